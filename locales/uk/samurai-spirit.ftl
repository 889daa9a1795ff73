# 7 самураїв.

game = 7 самураїв

## Події

event-turn-began = Ходить { $seat }.
event-spare-used = { $seat } використовує жетон підтримки до кінця раунду, самурай на жетоні — { $samurai }.
event-penalties-ignored = { $seat } ігнорує штраф бандита { $value }.
event-penalty = { $seat }, штраф: { $penalty }.
event-penalty-impossible = { $seat }: штраф «{ $penalty }» застосувати не можна, натомість поранення.
event-defence-lost = { $seat } втрачає картку із зони захисту: { $card }.
event-shuffled-in = Бандита з відбою замішано в колоду: { $card }.
event-intruded = Верхня картка колоди бандитів іде у стос прориву наосліп.
event-intruded-known = Верхня картка колоди бандитів іде у стос прориву: { $card }.
event-drew = { $seat } відкриває картку бандита: { $card }.
event-handed = { $from } передає бандита { $value }, отримує його { $to }.
event-discarded = { $seat } скидає бандита { $value }: такий уже є в бойовій лінії.
event-put-under = { $seat } кладе бандита { $value } під колоду.
event-defended = { $seat } захищається: бандит { $value } лягає ліворуч, { $symbol }.
event-confronted = { $seat } наступає: бандит { $value } лягає праворуч, у бойовій лінії { $total }.
event-token-given = { $owner } віддає жетон підтримки, отримує його { $to }.
event-token-returned = Жетон підтримки повертається додому: { $owner }.
event-passed = { $seat } пасує.
event-kiai = { $seat }: Кіай{ $beast ->
    [yes] {" "}звіра
   *[no] {""}
}!
event-kiai-unused = { $seat } не використовує Кіай: { $part ->
    [barricade] додати укріплення
    [heal] зняти поранення
    [move] передати бандита
    [raiders] скинути бандитів із колоди
    [intruders] скинути картки стосу прориву
    [strike] скинути останнього бандита
    [lend] передати жетон підтримки
   *[turn-up] подивитися верхні картки колоди
}.
event-first-card-off = { $seat } скидає першу картку бойової лінії, { $value }: лишається { $total }.
event-moved = { $from } віддає бандита { $card }, отримує його { $to }; { $from }: у бойовій лінії { $total }.
event-struck = { $seat } втрачає останнього бандита бойової лінії, { $value }: лишається { $total }.
event-raider-discarded = Верхній бандит колоди йде у відбій: { $card }.
event-intruder-discarded = Верхня картка стосу прориву йде у відбій: { $card }.
event-turned-up = { $seat } відкриває верхні картки колоди: { $cards }.
event-arranged = { $seat } кладе їх назад у такому порядку: { $cards }.
event-wounded = { $wounds ->
    [1] { $seat } дістає поранення.
    [2] { $seat } дістає друге поранення й перетворюється на звіра!
    [3] { $seat } дістає поранення у звіриній подобі.
   *[other] { $seat } дістає четверте поранення й гине.
}
event-healed = { $seat } знімає жетон поранення.
event-barricade-burned = Зруйновано укріплення, лишається { $left }.
event-barricade-added = Додано укріплення, тепер їх { $left }.
event-farm-burned = Зруйновано будівлю, лишається { $left }.
event-farm-burned-penalty = Зруйновано будівлю, лишається { $left }. Її штраф: { $back ->
    [barricade] укріплення
    [wound] поранення
    [family] родина
   *[farm] ще одна будівля
}.
event-family-lost = Втрачено родину (бонус: { family }).
event-rest-breaks-in = Усі спасували: з колоди у стос прориву йде { n-cards }.
event-round-ended = Раунд { $round } закінчено.
event-undefended = { $seat }: без захисту лишаються { $symbol ->
    [hat] селяни (капелюх)
    [farm] будівлі (хата)
   *[doll] родини (лялька)
}.
event-bonus = Родина допомагає: { $family ->
    [heal] знято поранення
    [barricade] зведено укріплення
   *[intruder] картка стосу прориву йде у відбій
}.
event-intruder-turned-up = Прорив: { $card }.
event-round-began = Раунд { $round }: у колоді бандитів { n-cards }, із них нових { $joined }.
event-won = Село врятовано! Рахунок: { $score }.
event-lost = Село впало: { $ending ->
    [fallen] { $seat } гине
    [no-farm] не лишилося будівель
   *[no-family] не лишилося родин
}.

## Частини

raider = { $value } ({ $printed })
flames = полум’я
symbol = { $symbol ->
    [hat] капелюх
    [farm] хата
   *[doll] лялька
}
penalty = { $penalty ->
    [fire] зруйнувати укріплення
    [wound] поранення
    [intruder] прорив
    [nodef] без захисту
    [nosup] без підтримки
    [left] сусід ліворуч бере картку
    [right] сусід праворуч бере картку
    [mustpass] пас
    [reshuf] повернення з відбою
    [notal] без здібностей
   *[losedef] втрата захисту
}
family = { $family ->
    [heal] зняти поранення
    [barricade] звести укріплення
   *[intruder] скинути картку прориву
}
fact-round = Раунд { $round }, ходить { $seat }. У колоді бандитів: { $stack }, у стосі прориву: { $intruders }.
fact-village = Укріплення: { $barricades }, будівлі: { $farms }, родини: { $count } ({ $families }).
fact-samurai = { $seat }{ $beast ->
    [yes] {" "}(звір)
   *[no] {""}
}: бойова лінія { $total } із { $kiai }, захист: { $defended }{ $wounded ->
    [yes] ; поранення
   *[no] {""}
}{ $passed ->
    [yes] ; пас
   *[no] {""}
}.
name-heihachi = Хейхаті
name-daisuke = Дайсуке
name-gorobei = Горобей
name-kanbei = Канбей
name-kyuzo = Кюдзо
name-kikuchiyo = Кікутійо
name-katsushiro = Кацусіро

## Відмови

refusal-spares_first = Спершу вирішіть, чи використовувати відкладені жетони підтримки ({ $rule }).
refusal-no_spare_token = Такого відкладеного жетона підтримки немає ({ $rule }).
refusal-penalty_first = Спершу застосуйте штраф останньої картки ({ $rule }).
refusal-cannot_ignore = У вас немає здібності ігнорувати штраф цієї картки ({ $rule }).
refusal-not_that_penalty = На останній картці немає такого штрафу ({ $rule }).
refusal-lose_first = Спершу оберіть картку із зони захисту, яку буде скинуто ({ $rule }).
refusal-not_defended = У зоні захисту немає картки з цим символом ({ $rule }).
refusal-act_first = Спершу оберіть дію: стати до бою, надати підтримку або спасувати ({ $rule }).
refusal-support_self = Підтримати самого себе не можна ({ $rule }).
refusal-no_support = Штраф забороняє цього ходу надавати підтримку ({ $rule }).
refusal-token_away = Вашого жетона підтримки зараз у вас немає ({ $rule }).
refusal-support_passed = Самурая, який спасував, підтримати не можна ({ $rule }).
refusal-no_such_samurai = За цим столом немає такого самурая ({ $rule }).
refusal-play_first = Спершу розіграйте картку бандита ({ $rule }).
refusal-no_symbol = На картці немає символу, тому захищатися нею не можна ({ $rule }).
refusal-symbol_defended = Цей символ уже є в зоні захисту, а вдруге не можна ({ $rule }).
refusal-no_defending = Штраф забороняє цього ходу захищатися ({ $rule }).
refusal-must_place = Цю картку треба покласти ліворуч або праворуч, без здібностей ({ $rule }).
refusal-no_talents = Штраф забороняє цього ходу здібності й жетони підтримки ({ $rule }).
refusal-cannot_hand = У вас немає здібності передати цю картку ({ $rule }).
refusal-handed_before = Ви вже один раз передавали цю картку ({ $rule }).
refusal-not_neighbour = Картку можна передати лише сусідові ({ $rule }).
refusal-neighbour_passed = Цей сусід спасував, картку йому передати не можна ({ $rule }).
refusal-cannot_discard = У вас немає здібності скинути цю картку ({ $rule }).
refusal-no_equal_card = У вашій бойовій лінії немає картки з такою силою ({ $rule }).
refusal-cannot_redraw = У вас немає здібності взяти іншу картку ({ $rule }).
refusal-nothing_to_redraw = Іншої картки в колоді немає ({ $rule }).
refusal-second_fight_first = Спершу вирішіть, чи ставати до бою вдруге ({ $rule }).
refusal-kiai_first = Спершу вирішіть, чи використовувати Кіай ({ $rule }).
refusal-not_wounded = У цього самурая немає жетона поранення ({ $rule }).
refusal-same_samurai = Отримати має інший самурай ({ $rule }).
refusal-kiai_on_passed = Кіай не діє на самурая, який спасував ({ $rule }).
refusal-empty_line = У цій бойовій лінії немає карток ({ $rule }).
refusal-token_not_home = Цей жетон підтримки зараз не в господаря ({ $rule }).
refusal-arrange_first = Спершу розкладіть відкриті картки ({ $rule }).
refusal-not_turned_up = Цієї картки немає серед тих, що треба розкласти ({ $rule }).

## Налаштування

config-samurai = Самураї
config-level = Рівень складності
config-level-easy = легкий
config-level-normal = звичайний
config-level-hard = важкий
config-level-heroic = героїчний
config-spare_tokens = Відкладені жетони підтримки
config-spare_tokens-auto = за двох самураїв
config-spare_tokens-on = так
config-spare_tokens-off = ні
config-first = Перший хід
config-first-random = випадковий

## За столом

about-kind = Усі разом проти бандитів: семеро самураїв три раунди тримають село. Кожного бандита або не пускають до села, або б’ють, і жодна бойова лінія не має стати надто довгою.
about-facts = 2–7 самураїв, можна й самому · 30–60 хвилин
about-talent = { $samurai ->
    [heihachi] Здібність: передає парних бандитів сусідові.
    [daisuke] Здібність: передає непарних бандитів сусідові.
    [gorobei] Здібність: ігнорує штрафи парних бандитів.
    [kanbei] Здібність: ігнорує штрафи непарних бандитів.
    [kyuzo] Здібність: скидає бандита, якщо така сила вже є в бойовій лінії.
    [kikuchiyo] Здібність: після бою може стати до бою ще раз.
   *[katsushiro] Здібність: кладе бандита під колоду й бере натомість іншого.
}
about-kiai = Кіай рівно на { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] додати укріплення і зняти поранення з будь-якого самурая.
       *[no] додати укріплення.
    }
    [daisuke] { $beast ->
        [yes] двічі передати останнього бандита одного самурая іншому.
       *[no] передати останнього бандита одного самурая іншому.
    }
    [gorobei] { $beast ->
        [yes] скинути три верхні картки колоди бандитів.
       *[no] скинути дві верхні картки колоди бандитів.
    }
    [kanbei] { $beast ->
        [yes] скинути три верхні картки стосу прориву.
       *[no] скинути дві верхні картки стосу прориву.
    }
    [kyuzo] { $beast ->
        [yes] передати будь-який жетон підтримки й додати укріплення.
       *[no] передати будь-який жетон підтримки.
    }
    [kikuchiyo] { $beast ->
        [yes] двічі скинути останнього бандита будь-якої бойової лінії.
       *[no] скинути останнього бандита будь-якої бойової лінії.
    }
   *[katsushiro] { $beast ->
        [yes] відкрити три верхні картки колоди й розкласти їх по порядку.
       *[no] відкрити дві верхні картки колоди й розкласти їх по порядку.
    }
}
about-symbol = { $symbol ->
    [hat] Капелюх захищає селян. Без нього в кінці раунду цей самурай дістає поранення.
    [farm] Хата захищає будівлі. Без неї в кінці раунду руйнується будівля.
   *[doll] Лялька захищає родини. Без неї в кінці раунду втрачається родина.
}
about-penalty = На початку ходу, поки ця картка остання: { $penalty ->
    [fire] руйнується укріплення, а якщо їх немає — будівля.
    [wound] самурай дістає поранення.
    [intruder] верхня картка колоди йде у стос прориву.
    [nodef] цього ходу не можна захищатися.
    [nosup] цього ходу не можна надавати підтримку.
    [left] сусід ліворуч бере бандита просто в бойову лінію.
    [right] сусід праворуч бере бандита просто в бойову лінію.
    [mustpass] самурай мусить спасувати.
    [reshuf] випадкового бандита з відбою замішують у колоду.
    [notal] цього ходу немає ні здібності, ні жетонів підтримки.
   *[losedef] одну картку зони захисту скидають.
}
about-raider = { $rank ->
    [boss] Ватажок
    [lieutenant] Лейтенант
   *[plunderer] Бандит
}, сила { $value }.
about-flames = Полум’я: у стосі прориву ця картка в кінці раунду руйнує укріплення або будівлю.
about-stack = Колода бандитів: { n-cards }. Коли вона закінчується, закінчується й раунд.
about-discard = Відбій. Його може переглянути кожен.
about-intruders = Стос прориву: { n-cards }. У кінці раунду кожна картка з полум’ям щось руйнує.
about-barricades = Укріплення: { $left } із { $all }. Вони руйнуються раніше за будівлі.
about-farms = Будівлі: { $left } із 6. Коли зруйновано останню, гру програно.
about-farm-back = Штраф зруйнованої будівлі: { $back ->
    [barricade] укріплення
    [wound] поранення
    [family] родина
   *[farm] ще одна будівля
}.
about-family = { $here ->
    [yes] Родина. У кінці раунду вона допомагає: { family }.
   *[no] Цю родину втрачено (бонус був такий: { family }).
}
about-token = Жетон підтримки ({ $samurai }). Хто має чужий жетон на початку свого ходу, користується цією здібністю весь хід.
about-spare = Відкладений жетон ({ $samurai }). Використовується один раз і дає здібність до кінця раунду.
about-wounds = { $wounds ->
    [1] Одне поранення. Наступне пробудить звіра.
   *[other] Звір поранений. Наступне поранення — кінець.
}
about-track = Бойова лінія { $total } із { $kiai }. Рівно на позначці — Кіай; вище позначки руйнується укріплення, а наступного ходу можна лише спасувати.
word-round = Раунд { $round } із 3 · { $level }
word-stack = Бандити
word-discard = Відбій
word-intruders = Прорив
word-under = Під колодою: { $cards }.
word-up = Зверху:
word-spares = Відкладені жетони:
word-passed = пас
word-beast = звір
word-next = Наступний хід почнеться так: { $penalties }.
word-calm = На наступний хід штрафу немає.
word-ignores = Це можна проігнорувати: { $samurai }.
word-banned = Цього ходу: { $penalties }.
word-defend = Захищатися
word-confront = Наступати
word-hand = Передати
word-support = Підтримати
word-heal = Зняти поранення
word-strike = Скинути останнього
word-take = Узяти останнього бандита
word-token = Узяти жетон
word-give = Віддати сюди
word-then = { $outcome ->
    [kiai] { $total } із { $kiai }: Кіай!
    [above] { $total } із { $kiai }: щось зруйнується
   *[below] { $total } із { $kiai }
}
word-awakes = { $samurai }: звір прокинувся!
score-farms = Будівлі
score-families = Родини
score-unharmed = Ніхто не поранений
score-total = Рахунок
ask-spares = { $samurai }: використати відкладений жетон?
ask-penalties = { $samurai }: останній бандит — { $card }. Що робити зі штрафом?
ask-lose = { $samurai }: яку картку зони захисту скинути?
ask-act = { $samurai }: стати до бою, підтримати (торкніться самурая) чи спасувати?
ask-play = { $samurai }: відкрито бандита { $card }. Як його розіграти?
ask-handed = { $samurai }: передано бандита { $card }, відправник — { $giver }. Як його розіграти?
ask-place = { $samurai }: треба покласти бандита { $card }. Захищатися чи наступати?
ask-second-fight = { $samurai }: стати до бою вдруге?
ask-kiai = { $samurai }: Кіай! { $part ->
    [barricade] Додати укріплення?
    [heal] З кого зняти поранення?
    [move] Чий останній бандит і до кого переходить?
    [raiders] Скинути верхні картки колоди бандитів (стільки: { $count })?
    [intruders] Скинути верхні картки стосу прориву (стільки: { $count })?
    [strike] Чийого останнього бандита скинути?
    [lend] Чий жетон підтримки й кому передати?
   *[turn-up] Відкрити верхні картки колоди бандитів (стільки: { $count })?
}
ask-arrange = { $samurai }: який бандит ляже на місце { $place } зверху?
act-decline = { $step ->
    [spares] Без відкладеного жетона
    [fight] Без другого бою
   *[kiai] Не використовувати Кіай
}
act-spare = Використати жетон: { $samurai }
act-ignore = Ігнорувати штраф
act-suffer = Застосувати: { $penalty }
act-lose = Скинути це: { $symbol }
act-fight = { $again ->
    [yes] Стати до бою ще раз
   *[no] До бою: відкрити бандита
}
act-support = Підтримати: { $samurai }
act-pass = Спасувати
act-defend = Захищатися: { $symbol }
act-confront = Наступати, бандит { $value }: { $total } із { $kiai }
act-hand = Передати { $value }, отримує { $samurai }
act-discard = Скинути { $value }
act-redraw = Покласти { $value } під колоду, взяти іншу картку
act-barricade = Додати укріплення
act-heal = Зняти поранення: { $samurai }
act-move = Останній бандит: { $from } → { $to }
act-kiai = { $part ->
    [intruders] Скинути картки стосу прориву: { $count }
    [raiders] Скинути картки колоди: { $count }
   *[turn-up] Відкрити картки колоди: { $count }
}
act-lend = Жетон підтримки: { $owner } → { $to }
act-strike = Скинути останнього бандита: { $samurai }
act-next = Наступна картка: { $card }
risk-above = Стане { $total } із { $kiai }: зруйнується укріплення або будівля, а наступного ходу можна буде лише спасувати. Можна захиститися. Усе одно наступати?
risk-pass = Без захисту лишаться: { $symbols }. За кожен символ у кінці раунду заплатить село або ви. Усе одно спасувати?

## Пояснення до налаштувань

help-config-samurai = Скільки самураїв захищають село або які саме. Одна людина може грати за кількох.
help-config-level = Що вищий рівень, то менше укріплень; від важкого рівня зруйновані будівлі дають штраф, на героїчному родини не допомагають.
help-config-spare_tokens = Жетони самураїв, яких немає за столом, можна використати по одному разу.
help-config-first = Хто ходить першим.
