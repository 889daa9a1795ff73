# Samurakva.

game = Samurakva

## Events

event-chose = { $seat } has chosen.
event-chose-card = { $seat } chooses card { $card }.
event-revealed = The cards are revealed: { $cards }.
event-flower-used = { $seat } uses the Flower of illusions: { $back } goes back to the hand, { $instead } is placed instead.
event-paw-laid = { $seat } lays the Lucky paw beside row { $row }: it holds six cards now.
event-katana-laid = { $seat } lays the Cursed katana on row { $row }: nobody can touch it.
event-fan-used = { $seat } uses the Fan of change: card { $card } moves from row { $from } to row { $row }, place { $place }.
event-fifth-row-opened = { $seat } lays the Arch of the new path: card { $card } starts a fifth row.
event-sticks-used = { $seat } uses the Initiation sticks: card { $card } goes inside row { $row }, place { $place }.
event-placed = { $seat }: card { $card } goes to row { $row }, place { $place }.
event-too-low = { $seat }: card { $card } is lower than every row, so a row must be taken.
event-row-taken = { $seat } takes row { $row }: { n-cards }, { n-points }.
event-paw-removed = The Lucky paw leaves row { $row }.
event-katana-removed = The Cursed katana leaves row { $row }.
event-fifth-row-gone = The fifth row is gone, and its arch with it.
event-mask-used = { $seat } uses the Werewolf mask: the points of card { $card } are subtracted.
event-scored = { $seat }: { n-points } for this, { $total } in all.
event-kept = { $seat } keeps the artifacts.
event-pile-shuffled = The discarded artifacts become the new pile: { n-cards }.
event-discarded = { $seat } discards “{ $artifact }”.
event-drew = { $seat } draws another artifact.
event-drew-artifact = { $seat } draws “{ $artifact }”.
event-round-ended = Round { $round } is over. Penalty points: { $scores }.
event-round-started = Round { $round }. The rows start with { $rows }.
event-round-started-with-artifacts = Round { $round }. The rows start with { $rows }. Artifacts dealt to each: { $artifacts }, left in the pile: { $pile }.
event-dealt = { $seat } is dealt { $cards }.
event-dealt-with-artifacts = { $seat } is dealt { $cards }; artifacts: { $artifacts }.
event-ended = The match is over. Penalty points: { $scores }.

## Parts

seat-card = { $seat } – { $card }
artifact = { $artifact ->
    [flower] Flower of illusions
    [paw] Lucky paw
    [katana] Cursed katana
    [fan] Fan of change
    [mask] Werewolf mask
    [arch] Arch of the new path
   *[sticks] Initiation sticks
}
fact-round = Round { $round }. Penalty points: { $scores }.
fact-row = Row { $row }: { $cards }{ $paw ->
    [yes] {" "}(Lucky paw)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(Cursed katana)
   *[no] {""}
}
fact-hand = { $seat } holds { $cards }.
fact-hand-with-artifacts = { $seat } holds { $cards }; artifacts: { $artifacts }.

## Refusals

refusal-choose_first = A card has to be chosen for the turn now ({ $rule }).
refusal-not_in_hand = That card is not in your hand ({ $rule }).
refusal-take_first = Your card is lower than every row, so you must take a row now ({ $rule }).
refusal-place_first = Your revealed card has to be placed now ({ $rule }).
refusal-artifact_not_held = You do not hold that artifact ({ $rule }).
refusal-replace_first = First decide whether to replace an artifact ({ $rule }).
refusal-flower_needs_a_card = The Flower of illusions needs another card in hand ({ $rule }).
refusal-paw_too_low = Your card is too low to join a row, so the Lucky paw cannot be laid ({ $rule }).
refusal-paw_there = The row already has a Lucky paw, and one is the most ({ $rule }).
refusal-row_blocked = The Cursed katana lies on that row, so nobody may touch it ({ $rule }).
refusal-two_katanas = Two Cursed katanas lie already, and two are the most ({ $rule }).
refusal-fan_no_such_card = That card lies in no row ({ $rule }).
refusal-fan_same_row = The Fan of change moves a card to another row ({ $rule }).
refusal-fan_last_card = A row may not become empty, so its only card stays ({ $rule }).
refusal-mask_first = First decide whether to use the Werewolf mask ({ $rule }).
refusal-mask_not_taken = The Werewolf mask turns one of the cards just taken ({ $rule }).
refusal-no_such_row = There is no fifth row ({ $rule }).
refusal-fifth_row_lies = A fifth row lies already, and there can be only one ({ $rule }).
refusal-sticks_not_inside = Your card is higher than the last card of that row, so it cannot go inside it ({ $rule }).

## Options

config-variant = Variant
config-variant-1 = 1, numbers only
config-variant-2 = 2, with artifacts
config-penalties = Penalty points
config-penalties-printed = as printed
config-penalties-classic = classic
config-forced_cheapest_row = Cheapest row taken without asking
config-limit = Points that end the match when exceeded
config-deck = Number cards
config-deck-full = all 104
config-deck-tight = only as many as are dealt
config-rounds = Rounds
config-rounds-0 = until the limit is exceeded
config-floor_at_zero = No total below zero

## At the table

about-kind = Everybody chooses a card in secret, all are revealed at once. Do not be the one who lays the sixth card.
about-facts = 2–10 players · 15–30 minutes
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Take the revealed card back and place another from your hand.
    [paw] Lay it beside the row your card joins: that row holds six.
    [katana] Lay it on a row: until another row is taken nobody can touch it.
    [fan] Move one card to another row before you place yours.
    [mask] When you take cards, subtract the points of one of them.
    [arch] Your card starts a fifth row.
   *[sticks] Put your card inside a row, where it belongs.
}
ask-choose = Choose a card in secret.
ask-change = You have chosen { $card }. You may still choose another.
ask-place = Your { $card } is placed now. Use an artifact, or place it plainly.
ask-row = Your { $card } is lower than every row: take one.
ask-mask = You have taken cards. Use the Werewolf mask on one of them?
ask-replace = Exchange one artifact for a new one?
act-choose = Choose { $card }
act-place = Place it plainly
act-flower = Flower: place { $card } instead
act-paw = Lay the Lucky paw
act-katana = Katana on row { $row }
act-fan = Fan: { $card } to row { $row }
act-arch = Arch: start a fifth row
act-sticks = Sticks: into row { $row }
act-take = Take row { $row }: { n-points }
act-accept = Take the points
act-mask = Mask on { $card }: minus { n-points }
act-keep = Keep them
act-replace = Exchange “{ $artifact }”
word-hand = Your cards
risk-take = Row { $row } costs { n-points }; another costs only { $cheapest }. Take it anyway?

## Options explained

help-config-variant = 1 has numbers only, for up to ten; 2 adds artifacts that bend the rules, for up to eight.
help-config-penalties = What the cards cost: as printed, or the classic table in which multiples of eleven cost five.
help-config-forced_cheapest_row = A card that is too low takes the cheapest row by itself.
help-config-limit = The match ends after the round in which somebody has more points than this.
help-config-deck = With the tight deck every card in play is dealt, so everybody can count.
help-config-rounds = A fixed number of rounds instead of a limit of points.
help-config-floor_at_zero = A mask cannot bring a total below zero.
