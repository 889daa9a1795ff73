# Самураква.

game = Самураква

## Події

event-chose = { $seat } робить вибір.
event-chose-card = { $seat } обирає картку { $card }.
event-revealed = Картки відкрито: { $cards }.
event-flower-used = { $seat } використовує «Квітку ілюзій»: картка { $back } повертається в руку, натомість викладається { $instead }.
event-paw-laid = { $seat } кладе «Щасливу лапку» до ряду { $row }: тепер у ньому вміщується шість карток.
event-katana-laid = { $seat } кладе «Прокляту катану» на ряд { $row }: його не можна чіпати.
event-fan-used = { $seat } використовує «Віяло змін»: картка { $card } переходить із ряду { $from } у ряд { $row } на місце { $place }.
event-fifth-row-opened = { $seat } кладе «Арку нового шляху»: картка { $card } починає п’ятий ряд.
event-sticks-used = { $seat } використовує «Палички ініціації»: картка { $card } лягає всередину ряду { $row } на місце { $place }.
event-placed = { $seat }: картка { $card } лягає в ряд { $row } на місце { $place }.
event-too-low = { $seat }: картка { $card } менша за останні картки всіх рядів, треба забрати ряд.
event-row-taken = { $seat } забирає ряд { $row }: { n-cards }, { n-points }.
event-paw-removed = «Щаслива лапка» йде з ряду { $row } у відбій.
event-katana-removed = «Проклята катана» йде з ряду { $row } у відбій.
event-fifth-row-gone = П’ятого ряду більше немає, його арка йде у відбій.
event-mask-used = { $seat } використовує «Маску перевертня»: бали картки { $card } віднімаються.
event-scored = { $seat }: { n-points } за цей ряд, усього { $total }.
event-kept = { $seat } лишає артефакти як є.
event-pile-shuffled = Скинуті артефакти стають новою колодою: { n-cards }.
event-discarded = { $seat } скидає артефакт «{ $artifact }».
event-drew = { $seat } бере інший артефакт.
event-drew-artifact = { $seat } бере артефакт «{ $artifact }».
event-round-ended = Раунд { $round } закінчено. Штрафні бали: { $scores }.
event-round-started = Раунд { $round }. Ряди починаються з карток { $rows }.
event-round-started-with-artifacts = Раунд { $round }. Ряди починаються з карток { $rows }. Кожному роздано артефактів: { $artifacts }, лишилося в колоді: { $pile }.
event-dealt = { $seat } отримує картки { $cards }.
event-dealt-with-artifacts = { $seat } отримує картки { $cards }; артефакти: { $artifacts }.
event-ended = Партію закінчено. Штрафні бали: { $scores }.

## Частини

seat-card = { $seat } – { $card }
artifact = { $artifact ->
    [flower] Квітка ілюзій
    [paw] Щаслива лапка
    [katana] Проклята катана
    [fan] Віяло змін
    [mask] Маска перевертня
    [arch] Арка нового шляху
   *[sticks] Палички ініціації
}
fact-round = Раунд { $round }. Штрафні бали: { $scores }.
fact-row = Ряд { $row }: { $cards }{ $paw ->
    [yes] {" "}(«Щаслива лапка»)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(«Проклята катана»)
   *[no] {""}
}
fact-hand = { $seat } має на руках: { $cards }.
fact-hand-with-artifacts = { $seat } має на руках: { $cards }; артефакти: { $artifacts }.

## Відмови

refusal-choose_first = Зараз треба обрати картку на цей хід ({ $rule }).
refusal-not_in_hand = Цієї картки немає у вас на руках ({ $rule }).
refusal-take_first = Ваша картка менша за всі ряди, тому зараз треба забрати ряд ({ $rule }).
refusal-place_first = Зараз треба викласти відкриту картку ({ $rule }).
refusal-artifact_not_held = У вас немає цього артефакту ({ $rule }).
refusal-replace_first = Спершу вирішіть, чи замінювати артефакт ({ $rule }).
refusal-flower_needs_a_card = Для «Квітки ілюзій» потрібна ще одна картка на руках ({ $rule }).
refusal-paw_too_low = Ваша картка замала й не лягає в ряд, тому «Щасливу лапку» покласти не можна ({ $rule }).
refusal-paw_there = Біля цього ряду вже є «Щаслива лапка», а більше однієї не можна ({ $rule }).
refusal-row_blocked = На цьому ряду лежить «Проклята катана», тому чіпати його не можна ({ $rule }).
refusal-two_katanas = На столі вже дві «Прокляті катани», а більше двох не можна ({ $rule }).
refusal-fan_no_such_card = Цієї картки немає в жодному ряду ({ $rule }).
refusal-fan_same_row = «Віяло змін» перекладає картку в інший ряд ({ $rule }).
refusal-fan_last_card = Ряд не може спорожніти, тому його єдина картка лишається ({ $rule }).
refusal-mask_first = Спершу вирішіть, чи використовувати «Маску перевертня» ({ $rule }).
refusal-mask_not_taken = «Маска перевертня» діє на одну з щойно забраних карток ({ $rule }).
refusal-no_such_row = П’ятого ряду немає ({ $rule }).
refusal-fifth_row_lies = П’ятий ряд уже лежить, а ще одного такого бути не може ({ $rule }).
refusal-sticks_not_inside = Ваша картка більша за останню картку цього ряду, тому всередину її покласти не можна ({ $rule }).

## Налаштування

config-variant = Варіант
config-variant-1 = 1, лише числа
config-variant-2 = 2, з артефактами
config-penalties = Штрафні бали
config-penalties-printed = як в інструкції
config-penalties-classic = класичні
config-forced_cheapest_row = Найдешевший ряд забирається без запитання
config-limit = Партія до перевищення, балів
config-deck = Картки з номерами
config-deck-full = усі 104
config-deck-tight = лише ті, що роздаються
config-rounds = Раундів
config-rounds-0 = до перевищення межі
config-floor_at_zero = Рахунок не нижче нуля

## За столом

about-kind = Усі таємно обирають картку й відкривають її одночасно. Не будьте тим, хто покладе шосту.
about-facts = 2–10 гравців · 15–30 хвилин
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Поверніть відкриту картку на руки й викладіть іншу.
    [paw] Покладіть її біля ряду, в який лягає ваша картка: він уміщує шість.
    [katana] Покладіть її на ряд: доки не забрано інший, цього ніхто не може чіпати.
    [fan] Перекладіть одну картку в інший ряд, перш ніж викласти свою.
    [mask] Коли забираєте картки, бали однієї з них віднімаються.
    [arch] Ваша картка починає п’ятий ряд.
   *[sticks] Покладіть картку всередину ряду, на її місце за порядком.
}
ask-choose = Таємно оберіть картку.
ask-change = Ви обрали { $card }. Ще можна передумати.
ask-place = Зараз викладається ваша картка { $card }. Використайте артефакт або викладіть її просто так.
ask-row = Ваша картка { $card } менша за всі ряди: заберіть ряд.
ask-mask = Ви забрали картки. Використати «Маску перевертня» на одній із них?
ask-replace = Замінити один артефакт на новий?
act-choose = Обрати { $card }
act-place = Викласти просто так
act-flower = Квітка: викласти { $card }
act-paw = Покласти «Щасливу лапку»
act-katana = Катана на ряд { $row }
act-fan = Віяло: { $card } у ряд { $row }
act-arch = Арка: почати п’ятий ряд
act-sticks = Палички: всередину ряду { $row }
act-take = Забрати ряд { $row }: { n-points }
act-accept = Прийняти бали
act-mask = Маска на { $card }: мінус { n-points }
act-keep = Лишити як є
act-replace = Замінити «{ $artifact }»
word-hand = Ваші картки
risk-take = Ряд { $row } коштує { n-points }, а інший лише { $cheapest }. Усе одно забрати?

## Пояснення налаштувань

help-config-variant = 1: лише числа, до десяти гравців; 2: ще й артефакти, які змінюють правила, до восьми.
help-config-penalties = Скільки коштують картки: як у правилах або за класичною таблицею, де числа, кратні одинадцяти, коштують п’ять.
help-config-forced_cheapest_row = Замала картка сама забирає найдешевший ряд.
help-config-limit = Партія закінчується після раунду, в якому хтось має більше балів.
help-config-deck = У тісній колоді роздано всі картки, тож можна рахувати.
help-config-rounds = Задана кількість раундів замість межі балів.
help-config-floor_at_zero = Маска не може опустити рахунок нижче нуля.
