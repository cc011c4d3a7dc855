# Тексты веб-клиента, кроме самих полей. Названия игр и запись ходов на всех языках одинаковы.

## Первая страница

web-welcome = Столы накрыты. Садитесь и играйте.
web-about = Игроков: { $players }.
web-games = Игры
web-play-now = Играть
web-with-friends = С друзьями
web-rules = Правила
web-learn = Научиться играя
web-puzzle = Задача дня
web-opening = Секунду…
web-recent = Ваши столы
web-my-games = Мои партии
web-forget = Убрать этот стол из списка ({ $game })
web-phase-lobby = не начата
web-phase-playing = идёт
web-phase-paused = пауза
web-phase-over = окончена
web-join = Есть ссылка?
web-join-label = Вставьте ссылку сюда
web-join-go = К столу
web-join-bad = Это не ссылка на стол.
web-open-record = Посмотреть сохранённую партию
web-public-tables = Открытые столы
web-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-no-public-tables = Сейчас никто не ждёт. Создайте открытый стол, и вас найдут.
web-footer = Бесплатно, с открытым кодом. Без регистрации, рекламы и слежки.
web-home = На главную
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
web-theme = Оформление
web-theme-light = День
web-theme-dark = Вечер
web-sound = Звук
web-alerts = Уведомления
web-alerts-hint = Когда ваш ход, а вы смотрите в другое место
web-alerts-refused = Браузер этого не разрешает; это меняется в настройках сайта.
web-rematch-offered = Вам предлагают реванш.
web-motion = Анимация
web-patterns = Больше узоров
web-patterns-hint = Помогает, если цвета трудно различить
web-left-handed = Для левшей
web-left-handed-hint = Боковая панель слева

## Новый стол

web-new-table = { $game } с друзьями
web-new-alone = { $game } с ботами
web-options = Настройки игры
web-open-table = Создать стол
web-against-bots = Против ботов
web-rival = С кем хотите сыграть?
web-rival-now = Ваш соперник: { $name }. Выбрать другого
web-level = Уровень { $number } из { $last }
web-players = Игроки
web-clock = Часы
web-clock-none = Без часов
web-clock-move = На ход
web-clock-game = На партию
web-clock-days = Дни на ход
web-clock-seconds = Секунд на ход
web-clock-minutes = Минут каждому игроку
web-clock-increment = Добавление за ход, секунд
web-clock-days-each = Дней на ход
web-public = Открытый стол
web-public-hint = Любой может найти его и сесть
web-hints = Подсказки
web-hints-hint = Каждый может спросить совета у бота

## До партии

web-seats = Места
web-seat = Место { $number }
web-seat-free = Свободно
web-sit = Сесть
web-sit-too = Посадить сюда
web-stand = Встать из-за стола: { $name }
web-send-away = Освободить место: { $name }
web-add-bot = Посадить бота на место { $number }
web-other-bot = Заменить бота: { $name }
web-fill-bots = Посадить ботов
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
web-bot-helps = подменяет бот
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
web-without = { $what }: нет
web-change = Изменить
web-save = Сохранить

## За столом

web-leave = Выйти (место останется за вами)
web-turn = ход
web-ready = выбор сделан
web-winner = победа
web-time-left = осталось времени
web-look = Показать
web-bot-in = Подменить ботом
web-waiting-for = Ждём: { $names }.
web-paused = Партия на паузе.
web-advice = Подсказка
web-advice-thinking = Бот думает…
web-advice-says = Бот сыграл бы так:
web-advice-chance = шанс на победу { $percent } %
web-advice-others = Другие варианты бота
web-advice-close = Скрыть подсказку
web-advice-allowed = За этим столом подсказки разрешены.
web-moves = Ходы
web-no-moves = Ещё никто не ходил.
web-secret = тайный выбор
web-chat = Чат
web-chat-write = Скажите что-нибудь
web-chat-send = Отправить
web-emote-1 = Отлично
web-emote-2 = Смех
web-emote-3 = Ого!
web-emote-4 = Уф
web-emote-5 = Хм
web-emote-6 = Сердце
web-log = Ходы и чат
web-menu = Ещё
web-somebody = Кто-то
web-watchers = зрители
web-take-back = Взять назад
web-asks-back = { $name } хочет взять последний ход назад. Вы согласны?
web-asked-back = Вы попросили взять ход назад; решают остальные.
web-yes = Да
web-no = Нет
web-cancel = Отмена
web-pause = Пауза
web-resume = Продолжить
web-resign = Сдаться
web-resign-sure = Вы действительно хотите сдаться?
web-board = Поле
web-in-words = Поле словами
web-words = Словами
web-no-board = Поле не загрузилось. Обновите страницу.
web-reload = Обновить
web-new-version = Есть новая версия Tocca.
web-no-table = Этот стол нельзя показать
web-reconnecting = Связь потеряна. Подключаемся снова…
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
web-line-chose = { $name } делает тайный выбор.
web-line-said = { $name } говорит: { $text }
web-line-seated = За стол садится { $name }.
web-line-bot = За стол садится бот { $name }.
web-line-stood = { $name } встаёт.
web-line-created = Стол накрыт.
web-line-configured = Условия игры изменились.
web-line-started = Партия начинается.
web-line-asked-back = { $name } хочет взять ход назад.
web-line-agreed = { $name } соглашается.
web-line-declined = { $name } не соглашается.
web-line-taken-back = { $name } берёт ход назад.
web-line-paused = Партия на паузе.
web-line-resumed = Партия продолжается.
web-line-resigned = { $name } сдаётся.
web-line-flagged = { $name }: время вышло.
web-line-rematch = Предлагают реванш.
web-line-muted = Чат отключён: { $name }
web-line-unmuted = Чат снова доступен: { $name }
web-line-host = У стола новый хозяин.

## После партии

web-you-win = Победа ваша!
web-draw = Ничья!
web-winners =
    { $count ->
        [one] Победа: { $names }!
       *[other] Победу делят { $names }!
    }
web-outcome-resigned = { $name } сдаётся.
web-outcome-time = { $name }: время вышло.
web-unfinished = Здесь запись кончается; партию не доиграли.
web-rematch = Реванш
web-rematch-swapped = Реванш с обменом мест
web-rematch-rotated = Реванш со сдвигом мест
web-rematch-asked = Вы предложили реванш. Ждём остальных.
web-rematch-wanted = { $name } предлагает реванш.
web-wants-rematch = предлагает реванш
web-replay = Посмотреть ещё раз
web-download = Сохранить в файл
web-picture = Картинка доски
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
web-analyse = Анализ
web-run = Воспроизвести
web-round = Ход { $number }
web-earlier = Повтор партии { $number }
web-looking-back = Прошлый ход: { $what }
web-back-to-now = Вернуться к партии
web-reaction = { $ms } мс
web-speed = Скорость
web-round-back = Предыдущий общий ход
web-round-on = Следующий общий ход
web-to-table = К столу

## Обучение

web-contents = Содержание
web-figure = Рисунок
web-table-of = Таблица
web-example = Посмотреть пример партии
web-tip = Как играть
web-tip-next = Дальше
web-tip-done = Понятно
web-tip-close = Больше не показывать

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

## Моменты

web-ready-title = Готовы?
web-ready-now = Можно начинать
web-ready-waiting = Ждём остальных…
web-is-ready = можно начинать
web-not-ready = пока нет
web-begins-in = { $seconds ->
    [one] Ещё { $seconds } секунда
    [few] Ещё { $seconds } секунды
   *[many] Ещё { $seconds } секунд
}
web-take-back-sure = Эта часть партии сыграна и подсчитана. Вернуться и играть дальше с того хода?
web-removed = Хозяин стола освободил ваше место. Теперь вы зритель.
web-watching-full = Все места заняты: вы зритель.
web-watching-link = Эта ссылка для зрителей.
web-invite-full = Все места заняты: по этой ссылке можно смотреть.
web-bot-in-seconds = Бот сможет сыграть через { $seconds } с
web-remarks = Реплики ботов
web-option-clash = Не сочетается с: { $others }
web-line-renamed = Новое имя: { $name }.
web-line-ready = { $name }: можно начинать.

## Почему отказано

web-refused = Не получилось: { $why }
web-refused-unreachable = Сервер не отвечает. Проверьте подключение.
web-refused-closed = Соединение закрыто.
web-refused-interrupted = Связь на миг прервалась. Проверьте, засчитан ли ход.
web-refused-no-such-table = Такого стола нет, или ссылка неполная.
web-refused-other-rules = Эта партия начата по другим правилам, чем теперь на этом сервере. Откройте новый стол.
web-refused-crowded = За этим столом слишком много людей.
web-refused-full = Сейчас здесь слишком много столов.
web-refused-too-many-tables = Вы открыли много столов. Сыграйте сначала за одним из них.
web-refused-banned = Владелец этого сервера закрыл вам доступ.
web-refused-bad-option = С такими настройками играть нельзя.
web-refused-bad-clock = С такими часами играть нельзя.
web-refused-bad-record = В этом файле нет правильной записи партии.
web-refused-too-long = Эта партия слишком длинна для показа.
web-refused-already-answered = Вы уже согласились.
web-refused-already-asked = Вы уже просили; остальные думают.
web-refused-already-pressed = Вы уже хлопнули; сейчас станет ясно, кто первый.
web-refused-are-you-sure = Эта часть партии уже подсчитана.
web-refused-no-name = В имени должна быть хотя бы одна буква.
web-refused-not-gathering = Партия уже идёт.
web-refused-not-ready = Ещё не все готовы.
web-refused-racing = Во время броска нельзя.
web-refused-match-on = Во время партии нельзя.
web-refused-muted = Хозяин стола попросил тишины.
web-refused-from-memory = В этой игре важна память: ходы можно пересмотреть после партии.
web-refused-no-such-move = Этого хода больше нет.
web-refused-no-undo = Этот ход назад не взять.
web-refused-nothing-asked = Эта просьба уже снята.
web-refused-nothing-to-undo = У вас пока нет хода, который можно взять назад.
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
web-refused-nothing-said = Сообщение пустое.
web-refused-out-of-time = Ваше время вышло.
web-refused-paused = Партия на паузе.
web-refused-played-elsewhere = В этой партии вы играли на другом месте.
web-refused-seat-free = Там никто не сидит.
web-refused-seat-taken = Место занято. Бот может подменить того, кого давно нет.
web-refused-seats-free = Каждое место должен занять человек или бот.
web-refused-stale = Пока вы выбирали, поле изменилось.
web-refused-too-fast = Слишком много сразу. Подождите немного.
web-refused-no-hints = Подсказки сейчас недоступны.
web-refused-still-thinking = Бот ещё думает над прошлым вопросом.
web-refused-busy = Бот сейчас занят. Попробуйте чуть позже.
web-refused-no-advice = Сейчас у бота нет совета.
web-refused-not-found = Такого здесь нет.
web-refused-store-away = Сервер сейчас не может сохранить ход. Попробуйте чуть позже.
web-refused-too-big = Слишком много сразу.
