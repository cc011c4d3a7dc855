# Tomoko im Browser.

# Was ansteht
tomoko-prompt-push = Du bist dran: Schieb eine Murmel hinein.
tomoko-prompt-push-or-claim = Du bist dran: Schieb eine Murmel hinein, oder melde vorher eine Karte.
tomoko-prompt-claim = Zeigt das Brett eine deiner Karten? Melde sie!
tomoko-how = Wähle eine Farbe und tippe auf einen Pfeil am Rand.
tomoko-waiting = { $name } ist dran.
tomoko-takes-back = Das würde den vorigen Schub rückgängig machen. Nimm einen anderen.

# Das Brett
tomoko-board = Brett
tomoko-marble = { $marble ->
    [dark] dunkel
    [light] hell
   *[none] leer
 }
tomoko-entry = { $side ->
    [N] von oben in Spalte { $line }
    [S] von unten in Spalte { $line }
    [E] von rechts in Reihe { $line }
   *[W] von links in Reihe { $line }
 }
tomoko-entry-option = { $marble ->
    [dark] Dunkle Murmel
   *[light] Helle Murmel
 }, { $entry }
tomoko-bag = Der Beutel: Wähle eine Murmel
tomoko-bag-option = { $marble ->
    [dark] Dunkel
   *[light] Hell
 }, noch { $count }
tomoko-push = Schieben
tomoko-cancel = Abbrechen

# Züge, wie eine Liste sie nennt
tomoko-move-push = { $marble ->
    [dark] dunkel
   *[light] hell
 }, { $entry }
tomoko-move-claim = Karte { $card } melden
tomoko-move-hand = Karte { $card } weitergeben

# Was ein Schub bewirken würde
tomoko-preview-moves = { $count ->
    [0] Keine andere Murmel bewegt sich
    [one] Eine Murmel rückt weiter
   *[other] { $count } Murmeln rücken weiter
 }
tomoko-preview-falls = { $marble ->
    [dark] eine dunkle fällt heraus
   *[light] eine helle fällt heraus
 }
tomoko-preview-shows = deine Karte { $card } erscheint!
tomoko-preview-gives = Karte { $card } von { $name } erscheint

# Karten
tomoko-hand = Deine Karten
tomoko-team-hand = Die Karten deines Teams
tomoko-pattern = oben { $top }; Mitte { $middle }; unten { $bottom }
tomoko-card = Karte { $card }: { $pattern }
tomoko-card-number = Karte { $card }
tomoko-claim = Melden!
tomoko-claim-card = Karte { $card } melden: { $pattern }
tomoko-tried = Nicht da
tomoko-find-card = Wo passt Karte { $card } am besten?
tomoko-turn-card = Karte { $card } drehen
tomoko-fits = Karte { $card }: Bestenfalls liegen { $right } von 9 Murmeln richtig.
tomoko-pass-card = { $card } an { $name } geben
tomoko-held-you = Du hast sie
tomoko-held = Bei { $name }

# Alle am Tisch
tomoko-players = Spieler und abgelegte Karten
tomoko-laid = { $laid } von { $target } Karten abgelegt
tomoko-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
tomoko-pile = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
tomoko-place = { $place }. Platz
tomoko-race = Nach dem letzten Schub abgelegt
tomoko-race-laid = { $name }: Karte { $card }
tomoko-race-after = nach { $seconds } s
tomoko-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
 }

# Was geschah, zum Hören
tomoko-said-push = { $name }: { $marble ->
    [dark] dunkel
   *[light] hell
 }, { $entry }.
tomoko-said-fell = { $marble ->
    [dark] Eine dunkle Murmel fällt heraus.
   *[light] Eine helle Murmel fällt heraus.
 }
tomoko-said-laid = { $name }: Karte { $card } abgelegt.
tomoko-said-tried = Das Brett zeigt Karte { $card } nicht.

# Der ganze Tisch in Worten
tomoko-describe-row = Reihe { $row }: { $marbles }.
tomoko-describe-bag = Im Beutel: { $dark } dunkle, { $light } helle.
tomoko-describe-last = Letzter Schub: { $name }, { $marble ->
    [dark] dunkel
   *[light] hell
 }, { $entry }.
tomoko-describe-laid = { $name }: { $laid } von { $target } Karten abgelegt.
tomoko-describe-hand = Auf der Hand von { $name }: { $cards }.
tomoko-describe-pile = Karten im Stapel: { $count }.
tomoko-describe-turn = Als Nächstes schiebt { $name }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
tomoko-about = Schiebe Murmeln, bis das Brett deine Karten zeigt. 2–4 Personen.
tomoko-option-claims = Karten ablegen
tomoko-choice-claims-auto = Automatisch
tomoko-choice-claims-manual = Selbst melden
tomoko-option-prefill = Volles Brett
tomoko-option-prefill-hint = Für eine schnellere Partie
tomoko-option-teams = Teams
tomoko-option-teams-hint = Zu viert, zwei gegen zwei
tomoko-option-open_cards = Offene Karten
tomoko-option-open_cards-hint = Alle sehen alle Karten
tomoko-option-play_on = Weiterspielen
tomoko-option-play_on-hint = Um die Plätze nach dem ersten
tomoko-option-limit = Höchstzahl der Schübe
tomoko-figure-setup = Vor dem ersten Schub, mit gefülltem Brett. Deine zwei Karten liegen vor dir.
tomoko-figure-turn = Ein Schub hat ein Muster vollendet: Die Karte wird abgelegt und eine neue gezogen.
tomoko-figure-end = Das Ende: Zehn Karten sind abgelegt.
tomoko-tip-1 = Wähle eine Murmel und einen Pfeil am Rand: Sie schiebt die Murmeln vor sich um eins weiter, bis zur ersten Lücke.
tomoko-tip-2 = Deine Karten zeigen Muster von 3 × 3. Steht eines irgendwo auf dem Brett, gedreht oder nicht, wird die Karte abgelegt.
tomoko-tip-3 = Achte auch darauf, was dein Schub den anderen schenkt.
tomoko-picture-gap = Ein Schub in eine Reihe mit Lücke: Die Murmeln vor der Lücke rücken um eins weiter und füllen sie.
tomoko-picture-full = Ein Schub in eine volle Reihe: Jede Murmel rückt weiter, und die letzte fällt heraus.
tomoko-picture-card = Eine Karte neben einem Brett, das sie um ein Viertel gedreht zeigt: Reihen 2 bis 4 der linken drei Spalten.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-momo = Momo
persona-momo-temper = ein Kätzchen: schubst Murmeln, damit sie rollen
persona-momo-says =
    { $what ->
        [good] Miau! Sie rollt!
        [bad] Fauch.
        [won] Schnurr, schnurr.
       *[lost] Ich wollte sie nur rollen sehen.
    }
persona-haru = Haru
persona-haru-temper = freut sich über jede Karte, auch über deine
persona-haru-says =
    { $what ->
        [good] Wie schön!
        [bad] Schön für dich!
        [won] Das haben alle toll gemacht!
       *[lost] Was für ein schönes Spiel!
    }
persona-emi = Emi
persona-emi-temper = zählt leise die Murmeln mit
persona-emi-says =
    { $what ->
        [good] Vierzehn dunkle… ja.
        [bad] Damit hatte ich gerechnet.
        [won] Die Rechnung geht auf.
       *[lost] Eine Kugel zu wenig.
    }
persona-jiro = Opa Jiro
persona-jiro-temper = wartet drei Schübe auf den richtigen
persona-jiro-says =
    { $what ->
        [good] Geduld.
        [bad] Das kommt wieder.
        [won] Der Baum wuchs langsam.
       *[lost] Dann im nächsten Frühling.
    }
persona-tsuru = Kranich Tsuru
persona-tsuru-temper = erkennt deine Karte an dem, was du nicht anrührst
persona-tsuru-says =
    { $what ->
        [good] Das hast du mir gelassen.
        [bad] Das war also deine Karte.
        [won] Ich sah es vor zehn Zügen.
       *[lost] Gut versteckt.
    }

## Why a match is over

outcome-target = Das Ziel ist erreicht.

## Why an action is refused

refused-no-claims = Hier legt der Tisch passende Karten selbst ab.
refused-no-partner = Karten werden nur im Team weitergegeben.
refused-no-marble = Von dieser Farbe ist keine Murmel mehr im Beutel.
refused-takes-back = Das würde den vorigen Schub sofort rückgängig machen.
refused-before-first-push = Eine Karte lässt sich erst nach dem ersten Schub ablegen.
refused-has-target = Du hast alle nötigen Karten abgelegt.
refused-tried = Diese Karte wurde schon versucht; warte auf den nächsten Schub.
refused-handed-over = Diese Karte wurde schon weitergegeben; warte auf den nächsten Schub.
refused-partner-holds-it = Diese Karte hat dein Partner.

# What is counted of a match, for a player’s own statistics.
tomoko-number-pushes-a-card = Schübe pro Karte
tomoko-number-cards = Karten pro Partie
