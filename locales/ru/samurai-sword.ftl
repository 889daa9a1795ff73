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
