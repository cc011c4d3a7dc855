# I testi del client web, tavolieri esclusi. I nomi dei giochi e la notazione restano uguali in ogni lingua.

## La prima pagina

web-welcome = I tavoli sono apparecchiati. Siediti e gioca.
web-about = Per { $players } giocatori.
web-games = Giochi
web-play-now = Gioca
web-with-friends = Con amici
web-rules = Regole
web-learn = Impara giocando
web-puzzle = Problema del giorno
web-opening = Un momento…
web-recent = I tuoi tavoli
web-my-games = Le mie partite
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
web-public-tables = Tavoli pubblici
web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-no-public-tables = Ora non aspetta nessuno. Apri un tavolo pubblico e gli altri ti troveranno.
web-footer = Gratuito e open source. Nessun account, nessuna pubblicità, nessun tracciamento.
web-home = Pagina iniziale
web-lost-title = Qui non c’è niente
web-lost-text = Forse il link non è completo.

## Impostazioni

web-settings = Impostazioni
web-close = Chiudi
web-name = Il tuo nome
web-name-second = Nome di chi altro gioca su questo dispositivo
web-name-hint = Così gli altri ti riconoscono
web-guest = Ospite
web-language = Lingua
web-auto = Automatico
web-theme = Luce
web-theme-light = Giorno
web-theme-dark = Sera
web-sound = Suoni
web-alerts = Notifiche
web-alerts-hint = Quando tocca a te e stai guardando altrove
web-alerts-refused = Questo browser non lo permette; si cambia nelle impostazioni del sito.
web-rematch-offered = Ti propongono la rivincita.
web-motion = Animazioni
web-patterns = Trame sui pezzi
web-patterns-hint = Distinguere i pezzi senza i colori
web-left-handed = Per mancini
web-left-handed-hint = Pannello laterale a sinistra

## Un tavolo nuovo

web-new-table = { $game } con amici
web-new-alone = { $game } contro i bot
web-options = Opzioni di gioco
web-open-table = Apri il tavolo
web-against-bots = Contro i bot
web-rival = Contro chi giochi?
web-rival-now = Giochi contro { $name }. Scegli qualcun altro
web-level = Livello { $number } di { $last }
web-players = Giocatori
web-clock = Tempo
web-clock-none = Illimitato
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
web-waiting-host = Ci siete tutti. Dà il via chi ospita.
web-here = presente
web-away = assente
web-you = tu
web-bot = bot
web-bot-helps = per ora gioca un bot
web-invite = Invita
web-invite-text = Chi ha questo link può sedersi. Basta un nome.
web-link = Link a questo tavolo
web-qr = Il link come codice per la fotocamera del telefono
web-copy = Copia il link
web-copy-watch = Link per guardare
web-copied = Copiato
web-share = Condividi
web-agreed = Come si gioca qui
web-agreed-usual = Il gioco normale, senza limiti di tempo.
web-without = senza: { $what }
web-change = Cambia
web-save = Salva

## Al tavolo

web-leave = Lascia il tavolo (il posto resta tuo)
web-turn = di turno
web-ready = ha scelto
web-winner = vince
web-time-left = tempo rimasto
web-look = Mostra
web-bot-in = Fai giocare un bot
web-waiting-for = Si aspetta: { $names }.
web-paused = La partita è in pausa.
web-advice = Suggerimento
web-advice-thinking = Il bot ci pensa…
web-advice-says = Il bot suggerisce:
web-advice-chance = { $percent }% di vittoria
web-advice-others = Mosse a cui pensa il bot
web-advice-close = Nascondi il suggerimento
web-advice-allowed = A questo tavolo i suggerimenti sono permessi.
web-moves = Mosse
web-no-moves = Non è stato ancora giocato niente.
web-secret = una scelta segreta
web-chat = Chiacchiere
web-chat-write = Di’ qualcosa
web-chat-send = Invia
web-emote-1 = Ben fatto
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
web-asks-back = { $name } vorrebbe annullare l’ultima mossa. Va bene?
web-asked-back = Hai chiesto di annullare la mossa; decidono gli altri.
web-yes = Sì
web-no = No
web-cancel = Annulla
web-pause = Pausa
web-resume = Riprendi
web-resign = Abbandona
web-resign-sure = Vuoi davvero abbandonare questa partita?
web-board = Tavoliere
web-in-words = Tavoliere a parole
web-words = A parole
web-no-board = Il tavoliere non si è caricato. Ricarica la pagina.
web-reload = Ricarica
web-new-version = C’è una nuova versione di Tocca.
web-no-table = Questo tavolo non si può mostrare
web-reconnecting = Connessione persa. Ci riprovo…
web-back-in-a-moment = Il server si riavvia: ancora un momento, non va perso niente.
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
web-line-configured = Le regole del tavolo sono cambiate.
web-line-started = La partita comincia.
web-line-asked-back = { $name } vorrebbe annullare la mossa.
web-line-agreed = { $name } è d’accordo.
web-line-declined = { $name } non è d’accordo.
web-line-taken-back = { $name } ha annullato una mossa.
web-line-paused = La partita è in pausa.
web-line-resumed = La partita riprende.
web-line-resigned = { $name } abbandona.
web-line-flagged = { $name } ha finito il tempo.
web-line-rematch = Si chiede la rivincita.
web-line-muted = Si chiede silenzio a: { $name }
web-line-unmuted = Può parlare di nuovo: { $name }
web-line-host = Ora il tavolo lo ospita un’altra persona.

## Dopo la partita

web-you-win = Hai vinto!
web-draw = Pareggio!
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
web-rematch-rotated = Rivincita, posti a rotazione
web-rematch-asked = Hai chiesto la rivincita. Si aspettano gli altri.
web-rematch-wanted = { $name } vorrebbe la rivincita.
web-wants-rematch = vuole la rivincita
web-replay = Rivedi
web-download = Salva in un file
web-picture = Immagine del tabellone
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
web-eyes = Punto di vista
web-spectator = Uno spettatore
web-unhidden = Tutto scoperto
web-analyse = Analizza
web-run = Riproduci
web-round = Turno { $number }
web-earlier = Rivedi la partita { $number }
web-looking-back = Sguardo indietro: { $what }
web-back-to-now = Torna alla partita
web-reaction = { $ms } ms
web-speed = Velocità
web-round-back = Turno precedente
web-round-on = Turno successivo
web-to-table = Al tavolo

## Imparare

web-contents = Indice
web-figure = Figura
web-table-of = Tabella
web-example = Guarda una partita d’esempio
web-tip = Consiglio
web-tip-next = Avanti
web-tip-done = Capito
web-tip-close = Basta consigli

## The board of a game that has none of its own

web-any-chosen = Scelto: { $action }.
web-any-drawing = Il tavolo
web-any-actions = Che cosa puoi fare
web-any-find = Scrivi per trovare una mossa
web-any-count = { $count } di { $all }
web-any-none = Nessuna mossa comincia così.
web-any-choose = Tocca a te: scegli.
web-any-play = Gioca la mossa
web-any-no-rules = Per questo gioco non c’è ancora una pagina delle regole. Apri un tavolo: quello che si può fare si vede sempre.

## Momenti

web-ready-title = Pronti?
web-ready-now = Ci sono, si parte
web-ready-waiting = Aspettiamo gli altri…
web-is-ready = ci siamo
web-not-ready = non ancora
web-begins-in = { $seconds ->
    [one] Ancora un secondo
   *[other] Ancora { $seconds } secondi
}
web-take-back-sure = Questa parte della partita è finita e contata. Vuoi tornare indietro e rigiocarla da lì?
web-removed = Chi ospita ha liberato il tuo posto. Ora sei tra il pubblico.
web-watching-full = Tutti i posti sono occupati: puoi guardare.
web-watching-link = Questo link serve per guardare.
web-invite-full = Tutti i posti sono occupati: chi apre questo link può guardare.
web-bot-in-seconds = Un bot può giocare tra { $seconds } s
web-remarks = I bot commentano
web-option-clash = Non va d’accordo con: { $others }
web-line-renamed = Nuovo nome: { $name }.
web-line-ready = { $name }: si può partire.

## Perché qualcosa è stato rifiutato

web-refused = Non ha funzionato: { $why }
web-refused-unreachable = Il server non risponde. Sei in rete?
web-refused-closed = La connessione è chiusa.
web-refused-interrupted = La connessione è caduta per un attimo. Controlla se la mossa è arrivata.
web-refused-no-such-table = Questo tavolo non c’è, o il link non è completo.
web-refused-other-rules = Questa partita è iniziata con regole diverse da quelle che ha ora questo server. Apri un nuovo tavolo.
web-refused-crowded = A questo tavolo c’è troppa gente.
web-refused-full = In questo momento ci sono troppi tavoli.
web-refused-too-many-tables = Hai aperto molti tavoli. Prima gioca a uno di quelli.
web-refused-banned = Chi gestisce questo server ti ha escluso.
web-refused-bad-option = Con queste opzioni non si può giocare.
web-refused-bad-clock = Con questi tempi non si può giocare.
web-refused-bad-record = Questo file non contiene una partita valida.
web-refused-too-long = Questa partita è troppo lunga da mostrare.
web-refused-already-answered = Hai già detto di sì.
web-refused-already-asked = L’hai già chiesto; gli altri ci stanno pensando.
web-refused-already-pressed = Hai già battuto; il verdetto arriva subito.
web-refused-are-you-sure = Questa parte della partita è già stata contata.
web-refused-no-name = Un nome ha almeno una lettera.
web-refused-not-gathering = La partita è già cominciata.
web-refused-not-ready = Non sono ancora tutti pronti.
web-refused-racing = Non durante un lancio.
web-refused-match-on = Non a partita in corso.
web-refused-muted = Chi ospita ha chiesto silenzio.
web-refused-from-memory = In questo gioco conta la memoria: le mosse si rivedono a fine partita.
web-refused-no-such-move = Quella mossa non c’è più.
web-refused-no-undo = Questo non si può annullare.
web-refused-nothing-asked = Nessuno vuole più annullare.
web-refused-nothing-to-undo = Non c’è ancora niente di tuo da annullare.
web-refused-not-legal = Ora non si può fare.
web-refused-not-over = La partita non è ancora finita.
web-refused-not-paused = La partita non è in pausa.
web-refused-not-playing = Non c’è nessuna partita da abbandonare.
web-refused-not-started = La partita non è ancora cominciata.
web-refused-not-stored = Non è stato possibile salvare. Riprova.
web-refused-not-the-host = Lo può fare solo chi ospita il tavolo.
web-refused-not-your-seat = Non è il tuo posto.
web-refused-only-watching = Questo link serve a guardare. Chiedine uno per giocare.
web-refused-other-seat = Questo link è per un altro posto.
web-refused-nobody-to-mute = Non c’è nessuno da zittire.
web-refused-nothing-said = Il messaggio è vuoto.
web-refused-out-of-time = Il tuo tempo è finito.
web-refused-paused = La partita è in pausa.
web-refused-played-elsewhere = In questa partita hai giocato a un altro posto.
web-refused-seat-free = Lì non siede nessuno.
web-refused-seat-taken = Lì siede già qualcuno. Se manca da un po’, può giocare un bot al suo posto.
web-refused-seats-free = Ogni posto deve essere occupato, da una persona o da un bot.
web-refused-stale = Il tavoliere è cambiato da quando hai scelto.
web-refused-too-fast = È troppo in una volta. Aspetta un momento.
web-refused-no-hints = Per ora niente suggerimenti.
web-refused-still-thinking = Il bot sta ancora pensando alla tua ultima domanda.
web-refused-busy = I bot sono occupati. Riprova tra un momento.
web-refused-no-advice = Per ora il bot non ha suggerimenti.
web-refused-not-found = Qui non c’è niente del genere.
web-refused-store-away = Ora il server non può salvare. Riprova fra un momento.
web-refused-too-big = È troppo in una volta.
