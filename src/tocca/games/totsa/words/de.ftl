# Der Tisch von Totsa! $you ist yes, wo der Satz den Leser meint; $card ist in einem Ereignis ein totsa-card-object.

## Cards

totsa-card =
    { $card ->
        [brown-star] brauner Stern
        [pink-star] rosa Stern
        [green-star] grüner Stern
        [brown-heart] braunes Herz
        [pink-heart] rosa Herz
        [green-heart] grünes Herz
        [brown-moon] brauner Mond
        [pink-moon] rosa Mond
        [green-moon] grüner Mond
        [brown-ring] brauner Ring
        [pink-ring] rosa Ring
        [green-ring] grüner Ring
        [brown-tree] brauner Baum
        [pink-tree] rosa Baum
        [green-tree] grüner Baum
        [brown-fish] brauner Fisch
        [pink-fish] rosa Fisch
       *[green-fish] grüner Fisch
    }
totsa-card-object =
    { $card ->
        [brown-star] den braunen Stern
        [pink-star] den rosa Stern
        [green-star] den grünen Stern
        [brown-heart] das braune Herz
        [pink-heart] das rosa Herz
        [green-heart] das grüne Herz
        [brown-moon] den braunen Mond
        [pink-moon] den rosa Mond
        [green-moon] den grünen Mond
        [brown-ring] den braunen Ring
        [pink-ring] den rosa Ring
        [green-ring] den grünen Ring
        [brown-tree] den braunen Baum
        [pink-tree] den rosa Baum
        [green-tree] den grünen Baum
        [brown-fish] den braunen Fisch
        [pink-fish] den rosa Fisch
       *[green-fish] den grünen Fisch
    }
totsa-act =
    { $act ->
        [protect] Schutz
        [flip] Wende
       *[capture] Fang
    }

## Table

totsa-table = Totsa! auf dem Küchentisch
totsa-field = Karten in der Mitte
totsa-empty = leerer Platz
totsa-side = { $name }: Karten
totsa-own-side = Deine Karten
totsa-open-of = { $open } von { $goal } offen
totsa-down-of = { $down } von { $goal } verdeckt
totsa-down = verdeckte Karte { $slot }
totsa-no-down = keine Karte auf Platz { $slot }
totsa-point = Auf verdeckte Karte { $slot } von { $name } zeigen
totsa-slap = Schlag: { $card }
totsa-return = Zurückgeben: { $card }
totsa-turn-up = Verdeckte Karte { $slot } aufdecken
totsa-roll = Würfeln
totsa-pass = Passen
totsa-shout = TOTSA!
totsa-shout-label = Totsa! rufen, um zu gewinnen
totsa-count = Wurf { $number }
totsa-next = Als Nächstes würfelt { $name }.
totsa-rolling =
    { $you ->
        [yes] Du würfelst …
       *[no] { $name } würfelt …
    }
totsa-dice = Die Würfel: { $card }
totsa-dice-waiting = Die Würfel warten
totsa-welcome =
    { $you ->
        [yes] Kekse! Du würfelst.
       *[no] Kekse! { $name } würfelt.
    }
totsa-nobody = Den wollte niemand.
totsa-pointing = { $name } zeigt … auf welche?
totsa-paying =
    { $you ->
        [yes] Wähl eine Karte zum Zahlen.
       *[no] { $name } wählt eine Karte zum Zahlen.
    }
totsa-mark-out = setzt aus
totsa-mark-owes = zahlt noch
totsa-mark-passed = passt
totsa-mark-pressed = hat gedrückt
totsa-mark-points = zeigt
totsa-mark-rolls = würfelt
totsa-seconds = noch { $seconds } s
totsa-raccoon = Totsa der Waschbär
totsa-mood =
    { $mood ->
        [curious] neugierig
        [alert] hellwach
        [happy] glücklich
        [shocked] entsetzt
        [smug] schadenfroh
        [sleepy] schläfrig
       *[calm] gelassen
    }

## Photo finish

totsa-photo = Zielfoto
totsa-photo-close = Zielfoto schließen
totsa-photo-margin = { $name } um { $ms } ms
totsa-photo-chance = Der Zufall hat { $name } gewählt
totsa-photo-drawn = Zu knapp: Der Zufall hat { $name } gewählt.
totsa-photo-first = { $name } war um { $ms } ms schneller.
totsa-photo-one = { $name }: { $ms } ms
totsa-photo-lane = { $name }: { $action }, gedrückt nach { $counted } ms, angekommen nach { $arrived } ms, { $believed } ms für die Leitung gutgeschrieben
totsa-photo-seen = Würfel gesehen
totsa-photo-pressed = gedrückt
totsa-photo-back = in der Leitung, gutgeschrieben

## Prompts

totsa-prompt-roll = Wirf die Würfel.
totsa-prompt-thrown = Hände weg, bis die Würfel still liegen!
totsa-prompt-race = Schlag auf den Keks oder nimm eine Aktionskarte!
totsa-prompt-point = Zeig auf die Karte, die du meinst.
totsa-prompt-return = Wähl eine offene Karte, die du zurückgibst.
totsa-prompt-turn-up = Wähl eine verdeckte Karte, die aufgedeckt wird.

## Description

totsa-describe-over = Das Spiel ist aus.
totsa-describe-row = Reihe { $row }: { $cards }.
totsa-describe-player =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $open ->
        [0] keine offene Karte
        [one] eine offene Karte von { $goal }: { $cards }
       *[other] { $open } offene Karten von { $goal }: { $cards }
    }, { $down ->
        [0] keine verdeckte
        [one] eine verdeckte
       *[other] { $down } verdeckte
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] Du nimmst { $card }!
       *[no] { $name } nimmt { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Geschützt! Die Karte bleibt bei dir.
       *[no] { $name } schützt die Karte.
    }
totsa-event-flipped =
    { $you ->
        [yes] Du wendest { $card }.
       *[no] { $name } wendet { $card }.
    }
totsa-event-captured =
    { $you ->
        [yes] Du fängst { $card } von { $owner }!
       *[no] { $name } fängt { $card } von { $owner }.
    }
totsa-event-false-start =
    { $you ->
        [yes] Zu früh! Die Würfel rollten noch.
       *[no] { $name } war zu früh: Die Würfel rollten noch.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Falscher Keks! Du hast { $card } erwischt.
       *[no] Falscher Keks: { $name } hat { $card } erwischt.
    }
totsa-event-on-field =
    { $you ->
        [yes] Die Karte liegt im Feld: { $act } hilft da nicht.
       *[no] { $name }: { $act }, aber die Karte liegt im Feld.
    }
totsa-event-not-yours =
    { $you ->
        [yes] Die Karte gehört dir nicht: { $act } hilft da nicht.
       *[no] { $name }: { $act } für eine fremde Karte.
    }
totsa-event-own-card =
    { $you ->
        [yes] Fang? Die Karte gehört dir schon!
       *[no] { $name } wollte eine eigene Karte fangen.
    }
totsa-event-already-down =
    { $you ->
        [yes] Die Karte liegt schon verdeckt.
       *[no] { $name }: Wende, aber die Karte liegt schon verdeckt.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Die war's nicht! Du hast auf Karte { $slot } von { $owner } gezeigt.
       *[no] { $name } hat auf Karte { $slot } von { $owner } gezeigt: Die war's nicht.
    }
totsa-event-late =
    { $you ->
        [yes] Zu langsam gezeigt!
       *[no] { $name } hat zu langsam gezeigt.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Totsa? Du bist noch nicht am Ziel.
       *[no] { $name } ruft Totsa!, ohne am Ziel zu sein.
    }
totsa-event-returned =
    { $you ->
        [yes] Du gibst { $card } zurück.
       *[no] { $name } gibt { $card } zurück.
    }
totsa-event-turned-up =
    { $you ->
        [yes] Du deckst { $card } auf.
       *[no] { $name } deckt { $card } auf.
    }
totsa-event-spared =
    { $you ->
        [yes] Du hast nichts zum Zahlen.
       *[no] { $name } hat nichts zum Zahlen.
    }
totsa-event-forgotten =
    { $you ->
        [yes] Ruf vergessen! Alle deine Kekse gehen zurück.
       *[no] { $name } hat den Ruf vergessen! Alle Kekse gehen zurück.
    }
totsa-event-won =
    { $you ->
        [yes] TOTSA! Du gewinnst!
       *[no] TOTSA! { $name } gewinnt!
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-about = Schlag als Erster auf den richtigen Keks, und erinnere dich. 2–4 Spieler.
totsa-option-simple = Einfaches Spiel
totsa-option-simple-hint = Ohne Wende, halb so viele Kekse, drei offene Karten gewinnen
totsa-option-peek = Eigene verdeckte Karten ansehen
totsa-option-pace = Pause zwischen Würfen, Sekunden
totsa-option-window = Zeit zum Schlagen, Sekunden
totsa-option-limit = Höchstens so viele Würfe
totsa-figure-setup = Vor dem ersten Wurf: achtzehn Kekse und die drei Aktionskarten.
totsa-figure-turn = Die Würfel sind gefallen: Farbe und Form nennen einen Keks. Wer zuerst daraufschlägt, bekommt ihn.
totsa-figure-end = Das Ende: wer was bekommen hat.
totsa-tip-1 = Achte auf die Würfel: Farbe und Form nennen genau einen Keks. Schlag auf diese Karte, bevor es andere tun.
totsa-tip-2 = Ein falscher Schlag kostet eine Karte. Lieber spät als falsch.
totsa-tip-3 = Verdeckte Karten können gefangen werden: Merk dir, was sie zeigen.
