# Повідомлення, спільні для всіх ігор.

seat = Гравець { $number }
seat-nouns = гравця гравцеві гравцем гравець Гравця Гравцеві Гравець
former-guest = Колишній гість
nothing = —
list-last = { $before } та { $last }
by-rule = { $why } ({ $rule })
score = { $you ->
    [who] ви — { $score }
   *[other] { $who } — { $score }
}
n-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
n-cards-taken = { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}
n-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}

## Налаштування

config-line = { $label }: { $value }
config-players = Кількість гравців
help-config-players = Скільки гравців за столом, разом із ботами.
config-value-true = так
config-value-false = ні

## Підсумок

outcome-individual = { $you ->
    [winners] { $count ->
        [one] Перемога ваша!
       *[other] Ви серед переможців: { $winners }.
    }
   *[other] { $count ->
        [one] Перемагає { $winners }.
       *[other] Перемагають { $winners }.
    }
} Остаточний рахунок: { $scores }.
outcome-teams = { $you ->
    [winners] Перемога за вами: { $winners }.
   *[other] Перемагає { $winners }.
} Остаточний рахунок: { $scores }.
outcome-teams-without-score = { $you ->
    [winners] Перемога за вами: { $winners }.
   *[other] Перемагає { $winners }.
}
outcome-won = Перемога, одна на всіх! Рахунок: { n-points }.
outcome-lost = Поразка, одна на всіх.
verdict-won = Ви перемогли! Перше місце з { $of }, відрив — { $by }.
verdict-won-level = Ви перемогли! Перше місце з { $of }, хоча рахунок рівний.
verdict-shared = Ви та { $others } ділите перше місце.
verdict-lost = { $count ->
    [1] Перемагає { $winners }.
   *[other] Перемагають { $winners }.
} Ви на { $place }-му місці з { $of }, відставання — { $by }.
verdict-lost-level = { $count ->
    [1] Перемагає { $winners }.
   *[other] Перемагають { $winners }.
} Рахунок рівний, але ви на { $place }-му місці з { $of }.
verdict-team-won = Ви перемогли з рахунком { $own }:{ $other } ({ $team }).
verdict-team-lost = Ви програли з рахунком { $own }:{ $other }. Перемагає { $team }.
verdict-team-won-level = Перемога за вами: { $team }.
verdict-team-lost-level = Ви програли. Перемагає { $team }.
recap-who = { $you ->
    [who] Ви
   *[other] { $who }
}
recap-round = Раунд { $round }
recap-start = Початок

## Гра, яка ще не має власних слів

plain-kind = Нова гра: поки що стіл просто показує все, що вам видно.
plain-facts = { $fewest }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[other] гравців
}
plain-ask = Ваш хід. Що робитимете?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = команда { $members }
plain-face-down = долілиць

## Переказ партії

story-players = За столом: { $players }.
story-player = { $you ->
    [seat] ви ({ $title })
   *[other] { $seat } ({ $title })
}
story-stopped = Розповідь зупинено після дії { $number } з { $actions }.
story-unfinished = Партію не закінчено.
verify-record = { $game }: { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}. { $end }
verify-deal = { $proof ->
    [sealed-share] Роздачу запечатано до того, як ви показали свою частку, і ваша частка в ній є
    [sealed] Це та роздача, яку було запечатано
    [promised-share] Роздачу обіцяно заздалегідь, і ваша частка в ній є
    [promised] Роздачу обіцяно заздалегідь
    [share] Ваша частка в роздачі є
   *[consistent] Роздача не суперечить запису
} (партія { $match }, { $form ->
    [open] роздача попереднього виду, до якої сервер міг додати частки
   *[sealed] спроба { $attempt }
}; частки внесли: { $seats }).

## Відмови, спільні для всіх ігор

error-match_over = Партія вже закінчилася.
error-no_such_seat = За цим столом такого місця немає.
error-not_to_act = Зараз вирішуєте не ви: зачекайте на свою чергу.
error-unknown_game = Гри з такою назвою немає.
error-bad_config = Такі параметри не підходять.
error-bad_deal = Такої початкової позиції бути не може.
error-not_an_action = Такої дії в цій грі немає.
error-field_unknown = { $field }: такого параметра немає.
error-field_repeated = { $field }: вказано більше одного разу.
error-field_missing = { $field }: це треба вказати.
error-field_not_in_range = { $field }: потрібне ціле число від { $min } до { $max }, а вказано «{ $found }».
error-field_not_one_of = { $field }: значення «{ $found }» не підходить. Можна обрати: { $allowed }.
error-field_malformed = { $field }: «{ $found }» записано не так, як треба.
error-field_conflict = { $field }: не поєднується з іншими параметрами.
conflict-in-position = { $field }: не узгоджується з рештою позиції.
error-field_more = { $field }: ще { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}, рахуючи інші параметри.
error-record_header = Це не запис партії, або його формат тут невідомий.
error-record_expected = Тут має бути інший рядок.
error-record_other_game = Це запис іншої гри.
error-record_rules_version = Партію записано за іншою версією правил: тут її не відтворити.
error-record_config = Параметри в записі не підходять.
error-record_seed = Зерно — це 64 шістнадцяткові цифри, літери лише малі.
error-record_deal = Роздача в записі неможлива.
error-record_seat = Рядок має починатися з місця за цим столом.
error-record_action = Такої дії в цій грі немає.
error-record_outcome = Підсумок не вдається прочитати.
error-record_after_outcome = Після підсумку не має бути нічого.
error-replay_deal = Такої роздачі в цій грі бути не може.
error-replay_illegal = У записі є дія, якої правила не дозволяють.
error-replay_outcome = Партія закінчується не так, як сказано в записі.
error-unreachable = Сервер недоступний. Перевірте з’єднання й спробуйте ще раз.
failure-too_large = Повідомлення завелике: вміщується не більше { $limit ->
    [one] { $limit } байта
   *[many] { $limit } байтів
}.
failure-too_fast = Зашвидко. Спробуйте знову за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
failure-unknown_game = Гри «{ $game }» тут немає.
failure-unknown_level = Ботів рівня «{ $level }» немає.
failure-not_all_ready = Ще не готові: { $seats }. Зачекайте або заповніть вільні місця ботами.
failure-not_away = { $seat } за столом.
failure-away_too_short = Гравця { $seat } немає зовсім недовго. Бота можна покликати за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
failure-stand_in_plays = Замість тих, чия згода потрібна, грають боти ({ $seats }). Зачекайте, поки люди повернуться.
failure-undo_too_far = Відтоді за людей почали грати боти ({ $seats }), і скасувати цей хід уже не можна.
error-bad_message = Сервер не зрозумів повідомлення.
error-too_large = Повідомлення завелике.
error-hello_first = З’єднання почалося не так, як треба: оновіть сторінку.
error-other_version = Сторінка застаріла: оновіть її.
error-too_fast = Забагато запитів одразу: зачекайте трохи.
error-bad_origin = Із цієї сторінки не можна під’єднатися до сервера.
error-no_session = Сервер вас ще не знає: спершу назвіться.
error-bad_name = В імені має бути від 1 до 24 видимих знаків і не більше трьох надрядкових значків біля літери.
error-bad_code = Такого коду немає: можливо, ви помилилися або вже отримали новіший.
error-unknown_table = Такого столу немає. Перевірте посилання або код.
error-unknown_match = Такої партії немає.
error-not_found = За цією адресою нічого немає.
error-bad_method = До цієї адреси так не звертаються.
error-upgrade_required = За цією адресою можна лише під’єднатися до столу.
error-bad_body = Сервер не зрозумів запиту.
error-too_slow = З’єднання було заповільне, тому його закрито.
error-busy = Сервер зараз перевантажений: спробуйте трохи згодом.
error-restarting = Сервер перезапускається й скоро повернеться.
error-not_saved = Зберегти не вдалося, тому нічого не змінилося. Спробуйте ще раз.
error-outcome_unknown = Сервер не встиг це зберегти. Чи зараховано дію, побачите, коли зв’язок відновиться.
error-not_saving = Сервер зараз не може зберігати. Щойно зможе, гра піде далі; збережене не пропаде.
error-table_moves = Стіл переїжджає на інший сервер. За мить гра піде далі, нічого не пропаде.
error-table_unreachable = Сервер зараз не може зв’язатися з цим столом і пробує знову. Збережене не пропаде.
error-table_broken = Дані цього столу пошкоджено, відкрити його не можна. Створіть, будь ласка, новий стіл.
error-still_playing = Запис можна буде завантажити, коли партія закінчиться.
error-unknown_level = Ботів такого рівня немає.
error-seat_taken = Це місце вже зайняте: оберіть інше.
error-seat_free = Там ніхто не сидить.
error-kicked = Господар столу попросив вас піти: дивитися можна, сідати за цей стіл — ні.
error-table_locked = Господар закрив стіл: сісти вже не можна, але можна дивитися.
error-not_kicked = Цього гравця ніхто не просив піти.
error-one_seat_each = У цій грі кожен має лише одне місце.
error-not_your_seat = Це не ваше місце.
error-not_seated = Спершу займіть місце.
error-not_host = Це може лише господар столу.
error-already_started = Партія вже почалася.
error-dealing = Триває роздача: зачекайте, поки що нічого не можна змінити.
error-not_dealing = Зараз роздача не триває, і частки не потрібні.
error-other_share = Це не та частка, яку ви обіцяли.
error-not_playing = Партія зараз не триває.
error-not_finished = Партія ще не закінчилася.
error-not_all_ready = Почати поки що не можна: хтось ще не готовий або є вільне місце.
error-nobody_seated = За стіл має сісти хоч одна людина.
error-stale_choice = Це рішення вже ухвалено: погляньте на стіл ще раз.
error-bot_plays = За вас грає бот. Натисніть «Повернутися на місце».
error-not_away = Цей гравець на місці.
error-away_too_short = Цей гравець щойно відійшов: зачекайте пів хвилини.
error-nothing_to_undo = Скасовувати поки що нема чого.
error-change_instead = Вибір ще можна змінити: просто оберіть знову.
error-undo_open = Хтось уже просить скасувати хід: зачекайте, поки всі відповідять.
error-undo_denied = Хтось не погодився. Попросити знову можна, коли в грі щось зміниться.
error-stand_in_plays = За того, чия згода потрібна, зараз грає бот. Зачекайте, поки цей гравець повернеться.
error-undo_too_far = Відтоді бот зайняв чиєсь місце, тож цей хід уже не скасувати.
error-undo_seen = Відтоді ви вже побачили приховане. У грі з ботами хід можна скасувати лише до цього.
error-no_free_text = За цим столом не можна писати: є лише готові фрази.
error-bad_text = Такого не надіслати: можна щонайбільше 120 знаків одним рядком, без прихованих.
error-no_undo_open = Ніхто не просив скасувати хід.
error-already_answered = Ви вже відповіли.
error-deal_line = У роздачі бракує рядка, або рядок має інший вигляд.
error-deal_other_text = Роздачу записано не в тому вигляді, у якому її запечатують.
error-deal_no_record = Після роздачі у файлі немає запису партії.
error-deal_other_secret = Секрет сервера не той, який було обіцяно.
error-deal_other_share = Вашої частки в роздачі немає.
error-deal_no_seat = Частка належить місцю, якого в цій грі немає.
error-deal_not_opened = Відкрито не ті частки, які всі обіцяли.
error-deal_other_seal = Це не та роздача, яку запечатали до відкриття часток.
error-deal_not_sealed = Роздача попереднього виду, без печатки.
error-deal_other_seats = Частки в роздачі належать не тим місцям, за якими сидять люди.
error-deal_other_match = Роздача не від тієї партії, що в записі.
error-deal_arranged = Запис починається із заданої позиції, а не з роздачі.
error-deal_other_seed = Картки роздано не так, як було домовлено.
error-at-line = Рядок { $line }: { $problem }
error-in-action = Дію { $number } ({ $seat }) не дозволено: { $problem }
