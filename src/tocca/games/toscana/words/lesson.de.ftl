# Die Lektion zu Toscana (lesson.toml): eine Frage, was nach der Lösung gesagt wird (-done), und zu falschen Antworten.

toscana-lesson-first = Du bist Grau, die Straßen. Jedes Plättchen hat sechs Felder deiner Farbe und zwei von Rot. Das erste muss das Feld in der Mitte bedecken: Lege es auf einen der leuchtenden Punkte.
toscana-lesson-first-done = Der Anfang ist gemacht, und auch Rot hat ein Plättchen gelegt.
toscana-lesson-touch = Ab jetzt muss mindestens ein graues Feld deines Plättchens mit einer Seite ein graues Feld eines anderen berühren. Wessen Plättchen das ist, ist egal. Lege deins auf einen leuchtenden Punkt.
toscana-lesson-touch-done = Grau berührt Grau. Auch deine Farbe in Rots Plättchen hilft dir.
toscana-lesson-turn = Ein Plättchen darf gedreht, aber nie umgedreht werden. Drehe deins um ein Viertel oder die Hälfte, und lege es dann.
toscana-lesson-turn-done = Durch das Drehen zeigen deine zwei roten Felder dorthin, wo sie Rot am wenigsten nützen.
toscana-lesson-turn-else = Das passt, aber drehe das Plättchen diesmal zuerst.
toscana-lesson-zone = Am Ende zählt nur deine größte Zone: zusammenhängende Felder deiner Farbe, in wessen Plättchen auch immer. Jedes Plättchen darin ist ein Punkt. Finde einen Platz, an dem dieses ein weiteres in deine Zone holt.
toscana-lesson-zone-done = Zwei Punkte auf einmal: dein Plättchen und noch eins, das jetzt verbunden ist.
toscana-lesson-zone-else = Ein Plättchen weniger als möglich. Suche graue Felder außerhalb deiner Zone und baue eine Brücke dorthin.
toscana-lesson-veto = Bevor Rot ein Plättchen legt, siehst du es. Einmal pro Spiel darfst du es verbieten: Es kommt unter den Stapel, und Rot muss das nächste spielen. Lege dein Veto ein.
toscana-lesson-veto-done = Rot musste das nächste nehmen. Spare dein Veto für ein Plättchen, das Rot wirklich helfen würde.
toscana-lesson-veto-else = Am echten Tisch mag das klug sein. Hier probiere das Veto einmal aus.
toscana-lesson-pass = Rots Plättchen passt nirgends hin: Der Zug ist verloren, freiwillig passen darf man nicht. Du bist wieder dran. Lege dein Plättchen.
toscana-lesson-pass-done = Nun hat niemand mehr Platz: Das Spiel ist aus, und die Zonen werden gezählt. Eine Partie sind zwei Spiele. Jetzt kannst du Toscana!

toscana-lesson-puzzle = Finde die einzige Stelle, nach der deine Zone am größten ist. Denk ans Drehen.
toscana-lesson-puzzle-done = Besser geht es nicht. Gewonnene Plättchen: { $tiles }, Vorsprung vor jeder anderen Stelle: { $margin }.
toscana-lesson-puzzle-else = Es gibt eine Stelle mit größerer Zone. Suche graue Felder, die sich verbinden lassen.
