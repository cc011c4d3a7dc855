# Testi delle lezioni, a parte quelli dei giochi.

learn-lesson = Impara { $game }
learn-steps = Passi della lezione
learn-step = { $number } di { $last }
learn-before = Passo precedente
learn-skip = Passo successivo
learn-next = Avanti
learn-play = Gioca la tua prima partita
learn-again = Da capo
learn-none = Questo gioco non ha ancora una lezione.
learn-watch = Guarda che cosa succede…
learn-right = Giusto!
learn-wrong = Non quella. Rileggi il compito e riprova.
learn-show = Fammi vedere
learn-shown = Per esempio:
learn-another = Un altro problema
learn-number = N. { $number }
learn-follows = Dopo: { $move }.
learn-streak =
    { $days ->
        [one] Serie: 1 giorno
       *[other] Serie: { $days } giorni
    }
