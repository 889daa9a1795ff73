# Yokai Septet.

game = Yokai Septet

## События

event-round-started = Раунд { $round }: карты розданы.
event-round-started-turned-up = Раунд { $round }: карты розданы. Открыта карта { $card }, козыри — { $suit }.
event-dealt = { $you ->
    [seat] Вам сданы карты: { $cards }.
   *[other] Игроку { $seat } сданы карты: { $cards }.
}
event-laid-out = { $you ->
    [seat] Ваши открытые карты: { $cards }.
   *[other] { $seat } выкладывает открытые карты: { $cards }.
}
event-passed = { $you ->
    [seat] Ваши карты для передачи выбраны.
   *[other] У игрока { $seat } карты для передачи уже выбраны.
}
event-passed-cards = { $you ->
    [seat] Вы передаёте { $cards }.
   *[other] { $seat } передаёт { $cards }.
}
event-passes-exchanged = Все выбрали: карты переходят из рук в руки.
event-received = { $you ->
    [seat] { $from } передаёт вам { $cards }.
    [from] Вы передаёте карты игроку { $seat }: { $cards }.
   *[other] { $from } передаёт карты игроку { $seat }: { $cards }.
}
event-showed-lead-card = { $you ->
    [seat] Вы показываете { $card } и начинаете раунд.
   *[other] { $seat } показывает { $card } и начинает раунд.
}
event-discarded = { $you ->
    [seat] Вы сбрасываете карту.
   *[other] { $seat } сбрасывает карту.
}
event-discarded-card = { $you ->
    [seat] Вы сбрасываете { $card }.
   *[other] { $seat } сбрасывает { $card }.
}
event-swapped = { $you ->
    [seat] Вы меняете { $boss } на закрытую карту { $place }: открывается { $card }.
   *[other] { $seat } меняет { $boss } на закрытую карту { $place }: открывается { $card }.
}
event-kept-bosses = { $you ->
    [seat] Вы оставляете открытых боссов на месте.
   *[other] { $seat } оставляет открытых боссов на месте.
}
event-trump-set = Первая карта раунда назначает козыри: { $suit }.
event-played = { $you ->
    [seat] Вы играете { $card }.
   *[other] { $seat } играет { $card }.
}
event-trick-taken = { $you ->
    [seat] Взятка ваша.
   *[other] { $seat } берёт взятку.
}
event-trick-taken-bosses = { $you ->
    [seat] Взятка ваша, а с ней и { $count ->
        [one] босс
       *[many] боссы
    }: { $bosses }!
   *[other] { $seat } берёт взятку, а в ней { $count ->
        [one] босс
       *[many] боссы
    }: { $bosses }.
}
event-freed = { $you ->
    [seat] У вас открывается карта на месте { $place }: { $card }.
   *[other] У игрока { $seat } открывается карта на месте { $place }: { $card }.
}
event-sealed = { $you ->
    [side] Обе семёрки { suit-gen } теперь ваши: масть запечатана!
   *[other] Обе семёрки { suit-gen } захватила команда { $side }: масть запечатана!
}
event-round-played-out = Раунд { $round } окончен: { $ending ->
    [sealed] поставлена последняя печать
   *[played-out] сыграны все карты
}. Печати: { $scores }.
event-round-ended = Раунд { $round } окончен: { ending-nom }. { victory-nom } (+{ tokens-nom }). Жетоны: { $scores }.
event-round-ended-stars = Раунд { $round } окончен: { ending-nom }. { victory-nom } (+{ tokens-nom }: { $bosses }). Жетоны: { $scores }.
event-ended = { $you ->
    [winner] Партия окончена, победа ваша!
   *[other] Партия окончена. Побеждает { $winner }.
} Счёт: { $scores }.

## Части

ending-nom = { $ending ->
    [enough-bosses] { $you ->
        [taker] вы захватываете решающего босса
       *[other] { $taker } захватывает решающего босса
    }
    [too-many-tricks] { $you ->
        [taker] вы берёте лишнюю взятку, а боссов не хватает
       *[other] { $taker } берёт лишнюю взятку, а боссов не хватает
    }
   *[last-trick] { $you ->
        [taker] вы берёте последнюю взятку
       *[other] { $taker } берёт последнюю взятку
    }
}
victory-nom = { $you ->
    [taker] { $ending ->
        [too-many-tricks] { $count ->
            [1] Раунд выигрывает { $winners }
           *[other] Раунд выигрывают { $winners }
        }
       *[other] Раунд за вами
    }
    [winners] { $count ->
        [1] Раунд за вами
       *[other] Вы среди победителей раунда: { $winners }
    }
   *[other] { $count ->
        [1] Раунд выигрывает { $winners }
       *[other] Раунд выигрывают { $winners }
    }
}
tokens-nom = { $points ->
    [one] { $points } жетон
    [few] { $points } жетона
   *[many] { $points } жетонов
}
tricks-nom = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
suit = { $suit ->
    [wind] Ветер
    [earth] Земля
    [charm] Чары
    [lightning] Молния
    [darkness] Тьма
    [fire] Огонь
   *[snow] Снег
}
suit-gen = { $suit_id ->
    [wind] Ветра
    [earth] Земли
    [charm] Чар
    [lightning] Молнии
    [darkness] Тьмы
    [fire] Огня
    [snow] Снега
   *[other] «{ $suit }»
}
suit-abl = { $suit_id ->
    [wind] с Ветра
    [earth] с Земли
    [charm] с Чар
    [lightning] с Молнии
    [darkness] с Тьмы
    [fire] с Огня
    [snow] со Снега
   *[other] с масти «{ $suit }»
}
card = { suit } { $rank ->
    [1] А
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(фольгированная)
   *[no] {""}
}
card-object = { $suit ->
    [earth] Землю
    [lightning] Молнию
    [darkness] Тьму
   *[other] { suit }
} { $rank ->
    [1] А
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(фольгированную)
   *[no] {""}
}
seat-card = { $you ->
    [seat] вы — { $card }
   *[other] { $seat } — { $card }
}
team-of = { $you ->
    [first] вы + { $second }
    [second] { $first } + вы
   *[other] { $first } + { $second }
}
team-wins = { $you ->
    [first] вы + { $second }
    [second] { $first } + вы
   *[other] команда { $first } + { $second }
}
team-heading = { $you ->
    [first] Вы + { $second }
    [second] { $first } + вы
   *[other] { $first } + { $second }
}
stars = { $boss } +{ $points }
stars-left-with = { $you ->
    [seat] { $boss } +{ $points } (с вашей руки)
   *[other] { $boss } +{ $points } (с руки игрока { $seat })
}
fact-round = Раунд { $round }. Козыри: { $trump }.
fact-side = { $you ->
    [side] У вас
   *[other] { $side }
}: { tricks-nom }, { $score ->
    [one] { $score } жетон
    [few] { $score } жетона
   *[many] { $score } жетонов
}. Боссы: { $bosses }.
fact-seals = { $you ->
    [side] У вас
   *[other] { $side }
}: { tricks-nom }, боссы: { $bosses }, запечатанные масти: { $suits }.
fact-trick = На столе: { $cards }.
fact-row = { $you ->
    [seat] Ваши открытые карты: { $cards }.
   *[other] Открытые карты игрока { $seat }: { $cards }.
}
fact-hand = { $you ->
    [seat] У вас на руке: { $cards }.
   *[other] На руке у игрока { $seat }: { $cards }.
}

## Отказы

refusal-pass_first = Сначала передайте три карты партнёру.
refusal-pass_first-who = Сначала передайте три карты партнёру, игроку { $seat }.
refusal-pass_left_first = Сначала передайте три карты соседу слева.
refusal-pass_left_first-who = Сначала передайте три карты соседу слева, игроку { $seat }.
refusal-give_first = Сначала передайте каждому по карте.
refusal-discard_first = Сначала сбросьте карту с руки.
refusal-swap_first = Сначала поменяйте открытого босса с картой под ним или оставьте боссов на месте.
refusal-play_now = Передавать и менять уже поздно: сыграйте карту.
refusal-not_in_hand = Этой карты у вас на руке нет, выберите другую.
refusal-given_twice = Одну и ту же карту двоим не отдать: выберите каждому свою.
refusal-boss_kept = Боссов не сбрасывают, выберите другую карту.
refusal-boss_kept-card = { $card } — босс, а боссов не сбрасывают: выберите другую карту.
refusal-not_swappable = Поменять можно только босса, который открыт с самой раздачи, и только один раз.
refusal-not_held = Этой картой вы сыграть не можете: возьмите свою, с руки или открытую.
refusal-must_follow = У вас есть масть, с которой пошли: ответьте в масть.
refusal-must_follow-suit = Пошли { suit-abl }, а у вас есть { $cards }: ответьте в масть.

## Настройки

config-form = Игра
config-form-base = основная
config-form-bridegrooms = «Семь женихов»
config-form-bridegrooms-short = «Семь женихов», короткая партия
config-form-pocket = карманные правила на двоих
config-scoring = Подсчёт очков
config-scoring-stars = по звёздам, до семи жетонов
config-scoring-rounds = по раундам, до двух
config-first_lead = Первый ход
config-first_lead-after_pass = у кого А после передачи карт
config-first_lead-as_dealt = кому А сдана

## За столом

about-kind = Берите взятки с семёрками — это боссы ёкаи. Играют двумя командами или каждый за себя. Наберёте много взяток, а боссов мало — раунд проигран.
about-facts = 2–4 игрока · 30–45 минут
about-lesson = Научиться за 4 минуты
recap-round-won = { $you ->
    [sides] { $count ->
        [1] Раунд за вами: +{ $points }.
       *[other] Вы среди победителей раунда: +{ $points }.
    }
   *[other] { $count ->
        [1] Раунд выигрывает { $sides }: +{ $points }.
       *[other] Раунд выигрывают { $sides }: +{ $points }.
    }
}
suit-letter = { $suit ->
    [wind] В
    [earth] З
    [charm] Ч
    [lightning] М
    [darkness] Т
    [fire] О
   *[snow] С
}
about-card = { $card }. Масть { $suit }: карты от { $low ->
    [1] А
   *[other] { $low }
} до { $high }.
about-a = А берёт любую взятку, что бы ни сыграли остальные.
about-boss = Босс своей масти: { $white ->
    [0] белых звёзд нет
    [one] { $white } белая звезда
    [few] { $white } белые звезды
   *[many] { $white } белых звёзд
}, { $black ->
    [0] чёрных нет
    [one] { $black } чёрная
    [few] { $black } чёрные
   *[many] { $black } чёрных
}. Чёрные считаются только втроём.
about-boss-trump = Босс козырной масти: звёзд не приносит, но одним из нужных боссов считается.
about-foil = Фольгированная семёрка из второго набора. Она равна другой семёрке своей масти: из двух сильнее сыгранная раньше.
about-trump = Козыри — { $suit }: они бьют все другие масти, но не А.
about-no-trump = Козырей ещё нет: их назначит первая карта раунда.
about-would-take = ▲ Сейчас эта карта взяла бы взятку.
about-takes = Пока что взятку берёт эта карта.
about-received = Эту карту вам передал игрок { $seat }.
about-tricks = У этой стороны { tricks-nom }. Если их станет { $limit }, а боссов будет меньше { $enough }, раунд проигран.
about-tricks-plain = У этой стороны { tricks-nom }.
about-bosses = Захвачено боссов: { $count }. Чтобы выиграть раунд, нужно { $enough }.
about-tokens = { $score ->
    [one] { $score } жетон
    [few] { $score } жетона
   *[many] { $score } жетонов
}. Наберёт кто-нибудь { $target } — партия кончается, и побеждает тот, у кого их больше.
about-seals = Запечатано мастей: { $score }. Для победы нужно { $target }.
about-seal = { $sealed ->
    [yes] Масть { $suit } запечатана.
   *[no] { $count ->
        [0] Семёрки { suit-gen } ещё не захвачены.
        [one] Захвачена одна из двух семёрок { suit-gen }.
       *[many] Захвачены обе семёрки { suit-gen }.
    } Кто возьмёт обе за один раунд, запечатает масть.
}
about-covered = Закрытая карта. Какая — не знает никто.
about-known = Под рубашкой карта { $card }: все видели, как её сюда положили.
about-seat = { $you ->
    [seat] У вас на руке { n-cards }.
   *[other] На руке у игрока { $seat } — { n-cards }.
}
word-trump = Козыри
word-no-trump = ещё нет
word-round = Раунд { $round }
word-last-trick = Последняя взятка
word-partner = ваш партнёр
word-leads = первый ход
word-chosen = выбор сделан
word-tricks = Взятки
word-bosses = Захваченные боссы
word-tokens = Жетоны
word-seals = Печати
word-hand = Ваши карты
word-row = { $you ->
    [seat] Ваши карты на столе
   *[other] Карты перед игроком { $seat }
}
word-for = Три карты для игрока { $seat }
word-send = Передать игроку { $seat }
word-give = По карте каждому
word-send-all = Передать все три
word-full = Три карты уже выбраны: сначала верните одну.
word-sent = Готово. Карты перейдут из рук в руки, когда выберут все.
word-mark = Отложить для передачи карту { $card }
word-back = Вернуть на руку карту { $card }
word-lift = Поднять карту { $card }, чтобы поменять
word-played = { $you ->
    [seat] Вы
   *[other] { $seat }
}: { $card }
word-takes = { $you ->
    [seat] Взятка ваша
   *[other] Взятку берёт { $seat }
}
word-discarded = Вы сбросили карту { $card }.
ask-pass-partner = Выберите три карты для партнёра, игрока { $seat }.
ask-pass-left = Выберите три карты для соседа слева, игрока { $seat }.
ask-give = Выберите по карте для каждого: { $left }, { $across } и { $right }.
ask-discard = Сбросьте одну карту с руки, только не босса.
ask-swap = Поменяйте открытого босса с закрытой картой под ним или оставьте всё как есть.
ask-lead = Взятку открываете вы: сыграйте любую карту.
ask-lead-trump = Взятку открываете вы: масть вашей карты станет козырной.
ask-follow = { $seat } ходит { suit-abl }: ответьте в масть.
ask-free = { $seat } ходит { suit-abl }, а у вас этой масти нет: сыграйте любую карту.
act-pass = Передать игроку { $seat }: { $cards }
act-give = Передать { $first } игроку { $left }, { $second } игроку { $across } и { $third } игроку { $right }
act-discard = Сбросить { $card }
act-swap = Поменять карту { $boss } с закрытой картой { $beneath ->
    [left] слева
   *[right] справа
}
act-keep = Оставить боссов на месте
act-play = Сыграть { $card }
risk-tricks = Это будет { $tricks }-я взятка вашей стороны, а { $bosses ->
    [0] боссов ни одного
    [1] босс всего один
    [one] боссов всего { $bosses }
    [few] боссов всего { $bosses }
   *[many] боссов всего { $bosses }
}: раунд вы проиграете. Всё равно сыграть?
risk-bosses = Так у соперника ({ $side }) { $count ->
    [one] будет { $count } босс
    [few] будет { $count } босса
   *[many] будет { $count } боссов
}, и раунд вы проиграете. Всё равно сыграть?

## Пояснения к настройкам

conflict-players = { $field }: выбирают только в основной игре; в «Семь женихов» играют вчетвером, по карманным правилам — вдвоём.
conflict-scoring = { $field }: это можно выбрать только в основной игре.
conflict-first_lead = { $field }: карманные правила выбора не оставляют.
help-config-form = Основная игра на троих или четверых, долгие «Семь женихов» на четверых или карманные правила на двоих.
help-config-scoring = Набирать жетоны за звёзды боссов, до семи, или считать только выигранные раунды, до двух.
help-config-first_lead = Первым ходит тот, у кого А оказалась после передачи карт, или тот, кому она сдана.

## Goal

goal-stars = { $bosses ->
    [one] { $bosses } босс приносит
    [few] { $bosses } босса приносят
   *[many] { $bosses } боссов приносят
} победу в раунде, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} без них — поражение. Раунд { $round }, партия до { $target } жетонов.
goal-rounds = { $bosses ->
    [one] { $bosses } босс приносит
    [few] { $bosses } босса приносят
   *[many] { $bosses } боссов приносят
} победу в раунде, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} без них — поражение. Раунд { $round }, партия до { $target } побед.
goal-seals = Обе семёрки масти запечатывают её. Раунд { $round }, партия до { $target } печатей.
