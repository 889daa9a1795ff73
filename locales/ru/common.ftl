# Сообщения, общие для всех игр.

seat = Игрок { $number }
former-guest = Бывший гость
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
help-config-players = Сколько человек за столом.
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

## Игра, у которой ещё нет своих слов

plain-kind = Новая игра: стол просто показывает то, что вам видно.
plain-facts = { $fewest }–{ $most } игроков
plain-ask = Ваш ход. Что делаете?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = { $members }
plain-face-down = рубашкой вверх

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
error-field_more = { $field }: ещё { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}, считая другие поля.
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
error-bad_message = Сообщение непонятно.
error-too_large = Сообщение слишком велико.
error-hello_first = Соединение началось не так, как нужно.
error-other_version = Страница устарела: загрузите её заново.
error-too_fast = Слишком много запросов сразу: подождите немного.
error-bad_origin = Этой странице нельзя подключаться к серверу.
error-no_session = Сервер вас ещё не знает: сначала назовитесь.
error-bad_name = В имени должно быть от 1 до 24 видимых знаков и не больше трёх надстрочных значков у буквы.
error-bad_code = Такого кода для входа нет ни у кого. Возможно, его заменил новый.
error-unknown_table = Такого стола нет.
error-unknown_match = Такой партии нет.
error-not_found = По этому адресу ничего нет.
error-bad_method = К этому адресу так не обращаются.
error-upgrade_required = По этому адресу можно только подключиться к столу.
error-bad_body = Запрос непонятен.
error-too_slow = Соединение было слишком медленным и закрыто.
error-busy = Сервер сейчас переполнен.
error-restarting = Сервер перезапускается и скоро вернётся.
error-not_saved = Это не удалось сохранить, поэтому ничего не изменилось.
error-outcome_unknown = Сервер не успел это сохранить. Засчитано ли действие, станет ясно после восстановления связи.
error-not_saving = Сервер сейчас не может сохранять. Игра продолжится, как только сможет; сохранённое не пропадёт.
error-table_broken = Данные этого стола повреждены, открыть его нельзя. Создайте, пожалуйста, новый стол.
error-still_playing = Запись будет доступна, когда партия закончится.
error-unknown_level = Ботов такого уровня нет.
error-seat_taken = Это место занято.
error-seat_free = Там никто не сидит.
error-kicked = Хозяин стола попросил вас уйти: смотреть можно, садиться за этот стол – нет.
error-table_locked = Хозяин закрыл стол: больше никто не может сесть.
error-not_kicked = Этого игрока никто не прогонял.
error-one_seat_each = В этой игре у каждого только одно место.
error-not_your_seat = Это не ваше место.
error-not_seated = Сначала займите место.
error-not_host = Это может только хозяин стола.
error-already_started = Партия уже началась.
error-dealing = Идёт раздача; пока ничего нельзя изменить.
error-not_dealing = Сейчас ни одна раздача не ждёт долей.
error-other_share = Это не та доля, которой вы себя связали.
error-not_playing = Партия сейчас не идёт.
error-not_finished = Партия ещё не закончена.
error-not_all_ready = Не все готовы, или есть свободное место.
error-nobody_seated = Кроме ботов, должен играть хоть кто-нибудь.
error-stale_choice = Это решение уже в прошлом: посмотрите на стол снова.
error-bot_plays = За вас играет бот: сначала верните себе место.
error-not_away = Игрок этого места здесь.
error-away_too_short = Этот игрок только что отошёл: подождите полминуты.
error-nothing_to_undo = Отменять нечего.
error-change_instead = Выбор ещё можно изменить: просто выберите снова.
error-undo_open = Кто-то уже просит отменить ход.
error-undo_denied = Кто-то не согласился. Попросить снова можно, когда что-нибудь произойдёт.
error-stand_in_plays = За того, чьё согласие нужно, сейчас играет бот. Подождите, пока этот игрок вернётся.
error-undo_too_far = С тех пор бот занял чьё-то место, и этот ход уже не отменить.
error-no_undo_open = Никто не просил отменить ход.
error-already_answered = Вы уже ответили.
error-deal_line = Строки раздачи не хватает, или она другого вида.
error-deal_other_text = Раздача записана не так, как хешируется.
error-deal_no_record = За раздачей нет записи партии.
error-deal_other_secret = Секрет сервера не тот, что был обещан.
error-deal_other_share = Вашей доли в раздаче нет.
error-deal_no_seat = Доля принадлежит месту, которого в этой игре нет.
error-deal_not_opened = Доли не те, которыми все себя связали.
error-deal_other_seal = Это не та раздача, что была запечатана до открытия долей.
error-deal_not_sealed = Раздача прежнего вида, без печати.
error-deal_other_seats = Доли в раздаче есть не у тех мест, за которыми сидят люди.
error-deal_other_match = Раздача не от той партии, что в записи.
error-deal_arranged = Запись начинается с заданной позиции.
error-deal_other_seed = Карты розданы не так, как было условлено.
error-at-line = Строка { $line }: { $problem }
error-in-action = Действие { $number } ({ $seat }) не разрешено: { $problem }
