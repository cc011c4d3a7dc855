# Тексты веб-клиента, кроме самих полей. Названия игр и запись ходов на всех языках одинаковы.

## Первая страница

web-welcome = Столы накрыты. Садитесь и играйте.
web-about = Игроков: { $players }.
web-games = Игры
web-play-now = Играть
web-with-friends = С друзьями
web-rules = Правила
web-opening = Одну минуту…
web-recent = Ваши столы
web-forget = Забыть этот стол, { $game }
web-phase-lobby = не начата
web-phase-playing = идёт
web-phase-paused = пауза
web-phase-over = окончена
web-join = Есть ссылка?
web-join-label = Вставьте ссылку сюда
web-join-go = Войти
web-join-bad = Это не ссылка на стол.
web-open-record = Посмотреть сохранённую партию
web-public-tables = Открытые столы
web-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-no-public-tables = Сейчас никто не ждёт. Откройте общий стол, и вас найдут.
web-footer = Свободно и открыто: без учётных записей, рекламы и слежки.
web-home = На первую страницу
web-lost-title = Здесь ничего нет
web-lost-text = Возможно, ссылка неполная.

## Настройки

web-settings = Настройки
web-close = Закрыть
web-name = Ваше имя
web-name-second = Имя следующего игрока за этим устройством
web-name-hint = Чтобы вас узнали
web-guest = Гость
web-language = Язык
web-auto = Автоматически
web-theme = Свет
web-theme-light = День
web-theme-dark = Вечер
web-sound = Звук
web-motion = Анимация
web-patterns = Больше узоров
web-patterns-hint = Различать фигуры без цвета
web-left-handed = Для левшей
web-left-handed-hint = Боковая панель слева

## Новый стол

web-new-table = { $game } с друзьями
web-open-table = Открыть стол
web-against-bots = Против ботов
web-rival = С кем вы играете?
web-rival-now = Вы играете с соперником: { $name }. Выбрать другого
web-level = Уровень { $number } из { $last }
web-players = Игроки
web-clock = Часы
web-clock-none = Нет
web-clock-move = На ход
web-clock-game = На партию
web-clock-days = Дни
web-clock-seconds = Секунд на ход
web-clock-minutes = Минут каждому игроку
web-clock-increment = Секунд добавки за ход
web-clock-days-each = Дней на ход
web-public = Общий стол
web-public-hint = Любой может найти его и сесть
web-hints = Подсказки
web-hints-hint = Каждый может спросить совета у бота

## До партии

web-seats = Места
web-seat = Место { $number }
web-seat-free = Свободно
web-sit = Сесть
web-sit-too = Играет здесь же
web-stand = { $name } встаёт
web-send-away = Освободить место: { $name }
web-add-bot = Посадить бота на место { $number }
web-other-bot = Другой бот вместо: { $name }
web-fill-bots = Боты на свободные места
web-start = Начать
web-waiting-seats =
    { $count ->
        [one] Ещё свободно { $count } место.
        [few] Ещё свободно { $count } места.
       *[many] Ещё свободно { $count } мест.
    }
web-waiting-host = Все в сборе. Партию начинает хозяин стола.
web-here = здесь
web-away = нет на месте
web-you = вы
web-bot = бот
web-bot-helps = играет бот
web-invite = Пригласить
web-invite-text = Сесть может любой, у кого есть эта ссылка. Достаточно имени.
web-link = Ссылка на этот стол
web-qr = Ссылка в виде кода для камеры телефона
web-copy = Скопировать ссылку
web-copy-watch = Ссылка для зрителей
web-copied = Скопировано
web-share = Поделиться
web-agreed = Во что играем
web-agreed-usual = Обычная игра, без часов.
web-without = без: { $what }
web-change = Изменить
web-save = Сохранить

## За столом

web-leave = Выйти (место останется за вами)
web-turn = ходит
web-ready = выбор сделан
web-winner = победа
web-time-left = осталось времени
web-look = Показать
web-bot-in = Пусть играет бот
web-waiting-for = Ждём: { $names }.
web-paused = Партия на паузе.
web-advice = Подсказка
web-advice-thinking = Бот думает…
web-advice-says = Бот сыграл бы так:
web-advice-chance = шанс на победу { $percent } %
web-advice-others = Что обдумывает бот
web-advice-close = Скрыть подсказку
web-advice-allowed = За этим столом подсказки разрешены.
web-moves = Ходы
web-no-moves = Ещё никто не ходил.
web-secret = тайный выбор
web-chat = Беседа
web-chat-write = Скажите что-нибудь
web-chat-send = Отправить
web-emote-1 = Отлично
web-emote-2 = Смех
web-emote-3 = Ого!
web-emote-4 = Уф
web-emote-5 = Хм
web-emote-6 = Сердце
web-log = Ходы и беседа
web-menu = Ещё
web-somebody = Кто-то
web-watchers = зрители
web-take-back = Вернуть ход
web-asks-back = { $name } хочет вернуть последний ход. Вы согласны?
web-asked-back = Вы попросили вернуть ход; решают остальные.
web-yes = Да
web-no = Нет
web-cancel = Отмена
web-pause = Пауза
web-resume = Продолжить
web-resign = Сдаться
web-resign-sure = Вы правда хотите сдать эту партию?
web-board = Поле
web-in-words = Поле словами
web-no-board = Поле не загрузилось. Обновите страницу.
web-reload = Обновить
web-new-version = Есть новая версия Tocca.
web-no-table = Этот стол нельзя показать
web-reconnecting = Связь потеряна. Возвращаемся…
web-back-in-a-moment = Сервер перезапускается. Скоро вернёмся, ничего не пропадёт.
web-line-none = нет связи
web-line-good = хорошая связь
web-line-fair = медленная связь
web-line-poor = очень медленная связь
web-curtain = Передайте устройство: { $name }
web-curtain-text = Остальные отворачиваются.
web-curtain-open = { $name } — это я
web-hand-over = Передать: { $name }

## Что произошло, по строкам

web-line-acted = { $name }: { $action }
web-line-chose = { $name }: выбор сделан, но пока тайный.
web-line-said = { $name } говорит: { $text }
web-line-seated = За стол садится { $name }.
web-line-bot = За стол садится бот { $name }.
web-line-stood = { $name } встаёт.
web-line-created = Стол накрыт.
web-line-configured = Условия игры изменились.
web-line-started = Партия начинается.
web-line-asked-back = { $name } хочет вернуть ход.
web-line-agreed = { $name }: согласие.
web-line-declined = { $name }: отказ.
web-line-taken-back = { $name }: ход возвращён.
web-line-paused = Партия на паузе.
web-line-resumed = Партия продолжается.
web-line-resigned = { $name } сдаётся.
web-line-flagged = { $name }: время вышло.
web-line-rematch = Предлагают реванш.
web-line-muted = Просят помолчать: { $name }
web-line-unmuted = Снова можно говорить: { $name }
web-line-host = У стола новый хозяин.

## После партии

web-winners =
    { $count ->
        [one] Победа: { $names }!
       *[other] Победу делят { $names }!
    }
web-outcome-resigned = { $name }: партия сдана.
web-outcome-time = { $name }: время вышло.
web-unfinished = Здесь запись кончается; партию не доиграли.
web-rematch = Реванш
web-rematch-swapped = Реванш, поменявшись местами
web-rematch-rotated = Реванш, на место дальше
web-rematch-asked = Вы хотите реванш. Ждём остальных.
web-rematch-wanted = { $name } хочет реванш.
web-wants-rematch = хочет реванш
web-replay = Посмотреть ещё раз
web-download = Сохранить в файл
web-open-record-text = Файл .tocca, сохранённый со стола или из терминала.
web-choose-file = Выбрать файл
web-record-big = Этот файл слишком велик для партии.
web-link-move = Скопировать ссылку на этот ход
web-first = Первый ход
web-previous = Предыдущий ход
web-next = Следующий ход
web-last = Последний ход
web-move = Ход
web-move-of = Ход { $number } из { $last }
web-eyes = Чьими глазами
web-spectator = Зритель
web-unhidden = Всё открыто
web-run = Проиграть автоматически
web-to-table = К столу

## Обучение

web-contents = Содержание
web-figure = Рисунок
web-table-of = Таблица
web-example = Посмотреть пример партии
web-tip = Подсказка
web-tip-next = Дальше
web-tip-done = Понятно
web-tip-close = Больше не подсказывать

## The board of a game that has none of its own

web-any-chosen = Выбрано: { $action }.
web-any-drawing = Стол
web-any-actions = Что можно сделать
web-any-find = Введите, чтобы найти ход
web-any-count = { $count } из { $all }
web-any-none = Такого хода нет.
web-any-choose = Ваш ход: выбирайте.
web-any-play = Сыграть
web-any-no-rules = У этой игры пока нет страницы правил. Откройте стол: возможные ходы всегда видны.

## Почему отказано

web-refused = Не получилось: { $why }
web-refused-unreachable = Сервер не отвечает. Есть ли связь?
web-refused-closed = Соединение закрыто.
web-refused-interrupted = Связь на миг прервалась. Посмотрите, засчиталось ли.
web-refused-no-such-table = Такого стола нет, или ссылка неполная.
web-refused-crowded = За этим столом слишком много людей.
web-refused-full = Сейчас здесь слишком много столов.
web-refused-too-many-tables = Вы открыли много столов. Сыграйте сначала за одним из них.
web-refused-bad-option = С такими настройками играть нельзя.
web-refused-bad-clock = С такими часами играть нельзя.
web-refused-bad-record = Этот файл — не партия, которой можно верить.
web-refused-too-long = Эта партия слишком длинна для показа.
web-refused-already-answered = Вы уже согласились.
web-refused-already-asked = Вы уже просили; остальные думают.
web-refused-already-pressed = Вы уже хлопнули; сейчас станет ясно, кто первый.
web-refused-racing = Не посреди гонки.
web-refused-match-on = Не посреди партии.
web-refused-muted = Хозяин стола попросил тишины.
web-refused-no-undo = Это вернуть нельзя.
web-refused-nothing-asked = Вернуть ход уже никто не хочет.
web-refused-nothing-to-undo = Вам пока нечего возвращать.
web-refused-not-legal = Сейчас так нельзя.
web-refused-not-over = Партия ещё не окончена.
web-refused-not-paused = Партия не на паузе.
web-refused-not-playing = Сдавать нечего: партия не идёт.
web-refused-not-started = Партия ещё не началась.
web-refused-not-stored = Сохранить не удалось. Попробуйте ещё раз.
web-refused-not-the-host = Это может только хозяин стола.
web-refused-not-your-seat = Это не ваше место.
web-refused-only-watching = Эта ссылка для зрителей. Попросите ссылку для игры.
web-refused-other-seat = Эта ссылка для другого места.
web-refused-nobody-to-mute = Здесь некого заглушать.
web-refused-nothing-said = В сообщении ничего нет.
web-refused-out-of-time = Ваше время вышло.
web-refused-paused = Партия на паузе.
web-refused-played-elsewhere = В этой партии вы играли на другом месте.
web-refused-seat-free = Там никто не сидит.
web-refused-seat-taken = Место занято. Бот может подменить того, кого давно нет.
web-refused-seats-free = Каждое место должен занять человек или бот.
web-refused-stale = Поле изменилось с тех пор, как вы выбрали.
web-refused-too-fast = Слишком много сразу. Подождите немного.
web-refused-no-hints = Здесь без подсказок: решают только игроки.
web-refused-still-thinking = Бот ещё думает над прошлым вопросом.
web-refused-busy = Сейчас много вопросов. Попробуйте чуть позже.
web-refused-no-advice = Сейчас у бота нет совета.
web-refused-not-found = Такого здесь нет.
web-refused-store-away = Сервер сейчас не может сохранять. Попробуйте чуть позже.
web-refused-too-big = Слишком много сразу.
