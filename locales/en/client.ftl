# What the pages around the tables say.

ui-language = Language
ui-theme = Light or dark: { $now ->
    [light] light
    [dark] dark
   *[auto] as the device
}
ui-motion = How cards move: { $now ->
    [slow] slowly
    [off] not at all
   *[normal] as usual
}
ui-sound = Sound: { $now ->
    [on] on
   *[off] off
}
ui-lost = There is no page at this address.
ui-home = To the games
ui-welcome = Sit down and play
ui-welcome-more = Four Japanese-themed card games, with friends by a link and with honest bots. No account, nothing to install.
ui-games = The games
ui-your-name = Your name
ui-your-name-hint = as friends know you
ui-guest = Guest { $number }
ui-play-now = Play now against bots
ui-new-table = New table
ui-rules = Rules
ui-join = Join a table
ui-code = Code of the table
ui-join-go = Join
ui-no-code = That is no code of a table: it has ten letters and digits.
ui-open-tables = Open tables
ui-no-tables = No open tables just now. Open one and tick “show in the list”.
ui-seats-free = { $free ->
    [0] full
    [one] { $free } seat of { $seats } free
   *[other] { $free } seats of { $seats } free
}
ui-my-matches = My matches
ui-no-matches = Finished matches are kept here.
ui-connecting = Connecting…
ui-wire-live = connected
ui-wire-waits = reconnecting…
ui-wire-lost = not connected
ui-pace = Time for a decision
ui-pace-help = When it is over, a bot makes that one decision.
ui-pace-none = no limit
ui-pace-relaxed = three minutes
ui-pace-fast = thirty seconds
ui-level = Bots
ui-level-help = How well bots play that fill seats or play for somebody who is gone.
level-solid = solid bot
level-novice = novice bot
level-random = random bot
ui-bot-name = Bot { $number }
ui-listed = Show in the list of open tables
ui-listed-help = Otherwise only people with the link find it.
ui-open-table = Open the table
ui-invite = Invitation
ui-invite-more = Send this link to your friends. Whoever opens it can sit down or watch.
ui-copy = Copy
ui-copied = The link is copied.
ui-seats = Seats
ui-place = Seat { $number }
ui-free = free
ui-sit = Sit here
ui-stand = Stand up
ui-add-bot = Add a bot
ui-remove = Remove
ui-kick = Send away
ui-ready = I am ready
ui-not-ready = Not ready after all
ui-is-ready = ready
ui-is-not-ready = not ready
ui-away = away
ui-fill = Fill with bots
ui-start = Start
ui-host-hint = You are the host. Fill the free seats with bots or wait for friends; start when everybody is ready.
ui-guest-hint = Take a free seat and say that you are ready. The host starts.
ui-options = Options
ui-fair = Everybody at the table and the server each bind themselves to a part of the deal, so nobody can choose the cards. The server's promise:
ui-your-choice = Your choice
ui-waiting-for = Waiting for { $who }.
ui-yes = Yes, do it
ui-no = No
ui-log = What happened
ui-over = The match is over
ui-rematch = Play again
ui-replay = Watch the replay
ui-title-turn = Your turn – Zashiki
ui-rules-own-words = The rules in our own words.
ui-no-replay = This record cannot be replayed here.
ui-back = One step back
ui-forward = One step forward
ui-position = Moment of the match
ui-seen-by = Seen by
ui-public = Somebody who watches
ui-record = Download the record
ui-fair-yes = the deal is verified: everybody was bound before any share was known, and yours is part of it
ui-fair-weak = the deal keeps the server's promise and holds your share, but this older kind of promise let the server add shares of its own
ui-fair-elsewhere = the file is sound, but this browser gave no share to this deal; another device of yours did, or nobody who is you
ui-fair-aborted =
    { $count ->
        [one] dealing was given up once before
       *[other] dealing was given up { $count } times before
    }
ui-verify-yourself = Check it without this page
ui-dealing = Dealing … everybody's browser shows its part.
ui-fair-no = the deal does NOT verify
ui-fair-consistent = the file is sound; this browser noted no seal before the match
ui-fair-unknown = no proof of the deal
ui-close = Close
ui-tools = Tools
ui-keys = Keys
ui-keys-list = 1–9, 0, -: pick a card · arrows: move · Enter: do it · i: what is this? · Esc: let go · L: what happened · ?: rules · M: sound
ui-undo = Take back
ui-undo-wish = { $name } would like to take the last action back.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-is-away = { $name } is away.
ui-bot-plays = { $name } is away; a bot plays meanwhile.
ui-return = Take my seat back
ui-take-over = Let a bot play
ui-share = Share
ui-qr = The invitation as a picture for a phone’s camera
ui-more = Show more
ui-settings = Settings
ui-choose-names = Choose which ones
ui-change-options = Change the options
ui-apply = Apply
ui-replay-title = Replay
ui-table = Table
ui-me = Your devices and data
ui-locked = table locked
ui-lock = Lock the table
ui-unlock = Open it again
ui-barred = may not sit here
ui-allow = Let them sit again

# The page about one's devices and data, fetched when it is opened.

me-who = On this device you are { $name }.
me-nobody = You are new here: nothing is stored about you yet.
me-code = Another device
me-code-help = With a code you are the same guest on another device, or here again if this browser ever forgets you. Whoever has the code can be you, so keep it to yourself.
me-code-get = Get a code
me-code-yours = Your code
me-code-once = Write it down now: it is shown only once. It works as often as you need it, and any earlier code no longer does.
me-code-copied = The code is copied.
me-code-drop = Cancel my code
me-code-gone = Your code no longer works.
me-enter = I have a code
me-enter-help = You become the guest it belongs to, with their name and matches, instead of whoever you are here now.
me-enter-go = Continue as that guest
me-leave = This device
me-leave-help = After signing out this browser no longer knows you. Only a code brings you back to your name and your matches.
me-leave-go = Sign out on this device
me-leave-sure = If you have no code, you cannot come back as the same guest.
me-data = What is stored about you
me-data-help = Your name, your sign-ins, and the tables and matches you took part in. You can look at all of it, and have it deleted.
me-data-get = Download it
me-delete = Delete everything about me
me-delete-sure = Your name, sign-ins and list of matches go for good, on all your devices. In matches with others your seat will read “Former guest”. This cannot be undone.
me-cancel = Cancel
