# Textes des leçons, à part ceux des jeux.

learn-lesson = Apprendre { $game }
learn-steps = Étapes de la leçon
learn-step = { $number } sur { $last }
learn-before = Étape précédente
learn-skip = Étape suivante
learn-next = Suite
learn-play = Jouer une première partie
learn-again = Encore une fois
learn-none = Ce jeu n’a pas encore de leçon.
learn-watch = Regardez ce qui se passe…
learn-right = Exact !
learn-wrong = Ce n’est pas ça. Relisez la consigne et réessayez.
learn-show = Montrez-moi
learn-shown = Par exemple :
learn-another = Un autre problème
learn-number = N° { $number }
learn-follows = Ensuite : { $move }.
learn-streak =
    { $days ->
        [one] Série : 1 jour
       *[other] Série : { $days } jours
    }
