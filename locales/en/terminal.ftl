# What only the terminal says.

tui-word-help = help
tui-word-state = state
tui-word-list = list
tui-word-why = why
tui-word-log = log
tui-word-rules = rules
tui-word-undo = undo
tui-word-quit = quit
tui-help = { $word ->
    [help] what you can type
    [state] what’s on the table and in your hand
    [list] everything you can do now
    [why] why something isn’t allowed
    [log] what has happened; a number after it says how many lines
    [rules] what the rules say about a word or a rule number, such as R2.1
    [undo] take your last move back
   *[quit] leave; the match is kept
}
tui-help-answer = Answer with the number of a choice, its name, the start of its name or some words from it.
tui-many = { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
} Type some words from the one you want, or “list” to see them all.
tui-several = Several choices fit:
tui-unknown = Nothing here is called “{ $answer }”. Type “help” to see what you can type.
tui-why-nothing = Nothing has been refused so far.
tui-why-open = You can do that now.
tui-rules-headings = Type “rules” and one of these headings, a word, or a rule number:
tui-rules-nothing = The rules say nothing about “{ $term }”.
tui-saved = The match is saved. Continue with: zashiki play --resume { $code }
tui-lost = The match can’t go on, because it can’t be saved. Everything you’ve seen so far is kept.
tui-healed = Saving was interrupted last time. The unfinished move was dropped; everything you had seen is still here.
tui-no-matches = You have no saved matches yet.
tui-none-running = You have no unfinished match to continue.
tui-kept = { $code }  { $game }  { $state ->
    [finished] finished
    [running] in progress
   *[broken] can’t be read
}  { $when }
tui-busy = This match is already open in another window.
tui-changed = The file of this match was changed at line { $line } and can’t be trusted: { $file }
tui-not-a-match = This file isn’t a saved match: { $file }
tui-no-file = { $file }: { $problem }
tui-keys = 1–9 card · Enter · i explain · l log · r rules · u undo · ? keys · q leave
tui-keys-list =
    1–9, 0, -, =: pick a card or a button
    Arrows, Tab: move
    Enter: use what’s selected
    Esc: cancel
    i: what does this mean?
    l: log
    r: rules
    u: take your last move back
    ?: this page
    q, Ctrl-C: leave; the match is kept
    The mouse works too.
tui-barricades = Barricades
tui-menu-keys = 1–9, arrows, Enter: choose · q: leave
tui-dealing = Dealing… Everyone’s client is showing its share.
tui-no-tls = This terminal can’t use https. Ask the host for an http address in your network, or play in the browser.
tui-no-address = That isn’t the address of a table. It looks like http://server:8080/t/code.
tui-unreachable = The server can’t be reached: { $host }
tui-step = After action { $number } of { $of }, seen by: { $who }. Arrows: step · v: another seat
