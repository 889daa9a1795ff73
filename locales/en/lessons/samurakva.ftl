# Samurakva: the lessons.

## The first match

first-title = Your first match
first-about = Rows, the sixth card and cards that are too low: a whole round in six turns.
first-goal = Every card you have to take costs penalty points. The player with the fewest at the end wins.
first-rows = Four rows lie here, row 1 on top. Each grows to the right, from low to high, and new cards go to the end – row 1 ends in the 14.
first-fit = Everyone secretly chooses one card. Choose your 16: it’ll go right after the 14, the nearest lower end of a row.
first-fit-no = That one can wait. Try the 16: it’s so close to the 14 that hardly anything can come between them.
first-order = Lowest first: your 16, the 29, the 47. You don’t pick the row – each card goes to the nearest lower end.
first-full = Rows 3 and 4 are full: a sixth card takes all five. The dots are penalty points – 7 for the 55 alone, 13 for the whole of row 4.
first-room = Row 2 still has room. Choose your 31: it goes right after the 29.
first-room-no = The 51 or 57 would be a sixth card, and the 5 is too low for any row. The 31 is safest: it goes right after the 29.
first-taken = The 64 was the sixth card in row 4, so its owner takes all five: 13 points. The 64 starts the row again.
first-risk = Row 2 has four cards, so your 34 would be the fifth. Looks safe – play it.
first-risk-no = The 51 or 57 would take row 3 for 8 points, and the 5 would have to take a row too. Try the 34.
first-sixth = The 32 is lower, so it got in first, and your 34 was the sixth. Five cards, 5 points – it happens to all of us.
first-low = Your 5 is lower than the end of every row, so it’ll take one whenever you play it. Do it now, while row 2 is a single card.
first-low-no = Row 3 is full: the 51 or 57 would take it for 8 points. The 5 gets away with just 1.
first-take = Too low – but at least you choose the row you take, and your 5 starts it again. Row 2 costs only 1 point.
first-take-no = Rows 1, 3 and 4 cost 3, 8 and 2 points. Row 2 costs just 1, so take that one.
first-last = The 49 took row 3, so there’s room again. Play your 51 first: the 57 can follow it, but not the other way round.
first-last-no = Once the 57 lies there, your 51 can’t follow it, and row 1 is filling up. Play the 51 first.
first-won = Your last card, the 57, came out by itself, and you win: 6 points against 8 and 13! A full match goes on until someone has more than 60.

## Katana, paw, mask

artifacts-title = Artifacts: katana, paw, mask
artifacts-about = Three ways not to pay for a full row.
artifacts-what = In variant 2 you also hold artifacts, and only you can see them. With each card you place, you may use one.
artifacts-sixth = Choose your 45. It belongs after the 42, where it would be the sixth card – but don’t worry.
artifacts-sixth-no = That one’s time will come. Choose the 45, and see how the katana helps.
artifacts-katana = Time to place your 45. Lay the Cursed katana on row 2: nobody can touch that row now, so your card goes after the 16.
artifacts-katana-no = Save the paw for later, and without an artifact you’d pay 8 points. Lay the katana on row 2, the full one.
artifacts-fifth = Row 3 has four cards, so your 59 would be the fifth. Choose it, and the 61 can follow later.
artifacts-fifth-no = Lower first: the 61 can follow the 59, but not the other way round.
artifacts-paw = The 58 got in first, and row 3 would cost you 13 points. Lay the Lucky paw: the row now holds six.
artifacts-paw-no = Without the paw you take the row for 13 points. With it your 59 lies there as the sixth card, and you take nothing.
artifacts-seventh = Your last card comes out by itself: the 61 is the seventh in row 3. There’s no way round it – just place it.
artifacts-mask = Six cards, 14 points. Use the Shapeshifter’s mask on the 55: its 7 points are subtracted instead of added.
artifacts-mask-no = Without the mask you’d get all 14 points, and on any other card it saves you less. Use it on the 55.
artifacts-end = Seven minus seven: six cards for nothing, and you win! The katana is gone too – it leaves as soon as another row is taken.

## Fan, sticks, flower, arch

more-artifacts-title = More artifacts
more-artifacts-about = Fan, sticks, flower and arch – and how to replace an artifact.
more-artifacts-full = Katanas close rows 2 and 4, and row 1 is full. Choose your 37 all the same: it belongs after the 36.
more-artifacts-full-no = Your other cards are too low for the open rows. Choose the 37 – the fan will help it.
more-artifacts-fan = With the Fan of change you first move a card, then place yours. Move the 22 to row 3, and your 37 will be only the fifth in row 1.
more-artifacts-fan-no = You’ll need the rest later, and just placing the 37 costs 12 points. Move the 22 to row 3 with the fan.
more-artifacts-low = The 39 took row 1, and with that the katanas left. Now choose your 9: it’s too low for every row, but you hold the Initiation sticks.
more-artifacts-low-no = Not that one yet. Choose the 9: the sticks are just right for a card that’s too low.
more-artifacts-sticks = The sticks put a card inside a row, where it belongs in order. Slip your 9 into row 2, between the 4 and the 26.
more-artifacts-sticks-no = You’ll need the rest later. Slip the 9 into row 2 with the sticks: 4, 9, 26 – and you take nothing.
more-artifacts-fifth = Your 31 would be the fifth card in row 2. Choose it, and watch who gets there first.
more-artifacts-fifth-no = The 2 is too low for every row. Choose the 31: row 2 still has room for it.
more-artifacts-flower = The 30 got in first, and row 2 would cost you 7 points. Use the Flower of illusions: take the 31 back and place your 2 instead.
more-artifacts-flower-no = Your 2 has to take a row sooner or later, and right now row 1 costs just 1 point. Use the flower and place the 2.
more-artifacts-take = The 2 is too low, so choose the row you take. Row 1 is a single card: 1 point.
more-artifacts-take-no = Rows 2, 3 and 4 cost 7, 6 and 11 points. Take row 1 for just 1.
more-artifacts-replace = Each time you take cards, you may replace one artifact. Discard the Lucky paw and draw the top one of the pile.
more-artifacts-replace-no = Replacing costs nothing, and something better may turn up. Let the paw go.
more-artifacts-arch = You’ve drawn an arch, and just in time: your 31 would still be the sixth card in row 2. Lay the Arch of the new path and start a fifth row.
more-artifacts-arch-no = Row 2 would cost you 7 points. With the arch your 31 starts a fifth row, and you take nothing.
more-artifacts-end = Four turns, one point, and you win! Just beware of the fifth row: the player who takes it takes their own card too.
