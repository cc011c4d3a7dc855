# The bots of a game that names none itself, the weakest first: a name, and a temper in one line.

persona-primo = Primo
persona-primo-temper = gioca per la prima volta, e gli piace
persona-primo-says =
    { $what ->
        [good] Così?
        [bad] Oh!
        [won] Ho vinto! Ancora, ancora!
       *[lost] Che bello! Ancora?
    }
persona-seconda = Seconda
persona-seconda-temper = ha letto metà delle regole
persona-seconda-says =
    { $what ->
        [good] Pagina quattro!
        [bad] Si può? Sono a pagina cinque.
        [won] Qui dice: vinco io.
       *[lost] Devo leggere l’altra metà.
    }
persona-terzo = Terzo
persona-terzo-temper = vede fino alla punta del naso
persona-terzo-says =
    { $what ->
        [good] Proprio sotto il mio naso.
        [bad] Così lontano non vedevo.
        [won] Bastava un passo.
       *[lost] Due passi. Chi pensa a due passi?
    }
persona-quarta = Quarta
persona-quarta-temper = si chiede che cosa faresti tu
persona-quarta-says =
    { $what ->
        [good] L’avresti fatto anche tu.
        [bad] Me l’ero chiesto, e ho sbagliato.
        [won] Sapevo quel che sapevi tu.
       *[lost] Non hai fatto quel che faresti.
    }
persona-quinto = Quinto
persona-quinto-temper = ha già giocato tutto nella sua testa
persona-quinto-says =
    { $what ->
        [good] Variante 4012. Previsto.
        [bad] Mh. Una variante nuova.
        [won] Questo finale l’avevo visto.
       *[lost] Questo finale no. Grazie.
    }
