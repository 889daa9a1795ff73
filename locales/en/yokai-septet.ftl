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

## Rules

rules-r1-title = The cards
rules-r1 =
    There are seven suits of seven cards. From the weakest to the mightiest: Wind A to 7, Earth 2 to 8, Charm 3 to 9, Lightning 4 to 10, Darkness 5 to 11, Fire 6 to 12, Snow 7 to 13.
    Every suit has a 7: its boss. Bosses carry white and black stars. White stars always count, black ones with three players only.
    A second set of 7s is used in the Seven Bridegrooms only.
rules-r2-title = The table and the deal
rules-r2 =
    Four play in two teams; partners sit opposite. Three play each alone. The turn goes clockwise, to the left.
    Everybody gets 12 cards, with three players 16. The last card is turned up: its suit is trump for this round. Nobody has that card.
rules-r3-title = The pass
rules-r3 =
    Before the first trick everybody secretly chooses three cards: with four players for the partner, with three for the left neighbour.
    You choose before you see what comes to you, and the choice is final.
    When all have chosen, the cards change hands at once. Only giver and receiver know them.
rules-r4-title = Who leads
rules-r4 =
    In the first round whoever holds the A after the pass shows it and leads. If the A is turned up, it is the holder of Snow 13.
    By an option it is whoever was dealt that card: it is shown before the pass, and whether it is passed on stays secret.
    Later rounds are led by whoever took the last trick of the round before.
rules-r5-title = A trick
rules-r5 =
    The leader plays any card. The others must play the led suit if they have it; otherwise any card.
    The A takes the trick, whatever else is played. Without it the highest trump takes it; without trumps the highest card of the led suit. The A counts as Wind.
    The taker leads the next trick. Captured bosses lie open; the other cards only count as tricks.
    You may look at the last trick, at all captured bosses and at the number of tricks. A card that everybody can see to be your only one plays itself.
    In the picture Lightning was led and Fire is trump: the 6 of Fire takes the trick, and the boss with it.
rules-r6-title = The end of a round
rules-r6 =
    A team with four bosses wins the round at once; with three players, a player with three.
    A team with seven tricks and fewer bosses loses the round; with three players that player loses, and both others win.
    If all cards are played, whoever takes the last trick wins. That only happens when a boss was turned up.
    This is tested after every trick, in this order.
rules-r7-title = The score
rules-r7 =
    Only winners score: a token for each white star on their bosses. The boss of the trump suit counts nothing.
    If the others lost by too many tricks, the winners also count all bosses still in hands.
    With three players a single winner counts white and black stars; if somebody lost by tricks, both others take three tokens each.
    With seven tokens the match is over, and the most tokens win. If three players tie, the one nearest to the left of the player with seven tricks wins.
    By an option a won round is one point, and two points win.
rules-r8-title = The Seven Bridegrooms
rules-r8 =
    A longer game for two teams, with both sets of 7s: 56 cards, 14 each, nothing is turned up.
    Everybody secretly gives one card to each of the others. The holder of the A leads, and the suit of the first card led is trump.
    The two 7s of a suit are equal; if both would take a trick, the one played first does.
    All 14 tricks are played. A team that captures both 7s of a suit in one round seals that suit for good; single 7s are not kept.
    Long game: each team seals for itself, and the first with all seven suits wins at once. Short game: each suit is sealed only once, and four suits win.
rules-r9-title = Two players
rules-r9 =
    These rules are not in the printed rulebook. Each player has seven covered cards in a row, six open cards on top of them, and eleven cards in hand. One card is turned up and makes trump.
    First both secretly discard a card from hand, but not a boss. Then each open boss may be swapped once, unseen, with one of the two covered cards beneath it.
    You play from your hand and from your open cards, and you follow suit with all of them. A covered card with nothing on it turns up after the trick.
    Four bosses win a round; 13 tricks with fewer lose it, and the other player also counts every boss not yet played. White stars count, seven tokens win.
    The players lead rounds in turn.
