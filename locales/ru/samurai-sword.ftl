# Бэнг! Меч самурая.

game = Бэнг! Меч самурая

## События

event-turn-began = { $seat } начинает ход.
event-recovered = { $seat } восстанавливает всю стойкость: { $resilience }.
event-flipped = { $seat } раскрывает для «Бусидо» карту «{ $card }».
event-bushido-passed = «Бусидо» переходит дальше: { $from } → { $to }.
event-bushido-dropped = { $seat } сбрасывает «Бусидо»{ $honour ->
    [yes] {" "}и теряет жетон чести
   *[no] {""}
}.
event-drew = { $seat } берёт { n-cards-taken }.
event-drew-cards = { $seat } берёт: { $cards }.
event-took-discard = { $seat } берёт карту «{ $card }» с верха сброса.
event-nothing-to-draw = { $seat }: брать больше нечего.
event-deck-renewed = Сброс становится новой колодой: { n-cards }. Каждый теряет жетон чести: { $honour }.
event-attacked = { $seat } атакует, оружие — «{ $weapon }», цель — { $target }.
event-parried = { $seat } защищается картой «{ $card }».
event-wounded = { $seat } получает { n-wounds } (наносит { $by }), стойкость: { $resilience }.
event-defeated = { $seat } терпит поражение: жетон чести забирает { $by }.
event-played = { $seat } играет карту «{ $card }».
event-played-on = { $seat } играет карту «{ $card }», цель — { $target }.
event-healed = { $seat } восстанавливает всю стойкость: { $resilience }.
event-diverted = { $seat } забирает карту вслепую, её теряет { $from }.
event-diverted-card = { $seat } забирает карту «{ $card }», её теряет { $from }.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-property-lost = { $seat } теряет карту «{ $card }» со стола.
event-traded = { $seat } меняет жетон стойкости на карту, остаток стойкости { $resilience }.
event-turn-ended = { $seat } заканчивает ход.
event-ended-swordmaster = Победа мастера меча: стойкость есть только у одного персонажа, это { $last }. Победа: { $winner }. Роли: { $roles }.
event-ended-honour = У кого-то не осталось чести. Роли: { $roles }. Очки: { $points }. Команды: { $totals }. Победа чести: { $winner }.
event-ended-deadly-strike = У кого-то не осталось чести. Роли: { $roles }. Очки: { $points }. Смертельный удар, минус три очка: { $struck }. Команды: { $totals }. Победа чести: { $winner }.

## Части

n-wounds = { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
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
team-name = { $team ->
    [shogun] команда сёгуна
    [ninja] команда ниндзя
   *[ronin] ронин
}
team-with-members = { $team } ({ $members })
seat-role = { $seat } – { $role }
points-of = { $seat } – { $points } ({ $honour }×{ $factor }{ $daimyo ->
    [0] {""}
   *[other] , «Даймё» { $daimyo }
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card } ×{ $count }
fact-turn = Ходит { $seat }. В колоде { n-cards }.
fact-seat = { $seat }: стойкость { $resilience }, честь { $honour }, на руке { n-cards }, в игре: { $properties }.
fact-hand = { $seat } держит на руке: { $cards }.
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

refusal-not_in_hand = Этой карты нет у вас на руке ({ $rule }).
refusal-nothing_to_answer = Отвечать не на что: идёт ваша фаза розыгрыша ({ $rule }).
refusal-answer_attack_first = Сначала ответьте на атаку ({ $rule }).
refusal-answer_battlecry_first = Сначала ответьте на «Боевой клич» ({ $rule }).
refusal-answer_jujutsu_first = Сначала ответьте на «Дзюдзюцу» ({ $rule }).
refusal-answer_bushido_first = Сначала ответьте на «Бусидо» ({ $rule }).
refusal-draw_first = Сначала выберите, откуда взять первую карту ({ $rule }).
refusal-discard_first = Сначала сбросьте лишние карты: на руке остаётся не больше семи ({ $rule }).
refusal-not_a_weapon = Это не оружие, а атаковать можно только оружием ({ $rule }).
refusal-not_played_so = Эта карта так не играется ({ $rule }).
refusal-parry_only_answers = Карта защиты играется только в ответ ({ $rule }).
refusal-no_such_player = За этим столом нет такого игрока ({ $rule }).
refusal-not_yourself = Для этой карты нужен другой игрок ({ $rule }).
refusal-weapon_limit = Больше карт оружия в этот ход сыграть нельзя ({ $rule }).
refusal-harmless_target = Против обескровленного персонажа нельзя играть оружие ({ $rule }).
refusal-out_of_reach = Сложность атаки на этого игрока больше, чем у оружия ({ $rule }).
refusal-bushido_in_play = «Бусидо» уже в игре, а второго быть не может ({ $rule }).
refusal-no_card_to_take = У этого игрока нет карт на руке ({ $rule }).
refusal-no_card_to_lose = У этого игрока нет такой карты ({ $rule }).
refusal-not_a_parry = Этой картой нельзя защититься ({ $rule }).
refusal-last_card = Последней картой на руке так защититься нельзя ({ $rule }).
refusal-not_nobunaga = Только Нобунага меняет стойкость на карты ({ $rule }).
refusal-last_resilience = Последний жетон стойкости сбросить нельзя ({ $rule }).

## Настройки

config-characters = Персонажи
config-characters-random = случайные
config-roles = Роли
config-roles-random = случайные

## За столом

about-kind = Тайные команды сражаются мечами и хитростью. Разгадайте роли, бейте тех, до кого дотянетесь, и берегите честь.
about-facts = 3–7 игроков · 30–45 минут
ask-play = Ваш ход: играйте карты. Оружия осталось: { $left }.
ask-parry = { $seat } атакует вас картой «{ $weapon }». Защититься или получить { n-wounds }?{ $deadly ->
    [yes] {" "}Это будет поражение.
   *[no] {""}
}
ask-battlecry = «Боевой клич», играет { $seat }: сбросить «Защиту» или получить рану?{ $deadly ->
    [yes] {" "}Это будет поражение.
   *[no] {""}
}
ask-jujutsu = «Дзюдзюцу», играет { $seat }: сбросить оружие или получить рану?{ $deadly ->
    [yes] {" "}Это будет поражение.
   *[no] {""}
}
ask-bushido = Для «Бусидо» открыто оружие: сбросить оружие и передать «Бусидо» дальше или { $honour ->
    [yes] отдать жетон чести?
   *[no] сбросить «Бусидо» без потерь?
}
ask-draw = Взять первую карту из колоды или карту «{ $card }» из сброса?
ask-discard = На руке остаётся не больше семи карт: сбросьте { n-cards-taken }.
act-attack = Атаковать картой «{ $weapon }», цель — { $target }: нанести { n-wounds }
act-play = Сыграть «{ $card }»
act-play-on = Сыграть «{ $card }», цель — { $target }
act-geisha = «Гейша»: { $target } теряет карту «{ $card }»
act-geisha-hand = «Гейша»: { $target } теряет карту с руки
act-trade = Отдать жетон стойкости и взять карту
act-end-turn = Закончить ход
act-parry = Защититься картой «{ $card }»
act-discard = Сбросить «{ $card }»
act-suffer = Получить { n-wounds }
act-drop-bushido = Сбросить «Бусидо»{ $honour ->
    [yes] {" "}и потерять жетон чести
   *[no] {""}
}
act-draw-deck = Из колоды
act-draw-discards = «{ $card }» из сброса
risk-own-side = { $target } на вашей стороне. Всё равно атаковать?
risk-suffer = Получив { n-wounds }, вы потерпите поражение, и жетон чести заберёт { $seat }. У вас есть чем ответить. Всё равно терпеть?
risk-last-honour = Это ваш последний жетон чести: партия сразу закончится. Всё равно сбросить «Бусидо»?
about-weapon = { $card }: оружие. Сложность атаки до { $reach }, наносит { n-wounds }.
about-card = { $card ->
    [armor] «Доспех» лежит перед вами: сложность атаки на вас больше на один.
    [fast-draw] «Стремительность» лежит перед вами: ваше оружие наносит на одну рану больше.
    [focus] «Хладнокровие» лежит перед вами: на одну карту оружия в ход больше.
    [bushido] «Бусидо» лежит перед одним игроком. В начале его хода открывается верхняя карта колоды: если это оружие, он сбрасывает оружие или теряет жетон чести; иначе «Бусидо» переходит влево.
    [parry] «Защита» отменяет всю атаку оружием или отвечает на «Боевой клич».
    [geisha] «Гейша»: другой игрок теряет случайную карту с руки или карту на столе по вашему выбору.
    [diversion] «Уловка»: заберите случайную карту с руки другого игрока.
    [battlecry] «Боевой клич»: все остальные сбрасывают «Защиту» или получают рану.
    [tea-ceremony] «Чайная церемония»: возьмите три карты, остальные возьмут по одной.
    [breathing] «Передышка»: восстановите всю стойкость; другой игрок по вашему выбору берёт карту.
    [daimyo] «Даймё»: возьмите две карты. В конце на руке приносит очко.
   *[jujutsu] «Дзюдзюцу»: все остальные сбрасывают оружие или получают рану.
}
about-character = { $character ->
    [benkei] Бэнкэй: сложность атаки на него больше на один.
    [chiyome] Тиёмэ: её ранит только оружие.
    [ginchiyo] Гинтиё: оружие наносит ей на одну рану меньше, но не меньше одной.
    [goemon] Гоэмон: на одну карту оружия в ход больше.
    [hanzo] Хандзо: может защищаться оружием, если это не последняя карта на руке.
    [hideyoshi] Хидэёси: берёт три карты вместо двух.
    [ieyasu] Иэясу: может взять первую карту с верха сброса.
    [kojiro] Кодзиро: его оружие достаёт до любого.
    [musashi] Мусаси: его оружие наносит на одну рану больше.
    [nobunaga] Нобунага: может менять жетоны стойкости, кроме последнего, на карты.
    [tomoe] Томоэ: берёт карту каждый раз, когда её оружие ранит.
   *[ushiwaka] Усивака: берёт карту за каждую рану от оружия.
}
about-role = { $role ->
    [shogun] Сёгун: известен всем, заодно с самураями.
    [samurai] Самурай: тайно на стороне сёгуна.
    [ninja-1] Ниндзя с одной звездой: все ниндзя заодно.
    [ninja-2] Ниндзя с двумя звёздами: все ниндзя заодно.
    [ninja-3] Ниндзя с тремя звёздами: все ниндзя заодно.
   *[ronin] Ронин: один против всех.
}
about-role-hidden = Роль тайная до конца партии.
about-resilience = Стойкость: { $count } из { $most }. Кто потерял всю, терпит поражение и отдаёт жетон чести тому, кто его ранил.
about-honour = Честь: { $count }. Партия заканчивается, когда у кого-то её не осталось.
about-hand = На руке: { n-cards }. Вам известны: { $cards }.
about-difficulty = Сложность атаки с вашего места, цель — { $seat }: { $difficulty }. Оружие должно её достигать.
about-harmless = Обескровлен: нет стойкости или карт на руке. Его нельзя атаковать, и при подсчёте сложности он не учитывается.
about-weapons = Оружия за ход: { $played } из { $limit }.
about-deck = В колоде: { n-cards }. Когда она кончится, сброс станет колодой, и каждый потеряет жетон чести.
wait-play = { $seat } играет карты.
wait-parry = { $seat }: защититься или получить { n-wounds } (наносит { $by }).
wait-battlecry = { $seat }: сбросить «Защиту» или получить рану (наносит { $by }).
wait-jujutsu = { $seat }: сбросить оружие или получить рану (наносит { $by }).
wait-bushido = { $seat }: сбросить оружие или «Бусидо».
wait-draw = { $seat } выбирает, откуда взять первую карту.
wait-discard = { $seat } сбрасывает лишние карты.
hint-weapon = «{ $card }»: сложность до { $reach }. Кого атаковать?
hint-card = «{ $card }»: на кого сыграть?
chip-hit = Нанести { n-wounds }
chip-too-far = Далеко: { $difficulty }
chip-harmless = Обескровлен
chip-limit = Оружия больше нельзя
chip-play = { $card ->
    [bushido] Положить сюда
    [diversion] Забрать карту
   *[breathing] Берёт карту
}
word-deck = Колода
word-discards = Сброс
word-turn = ход
word-hand = Рука
result-swordmaster = Мастер меча: стойкость есть только у одного персонажа, это { $seat }; очки не считаются.
result-how = Очки: честь × множитель роли + «Даймё» на руке.
result-strike = Смертельный удар: −{ $points }

## Пояснения к настройкам

help-config-characters = Кто за кого играет: случайно или по именам, место за местом.
help-config-roles = Тайные роли раздаются случайно или называются место за местом, и тогда известны всем.
