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

## At the table

about-kind = Take tricks to capture the seven boss yokai, in two teams or each alone. Too many tricks without bosses lose the round.
about-facts = 2–4 players · 30–45 minutes
suit-letter = { $suit ->
    [wind] W
    [earth] E
    [charm] C
    [lightning] L
    [darkness] D
    [fire] F
   *[snow] S
}
about-card = { $card }. { $suit } goes from { $low ->
    [1] A
   *[other] { $low }
} to { $high }.
about-a = The A takes the trick, whatever else is played.
about-boss = The boss of its suit. White stars: { $white }. Black stars, which count with three players only: { $black }.
about-boss-trump = The boss of the trump suit: its stars count nothing.
about-foil = From the second set of 7s: equal to the other one, and the one played first is stronger.
about-trump = { $suit } is trump: it beats every other suit, but not the A.
about-no-trump = There is no trump yet: the first card led in the round makes it.
about-would-take = ▲ As the trick lies now, this card would take it.
about-takes = This card takes the trick as it lies now.
about-received = You received it from { $seat }.
about-tricks = Tricks taken: { $tricks }. With { $limit } tricks and fewer than { $enough } bosses the round is lost.
about-tricks-plain = Tricks taken: { $tricks }.
about-bosses = Captured bosses: { $count }. With { $enough } the round is won.
about-tokens = Tokens: { $score }. With { $target } the match is over, and the most tokens win.
about-seals = Sealed suits: { $score }. With { $target } the match is won.
about-seal = { $sealed ->
    [yes] { $suit } is sealed.
   *[no] { $suit }: captured { $count } of two 7s. Both in one round seal the suit.
}
about-covered = A covered card that nobody knows.
about-known = { $card } lies covered here: everybody saw it go down.
about-seat = { $seat }: cards in hand { $count }.
word-trump = Trump
word-no-trump = not yet
word-round = Round { $round }
word-last-trick = Last trick
word-partner = your partner
word-leads = leads
word-chosen = has chosen
word-tricks = Tricks
word-bosses = Captured bosses
word-tokens = Tokens
word-seals = Seals
word-hand = Your cards
word-row = Cards on the table: { $seat }
word-for = Three cards for { $seat }
word-send = Send to { $seat }
word-give = One card for each
word-send-all = Send all three
word-full = Three cards are marked already: take one back first.
word-sent = Sent. The cards change hands when everybody has chosen.
word-mark = Mark { $card } for passing
word-back = Take back { $card }
word-lift = Lift { $card } to swap it
word-takes = { $seat } takes the trick
word-discarded = You discarded { $card }.
ask-pass-partner = Choose three cards for { $seat }, your partner.
ask-pass-left = Choose three cards for { $seat }, your left neighbour.
ask-give = Choose a card for each: { $left }, { $across }, { $right }.
ask-discard = Discard one card from your hand; a boss stays.
ask-swap = Swap an open boss with a covered card beneath it, or keep it.
ask-lead = You lead: play any card.
ask-lead-trump = You lead: the suit of your card becomes trump.
ask-follow = { $seat } led { $suit }: follow suit.
ask-free = { $seat } led { $suit }. You have none: play any card.
act-pass = Send { $cards } to { $seat }
act-give = Give { $first } to { $left }, { $second } to { $across }, { $third } to { $right }
act-discard = Discard { $card }
act-swap = Swap { $boss } with the covered card on the { $beneath ->
    [left] left
   *[right] right
}
act-keep = Keep the open bosses
act-play = Play { $card }
risk-tricks = This is trick { $tricks } for your side with only { $bosses } bosses: the round is lost. Play the card anyway?
risk-bosses = This brings { $side } to { $count } bosses: you lose the round. Play the card anyway?

## Options explained

help-config-form = The base game for three or four, the longer Seven Bridegrooms for four, or pocket rules for two.
help-config-scoring = Count the stars of captured bosses up to seven, or only won rounds up to two.
help-config-first_lead = Whether the first leader is who holds the A after the pass, or who was dealt it.
