# Die Texte des Terminalbefehls. Befehlsnamen, Bots und Notation bleiben in allen Sprachen gleich.

language-name = Deutsch
you = Du
list-separator = ,{" "}

## Help pages

help-tocca =
    tocca: Tóncc, Toscana, Totsa! und Tomoko, im Browser und im Terminal

      tocca                     die Spiele im Browser öffnen
      tocca menu                ein Spiel aus einem Menü wählen, im Terminal
      tocca play SPIEL          spielen, mit Leuten an dieser Tastatur und mit Bots
      tocca serve               Tische für alle öffnen, die den Link haben
      tocca bot LINK            einen Bot an einem entfernten Tisch spielen lassen
      tocca replay DATEI        eine gespeicherte Partie Schritt für Schritt ansehen
      tocca analyse DATEI       sehen, wo eine gespeicherte Partie gewonnen und verloren wurde
      tocca solve WAS           genaue Antworten: Wege, letzte Plättchen, kleine Varianten
      tocca rules SPIEL         die Regeln lesen
      tocca sim SPIEL           Bots gegeneinander spielen lassen und zählen
      tocca arena SPIEL BOT BOT Bots messen, mit Elo und Fehlergrenzen
      tocca ladder              die Stufen der Bots auf die Probe stellen
      tocca train SPIEL         ein Netz lernt ein Spiel, indem es gegen sich selbst spielt
      tocca dataset SPIEL       starke Bots viele Partien zum Lernen spielen lassen
      tocca new-game NAME       ein eigenes Spiel beginnen: ein Paket, das läuft
      tocca doctor              diese Installation prüfen
      tocca backup DATEI        die Daten eines Servers sichern, während er läuft
      tocca verify [DATEI]      eine Sicherung oder die Daten des Servers prüfen
      tocca restore DATEI       eine Sicherung zurückholen
      tocca admin WAS           einen laufenden Server betreuen
      tocca --version           welche Version dies ist

    SPIEL ist eines von diesen: { $games }.
    --lang en|it|fr|de|ru wählt die Sprache; `tocca play --help` sagt mehr über einen Befehl.
help-serve =
    tocca serve: Tische für alle, die den Link haben

      --host ADRESSE            unter welcher Adresse (127.0.0.1: nur dieser Rechner; 0.0.0.0: alle)
      --port N                  an welchem Port (8642)
      --data ORDNER             wo die Partien gespeichert werden
      --database URL            sie in PostgreSQL speichern: postgresql://…
      --bus URL                 mit anderen Knoten: ihr gemeinsamer NATS-Server, nats://…
      --base-path PFAD          unter diesem Pfad ausliefern, hinter einem Proxy
      --public-url URL          wie man den Server erreicht, wenn ein Proxy davorsteht
      --bot-pace PROZENT        wie langsam Bots ziehen (100; 0: sobald sie fertig überlegt haben)
      --config DATEI            Einstellungen aus einer TOML-Datei
      --open                    den Browser öffnen

    Jede Einstellung kann auch aus der Umgebung kommen, etwa TOCCA_PORT, oder aus der Datei.
help-backup =
    tocca backup DATEI: alles, was ein Server gespeichert hat, in einer Datei; der Server läuft dabei weiter

      --data ORDNER             der Ordner des Servers, falls es nicht der übliche ist
      --database URL            oder seine PostgreSQL-Datenbank
      --config DATEI            oder seine Einstellungen
help-verify =
    tocca verify: alles in den Daten des Servers oder in einer Sicherung nach den Regeln nachspielen

      DATEI                     eine Sicherung
      --data, --database, --config   wie bei `tocca backup`

    Der Rückgabewert ist 1, wenn etwas nicht stimmt.
help-restore =
    tocca restore DATEI: eine Sicherung zurückholen, in einen leeren Ordner oder eine leere Datenbank

      --data, --database, --config   wohin, wie bei `tocca backup`

    Eine Sicherung von SQLite lässt sich in PostgreSQL zurückholen, und umgekehrt.
help-admin =
    tocca admin WAS: einen laufenden Server betreuen

      status                    Tische, Verbindungen, Speicher, Zustand
      kick GAST                 die Verbindungen eines Gastes schließen
      ban WEN --minutes N       einen Gast oder eine Adresse aussperren (ohne --minutes: für immer)
      unban WEN                 wieder zulassen
      close TISCH               alle von einem Tisch wegschicken; sie dürfen wiederkommen
      delete TISCH              einen Tisch mit allen Partien löschen
      renew TISCH               die Links eines Tisches ungültig machen und die neuen zeigen
      say TEXT                  allen Tischen etwas sagen
      --data ORDNER             der Ordner des Servers, falls es nicht der übliche ist
      --url URL --token TOKEN   ein Server auf einem anderen Rechner
      --json                    die Antwort als JSON
help-bot =
    tocca bot LINK: ein Bot spielt einen Platz an einem Tisch

      LINK                      der Link zu einem Platz, wie ihn der Gastgeber kopieren kann
      URL --open SPIEL          oder: auf diesem Server einen Tisch öffnen und den Link für die anderen zeigen
      --seats N                 wie viele Plätze der geöffnete Tisch hat
      --bot NAME                welcher Bot (greedy)
      --name NAME               wie er am Tisch heißt
      --matches N               wie viele Partien, bevor er geht (1)
      --token TOKEN             als dieser Gast, etwa der, der den Tisch aus Python geöffnet hat

    Die Partie beginnt von selbst, sobald alle Plätze besetzt sind, falls der Bot sie starten darf.
help-menu =
    tocca menu: Spiel, Spieler und Optionen wählen und im Terminal spielen
help-new-game =
    tocca new-game NAME: beginnt ein eigenes Spiel

      NAME                      kleine Buchstaben, Ziffern und Bindestriche, etwa vier-koenige

    Schreibt einen Ordner NAME mit einem kleinen Spiel, das läuft, seinen Tests und einer pyproject.toml.
    `docs/your-game.md` geht von dort weiter.
help-doctor =
    tocca doctor [EXTRA ...]: prüft diese Installation und sagt, was gegen Fehler hilft
    Namen von Extras (server, fast, arena, rl, spiel) verlangen, dass sie da sind; sonst ist der Exit-Code 1.
help-play =
    tocca play SPIEL: eine Partie an dieser Tastatur

      --seats N                 wie viele mitspielen
      --players LISTE           wer wo sitzt, etwa you,greedy oder Ada,Bo,random:
                                you (du), ein Bot (level-1 … level-5, greedy) oder ein großgeschriebener Name
      --option NAME=WERT …      Optionen des Spiels; `tocca play SPIEL --help` zählt sie auf
      --seed TEXT               jedes Mal derselbe Zufall
      --save DATEI              die Partie in dieser Datei speichern
      --resume DATEI            eine gespeicherte Partie fortsetzen (SPIEL ist dann unnötig)
      --plain                   ohne Farben
      --lang en|it|fr|de|ru     Sprache

    Ohne weitere Angaben sitzt du auf Platz 1, gegen Bots namens greedy. Während der Partie hilft `?`.
help-replay =
    tocca replay DATEI: eine gespeicherte Partie, Schritt für Schritt

      --eyes WER                mit wessen Augen: Platznummer, Name oder all (alle)
      --all                     jeden Schritt ausgeben und aufhören
      --plain                   ohne Farben
      --lang en|it|fr|de|ru     Sprache
help-rules =
    tocca rules SPIEL: die Regeln eines Spiels

      --plain                   ohne Farben
      --lang en|it|fr|de|ru     Sprache
help-sim =
    tocca sim SPIEL: Bots spielen gegeneinander

      -n, --number N            wie viele Partien (100)
      --players LISTE           die Bots, etwa random,greedy; wiederholt, bis alle Plätze besetzt sind.
                                Von Partie zu Partie rücken sie einen Platz weiter, damit niemand
                                den besseren Platz behält
      --seats N                 wie viele mitspielen
      --option NAME=WERT …      Optionen des Spiels; `tocca sim SPIEL --help` zählt sie auf
      --seed TEXT               jedes Mal dieselben Ergebnisse
      --jobs N                  so viele zugleich (1)
      --json                    die Zahlen für Programme
      --lang en|it|fr|de|ru     Sprache
help-arena =
    tocca arena SPIEL BOT BOT …: welcher Bot stärker ist, und wie sicher das ist

      BOT                       random, greedy, flat, ismcts, search, level-1 … level-5; mit
                                Angaben wie search:seconds=0.5 oder flat:simulations=2000
      --games N                 wie viele Partien, aufgerundet auf ganze Sätze (100)
      --sprt ELO0 ELO1          aufhören, sobald klar ist, welcher der beiden Abstände stimmt
      --seats N                 wie viele mitspielen; weniger Bots als Plätze sitzen auf mehreren
      --option NAME=WERT …      Optionen des Spiels; `tocca arena SPIEL --help` zählt sie auf
      --seed TEXT               jedes Mal dieselben Ausgangslagen
      --workers N               so viele Partien zugleich (eine je Kern)
      --ray, --dask [ADRESSE]   auf einem Rechnerverbund
      --out ORDNER              Ergebnisse und Partien dort speichern, eine nach der anderen
      --resume                  mit dem fortfahren, was in diesem Ordner liegt
      --json                    die Zahlen für Programme

    Jede Ausgangslage wird in allen Aufstellungen gespielt, damit weder Glück noch Platz jemanden begünstigen.
help-ladder =
    tocca ladder [SPIEL]: jede Stufe der Bots gegen die darunter

      --games N                 höchstens so viele Partien für jede (400)
      --seed TEXT               jedes Mal dieselben Ausgangslagen
      --workers N               so viele Partien zugleich (eine je Kern)
      --out ORDNER              die Partien dort speichern und mit denen fortfahren, die da sind
      --docs DATEI              die Tabellen in diese Seite schreiben (docs/bots.md, wenn es sie gibt)
help-train =
    tocca train SPIEL: ein Netz lernt, indem es gegen sich selbst spielt; dazu braucht es PyTorch (das Extra train)

      --minutes M               wie lange (10)
      --seed N                  jedes Mal derselbe Anfang (1)
      --device cpu|cuda         wo (auf der GPU, wenn es eine gibt)
      --out ORDNER              dorthin kommen Gewichte, Lernkurve und Zwischenstand (tocca-train-SPIEL)
      --resume                  mit dem weitermachen, was in diesem Ordner liegt
      --teacher BOT             zuerst aus Partien dieses Bots lernen
      --lessons M               so viele Minuten lang (1)
      --against DATEI           lernen, diese Gewichte zu schlagen, die sich nicht ändern

    Mit dem Gelernten spielen: tocca arena SPIEL network:weights=DATEI greedy
train-done =
    Die Gewichte sind in { $file } ({ $size } KB).
    Zum Ausprobieren: tocca arena { $game } network:weights={ $file } greedy
train-not-begun = dort ist kein Training gespeichert
help-dataset =
    tocca dataset SPIEL [BOT BOT …]: viele Partien starker Bots als Aufzeichnungen, zum Lernen

      --matches N               wie viele, auf ganze Sätze aufgerundet (1000)
      --seed TEXT               jedes Mal dieselben Partien, auf jedem Rechner (dataset)
      --option NAME=WERT …      Optionen des Spiels
      --workers N               so viele Partien gleichzeitig (eine je Kern)
      --out ORDNER              dorthin (tocca-dataset-SPIEL); was schon da ist, wird fortgesetzt

    Ohne BOT spielen die zwei stärksten Stufen; begrenzt durch Simulationen, nicht durch die Uhr.
dataset-done = { $matches } Partien mit { $actions } Zügen liegen in { $folder }.
help-analyse =
    tocca analyse DATEI: die Gewinnaussichten in einer gespeicherten Partie, die Fehler und was besser war

      --seconds S               wie lange über jede Wahl nachgedacht wird (0.3)
      --mistakes N              wie viele Fehler gezeigt werden (5)
      --svg DATEI               die Aussichten als Bild zeichnen
      --workers N               über so viele zugleich nachdenken (eine je Kern)
      --json                    alles für Programme
      --plain                   ohne Farben
      --lang en|it|fr|de|ru     Sprache

    Jede Wahl wird nach dem beurteilt, was ihr Spieler damals sehen konnte.

help-solve =
    tocca solve WAS: genaue Antworten, wo es welche gibt

    WAS ist eine gespeicherte Partie oder eines von diesen:
      tomoko                    die wenigsten Züge vom leeren Brett zu jeder Karte
      toncc-small, toscana-small, tomoko-small
                                ein verkleinertes Brett, von allen fehlerlos gespielt

    In einer gespeicherten Partie Tomoko: die wenigsten Schübe zu den Karten auf der Hand; Toscana: die letzten Plättchen
    bei bestem Spiel; Tóncc: das Ende der Runde.

      --at N                    nach so vielen Ereignissen (wo sie steht, oder vor dem letzten Ereignis)
      --card N …                bei Tomoko: nur zu diesen Karten
      --aim win|score           bei Toscana: gewinnen, oder möglichst weit vorn sein (win)
      --option NAME=WERT …      Optionen einer kleinen Variante
      --seed WORT               was am Anfang einer kleinen Variante verteilt wird
      --most N                  aufgeben, wenn mehr Stellungen entstehen können
      --json                    die Zahlen für Programme
      --lang en|it|fr|de|ru     Sprache

## What can be wrong with a command line

bad-usage = dieser Befehl ist unvollständig oder unklar ({ $why }); `tocca --help` zeigt, wie es geht
bad-command = den Befehl { $name } gibt es nicht; die Befehle sind { $commands }
bad-argument = ein Argument { $argument } gibt es nicht; `tocca --help` zeigt, was es gibt
bad-language = die Sprache { $name } gibt es nicht; es gibt { $languages }
bad-game = das Spiel { $name } gibt es nicht; die Spiele sind { $games }
bad-number = { $value } sollte eine ganze Zahl ab 1 sein
bad-figure = { $value } sollte eine Zahl sein
bad-seconds = { $value } sollte eine Anzahl Sekunden über 0 sein
bad-seats = { $game } ist für { $allowed } Personen, nicht für { $seats }
bad-players =
    { $seats ->
        [one] { $seats } Platz braucht { $seats } Spieler
       *[other] { $seats } Plätze brauchen { $seats } Spieler
    }, nicht { $given }
bad-bot = den Bot { $name } gibt es nicht; die Bots sind { $bots } (Namen von Menschen beginnen mit einem Großbuchstaben)
bad-extra = das Extra { $name } gibt es nicht; die Extras sind { $extras }
bad-name = ein Name ist eine Zeile mit höchstens { $longest } Zeichen
bad-option = die Option { $name } gibt es nicht; die Optionen sind { $options }
bad-value = die Option { $name } kann nicht { $value } sein: { $allowed }
bad-eyes = hier heißt niemand { $name }; nenne eine Zahl von 1 bis { $seats }, einen Namen oder all
bad-record = diese Datei ist keine Partie, der man trauen kann, { $why }
no-game = welches Spiel? { $games }
no-file-named = welche Datei?
solve-what = was soll gelöst werden? Eine gespeicherte Partie oder eines von { $names }
solve-nothing = von { $game } lässt sich so nichts genau lösen
solve-many = von hier aus können mehr als { $count } Stellungen entstehen; --most N erlaubt mehr
solve-over = dort ist die Partie zu Ende: mit --at N ein früheres Ereignis nennen
resume-what = womit soll es weitergehen? Nenne den Ordner mit --out
no-file = { $file } lässt sich nicht lesen: { $why }
no-folder = den Ordner { $folder } gibt es nicht
no-rules = für { $game } gibt es keine Regelseite
other-game = { $file } ist eine Partie { $game }
allowed-flag = on oder off
allowed-number = eine ganze Zahl von { $low } bis { $high }
allowed-choice = eines von { $choices }

## The menu

menu-welcome = Tocca! Vier Spiele für Menschen und Bots.
menu-game = Welches Spiel?
menu-language = Welche Sprache?
menu-change-language = Sprache: Deutsch
menu-seats = Wie viele spielen mit? ({ $allowed }; Eingabetaste: { $default }) ▸
menu-number = Nummer (Eingabetaste: 1) ▸
menu-again = Bitte eine Nummer von 1 bis { $last }.
menu-player = Platz { $number }: you (du), ein Name oder ein Bot ({ $bots }); Eingabetaste: { $default } ▸
menu-options = Optionen von { $game }
menu-levels = Die Stufen von { $game }
menu-default = jetzt { $value }
menu-change-options = Optionen ändern (Name=Wert, Eingabetaste: nein) ▸
menu-command = Beim nächsten Mal: { $command }
allowed-value = ein Wert, oder @DATEI mit einem je Zeile

## At the table

command-help = hilfe
command-board = brett
command-history = verlauf
command-rules = regeln
command-undo = zurück zurueck
command-save = speichern
command-mute = stumm
command-hint = tipp
command-quit = ende
help-actions =
    { $count ->
        [0] Nichts, was du tun kannst, fängt so an.
        [one] Du kannst das tun:
       *[other] Du kannst eines von diesen { $count } tun:
    }
help-commands =
    Außer Aktionen kannst du eingeben:
      ?                   was möglich ist
      ? TEIL              nur, was zu TEIL passt, etwa  ? { $example }
      tipp                was ein Bot tun würde
      brett               das Brett noch einmal zeigen
      verlauf             was bisher geschah
      regeln              die Regeln des Spiels
      zurück              zurücknehmen, wo niemand etwas erfahren hat
      speichern [DATEI]   die Partie speichern
      stumm               mich nur fragen, wenn ich wirklich dran bin, oder wieder immer
      ende                gehen; auch Strg-C und Strg-D, und die Partie bleibt immer erhalten
help-others =
    Für jemand anderen an dieser Tastatur: Nummer oder Name, dann die Aktion,
      etwa  { $number }: { $example }  oder  @{ $name } { $example }
hint-few = Du kannst: { $actions }
hint-many =
    { $count ->
        [one] { $count } Möglichkeit: { $example }
       *[other] { $count } Möglichkeiten, zum Beispiel { $example }; ? zeigt sie
    }
hint-wait = Eingabetaste: jetzt nichts
advice = Ein Bot würde spielen: { $actions }
advice-race = Während eines Wurfs gibt es keine Tipps.
advice-thinking = ein Bot denkt nach
must-act = Du bist dran: Gib eine Aktion ein, oder ? für Hilfe.
not-understood = Das verstehe ich nicht: { $why }
did-you-mean = Meinst du: { $actions }
no-such-player = An dieser Tastatur heißt niemand { $name }.
nothing-to-undo = Es wurde noch nichts gespielt.
undone = Zurückgenommen.
saved = Gespeichert in { $file }
not-saved = Das ließ sich nicht speichern: { $why }
muted = Du wirst nur gefragt, wenn du wirklich dran bist.
unmuted = Du wirst immer gefragt, wenn du etwas tun darfst.
quit-save = Partie speichern? (Eingabetaste: ja, n: nein) ▸
no-letters = n
kept = Gespeichert. Weiter geht es mit: { $command }
kept-over = Gespeichert. Noch einmal ansehen mit: { $command }
curtain = Das Gerät geht jetzt an: { $name }.
curtain-enter = { $name }: Eingabetaste drücken ▸
no-history = Es ist noch nichts geschehen.
page-more = weiter: Eingabetaste · genug: q ▸
news-time = (Zeit vergeht)
news-late = (zu spät, ausgelost)
news-secret =
    { $you ->
        [yes] Du hast gewählt, geheim
       *[no] { $name }: geheim gewählt
    }
result-winners =
    { $count ->
        [one] { $you ->
            [yes] Du gewinnst.
           *[no] Sieg: { $names }.
        }
       *[other] Geteilter Sieg: { $names }.
    }

## Real time

race-welcome =
    Hier zählt Tempo, und Tasten sind Aktionen: Jede Karte zeigt ihre Taste.
    Unter dem Brett steht, was du sonst drücken kannst. Bots brauchen so lange wie Menschen.
race-buzzers =
    Eine Taste allein verrät nicht, wer sie gedrückt hat. Drücke zuerst deinen Buzzer: Er hält das Spiel
    zwei Sekunden an, und die nächste Taste gehört dir.   { $buzzers }
race-start = Drücke eine Taste, um zu beginnen, Esc, um zu gehen.
race-leave = Esc: gehen
race-buzzed = { $name }: welche Karte?
race-lapsed =
    { $you ->
        [yes] Zu langsam.
       *[no] Zu langsam, { $name }.
    }
race-who = Wessen Taste war das? Drücke zuerst deinen Buzzer.
race-timed = diese Partie läuft nach der Uhr; setze sie in einem Terminal fort

## Replay

replay-prompt = Eingabetaste n · b · Zahl · first · last · eyes WER · q ▸
replay-help = Eingabetaste oder n: weiter · b: zurück · eine Zahl von 0 bis { $last } · first: Anfang · last: Ende · eyes 1, eyes Bo, eyes all, eyes · q: gehen
replay-edge = In dieser Richtung kommt nichts mehr.
through-eyes =
    { $you ->
        [yes] Das siehst du
       *[no] Sicht: { $name }
    }
unnoticed = (nichts zu sehen)
unfinished = Die Partie ist nicht zu Ende.

## Many matches

sim-playing = es wird gespielt
sim-title =
    { $count ->
        [one] { $count } Partie { $game }, Startwert { $seed }
       *[other] { $count } Partien { $game }, Startwert { $seed }
    }
sim-speed = { $seconds } s, { $rate } Partien/s
sim-mean = Mittel
sim-median = Median
sim-least = kleinste
sim-most = größte
sim-actions = Aktionen
sim-score-of = Punkte { $name }
sim-played = gespielt
sim-wins = Siege
sim-seat = Platz { $number }
sim-endings = Wie sie endeten
sim-note = Ein von k Spielern geteilter Sieg zählt für jeden 1/k; Wilson-Intervalle zu 95 %.

## Bots against bots, and matches looked at again

compiling = { $game } wird für diesen Rechner kompiliert, nur dieses eine Mal
arena-sets =
    { $count ->
        [one] { $count } Ausgangslage, in { $size } Aufstellungen gespielt
       *[other] { $count } Ausgangslagen, jede in { $size } Aufstellungen gespielt
    }
arena-nothing = Noch keine Ausgangslage ist in allen Aufstellungen gespielt; es gibt noch nichts zu sagen.
arena-broken-off = Abgebrochen; was gespielt ist, zählt.
arena-played = gespielt
arena-share = Siege
arena-score = Wertung
arena-thinking = je Wahl
arena-slowest = langsamste
arena-accepted = Test von { $from } gegen { $to } Elo: { $to } (nach { $sets } Ausgangslagen, Log-Verhältnis { $ratio }, Grenzen { $low } und { $high })
arena-rejected = Test von { $from } gegen { $to } Elo: { $from } (nach { $sets } Ausgangslagen, Log-Verhältnis { $ratio }, Grenzen { $low } und { $high })
arena-open = Test von { $from } gegen { $to } Elo: nicht entschieden (nach { $sets } Ausgangslagen, Log-Verhältnis { $ratio }, Grenzen { $low } und { $high })
arena-unbiased = Ohne die Verzerrung eines Tests, der aufhört, sobald er entschieden ist (hier etwa { $bias } Prozentpunkte): { $score }.
arena-note = Siege: je besetztem Platz, geteilte anteilig. Elo: danach, wer vor wem landet. 95-%-Intervalle über Ausgangslagen, denn die Partien einer Ausgangslage teilen ihr Glück.
ladder-climbing = { $game }: die Stufen
analyse-thinking = nachdenken
analyse-title = { $game }: worauf jeder hoffen durfte, { $seconds } s Bedenkzeit je Wahl
analyse-picture = { $game }: Gewinnaussichten
analyse-nothing = In dieser Partie hatte niemand eine Wahl.
analyse-mistakes = Die größten Fehler
analyse-no-mistakes = Keine Wahl hat etwas verschenkt.
analyse-mistake = { $number }.  { $name }: { $action }   { $chance }, verschenkt { $loss }
analyse-better = besser: { $actions }

solving = es wird gelöst
solve-routes = Wie viele Schübe es mindestens braucht, bis das Brett die jeweilige Karte zeigt, wenn sonst niemand schiebt:
solve-best = Bei bestem Spiel beider: { $value } für Spieler 1 ({ $count } Stellungen)
solve-kings = In einem Gleichgewicht ist die Runde in Tóncc-Punkten wert: Rot { $red }, Gelb { $yellow }, Blau { $blue } ({ $count } Stellungen; durch eine andere Wahl in einer davon gewinnt niemand mehr als { $gap })

## Why a match is over

outcome-limit = Das Limit ist erreicht.

## Why an action is refused

refused-over = Die Partie ist zu Ende.
refused-not-your-turn = Du bist nicht dran.
refused-not-an-action = Das ist keine Aktion dieses Spiels.
refused-not-legal = Das geht jetzt nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-bad-time = Die Zeit läuft nur vorwärts.
refused-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas erfahren.
refused-not-your-card = Das ist keine deiner Karten.

## The server, bots far away, and the doctor

missing-extra = dazu fehlt { $packages }: pip install 'tocca-games[{ $extra }]'
no-link = Welcher Tisch? Gib den Link zu einem Platz an: tocca bot LINK
bad-port = Ein Port ist eine Zahl von 0 bis 65535, nicht {$value}.
not-tocca = { $address } ist kein Tocca-Server
no-free-seat = An diesem Tisch ist kein Platz frei.
bot-sits = {$bot} setzt sich auf Platz {$seat}.
bot-invites = Link für die anderen: { $link }
bot-done = Die Partie ist zu Ende.
doctor-well = Alles in Ordnung.
doctor-ill = Etwas stimmt nicht: siehe die Zeilen mit ✗.
doctor-failed = {$check}: {$why}
doctor-game = {$game}: eine ganze Partie mit {$count} Schritten gespielt und nachgespielt
doctor-no-games = Keine Spiele gefunden: das Paket neu installieren, damit es sie anmeldet (pip install tocca-games)
doctor-extra = { $extra } ({ $purpose }): { $packages }
doctor-no-extra = { $extra } ({ $purpose }): nicht installiert: { $packages }. pip install 'tocca-games[{ $extra }]'
doctor-broken-extra = { $extra } ({ $purpose }): { $package } lässt sich nicht laden: { $why }
doctor-cache = Maschinencode liegt in { $folder }
extra-server = Tische für alle und die Seite für Browser
extra-cluster = mehrere Rechner als ein Server
extra-fast = übersetzte Spiele: Bots denken schneller
extra-gpu = die übersetzten Spiele auf einer NVIDIA-GPU
extra-arena = Wertungen für drei und vier Spieler
extra-rl = PettingZoo und Gymnasium
extra-train = Netze, die lernen
extra-spiel = OpenSpiel
doctor-client = Die Seite für Browser ist da
doctor-no-client = Die Seite für Browser fehlt: in einem Checkout baut sie `make web`, ein veröffentlichtes Paket enthält sie
doctor-store = Partien können gespeichert werden: {$where}
doctor-port = Port {$port} ist frei
doctor-port-taken = An Port {$port} lauscht schon etwas
new-game-no-name = wie heißt das Spiel? Zum Beispiel: tocca new-game vier-koenige
new-game-bad-name = der Name eines Spiels hat kleine Buchstaben (a–z), Ziffern und einzelne Bindestriche, höchstens 30, und beginnt mit einem Buchstaben: nicht { $name }
new-game-taken = { $name } ist vergeben: ein Spiel oder ein Python-Modul heißt so
new-game-exists = { $folder } gibt es schon; nichts wurde geschrieben
new-game-written =
    { $name }/ enthält ein kleines Spiel, das läuft. Jetzt:

      cd { $name }
      pip install -e .          damit Tocca es findet
      pytest                    Toccas eigene Tests, an deinem Spiel
      tocca play { $name }
      tocca serve --open        ein Tisch im Browser

    Die Regeln stehen in { $module }.py. Mach deine daraus.

## A host’s tools

no-backup-named = nenne die Datei der Sicherung: tocca backup DATEI
no-database = in { $folder } ist keine Datenbank; nimm --data oder --database
backed-up = Gesichert in { $file } ({ $size } MB). Die Datei enthält das Geheimnis des Servers: Halte sie privat.
backup-failed = die Daten konnten nicht gesichert werden: { $why }
restored = { $file } ist zurückgeholt.
restore-failed = die Sicherung konnte nicht zurückgeholt werden: { $why }
verified = { $tables } Tische, { $events } Ereignisse, { $records } gespeicherte Partien; letztes Ereignis: { $latest } (UTC).
verify-failed = die Daten konnten nicht geprüft werden: { $why }
admin-what = sag, was zu tun ist: tocca admin status, kick, ban, unban, close, delete, renew oder say
admin-no-server = mit diesem Ordner wurde kein Server gestartet; nimm --data, oder --url und --token
admin-failed = der Server hat abgelehnt: { $why }
admin-done = Erledigt.
admin-status = { $tables } Tische im Speicher, { $connections } Verbindungen, { $memory } MB; läuft seit { $minutes } Minuten; Zustand: { $health }
admin-table = { $table }  { $game }  { $phase }  { $people } anwesend
admin-banned = Ausgesperrt: { $who }
