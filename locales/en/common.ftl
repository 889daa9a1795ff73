# Messages that belong to no game.

seat = Player { $number }
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
error-at-line = Line { $line }: { $problem }
error-in-action = Action { $number } ({ $seat }) is refused: { $problem }
