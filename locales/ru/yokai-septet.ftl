# Yokai Septet.

game = Yokai Septet

## События

event-round-started = Роздан раунд { $round }.
event-round-started-turned-up = Роздан раунд { $round }. Открыта карта { $card }: козырная масть — { $suit }.
event-dealt = { $seat } получает карты: { $cards }.
event-laid-out = { $seat } выкладывает открытые карты: { $cards }.
event-passed = { $seat } делает выбор карт для передачи.
event-passed-cards = { $seat } передаёт карты: { $cards }.
event-passes-exchanged = Переданные карты переходят из рук в руки.
event-received = { $seat } получает карты ({ $cards }), их передаёт { $from }.
event-showed-lead-card = { $seat } показывает карту { $card } и становится ведущим игроком.
event-discarded = { $seat } сбрасывает карту.
event-discarded-card = { $seat } сбрасывает карту { $card }.
event-swapped = { $seat } меняет босса { $boss } с закрытой картой { $place }: открывается { $card }.
event-kept-bosses = { $seat } оставляет открытых боссов на месте.
event-trump-set = Первая карта раунда определяет козырную масть: { $suit }.
event-played = { $seat } играет карту { $card }.
event-trick-taken = { $seat } берёт взятку.
event-trick-taken-bosses = { $seat } берёт взятку и захватывает { $count ->
    [one] босса ёкая
   *[many] боссов ёкаев
}: { $bosses }.
event-freed = { $seat }: закрытая карта { $place } открывается, это { $card }.
event-sealed = { $side }: масть { $suit } запечатана, захвачены обе семёрки.
event-round-played-out = Раунд { $round } закончен: { $ending ->
    [sealed] поставлена последняя печать
   *[played-out] сыграны все карты
}. Печати: { $scores }.
event-round-ended = Раунд { $round } закончен: { $ending ->
    [enough-bosses] { $taker } захватывает решающего босса ёкая
    [too-many-tricks] { $taker } берёт лишнюю взятку при нехватке боссов
   *[last-trick] { $taker } берёт последнюю взятку
}. Победа в раунде: { $winners }, каждому { n-points }. Жетоны: { $scores }.
event-round-ended-stars = Раунд { $round } закончен: { $ending ->
    [enough-bosses] { $taker } захватывает решающего босса ёкая
    [too-many-tricks] { $taker } берёт лишнюю взятку при нехватке боссов
   *[last-trick] { $taker } берёт последнюю взятку
}. Победа в раунде: { $winners }, { n-points } ({ $bosses }). Жетоны: { $scores }.
event-ended = Партия закончена. Победа: { $winner }. Счёт: { $scores }.

## Части

suit = { $suit ->
    [wind] Ветер
    [earth] Земля
    [charm] Чары
    [lightning] Молния
    [darkness] Тьма
    [fire] Огонь
   *[snow] Снег
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
stars-left-with = { $boss } +{ $points } (с руки: { $seat })
fact-round = Раунд { $round }. Козырная масть: { $trump }.
fact-side = { $side }: взятки { $tricks }, боссы { $bosses }, жетоны { $score }.
fact-seals = { $side }: взятки { $tricks }, боссы { $bosses }, запечатано { $suits }.
fact-trick = На столе: { $cards }.
fact-row = { $seat }, открытые карты: { $cards }.
fact-hand = { $seat } держит на руке: { $cards }.

## Отказы

refusal-pass_first = Сначала передайте три карты партнёру по команде ({ $rule }).
refusal-pass_left_first = Сначала передайте три карты соседу слева ({ $rule }).
refusal-give_first = Сначала передайте по одной карте каждому игроку ({ $rule }).
refusal-discard_first = Сначала сбросьте карту ({ $rule }).
refusal-swap_first = Сначала поменяйте открытого босса или оставьте всех на месте ({ $rule }).
refusal-play_now = Сейчас нужно сыграть карту ({ $rule }).
refusal-not_in_hand = Этой карты нет у вас на руке ({ $rule }).
refusal-given_twice = Одну карту нельзя передать двум игрокам ({ $rule }).
refusal-boss_kept = Босса ёкая сбрасывать нельзя ({ $rule }).
refusal-not_swappable = Поменять можно только босса, сданного открытым, и только один раз ({ $rule }).
refusal-not_held = У вас нет этой карты, поэтому сыграть её нельзя ({ $rule }).
refusal-must_follow = У вас есть карта той же масти, что у ведущего игрока, поэтому нужно сыграть эту масть ({ $rule }).
refusal-must_follow-suit = У вас есть карта масти { $suit }, поэтому нужно сыграть эту масть ({ $rule }).

## Настройки

config-form = Игра
config-form-base = основная
config-form-bridegrooms = «Семь женихов»
config-form-bridegrooms-short = «Семь женихов», короткий вариант
config-form-pocket = карманные правила на двоих
config-scoring = Подсчёт очков
config-scoring-stars = по звёздам, до семи
config-scoring-rounds = по раундам, до двух
config-first_lead = Первый ход
config-first_lead-after_pass = у кого А после передачи карт
config-first_lead-as_dealt = кому сдана А
