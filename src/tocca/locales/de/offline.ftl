# Spielen ohne Server: Tische im Browser und die App, die kein Netz braucht.
offline-here = In diesem Browser spielen
offline-here-why = Nichts wird verschickt. Die Partie bleibt auf diesem Gerät.
offline-loading = Der Tisch wird in diesem Browser gedeckt
offline-megabytes = { $done } von { $all } MB
offline-make = Offline verfügbar machen
offline-make-text = Alle Spiele, Regeln und Bots kommen auf dieses Gerät, etwa { $size } MB. Danach kannst du ohne Netz spielen: im Zug, im Flugzeug, überall.
offline-start = Herunterladen
offline-go-on = Fortsetzen
offline-broken = Der Download wurde unterbrochen. Was angekommen ist, bleibt gespeichert.
offline-ready = Fertig: Du kannst ohne Netz spielen.
offline-local = Diesen Tisch gibt es nur in diesem Browser. Hier könnt ihr zu mehreren an einem Gerät spielen oder gegen Bots.
offline-weaker = Hier denken die Bots in deinem Browser. Die Stufen 1 bis 3 spielen wie auf einem Server. Auf den Stufen 4 und 5 schauen sie weniger weit voraus: Gegen ihre Doppelgänger auf einem Server gewannen sie 8 von 72 Partien; ausgeglichen wären 32.
offline-try = Hier ausprobieren
offline-try-again = Noch einmal
