# Tóncc im Browser. Könige, Farben und Reiche kommen mit ihren Namen aus der Notation.

toncc-king = { $king ->
    [Red] Rot
    [Yellow] Gelb
   *[Blue] Blau
 }
toncc-letter = { $king ->
    [Red] R
    [Yellow] G
   *[Blue] B
 }
toncc-region = { $background ->
    [Red] rote Region
    [Yellow] gelbe Region
   *[Blue] blaue Region
 }, in { $symbol ->
    [Red] Rot
    [Yellow] Gelb
   *[Blue] Blau
 }: { $sign }
toncc-shape = { $shape ->
    [circle] Kreis
    [square] Quadrat
   *[triangle] Dreieck
 }
toncc-lines = { $count ->
    [one] eine Linie
   *[other] { $count } Linien
 }
toncc-dots = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
 }
toncc-kingdom = { $kingdom ->
    [Yellowred] gelb-rot
    [Bluered] blau-rot
    [Redblue] rot-blau
    [Yellowblue] gelb-blau
    [Blueyellow] blau-gelb
    [Redyellow] rot-gelb
    [Circle] Kreis
    [Square] Quadrat
    [Triangle] Dreieck
    [Oneline] eine Linie
    [Twolines] zwei Linien
    [Threelines] drei Linien
    [Onedot] ein Punkt
    [Twodots] zwei Punkte
   *[Threedots] drei Punkte
 }
toncc-direction = { $movement ->
    [1] rechts oben
    [2] rechts
    [3] rechts unten
    [4] links unten
    [5] links
   *[6] links oben
 }
toncc-manner = { $manner ->
    [hop] über den Geist
   *[wrap] über den Rand
 }

## Auf dem Tisch

toncc-board = Das Spielfeld
toncc-map = Karte
toncc-large-map = Große Karte
toncc-kings = Die Könige
toncc-challenge = Herausforderung { $number } von { $count }
toncc-idle = { $count ->
    [one] Ein gemeinsamer Zug ohne Eroberung. Der dritte beendet die Herausforderung.
   *[other] { $count } gemeinsame Züge ohne Eroberung. Der dritte beendet die Herausforderung.
 }
toncc-head = { $state ->
    [ready] bereit
    [choosing] wählt noch
   *[left] hat das Spielfeld verlassen
 }
toncc-you = du
toncc-seals = { $count } von { $most } Siegeln
toncc-so-far = Reiche { $kingdoms }, Königspunkte { $points }
toncc-worth = Was die Karte für { $king } wert ist
toncc-kingdom-worth = { $kingdom }: für { $king } { $points } wert

## Die Wahl

toncc-prompt-choose = König { $king }, wohin? Wähle geheim.
toncc-prompt-locked = { $movement } steht fest. Du kannst es noch ändern.
toncc-prompt-left = Alle deine Siegel liegen. Die anderen spielen weiter.
toncc-target = { $movement }, { $direction }: { $region }, { $state }
toncc-face-up = aufgedeckt
toncc-face-down = verdeckt
toncc-free = Aufgedeckt: ein Siegel für den Stärksten.
toncc-empty = Verdeckt: nichts zu erobern.
toncc-unbeaten = Hier würde dich niemand schlagen.
toncc-stronger = Hier stärker: { $kings }.
toncc-hint = Tippe auf eine leuchtende Region.
toncc-hint-keys = Oder drücke 1 bis 6.
toncc-lock = { $movement } festlegen
toncc-change = Auf { $movement } ändern
toncc-locked = Festgelegt: { $movement }
toncc-awaited = Es fehlen noch: { $kings }.

## Was geschah

toncc-heads = Die Köpfe: { $heads }.
toncc-wears = { $king }: { $part ->
    [body] Körper
    [hair] Haar
   *[feet] Füße
 }
toncc-contest = Streit auf { $colour ->
    [Red] Rot
    [Yellow] Gelb
   *[Blue] Blau
 }: { $king } ist stärker ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Wer ist stark in Rot?
    [Yellow] Wer ist stark in Gelb?
   *[Blue] Wer ist stark in Blau?
 }
toncc-conquers = { $king } erobert: { $region }.
toncc-nothing = Niemand erobert etwas.
toncc-completes = { $king } vollendet ein Reich: { $kingdom }, { $points } Punkte.
toncc-marks = { $points ->
    [one] { $king } erhält einen Königspunkt.
   *[other] { $king } erhält { $points } Königspunkte.
 }

## Die Wertung

toncc-count = Herausforderung { $number }: die Wertung
toncc-see-count = Herausforderung { $number }: Wertung ansehen
toncc-ending = { $ending ->
    [seals] Alle Siegel liegen.
    [alone] Ein König war allein und nahm den Rest.
   *[idle] Drei gemeinsame Züge ohne Eroberung.
 }
toncc-scored = { $king } kommt auf { $score }; Tóncc-Punkte: { $points }.
toncc-level = Gleichstand: { $first } schlägt { $second }.
toncc-no-kingdom = kein Reich
toncc-king-points = Königspunkte
toncc-toncc-points = Tóncc-Punkte
toncc-scores = Punktestand
toncc-show-all = Alles zeigen
toncc-continue = Weiter
toncc-close = Schließen

## Für Screenreader

toncc-describe-challenge = Herausforderung { $number }.
toncc-describe-you = Du bist König { $king }.
toncc-describe-king = { $king }, { $player }: { $place }; { $seals } von { $most } Siegeln; Reiche: { $kingdoms }; Königspunkte: { $points }; Tóncc-Punkte: { $toncc }; { $state ->
    [ready] hat gewählt
    [choosing] muss noch wählen
   *[left] hat nichts zu wählen
 }.
toncc-describe-row = Reihe { $row }: { $places }.
toncc-place = Reihe { $row }, Platz { $column }
toncc-place-mind = der Geist
toncc-place-left = nicht auf dem Spielfeld

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Drei Könige wählen geheim und erobern Regionen. 3 Spieler.
toncc-option-challenges = Herausforderungen
toncc-option-kings = Wer spielt welchen König
toncc-choice-kings-drawn = Ausgelost
toncc-choice-kings-seat = Nach Platz
toncc-option-auto_finish = Ein einzelner König zieht von selbst
toncc-option-auto_finish-hint = Wenn sonst niemand mehr ziehen kann
toncc-figure-setup = Vor dem ersten Zug: achtzehn Regionen um den Geist, auf dem die drei Könige beisammenstehen.
toncc-figure-turn = Könige sind auf einer Region zusammengetroffen: Wessen stärkere Farbe sie hat, der erobert sie und setzt ein Siegel auf die Karte.
toncc-figure-end = Das Ende einer Herausforderung: Eroberte Regionen sind grün, und auf der Karte sind Königreiche umrandet.
toncc-tip-1 = Dein König kann auf die leuchtenden Regionen. Tipp eine an und leg sie fest: Das ist deine geheime Wahl.
toncc-tip-2 = Alle Könige ziehen gleichzeitig. Wo sie sich treffen, erobert, wer in der Farbe der Region stärker ist: Achte darauf, wer wen schlägt.
toncc-tip-3 = Eine eroberte Region bringt dein Siegel auf die Karte. Drei Siegel in einer Reihe auf einer Seite bilden ein Reich, und Reiche geben Punkte.
