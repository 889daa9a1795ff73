# Сообщения, общие для всех игр.

seat = Игрок { $number }
seat-nouns = игрока игроку игроком игроке игрок Игрока Игроку Игрок
former-guest = Бывший гость
nothing = —
list-last = { $before } и { $last }
by-rule = { $why } ({ $rule })
score = { $you ->
    [who] вы — { $score }
   *[other] { $who } — { $score }
}
n-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
n-cards-taken = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Настройки

config-line = { $label }: { $value }
config-players = Число игроков
help-config-players = Сколько человек сядет за стол, считая ботов.
config-value-true = да
config-value-false = нет

## Исход

outcome-individual = { $you ->
    [winners] { $count ->
        [one] Победа ваша!
       *[many] Вы среди победителей: { $winners }.
    }
   *[other] { $count ->
        [one] Побеждает { $winners }.
       *[many] Побеждают { $winners }.
    }
} Итоговый счёт: { $scores }.
outcome-teams = { $you ->
    [winners] Победа за вами: { $winners }.
   *[other] Побеждает { $winners }.
} Итоговый счёт: { $scores }.
outcome-teams-without-score = { $you ->
    [winners] Победа за вами: { $winners }.
   *[other] Побеждает { $winners }.
}
outcome-won = Победа, одна на всех! Счёт: { n-points }.
outcome-lost = Поражение, одно на всех.
verdict-won = Вы победили! Первое место из { $of }, отрыв — { $by }.
verdict-won-level = Вы победили! Первое место из { $of }, хотя счёт равный.
verdict-shared = Первое место вы делите с другими: { $others }.
verdict-lost = { $count ->
    [1] Побеждает { $winners }.
   *[other] Побеждают { $winners }.
} Вы на { $place }-м месте из { $of }, отставание — { $by }.
verdict-lost-level = { $count ->
    [1] Побеждает { $winners }.
   *[other] Побеждают { $winners }.
} Счёт равный, но вы на { $place }-м месте из { $of }.
verdict-team-won = Вы победили со счётом { $own }:{ $other } ({ $team }).
verdict-team-lost = Вы проиграли со счётом { $own }:{ $other }. Побеждает { $team }.
verdict-team-won-level = Победа за вами: { $team }.
verdict-team-lost-level = Вы проиграли. Побеждает { $team }.
recap-who = { $you ->
    [who] Вы
   *[other] { $who }
}
recap-round = Раунд { $round }
recap-start = Начало

## Игра, у которой ещё нет своих слов

plain-kind = Новая игра: стол просто показывает всё, что вам видно.
plain-facts = { $fewest }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
plain-ask = Ваш ход. Что делаете?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = команда { $members }
plain-face-down = лицом вниз

## Пересказ партии

story-players = За столом: { $players }.
story-player = { $you ->
    [seat] вы ({ $title })
   *[other] { $seat } ({ $title })
}
story-stopped = Рассказ остановлен после действия { $number } из { $actions }.
story-unfinished = Партия не закончена.
verify-record = { $game }: { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}. { $end }
verify-deal = { $proof ->
    [sealed-share] Раздача была запечатана до того, как вы показали свою долю, и ваша доля в ней есть
    [sealed] Раздача та самая, что была запечатана
    [promised-share] Раздача была обещана заранее, и ваша доля в ней есть
    [promised] Раздача была обещана заранее
    [share] Ваша доля в раздаче есть
   *[consistent] Раздача не противоречит записи
} (партия { $match }, { $form ->
    [open] прежний вид раздачи: сервер мог добавить в неё доли
   *[sealed] попытка { $attempt }
}; доли внесли: { $seats }).

## Отказы, общие для всех игр

error-match_over = Партия уже окончена.
error-no_such_seat = Такого места за этим столом нет.
error-not_to_act = Сейчас решаете не вы: дождитесь своего хода.
error-unknown_game = Такой игры здесь нет.
error-bad_config = С такими параметрами партию не начать.
error-bad_deal = Такой позиции в этой игре быть не может.
error-not_an_action = Такого действия в этой игре нет.
error-field_unknown = { $field }: такого параметра нет.
error-field_repeated = { $field }: указано больше одного раза.
error-field_missing = { $field }: укажите значение.
error-field_not_in_range = { $field }: нужно целое число от { $min } до { $max }, а указано «{ $found }».
error-field_not_one_of = { $field }: «{ $found }» не подходит, выберите одно из значений: { $allowed }.
error-field_malformed = { $field }: запись «{ $found }» не разобрать.
error-field_conflict = { $field }: не сочетается с другими параметрами.
conflict-in-position = { $field }: не согласуется с остальной позицией.
error-field_more = { $field }: ещё { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}, считая другие параметры.
error-record_header = Это не запись партии, или её формат здесь неизвестен.
error-record_expected = Здесь должна быть другая строка.
error-record_other_game = Это запись другой игры.
error-record_rules_version = Запись сделана по другой версии правил, здесь её не воспроизвести.
error-record_config = Параметры партии в записи недопустимы.
error-record_seed = Зерно — это 64 шестнадцатеричные цифры, буквы только строчные.
error-record_deal = Раздача в записи недопустима.
error-record_seat = Строка должна начинаться с места за этим столом.
error-record_action = Такого действия в этой игре нет.
error-record_outcome = Исход партии не прочитать.
error-record_after_outcome = После исхода в записи ничего быть не должно.
error-replay_deal = Такой раздачи в этой игре быть не может.
error-replay_illegal = В записи есть ход не по правилам.
error-replay_outcome = Партия кончилась не так, как сказано в записи.
error-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
failure-too_large = Слишком длинно: помещается не больше { $limit ->
    [one] { $limit } байта
   *[many] { $limit } байт
}.
failure-too_fast = Слишком быстро. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
failure-unknown_game = Игры «{ $game }» здесь нет.
failure-unknown_level = Ботов уровня «{ $level }» нет.
failure-not_all_ready = Готовы не все, ждём: { $seats }. Подождите или посадите на свободные места ботов.
failure-not_away = { $seat } за столом.
failure-away_too_short = Игрок { $seat } отошёл совсем недавно. Бота можно позвать через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
failure-stand_in_plays = Нужно согласие всех, а за кого-то сейчас играет бот: { $seats }. Подождите, пока все вернутся.
failure-undo_too_far = С тех пор за кого-то играет бот ({ $seats }), и отменить этот ход уже нельзя.
error-bad_message = Сервер не понял сообщения.
error-too_large = Сообщение слишком большое.
error-hello_first = Соединение началось не так, как нужно: загрузите страницу заново.
error-other_version = Страница устарела: загрузите её заново.
error-too_fast = Слишком быстро: подождите немного и повторите.
error-bad_origin = С этой страницы к серверу не подключиться.
error-no_session = Сервер вас ещё не знает: сначала назовитесь.
error-bad_name = Имя — это от 1 до 24 видимых знаков, не больше трёх надстрочных значков у буквы.
error-bad_code = Такого кода нет. Проверьте, нет ли опечатки и не заменил ли его новый код.
error-unknown_table = Такого стола нет. Проверьте ссылку или код.
error-unknown_match = Такой партии нет.
error-not_found = По этому адресу ничего нет.
error-bad_method = К этому адресу так не обращаются.
error-upgrade_required = По этому адресу можно только подключиться к столу.
error-bad_body = Сервер не понял запроса.
error-too_slow = Связь была слишком медленной и прервалась.
error-busy = Сервер перегружен: попробуйте чуть позже.
error-restarting = Сервер перезапускается и скоро вернётся.
error-not_saved = Сохранить не удалось, поэтому всё осталось как было. Попробуйте ещё раз.
error-outcome_unknown = Сервер не успел это сохранить. Засчитан ли ход, станет ясно, когда вернётся связь.
error-not_saving = Сервер пока не может сохранять. Как только сможет, игра продолжится; сыгранное не пропадёт.
error-table_moves = Стол переезжает на другой сервер. Через мгновение игра продолжится, ничего не пропадёт.
error-table_unreachable = Сервер сейчас не может связаться с этим столом и пробует снова. Сыгранное не пропадёт.
error-table_broken = Данные этого стола повреждены, открыть его нельзя. Откройте, пожалуйста, новый.
error-still_playing = Запись появится, когда партия закончится.
error-unknown_level = Ботов такого уровня нет.
error-seat_taken = Это место уже занято, выберите другое.
error-seat_free = На этом месте никто не сидит.
error-kicked = Хозяин попросил вас уйти: смотреть партию можно, а сесть за этот стол — нет.
error-table_locked = Хозяин закрыл стол: сесть уже нельзя, но можно смотреть.
error-not_kicked = Этого игрока никто не просил уйти.
error-one_seat_each = В этой игре у каждого только одно место.
error-not_your_seat = Это не ваше место.
error-not_seated = Сначала займите место.
error-not_host = Это может сделать только хозяин стола.
error-already_started = Партия уже началась.
error-dealing = Идёт раздача: подождите немного, пока ничего менять нельзя.
error-not_dealing = Сейчас раздача не идёт, и доли не нужны.
error-other_share = Это не та доля, которую вы обещали.
error-not_playing = Партия сейчас не идёт.
error-not_finished = Партия ещё не окончена.
error-not_all_ready = Начать пока нельзя: кто-то ещё не готов или есть свободное место.
error-nobody_seated = Одни боты не играют: за столом нужен хотя бы один человек.
error-stale_choice = Это решение уже принято: взгляните на стол ещё раз.
error-bot_plays = За вас играет бот. Нажмите «Вернуться на место».
error-not_away = Этот игрок на месте.
error-away_too_short = Этот игрок только что отошёл: подождите полминуты.
error-nothing_to_undo = Отменять пока нечего.
error-change_instead = Отменять не нужно: просто выберите снова.
error-undo_open = Кто-то уже просит отменить ход: подождите, пока все ответят.
error-undo_denied = Кто-то не согласился. Попросить снова можно, когда на столе что-нибудь произойдёт.
error-stand_in_plays = За того, чьё согласие нужно, сейчас играет бот. Подождите, пока этот игрок вернётся.
error-undo_too_far = С тех пор бот занял чьё-то место, и этот ход уже не отменить.
error-undo_seen = С тех пор вы уже увидели скрытое. В игре с ботами ход можно отменить только до этого.
error-no_free_text = За этим столом нельзя писать: есть только готовые фразы.
error-bad_text = Это не отправить: до 120 символов в одну строку, без скрытых знаков.
error-no_undo_open = Никто не просит отменить ход.
error-already_answered = Вы уже ответили.
error-deal_line = В раздаче не хватает строки, или строка другого вида.
error-deal_other_text = Раздача записана не в том виде, в каком её запечатывают.
error-deal_no_record = После раздачи в файле нет записи партии.
error-deal_other_secret = Секрет сервера не тот, что был обещан.
error-deal_other_share = Вашей доли в раздаче нет.
error-deal_no_seat = Доля принадлежит месту, которого в этой игре нет.
error-deal_not_opened = Открыты не те доли, которые все обещали.
error-deal_other_seal = Это не та раздача, которую запечатали до открытия долей.
error-deal_not_sealed = Раздача прежнего вида, без печати.
error-deal_other_seats = Доли в раздаче не у тех мест, за которыми сидят люди.
error-deal_other_match = Раздача не от той партии, что в записи.
error-deal_arranged = Запись начинается с заданной позиции, а не с раздачи.
error-deal_other_seed = Карты розданы не так, как было условлено.
error-at-line = Строка { $line }: { $problem }
error-in-action = Действие { $number } ({ $seat }) не по правилам: { $problem }
