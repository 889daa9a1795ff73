# 7 самураев.

game = 7 самураев

## События

event-turn-began = Ходит { $seat }.
event-spare-used = { $seat } использует жетон поддержки до конца раунда, самурай на жетоне — { $samurai }.
event-penalties-ignored = { $seat } игнорирует штраф бандита { $value }.
event-penalty = { $seat }, штраф: { $penalty }.
event-penalty-impossible = { $seat }: штраф «{ $penalty }» применить нельзя, вместо него ранение.
event-defence-lost = { $seat } теряет карту из зоны защиты: { $card }.
event-shuffled-in = Бандит из сброса замешивается в колоду: { $card }.
event-intruded = Верхняя карта колоды бандитов уходит в стопку прорыва втёмную.
event-intruded-known = Верхняя карта колоды бандитов уходит в стопку прорыва: { $card }.
event-drew = { $seat } открывает карту бандита: { $card }.
event-handed = { $from } передаёт бандита { $value }, получает его { $to }.
event-discarded = { $seat } сбрасывает бандита { $value }: такой уже есть в боевой очереди.
event-put-under = { $seat } кладёт бандита { $value } под колоду.
event-defended = { $seat } защищается: бандит { $value } ложится слева, { $symbol }.
event-confronted = { $seat } наступает: бандит { $value } ложится справа, в боевой очереди { $total }.
event-token-given = { $owner } отдаёт жетон поддержки, получает его { $to }.
event-token-returned = Жетон поддержки возвращается домой: { $owner }.
event-passed = { $seat } пасует.
event-kiai = { $seat }: Киай{ $beast ->
    [yes] {" "}зверя
   *[no] {""}
}!
event-kiai-unused = { $seat } не использует Киай: { $part ->
    [barricade] добавить укрепление
    [heal] снять ранение
    [move] передать бандита
    [raiders] сбросить бандитов из колоды
    [intruders] сбросить карты стопки прорыва
    [strike] сбросить последнего бандита
    [lend] передать жетон поддержки
   *[turn-up] посмотреть верхние карты колоды
}.
event-first-card-off = { $seat } сбрасывает первую карту боевой очереди, { $value }: остаётся { $total }.
event-moved = { $from } отдаёт бандита { $card }, получает его { $to }; { $from }: в боевой очереди { $total }.
event-struck = { $seat } теряет последнего бандита боевой очереди, { $value }: остаётся { $total }.
event-raider-discarded = Верхний бандит колоды уходит в сброс: { $card }.
event-intruder-discarded = Верхняя карта стопки прорыва уходит в сброс: { $card }.
event-turned-up = { $seat } открывает верхние карты колоды: { $cards }.
event-arranged = { $seat } кладёт их обратно в таком порядке: { $cards }.
event-wounded = { $wounds ->
    [1] { $seat } получает ранение.
    [2] { $seat } получает второе ранение и превращается в зверя!
    [3] { $seat } получает ранение в зверином облике.
   *[other] { $seat } получает четвёртое ранение и погибает.
}
event-healed = { $seat } снимает жетон ранения.
event-barricade-burned = Разрушено укрепление, остаётся { $left }.
event-barricade-added = Добавлено укрепление, теперь их { $left }.
event-farm-burned = Разрушена постройка, остаётся { $left }.
event-farm-burned-penalty = Разрушена постройка, остаётся { $left }. Её штраф: { $back ->
    [barricade] укрепление
    [wound] ранение
    [family] семья
   *[farm] ещё одна постройка
}.
event-family-lost = Потеряна семья (бонус: { family }).
event-rest-breaks-in = Все спасовали: из колоды в стопку прорыва уходит { n-cards }.
event-round-ended = Раунд { $round } закончен.
event-undefended = { $seat }: без защиты остаются { $symbol ->
    [hat] крестьяне (шляпа)
    [farm] постройки (дом)
   *[doll] семьи (кукла)
}.
event-bonus = Семья помогает: { $family ->
    [heal] снимается ранение
    [barricade] возводится укрепление
   *[intruder] карта стопки прорыва уходит в сброс
}.
event-intruder-turned-up = Прорыв: { $card }.
event-round-began = Раунд { $round }: в колоде бандитов { n-cards }, из них новых { $joined }.
event-won = Деревня спасена! Счёт: { $score }.
event-lost = Деревня пала: { $ending ->
    [fallen] { $seat } погибает
    [no-farm] не осталось построек
   *[no-family] не осталось семей
}.

## Части

raider = { $value } ({ $printed })
flames = пламя
symbol = { $symbol ->
    [hat] шляпа
    [farm] дом
   *[doll] кукла
}
penalty = { $penalty ->
    [fire] разрушить укрепление
    [wound] ранение
    [intruder] прорыв
    [nodef] без защиты
    [nosup] без поддержки
    [left] сосед слева берёт карту
    [right] сосед справа берёт карту
    [mustpass] пас
    [reshuf] возврат из сброса
    [notal] без способностей
   *[losedef] потеря защиты
}
family = { $family ->
    [heal] снять ранение
    [barricade] возвести укрепление
   *[intruder] сбросить карту прорыва
}
fact-round = Раунд { $round }, ходит { $seat }. В колоде бандитов: { $stack }, в стопке прорыва: { $intruders }.
fact-village = Укрепления: { $barricades }, постройки: { $farms }, семьи: { $count } ({ $families }).
fact-samurai = { $seat }{ $beast ->
    [yes] {" "}(зверь)
   *[no] {""}
}: боевая очередь { $total } из { $kiai }, защита: { $defended }{ $wounded ->
    [yes] ; ранение
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

refusal-spares_first = Сначала решите, использовать ли отложенные жетоны поддержки ({ $rule }).
refusal-no_spare_token = Такого отложенного жетона поддержки нет ({ $rule }).
refusal-penalty_first = Сначала примените штраф последней карты ({ $rule }).
refusal-cannot_ignore = У вас нет способности игнорировать штраф этой карты ({ $rule }).
refusal-not_that_penalty = На последней карте нет такого штрафа ({ $rule }).
refusal-lose_first = Сначала выберите карту из зоны защиты, которая сбрасывается ({ $rule }).
refusal-not_defended = В зоне защиты нет карты с этим символом ({ $rule }).
refusal-act_first = Сначала выберите действие: вступить в бой, оказать поддержку или спасовать ({ $rule }).
refusal-support_self = Поддержать самого себя нельзя ({ $rule }).
refusal-no_support = Штраф запрещает в этот ход оказывать поддержку ({ $rule }).
refusal-token_away = Вашего жетона поддержки у вас сейчас нет ({ $rule }).
refusal-support_passed = Спасовавшего самурая поддержать нельзя ({ $rule }).
refusal-no_such_samurai = За этим столом нет такого самурая ({ $rule }).
refusal-play_first = Сначала разыграйте карту бандита ({ $rule }).
refusal-no_symbol = У карты нет символа, поэтому защищаться ею нельзя ({ $rule }).
refusal-symbol_defended = Этот символ уже есть в зоне защиты, а второй раз нельзя ({ $rule }).
refusal-no_defending = Штраф запрещает в этот ход защищаться ({ $rule }).
refusal-must_place = Эту карту нужно положить слева или справа, без способностей ({ $rule }).
refusal-no_talents = Штраф запрещает в этот ход способности и жетоны поддержки ({ $rule }).
refusal-cannot_hand = У вас нет способности передать эту карту ({ $rule }).
refusal-handed_before = Вы уже один раз передавали эту карту ({ $rule }).
refusal-not_neighbour = Карту можно передать только соседу ({ $rule }).
refusal-neighbour_passed = Этот сосед спасовал, карту ему передать нельзя ({ $rule }).
refusal-cannot_discard = У вас нет способности сбросить эту карту ({ $rule }).
refusal-no_equal_card = В вашей боевой очереди нет карты с такой силой ({ $rule }).
refusal-cannot_redraw = У вас нет способности взять другую карту ({ $rule }).
refusal-nothing_to_redraw = Другой карты в колоде нет ({ $rule }).
refusal-second_fight_first = Сначала решите, вступать ли в бой второй раз ({ $rule }).
refusal-kiai_first = Сначала решите, использовать ли Киай ({ $rule }).
refusal-not_wounded = У этого самурая нет жетона ранения ({ $rule }).
refusal-same_samurai = Получатель должен быть другим самураем ({ $rule }).
refusal-kiai_on_passed = Киай не действует на спасовавшего самурая ({ $rule }).
refusal-empty_line = В этой боевой очереди нет карт ({ $rule }).
refusal-token_not_home = Этот жетон поддержки сейчас не у хозяина ({ $rule }).
refusal-arrange_first = Сначала разложите открытые карты ({ $rule }).
refusal-not_turned_up = Этой карты нет среди тех, что нужно разложить ({ $rule }).

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

about-kind = Все вместе против бандитов: семь самураев три раунда держат деревню. Каждого бандита либо не пускают в деревню, либо бьют, и ни одна боевая очередь не должна стать слишком длинной.
about-facts = 2–7 самураев, можно и в одиночку · 30–60 минут
about-talent = { $samurai ->
    [heihachi] Способность: передаёт чётных бандитов соседу.
    [daisuke] Способность: передаёт нечётных бандитов соседу.
    [gorobei] Способность: игнорирует штрафы чётных бандитов.
    [kanbei] Способность: игнорирует штрафы нечётных бандитов.
    [kyuzo] Способность: сбрасывает бандита, если такой же силы уже есть в боевой очереди.
    [kikuchiyo] Способность: после боя может вступить в бой ещё раз.
   *[katsushiro] Способность: кладёт бандита под колоду и берёт вместо него другого.
}
about-kiai = Киай ровно на { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] добавить укрепление и снять ранение с любого самурая.
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
        [yes] передать любой жетон поддержки и добавить укрепление.
       *[no] передать любой жетон поддержки.
    }
    [kikuchiyo] { $beast ->
        [yes] дважды сбросить последнего бандита любой боевой очереди.
       *[no] сбросить последнего бандита любой боевой очереди.
    }
   *[katsushiro] { $beast ->
        [yes] открыть три верхние карты колоды и разложить их по порядку.
       *[no] открыть две верхние карты колоды и разложить их по порядку.
    }
}
about-symbol = { $symbol ->
    [hat] Шляпа защищает крестьян. Без неё в конце раунда этот самурай получает ранение.
    [farm] Дом защищает постройки. Без него в конце раунда разрушается постройка.
   *[doll] Кукла защищает семьи. Без неё в конце раунда теряется семья.
}
about-penalty = В начале хода, пока эта карта последняя: { $penalty ->
    [fire] разрушается укрепление, а если их нет — постройка.
    [wound] самурай получает ранение.
    [intruder] верхняя карта колоды уходит в стопку прорыва.
    [nodef] в этот ход нельзя защищаться.
    [nosup] в этот ход нельзя оказывать поддержку.
    [left] сосед слева берёт бандита прямо в боевую очередь.
    [right] сосед справа берёт бандита прямо в боевую очередь.
    [mustpass] самурай обязан спасовать.
    [reshuf] случайный бандит из сброса замешивается в колоду.
    [notal] в этот ход нет ни способности, ни жетонов поддержки.
   *[losedef] одна карта зоны защиты сбрасывается.
}
about-raider = { $rank ->
    [boss] Главарь
    [lieutenant] Подручный
   *[plunderer] Бандит
}, сила { $value }.
about-flames = Пламя: в стопке прорыва эта карта в конце раунда разрушает укрепление или постройку.
about-stack = Колода бандитов: { n-cards }. Когда она кончается, кончается и раунд.
about-discard = Сброс. Его может посмотреть каждый.
about-intruders = Стопка прорыва: { n-cards }. В конце раунда каждая карта с пламенем что-нибудь разрушает.
about-barricades = Укрепления: { $left } из { $all }. Они разрушаются раньше построек.
about-farms = Постройки: { $left } из 6. Когда разрушена последняя, игра проиграна.
about-farm-back = Штраф разрушенной постройки: { $back ->
    [barricade] укрепление
    [wound] ранение
    [family] семья
   *[farm] ещё одна постройка
}.
about-family = { $here ->
    [yes] Семья. В конце раунда она помогает: { family }.
   *[no] Эта семья потеряна (бонус был такой: { family }).
}
about-token = Жетон поддержки ({ $samurai }). Кто получил чужой жетон до начала своего хода, пользуется этой способностью весь ход.
about-spare = Отложенный жетон ({ $samurai }). Используется один раз и даёт способность до конца раунда.
about-wounds = { $wounds ->
    [1] Одно ранение. Следующее пробудит зверя.
   *[other] Зверь ранен. Следующее ранение — конец.
}
about-track = Боевая очередь { $total } из { $kiai }. Ровно на отметке — Киай; выше отметки разрушается укрепление, а следующим ходом можно только спасовать.
word-round = Раунд { $round } из 3 · { $level }
word-stack = Бандиты
word-discard = Сброс
word-intruders = Прорыв
word-under = Под колодой: { $cards }.
word-up = Сверху:
word-spares = Отложенные жетоны:
word-passed = пас
word-beast = зверь
word-next = Следующий ход начнётся так: { $penalties }.
word-calm = На следующий ход штрафа нет.
word-ignores = Это можно проигнорировать: { $samurai }.
word-banned = В этот ход: { $penalties }.
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
    [kiai] { $total } из { $kiai }: Киай!
    [above] { $total } из { $kiai }: что-то разрушится
   *[below] { $total } из { $kiai }
}
word-awakes = { $samurai }: зверь пробудился!
score-farms = Постройки
score-families = Семьи
score-unharmed = Никто не ранен
score-total = Счёт
ask-spares = { $samurai }: использовать отложенный жетон?
ask-penalties = { $samurai }: последний бандит — { $card }. Что делать со штрафом?
ask-lose = { $samurai }: какая карта зоны защиты сбрасывается?
ask-act = { $samurai }: вступить в бой, поддержать (нажмите на самурая) или спасовать?
ask-play = { $samurai }: открыт бандит { $card }. Как его разыграть?
ask-handed = { $samurai }: передан бандит { $card }, отправитель — { $giver }. Как его разыграть?
ask-place = { $samurai }: нужно положить бандита { $card }. Защищаться или наступать?
ask-second-fight = { $samurai }: вступить в бой второй раз?
ask-kiai = { $samurai }: Киай! { $part ->
    [barricade] Добавить укрепление?
    [heal] С кого снять ранение?
    [move] Чей последний бандит и кому переходит?
    [raiders] Сбросить верхние карты колоды бандитов (столько: { $count })?
    [intruders] Сбросить верхние карты стопки прорыва (столько: { $count })?
    [strike] Чей последний бандит сбрасывается?
    [lend] Чей жетон поддержки и кому передать?
   *[turn-up] Открыть верхние карты колоды бандитов (столько: { $count })?
}
ask-arrange = { $samurai }: какой бандит ляжет на место { $place } сверху?
act-decline = { $step ->
    [spares] Без отложенного жетона
    [fight] Без второго боя
   *[kiai] Не использовать Киай
}
act-spare = Использовать жетон: { $samurai }
act-ignore = Игнорировать штраф
act-suffer = Применить: { $penalty }
act-lose = Сбросить это: { $symbol }
act-fight = { $again ->
    [yes] Вступить в бой ещё раз
   *[no] В бой: открыть бандита
}
act-support = Поддержать: { $samurai }
act-pass = Спасовать
act-defend = Защищаться: { $symbol }
act-confront = Наступать, бандит { $value }: { $total } из { $kiai }
act-hand = Передать { $value }, получает { $samurai }
act-discard = Сбросить { $value }
act-redraw = Положить { $value } под колоду, взять другую карту
act-barricade = Добавить укрепление
act-heal = Снять ранение: { $samurai }
act-move = Последний бандит: { $from } → { $to }
act-kiai = { $part ->
    [intruders] Сбросить карты стопки прорыва: { $count }
    [raiders] Сбросить карты колоды: { $count }
   *[turn-up] Открыть карты колоды: { $count }
}
act-lend = Жетон поддержки: { $owner } → { $to }
act-strike = Сбросить последнего бандита: { $samurai }
act-next = Следующая карта: { $card }
risk-above = Станет { $total } из { $kiai }: разрушится укрепление или постройка, а следующим ходом можно будет только спасовать. Можно защититься. Всё равно наступать?
risk-pass = Без защиты останутся: { $symbols }. За каждый символ в конце раунда заплатит деревня или вы. Всё равно спасовать?

## Пояснения к настройкам

help-config-samurai = Сколько самураев защищают деревню или какие именно. Один человек может играть за нескольких.
help-config-level = Чем выше уровень, тем меньше укреплений; с тяжёлого уровня разрушенные постройки дают штраф, на героическом семьи не помогают.
help-config-spare_tokens = Жетоны самураев, которых нет за столом, можно использовать по одному разу.
help-config-first = Кто ходит первым.
