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
    [Red] красный Край
    [Yellow] жёлтый Край
   *[Blue] синий Край
 }, { $symbol ->
    [Red] красным
    [Yellow] жёлтым
   *[Blue] синим
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
    [Yellowred] жёлто-красный
    [Bluered] сине-красный
    [Redblue] красно-синий
    [Yellowblue] жёлто-синий
    [Blueyellow] сине-жёлтый
    [Redyellow] красно-жёлтый
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
toncc-large-map = Крупная Карта
toncc-kings = Короли
toncc-challenge = Поединок { $number } из { $count }
toncc-idle = { $count ->
    [one] { $count } общий ход без завоеваний. Третий завершит поединок.
    [few] { $count } общих хода без завоеваний. Третий завершит поединок.
   *[other] { $count } общих ходов без завоеваний. Третий завершит поединок.
 }
toncc-head = { $state ->
    [ready] готов
    [choosing] выбирает
   *[left] покинул поле
 }
toncc-you = вы
toncc-seals = Печатей: { $count } из { $most }
toncc-so-far = Королевства { $kingdoms }, очки короля { $points }
toncc-worth = Чего стоит Карта. Смотрит { $king }
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
toncc-hint = Коснитесь светящегося Края.
toncc-hint-keys = Или нажмите 1–6.
toncc-lock = Закрепить { $movement }
toncc-change = Сменить на { $movement }
toncc-locked = Закреплено: { $movement }
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
    [Red] Кто силён на красном?
    [Yellow] Кто силён на жёлтом?
   *[Blue] Кто силён на синем?
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

toncc-count = Поединок { $number }: подсчёт
toncc-see-count = Поединок { $number }: посмотреть подсчёт
toncc-ending = { $ending ->
    [seals] Все Печати поставлены.
    [alone] Один Король остался и забрал остальное.
   *[idle] Три общих хода без завоеваний.
 }
toncc-scored = { $king }: счёт { $score }, очки tóncc: { $points }.
toncc-level = При равенстве { $first } старше, чем { $second }.
toncc-no-kingdom = нет Королевств
toncc-king-points = очки короля
toncc-toncc-points = очки tóncc
toncc-scores = Счёт
toncc-show-all = Показать всё
toncc-continue = Дальше
toncc-close = Закрыть

## Для программ чтения с экрана

toncc-describe-challenge = Поединок { $number }.
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
toncc-about = Три Короля тайно выбирают ход и завоёвывают Края. 3 игрока.
toncc-option-challenges = Поединки
toncc-option-kings = Кто играет каким Королём
toncc-choice-kings-drawn = По жребию
toncc-choice-kings-seat = По месту
toncc-option-auto_finish = Одинокий Король ходит сам
toncc-option-auto_finish-hint = Когда больше никто не может ходить
toncc-figure-setup = Перед первым ходом: восемнадцать Краёв вокруг Разума, на котором вместе стоят три Короля.
toncc-figure-turn = Короли встретились на одном Крае: его завоёвывает тот, чей этот цвет сильнее, и ставит Печать на Карту.
toncc-figure-end = Конец поединка: завоёванные Края зелёные, а на Карте обведены Королевства.
toncc-tip-1 = Ваш Король может пойти в подсвеченные Края. Коснитесь одного и подтвердите: это ваш тайный выбор.
toncc-tip-2 = Все Короли ходят одновременно. Где они встретились, завоёвывает тот, кто сильнее в цвете Края: смотрите, кто кого бьёт.
toncc-tip-3 = Завоёванный Край кладёт вашу Печать на Карту. Три Печати подряд на одной стороне складываются в Королевство, а Королевства дают очки.
