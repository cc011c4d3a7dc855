# Tóncc nel browser. Re, colori e Regni arrivano con il nome della notazione.

toncc-king = { $king ->
    [Red] Rosso
    [Yellow] Giallo
   *[Blue] Blu
 }
toncc-letter = { $king ->
    [Red] R
    [Yellow] G
   *[Blue] B
 }
toncc-region = { $background ->
    [Red] Regione rossa
    [Yellow] Regione gialla
   *[Blue] Regione blu
 }, in { $symbol ->
    [Red] rosso
    [Yellow] giallo
   *[Blue] blu
 }: { $sign }
toncc-shape = { $shape ->
    [circle] cerchio
    [square] quadrato
   *[triangle] triangolo
 }
toncc-lines = { $count ->
    [one] una linea
   *[other] { $count } linee
 }
toncc-dots = { $count ->
    [one] un punto
   *[other] { $count } punti
 }
toncc-kingdom = { $kingdom ->
    [Yellowred] giallo-rosso
    [Bluered] blu-rosso
    [Redblue] rosso-blu
    [Yellowblue] giallo-blu
    [Blueyellow] blu-giallo
    [Redyellow] rosso-giallo
    [Circle] cerchio
    [Square] quadrato
    [Triangle] triangolo
    [Oneline] una linea
    [Twolines] due linee
    [Threelines] tre linee
    [Onedot] un punto
    [Twodots] due punti
   *[Threedots] tre punti
 }
toncc-direction = { $movement ->
    [1] in alto a destra
    [2] a destra
    [3] in basso a destra
    [4] in basso a sinistra
    [5] a sinistra
   *[6] in alto a sinistra
 }
toncc-manner = { $manner ->
    [hop] oltre la Mente
   *[wrap] oltre il bordo
 }

## Sul tavolo

toncc-board = Il tabellone
toncc-map = Mappa
toncc-large-map = Mappa grande
toncc-kings = I Re
toncc-challenge = Sfida { $number } di { $count }
toncc-idle = { $count ->
    [one] Una mossa comune senza conquiste. La terza chiude la sfida.
   *[other] { $count } mosse comuni senza conquiste. La terza chiude la sfida.
 }
toncc-head = { $state ->
    [ready] pronto
    [choosing] sta scegliendo
   *[left] ha lasciato il tabellone
 }
toncc-you = tu
toncc-seals = { $count } Sigilli su { $most }
toncc-so-far = Regni { $kingdoms }, punti re { $points }
toncc-worth = Quanto vale la Mappa per { $king }
toncc-kingdom-worth = { $kingdom }: vale { $points } per { $king }

## La scelta

toncc-prompt-choose = Re { $king }, dove vai? Scegli in segreto.
toncc-prompt-locked = Hai fissato { $movement }. Puoi ancora cambiare.
toncc-prompt-left = Hai messo tutti i Sigilli. Gli altri continuano.
toncc-target = { $movement }, { $direction }: { $region }, { $state }
toncc-face-up = scoperta
toncc-face-down = coperta
toncc-free = Scoperta: un Sigillo a chi prevale.
toncc-empty = Coperta: non c'è nulla da conquistare.
toncc-unbeaten = Qui nessuno ti batterebbe.
toncc-stronger = In vantaggio qui: { $kings }.
toncc-hint = Tocca una Regione accesa.
toncc-hint-keys = O premi da 1 a 6.
toncc-lock = Fissa { $movement }
toncc-change = Cambia in { $movement }
toncc-locked = Fissato: { $movement }
toncc-awaited = Si aspetta: { $kings }.

## Che cosa è successo

toncc-heads = Le Teste: { $heads }.
toncc-wears = { $king }: { $part ->
    [body] corpo
    [hair] capelli
   *[feet] piedi
 }
toncc-contest = Contesa sul { $colour ->
    [Red] rosso
    [Yellow] giallo
   *[Blue] blu
 }: { $king } è più forte ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Chi è forte nel rosso?
    [Yellow] Chi è forte nel giallo?
   *[Blue] Chi è forte nel blu?
 }
toncc-conquers = { $king } conquista: { $region }.
toncc-nothing = Nessuno conquista nulla.
toncc-completes = { $king } completa un Regno: { $kingdom }, { $points } punti.
toncc-marks = { $points ->
    [one] { $king } segna un punto re.
   *[other] { $king } segna { $points } punti re.
 }

## Il conteggio

toncc-count = Sfida { $number }: il conteggio
toncc-see-count = Sfida { $number }: vedi il conteggio
toncc-ending = { $ending ->
    [seals] Tutti i Sigilli sono sulla Mappa.
    [alone] Un Re è rimasto solo e ha preso il resto.
   *[idle] Tre mosse comuni senza conquiste.
 }
toncc-scored = { $king } totalizza { $score }; punti tóncc: { $points }.
toncc-level = Parità: { $first } batte { $second }.
toncc-no-kingdom = nessun Regno
toncc-king-points = punti re
toncc-toncc-points = punti tóncc
toncc-scores = Punteggi
toncc-show-all = Mostra tutto
toncc-continue = Continua
toncc-close = Chiudi

## Per gli screen reader

toncc-describe-challenge = Sfida { $number }.
toncc-describe-you = Sei il Re { $king }.
toncc-describe-king = { $king }, { $player }: { $place }; { $seals } Sigilli su { $most }; Regni: { $kingdoms }; punti re: { $points }; punti tóncc: { $toncc }; { $state ->
    [ready] ha scelto
    [choosing] deve ancora scegliere
   *[left] non ha nulla da scegliere
 }.
toncc-describe-row = Fila { $row }: { $places }.
toncc-place = fila { $row }, posto { $column }
toncc-place-mind = la Mente
toncc-place-left = fuori dal tabellone

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Tre Re scelgono in segreto e conquistano Regioni. 3 giocatori.
toncc-option-challenges = Sfide
toncc-option-kings = Chi gioca quale Re
toncc-choice-kings-drawn = A sorte
toncc-choice-kings-seat = Secondo il posto
toncc-option-auto_finish = Un Re rimasto solo gioca da sé
toncc-option-auto_finish-hint = Quando nessun altro può più muovere
toncc-figure-setup = Prima della prima mossa: diciotto Regioni intorno alla Mente, dove i tre Re stanno insieme.
toncc-figure-turn = Due Re si sono incontrati su una Regione: la conquista chi ha più forte quel colore, e mette un Sigillo sulla Mappa.
toncc-figure-end = La fine di una sfida: le Regioni conquistate sono verdi, e sulla Mappa i Regni sono contornati.
toncc-tip-1 = Il tuo Re può andare nelle Regioni illuminate. Toccane una e conferma: è la tua scelta segreta.
toncc-tip-2 = I Re si muovono tutti insieme. Dove si incontrano conquista chi è più forte nel colore della Regione: guarda chi batte chi.
toncc-tip-3 = Una Regione conquistata mette un tuo Sigillo sulla Mappa. Tre Sigilli in fila su un lato formano un Regno, e i Regni danno punti.
