# Toscana: das Brett und was darauf geschieht.

toscana-letter = { $colour ->
    [grey] G
   *[red] R
}
toscana-colour = { $colour ->
    [grey] Grau
   *[red] Rot
}
toscana-board = Brett mit 17 mal 17 Feldern
toscana-place = Plättchen { $tile } auf { $square }{ $turn ->
    [1] , nach rechts gedreht
    [2] , halb gedreht
    [3] , nach links gedreht
   *[0] {""}
}

## Was gefragt ist

toscana-prompt-open = Leg dein Plättchen mitten aufs Brett.
toscana-prompt-place = Leg dein Plättchen an deine Farbe an.
toscana-prompt-veto = Das Plättchen des Gegners: verbieten oder erlauben?
toscana-waiting-place = { $name } sucht einen Platz für dieses Plättchen.
toscana-waiting-veto = { $name } überlegt, ob dieses Plättchen von { $other } verboten wird.

## Das Plättchen in der Hand

toscana-hand = Dein Plättchen
toscana-turn-tile = Plättchen { $tile }, { $turn ->
    [1] nach rechts gedreht
    [2] halb gedreht
    [3] nach links gedreht
   *[0] aufrecht
}. Drehen.
toscana-turns = Lagen des Plättchens
toscana-turned = { $turn ->
    [1] Nach rechts gedreht
    [2] Halb gedreht
    [3] Nach links gedreht
   *[0] Aufrecht
}: { $places ->
    [0] kein Platz
    [one] { $places } Platz
   *[other] { $places } Plätze
}
toscana-how = Tipp auf ein Licht, um das Plättchen zu probieren, und noch einmal, um es zu legen.
toscana-how-touch = Drehen: auf das Plättchen tippen oder zwei Finger drehen.
toscana-how-keys = Drehen: Klick auf das Plättchen, Mausrad oder R.
toscana-lay = Hier legen
toscana-back = Zurück in die Hand
toscana-tried = Beste Zonen dann: Grau { $grey }, Rot { $red }.

## Zonen und Stapel

toscana-zone-show = { $colour ->
    [grey] Graus beste Zone zeigen
   *[red] Rots beste Zone zeigen
}
toscana-left = { $tiles ->
    [0] kein Plättchen mehr
   *[other] noch { $tiles } Plättchen
}
toscana-stack-empty = Der Stapel ist leer.
toscana-stack-top = Oben: Plättchen { $tile }.
toscana-stack-below = Darunter, in unbekannter Reihenfolge: { $tiles }.
toscana-stack-last = Ganz unten: { $tile }.

## Vetos und verlorene Züge

toscana-veto-title = Verbieten oder erlauben
toscana-veto-theirs = { $name } will dieses Plättchen legen
toscana-veto-own = Dein nächstes Plättchen
toscana-veto-help = Ein verbotenes Plättchen kommt unter den Stapel, und das nächste wird sofort gespielt. Du hast ein Veto pro Spiel.
toscana-veto-play = Veto
toscana-veto-allow = Erlauben
toscana-veto-never = Erlauben, ohne zu fragen
toscana-veto-there = Veto noch nicht benutzt.
toscana-veto-gone = Veto verbraucht.
toscana-note-veto = Veto von { $name }: Plättchen { $tile } ist jetzt das letzte.
toscana-note-lost = { $name } verliert den Zug: Plättchen { $tile } passt nirgends.
toscana-note-empty = { $name } verliert den Zug: kein Plättchen mehr.

## Die Wertung und die Partie

toscana-game = Spiel { $game }
toscana-match = Spiele dieser Partie
toscana-count = Spiel { $game }: die Wertung
toscana-count-how = Jedes Plättchen, durch das die beste Zone läuft, zählt einmal.
toscana-count-skip = Überspringen
toscana-count-again = Noch einmal zählen
toscana-go-on = Weiter zu Spiel { $game }
toscana-result-won = { $name } gewinnt Spiel { $game } mit { $high } zu { $low }.
toscana-result-drawn = Spiel { $game } endet unentschieden, { $high } zu { $low }.

## Der Tisch in Worten

toscana-seat-words = { $name } spielt { $colour ->
    [grey] Grau
   *[red] Rot
}; beste Zone: { $tiles } Plättchen.
toscana-laid-words = { $tiles ->
    [0] Das Brett ist leer.
    [one] { $tiles } Plättchen liegt auf dem Brett:
   *[other] { $tiles } Plättchen liegen auf dem Brett:
}
toscana-laid = { $colour ->
    [grey] Grau: { $place }.
   *[red] Rot: { $place }.
}
toscana-told-laid = { $name }: { $place }. Beste Zonen: Grau { $grey }, Rot { $red }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toscana-about = Leg Plättchen zur größten Zone deiner Farbe. 2 Spieler.
toscana-option-games = Spiele in der Partie
toscana-option-first = Wer beginnt
toscana-choice-first-grey = Grau
toscana-choice-first-red = Rot
toscana-choice-first-random = Ausgelost
toscana-option-swap_colours = Farbentausch im zweiten Spiel
toscana-option-veto = Veto
toscana-option-veto-hint = Einmal im Spiel das fremde Plättchen ablehnen
toscana-figure-setup = Vor dem ersten Plättchen: das Brett, beide Stapel mit ihrem obersten Plättchen und das Eröffnungsplättchen in der Hand.
toscana-figure-turn = Ein Dutzend Plättchen später. Neben jedem Namen: durch wie viele Plättchen die beste Zone führt.
toscana-figure-end = Die Zählung: Jedes Plättchen, durch das eine beste Zone führt, zählt einmal.
toscana-tip-1 = Tipp auf einen leuchtenden Punkt, um dein Plättchen zu probieren, dreh es, dann bestätige. Du brauchst eine große Zone deiner Farbe.
toscana-tip-2 = Mindestens ein Feld deiner Farbe muss dieselbe Farbe eines anderen Plättchens berühren.
toscana-tip-3 = Einmal im Spiel darfst du gegen das fremde Plättchen ein Veto einlegen. Heb es auf, bis es wehtut.
