# Lessons of Yokai Septet.

## 1: the first match

first-title = First tricks
first-about = Follow suit, use trump and capture four bosses: the end of a close match.
first-goal = Every 7 is a boss. Capture four with your partner and the round is yours; one, Wind 7, already lies here.
first-team = Your partner sits opposite. The neighbours on your left and right are the other team, and they have two bosses.
first-trick = In a trick everyone plays one card. Your left neighbour leads, and anyone who has a card of that suit must follow suit.
first-follow = Charm was led, and there’s a boss on the table: Charm 7. Your Charm 9 is the highest – play it and take all four cards.
first-follow-no = Charm 3 follows suit too, but then Charm 8 takes the trick and the boss with it. Try your 9.
first-captured = Charm 7 is yours, so you have two bosses. If you take a trick, you lead the next one: go ahead.
first-lead = Lead Darkness 11: no card of its suit is higher. With luck, it will draw out a boss.
first-lead-no = Keep that one for later. Nothing in Darkness beats the 11, so try it first.
first-trump = Darkness 7 came out, but they got it! Fire is trump: your right neighbour has no Darkness, so their Fire 6 beat even your 11.
first-ruff = They have three bosses, and here comes a fourth. You have no Earth, so you may play anything: stop them with a trump, Fire 10.
first-ruff-no = Fire 10 does the job. A card of another suit would lose the round, and the A is worth saving.
first-three = Earth 7 is yours: three bosses each. Only Snow 7 is still out, and it’ll decide the round.
first-duck = No boss in sight, so there’s no hurry. Lead your low Charm 3 and let them have this trick.
first-duck-no = The A should wait for the boss, and other cards might take the trick by accident. Charm 3, the lowest of its suit, is safest.
first-a = Here’s Snow 7 – but Snow 13 is about to take it. You have no Snow, so play the A: it takes every trick.
first-a-no = That would leave Snow 7 to them, and the round with it. Of your cards, only the A beats Snow 13.
first-end = Four bosses: the round is yours! Their white stars bring 3 tokens, 4 + 3 = 7, and seven tokens win the match.

## 2: passing

passing-title = Passing cards
passing-about = Which three cards to pass to your partner, and what theirs tell you.
passing-what = A round starts with a pass: three cards, in secret, to your partner. You choose first, and only then see what you get.
passing-pass = Charm is trump. Pass Darkness 10 and 11 – your partner gets strong, you get rid of a suit – and Snow 7, a boss you can’t guard alone.
passing-pass-no = Give strength and empty a suit: Darkness 10 and 11 do both. And a lone Snow 7 is lost as soon as they lead a higher Snow.
passing-throw = Darkness is led and you have none, but your partner has your 10 and 11. Throw in a boss, Lightning 7, for your partner to take.
passing-throw-no = Your partner can take this trick with the cards you passed. Save your trumps, and throw in a boss: Lightning 7.
passing-take = Two bosses at once! Now your partner leads Earth, knowing that you got the 8 from them: take the trick with it.
passing-take-no = A lower Earth could lose the trick. Earth 8 is the highest of its suit, and that’s why your partner passed it.
passing-lead = Earth 7 makes three bosses. Your partner passed you Fire 9 and 12 and may have no Fire left, so lead the 12.
passing-lead-no = Fire 12 first: nothing in Fire beats it. A partner who has no Fire can throw in a boss for you.
passing-end = And there’s Snow 7, the boss you passed: four bosses, round won! So empty a suit, make your partner strong, and remember who got what.

## 3: the seventh trick

seven-tricks-title = The seventh trick
seven-tricks-about = When not to take a trick, how a round is won and lost, and what it scores.
seven-tricks-count = Count your tricks: your team has six, and three bosses. A seventh trick without a fourth boss loses the round.
seven-tricks-duck = No boss among these cards. Lightning 10 would take your seventh trick and lose the round, so play Lightning 4.
seven-tricks-duck-no = Lightning 10 takes the seventh trick, and you still have three bosses: round lost. Slip under their 9 with your 4.
seven-tricks-take = Now the last boss is in the trick: Fire 7. You have no Earth, so take it with a trump, Darkness 6!
seven-tricks-take-no = Then Fire 7 is their fourth boss, and they win the round. This trick is worth taking: play Darkness 6.
seven-tricks-won = Your seventh trick brought your fourth boss. You win the round, because bosses are checked first.
seven-tricks-score = Each white star is a token: Lightning 7 has one, Fire 7 two, Wind 7 none. Darkness 7, the trump boss, counts nothing, so you get 3.
seven-tricks-mirror = It works both ways: if they take seven tricks without four bosses, you win. Then you also count the bosses left in anyone’s hand.

## 4: the Seven Bridegrooms

bridegrooms-title = The Seven Bridegrooms
bridegrooms-about = Two 7s in every suit, trump by the first card, and suits to seal.
bridegrooms-seals = Here every suit has two 7s. Capture both in one round and your team seals the suit: seven seals win, in the short game four.
bridegrooms-give = Give each player a card: Fire 6 to the left, Snow 13 to your partner, Lightning 4 to the right. Low cards for them, a strong one for your partner.
bridegrooms-give-no = Give your neighbours harmless cards: Fire 6 and Lightning 4, the only ones you have of those suits. Snow 13 helps your partner most.
bridegrooms-lead = The first card of the round makes trump, and you lead because you have the A. Earth is your longest suit: lead Earth 8.
bridegrooms-lead-no = You have five Earth cards, so let Earth be trump. The 8 is the highest of them and takes the trick.
bridegrooms-wind = Both Earth 7s are yours: the suit is sealed for good. Now lead Wind 7 – in Wind only the A is stronger, and you have it.
bridegrooms-wind-no = Wind 7 first: in its suit only your A is stronger. It may draw out the other Wind 7.
bridegrooms-equal = The two Wind 7s are equal, and the one played first takes the trick: yours. Wind is sealed too!
bridegrooms-end = All 14 tricks are played here, and taking seven costs you nothing. But single 7s are gone after the round, so hunt for pairs!
