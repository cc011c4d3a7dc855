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

toncc-board = Das Brett
toncc-map = Karte
toncc-kings = Die Könige
toncc-challenge = Runde { $number } von { $count }
toncc-idle = { $count ->
    [one] Ein gemeinsamer Zug ohne Eroberung. Der dritte beendet die Runde.
   *[other] { $count } gemeinsame Züge ohne Eroberung. Der dritte beendet die Runde.
 }
toncc-head = { $state ->
    [ready] bereit
    [choosing] wählt noch
   *[left] hat das Brett verlassen
 }
toncc-you = du
toncc-seals = { $count } von { $most } Siegeln
toncc-so-far = Reiche { $kingdoms }, Königspunkte { $points }
toncc-worth = Was die Karte für { $king } wert ist
toncc-kingdom-worth = { $kingdom }: für { $king } { $points } wert

## Die Wahl

toncc-prompt-choose = König { $king }, wohin? Wähle geheim.
toncc-prompt-locked = { $movement } steht fest. Du kannst es noch ändern.
toncc-prompt-left = Alle deine Siegel sind gesetzt. Die anderen spielen weiter.
toncc-target = { $movement }, { $direction }: { $region }, { $state }
toncc-face-up = offen
toncc-face-down = verdeckt
toncc-free = Offen: ein Siegel für den stärksten König.
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

toncc-count = Runde { $number }: die Wertung
toncc-see-count = Runde { $number }: Wertung ansehen
toncc-ending = { $ending ->
    [seals] Alle Siegel sind gesetzt.
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

toncc-describe-last = Der letzte Zug
toncc-describe-you = Du bist König { $king }.
toncc-describe-king = { $king }, { $player }: { $place }; { $seals } von { $most } Siegeln; Reiche: { $kingdoms }; Königspunkte: { $points }; Tóncc-Punkte: { $toncc }; { $state ->
    [ready] hat gewählt
    [choosing] muss noch wählen
   *[left] hat nichts zu wählen
 }.
toncc-describe-row = Reihe { $row }: { $places }.
toncc-place = Reihe { $row }, Platz { $column }
toncc-place-mind = der Geist
toncc-place-left = nicht auf dem Brett

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Drei Könige wählen geheim und erobern Regionen. 3 Personen.
toncc-option-challenges = Runden
toncc-option-kings = Wer spielt welchen König
toncc-choice-kings-drawn = Ausgelost
toncc-choice-kings-seat = Nach Platz
toncc-option-auto_finish = Runde automatisch beenden
toncc-option-auto_finish-hint = Wenn nur noch ein König auf dem Brett ist
toncc-figure-setup = Vor dem ersten Zug: achtzehn Regionen um den Geist, auf dem die drei Könige beisammenstehen.
toncc-figure-turn = Könige treffen sich auf einer Region: Wer in ihrer Farbe stärker ist, erobert sie und setzt ein Siegel auf die Karte.
toncc-figure-end = Das Ende einer Runde: Eroberte Regionen sind grün, und auf der Karte sind die Reiche umrandet.
toncc-tip-1 = Dein König kann auf jede leuchtende Region: Er springt über den Geist, und über den Rand kommt er am anderen Ende wieder herein. Tippe eine an und lege sie fest: Noch sieht es niemand.
toncc-tip-2 = Alle Könige ziehen gleichzeitig. Wo sie sich treffen, erobert, wer in der Farbe der Region stärker ist: Achte darauf, wer wen schlägt.
toncc-tip-3 = Für jede eroberte Region setzt du ein Siegel auf die Karte. Drei Siegel nebeneinander auf einer Seite sind ein Reich, und Reiche bringen Punkte. Die besten Wertungen einer Runde bringen Sterne: die Tóncc-Punkte, die über die Partie entscheiden.
toncc-picture-map = Die Karte: achtzehn Bilder auf einem Dreieck, gezählt von der oberen Ecke gegen den Uhrzeigersinn.
toncc-picture-board = Das Brett: der Geist mit den drei Königen, darum sechs innere und zwölf äußere Regionen.
toncc-picture-compass = Der Kompass: 1 rechts oben, 2 rechts, 3 rechts unten, 4 links unten, 5 links, 6 links oben.
toncc-picture-steps = Bewegung 5 neben dem Geist springt über ihn. Bewegung 2 am rechten Rand führt zur Region am linken Rand.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-pip = Page Pip
persona-pip-temper = rennt seinem eigenen König voraus
persona-pip-says =
    { $what ->
        [good] Erster! War ich Erster?
        [bad] Wartet, mein König ist noch da hinten!
        [won] Gewonnen? Gewonnen!
       *[lost] Ich bin gerannt, so schnell ich konnte.
    }
persona-dondola = Herzogin Dondola
persona-dondola-temper = überlegt es sich an jeder Grenze anders
persona-dondola-says =
    { $what ->
        [good] Das war Absicht. Glaube ich.
        [bad] Ich wollte sowieso gehen.
        [won] Ich wusste es immer. Seit eben.
       *[lost] Ich wollte es nie. Oder doch?
    }
persona-bruno = Hauptmann Bruno
persona-bruno-temper = nimmt, was vor ihm liegt
persona-bruno-says =
    { $what ->
        [good] Meins.
        [bad] Aus dem Weg!
        [won] Geradeaus gewinnt.
       *[lost] Nächstes Mal mit mehr Reitern.
    }
persona-ginevra = Äbtissin Ginevra
persona-ginevra-temper = hört, was du nicht gesagt hast
persona-ginevra-says =
    { $what ->
        [good] Ich hörte dich denken.
        [bad] Du schwiegst, und ich überhörte es.
        [won] Die Geduld wurde erhört.
       *[lost] Ich werde besser zuhören.
    }
persona-malachia = Graukönig Malachia
persona-malachia-temper = war schon da, wo du hinwillst
persona-malachia-says =
    { $what ->
        [good] Ich war vor dir hier.
        [bad] Die Jungen lernen also noch.
        [won] Wie es war, so ist es.
       *[lost] Ein neuer König. Es musste sein.
    }

## Why a match is over

outcome-most-points = Die meisten Tóncc-Punkte.
outcome-weaker-king = Gleich viele Punkte, doch ein König schlägt den anderen.
outcome-weaker-king-named = Gleich viele Punkte, doch der König von { $winner } schlägt den von { $level }.
outcome-all-level = Alle drei gleichauf.

## Why an action is refused

refused-no-such-king = Diesen König gibt es nicht.
refused-not-your-king = Das ist nicht dein König.
refused-no-such-movement = Die Bewegungen gehen von 1 bis 6.
toncc-lobby-seat = { $kings ->
    [seat] { $number ->
        [1] roter König
        [2] gelber König
       *[other] blauer König
    }
   *[other] König wird ausgelost
 }

# What is counted of a match, for a player’s own statistics.
toncc-number-kingdoms = Reiche pro Runde
toncc-number-seals = Siegel pro Runde
toncc-number-points = Punkte pro Runde
