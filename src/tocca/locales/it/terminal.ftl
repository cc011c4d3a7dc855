# I testi del comando da terminale. Nomi dei comandi, bot e notazione restano uguali in ogni lingua.

language-name = Italiano
you = Tu
list-separator = ,{" "}

## Help pages

help-tocca =
    tocca: Tóncc, Toscana, Totsa! e Tomoko, nel browser e nel terminale

      tocca                     apre i giochi nel browser
      tocca menu                fa scegliere un gioco da un menu, nel terminale
      tocca play GIOCO          avvia una partita, con persone a questa tastiera e con i bot
      tocca serve               apre tavoli per chiunque abbia il link
      tocca bot LINK            fa sedere un bot a un tavolo lontano
      tocca replay FILE         mostra una partita salvata passo per passo
      tocca analyse FILE        mostra dove una partita salvata è stata vinta e persa
      tocca solve COSA          dà risposte esatte: percorsi, ultime tessere, varianti piccole
      tocca rules GIOCO         mostra le regole
      tocca sim GIOCO           fa giocare i bot fra loro e conta
      tocca arena GIOCO BOT BOT confronta i bot, con Elo e margine d’errore
      tocca ladder              mette alla prova i livelli dei bot
      tocca train GIOCO         una rete impara un gioco giocando contro se stessa
      tocca dataset GIOCO       far giocare a bot forti molte partite da cui imparare
      tocca new-game NOME       comincia un gioco tuo: un pacchetto che funziona
      tocca doctor              controlla questa installazione
      tocca backup FILE         salva i dati di un server in un file, mentre continua
      tocca verify [FILE]       controlla un backup, o i dati del server
      tocca restore FILE        ripristina un backup
      tocca admin COSA          gestisce un server in funzione
      tocca --version           mostra la versione

    GIOCO è uno di questi: { $games }.
    --lang en|it|fr|de|ru sceglie la lingua; `tocca play --help` dice di più su un comando.
help-serve =
    tocca serve: tavoli per chiunque abbia il link

      --host INDIRIZZO          dove ascoltare (127.0.0.1: solo questo computer; 0.0.0.0: tutti)
      --port N                  su quale porta (8642)
      --data CARTELLA           dove conservare le partite
      --database URL            conservarle in PostgreSQL: postgresql://…
      --bus URL                 con altri nodi: il server NATS comune, nats://…
      --base-path PERCORSO      servire sotto questo percorso, dietro un proxy
      --public-url URL          come si raggiunge il server, se davanti c’è un proxy
      --bot-pace PERCENTO       quanto sono lenti i bot (100; 0: appena hanno pensato)
      --config FILE             impostazioni da un file TOML
      --open                    apre il browser

    Ogni impostazione può venire anche dall’ambiente, come TOCCA_PORT, o dal file.
help-backup =
    tocca backup FILE: tutto ciò che un server ha salvato, in un file; intanto il server continua

      --data CARTELLA           la cartella del server, se non è la solita
      --database URL            oppure il suo database PostgreSQL
      --config FILE             oppure le sue impostazioni
help-verify =
    tocca verify: rigioca secondo le regole tutto ciò che c’è nei dati del server, o in un backup

      FILE                      un backup
      --data, --database, --config   come per `tocca backup`

    Il codice d’uscita è 1 se qualcosa non va.
help-restore =
    tocca restore FILE: ripristina un backup in una cartella o in un database vuoti

      --data, --database, --config   dove, come per `tocca backup`

    Un backup di SQLite si può ripristinare in PostgreSQL, e viceversa.
help-admin =
    tocca admin COSA: gestisce un server in funzione

      status                    tavoli, connessioni, memoria, stato di salute
      kick OSPITE               chiude le connessioni di un ospite
      ban CHI --minutes N       esclude un ospite o un indirizzo (senza --minutes: per sempre)
      unban CHI                 lo riammette
      close TAVOLO              manda via tutti da un tavolo; possono tornare
      delete TAVOLO             elimina un tavolo con tutte le sue partite
      renew TAVOLO              rende non validi i link di un tavolo e mostra quelli nuovi
      say TESTO                 dice qualcosa a tutti i tavoli
      --data CARTELLA           la cartella del server, se non è la solita
      --url URL --token TOKEN   un server su un altro computer
      --json                    la risposta in JSON
help-bot =
    tocca bot LINK: un bot occupa un posto a un tavolo

      LINK                      il link a un posto, come lo copia chi ospita il tavolo
      URL --open GIOCO          oppure: apri un tavolo su quel server e mostra il link per gli altri
      --seats N                 quanti posti ha il tavolo che apre
      --bot NOME                quale bot (greedy)
      --name NOME               come si chiama al tavolo
      --matches N               quante partite prima di andarsene (1)
      --token TOKEN             come questo ospite, per esempio chi ha aperto il tavolo da Python

    La partita comincia da sola quando tutti i posti sono occupati, se il bot può avviarla.
help-menu =
    tocca menu: scegli il gioco, i giocatori e le opzioni, e gioca nel terminale
help-new-game =
    tocca new-game NOME: comincia un gioco tuo

      NOME                      minuscole, cifre e trattini, per esempio quattro-re

    Scrive una cartella NOME con un piccolo gioco che funziona, i suoi test e un pyproject.toml.
    `docs/your-game.md` continua da lì.
help-doctor =
    tocca doctor [EXTRA ...]: controlla questa installazione e dice come rimediare a ciò che non va
    I nomi degli extra (server, fast, arena, rl, spiel) chiedono che ci siano; altrimenti il codice d’uscita è 1.
help-play =
    tocca play GIOCO: una partita a questa tastiera

      --seats N                 quanti giocano
      --players ELENCO          chi siede dove, per esempio you,greedy oppure Ada,Bo,random:
                                you (tu), un bot (level-1 … level-5, greedy) o un nome con la maiuscola
      --option NOME=VALORE …    opzioni del gioco; `tocca play GIOCO --help` le elenca
      --seed TESTO              ogni volta la stessa fortuna
      --save FILE               salva la partita in questo file
      --resume FILE             riprendi una partita salvata (GIOCO allora non serve)
      --plain                   senza colori
      --lang en|it|fr|de|ru     lingua

    Se non dici altro, occupi il posto 1 contro bot greedy. Durante la partita `?` aiuta.
help-replay =
    tocca replay FILE: una partita salvata, passo per passo

      --eyes CHI                con gli occhi di chi: numero del posto, nome, oppure all (tutti)
      --all                     stampa ogni passo e finisce
      --plain                   senza colori
      --lang en|it|fr|de|ru     lingua
help-rules =
    tocca rules GIOCO: le regole di un gioco

      --plain                   senza colori
      --lang en|it|fr|de|ru     lingua
help-sim =
    tocca sim GIOCO: i bot giocano fra loro

      -n, --number N            quante partite (100)
      --players ELENCO          i bot, per esempio random,greedy; si ripetono finché ogni posto non è preso.
                                Di partita in partita avanzano di un posto, così nessuno
                                tiene sempre il posto migliore
      --seats N                 quanti giocano
      --option NOME=VALORE …    opzioni del gioco; `tocca sim GIOCO --help` le elenca
      --seed TESTO              ogni volta gli stessi risultati
      --jobs N                  quante nello stesso momento (1)
      --json                    le cifre per i programmi
      --lang en|it|fr|de|ru     lingua
help-arena =
    tocca arena GIOCO BOT BOT …: quale bot è più forte, e con quanta certezza

      BOT                       random, greedy, flat, ismcts, search, level-1 … level-5; con
                                argomenti come search:seconds=0.5 o flat:simulations=2000
      --games N                 quante partite, arrotondate a serie complete (100)
      --sprt ELO0 ELO1          smetti appena è chiaro quale delle due differenze è vera
      --seats N                 quanti giocano; se i bot sono meno dei posti, ne occupano più d’uno
      --option NOME=VALORE …    opzioni del gioco; `tocca arena GIOCO --help` le elenca
      --seed TESTO              ogni volta le stesse distribuzioni
      --workers N               quante partite nello stesso momento (una per core)
      --ray, --dask [INDIRIZZO] su un cluster
      --out CARTELLA            conserva lì risultati e partite, via via
      --resume                  continua con ciò che c’è in quella cartella
      --json                    le cifre per i programmi

    Ogni distribuzione è giocata in tutte le formazioni: né la fortuna né il posto favoriscono qualcuno.
help-ladder =
    tocca ladder [GIOCO]: ogni livello dei bot contro quello sotto

      --games N                 al massimo N partite per ciascuno (400)
      --seed TESTO              ogni volta le stesse distribuzioni
      --workers N               quante partite nello stesso momento (una per core)
      --out CARTELLA            conserva lì le partite, e continua con quelle che ci sono
      --docs FILE               scrive le tabelle in questa pagina (docs/bots.md, se c’è)
help-train =
    tocca train GIOCO: una rete impara giocando contro se stessa; serve PyTorch (l’extra train)

      --minutes M               per quanto tempo (10)
      --seed N                  sempre lo stesso inizio (1)
      --device cpu|cuda         dove (sulla GPU, se c’è)
      --out CARTELLA            qui vanno pesi, curva di apprendimento e punto di ripresa (tocca-train-GIOCO)
      --resume                  continua con quello che c’è nella cartella
      --teacher BOT             prima impara dalle partite di questo bot
      --lessons M               per tanti minuti (1)
      --against FILE            impara a battere questi pesi, che restano come sono

    Per giocare con quello che ha imparato: tocca arena GIOCO network:weights=FILE greedy
train-done =
    I pesi sono in { $file } ({ $size } KB).
    Per provarli: tocca arena { $game } network:weights={ $file } greedy
train-not-begun = lì non è salvato nessun addestramento
help-dataset =
    tocca dataset GIOCO [BOT BOT …]: molte partite di bot forti, registrate, da cui imparare

      --matches N               quante, arrotondate a serie intere (1000)
      --seed TESTO              ogni volta le stesse partite, su ogni macchina (dataset)
      --option NOME=VALORE …    opzioni del gioco
      --workers N               quante partite insieme (una per core)
      --out CARTELLA            vanno lì (tocca-dataset-GIOCO); quelle che ci sono già vengono continuate

    Senza BOT giocano i due livelli più forti, limitati dalle simulazioni e non dall’orologio.
dataset-done = { $matches } partite con { $actions } mosse sono in { $folder }.
help-analyse =
    tocca analyse FILE: le probabilità di vittoria in una partita salvata, gli errori e che cosa era meglio

      --seconds S               quanto pensare a ogni scelta (0.3)
      --mistakes N              quanti errori mostrare (5)
      --svg FILE                disegna le probabilità in un’immagine
      --workers N               a quante scelte pensare insieme (una per core)
      --json                    tutto per i programmi
      --plain                   senza colori
      --lang en|it|fr|de|ru     lingua

    Ogni scelta è giudicata da ciò che il giocatore vedeva in quel momento.

help-solve =
    tocca solve COSA: risposte esatte, dove ce ne sono

    COSA è una partita salvata, oppure una di queste:
      tomoko                    il minor numero di spinte dal tavoliere vuoto a ogni carta
      toncc-small, toscana-small, tomoko-small
                                un tavoliere ridotto, giocato da tutti alla perfezione

    In una partita salvata di Tomoko: il minor numero di spinte per le carte in mano; di Toscana: le ultime tessere
    giocate al meglio; di Tóncc: la fine della sfida.

      --at N                    dopo N eventi della partita (dov’è ora, o prima dell’ultimo evento)
      --card N …                per Tomoko: solo per queste carte
      --aim win|score           per Toscana: vincere, o il massimo vantaggio (win)
      --option NOME=VALORE …    opzioni di una variante piccola
      --seed PAROLA             che cosa si distribuisce all’inizio di una variante piccola
      --most N                  rinuncia se possono nascere più posizioni di così
      --json                    le cifre per i programmi
      --lang en|it|fr|de|ru     lingua

## What can be wrong with a command line

bad-usage = questo comando non è completo o non è chiaro ({ $why }); `tocca --help` mostra come fare
bad-command = non c’è un comando { $name }; i comandi sono { $commands }
bad-argument = non c’è un argomento { $argument }; `tocca --help` mostra quelli che ci sono
bad-language = non c’è la lingua { $name }; le lingue sono { $languages }
bad-game = non c’è un gioco { $name }; i giochi sono { $games }
bad-number = { $value } dovrebbe essere un numero intero da 1 in su
bad-figure = { $value } dovrebbe essere un numero
bad-seconds = { $value } dovrebbe essere un numero di secondi maggiore di 0
bad-seats = a { $game } si gioca in { $allowed }, non in { $seats }
bad-players =
    { $seats ->
        [one] { $seats } posto vuole { $seats } giocatore
       *[other] { $seats } posti vogliono { $seats } giocatori
    }, non { $given }
bad-bot = non c’è un bot { $name }; i bot sono { $bots } (i nomi di persona cominciano con la maiuscola)
bad-extra = non c’è un extra { $name }; gli extra sono { $extras }
bad-name = un nome è una riga di al massimo { $longest } caratteri
bad-option = non c’è un’opzione { $name }; le opzioni sono { $options }
bad-value = l’opzione { $name } non può essere { $value }: { $allowed }
bad-eyes = qui nessuno è { $name }; di’ un numero da 1 a { $seats }, un nome, oppure all
bad-record = questo file non è una partita di cui fidarsi, { $why }
no-game = quale gioco? { $games }
no-file-named = quale file?
solve-what = che cosa si risolve? Una partita salvata, oppure { $names }
solve-nothing = di { $game } così non si può risolvere niente con esattezza
solve-many = da qui possono nascere più di { $count } posizioni; --most N ne ammette di più
solve-over = lì la partita è finita: indica un evento precedente con --at N
resume-what = che cosa si riprende? Indica la cartella con --out
no-file = { $file } non si può leggere: { $why }
no-folder = non c’è una cartella { $folder }
no-rules = non c’è una pagina di regole per { $game }
other-game = { $file } è una partita di { $game }
allowed-flag = on oppure off
allowed-number = un numero intero da { $low } a { $high }
allowed-choice = uno di { $choices }

## The menu

menu-welcome = Tocca! Quattro giochi per persone e bot.
menu-game = Quale gioco?
menu-language = Quale lingua?
menu-change-language = Lingua: italiano
menu-seats = Quanti giocatori? ({ $allowed }; Invio: { $default }) ▸
menu-number = Numero (Invio: 1) ▸
menu-again = Scrivi un numero da 1 a { $last }.
menu-player = Posto { $number }: you (tu), un nome, o un bot ({ $bots }); Invio: { $default } ▸
menu-options = Opzioni di { $game }
menu-levels = I livelli di { $game }
menu-default = ora { $value }
menu-change-options = Cambiare opzioni (nome=valore, Invio: no) ▸
menu-command = La prossima volta: { $command }
allowed-value = un valore, o @FILE con uno per riga

## At the table

command-help = aiuto
command-board = tavoliere tavolo
command-history = cronologia storia
command-rules = regole
command-undo = annulla
command-save = salva
command-mute = silenzio zitto
command-hint = suggerimento
command-quit = esci
help-actions =
    { $count ->
        [0] Niente di ciò che puoi fare comincia così.
        [one] Puoi fare questo:
       *[other] Puoi fare una di queste { $count } cose:
    }
help-commands =
    Oltre alle azioni puoi scrivere:
      ?                 che cosa puoi fare
      ? PARTE           solo ciò che corrisponde a PARTE, per esempio  ? { $example }
      suggerimento      che cosa farebbe un bot
      tavoliere         mostra di nuovo il tavoliere
      cronologia        che cosa è successo finora
      regole            le regole del gioco
      annulla           torna indietro, se nessuno ha saputo niente di nuovo
      salva [FILE]      salva la partita
      silenzio          chiedimi solo quando tocca davvero a me, o di nuovo sempre
      esci              lascia il tavolo; anche Ctrl-C e Ctrl-D, e la partita resta sempre salva
help-others =
    Per un’altra persona a questa tastiera: il suo numero o nome, poi l’azione,
      per esempio  { $number }: { $example }  oppure  @{ $name } { $example }
hint-few = Puoi: { $actions }
hint-many =
    { $count ->
        [one] { $count } possibilità: { $example }
       *[other] { $count } possibilità, per esempio { $example }; ? le mostra
    }
hint-wait = Invio: per ora niente
advice = Un bot giocherebbe: { $actions }
advice-race = In una gara non ci sono suggerimenti.
advice-thinking = un bot sta pensando
must-act = Tocca a te: scrivi un’azione, oppure ? per l’aiuto.
not-understood = Non capisco: { $why }
did-you-mean = Intendevi: { $actions }
no-such-player = Nessuno a questa tastiera è { $name }.
nothing-to-undo = Non si è ancora giocato niente.
undone = Annullato.
saved = Salvata in { $file }
not-saved = Non si è potuto salvare: { $why }
muted = Ti chiederò solo quando tocca davvero a te.
unmuted = Ti chiederò ogni volta che puoi fare qualcosa.
quit-save = Salvare la partita? (Invio: sì, n: no) ▸
no-letters = n
kept = Salvata. Riprendi con: { $command }
kept-over = Salvata. Rivedila con: { $command }
curtain = Passa il dispositivo a { $name }.
curtain-enter = { $name }: premi Invio ▸
no-history = Non è ancora successo niente.
page-more = ancora: Invio · basta: q ▸
news-time = (il tempo passa)
news-late = (troppo tardi, tirato a sorte)
news-secret =
    { $you ->
        [yes] Hai scelto, in segreto
       *[no] { $name } ha scelto, in segreto
    }
result-winners =
    { $count ->
        [one] { $you ->
            [yes] Hai vinto.
           *[no] Vittoria: { $names }.
        }
       *[other] Vittoria condivisa: { $names }.
    }

## Real time

race-welcome =
    Qui conta la velocità, e i tasti sono azioni: ogni carta mostra il suo tasto.
    Sotto le carte vedi che altro puoi premere. I bot ci mettono quanto le persone.
race-buzzers =
    Un tasto da solo non dice chi l’ha premuto. Premi prima il tuo pulsante: ferma il gioco
    per due secondi, e il tasto seguente è tuo.   { $buzzers }
race-start = Premi un tasto per cominciare, Esc per uscire.
race-leave = Esc: esci
race-buzzed = { $name }: quale carta?
race-lapsed =
    { $you ->
        [yes] Troppo tardi.
       *[no] Troppo tardi, { $name }.
    }
race-who = Di chi era quel tasto? Premi prima il tuo pulsante.
race-timed = questa partita si gioca con l’orologio; riprendila in un terminale

## Replay

replay-prompt = Invio n · b · numero · first · last · eyes CHI · q ▸
replay-help = Invio o n: avanti · b: indietro · un numero da 0 a { $last } · first: inizio · last: fine · eyes 1, eyes Bo, eyes all, eyes · q: esci
replay-edge = Da quella parte non c’è altro.
through-eyes =
    { $you ->
        [yes] Quello che vedi tu
       *[no] Quello che vede { $name }
    }
unnoticed = (niente da vedere)
unfinished = La partita non è finita.

## Many matches

sim-playing = si gioca
sim-title =
    { $count ->
        [one] { $count } partita a { $game }, seme { $seed }
       *[other] { $count } partite a { $game }, seme { $seed }
    }
sim-speed = { $seconds } s, { $rate } partite/s
sim-mean = media
sim-median = mediana
sim-least = minimo
sim-most = massimo
sim-actions = azioni
sim-score-of = punti { $name }
sim-played = giocate
sim-wins = vittorie
sim-seat = posto { $number }
sim-endings = Come sono finite
sim-note = Una vittoria condivisa da k giocatori conta 1/k per ciascuno; intervalli di Wilson al 95%.

## Bots against bots, and matches looked at again

compiling = si compila { $game } per questa macchina, una volta sola
arena-sets =
    { $count ->
        [one] { $count } distribuzione, giocata in { $size } formazioni
       *[other] { $count } distribuzioni, ognuna giocata in { $size } formazioni
    }
arena-nothing = Nessuna distribuzione è stata giocata in tutte le formazioni: non c’è ancora nulla da dire.
arena-broken-off = Interrotto; ciò che si è giocato conta.
arena-played = giocate
arena-share = vittorie
arena-score = punteggio
arena-thinking = per scelta
arena-slowest = la più lenta
arena-accepted = Prova di { $from } contro { $to } Elo: { $to } (dopo { $sets } distribuzioni, logaritmo del rapporto { $ratio }, limiti { $low } e { $high })
arena-rejected = Prova di { $from } contro { $to } Elo: { $from } (dopo { $sets } distribuzioni, logaritmo del rapporto { $ratio }, limiti { $low } e { $high })
arena-open = Prova di { $from } contro { $to } Elo: non decisa (dopo { $sets } distribuzioni, logaritmo del rapporto { $ratio }, limiti { $low } e { $high })
arena-unbiased = Senza la distorsione di un test che si ferma appena ha deciso (qui circa { $bias } punti): { $score }.
arena-note = Vittorie: per ogni posto occupato, quelle condivise in parti. Elo: da chi è arrivato prima di chi. Intervalli al 95% sulle distribuzioni, perché le partite di una distribuzione hanno la stessa fortuna.
ladder-climbing = { $game }: i livelli
analyse-thinking = si pensa
analyse-title = { $game }: che cosa poteva sperare ciascuno, { $seconds } s di riflessione per scelta
analyse-picture = { $game }: probabilità di vittoria
analyse-nothing = In questa partita nessuno ha avuto una scelta.
analyse-mistakes = Gli errori più grandi
analyse-no-mistakes = Nessuna scelta ha regalato nulla.
analyse-mistake = { $number }.  { $name }: { $action }   { $chance }, persi { $loss }
analyse-better = meglio: { $actions }

solving = si risolve
solve-routes = Il minor numero di spinte finché il tavoliere non mostra ogni carta, se nessun altro spinge:
solve-best = Giocando entrambi al meglio: { $value } per il giocatore 1 ({ $count } posizioni)
solve-kings = In un equilibrio la sfida vale, in punti tóncc: Rosso { $red }, Giallo { $yellow }, Blu { $blue } ({ $count } posizioni; con un’altra scelta in una di esse nessuno guadagna più di { $gap })

## Why a match is over

outcome-limit = Il limite è raggiunto.

## Why an action is refused

refused-over = La partita è finita.
refused-not-your-turn = Non tocca a te.
refused-not-an-action = Questa non è un’azione di questo gioco.
refused-not-legal = Questo ora non si può fare.
refused-no-such-seat = Questo posto non c’è.
refused-bad-time = Il tempo va solo avanti.
refused-no-undo = Non si può annullare: qualcuno ha già visto qualcosa di nuovo.
refused-not-your-card = Non è una delle tue carte.

## The server, bots far away, and the doctor

missing-extra = per questo serve { $packages }: pip install 'tocca-games[{ $extra }]'
no-link = Quale tavolo? Indica il link a un posto: tocca bot LINK
bad-port = Una porta è un numero da 0 a 65535, non {$value}.
not-tocca = { $address } non è un server di Tocca
no-free-seat = A quel tavolo non ci sono posti liberi.
bot-sits = {$bot} si siede al posto {$seat}.
bot-invites = Link per gli altri: { $link }
bot-done = La partita è finita.
doctor-well = Va tutto bene.
doctor-ill = Qualcosa non va: guarda le righe con ✗.
doctor-failed = {$check}: {$why}
doctor-game = {$game}: giocata e rigiocata una partita intera di {$count} mosse
doctor-no-games = Nessun gioco trovato: reinstalla il pacchetto, così li registra (pip install tocca-games)
doctor-extra = { $extra } ({ $purpose }): { $packages }
doctor-no-extra = { $extra } ({ $purpose }): non installato: { $packages }. pip install 'tocca-games[{ $extra }]'
doctor-broken-extra = { $extra } ({ $purpose }): { $package } non si carica: { $why }
doctor-cache = Il codice macchina sta in { $folder }
extra-server = tavoli dal vivo e la pagina per il browser
extra-cluster = più macchine come un solo server
extra-fast = giochi compilati: i bot pensano più in fretta
extra-gpu = i giochi compilati su una GPU NVIDIA
extra-arena = valutazioni per tre e quattro giocatori
extra-rl = PettingZoo e Gymnasium
extra-train = reti che imparano
extra-spiel = OpenSpiel
doctor-client = La pagina per il browser c’è
doctor-no-client = Manca la pagina per il browser: in un checkout la costruisce `make web`, un pacchetto pubblicato la contiene
doctor-store = Le partite si possono conservare: {$where}
doctor-port = La porta {$port} è libera
doctor-port-taken = Qualcosa ascolta già sulla porta {$port}
new-game-no-name = come si chiama il gioco? Per esempio: tocca new-game quattro-re
new-game-bad-name = il nome di un gioco ha minuscole, cifre e trattini singoli, al massimo 30, e comincia con una lettera: non { $name }
new-game-taken = { $name } è già preso: un gioco o un modulo Python ha questo nome
new-game-exists = { $folder } c’è già; non è stato scritto nulla
new-game-written =
    { $name }/ contiene un piccolo gioco che funziona. Ora:

      cd { $name }
      pip install -e .          così Tocca lo trova
      pytest                    i test di Tocca, sul tuo gioco
      tocca play { $name }
      tocca serve --open        un tavolo nel browser

    Le regole sono in { $module }.py. Trasformale nelle tue.

## A host’s tools

no-backup-named = indica il file del backup: tocca backup FILE
no-database = non c’è nessun database in { $folder }; usa --data o --database
backed-up = Salvato in { $file } ({ $size } MB). Contiene il segreto del server: tienilo privato.
backup-failed = non è stato possibile salvare i dati: { $why }
restored = { $file } è stato ripristinato.
restore-failed = non è stato possibile ripristinare il backup: { $why }
verified = { $tables } tavoli, { $events } eventi, { $records } partite registrate; ultimo evento: { $latest } (UTC).
verify-failed = non è stato possibile controllare i dati: { $why }
admin-what = di’ che cosa fare: tocca admin status, kick, ban, unban, close, delete, renew o say
admin-no-server = nessun server è stato avviato con questa cartella; usa --data, oppure --url e --token
admin-failed = il server ha rifiutato: { $why }
admin-done = Fatto.
admin-status = { $tables } tavoli in memoria, { $connections } connessioni, { $memory } MB; in funzione da { $minutes } minuti; stato: { $health }
admin-table = { $table }  { $game }  { $phase }  { $people } presenti
admin-banned = Esclusi: { $who }
