# Tomoko в браузере.

# Что сейчас нужно сделать
tomoko-prompt-push = Ваш ход: втолкните шарик.
tomoko-prompt-push-or-claim = Ваш ход: втолкните шарик или сначала заявите карту.
tomoko-prompt-claim = Видите на поле свою карту? Заявите её!
tomoko-how = Выберите цвет и нажмите на вход.
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
    [N] столбец { $line } сверху
    [S] столбец { $line } снизу
    [E] ряд { $line } справа
   *[W] ряд { $line } слева
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
tomoko-find-card = Где карта { $card } ближе всего?
tomoko-turn-card = Повернуть карту { $card }
tomoko-fits = Карта { $card }: в лучшем месте верно стоят { $right } из 9.
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
tomoko-place = Место { $place }
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
tomoko-choice-claims-auto = Само собой
tomoko-choice-claims-manual = Замечаете сами
tomoko-option-prefill = Полное поле
tomoko-option-prefill-hint = Партия короче
tomoko-option-teams = Команды
tomoko-option-teams-hint = Вчетвером, двое на двое
tomoko-option-open_cards = Открытые карты
tomoko-option-open_cards-hint = Все видят все карты
tomoko-option-play_on = Доигрывать
tomoko-option-play_on-hint = За места после первого
tomoko-option-limit = Не больше толчков
tomoko-figure-setup = Перед первым толчком, на заполненном поле. Две ваши карты лежат перед вами.
tomoko-figure-turn = Толчок завершил узор: карта выкладывается, и берётся новая.
tomoko-figure-end = Конец: выложено десять карт.
tomoko-tip-1 = Выберите шарик и стрелку на краю: он сдвинет шарики перед собой на один, до первого пустого места.
tomoko-tip-2 = На ваших картах узоры 3 × 3. Когда такой сложился на поле, хоть и повёрнутый, карта выкладывается.
tomoko-tip-3 = Смотрите и на то, что ваш толчок дарит другим.
