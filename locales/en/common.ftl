# Messages that belong to no game.

seat = Player { $number }
former-guest = Former guest
nothing = —
score = { $who }: { $score }
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-cards-taken = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

config-line = { $label }: { $value }
config-players = Players
help-config-players = How many sit at the table.
config-value-true = yes
config-value-false = no

## Outcomes

outcome-individual = { $winners } { $count ->
    [one] wins
   *[other] win
}. Final score: { $scores }.
outcome-teams = Victory: { $winners }. Final score: { $scores }.
outcome-teams-without-score = Victory: { $winners }.
outcome-won = Won together: { n-points }.
outcome-lost = Lost together.

## A game without words of its own

plain-kind = New here: its table shows plainly what you can see.
plain-facts = { $fewest }–{ $most } players
plain-ask = It is your turn. What do you do?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = { $members }
plain-face-down = face down

## A match retold

story-players = Players: { $players }.
story-player = { $seat } ({ $title })
story-stopped = Stopped after action { $number } of { $actions }.
story-unfinished = The match is not finished.

## What is refused, whatever the game

error-match_over = The match has ended.
error-no_such_seat = There is no such seat at this table.
error-not_to_act = There is nothing for you to decide now.
error-unknown_game = There is no game of this name.
error-bad_config = The settings are not valid.
error-bad_deal = The explicit position is not valid.
error-not_an_action = The text is no action of this game.
error-field_unknown = { $field }: there is no such field.
error-field_repeated = { $field }: given more than once.
error-field_missing = { $field }: must be given.
error-field_not_in_range = { $field }: “{ $found }” is not a whole number from { $min } to { $max }.
error-field_not_one_of = { $field }: “{ $found }” is none of: { $allowed }.
error-field_malformed = { $field }: “{ $found }” does not have the right form.
error-field_conflict = { $field }: does not go together with the other values.
error-field_more = { $field }: { $count ->
    [one] { $count } more problem
   *[other] { $count } more problems
}, counting other fields.
error-record_header = This is no record, or its text format is not known here.
error-record_expected = Another line is due here.
error-record_other_game = This is a record of another game.
error-record_rules_version = The record was made under rules that are not replayed here.
error-record_config = The settings in the record are not valid.
error-record_seed = A seed is 64 lower-case hexadecimal digits.
error-record_deal = The explicit deal in the record is not valid.
error-record_seat = The line does not start with a seat of this table.
error-record_action = The text is no action of this game.
error-record_outcome = The outcome cannot be read.
error-record_after_outcome = Nothing may follow the outcome.
error-replay_deal = The explicit deal is no position of this game.
error-replay_illegal = An action in the record is refused.
error-replay_outcome = The match ends otherwise than the record says.
error-bad_message = The message cannot be understood.
error-too_large = The message is too large.
error-hello_first = The connection did not begin properly.
error-other_version = This page is out of date: please load it again.
error-too_fast = Too many requests at once: wait a moment.
error-bad_origin = This page may not connect to the server.
error-no_session = The server does not know you yet: give your name first.
error-bad_name = A name has 1 to 24 visible characters, with no more than three marks on a letter.
error-bad_code = Nobody has this sign-in code. It may have been replaced by a newer one.
error-unknown_table = There is no such table.
error-unknown_match = There is no such match.
error-not_found = There is nothing at this address.
error-bad_method = This address is not used in this way.
error-upgrade_required = This address takes WebSocket connections only.
error-bad_body = The request cannot be understood.
error-too_slow = The connection was too slow and has been closed.
error-busy = The server is full for the moment.
error-restarting = The server is restarting and will be back soon.
error-not_saved = This could not be saved, so nothing has changed.
error-outcome_unknown = The server could not save this in time. Whether it counts will be clear once the connection is back.
error-not_saving = The server cannot save anything right now. Play goes on as soon as it can; nothing saved is lost.
error-table_broken = This table’s record is damaged, so it cannot be opened. Please set up a new table.
error-still_playing = The record can be had once the match is over.
error-unknown_level = There are no bots of this level.
error-seat_taken = This seat is taken.
error-seat_free = Nobody sits there.
error-kicked = The host has sent you away: you can watch, but not sit down at this table.
error-table_locked = The host has locked the table: nobody else can sit down.
error-not_kicked = This person was not sent away.
error-one_seat_each = In this game everybody has one seat only.
error-not_your_seat = This is not your seat.
error-not_seated = Take a seat first.
error-not_host = Only the host may do this.
error-already_started = The match has started already.
error-dealing = The cards are being dealt; nothing can be changed for the moment.
error-not_dealing = No deal is waiting for shares.
error-other_share = This is not the share that you are bound to.
error-not_playing = No match is being played.
error-not_finished = The match is not over yet.
error-not_all_ready = Not everybody is ready, or a seat is free.
error-nobody_seated = Somebody has to play besides the bots.
error-stale_choice = This decision is over; look at the table again.
error-bot_plays = A bot plays for you: take your seat back first.
error-not_away = The player of this seat is here.
error-away_too_short = This player has only just gone: give them half a minute.
error-nothing_to_undo = There is nothing to take back.
error-change_instead = You can still change your choice: just choose again.
error-undo_open = Somebody has already asked to take a move back.
error-undo_denied = Somebody said no. You can ask again once something has happened.
error-stand_in_plays = A bot is playing for somebody who would have to agree. Wait until they are back.
error-undo_too_far = A bot has taken over a seat since then, so this can no longer be taken back.
error-no_undo_open = Nobody has asked to take a move back.
error-already_answered = You have answered already.
error-deal_line = A line of the deal is missing or has another form.
error-deal_other_text = The deal is not written as it is hashed.
error-deal_no_record = No record follows the deal.
error-deal_other_secret = The server's secret is not the one that it had promised.
error-deal_other_share = Your share is not part of the deal.
error-deal_no_seat = A share belongs to a seat that the game does not have.
error-deal_not_opened = The shares are not those that everybody was bound to.
error-deal_other_seal = The deal is not the one that was sealed before the shares were shown.
error-deal_not_sealed = The deal is of the older kind, which was not sealed.
error-deal_other_seats = Other seats have a share in the deal than those of the people at the table.
error-deal_other_match = The deal belongs to another match than the record.
error-deal_arranged = The record starts from an arranged position.
error-deal_other_seed = The cards were not dealt as everybody had agreed.
error-at-line = Line { $line }: { $problem }
error-in-action = Action { $number } ({ $seat }) is refused: { $problem }
