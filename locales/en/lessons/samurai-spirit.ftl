# Lessons of Samurai Spirit.

## Your first round

first-title = Your first round
first-about = Defend, confront, let out your first Kiai and see a round end.
first-goal = You and Kanbei defend this village for three rounds. Keep at least one farm and one family, and don’t let either of you take a fourth wound.
first-stack = Here come the raiders: 8 cards left this round. When the stack runs out or you’ve both passed, the round ends.
first-you = You’re Heihachi: the raiders on your right add up to 3, and your Kiai value is 8. Your left guards the village: you have a doll, but no hat and no house.
first-fight = It’s your turn. Fight: turn up the top raider.
first-fight-no = Supporting and passing can wait: you’re at 3 of 8, and a hat and a house are still missing. Choose Fight.
first-hat = A 1 with a hat! Defend: on your left it saves you from a wound at the end of the round.
first-hat-no = Confronting makes 4 of 8, but without a hat you’d be wounded when the round ends. Defend with it.
first-again = Kanbei defended too, with a doll. Your turn: fight again – you still need a house.
first-again-no = You’re at 3 of 8 and have no house yet, so it’s too early to stop. Choose Fight.
first-held = Another doll! There’s room for only one on your left, so the 3 joined your combat line: 6 of 8, all quiet so far.
first-over = Kanbei had no choice: a 4 took him from 7 to 11, above his 9. A barricade burned, and next turn he has to pass.
first-two = You’re at 6 of 8, so a 2 would be perfect. Fight!
first-two-no = Don’t miss your chance: a 2 would bring your Kiai, and you still need a house. Choose Fight.
first-exact = A 2! Confront it: 6 + 2 is exactly 8, your Kiai value.
first-exact-no = Your talent could hand the 2 to Kanbei, but he’s already above his value: another barricade would burn. Confront it yourself.
first-kiai = Kiai! Heihachi’s puts up a barricade – use it.
first-kiai-no = If you let the Kiai go, you gain nothing, and your first raider leaves anyway. Add the barricade.
first-house = After a Kiai your first raider leaves: the 1 is gone, and your total is 7. Kanbei had to pass, so you’re up again: fight for that house.
first-house-no = Without a house a farm burns at the end of the round. One more fight is worth it.
first-left = A house, just in time! Defend: confronting would make 10, above your 8.
first-left-no = 7 + 3 = 10: a barricade would burn, and you’d still have no house. Lay the 3 on your left.
first-pass = Hat, house and doll: your left is complete, and at 7 of 8 almost any raider is too much. Pass, and you’re out of the round.
first-pass-no = At 7 of 8 only a 1 would fit, and your left is complete. Pass: the watchmen will drive out one of the last two raiders.
first-end = The last two raiders got in: the watchmen drove out one, the other’s flames burned a barricade. And Kanbei had no house, so a farm burned.
first-next = The village stands! A match is three rounds like this one, and the raiders get stronger each time.

## Kiai

kiai-title = Kiai
kiai-about = Hit your value exactly – and see what happens above it.
kiai-fight = You’re Gorobei, at 6 of 9. A 3 would be exactly your Kiai value: fight!
kiai-fight-no = You have room for a 3, and your left still needs a hat and a house. Choose Fight.
kiai-exact = A 3! You could defend with its hat, but 6 + 3 = 9 is your Kiai: confront it.
kiai-exact-no = Another hat may come, but an exact 9 is rare. Confront the 3.
kiai-use = Every samurai has a Kiai of his own. Gorobei’s discards the top two raiders of the stack: use it.
kiai-use-no = Letting it go gains nothing: your first raider leaves anyway. Discard those two.
kiai-off = Two raiders gone, one of them a 4 with a wound! Then your first card left – the old 2, not the new 3: your total is 7.
kiai-risk = Kikuchiyo and Heihachi have found houses; you still need one, and a hat. At 7 of 9 it’s a risk, but fight.
kiai-risk-no = It’s a risk, but without a hat and a house the end of the round brings a wound and a burned farm. Choose Fight.
kiai-over = A 4, and it’s a second doll: 11, above your 9. A barricade burned, and if your total doesn’t come down, you’ll have to pass next turn.
kiai-saved = Kikuchiyo hit his 10 exactly! His Kiai discarded your last raider: you’re back at 7 and don’t have to pass.

## Penalties and beasts

penalties-title = Penalties and beasts
penalties-about = Break-ins, fire, wounds and the beast that awakens.
penalties-last = You’re Kanbei, wounded once. The penalty on a samurai’s last card strikes whenever his turn begins: your 2 is a break-in, Daisuke’s 2 is fire.
penalties-break-in = Fire burned a barricade, and a raider slipped past you: if he has flames, something burns when the round ends. Fight, and cover your 2!
penalties-break-in-no = As long as the 2 is last, there’ll be a break-in every turn. Fight: a new card can cover it.
penalties-cover = A 1 with fire. Confront it: it covers the 2, and Kanbei’s talent ignores the penalties of odd cards.
penalties-cover-no = A house is tempting, but on your left the 1 covers nothing: next turn there’d be another break-in. Confront it.
penalties-left = Daisuke’s penalty: “raider to the left”. A 4 went straight into your line, no defending – 12 is above your 9, and a barricade burned.
penalties-beast = That 4 gave you your second wound, and the beast awakens! Your Kiai value is 12 now, and so is your total: use your Kiai.
penalties-beast-no = Don’t let it go: as a beast you drive out three intruders, and your first raider leaves anyway.
penalties-end = No intruders left, and at 9 of 12 you don’t have to pass. But cover that 4: the third wound is a token again, the fourth loses the match for everyone.

## Support and talents

support-title = Support and talents
support-about = Lend your talent, work together, and know when to pass.
support-danger = Kyuzo is a wounded beast, and his last card, a 4, will wound him when his turn begins. It would be his fourth wound: the match would be lost.
support-support = You’re Gorobei: your talent ignores the penalties of even cards. Support Kyuzo: pick him to give him your token.
support-support-no = Then Kyuzo falls as soon as his turn begins. Support him: with your talent he can ignore the 4.
support-home = Kyuzo is safe, and your token has come home. Now Heihachi has lent you his – and each time a raider slipped past: that’s the price.
support-fight = With Heihachi’s token you can hand an even raider to a neighbour this turn. Fight!
support-fight-no = Heihachi’s token goes home when your turn ends, and you’d have wasted it. Choose Fight.
support-hand = This 4 would take you to 12, above your 9. Hand it to Kyuzo: he has a 4 in his line, so he can discard this one.
support-hand-no = Confronting burns a barricade, and Heihachi can’t discard the 4. Hand it to Kyuzo.
support-pass = Two talents, one less raider! Your left is complete and you’re at 8 of 9: pass, and leave the last two raiders to the others.
support-pass-no = Only a 1 would do you good, and more support means another intruder. You’ve done your part: pass.
support-end = You’re out of the round – no cards, no penalties, no Kiai – but your left still counts. Now you’re ready for a real match!
