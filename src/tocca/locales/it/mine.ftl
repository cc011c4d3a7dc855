# Testi della pagina delle proprie partite.

mine-under-way = In corso
mine-your-turn = Tocca a te
mine-nothing = Ancora niente. Gioca una partita e la troverai qui.
mine-play = Gioca
mine-statistics = Statistiche
mine-counting = Ancora da contare: { $count }
mine-series = Serie
mine-you = Tu
mine-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
mine-finished = Partite finite
mine-all-games = Tutti i giochi
mine-here-only = solo su questo dispositivo
mine-end-won = Vinta
mine-end-lost = Persa
mine-end-drawn = Pareggio
mine-end-alone = Su un solo dispositivo
mine-end-open = Non finita
mine-more = Mostra altre
mine-listed = Qui ci sono le ultime { $count } di { $total }; l’esportazione le contiene tutte.
mine-yours = È tutto tuo
mine-yours-text = Non c’è nessun account: questo browser ti riconosce da un suo segreto. Porta con te le tue partite, o non lasciarne nessuna.
mine-yours-here = Tutto questo è solo in questo browser.
mine-export = Scarica tutto
mine-move = Su un altro dispositivo
mine-move-text = Apri questo link sull’altro dispositivo, o inquadra il codice con la sua fotocamera. Poi entrambi mostreranno le stesse partite. Non darlo a nessuno: chi lo apre gioca al posto tuo.
mine-move-until = Funziona una volta sola, fino alle { $time }.
mine-delete = Cancella tutto
mine-delete-sure = Tutte le tue partite, le registrazioni e i tuoi messaggi saranno cancellati, e nessuno potrà recuperarli. Dove altri hanno giocato con te, le loro partite restano, e tu sei «Qualcuno». In una partita in corso il tuo posto resta vuoto.
mine-delete-yes = Sì, cancella tutto
mine-keep = Tieni tutto
mine-won-of = vinte su { $played } ({ $share })
mine-drawn = Pareggi
mine-streak = Vittorie di fila
mine-best-streak = Serie migliore
mine-moves = Mosse a partita
mine-time = Durata di una partita
mine-against = Contro
mine-of = su
mine-alone = Su un solo dispositivo: { $count }
mine-claim = Porta qui le tue partite
mine-claim-text = Questo dispositivo mostrerà le stesse partite di quello da cui viene il link.
mine-claim-known = Le partite giocate qui finora non saranno più in questo elenco.
mine-claim-yes = Usale qui
mine-claim-no = Non ora
mine-claim-spent = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
