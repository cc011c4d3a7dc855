# Texte der Lektionen, außer denen der Spiele.

learn-lesson = { $game } lernen
learn-steps = Schritte der Lektion
learn-step = { $number } von { $last }
learn-before = Voriger Schritt
learn-skip = Nächster Schritt
learn-next = Weiter
learn-play = Erste Partie spielen
learn-again = Noch einmal
learn-none = Zu diesem Spiel gibt es noch keine Lektion.
learn-watch = Sieh, was geschieht …
learn-right = Richtig!
learn-wrong = Das nicht. Lies die Aufgabe noch einmal und versuche es wieder.
learn-show = Zeig es mir
learn-shown = Zum Beispiel:
learn-another = Noch eine Aufgabe
learn-number = Nr. { $number }
learn-follows = Danach: { $move }.
learn-streak =
    { $days ->
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
