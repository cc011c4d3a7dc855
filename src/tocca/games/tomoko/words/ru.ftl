# Tomoko в браузере.

# Что сейчас нужно сделать
tomoko-prompt-push = Ваш ход: втолкните шарик.
tomoko-prompt-push-or-claim = Ваш ход: втолкните шарик или сначала заявите карту.
tomoko-prompt-claim = Видите на поле свою карту? Заявите её!
tomoko-how = Выберите цвет и коснитесь стрелки у края.
tomoko-waiting = Ход: { $name }.
tomoko-takes-back = Так вы отмените предыдущий толчок. Выберите другой.

# Поле
tomoko-board = Поле
tomoko-marble = { $marble ->
    [dark] тёмный
    [light] светлый
   *[none] пусто
 }
tomoko-entry = { $side ->
    [N] сверху в столбец { $line }
    [S] снизу в столбец { $line }
    [E] справа в ряд { $line }
   *[W] слева в ряд { $line }
 }
tomoko-entry-option = { $marble ->
    [dark] Тёмный шарик
   *[light] Светлый шарик
 }, { $entry }
tomoko-bag = Мешочек: выберите шарик
tomoko-bag-option = { $marble ->
    [dark] Тёмный
   *[light] Светлый
 }, осталось { $count }
tomoko-push = Толкнуть
tomoko-cancel = Отмена

# Ходы, как они стоят в списке
tomoko-move-push = { $marble ->
    [dark] тёмный
   *[light] светлый
 }, { $entry }
tomoko-move-claim = заявить карту { $card }
tomoko-move-hand = передать карту { $card }

# Что сделает толчок
tomoko-preview-moves = { $count ->
    [0] Другие шарики не сдвинутся
    [one] Сдвинется { $count } шарик
    [few] Сдвинутся { $count } шарика
   *[other] Сдвинутся { $count } шариков
 }
tomoko-preview-falls = { $marble ->
    [dark] выпадет тёмный
   *[light] выпадет светлый
 }
tomoko-preview-shows = появится ваша карта { $card }!
tomoko-preview-gives = появится карта { $card } (у игрока { $name })

# Карты
tomoko-hand = Ваши карты
tomoko-team-hand = Карты вашей команды
tomoko-pattern = сверху { $top }; посередине { $middle }; снизу { $bottom }
tomoko-card = Карта { $card }: { $pattern }
tomoko-card-number = Карта { $card }
tomoko-claim = Заявить!
tomoko-claim-card = Заявить карту { $card }: { $pattern }
tomoko-tried = Нет на поле
tomoko-find-card = Где карта { $card } подходит лучше всего?
tomoko-turn-card = Повернуть карту { $card }
tomoko-fits = Карта { $card }: в лучшем месте совпадает { $right } из 9.
tomoko-pass-card = { $card } → { $name }
tomoko-held-you = Она у вас
tomoko-held = У партнёра: { $name }

# Все за столом
tomoko-players = Игроки и выложенные карты
tomoko-laid = Выложено карт: { $laid } из { $target }
tomoko-hidden = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[other] { $count } закрытых карт
 }
tomoko-pile = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
   *[other] В стопке { $count } карт
 }
tomoko-place = { $place }-е место
tomoko-race = Выложено после последнего толчка
tomoko-race-laid = { $name }: карта { $card }
tomoko-race-after = через { $seconds } с
tomoko-won = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
 }

# Что произошло, для тех, кто слушает
tomoko-said-push = { $name }: { $marble ->
    [dark] тёмный
   *[light] светлый
 }, { $entry }.
tomoko-said-fell = { $marble ->
    [dark] Тёмный шарик выпал.
   *[light] Светлый шарик выпал.
 }
tomoko-said-laid = { $name }: выложена карта { $card }.
tomoko-said-tried = Карты { $card } на поле нет.

# Весь стол словами
tomoko-describe-row = Ряд { $row }: { $marbles }.
tomoko-describe-bag = В мешочке: тёмных { $dark }, светлых { $light }.
tomoko-describe-last = Последний толчок: { $name }, { $marble ->
    [dark] тёмный
   *[light] светлый
 }, { $entry }.
tomoko-describe-laid = { $name }: выложено карт { $laid } из { $target }.
tomoko-describe-hand = На руках ({ $name }): { $cards }.
tomoko-describe-pile = Карт в стопке: { $count }.
tomoko-describe-turn = Теперь толкает { $name }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
tomoko-about = Толкайте шарики, пока на поле не сложатся ваши карты. 2–4 игрока.
tomoko-option-claims = Выкладывание карт
tomoko-choice-claims-auto = Автоматически
tomoko-choice-claims-manual = Игроки замечают сами
tomoko-option-prefill = Полное поле
tomoko-option-prefill-hint = Партия короче
tomoko-option-teams = Команды
tomoko-option-teams-hint = Вчетвером, двое на двое
tomoko-option-open_cards = Открытые карты
tomoko-option-open_cards-hint = Все видят все карты
tomoko-option-play_on = Доигрывать
tomoko-option-play_on-hint = За места после первого
tomoko-option-limit = Максимум толчков
tomoko-figure-setup = Перед первым толчком, на заполненном поле. Две ваши карты лежат перед вами.
tomoko-figure-turn = Толчок завершил узор: карта выкладывается, и берётся новая.
tomoko-figure-end = Конец: выложено десять карт.
tomoko-tip-1 = Выберите шарик и стрелку на краю: он сдвинет шарики перед собой на одну лунку, до первого пустого места.
tomoko-tip-2 = На ваших картах узоры 3 × 3. Когда такой узор сложится на поле, пусть и повёрнутый, карту выкладывают.
tomoko-tip-3 = Следите и за тем, что ваш толчок даст другим.
tomoko-picture-gap = Толчок в ряд с пустым местом: шарики перед ним сдвигаются на одно и заполняют его.
tomoko-picture-full = Толчок в полный ряд: сдвигаются все шарики, последний выпадает.
tomoko-picture-card = Карта и поле, на котором она видна повёрнутой на четверть: ряды со 2-го по 4-й, три левых столбца.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-momo = Момо
persona-momo-temper = котёнок: толкает шарики, чтобы катились
persona-momo-says =
    { $what ->
        [good] Мяу! Катится!
        [bad] Фыр.
        [won] Мур-мур-мур.
       *[lost] Мне бы только покатать шарики.
    }
persona-haru = Хару
persona-haru-temper = радуется каждой карте, вашей тоже
persona-haru-says =
    { $what ->
        [good] Как красиво!
        [bad] Рад за вас!
        [won] Все молодцы!
       *[lost] Какая чудесная игра!
    }
persona-emi = Эми
persona-emi-temper = вполголоса считает шарики
persona-emi-says =
    { $what ->
        [good] Четырнадцать тёмных… да.
        [bad] А я на это считала.
        [won] Всё сошлось.
       *[lost] Одного шарика не хватило.
    }
persona-jiro = Старый Дзиро
persona-jiro-temper = ждёт три толчка ради одного верного
persona-jiro-says =
    { $what ->
        [good] Терпение.
        [bad] Ещё вернётся.
        [won] Дерево росло медленно.
       *[lost] Значит, следующей весной.
    }
persona-tsuru = Журавль Цуру
persona-tsuru-temper = узнаёт вашу карту по тому, чего вы не трогаете
persona-tsuru-says =
    { $what ->
        [good] Вы оставили это мне.
        [bad] Так вот какая у вас карта.
        [won] Это было видно десять ходов назад.
       *[lost] Хорошо спрятали.
    }

## Why a match is over

outcome-target = Цель достигнута.

## Why an action is refused

refused-no-claims = Здесь подходящие карты выкладываются сами.
refused-no-partner = Карты передают только при игре командами.
refused-no-marble = Шариков этого цвета в мешочке больше нет.
refused-takes-back = Это сразу отменило бы предыдущий толчок.
refused-before-first-push = Карту можно выложить только после первого толчка.
refused-has-target = Вы уже выложили все нужные карты.
refused-tried = Эту карту уже пробовали; подождите следующего толчка.
refused-handed-over = Эту карту уже передавали; подождите следующего толчка.
refused-partner-holds-it = Эта карта у вашего партнёра.

# What is counted of a match, for a player’s own statistics.
tomoko-number-pushes-a-card = Толчков на карту
tomoko-number-cards = Карт за партию
