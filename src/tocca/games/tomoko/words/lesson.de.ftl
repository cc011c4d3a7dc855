# Die Lektion zu Tomoko (lesson.toml): eine Frage, was nach der Lösung gesagt wird (-done), und zu falschen Antworten.

tomoko-lesson-push = Wähle eine Murmel, dunkel oder hell, und schieb sie bei einem beliebigen Pfeil am Rand hinein. Ein Zug ist ein Schub.
tomoko-lesson-push-done = Das war schon ein ganzer Zug. Eine Murmel bleibt in der ersten Mulde liegen und schiebt die vor ihr um eins weiter, bis zur ersten Lücke.
tomoko-lesson-falls = Die mittlere Reihe ist voll. Schieb noch eine Murmel hinein, von links oder von rechts, und achte auf das andere Ende.
tomoko-lesson-falls-done = Die Murmel am anderen Ende ist herausgefallen: In einer vollen Reihe nimmt jeder Schub eine vom Brett.
tomoko-lesson-falls-else = Diese Reihe hat noch eine Lücke. Nimm den Pfeil links oder rechts von der mittleren Reihe.
tomoko-lesson-back = Der letzte Schub ging in die volle mittlere Reihe. Einfach zurückschieben geht nicht: Der Pfeil und die Murmel, die ihn aufheben würden, sind gesperrt. Mach einen anderen Schub.
tomoko-lesson-back-done = Genau. Niemand darf das Brett so herstellen, wie es vor dem letzten Schub war.
tomoko-lesson-pattern = Deine Karten zeigen Muster von 3 × 3. Einem davon, eine dunkle Reihe neben zwei hellen, fehlt nur eine Murmel ganz unten in der vierten Spalte. Es darf überall liegen, beliebig gedreht. Vollende es.
tomoko-lesson-pattern-done = Da ist es, um ein Viertel gedreht. Die Karte wird abgelegt, und du ziehst eine neue. Wer zuerst genug Karten ablegt, gewinnt.
tomoko-lesson-pattern-colour = Die Stelle stimmt, aber dort fehlt die andere Farbe.
tomoko-lesson-pattern-else = Sieh dir die Spalten des Bretts an: dunkel, hell, hell. Welche Mulde ist leer? Schieb von unten.
tomoko-lesson-claim = An manchen Tischen musst du selbst hinsehen. Gerade wurde eines deiner Muster vollendet: Finde die Karte und melde sie.
tomoko-lesson-claim-done = Gut gesehen! Eine Karte zählt, egal wer geschoben hat. Eine vergebliche Meldung kostet nichts, und niemand erfährt davon.
tomoko-lesson-claim-other = Diese Karte zeigt das Brett nicht. Die andere hat eine dunkle Reihe.
tomoko-lesson-claim-else = Noch nicht schieben: Melde zuerst die Karte.
tomoko-lesson-teams = Zwei gegen zwei: Dein Teammitglied sitzt gegenüber und schiebt als Nächstes. Zeigen darfst du deine Karte nicht, aber weitergeben. Gib die Karte weiter, der eine Murmel fehlt.
tomoko-lesson-teams-done = Ihr versteht euch: Die Karte liegt und zählt für euch beide. Jetzt kannst du Tomoko!

tomoko-lesson-puzzle = Zeige deine Karte { $card } mit zwei Schüben. Dazwischen schiebt die Gegenseite, und du weißt, wie. Welcher Schub ist dein erster?
tomoko-lesson-puzzle-2 = Und der zweite Schub: Karte { $card } erscheint.
tomoko-lesson-puzzle-done = Genau: Kein anderes Paar von Schüben zeigt die Karte.
tomoko-lesson-puzzle-else = Von dort lässt sich Karte { $card } mit dem letzten Schub nicht zeigen.
