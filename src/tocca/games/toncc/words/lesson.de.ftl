# Die Lektion zu Tóncc (lesson.toml): eine Frage, was nach der Lösung gesagt wird (-done), und zu falschen Antworten.

toncc-lesson-ways = Du bist der Rote König und stehst auf dem Geist, in der Mitte. Sechs Wege führen hinaus. Wähle eine Region und lege sie fest, zum Beispiel die rechte.
toncc-lesson-ways-done = Alle drei Könige sind gleichzeitig gezogen, und die Region gehört dir: Sie wird umgedreht, und dein Siegel liegt auf ihrem Bild auf der Karte.
toncc-lesson-ways-met = Dorthin ist schon jemand unterwegs. Wähle vorerst eine andere Region.
toncc-lesson-edge = Du stehst am Rand. Geh darüber hinaus, nach rechts oben: Sieh, welche Region weit weg auf derselben Linie leuchtet.
toncc-lesson-edge-done = Über den Rand kommst du am anderen Ende der Linie wieder herein. So gibt es immer sechs Wege.
toncc-lesson-edge-else = Auch das ist ein Weg. Probiere aber den, der rechts oben hinausführt und am anderen Ende hereinkommt.
toncc-lesson-mind = Der Geist liegt links von dir. Dort bleibt niemand mehr stehen: Geh nach links und spring darüber.
toncc-lesson-mind-done = Mit einem Schritt über den Geist. Drei Schritte genügen, um überallhin zu kommen.
toncc-lesson-mind-else = Geh nach links, über den Geist: Die Region auf seiner anderen Seite leuchtet.
toncc-lesson-contest = Gelb geht auf die Region rechts unten. Ihr Grund ist rot, und dort bist du am stärksten. Geh hin und mach sie Gelb streitig.
toncc-lesson-contest-done = Zwei Könige, eine Region: Es erobert, wer in der Farbe des Grundes am stärksten ist. Am meisten zählt der Körper, dann das Haar, dann die Füße.
toncc-lesson-contest-else = Überlass Gelb nichts: Geh nach rechts unten. Auf rotem Grund schlägt Rot alle.
toncc-lesson-sealed = Am echten Tisch verrät niemand sein Ziel. Alle wählen geheim, und du kannst ändern, bis alle gewählt haben. Wähle irgendeine Region.
toncc-lesson-sealed-done = Erst jetzt werden die Köpfe gedreht, alle zugleich. Errate, was die anderen wollen, und sei selbst schwer zu erraten.
toncc-lesson-kingdom = Sieh auf die Karte: Zwei deiner Siegel liegen nebeneinander. Die dritte Region dieser Reihe ist links oben. Vollende dein Reich.
toncc-lesson-kingdom-done = Drei nebeneinander auf einer Seite der Karte sind ein Reich, und nur Reiche bringen Punkte.
toncc-lesson-kingdom-else = Diese Region vollendet nichts. Die links oben liegt auf der Karte neben deinen beiden Siegeln.
toncc-lesson-worth = Zwei Regionen würden ein Reich vollenden: die mit 2 und 3. Eine Region in der Farbe deiner Füße ist 3 wert, deines Haars 2, deines Körpers 1. Welches Reich ist mehr wert?
toncc-lesson-worth-done = Richtig: 5 Punkte statt 3. Wo du schwach bist, ist es schwer, und dafür mehr wert.
toncc-lesson-worth-less = Dieses Reich ist 3 Punkte wert, das andere 5.
toncc-lesson-worth-else = Dort wird nichts vollendet. 2 oder 3: Was ist mehr wert?
toncc-lesson-last = Du hast noch ein Siegel. Geh über den Rand auf die Region mit der 3 und setze es: Je früher du fertig bist, desto mehr Königspunkte bekommst du.
toncc-lesson-last-done = Du verlässt das Brett zuerst und bekommst 3 Königspunkte. Gleichstand am Ende? Blau schlägt Gelb, Gelb schlägt Rot, Rot schlägt Blau. Jetzt kannst du Tóncc!
toncc-lesson-last-else = Dort gibt es nichts zu erobern. Geh auf die Region mit der 3.

toncc-lesson-puzzle = Vollende in diesem Zug ein Reich, was Gelb und Blau auch tun. Nur ein Weg ist sicher.
toncc-lesson-puzzle-done = Sicher: { $points } Punkte mehr gegen jede ihrer 36 Antworten.
toncc-lesson-puzzle-else = Nicht sicher: Bei mancher Antwort der anderen wird kein Reich vollendet.
