# What only the terminal says.

tui-word-help = help
tui-word-state = state
tui-word-list = list
tui-word-why = why
tui-word-log = log
tui-word-rules = rules
tui-word-table = table
tui-word-options = options
tui-word-say = say
tui-word-undo = undo
tui-word-quit = quit
tui-help = { $word ->
    [help] what you can type
    [state] what’s on the table and in your hand
    [list] everything you can do now
    [why] why something isn’t allowed
    [log] what has happened; a number after it says how many lines
    [rules] what the rules say about a word or a rule number, such as R2.1
    [table] who’s sitting here, who’s watching, and what you can do here
    [options] what’s being played; the host changes it, for example: options players=5
    [say] say something to everyone: a phrase by its number or its words
    [undo] take your last move back
   *[quit] leave; the match is kept
}
tui-help-answer = Answer with the number of a choice, its name, the start of its name or some words from it.
tui-many = { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
} Type some words from the one you want, or “list” to see them all.
tui-options-how = Type “options” and what you want to change, for example: options players=5
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
tui-not-over = This match isn’t over yet. Continue with: zashiki play --resume { $code }
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
    t: say something
    s: the table: who’s sitting here, who’s watching
    p: faster or slower; “No pauses” also turns off the short steps
    ?: this page
    q, Ctrl-C: leave; the match is kept
    The mouse works too.
tui-keys-wide = 1–9 card · Enter · i explain · l log · r rules · t talk · s table · p pace · u undo · ? keys · q leave
tui-keys-film = Arrows step · v seat · Home, End · i explain · l log · ? keys · q leave
tui-keys-film-list =
    Right, Space: a step on
    Left: a step back
    Page Down, Page Up: ten actions on or back
    Home, End: the beginning, the end
    v: another seat
    Tab: move
    i: what does this mean?
    l: log
    r: rules
    ?: this page
    q, Ctrl-C: leave
tui-signs = Signs
tui-signs-samurakva =
    { $turn } still has to choose
    { $back } has chosen, face down
    { $tick } the card you’ve chosen
    { $arrow } the row your card would go to
    x anyone who places a card here takes the row
    { $flower } artifacts
    The number at the bottom of a card: its penalty points.
tui-signs-samurai-sword =
    { $turn } whose turn it is
    { $full } resilience, { $empty } resilience lost
    { $flower } honour
    { $hand } cards in hand
    { $arrow } beside a player: how difficult they are to attack (“-” if harmless); on a weapon: its reach
    { $full } on a weapon: the wounds it deals
    +2: two more properties than there’s room for
tui-signs-yokai-septet =
    { $turn } beside a name: whose turn it is; on a card: it would take the trick
    { $tick } on the table: takes the trick so far; in your hand: to be passed
    { $star } a boss
    { $flower } passed to you
tui-signs-samurai-spirit =
    { $turn } whose turn it is
    { $full } a family is safe, { $empty } lost; beside a samurai: his wounds
    { $bar } his total, up to the Kiai value; “!” above it
    { $tick } defended against, { $dot } not yet
    { "[4]" } a raider in his combat line
tui-family = { $family ->
    [heal] healers
    [barricade] builders
   *[intruder] watchmen
}
tui-time-left = Time left: { $left }.
tui-stood-in = A bot is standing in for you. Type “{ $word } { $number }” to take your seat back.
tui-stood-in-key = A bot is standing in for you. Take your seat back: s, then { $key }.
tui-barricades = Barricades
tui-menu-keys = 1–9, arrows, Enter: choose · q: leave
tui-dealing = Dealing… Everyone’s client is showing its share.
tui-no-address = That isn’t the address of a table. It looks like https://server/t/code.
tui-no-server = That isn’t the address of a server. It looks like https://server or http://server:8080.
tui-unreachable = The server can’t be reached: { $host }
tui-step = After action { $number } of { $of }, seen by: { $who }. Arrows: step · v: another seat
tui-no-terminal = There’s no terminal here to draw on.
tui-small = The window is too small. It needs { $columns } columns and { $rows } rows.
tui-own-seats = Your samurai
tui-own-seats-help = How many of the seats you play yourself. Bots take the others.
tui-setup-keys = Arrows: choose and change · Enter: start · Esc: back · q: leave
tui-distrusted = The server can’t prove that it is { $host }: its certificate isn’t trusted. Nothing was sent.

# The command line of play, watch and replay.

cli-about = { $what ->
    [games] Lists the games with their seats and options
    [play] Sits down at a table in the terminal: against bots, saved as you play, or at a server’s table (docs/terminal.md)
    [watch] Watches a table on a server, in the terminal
    [replay] Tells the story of a recorded match
    [game] The game, by the name that `zashiki games` lists; or the link to a table on a server, or its code
    [link] The link to a table on a server, or its code
    [options] Match options, such as players=5 (`zashiki games` lists them)
    [plain] Only lines of text: for pipes, scripts and screen readers
    [resume] Go on with a saved match: the one with this code, or the newest
    [list] List the saved matches
    [record] Print the record of a finished match, for `zashiki replay` and `zashiki verify`
    [level] How well the bots play: random, novice, casual, solid or, in some games, master; by default novice
    [seats] How many seats you take, where a game lets one person play several; by default one
    [pause] How long bots pause before they move, in milliseconds; 0 switches short steps off too
    [colors] How many colours: none, 16, 256 or all; by default, as many as your terminal reports
    [theme] The background: dark or light; by default, whatever your terminal reports
    [ascii] Draw with ASCII characters only
    [server] The server that knows the table’s code: `https://host` or `http://host:port`
    [open] A server: `https://host` or `http://host:port`. On its own, shows the tables there; with a game, opens one; with a code, finds that one
    [clock] At a new table on a server: how long a decision may take, none, relaxed or fast; by default none
    [listed] Show the new table in the server’s list of open tables
    [talk] Let people write to each other at the new table
    [name] What the others call you
    [lang] The language: en, ru, pl or uk; by default, the one your system uses
    [data] Where your matches are kept; by default in your account’s data folder
    [file] The record of a match; `-` for standard input
    [until] Stop after this action and show the position
    [viewer] Who is told: all (everything), spectator, or the number of a player, counted from 1; by default all
    [steps] Draw the match and step through it: arrows move, v looks from another seat, q leaves
   *[help] Print help
}
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-unknown = There’s no option “{ $what }” here.
cli-value = { $what } can’t be “{ $value }”.
cli-missing = Something is missing: { $what }.
cli-conflict = “{ $what }” doesn’t go with the rest.
cli-other = That command doesn’t work like that.
cli-more = More: zashiki { $command } --help
cli-no-folder = Your account has no folder for data. Name one with --data FOLDER.
