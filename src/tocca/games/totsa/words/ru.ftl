# Стол игры «Тоца!». $you равно yes, когда фраза обращена к читающему; $card в событии — это totsa-card-object.

## Cards

totsa-card =
    { $card ->
        [brown-star] коричневая звезда
        [pink-star] розовая звезда
        [green-star] зелёная звезда
        [brown-heart] коричневое сердце
        [pink-heart] розовое сердце
        [green-heart] зелёное сердце
        [brown-moon] коричневая луна
        [pink-moon] розовая луна
        [green-moon] зелёная луна
        [brown-ring] коричневое кольцо
        [pink-ring] розовое кольцо
        [green-ring] зелёное кольцо
        [brown-tree] коричневая ёлка
        [pink-tree] розовая ёлка
        [green-tree] зелёная ёлка
        [brown-fish] коричневая рыба
        [pink-fish] розовая рыба
       *[green-fish] зелёная рыба
    }
totsa-card-object =
    { $card ->
        [brown-star] коричневую звезду
        [pink-star] розовую звезду
        [green-star] зелёную звезду
        [brown-heart] коричневое сердце
        [pink-heart] розовое сердце
        [green-heart] зелёное сердце
        [brown-moon] коричневую луну
        [pink-moon] розовую луну
        [green-moon] зелёную луну
        [brown-ring] коричневое кольцо
        [pink-ring] розовое кольцо
        [green-ring] зелёное кольцо
        [brown-tree] коричневую ёлку
        [pink-tree] розовую ёлку
        [green-tree] зелёную ёлку
        [brown-fish] коричневую рыбу
        [pink-fish] розовую рыбу
       *[green-fish] зелёную рыбу
    }
totsa-act =
    { $act ->
        [protect] Защита
        [flip] Переворот
       *[capture] Захват
    }

## Table

totsa-table = Тоца! на кухонном столе
totsa-field = Карты в середине
totsa-empty = пустое место
totsa-side = { $name }: карты
totsa-own-side = Ваши карты
totsa-open-of = открытых: { $open } из { $goal }
totsa-down-of = закрытых: { $down } из { $goal }
totsa-down = закрытая карта { $slot }
totsa-no-down = место { $slot } пусто
totsa-point = Указать на закрытую карту { $slot }, игрок { $name }
totsa-slap = Хлопок: { $card }
totsa-return = Вернуть: { $card }
totsa-turn-up = Открыть закрытую карту { $slot }
totsa-roll = Бросить
totsa-pass = Пас
totsa-shout = ТОЦА!
totsa-shout-label = Крикнуть «Тоца!», чтобы победить
totsa-count = Бросок { $number }
totsa-next = Следующим бросает { $name }.
totsa-rolling =
    { $you ->
        [yes] Вы бросаете …
       *[no] { $name } бросает …
    }
totsa-dice = На кубиках: { $card }
totsa-dice-waiting = Кубики ждут
totsa-welcome =
    { $you ->
        [yes] Печенье! Бросаете вы.
       *[no] Печенье! Бросает { $name }.
    }
totsa-nobody = Никто не захотел.
totsa-pointing = { $name } указывает … на какую?
totsa-paying =
    { $you ->
        [yes] Выберите карту для штрафа.
       *[no] { $name } выбирает карту для штрафа.
    }
totsa-mark-out = вне броска
totsa-mark-owes = платит
totsa-mark-passed = пас
totsa-mark-pressed = нажатие есть
totsa-mark-points = указывает
totsa-mark-rolls = бросает
totsa-seconds = осталось { $seconds } с
totsa-raccoon = Енот Тоца
totsa-mood =
    { $mood ->
        [curious] любопытен
        [alert] начеку
        [happy] счастлив
        [shocked] потрясён
        [smug] ехиден
        [sleepy] дремлет
       *[calm] спокоен
    }

## Photo finish

totsa-photo = Фотофиниш
totsa-photo-close = Закрыть фотофиниш
totsa-photo-margin = { $name } на { $ms } мс
totsa-photo-chance = Жребий выпал игроку { $name }
totsa-photo-drawn = Слишком близко: жребий выпал игроку { $name }.
totsa-photo-first = Быстрее на { $ms } мс: { $name }.
totsa-photo-one = { $name }: { $ms } мс
totsa-photo-lane = { $name }: { $action }, нажатие через { $counted } мс, пришло через { $arrived } мс, за связь возвращено { $believed } мс
totsa-photo-seen = кубики видны
totsa-photo-pressed = нажатие
totsa-photo-back = в пути, возвращено

## Prompts

totsa-prompt-roll = Бросьте кубики.
totsa-prompt-thrown = Руки прочь, пока кубики катятся!
totsa-prompt-race = Хлопните по печенью или по карте действия!
totsa-prompt-point = Укажите на нужную карту.
totsa-prompt-return = Выберите открытую карту и верните её.
totsa-prompt-turn-up = Выберите закрытую карту и откройте её.

## Description

totsa-describe-over = Игра окончена.
totsa-describe-row = Ряд { $row }: { $cards }.
totsa-describe-player =
    { $you ->
        [yes] У вас
       *[no] { $name }:
    } { $open ->
        [0] нет открытых карт
        [one] { $open } открытая карта из { $goal }: { $cards }
        [few] { $open } открытые карты из { $goal }: { $cards }
       *[other] { $open } открытых карт из { $goal }: { $cards }
    }, { $down ->
        [0] закрытых нет
        [one] { $down } закрытая
        [few] { $down } закрытые
       *[other] { $down } закрытых
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] Вы берёте { $card }!
       *[no] { $name } берёт { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Защита! Карта остаётся у вас.
       *[no] { $name } защищает карту.
    }
totsa-event-flipped =
    { $you ->
        [yes] Вы переворачиваете { $card }.
       *[no] { $name } переворачивает { $card }.
    }
totsa-event-captured =
    { $you ->
        [yes] Вы захватываете { $card } (игрок { $owner })!
       *[no] { $name } захватывает { $card } (игрок { $owner }).
    }
totsa-event-false-start =
    { $you ->
        [yes] Слишком рано! Кубики ещё катились.
       *[no] { $name }: слишком рано, кубики ещё катились.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Не то печенье! Рука легла на { $card }.
       *[no] { $name }: не то печенье, рука легла на { $card }.
    }
totsa-event-on-field =
    { $you ->
        [yes] Карта лежит на поле: { $act } не поможет.
       *[no] { $name }: { $act }, но карта лежит на поле.
    }
totsa-event-not-yours =
    { $you ->
        [yes] Эта карта не ваша: { $act } не поможет.
       *[no] { $name }: { $act }, но карта чужая.
    }
totsa-event-own-card =
    { $you ->
        [yes] Захват? Эта карта и так ваша!
       *[no] { $name }: Захват собственной карты.
    }
totsa-event-already-down =
    { $you ->
        [yes] Эта карта уже закрыта.
       *[no] { $name }: Переворот, но карта уже закрыта.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Не та! Вы указали на карту { $slot } игрока { $owner }.
       *[no] { $name } указывает на карту { $slot } игрока { $owner }: не та.
    }
totsa-event-late =
    { $you ->
        [yes] Не успели указать!
       *[no] { $name } не успевает указать.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Тоца? Цель ещё не достигнута.
       *[no] { $name } кричит «Тоца!», но цель не достигнута.
    }
totsa-event-returned =
    { $you ->
        [yes] Вы возвращаете { $card }.
       *[no] { $name } возвращает { $card }.
    }
totsa-event-turned-up =
    { $you ->
        [yes] Вы открываете { $card }.
       *[no] { $name } открывает { $card }.
    }
totsa-event-spared =
    { $you ->
        [yes] Платить вам нечем.
       *[no] { $name }: платить нечем.
    }
totsa-event-forgotten =
    { $you ->
        [yes] Забыли крикнуть! Всё ваше печенье возвращается.
       *[no] { $name } забывает крикнуть! Всё печенье возвращается.
    }
totsa-event-won =
    { $you ->
        [yes] ТОЦА! Вы победили!
       *[no] ТОЦА! Побеждает { $name }!
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-about = Первым хлопните по нужному печенью и запоминайте. 2–4 игрока.
totsa-option-simple = Простая игра
totsa-option-simple-hint = Без Переворота, половина печений, для победы — три открытые карты
totsa-option-peek = Смотреть свои закрытые карты
totsa-option-pace = Пауза между бросками, секунды
totsa-option-window = Время на хлопок, секунды
totsa-option-limit = Не больше бросков
totsa-figure-setup = Перед первым броском: восемнадцать печений и три карты действий.
totsa-figure-turn = Кубики брошены: цвет и форма называют одно печенье. Кто хлопнет первым, тот его и берёт.
totsa-figure-end = Конец: кто что взял.
totsa-tip-1 = Следите за кубиками: цвет и форма указывают на одно печенье. Хлопните по этой карте раньше других.
totsa-tip-2 = Ошибочный хлопок стоит карты. Лучше поздно, чем мимо.
totsa-tip-3 = Закрытые карты можно захватить: запоминайте, что на них.
