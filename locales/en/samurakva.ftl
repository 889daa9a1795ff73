# Samurakva.

game = Samurakva

## Events

event-chose = { $you ->
    [seat] You’ve
   *[other] { $seat } has
} chosen.
event-chose-card = { $you ->
    [seat] You choose
   *[other] { $seat } chooses
} the { $card }.
event-revealed = The cards are revealed: { $cards }.
event-flower-used = { $you ->
    [seat] You use the Flower of illusions: the { $back } goes back to your hand, and you place
   *[other] { $seat } uses the Flower of illusions, takes the { $back } back and places
} the { $instead } instead.
event-paw-laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
} the Lucky paw beside row { $row }: it holds six cards now.
event-katana-laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
} the Cursed katana on row { $row }: nobody can touch it now.
event-fan-used = { $you ->
    [seat] You use the Fan of change and move
   *[other] { $seat } uses the Fan of change and moves
} the { $card } from row { $from } to row { $row } as its { place-nth } card.
event-fifth-row-opened = { $you ->
    [seat] You lay the Arch of the new path: your
   *[other] { $seat } lays the Arch of the new path: the
} { $card } starts a fifth row.
event-sticks-used = { $you ->
    [seat] You use the Initiation sticks and slip your
   *[other] { $seat } uses the Initiation sticks and slips the
} { $card } into row { $row } as its { place-nth } card.
event-placed = { $you ->
    [seat] Your
   *[other] { $seat }’s
} { $card } { $place ->
    [1] starts row { $row }
   *[other] joins row { $row } as its { place-nth } card
}.
event-too-low = { $you ->
    [seat] Your { $card } is too low for every row: you have
   *[other] { $seat }’s { $card } is too low for every row: { $seat } has
} to take one.
event-row-taken = { $you ->
    [seat] You take
   *[other] { $seat } takes
} row { $row }: { n-cards }, { n-points }.
event-paw-removed = The Lucky paw leaves row { $row }.
event-katana-removed = The Cursed katana leaves row { $row }.
event-fifth-row-gone = The fifth row is gone, and the arch with it.
event-mask-used = { $you ->
    [seat] You use
   *[other] { $seat } uses
} the Shapeshifter’s mask on the { $card }: its points are subtracted.
event-scored = That’s { n-points } for { $you ->
    [seat] you
   *[other] { $seat }
}, { $total } in total.
event-kept = { $you ->
    [seat] You keep your
   *[other] { $seat } keeps their
} artifacts.
event-pile-shuffled = The artifact pile has run out: the discards are shuffled into a new one ({ n-cards }).
event-discarded = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} { artifact-a }.
event-drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} a new artifact.
event-drew-artifact = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} { artifact-a }.
event-round-ended = Round { $round } is over. Penalty points – { $scores }.
event-round-started = Round { $round }. The rows start with { $rows }.
event-round-started-with-artifacts = Round { $round }. The rows start with { $rows }. { $artifacts ->
    [0] There are no new artifacts this round
    [one] Everyone is dealt { $artifacts } artifact
   *[other] Everyone is dealt { $artifacts } artifacts
}; { $pile ->
    [0] none are
    [one] { $pile } is
   *[other] { $pile } are
} left in the pile.
event-dealt = { $you ->
    [seat] You’re
   *[other] { $seat } is
} dealt { $cards }.
event-dealt-with-artifacts = { $you ->
    [seat] You’re
   *[other] { $seat } is
} dealt { $cards }. Artifacts: { $artifacts }.
event-ended = The match is over. Penalty points – { $scores }.

## Parts

seat-card = { $you ->
    [seat] you
   *[other] { $seat }
} – { $card }
artifact = { $artifact ->
    [flower] Flower of illusions
    [paw] Lucky paw
    [katana] Cursed katana
    [fan] Fan of change
    [mask] Shapeshifter’s mask
    [arch] Arch of the new path
   *[sticks] Initiation sticks
}
place-nth = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
}
artifact-a = { $artifact_id ->
    [arch] an Arch of the new path
    [sticks] Initiation sticks
   *[other] a { $artifact }
}
fact-round = Round { $round }. Penalty points – { $scores }.
fact-row = Row { $row }: { $cards }{ $paw ->
    [yes] {" "}(Lucky paw)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(Cursed katana)
   *[no] {""}
}
fact-hand = { $you ->
    [seat] You hold
   *[other] { $seat } holds
} { $cards }.
fact-hand-with-artifacts = { $you ->
    [seat] You hold
   *[other] { $seat } holds
} { $cards }. Artifacts: { $artifacts }.

## Refusals

refusal-choose_first = Choose a card for this turn first.
refusal-not_in_hand = You don’t have that card. Choose one from your hand.
refusal-take_first = Your card is lower than the last card of every row. Take a row first.
refusal-take_first-card = Your { $card } is lower than the last card of every row ({ $ends }). Take a row first.
refusal-place_first = Place the card you revealed first.
refusal-artifact_not_held = You don’t have that artifact. Use one of your own.
refusal-replace_first = Decide first: replace an artifact or keep them all.
refusal-flower_needs_a_card = You need another card in hand for the Flower of illusions.
refusal-paw_too_low = Your card is too low to join a row, so you can’t lay the Lucky paw.
refusal-paw_there = That row already has a Lucky paw, and one is all it can have.
refusal-paw_there-row = Row { $row } already has a Lucky paw, and one is all it can have.
refusal-row_blocked = The Cursed katana lies on that row, so you can’t touch it. Choose another row.
refusal-row_blocked-row = The Cursed katana lies on row { $row }, so you can’t touch it. Choose another row.
refusal-two_katanas = There are already two Cursed katanas on the table, and there can’t be more. Keep yours for later.
refusal-fan_no_such_card = That card isn’t in any row. Choose one that is.
refusal-fan_same_row = The Fan of change moves a card to a different row. Choose another one.
refusal-fan_last_card = You can’t empty a row, so its only card stays. Choose another card.
refusal-fan_last_card-card = The { $card } is the only card in row { $row }, and a row can’t be empty. Choose another card.
refusal-mask_first = Decide about the Shapeshifter’s mask first: use it or take the points.
refusal-mask_not_taken = You can use the Shapeshifter’s mask only on a card you’ve just taken.
refusal-no_such_row = There’s no fifth row. Choose one of the four.
refusal-fifth_row_lies = There’s already a fifth row, and there can be only one. Keep the arch for later.
refusal-sticks_not_inside = Your card is higher than the last card of that row, so it can’t go inside. Choose a row that ends higher.
refusal-sticks_not_inside-card = Your { $card } is higher than the { $last } at the end of row { $row }, so it can’t go inside. Choose a row that ends higher.

## Options

config-variant = Variant
config-variant-1 = 1, numbers only
config-variant-2 = 2, with artifacts
config-penalties = Penalty points
config-penalties-printed = as printed
config-penalties-classic = classic
config-forced_cheapest_row = Cheapest row taken without asking
config-limit = Play until someone passes (points)
config-deck = Number cards
config-deck-full = all 104
config-deck-tight = only as many as are dealt
config-rounds = Rounds
config-rounds-0 = until someone passes the limit
config-floor_at_zero = Totals stop at zero

## At the table

about-kind = Everyone picks a card in secret, and all are turned over at once. Whatever you do, don’t lay a row’s sixth card.
about-facts = 2–10 players · 15–30 minutes
about-lesson = Learn in 4 minutes
recap-dearest = Round { $round } cost you the most: { n-points }.
recap-cheapest = Your best round was round { $round }: { n-points }.
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Take your revealed card back and place another from your hand instead.
    [paw] Lay it beside the row your card joins: that row now holds six.
    [katana] Lay it on a row: nobody can touch that row until another one is taken.
    [fan] Move a card from one row to another, then place yours.
    [mask] When you take cards, subtract the points of one of them instead of adding them.
    [arch] Start a fifth row with your card.
   *[sticks] Slip your card inside a row, wherever it belongs in order.
}
ask-choose = Choose a card in secret.
ask-change = You’ve chosen the { $card }. You can still change your mind.
ask-place = Time to place your { $card }. Play an artifact with it, or just place it.
ask-row = Your { $card } is too low for every row. Which one do you take?
ask-mask = You’ve taken cards. Use the Shapeshifter’s mask on one of them?
ask-replace = Replace one of your artifacts with a new one?
act-choose = Choose the { $card }
act-place = Just place it
act-flower = Place the { $card } instead (Flower)
act-paw = Lay the Lucky paw
act-katana = Lay the katana on row { $row }
act-fan = Move the { $card } to row { $row } (Fan)
act-arch = Start a fifth row (Arch)
act-sticks = Slip it into row { $row } (Sticks)
act-take = Take row { $row }: { n-points }
act-accept = Take the points
act-mask = Use the mask on the { $card }: { n-points } off
act-keep = Keep my artifacts
act-replace = Replace the { $artifact }
word-hand = Your cards
word-choose = Choose the { $card }: { n-points }
outlook-joins = goes to row { $row } as things stand
outlook-takes = takes row { $row } as things stand: { n-points }
outlook-too-low = too low for every row
risk-take = Row { $row } costs { n-points }, and you could get away with { $cheapest }. Take it anyway?

## Options explained

conflict-limit = { $field }: only with variant 1, and only without a fixed number of rounds.
conflict-deck = { $field }: this can be chosen only with variant 1.
conflict-rounds = { $field }: this can be chosen only with variant 1.
conflict-floor_at_zero = { $field }: this can be chosen only with variant 2.
help-config-variant = Variant 1 has numbers only, for up to ten players; variant 2 adds artifacts that bend the rules, for up to eight.
help-config-penalties = What the cards cost: as printed, or classic, where multiples of 11 other than 55 cost five.
help-config-forced_cheapest_row = A card that’s too low takes the cheapest row by itself.
help-config-limit = The match ends after the round in which someone has more points than this. In the printed game it’s 60.
help-config-deck = With only as many cards as are dealt, every card is in play, so you can count the cards.
help-config-rounds = Play a fixed number of rounds instead of up to a limit of points.
help-config-floor_at_zero = A mask can’t bring a total below zero.

## Goal

goal-limit = The fewest points win. Round { $round }; if someone passes { $limit }, it’s the last.
goal-rounds = The fewest points win. Round { $round } of { $rounds }.
