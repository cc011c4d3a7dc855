# Toscana: il tavoliere e quel che vi succede.

toscana-letter = { $colour ->
    [grey] G
   *[red] R
}
toscana-colour = { $colour ->
    [grey] Grigio
   *[red] Rosso
}
toscana-board = Tavoliere di 17 per 17 caselle
# A laid tile by the squares it covers; on which of them the other player's colour lies.
toscana-place = { $from }–{ $to }, altro colore su { $squares }
# A tile by the two squares of the other player's colour, as it lies on its stack: two rows of four.
toscana-square = { $row ->
    [1] in alto { $column }
   *[2] in basso { $column }
}
toscana-pair = { $first } e { $second }

## Che cosa si chiede

toscana-prompt-open = Copri con la tua tessera la casella centrale.
toscana-prompt-place = Posa la tua tessera accanto al tuo colore.
toscana-prompt-veto = La tessera avversaria: la vieti o la permetti?
toscana-waiting-place = { $name } cerca un posto per questa tessera.
toscana-waiting-veto = { $name } pensa se porre il veto a questa tessera di { $other }.

## La tessera in mano

toscana-hand = La tua tessera
toscana-turn-tile = La tua tessera, altro colore: { $tile }; { $turn ->
    [1] girata a destra
    [2] girata di mezzo giro
    [3] girata a sinistra
   *[0] diritta
}. Girala.
toscana-turns = Orientamenti della tessera
toscana-turned = { $turn ->
    [1] Girata a destra
    [2] Girata di mezzo giro
    [3] Girata a sinistra
   *[0] Diritta
}: { $places ->
    [0] nessun posto
    [one] { $places } posto
   *[other] { $places } posti
}
toscana-how = Tocca un punto illuminato per provare la tessera, toccalo di nuovo per posarla.
toscana-how-touch = Per girarla, tocca la tessera o ruota due dita.
toscana-how-keys = Per girarla: clicca sulla tessera, usa la rotella o premi R.
toscana-lay = Posa qui
toscana-back = Riprendi in mano
toscana-tried = Zone migliori dopo la mossa: Grigio { $grey }, Rosso { $red }.

## Zone e pile

toscana-zone-show = { $colour ->
    [grey] Mostra la migliore zona di Grigio
   *[red] Mostra la migliore zona di Rosso
}
toscana-left = { $tiles ->
    [0] nessuna tessera
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
toscana-stack-empty = La pila è vuota.
toscana-stack-top = Tessera in cima, altro colore: { $tile }.
toscana-stack-below = Sotto, in ordine ignoto, altro colore: { $tiles }.
toscana-stack-last = Ultima di tutte, altro colore: { $tile }.

## Veti e mosse perse

toscana-veto-title = Vietare o permettere
toscana-veto-theirs = { $name } vuole posare questa tessera
toscana-veto-own = La tua prossima tessera
toscana-veto-help = Una tessera vietata va in fondo alla pila e si gioca subito la successiva. Hai un solo veto per gioco.
toscana-veto-explained = Ognuno può farlo una volta per partita: la tessera va in fondo alla pila e si posa la successiva.
toscana-veto-play = Veto
toscana-veto-allow = Permetti
toscana-veto-never = Permetti sempre
toscana-veto-there = Veto ancora disponibile.
toscana-veto-gone = Veto già usato.
toscana-note-veto = { $name } mette il veto: la tessera in cima ora è l’ultima.
toscana-note-lost = { $name } perde la mossa: la tessera in cima non trova posto.
toscana-note-empty = { $name } perde la mossa: non ha più tessere.

## Il conteggio e la partita

toscana-game = Gioco { $game }
toscana-match = Giochi di questa partita
toscana-count = Gioco { $game }: il conteggio
toscana-count-how = Ogni tessera attraversata dalla zona migliore conta una volta.
toscana-count-skip = Salta
toscana-count-again = Riconta
toscana-go-on = Vai al gioco { $game }
toscana-result-won = { $name } vince il gioco { $game } per { $high } a { $low }.
toscana-result-drawn = Il gioco { $game } finisce pari, { $high } a { $low }.

## Il tavolo a parole

toscana-seat-words = { $name } ha { $colour ->
    [grey] il grigio
   *[red] il rosso
}; zona migliore: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}.
toscana-laid-words = { $tiles ->
    [0] Il tavoliere è vuoto.
    [one] C’è { $tiles } tessera sul tavoliere:
   *[other] Ci sono { $tiles } tessere sul tavoliere:
}
toscana-laid = { $colour ->
    [grey] Grigio: { $place }.
   *[red] Rosso: { $place }.
}
toscana-told-laid = { $name }: { $place }. Zone migliori: Grigio { $grey }, Rosso { $red }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toscana-about = Posa le tessere e forma la zona più grande del tuo colore. 2 giocatori.
toscana-option-games = Giochi della partita
toscana-option-first = Chi comincia
toscana-choice-first-grey = Grigio
toscana-choice-first-red = Rosso
toscana-choice-first-random = A sorte
toscana-option-swap_colours = Scambio dei colori nel secondo gioco
toscana-option-veto = Veto
toscana-option-veto-hint = Una volta per gioco si rifiuta la tessera altrui
toscana-figure-setup = Prima della prima tessera: il tavoliere, le due pile con le tessere in cima e la tessera d’apertura in mano.
toscana-figure-turn = Una dozzina di tessere dopo. Accanto a ogni nome: per quante tessere passa la zona migliore.
toscana-figure-end = Il conteggio: ogni tessera attraversata dalla zona migliore di un colore conta una volta.
toscana-tip-1 = Tocca un punto illuminato per provare la tessera, girala, poi conferma. Ti serve una grande zona del tuo colore.
toscana-tip-2 = Almeno una casella del tuo colore deve toccare lo stesso colore di un’altra tessera.
toscana-tip-3 = Una volta per gioco puoi mettere il veto alla tessera altrui. Tienilo per quando fa male.
toscana-picture-turns = Una tessera nei suoi quattro orientamenti.
toscana-picture-tiles = Le sedici tessere di Grigio con i loro numeri.
toscana-picture-score = Le tessere A, B e C affiancate, D sotto A.
# The four tiles of the example on the rules page, as its text calls them.
toscana-picture-letters = ABCD

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-nino = Nino
persona-nino-temper = garzone: posa la tessera, poi guarda
persona-nino-says =
    { $what ->
        [good] Ah, era una bella mossa?
        [bad] Ops.
        [won] Ho vinto? Posso dirlo al maestro?
       *[lost] Allora spazzo io.
    }
persona-pia = Nonna Pia
persona-pia-temper = costruisce dove c’è la sua panchina
persona-pia-says =
    { $what ->
        [good] Non accanto alla mia panca, caro.
        [bad] Eh, i giovani.
        [won] Siediti, ho fatto la minestra.
       *[lost] Ben costruito. Prendi la minestra.
    }
persona-fausto = Geometra Fausto
persona-fausto-temper = oggi non spreca una casella; domani si vedrà
persona-fausto-says =
    { $what ->
        [good] A filo.
        [bad] Ma era misurato!
        [won] Non un quadrato sprecato.
       *[lost] Il progetto era giusto. La città no.
    }
persona-livia = Contessa Livia
persona-livia-temper = dice di no sorridendo, nel momento peggiore
persona-livia-says =
    { $what ->
        [good] No. Ma grazie.
        [bad] Che garbo. Che sfacciataggine.
        [won] Puoi baciarmi la mano.
       *[lost] Te l’ho concesso, naturalmente.
    }
persona-brunello = Mastro Brunello
persona-brunello-temper = vede la città prima della prima tessera
persona-brunello-says =
    { $what ->
        [good] Come l’avevo disegnato.
        [bad] Un tratto interessante.
        [won] La città è compiuta.
       *[lost] Hai visto un’altra città. Più bella.
    }

## Why a match is over

outcome-games = Più giochi vinti.
outcome-total = Un gioco a testa: decide il totale.
outcome-draw = Giochi e totali sono pari.

## Why an action is refused

refused-decide-first = Prima decidi: vieti la tessera avversaria o la permetti?
refused-wrong-tile = Questa tessera non è in cima alla tua pila.
refused-no-such-decision = La risposta è veto oppure allow.
refused-no-decision = Ora non c’è nessuna tessera da vietare o permettere: posa la tua.
refused-no-such-tile = Questa tessera non c’è.
refused-no-such-turn = Una tessera si gira da 0 a 3 quarti di giro.
refused-same-turn = Dopo mezzo giro questa tessera è identica: di’ l’altra rotazione.
refused-off-board = Lì la tessera uscirebbe dal tavoliere.
refused-not-central = La prima tessera deve coprire il centro.
refused-occupied = Lì alcune caselle sono già coperte.
refused-not-touching = Nessuna casella del tuo colore toccherebbe lo stesso colore in un’altra tessera.
toscana-lobby-seat = { $number ->
    [1] Grigio
   *[other] Rosso
 }

# What is counted of a match, for a player’s own statistics.
toscana-number-best-zone = Tessere nella tua zona migliore
toscana-number-zones = Zone del tuo colore
