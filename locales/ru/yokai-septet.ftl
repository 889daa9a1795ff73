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

## За столом

about-kind = Берите взятки, чтобы захватить семерых боссов ёкаев, двумя командами или каждый за себя. Слишком много взяток без боссов — и раунд проигран.
about-facts = 2–4 игрока · 30–45 минут
suit-letter = { $suit ->
    [wind] В
    [earth] З
    [charm] Ч
    [lightning] М
    [darkness] Т
    [fire] О
   *[snow] С
}
about-card = { $card }. Карты масти { $suit }: от { $low ->
    [1] А
   *[other] { $low }
} до { $high }.
about-a = А берёт взятку, что бы ни сыграли остальные.
about-boss = Босс своей масти. Белых звёзд: { $white }. Чёрных звёзд (считаются только втроём): { $black }.
about-boss-trump = Босс козырной масти: его звёзды не считаются.
about-foil = Из второго набора семёрок: равна другой семёрке этой масти, сильнее сыгранная раньше.
about-trump = Козырная масть — { $suit }: она бьёт все другие масти, но не А.
about-no-trump = Козырной масти ещё нет: её определит первая карта раунда.
about-would-take = ▲ Сейчас эта карта взяла бы взятку.
about-takes = Пока что взятку берёт эта карта.
about-received = Вам передаёт эту карту { $seat }.
about-tricks = Взяток: { $tricks }. Если взяток { $limit }, а боссов меньше { $enough }, раунд проигран.
about-tricks-plain = Взяток: { $tricks }.
about-bosses = Захвачено боссов: { $count }. Для победы в раунде нужно { $enough }.
about-tokens = Жетонов: { $score }. Когда их { $target }, партия кончается, и побеждает тот, у кого больше.
about-seals = Запечатано мастей: { $score }. Для победы нужно { $target }.
about-seal = { $sealed ->
    [yes] Масть { $suit } запечатана.
   *[no] Масть { $suit }: захвачено семёрок { $count } из двух. Обе за один раунд запечатывают масть.
}
about-covered = Закрытая карта, её никто не знает.
about-known = Здесь лежит закрытой карта { $card }: все видели, как её положили.
about-seat = { $seat }: карт на руке { $count }.
word-trump = Козырь
word-no-trump = ещё нет
word-round = Раунд { $round }
word-last-trick = Последняя взятка
word-partner = ваш партнёр
word-leads = ведёт
word-chosen = выбор сделан
word-tricks = Взятки
word-bosses = Захваченные боссы
word-tokens = Жетоны
word-seals = Печати
word-hand = Ваши карты
word-row = Карты на столе: { $seat }
word-for = Три карты, кому: { $seat }
word-send = Передать: { $seat }
word-give = По карте каждому
word-send-all = Передать все три
word-full = Три карты уже отмечены: сначала верните одну.
word-sent = Отправлено. Карты перейдут из рук в руки, когда выберут все.
word-mark = Отметить для передачи карту { $card }
word-back = Вернуть карту { $card }
word-lift = Поднять карту { $card }, чтобы поменять
word-takes = Взятку берёт { $seat }
word-discarded = Вы сбросили карту { $card }.
ask-pass-partner = Выберите три карты для партнёра: { $seat }.
ask-pass-left = Выберите три карты для соседа слева: { $seat }.
ask-give = Выберите по карте каждому: { $left }, { $across }, { $right }.
ask-discard = Сбросьте одну карту с руки, но не босса.
ask-swap = Поменяйте открытого босса с закрытой картой под ним или оставьте.
ask-lead = Вы ведёте: сыграйте любую карту.
ask-lead-trump = Вы ведёте: масть вашей карты станет козырной.
ask-follow = { $seat } ведёт масть { $suit }: сыграйте ту же масть.
ask-free = { $seat } ведёт масть { $suit }. У вас её нет: сыграйте любую карту.
act-pass = Передать { $cards } (кому: { $seat })
act-give = Передать: { $left } – { $first }, { $across } – { $second }, { $right } – { $third }
act-discard = Сбросить карту { $card }
act-swap = Поменять карту { $boss } с закрытой картой { $beneath ->
    [left] слева
   *[right] справа
}
act-keep = Оставить открытых боссов
act-play = Сыграть карту { $card }
risk-tricks = Это взятка номер { $tricks } вашей стороны, а боссов только { $bosses }: раунд проигран. Всё равно сыграть?
risk-bosses = { $side }: боссов станет { $count }, и вы проигрываете раунд. Всё равно сыграть?

## Пояснения к настройкам

help-config-form = Основная игра на троих или четверых, долгие «Семь женихов» на четверых или карманные правила на двоих.
help-config-scoring = Считать звёзды захваченных боссов до семи или только выигранные раунды до двух.
help-config-first_lead = Первым ведёт тот, у кого А после передачи карт, или тот, кому она сдана.
