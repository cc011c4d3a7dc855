# Тексты терминальной команды. Имена команд, боты и запись ходов одинаковы во всех языках.

language-name = Русский
you = Вы
list-separator = ,{" "}

## Help pages

help-tocca =
    tocca: Tóncc, Toscana, Totsa! и Tomoko в браузере и в терминале

      tocca                     открыть игры в браузере
      tocca menu                выбрать игру из меню, в терминале
      tocca play ИГРА           играть с людьми за этой клавиатурой и с ботами
      tocca serve               открыть столы для всех, у кого есть ссылка
      tocca bot ССЫЛКА          посадить бота за далёкий стол
      tocca replay ФАЙЛ         посмотреть сохранённую партию по шагам
      tocca analyse ФАЙЛ        узнать, где сохранённую партию выиграли и проиграли
      tocca solve ЧТО           точные ответы: пути, последние плитки, малые варианты
      tocca rules ИГРА          прочитать правила
      tocca sim ИГРА            пусть боты играют между собой, а мы посчитаем
      tocca arena ИГРА БОТ БОТ  сравнить ботов: Эло и погрешность
      tocca ladder              проверить уровни ботов
      tocca new-game ИМЯ        начать свою игру: готовый работающий пакет
      tocca doctor              проверить эту установку
      tocca --version           какая это версия

    ИГРА — одна из этих: { $games }.
    --lang en|it|fr|de|ru выбирает язык; `tocca play --help` расскажет о команде подробнее.
help-serve =
    tocca serve: столы для всех, у кого есть ссылка

      --host АДРЕС              где слушать (127.0.0.1: только этот компьютер; 0.0.0.0: все)
      --port N                  на каком порту (8642)
      --data ПАПКА              где хранить партии
      --database URL            хранить их в PostgreSQL: postgresql://…
      --base-path ПУТЬ          работать под этим путём, за прокси
      --public-url URL          как попадают на сервер, если перед ним прокси
      --bot-pace ПРОЦЕНТЫ       как медленно ходят боты (100; 0: сразу, как подумают)
      --config ФАЙЛ             настройки из файла TOML
      --open                    открыть браузер

    Любую настройку можно взять и из окружения, например TOCCA_PORT, или из файла.
help-bot =
    tocca bot ССЫЛКА: бот играет на одном из мест стола

      ССЫЛКА                    ссылка на место, её копирует хозяин стола
      --bot ИМЯ                 какой бот (greedy)
      --name ИМЯ                как его зовут за столом
      --matches N               сколько партий, прежде чем уйти (1)
help-menu =
    tocca menu: выбрать игру, игроков и настройки и играть в терминале
help-new-game =
    tocca new-game ИМЯ: начать свою игру

      ИМЯ                       строчные латинские буквы, цифры и дефисы, например four-kings

    Создаёт папку ИМЯ с маленькой работающей игрой, её тестами и файлом pyproject.toml.
    Дальше — `docs/your-game.md`.
help-doctor =
    tocca doctor [EXTRA ...]: проверяет эту установку и говорит, что исправить
    Названия дополнений (server, fast, arena, rl, spiel) требуют, чтобы они были; иначе код выхода 1.
help-play =
    tocca play ИГРА: партия за этой клавиатурой

      --seats N                 сколько игроков
      --players СПИСОК          кто где сидит, например you,greedy или Ада,Боря,random:
                                you (вы), бот (level-1 … level-5, greedy) или имя с прописной буквы
      --option ИМЯ=ЗНАЧЕНИЕ …   настройки игры; их список даёт `tocca play ИГРА --help`
      --seed ТЕКСТ              каждый раз одни и те же случайности
      --save ФАЙЛ               сохранить партию в этот файл
      --resume ФАЙЛ             продолжить сохранённую партию (ИГРА тогда не нужна)
      --plain                   без цвета
      --lang en|it|fr|de|ru     язык

    По умолчанию вы на месте 1 против ботов greedy. Во время партии поможет `?`.
help-replay =
    tocca replay ФАЙЛ: сохранённая партия по шагам

      --eyes КТО                чьими глазами: номер места, имя или all (все)
      --all                     показать все шаги подряд и закончить
      --plain                   без цвета
      --lang en|it|fr|de|ru     язык
help-rules =
    tocca rules ИГРА: правила игры

      --plain                   без цвета
      --lang en|it|fr|de|ru     язык
help-sim =
    tocca sim ИГРА: боты играют между собой

      -n, --number N            сколько партий (100)
      --players СПИСОК          боты, например random,greedy; повторяются, пока не займут все места.
                                От партии к партии они пересаживаются на одно место, чтобы
                                лучшее место не доставалось одному
      --seats N                 сколько игроков
      --option ИМЯ=ЗНАЧЕНИЕ …   настройки игры; их список даёт `tocca sim ИГРА --help`
      --seed ТЕКСТ              каждый раз одни и те же результаты
      --jobs N                  сколько партий одновременно (1)
      --json                    числа для программ
      --lang en|it|fr|de|ru     язык
help-arena =
    tocca arena ИГРА БОТ БОТ …: какой бот сильнее и насколько это точно

      БОТ                       random, greedy, flat, ismcts, search, level-1 … level-5; можно
                                с параметрами: search:seconds=0.5 или flat:simulations=2000
      --games N                 сколько партий, с округлением до целых серий (100)
      --sprt ELO0 ELO1          закончить, как только ясно, какая из двух разниц верна
      --seats N                 сколько игроков; если ботов меньше, чем мест, они занимают по нескольку
      --option ИМЯ=ЗНАЧЕНИЕ …   настройки игры; их список даёт `tocca arena ИГРА --help`
      --seed ТЕКСТ              каждый раз одни и те же расклады
      --workers N               столько партий одновременно (по одной на ядро)
      --ray, --dask [АДРЕС]     на кластере
      --out ПАПКА               хранить там результаты и записи, партию за партией
      --resume                  продолжить то, что лежит в этой папке
      --json                    числа для программ

    Каждый расклад играется во всех расстановках: ни удача, ни место никому не помогают.
help-ladder =
    tocca ladder [ИГРА]: каждый уровень ботов против предыдущего

      --games N                 не больше стольких партий на каждый (400)
      --seed ТЕКСТ              каждый раз одни и те же расклады
      --workers N               столько партий одновременно (по одной на ядро)
      --out ПАПКА               хранить партии там и продолжать с тех, что уже есть
      --docs ФАЙЛ               записать таблицы на эту страницу (docs/bots.md, если она есть)
help-analyse =
    tocca analyse ФАЙЛ: шансы на победу по ходу сохранённой партии, ошибки и что было лучше

      --seconds S               сколько думать над каждым выбором (0.3)
      --mistakes N              сколько ошибок показать (5)
      --svg ФАЙЛ                нарисовать шансы картинкой
      --workers N               думать над стольким сразу (по одному на ядро)
      --json                    всё для программ
      --plain                   без цвета
      --lang en|it|fr|de|ru     язык

    Каждый выбор судят по тому, что игрок тогда видел.

help-solve =
    tocca solve ЧТО: точные ответы там, где они есть

    ЧТО — сохранённая партия или одно из этого:
      tomoko                    наименьшее число ходов от пустой доски до каждой карты
      toncc-small, toscana-small, tomoko-small
                                уменьшенная доска, все играют безошибочно

    В сохранённой партии Tomoko: наименьшее число ходов до карт на руках; Toscana: последние плитки при лучшей игре;
    Tóncc: конец поединка.

      --at N                    после стольких событий (где она остановилась или перед последним событием)
      --card N …                для Tomoko: только до этих карт
      --aim win|score           для Toscana: победить или уйти как можно дальше вперёд (win)
      --option ИМЯ=ЗНАЧЕНИЕ …   настройки малого варианта
      --seed СЛОВО              что раздаётся в начале малого варианта
      --most N                  отказаться, если возможно больше положений
      --json                    цифры для программ
      --lang en|it|fr|de|ru     язык

## What can be wrong with a command line

bad-usage = команда неполна или непонятна ({ $why }); как надо, покажет `tocca --help`
bad-command = команды { $name } нет; есть { $commands }
bad-argument = аргумента { $argument } нет; какие есть, покажет `tocca --help`
bad-language = языка { $name } нет; есть { $languages }
bad-game = игры { $name } нет; есть { $games }
bad-number = вместо { $value } нужно целое число от 1
bad-figure = вместо { $value } нужно число
bad-seconds = вместо { $value } нужно число секунд больше 0
bad-seats = в { $game } играют { $allowed }, а не { $seats }
bad-players =
    { $seats ->
        [one] на { $seats } место нужен { $seats } игрок
        [few] на { $seats } места нужны { $seats } игрока
       *[many] на { $seats } мест нужны { $seats } игроков
    }, а не { $given }
bad-bot = бота { $name } нет; есть { $bots } (имена людей пишутся с прописной буквы)
bad-extra = дополнения { $name } нет; есть { $extras }
bad-name = имя — это одна строка, не длиннее { $longest } знаков
bad-option = настройки { $name } нет; есть { $options }
bad-value = настройка { $name } не может быть { $value }: { $allowed }
bad-eyes = здесь нет игрока { $name }; назовите номер от 1 до { $seats }, имя или all
bad-record = этой записи партии нельзя доверять, { $why }
no-game = какая игра? { $games }
no-file-named = какой файл?
solve-what = что решать? Сохранённую партию или одно из { $names }
solve-nothing = в { $game } так ничего точно не решить
solve-many = отсюда возможно больше { $count } положений; --most N разрешает больше
solve-over = там партия окончена: назовите более раннее событие через --at N
resume-what = что продолжить? Назовите папку: --out
no-file = { $file } не читается: { $why }
no-folder = папки { $folder } нет
no-rules = для { $game } нет страницы правил
other-game = { $file } — это партия в { $game }
allowed-flag = on или off
allowed-number = целое число от { $low } до { $high }
allowed-choice = одно из { $choices }

## The menu

menu-welcome = Tocca! Четыре игры для людей и ботов.
menu-game = Какая игра?
menu-language = Какой язык?
menu-change-language = Язык: русский
menu-seats = Сколько игроков? ({ $allowed }; Enter: { $default }) ▸
menu-number = Номер (Enter: 1) ▸
menu-again = Введите номер от 1 до { $last }.
menu-player = Место { $number }: you (вы), имя или бот ({ $bots }); Enter: { $default } ▸
menu-options = Настройки игры { $game }
menu-default = сейчас { $value }
menu-change-options = Изменить настройки (имя=значение, Enter: нет) ▸
menu-command = В следующий раз: { $command }
allowed-value = значение или @ФАЙЛ, по одному в строке
about-tomoko = толкайте шарики, пока на поле не сложатся ваши карты · 2–4 игрока
about-toncc = три Короля тайно выбирают ход и завоёвывают Края · 3 игрока
about-toscana = кладите плитки в самую большую зону своего цвета · 2 игрока
about-totsa = первым хлопните по нужному печенью и запоминайте · 2–4 игрока

## At the table

command-help = помощь
command-board = поле
command-history = история
command-rules = правила
command-undo = назад
command-save = сохранить
command-mute = молчи
command-quit = выход
help-actions =
    { $count ->
        [0] Ничего подходящего сделать нельзя.
        [one] Можно сделать { $count } ход:
        [few] Можно сделать один из { $count } ходов:
       *[many] Можно сделать один из { $count } ходов:
    }
help-commands =
    Кроме ходов можно ввести:
      ?  или  ? W3       что можно сделать, или только то, что подходит к W3
      поле               показать поле ещё раз
      история            что уже произошло
      правила            правила игры
      назад              взять ход назад, если никто ничего не узнал
      сохранить [ФАЙЛ]   сохранить партию
      молчи              спрашивать меня, только когда точно мой ход, или снова всегда
      выход              уйти; Ctrl-C и Ctrl-D тоже, и партия всегда сохраняется
help-others =
    За другого человека у этой клавиатуры: его номер или имя, потом ход,
      например  2: claim 7  или  @Боря claim 7
hint-few = Можно: { $actions }
hint-many =
    { $count ->
        [one] { $count } возможность, например { $example }; ? покажет
        [few] { $count } возможности, например { $example }; ? покажет
       *[many] { $count } возможностей, например { $example }; ? покажет
    }
hint-wait = Enter: пока ничего
must-act = Ваш ход: введите его, или ? для помощи.
not-understood = Непонятно: { $why }
did-you-mean = Может быть: { $actions }
no-such-player = За этой клавиатурой нет игрока { $name }.
nothing-to-undo = Ещё никто не ходил.
undone = Ход взят назад.
saved = Сохранено в { $file }
not-saved = Сохранить не удалось: { $why }
muted = Вас будут спрашивать, только когда точно ваш ход.
unmuted = Вас будут спрашивать всегда, когда вы можете что-то сделать.
quit-save = Сохранить партию? (Enter: да, n: нет) ▸
no-letters = n н
kept = Сохранено. Продолжить: { $command }
kept-over = Сохранено. Посмотреть ещё раз: { $command }
curtain = Передайте устройство: { $name }.
curtain-enter = { $name }, нажмите Enter ▸
no-history = Ещё ничего не произошло.
page-more = дальше: Enter · хватит: q ▸
news-time = (время идёт)
news-late = (слишком поздно, по жребию)
news-secret = { $name }: выбор сделан, но пока тайный
result-winners =
    { $count ->
        [one] Победа: { $names }.
        [few] Общая победа: { $names }.
       *[many] Общая победа: { $names }.
    }

## Real time

race-welcome =
    Здесь важна скорость, а клавиши — это действия: на каждой карте стоит её клавиша.
    Под полем видно, что ещё можно нажать. Боты думают столько же, сколько люди.
race-buzzers =
    По клавише не видно, кто её нажал. Сначала нажмите свою кнопку: она остановит игру
    на две секунды, и следующая клавиша — ваша.   { $buzzers }
race-start = Нажмите любую клавишу, чтобы начать, или Esc, чтобы уйти.
race-leave = Esc: уйти
race-buzzed = { $name }: какая карта?
race-lapsed = Слишком медленно: { $name }.
race-who = Чья это клавиша? Сначала нажмите свою кнопку.
race-timed = эта партия идёт по часам; продолжите её в терминале

## Replay

replay-prompt = Enter n · b · номер · first · last · eyes КТО · q ▸
replay-help = Enter или n: вперёд · b: назад · номер от 0 до { $last } · first: начало · last: конец · eyes 1, eyes Боря, eyes all, eyes · q: уйти
replay-edge = Дальше в эту сторону ничего нет.
through-eyes = Что видит { $name }
unnoticed = (ничего не видно)
unfinished = Партия не окончена.

## Many matches

sim-playing = идёт игра
sim-title =
    { $count ->
        [one] { $count } партия в { $game }, зерно { $seed }
        [few] { $count } партии в { $game }, зерно { $seed }
       *[many] { $count } партий в { $game }, зерно { $seed }
    }
sim-speed = { $seconds } с, { $rate } партий/с
sim-mean = среднее
sim-median = медиана
sim-least = меньше всего
sim-most = больше всего
sim-actions = действия
sim-score-of = очки { $name }
sim-played = сыграно
sim-wins = победы
sim-seat = место { $number }
sim-endings = Чем кончилось
sim-note = Победа, разделённая между k игроками, считается каждому за 1/k; 95-процентные интервалы Уилсона.

## Bots against bots, and matches looked at again

compiling = { $game } собирается для этой машины, один раз
arena-sets =
    { $count ->
        [one] { $count } расклад, расстановок: { $size }
        [few] { $count } расклада, расстановок в каждом: { $size }
       *[many] { $count } раскладов, расстановок в каждом: { $size }
    }
arena-nothing = Ни один расклад не сыгран во всех расстановках, так что сказать пока нечего.
arena-broken-off = Прервано; сыгранное считается.
arena-played = сыграно
arena-share = победы
arena-score = счёт
arena-thinking = на выбор
arena-slowest = дольше всего
arena-accepted = Проверка { $from } против { $to } Эло: { $to } (раскладов { $sets }, логарифм отношения { $ratio }, границы { $low } и { $high })
arena-rejected = Проверка { $from } против { $to } Эло: { $from } (раскладов { $sets }, логарифм отношения { $ratio }, границы { $low } и { $high })
arena-open = Проверка { $from } против { $to } Эло: не решено (раскладов { $sets }, логарифм отношения { $ratio }, границы { $low } и { $high })
arena-note = Победы: на каждое занятое место, разделённые по долям. Эло: по тому, кто кого опередил. 95-процентные интервалы по раскладам, ведь у партий одного расклада общая удача.
ladder-climbing = { $game }: уровни
analyse-thinking = раздумье
analyse-title = { $game }: на что мог надеяться каждый, { $seconds } с раздумья на выбор
analyse-picture = { $game }: шансы на победу
analyse-nothing = В этой партии ни у кого не было выбора.
analyse-mistakes = Самые большие ошибки
analyse-no-mistakes = Ни один выбор ничего не упустил.
analyse-mistake = { $number }.  { $name }: { $action }   { $chance }, упущено { $loss }
analyse-better = лучше: { $actions }

solving = идёт решение
solve-routes = Наименьшее число ходов, пока доска не покажет карту, если больше никто не толкает:
solve-best = При лучшей игре обоих: { $value } для игрока 1 (положений: { $count })
solve-kings = В равновесии поединок стоит, в очках tóncc: Красный { $red }, Жёлтый { $yellow }, Синий { $blue } (положений: { $count }; другим выбором в одном из них никто не выиграет больше { $gap })

## Why a match is over

outcome-target = Цель достигнута.
outcome-limit = Предел достигнут.
outcome-most-points = Больше всего очков tóncc.
outcome-weaker-king = Очков поровну, но один Король бьёт другого.
outcome-all-level = У всех троих поровну.
outcome-games = Больше выигранных игр.
outcome-total = По одной игре: решает сумма.
outcome-draw = Всё поровну.
outcome-shout = Тоца!

## Why an action is refused

refused-over = Партия окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-an-action = В этой игре такого действия нет.
refused-not-legal = Сейчас так сделать нельзя.
refused-no-such-seat = Такого места нет.
refused-bad-time = Время идёт только вперёд.
refused-no-undo = Назад взять нельзя: кто-то уже узнал новое.
refused-no-claims = Здесь подходящие карты выкладываются сами.
refused-no-partner = Карты передают только при игре командами.
refused-not-your-card = Это не ваша карта.
refused-no-marble = Шариков этого цвета в мешочке больше нет.
refused-takes-back = Это сразу отменило бы предыдущий толчок.
refused-before-first-push = Карту можно выложить только после первого толчка.
refused-has-target = Вы уже выложили все нужные карты.
refused-tried = Эту карту уже пробовали; подождите следующего толчка.
refused-handed-over = Эту карту уже передавали; подождите следующего толчка.
refused-partner-holds-it = Эта карта у вашего партнёра.
refused-no-such-king = Такого Короля нет.
refused-not-your-king = Это не ваш Король.
refused-no-such-movement = Движения — от 1 до 6.
refused-decide-first = Сначала решите: запретить плитку соперника (veto) или разрешить (allow).
refused-wrong-tile = Эта плитка не сверху вашей стопки.
refused-no-such-decision = Ответ — veto или allow.
refused-no-decision = Сейчас нечего запрещать или разрешать: кладите свою плитку.
refused-no-such-tile = Такой плитки нет.
refused-no-such-turn = Плитку поворачивают на 0–3 четверти.
refused-same-turn = После пол-оборота эта плитка выглядит так же; назовите другой поворот.
refused-off-board = Там плитка не поместится на поле.
refused-not-central = Первая плитка должна закрыть центр.
refused-occupied = Там уже есть занятые клетки.
refused-not-touching = Ни одна клетка вашего цвета не коснётся того же цвета на другой плитке.
refused-void = Между бросками хлопки не считаются.
refused-not-in-game = В простой игре этой карты нет.
refused-not-on-field = Этой карты нет на поле.
refused-point-first = Вы нажали Захват (Capture): теперь укажите на закрытую карту другого игрока.
refused-roll-under-way = Кубики брошены; подождите конца броска.
refused-penalties-first = Сначала платят штрафы за прошлый бросок.
refused-not-the-roller = Сейчас бросает другой игрок.
refused-too-early = Пауза после прошлого броска ещё не кончилась.
refused-nothing-yet = Карт ещё ни у кого нет: кричать не о чем.
refused-already-answered = После прошлого броска вы уже крикнули или пасовали; одного раза довольно.
refused-roll-or-shout = Остальные ответили: бросайте кубики или сначала крикните «Тоца!».
refused-nothing-to-point-at = Указывают только после Захвата (Capture), и только тот, кто его нажал.
refused-own-card = Укажите на чужую карту, а не на свою.
refused-no-such-card = Там нет закрытой карты.
refused-nothing-to-pay = Платить нечего.
refused-not-your-penalty = Сейчас платит другой игрок.
refused-open-cards-first = Закрытую карту открывает только тот, у кого нет открытых.

## The server, bots far away, and the doctor

missing-extra = для этого нужно: { $packages }: pip install 'tocca-games[{ $extra }]'
no-link = Какой стол? Укажите ссылку на место: tocca bot ССЫЛКА
bad-port = Порт — это число от 0 до 65535, а не {$value}.
no-free-seat = За этим столом нет свободных мест.
bot-sits = {$bot} садится на место {$seat}.
bot-done = Партия окончена.
doctor-well = Всё в порядке.
doctor-ill = Что-то не так: смотрите строки с ✗.
doctor-failed = {$check}: {$why}
doctor-game = {$game}: целая партия сыграна и повторена, шагов: {$count}
doctor-no-games = Игры не найдены: установите пакет заново, чтобы он их зарегистрировал (pip install tocca-games)
doctor-extra = { $extra } ({ $purpose }): { $packages }
doctor-no-extra = { $extra } ({ $purpose }): не установлено: { $packages }. pip install 'tocca-games[{ $extra }]'
doctor-broken-extra = { $extra } ({ $purpose }): { $package } не загружается: { $why }
doctor-cache = Машинный код хранится в { $folder }
extra-server = живые столы и страница для браузера
extra-fast = скомпилированные игры: боты думают быстрее
extra-arena = рейтинги для трёх и четырёх игроков
extra-rl = PettingZoo и Gymnasium
extra-spiel = OpenSpiel
doctor-client = Страница для браузера на месте
doctor-no-client = Страницы для браузера нет: в рабочей копии её собирает `make web`, в опубликованном пакете она есть
doctor-store = Партии можно хранить: {$where}
doctor-port = Порт {$port} свободен
doctor-port-taken = На порту {$port} уже кто-то слушает
new-game-no-name = как называется игра? Например: tocca new-game four-kings
new-game-bad-name = имя игры — строчные латинские буквы, цифры и одиночные дефисы, не больше 30 знаков, первая — буква; не { $name }
new-game-taken = имя { $name } занято: так называется игра или модуль Python
new-game-exists = { $folder } уже есть; ничего не записано
new-game-written =
    В папке { $name }/ — маленькая работающая игра. Теперь:

      cd { $name }
      pip install -e .          чтобы Tocca её нашла
      pytest                    тесты Tocca для вашей игры
      tocca play { $name }
      tocca serve --open        стол в браузере

    Правила — в файле { $module }.py. Замените их своими.
