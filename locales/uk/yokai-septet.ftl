# Yokai Septet.

game = Yokai Septet

## Події

event-round-started = Роздано раунд { $round }.
event-round-started-turned-up = Роздано раунд { $round }. Відкрито картку { $card }: козирна масть — { $suit }.
event-dealt = { $seat } отримує картки: { $cards }.
event-laid-out = { $seat } викладає відкриті картки: { $cards }.
event-passed = { $seat } обирає картки для передачі.
event-passed-cards = { $seat } передає картки: { $cards }.
event-passes-exchanged = Передані картки переходять із рук у руки.
event-received = { $seat } отримує картки ({ $cards }), їх передає { $from }.
event-showed-lead-card = { $seat } показує картку { $card } і робить перший хід.
event-discarded = { $seat } скидає картку.
event-discarded-card = { $seat } скидає картку { $card }.
event-swapped = { $seat } міняє боса { $boss } із закритою карткою { $place }: відкривається { $card }.
event-kept-bosses = { $seat } лишає відкритих босів на місці.
event-trump-set = Перша картка раунду визначає козирну масть: { $suit }.
event-played = { $seat } грає картку { $card }.
event-trick-taken = { $seat } бере взятку.
event-trick-taken-bosses = { $seat } бере взятку й захоплює { $count ->
    [one] боса-йокая
   *[many] босів-йокаїв
}: { $bosses }.
event-freed = { $seat }: закрита картка { $place } відкривається, це { $card }.
event-sealed = { $side }: масть { $suit } запечатано, захоплено обидві сімки.
event-round-played-out = Раунд { $round } закінчено: { $ending ->
    [sealed] поставлено останню печатку
   *[played-out] зіграно всі картки
}. Печатки: { $scores }.
event-round-ended = Раунд { $round } закінчено: { $ending ->
    [enough-bosses] { $taker } захоплює вирішального боса-йокая
    [too-many-tricks] { $taker } бере зайву взятку без достатньої кількості босів
   *[last-trick] { $taker } бере останню взятку
}. Перемога в раунді: { $winners }, кожному { n-points }. Жетони: { $scores }.
event-round-ended-stars = Раунд { $round } закінчено: { $ending ->
    [enough-bosses] { $taker } захоплює вирішального боса-йокая
    [too-many-tricks] { $taker } бере зайву взятку без достатньої кількості босів
   *[last-trick] { $taker } бере останню взятку
}. Перемога в раунді: { $winners }, { n-points } ({ $bosses }). Жетони: { $scores }.
event-ended = Партію закінчено. Перемога: { $winner }. Рахунок: { $scores }.

## Частини

suit = { $suit ->
    [wind] Вітер
    [earth] Земля
    [charm] Чари
    [lightning] Блискавка
    [darkness] Темрява
    [fire] Вогонь
   *[snow] Сніг
}
card = { suit } { $rank ->
    [1] А
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(фольга)
   *[no] {""}
}
seat-card = { $seat } – { $card }
team-of = { $first } + { $second }
stars = { $boss } +{ $points }
stars-left-with = { $boss } +{ $points } (з руки: { $seat })
fact-round = Раунд { $round }. Козирна масть: { $trump }.
fact-side = { $side }: взятки { $tricks }, боси { $bosses }, жетони { $score }.
fact-seals = { $side }: взятки { $tricks }, боси { $bosses }, запечатано { $suits }.
fact-trick = На столі: { $cards }.
fact-row = { $seat }, відкриті картки: { $cards }.
fact-hand = { $seat } має на руках: { $cards }.

## Відмови

refusal-pass_first = Спершу передайте три картки партнерові по команді ({ $rule }).
refusal-pass_left_first = Спершу передайте три картки сусідові ліворуч ({ $rule }).
refusal-give_first = Спершу передайте по одній картці кожному гравцеві ({ $rule }).
refusal-discard_first = Спершу скиньте картку ({ $rule }).
refusal-swap_first = Спершу поміняйте відкритого боса або лишіть усіх на місці ({ $rule }).
refusal-play_now = Зараз треба зіграти картку ({ $rule }).
refusal-not_in_hand = Цієї картки немає у вас на руках ({ $rule }).
refusal-given_twice = Одну картку не можна передати двом гравцям ({ $rule }).
refusal-boss_kept = Боса-йокая скидати не можна ({ $rule }).
refusal-not_swappable = Поміняти можна лише боса, якого здано відкритим, і лише раз ({ $rule }).
refusal-not_held = У вас немає цієї картки, тому зіграти її не можна ({ $rule }).
refusal-must_follow = У вас є картка масті, з якої зайшли, тому треба зіграти цю масть ({ $rule }).
refusal-must_follow-suit = У вас є картка масті { $suit }, тому треба зіграти цю масть ({ $rule }).

## Налаштування

config-form = Гра
config-form-base = основна
config-form-bridegrooms = «Семеро наречених»
config-form-bridegrooms-short = «Семеро наречених», короткий варіант
config-form-pocket = кишенькові правила на двох
config-scoring = Підрахунок балів
config-scoring-stars = за зірками, до семи
config-scoring-rounds = за раундами, до двох
config-first_lead = Перший хід
config-first_lead-after_pass = у кого А після передачі карток
config-first_lead-as_dealt = кому здано А

## За столом

about-kind = Беріть взятки, щоб захопити сімох босів-йокаїв, двома командами або кожен за себе. Забагато взяток без босів — і раунд програно.
about-facts = 2–4 гравці · 30–45 хвилин
suit-letter = { $suit ->
    [wind] Ві
    [earth] З
    [charm] Ч
    [lightning] Б
    [darkness] Т
    [fire] Во
   *[snow] С
}
about-card = { $card }. Картки масті { $suit }: від { $low ->
    [1] А
   *[other] { $low }
} до { $high }.
about-a = А бере взятку, хай що зіграють інші.
about-boss = Бос своєї масті. Білих зірок: { $white }. Чорних зірок (рахуються лише втрьох): { $black }.
about-boss-trump = Бос козирної масті: його зірки не рахуються.
about-foil = Із другого набору сімок: дорівнює іншій сімці цієї масті, сильніша зіграна раніше.
about-trump = Козирна масть — { $suit }: вона б’є всі інші масті, але не А.
about-no-trump = Козирної масті ще немає: її визначить перша картка раунду.
about-would-take = ▲ Зараз ця картка взяла б взятку.
about-takes = Поки що взятку бере ця картка.
about-received = Вам передає цю картку { $seat }.
about-tricks = Взяток: { $tricks }. Якщо взяток { $limit }, а босів менше ніж { $enough }, раунд програно.
about-tricks-plain = Взяток: { $tricks }.
about-bosses = Захоплено босів: { $count }. Для перемоги в раунді треба { $enough }.
about-tokens = Жетонів: { $score }. Коли їх { $target }, партія закінчується, і перемагає той, у кого більше.
about-seals = Запечатано мастей: { $score }. Для перемоги треба { $target }.
about-seal = { $sealed ->
    [yes] Масть { $suit } запечатано.
   *[no] Масть { $suit }: захоплено сімок { $count } із двох. Обидві за один раунд запечатують масть.
}
about-covered = Закрита картка, її ніхто не знає.
about-known = Тут лежить закритою картка { $card }: усі бачили, як її поклали.
about-seat = { $seat }: карток на руках { $count }.
word-trump = Козир
word-no-trump = ще немає
word-round = Раунд { $round }
word-last-trick = Остання взятка
word-partner = ваш партнер
word-leads = заходить
word-chosen = вибір зроблено
word-tricks = Взятки
word-bosses = Захоплені боси
word-tokens = Жетони
word-seals = Печатки
word-hand = Ваші картки
word-row = Картки на столі: { $seat }
word-for = Три картки, кому: { $seat }
word-send = Передати: { $seat }
word-give = По картці кожному
word-send-all = Передати всі три
word-full = Три картки вже позначено: спершу поверніть одну.
word-sent = Надіслано. Картки перейдуть із рук у руки, коли оберуть усі.
word-mark = Позначити для передачі картку { $card }
word-back = Повернути картку { $card }
word-lift = Підняти картку { $card }, щоб поміняти
word-takes = Взятку бере { $seat }
word-discarded = Ви скинули картку { $card }.
ask-pass-partner = Оберіть три картки для партнера: { $seat }.
ask-pass-left = Оберіть три картки для сусіда ліворуч: { $seat }.
ask-give = Оберіть по картці кожному: { $left }, { $across }, { $right }.
ask-discard = Скиньте одну картку з рук, але не боса.
ask-swap = Поміняйте відкритого боса із закритою карткою під ним або лишіть.
ask-lead = Ви заходите: зіграйте будь-яку картку.
ask-lead-trump = Ви заходите: масть вашої картки стане козирною.
ask-follow = { $seat } заходить із масті { $suit }: зіграйте ту саму масть.
ask-free = { $seat } заходить із масті { $suit }. У вас її немає: зіграйте будь-яку картку.
act-pass = Передати { $cards } (кому: { $seat })
act-give = Передати: { $left } – { $first }, { $across } – { $second }, { $right } – { $third }
act-discard = Скинути картку { $card }
act-swap = Поміняти картку { $boss } із закритою карткою { $beneath ->
    [left] ліворуч
   *[right] праворуч
}
act-keep = Лишити відкритих босів
act-play = Зіграти картку { $card }
risk-tricks = Це взятка номер { $tricks } вашої сторони, а босів лише { $bosses }: раунд програно. Усе одно зіграти?
risk-bosses = { $side }: босів стане { $count }, і ви програєте раунд. Усе одно зіграти?

## Пояснення налаштувань

help-config-form = Основна гра на трьох або чотирьох, довші «Семеро наречених» на чотирьох або кишенькові правила на двох.
help-config-scoring = Рахувати зірки захоплених босів до семи або лише виграні раунди до двох.
help-config-first_lead = Першим заходить той, у кого А після передачі карток, або той, кому її здано.
