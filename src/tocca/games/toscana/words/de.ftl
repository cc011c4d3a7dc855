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
# A laid tile by the squares it covers; on which of them the other player's colour lies.
toscana-place = { $from }–{ $to }, andere Farbe auf { $squares }
# A tile by the two squares of the other player's colour, as it lies on its stack: two rows of four.
toscana-square = { $row ->
    [1] oben { $column }
   *[2] unten { $column }
}
toscana-pair = { $first } und { $second }

## Was gefragt ist

toscana-prompt-open = Leg dein Plättchen mitten aufs Brett.
toscana-prompt-place = Leg dein Plättchen an deine Farbe an.
toscana-prompt-veto = Gegnerisches Plättchen: verbieten oder erlauben?
toscana-waiting-place = { $name } sucht einen Platz für dieses Plättchen.
toscana-waiting-veto = { $name } überlegt: Veto gegen dieses Plättchen von { $other }?

## Das Plättchen in der Hand

toscana-hand = Dein Plättchen
toscana-turn-tile = Dein Plättchen, die andere Farbe { $tile }, { $turn ->
    [1] nach rechts gedreht
    [2] halb gedreht
    [3] nach links gedreht
   *[0] nicht gedreht
}. Drehen.
toscana-turns = Lagen des Plättchens
toscana-turned = { $turn ->
    [1] Nach rechts gedreht
    [2] Halb gedreht
    [3] Nach links gedreht
   *[0] Nicht gedreht
}: { $places ->
    [0] kein Platz
    [one] { $places } Platz
   *[other] { $places } Plätze
}
toscana-how = Tippe auf einen leuchtenden Punkt, um das Plättchen zu probieren, und noch einmal, um es zu legen.
toscana-how-touch = Drehen: auf das Plättchen tippen oder zwei Finger drehen.
toscana-how-keys = Drehen: Klick auf das Plättchen, Mausrad oder R.
toscana-lay = Hier legen
toscana-back = Zurück in die Hand
toscana-tried = Beste Zonen dann: Grau { $grey }, Rot { $red }.

## Zonen und Stapel

toscana-zone-show = { $colour ->
    [grey] Beste Zone von Grau zeigen
   *[red] Beste Zone von Rot zeigen
}
toscana-left = { $tiles ->
    [0] Stapel leer
   *[other] Stapel: { $tiles }
}
toscana-stack-empty = Der Stapel ist leer.
toscana-stack-top = Oberstes Plättchen, die andere Farbe { $tile }.
toscana-stack-below = Darunter, in unbekannter Reihenfolge, die andere Farbe: { $tiles }.
toscana-stack-last = Ganz unten, die andere Farbe { $tile }.

## Vetos und verlorene Züge

toscana-veto-title = Verbieten oder erlauben
toscana-veto-theirs = { $name } will dieses Plättchen legen
toscana-veto-own = Dein nächstes Plättchen
toscana-veto-help = Ein verbotenes Plättchen kommt unter den Stapel, und das nächste wird sofort gespielt. Du hast ein Veto pro Spiel.
toscana-veto-explained = Das darf jeder einmal pro Partie: Das Plättchen kommt unter den Stapel, und das nächste wird gelegt.
toscana-veto-play = Veto
toscana-veto-allow = Erlauben
toscana-veto-never = Immer erlauben
toscana-veto-there = Veto noch nicht benutzt.
toscana-veto-gone = Veto verbraucht.
toscana-note-veto = Veto von { $name }: Das oberste Plättchen kommt ganz nach unten.
toscana-note-lost = { $name } verliert den Zug: Das oberste Plättchen passt nirgends.
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
toscana-about = Lege Plättchen und bilde die größte Zone deiner Farbe. 2 Personen.
toscana-option-games = Spiele in der Partie
toscana-option-first = Wer beginnt
toscana-choice-first-grey = Grau
toscana-choice-first-red = Rot
toscana-choice-first-random = Ausgelost
toscana-option-swap_colours = Farbentausch im zweiten Spiel
toscana-option-veto = Veto
toscana-option-veto-hint = Einmal pro Spiel ein gegnerisches Plättchen verbieten
toscana-figure-setup = Vor dem ersten Plättchen: das Brett, beide Stapel mit ihrem obersten Plättchen und das Eröffnungsplättchen in der Hand.
toscana-figure-turn = Ein Dutzend Plättchen später. Neben jedem Namen: durch wie viele Plättchen die beste Zone läuft.
toscana-figure-end = Die Wertung: Jedes Plättchen, durch das die beste Zone läuft, zählt einmal.
toscana-tip-1 = Tippe auf einen leuchtenden Punkt, probiere dein Plättchen, drehe es und bestätige. Ziel ist eine große Zone deiner Farbe.
toscana-tip-2 = Mindestens ein Feld deiner Farbe muss dieselbe Farbe eines anderen Plättchens berühren.
toscana-tip-3 = Einmal pro Spiel darfst du ein gegnerisches Plättchen verbieten. Spare dir das Veto auf, bis es richtig wehtut.
toscana-picture-turns = Ein Plättchen in seinen vier Drehungen.
toscana-picture-tiles = Die sechzehn Plättchen von Grau mit ihren Nummern.
toscana-picture-score = Die Plättchen A, B und C nebeneinander, D unter A.
# The four tiles of the example on the rules page, as its text calls them.
toscana-picture-letters = ABCD

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-nino = Nino
persona-nino-temper = Lehrling: legt erst und schaut dann
persona-nino-says =
    { $what ->
        [good] Oh, das war gut?
        [bad] Hoppla.
        [won] Gewonnen? Darf ich das dem Meister sagen?
       *[lost] Dann kehre ich mal.
    }
persona-pia = Nonna Pia
persona-pia-temper = baut da, wo ihre Bank steht
persona-pia-says =
    { $what ->
        [good] Nicht neben meiner Bank, Schatz.
        [bad] Ach, die jungen Leute.
        [won] Setz dich, es gibt Suppe.
       *[lost] Gut gebaut. Iss etwas Suppe.
    }
persona-fausto = Landvermesser Fausto
persona-fausto-temper = verschenkt heute kein Feld; morgen ist morgen
persona-fausto-says =
    { $what ->
        [good] Auf den Strich genau.
        [bad] Das war vermessen!
        [won] Kein Feld verschenkt.
       *[lost] Der Plan stimmte. Die Stadt nicht.
    }
persona-livia = Contessa Livia
persona-livia-temper = sagt im ungünstigsten Moment lächelnd Nein
persona-livia-says =
    { $what ->
        [good] Nein. Aber danke.
        [bad] Wie reizend. Wie frech.
        [won] Du darfst mir die Hand küssen.
       *[lost] Ich habe dich gelassen, natürlich.
    }
persona-brunello = Maestro Brunello
persona-brunello-temper = sieht die Stadt vor dem ersten Plättchen
persona-brunello-says =
    { $what ->
        [good] Wie ich es gezeichnet habe.
        [bad] Ein interessanter Strich.
        [won] Die Stadt ist fertig.
       *[lost] Du sahst eine andere Stadt. Eine schönere.
    }

## Why a match is over

outcome-games = Mehr Spiele gewonnen.
outcome-total = Je ein Spiel gewonnen: Die Summe entscheidet.
outcome-draw = Spiele und Summen sind gleich.

## Why an action is refused

refused-decide-first = Entscheide zuerst: Veto gegen das gegnerische Plättchen (veto) oder erlauben (allow).
refused-wrong-tile = Dieses Plättchen liegt nicht oben auf deinem Stapel.
refused-no-such-decision = Die Antwort ist veto oder allow.
refused-no-decision = Jetzt gibt es kein Plättchen zu verbieten oder zu erlauben: Lege deins.
refused-no-such-tile = Dieses Plättchen gibt es nicht.
refused-no-such-turn = Ein Plättchen wird um 0 bis 3 Viertel gedreht.
refused-same-turn = Dieses Plättchen sieht nach einer halben Drehung gleich aus; nenne die andere Drehung.
refused-off-board = Dort läge das Plättchen nicht auf dem Brett.
refused-not-central = Das erste Plättchen muss die Mitte bedecken.
refused-occupied = Dort sind schon Felder bedeckt.
refused-not-touching = Kein Feld deiner Farbe würde dieselbe Farbe eines anderen Plättchens berühren.
toscana-lobby-seat = { $number ->
    [1] Grau
   *[other] Rot
 }

# What is counted of a match, for a player’s own statistics.
toscana-number-best-zone = Plättchen in deiner besten Zone
toscana-number-zones = Zonen deiner Farbe
