# Tomoko nel browser.

# Che cosa si chiede a chi gioca
tomoko-prompt-push = Tocca a te: spingi una biglia.
tomoko-prompt-push-or-claim = Tocca a te: spingi una biglia, o prima dichiara una carta.
tomoko-prompt-claim = Vedi una tua carta sul tavoliere? Dichiarala!
tomoko-how = Scegli un colore, poi tocca un ingresso.
tomoko-waiting = Deve spingere { $name }.
tomoko-takes-back = Così annulleresti la spinta precedente. Scegline un’altra.

# Il tavoliere
tomoko-board = Tavoliere
tomoko-marble = { $marble ->
    [dark] scura
    [light] chiara
   *[none] vuota
 }
tomoko-entry = { $side ->
    [N] colonna { $line } dall’alto
    [S] colonna { $line } dal basso
    [E] riga { $line } da destra
   *[W] riga { $line } da sinistra
 }
tomoko-entry-option = { $marble ->
    [dark] Biglia scura
   *[light] Biglia chiara
 }, { $entry }
tomoko-bag = Il sacchetto: scegli una biglia
tomoko-bag-option = { $marble ->
    [dark] Scura
   *[light] Chiara
 }, ne { $count ->
    [one] resta una
   *[other] restano { $count }
 }
tomoko-push = Spingi
tomoko-cancel = Annulla

# Le mosse, come le dice un elenco
tomoko-move-push = { $marble ->
    [dark] scura
   *[light] chiara
 }, { $entry }
tomoko-move-claim = dichiarare la carta { $card }
tomoko-move-hand = passare la carta { $card }

# Che cosa farebbe una spinta
tomoko-preview-moves = { $count ->
    [0] Nessun’altra biglia si muove
    [one] Una biglia avanza
   *[other] { $count } biglie avanzano
 }
tomoko-preview-falls = { $marble ->
    [dark] una scura cade fuori
   *[light] una chiara cade fuori
 }
tomoko-preview-shows = appare la tua carta { $card }!
tomoko-preview-gives = appare la carta { $card } di { $name }

# Carte
tomoko-hand = Le tue carte
tomoko-team-hand = Le carte della tua coppia
tomoko-pattern = sopra { $top }; in mezzo { $middle }; sotto { $bottom }
tomoko-card = Carta { $card }: { $pattern }
tomoko-card-number = Carta { $card }
tomoko-claim = Dichiara!
tomoko-claim-card = Dichiara la carta { $card }: { $pattern }
tomoko-tried = Non c’è
tomoko-find-card = Dove manca meno alla carta { $card }?
tomoko-turn-card = Gira la carta { $card }
tomoko-fits = Carta { $card }: al posto giusto, al massimo, { $right } su 9.
tomoko-pass-card = Passa la { $card } a { $name }
tomoko-held-you = Ce l’hai tu
tomoko-held = Ce l’ha { $name }

# Tutti al tavolo
tomoko-players = Giocatori e carte calate
tomoko-laid = carte calate: { $laid } su { $target }
tomoko-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
 }
tomoko-pile = { $count ->
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
 }
tomoko-place = { $place }º posto
tomoko-race = Calate dopo l’ultima spinta
tomoko-race-laid = { $name }: carta { $card }
tomoko-race-after = dopo { $seconds } s
tomoko-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
 }

# Che cosa è successo, per chi ascolta
tomoko-said-push = { $name }: { $marble ->
    [dark] scura
   *[light] chiara
 }, { $entry }.
tomoko-said-fell = { $marble ->
    [dark] Una biglia scura cade fuori.
   *[light] Una biglia chiara cade fuori.
 }
tomoko-said-laid = { $name }: calata la carta { $card }.
tomoko-said-tried = La carta { $card } non c’è sul tavoliere.

# Tutto il tavolo a parole
tomoko-describe-row = Riga { $row }: { $marbles }.
tomoko-describe-bag = Nel sacchetto: scure { $dark }, chiare { $light }.
tomoko-describe-last = Ultima spinta: { $name }, { $marble ->
    [dark] scura
   *[light] chiara
 }, { $entry }.
tomoko-describe-laid = { $name }: carte calate { $laid } su { $target }.
tomoko-describe-hand = In mano a { $name }: { $cards }.
tomoko-describe-pile = Carte nel mazzo: { $count }.
tomoko-describe-turn = Ora spinge { $name }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
tomoko-about = Spingi le biglie finché sul tavoliere non compaiono le tue carte. 2–4 giocatori.
tomoko-option-claims = Calare le carte
tomoko-choice-claims-auto = Ci pensa il tavolo
tomoko-choice-claims-manual = Devi accorgertene tu
tomoko-option-prefill = Tavoliere pieno
tomoko-option-prefill-hint = Per una partita più veloce
tomoko-option-teams = A coppie
tomoko-option-teams-hint = In quattro, due contro due
tomoko-option-open_cards = Carte scoperte
tomoko-option-open_cards-hint = Tutti vedono tutte le carte
tomoko-option-play_on = Si continua
tomoko-option-play_on-hint = Per i piazzamenti dopo il primo
tomoko-option-limit = Numero massimo di spinte
tomoko-figure-setup = Prima della prima spinta, con il tavoliere pieno. Le tue due carte sono davanti a te.
tomoko-figure-turn = Una spinta ha completato un disegno: la carta si cala e se ne pesca una nuova.
tomoko-figure-end = La fine: dieci carte sono calate.
tomoko-tip-1 = Scegli una biglia e una freccia sul bordo: la biglia entra e spinge avanti di un posto quelle che trova, fino al primo vuoto.
tomoko-tip-2 = Le tue carte mostrano disegni 3 × 3. Quando uno compare sul tavoliere, girato o no, la carta si cala.
tomoko-tip-3 = Guarda anche che cosa regala agli altri la tua spinta.
tomoko-picture-gap = Una spinta in una fila con un vuoto: le biglie prima del vuoto avanzano di un posto e lo riempiono.
tomoko-picture-full = Una spinta in una fila piena: ogni biglia avanza e l’ultima esce.
tomoko-picture-card = Una carta accanto a un tavoliere che la mostra, girata di un quarto, nelle file da 2 a 4 delle tre colonne di sinistra.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-momo = Momo
persona-momo-temper = un gattino: spinge le biglie per vederle rotolare
persona-momo-says =
    { $what ->
        [good] Miao! Rotola!
        [bad] Fffff.
        [won] Ron ron ron.
       *[lost] Volevo solo vederle rotolare.
    }
persona-haru = Haru
persona-haru-temper = si rallegra di ogni carta, anche della tua
persona-haru-says =
    { $what ->
        [good] Che bello!
        [bad] Che bello per te!
        [won] Siamo stati tutti bravi!
       *[lost] Che bella partita!
    }
persona-emi = Emi
persona-emi-temper = conta le biglie sottovoce
persona-emi-says =
    { $what ->
        [good] Quattordici scure… sì.
        [bad] Ci contavo.
        [won] I conti tornano.
       *[lost] Mi mancava una biglia.
    }
persona-jiro = Jiro il Vecchio
persona-jiro-temper = aspetta tre spinte per quella giusta
persona-jiro-says =
    { $what ->
        [good] Pazienza.
        [bad] Tornerà.
        [won] L’albero è cresciuto piano.
       *[lost] Sarà per la prossima primavera.
    }
persona-tsuru = Tsuru la Gru
persona-tsuru-temper = riconosce la tua carta da ciò che non tocchi
persona-tsuru-says =
    { $what ->
        [good] L’hai lasciata per me.
        [bad] Ecco qual era la tua carta.
        [won] L’avevo visto dieci mosse fa.
       *[lost] L’hai nascosta bene.
    }

## Why a match is over

outcome-target = L’obiettivo è raggiunto.

## Why an action is refused

refused-no-claims = Qui è il tavolo a calare da sé le carte che corrispondono.
refused-no-partner = Le carte si passano solo giocando a coppie.
refused-no-marble = Nel sacchetto non ci sono più biglie di questo colore.
refused-takes-back = Questo annullerebbe subito la spinta precedente.
refused-before-first-push = Una carta si può calare solo dopo la prima spinta.
refused-has-target = Hai già calato tutte le carte che ti servono.
refused-tried = Questa carta è già stata provata; aspetta la prossima spinta.
refused-handed-over = Questa carta è già stata passata; aspetta la prossima spinta.
refused-partner-holds-it = Questa carta ce l’ha il tuo compagno.

# What is counted of a match, for a player’s own statistics.
tomoko-number-pushes-a-card = Spinte per carta
tomoko-number-cards = Carte a partita
