# Yokai Septet.

game = Yokai Septet

## Events

event-round-started = Round { $round }: the cards are dealt.
event-round-started-turned-up = Round { $round }: the cards are dealt. { $card } is turned up, so { $suit } is trump.
event-dealt = { $you ->
    [seat] You’re
   *[other] { $seat } is
} dealt { $cards }.
event-laid-out = { $you ->
    [seat] Your
   *[other] { $seat }’s
} open cards: { $cards }.
event-passed = { $you ->
    [seat] You’ve
   *[other] { $seat } has
} chosen which cards to pass.
event-passed-cards = { $you ->
    [seat] You pass
   *[other] { $seat } passes
} { $cards }.
event-passes-exchanged = The passed cards change hands.
event-received = { $you ->
    [seat] You get { $cards } from { $from }.
    [from] { $seat } gets { $cards } from you.
   *[other] { $seat } gets { $cards } from { $from }.
}
event-showed-lead-card = { $you ->
    [seat] You show { $card } and lead
   *[other] { $seat } shows { $card } and leads
}.
event-discarded = { $you ->
    [seat] You’ve
   *[other] { $seat } has
} discarded a card.
event-discarded-card = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} { $card }.
event-swapped = { $you ->
    [seat] You swap
   *[other] { $seat } swaps
} the boss { $boss } for covered card { $place }: { $card } turns up.
event-kept-bosses = { $you ->
    [seat] You leave your
   *[other] { $seat } leaves the
} open bosses where they are.
event-trump-set = { $suit } was led first, so { $suit } is trump.
event-played = { $you ->
    [seat] You play
   *[other] { $seat } plays
} { $card }.
event-trick-taken = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the trick.
event-trick-taken-bosses = { $you ->
    [seat] You take the trick and capture
   *[other] { $seat } takes the trick and captures
} { $count ->
    [one] the boss
   *[other] the bosses
} { $bosses }.
event-freed = { $you ->
    [seat] Your
   *[other] { $seat }’s
} covered card { $place } turns up: { $card }.
event-sealed = { $you ->
    [side] You have
   *[other] { $side } have
} both bosses of { $suit }: the suit is sealed!
event-round-played-out = Round { $round } is over: { $ending ->
    [sealed] the last seal is set
   *[played-out] all cards have been played
}. Seals – { $scores }.
event-round-ended = Round { $round } is over: { $ending ->
    [enough-bosses] { $you ->
        [taker] you’ve captured
       *[other] { $taker } has captured
    } the last boss needed
    [too-many-tricks] { $you ->
        [taker] you’ve taken
       *[other] { $taker } has taken
    } one trick too many
   *[last-trick] { $you ->
        [taker] you’ve taken
       *[other] { $taker } has taken
    } the last trick
}. { round-goes } (+{ n-points }). Score – { $scores }.
event-round-ended-stars = Round { $round } is over: { $ending ->
    [enough-bosses] { $you ->
        [taker] you’ve captured
       *[other] { $taker } has captured
    } the last boss needed
    [too-many-tricks] { $you ->
        [taker] you’ve taken
       *[other] { $taker } has taken
    } one trick too many
   *[last-trick] { $you ->
        [taker] you’ve taken
       *[other] { $taker } has taken
    } the last trick
}. { round-goes }: { points-tokens } ({ $bosses }). Tokens – { $scores }.
event-ended = The match is over. { $you ->
    [winner] You win!
   *[other] Victory goes to { $winner }.
} Final score – { $scores }.

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
card = { suit } { $rank ->
    [1] A
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(foil)
   *[no] {""}
}
card-object = { card }
points-tokens = { $points ->
    [0] no tokens
    [one] { $points } token
   *[other] { $points } tokens
}
tricks-count = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
limit-tricks = { $limit ->
    [one] { $limit } trick
   *[other] { $limit } tricks
}
enough-bosses = { $enough ->
    [one] { $enough } boss
   *[other] { $enough } bosses
}
seat-card = { $you ->
    [seat] you
   *[other] { $seat }
} – { $card }
team-of = { $you ->
    [first] you & { $second }
    [second] you & { $first }
   *[other] { $first } & { $second }
}
team-wins = { team-of }
round-goes = { $you ->
    [taker] { $ending ->
        [too-many-tricks] The round goes to { $winners }
       *[other] The round is yours
    }
    [winners] { $count ->
        [1] The round is yours
       *[other] The round goes to { $winners }
    }
   *[other] The round goes to { $winners }
}
team-heading = { $you ->
    [first] You & { $second }
    [second] You & { $first }
   *[other] { $first } & { $second }
}
stars = { $boss } +{ $points }
stars-left-with = { $boss } +{ $points } ({ $you ->
    [seat] not played by you
   *[other] not played by { $seat }
})
fact-round = Round { $round }. Trump: { $trump }.
fact-side = { $you ->
    [side] You
   *[other] { $side }
}: { tricks-count }, { $score ->
    [one] { $score } token
   *[other] { $score } tokens
}. Bosses: { $bosses }.
fact-seals = { $you ->
    [side] You
   *[other] { $side }
}: { tricks-count }. Bosses: { $bosses }. Sealed: { $suits }.
fact-trick = On the table: { $cards }.
fact-row = { $you ->
    [seat] Your
   *[other] { $seat }’s
} open cards: { $cards }.
fact-hand = { $you ->
    [seat] You hold
   *[other] { $seat } holds
} { $cards }.

## Refusals

refusal-pass_first = Pass three cards to your partner first.
refusal-pass_first-who = Pass three cards to your partner, { $seat }, first.
refusal-pass_left_first = Pass three cards to your left neighbour first.
refusal-pass_left_first-who = Pass three cards to your left neighbour, { $seat }, first.
refusal-give_first = Give each of the others a card first.
refusal-discard_first = Discard a card first.
refusal-swap_first = Swap an open boss first, or keep your bosses where they are.
refusal-play_now = It’s time to play a card. Pick one.
refusal-not_in_hand = You don’t have that card. Choose one from your hand.
refusal-given_twice = You can’t give the same card to two players. Choose another for one of them.
refusal-boss_kept = You can’t discard a boss. Choose another card.
refusal-boss_kept-card = { $card } is a boss, and you can’t discard a boss. Choose another card.
refusal-not_swappable = You can swap only a boss that was dealt open, and each only once.
refusal-not_held = You don’t have that card. Play one of your own.
refusal-must_follow = You have a card of the suit that was led, so you have to follow suit.
refusal-must_follow-suit = You hold { $cards }, so you have to play { $suit }.

## Options

config-form = Version
config-form-base = base game
config-form-bridegrooms = Seven Bridegrooms
config-form-bridegrooms-short = Seven Bridegrooms, short
config-form-pocket = pocket rules for two
config-scoring = Scoring
config-scoring-stars = stars, to seven
config-scoring-rounds = won rounds, to two
config-first_lead = First lead
config-first_lead-after_pass = the player holding the A after the pass
config-first_lead-as_dealt = the player who was dealt the A

## At the table

about-kind = A trick-taking hunt for the seven boss yokai, in teams or on your own. Capture enough bosses and the round is yours; take too many tricks without them and it’s lost.
about-facts = 2–4 players · 30–45 minutes
about-lesson = Learn in 4 minutes
recap-round-won = { $you ->
    [sides] { $count ->
        [1] The round is yours: +{ $points }.
       *[other] You share the round: +{ $points }.
    }
   *[other] The round goes to { $sides }: +{ $points }.
}
suit-letter = { $suit ->
    [wind] W
    [earth] E
    [charm] C
    [lightning] L
    [darkness] D
    [fire] F
   *[snow] S
}
about-card = { $card }. { $suit } runs from { $low ->
    [1] A
   *[other] { $low }
} to { $high }.
about-a = The A takes the trick, whatever else is played.
about-boss = The boss of its suit. White stars: { $white }. Black stars (they count with three players only): { $black }.
about-boss-trump = The boss of the trump suit: its stars don’t count.
about-foil = From the second set of 7s. The two 7s of a suit are equal; in a trick, the one played first wins.
about-trump = { $suit } is trump: it beats every other suit, but not the A.
about-no-trump = No trump yet: the first card led in the round decides it.
about-would-take = ▲ Right now, this card would take the trick.
about-takes = Right now, this card takes the trick.
about-received = { $seat } passed you this card.
about-tricks = Tricks taken: { $tricks }. Take { limit-tricks } with fewer than { enough-bosses } and the round is lost.
about-tricks-plain = Tricks taken: { $tricks }.
about-bosses = Bosses captured: { $count }. Capture { enough-bosses } and the round is won.
about-tokens = Tokens: { $score }. At { $target } the match is over, and the most tokens win.
about-seals = Suits sealed: { $score }. At { $target } the match is won.
about-seal = { $sealed ->
    [yes] { $suit } is sealed.
   *[no] { $suit }: { $count } of the two 7s captured. Capture both in one round to seal the suit.
}
about-covered = A covered card. Nobody has seen it.
about-known = { $card } lies covered here. Everyone saw it go down.
about-seat = { $you ->
    [seat] You
   *[other] { $seat }
}: { n-cards } in hand.
word-trump = Trump
word-no-trump = not yet
word-round = Round { $round }
word-last-trick = Last trick
word-partner = your partner
word-leads = leads
word-chosen = has chosen
word-tricks = Tricks
word-bosses = Captured bosses
word-tokens = Tokens
word-seals = Seals
word-hand = Your cards
word-row = { $you ->
    [seat] Your
   *[other] { $seat }’s
} cards on the table
word-for = Three cards for { $seat }
word-send = Pass to { $seat }
word-give = One card for each player
word-send-all = Pass all three
word-full = You’ve already picked three cards. Take one back first.
word-sent = Passed. The cards change hands when everyone has chosen.
word-mark = Pick { $card } to pass
word-back = Take back { $card }
word-lift = Lift { $card } to swap it
word-played = { $you ->
    [seat] You
   *[other] { $seat }
}: { $card }
word-takes = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the trick
word-discarded = You discarded { $card }.
ask-pass-partner = Pick three cards for your partner, { $seat }.
ask-pass-left = Pick three cards for your left neighbour, { $seat }.
ask-give = Pick a card for each player: { $left }, { $across } and { $right }.
ask-discard = Discard a card from your hand. It can’t be a boss.
ask-swap = Swap an open boss for one of the covered cards beneath it, or keep it.
ask-lead = Your lead: play any card.
ask-lead-trump = Your lead: the suit you play becomes trump.
ask-follow = { $seat } led { $suit }: follow suit.
ask-free = { $seat } led { $suit }. You have none, so play any card.
act-pass = Pass { $cards } to { $seat }
act-give = Give { $first } to { $left }, { $second } to { $across } and { $third } to { $right }
act-discard = Discard { $card }
act-swap = Swap { $boss } for the covered card on the { $beneath ->
    [left] left
   *[right] right
}
act-keep = Keep the open bosses
act-play = Play { $card }
risk-tricks = That would be your side’s trick number { $tricks } with { $bosses ->
    [0] no boss
    [one] only one boss
   *[other] only { $bosses } bosses
} – you’d lose the round. Play it anyway?
risk-bosses = That would bring { $side } to { $count ->
    [one] { $count } boss
   *[other] { $count } bosses
} – you’d lose the round. Play it anyway?

## Options explained

conflict-players = { $field }: only the base game lets you choose; the Seven Bridegrooms are for four, the pocket rules for two.
conflict-scoring = { $field }: this can be chosen only in the base game.
conflict-first_lead = { $field }: the pocket rules leave no choice here.
help-config-form = The base game for three or four, the longer Seven Bridegrooms for four, or pocket rules for two.
help-config-scoring = Count the stars on captured bosses up to seven, or just count won rounds up to two.
help-config-first_lead = Who leads first: the player holding the A after the pass, or the one who was dealt it.

## Goal

goal-stars = { $bosses ->
    [one] { $bosses } boss wins
   *[other] { $bosses } bosses win
} a round; { $tricks ->
    [one] { $tricks } trick without them loses
   *[other] { $tricks } tricks without them lose
} it. Round { $round }; { $target } tokens win the match.
goal-rounds = { $bosses ->
    [one] { $bosses } boss wins
   *[other] { $bosses } bosses win
} a round; { $tricks ->
    [one] { $tricks } trick without them loses
   *[other] { $tricks } tricks without them lose
} it. Round { $round }; { $target } won rounds win the match.
goal-seals = Both bosses of a suit seal it. Round { $round }; { $target } seals win the match.
