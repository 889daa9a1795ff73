# Що кажуть сторінки навколо столів.

ui-language = Мова
ui-theme = Світло чи темно: { $now ->
    [light] світло
    [dark] темно
   *[auto] як на пристрої
}
ui-motion = Рух карток: { $now ->
    [slow] повільно
    [off] без руху
   *[normal] звичайно
}
ui-sound = Звук: { $now ->
    [on] є
   *[off] немає
}
ui-lost = За цією адресою сторінки немає.
ui-home = До ігор
ui-welcome = Сідайте й грайте
ui-welcome-more = Чотири карткові ігри з японським колоритом: із друзями за посиланням і з чесними ботами. Без облікового запису та встановлення.
ui-games = Ігри
ui-your-name = Ваше ім’я
ui-your-name-hint = як вас знають друзі
ui-guest = Гість { $number }
ui-play-now = Грати зараз із ботами
ui-new-table = Новий стіл
ui-rules = Правила
ui-join = Сісти за стіл
ui-code = Код столу
ui-join-go = Увійти
ui-no-code = Це не код столу: у ньому десять літер і цифр.
ui-open-tables = Відкриті столи
ui-no-tables = Зараз немає відкритих столів. Відкрийте свій і позначте «показати у списку».
ui-seats-free = { $free ->
    [0] місць немає
    [one] { $free } вільне місце з { $seats }
    [few] { $free } вільні місця з { $seats }
    [many] { $free } вільних місць з { $seats }
   *[other] { $free } вільного місця з { $seats }
}
ui-my-matches = Мої партії
ui-no-matches = Тут зберігаються зіграні партії.
ui-connecting = З’єднання…
ui-wire-live = на зв’язку
ui-wire-waits = відновлюємо зв’язок…
ui-wire-lost = немає зв’язку
ui-pace = Час на рішення
ui-pace-help = Коли він сплине, це одне рішення ухвалить бот.
ui-pace-none = без обмеження
ui-pace-relaxed = три хвилини
ui-pace-fast = тридцять секунд
ui-level = Боти
ui-level-help = Як грають боти, що займають місця або заміняють відсутніх.
level-solid = міцний бот
level-novice = бот-новачок
level-random = випадковий бот
ui-bot-name = Бот { $number }
ui-listed = Показати у списку відкритих столів
ui-listed-help = Інакше стіл знайдуть лише ті, хто має посилання.
ui-open-table = Відкрити стіл
ui-invite = Запрошення
ui-invite-more = Надішліть це посилання друзям. Хто його відкриє, зможе сісти за стіл або дивитися.
ui-copy = Копіювати
ui-copied = Посилання скопійовано.
ui-seats = Місця
ui-place = Місце { $number }
ui-free = вільне
ui-sit = Сісти сюди
ui-stand = Встати
ui-add-bot = Посадити бота
ui-remove = Прибрати
ui-kick = Попросити піти
ui-ready = Готовність: так
ui-not-ready = Ще ні
ui-is-ready = готовність є
ui-is-not-ready = ще немає готовності
ui-away = немає на місці
ui-fill = Посадити ботів на вільні місця
ui-start = Почати
ui-host-hint = Ви господар столу. Посадіть ботів на вільні місця або дочекайтеся друзів; починайте, коли всі готові.
ui-guest-hint = Займіть вільне місце й підтвердьте готовність. Починає господар столу.
ui-options = Налаштування
ui-fair = Роздачу вже визначено, і згодом її можна перевірити. Її печатка:
ui-your-choice = Ваш вибір
ui-waiting-for = Чекаємо: { $who }.
ui-yes = Так, зробити
ui-no = Ні
ui-log = Що сталося
ui-over = Партію завершено
ui-rematch = Зіграти ще
ui-replay = Переглянути запис
ui-title-turn = Ваш хід – Zashiki
ui-rules-own-words = Правила нашими словами.
ui-no-replay = Цей запис тут не відтворити.
ui-back = На крок назад
ui-forward = На крок уперед
ui-position = Момент партії
ui-seen-by = Чиїми очима
ui-public = Глядач
ui-record = Завантажити запис
ui-fair-yes = роздачу перевірено
ui-fair-no = роздача НЕ підтверджується
ui-fair-consistent = запис цілий; цей браузер не бачив печатки до партії
ui-fair-unknown = немає доказу роздачі
ui-close = Закрити
ui-tools = Інструменти
ui-keys = Клавіші
ui-keys-list = 1–9, 0, -: вибрати картку · стрілки: перейти · Enter: зробити · i: що це? · Esc: відпустити · L: що сталося · ?: правила · M: звук
ui-undo = Повернути хід
ui-undo-wish = { $name } хоче повернути останню дію.
ui-undo-agree = Погодитися
ui-undo-refuse = Відмовити
ui-is-away = { $name } не на зв’язку.
ui-bot-plays = { $name } не на зв’язку; поки що грає бот.
ui-return = Повернутися на місце
ui-take-over = Нехай грає бот
ui-share = Поділитися
ui-qr = Запрошення у вигляді малюнка для камери телефону
ui-more = Показати ще
ui-settings = Налаштування
ui-choose-names = Обрати, які саме
ui-change-options = Змінити налаштування
ui-apply = Застосувати
ui-replay-title = Повтор партії
ui-table = Стіл
