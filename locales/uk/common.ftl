# Повідомлення, спільні для всіх ігор.

seat = Гравець { $number }
former-guest = Колишній гість
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
help-config-players = Скільки людей за столом.
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

## Гра, яка ще не має власних слів

plain-kind = Нова гра: стіл просто показує те, що вам видно.
plain-facts = { $fewest }–{ $most } гравців
plain-ask = Ваш хід. Що робите?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = { $members }
plain-face-down = сорочкою догори

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
error-field_more = { $field }: ще { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}, рахуючи інші поля.
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
error-bad_message = Повідомлення незрозуміле.
error-too_large = Повідомлення завелике.
error-hello_first = З’єднання почалося не так, як треба.
error-other_version = Сторінка застаріла: завантажте її знову.
error-too_fast = Забагато запитів одразу: зачекайте трохи.
error-bad_origin = Цій сторінці не можна підключатися до сервера.
error-no_session = Сервер вас ще не знає: спершу назвіться.
error-bad_name = В імені має бути від 1 до 24 видимих знаків і не більше трьох надрядкових значків біля літери.
error-bad_code = Такого коду для входу немає ні в кого. Можливо, його замінив новіший.
error-unknown_table = Такого столу немає.
error-unknown_match = Такої партії немає.
error-not_found = За цією адресою нічого немає.
error-bad_method = До цієї адреси так не звертаються.
error-upgrade_required = За цією адресою можна лише під’єднатися до столу.
error-bad_body = Запит незрозумілий.
error-too_slow = З’єднання було заповільним і його закрито.
error-busy = Сервер зараз переповнений.
error-restarting = Сервер перезапускається і скоро повернеться.
error-not_saved = Це не вдалося зберегти, тому нічого не змінилося.
error-outcome_unknown = Сервер не встиг це зберегти. Чи зараховано дію, стане зрозуміло після відновлення зв’язку.
error-not_saving = Сервер зараз не може зберігати. Гра продовжиться, щойно зможе; збережене не пропаде.
error-table_broken = Дані цього столу пошкоджено, відкрити його не можна. Створіть, будь ласка, новий стіл.
error-still_playing = Запис буде доступний, коли партія закінчиться.
error-unknown_level = Ботів такого рівня немає.
error-seat_taken = Це місце зайняте.
error-seat_free = Там ніхто не сидить.
error-kicked = Господар столу попросив вас піти: дивитися можна, сідати за цей стіл – ні.
error-table_locked = Господар закрив стіл: більше ніхто не може сісти.
error-not_kicked = Цього гравця ніхто не проганяв.
error-one_seat_each = У цій грі в кожного лише одне місце.
error-not_your_seat = Це не ваше місце.
error-not_seated = Спершу займіть місце.
error-not_host = Це може лише господар столу.
error-already_started = Партія вже почалася.
error-dealing = Триває роздача; поки що нічого не можна змінити.
error-not_dealing = Зараз жодна роздача не чекає на частки.
error-other_share = Це не та частка, якою ви себе зв’язали.
error-not_playing = Партія зараз не йде.
error-not_finished = Партія ще не закінчилася.
error-not_all_ready = Не всі готові, або є вільне місце.
error-nobody_seated = Крім ботів, має грати хоч хтось.
error-stale_choice = Це рішення вже в минулому: погляньте на стіл знову.
error-bot_plays = За вас грає бот: спершу поверніть собі місце.
error-not_away = Гравець цього місця тут.
error-away_too_short = Цей гравець щойно відійшов: зачекайте пів хвилини.
error-nothing_to_undo = Скасовувати нічого.
error-change_instead = Вибір ще можна змінити: просто виберіть знову.
error-undo_open = Хтось уже просить скасувати хід.
error-undo_denied = Хтось не погодився. Попросити знову можна, коли щось станеться.
error-stand_in_plays = За того, чия згода потрібна, зараз грає бот. Зачекайте, поки цей гравець повернеться.
error-undo_too_far = Відтоді бот зайняв чиєсь місце, тож цей хід уже не скасувати.
error-no_undo_open = Ніхто не просив скасувати хід.
error-already_answered = Ви вже відповіли.
error-deal_line = Рядка роздачі бракує, або він іншого вигляду.
error-deal_other_text = Роздачу записано не так, як вона гешується.
error-deal_no_record = За роздачею немає запису партії.
error-deal_other_secret = Секрет сервера не той, що був обіцяний.
error-deal_other_share = Вашої частки в роздачі немає.
error-deal_no_seat = Частка належить місцю, якого в цій грі немає.
error-deal_not_opened = Частки не ті, якими всі себе зв’язали.
error-deal_other_seal = Це не та роздача, яку запечатали до відкриття часток.
error-deal_not_sealed = Роздача попереднього виду, без печатки.
error-deal_other_seats = Частки в роздачі мають не ті місця, за якими сидять люди.
error-deal_other_match = Роздача не від тієї партії, що в записі.
error-deal_arranged = Запис починається із заданої позиції.
error-deal_other_seed = Карти роздано не так, як було домовлено.
error-at-line = Рядок { $line }: { $problem }
error-in-action = Дію { $number } ({ $seat }) не дозволено: { $problem }
