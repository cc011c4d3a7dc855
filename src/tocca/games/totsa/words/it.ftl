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
        [brown-ring] l'anello marrone
        [pink-ring] l'anello rosa
        [green-ring] l'anello verde
        [brown-tree] l'albero marrone
        [pink-tree] l'albero rosa
        [green-tree] l'albero verde
        [brown-fish] il pesce marrone
        [pink-fish] il pesce rosa
       *[green-fish] il pesce verde
    }
totsa-act =
    { $act ->
        [protect] Protezione
        [flip] Capovolgi
       *[capture] Cattura
    }

## Table

totsa-table = Totsa! sul tavolo della cucina
totsa-field = Carte al centro
totsa-empty = posto vuoto
totsa-side = { $name }: carte
totsa-own-side = Le tue carte
totsa-open-of = { $open } scoperte su { $goal }
totsa-down-of = { $down } coperte su { $goal }
totsa-down = carta coperta { $slot }
totsa-no-down = nessuna carta al posto { $slot }
totsa-point = Indica la carta coperta { $slot } di { $name }
totsa-slap = Colpo: { $card }
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
        [yes] Lanci tu …
       *[no] { $name } lancia …
    }
totsa-dice = I dadi: { $card }
totsa-dice-waiting = I dadi aspettano
totsa-welcome =
    { $you ->
        [yes] Biscotti! Lanci tu.
       *[no] Biscotti! Lancia { $name }.
    }
totsa-nobody = Non l'ha voluto nessuno.
totsa-pointing = { $name } indica … quale sarà?
totsa-paying =
    { $you ->
        [yes] Scegli una carta per pagare.
       *[no] { $name } sceglie una carta per pagare.
    }
totsa-mark-out = fuori
totsa-mark-owes = in debito
totsa-mark-passed = passa
totsa-mark-pressed = ha toccato
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
totsa-photo-first = Prima mano: { $name }, per { $ms } ms.
totsa-photo-one = { $name }: { $ms } ms
totsa-photo-lane = { $name }: { $action }, tocco dopo { $counted } ms, arrivato dopo { $arrived } ms, { $believed } ms restituiti per la linea
totsa-photo-seen = dadi visti
totsa-photo-pressed = tocco
totsa-photo-back = sulla linea, restituito

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
        [yes] Hai
       *[no] { $name } ha
    } { $open ->
        [0] nessuna carta scoperta
        [one] una carta scoperta su { $goal }: { $cards }
       *[other] { $open } carte scoperte su { $goal }: { $cards }
    }, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] Prendi { $card }!
       *[no] { $name } prende { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Protetta! La carta resta tua.
       *[no] { $name } protegge la carta.
    }
totsa-event-flipped =
    { $you ->
        [yes] Capovolgi { $card }.
       *[no] { $name } capovolge { $card }.
    }
totsa-event-captured =
    { $you ->
        [yes] Catturi { $card } a { $owner }!
       *[no] { $name } cattura { $card } a { $owner }.
    }
totsa-event-false-start =
    { $you ->
        [yes] Troppo presto! I dadi rotolavano ancora.
       *[no] { $name }: troppo presto, i dadi rotolavano ancora.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Biscotto sbagliato! Hai toccato { $card }.
       *[no] { $name } ha toccato il biscotto sbagliato: { $card }.
    }
totsa-event-on-field =
    { $you ->
        [yes] La carta è sul tavolo: { $act } non serve.
       *[no] { $name }: { $act }, ma la carta è sul tavolo.
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
        [yes] Totsa? Non hai ancora raggiunto lo scopo.
       *[no] { $name } grida Totsa! senza aver raggiunto lo scopo.
    }
totsa-event-returned =
    { $you ->
        [yes] Restituisci { $card }.
       *[no] { $name } restituisce { $card }.
    }
totsa-event-turned-up =
    { $you ->
        [yes] Scopri { $card }.
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
totsa-about = Batti per primo sul biscotto giusto, e ricorda. 2–4 giocatori.
totsa-option-simple = Gioco semplice
totsa-option-simple-hint = Senza Capovolgi, metà dei biscotti, vincono tre carte scoperte
totsa-option-peek = Guardare le proprie carte coperte
totsa-option-pace = Pausa fra due lanci, secondi
totsa-option-window = Tempo per battere, secondi
totsa-option-limit = Numero massimo di lanci
totsa-figure-setup = Prima del primo lancio: diciotto biscotti e le tre carte azione.
totsa-figure-turn = I dadi sono stati lanciati: colore e forma indicano un biscotto. Chi lo colpisce per primo lo prende.
totsa-figure-end = La fine: chi ha preso che cosa.
totsa-tip-1 = Guarda i dadi: colore e forma indicano un solo biscotto. Batti su quella carta prima degli altri.
totsa-tip-2 = Un colpo sbagliato costa una carta. Meglio tardi che sbagliato.
totsa-tip-3 = Le carte coperte si possono catturare: ricorda che cosa mostrano.
