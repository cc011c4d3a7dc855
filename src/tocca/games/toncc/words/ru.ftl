# Tóncc в браузере. Короли, цвета и Королевства приходят под именами из записи ходов.

toncc-king = { $king ->
    [Red] Красный
    [Yellow] Жёлтый
   *[Blue] Синий
 }
toncc-letter = { $king ->
    [Red] К
    [Yellow] Ж
   *[Blue] С
 }
toncc-region = { $background ->
    [Red] красный Регион
    [Yellow] жёлтый Регион
   *[Blue] синий Регион
 }, { $symbol ->
    [Red] знак красный
    [Yellow] знак жёлтый
   *[Blue] знак синий
 }: { $sign }
toncc-shape = { $shape ->
    [circle] круг
    [square] квадрат
   *[triangle] треугольник
 }
toncc-lines = { $count ->
    [one] { $count } линия
    [few] { $count } линии
   *[other] { $count } линий
 }
toncc-dots = { $count ->
    [one] { $count } точка
    [few] { $count } точки
   *[other] { $count } точек
 }
toncc-kingdom = { $kingdom ->
    [Yellowred] жёлто-красное
    [Bluered] сине-красное
    [Redblue] красно-синее
    [Yellowblue] жёлто-синее
    [Blueyellow] сине-жёлтое
    [Redyellow] красно-жёлтое
    [Circle] круг
    [Square] квадрат
    [Triangle] треугольник
    [Oneline] одна линия
    [Twolines] две линии
    [Threelines] три линии
    [Onedot] одна точка
    [Twodots] две точки
   *[Threedots] три точки
 }
toncc-direction = { $movement ->
    [1] вправо вверх
    [2] вправо
    [3] вправо вниз
    [4] влево вниз
    [5] влево
   *[6] влево вверх
 }
toncc-manner = { $manner ->
    [hop] через Разум
   *[wrap] через край поля
 }

## На столе

toncc-board = Поле
toncc-map = Карта
toncc-kings = Короли
toncc-challenge = Раунд { $number } из { $count }
toncc-idle = { $count ->
    [one] { $count } общий ход без завоеваний. Третий завершит раунд.
    [few] { $count } общих хода без завоеваний. Третий завершит раунд.
   *[other] { $count } общих ходов без завоеваний. Третий завершит раунд.
 }
toncc-head = { $state ->
    [ready] готов
    [choosing] выбирает
   *[left] покинул поле
 }
toncc-you = вы
toncc-seals = Печатей: { $count } из { $most }
toncc-so-far = Королевства { $kingdoms }, очки короля { $points }
toncc-worth = Ценность Карты для Короля: { $king }
toncc-kingdom-worth = { $kingdom }: { $points } ({ $king })

## Выбор

toncc-prompt-choose = Вы { $king } Король. Куда пойдёте? Выберите тайно.
toncc-prompt-locked = Выбрано: { $movement }. Ещё можно передумать.
toncc-prompt-left = Все ваши Печати на Карте. Остальные играют дальше.
toncc-target = { $movement }, { $direction }: { $region }, { $state }
toncc-face-up = открыт
toncc-face-down = закрыт
toncc-free = Открыт: Печать поставит сильнейший.
toncc-empty = Закрыт: завоёвывать нечего.
toncc-unbeaten = Здесь вас никто не одолеет.
toncc-stronger = Сильнее здесь: { $kings }.
toncc-hint = Коснитесь светящегося Региона.
toncc-hint-keys = Или нажмите 1–6.
toncc-lock = Выбрать { $movement }
toncc-change = Сменить на { $movement }
toncc-locked = Выбрано: { $movement }
toncc-awaited = Ждём: { $kings }.

## Что произошло

toncc-heads = Головы: { $heads }.
toncc-wears = { $king }: { $part ->
    [body] тело
    [hair] волосы
   *[feet] ноги
 }
toncc-contest = Спор на { $colour ->
    [Red] красном
    [Yellow] жёлтом
   *[Blue] синем
 }: сильнее { $king } ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Кто сильнее в красном?
    [Yellow] Кто сильнее в жёлтом?
   *[Blue] Кто сильнее в синем?
 }
toncc-conquers = { $king } завоёвывает: { $region }.
toncc-nothing = Никто ничего не завоевал.
toncc-completes = { $points ->
    [one] { $king } собирает Королевство: { $kingdom }, { $points } очко.
    [few] { $king } собирает Королевство: { $kingdom }, { $points } очка.
   *[other] { $king } собирает Королевство: { $kingdom }, { $points } очков.
 }
toncc-marks = { $points ->
    [one] { $king } получает { $points } очко короля.
    [few] { $king } получает { $points } очка короля.
   *[other] { $king } получает { $points } очков короля.
 }

## Подсчёт

toncc-count = Раунд { $number }: подсчёт
toncc-see-count = Раунд { $number }: посмотреть подсчёт
toncc-ending = { $ending ->
    [seals] Все Печати поставлены.
    [alone] Один Король остался и забрал остальное.
   *[idle] Три общих хода без завоеваний.
 }
toncc-scored = { $king }: счёт { $score }, очки tóncc: { $points }.
toncc-level = Поровну, но { $first } выше, чем { $second }.
toncc-no-kingdom = нет Королевств
toncc-king-points = очки короля
toncc-toncc-points = очки tóncc
toncc-scores = Счёт
toncc-show-all = Показать всё
toncc-continue = Дальше
toncc-close = Закрыть

## Для программ чтения с экрана

toncc-describe-last = Последний ход
toncc-describe-you = Вы { $king } Король.
toncc-describe-king = { $king }, { $player }: { $place }; Печатей { $seals } из { $most }; Королевства: { $kingdoms }; очки короля: { $points }; очки tóncc: { $toncc }; { $state ->
    [ready] выбор сделан
    [choosing] ещё выбирает
   *[left] выбирать нечего
 }.
toncc-describe-row = Ряд { $row }: { $places }.
toncc-place = ряд { $row }, место { $column }
toncc-place-mind = Разум
toncc-place-left = вне поля

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Три Короля тайно выбирают ход и завоёвывают Регионы. 3 игрока.
toncc-option-challenges = Раунды
toncc-option-kings = Кто играет каким Королём
toncc-choice-kings-drawn = По жребию
toncc-choice-kings-seat = По месту
toncc-option-auto_finish = Доигрывание за последнего Короля
toncc-option-auto_finish-hint = Когда на поле остался он один
toncc-figure-setup = Перед первым ходом: восемнадцать Регионов вокруг Разума, на котором вместе стоят три Короля.
toncc-figure-turn = Короли встретились на одном Регионе: его завоёвывает тот, у кого этот цвет сильнее, и ставит Печать на Карту.
toncc-figure-end = Конец раунда: завоёванные Регионы зелёные, а на Карте обведены Королевства.
toncc-tip-1 = Ваш Король может пойти в любой подсвеченный Регион: он перепрыгивает через Разум, а за краем поля появляется с другого конца. Коснитесь одного и нажмите «Выбрать»: пока никто этого не видит.
toncc-tip-2 = Все Короли ходят одновременно. Если они встретились, Регион завоёвывает тот, кто сильнее в его цвете: следите, кто кого бьёт.
toncc-tip-3 = За каждый завоёванный Регион вы ставите Печать на Карту. Три Печати подряд на одной стороне — это Королевство, а Королевства приносят очки. За лучшие результаты раунда дают звёзды — очки tóncc, которые решают партию.
toncc-picture-map = Карта: восемнадцать картинок на треугольнике; счёт от верхнего угла против часовой стрелки.
toncc-picture-board = Поле: Разум с тремя Королями, вокруг него шесть внутренних Регионов и двенадцать внешних.
toncc-picture-compass = Компас: 1 — вправо вверх, 2 — вправо, 3 — вправо вниз, 4 — влево вниз, 5 — влево, 6 — влево вверх.
toncc-picture-steps = Движение 5 рядом с Разумом — прыжок через него. Движение 2 у правого края ведёт в Регион у левого края.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-pip = Паж Пип
persona-pip-temper = бежит впереди своего Короля
persona-pip-says =
    { $what ->
        [good] Первый! Я первый?
        [bad] Стойте, мой Король отстал!
        [won] Победа? Победа!
       *[lost] Я бежал изо всех сил.
    }
persona-dondola = Герцогиня Дондола
persona-dondola-temper = передумывает на каждой границе
persona-dondola-says =
    { $what ->
        [good] Я так и хотела. Кажется.
        [bad] Я всё равно уходила.
        [won] Я всегда знала. Только что поняла.
       *[lost] Не очень-то и хотелось. Или хотелось?
    }
persona-bruno = Капитан Бруно
persona-bruno-temper = берёт то, что перед ним
persona-bruno-says =
    { $what ->
        [good] Моё.
        [bad] С дороги!
        [won] Напролом — к победе.
       *[lost] В другой раз возьму больше конницы.
    }
persona-ginevra = Аббатиса Джиневра
persona-ginevra-temper = слышит то, чего вы не сказали
persona-ginevra-says =
    { $what ->
        [good] Я слышала ваши мысли.
        [bad] Вы молчали, и я не расслышала.
        [won] Терпение услышано.
       *[lost] Буду слушать внимательнее.
    }
persona-malachia = Король Малахия Седой
persona-malachia-temper = уже был там, куда вы идёте
persona-malachia-says =
    { $what ->
        [good] Я был здесь до вас.
        [bad] Значит, молодые ещё учатся.
        [won] Как было, так и есть.
       *[lost] Новый король. Так и должно быть.
    }

## Why a match is over

outcome-most-points = Больше всего очков tóncc.
outcome-weaker-king = Очков поровну, но один Король бьёт другого.
outcome-weaker-king-named = Очков поровну, но Король игрока { $winner } бьёт Короля игрока { $level }.
outcome-all-level = У всех троих поровну.

## Why an action is refused

refused-no-such-king = Такого Короля нет.
refused-not-your-king = Это не ваш Король.
refused-no-such-movement = Движения — от 1 до 6.
toncc-lobby-seat = { $kings ->
    [seat] { $number ->
        [1] Красный Король
        [2] Жёлтый Король
       *[other] Синий Король
    }
   *[other] Король по жребию
 }

# What is counted of a match, for a player’s own statistics.
toncc-number-kingdoms = Королевств за раунд
toncc-number-seals = Печатей за раунд
toncc-number-points = Очков за раунд
