# Меч самурая.

game = Меч самурая

## Події

event-turn-began = { $seat } починає хід.
event-recovered = { $seat } відновлює всю стійкість: { $resilience }.
event-flipped = { $seat } відкриває для «Бусідо» картку «{ $card }».
event-bushido-passed = «Бусідо» переходить далі: { $from } → { $to }.
event-bushido-dropped = { $seat } скидає «Бусідо»{ $honour ->
    [yes] {" "}і втрачає жетон честі
   *[no] {""}
}.
event-drew = { $seat } бере { n-cards-taken }.
event-drew-cards = { $seat } бере: { $cards }.
event-took-discard = { $seat } бере картку «{ $card }» згори відбою.
event-nothing-to-draw = { $seat }: брати більше нічого.
event-deck-renewed = Відбій стає новою колодою: { n-cards }. Кожен втрачає жетон честі: { $honour }.
event-attacked = { $seat } атакує, зброя — «{ $weapon }», ціль — { $target }.
event-parried = { $seat } захищається карткою «{ $card }».
event-wounded = { $seat } дістає { n-wounds } (завдає { $by }), стійкість: { $resilience }.
event-defeated = { $seat } зазнає поразки: жетон честі забирає { $by }.
event-played = { $seat } грає картку «{ $card }».
event-played-on = { $seat } грає картку «{ $card }», ціль — { $target }.
event-healed = { $seat } відновлює всю стійкість: { $resilience }.
event-diverted = { $seat } забирає картку наосліп, її втрачає { $from }.
event-diverted-card = { $seat } забирає картку «{ $card }», її втрачає { $from }.
event-discarded = { $seat } скидає картку «{ $card }».
event-property-lost = { $seat } втрачає картку «{ $card }» зі столу.
event-traded = { $seat } міняє жетон стійкості на картку, залишок стійкості { $resilience }.
event-turn-ended = { $seat } закінчує хід.
event-ended-swordmaster = Перемога майстра меча: стійкість лишилася тільки в одного персонажа, це { $last }. Перемога: { $winner }. Ролі: { $roles }.
event-ended-honour = У когось не лишилося честі. Ролі: { $roles }. Бали: { $points }. Команди: { $totals }. Перемога честі: { $winner }.
event-ended-deadly-strike = У когось не лишилося честі. Ролі: { $roles }. Бали: { $points }. Смертельний удар, мінус три бали: { $struck }. Команди: { $totals }. Перемога честі: { $winner }.

## Частини

n-wounds = { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } рани
   *[many] { $wounds } ран
}
card = { $card ->
    [bokken] Боккен
    [kiseru] Кісеру
    [bo] Бо
    [kusarigama] Кусаріґама
    [shuriken] Сюрікен
    [naginata] Наґіната
    [wakizashi] Вакідзасі
    [katana] Катана
    [nodachi] Нодаті
    [kanabo] Канабо
    [nagayari] Наґаярі
    [daikyu] Дайкю
    [tanegashima] Танеґасіма
    [armor] Обладунок
    [fast-draw] Стрімкість
    [focus] Холоднокровність
    [bushido] Бусідо
    [parry] Захист
    [geisha] Гейша
    [diversion] Хитрість
    [battlecry] Бойовий клич
    [tea-ceremony] Чайна церемонія
    [breathing] Перепочинок
    [daimyo] Даймьо
   *[jujutsu] Дзюдзюцу
}
team-name = { $team ->
    [shogun] команда сьогуна
    [ninja] команда ніндзя
   *[ronin] ронін
}
team-with-members = { $team } ({ $members })
seat-role = { $seat } – { $role }
points-of = { $seat } – { $points } ({ $honour }×{ $factor }{ $daimyo ->
    [0] {""}
   *[other] , «Даймьо» { $daimyo }
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card } ×{ $count }
fact-turn = Ходить { $seat }. У колоді { n-cards }.
fact-seat = { $seat }: стійкість { $resilience }, честь { $honour }, на руках { n-cards }, у грі: { $properties }.
fact-hand = { $seat } має на руках: { $cards }.
name-benkei = Бенкей
name-chiyome = Тійоме
name-ginchiyo = Ґінтійо
name-goemon = Ґоемон
name-hanzo = Хандзо
name-hideyoshi = Хідейосі
name-ieyasu = Ієясу
name-kojiro = Кодзіро
name-musashi = Мусасі
name-nobunaga = Нобунаґа
name-tomoe = Томое
name-ushiwaka = Усівака
name-shogun = сьогун
name-samurai = самурай
name-ninja-1 = ніндзя ★
name-ninja-2 = ніндзя ★★
name-ninja-3 = ніндзя ★★★
name-ronin = ронін

## Відмови

refusal-not_in_hand = Цієї картки немає у вас на руках ({ $rule }).
refusal-nothing_to_answer = Відповідати немає на що: триває ваша фаза розіграшу ({ $rule }).
refusal-answer_attack_first = Спершу дайте відповідь на атаку ({ $rule }).
refusal-answer_battlecry_first = Спершу дайте відповідь на «Бойовий клич» ({ $rule }).
refusal-answer_jujutsu_first = Спершу дайте відповідь на «Дзюдзюцу» ({ $rule }).
refusal-answer_bushido_first = Спершу дайте відповідь на «Бусідо» ({ $rule }).
refusal-draw_first = Спершу оберіть, звідки взяти першу картку ({ $rule }).
refusal-discard_first = Спершу скиньте зайві картки: на руках лишається не більше семи ({ $rule }).
refusal-not_a_weapon = Це не зброя, а атакувати можна лише зброєю ({ $rule }).
refusal-not_played_so = Цю картку так не грають ({ $rule }).
refusal-parry_only_answers = Картку захисту грають лише у відповідь ({ $rule }).
refusal-no_such_player = За цим столом немає такого гравця ({ $rule }).
refusal-not_yourself = Для цієї картки потрібен інший гравець ({ $rule }).
refusal-weapon_limit = Більше карток зброї цього ходу зіграти не можна ({ $rule }).
refusal-harmless_target = Проти знекровленого персонажа не можна грати зброю ({ $rule }).
refusal-out_of_reach = Складність атаки на цього гравця більша, ніж у зброї ({ $rule }).
refusal-bushido_in_play = «Бусідо» вже в грі, а другого бути не може ({ $rule }).
refusal-no_card_to_take = У цього гравця немає карток на руках ({ $rule }).
refusal-no_card_to_lose = У цього гравця немає такої картки ({ $rule }).
refusal-not_a_parry = Цією карткою не можна захиститися ({ $rule }).
refusal-last_card = Єдиною карткою на руках так захиститися не можна ({ $rule }).
refusal-not_nobunaga = Лише Нобунаґа міняє стійкість на картки ({ $rule }).
refusal-last_resilience = Останній жетон стійкості скинути не можна ({ $rule }).

## Налаштування

config-characters = Персонажі
config-characters-random = випадкові
config-roles = Ролі
config-roles-random = випадкові
