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

## За столом

about-kind = Все тайно выбирают карту и открывают её одновременно. Не будьте тем, кто положит шестую карту.
about-facts = 2–10 игроков · 15–30 минут
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Верните открытую карту на руку и выложите другую.
    [paw] Положите её к ряду, в который ложится ваша карта: он вмещает шесть карт.
    [katana] Положите её на ряд: пока не взят другой ряд, этот никто не может тронуть.
    [fan] Переложите одну карту в другой ряд, прежде чем выложить свою.
    [mask] Когда берёте карты, очки одной из них вычитаются.
    [arch] Ваша карта начинает пятый ряд.
   *[sticks] Положите карту внутрь ряда, на её место по порядку.
}
ask-choose = Тайно выберите карту.
ask-change = Вы выбрали { $card }. Можно ещё передумать.
ask-place = Сейчас выкладывается ваша карта { $card }. Используйте артефакт или выложите её просто так.
ask-row = Ваша карта { $card } меньше всех рядов: возьмите ряд.
ask-mask = Вы взяли карты. Использовать «Маску оборотня» на одной из них?
ask-replace = Сменить один артефакт на новый?
act-choose = Выбрать { $card }
act-place = Выложить просто так
act-flower = Цветок: выложить { $card }
act-paw = Положить «Счастливую лапку»
act-katana = Катана на ряд { $row }
act-fan = Веер: { $card } в ряд { $row }
act-arch = Арка: начать пятый ряд
act-sticks = Палочки: внутрь ряда { $row }
act-take = Взять ряд { $row }: { n-points }
act-accept = Принять очки
act-mask = Маска на { $card }: минус { n-points }
act-keep = Оставить как есть
act-replace = Сменить «{ $artifact }»
word-hand = Ваши карты
risk-take = Ряд { $row } стоит { n-points }, а другой всего { $cheapest }. Всё равно взять?

## Пояснения к настройкам

help-config-variant = 1: только числа, до десяти игроков; 2: ещё и артефакты, которые меняют правила, до восьми.
help-config-penalties = Сколько стоят карты: как в правилах или по классической таблице, где числа, кратные одиннадцати, стоят пять.
help-config-forced_cheapest_row = Слишком маленькая карта сама берёт самый дешёвый ряд.
help-config-limit = Партия кончается после раунда, в котором у кого-то стало больше очков.
help-config-deck = В сжатой колоде сданы все карты, так что можно считать.
help-config-rounds = Заданное число раундов вместо предела очков.
help-config-floor_at_zero = Маска не может опустить счёт ниже нуля.
