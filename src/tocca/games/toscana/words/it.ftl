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
toscana-place = Tessera { $tile } in { $square }{ $turn ->
    [1] , girata a destra
    [2] , capovolta
    [3] , girata a sinistra
   *[0] {""}
}

## Che cosa si chiede

toscana-prompt-open = Posa la tua tessera al centro del tavoliere.
toscana-prompt-place = Posa la tua tessera accanto al tuo colore.
toscana-prompt-veto = La tessera avversaria: la vieti o la permetti?
toscana-waiting-place = { $name } cerca un posto per questa tessera.
toscana-waiting-veto = { $name } pensa se porre il veto a questa tessera di { $other }.

## La tessera in mano

toscana-hand = La tua tessera
toscana-turn-tile = Tessera { $tile }, { $turn ->
    [1] girata a destra
    [2] capovolta
    [3] girata a sinistra
   *[0] diritta
}. Girala.
toscana-turns = Versi della tessera
toscana-turned = { $turn ->
    [1] Girata a destra
    [2] Capovolta
    [3] Girata a sinistra
   *[0] Diritta
}: { $places ->
    [0] nessun posto
    [one] { $places } posto
   *[other] { $places } posti
}
toscana-how = Tocca una luce per provare la tessera, tocca di nuovo per posarla.
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
toscana-stack-top = In cima: tessera { $tile }.
toscana-stack-below = Sotto, in ordine ignoto: { $tiles }.
toscana-stack-last = Ultima di tutte: { $tile }.

## Veti e mosse perse

toscana-veto-title = Vietare o permettere
toscana-veto-theirs = { $name } vuole posare questa tessera
toscana-veto-own = La tua prossima tessera
toscana-veto-help = Una tessera vietata va in fondo alla pila e si gioca subito la successiva. Hai un solo veto per gioco.
toscana-veto-play = Veto
toscana-veto-allow = Permetti
toscana-veto-never = Permetti senza chiedere
toscana-veto-there = Veto ancora disponibile.
toscana-veto-gone = Veto già usato.
toscana-note-veto = Veto di { $name }: la tessera { $tile } ora è l’ultima.
toscana-note-lost = { $name } perde la mossa: la tessera { $tile } non ha posto.
toscana-note-empty = { $name } perde la mossa: non ha più tessere.

## Il conteggio e la partita

toscana-game = Gioco { $game }
toscana-match = Giochi di questa partita
toscana-count = Gioco { $game }: il conteggio
toscana-count-how = Ogni tessera attraversata dalla zona migliore conta una volta.
toscana-count-skip = Salta
toscana-count-again = Riconta
toscana-go-on = Al gioco { $game }
toscana-result-won = { $name } vince il gioco { $game } per { $high } a { $low }.
toscana-result-drawn = Gioco { $game } pari, { $high } a { $low }.

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
toscana-about = Posa tessere nella zona più grande del tuo colore. 2 giocatori.
toscana-option-games = Giochi della partita
toscana-option-first = Chi comincia
toscana-choice-first-grey = Grigio
toscana-choice-first-red = Rosso
toscana-choice-first-random = A sorte
toscana-option-swap_colours = Scambio dei colori nel secondo gioco
toscana-option-veto = Veto
toscana-option-veto-hint = Una volta per gioco si rifiuta la tessera altrui
toscana-figure-setup = Prima della prima tessera: il tabellone, le due pile con le tessere in cima e la tessera d'apertura in mano.
toscana-figure-turn = Una dozzina di tessere dopo. Accanto a ogni nome: per quante tessere passa la zona migliore.
toscana-figure-end = Il conteggio: ogni tessera attraversata da una zona migliore conta una volta.
toscana-tip-1 = Tocca un punto illuminato per provare la tessera, girala, poi conferma. Ti serve una grande zona del tuo colore.
toscana-tip-2 = Almeno una casella del tuo colore deve toccare lo stesso colore di un'altra tessera.
toscana-tip-3 = Una volta per gioco puoi mettere il veto alla tessera altrui. Tienilo per quando fa male.
