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
toscana-place = Плитка { $tile } на { $square }{ $turn ->
    [1] , повёрнута вправо
    [2] , повёрнута на пол-оборота
    [3] , повёрнута влево
   *[0] {""}
}

## Что требуется

toscana-prompt-open = Положите плитку на середину поля.
toscana-prompt-place = Положите плитку рядом со своим цветом.
toscana-prompt-veto = Плитка соперника: запретить или разрешить?
toscana-waiting-place = { $name } ищет место для этой плитки.
toscana-waiting-veto = { $name } думает, не запретить ли эту плитку ({ $other }).

## Плитка в руке

toscana-hand = Ваша плитка
toscana-turn-tile = Плитка { $tile }, { $turn ->
    [1] повёрнута вправо
    [2] повёрнута на пол-оборота
    [3] повёрнута влево
   *[0] прямо
}. Повернуть.
toscana-turns = Повороты плитки
toscana-turned = { $turn ->
    [1] Вправо
    [2] На пол-оборота
    [3] Влево
   *[0] Прямо
}: { $places ->
    [0] нет места
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}
toscana-how = Коснитесь огонька, чтобы примерить плитку, и ещё раз, чтобы положить.
toscana-how-touch = Повернуть: коснитесь плитки или поверните двумя пальцами.
toscana-how-keys = Повернуть: щелчок по плитке, колесо мыши или R.
toscana-lay = Положить сюда
toscana-back = Взять обратно
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
toscana-stack-top = Сверху: плитка { $tile }.
toscana-stack-below = Под ней, в неизвестном порядке: { $tiles }.
toscana-stack-last = В самом низу: { $tile }.

## Вето и потерянные ходы

toscana-veto-title = Запретить или разрешить
toscana-veto-theirs = { $name }: эту плитку сейчас положат
toscana-veto-own = Ваша следующая плитка
toscana-veto-help = Запрещённая плитка уходит под низ стопки, и сразу играется следующая. Вето одно на игру.
toscana-veto-play = Вето
toscana-veto-allow = Разрешить
toscana-veto-never = Разрешать без вопроса
toscana-veto-there = Вето ещё есть.
toscana-veto-gone = Вето использовано.
toscana-note-veto = Вето ({ $name }): плитка { $tile } теперь последняя.
toscana-note-lost = { $name } теряет ход: плитке { $tile } некуда лечь.
toscana-note-empty = { $name } теряет ход: плиток больше нет.

## Подсчёт и матч

toscana-game = Игра { $game }
toscana-match = Игры этого матча
toscana-count = Игра { $game }: подсчёт
toscana-count-how = Каждая плитка, через которую проходит лучшая зона, считается один раз.
toscana-count-skip = Пропустить
toscana-count-again = Пересчитать
toscana-go-on = К игре { $game }
toscana-result-won = { $name }: победа в игре { $game } со счётом { $high } : { $low }.
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
toscana-about = Кладите плитки в самую большую зону своего цвета. 2 игрока.
toscana-option-games = Игр в партии
toscana-option-first = Кто начинает
toscana-choice-first-grey = Серый
toscana-choice-first-red = Красный
toscana-choice-first-random = По жребию
toscana-option-swap_colours = Обмен цветами во второй игре
toscana-option-veto = Вето
toscana-option-veto-hint = Раз за игру отклонить плитку соперника
toscana-figure-setup = Перед первой плиткой: поле, обе стопки с верхними плитками и первая плитка в руке.
toscana-figure-turn = Дюжину плиток спустя. Рядом с именем: через сколько плиток проходит лучшая зона.
toscana-figure-end = Подсчёт: каждая плитка, через которую проходит лучшая зона, считается один раз.
toscana-tip-1 = Коснитесь светлой точки, чтобы примерить плитку, поверните её и подтвердите. Вам нужна большая зона своего цвета.
toscana-tip-2 = Хотя бы одна клетка вашего цвета должна касаться того же цвета на другой плитке.
toscana-tip-3 = Раз за игру можно наложить вето на плитку соперника. Берегите его для больного места.
