# Тексты уроков, кроме текстов самих игр.

learn-lesson = Урок: { $game }
learn-steps = Шаги урока
learn-step = { $number } из { $last }
learn-before = Предыдущий шаг
learn-skip = Следующий шаг
learn-next = Дальше
learn-play = Сыграть первую партию
learn-again = Ещё раз
learn-none = Для этой игры урока пока нет.
learn-watch = Смотрите, что происходит…
learn-right = Верно!
learn-wrong = Не то. Перечитайте задание и попробуйте ещё раз.
learn-show = Показать
learn-shown = Например:
learn-another = Другая задача
learn-number = № { $number }
learn-follows = После этого: { $move }.
learn-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
