# Самураква.

game = Самураква

## Події

event-chose = { $you ->
    [seat] Вашу картку обрано.
   *[other] У гравця { $seat } картку вже обрано.
}
event-chose-card = { $you ->
    [seat] Ви обираєте { $card }.
   *[other] { $seat } обирає { $card }.
}
event-revealed = Картки відкрито: { $cards }.
event-flower-used = { $you ->
    [seat] Ви граєте «Квітку ілюзій»: повертаєте { $back } на руки й викладаєте { $instead }.
   *[other] { $seat } грає «Квітку ілюзій»: повертає { $back } на руки й викладає { $instead }.
}
event-paw-laid = { $you ->
    [seat] Ви кладете «Щасливу лапку» біля ряду { $row }: тепер ряд уміщує шість карток.
   *[other] { $seat } кладе «Щасливу лапку» біля ряду { $row }: тепер ряд уміщує шість карток.
}
event-katana-laid = { $you ->
    [seat] Ви кладете «Прокляту катану» на ряд { $row }: ряд закрито.
   *[other] { $seat } кладе «Прокляту катану» на ряд { $row }: ряд закрито.
}
event-fan-used = { $you ->
    [seat] Ви розгортаєте «Віяло змін» і перекладаєте картку { $card } з ряду { $from } { place-ins } в ряд { $row }.
   *[other] { $seat } розгортає «Віяло змін» і перекладає картку { $card } з ряду { $from } { place-ins } в ряд { $row }.
}
event-fifth-row-opened = { $you ->
    [seat] Ви ставите «Арку нового шляху»: ваша { $card } починає п’ятий ряд.
   *[other] { $seat } ставить «Арку нового шляху» й починає п’ятий ряд карткою { $card }.
}
event-sticks-used = { $you ->
    [seat] Ви берете «Палички ініціації» й кладете { $card } { place-ins } в ряд { $row }.
   *[other] { $seat } бере «Палички ініціації» й кладе { $card } { place-ins } в ряд { $row }.
}
event-placed = { $you ->
    [seat] { $place ->
        [1] Ваша { $card } починає ряд { $row }.
       *[other] Ваша { $card } лягає { place-ins } в ряд { $row }.
    }
   *[other] { $place ->
        [1] { $seat } починає ряд { $row } карткою { $card }.
       *[other] { $seat } кладе { $card } { place-ins } в ряд { $row }.
    }
}
event-too-low = { $you ->
    [seat] Ваша { $card } менша за останню картку кожного ряду: доведеться забрати ряд.
   *[other] { $seat } відкриває замалу картку { $card } і мусить забрати ряд.
}
event-row-taken = { $you ->
    [seat] Ви забираєте ряд { $row }: { n-cards-taken }, { n-points }.
   *[other] { $seat } забирає ряд { $row }: { n-cards-taken }, { n-points }.
}
event-paw-removed = «Щаслива лапка» з ряду { $row } йде у відбій.
event-katana-removed = «Проклята катана» з ряду { $row } йде у відбій: ряд знову відкрито.
event-fifth-row-gone = П’ятого ряду більше немає, «Арка нового шляху» йде у відбій.
event-mask-used = { $you ->
    [seat] Ви надягаєте «Маску перевертня»: бали вашої { $card } не додаються, а віднімаються.
   *[other] { $seat } надягає «Маску перевертня» й віднімає бали картки { $card }.
}
event-scored = { $you ->
    [seat] За цей ряд ви отримуєте { n-points }, усього у вас { $total }.
   *[other] За цей ряд { $seat } отримує { n-points }, усього { $total }.
}
event-kept = { $you ->
    [seat] Ви лишаєте свої артефакти.
   *[other] { $seat } лишає свої артефакти.
}
event-pile-shuffled = Колода артефактів скінчилася, відбій перемішано: у новій { n-cards }.
event-discarded = { $you ->
    [seat] Ви скидаєте «{ artifact-acc }».
   *[other] { $seat } скидає «{ artifact-acc }».
}
event-drew = { $you ->
    [seat] Ви берете новий артефакт.
   *[other] { $seat } бере новий артефакт.
}
event-drew-artifact = { $you ->
    [seat] Ви берете «{ artifact-acc }».
   *[other] { $seat } бере «{ artifact-acc }».
}
event-round-ended = Раунд { $round } закінчено. Штрафні бали: { $scores }.
event-round-started = Раунд { $round }. Ряди починаються з карток { $rows }.
event-round-started-with-artifacts = Раунд { $round }. Ряди починаються з карток { $rows }. { $artifacts ->
    [0] Нових артефактів нікому не дісталося
    [one] Кожен отримує { $artifacts } артефакт
    [few] Кожен отримує { $artifacts } артефакти
   *[other] Кожен отримує { $artifacts } артефактів
}, у колоді { $pile ->
    [0] не лишилося нічого
    [one] лишається { $pile } артефакт
    [few] лишаються { $pile } артефакти
   *[other] лишається { $pile } артефактів
}.
event-dealt = { $you ->
    [seat] Вам роздано: { $cards }.
   *[other] { $seat } отримує картки: { $cards }.
}
event-dealt-with-artifacts = { $you ->
    [seat] Вам роздано: { $cards }. Ваші артефакти: { $artifacts }.
   *[other] { $seat } отримує картки: { $cards }. Артефакти: { $artifacts }.
}
event-ended = Партію закінчено. Штрафні бали: { $scores }.

## Частини

seat-card = { $you ->
    [seat] ви — { $card }
   *[other] { $seat } — { $card }
}
artifact = { $artifact ->
    [flower] Квітка ілюзій
    [paw] Щаслива лапка
    [katana] Проклята катана
    [fan] Віяло змін
    [mask] Маска перевертня
    [arch] Арка нового шляху
   *[sticks] Палички ініціації
}
artifact-acc = { $artifact_id ->
    [flower] Квітку ілюзій
    [paw] Щасливу лапку
    [katana] Прокляту катану
    [mask] Маску перевертня
    [arch] Арку нового шляху
   *[other] { $artifact }
}
place-ins = { $place ->
    [1] першою
    [2] другою
    [3] третьою
    [4] четвертою
    [5] п’ятою
    [6] шостою
    [7] сьомою
   *[other] на місце { $place }
}
fact-round = Раунд { $round }. Штрафні бали: { $scores }.
fact-row = Ряд { $row }: { $cards }{ $paw ->
    [yes] {" "}(«Щаслива лапка»)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(«Проклята катана»)
   *[no] {""}
}
fact-hand = { $you ->
    [seat] У вас на руках: { $cards }.
   *[other] { $seat } має на руках: { $cards }.
}
fact-hand-with-artifacts = { $you ->
    [seat] У вас на руках: { $cards }. Ваші артефакти: { $artifacts }.
   *[other] { $seat } має на руках: { $cards }. Артефакти: { $artifacts }.
}

## Відмови

refusal-choose_first = Зараз усі обирають картку: оберіть і ви.
refusal-not_in_hand = Цієї картки у вас на руках немає: оберіть іншу.
refusal-take_first = Ваша картка менша за останню картку кожного ряду: оберіть, який ряд забрати.
refusal-take_first-card = Ваша картка { $card } менша за останню картку кожного ряду ({ $ends }): оберіть, який ряд забрати.
refusal-place_first = Спершу викладіть відкриту картку.
refusal-artifact_not_held = Цього артефакту у вас немає: оберіть із тих, що на руках.
refusal-replace_first = Спершу вирішіть, чи замінити артефакт.
refusal-flower_needs_a_card = Для «Квітки ілюзій» на руках має бути ще хоч одна картка.
refusal-paw_too_low = Замала картка в ряд не лягає, тож «Щасливу лапку» з нею не кладуть.
refusal-paw_there = Біля цього ряду «Щаслива лапка» вже є, а на ряд — лише одна.
refusal-paw_there-row = Біля ряду { $row } «Щаслива лапка» вже є, а на ряд — лише одна.
refusal-row_blocked = Цей ряд закрила «Проклята катана»: оберіть інший.
refusal-row_blocked-row = Ряд { $row } закрила «Проклята катана»: оберіть інший.
refusal-two_katanas = На столі вже дві «Прокляті катани», а більше не можна.
refusal-fan_no_such_card = Цієї картки в рядах немає: оберіть ту, що лежить на столі.
refusal-fan_same_row = «Віяло змін» перекладає картку в інший ряд: оберіть його.
refusal-fan_last_card = Це єдина картка ряду, а лишити ряд порожнім не можна: оберіть іншу.
refusal-fan_last_card-card = { $card } — єдина картка ряду { $row }, а лишити ряд порожнім не можна: оберіть іншу.
refusal-mask_first = Спершу вирішіть, чи використати «Маску перевертня».
refusal-mask_not_taken = «Маска перевертня» діє лише на щойно забрані картки: оберіть одну з них.
refusal-no_such_row = П’ятого ряду зараз немає: оберіть інший.
refusal-fifth_row_lies = П’ятий ряд уже лежить, а другого такого бути не може.
refusal-sticks_not_inside = Ваша картка більша за останню в цьому ряду: для «Паличок ініціації» оберіть інший.
refusal-sticks_not_inside-card = Ваша картка { $card } більша за останню в ряду { $row } ({ $last }): для «Паличок ініціації» оберіть інший.

## Налаштування

config-variant = Варіант
config-variant-1 = 1, лише номери
config-variant-2 = 2, з артефактами
config-penalties = Штрафні бали
config-penalties-printed = як в інструкції
config-penalties-classic = класичні
config-forced_cheapest_row = Найдешевший ряд забирають без запитання
config-limit = Межа штрафних балів
config-deck = Картки з номером
config-deck-full = усі 104
config-deck-tight = лише ті, що роздають
config-rounds = Кількість раундів
config-rounds-0 = до межі балів
config-floor_at_zero = Рахунок не нижче нуля

## За столом

about-kind = Усі таємно обирають по картці й відкривають їх одночасно. Головне — не покласти шосту в ряд: тоді ви забираєте його весь.
about-facts = 2–10 гравців · 15–30 хвилин
about-lesson = Навчитися за 4 хвилини
recap-dearest = Найдорожче вам обійшовся раунд { $round }: { n-points }.
recap-cheapest = Найкращим для вас був раунд { $round }: { n-points }.
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Поверніть відкриту картку на руки й викладіть іншу.
    [paw] Покладіть біля ряду, у який лягає ваша картка: він уміститиме шість карток.
    [katana] Покладіть на будь-який ряд: він закритий, доки хтось не забере інший.
    [fan] Перш ніж викласти свою картку, перекладіть будь-яку з одного ряду в інший.
    [mask] Коли забираєте картки, бали однієї з них віднімаються.
    [arch] Ваша картка починає п’ятий ряд.
   *[sticks] Покладіть картку на початок або всередину ряду — туди, де вона стоїть за зростанням.
}
ask-choose = Таємно оберіть картку.
ask-change = Ви обрали { $card }. Ще можна передумати.
ask-place = Черга вашої { $card }. Використайте артефакт або викладіть її без артефакту.
ask-row = Ваша { $card } менша за останню картку кожного ряду. Оберіть, який ряд забрати.
ask-mask = Ви забрали картки. Надягти на одну з них «Маску перевертня»?
ask-replace = Замінити один артефакт на новий?
act-choose = Обрати { $card }
act-place = Викласти без артефакту
act-flower = Квітка: викласти { $card }
act-paw = Покласти лапку
act-katana = Катана: закрити ряд { $row }
act-fan = Віяло: перекласти { $card } у ряд { $row }
act-arch = Арка: почати п’ятий ряд
act-sticks = Палички: покласти всередину ряду { $row }
act-take = Забрати ряд { $row }: { n-points }
act-accept = Отримати бали
act-mask = Маска на { $card }: мінус { n-points }
act-keep = Лишити як є
act-replace = Замінити «{ artifact-acc }»
word-hand = Ваші картки
word-choose = Обрати { $card }: { n-points }
outlook-joins = зараз ляже в ряд { $row }
outlook-takes = зараз забере ряд { $row }: { n-points }
outlook-too-low = менша за останню картку кожного ряду
risk-take = Ряд { $row } коштує { n-points }, а найдешевший — лише { $cheapest ->
    [one] { $cheapest } бал
    [few] { $cheapest } бали
   *[many] { $cheapest } балів
}. Усе одно забрати цей?

## Пояснення налаштувань

conflict-limit = { $field }: лише у варіанті 1 і без заданої кількості раундів.
conflict-deck = { $field }: це можна обрати лише у варіанті 1.
conflict-rounds = { $field }: це можна обрати лише у варіанті 1.
conflict-floor_at_zero = { $field }: це можна обрати лише у варіанті 2.
help-config-variant = 1: лише номери, до десяти гравців. 2: з артефактами, які ламають правила, до восьми гравців.
help-config-penalties = Скільки коштують картки: як в інструкції або за класичною таблицею, де кратні 11 (крім 55) коштують п’ять балів.
help-config-forced_cheapest_row = Замала картка сама забирає найдешевший ряд.
help-config-limit = Партія закінчується після раунду, у якому хтось набрав більше. В інструкції — 60.
help-config-deck = Якщо в колоді лише ті картки, які роздають, можна вирахувати, що лишилося на руках.
help-config-rounds = Рівно стільки раундів замість межі балів.
help-config-floor_at_zero = Маска не опускає рахунок нижче нуля.

## Goal

goal-limit = Що менше балів, то краще. Раунд { $round }, межа — { $limit }.
goal-rounds = Що менше балів, то краще. Раунд { $round } із { $rounds }.
