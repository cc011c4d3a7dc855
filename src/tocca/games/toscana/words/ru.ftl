# Toscana: поле и что на нём происходит.

toscana-letter = { $colour ->
    [grey] С
   *[red] К
}
toscana-colour = { $colour ->
    [grey] Серый
   *[red] Красный
}
toscana-board = Поле 17 на 17 клеток
# A laid tile by the squares it covers; on which of them the other player's colour lies.
toscana-place = { $from }–{ $to }, другой цвет на { $squares }
# A tile by the two squares of the other player's colour, as it lies on its stack: two rows of four.
toscana-square = { $row ->
    [1] вверху { $column }
   *[2] внизу { $column }
}
toscana-pair = { $first } и { $second }

## Что требуется

toscana-prompt-open = Положите плитку на середину поля.
toscana-prompt-place = Положите плитку рядом со своим цветом.
toscana-prompt-veto = Плитка соперника: запретить или разрешить?
toscana-waiting-place = { $name } ищет место для этой плитки.
toscana-waiting-veto = { $name } думает, не запретить ли эту плитку ({ $other }).

## Плитка в руке

toscana-hand = Ваша плитка
toscana-turn-tile = Ваша плитка, другой цвет: { $tile }; { $turn ->
    [1] повёрнута вправо
    [2] повёрнута на пол-оборота
    [3] повёрнута влево
   *[0] без поворота
}. Повернуть.
toscana-turns = Повороты плитки
toscana-turned = { $turn ->
    [1] Вправо
    [2] На пол-оборота
    [3] Влево
   *[0] Без поворота
}: { $places ->
    [0] нет места
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}
toscana-how = Коснитесь светящейся точки, чтобы примерить плитку, и ещё раз, чтобы положить.
toscana-how-touch = Повернуть: коснитесь плитки или поверните двумя пальцами.
toscana-how-keys = Повернуть: щелчок по плитке, колесо мыши или R.
toscana-lay = Положить сюда
toscana-back = Вернуть в руку
toscana-tried = Лучшие зоны после хода: Серый { $grey }, Красный { $red }.

## Зоны и стопки

toscana-zone-show = { $colour ->
    [grey] Показать лучшую зону Серого
   *[red] Показать лучшую зону Красного
}
toscana-left = { $tiles ->
    [0] плиток нет
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}
toscana-stack-empty = Стопка пуста.
toscana-stack-top = Верхняя плитка, другой цвет: { $tile }.
toscana-stack-below = Под ней, в неизвестном порядке, другой цвет: { $tiles }.
toscana-stack-last = В самом низу, другой цвет: { $tile }.

## Вето и потерянные ходы

toscana-veto-title = Запретить или разрешить
toscana-veto-theirs = { $name } хочет положить эту плитку
toscana-veto-own = Ваша следующая плитка
toscana-veto-help = Запрещённая плитка уходит в самый низ стопки, и сразу играется следующая. Вето одно на игру.
toscana-veto-explained = Каждый может сделать так один раз за партию: плитка уходит под низ стопки, и кладут следующую.
toscana-veto-play = Вето
toscana-veto-allow = Разрешить
toscana-veto-never = Всегда разрешать
toscana-veto-there = Вето ещё есть.
toscana-veto-gone = Вето использовано.
toscana-note-veto = Вето ({ $name }): верхняя плитка теперь последняя.
toscana-note-lost = { $name } теряет ход: верхней плитке некуда лечь.
toscana-note-empty = { $name } теряет ход: плиток больше нет.

## Подсчёт и матч

toscana-game = Игра { $game }
toscana-match = Игры этого матча
toscana-count = Игра { $game }: подсчёт
toscana-count-how = Каждая плитка, через которую проходит лучшая зона, считается один раз.
toscana-count-skip = Пропустить
toscana-count-again = Пересчитать
toscana-go-on = К игре { $game }
toscana-result-won = { $name } побеждает в игре { $game } со счётом { $high } : { $low }.
toscana-result-drawn = Игра { $game }: ничья, { $high } : { $low }.

## Стол словами

toscana-seat-words = { $name } играет за { $colour ->
    [grey] Серого
   *[red] Красного
}; лучшая зона: { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}.
toscana-laid-words = { $tiles ->
    [0] Поле пусто.
    [one] На поле { $tiles } плитка:
    [few] На поле { $tiles } плитки:
   *[many] На поле { $tiles } плиток:
}
toscana-laid = { $colour ->
    [grey] Серый: { $place }.
   *[red] Красный: { $place }.
}
toscana-told-laid = { $name }: { $place }. Лучшие зоны: Серый { $grey }, Красный { $red }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toscana-about = Выкладывайте плитки и постройте самую большую зону своего цвета. 2 игрока.
toscana-option-games = Игр в матче
toscana-option-first = Кто начинает
toscana-choice-first-grey = Серый
toscana-choice-first-red = Красный
toscana-choice-first-random = По жребию
toscana-option-swap_colours = Обмен цветами во второй игре
toscana-option-veto = Вето
toscana-option-veto-hint = Раз за игру запретить плитку соперника
toscana-figure-setup = Перед первой плиткой: поле, обе стопки с верхними плитками и первая плитка в руке.
toscana-figure-turn = Дюжину плиток спустя. Рядом с именем: через сколько плиток проходит лучшая зона.
toscana-figure-end = Подсчёт: каждая плитка, через которую проходит лучшая зона, считается один раз.
toscana-tip-1 = Коснитесь светящейся точки, чтобы примерить плитку, поверните её и подтвердите. Вам нужна большая зона своего цвета.
toscana-tip-2 = Хотя бы одна клетка вашего цвета должна касаться того же цвета на другой плитке.
toscana-tip-3 = Раз за игру можно запретить плитку соперника. Приберегите вето на самый неприятный для него момент.
toscana-picture-turns = Одна плитка в четырёх поворотах.
toscana-picture-tiles = Шестнадцать плиток Серого с номерами.
toscana-picture-score = Плитки А, Б и В рядом, Г под А.
# The four tiles of the example on the rules page, as its text calls them.
toscana-picture-letters = АБВГ

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-nino = Нино
persona-nino-temper = подмастерье: сначала кладёт, потом смотрит
persona-nino-says =
    { $what ->
        [good] Ой, это было хорошо?
        [bad] Упс.
        [won] Я победил? Можно, скажу мастеру?
       *[lost] Тогда я подмету.
    }
persona-pia = Бабушка Пия
persona-pia-temper = строит там, где стоит её скамейка
persona-pia-says =
    { $what ->
        [good] Только не у моей скамейки, милый.
        [bad] Эх, молодёжь.
        [won] Садись, суп готов.
       *[lost] Хорошо построили. Поешьте супу.
    }
persona-fausto = Землемер Фаусто
persona-fausto-temper = сегодня не потеряет ни клетки
persona-fausto-says =
    { $what ->
        [good] Точно по линейке.
        [bad] Тут же всё размечено!
        [won] Ни клетки впустую.
       *[lost] План был верен. Город — нет.
    }
persona-livia = Графиня Ливия
persona-livia-temper = с улыбкой говорит «нет» в самый неподходящий момент
persona-livia-says =
    { $what ->
        [good] Нет. Но благодарю.
        [bad] Как мило. Как дерзко.
        [won] Можете поцеловать мне руку.
       *[lost] Разумеется, я вам поддалась.
    }
persona-brunello = Мастер Брунелло
persona-brunello-temper = видит город до первой плитки
persona-brunello-says =
    { $what ->
        [good] Как я и рисовал.
        [bad] Любопытный штрих.
        [won] Город закончен.
       *[lost] Вы видели другой город. Красивее.
    }

## Why a match is over

outcome-games = Больше выигранных игр.
outcome-total = По одной победе: решает сумма очков.
outcome-draw = Игры и суммы очков равны.

## Why an action is refused

refused-decide-first = Сначала решите: запретить плитку соперника (veto) или разрешить (allow).
refused-wrong-tile = Эта плитка лежит не наверху вашей стопки.
refused-no-such-decision = Ответ — veto или allow.
refused-no-decision = Сейчас нечего запрещать или разрешать: кладите свою плитку.
refused-no-such-tile = Такой плитки нет.
refused-no-such-turn = Плитку поворачивают на 0–3 четверти.
refused-same-turn = После пол-оборота эта плитка выглядит так же; назовите другой поворот.
refused-off-board = Там плитка не поместится на поле.
refused-not-central = Первая плитка должна закрыть центр.
refused-occupied = Там уже есть занятые клетки.
refused-not-touching = Ни одна клетка вашего цвета не коснётся того же цвета на другой плитке.
toscana-lobby-seat = { $number ->
    [1] Серый
   *[other] Красный
 }

# What is counted of a match, for a player’s own statistics.
toscana-number-best-zone = Плиток в вашей лучшей зоне
toscana-number-zones = Зон вашего цвета
