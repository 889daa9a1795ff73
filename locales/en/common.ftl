# Messages that belong to no game.

seat = Player { $number }
seat-nouns = { "" }
former-guest = Former guest
nothing = –
list-last = { $before } and { $last }
by-rule = { $why } ({ $rule })
score = { $you ->
    [who] you
   *[other] { $who }
}: { $score }
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-cards-taken = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

config-line = { $label }: { $value }
config-players = Players
help-config-players = How many people or bots sit at the table.
config-value-true = yes
config-value-false = no

## Outcomes

outcome-individual = { $you ->
    [winners] { $count ->
        [one] You win!
       *[other] You share the win: { $winners }.
    }
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }.
} Final score – { $scores }.
outcome-teams = { $you ->
    [winners] Your side wins: { $winners }.
   *[other] Victory goes to { $winners }.
} Final score – { $scores }.
outcome-teams-without-score = { $you ->
    [winners] Your side wins: { $winners }.
   *[other] Victory goes to { $winners }.
}
outcome-won = You’ve won together, with { n-points }!
outcome-lost = You’ve lost together.
verdict-won = You won by { $by } and came first of { $of }.
verdict-won-level = The scores were level, but you came first of { $of }.
verdict-shared = You share first place with { $others }.
verdict-lost = { $winners } { $count ->
    [1] wins
   *[other] win
}. You lost by { $by } and came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
} of { $of }.
verdict-lost-level = { $winners } { $count ->
    [1] wins
   *[other] win
}. Your score was just as good, but you came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
} of { $of }.
verdict-team-won = Your side won { $own }–{ $other }: { $team }.
verdict-team-lost = Your side lost { $own }–{ $other }. Victory goes to { $team }.
verdict-team-won-level = Your side won: { $team }.
verdict-team-lost-level = Your side lost. Victory goes to { $team }.
recap-who = { $you ->
    [who] You
   *[other] { $who }
}
recap-round = Round { $round }
recap-start = The start

## A game without words of its own

plain-kind = New here, so its table is still plain: it simply lists what you can see.
plain-facts = { $fewest }–{ $most } players
plain-ask = Your turn. What will you do?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = { $members }
plain-face-down = face down

## A match retold

story-players = Players: { $players }.
story-player = { $seat } ({ $title })
story-stopped = Stopped after action { $number } of { $actions }.
story-unfinished = The match isn’t finished.
verify-record = { $game }: { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. { $end }
verify-deal = { $proof ->
    [sealed-share] The deal was sealed before your share was shown, and your share is part of it
    [sealed] The deal is the one that was sealed
    [promised-share] The deal was promised beforehand and contains your share
    [promised] The deal was promised beforehand
    [share] The deal contains your share
   *[consistent] The deal is sound
} (match { $match }, { $form ->
    [open] of the older kind, to which the server could have added shares
   *[sealed] attempt { $attempt }
}; shares from: { $seats }).

## What is refused, whatever the game

error-match_over = The match is already over.
error-no_such_seat = There’s no such seat at this table.
error-not_to_act = There’s nothing for you to decide right now.
error-unknown_game = There’s no game by that name.
error-bad_config = These options don’t work together. Change them and try again.
error-bad_deal = The match can’t start from this position.
error-not_an_action = That isn’t an action in this game.
error-field_unknown = { $field }: there’s no such field.
error-field_repeated = { $field }: given more than once.
error-field_missing = { $field }: please fill this in.
error-field_not_in_range = { $field }: “{ $found }” isn’t a whole number from { $min } to { $max }.
error-field_not_one_of = { $field }: “{ $found }” isn’t one of these: { $allowed }.
error-field_malformed = { $field }: “{ $found }” isn’t written the right way.
error-field_conflict = { $field }: doesn’t go with the other options.
conflict-in-position = { $field }: this doesn’t fit the rest of the position.
error-field_more = { $field }: { $count ->
    [one] { $count } more problem
   *[other] { $count } more problems
}, counting other fields.
error-record_header = This isn’t a match record, or it’s in a format we don’t know.
error-record_expected = This isn’t the line that belongs here.
error-record_other_game = This is the record of a different game.
error-record_rules_version = This record was made under rules that can’t be replayed here.
error-record_config = The options in the record aren’t valid.
error-record_seed = A seed has 64 lower-case hexadecimal digits.
error-record_deal = The deal in the record isn’t valid.
error-record_seat = This line doesn’t start with a seat at this table.
error-record_action = That isn’t an action in this game.
error-record_outcome = The outcome can’t be read.
error-record_after_outcome = Nothing can come after the outcome.
error-replay_deal = The deal in the record isn’t possible in this game.
error-replay_illegal = The record contains an action the rules don’t allow.
error-replay_outcome = The match doesn’t end the way the record says.
error-unreachable = The server can’t be reached. Check your connection and try again.
failure-too_large = That’s too long: { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
} at most.
failure-too_fast = That was a bit too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
failure-unknown_game = There’s no game called “{ $game }” here.
failure-unknown_level = There are no bots of the level “{ $level }”.
failure-not_all_ready = Not ready yet: { $seats }. Wait for them, or fill free seats with bots.
failure-not_away = { $seat } is here.
failure-away_too_short = { $seat } has only just left. You can call a bot in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
failure-stand_in_plays = A bot is standing in for { $seats }, who’d have to agree. Wait until they’re back.
failure-undo_too_far = Since then a bot has taken over for { $seats }, so you can’t take this back any more.
error-bad_message = The server didn’t understand that. Please reload the page.
error-too_large = That message is too long.
error-hello_first = The connection didn’t start properly. Please reload the page.
error-other_version = This page is out of date. Please reload it.
error-too_fast = That was a bit too fast. Wait a moment and try again.
error-bad_origin = This page isn’t allowed to connect to the server.
error-no_session = The server doesn’t know you yet. Enter your name first.
error-bad_name = A name has 1 to 24 visible characters, with no more than three accents on a letter.
error-bad_code = Nobody has this sign-in code. You may have replaced it with a newer one.
error-unknown_table = There’s no such table.
error-unknown_match = There’s no such match.
error-not_found = There’s nothing at this address.
error-bad_method = This address doesn’t work that way.
error-upgrade_required = This address is for WebSocket connections only.
error-bad_body = The server didn’t understand that request.
error-too_slow = Your connection was too slow and has been closed.
error-busy = The server is full right now. Try again in a little while.
error-restarting = The server is restarting and will be back soon.
error-not_saved = That couldn’t be saved, so nothing has changed. Try again.
error-outcome_unknown = The server couldn’t save that in time. You’ll see whether it counts once you’re connected again.
error-not_saving = The server can’t save anything right now. The match goes on as soon as it can; nothing saved is lost.
error-table_moves = The table is moving to another server. It goes on in a moment, and nothing is lost.
error-table_unreachable = The server can’t reach this table right now and keeps trying. Nothing saved is lost.
error-table_broken = This table’s record is damaged, so it can’t be opened. Please open a new table.
error-still_playing = You can download the record once the match is over.
error-unknown_level = There are no bots of that level.
error-seat_taken = Someone’s already sitting there. Choose another seat.
error-seat_free = There’s nobody in that seat.
error-kicked = The host has removed you from this table. You can watch, but you can’t sit down.
error-table_locked = The host has locked the table, so nobody else can sit down.
error-not_kicked = That person hasn’t been removed.
error-one_seat_each = In this game everyone has just one seat.
error-not_your_seat = That isn’t your seat.
error-not_seated = Take a seat first.
error-not_host = Only the host can do that.
error-already_started = The match has already started.
error-dealing = The cards are being dealt. You can’t change anything for a moment.
error-not_dealing = No deal is waiting for shares right now.
error-other_share = That isn’t the share you locked in.
error-not_playing = No match is being played.
error-not_finished = The match isn’t over yet.
error-not_all_ready = Someone isn’t ready yet, or there’s a free seat. Wait for them, or fill the seat with a bot.
error-nobody_seated = At least one person has to take a seat.
error-stale_choice = That’s already been decided. Take another look at the table.
error-bot_plays = A bot is playing for you. Press “Take my seat back” first.
error-not_away = That player is here.
error-away_too_short = That player has only just left. Give them half a minute.
error-nothing_to_undo = There’s nothing to take back.
error-change_instead = You can still change your choice: just choose again.
error-undo_open = Someone has already asked to take a move back. Answer that first.
error-undo_denied = Someone said no. You can ask again once something has happened.
error-stand_in_plays = A bot is standing in for someone who’d have to agree. Wait until they’re back.
error-undo_too_far = A bot has taken over a seat since then, so you can’t take this back any more.
error-undo_seen = You’ve seen hidden cards since then. Against bots, you can only take a move back before that.
error-no_free_text = You can’t write at this table, only use the ready-made phrases.
error-bad_text = That can’t be sent. Up to 120 characters on one line, none of them hidden.
error-no_undo_open = Nobody has asked to take a move back.
error-already_answered = You’ve already answered.
error-deal_line = A line of the deal is missing or looks wrong.
error-deal_other_text = The deal isn’t written the way it was hashed.
error-deal_no_record = There’s no record after the deal.
error-deal_other_secret = The server’s secret isn’t the one it promised.
error-deal_other_share = Your share isn’t part of the deal.
error-deal_no_seat = A share belongs to a seat this game doesn’t have.
error-deal_not_opened = The shares aren’t the ones everyone locked in.
error-deal_other_seal = The deal isn’t the one that was sealed before the shares were shown.
error-deal_not_sealed = The deal is of the older kind, which wasn’t sealed.
error-deal_other_seats = The seats with a share in the deal aren’t those of the people at the table.
error-deal_other_match = The deal and the record belong to different matches.
error-deal_arranged = The record starts from an arranged position.
error-deal_other_seed = The cards weren’t dealt the way everyone had agreed.
error-at-line = Line { $line }: { $problem }
error-in-action = Action { $number } ({ $seat }) isn’t allowed: { $problem }
