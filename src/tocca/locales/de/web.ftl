# Die Texte des Web-Clients ohne die Bretter. Die Namen der Spiele und die Notation bleiben in jeder Sprache gleich.

## Die erste Seite

web-welcome = Die Tische sind gedeckt. Setz dich und spiel.
web-about = Für { $players } Personen.
web-games = Spiele
web-play-now = Spielen
web-with-friends = Mit Freunden
web-rules = Regeln
web-learn = Spielend lernen
web-puzzle = Aufgabe des Tages
web-opening = Einen Moment …
web-recent = Deine Tische
web-my-games = Meine Partien
web-forget = Diesen Tisch ({ $game }) aus der Liste nehmen
web-phase-lobby = nicht begonnen
web-phase-playing = läuft
web-phase-paused = Pause
web-phase-over = zu Ende
web-join = Hast du einen Link?
web-join-label = Link hier einfügen
web-join-go = Mitmachen
web-join-bad = Das ist kein Link zu einem Tisch.
web-open-record = Eine gespeicherte Partie ansehen
web-public-tables = Öffentliche Tische
web-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-no-public-tables = Gerade wartet niemand. Eröffne einen öffentlichen Tisch, dann finden dich andere.
web-footer = Kostenlos und quelloffen. Kein Konto, keine Werbung, kein Tracking.
web-home = Zur Startseite
web-lost-title = Hier ist nichts
web-lost-text = Vielleicht ist der Link nicht vollständig.

## Einstellungen

web-settings = Einstellungen
web-close = Schließen
web-name = Dein Name
web-name-second = Wer spielt noch an diesem Gerät?
web-name-hint = Damit dich die anderen erkennen
web-guest = Gast
web-language = Sprache
web-auto = Automatisch
web-theme = Darstellung
web-theme-light = Tag
web-theme-dark = Abend
web-sound = Ton
web-alerts = Benachrichtigungen
web-alerts-hint = Wenn du dran bist und gerade woanders hinsiehst
web-alerts-refused = Dieser Browser erlaubt es nicht; in seinen Website-Einstellungen geht es.
web-rematch-offered = Dir wird eine Revanche angeboten.
web-motion = Animationen
web-patterns = Mehr Muster
web-patterns-hint = Hilft, wenn Farben schwer zu unterscheiden sind
web-left-handed = Für Linkshänder
web-left-handed-hint = Seitenleiste links

## Ein neuer Tisch

web-new-table = { $game } mit Freunden
web-new-alone = { $game } gegen Bots
web-options = Spieleinstellungen
web-open-table = Tisch eröffnen
web-against-bots = Gegen Bots
web-rival = Gegen wen spielst du?
web-rival-now = Du spielst gegen { $name }. Jemand anderen wählen
web-level = Stufe { $number } von { $last }
web-players = Spieler
web-clock = Uhr
web-clock-none = Keine
web-clock-move = Pro Zug
web-clock-game = Pro Partie
web-clock-days = Tage pro Zug
web-clock-seconds = Sekunden für jeden Zug
web-clock-minutes = Minuten für jeden Spieler
web-clock-increment = Zusätzliche Sekunden pro Zug
web-clock-days-each = Tage für jeden Zug
web-public = Öffentlicher Tisch
web-public-hint = Alle können ihn finden und sich setzen
web-hints = Tipps
web-hints-hint = Alle dürfen einen Bot um Rat fragen

## Vor der Partie

web-seats = Plätze
web-seat = Platz { $number }
web-seat-free = Frei
web-sit = Hinsetzen
web-sit-too = Dazusetzen
web-stand = { $name }: Platz freigeben
web-send-away = Platz von { $name } räumen
web-add-bot = Einen Bot auf Platz { $number } setzen
web-other-bot = Ein anderer Bot statt { $name }
web-fill-bots = Bots auf freie Plätze
web-start = Los
web-waiting-seats =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-host = Alle sind da. Der Gastgeber startet die Partie.
web-here = da
web-away = weg
web-you = du
web-bot = Bot
web-bot-helps = ein Bot hilft aus
web-invite = Einladen
web-invite-text = Wer diesen Link hat, kann sich setzen. Ein Name genügt.
web-link = Link zu diesem Tisch
web-qr = QR-Code: mit der Handykamera öffnen
web-copy = Link kopieren
web-copy-watch = Link zum Zuschauen
web-copied = Kopiert
web-share = Teilen
web-agreed = Was wir spielen
web-agreed-usual = Das übliche Spiel, ohne Uhr.
web-without = { $what }: aus
web-change = Ändern
web-save = Speichern

## Am Tisch

web-leave = Tisch verlassen (dein Platz bleibt dir)
web-turn = am Zug
web-ready = bereit
web-winner = gewinnt
web-time-left = verbleibende Zeit
web-look = Sicht wechseln
web-bot-in = Bot einsetzen
web-waiting-for = Warten auf { $names }.
web-paused = Die Partie ist pausiert.
web-advice = Tipp
web-advice-thinking = Der Bot überlegt …
web-advice-says = Vorschlag des Bots:
web-advice-chance = { $percent } % Siegchance
web-advice-others = Was der Bot erwägt
web-advice-close = Tipp ausblenden
web-advice-allowed = An diesem Tisch sind Tipps erlaubt.
web-moves = Züge
web-no-moves = Noch keine Züge.
web-secret = eine geheime Wahl
web-chat = Chat
web-chat-write = Sag etwas
web-chat-send = Senden
web-emote-1 = Gut gemacht
web-emote-2 = Lachen
web-emote-3 = Oh!
web-emote-4 = Puh
web-emote-5 = Hmm
web-emote-6 = Herz
web-log = Züge und Chat
web-menu = Mehr
web-somebody = Jemand
web-watchers = Zuschauer
web-take-back = Zurücknehmen
web-asks-back = { $name } möchte den letzten Zug zurücknehmen. Ist das in Ordnung?
web-asked-back = Du möchtest einen Zug zurücknehmen. Die anderen entscheiden noch.
web-yes = Ja
web-no = Nein
web-cancel = Abbrechen
web-pause = Pause
web-resume = Weiter
web-resign = Aufgeben
web-resign-sure = Willst du diese Partie wirklich aufgeben?
web-board = Brett
web-in-words = Brett in Worten
web-words = In Worten
web-no-board = Das Brett konnte nicht geladen werden. Bitte lade die Seite neu.
web-reload = Neu laden
web-new-version = Es gibt eine neue Version von Tocca.
web-no-table = Dieser Tisch kann nicht gezeigt werden
web-reconnecting = Die Verbindung ist weg. Gleich wieder da …
web-back-in-a-moment = Der Server startet neu. Gleich geht es weiter, nichts geht verloren.
web-line-none = keine Verbindung
web-line-good = gute Verbindung
web-line-fair = langsame Verbindung
web-line-poor = sehr langsame Verbindung
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-text = Die anderen schauen weg.
web-curtain-open = Ich bin { $name }
web-hand-over = Weitergeben an { $name }

## Was geschehen ist, Zeile für Zeile

web-line-acted = { $name }: { $action }
web-line-chose = { $name } hat geheim gewählt.
web-line-said = { $name } sagt: { $text }
web-line-seated = { $name } setzt sich.
web-line-bot = { $name }, ein Bot, setzt sich.
web-line-stood = { $name } steht auf.
web-line-created = Der Tisch ist gedeckt.
web-line-configured = Die Spieleinstellungen wurden geändert.
web-line-started = Die Partie beginnt.
web-line-asked-back = { $name } möchte einen Zug zurücknehmen.
web-line-agreed = { $name } ist einverstanden.
web-line-declined = { $name } ist nicht einverstanden.
web-line-taken-back = { $name } hat einen Zug zurückgenommen.
web-line-paused = Die Partie ist pausiert.
web-line-resumed = Die Partie geht weiter.
web-line-resigned = { $name } gibt auf.
web-line-flagged = Die Zeit von { $name } ist abgelaufen.
web-line-rematch = Jemand möchte eine Revanche.
web-line-muted = Stummgeschaltet: { $name }
web-line-unmuted = Nicht mehr stumm: { $name }
web-line-host = Der Tisch hat einen neuen Gastgeber.

## Nach der Partie

web-you-win = Du gewinnst!
web-draw = Unentschieden!
web-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
web-outcome-resigned = { $name } hat aufgegeben.
web-outcome-time = Die Zeit von { $name } ist abgelaufen.
web-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
web-rematch = Revanche
web-rematch-swapped = Revanche, Plätze getauscht
web-rematch-rotated = Revanche, einen Platz weiter
web-rematch-asked = Du möchtest eine Revanche. Warten auf die anderen.
web-rematch-wanted = { $name } möchte eine Revanche.
web-wants-rematch = möchte eine Revanche
web-replay = Noch einmal ansehen
web-download = Als Datei speichern
web-picture = Bild vom Brett
web-open-record-text = Eine .tocca-Datei, von einem Tisch oder aus dem Terminal.
web-choose-file = Datei wählen
web-record-big = Diese Datei ist zu groß für eine Partie.
web-link-move = Link zu diesem Zug kopieren
web-first = Erster Zug
web-previous = Voriger Zug
web-next = Nächster Zug
web-last = Letzter Zug
web-move = Zug
web-move-of = Zug { $number } von { $last }
web-eyes = Aus wessen Sicht
web-spectator = Publikum
web-unhidden = Alles offen
web-analyse = Analysieren
web-run = Automatisch abspielen
web-round = { $number }. Zug
web-earlier = Partie { $number } ansehen
web-looking-back = Rückblick: { $what }
web-back-to-now = Zurück zur Partie
web-reaction = { $ms } ms
web-speed = Tempo
web-round-back = Vorige Runde
web-round-on = Nächste Runde
web-to-table = Zum Tisch

## Lernen

web-contents = Inhalt
web-figure = Abbildung
web-table-of = Tabelle
web-example = Eine Beispielpartie ansehen
web-tip = So geht’s
web-tip-next = Weiter
web-tip-done = Verstanden
web-tip-close = Einführung ausblenden

## The board of a game that has none of its own

web-any-chosen = Gewählt: { $action }.
web-any-drawing = Der Tisch
web-any-actions = Was du tun kannst
web-any-find = Tippen, um einen Zug zu finden
web-any-count = { $count } von { $all }
web-any-none = Kein Zug beginnt so.
web-any-choose = Du bist dran: wähle.
web-any-play = Zug spielen
web-any-no-rules = Für dieses Spiel gibt es noch keine Regelseite. Öffne einen Tisch: Was möglich ist, wird immer gezeigt.

## Momente

web-ready-title = Bereit?
web-ready-now = Ich bin bereit
web-ready-waiting = Wir warten auf die anderen …
web-is-ready = bereit
web-not-ready = noch nicht
web-begins-in = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
web-take-back-sure = Dieser Teil der Partie ist zu Ende und gewertet. Zurücknehmen und von dort weiterspielen?
web-removed = Dein Platz wurde vom Gastgeber geräumt. Du schaust jetzt zu.
web-watching-full = Alle Plätze sind besetzt: Du schaust zu.
web-watching-link = Dieser Link ist zum Zuschauen.
web-invite-full = Alle Plätze sind besetzt: Mit diesem Link kann man zuschauen.
web-bot-in-seconds = Bot einsetzen: in { $seconds } s
web-remarks = Kommentare der Bots
web-option-clash = Passt nicht zu: { $others }
web-line-renamed = Neuer Name: { $name }.
web-line-ready = { $name } ist bereit.

## Warum etwas abgelehnt wurde

web-refused = Das hat nicht geklappt: { $why }
web-refused-unreachable = Der Server ist nicht zu erreichen. Bist du online?
web-refused-closed = Die Verbindung ist geschlossen.
web-refused-interrupted = Die Verbindung war kurz weg. Schau nach, ob es gezählt hat.
web-refused-no-such-table = Diesen Tisch gibt es nicht, oder der Link ist nicht vollständig.
web-refused-other-rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server sie jetzt hat. Eröffne einen neuen Tisch.
web-refused-crowded = An diesem Tisch sind zu viele Leute.
web-refused-full = Hier gibt es gerade zu viele Tische.
web-refused-too-many-tables = Du hast viele Tische eröffnet. Spiel erst an einem davon.
web-refused-banned = Wer diesen Server betreibt, hat dich ausgesperrt.
web-refused-bad-option = Mit diesen Optionen kann man nicht spielen.
web-refused-bad-clock = Mit dieser Uhr kann man nicht spielen.
web-refused-bad-record = Diese Datei enthält keine gültige Partie.
web-refused-too-long = Diese Partie ist zu lang, um sie zu zeigen.
web-refused-already-answered = Du hast schon zugestimmt.
web-refused-already-asked = Du hast schon gefragt; die anderen überlegen noch.
web-refused-are-you-sure = Dieser Teil der Partie ist schon gewertet.
web-refused-no-name = Ein Name hat mindestens einen Buchstaben.
web-refused-not-gathering = Die Partie läuft schon.
web-refused-not-ready = Es sind noch nicht alle bereit.
web-refused-already-pressed = Du hast schon gedrückt; gleich steht fest, wer schneller war.
web-refused-racing = Nicht mitten in einem Wurf.
web-refused-match-on = Nicht mitten in einer Partie.
web-refused-muted = Der Gastgeber hat um Ruhe gebeten.
web-refused-from-memory = Bei diesem Spiel zählt das Gedächtnis: zurückblicken kannst du nach der Partie.
web-refused-no-such-move = Diesen Zug gibt es nicht mehr.
web-refused-no-undo = Das kann man nicht zurücknehmen.
web-refused-nothing-asked = Diese Bitte gibt es nicht mehr.
web-refused-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
web-refused-not-legal = Das geht jetzt nicht.
web-refused-not-over = Die Partie ist noch nicht zu Ende.
web-refused-not-paused = Die Partie ist gerade nicht pausiert.
web-refused-not-playing = Es gibt keine Partie, die man aufgeben könnte.
web-refused-not-started = Die Partie hat noch nicht begonnen.
web-refused-not-stored = Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.
web-refused-not-the-host = Das kann nur der Gastgeber.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-only-watching = Mit diesem Link kannst du nur zuschauen. Frag nach einem Link zum Mitspielen.
web-refused-other-seat = Dieser Link ist für einen anderen Platz.
web-refused-nobody-to-mute = Da ist niemand, den man stummschalten könnte.
web-refused-nothing-said = Die Nachricht ist leer.
web-refused-out-of-time = Deine Zeit ist abgelaufen.
web-refused-paused = Die Partie ist pausiert.
web-refused-played-elsewhere = Du hast in dieser Partie auf einem anderen Platz gespielt.
web-refused-seat-free = Dort sitzt niemand.
web-refused-seat-taken = Dort sitzt schon jemand. Ein Bot kann aushelfen, wenn jemand eine Weile weg ist.
web-refused-seats-free = Jeder Platz muss besetzt sein, von einem Menschen oder einem Bot.
web-refused-stale = Das Brett hat sich seit deiner Wahl geändert.
web-refused-too-fast = Das ging zu schnell. Warte einen Moment.
web-refused-no-hints = Hier sind gerade keine Tipps erlaubt.
web-refused-still-thinking = Der Bot denkt noch über deine letzte Frage nach.
web-refused-busy = Die Bots haben gerade viel zu tun. Versuch es gleich noch einmal.
web-refused-no-advice = Der Bot weiß gerade keinen Rat.
web-refused-not-found = So etwas gibt es hier nicht.
web-refused-store-away = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
web-refused-too-big = Das ist zu viel auf einmal.
