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
learn-watch = Schau, was passiert …
learn-right = Richtig!
learn-wrong = Das war es nicht. Lies die Aufgabe noch einmal und versuch es wieder.
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
