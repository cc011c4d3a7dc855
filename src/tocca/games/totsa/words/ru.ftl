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
        [brown-moon] коричневый месяц
        [pink-moon] розовый месяц
        [green-moon] зелёный месяц
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
        [brown-moon] коричневый месяц
        [pink-moon] розовый месяц
        [green-moon] зелёный месяц
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
totsa-roll = Бросить кубики
totsa-pass = Пас
totsa-shout = ТОЦА!
totsa-shout-label = Крикнуть «Тоца!», чтобы победить
totsa-count = Бросок { $number }
totsa-next = Следующим бросает { $name }.
totsa-rolling =
    { $you ->
        [yes] Вы бросаете…
       *[no] { $name } бросает…
    }
totsa-dice = На кубиках: { $card }
totsa-dice-waiting = Кубики ждут
totsa-welcome =
    { $you ->
        [yes] Печенье! Бросаете вы.
       *[no] Печенье! Бросает { $name }.
    }
totsa-nobody = Никто не взял.
totsa-pointing = { $name } указывает… На какую?
totsa-paying =
    { $you ->
        [yes] Выберите карту для штрафа.
       *[no] { $name } выбирает карту для штрафа.
    }
totsa-mark-out = пропускает
totsa-mark-owes = платит
totsa-mark-passed = пас
totsa-mark-pressed = нажато
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
        [smug] доволен собой
        [sleepy] дремлет
       *[calm] спокоен
    }

## Photo finish

totsa-photo = Фотофиниш
totsa-photo-close = Закрыть фотофиниш
totsa-photo-margin = { $name } на { $ms } мс
totsa-photo-chance = Жребий выпал игроку { $name }
totsa-photo-drawn = Разница слишком мала: жребий выпал игроку { $name }.
totsa-photo-first = { $name } быстрее на { $ms } мс.
totsa-photo-one = { $name }: { $ms } мс
totsa-photo-late = { $name }: { $ms } мс · вы: { $own } мс, поздно
totsa-photo-too-late = поздно
totsa-photo-slow = Замедленно
totsa-photo-lane = { $name }: { $action }, нажатие через { $counted } мс, пришло через { $arrived } мс, поправка на связь { $believed } мс
totsa-photo-seen = кубики видны
totsa-photo-pressed = нажатие
totsa-photo-back = в пути, учтено

## Prompts

totsa-prompt-roll = Бросьте кубики.
totsa-prompt-thrown = Рано! Кубики ещё катятся.
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
        [yes] Вы захватываете { $card } у игрока { $owner }!
       *[no] { $name } захватывает { $card } у игрока { $owner }.
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
        [yes] Тоца? Рано: нужно открытых карт — { $goal }{ $hidden ->
            [0] .
           *[other] {" "}или закрытых — { $hidden }.
        }
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
        [yes] Вы забыли крикнуть! Всё ваше печенье возвращается на поле.
       *[no] { $name } забывает крикнуть! Всё печенье игрока возвращается на поле.
    }
totsa-event-won =
    { $you ->
        [yes] ТОЦА! Вы победили!
       *[no] ТОЦА! Побеждает { $name }!
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-name = Тоца!
totsa-about = Хлопните по нужному печенью раньше всех и запоминайте, где что лежит. 2–4 игрока.
totsa-option-simple = Упрощённая игра
totsa-option-simple-hint = Без Переворота, половина печений, для победы — три открытые карты
totsa-option-peek = Можно смотреть свои закрытые карты
totsa-option-pace = Пауза между бросками (секунды)
totsa-option-window = Время на хлопок (секунды)
totsa-option-limit = Максимум бросков
totsa-figure-setup = Перед первым броском: восемнадцать печений и три карты действий.
totsa-figure-turn = Кубики брошены: цвет и форма называют одно печенье. Кто хлопнет первым, тот его и берёт.
totsa-figure-end = Конец: кто что взял.
totsa-tip-1 = Для победы нужны шесть открытых печений или три закрытых — и крик. Следите за кубиками: цвет и форма указывают на одно печенье. Хлопните по этой карте раньше других.
totsa-tip-2 = Ошибочный хлопок стоит карты. Лучше поздно, чем мимо.
totsa-tip-3 = Набрали? Нажмите ТОЦА! до следующего броска, иначе все ваши карты вернутся на поле. И запоминайте, что на закрытых картах: их можно захватить.
totsa-picture-field = Три ряда по семь карт, карты действий в середине второго ряда.
totsa-picture-simple = Ряды по четыре, четыре и три карты, две карты действий в середине второго ряда.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-biscotto = Бискотто
persona-biscotto-temper = старый пёс: дремлет и видит во сне печенье
persona-biscotto-says =
    { $what ->
        [good] Гав. Крошки.
        [bad] А? Уже бросили?
        [won] Лучший день. Опять.
       *[lost] Хр-р… печенье…
    }
persona-rosa = Тётя Роза
persona-rosa-temper = хлопает от души, не всегда по той карте
persona-rosa-says =
    { $what ->
        [good] Ха! С душой!
        [bad] Мадонна, не тот!
        [won] Кто голодный?
       *[lost] Бери, ты и так худой.
    }
persona-tino = Тино
persona-tino-temper = ученик пекаря: узнаёт печенье по крошкам
persona-tino-says =
    { $what ->
        [good] Прямо из печи!
        [bad] Пальцы были в масле.
        [won] Я же их сам пеку.
       *[lost] Папа говорит, надо смотреть лучше.
    }
persona-volpe = Вольпе
persona-volpe-temper = лиса: помнит, что вы перевернули
persona-volpe-says =
    { $what ->
        [good] Этот я помню.
        [bad] Хитро. Запомню.
        [won] Вы забываете. Я — никогда.
       *[lost] И лисы иногда спят.
    }
persona-ombra = Омбра
persona-ombra-temper = енот: исчезает с печеньем раньше вашего взгляда
persona-ombra-says =
    { $what ->
        [good] Исчезло.
        [bad] Вы меня видели? Невозможно.
        [won] Всё моё. Никто не видел.
       *[lost] Быстро. Слишком быстро.
    }

## Why a match is over

outcome-shout = Тоца!

## Why an action is refused

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

# What is counted of a match, for a player’s own statistics.
totsa-number-reaction-ms = Время реакции
totsa-number-errors = Ошибок за партию
totsa-number-acts = Удачных ударов за партию
