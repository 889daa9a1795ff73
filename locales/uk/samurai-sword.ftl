# Меч самурая.

game = Меч самурая

## Події

event-turn-began = { $seat } починає хід.
event-recovered = { $seat } відновлює всю стійкість: { $resilience }.
event-flipped = { $seat } відкриває для «Бусідо» картку «{ $card }».
event-bushido-passed = «Бусідо» переходить далі: { $from } → { $to }.
event-bushido-dropped = { $seat } скидає «Бусідо»{ $honour ->
    [yes] {" "}і втрачає жетон честі
   *[no] {""}
}.
event-drew = { $seat } бере { n-cards-taken }.
event-drew-cards = { $seat } бере: { $cards }.
event-took-discard = { $seat } бере картку «{ $card }» згори відбою.
event-nothing-to-draw = { $seat }: брати більше нічого.
event-deck-renewed = Відбій стає новою колодою: { n-cards }. Кожен втрачає жетон честі: { $honour }.
event-attacked = { $seat } атакує, зброя — «{ $weapon }», ціль — { $target }.
event-parried = { $seat } захищається карткою «{ $card }».
event-wounded = { $seat } дістає { n-wounds } (завдає { $by }), стійкість: { $resilience }.
event-defeated = { $seat } зазнає поразки: жетон честі забирає { $by }.
event-played = { $seat } грає картку «{ $card }».
event-played-on = { $seat } грає картку «{ $card }», ціль — { $target }.
event-healed = { $seat } відновлює всю стійкість: { $resilience }.
event-diverted = { $seat } забирає картку наосліп, її втрачає { $from }.
event-diverted-card = { $seat } забирає картку «{ $card }», її втрачає { $from }.
event-discarded = { $seat } скидає картку «{ $card }».
event-property-lost = { $seat } втрачає картку «{ $card }» зі столу.
event-traded = { $seat } міняє жетон стійкості на картку, залишок стійкості { $resilience }.
event-turn-ended = { $seat } закінчує хід.
event-ended-swordmaster = Перемога майстра меча: стійкість лишилася тільки в одного персонажа, це { $last }. Перемога: { $winner }. Ролі: { $roles }.
event-ended-honour = У когось не лишилося честі. Ролі: { $roles }. Бали: { $points }. Команди: { $totals }. Перемога честі: { $winner }.
event-ended-deadly-strike = У когось не лишилося честі. Ролі: { $roles }. Бали: { $points }. Смертельний удар, мінус три бали: { $struck }. Команди: { $totals }. Перемога честі: { $winner }.

## Частини

n-wounds = { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } рани
   *[many] { $wounds } ран
}
card = { $card ->
    [bokken] Боккен
    [kiseru] Кісеру
    [bo] Бо
    [kusarigama] Кусаріґама
    [shuriken] Сюрікен
    [naginata] Наґіната
    [wakizashi] Вакідзасі
    [katana] Катана
    [nodachi] Нодаті
    [kanabo] Канабо
    [nagayari] Наґаярі
    [daikyu] Дайкю
    [tanegashima] Танеґасіма
    [armor] Обладунок
    [fast-draw] Стрімкість
    [focus] Холоднокровність
    [bushido] Бусідо
    [parry] Захист
    [geisha] Гейша
    [diversion] Хитрість
    [battlecry] Бойовий клич
    [tea-ceremony] Чайна церемонія
    [breathing] Перепочинок
    [daimyo] Даймьо
   *[jujutsu] Дзюдзюцу
}
team-name = { $team ->
    [shogun] команда сьогуна
    [ninja] команда ніндзя
   *[ronin] ронін
}
team-with-members = { $team } ({ $members })
seat-role = { $seat } – { $role }
points-of = { $seat } – { $points } ({ $honour }×{ $factor }{ $daimyo ->
    [0] {""}
   *[other] , «Даймьо» { $daimyo }
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card } ×{ $count }
fact-turn = Ходить { $seat }. У колоді { n-cards }.
fact-seat = { $seat }: стійкість { $resilience }, честь { $honour }, на руках { n-cards }, у грі: { $properties }.
fact-hand = { $seat } має на руках: { $cards }.
name-benkei = Бенкей
name-chiyome = Тійоме
name-ginchiyo = Ґінтійо
name-goemon = Ґоемон
name-hanzo = Хандзо
name-hideyoshi = Хідейосі
name-ieyasu = Ієясу
name-kojiro = Кодзіро
name-musashi = Мусасі
name-nobunaga = Нобунаґа
name-tomoe = Томое
name-ushiwaka = Усівака
name-shogun = сьогун
name-samurai = самурай
name-ninja-1 = ніндзя ★
name-ninja-2 = ніндзя ★★
name-ninja-3 = ніндзя ★★★
name-ronin = ронін

## Відмови

refusal-not_in_hand = Цієї картки немає у вас на руках ({ $rule }).
refusal-nothing_to_answer = Відповідати немає на що: триває ваша фаза розіграшу ({ $rule }).
refusal-answer_attack_first = Спершу дайте відповідь на атаку ({ $rule }).
refusal-answer_battlecry_first = Спершу дайте відповідь на «Бойовий клич» ({ $rule }).
refusal-answer_jujutsu_first = Спершу дайте відповідь на «Дзюдзюцу» ({ $rule }).
refusal-answer_bushido_first = Спершу дайте відповідь на «Бусідо» ({ $rule }).
refusal-draw_first = Спершу оберіть, звідки взяти першу картку ({ $rule }).
refusal-discard_first = Спершу скиньте зайві картки: на руках лишається не більше семи ({ $rule }).
refusal-not_a_weapon = Це не зброя, а атакувати можна лише зброєю ({ $rule }).
refusal-not_played_so = Цю картку так не грають ({ $rule }).
refusal-parry_only_answers = Картку захисту грають лише у відповідь ({ $rule }).
refusal-no_such_player = За цим столом немає такого гравця ({ $rule }).
refusal-not_yourself = Для цієї картки потрібен інший гравець ({ $rule }).
refusal-weapon_limit = Більше карток зброї цього ходу зіграти не можна ({ $rule }).
refusal-harmless_target = Проти знекровленого персонажа не можна грати зброю ({ $rule }).
refusal-out_of_reach = Складність атаки на цього гравця більша, ніж у зброї ({ $rule }).
refusal-bushido_in_play = «Бусідо» вже в грі, а другого бути не може ({ $rule }).
refusal-no_card_to_take = У цього гравця немає карток на руках ({ $rule }).
refusal-no_card_to_lose = У цього гравця немає такої картки ({ $rule }).
refusal-not_a_parry = Цією карткою не можна захиститися ({ $rule }).
refusal-last_card = Єдиною карткою на руках так захиститися не можна ({ $rule }).
refusal-not_nobunaga = Лише Нобунаґа міняє стійкість на картки ({ $rule }).
refusal-last_resilience = Останній жетон стійкості скинути не можна ({ $rule }).

## Налаштування

config-characters = Персонажі
config-characters-random = випадкові
config-roles = Ролі
config-roles-random = випадкові

## За столом

about-kind = Таємні команди б’ються мечами та хитрістю. Розгадайте ролі, бийте тих, до кого дотягнетеся, і бережіть честь.
about-facts = 3–7 гравців · 30–45 хвилин
ask-play = Ваш хід: грайте картки. Зброї лишилося: { $left }.
ask-parry = { $seat } атакує вас карткою «{ $weapon }». Захиститися чи дістати { n-wounds }?{ $deadly ->
    [yes] {" "}Це буде поразка.
   *[no] {""}
}
ask-battlecry = «Бойовий клич», грає { $seat }: скинути «Захист» чи дістати рану?{ $deadly ->
    [yes] {" "}Це буде поразка.
   *[no] {""}
}
ask-jujutsu = «Дзюдзюцу», грає { $seat }: скинути зброю чи дістати рану?{ $deadly ->
    [yes] {" "}Це буде поразка.
   *[no] {""}
}
ask-bushido = Для «Бусідо» відкрито зброю: скинути зброю й передати «Бусідо» далі чи { $honour ->
    [yes] віддати жетон честі?
   *[no] скинути «Бусідо» без втрат?
}
ask-draw = Взяти першу картку з колоди чи картку «{ $card }» з відбою?
ask-discard = На руках лишається не більше семи карток: скиньте { n-cards-taken }.
act-attack = Атакувати карткою «{ $weapon }», ціль — { $target }: завдати { n-wounds }
act-play = Зіграти «{ $card }»
act-play-on = Зіграти «{ $card }», ціль — { $target }
act-geisha = «Гейша»: { $target } втрачає картку «{ $card }»
act-geisha-hand = «Гейша»: { $target } втрачає картку з рук
act-trade = Віддати жетон стійкості і взяти картку
act-end-turn = Закінчити хід
act-parry = Захиститися карткою «{ $card }»
act-discard = Скинути «{ $card }»
act-suffer = Дістати { n-wounds }
act-drop-bushido = Скинути «Бусідо»{ $honour ->
    [yes] {" "}і втратити жетон честі
   *[no] {""}
}
act-draw-deck = З колоди
act-draw-discards = «{ $card }» з відбою
risk-own-side = { $target } на вашому боці. Усе одно атакувати?
risk-suffer = Діставши { n-wounds }, ви зазнаєте поразки, і жетон честі забере { $seat }. Ви маєте чим відповісти. Усе одно терпіти?
risk-last-honour = Це ваш останній жетон честі: партія одразу закінчиться. Усе одно скинути «Бусідо»?
about-weapon = { $card }: зброя. Складність атаки до { $reach }, завдає { n-wounds }.
about-card = { $card ->
    [armor] «Обладунок» лежить перед вами: складність атаки на вас більша на один.
    [fast-draw] «Стрімкість» лежить перед вами: ваша зброя завдає на одну рану більше.
    [focus] «Холоднокровність» лежить перед вами: на одну картку зброї за хід більше.
    [bushido] «Бусідо» лежить перед одним гравцем. На початку його ходу відкривають верхню картку колоди: якщо це зброя, він скидає зброю або втрачає жетон честі; інакше «Бусідо» переходить ліворуч.
    [parry] «Захист» скасовує всю атаку зброєю або відповідає на «Бойовий клич».
    [geisha] «Гейша»: інший гравець втрачає випадкову картку з рук або картку на столі на ваш вибір.
    [diversion] «Хитрість»: заберіть випадкову картку з рук іншого гравця.
    [battlecry] «Бойовий клич»: усі інші скидають «Захист» або дістають рану.
    [tea-ceremony] «Чайна церемонія»: візьміть три картки, решта бере по одній.
    [breathing] «Перепочинок»: відновіть усю стійкість; інший гравець на ваш вибір бере картку.
    [daimyo] «Даймьо»: візьміть дві картки. Наприкінці на руках приносить бал.
   *[jujutsu] «Дзюдзюцу»: усі інші скидають зброю або дістають рану.
}
about-character = { $character ->
    [benkei] Бенкей: складність атаки на нього більша на один.
    [chiyome] Тійоме: її ранить лише зброя.
    [ginchiyo] Ґінтійо: зброя завдає їй на одну рану менше, але не менше однієї.
    [goemon] Ґоемон: на одну картку зброї за хід більше.
    [hanzo] Хандзо: може захищатися зброєю, якщо це не єдина картка на руках.
    [hideyoshi] Хідейосі: бере три картки замість двох.
    [ieyasu] Ієясу: може взяти першу картку згори відбою.
    [kojiro] Кодзіро: його зброя дістає до кожного.
    [musashi] Мусасі: його зброя завдає на одну рану більше.
    [nobunaga] Нобунаґа: може міняти жетони стійкості, крім останнього, на картки.
    [tomoe] Томое: бере картку щоразу, коли її зброя ранить.
   *[ushiwaka] Усівака: бере картку за кожну рану від зброї.
}
about-role = { $role ->
    [shogun] Сьогун: відомий усім, заодно із самураями.
    [samurai] Самурай: таємно на боці сьогуна.
    [ninja-1] Ніндзя з однією зіркою: усі ніндзя заодно.
    [ninja-2] Ніндзя з двома зірками: усі ніндзя заодно.
    [ninja-3] Ніндзя з трьома зірками: усі ніндзя заодно.
   *[ronin] Ронін: сам проти всіх.
}
about-role-hidden = Роль таємна до кінця партії.
about-resilience = Стійкість: { $count } з { $most }. Хто втратив усю, зазнає поразки й віддає жетон честі тому, хто поранив.
about-honour = Честь: { $count }. Партія закінчується, коли в когось її не лишилося.
about-hand = На руках: { n-cards }. Вам відомі: { $cards }.
about-difficulty = Складність атаки з вашого місця, ціль — { $seat }: { $difficulty }. Зброя має її досягати.
about-harmless = Знекровлений: немає стійкості або карток на руках. Його не можна атакувати, і до складності він не рахується.
about-weapons = Зброї за хід: { $played } з { $limit }.
about-deck = У колоді: { n-cards }. Коли вона скінчиться, відбій стане колодою, і кожен втратить жетон честі.
wait-play = { $seat } грає картки.
wait-parry = { $seat }: захиститися чи дістати { n-wounds } (завдає { $by }).
wait-battlecry = { $seat }: скинути «Захист» чи дістати рану (завдає { $by }).
wait-jujutsu = { $seat }: скинути зброю чи дістати рану (завдає { $by }).
wait-bushido = { $seat }: скинути зброю чи «Бусідо».
wait-draw = { $seat } обирає, звідки взяти першу картку.
wait-discard = { $seat } скидає зайві картки.
hint-weapon = «{ $card }»: складність до { $reach }. Кого атакувати?
hint-card = «{ $card }»: на кого зіграти?
chip-hit = Завдати { n-wounds }
chip-too-far = Далеко: { $difficulty }
chip-harmless = Знекровлений
chip-limit = Зброї більше не можна
chip-play = { $card ->
    [bushido] Покласти сюди
    [diversion] Забрати картку
   *[breathing] Бере картку
}
word-deck = Колода
word-discards = Відбій
word-turn = хід
word-hand = Рука
result-swordmaster = Майстер меча: стійкість лишилася тільки в одного персонажа, це { $seat }; бали не рахують.
result-how = Бали: честь × множник ролі + «Даймьо» на руках.
result-strike = Смертельний удар: −{ $points }

## Пояснення налаштувань

help-config-characters = Хто за кого грає: випадково або за іменами, місце за місцем.
help-config-roles = Таємні ролі роздають випадково або називають місце за місцем, і тоді вони відомі всім.
