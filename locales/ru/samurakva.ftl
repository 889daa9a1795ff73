# Самураква.

game = Самураква

## События

event-chose = { $you ->
    [seat] Ваша карта выбрана.
   *[other] У игрока { $seat } карта уже выбрана.
}
event-chose-card = { $you ->
    [seat] Вы выбираете карту { $card }.
   *[other] { $seat } выбирает карту { $card }.
}
event-revealed = Карты открыты: { $cards }.
event-flower-used = { $you ->
    [seat] Вы используете «Цветок иллюзий»: возвращаете карту { $back } на руку и выкладываете вместо неё { $instead }.
   *[other] { $seat } использует «Цветок иллюзий»: возвращает карту { $back } на руку и выкладывает вместо неё { $instead }.
}
event-paw-laid = { $you ->
    [seat] Вы кладёте «Счастливую лапку» к ряду { $row }: теперь в нём место для шести карт.
   *[other] { $seat } кладёт «Счастливую лапку» к ряду { $row }: теперь в нём место для шести карт.
}
event-katana-laid = { $you ->
    [seat] Вы закрываете «Проклятой катаной» ряд { $row }: его нельзя трогать.
   *[other] { $seat } закрывает «Проклятой катаной» ряд { $row }: его нельзя трогать.
}
event-fan-used = { $you ->
    [seat] Вы раскрываете «Веер перемен»: карта { $card } из ряда { $from } ложится { place-ins } в ряд { $row }.
   *[other] { $seat } раскрывает «Веер перемен»: карта { $card } из ряда { $from } ложится { place-ins } в ряд { $row }.
}
event-fifth-row-opened = { $you ->
    [seat] Вы ставите «Арку нового пути»: карта { $card } начинает пятый ряд.
   *[other] { $seat } ставит «Арку нового пути»: карта { $card } начинает пятый ряд.
}
event-sticks-used = { $you ->
    [seat] Вы используете «Палочки инициации»: карта { $card } ложится { place-ins } в ряд { $row }.
   *[other] { $seat } использует «Палочки инициации»: карта { $card } ложится { place-ins } в ряд { $row }.
}
event-placed = { $you ->
    [seat] Ваша карта { $card } { $place ->
        [1] начинает ряд { $row }
       *[other] ложится { place-ins } в ряд { $row }
    }.
   *[other] { $seat } { $place ->
        [1] начинает ряд { $row } картой { $card }
       *[other] кладёт карту { $card } { place-ins } в ряд { $row }
    }.
}
event-too-low = { $you ->
    [seat] Ваша карта { $card } меньше последней карты каждого ряда: придётся забрать ряд.
   *[other] { $seat } открывает карту { $card }: она меньше последней карты каждого ряда, придётся забрать ряд.
}
event-row-taken = { $you ->
    [seat] Вы забираете ряд { $row }: { n-cards }, { n-points }.
   *[other] { $seat } забирает ряд { $row }: { n-cards }, { n-points }.
}
event-paw-removed = «Счастливая лапка» ряда { $row } уходит в сброс.
event-katana-removed = «Проклятая катана» уходит с ряда { $row }: он снова открыт.
event-fifth-row-gone = Пятого ряда больше нет, «Арка нового пути» уходит в сброс.
event-mask-used = { $you ->
    [seat] Вы надеваете «Маску оборотня»: очки карты { $card } вычитаются.
   *[other] { $seat } надевает «Маску оборотня»: очки карты { $card } вычитаются.
}
event-scored = { $you ->
    [seat] За этот ряд вы получаете { n-points }, всего у вас { $total }.
   *[other] За этот ряд { $seat } получает { n-points }, всего { $total }.
}
event-kept = { $you ->
    [seat] Вы оставляете артефакты как есть.
   *[other] { $seat } оставляет артефакты как есть.
}
event-pile-shuffled = Стопка артефактов кончилась, сброс перемешан: в новой стопке { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}.
event-discarded = { $you ->
    [seat] Вы сбрасываете «{ artifact-acc }».
   *[other] { $seat } сбрасывает «{ artifact-acc }».
}
event-drew = { $you ->
    [seat] Вы берёте новый артефакт.
   *[other] { $seat } берёт новый артефакт.
}
event-drew-artifact = { $you ->
    [seat] Вы берёте «{ artifact-acc }».
   *[other] { $seat } берёт «{ artifact-acc }».
}
event-round-ended = Раунд { $round } окончен. Штрафные очки: { $scores }.
event-round-started = Раунд { $round }. Ряды начинаются с карт { $rows }.
event-round-started-with-artifacts = Раунд { $round }. Ряды начинаются с карт { $rows }. { $artifacts ->
    [0] Новых артефактов никому не досталось
    [one] Каждый получает { $artifacts } артефакт
    [few] Каждый получает { $artifacts } артефакта
   *[many] Каждый получает { $artifacts } артефактов
}, { $pile ->
    [0] стопка артефактов пуста
    [one] в стопке остаётся { $pile } артефакт
    [few] в стопке остаются { $pile } артефакта
   *[many] в стопке остаётся { $pile } артефактов
}.
event-dealt = { $you ->
    [seat] Вам сданы карты { $cards }.
   *[other] { $seat } получает карты { $cards }.
}
event-dealt-with-artifacts = { $you ->
    [seat] Вам сданы карты { $cards }. Ваши артефакты: { $artifacts }.
   *[other] { $seat } получает карты { $cards }; артефакты: { $artifacts }.
}
event-ended = Партия окончена. Штрафные очки: { $scores }.

## Части

seat-card = { $you ->
    [seat] вы — { $card }
   *[other] { $seat } — { $card }
}
place-ins = { $place ->
    [1] первой
    [2] второй
    [3] третьей
    [4] четвёртой
    [5] пятой
    [6] шестой
   *[other] седьмой
}
artifact = { $artifact ->
    [flower] Цветок иллюзий
    [paw] Счастливая лапка
    [katana] Проклятая катана
    [fan] Веер перемен
    [mask] Маска оборотня
    [arch] Арка нового пути
   *[sticks] Палочки инициации
}
artifact-acc = { $artifact_id ->
    [paw] Счастливую лапку
    [katana] Проклятую катану
    [mask] Маску оборотня
    [arch] Арку нового пути
   *[other] { $artifact }
}
fact-round = Раунд { $round }. Штрафные очки: { $scores }.
fact-row = Ряд { $row }: { $cards }{ $paw ->
    [yes] {" "}(«Счастливая лапка»)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(«Проклятая катана»)
   *[no] {""}
}
fact-hand = { $you ->
    [seat] У вас на руке: { $cards }.
   *[other] На руке у игрока { $seat }: { $cards }.
}
fact-hand-with-artifacts = { $you ->
    [seat] У вас на руке: { $cards }. Ваши артефакты: { $artifacts }.
   *[other] На руке у игрока { $seat }: { $cards }. Артефакты: { $artifacts }.
}

## Отказы

refusal-choose_first = Сейчас все выбирают карту: выберите и вы.
refusal-not_in_hand = Этой карты у вас на руке нет, выберите другую.
refusal-take_first = Ваша карта меньше последней карты каждого ряда: выберите ряд, который заберёте.
refusal-take_first-card = Ваша карта { $card } меньше последней карты каждого ряда ({ $ends }): выберите ряд, который заберёте.
refusal-place_first = Сейчас черёд вашей открытой карты: выложите её.
refusal-artifact_not_held = Такого артефакта у вас нет, выберите другой.
refusal-replace_first = Сначала решите, заменить ли артефакт.
refusal-flower_needs_a_card = Для «Цветка иллюзий» нужна ещё хотя бы одна карта на руке.
refusal-paw_too_low = Ваша карта слишком мала и ни в один ряд не ложится: лапке лечь некуда.
refusal-paw_there = У этого ряда уже есть «Счастливая лапка», второй не кладут.
refusal-paw_there-row = У ряда { $row } уже есть «Счастливая лапка», второй не кладут.
refusal-row_blocked = Этот ряд закрыт «Проклятой катаной»: выберите другой.
refusal-row_blocked-row = Ряд { $row } закрыт «Проклятой катаной»: выберите другой.
refusal-two_katanas = На столе уже две «Проклятые катаны», третью положить нельзя.
refusal-fan_no_such_card = Этой карты нет ни в одном ряду, выберите другую.
refusal-fan_same_row = «Веер перемен» перекладывает карту только в другой ряд: выберите, в какой.
refusal-fan_last_card = Это единственная карта ряда, а опустеть ряд не может: выберите другую.
refusal-fan_last_card-card = { $card } — единственная карта ряда { $row }, а опустеть ряд не может: выберите другую.
refusal-mask_first = Сначала решите, использовать ли «Маску оборотня».
refusal-mask_not_taken = «Маску оборотня» надевают на одну из только что взятых карт.
refusal-no_such_row = Пятого ряда на столе нет, выберите другой.
refusal-fifth_row_lies = Пятый ряд уже на столе, а двух таких не бывает.
refusal-sticks_not_inside = Ваша карта больше последней карты этого ряда, внутрь её не положить: выберите другой ряд.
refusal-sticks_not_inside-card = Ваша карта { $card } больше последней карты ряда { $row } ({ $last }), внутрь её не положить: выберите другой ряд.

## Настройки

config-variant = Вариант
config-variant-1 = 1, только числа
config-variant-2 = 2, с артефактами
config-penalties = Штрафные очки
config-penalties-printed = как в правилах
config-penalties-classic = классические
config-forced_cheapest_row = Самый дешёвый ряд берётся без вопроса
config-limit = Предел штрафных очков
config-deck = Карты с числами
config-deck-full = все 104
config-deck-tight = только те, что сдают
config-rounds = Число раундов
config-rounds-0 = пока не превышен предел
config-floor_at_zero = Счёт не ниже нуля

## За столом

about-kind = Все тайно выбирают по карте и открывают их одновременно. Главное — не оказаться шестым в ряду.
about-facts = 2–10 игроков · 15–30 минут
about-lesson = Научиться за 4 минуты
recap-dearest = Дороже всего вам обошёлся раунд { $round }: { n-points }.
recap-cheapest = Лучшим для вас был раунд { $round }: { n-points }.
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Верните открытую карту на руку и выложите вместо неё другую.
    [paw] Положите её к ряду, в который ложится ваша карта: теперь в нём место для шести карт.
    [katana] Закройте ею ряд: никто его не тронет, пока не забран какой-нибудь другой.
    [fan] Прежде чем выложить свою карту, переложите одну карту из ряда в ряд.
    [mask] Забирая карты, назовите одну из них: её очки не прибавятся, а вычтутся.
    [arch] Ваша карта начинает пятый ряд.
   *[sticks] Положите карту внутрь ряда, на её место по возрастанию.
}
ask-choose = Тайно выберите карту.
ask-change = Ваш выбор — { $card }. Пока выбирают остальные, можно передумать.
ask-place = Черёд вашей карты { $card }. Используйте артефакт или выложите её без артефакта.
ask-row = Ваша карта { $card } меньше последней карты каждого ряда: какой ряд заберёте?
ask-mask = Вы забрали карты. Надеть «Маску оборотня» на одну из них?
ask-replace = Заменить один артефакт новым?
act-choose = Выбрать { $card }
act-place = Выложить без артефакта
act-flower = Цветок: выложить { $card }
act-paw = Положить «Счастливую лапку»
act-katana = Закрыть катаной ряд { $row }
act-fan = Веер: переложить { $card } в ряд { $row }
act-arch = Арка: начать пятый ряд
act-sticks = Палочки: положить внутрь ряда { $row }
act-take = Забрать ряд { $row }: { n-points }
act-accept = Принять очки
act-mask = Надеть маску на { $card }: минус { n-points }
act-keep = Оставить как есть
act-replace = Заменить «{ artifact-acc }»
word-hand = Ваши карты
word-choose = Выбрать { $card }: { n-points }
outlook-joins = сейчас ляжет в ряд { $row }
outlook-takes = сейчас заберёт ряд { $row }: { n-points }
outlook-too-low = меньше последней карты каждого ряда
risk-take = Ряд { $row } стоит { n-points }, а есть ряд всего за { $cheapest ->
    [one] { $cheapest } очко
    [few] { $cheapest } очка
   *[many] { $cheapest } очков
}. Всё равно забрать этот?

## Пояснения к настройкам

conflict-limit = { $field }: только в варианте 1 и без заданного числа раундов.
conflict-deck = { $field }: это можно выбрать только в варианте 1.
conflict-rounds = { $field }: это можно выбрать только в варианте 1.
conflict-floor_at_zero = { $field }: это можно выбрать только в варианте 2.
help-config-variant = 1 — только числа, до десяти игроков; 2 — ещё и артефакты, которые меняют правила, до восьми.
help-config-penalties = Сколько стоят карты: как в правилах или по классической таблице, где числа, кратные 11, кроме 55, стоят 5.
help-config-forced_cheapest_row = Слишком маленькая карта сама забирает самый дешёвый ряд.
help-config-limit = Партия кончается после раунда, в котором кто-то превысил этот предел. Обычно он 60.
help-config-deck = Если в колоде только те карты, что сдают, можно вычислить, что осталось на руках.
help-config-rounds = Играть заданное число раундов, а не до предела очков.
help-config-floor_at_zero = Маска не опустит счёт ниже нуля.

## Goal

goal-limit = Чем меньше очков, тем лучше. Раунд { $round }, предел — { $limit }.
goal-rounds = Чем меньше очков, тем лучше. Раунд { $round } из { $rounds }.
