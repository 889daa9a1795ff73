# Повідомлення, спільні для всіх ігор.

seat = Гравець { $number }
nothing = —
score = { $who }: { $score }
n-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
n-cards-taken = { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}
n-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}

## Налаштування

config-line = { $label }: { $value }
config-players = Гравців
config-value-true = так
config-value-false = ні

## Підсумок

outcome-individual = { $count ->
    [one] Перемагає
   *[many] Перемагають
} { $winners }. Остаточний рахунок: { $scores }.
outcome-teams = Перемога: { $winners }. Остаточний рахунок: { $scores }.
outcome-teams-without-score = Перемога: { $winners }.
outcome-won = Спільна перемога: { n-points }.
outcome-lost = Спільна поразка.

## Переказ партії

story-players = За столом: { $players }.
story-player = { $seat } ({ $title })
story-stopped = Зупинка після дії { $number } із { $actions }.
story-unfinished = Партію не завершено.

## Відмови, спільні для всіх ігор

error-match_over = Партія вже закінчилася.
error-no_such_seat = За цим столом немає такого місця.
error-not_to_act = Зараз від вас не чекають рішення.
error-unknown_game = Гри з такою назвою немає.
error-bad_config = Налаштування неприпустимі.
error-bad_deal = Задана позиція неприпустима.
error-not_an_action = Такої дії в цій грі немає.
error-field_unknown = { $field }: такого поля немає.
error-field_repeated = { $field }: вказано більше одного разу.
error-field_missing = { $field }: потрібно вказати.
error-field_not_in_range = { $field }: «{ $found }» — не ціле число від { $min } до { $max }.
error-field_not_one_of = { $field }: «{ $found }» — не одне зі значень: { $allowed }.
error-field_malformed = { $field }: «{ $found }» записано не в тому вигляді.
error-field_conflict = { $field }: не поєднується з іншими значеннями.
error-record_header = Це не запис партії, або його формат тут невідомий.
error-record_expected = Тут має бути інший рядок.
error-record_other_game = Це запис іншої гри.
error-record_rules_version = Запис зроблено за правилами, які тут не відтворюються.
error-record_config = Налаштування в записі неприпустимі.
error-record_seed = Зерно — це 64 шістнадцяткові цифри в нижньому регістрі.
error-record_deal = Роздача в записі неприпустима.
error-record_seat = Рядок починається не з місця за цим столом.
error-record_action = Такої дії в цій грі немає.
error-record_outcome = Підсумок не читається.
error-record_after_outcome = Після підсумку нічого бути не може.
error-replay_deal = Задана роздача — не позиція цієї гри.
error-replay_illegal = Дію в записі не дозволено.
error-replay_outcome = Партія закінчується не так, як сказано в записі.
error-at-line = Рядок { $line }: { $problem }
error-in-action = Дію { $number } ({ $seat }) не дозволено: { $problem }
