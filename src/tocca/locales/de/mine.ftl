# Texte der Seite mit den eigenen Partien.

mine-under-way = Laufende Partien
mine-your-turn = Du bist dran
mine-nothing = Noch nichts da. Spiel eine Partie, dann findest du sie hier.
mine-play = Spielen
mine-statistics = Statistik
mine-counting = Wird noch ausgezählt: { $count }
mine-series = Serien
mine-you = Du
mine-matches =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
mine-finished = Beendete Partien
mine-all-games = Alle Spiele
mine-here-only = nur auf diesem Gerät
mine-end-won = Gewonnen
mine-end-lost = Verloren
mine-end-drawn = Unentschieden
mine-end-alone = An einem Gerät
mine-end-open = Nicht beendet
mine-more = Mehr zeigen
mine-listed = Hier stehen die letzten { $count } von { $total }; der Export enthält alle.
mine-yours = Das gehört dir
mine-yours-text = Es gibt kein Konto: Dieser Browser erkennt dich an einem eigenen Geheimnis. Nimm deine Partien mit oder lass keine zurück.
mine-yours-here = All das liegt nur in diesem Browser.
mine-export = Alles herunterladen
mine-move = Auf ein anderes Gerät
mine-move-text = Öffne diesen Link auf deinem anderen Gerät oder halte dessen Kamera vor den Code. Dann zeigen beide dieselben Partien. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
mine-move-until = Er gilt einmal, bis { $time } Uhr.
mine-delete = Alles löschen
mine-delete-sure = Alle deine Partien, Aufzeichnungen und Worte werden gelöscht, und niemand kann sie zurückholen. Wo andere mitgespielt haben, bleiben deren Partien, und du bist darin „Jemand“. In einer laufenden Partie bleibt dein Platz leer.
mine-delete-yes = Ja, alles löschen
mine-keep = Behalten
mine-won-of = von { $played } gewonnen ({ $share })
mine-drawn = Unentschieden
mine-streak = Siege in Folge
mine-best-streak = Beste Serie
mine-moves = Züge pro Partie
mine-time = Zeit pro Partie
mine-against = Gegen
mine-of = von
mine-alone = An einem Gerät: { $count }
mine-claim = Deine Partien hierher holen
mine-claim-text = Dieses Gerät zeigt dann dieselben Partien wie das, von dem der Link kommt.
mine-claim-known = Was bisher hier gespielt wurde, steht danach nicht mehr in dieser Liste.
mine-claim-yes = Hier verwenden
mine-claim-no = Jetzt nicht
mine-claim-spent = Dieser Link wurde schon benutzt oder ist zu alt. Erzeuge auf dem anderen Gerät einen neuen.
