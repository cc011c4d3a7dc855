# L’analisi di una partita finita.

analysis-title = Analisi
analysis-thinking = Ogni mossa viene esaminata…
analysis-waiting =
    { $ahead ->
        [one] Una partita viene prima di questa…
       *[other] { $ahead } partite vengono prima di questa…
    }
analysis-rough = Un primo sguardo. Segue un’analisi più precisa…
analysis-here = Ci pensa questo browser, guardando meno lontano di un server.
analysis-graph = Probabilità di vittoria durante la partita
analysis-graph-about = La stima di un giocatore forte prima di ogni mossa, vedendo solo ciò che vedeva chi giocava.
analysis-play-on = Continua da qui al posto di { $name }

analysis-turns = Punti di svolta
analysis-no-turns = Nessun momento ha deciso da solo la partita.
analysis-turn-mistake = { $name } scende da { $before } a { $after } per una propria mossa
analysis-turn-gift = { $name } sale da { $before } a { $after } grazie a un errore di { $by }
analysis-turn-chance = Caso: { $name } passa da { $before } a { $after }
analysis-turn-play = { $name } passa da { $before } a { $after } per il gioco degli altri

analysis-mistakes = Che cosa sarebbe stato meglio
analysis-no-mistakes = Nessuna mossa ha regalato nulla.
analysis-mistake = { $name }: { $move } (−{ $loss })
analysis-better = Meglio: { $move } ({ $chance })
