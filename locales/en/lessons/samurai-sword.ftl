# Lessons of Samurai Sword.

## 1 first

first-title = Your first duel
first-about = Draw, strike, parry, take wounds: how a turn goes and what honour is for.
first-goal = You’re the Shogun, and this is your honour: 5. As soon as anyone has none left, the match ends, and the side with the most points wins.
first-sides = One of these three is your Samurai, the other two are Ninja. Only your role is open – theirs you’ll have to work out.
first-draw = Every turn begins with two cards from the deck. Yours are a Bo and a Bokken.
first-attack = Your Kiseru reaches a neighbour and deals 2 wounds. Two of the three are enemies, so take a chance: attack Goemon.
first-attack-no = Either neighbour would do, but let’s begin with Goemon – and with the Kiseru: none of your weapons hits harder.
first-daimyo = 2 wounds: Goemon is down to 3 resilience. That was your weapon for this turn, but other cards have no limit: play Daimyo and draw two.
first-daimyo-no = Don’t stop yet: Daimyo brings you two cards right now. Play it.
first-end-turn = A Kusarigama – just the thing for your next turn. The Parry waits for someone to attack you. End your turn.
first-end-turn-no = The Geisha can wait. End your turn and see who comes at you.
first-parry = Goemon strikes back: 2 wounds! One Parry stops the whole attack. Play it.
first-parry-no = That would cost you 2 of your 4 resilience. This is what your Parry is for: play it.
first-clue = Nobunaga struck Hideyoshi and left you alone. It’s no proof, but remember it: your Samurai might do just that.
first-suffer = A Katana: 3 wounds, and you have no Parry left. Each wound costs a point of resilience. It happens – take them.
first-strike = You have 1 resilience left, Hideyoshi has 2. Your Kusarigama deals 2 wounds: attack him before he gets you.
first-strike-no = All in good time. Hideyoshi first: he has exactly 2 resilience left, and the Kusarigama deals 2 wounds.
first-breathing = Hideyoshi is defeated, and you take 1 honour from him! Now play Breathing: you get all your resilience back, and let Nobunaga draw a card.
first-breathing-no = Breathing first, and let Nobunaga draw a card: he’s the only one who hasn’t attacked you.
first-play-on = 4 resilience, 6 honour! Hideyoshi isn’t out: on his turn he’ll be back on his feet. Finish your turn as you like – you know what matters.

## 2 reach

reach-title = Reach and Armour
reach-about = How far a weapon strikes, and what Armour, Fast Draw and Focus change.
reach-count = You’re a Ninja, and Ieyasu is the Shogun. He sits two steps away, that’s 2, and his Armour adds 1: difficulty 3.
reach-armour = Your Kusarigama reaches only 2. Play Geisha – she works at any distance – and make Ieyasu lose his Armour.
reach-armour-no = The Armour keeps you from Ieyasu. Play Geisha on him and choose the Armour.
reach-fast-draw = Now it’s difficulty 2! The Kusarigama deals 2 wounds, and the Fast Draw in front of you adds a third: attack Ieyasu.
reach-fast-draw-no = Not yet. Right now only the Kusarigama reaches Ieyasu: attack him with it.
reach-focus = 3 wounds: Ieyasu has 2 resilience left. You’ve played your weapon, but a Focus allows one more, and at once: play it.
reach-focus-no = Without the Focus you can’t strike again this turn. Play it first.
reach-harmless = Your Bokken reaches only 1. Ginchiyo, between you, holds a single card: play Geisha and make her lose it. Harmless players are skipped.
reach-harmless-no = Ieyasu is one step too far for the Bokken. Play Geisha on Ginchiyo’s hand: with no cards she’s skipped.
reach-bokken = Ginchiyo doesn’t count, so Ieyasu is at difficulty 1. The Bokken deals a wound, Fast Draw another: attack him!
reach-bokken-no = Ieyasu has 2 resilience left, and your Bokken now deals just 2 wounds. Attack the Shogun.
reach-end = Ieyasu is defeated, and you take 1 honour from him. And your own hand is empty: now you’re harmless, so no weapon can hit you until you draw.

## 3 honour and roles

honour-and-roles-title = Roles and honour
honour-and-roles-about = Who’s with whom, when the match ends and how points are counted.
honour-and-roles-sides = You’re secretly a Samurai. The Shogun, Ieyasu, is your only ally; the rest are two Ninja, who play together, and the Ronin, who’s alone.
honour-and-roles-end = Goemon has 1 honour left. Defeat him and it’s yours – then the match ends at once and all roles are shown.
honour-and-roles-points = Points are honour times the role’s number: with five players it’s 1, but 2 for the Ronin. You and the Shogun add yours up.
honour-and-roles-daimyo = You and the Shogun would have 4 + 3 = 7, and Kojiro, if he’s the Ronin, 8. A Daimyo in hand at the end is worth a point: don’t play it!
honour-and-roles-strike = Goemon has 2 resilience left, and your Kiseru deals 2 wounds. Attack him!
honour-and-roles-strike-no = Keep the Daimyo, spare the Shogun – and a Bo would leave Goemon standing. Attack Goemon with the Kiseru.
honour-and-roles-result = Kojiro is the Ronin: 4 × 2 = 8. Thanks to the Daimyo you have 8 as well, and in a tie the Shogun’s side beats the Ronin. You win!
honour-and-roles-deadly = In a tie the Ninja beat everyone. And don’t end a match by defeating one of your own: that deadly strike costs your side 3 points.
honour-and-roles-swordmaster = There’s another way to win: as swordmaster. If only one player still has resilience, that player’s side wins at once, points or no points.

## 4 characters

characters-title = Characters
characters-about = Four abilities at work: Nobunaga, Hanzo, Benkei and Kojiro.
characters-trade = You’re the Ronin: everyone’s your rival. You play Nobunaga, who trades resilience for cards – give up 1 of your 5 and draw.
characters-trade-no = First try what only Nobunaga can do: give up 1 resilience and draw a card.
characters-hanzo = A Kusarigama! With your Focus you can strike twice. Use the Kiseru on Hanzo first – but mind, he can parry with a weapon.
characters-hanzo-no = Keep the Kusarigama for Benkei. Begin with the Kiseru on your neighbour Hanzo.
characters-benkei = Hanzo parried with a Bo! Benkei sits next to you too, but attacks on him are harder by 1. The Kusarigama reaches 2: attack him.
characters-benkei-no = Aim at Benkei: he’s at difficulty 2, and that’s how far the Kusarigama reaches.
characters-turn = A hit: Benkei has 3 resilience left. You’ve used both your weapons, and the Parries are for later: end your turn.
characters-turn-no = You may give up more resilience, but it’s what keeps you on your feet. Keep your 4 and end your turn.
characters-kojiro = Kojiro attacks with a Bokken! He’s two steps away and you have an Armour, but his weapons reach everyone. Parry!
characters-kojiro-no = You may take the wound, but you hold two Parries, and Nobunaga would rather trade his resilience for cards. Parry.
characters-end = All characters are open: look at a rival’s ability first, then strike. You’ll find all twelve in the rules.
