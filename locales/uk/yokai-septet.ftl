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
