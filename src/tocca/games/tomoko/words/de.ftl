# Tomoko im Browser.

# Was ansteht
tomoko-prompt-push = Du bist dran: Schieb eine Murmel hinein.
tomoko-prompt-push-or-claim = Du bist dran: Schieb eine Murmel hinein, oder melde vorher eine Karte.
tomoko-prompt-claim = Zeigt das Brett eine deiner Karten? Melde sie!
tomoko-how = Wähle eine Farbe, dann tippe auf einen Eingang.
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
    [N] Spalte { $line } von oben
    [S] Spalte { $line } von unten
    [E] Reihe { $line } von rechts
   *[W] Reihe { $line } von links
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
    [0] Keine andere Murmel rückt
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
tomoko-place = Platz { $place }
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
tomoko-about = Schieb Murmeln, bis das Brett deine Karten zeigt. 2–4 Spieler.
tomoko-option-claims = Karten ablegen
tomoko-choice-claims-auto = Das macht der Tisch
tomoko-choice-claims-manual = Du merkst es selbst
tomoko-option-prefill = Volles Brett
tomoko-option-prefill-hint = Für eine schnellere Partie
tomoko-option-teams = Teams
tomoko-option-teams-hint = Zu viert, zwei gegen zwei
tomoko-option-open_cards = Offene Karten
tomoko-option-open_cards-hint = Alle sehen alle Karten
tomoko-option-play_on = Weiterspielen
tomoko-option-play_on-hint = Um die Plätze nach dem ersten
tomoko-option-limit = Höchstens so viele Schübe
tomoko-figure-setup = Vor dem ersten Schieben, mit gefülltem Brett. Deine zwei Karten liegen vor dir.
tomoko-figure-turn = Ein Schub hat ein Muster vollendet: Die Karte wird abgelegt und eine neue gezogen.
tomoko-figure-end = Das Ende: Zehn Karten sind abgelegt.
tomoko-tip-1 = Wähl eine Murmel und einen Pfeil am Rand: Sie schiebt die Murmeln vor ihr um eins weiter, bis zur ersten Lücke.
tomoko-tip-2 = Deine Karten zeigen Muster von 3 × 3. Steht eines irgendwo auf dem Brett, gedreht oder nicht, wird die Karte abgelegt.
tomoko-tip-3 = Achte auch darauf, was dein Schub den anderen schenkt.
