# Меч самурая.

game = Меч самурая

## Події

event-turn-began = { $you ->
    [seat] Ваш хід.
   *[other] Ходить { $seat }.
}
event-recovered = { $you ->
    [seat] Ви повертаєтеся до бою: стійкість знову { $resilience }.
   *[other] { $seat } повертається до бою: стійкість знову { $resilience }.
}
event-flipped = { $you ->
    [seat] Ви відкриваєте для «Бусідо» картку: «{ $card }».
   *[other] { $seat } відкриває для «Бусідо» картку: «{ $card }».
}
event-bushido-passed = { $you ->
    [from] «Бусідо» переходить від вас до гравця { $to }.
    [to] «Бусідо» переходить до вас від гравця { $from }.
   *[other] «Бусідо» переходить від гравця { $from } до гравця { $to }.
}
event-bushido-dropped = { $you ->
    [seat] { $honour ->
        [yes] Ви віддаєте жетон честі, «Бусідо» йде у відбій.
       *[no] Ви скидаєте «Бусідо».
    }
   *[other] { $honour ->
        [yes] { $seat } віддає жетон честі, «Бусідо» йде у відбій.
       *[no] { $seat } скидає «Бусідо».
    }
}
event-drew = { $you ->
    [seat] Ви берете { n-cards-taken }.
   *[other] { $seat } бере { n-cards-taken }.
}
event-drew-cards = { $you ->
    [seat] Ви берете { $cards }.
   *[other] { $seat } бере { $cards }.
}
event-took-discard = { $you ->
    [seat] Ви берете «{ card-acc }» згори відбою.
   *[other] { $seat } бере «{ card-acc }» згори відбою.
}
event-nothing-to-draw = { $you ->
    [seat] Вам більше нічого брати: порожні й колода, і відбій.
   *[other] Порожні й колода, і відбій: { $seat } лишається без нової картки.
}
event-deck-renewed = Колода скінчилася, відбій перемішано: у новій { n-cards }. Усі втрачають по жетону честі, лишилося: { $honour }.
event-attacked = { $you ->
    [seat] Ви атакуєте гравця { $target } { weapon-ins }.
    [target] { $seat } атакує вас { weapon-ins }.
   *[other] { $seat } атакує гравця { $target } { weapon-ins }.
}
event-parried = { $you ->
    [seat] Ви відбиваєте удар карткою «{ $card }».
   *[other] { $seat } відбиває удар карткою «{ $card }».
}
event-wounded = { $you ->
    [seat] Ви отримуєте { n-wounds } від гравця { $by }. Ваша стійкість: { $resilience }.
    [by] { $seat } отримує від вас { n-wounds }. Стійкість: { $resilience }.
   *[other] { $seat } отримує { n-wounds } від гравця { $by }. Стійкість: { $resilience }.
}
event-defeated = { $you ->
    [seat] Вас переможено: ваш жетон честі забирає { $by }.
    [by] Ви долаєте гравця { $seat } та забираєте жетон честі.
   *[other] { $by } долає гравця { $seat } та забирає жетон честі.
}
event-played = { $you ->
    [seat] Ви граєте «{ card-acc }».
   *[other] { $seat } грає «{ card-acc }».
}
event-played-on = { $you ->
    [seat] { $card_id ->
        [bushido] Ви кладете «Бусідо» перед гравцем { $target }.
        [breathing] Ви граєте «Перепочинок», картку візьме { $target }.
       *[other] Ви граєте «{ card-acc }» на гравця { $target }.
    }
    [target] { $card_id ->
        [bushido] { $seat } кладе перед вами «Бусідо».
        [breathing] { $seat } грає «Перепочинок», картку візьмете ви.
       *[other] { $seat } грає «{ card-acc }» на вас.
    }
   *[other] { $card_id ->
        [bushido] { $seat } кладе «Бусідо» перед гравцем { $target }.
        [breathing] { $seat } грає «Перепочинок», картку візьме { $target }.
       *[other] { $seat } грає «{ card-acc }» на гравця { $target }.
    }
}
event-played-on-oneself = { $you ->
    [seat] Ви кладете «{ $card }» перед собою.
   *[other] { $seat } кладе «{ $card }» перед собою.
}
event-healed = { $you ->
    [seat] Ви повертаєте собі всю стійкість: { $resilience }.
   *[other] { $seat } повертає собі всю стійкість: { $resilience }.
}
event-diverted = { $you ->
    [seat] Ви берете випадкову картку з рук гравця { $from }.
    [from] { $seat } бере випадкову картку з ваших рук.
   *[other] { $seat } бере випадкову картку з рук гравця { $from }.
}
event-diverted-card = { $you ->
    [seat] Ви забираєте в гравця { $from } «{ card-acc }».
    [from] { $seat } забирає у вас «{ card-acc }».
   *[other] { $seat } забирає в гравця { $from } «{ card-acc }».
}
event-discarded = { $you ->
    [seat] Ви скидаєте «{ card-acc }».
   *[other] { $seat } скидає «{ card-acc }».
}
event-property-lost = { $you ->
    [seat] Ви втрачаєте «{ card-acc }», що лежить перед вами.
   *[other] { $seat } втрачає «{ card-acc }» зі столу.
}
event-traded = { $you ->
    [seat] Ви віддаєте жетон стійкості й берете картку. Ваша стійкість: { $resilience }.
   *[other] { $seat } віддає жетон стійкості й бере картку. Стійкість: { $resilience }.
}
event-turn-ended = { $you ->
    [seat] Ви закінчуєте хід.
   *[other] { $seat } закінчує хід.
}
event-ended-swordmaster = { $you ->
    [last] Перемога майстра меча: стійкість лишилася тільки у вас. Перемагає { $winner }. Ролі: { $roles }.
   *[other] Перемога майстра меча: стійкість лишилася тільки в гравця { $last }. Перемагає { $winner }. Ролі: { $roles }.
}
event-ended-honour = У когось не лишилося честі: партію закінчено. Ролі: { $roles }. Бали: { $points }. Разом: { $totals }. Перемогу честі здобуває { $winner }.
event-ended-deadly-strike = У когось не лишилося честі: партію закінчено. Ролі: { $roles }. Бали: { $points }. Смертельний удар: { $struck } втрачає три бали. Разом: { $totals }. Перемогу честі здобуває { $winner }.

## Частини

n-wounds = { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } рани
   *[many] { $wounds } ран
}
wounds-gen = { $wounds ->
    [one] { $wounds } рани
   *[other] { $wounds } ран
}
card = { $card ->
    [bokken] Боккен
    [kiseru] Кісеру
    [bo] Бо
    [kusarigama] Кусарігама
    [shuriken] Сюрікен
    [naginata] Нагіната
    [wakizashi] Вакідзасі
    [katana] Катана
    [nodachi] Нодаті
    [kanabo] Канабо
    [nagayari] Нагаярі
    [daikyu] Дайкю
    [tanegashima] Танегасіма
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
card-acc = { $card_id ->
    [kusarigama] Кусарігаму
    [naginata] Нагінату
    [katana] Катану
    [tanegashima] Танегасіму
    [geisha] Гейшу
    [tea-ceremony] Чайну церемонію
   *[other] { $card }
}
card-object = «{ card-acc }»
weapon-ins = { $weapon_id ->
    [bokken] «Боккеном»
    [kusarigama] «Кусарігамою»
    [shuriken] «Сюрікеном»
    [naginata] «Нагінатою»
    [katana] «Катаною»
    [tanegashima] «Танегасімою»
   *[other] зброєю «{ $weapon }»
}
team-name = { $team ->
    [shogun] команда сьогуна
    [ninja] команда ніндзя
   *[ronin] ронін
}
team-with-members = { $team } ({ $members })
seat-role = { $you ->
    [seat] ви — { $role }
   *[other] { $seat } — { $role }
}
points-of = { $you ->
    [seat] ви
   *[other] { $seat }
} — { $points } ({ $honour } × { $factor }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo } за «Даймьо»
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
fact-turn = { $you ->
    [seat] Ваш хід. У колоді { n-cards }.
   *[other] Ходить { $seat }. У колоді { n-cards }.
}
fact-seat = { $you ->
    [seat] Ви: стійкість { $resilience }, честь { $honour }, на руках { n-cards }, перед вами: { $properties }.
   *[other] { $seat }: стійкість { $resilience }, честь { $honour }, на руках { n-cards }, на столі: { $properties }.
}
fact-hand = { $you ->
    [seat] У вас на руках: { $cards }.
   *[other] { $seat } має на руках: { $cards }.
}
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

refusal-not_in_hand = Цієї картки у вас на руках немає: оберіть іншу.
refusal-nothing_to_answer = Зараз вас ніхто не атакує: ваш хід, грайте картки.
refusal-answer_attack_first = Вас атакують: спершу захистіться або прийміть удар.
refusal-answer_battlecry_first = Спершу відгукніться на «Бойовий клич»: скиньте «Захист» або отримайте рану.
refusal-answer_jujutsu_first = Спершу відгукніться на «Дзюдзюцу»: скиньте зброю або отримайте рану.
refusal-answer_bushido_first = Спершу розберіться з «Бусідо»: скиньте зброю або саме «Бусідо».
refusal-draw_first = Спершу візьміть картку: з колоди чи з відбою.
refusal-discard_first = Спершу скиньте зайві картки: на руках лишається не більше семи.
refusal-discard_first-count = У вас на руках { n-cards }, а лишити можна сім: спершу скиньте { $over ->
    [one] { $over } зайву
    [few] { $over } зайві
   *[many] { $over } зайвих
}.
refusal-not_a_weapon = Це не зброя. Щоб атакувати, оберіть картку зброї.
refusal-not_played_so = Цю картку грають інакше: торкніться її та прочитайте, як вона діє.
refusal-parry_only_answers = «Захист» грають лише у відповідь на зброю або «Бойовий клич».
refusal-no_such_player = За цим столом такого гравця немає.
refusal-not_yourself = На себе цю картку не грають: оберіть іншого гравця.
refusal-weapon_limit = Зброю на цей хід ви вже зіграли. Ще одну дала б «Холоднокровність» перед вами.
refusal-weapon_limit-played = За хід вам можна зіграти { $limit ->
    [one] { $limit } картку зброї, і її вже зіграно
    [few] { $limit } картки зброї, і всі вже зіграно
   *[many] { $limit } карток зброї, і всі вже зіграно
}. Ще одну дала б «Холоднокровність» перед вами.
refusal-harmless_target = Цей персонаж знекровлений: у нього немає стійкості або карток на руках. Оберіть іншу ціль.
refusal-harmless_target-why = { $why ->
    [resilience] Гравець { $target } не має стійкості
   *[hand] Гравець { $target } не має карток на руках
}, а знекровлених не атакують: оберіть іншу ціль.
refusal-out_of_reach = Ця зброя сюди не дістає: складність атаки завелика. Оберіть ближчу ціль або іншу зброю.
refusal-out_of_reach-far = «{ $weapon }» дістає до складності { $reach }, а складність атаки на гравця { $target } — { $difficulty }. Оберіть ближчу ціль або іншу зброю.
refusal-bushido_in_play = «Бусідо» вже на столі, а в грі може бути лише одне.
refusal-bushido_in_play-where = { $you ->
    [seat] «Бусідо» вже лежить перед вами
   *[other] «Бусідо» вже лежить перед гравцем { $seat }
}, а в грі може бути лише одне.
refusal-no_card_to_take = У цього гравця на руках порожньо: оберіть іншого.
refusal-no_card_to_take-whose = Гравець { $target } не має карток на руках: оберіть іншого.
refusal-no_card_to_lose = Такої картки в цього гравця немає: оберіть картку перед ним або картку з рук.
refusal-not_a_parry = Цією карткою не захиститися: потрібен «Захист».
refusal-not_a_parry-card = Карткою «{ $card }» не захиститися: зіграйте «Захист» або отримайте { n-wounds }.
refusal-last_card = Зброєю можна захиститися, лише якщо на руках є ще хоч одна картка.
refusal-not_nobunaga = Міняти стійкість на картки вміє лише Нобунаґа.
refusal-last_resilience = Останній жетон стійкості віддати не можна.

## Налаштування

config-characters = Персонажі
config-characters-random = випадкові
config-roles = Ролі
config-roles-random = випадкові

## За столом

about-kind = Таємні команди б’ються мечами й хитрощами. Розгадайте, хто свій, бийте тих, до кого дотягнетеся, і бережіть честь.
about-facts = 3–7 гравців · 30–45 хвилин
about-lesson = Навчитися за 5 хвилин
ask-play = { $left ->
    [0] Ваш хід. Зброю вже зіграно, але інші картки грати можна.
    [one] Ваш хід. Можна зіграти ще { $left } картку зброї та скільки завгодно інших.
    [few] Ваш хід. Можна зіграти ще { $left } картки зброї та скільки завгодно інших.
   *[other] Ваш хід. Можна зіграти ще { $left } карток зброї та скільки завгодно інших.
}
ask-parry = { $seat } атакує вас { weapon-ins }. Захиститися чи отримати { n-wounds }?{ $deadly ->
    [yes] {" "}Такого удару ви не витримаєте.
   *[no] {""}
}
ask-battlecry = { $seat } грає «Бойовий клич». Скинути «Захист» чи отримати рану?{ $deadly ->
    [yes] {" "}Цієї рани ви не витримаєте.
   *[no] {""}
}
ask-jujutsu = { $seat } грає «Дзюдзюцу». Скинути зброю чи отримати рану?{ $deadly ->
    [yes] {" "}Цієї рани ви не витримаєте.
   *[no] {""}
}
ask-bushido = Для «Бусідо» відкрилася зброя. Скинути свою зброю й передати «Бусідо» далі чи { $honour ->
    [yes] віддати жетон честі?
   *[no] скинути «Бусідо» без втрат?
}
ask-draw = Узяти першу картку з колоди чи «{ card-acc }» з відбою?
ask-discard = На руках лишається не більше семи карток. Скиньте ще { n-cards-taken }.
act-attack = Атакувати гравця { $target } { weapon-ins }: завдати { wounds-gen }
act-play = Зіграти «{ card-acc }»
act-play-on = { $you ->
    [target] { $card_id ->
        [bushido] Покласти «Бусідо» перед собою
       *[other] Зіграти «{ card-acc }» на себе
    }
   *[other] { $card_id ->
        [bushido] Покласти «Бусідо» перед гравцем { $target }
        [breathing] Зіграти «Перепочинок»: картку візьме { $target }
       *[other] Зіграти «{ card-acc }» на гравця { $target }
    }
}
act-geisha = «Гейша»: { $target } втрачає «{ card-acc }» зі столу
act-geisha-hand = «Гейша»: { $target } втрачає випадкову картку з рук
act-trade = Віддати жетон стійкості й узяти картку
act-end-turn = Закінчити хід
act-parry = Відбити удар карткою «{ $card }»
act-discard = Скинути «{ card-acc }»
act-suffer = Отримати { n-wounds }
act-drop-bushido = { $honour ->
    [yes] Віддати жетон честі та скинути «Бусідо»
   *[no] Скинути «Бусідо»
}
act-draw-deck = Взяти з колоди
act-draw-discards = Взяти «{ card-acc }» з відбою
risk-own-side = { $target } грає за вашу команду. Усе одно атакувати?
risk-suffer = Якщо отримаєте { n-wounds }, { $seat } здолає вас і забере жетон честі. А відповісти вам є чим. Усе одно прийняти удар?
risk-last-honour = Це ваш останній жетон честі: партія на цьому закінчиться. Усе одно віддати його?
about-weapon = «{ $card }» — зброя: дістає до складності { $reach } та завдає { wounds-gen }.
about-card = { $card ->
    [armor] «Обладунок» лежить перед вами: складність атак на вас більша на 1.
    [fast-draw] «Стрімкість» лежить перед вами: ваша зброя завдає на одну рану більше.
    [focus] «Холоднокровність» лежить перед вами: за хід можна зіграти на одну картку зброї більше.
    [bushido] «Бусідо» лежить перед одним із гравців. На початку свого ходу він відкриває верхню картку колоди. Якщо це зброя, він скидає зброю з рук і передає «Бусідо» ліворуч або віддає жетон честі й скидає «Бусідо». Якщо ні, «Бусідо» просто переходить до сусіда ліворуч.
    [parry] «Захист» скасовує всю атаку зброєю або відбиває «Бойовий клич».
    [geisha] «Гейша»: інший гравець втрачає випадкову картку з рук або картку перед собою, на ваш вибір.
    [diversion] «Хитрість»: заберіть випадкову картку з рук іншого гравця.
    [battlecry] «Бойовий клич»: кожен із решти скидає «Захист» або отримує рану.
    [tea-ceremony] «Чайна церемонія»: ви берете три картки, решта — по одній.
    [breathing] «Перепочинок»: поверніть собі всю стійкість, а інший гравець на ваш вибір візьме картку.
    [daimyo] «Даймьо»: візьміть дві картки. А притримаєте на руках до кінця партії — матимете бал, якщо ви не ронін.
   *[jujutsu] «Дзюдзюцу»: кожен із решти скидає зброю або отримує рану.
}
about-character = { $character ->
    [benkei] Бенкей: складність атак на нього більша на 1.
    [chiyome] Тійоме: її ранить лише зброя.
    [ginchiyo] Ґінтійо: зброя завдає їй на одну рану менше, але щонайменше одну.
    [goemon] Ґоемон: може зіграти на одну картку зброї за хід більше.
    [hanzo] Хандзо: може захищатися зброєю, якщо це не єдина картка в нього на руках.
    [hideyoshi] Хідейосі: бере три картки замість двох.
    [ieyasu] Ієясу: першу картку може взяти згори відбою.
    [kojiro] Кодзіро: його зброя дістає до кожного.
    [musashi] Мусасі: його зброя завдає на одну рану більше.
    [nobunaga] Нобунаґа: може міняти жетони стійкості, крім останнього, на картки.
    [tomoe] Томое: бере картку щоразу, коли її зброя когось ранить.
   *[ushiwaka] Усівака: бере картку за кожну рану від зброї.
}
about-role = { $role ->
    [shogun] Сьогун: відомий усім. Самураї — його команда.
    [samurai] Самурай: таємно допомагає сьогунові.
    [ninja-1] Ніндзя з однією зіркою: усі ніндзя — одна команда.
    [ninja-2] Ніндзя з двома зірками: усі ніндзя — одна команда.
    [ninja-3] Ніндзя з трьома зірками: усі ніндзя — одна команда.
   *[ronin] Ронін: сам за себе, зате його честь множиться найбільше.
}
about-role-hidden = Роль таємна до кінця партії.
about-resilience = Стійкість: { $count } з { $most }. Хто втратив усю, віддає жетон честі тому, хто його здолав, а свого ходу повертається до бою.
about-honour = Честь: { $count }. Щойно в когось її не лишилося, партія закінчується.
about-hand = На руках { n-cards }; вам відомо: { $cards }.
about-difficulty = Складність вашої атаки на гравця { $seat }: { $difficulty }. Зброя має діставати щонайменше стільки.
about-harmless = Знекровлений персонаж: без стійкості або без карток на руках. Атакувати його не можна, а коли рахують складність, його пропускають.
about-weapons = Зброя за цей хід: { $played } з { $limit }.
about-deck = У колоді { n-cards }. Коли вона скінчиться, відбій перемішають, і кожен утратить жетон честі.
wait-play = { $you ->
    [seat] Ви граєте картки.
   *[other] { $seat } грає картки.
}
wait-parry = { $you ->
    [seat] Ви вирішуєте, захиститися чи отримати { n-wounds } від гравця { $by }.
    [by] { $seat } вирішує, захиститися чи отримати від вас { n-wounds }.
   *[other] { $seat } вирішує, захиститися чи отримати { n-wounds } від гравця { $by }.
}
wait-battlecry = { $you ->
    [seat] Ви вирішуєте, скинути «Захист» чи отримати рану від гравця { $by }.
    [by] { $seat } вирішує, скинути «Захист» чи отримати від вас рану.
   *[other] { $seat } вирішує, скинути «Захист» чи отримати рану від гравця { $by }.
}
wait-jujutsu = { $you ->
    [seat] Ви вирішуєте, скинути зброю чи отримати рану від гравця { $by }.
    [by] { $seat } вирішує, скинути зброю чи отримати від вас рану.
   *[other] { $seat } вирішує, скинути зброю чи отримати рану від гравця { $by }.
}
wait-bushido = { $you ->
    [seat] Ви вирішуєте, скинути зброю чи «Бусідо».
   *[other] { $seat } вирішує, скинути зброю чи «Бусідо».
}
wait-draw = { $you ->
    [seat] Ви обираєте, звідки взяти першу картку.
   *[other] { $seat } обирає, звідки взяти першу картку.
}
wait-discard = { $you ->
    [seat] Ви скидаєте зайві картки.
   *[other] { $seat } скидає зайві картки.
}
hint-weapon = «{ $card }» дістає до складності { $reach }. Кого атакувати?
hint-card = { $card_id ->
    [bushido] Перед ким покласти «Бусідо»?
    [breathing] Хто візьме картку за «Перепочинок»?
   *[other] На кого зіграти «{ card-acc }»?
}
chip-hit = Завдати { wounds-gen }
chip-too-far = Не дістати: складність { $difficulty }
chip-harmless = Знекровлений персонаж
chip-limit = Зброю вже зіграно
chip-play = { $card ->
    [bushido] Покласти сюди
    [diversion] Забрати картку
   *[breathing] Дати картку
}
word-deck = Колода
word-discards = Відбій
word-turn = хід
word-hand = Ваші картки
result-swordmaster = { $you ->
    [seat] Майстер меча — ви: стійкість лишилася тільки у вас, тож балів не рахують.
   *[other] Майстер меча: стійкість лишилася тільки в гравця { $seat }, тож балів не рахують.
}
result-how = Бали: честь × множник ролі + 1 за кожну картку «Даймьо» на руках (роніна це не стосується).
result-strike = Смертельний удар: −{ $points }

## Пояснення налаштувань

conflict-characters = { $field }: назвіть по одному на кожне місце, усі різні.
conflict-roles = { $field }: для такої кількості гравців потрібен інший набір ролей.
help-config-characters = Хто за кого грає: випадково або як призначите, для кожного місця.
help-config-roles = Ролі роздають таємно й випадково. Якщо призначити їх для кожного місця, їх знатимуть усі.

## Goal

goal = Перемагає команда, у якої найбільше балів. Щойно в когось не лишилося честі, партія закінчується.
known = { $you ->
    [seat] Ви
   *[other] { $seat }
}: { $title }{ $role ->
    [yes] {""}
   *[no] , роль таємна
}.{ $reach ->
    [own] {""}
    [harmless] {" "}Знекровлений персонаж: атакувати його не можна.
   *[other] {" "}Складність вашої атаки: { $reach }.
}
goal-role = { $role ->
    [shogun] Сьогун: перемога разом із самураями
    [alone] Сьогун: перемога самотужки проти ніндзя
    [samurai] Самурай: перемога разом із сьогуном
    [ronin] Ронін: перемога лише самотужки
   *[ninja] Ніндзя: перемога разом з іншими ніндзя
}
