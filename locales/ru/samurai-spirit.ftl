# 7 самураев.

game = 7 самураев

## События

event-turn-began = { $you ->
    [seat] Ваш ход.
   *[other] Ходит { $seat }.
}
event-spare-used = { $you ->
    [seat] Вы берёте отложенный жетон { samurai-gen }: до конца раунда его способность ваша.
   *[other] { $seat } берёт отложенный жетон { samurai-gen } и пользуется его способностью до конца раунда.
}
event-penalties-ignored = { $you ->
    [seat] Вы игнорируете штраф { value-gen }.
   *[other] { $seat } игнорирует штраф { value-gen }.
}
event-penalty = { $you ->
    [seat] Ваш боевой штраф: { $penalty }.
   *[other] Боевой штраф { seat-gen }: { $penalty }.
}
event-penalty-impossible = { $you ->
    [seat] Штраф «{ $penalty }» применить нельзя: вместо него вы получите ранение.
   *[other] Штраф «{ $penalty }» применить нельзя: вместо него { $seat } получит ранение.
}
event-defence-lost = { $you ->
    [seat] Вы теряете карту из зоны защиты: { $card }.
   *[other] { $seat } теряет карту из зоны защиты: { $card }.
}
event-shuffled-in = Бандит из сброса возвращается в колоду: { $card }.
event-intruded = Верхняя карта колоды ложится лицом вниз в стопку прорыва.
event-intruded-known = Верхний бандит колоды уходит в стопку прорыва: { $card }.
event-drew = { $you ->
    [seat] Вы открываете бандита: { $card }.
   *[other] { $seat } открывает бандита: { $card }.
}
event-handed = { $you ->
    [from] Вы передаёте { to-dat } { value-acc }.
    [to] { $from } передаёт вам { value-acc }.
   *[other] { $from } передаёт { to-dat } { value-acc }.
}
event-discarded = { $you ->
    [seat] Вы сбрасываете { value-acc }: такая уже есть в вашей боевой очереди.
   *[other] { $seat } сбрасывает { value-acc }: такая уже есть в его боевой очереди.
}
event-put-under = { $you ->
    [seat] Вы кладёте { value-acc } под колоду.
   *[other] { $seat } кладёт { value-acc } под колоду.
}
event-defended = { $you ->
    [seat] Вы защищаетесь { value-ins }: слева у вас теперь { $symbol }.
   *[other] { $seat } защищается { value-ins }: слева у него теперь { $symbol }.
}
event-confronted = { $you ->
    [seat] Вы наступаете: { value-nom } ложится справа, на счётчике боя { $total }.
   *[other] { $seat } наступает: { value-nom } ложится справа, на счётчике боя { $total }.
}
event-token-given = { $you ->
    [owner] Ваш жетон поддержки переходит к { to-dat }.
    [to] К вам переходит жетон поддержки { owner-gen }.
   *[other] Жетон поддержки { owner-gen } переходит к { to-dat }.
}
event-token-returned = { $you ->
    [owner] Ваш жетон поддержки снова у вас.
   *[other] Жетон поддержки { owner-gen } возвращается к хозяину.
}
event-passed = { $you ->
    [seat] Вы пасуете.
   *[other] { $seat } пасует.
}
event-kiai = { $you ->
    [seat] Вы издаёте Киай{ $beast ->
        [yes] {" "}в зверином облике
       *[no] {""}
    }!
   *[other] { $seat } издаёт Киай{ $beast ->
        [yes] {" "}в зверином облике
       *[no] {""}
    }!
}
event-kiai-unused = { $you ->
    [seat] Вы не используете Киай, хотя могли бы
   *[other] { $seat } не использует Киай, хотя мог бы
} { part-inf }.
event-first-card-off = { $you ->
    [seat] Первая карта вашей боевой очереди, { value-nom }, уходит в сброс: на счётчике боя { $total }.
   *[other] Первая карта боевой очереди { seat-gen }, { value-nom }, уходит в сброс: на счётчике боя { $total }.
}
event-moved = { $you ->
    [from] Последняя карта вашей боевой очереди переходит к { to-dat }: { $card }. На вашем счётчике боя { $total }.
    [to] К вам переходит последняя карта боевой очереди { from-gen }: { $card }. На счётчике боя { from-gen } остаётся { $total }.
   *[other] Последняя карта боевой очереди { from-gen } переходит к { to-dat }: { $card }. На счётчике боя { from-gen } остаётся { $total }.
}
event-struck = { $you ->
    [seat] Последняя карта вашей боевой очереди, { value-nom }, уходит в сброс: на счётчике боя { $total }.
   *[other] Последняя карта боевой очереди { seat-gen }, { value-nom }, уходит в сброс: на счётчике боя { $total }.
}
event-raider-discarded = Верхний бандит колоды уходит в сброс: { $card }.
event-intruder-discarded = Верхняя карта стопки прорыва уходит в сброс: { $card }.
event-turned-up = { $you ->
    [seat] Вы открываете верхние карты колоды: { $cards }.
   *[other] { $seat } открывает верхние карты колоды: { $cards }.
}
event-arranged = { $you ->
    [seat] Вы кладёте их обратно, сверху вниз: { $cards }.
   *[other] { $seat } кладёт их обратно, сверху вниз: { $cards }.
}
event-wounded = { $you ->
    [seat] { $wounds ->
        [1] Вы получаете ранение.
        [2] Второе ранение: вы оборачиваетесь зверем!
        [3] Вы получаете ранение в зверином облике. Ещё одно — и всё пропало.
       *[other] Четвёртое ранение: вы повержены.
    }
   *[other] { $wounds ->
        [1] { $seat } получает ранение.
        [2] Второе ранение: { $seat } оборачивается зверем!
        [3] { $seat } получает ранение в зверином облике. Ещё одно — и всё пропало.
       *[other] Четвёртое ранение: { $seat } повержен.
    }
}
event-healed = { $you ->
    [seat] С вас снято ранение.
   *[other] С { seat-gen } снято ранение.
}
event-barricade-burned = Укрепление разрушено, { $left ->
    [0] и больше их нет
    [1] осталось одно
   *[other] осталось { $left }
}.
event-barricade-added = Возведено укрепление, теперь { $left ->
    [1] оно одно
   *[other] их { $left }
}.
event-farm-burned = Постройка разрушена, { $left ->
    [0] и больше их нет
    [1] осталась одна
   *[other] осталось { $left }
}.
event-farm-burned-penalty = Постройка разрушена, { $left ->
    [0] и больше их нет
    [1] осталась одна
   *[other] осталось { $left }
}. Штраф на обороте: { $back ->
    [barricade] рушится укрепление
    [wound] кто-то получает ранение
    [family] деревня теряет семью
   *[farm] рушится ещё одна постройка
}.
event-family-lost = Деревня потеряла семью: { $family ->
    [heal] больше некому снимать ранения
    [barricade] больше некому возводить укрепления
   *[intruder] больше некому убирать карты прорыва
}.
event-rest-breaks-in = Все спасовали: { $count ->
    [1] в стопку прорыва уходит последняя карта колоды
    [one] в стопку прорыва уходит остаток колоды, { $count } карта
    [few] в стопку прорыва уходит остаток колоды, { $count } карты
   *[many] в стопку прорыва уходит остаток колоды, { $count } карт
}.
event-round-ended = Раунд { $round } окончен.
event-undefended = { $you ->
    [seat] Вы остались
   *[other] { $seat } остался
} без { $symbol ->
    [hat] шляпы: крестьяне не защищены
    [farm] дома: постройки не защищены
   *[doll] куклы: семьи не защищены
}.
event-bonus = { $family ->
    [heal] Семья ищет раненого самурая, чтобы снять ранение.
    [barricade] Семья берётся возвести укрепление.
   *[intruder] Семья ищет прорвавшегося бандита, чтобы его прогнать.
}
event-intruder-turned-up = В деревню прорвался бандит: { $card }.
event-round-began = Раунд { $round }: в колоде бандитов { n-cards }{ $joined ->
    [0] {""}
    [one] , из них { $joined } новая
    [few] , из них { $joined } новые
   *[many] , из них { $joined } новых
}.
event-won = Деревня спасена! Счёт: { $score }.
event-lost = Деревня пала: { $ending ->
    [fallen] { $you ->
        [seat] вы повержены
       *[other] { $seat } повержен
    }
    [no-farm] не осталось построек
   *[no-family] не осталось семей
}.

## Части

part-inf = { $part ->
    [barricade] добавить укрепление
    [heal] снять ранение
    [move] передать бандита другому
    [raiders] сбросить карты колоды бандитов
    [intruders] сбросить карты стопки прорыва
    [strike] сбросить последнего бандита
    [lend] передать жетон поддержки
   *[turn-up] открыть верхние карты колоды
}
seat-gen = { $seat_id ->
    [gorobei] Горобэя
    [kanbei] Канбэя
   *[other] { $seat }
}
to-dat = { $to_id ->
    [gorobei] Горобэю
    [kanbei] Канбэю
   *[other] { $to }
}
from-gen = { $from_id ->
    [gorobei] Горобэя
    [kanbei] Канбэя
   *[other] { $from }
}
owner-gen = { $owner_id ->
    [gorobei] Горобэя
    [kanbei] Канбэя
   *[other] { $owner }
}
samurai-gen = { $samurai_id ->
    [gorobei] Горобэя
    [kanbei] Канбэя
   *[other] { $samurai }
}
samurai-acc = { $samurai_id ->
    [gorobei] Горобэя
    [kanbei] Канбэя
   *[other] { $samurai }
}
samurai-dat = { $samurai_id ->
    [gorobei] Горобэю
    [kanbei] Канбэю
   *[other] { $samurai }
}
value-nom = { $value ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[other] шестёрка
}
value-gen = { $value ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[other] шестёрки
}
value-acc = { $value ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[other] шестёрку
}
value-ins = { $value ->
    [1] единицей
    [2] двойкой
    [3] тройкой
    [4] четвёркой
    [5] пятёркой
   *[other] шестёркой
}
raider = { $value } ({ $printed })
flames = знак пламени
giver-past = { $giver_id ->
    [heihachi] передал
    [daisuke] передал
    [gorobei] передал
    [kanbei] передал
    [kyuzo] передал
    [kikuchiyo] передал
    [katsushiro] передал
   *[other] передали
}
symbol = { $symbol ->
    [hat] шляпа
    [farm] дом
   *[doll] кукла
}
symbol-missing = { $symbol ->
    [hat] шляпа
    [farm] дом
   *[doll] кукла
}
penalty = { $penalty ->
    [fire] огонь
    [wound] ранение
    [intruder] прорыв
    [nodef] запрет защиты
    [nosup] запрет поддержки
    [left] карта соседу слева
    [right] карта соседу справа
    [mustpass] пас
    [reshuf] возврат из сброса
    [notal] запрет способностей
   *[losedef] потеря защиты
}
family = { $family ->
    [heal] снять ранение
    [barricade] возвести укрепление
   *[intruder] сбросить карту прорыва
}
fact-round = Раунд { $round }, { $you ->
    [seat] ваш ход
   *[other] ходит { $seat }
}. В колоде бандитов { $stack ->
    [one] { $stack } карта
    [few] { $stack } карты
   *[many] { $stack } карт
}, в стопке прорыва { $intruders ->
    [0] пусто
   *[other] { $intruders }
}.
fact-village = В деревне { $barricades ->
    [one] { $barricades } укрепление
    [few] { $barricades } укрепления
   *[many] { $barricades } укреплений
}, { $farms ->
    [one] { $farms } постройка
    [few] { $farms } постройки
   *[many] { $farms } построек
} и { $count ->
    [one] { $count } семья
    [few] { $count } семьи
   *[many] { $count } семей
}{ $count ->
    [0] {""}
    [1] {" "}(умеет { $families })
   *[other] {" "}(умеют { $families })
}.
fact-samurai = { $you ->
    [seat] Вы
   *[other] { $seat }
}{ $beast ->
    [yes] {" "}в зверином облике
   *[no] {""}
}: на счётчике боя { $total } из { $kiai }, зона защиты: { $defended }{ $wounded ->
    [yes] ; жетон ранения
   *[no] {""}
}{ $passed ->
    [yes] ; пас
   *[no] {""}
}.
name-heihachi = Хэйхати
name-daisuke = Ситиродзи
name-gorobei = Горобэй
name-kanbei = Канбэй
name-kyuzo = Кюдзо
name-kikuchiyo = Кикутиё
name-katsushiro = Кацусиро

## Отказы

refusal-spares_first = Сначала решите, берёте ли отложенный жетон поддержки.
refusal-no_spare_token = Такого отложенного жетона нет, выберите другой.
refusal-penalty_first = Сначала разберитесь с боевым штрафом последней карты.
refusal-cannot_ignore = Этот штраф придётся применить: штрафы чётных карт игнорирует Горобэй, нечётных — Канбэй.
refusal-not_that_penalty = На последней карте такого штрафа нет, примените тот, что на ней.
refusal-lose_first = Сначала выберите, какую карту сбросить из зоны защиты.
refusal-not_defended = Этого символа в вашей зоне защиты нет, выберите другой.
refusal-act_first = Сначала выберите действие: вступить в бой, оказать поддержку или спасовать.
refusal-support_self = Себе жетон не отдают: выберите другого самурая.
refusal-no_support = Из-за штрафа в этот ход поддержку не оказать: вступите в бой или спасуйте.
refusal-token_away = Ваш жетон поддержки ещё гостит у товарища: подождите, пока вернётся.
refusal-support_passed = Этот самурай уже спасовал: поддержите того, кто ещё в строю.
refusal-support_passed-who = { $samurai } уже спасовал: поддержите того, кто ещё в строю.
refusal-no_such_samurai = Такого самурая за столом нет, выберите другого.
refusal-play_first = Сначала разыграйте открытого бандита.
refusal-no_symbol = На этой карте нет символа, защититься ею нельзя: наступайте.
refusal-no_symbol-card = Эта { value-nom } без символа, защититься ею нельзя: наступайте.
refusal-symbol_defended = Такой символ у вас слева уже есть, а второй не кладут.
refusal-symbol_defended-card = Слева у вас уже лежит { $symbol } ({ value-nom }), а второй такой символ не кладут. Наступайте или используйте способность.
refusal-no_defending = Из-за штрафа в этот ход защищаться нельзя: наступайте.
refusal-must_place = Этого бандита разыгрывают без способностей: защищайтесь или наступайте.
refusal-no_talents = Из-за штрафа в этот ход не действуют ни способности, ни жетоны: защищайтесь или наступайте.
refusal-cannot_hand = Передать эту карту вы не можете: чётные передаёт Хэйхати, нечётные — Ситиродзи.
refusal-cannot_hand-talent = Передать { value-acc } умеет только { $samurai }: для этого нужен его жетон поддержки.
refusal-handed_before = Эту карту вы уже передавали, второй раз не получится: разыграйте её сами.
refusal-not_neighbour = Карту передают только соседу слева или справа.
refusal-neighbour_passed = Этот сосед спасовал, и карту ему не передать.
refusal-neighbour_passed-who = { $samurai } спасовал, и карту ему не передать.
refusal-cannot_discard = Сбросить карту той же силы, что уже есть в очереди, умеет только Кюдзо: попросите у него жетон.
refusal-no_equal_card = В вашей боевой очереди нет карты такой же силы, поэтому сбросить эту нельзя.
refusal-no_equal_card-line = В вашей боевой очереди нет { value-gen } (есть только { $cards }), поэтому эту карту не сбросить.
refusal-cannot_redraw = Положить карту под колоду и взять другую умеет только Кацусиро.
refusal-nothing_to_redraw = Колода пуста, другой карты не взять: разыграйте эту.
refusal-second_fight_first = Сначала решите, вступать ли в бой ещё раз.
refusal-kiai_first = Сначала решите, использовать ли Киай.
refusal-not_wounded = На этом самурае нет жетона ранения, выберите раненого.
refusal-same_samurai = Самому себе ничего не передают: выберите другого самурая.
refusal-kiai_on_passed = Этот самурай спасовал, Киай его карт не трогает: выберите другого.
refusal-empty_line = Боевая очередь этого самурая пуста, выберите другого.
refusal-token_not_home = Этот жетон поддержки сейчас не у хозяина, выберите другой.
refusal-arrange_first = Сначала положите открытые карты обратно на колоду.
refusal-not_turned_up = Этой карты среди открытых нет, выберите одну из них.

## Настройки

config-samurai = Самураи
config-level = Уровень сложности
config-level-easy = лёгкий
config-level-normal = обычный
config-level-hard = тяжёлый
config-level-heroic = героический
config-spare_tokens = Отложенные жетоны поддержки
config-spare_tokens-auto = при двух самураях
config-spare_tokens-on = да
config-spare_tokens-off = нет
config-first = Первый ход
config-first-random = случайный

## За столом

about-kind = Все вместе против бандитов: три раунда самураи держат оборону деревни. Каждый новый бандит — это выбор: защититься или принять бой. Переберёте — загорится деревня.
about-facts = 2–7 самураев, можно и в одиночку · 30–60 минут
about-lesson = Научиться за 5 минут
about-talent = Способность: { $samurai ->
    [heihachi] передаёт чётных бандитов соседу.
    [daisuke] передаёт нечётных бандитов соседу.
    [gorobei] игнорирует штрафы чётных бандитов.
    [kanbei] игнорирует штрафы нечётных бандитов.
    [kyuzo] сбрасывает бандита, если такой же силы уже есть в его боевой очереди.
    [kikuchiyo] после боя может вступить в бой ещё раз.
   *[katsushiro] кладёт бандита под колоду и берёт другого.
}
about-kiai = Киай ровно на { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] добавить укрепление и снять ранение с любого самурая.
       *[no] добавить укрепление.
    }
    [daisuke] { $beast ->
        [yes] дважды передать последнего бандита одного самурая другому.
       *[no] передать последнего бандита одного самурая другому.
    }
    [gorobei] { $beast ->
        [yes] сбросить три верхние карты колоды бандитов.
       *[no] сбросить две верхние карты колоды бандитов.
    }
    [kanbei] { $beast ->
        [yes] сбросить три верхние карты стопки прорыва.
       *[no] сбросить две верхние карты стопки прорыва.
    }
    [kyuzo] { $beast ->
        [yes] передать любой жетон поддержки и добавить укрепление.
       *[no] передать любой жетон поддержки.
    }
    [kikuchiyo] { $beast ->
        [yes] дважды сбросить последнего бандита любой боевой очереди.
       *[no] сбросить последнего бандита любой боевой очереди.
    }
   *[katsushiro] { $beast ->
        [yes] открыть три верхние карты колоды и вернуть их в любом порядке.
       *[no] открыть две верхние карты колоды и вернуть их в любом порядке.
    }
}
about-symbol = { $symbol ->
    [hat] Шляпа защищает крестьян. Без неё в конце раунда самурай получит ранение.
    [farm] Дом защищает постройки. Без него в конце раунда рухнет постройка.
   *[doll] Кукла защищает семьи. Без неё в конце раунда деревня потеряет семью.
}
about-penalty = В начале хода, пока эта карта последняя: { $penalty ->
    [fire] разрушается укрепление, а если их нет — постройка.
    [wound] самурай получает ранение.
    [intruder] верхняя карта колоды уходит в стопку прорыва.
    [nodef] в этот ход нельзя защищаться.
    [nosup] в этот ход нельзя оказать поддержку.
    [left] сосед слева берёт верхнего бандита колоды прямо в боевую очередь.
    [right] сосед справа берёт верхнего бандита колоды прямо в боевую очередь.
    [mustpass] остаётся только спасовать.
    [reshuf] случайный бандит из сброса возвращается в колоду.
    [notal] в этот ход не действуют ни способность, ни жетоны поддержки.
   *[losedef] самурай сбрасывает одну карту из зоны защиты.
}
about-raider = { $rank ->
    [boss] Главарь
    [lieutenant] Подручный
   *[plunderer] Мародёр
}, сила { $value }.
about-flames = Пламя: прорвавшись в деревню, такой бандит в конце раунда разрушит укрепление или постройку.
about-stack = В колоде бандитов { n-cards }. Кончится колода — кончится и раунд.
about-discard = Сброс. Смотреть его можно в любой момент.
about-intruders = В стопке прорыва { n-cards }. В конце раунда каждая карта с пламенем разрушит укрепление или постройку.
about-barricades = Укрепления: { $left } из { $all }. Они принимают удар раньше построек.
about-farms = Постройки: { $left } из 6. Рухнет последняя — партия проиграна.
about-farm-back = Штраф на обороте постройки: { $back ->
    [barricade] рушится укрепление
    [wound] случайный самурай получает ранение
    [family] деревня теряет семью
   *[farm] рушится ещё одна постройка
}.
about-family = { $here ->
    [yes] Семья. В конце раунда она поможет { family }.
    [idle] Семья. Её нужно беречь, но на героическом уровне семьи не помогают.
   *[no] Эту семью деревня потеряла. Она могла { family }.
}
about-token = Жетон поддержки { samurai-gen }. У кого он лежит в начале хода, тот весь ход пользуется этой способностью.
about-spare = Отложенный жетон { samurai-gen }. Его берут один раз за партию, и способность действует до конца раунда.
about-wounds = { $wounds ->
    [1] Одно ранение. Следующее разбудит зверя.
   *[other] Ранение в зверином облике. Следующее — поражение.
}
about-track = На счётчике боя { $total } из { $kiai }. Ровно { $kiai } — и это Киай! Больше — разрушится укрепление или постройка, и если счётчик не уменьшить, в следующий ход останется только спасовать.
word-round = Раунд { $round } из 3 · { $level }
word-stack = Бандиты
word-discard = Сброс
word-intruders = Прорыв
word-under = Под колодой: { $cards }.
word-up = Сверху:
word-spares = Отложенные жетоны:
word-passed = пас
word-beast = звериный облик
word-next = Штраф на следующий ход: { $penalties }.
word-calm = На следующий ход штрафа нет.
word-ignores = Способность { samurai-gen } позволяет его игнорировать.
word-banned = В этот ход: { $penalties }.
word-defend = Защищаться
word-confront = Наступать
word-hand = Передать
word-support = Поддержать
word-heal = Снять ранение
word-strike = Сбросить последнего
word-take = Взять последнего бандита
word-token = Взять жетон
word-give = Отдать сюда
word-then = { $outcome ->
    [kiai] { $total } из { $kiai }: Киай!
    [above] { $total } из { $kiai }: перебор!
   *[below] { $total } из { $kiai }
}
word-awakes = { $samurai } оборачивается зверем!
score-farms = Постройки
score-families = Семьи
score-unharmed = Никто не ранен
score-total = Счёт
recap-held = Вы выстояли. Постройки целы: { $farms } из { $all_farms }, семьи спасены: { $families } из { $all_families }.
recap-fell = Деревня пала в раунде { $round } из { $rounds }.
recap-barricades = Укрепления
recap-wounds = Ранения
ask-spares = { $samurai }, возьмёте отложенный жетон?
ask-penalties = { $samurai }, ваш последний бандит — { $card }. Что делать со штрафом?
ask-lose = { $samurai }, какую карту сбросить из зоны защиты?
ask-act = { $samurai }, ваш ход: вступите в бой, поддержите товарища (укажите кого) или спасуйте.
ask-play = { $samurai }, перед вами бандит: { $card }. Как его разыграть?
ask-handed = { $samurai }, { $giver } { giver-past } вам бандита: { $card }. Как его разыграть?
ask-place = { $samurai }, вам достался бандит: { $card }. Защищаться или наступать?
ask-second-fight = { $samurai }, вступите в бой ещё раз?
ask-kiai = { $samurai }, Киай! { $part ->
    [barricade] Добавить укрепление?
    [heal] С кого снять ранение?
    [move] Чьего последнего бандита и кому передать?
    [raiders] Сбросить { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
    } колоды бандитов?
    [intruders] Сбросить { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
    } стопки прорыва?
    [strike] Чьего последнего бандита сбросить?
    [lend] Чей жетон поддержки и кому передать?
   *[turn-up] Открыть { $count ->
        [one] { $count } верхнюю карту
        [few] { $count } верхние карты
       *[many] { $count } верхних карт
    } колоды бандитов?
}
ask-arrange = { $samurai }, какой бандит ляжет { $place ->
    [1] первым сверху
    [2] вторым сверху
   *[other] третьим сверху
}?
act-decline = { $step ->
    [spares] Обойтись без жетона
    [fight] Хватит одного боя
   *[kiai] Не использовать Киай
}
act-spare = Взять жетон { samurai-gen }
act-ignore = Игнорировать штраф
act-suffer = Применить штраф: { $penalty }
act-lose = Сбросить карту: { $symbol }
act-fight = { $again ->
    [yes] Вступить в бой ещё раз
   *[no] Вступить в бой: открыть бандита
}
act-support = Поддержать { samurai-acc }
act-pass = Спасовать
act-defend = Защищаться: { $symbol }
act-confront = Наступать: { value-nom }, выйдет { $total } из { $kiai }
act-hand = Передать { samurai-dat } { value-acc }
act-discard = Сбросить { value-acc }
act-redraw = Положить { value-acc } под колоду и взять другую карту
act-barricade = Добавить укрепление
act-heal = { $you ->
    [samurai] Снять своё ранение
   *[other] Снять ранение с { samurai-gen }
}
act-move = { $you ->
    [from] Передать своего последнего бандита { to-dat }
    [to] Взять себе последнего бандита у { from-gen }
   *[other] Передать последнего бандита от { from-gen } к { to-dat }
}
act-kiai = { $part ->
    [intruders] Сбросить { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } стопки прорыва
    [raiders] Сбросить { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } колоды
   *[turn-up] Открыть { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } колоды
}
act-lend = { $you ->
    [owner] Передать свой жетон поддержки { to-dat }
    [to] Взять себе жетон поддержки { owner-gen }
   *[other] Передать жетон поддержки от { owner-gen } к { to-dat }
}
act-strike = { $you ->
    [samurai] Сбросить последнюю карту своей очереди
   *[other] Сбросить последнюю карту из очереди { samurai-gen }
}
act-next = Положить следующим: { $card }
risk-above = Выйдет { $total } из { $kiai } — перебор: разрушится укрепление или постройка, а в следующий ход, скорее всего, придётся спасовать. Можно и защититься. Всё равно наступать?
risk-pass = Вы выйдете из раунда, а слева у вас не хватает символов: { $symbols }. В конце раунда за это поплатитесь вы или деревня. Всё равно спасовать?

## Пояснения к настройкам

conflict-spare_tokens = { $field }: когда самураев семеро, лишних жетонов нет.
conflict-first = { $field }: такого места за этим столом нет.
help-config-samurai = Сколько самураев защищают деревню или какие именно. Один человек может играть за нескольких.
help-config-level = Чем выше уровень, тем меньше укреплений. С тяжёлого уровня разрушенные постройки приносят штрафы, на героическом семьи не помогают.
help-config-spare_tokens = Жетоны самураев, которых нет за столом: каждый можно взять один раз за партию.
help-config-first = Кто ходит первым.

## Goal

goal = Продержитесь три раунда: идёт { $round }-й. Берегите постройки, семьи и каждого самурая.
