# Giocare senza server: i tavoli nel browser e l'app che non ha bisogno di rete.
offline-here = Gioca in questo browser
offline-here-why = Non viene inviato nulla. La partita resta su questo dispositivo.
offline-loading = Apparecchio il tavolo in questo browser
offline-megabytes = { $done } di { $all } MB
offline-make = Rendi disponibile offline
offline-make-text = Tutti i giochi, le regole e i bot arrivano su questo dispositivo, circa { $size } MB. Poi si gioca anche senza rete: in treno, in aereo, ovunque.
offline-start = Scarica
offline-go-on = Continua
offline-broken = Il download si è interrotto. Quello che è arrivato resta salvato.
offline-ready = Tutto pronto: puoi giocare senza rete.
offline-local = Questo tavolo esiste solo in questo browser. Si può giocare in più persone su un solo dispositivo, o contro i bot.
offline-weaker = Qui i bot pensano nel tuo browser. I livelli da 1 a 3 giocano come su un server. I livelli 4 e 5 guardano meno lontano: contro i loro sosia su un server hanno vinto 8 partite su 72, mentre 32 sarebbero la parità.
offline-try = Provalo qui
offline-try-again = Ancora una volta
