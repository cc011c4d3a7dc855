# Il tavolo di Totsa! $you è yes dove la frase si rivolge a chi legge; $card in un evento è un totsa-card-object.

## Cards

totsa-card =
    { $card ->
        [brown-star] stella marrone
        [pink-star] stella rosa
        [green-star] stella verde
        [brown-heart] cuore marrone
        [pink-heart] cuore rosa
        [green-heart] cuore verde
        [brown-moon] luna marrone
        [pink-moon] luna rosa
        [green-moon] luna verde
        [brown-ring] anello marrone
        [pink-ring] anello rosa
        [green-ring] anello verde
        [brown-tree] albero marrone
        [pink-tree] albero rosa
        [green-tree] albero verde
        [brown-fish] pesce marrone
        [pink-fish] pesce rosa
       *[green-fish] pesce verde
    }
totsa-card-object =
    { $card ->
        [brown-star] la stella marrone
        [pink-star] la stella rosa
        [green-star] la stella verde
        [brown-heart] il cuore marrone
        [pink-heart] il cuore rosa
        [green-heart] il cuore verde
        [brown-moon] la luna marrone
        [pink-moon] la luna rosa
        [green-moon] la luna verde
        [brown-ring] l’anello marrone
        [pink-ring] l’anello rosa
        [green-ring] l’anello verde
        [brown-tree] l’albero marrone
        [pink-tree] l’albero rosa
        [green-tree] l’albero verde
        [brown-fish] il pesce marrone
        [pink-fish] il pesce rosa
       *[green-fish] il pesce verde
    }
totsa-act =
    { $act ->
        [protect] Proteggi
        [flip] Capovolgi
       *[capture] Cattura
    }

## Table

totsa-table = Totsa! sul tavolo della cucina
totsa-field = Carte al centro
totsa-empty = posto vuoto
totsa-side = { $name }: carte
totsa-own-side = Le tue carte
totsa-open-of = carte scoperte: { $open } su { $goal }
totsa-down-of = carte coperte: { $down } su { $goal }
totsa-down = carta coperta { $slot }
totsa-no-down = nessuna carta al posto { $slot }
totsa-point = Indica la carta coperta { $slot } di { $name }
totsa-slap = Batti su: { $card }
totsa-return = Restituisci: { $card }
totsa-turn-up = Scopri la carta coperta { $slot }
totsa-roll = Lancia
totsa-pass = Passo
totsa-shout = TOTSA!
totsa-shout-label = Grida Totsa! per vincere
totsa-count = Lancio { $number }
totsa-next = Ora lancia { $name }.
totsa-rolling =
    { $you ->
        [yes] Lanci tu…
       *[no] { $name } lancia…
    }
totsa-dice = I dadi: { $card }
totsa-dice-waiting = I dadi aspettano
totsa-welcome =
    { $you ->
        [yes] Biscotti! Lanci tu.
       *[no] Biscotti! Lancia { $name }.
    }
totsa-nobody = Non l’ha voluto nessuno.
totsa-pointing = { $name } indica… quale sarà?
totsa-paying =
    { $you ->
        [yes] Scegli con quale carta pagare.
       *[no] { $name } sceglie una carta per pagare.
    }
totsa-mark-out = fuori
totsa-mark-owes = in debito
totsa-mark-passed = ha passato
totsa-mark-pressed = ha battuto
totsa-mark-points = indica
totsa-mark-rolls = lancia
totsa-seconds = ancora { $seconds } s
totsa-raccoon = Totsa il procione
totsa-mood =
    { $mood ->
        [curious] curioso
        [alert] sveglissimo
        [happy] felice
        [shocked] sconvolto
        [smug] sornione
        [sleepy] assonnato
       *[calm] tranquillo
    }

## Photo finish

totsa-photo = Fotofinish
totsa-photo-close = Chiudi il fotofinish
totsa-photo-margin = { $name } per { $ms } ms
totsa-photo-chance = Il caso ha scelto { $name }
totsa-photo-drawn = Troppo vicini: il caso ha scelto { $name }.
totsa-photo-first = { $name } in anticipo di { $ms } ms.
totsa-photo-one = { $name }: { $ms } ms
totsa-photo-late = { $name } { $ms } ms · tu { $own } ms, troppo tardi
totsa-photo-too-late = troppo tardi
totsa-photo-slow = Al rallentatore
totsa-photo-lane = { $name }: { $action }, tocco dopo { $counted } ms, arrivato dopo { $arrived } ms, { $believed } ms di rete non contati
totsa-photo-seen = dadi visti
totsa-photo-pressed = tocco
totsa-photo-back = tempo di rete, non contato

## Prompts

totsa-prompt-roll = Lancia i dadi.
totsa-prompt-thrown = Giù le mani finché i dadi rotolano!
totsa-prompt-race = Batti sul biscotto, o usa una carta azione!
totsa-prompt-point = Indica la carta che intendi.
totsa-prompt-return = Scegli una carta scoperta da restituire.
totsa-prompt-turn-up = Scegli una carta coperta da scoprire.

## Description

totsa-describe-over = La partita è finita.
totsa-describe-row = Fila { $row }: { $cards }.
totsa-describe-player =
    { $you ->
        [yes] { $open ->
            [0] Non hai carte scoperte
            [one] Hai una carta scoperta su { $goal }: { $cards }
           *[other] Hai { $open } carte scoperte su { $goal }: { $cards }
        }
       *[no] { $open ->
            [0] { $name } non ha carte scoperte
            [one] { $name } ha una carta scoperta su { $goal }: { $cards }
           *[other] { $name } ha { $open } carte scoperte su { $goal }: { $cards }
        }
    }; { $down ->
        [0] nessuna carta coperta
        [one] una carta coperta
       *[other] { $down } carte coperte
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] Hai preso { $card }!
       *[no] { $name } prende { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Protetta! La carta resta tua.
       *[no] { $name } protegge la carta.
    }
totsa-event-flipped =
    { $you ->
        [yes] Hai capovolto { $card }.
       *[no] { $name } capovolge { $card }.
    }
totsa-event-captured =
    { $you ->
        [yes] Cattura! { $owner } ti cede { $card }.
       *[no] Cattura! { $owner } cede { $card } a { $name }.
    }
totsa-event-false-start =
    { $you ->
        [yes] Troppo presto! I dadi rotolavano ancora.
       *[no] { $name }: troppo presto, i dadi rotolavano ancora.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Biscotto sbagliato! Hai colpito { $card }.
       *[no] { $name } ha colpito il biscotto sbagliato: { $card }.
    }
totsa-event-on-field =
    { $you ->
        [yes] La carta è ancora al centro: { $act } non serve.
       *[no] { $name }: { $act }, ma la carta è ancora al centro.
    }
totsa-event-not-yours =
    { $you ->
        [yes] Quella carta non è tua: { $act } non serve.
       *[no] { $name }: { $act } per una carta altrui.
    }
totsa-event-own-card =
    { $you ->
        [yes] Cattura? Quella carta è già tua!
       *[no] { $name } voleva catturare una carta propria.
    }
totsa-event-already-down =
    { $you ->
        [yes] Quella carta è già coperta.
       *[no] { $name }: Capovolgi, ma la carta è già coperta.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Non è quella! Hai indicato la carta { $slot } di { $owner }.
       *[no] { $name } ha indicato la carta { $slot } di { $owner }: non è quella.
    }
totsa-event-late =
    { $you ->
        [yes] Troppo tardi per indicare!
       *[no] { $name } ha tardato a indicare.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Totsa? Non ancora: servono { $goal } carte scoperte{ $hidden ->
            [0] .
           *[other] {" "}o { $hidden } coperte.
        }
       *[no] { $name } grida Totsa! senza aver raggiunto lo scopo.
    }
totsa-event-returned =
    { $you ->
        [yes] Hai restituito { $card }.
       *[no] { $name } restituisce { $card }.
    }
totsa-event-turned-up =
    { $you ->
        [yes] Hai scoperto { $card }.
       *[no] { $name } scopre { $card }.
    }
totsa-event-spared =
    { $you ->
        [yes] Non hai nulla con cui pagare.
       *[no] { $name } non ha nulla con cui pagare.
    }
totsa-event-forgotten =
    { $you ->
        [yes] Niente grido! Tutti i tuoi biscotti tornano sul tavolo.
       *[no] { $name } ha dimenticato il grido! Tutti quei biscotti tornano sul tavolo.
    }
totsa-event-won =
    { $you ->
        [yes] TOTSA! Hai vinto!
       *[no] TOTSA! Vince { $name }!
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-name = Totsa!
totsa-about = Batti per primo sul biscotto giusto, e ricorda. 2–4 giocatori.
totsa-option-simple = Gioco semplice
totsa-option-simple-hint = Senza Capovolgi, metà dei biscotti, vincono tre carte scoperte
totsa-option-peek = Guardare le proprie carte coperte
totsa-option-pace = Pausa fra due lanci (secondi)
totsa-option-window = Tempo per battere (secondi)
totsa-option-limit = Numero massimo di lanci
totsa-figure-setup = Prima del primo lancio: diciotto biscotti e le tre carte azione.
totsa-figure-turn = I dadi sono stati lanciati: colore e forma indicano un biscotto. Chi ci batte sopra per primo lo prende.
totsa-figure-end = La fine: chi ha preso che cosa.
totsa-tip-1 = Si vince con sei biscotti scoperti, o tre coperti, e con il grido. Guarda i dadi: colore e forma indicano un biscotto. Batti su quella carta prima degli altri.
totsa-tip-2 = Un colpo sbagliato costa una carta. Meglio tardi che sbagliato.
totsa-tip-3 = Scopo raggiunto? Premi TOTSA! prima del lancio successivo, o tutte le tue carte tornano al centro. E ricorda che cosa mostrano le carte coperte: si possono catturare.
totsa-picture-field = Tre file di sette carte, le carte azione al centro della seconda.
totsa-picture-simple = File di quattro, quattro e tre carte, due carte azione al centro della seconda.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-biscotto = Biscotto
persona-biscotto-temper = un vecchio cane: sogna biscotti fra due lanci
persona-biscotto-says =
    { $what ->
        [good] Bau. Briciole.
        [bad] Mh? Hanno tirato?
        [won] Il giorno più bello. Di nuovo.
       *[lost] Zzz… biscotto…
    }
persona-rosa = Zia Rosa
persona-rosa-temper = batte col cuore, non sempre sulla carta giusta
persona-rosa-says =
    { $what ->
        [good] Ah! Col cuore!
        [bad] Madonna, quella sbagliata!
        [won] Chi ha fame?
       *[lost] Prendilo, tanto sei magro.
    }
persona-tino = Tino
persona-tino-temper = il garzone del fornaio: riconosce ogni biscotto dalle briciole
persona-tino-says =
    { $what ->
        [good] Appena sfornato!
        [bad] Avevo le dita unte.
        [won] Ve l’ho detto, li faccio io.
       *[lost] Papà dice che devo guardare meglio.
    }
persona-volpe = Volpe
persona-volpe-temper = una volpe: ricorda che cosa hai coperto
persona-volpe-says =
    { $what ->
        [good] Questo me lo ricordo.
        [bad] Furbo. Me lo ricorderò.
        [won] Tu dimentichi. Io mai.
       *[lost] Anche le volpi dormono.
    }
persona-ombra = Ombra
persona-ombra-temper = un procione: sparisce col biscotto prima che tu guardi
persona-ombra-says =
    { $what ->
        [good] Sparito.
        [bad] Mi hai visto? Impossibile.
        [won] Tutto mio. Nessuno ha visto.
       *[lost] Sei veloce. Troppo.
    }

## Why a match is over

outcome-shout = Totsa!

## Why an action is refused

refused-void = Fra un lancio e l’altro battere non conta.
refused-not-in-game = Il gioco semplice si gioca senza questa carta.
refused-not-on-field = Questa carta non è al centro.
refused-point-first = Hai premuto Cattura: ora indica una carta coperta di un altro.
refused-roll-under-way = I dadi sono lanciati; aspetta la fine del lancio.
refused-penalties-first = Prima si pagano le penalità dell’ultimo lancio.
refused-not-the-roller = Ora lancia un altro.
refused-too-early = La pausa dopo l’ultimo lancio non è ancora finita.
refused-nothing-yet = Nessuno ha ancora carte: non c’è niente da gridare.
refused-already-answered = Dopo l’ultimo lancio hai già gridato o passato; una volta basta.
refused-roll-or-shout = Gli altri hanno risposto: lancia i dadi, o prima grida Totsa!
refused-nothing-to-point-at = Si indica una carta solo dopo Cattura, e lo fa chi l’ha premuta.
refused-own-card = Indica la carta di un altro, non una tua.
refused-no-such-card = Lì non c’è una carta coperta.
refused-nothing-to-pay = Non c’è nessuna penalità da pagare.
refused-not-your-penalty = Ora paga un altro.
refused-open-cards-first = Scopre una carta coperta solo chi non ha carte scoperte.

# What is counted of a match, for a player’s own statistics.
totsa-number-reaction-ms = Tempo di reazione
totsa-number-errors = Errori a partita
totsa-number-acts = Colpi riusciti a partita
