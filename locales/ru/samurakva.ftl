# Самураква.

game = Самураква

## События

event-chose = { $seat } делает выбор.
event-chose-card = { $seat } выбирает карту { $card }.
event-revealed = Карты открыты: { $cards }.
event-flower-used = { $seat } использует «Цветок иллюзий»: карта { $back } возвращается в руку, вместо неё выкладывается { $instead }.
event-paw-laid = { $seat } кладёт «Счастливую лапку» к ряду { $row }: теперь в нём помещается шесть карт.
event-katana-laid = { $seat } кладёт «Проклятую катану» на ряд { $row }: его нельзя трогать.
event-fan-used = { $seat } использует «Веер перемен»: карта { $card } переходит из ряда { $from } в ряд { $row } на место { $place }.
event-fifth-row-opened = { $seat } кладёт «Арку нового пути»: карта { $card } начинает пятый ряд.
event-sticks-used = { $seat } использует «Палочки инициации»: карта { $card } ложится внутрь ряда { $row } на место { $place }.
event-placed = { $seat }: карта { $card } ложится в ряд { $row } на место { $place }.
event-too-low = { $seat }: карта { $card } меньше последних карт всех рядов, нужно взять ряд.
event-row-taken = { $seat } берёт ряд { $row }: { n-cards }, { n-points }.
event-paw-removed = «Счастливая лапка» уходит из ряда { $row }.
event-katana-removed = «Проклятая катана» уходит с ряда { $row }.
event-fifth-row-gone = Пятого ряда больше нет, его арка уходит в сброс.
event-mask-used = { $seat } использует «Маску оборотня»: очки карты { $card } вычитаются.
event-scored = { $seat }: { n-points } за этот ряд, всего { $total }.
event-kept = { $seat } оставляет артефакты как есть.
event-pile-shuffled = Сброшенные артефакты становятся новой колодой: { n-cards }.
event-discarded = { $seat } сбрасывает артефакт «{ $artifact }».
event-drew = { $seat } берёт другой артефакт.
event-drew-artifact = { $seat } берёт артефакт «{ $artifact }».
event-round-ended = Раунд { $round } закончен. Штрафные очки: { $scores }.
event-round-started = Раунд { $round }. Ряды начинаются с карт { $rows }.
event-round-started-with-artifacts = Раунд { $round }. Ряды начинаются с карт { $rows }. Каждому роздано артефактов: { $artifacts }, осталось в колоде: { $pile }.
event-dealt = { $seat } получает карты { $cards }.
event-dealt-with-artifacts = { $seat } получает карты { $cards }; артефакты: { $artifacts }.
event-ended = Партия закончена. Штрафные очки: { $scores }.

## Части

seat-card = { $seat } – { $card }
artifact = { $artifact ->
    [flower] Цветок иллюзий
    [paw] Счастливая лапка
    [katana] Проклятая катана
    [fan] Веер перемен
    [mask] Маска оборотня
    [arch] Арка нового пути
   *[sticks] Палочки инициации
}
fact-round = Раунд { $round }. Штрафные очки: { $scores }.
fact-row = Ряд { $row }: { $cards }{ $paw ->
    [yes] {" "}(«Счастливая лапка»)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(«Проклятая катана»)
   *[no] {""}
}
fact-hand = { $seat } держит на руке: { $cards }.
fact-hand-with-artifacts = { $seat } держит на руке: { $cards }; артефакты: { $artifacts }.

## Отказы

refusal-choose_first = Сейчас нужно выбрать карту на этот ход ({ $rule }).
refusal-not_in_hand = Этой карты нет у вас на руке ({ $rule }).
refusal-take_first = Ваша карта меньше всех рядов, поэтому сейчас нужно взять ряд ({ $rule }).
refusal-place_first = Сейчас нужно выложить открытую карту ({ $rule }).
refusal-artifact_not_held = У вас нет этого артефакта ({ $rule }).
refusal-replace_first = Сначала решите, менять ли артефакт ({ $rule }).
refusal-flower_needs_a_card = Для «Цветка иллюзий» нужна ещё одна карта на руке ({ $rule }).
refusal-paw_too_low = Ваша карта слишком мала и не ложится в ряд, поэтому «Счастливую лапку» положить нельзя ({ $rule }).
refusal-paw_there = У этого ряда уже есть «Счастливая лапка», а больше одной нельзя ({ $rule }).
refusal-row_blocked = На этом ряду лежит «Проклятая катана», поэтому трогать его нельзя ({ $rule }).
refusal-two_katanas = На столе уже две «Проклятые катаны», а больше двух нельзя ({ $rule }).
refusal-fan_no_such_card = Этой карты нет ни в одном ряду ({ $rule }).
refusal-fan_same_row = «Веер перемен» перекладывает карту в другой ряд ({ $rule }).
refusal-fan_last_card = Ряд не может опустеть, поэтому его единственная карта остаётся ({ $rule }).
refusal-mask_first = Сначала решите, использовать ли «Маску оборотня» ({ $rule }).
refusal-mask_not_taken = «Маска оборотня» действует на одну из только что взятых карт ({ $rule }).
refusal-no_such_row = Пятого ряда нет ({ $rule }).
refusal-fifth_row_lies = Пятый ряд уже лежит, а второго такого быть не может ({ $rule }).
refusal-sticks_not_inside = Ваша карта больше последней карты этого ряда, поэтому внутрь её положить нельзя ({ $rule }).

## Настройки

config-variant = Вариант
config-variant-1 = 1, только числа
config-variant-2 = 2, с артефактами
config-penalties = Штрафные очки
config-penalties-printed = как в правилах
config-penalties-classic = классические
config-forced_cheapest_row = Самый дешёвый ряд берётся без вопроса
config-limit = Партия до превышения, очков
config-deck = Карты с числами
config-deck-full = все 104
config-deck-tight = только сдаваемые
config-rounds = Раундов
config-rounds-0 = до превышения предела
config-floor_at_zero = Счёт не ниже нуля
