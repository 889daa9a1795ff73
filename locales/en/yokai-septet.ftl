# Yokai Septet.

game = Yokai Septet

## Events

event-round-started = Round { $round } is dealt.
event-round-started-turned-up = Round { $round } is dealt. { $card } is turned up: { $suit } is trump.
event-dealt = { $seat } is dealt { $cards }.
event-laid-out = { $seat } has these open cards: { $cards }.
event-passed = { $seat } has chosen cards to pass on.
event-passed-cards = { $seat } passes on { $cards }.
event-passes-exchanged = The passed cards change hands.
event-received = { $seat } receives from { $from }: { $cards }.
event-showed-lead-card = { $seat } shows { $card } and leads.
event-discarded = { $seat } has discarded a card.
event-discarded-card = { $seat } discards { $card }.
event-swapped = { $seat } swaps the boss { $boss } with covered card { $place }: { $card } turns up.
event-kept-bosses = { $seat } leaves the open bosses where they are.
event-trump-set = The first card led makes { $suit } trump.
event-played = { $seat } plays { $card }.
event-trick-taken = { $seat } takes the trick.
event-trick-taken-bosses = { $seat } takes the trick and captures { $count ->
    [one] the boss
   *[other] the bosses
} { $bosses }.
event-freed = { $seat }: covered card { $place } turns up, { $card }.
event-sealed = { $side } seals { $suit }: both bosses are captured.
event-round-played-out = Round { $round } is over: { $ending ->
    [sealed] the last seal is set
   *[played-out] all cards are played
}. Seals: { $scores }.
event-round-ended = Round { $round } is over: { $ending ->
    [enough-bosses] { $taker } completes the bosses needed
    [too-many-tricks] { $taker } takes one trick too many without enough bosses
   *[last-trick] { $taker } takes the last trick
}. Won by { $winners }, { n-points } each. Tokens: { $scores }.
event-round-ended-stars = Round { $round } is over: { $ending ->
    [enough-bosses] { $taker } completes the bosses needed
    [too-many-tricks] { $taker } takes one trick too many without enough bosses
   *[last-trick] { $taker } takes the last trick
}. Won by { $winners }, { n-points }: { $bosses }. Tokens: { $scores }.
event-ended = The match is over. Victory: { $winner }. Score: { $scores }.

## Parts

suit = { $suit ->
    [wind] Wind
    [earth] Earth
    [charm] Charm
    [lightning] Lightning
    [darkness] Darkness
    [fire] Fire
   *[snow] Snow
}
card = { suit } { $rank ->
    [1] A
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(foil)
   *[no] {""}
}
seat-card = { $seat } – { $card }
team-of = { $first } + { $second }
stars = { $boss } +{ $points }
stars-left-with = { $boss } +{ $points } (left with { $seat })
fact-round = Round { $round }. Trump: { $trump }.
fact-side = { $side }: tricks { $tricks }, bosses { $bosses }, tokens { $score }.
fact-seals = { $side }: tricks { $tricks }, bosses { $bosses }, sealed { $suits }.
fact-trick = On the table: { $cards }.
fact-row = { $seat }, open cards: { $cards }.
fact-hand = { $seat } holds { $cards }.

## Refusals

refusal-pass_first = First pass three cards to your partner ({ $rule }).
refusal-pass_left_first = First pass three cards to your left neighbour ({ $rule }).
refusal-give_first = First give one card to each of the others ({ $rule }).
refusal-discard_first = First discard a card ({ $rule }).
refusal-swap_first = First swap an open boss or keep them where they are ({ $rule }).
refusal-play_now = A card has to be played now ({ $rule }).
refusal-not_in_hand = That card is not in your hand ({ $rule }).
refusal-given_twice = One card cannot be given to two players ({ $rule }).
refusal-boss_kept = A boss may not be discarded ({ $rule }).
refusal-not_swappable = Only a boss that was dealt open may be swapped, and only once ({ $rule }).
refusal-not_held = You do not hold that card, so you cannot play it ({ $rule }).
refusal-must_follow = You hold the led suit, so it must be played ({ $rule }).
refusal-must_follow-suit = You hold { $suit }, so { $suit } must be played ({ $rule }).

## Options

config-form = Form
config-form-base = base game
config-form-bridegrooms = Seven Bridegrooms
config-form-bridegrooms-short = Seven Bridegrooms, short
config-form-pocket = pocket rules for two
config-scoring = Scoring
config-scoring-stars = stars, to seven
config-scoring-rounds = won rounds, to two
config-first_lead = First lead
config-first_lead-after_pass = who holds the A after the pass
config-first_lead-as_dealt = who was dealt the A
