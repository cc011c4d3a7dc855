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
 }, simbolo { $symbol ->
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
    [Yellowred] Giallorosso
    [Bluered] Blurosso
    [Redblue] Rossoblu
    [Yellowblue] Gialloblu
    [Blueyellow] Blugiallo
    [Redyellow] Rossogiallo
    [Circle] Cerchio
    [Square] Quadrato
    [Triangle] Triangolo
    [Oneline] Unalinea
    [Twolines] Duelinee
    [Threelines] Trelinee
    [Onedot] Unpunto
    [Twodots] Duepunti
   *[Threedots] Trepunti
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
    [hop] scavalcando la Mente
   *[wrap] oltre il bordo
 }

## Sul tavolo

toncc-board = Il tavoliere
toncc-map = Mappa
toncc-kings = I Re
toncc-challenge = Sfida { $number } di { $count }
toncc-idle = { $count ->
    [one] Una mossa senza conquiste. Alla terza la sfida finisce.
   *[other] { $count } mosse senza conquiste. Alla terza la sfida finisce.
 }
toncc-head = { $state ->
    [ready] pronto
    [choosing] sta scegliendo
   *[left] ha lasciato il tavoliere
 }
toncc-you = tu
toncc-seals = Sigilli: { $count } su { $most }
toncc-so-far = Punti regno { $kingdoms }, punti re { $points }
toncc-worth = Quanto vale la Mappa per { $king }
toncc-kingdom-worth = { $kingdom }: vale { $points } per { $king }

## La scelta

toncc-prompt-choose = Re { $king }, dove vai? Scegli in segreto.
toncc-prompt-locked = Scelta confermata: { $movement }. Puoi ancora cambiare.
toncc-prompt-left = Hai messo tutti i Sigilli. Gli altri continuano.
toncc-target = { $movement }, { $direction }: { $region }, { $state }
toncc-face-up = scoperta
toncc-face-down = coperta
toncc-free = Scoperta: un Sigillo a chi prevale.
toncc-empty = Coperta: non c’è nulla da conquistare.
toncc-unbeaten = Qui nessuno ti batterebbe.
toncc-stronger = Qui perderesti contro: { $kings }.
toncc-hint = Tocca una Regione illuminata.
toncc-hint-keys = O premi da 1 a 6.
toncc-lock = Conferma { $movement }
toncc-change = Cambia: { $movement }
toncc-locked = Confermato: { $movement }
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
 }: { $king } è il più forte ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Chi è più forte nel rosso?
    [Yellow] Chi è più forte nel giallo?
   *[Blue] Chi è più forte nel blu?
 }
toncc-conquers = { $king } conquista: { $region }.
toncc-nothing = Nessuno conquista nulla.
toncc-completes = { $king } completa il Regno { $kingdom }: { $points } punti.
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
   *[idle] Tre mosse di fila senza conquiste.
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

toncc-describe-last = L’ultima mossa
toncc-describe-you = Sei il Re { $king }.
toncc-describe-king = { $king }, { $player }: { $place }; Sigilli: { $seals } su { $most }; Regni: { $kingdoms }; punti re: { $points }; punti tóncc: { $toncc }; { $state ->
    [ready] ha scelto
    [choosing] deve ancora scegliere
   *[left] non ha nulla da scegliere
 }.
toncc-describe-row = Fila { $row }: { $places }.
toncc-place = fila { $row }, posto { $column }
toncc-place-mind = la Mente
toncc-place-left = fuori dal tavoliere

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Tre Re scelgono in segreto e conquistano Regioni. 3 giocatori.
toncc-option-challenges = Sfide
toncc-option-kings = Chi gioca quale Re
toncc-choice-kings-drawn = A sorte
toncc-choice-kings-seat = Secondo il posto
toncc-option-auto_finish = Un Re rimasto solo gioca da sé
toncc-option-auto_finish-hint = Quando nessun altro può più muovere
toncc-figure-setup = Prima della prima mossa: diciotto Regioni intorno alla Mente, dove i tre Re stanno insieme.
toncc-figure-turn = Due Re si sono incontrati su una Regione: la conquista il Re più forte in quel colore, che mette un Sigillo sulla Mappa.
toncc-figure-end = La fine di una sfida: le Regioni conquistate sono verdi, e sulla Mappa i Regni sono contornati.
toncc-tip-1 = Il tuo Re può andare in ogni Regione illuminata: scavalca la Mente e, oltre il bordo, rientra dal lato opposto. Toccane una e conferma: nessuno la vede ancora.
toncc-tip-2 = I Re si muovono tutti insieme. Dove si incontrano conquista chi è più forte nel colore della Regione: guarda chi batte chi.
toncc-tip-3 = Una Regione conquistata mette il tuo Sigillo sulla Mappa. Tre Sigilli di fila su un lato formano un Regno, e i Regni danno punti. I punteggi migliori di una sfida valgono stelle: i punti tóncc che decidono la partita.
toncc-picture-map = La Mappa: diciotto immagini su un triangolo, contate dal vertice in alto in senso antiorario.
toncc-picture-board = Il tavoliere: la Mente con i tre Re, intorno sei Regioni interne e dodici esterne.
toncc-picture-compass = La bussola: 1 in alto a destra, 2 a destra, 3 in basso a destra, 4 in basso a sinistra, 5 a sinistra, 6 in alto a sinistra.
toncc-picture-steps = Il movimento 5 accanto alla Mente la scavalca. Il movimento 2 al bordo destro porta alla Regione al bordo sinistro.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-pip = Pip il Paggio
persona-pip-temper = corre più avanti del suo Re
persona-pip-says =
    { $what ->
        [good] Primo! Sono primo?
        [bad] Aspettate, il mio Re è rimasto indietro!
        [won] Abbiamo vinto? Abbiamo vinto!
       *[lost] Ho corso più che potevo.
    }
persona-dondola = Duchessa Dondola
persona-dondola-temper = cambia idea a ogni confine
persona-dondola-says =
    { $what ->
        [good] L’ho fatto apposta. Credo.
        [bad] Tanto me ne andavo.
        [won] L’ho sempre saputo. Da poco.
       *[lost] Non la volevo. O forse sì?
    }
persona-bruno = Capitan Bruno
persona-bruno-temper = prende ciò che ha davanti
persona-bruno-says =
    { $what ->
        [good] Mio.
        [bad] Fuori dai piedi!
        [won] Dritto si vince.
       *[lost] La prossima volta, più cavalleria.
    }
persona-ginevra = Badessa Ginevra
persona-ginevra-temper = sente quello che non hai detto
persona-ginevra-says =
    { $what ->
        [good] Ti ho sentito pensare.
        [bad] Tacevi, e non ho capito.
        [won] La pazienza è stata premiata.
       *[lost] Ascolterò meglio.
    }
persona-malachia = Re Malachia il Grigio
persona-malachia-temper = è già stato dove stai andando
persona-malachia-says =
    { $what ->
        [good] Ero qui prima di te.
        [bad] Dunque i giovani imparano ancora.
        [won] Com’era, così è.
       *[lost] Un nuovo re. Doveva accadere.
    }

## Why a match is over

outcome-most-points = Più punti tóncc.
outcome-weaker-king = Pari punti, ma un Re batte l’altro.
outcome-weaker-king-named = Pari punti, ma il Re di { $winner } batte quello di { $level }.
outcome-all-level = Tutti e tre alla pari.

## Why an action is refused

refused-no-such-king = Questo Re non c’è.
refused-not-your-king = Non è il tuo Re.
refused-no-such-movement = I movimenti vanno da 1 a 6.
toncc-lobby-seat = { $kings ->
    [seat] { $number ->
        [1] Re Rosso
        [2] Re Giallo
       *[other] Re Blu
    }
   *[other] Re a sorte
 }

# What is counted of a match, for a player’s own statistics.
toncc-number-kingdoms = Regni a sfida
toncc-number-seals = Sigilli a sfida
toncc-number-points = Punti a sfida
