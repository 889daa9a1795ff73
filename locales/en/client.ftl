# What the pages around the tables say.

ui-language = Language
ui-theme = Theme: { $now ->
    [light] light
    [dark] dark
   *[auto] match device
}
ui-tempo = Pace
ui-tempo-is = { $pace ->
    [calm] Calm pace
    [quick] Quick pace
    [instant] No pauses
   *[normal] Normal pace
}
ui-comfort = Sound and pace
ui-waits = Wait for me between turns
ui-sounds = Sounds
ui-sounds-of = Which sounds
ui-sounds-kind = { $kind ->
    [fights] Fights
    [my-turn] My turn
    [results] The end of a match
   *[cards] Cards
}
ui-volume = Volume
ui-shakes = Vibrate on my turn
ui-go-on = Continue
ui-round-over = The round is over
ui-round-number = Round { $round } is over
ui-round-points = This round
ui-round-total = Total
ui-lost = There’s no page at this address.
ui-home = Back to the games
ui-welcome = Sit down and play
ui-welcome-more = Four Japanese-themed card games to play with friends – just send a link – or against bots that never cheat. No account, nothing to install.
ui-games = The games
ui-your-name = Your name
ui-your-name-hint = what your friends call you
ui-guest = Guest { $number }
ui-play-now = Play now against bots
ui-whoever = Play with anyone who joins
ui-new-table = New table
ui-rules = Rules
ui-join = Join a table
ui-code = Table code
ui-join-go = Join
ui-no-code = That isn’t a table code. Codes have ten letters and digits.
ui-open-tables = Open tables
ui-no-tables = There are no open tables right now. Open one yourself and tick “Show in the list of open tables”.
ui-seats-free = { $free ->
    [0] full
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
ui-my-matches = My matches
ui-no-matches = Your finished matches will be kept here.
ui-connecting = Connecting…
ui-wire-live = connected
ui-wire-waits = reconnecting…
ui-wire-lost = not connected
ui-who = Who’s playing
ui-who-friends = friends, by link
ui-who-bots = bots, at once
ui-who-friends-help = You get a link to send; bots can take the seats left over.
ui-who-bots-help = The match starts at once.
ui-more-options = More options
ui-pace = Time for each decision
ui-pace-help = When the time runs out, a bot makes that one decision for you.
ui-pace-none = no limit
ui-pace-relaxed = three minutes
ui-pace-fast = thirty seconds
ui-level = Bots
ui-level-help = How strong the bots are that fill empty seats or stand in for anyone who leaves.
level-master = master bot
level-solid = strong bot
level-casual = casual bot
level-novice = beginner bot
level-random = random bot
ui-bot-name = Bot { $number }
ui-listed = Show in the list of open tables
ui-listed-help = If you don’t, only people with the link can find it.
ui-open-table = Open the table
ui-invite = Invite friends
ui-invite-more = Send your friends this link. Anyone who opens it can sit down or watch.
ui-copy = Copy
ui-copied = Link copied.
ui-seats = Seats
ui-place = Seat { $number }
ui-free = free
ui-sit = Sit here
ui-stand = Stand up
ui-add-bot = Add a bot
ui-remove = Remove
ui-kick = Remove player
ui-ready = I’m ready
ui-not-ready = Wait, I’m not ready
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-away = away
ui-fill = Fill with bots
ui-start = Start
ui-meet = If nobody else comes, bots take the free seats. The match begins in { $left }.
ui-meet-soon = If nobody else comes, bots will soon take the free seats and the match will begin.
ui-meet-longer = Wait longer
ui-host-hint = You’re the host. Wait for friends or fill the free seats with bots, and start when everyone’s ready.
ui-guest-hint = Take a free seat and say when you’re ready. The host starts the match.
ui-options = Match options
ui-fair = Everyone at the table, and the server too, locks in a share of the deal, so nobody can rig it. The server’s promise:
ui-your-choice = Your choice
ui-waiting-for = { $you ->
    [who] Waiting for you.
   *[other] { $count ->
        [1] Waiting for { $who }.
       *[other] Still waiting for { $who }.
    }
}
ui-yes = Yes, go ahead
ui-no = No
ui-log = Log
ui-over = The match is over
ui-rematch = Play again
ui-replay = Watch the replay
ui-title-turn = Your turn – Zashiki
ui-bell = Notify me when it’s my turn
ui-see-rule = See the rule
ui-no-replay = This record can’t be replayed here.
ui-back = Step back
ui-forward = Step forward
ui-position = Point in the match
ui-seen-by = Seen by
ui-public = Spectator
ui-record = Download the record
ui-fair-yes = the deal is verified: everyone had locked in their share before any was shown, and yours is part of it
ui-fair-weak = the deal keeps the server’s promise and contains your share, but this older kind of promise let the server add shares of its own
ui-fair-elsewhere = the file is sound, but this browser had no share in the deal; perhaps you played on another device
ui-fair-aborted = { $count ->
    [one] dealing had to be restarted once
   *[other] dealing had to be restarted { $count } times
}
ui-verify-yourself = Check it without this page
ui-dealing = Dealing… Everyone’s browser is showing its share.
ui-fair-no = the deal FAILED the check
ui-fair-consistent = the file is sound, but this browser didn’t note the seal before the match
ui-fair-unknown = no proof of the deal
ui-close = Close
ui-tools = Tools
ui-keys = Keyboard
ui-keys-list = 1–9, 0, -: pick a card · arrows: move · Enter: confirm · i: explain · Esc: cancel · L: log · ?: rules · M: sound
ui-undo = Take back
ui-undo-rule = Take your last move back. Against bots: only until you see something that was hidden.
ui-undo-wish = { $name } would like to take back the last move.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-is-away = { $name } is away.
ui-bot-plays = { $name } is away, and a bot is standing in.
ui-return = Take my seat back
ui-take-over = Let a bot stand in
ui-share = Share
ui-qr = Scan this with a phone to join
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
ui-unlock = Unlock the table
ui-barred = can’t sit here
ui-allow = Let them sit again
ui-dealing-again = Dealing the next match…
ui-other-options = Other options
ui-again-waits = { $count ->
    [1] You’re in. Now it’s up to { $who }.
   *[other] You’re in. Still waiting for { $who }.
}
ui-again-wanted = { $who } { $count ->
    [1] is
   *[other] are
} up for another match.
ui-wire-offline = offline
ui-wire-sends = sending…
ui-wire-here = on this device
ui-wire-unkept = not kept
ui-wire-elsewhere = open in another tab
ui-here = on this device
ui-play-here = On this device
ui-here-instead = No connection, so this match is being played on this device.
ui-here-unkept = This browser can’t keep the match. You can play on, but it will be gone when this tab is closed or reloaded.
ui-here-elsewhere = This table is open in another tab of this browser. Close it there, and it opens here.
ui-new-release = You’re on the latest version now.
ui-cut = No connection to the server. Matches against bots, lessons, the rules and everything you’ve played on this device still work.
ui-open-record = Open a record file
ui-no-record = There’s no record of a match in this file.
ui-from-file = from a file
ui-hand-on = Hand the device to { $name }
ui-i-am = I’m { $name }
ui-who-here = with bots, on this device
ui-who-here-help = No connection is needed, and the match stays on this device.
ui-no-table = Tables where nobody has played for a long time are cleared away. You can open a new one.
ui-asked-again = The host changed the options. If that’s fine with you, press “I’m ready” again.
ui-time-up = Time ran out, so a bot made that decision for you.
ui-name-first = What should the others call you?
ui-name-save = Save name
ui-name-ideas = Fox, Crane, Badger, Heron, Otter, Carp, Owl, Hare
ui-running = Your matches in progress
ui-turn-mine = your turn
ui-turn-others = waiting for others
ui-opponents = { $level ->
    [novice] { $first ->
        [yes] Beginner bots for your first match.
       *[no] With beginner bots.
    }
   *[solid] With strong bots.
}
ui-opponents-other = { $level ->
    [novice] Choose strong ones
   *[solid] Choose beginners
}
ui-lessons = Lessons
ui-lesson-next = Next
ui-lesson-back = Read the previous line again
ui-lesson-finish = Finish
ui-lesson-skip = Skip the lesson
ui-lesson-count = Step { $number } of { $of }
ui-lesson-early = Read on first, then it’s your move.
ui-lesson-done = Well done!
ui-lesson-left = What next?
ui-lesson-to = Next lesson: { $title }
ui-lesson-match = Play a match against beginner bots
ui-lesson-again = Play this lesson again
ui-lesson-minutes = { $minutes } min
ui-lesson-ticked = done
ui-lesson-you = You
ui-lesson-first = First time?
ui-lesson-no = No, thanks
ui-result = { $how ->
    [won] won
    [lost] lost
   *[place] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $of }
}
ui-recap-course = How it went
ui-recap-deciding = What decided it
ui-recap-good = Your best moments
ui-recap-rounds = Round by round
ui-play = Play
ui-pause = Pause
ui-speed = Speed
ui-jump = Jump to
ui-open-hands = All hands open
ui-hands = Hands
ui-copy-moment = Copy a link to this moment
ui-more-controls = More controls
ui-proof = The deal and the record
ui-more-ways = More ways to play

# What people say to each other, and their seals.

talk-open = Say something
talk-phrase = { $phrase ->
   *[good_luck] Good luck!
    [well_played] Well played!
    [thanks] Thanks!
    [sorry] Sorry!
    [oops] Oops…
    [thinking] Let me think…
    [hurry] Hurry up, please
    [good_game] Good game!
    [clap] Bravo!
    [laugh] Ha-ha!
    [wow] Wow!
    [sigh] Oh dear…
}
talk-line = { $name }: { $words }
talk-write = Write a line
talk-send = Send
talk-watch = You’re watching. Only players can speak.
talk-mute = { $whom ->
    [all] { $now ->
        [muted] Unmute everyone
       *[heard] Mute everyone
    }
   *[person] { $now ->
        [muted] Unmute { $name }
       *[heard] Mute { $name }
    }
}
ui-watching = { $me ->
    [yes] { $count ->
        [one] You’re watching
       *[other] { $count } watching, including you
    }
   *[no] { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
}
ui-seal = Your seal
ui-seal-picture = { $number ->
   *[0] crane
    [1] wave
    [2] blossom
    [3] fan
    [4] mountain
    [5] maple
    [6] carp
    [7] lantern
}
ui-seal-colour = { $number ->
   *[0] vermilion
    [1] indigo
    [2] pine green
    [3] ochre
    [4] plum
    [5] teal
    [6] crimson
    [7] ink
}
ui-talk = Let people write to each other
ui-talk-help = Short lines of text. Everyone can use ready-made phrases in any case.

# Bots: their names, and how each plays.

bot-name = { $face ->
   *[0] Sōta
    [1] Hana
    [2] Ren
    [3] Yuki
    [4] Aoi
    [5] Kenta
    [6] Mei
    [7] Riku
    [8] Haru
    [9] Nao
    [10] Emi
    [11] Taro
}
bot-namesake = { $name } (bot)
bot-word = bot
bot-temper = { $level ->
    [novice] { $face ->
       *[0] plays the first card that catches the eye
        [1] hurries, and learns from every mistake
        [2] trusts luck more than the cards
        [3] saves the best card for later – sometimes until it’s too late
    }
    [casual] { $face ->
       *[0] enjoys the game and sometimes misses a thing or two
        [1] knows the game, but doesn’t always look twice
        [2] plays well until something else comes to mind
        [3] thinks hard about every other move
    }
    [solid] { $face ->
       *[0] weighs every card before letting it go
        [1] keeps an eye on everything that’s played
        [2] waits patiently for your mistake
        [3] never takes a risk without a reason
    }
    [master] { $face ->
       *[0] thinks everything through to the very end
        [1] is good at guessing what you’re up to
        [2] lets no card go without a plan
        [3] makes hard decisions look easy
    }
   *[random] { $face ->
       *[0] lets chance decide
        [1] picks with eyes closed
        [2] plays whatever comes to hand
        [3] follows no plan at all
    }
}
bot-manner = { $level }: { $temper }
bot-about = { $name }, { $manner }

# The page about one’s devices and data, fetched when it is opened.

me-who = On this device you’re { $name }.
me-nobody = You’re new here: nothing is stored about you yet.
me-code = Another device
me-code-help = With a code you’re the same guest on another device – or here again, if this browser ever forgets you. Anyone who has the code can be you, so keep it to yourself.
me-code-get = Get a code
me-code-yours = Your code
me-code-once = Write it down now: you’ll see it only once. You can use it as often as you like, and any earlier code stops working.
me-code-copied = Code copied.
me-code-drop = Cancel my code
me-code-gone = Your code no longer works.
me-enter = I have a code
me-enter-help = You’ll become the guest it belongs to, with their name and matches, instead of the guest you are here now.
me-enter-go = Continue as that guest
me-leave = This device
me-leave-help = Once you sign out, this browser no longer knows you. Only a code brings you back to your name and your matches.
me-leave-go = Sign out on this device
me-leave-sure = Without a code you can’t come back as the same guest.
me-data = What we store about you
me-data-help = Your name, your sign-ins, and the tables and matches you took part in. You can look at all of it, and have it deleted.
me-data-get = Download it
me-delete = Delete everything about me
me-delete-sure = Your name, sign-ins and list of matches will be gone for good, on all your devices. In matches with others your seat will read “Former guest”. You can’t undo this.
me-here = What’s on this device
me-here-help = Matches you’ve begun or finished on this device, and records you’ve kept here. They’re in this browser and nowhere else.
me-here-delete = Delete it from this device
me-here-sure = All of these matches will be gone for good, including those still being played. You can’t undo this.
me-here-gone = Deleted: there are no matches on this device any more.
me-cancel = Cancel
me-record-keep = Keep on this device
me-record-is-kept = among your matches
me-record-kept = Kept: the match is among your matches on the first page.
me-record-unkept = This browser can’t keep the match.
me-alone = Four Japanese-themed card games, played right on this device: against bots that never cheat, or passing it around. No account, nothing to install.
me-around = Who plays on this device
me-around-help = Names are optional. You pass the device around, and nobody sees anyone else’s cards. Bots take the other seats.
me-around-add = Add a player
me-around-remove = Remove { $name }
