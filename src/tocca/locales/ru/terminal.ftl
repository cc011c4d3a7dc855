# Тексты терминальной команды. Имена команд, боты и запись ходов одинаковы во всех языках.

language-name = Русский
you = Вы
list-separator = ,{" "}

## Help pages

help-tocca =
    tocca: Tóncc, Toscana, «Тоца!» и Tomoko в браузере и в терминале

      tocca                     открыть игры в браузере
      tocca menu                выбрать игру из меню, в терминале
      tocca play ИГРА           играть с людьми за этой клавиатурой и с ботами
      tocca serve               открыть столы для всех, у кого есть ссылка
      tocca bot ССЫЛКА          посадить бота за удалённый стол
      tocca replay ФАЙЛ         посмотреть сохранённую партию по шагам
      tocca analyse ФАЙЛ        узнать, где сохранённую партию выиграли и проиграли
      tocca solve ЧТО           точные ответы: пути, последние плитки, малые варианты
      tocca rules ИГРА          прочитать правила
      tocca sim ИГРА            пусть боты играют между собой, а мы посчитаем
      tocca arena ИГРА БОТ БОТ  сравнить ботов: Эло и погрешность
      tocca ladder              проверить уровни ботов
      tocca train ИГРА          сеть учится играть, играя сама с собой
      tocca dataset ИГРА        сыграть сильными ботами много партий для обучения
      tocca new-game ИМЯ        начать свою игру: готовый работающий пакет
      tocca doctor              проверить эту установку
      tocca backup ФАЙЛ         сохранить данные сервера в один файл, не останавливая его
      tocca verify [ФАЙЛ]       проверить резервную копию или данные сервера
      tocca restore ФАЙЛ        восстановить резервную копию
      tocca admin ЧТО           управлять работающим сервером
      tocca --version           какая это версия

    ИГРА — одна из этих: { $games }.
    --lang en|it|fr|de|ru выбирает язык; `tocca play --help` расскажет о команде подробнее.
help-serve =
    tocca serve: столы для всех, у кого есть ссылка

      --host АДРЕС              где слушать (127.0.0.1: только этот компьютер; 0.0.0.0: все)
      --port N                  на каком порту (8642)
      --data ПАПКА              где хранить партии
      --database URL            хранить их в PostgreSQL: postgresql://…
      --bus URL                 вместе с другими узлами: их общий сервер NATS, nats://…
      --base-path ПУТЬ          работать под этим путём, за прокси
      --public-url URL          как попадают на сервер, если перед ним прокси
      --bot-pace ПРОЦЕНТЫ       как медленно ходят боты (100; 0: сразу, как подумают)
      --config ФАЙЛ             настройки из файла TOML
      --open                    открыть браузер

    Любую настройку можно взять и из окружения, например TOCCA_PORT, или из файла.
help-backup =
    tocca backup ФАЙЛ: всё, что сохранил сервер, в одном файле; сервер при этом работает

      --data ПАПКА              папка сервера, если она не обычная
      --database URL            или его база PostgreSQL
      --config ФАЙЛ             или его настройки
help-verify =
    tocca verify: заново сыграть по правилам всё, что есть в данных сервера или в резервной копии

      ФАЙЛ                      резервная копия
      --data, --database, --config   как для `tocca backup`

    Код возврата 1, если что-то не так.
help-restore =
    tocca restore ФАЙЛ: восстановить резервную копию в пустую папку или базу

      --data, --database, --config   куда, как для `tocca backup`

    Копию SQLite можно восстановить в PostgreSQL, и наоборот.
help-admin =
    tocca admin ЧТО: управлять работающим сервером

      status                    столы, соединения, память, состояние
      kick ГОСТЬ                закрыть соединения гостя
      ban КОГО --minutes N      не пускать гостя или адрес (без --minutes: навсегда)
      unban КОГО                снова пускать
      close СТОЛ                попросить всех из-за стола; вернуться можно
      delete СТОЛ               удалить стол со всеми партиями
      renew СТОЛ                отменить ссылки стола и показать новые
      say ТЕКСТ                 сказать что-то всем столам
      --data ПАПКА              папка сервера, если она не обычная
      --url URL --token TOKEN   сервер на другой машине
      --json                    ответ в виде JSON
help-bot =
    tocca bot ССЫЛКА: бот играет на одном из мест стола

      ССЫЛКА                    ссылка на место, её копирует хозяин стола
      URL --open ИГРА           или: открыть стол на этом сервере и показать ссылку для остальных
      --seats N                 сколько мест за открытым столом
      --bot ИМЯ                 какой бот (greedy)
      --name ИМЯ                как его зовут за столом
      --matches N               сколько партий, прежде чем уйти (1)
      --token ТОКЕН             от имени этого гостя, например того, кто открыл стол из Python

    Партия начинается сама, когда все места заняты, если бот может её начать.
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
help-train =
    tocca train ИГРА: сеть учится, играя сама с собой; нужен PyTorch (дополнение train)

      --minutes M               сколько времени (10)
      --seed N                  каждый раз одно и то же начало (1)
      --device cpu|cuda         где (на GPU, если он есть)
      --out ПАПКА               туда попадут веса, кривая обучения и точка продолжения (tocca-train-ИГРА)
      --resume                  продолжить с того, что есть в этой папке
      --teacher БОТ             сначала учиться на партиях этого бота
      --lessons M               столько минут (1)
      --against ФАЙЛ            научиться побеждать эти веса, которые не меняются

    Играть с тем, чему она научилась: tocca arena ИГРА network:weights=ФАЙЛ greedy
train-done =
    Веса сохранены в { $file } ({ $size } КБ).
    Попробовать их: tocca arena { $game } network:weights={ $file } greedy
train-not-begun = обучение там не сохранено
help-dataset =
    tocca dataset ИГРА [БОТ БОТ …]: много партий сильных ботов в записи, чтобы на них учиться

      --matches N               сколько, с округлением до целых серий (1000)
      --seed ТЕКСТ              каждый раз те же партии, на любой машине (dataset)
      --option ИМЯ=ЗНАЧЕНИЕ …   параметры игры
      --workers N               столько партий одновременно (по одной на ядро)
      --out ПАПКА               куда их сложить (tocca-dataset-ИГРА); то, что там уже есть, продолжается

    Без БОТОВ играют два сильнейших уровня; их ограничивает число симуляций, а не часы.
dataset-done = Партий: { $matches }, ходов: { $actions }. Они в папке { $folder }.
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
      tomoko                    наименьшее число толчков от пустого поля до каждой карты
      toncc-small, toscana-small, tomoko-small
                                уменьшенное поле, все играют безошибочно

    В сохранённой партии Tomoko: наименьшее число ходов до карт на руках; Toscana: последние плитки при лучшей игре;
    Tóncc: конец раунда.

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
bad-seats = число игроков в { $game }: { $allowed }, а не { $seats }
bad-players =
    { $seats ->
        [one] на { $seats } место нужен { $seats } игрок
        [few] на { $seats } места нужны { $seats } игрока
       *[many] на { $seats } мест нужно { $seats } игроков
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
menu-levels = Уровни игры { $game }
menu-default = сейчас { $value }
menu-change-options = Изменить настройки (имя=значение, Enter: нет) ▸
menu-command = В следующий раз: { $command }
allowed-value = значение или @ФАЙЛ, по одному в строке

## At the table

command-help = помощь
command-board = поле
command-history = история
command-rules = правила
command-undo = назад
command-save = сохранить
command-mute = молчи
command-hint = подсказка
command-quit = выход
help-actions =
    { $count ->
        [0] Ни одно действие так не начинается.
        [one] Можно сделать { $count } ход:
        [few] Можно сделать один из { $count } ходов:
       *[many] Можно сделать один из { $count } ходов:
    }
help-commands =
    Кроме ходов можно ввести:
      ?                  что можно сделать
      ? ЧАСТЬ            только то, что подходит к ЧАСТИ, например  ? { $example }
      подсказка          что сделал бы бот
      поле               показать поле ещё раз
      история            что уже произошло
      правила            правила игры
      назад              взять ход назад, если никто ничего не узнал
      сохранить [ФАЙЛ]   сохранить партию
      молчи              спрашивать меня, только когда точно мой ход, или снова всегда
      выход              уйти; Ctrl-C и Ctrl-D тоже, и партия всегда сохраняется
help-others =
    За другого человека у этой клавиатуры: его номер или имя, потом ход,
      например  { $number }: { $example }  или  @{ $name } { $example }
hint-few = Можно: { $actions }
hint-many =
    { $count ->
        [1] { $count } возможность: { $example }
        [one] { $count } возможность, например { $example }; ? покажет все
        [few] { $count } возможности, например { $example }; ? покажет все
       *[many] { $count } возможностей, например { $example }; ? покажет все
    }
hint-wait = Enter: пока ничего
advice = Бот сыграл бы так: { $actions }
advice-race = Во время гонки подсказок нет.
advice-thinking = бот думает
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
news-secret =
    { $you ->
        [yes] Вы сделали выбор, пока тайный
       *[no] { $name }: выбор сделан, но пока тайный
    }
result-winners =
    { $count ->
        [one] { $you ->
            [yes] Вы победили.
           *[no] Победа: { $names }.
        }
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
race-lapsed =
    { $you ->
        [yes] Слишком медленно.
       *[no] Слишком медленно: { $name }.
    }
race-who = Чья это клавиша? Сначала нажмите свою кнопку.
race-timed = эта партия идёт по часам; продолжите её в терминале

## Replay

replay-prompt = Enter n · b · номер · first · last · eyes КТО · q ▸
replay-help = Enter или n: вперёд · b: назад · номер от 0 до { $last } · first: начало · last: конец · eyes 1, eyes Боря, eyes all, eyes · q: уйти
replay-edge = Дальше в эту сторону ничего нет.
through-eyes =
    { $you ->
        [yes] Что видите вы
       *[no] Глазами игрока: { $name }
    }
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
arena-thinking = время на ход
arena-slowest = дольше всего
arena-accepted = Проверка { $from } против { $to } Эло: { $to } (раскладов { $sets }, логарифм отношения { $ratio }, границы { $low } и { $high })
arena-rejected = Проверка { $from } против { $to } Эло: { $from } (раскладов { $sets }, логарифм отношения { $ratio }, границы { $low } и { $high })
arena-open = Проверка { $from } против { $to } Эло: не решено (раскладов { $sets }, логарифм отношения { $ratio }, границы { $low } и { $high })
arena-unbiased = Без смещения теста, который останавливается, как только принял решение (здесь около { $bias } п. п.): { $score }.
arena-note = Победы: на каждое занятое место, разделённые по долям. Эло: по тому, кто кого опередил. 95-процентные интервалы по раскладам, ведь у партий одного расклада общая удача.
ladder-climbing = { $game }: уровни
analyse-thinking = раздумье
analyse-title = { $game }: на что мог надеяться каждый, { $seconds } с раздумья на выбор
analyse-picture = { $game }: шансы на победу
analyse-nothing = В этой партии ни у кого не было выбора.
analyse-mistakes = Самые большие ошибки
analyse-no-mistakes = Упущенных шансов не было.
analyse-mistake = { $number }.  { $name }: { $action }   { $chance }, упущено { $loss }
analyse-better = лучше: { $actions }

solving = идёт решение
solve-routes = Сколько нужно толчков, чтобы на поле сложилась карта, если больше никто не толкает:
solve-best = При лучшей игре обоих: { $value } для игрока 1 (положений: { $count })
solve-kings = В равновесии раунд стоит, в очках tóncc: Красный { $red }, Жёлтый { $yellow }, Синий { $blue } (положений: { $count }; другим выбором в одном из них никто не выиграет больше { $gap })

## Why a match is over

outcome-limit = Предел достигнут.

## Why an action is refused

refused-over = Партия окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-an-action = В этой игре такого действия нет.
refused-not-legal = Сейчас так сделать нельзя.
refused-no-such-seat = Такого места нет.
refused-bad-time = Время идёт только вперёд.
refused-no-undo = Взять назад нельзя: кто-то уже что-то узнал.
refused-not-your-card = Это не ваша карта.

## The server, bots far away, and the doctor

missing-extra = для этого нужно: { $packages }: pip install 'tocca-games[{ $extra }]'
no-link = Какой стол? Укажите ссылку на место: tocca bot ССЫЛКА
bad-port = Порт — это число от 0 до 65535, а не {$value}.
not-tocca = { $address } — это не сервер Tocca
no-free-seat = За этим столом нет свободных мест.
bot-sits = {$bot} садится на место {$seat}.
bot-invites = Ссылка для остальных: { $link }
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
extra-cluster = несколько машин как один сервер
extra-fast = скомпилированные игры: боты думают быстрее
extra-gpu = скомпилированные игры на видеокарте NVIDIA
extra-arena = рейтинги для трёх и четырёх игроков
extra-rl = PettingZoo и Gymnasium
extra-train = обучение нейросетей
extra-spiel = OpenSpiel
doctor-client = Страница для браузера на месте
doctor-no-client = Страницы для браузера нет: в рабочей копии её собирает `make web`, в опубликованном пакете она есть
doctor-store = Партии можно хранить: {$where}
doctor-port = Порт {$port} свободен
doctor-port-taken = Порт {$port} уже занят
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

## A host’s tools

no-backup-named = укажите файл резервной копии: tocca backup ФАЙЛ
no-database = в { $folder } нет базы данных; используйте --data или --database
backed-up = Сохранено в { $file } ({ $size } МБ). В файле есть секрет сервера: никому его не показывайте.
backup-failed = не удалось сохранить данные: { $why }
restored = { $file } восстановлен.
restore-failed = не удалось восстановить копию: { $why }
verified = столов: { $tables }, событий: { $events }, записанных партий: { $records }; последнее событие: { $latest } (UTC).
verify-failed = не удалось проверить данные: { $why }
admin-what = скажите, что сделать: tocca admin status, kick, ban, unban, close, delete, renew или say
admin-no-server = с этой папкой сервер не запускали; используйте --data или --url и --token
admin-failed = сервер отказал: { $why }
admin-done = Готово.
admin-status = столов в памяти: { $tables }, соединений: { $connections }, { $memory } МБ; работает { $minutes } мин; состояние: { $health }
admin-table = { $table }  { $game }  { $phase }  присутствуют: { $people }
admin-banned = Не пускают: { $who }
