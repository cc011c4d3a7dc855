# I testi del client web, tavolieri esclusi. I nomi dei giochi e la notazione restano uguali in ogni lingua.

## La prima pagina

web-welcome = Quattro tavoli sono apparecchiati. Siediti e gioca.
web-games = Giochi
web-about-toncc = Tre Re scelgono in segreto e conquistano Regioni. 3 giocatori.
web-about-toscana = Posa tessere nella zona più grande del tuo colore. 2 giocatori.
web-about-totsa = Batti per primo sul biscotto giusto, e ricorda. 2–4 giocatori.
web-about-tomoko = Spingi biglie finché il tavoliere mostra le tue carte. 2–4 giocatori.
web-play-now = Gioca
web-with-friends = Con amici
web-rules = Regole
web-opening = Un momento…
web-recent = I tuoi tavoli
web-forget = Dimentica questo tavolo di { $game }
web-phase-lobby = da iniziare
web-phase-playing = in corso
web-phase-paused = in pausa
web-phase-over = finita
web-join = Hai un link?
web-join-label = Incolla qui il link
web-join-go = Entra
web-join-bad = Questo non è il link di un tavolo.
web-open-record = Guarda una partita salvata
web-public-tables = Tavoli aperti
web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-no-public-tables = Ora non aspetta nessuno. Apri un tavolo pubblico e gli altri ti troveranno.
web-footer = Libero e aperto; nessun account, nessuna pubblicità, nessun tracciamento.
web-home = Alla prima pagina
web-lost-title = Qui non c'è niente
web-lost-text = Forse il link non è completo.

## Impostazioni

web-settings = Impostazioni
web-close = Chiudi
web-name = Il tuo nome
web-name-second = Nome di chi gioca anche su questo dispositivo
web-name-hint = Così gli altri ti riconoscono
web-guest = Ospite
web-language = Lingua
web-auto = Automatico
web-theme = Luce
web-theme-light = Giorno
web-theme-dark = Sera
web-sound = Suoni
web-motion = Animazioni
web-patterns = Più motivi
web-patterns-hint = Distinguere i pezzi senza i colori
web-left-handed = Per mancini
web-left-handed-hint = Pannello laterale a sinistra

## Un tavolo nuovo

web-new-table = { $game } con amici
web-open-table = Apri il tavolo
web-against-bots = Contro i bot
web-rival = Contro chi giochi?
web-rival-now = Giochi contro { $name }. Scegli qualcun altro
web-level = Livello { $number } di { $last }
web-players = Giocatori
web-clock = Orologio
web-clock-none = Nessuno
web-clock-move = Per mossa
web-clock-game = Per partita
web-clock-days = Giorni
web-clock-seconds = Secondi per ogni mossa
web-clock-minutes = Minuti per ogni giocatore
web-clock-increment = Secondi aggiunti a ogni mossa
web-clock-days-each = Giorni per ogni mossa
web-public = Tavolo pubblico
web-public-hint = Chiunque può trovarlo e sedersi
web-hints = Suggerimenti
web-hints-hint = Tutti possono chiedere consiglio a un bot
web-option-tomoko-claims = Calare le carte
web-choice-tomoko-claims-auto = Ci pensa il tavolo
web-choice-tomoko-claims-manual = Te ne accorgi tu
web-option-tomoko-prefill = Tavoliere pieno
web-hint-tomoko-prefill = Per una partita più veloce
web-option-tomoko-teams = Squadre
web-hint-tomoko-teams = In quattro, due contro due
web-option-tomoko-open_cards = Carte scoperte
web-hint-tomoko-open_cards = Tutti vedono tutte le carte
web-option-tomoko-play_on = Si continua
web-hint-tomoko-play_on = Per le posizioni dopo la prima
web-option-tomoko-limit = Numero massimo di spinte
web-option-toncc-challenges = Sfide
web-option-toncc-kings = Chi gioca quale Re
web-choice-toncc-kings-drawn = A sorte
web-choice-toncc-kings-seat = Secondo il posto
web-option-toncc-auto_finish = Un Re rimasto solo gioca da sé
web-hint-toncc-auto_finish = Quando nessun altro può più muovere
web-option-toscana-games = Giochi della partita
web-option-toscana-first = Chi comincia
web-choice-toscana-first-grey = Grigio
web-choice-toscana-first-red = Rosso
web-choice-toscana-first-random = A sorte
web-option-toscana-swap_colours = Scambio dei colori nel secondo gioco
web-option-toscana-veto = Veto
web-hint-toscana-veto = Una volta per gioco si rifiuta la tessera altrui
web-option-totsa-simple = Gioco semplice
web-hint-totsa-simple = Senza Capovolgi, metà dei biscotti, vincono tre carte scoperte
web-option-totsa-peek = Guardare le proprie carte coperte
web-option-totsa-pace = Pausa fra due lanci, secondi
web-option-totsa-window = Tempo per battere, secondi
web-option-totsa-limit = Numero massimo di lanci

## Prima della partita

web-seats = Posti
web-seat = Posto { $number }
web-seat-free = Libero
web-sit = Siediti
web-sit-too = Gioca anche qui
web-stand = { $name } si alza
web-send-away = Libera il posto di { $name }
web-add-bot = Metti un bot al posto { $number }
web-other-bot = Un altro bot al posto di { $name }
web-fill-bots = Bot ai posti liberi
web-start = Si comincia
web-waiting-seats =
    { $count ->
        [one] { $count } posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-waiting-host = Ci siete tutti. Chi ha aperto il tavolo dà il via.
web-here = presente
web-away = assente
web-you = tu
web-bot = bot
web-bot-helps = sostituito da un bot
web-invite = Invita
web-invite-text = Chi ha questo link può sedersi. Basta un nome.
web-link = Link a questo tavolo
web-qr = Il link come codice per la fotocamera del telefono
web-copy = Copia il link
web-copy-watch = Link per guardare
web-copied = Copiato
web-share = Condividi
web-agreed = Che cosa giochiamo
web-agreed-usual = Il gioco normale, senza orologio.
web-without = senza: { $what }
web-change = Cambia
web-save = Salva

## Al tavolo

web-leave = Lascia il tavolo (il posto resta tuo)
web-turn = di turno
web-ready = pronto
web-winner = vince
web-time-left = tempo rimasto
web-look = Mostra
web-bot-in = Fai giocare un bot
web-waiting-for = Si aspetta: { $names }.
web-paused = La partita è in pausa.
web-advice = Suggerimento
web-advice-thinking = Il bot ci pensa…
web-advice-says = Un bot giocherebbe
web-advice-chance = { $percent } % di vincere
web-advice-others = Che cosa pensa il bot
web-advice-close = Nascondi il suggerimento
web-advice-allowed = A questo tavolo i suggerimenti sono permessi.
web-moves = Mosse
web-no-moves = Non è stato ancora giocato niente.
web-secret = una scelta segreta
web-chat = Chiacchiere
web-chat-write = Di' qualcosa
web-chat-send = Invia
web-emote-1 = Bravo
web-emote-2 = Risata
web-emote-3 = Oh!
web-emote-4 = Fiuu
web-emote-5 = Mmh
web-emote-6 = Cuore
web-log = Mosse e chiacchiere
web-menu = Altro
web-somebody = Qualcuno
web-watchers = spettatori
web-take-back = Annulla mossa
web-asks-back = { $name } vorrebbe annullare l'ultima mossa. Va bene?
web-asked-back = Hai chiesto di annullare; decidono gli altri.
web-yes = Sì
web-no = No
web-cancel = Annulla
web-pause = Pausa
web-resume = Riprendi
web-resign = Abbandona
web-resign-sure = Vuoi davvero abbandonare questa partita?
web-board = Tavoliere
web-in-words = Tavoliere a parole
web-no-board = Il tavoliere non si è caricato. Ricarica la pagina.
web-reload = Ricarica
web-new-version = C'è una nuova versione di Tocca.
web-no-table = Questo tavolo non si può mostrare
web-reconnecting = Connessione persa. Ci riprovo…
web-back-in-a-moment = Il server si riavvia. Torna fra un momento, niente va perso.
web-line-none = nessuna connessione
web-line-good = connessione buona
web-line-fair = connessione lenta
web-line-poor = connessione molto lenta
web-curtain = Passa il dispositivo a { $name }
web-curtain-text = Gli altri guardano altrove.
web-curtain-open = Sono { $name }
web-hand-over = Passa a { $name }

## Che cosa è successo, riga per riga

web-line-acted = { $name }: { $action }
web-line-chose = { $name } ha scelto, in segreto.
web-line-said = { $name } dice: { $text }
web-line-seated = { $name } si siede.
web-line-bot = { $name }, un bot, si siede.
web-line-stood = { $name } si alza.
web-line-created = Il tavolo è apparecchiato.
web-line-configured = È cambiato che cosa si gioca.
web-line-started = La partita comincia.
web-line-asked-back = { $name } vorrebbe annullare.
web-line-agreed = { $name } è d'accordo.
web-line-declined = { $name } non è d'accordo.
web-line-taken-back = { $name } ha annullato una mossa.
web-line-paused = La partita è in pausa.
web-line-resumed = La partita riprende.
web-line-resigned = { $name } abbandona.
web-line-flagged = { $name } ha finito il tempo.
web-line-rematch = Si chiede la rivincita.
web-line-muted = Si chiede silenzio a: { $name }
web-line-unmuted = Può parlare di nuovo: { $name }
web-line-host = Il tavolo ha un nuovo responsabile.

## Dopo la partita

web-winners =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
web-outcome-resigned = { $name } ha abbandonato.
web-outcome-time = { $name } ha finito il tempo.
web-unfinished = La registrazione finisce qui; la partita non è stata giocata fino in fondo.
web-rematch = Rivincita
web-rematch-swapped = Rivincita a posti scambiati
web-rematch-rotated = Rivincita, un posto più in là
web-rematch-asked = Hai chiesto la rivincita. Si aspettano gli altri.
web-rematch-wanted = { $name } vorrebbe la rivincita.
web-wants-rematch = vuole la rivincita
web-replay = Rivedi
web-download = Salva in un file
web-open-record-text = Un file .tocca, salvato da un tavolo o dal terminale.
web-choose-file = Scegli un file
web-record-big = Questo file è troppo grande per una partita.
web-link-move = Copia il link a questa mossa
web-first = Prima mossa
web-previous = Mossa precedente
web-next = Mossa successiva
web-last = Ultima mossa
web-move = Mossa
web-move-of = Mossa { $number } di { $last }
web-eyes = Con gli occhi di chi
web-spectator = Uno spettatore
web-unhidden = Niente di nascosto
web-run = Avanti da solo
web-to-table = Al tavolo

## Imparare

web-contents = Indice
web-figure = Figura
web-table-of = Tabella
web-example = Guarda una partita d'esempio
web-figure-toncc-setup = Prima della prima mossa: diciotto Regioni intorno alla Mente, dove i tre Re stanno insieme.
web-figure-toncc-turn = Due Re si sono incontrati su una Regione: la conquista chi ha più forte quel colore, e mette un Sigillo sulla Mappa.
web-figure-toncc-end = La fine di una sfida: le Regioni conquistate sono verdi, e sulla Mappa i Regni sono contornati.
web-figure-toscana-setup = Prima della prima tessera: il tabellone, le due pile con le tessere in cima e la tessera d'apertura in mano.
web-figure-toscana-turn = Una dozzina di tessere dopo. Accanto a ogni nome: per quante tessere passa la zona migliore.
web-figure-toscana-end = Il conteggio: ogni tessera attraversata da una zona migliore conta una volta.
web-figure-totsa-setup = Prima del primo lancio: diciotto biscotti e le tre carte azione.
web-figure-totsa-turn = I dadi sono stati lanciati: colore e forma indicano un biscotto. Chi lo colpisce per primo lo prende.
web-figure-totsa-end = La fine: chi ha preso che cosa.
web-figure-tomoko-setup = Prima della prima spinta, con il tabellone pieno. Le tue due carte sono davanti a te.
web-figure-tomoko-turn = Una spinta ha completato un disegno: la carta si posa e se ne pesca una nuova.
web-figure-tomoko-end = La fine: dieci carte sono posate.
web-tip = Consiglio
web-tip-next = Avanti
web-tip-done = Capito
web-tip-close = Basta consigli
web-tip-toncc-1 = Il tuo Re può andare nelle Regioni illuminate. Toccane una e conferma: è la tua scelta segreta.
web-tip-toncc-2 = I Re si muovono tutti insieme. Dove si incontrano conquista chi è più forte nel colore della Regione: guarda chi batte chi.
web-tip-toncc-3 = Una Regione conquistata mette un tuo Sigillo sulla Mappa. Tre Sigilli in fila su un lato formano un Regno, e i Regni danno punti.
web-tip-toscana-1 = Tocca un punto illuminato per provare la tessera, girala, poi conferma. Ti serve una grande zona del tuo colore.
web-tip-toscana-2 = Almeno una casella del tuo colore deve toccare lo stesso colore di un'altra tessera.
web-tip-toscana-3 = Una volta per gioco puoi mettere il veto alla tessera altrui. Tienilo per quando fa male.
web-tip-totsa-1 = Guarda i dadi: colore e forma indicano un solo biscotto. Batti su quella carta prima degli altri.
web-tip-totsa-2 = Un colpo sbagliato costa una carta. Meglio tardi che sbagliato.
web-tip-totsa-3 = Le carte coperte si possono catturare: ricorda che cosa mostrano.
web-tip-tomoko-1 = Scegli una biglia e una freccia sul bordo: spinge avanti di uno le biglie che ha davanti, fino al primo vuoto.
web-tip-tomoko-2 = Le tue carte mostrano motivi 3 × 3. Quando uno compare sul tavoliere, girato o no, la carta si cala.
web-tip-tomoko-3 = Guarda anche che cosa regala agli altri la tua spinta.

## Perché qualcosa è stato rifiutato

web-refused = Non ha funzionato: { $why }
web-refused-unreachable = Il server non risponde. Sei in rete?
web-refused-closed = La connessione è chiusa.
web-refused-interrupted = La linea è caduta per un attimo. Guarda se è valso.
web-refused-no-such-table = Questo tavolo non c'è, o il link non è completo.
web-refused-crowded = A questo tavolo c'è troppa gente.
web-refused-full = In questo momento ci sono troppi tavoli.
web-refused-too-many-tables = Hai aperto molti tavoli. Prima gioca a uno di quelli.
web-refused-bad-option = Con queste opzioni non si può giocare.
web-refused-bad-clock = Con questo orologio non si può giocare.
web-refused-bad-record = Questo file non è una partita di cui ci si possa fidare.
web-refused-too-long = Questa partita è troppo lunga da mostrare.
web-refused-already-answered = Hai già detto di sì.
web-refused-already-asked = L'hai già chiesto; gli altri ci stanno pensando.
web-refused-already-pressed = Hai già battuto; il verdetto arriva subito.
web-refused-racing = Non nel mezzo di una gara.
web-refused-match-on = Non nel mezzo di una partita.
web-refused-muted = Chi ha aperto il tavolo ha chiesto silenzio.
web-refused-no-undo = Questo non si può annullare.
web-refused-nothing-asked = Nessuno vuole più annullare.
web-refused-nothing-to-undo = Non c'è ancora niente di tuo da annullare.
web-refused-not-legal = Ora non si può fare.
web-refused-not-over = La partita non è ancora finita.
web-refused-not-paused = La partita non è in pausa.
web-refused-not-playing = Non c'è nessuna partita da abbandonare.
web-refused-not-started = La partita non è ancora cominciata.
web-refused-not-stored = Non è stato possibile salvare. Riprova.
web-refused-not-the-host = Lo può fare solo chi ha aperto il tavolo.
web-refused-not-your-seat = Non è il tuo posto.
web-refused-only-watching = Questo link serve a guardare. Chiedine uno per giocare.
web-refused-other-seat = Questo link è per un altro posto.
web-refused-nobody-to-mute = Non c'è nessuno da zittire.
web-refused-nothing-said = Non c'è scritto niente.
web-refused-out-of-time = Il tuo tempo è finito.
web-refused-paused = La partita è in pausa.
web-refused-played-elsewhere = In questa partita hai giocato a un altro posto.
web-refused-seat-free = Lì non siede nessuno.
web-refused-seat-taken = Lì siede già qualcuno. Un bot può aiutare quando manca da un po'.
web-refused-seats-free = Ogni posto deve essere occupato, da una persona o da un bot.
web-refused-stale = Il tavoliere è cambiato da quando hai scelto.
web-refused-too-fast = È troppo in una volta. Aspetta un momento.
web-refused-no-hints = Qui niente suggerimenti: tocca solo ai giocatori.
web-refused-still-thinking = Il bot sta ancora pensando alla tua ultima domanda.
web-refused-busy = In molti stanno chiedendo. Riprova tra un momento.
web-refused-no-advice = Per ora il bot non ha consigli.
web-refused-not-found = Qui non c'è niente del genere.
web-refused-store-away = Ora il server non può salvare. Riprova fra un momento.
web-refused-too-big = È troppo in una volta.
