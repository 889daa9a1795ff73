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
