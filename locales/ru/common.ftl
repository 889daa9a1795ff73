# Сообщения, общие для всех игр.

seat = Игрок { $number }
nothing = —
score = { $who }: { $score }
n-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
n-cards-taken = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Настройки

config-line = { $label }: { $value }
config-players = Игроков
config-value-true = да
config-value-false = нет

## Исход

outcome-individual = { $count ->
    [one] Побеждает
   *[many] Побеждают
} { $winners }. Итоговый счёт: { $scores }.
outcome-teams = Победа: { $winners }. Итоговый счёт: { $scores }.
outcome-teams-without-score = Победа: { $winners }.
outcome-won = Общая победа: { n-points }.
outcome-lost = Общее поражение.

## Пересказ партии

story-players = За столом: { $players }.
story-player = { $seat } ({ $title })
story-stopped = Остановка после действия { $number } из { $actions }.
story-unfinished = Партия не закончена.

## Отказы, общие для всех игр

error-match_over = Партия уже закончена.
error-no_such_seat = За этим столом нет такого места.
error-not_to_act = Сейчас от вас не ждут решения.
error-unknown_game = Игры с таким названием нет.
error-bad_config = Настройки недопустимы.
error-bad_deal = Заданная позиция недопустима.
error-not_an_action = Такого действия в этой игре нет.
error-field_unknown = { $field }: такого поля нет.
error-field_repeated = { $field }: указано больше одного раза.
error-field_missing = { $field }: нужно указать.
error-field_not_in_range = { $field }: «{ $found }» — не целое число от { $min } до { $max }.
error-field_not_one_of = { $field }: «{ $found }» — не одно из значений: { $allowed }.
error-field_malformed = { $field }: «{ $found }» записано не в том виде.
error-field_conflict = { $field }: не сочетается с другими значениями.
error-record_header = Это не запись партии, или формат записи здесь неизвестен.
error-record_expected = Здесь должна быть другая строка.
error-record_other_game = Это запись другой игры.
error-record_rules_version = Запись сделана по правилам, которые здесь не воспроизводятся.
error-record_config = Настройки в записи недопустимы.
error-record_seed = Зерно — это 64 шестнадцатеричные цифры в нижнем регистре.
error-record_deal = Раздача в записи недопустима.
error-record_seat = Строка начинается не с места за этим столом.
error-record_action = Такого действия в этой игре нет.
error-record_outcome = Исход не читается.
error-record_after_outcome = После исхода ничего быть не может.
error-replay_deal = Заданная раздача — не позиция этой игры.
error-replay_illegal = Действие в записи не разрешено.
error-replay_outcome = Партия заканчивается не так, как сказано в записи.
error-at-line = Строка { $line }: { $problem }
error-in-action = Действие { $number } ({ $seat }) не разрешено: { $problem }
