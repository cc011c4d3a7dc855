# The bots of a game that names none itself, the weakest first: a name, and a temper in one line.

persona-primo = Primo
persona-primo-temper = joue pour la première fois, et adore
persona-primo-says =
    { $what ->
        [good] Comme ça ?
        [bad] Oh !
        [won] J’ai gagné ! Encore, encore !
       *[lost] C’était bien ! Encore ?
    }
persona-seconda = Seconda
persona-seconda-temper = a lu la moitié des règles
persona-seconda-says =
    { $what ->
        [good] Page quatre !
        [bad] C’est permis ? J’en suis page cinq.
        [won] C’est écrit : je gagne.
       *[lost] Je devrais lire l’autre moitié.
    }
persona-terzo = Terzo
persona-terzo-temper = pense jusqu’au bout de son nez
persona-terzo-says =
    { $what ->
        [good] Juste sous mon nez.
        [bad] Je ne voyais pas si loin.
        [won] Un pas suffisait.
       *[lost] Deux pas. Qui pense à deux pas ?
    }
persona-quarta = Quarta
persona-quarta-temper = se demande ce que vous feriez
persona-quarta-says =
    { $what ->
        [good] Vous auriez fait pareil.
        [bad] Je me suis posé la question ; raté.
        [won] Je savais ce que vous saviez.
       *[lost] Vous n’avez pas fait ce que vous feriez.
    }
persona-quinto = Quinto
persona-quinto-temper = a déjà tout joué dans sa tête
persona-quinto-says =
    { $what ->
        [good] Variante 4012. Prévu.
        [bad] Hm. Une variante nouvelle.
        [won] Cette fin, je l’avais vue.
       *[lost] Cette fin, non. Merci.
    }
