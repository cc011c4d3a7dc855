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
        [protect] Schützen
        [flip] Umdrehen
       *[capture] Klauen
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
totsa-shout-label = „Totsa!“ rufen, um zu gewinnen
totsa-count = Wurf { $number }
totsa-next = Als Nächstes würfelt { $name }.
totsa-rolling =
    { $you ->
        [yes] Du würfelst …
       *[no] { $name } würfelt …
    }
totsa-dice = Gewürfelt: { $card }
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
        [yes] Wähle eine Karte zum Zahlen.
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
totsa-photo-margin = { $name }: { $ms } ms schneller
totsa-photo-chance = Das Los fiel auf { $name }
totsa-photo-drawn = Zu knapp: Das Los fiel auf { $name }.
totsa-photo-first = { $name } war um { $ms } ms schneller.
totsa-photo-one = { $name }: { $ms } ms
totsa-photo-late = { $name } { $ms } ms · du { $own } ms, zu spät
totsa-photo-too-late = zu spät
totsa-photo-slow = Zeitlupe
totsa-photo-lane = { $name }: { $action }, gedrückt nach { $counted } ms, angekommen nach { $arrived } ms, { $believed } ms für die Leitung gutgeschrieben
totsa-photo-seen = Würfel gesehen
totsa-photo-pressed = gedrückt
totsa-photo-back = in der Leitung, gutgeschrieben

## Prompts

totsa-prompt-roll = Würfle!
totsa-prompt-thrown = Hände weg, bis die Würfel still liegen!
totsa-prompt-race = Schlag auf den Keks oder auf eine Aktionskarte!
totsa-prompt-point = Zeige auf die Karte, die du meinst.
totsa-prompt-return = Wähle eine offene Karte, die du zurückgibst.
totsa-prompt-turn-up = Wähle eine verdeckte Karte, die aufgedeckt wird.

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
        [yes] Du drehst { $card } um.
       *[no] { $name } dreht { $card } um.
    }
totsa-event-captured =
    { $you ->
        [yes] Du klaust { $owner } { $card }!
       *[no] { $name } klaut { $owner } { $card }.
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
        [yes] Die Karte liegt noch in der Mitte: { $act } hilft da nicht.
       *[no] { $name }: { $act }, aber die Karte liegt noch in der Mitte.
    }
totsa-event-not-yours =
    { $you ->
        [yes] Die Karte gehört dir nicht: { $act } hilft da nicht.
       *[no] { $name }: { $act } für eine fremde Karte.
    }
totsa-event-own-card =
    { $you ->
        [yes] Klauen? Die Karte gehört dir doch schon!
       *[no] { $name } wollte eine eigene Karte klauen.
    }
totsa-event-already-down =
    { $you ->
        [yes] Die Karte liegt schon verdeckt.
       *[no] { $name }: Umdrehen, aber die Karte liegt schon verdeckt.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Die war’s nicht! Du hast auf Karte { $slot } von { $owner } gezeigt.
       *[no] { $name } hat auf Karte { $slot } von { $owner } gezeigt: Die war’s nicht.
    }
totsa-event-late =
    { $you ->
        [yes] Zu langsam gezeigt!
       *[no] { $name } hat zu langsam gezeigt.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Totsa? Noch nicht: Dazu braucht es { $goal } offene Karten{ $hidden ->
            [0] .
           *[other] {" "}oder { $hidden } verdeckte.
        }
       *[no] { $name } ruft „Totsa!“, ohne am Ziel zu sein.
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
totsa-name = Totsa!
totsa-about = Wer schlägt zuerst auf den richtigen Keks, und wer merkt sich mehr? 2–4 Personen.
totsa-option-simple = Einfaches Spiel
totsa-option-simple-hint = Ohne Umdrehen, halb so viele Kekse; zum Sieg genügen drei offene Karten
totsa-option-peek = Eigene verdeckte Karten ansehen
totsa-option-pace = Pause zwischen den Würfen (Sekunden)
totsa-option-window = Zeit zum Schlagen (Sekunden)
totsa-option-limit = Höchstzahl der Würfe
totsa-figure-setup = Vor dem ersten Wurf: achtzehn Kekse und die drei Aktionskarten.
totsa-figure-turn = Die Würfel sind gefallen: Farbe und Form nennen einen Keks. Wer zuerst daraufschlägt, bekommt ihn.
totsa-figure-end = Das Ende: wer was bekommen hat.
totsa-tip-1 = Du gewinnst mit sechs offenen oder drei verdeckten Keksen und dem Ruf. Achte auf die Würfel: Farbe und Form nennen einen Keks. Schlag vor den anderen auf diese Karte.
totsa-tip-2 = Ein falscher Schlag kostet eine Karte. Lieber spät als falsch.
totsa-tip-3 = Ziel erreicht? Drücke TOTSA! vor dem nächsten Wurf, sonst gehen alle deine Karten zurück. Und merk dir, was verdeckte Karten zeigen: Man kann sie klauen.
totsa-picture-field = Drei Reihen zu sieben Karten, die Aktionskarten in der Mitte der zweiten.
totsa-picture-simple = Reihen zu vier, vier und drei Karten, zwei Aktionskarten in der Mitte der zweiten.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-biscotto = Biscotto
persona-biscotto-temper = ein alter Hund: träumt zwischen zwei Würfen von Keksen
persona-biscotto-says =
    { $what ->
        [good] Wuff. Krümel.
        [bad] Hm? Wurde gewürfelt?
        [won] Der schönste Tag. Schon wieder.
       *[lost] Zzz… Keks…
    }
persona-rosa = Zia Rosa
persona-rosa-temper = schlägt mit Gefühl, nicht immer auf die richtige Karte
persona-rosa-says =
    { $what ->
        [good] Ha! Mit Gefühl!
        [bad] Madonna, die falsche!
        [won] Wer hat Hunger?
       *[lost] Nimm nur, du bist eh zu dünn.
    }
persona-tino = Tino
persona-tino-temper = der Bäckerlehrling: erkennt jeden Keks an den Krümeln
persona-tino-says =
    { $what ->
        [good] Frisch aus dem Ofen!
        [bad] Meine Finger waren voll Butter.
        [won] Sag ich doch, ich backe sie.
       *[lost] Papa sagt, ich soll besser hinschauen.
    }
persona-volpe = Volpe
persona-volpe-temper = eine Füchsin: merkt sich, was du verdeckt hast
persona-volpe-says =
    { $what ->
        [good] Den weiß ich noch.
        [bad] Schlau. Das merke ich mir.
        [won] Du vergisst. Ich nie.
       *[lost] Auch Füchse schlafen mal.
    }
persona-ombra = Ombra
persona-ombra-temper = ein Waschbär: mit dem Keks fort, bevor du hinsiehst
persona-ombra-says =
    { $what ->
        [good] Weg.
        [bad] Du hast mich gesehen? Unmöglich.
        [won] Alles meins. Niemand hat’s gesehen.
       *[lost] Du bist schnell. Zu schnell.
    }

## Why a match is over

outcome-shout = Totsa!

## Why an action is refused

refused-void = Zwischen zwei Würfen zählt ein Schlag nicht.
refused-not-in-game = Das einfache Spiel kommt ohne diese Karte aus.
refused-not-on-field = Diese Karte liegt nicht in der Mitte.
refused-point-first = Du hast „Klauen“ gedrückt: Zeige jetzt auf eine verdeckte Karte der anderen.
refused-roll-under-way = Die Würfel sind geworfen; warte, bis der Wurf vorbei ist.
refused-penalties-first = Zuerst werden die Strafen des letzten Wurfs bezahlt.
refused-not-the-roller = Jetzt würfelt jemand anderes.
refused-too-early = Die Pause nach dem letzten Wurf ist noch nicht vorbei.
refused-nothing-yet = Noch hat niemand eine Karte: Es gibt nichts zu rufen.
refused-already-answered = Du hast seit dem letzten Wurf schon gerufen oder gepasst; einmal genügt.
refused-roll-or-shout = Alle anderen haben geantwortet: Würfle oder rufe vorher „Totsa!“.
refused-nothing-to-point-at = Auf Karten zeigt nur, wer gerade „Klauen“ gedrückt hat.
refused-own-card = Zeige auf die Karte eines anderen, nicht auf deine.
refused-no-such-card = Dort liegt keine verdeckte Karte.
refused-nothing-to-pay = Es ist keine Strafe fällig.
refused-not-your-penalty = Jetzt zahlt jemand anderes.
refused-open-cards-first = Eine verdeckte Karte deckt nur auf, wer keine offene hat.

# What is counted of a match, for a player’s own statistics.
totsa-number-reaction-ms = Reaktionszeit
totsa-number-errors = Fehler pro Partie
totsa-number-acts = Treffer pro Partie
