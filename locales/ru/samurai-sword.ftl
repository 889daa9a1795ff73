# Бэнг! Меч самурая.

game = Бэнг! Меч самурая

## События

event-turn-began = { $you ->
    [seat] Ваш ход.
   *[other] Ходит { $seat }.
}
event-recovered = { $you ->
    [seat] Вы снова на ногах, стойкость полная: { $resilience }.
   *[other] { $seat } снова на ногах, стойкость полная: { $resilience }.
}
event-flipped = { $you ->
    [seat] Вы открываете карту для «Бусидо»: «{ $card }».
   *[other] { $seat } открывает карту для «Бусидо»: «{ $card }».
}
event-bushido-passed = { $you ->
    [from] «Бусидо» уходит от вас к игроку { $to }.
    [to] «Бусидо» переходит от игрока { $from } к вам.
   *[other] «Бусидо» переходит от игрока { $from } к игроку { $to }.
}
event-bushido-dropped = { $you ->
    [seat] Вы сбрасываете «Бусидо»{ $honour ->
        [yes] {" "}и теряете жетон чести
       *[no] {""}
    }.
   *[other] { $seat } сбрасывает «Бусидо»{ $honour ->
        [yes] {" "}и теряет жетон чести
       *[no] {""}
    }.
}
event-drew = { $you ->
    [seat] Вы берёте { n-cards-taken }.
   *[other] { $seat } берёт { n-cards-taken }.
}
event-drew-cards = { $you ->
    [seat] Вы берёте из колоды { $cards }.
   *[other] { $seat } берёт из колоды { $cards }.
}
event-took-discard = { $you ->
    [seat] Вы берёте «{ card-acc }» с верха сброса.
   *[other] { $seat } берёт «{ card-acc }» с верха сброса.
}
event-nothing-to-draw = { $you ->
    [seat] Карты кончились: вам нечего взять.
   *[other] Карты кончились: { $seat } ничего не берёт.
}
event-deck-renewed = Колода кончилась, сброс перемешан: в новой колоде { n-cards }. Каждый теряет жетон чести. Осталось чести: { $honour }.
event-attacked = { $you ->
    [seat] Вы атакуете игрока { $target } { weapon-ins }.
    [target] { $seat } атакует вас { weapon-ins }!
   *[other] { $seat } атакует игрока { $target } { weapon-ins }.
}
event-parried = { $you ->
    [seat] Вы отбиваетесь { card-ins }.
   *[other] { $seat } отбивается { card-ins }.
}
event-wounded = { $you ->
    [seat] { $by } наносит вам { n-wounds }. Ваша стойкость: { $resilience }.
    [by] Вы наносите { n-wounds } игроку { $seat }. Стойкости осталось: { $resilience }.
   *[other] { $by } наносит { n-wounds } игроку { $seat }. Стойкости осталось: { $resilience }.
}
event-defeated = { $you ->
    [seat] { $by } побеждает вас и забирает ваш жетон чести.
    [by] Вы побеждаете игрока { $seat } и забираете жетон чести!
   *[other] { $by } побеждает игрока { $seat } и забирает жетон чести.
}
event-played = { $you ->
    [seat] Вы играете «{ card-acc }».
   *[other] { $seat } играет «{ card-acc }».
}
event-played-on = { $you ->
    [seat] { $card_id ->
        [bushido] Вы кладёте «Бусидо» перед игроком { $target }.
        [breathing] Вы играете «Передышку», карту берёт { $target }.
       *[other] Вы играете «{ card-acc }» против игрока { $target }.
    }
    [target] { $card_id ->
        [bushido] { $seat } кладёт «Бусидо» перед вами.
        [breathing] { $seat } играет «Передышку», карту берёте вы.
       *[other] { $seat } играет «{ card-acc }» против вас.
    }
   *[other] { $card_id ->
        [bushido] { $seat } кладёт «Бусидо» перед игроком { $target }.
        [breathing] { $seat } играет «Передышку», карту берёт { $target }.
       *[other] { $seat } играет «{ card-acc }» против игрока { $target }.
    }
}
event-played-on-oneself = { $you ->
    [seat] Вы кладёте «{ $card }» перед собой.
   *[other] { $seat } кладёт «{ $card }» перед собой.
}
event-healed = { $you ->
    [seat] Вы переводите дух, стойкость полная: { $resilience }.
   *[other] { $seat } переводит дух, стойкость полная: { $resilience }.
}
event-diverted = { $you ->
    [seat] Вы вслепую забираете карту у игрока { $from }.
    [from] { $seat } вслепую забирает у вас карту.
   *[other] { $seat } вслепую забирает карту у игрока { $from }.
}
event-diverted-card = { $you ->
    [seat] Вы забираете у игрока { $from } «{ card-acc }».
    [from] { $seat } забирает у вас «{ card-acc }».
   *[other] { $seat } забирает у игрока { $from } «{ card-acc }».
}
event-discarded = { $you ->
    [seat] Вы сбрасываете «{ card-acc }».
   *[other] { $seat } сбрасывает «{ card-acc }».
}
event-property-lost = { $you ->
    [seat] Карта «{ $card }», что лежала перед вами, уходит в сброс.
   *[other] Карта «{ $card }», что лежала перед игроком { $seat }, уходит в сброс.
}
event-traded = { $you ->
    [seat] Вы сбрасываете жетон стойкости и берёте карту. Ваша стойкость: { $resilience }.
   *[other] { $seat } сбрасывает жетон стойкости и берёт карту. Стойкости осталось: { $resilience }.
}
event-turn-ended = { $you ->
    [seat] Вы заканчиваете ход.
   *[other] { $seat } заканчивает ход.
}
event-ended-swordmaster = Победа мастера меча: { $you ->
    [last] на ногах остались только вы. Победа за вами ({ $winner })!
    [winners] на ногах только { $last }. Победа за вами ({ $winner })!
   *[other] на ногах только { $last }. Побеждает { $winner }.
} Роли: { $roles }.
event-ended-honour = Кто-то потерял последний жетон чести, и партия окончена. Роли: { $roles }. Очки: { $points }. Итог: { $totals }. { $you ->
    [winners] Победа чести за вами ({ $winner })!
   *[other] Победу чести одерживает { $winner }.
}
event-ended-deadly-strike = Кто-то потерял последний жетон чести, и партия окончена. Роли: { $roles }. Очки: { $points }. Смертельный удар по своим: { $struck } теряет 3 очка. Итог: { $totals }. { $you ->
    [winners] Победа чести за вами ({ $winner })!
   *[other] Победу чести одерживает { $winner }.
}

## Части

n-wounds = { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
card = { $card ->
    [bokken] Боккэн
    [kiseru] Кисэру
    [bo] Бо
    [kusarigama] Кусаригама
    [shuriken] Сюрикэн
    [naginata] Нагината
    [wakizashi] Вакидзаси
    [katana] Катана
    [nodachi] Нодати
    [kanabo] Канабо
    [nagayari] Нагаяри
    [daikyu] Дайкю
    [tanegashima] Танэгасима
    [armor] Доспех
    [fast-draw] Стремительность
    [focus] Хладнокровие
    [bushido] Бусидо
    [parry] Защита
    [geisha] Гейша
    [diversion] Уловка
    [battlecry] Боевой клич
    [tea-ceremony] Чайная церемония
    [breathing] Передышка
    [daimyo] Даймё
   *[jujutsu] Дзюдзюцу
}
card-acc = { $card_id ->
    [kusarigama] Кусаригаму
    [naginata] Нагинату
    [katana] Катану
    [tanegashima] Танэгасиму
    [parry] Защиту
    [geisha] Гейшу
    [diversion] Уловку
    [tea-ceremony] Чайную церемонию
    [breathing] Передышку
   *[other] { $card }
}
card-object = «{ card-acc }»
card-ins = { $card_id ->
    [bokken] «Боккэном»
    [kusarigama] «Кусаригамой»
    [shuriken] «Сюрикэном»
    [naginata] «Нагинатой»
    [katana] «Катаной»
    [tanegashima] «Танэгасимой»
    [parry] «Защитой»
   *[other] картой «{ $card }»
}
weapon-ins = { $weapon_id ->
    [bokken] «Боккэном»
    [kusarigama] «Кусаригамой»
    [shuriken] «Сюрикэном»
    [naginata] «Нагинатой»
    [katana] «Катаной»
    [tanegashima] «Танэгасимой»
   *[other] оружием «{ $weapon }»
}
team-name = { $team ->
    [shogun] команда сёгуна
    [ninja] команда ниндзя
   *[ronin] ронин
}
team-with-members = { $team } ({ $members })
seat-role = { $you ->
    [seat] вы — { $role }
   *[other] { $seat } — { $role }
}
points-of = { $you ->
    [seat] вы
   *[other] { $seat }
} — { $points } ({ $honour } × { $factor }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo } за «Даймё»
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
fact-turn = { $you ->
    [seat] Ваш ход.
   *[other] Ходит { $seat }.
} В колоде { n-cards }.
fact-seat = { $you ->
    [seat] Вы
   *[other] { $seat }
}: стойкость { $resilience }, честь { $honour }, на руке { n-cards }, в игре: { $properties }.
fact-hand = { $you ->
    [seat] У вас на руке: { $cards }.
   *[other] На руке у игрока { $seat }: { $cards }.
}
name-benkei = Бэнкэй
name-chiyome = Тиёмэ
name-ginchiyo = Гинтиё
name-goemon = Гоэмон
name-hanzo = Хандзо
name-hideyoshi = Хидэёси
name-ieyasu = Иэясу
name-kojiro = Кодзиро
name-musashi = Мусаси
name-nobunaga = Нобунага
name-tomoe = Томоэ
name-ushiwaka = Усивака
name-shogun = сёгун
name-samurai = самурай
name-ninja-1 = ниндзя ★
name-ninja-2 = ниндзя ★★
name-ninja-3 = ниндзя ★★★
name-ronin = ронин

## Отказы

refusal-not_in_hand = Этой карты у вас на руке нет, выберите другую.
refusal-nothing_to_answer = Вас никто не атакует: сейчас ваша фаза розыгрыша, играйте карты.
refusal-answer_attack_first = Вас атакуют: сначала отбейтесь или примите удар.
refusal-answer_battlecry_first = Сначала ответьте на «Боевой клич»: сбросьте «Защиту» или примите рану.
refusal-answer_jujutsu_first = Сначала ответьте на «Дзюдзюцу»: сбросьте оружие или примите рану.
refusal-answer_bushido_first = Сначала ответьте на «Бусидо»: сбросьте оружие или саму карту «Бусидо».
refusal-draw_first = Сначала возьмите первую карту: из колоды или с верха сброса.
refusal-discard_first = На руке можно оставить не больше семи карт: сначала сбросьте лишние.
refusal-discard_first-count = У вас на руке { n-cards }, а оставить можно семь: сначала сбросьте { $over ->
    [one] { $over } лишнюю
    [few] { $over } лишние
   *[many] { $over } лишних
}.
refusal-not_a_weapon = Атаковать можно только оружием, а это другая карта.
refusal-not_played_so = Так эту карту не играют: прочтите её описание.
refusal-parry_only_answers = «Защиту» приберегите: её играют только в ответ на атаку или «Боевой клич».
refusal-no_such_player = Такого игрока за столом нет, выберите другого.
refusal-not_yourself = На себя эту карту не играют, выберите другого игрока.
refusal-weapon_limit = Всё оружие этого хода вы уже сыграли. Сыграть ещё одну карту позволит «Хладнокровие».
refusal-weapon_limit-played = За ход вам можно сыграть { $limit ->
    [one] { $limit } карту оружия, и она уже сыграна
    [few] { $limit } карты оружия, и все они уже сыграны
   *[many] { $limit } карт оружия, и все они уже сыграны
}. Сыграть ещё одну позволит «Хладнокровие».
refusal-harmless_target = У этого игрока нет стойкости или карт на руке: обескровленных не атакуют.
refusal-harmless_target-why = { $why ->
    [resilience] У игрока { $target } не осталось стойкости
   *[hand] У игрока { $target } нет карт на руке
}, а обескровленных не атакуют. Выберите другую цель.
refusal-out_of_reach = До этого игрока ваше оружие не достаёт. Нужно другое оружие или цель поближе.
refusal-out_of_reach-far = «{ $weapon }» достаёт до сложности { $reach }, а сложность атаки на игрока { $target } — { $difficulty }. Нужно другое оружие или цель поближе.
refusal-bushido_in_play = «Бусидо» уже в игре. Второе сыграть можно, когда уйдёт первое.
refusal-bushido_in_play-where = { $you ->
    [seat] «Бусидо» уже лежит перед вами
   *[other] «Бусидо» уже лежит перед игроком { $seat }
}, а второго в игре не бывает. Приберегите своё.
refusal-no_card_to_take = У этого игрока на руке пусто, выберите другого.
refusal-no_card_to_take-whose = У игрока { $target } на руке пусто, выберите другого.
refusal-no_card_to_lose = У этого игрока такой карты нет: выберите карту, которая лежит перед ним, или карту с руки.
refusal-not_a_parry = Этой картой не отбиться, выберите другую.
refusal-not_a_parry-card = Карта «{ $card }» от атаки не спасёт: сыграйте «Защиту» или получите { n-wounds }.
refusal-last_card = Последней картой на руке Хандзо так отбиться не может: сыграйте «Защиту» или примите удар.
refusal-not_nobunaga = Менять стойкость на карты умеет только Нобунага.
refusal-last_resilience = Последний жетон стойкости оставьте себе: его сбросить нельзя.

## Настройки

config-characters = Персонажи
config-characters-random = случайные
config-roles = Роли
config-roles-random = случайные

## За столом

about-kind = Тайные команды сходятся на мечах и хитрости. Разгадайте роли, бейте тех, до кого дотянетесь, и берегите честь.
about-facts = 3–7 игроков · 30–45 минут
about-lesson = Научиться за 5 минут
ask-play = Ваш ход: играйте карты. { $left ->
    [0] Оружия в этот ход больше сыграть нельзя.
    [one] Можно сыграть ещё { $left } карту оружия.
    [few] Можно сыграть ещё { $left } карты оружия.
   *[many] Можно сыграть ещё { $left } карт оружия.
}
ask-parry = { $seat } атакует вас { weapon-ins }. Отбиться или получить { n-wounds }?{ $deadly ->
    [yes] {" "}Такого удара вам не выдержать.
   *[no] {""}
}
ask-battlecry = { $seat } издаёт «Боевой клич». Сбросить «Защиту» или получить рану?{ $deadly ->
    [yes] {" "}Этой раны вам не выдержать.
   *[no] {""}
}
ask-jujutsu = { $seat } применяет «Дзюдзюцу». Сбросить оружие или получить рану?{ $deadly ->
    [yes] {" "}Этой раны вам не выдержать.
   *[no] {""}
}
ask-bushido = Для «Бусидо» открылось оружие. Сбросить своё оружие и передать «Бусидо» дальше или { $honour ->
    [yes] потерять жетон чести?
   *[no] сбросить «Бусидо» без потерь?
}
ask-draw = Взять первую карту из колоды или «{ card-acc }» из сброса?
ask-discard = На руке можно оставить семь карт: сбросьте { n-cards-taken }.
act-attack = Атаковать игрока { $target } { weapon-ins }: { wounds-nom }
wounds-nom = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
act-play = Сыграть «{ card-acc }»
act-play-on = { $you ->
    [target] { $card_id ->
        [bushido] Положить «Бусидо» перед собой
       *[other] Сыграть «{ card-acc }» на себя
    }
   *[other] { $card_id ->
        [bushido] Положить «Бусидо» перед игроком { $target }
        [breathing] Сыграть «Передышку», карту берёт { $target }
       *[other] Сыграть «{ card-acc }» против игрока { $target }
    }
}
act-geisha = «Гейша»: сбросить «{ card-acc }» игрока { $target }
act-geisha-hand = «Гейша»: сбросить случайную карту с руки игрока { $target }
act-trade = Сбросить жетон стойкости и взять карту
act-end-turn = Закончить ход
act-parry = Отбиться { card-ins }
act-discard = Сбросить «{ card-acc }»
act-suffer = Получить { n-wounds }
act-drop-bushido = Сбросить «Бусидо»{ $honour ->
    [yes] {" "}и потерять жетон чести
   *[no] {""}
}
act-draw-deck = Взять из колоды
act-draw-discards = Взять «{ card-acc }» из сброса
risk-own-side = { $target } на вашей стороне. Всё равно атаковать?
risk-suffer = { $wounds ->
    [one] Этой раны вам не выдержать
   *[many] Этих ран вам не выдержать
}, и жетон чести заберёт { $seat }. А ответить вам есть чем. Всё равно принять удар?
risk-last-honour = Это ваш последний жетон чести: партия сразу закончится. Всё равно сбросить «Бусидо»?
about-weapon = «{ $card }» — оружие: достаёт до сложности { $reach } и наносит { n-wounds }.
about-card = { $card ->
    [armor] «Доспех» лежит перед вами: сложность атаки на вас больше на 1.
    [fast-draw] «Стремительность» лежит перед вами: ваше оружие наносит на 1 рану больше.
    [focus] «Хладнокровие» лежит перед вами: за ход вы играете на 1 карту оружия больше.
    [bushido] «Бусидо» кладут перед любым игроком. В начале своего хода он открывает верхнюю карту колоды. Если это оружие, он либо сбрасывает оружие с руки и передаёт «Бусидо» соседу слева, либо теряет жетон чести и сбрасывает «Бусидо». Если нет, «Бусидо» просто переходит к соседу слева.
    [parry] «Защита» отбивает всю атаку оружием или отвечает на «Боевой клич».
    [geisha] «Гейша»: другой игрок теряет случайную карту с руки или карту перед собой — какую, решаете вы.
    [diversion] «Уловка»: заберите случайную карту с руки другого игрока.
    [battlecry] «Боевой клич»: каждый из остальных, кроме обескровленных, сбрасывает «Защиту» или получает рану.
    [tea-ceremony] «Чайная церемония»: возьмите три карты, остальные возьмут по одной.
    [breathing] «Передышка»: верните всю свою стойкость; другой игрок по вашему выбору берёт карту.
    [daimyo] «Даймё»: возьмите две карты. А если придержать до конца партии, принесёт очко (но не ронину).
   *[jujutsu] «Дзюдзюцу»: каждый из остальных, кроме обескровленных, сбрасывает оружие или получает рану.
}
about-character = { $character ->
    [benkei] Бэнкэй: сложность атак на него больше на 1.
    [chiyome] Тиёмэ: её ранит только оружие.
    [ginchiyo] Гинтиё: оружие наносит ей на 1 рану меньше, но хотя бы одну.
    [goemon] Гоэмон: за ход играет на 1 карту оружия больше.
    [hanzo] Хандзо: может отбиться оружием, если это не последняя его карта.
    [hideyoshi] Хидэёси: берёт три карты вместо двух.
    [ieyasu] Иэясу: первую карту может взять с верха сброса.
    [kojiro] Кодзиро: его оружие достаёт до любого.
    [musashi] Мусаси: его оружие наносит на 1 рану больше.
    [nobunaga] Нобунага: меняет жетоны стойкости на карты, но последний оставляет.
    [tomoe] Томоэ: берёт карту каждый раз, когда её оружие ранит.
   *[ushiwaka] Усивака: берёт карту за каждую рану от оружия.
}
about-role = { $role ->
    [shogun] Сёгун: его знают все, а самураи за него.
    [samurai] Самурай: втайне служит сёгуну.
    [ninja-1] Ниндзя с одной звездой: все ниндзя заодно.
    [ninja-2] Ниндзя с двумя звёздами: все ниндзя заодно.
    [ninja-3] Ниндзя с тремя звёздами: все ниндзя заодно.
   *[ronin] Ронин: один против всех.
}
about-role-hidden = Роль остаётся тайной до конца партии.
about-resilience = Стойкость: { $count } из { $most }. Кто теряет последний жетон, тот побеждён и отдаёт жетон чести победителю.
about-honour = Честь: { $count }. Кончится у кого-нибудь честь — кончится и партия.
about-hand = На руке { n-cards }; вам известно: { $cards }.
about-difficulty = Сложность атаки на игрока { $seat } — { $difficulty }. Нужно оружие, которое до неё достаёт.
about-harmless = Обескровленный игрок: нет стойкости или карт на руке. Атаковать его нельзя, «Боевой клич» и «Дзюдзюцу» на него не действуют, а когда считают сложность, его пропускают.
about-weapons = Оружие за этот ход: { $played } из { $limit }.
about-deck = В колоде { n-cards }. Когда колода кончится, сброс станет новой колодой, а каждый потеряет жетон чести.
wait-play = { $you ->
    [seat] Вы играете карты.
   *[other] { $seat } играет карты.
}
wait-parry = { $you ->
    [seat] Вы решаете, отбиться или получить { n-wounds } от игрока { $by }.
    [by] { $seat } решает, отбиться или получить от вас { n-wounds }.
   *[other] { $seat } решает, отбиться или получить { n-wounds } от игрока { $by }.
}
wait-battlecry = { $you ->
    [seat] Вы решаете, сбросить «Защиту» или получить рану от игрока { $by }.
    [by] { $seat } решает, сбросить «Защиту» или получить от вас рану.
   *[other] { $seat } решает, сбросить «Защиту» или получить рану от игрока { $by }.
}
wait-jujutsu = { $you ->
    [seat] Вы решаете, сбросить оружие или получить рану от игрока { $by }.
    [by] { $seat } решает, сбросить оружие или получить от вас рану.
   *[other] { $seat } решает, сбросить оружие или получить рану от игрока { $by }.
}
wait-bushido = { $you ->
    [seat] Вы решаете, сбросить оружие или «Бусидо».
   *[other] { $seat } решает, сбросить оружие или «Бусидо».
}
wait-draw = { $you ->
    [seat] Вы выбираете, откуда взять первую карту.
   *[other] { $seat } выбирает, откуда взять первую карту.
}
wait-discard = { $you ->
    [seat] Вы сбрасываете лишние карты.
   *[other] { $seat } сбрасывает лишние карты.
}
hint-weapon = «{ $card }» достаёт до сложности { $reach }. Кого атаковать?
hint-card = { $card_id ->
    [bushido] Перед кем положить «Бусидо»?
    [breathing] Кому достанется карта за «Передышку»?
   *[other] Против кого сыграть «{ card-acc }»?
}
chip-hit = Нанести { n-wounds }
chip-too-far = Не достать: сложность { $difficulty }
chip-harmless = Обескровленный игрок
chip-limit = Оружие на этот ход сыграно
chip-play = { $card ->
    [bushido] Положить сюда
    [diversion] Забрать карту
   *[breathing] Берёт карту
}
word-deck = Колода
word-discards = Сброс
word-turn = ходит
word-hand = Ваши карты
result-swordmaster = { $you ->
    [seat] Мастер меча — это вы: на ногах больше никого, и очков не считают.
   *[other] Мастер меча — { $seat }: на ногах больше никого, и очков не считают.
}
result-how = Очки: честь × множитель роли + 1 за каждого «Даймё» на руке (но не ронину).
result-strike = Смертельный удар: −{ $points }

## Пояснения к настройкам

conflict-characters = { $field }: назовите по одному на каждое место, все разные.
conflict-roles = { $field }: для такого числа игроков нужен другой набор ролей.
help-config-characters = Кто за кого играет: по воле случая или как назначите, место за местом.
help-config-roles = Роли раздаёт случай, и они тайные. Если назначить их самим, место за местом, их увидят все.

## Goal

goal = Побеждает команда, чья честь принесёт больше очков. Кончится у кого-нибудь честь — кончится и партия.
known = { $you ->
    [seat] Вы
   *[other] { $seat }
}: { $title }{ $role ->
    [yes] {""}
   *[no] , роль скрыта
}.{ $reach ->
    [own] {""}
    [harmless] {" "}Обескровленный игрок: атаковать его нельзя.
   *[other] {" "}Сложность вашей атаки: { $reach }.
}
goal-role = { $role ->
    [shogun] Сёгун: победа вместе с самураями
    [alone] Сёгун: победа в одиночку против ниндзя
    [samurai] Самурай: победа вместе с сёгуном
    [ronin] Ронин: победа только в одиночку
   *[ninja] Ниндзя: победа вместе с другими ниндзя
}
