# Texts of lessons, apart from those of the games.

learn-lesson = Learn { $game }
learn-steps = Steps of the lesson
learn-step = { $number } of { $last }
learn-before = Previous step
learn-skip = Next step
learn-next = Next
learn-play = Play your first match
learn-again = Once more
learn-none = This game has no lesson yet.
learn-watch = Watch what happens…
learn-right = Right!
learn-wrong = Not that one. Read the task once more and try again.
learn-show = Show me
learn-shown = For instance:
learn-another = Another puzzle
learn-number = No. { $number }
learn-follows = After that: { $move }.
learn-streak =
    { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
