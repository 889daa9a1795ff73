# Yokai Septet.

game = Yokai Septet

## Події

event-round-started = Раунд { $round }: картки роздано.
event-round-started-turned-up = Раунд { $round }: картки роздано. Відкрито картку { $card }, козирна масть — { $suit }.
event-dealt = { $you ->
    [seat] Ваші картки: { $cards }.
   *[other] Картки гравця { $seat }: { $cards }.
}
event-laid-out = { $you ->
    [seat] Ваші відкриті картки: { $cards }.
   *[other] { $seat } викладає відкриті картки: { $cards }.
}
event-passed = { $you ->
    [seat] Ваші картки для передачі обрано.
   *[other] У гравця { $seat } картки для передачі вже обрано.
}
event-passed-cards = { $you ->
    [seat] Ви передаєте { $cards }.
   *[other] { $seat } передає { $cards }.
}
event-passes-exchanged = Усі обрали: картки переходять із рук у руки.
event-received = { $you ->
    [seat] Ви отримуєте картки від гравця { $from }: { $cards }.
    [from] { $seat } отримує від вас { $cards }.
   *[other] { $seat } отримує картки від гравця { $from }: { $cards }.
}
event-showed-lead-card = { $you ->
    [seat] Ви показуєте { $card } і заходите.
   *[other] { $seat } показує { $card } і заходить.
}
event-discarded = { $you ->
    [seat] Ви скидаєте картку.
   *[other] { $seat } скидає картку.
}
event-discarded-card = { $you ->
    [seat] Ви скидаєте { $card }.
   *[other] { $seat } скидає { $card }.
}
event-swapped = { $you ->
    [seat] Ви міняєте { $boss } на закриту картку { $place }: відкривається { $card }.
   *[other] { $seat } міняє { $boss } на закриту картку { $place }: відкривається { $card }.
}
event-kept-bosses = { $you ->
    [seat] Ви лишаєте відкритих босів на місці.
   *[other] { $seat } лишає відкритих босів на місці.
}
event-trump-set = Перша картка раунду визначає козир: { $suit }.
event-played = { $you ->
    [seat] Ви граєте { $card }.
   *[other] { $seat } грає { $card }.
}
event-trick-taken = { $you ->
    [seat] Ви берете взятку.
   *[other] { $seat } бере взятку.
}
event-trick-taken-bosses = { $you ->
    [seat] Взятка ваша, а з нею й { $count ->
        [one] бос
       *[other] боси
    }: { $bosses }!
   *[other] { $seat } бере взятку, а в ній { $count ->
        [one] бос
       *[other] боси
    }: { $bosses }.
}
event-freed = { $you ->
    [seat] У вас відкривається картка на місці { $place }: { $card }.
   *[other] У гравця { $seat } відкривається картка на місці { $place }: { $card }.
}
event-sealed = { $you ->
    [side] Обидві сімки { suit-gen } тепер ваші: масть запечатано!
   *[other] Обидві сімки { suit-gen } захопила команда { $side }: масть запечатано!
}
event-round-played-out = Раунд { $round } закінчено: { $ending ->
    [sealed] поставлено останню печатку
   *[played-out] зіграно всі картки
}. Печатки: { $scores }.
event-round-ended = Раунд { $round } закінчено: { $ending ->
    [enough-bosses] { $you ->
        [taker] ви захоплюєте вирішального боса
       *[other] { $taker } захоплює вирішального боса
    }
    [too-many-tricks] { $you ->
        [taker] ви берете зайву взятку, а босів замало
       *[other] { $taker } бере зайву взятку, а босів замало
    }
   *[last-trick] { $you ->
        [taker] ви берете останню взятку
       *[other] { $taker } бере останню взятку
    }
}. { victory-nom } (+{ tokens-acc }). Рахунок: { $scores }.
event-round-ended-stars = Раунд { $round } закінчено: { $ending ->
    [enough-bosses] { $you ->
        [taker] ви захоплюєте вирішального боса
       *[other] { $taker } захоплює вирішального боса
    }
    [too-many-tricks] { $you ->
        [taker] ви берете зайву взятку, а босів замало
       *[other] { $taker } бере зайву взятку, а босів замало
    }
   *[last-trick] { $you ->
        [taker] ви берете останню взятку
       *[other] { $taker } бере останню взятку
    }
}. { victory-nom }. Зірки босів дають { tokens-acc }: { $bosses }. Рахунок: { $scores }.
event-ended = { $you ->
    [winner] Партію закінчено, ви перемогли! Рахунок: { $scores }.
   *[other] Партію закінчено. Перемагає { $winner }. Рахунок: { $scores }.
}

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
suit-gen = { $suit_id ->
    [wind] Вітру
    [earth] Землі
    [charm] Чарів
    [lightning] Блискавки
    [darkness] Темряви
    [fire] Вогню
    [snow] Снігу
   *[other] масті { $suit }
}
suit-abl = { $suit_id ->
    [wind] з Вітру
    [earth] із Землі
    [charm] із Чарів
    [lightning] з Блискавки
    [darkness] з Темряви
    [fire] з Вогню
    [snow] зі Снігу
   *[other] з масті { $suit }
}
victory-nom = { $you ->
    [taker] { $ending ->
        [too-many-tricks] { $count ->
            [1] Раунд виграє { $winners }
           *[other] Раунд виграють { $winners }
        }
       *[other] Раунд за вами
    }
    [winners] { $count ->
        [1] Раунд за вами
       *[other] Ви серед переможців раунду: { $winners }
    }
   *[other] { $count ->
        [1] Раунд виграє { $winners }
       *[other] Раунд виграють { $winners }
    }
}
tricks-nom = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
tokens-acc = { $points ->
    [one] { $points } жетон
    [few] { $points } жетони
   *[other] { $points } жетонів
}
card = { suit } { $rank ->
    [1] А
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(фольгована)
   *[no] {""}
}
card-object = { $suit ->
    [earth] Землю
    [lightning] Блискавку
    [darkness] Темряву
   *[other] { suit }
} { $rank ->
    [1] А
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(фольговану)
   *[no] {""}
}
seat-card = { $you ->
    [seat] ви — { $card }
   *[other] { $seat } — { $card }
}
team-of = { $you ->
    [first] ви + { $second }
    [second] { $first } + ви
   *[other] { $first } + { $second }
}
team-wins = { $you ->
    [first] ви + { $second }
    [second] { $first } + ви
   *[other] команда { $first } + { $second }
}
team-heading = { $you ->
    [first] Ви + { $second }
    [second] { $first } + ви
   *[other] { $first } + { $second }
}
stars = { $boss } +{ $points }
stars-left-with = { $you ->
    [seat] { $boss } +{ $points } (з ваших рук)
   *[other] { $boss } +{ $points } (з рук гравця { $seat })
}
fact-round = Раунд { $round }. Козирна масть: { $trump }.
fact-side = { $you ->
    [side] Ваша сторона
   *[other] { $side }
}: { tricks-nom }, { $score ->
    [one] { $score } жетон
    [few] { $score } жетони
   *[many] { $score } жетонів
}. Боси: { $bosses }.
fact-seals = { $you ->
    [side] Ваша сторона
   *[other] { $side }
}: { tricks-nom }, боси: { $bosses }, печатки: { $suits }.
fact-trick = На столі: { $cards }.
fact-row = { $you ->
    [seat] Ваші відкриті картки: { $cards }.
   *[other] Відкриті картки гравця { $seat }: { $cards }.
}
fact-hand = { $you ->
    [seat] У вас на руках: { $cards }.
   *[other] { $seat } має на руках: { $cards }.
}

## Відмови

refusal-pass_first = Спершу передайте партнерові три картки.
refusal-pass_first-who = Спершу передайте три картки партнерові, гравцеві { $seat }.
refusal-pass_left_first = Спершу передайте сусідові ліворуч три картки.
refusal-pass_left_first-who = Спершу передайте три картки сусідові ліворуч, гравцеві { $seat }.
refusal-give_first = Спершу передайте кожному гравцеві по картці.
refusal-discard_first = Спершу скиньте картку з рук.
refusal-swap_first = Спершу поміняйте відкритого боса або лишіть усіх на місці.
refusal-play_now = Зараз ваша черга зіграти картку.
refusal-not_in_hand = Цієї картки у вас на руках немає: оберіть іншу.
refusal-given_twice = Цю картку ви вже комусь призначили: для іншого гравця оберіть іншу.
refusal-boss_kept = Боса скидати не можна: оберіть іншу картку.
refusal-boss_kept-card = { $card } — бос, а боса скидати не можна: оберіть іншу картку.
refusal-not_swappable = Поміняти можна лише боса, якого здано відкритим, і лише раз.
refusal-not_held = Цієї картки у вас немає: зіграйте свою.
refusal-must_follow = Масть, з якої зайшли, у вас є: зіграйте її.
refusal-must_follow-suit = Зайшли { suit-abl }, а у вас є { $cards }: зіграйте в масть.

## Налаштування

config-form = Гра
config-form-base = основна
config-form-bridegrooms = «Семеро наречених»
config-form-bridegrooms-short = «Семеро наречених», коротка партія
config-form-pocket = кишенькові правила на двох
config-scoring = Підрахунок балів
config-scoring-stars = за зірками, до семи жетонів
config-scoring-rounds = за раундами, до двох
config-first_lead = Перший хід
config-first_lead-after_pass = у кого А після передачі карток
config-first_lead-as_dealt = кому здано А

## За столом

about-kind = Полюйте на сімох босів-йокаїв, беручи взятки, — двома командами або кожен за себе. Та не захоплюйтеся: забагато взяток без босів — і раунд програно.
about-facts = 2–4 гравці · 30–45 хвилин
about-lesson = Навчитися за 4 хвилини
recap-round-won = { $you ->
    [sides] { $count ->
        [1] Раунд за вами: +{ $points }.
       *[other] Ви серед переможців раунду: +{ $points }.
    }
   *[other] { $count ->
        [1] Раунд виграє { $sides }: +{ $points }.
       *[other] Раунд виграють { $sides }: +{ $points }.
    }
}
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
} до { $high }.
about-a = А бере взятку, хоч би що лежало поруч.
about-boss = Бос своєї масті: { $white ->
    [0] білих зірок немає
    [one] { $white } біла зірка
    [few] { $white } білі зірки
   *[other] { $white } білих зірок
}, { $black ->
    [0] чорних немає
    [one] { $black } чорна (рахується лише втрьох)
    [few] { $black } чорні (рахуються лише втрьох)
   *[other] { $black } чорних (рахуються лише втрьох)
}.
about-boss-trump = Бос козирної масті: його зірки не рахуються.
about-foil = Із другого набору сімок. Дорівнює іншій сімці цієї масті: старша та, яку зіграно раніше.
about-trump = Козирна масть — { $suit }: вона б’є всі інші, але не А.
about-no-trump = Козиря ще немає: його визначить перша картка раунду.
about-would-take = ▲ Зараз ця картка взяла б взятку.
about-takes = Поки що взятку бере ця картка.
about-received = Цю картку вам передав гравець { $seat }.
about-tricks = У цієї сторони { tricks-nom }. Якщо їх стане { $limit }, а босів буде менше ніж { $enough }, раунд програно.
about-tricks-plain = У цієї сторони { tricks-nom }.
about-bosses = Захоплено босів: { $count }. Щоб виграти раунд, потрібно { $enough }.
about-tokens = { $score ->
    [one] { $score } жетон
    [few] { $score } жетони
   *[many] { $score } жетонів
}. Щойно в когось їх { $target }, партія закінчується: перемагає той, у кого найбільше.
about-seals = Запечатано мастей: { $score }. Для перемоги потрібно { $target }.
about-seal = { $sealed ->
    [yes] Масть { $suit } запечатано.
   *[no] { $count ->
        [0] Жодної сімки { suit-gen } ще не захоплено.
        [one] Захоплено одну з двох сімок { suit-gen }.
       *[other] Захоплено обидві сімки { suit-gen }.
    } Хто візьме обидві за один раунд, запечатає масть.
}
about-covered = Закрита картка: її не знає ніхто.
about-known = Тут закритою лежить картка { $card }: усі бачили, як її поклали.
about-seat = { $you ->
    [seat] У вас на руках { n-cards }.
   *[other] { $seat } має на руках { n-cards-taken }.
}
word-trump = Козир
word-no-trump = ще немає
word-round = Раунд { $round }
word-last-trick = Остання взятка
word-partner = ваш партнер
word-leads = заходить
word-chosen = вибір зроблено
word-tricks = Взятки
word-bosses = Захоплені боси
word-tokens = Жетони
word-seals = Печатки
word-hand = Ваші картки
word-row = { $you ->
    [seat] Ваші картки на столі
   *[other] Картки гравця { $seat } на столі
}
word-for = Три картки для гравця { $seat }
word-send = Передати гравцеві { $seat }
word-give = По картці кожному
word-send-all = Передати всі три
word-full = Три картки вже обрано: спершу поверніть одну.
word-sent = Готово. Картки перейдуть із рук у руки, коли оберуть усі.
word-mark = Обрати для передачі картку { $card }
word-back = Повернути на руки картку { $card }
word-lift = Підняти картку { $card }, щоб поміняти
word-played = { $you ->
    [seat] Ви
   *[other] { $seat }
}: { $card }
word-takes = { $you ->
    [seat] Взятка ваша
   *[other] Взятку бере { $seat }
}
word-discarded = Ви скинули картку { $card }.
ask-pass-partner = Оберіть три картки для партнера, гравця { $seat }.
ask-pass-left = Оберіть три картки для сусіда ліворуч, гравця { $seat }.
ask-give = Оберіть по картці для кожного: { $left }, { $across } та { $right }.
ask-discard = Скиньте одну картку з рук, але не боса.
ask-swap = Поміняйте відкритого боса із закритою карткою під ним або лишіть усе як є.
ask-lead = Заходите ви: зіграйте будь-яку картку.
ask-lead-trump = Заходите ви: масть вашої картки стане козирною.
ask-follow = { $seat } заходить { suit-abl }: зіграйте ту саму масть.
ask-free = { $seat } заходить { suit-abl }, а у вас такої масті немає: зіграйте будь-яку картку.
act-pass = Передати гравцеві { $seat }: { $cards }
act-give = Передати { $first } гравцеві { $left }, { $second } гравцеві { $across } та { $third } гравцеві { $right }
act-discard = Скинути { $card }
act-swap = Поміняти боса ({ $boss }) із закритою карткою { $beneath ->
    [left] ліворуч
   *[right] праворуч
}
act-keep = Лишити босів на місці
act-play = Зіграти { $card }
risk-tricks = Це буде { $tricks ->
    [7] сьома
    [13] тринадцята
   *[other] { $tricks }-та
} взятка вашої сторони, а { $bosses ->
    [0] босів у вас немає
    [one] у вас лише { $bosses } бос
    [few] у вас лише { $bosses } боси
   *[other] у вас лише { $bosses } босів
}: ви програєте раунд. Усе одно зіграти?
risk-bosses = Так суперники ({ $side }) матимуть { $count ->
    [one] { $count } боса
   *[other] { $count } босів
}, і ви програєте раунд. Усе одно зіграти?

## Пояснення налаштувань

conflict-players = { $field }: обирають лише в основній грі; у «Семи наречених» грають учотирьох, за кишеньковими правилами — удвох.
conflict-scoring = { $field }: це можна обрати лише в основній грі.
conflict-first_lead = { $field }: кишенькові правила вибору не лишають.
help-config-form = Основна гра на трьох або чотирьох, довші «Семеро наречених» на чотирьох або кишенькові правила на двох.
help-config-scoring = Збирати жетони за зірки захоплених босів, до семи, або рахувати лише виграні раунди, до двох.
help-config-first_lead = Хто заходить першим: у кого А після передачі карток чи кому А здано.

## Goal

goal-stars = { $bosses ->
    [one] { $bosses } бос приносить
    [few] { $bosses } боси приносять
   *[many] { $bosses } босів приносять
} перемогу в раунді, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} без них — поразку. Раунд { $round }, партія до { $target } жетонів.
goal-rounds = { $bosses ->
    [one] { $bosses } бос приносить
    [few] { $bosses } боси приносять
   *[many] { $bosses } босів приносять
} перемогу в раунді, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} без них — поразку. Раунд { $round }, партія до { $target } перемог.
goal-seals = Обидві сімки масті запечатують її. Раунд { $round }, партія до { $target } печаток.
