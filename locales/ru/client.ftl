# Что говорят страницы вокруг столов.

ui-language = Язык
ui-theme = Светло или темно: { $now ->
    [light] светло
    [dark] темно
   *[auto] как на устройстве
}
ui-motion = Движение карт: { $now ->
    [slow] медленно
    [off] без движения
   *[normal] обычно
}
ui-sound = Звук: { $now ->
    [on] есть
   *[off] нет
}
ui-lost = По этому адресу страницы нет.
ui-home = К играм
ui-welcome = Садитесь и играйте
ui-welcome-more = Четыре карточные игры с японским колоритом: с друзьями по ссылке и с честными ботами. Без регистрации и установки.
ui-games = Игры
ui-your-name = Ваше имя
ui-your-name-hint = как вас знают друзья
ui-guest = Гость { $number }
ui-play-now = Играть сейчас с ботами
ui-new-table = Новый стол
ui-rules = Правила
ui-join = Сесть за стол
ui-code = Код стола
ui-join-go = Войти
ui-no-code = Это не код стола: в нём десять букв и цифр.
ui-open-tables = Открытые столы
ui-no-tables = Открытых столов сейчас нет. Откройте свой и отметьте «показать в списке».
ui-seats-free = { $free ->
    [0] мест нет
    [one] { $free } свободное место из { $seats }
    [few] { $free } свободных места из { $seats }
    [many] { $free } свободных мест из { $seats }
   *[other] { $free } свободного места из { $seats }
}
ui-my-matches = Мои партии
ui-no-matches = Здесь хранятся сыгранные партии.
ui-connecting = Соединение…
ui-wire-live = на связи
ui-wire-waits = восстанавливаем связь…
ui-wire-lost = нет связи
ui-pace = Время на решение
ui-pace-help = Когда оно выйдет, это одно решение примет бот.
ui-pace-none = без ограничения
ui-pace-relaxed = три минуты
ui-pace-fast = тридцать секунд
ui-level = Боты
ui-level-help = Как играют боты, занимающие места или заменяющие ушедших.
level-solid = крепкий бот
level-novice = бот-новичок
level-random = случайный бот
ui-bot-name = Бот { $number }
ui-listed = Показать в списке открытых столов
ui-listed-help = Иначе стол найдут только те, у кого есть ссылка.
ui-open-table = Открыть стол
ui-invite = Приглашение
ui-invite-more = Отправьте эту ссылку друзьям. Кто её откроет, сможет сесть за стол или смотреть.
ui-copy = Копировать
ui-copied = Ссылка скопирована.
ui-seats = Места
ui-place = Место { $number }
ui-free = свободно
ui-sit = Сесть сюда
ui-stand = Встать
ui-add-bot = Посадить бота
ui-remove = Убрать
ui-kick = Попросить уйти
ui-ready = Готовность: да
ui-not-ready = Ещё не готовы
ui-is-ready = готовность есть
ui-is-not-ready = ещё нет готовности
ui-away = нет на месте
ui-fill = Посадить ботов на свободные места
ui-start = Начать
ui-host-hint = Вы хозяин стола. Посадите ботов на свободные места или дождитесь друзей; начинайте, когда все готовы.
ui-guest-hint = Займите свободное место и подтвердите готовность. Начинает хозяин стола.
ui-options = Настройки
ui-fair = Раздача уже определена, и потом её можно проверить. Её печать:
ui-your-choice = Ваш выбор
ui-waiting-for = Ждём: { $who }.
ui-yes = Да, сделать
ui-no = Нет
ui-log = Что произошло
ui-over = Партия окончена
ui-rematch = Сыграть ещё
ui-replay = Посмотреть запись
ui-title-turn = Ваш ход – Zashiki
ui-rules-own-words = Правила нашими словами.
ui-no-replay = Эту запись здесь не воспроизвести.
ui-back = На шаг назад
ui-forward = На шаг вперёд
ui-position = Момент партии
ui-seen-by = Чьими глазами
ui-public = Зритель
ui-record = Скачать запись
ui-fair-yes = раздача проверена
ui-fair-no = раздача НЕ подтверждается
ui-fair-consistent = запись цела; этот браузер не видел печати до партии
ui-fair-unknown = нет доказательства раздачи
ui-close = Закрыть
ui-tools = Инструменты
ui-keys = Клавиши
ui-keys-list = 1–9, 0, -: выбрать карту · стрелки: перейти · Enter: сделать · i: что это? · Esc: отпустить · L: что произошло · ?: правила · M: звук
ui-undo = Вернуть ход
ui-undo-wish = { $name } хочет вернуть последнее действие.
ui-undo-agree = Согласиться
ui-undo-refuse = Отказать
ui-is-away = { $name } не на связи.
ui-bot-plays = { $name } не на связи; пока играет бот.
ui-return = Вернуться на место
ui-take-over = Пусть играет бот
ui-share = Поделиться
ui-qr = Приглашение в виде картинки для камеры телефона
ui-more = Показать ещё
ui-settings = Настройки
ui-choose-names = Выбрать, какие именно
ui-change-options = Изменить настройки
ui-apply = Применить
ui-replay-title = Повтор партии
ui-table = Стол
