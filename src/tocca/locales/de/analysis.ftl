# Die Analyse einer beendeten Partie.

analysis-title = Analyse
analysis-thinking = Jeder Zug wird durchdacht …
analysis-waiting =
    { $ahead ->
        [one] Eine Partie ist noch davor …
       *[other] { $ahead } Partien sind noch davor …
    }
analysis-rough = Ein erster Blick. Ein genauerer folgt …
analysis-here = Dieser Browser denkt darüber nach, weniger weit voraus als ein Server.
analysis-graph = Gewinnchancen im Lauf der Partie
analysis-graph-about = So schätzt ein starker Spieler die Lage vor jedem Zug ein, wenn er nur sieht, was die Person am Zug sah.
analysis-play-on = Von hier als { $name } weiterspielen

analysis-turns = Wendepunkte
analysis-no-turns = Kein einzelner Moment hat die Partie entschieden.
analysis-turn-mistake = { $name } fällt durch den eigenen Zug von { $before } auf { $after }
analysis-turn-gift = { $name } steigt nach einem Fehler von { $by } von { $before } auf { $after }
analysis-turn-chance = Zufall: { $name } kommt von { $before } auf { $after }
analysis-turn-play = { $name } kommt durch die Züge der anderen von { $before } auf { $after }

analysis-mistakes = Was besser gewesen wäre
analysis-no-mistakes = Kein Zug hat etwas verschenkt.
analysis-mistake = { $name }: { $move } (−{ $loss })
analysis-better = Besser: { $move } ({ $chance })
