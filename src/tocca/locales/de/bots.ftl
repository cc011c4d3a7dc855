# The bots of a game that names none itself, the weakest first: a name, and a temper in one line.

persona-primo = Primo
persona-primo-temper = spielt zum ersten Mal und ist begeistert
persona-primo-says =
    { $what ->
        [good] So?
        [bad] Oh!
        [won] Gewonnen! Noch mal, noch mal!
       *[lost] Das war toll! Noch mal?
    }
persona-seconda = Seconda
persona-seconda-temper = hat die halbe Anleitung gelesen
persona-seconda-says =
    { $what ->
        [good] Seite vier!
        [bad] Darf man das? Ich bin auf Seite fünf.
        [won] Hier steht: Ich gewinne.
       *[lost] Ich sollte die zweite Hälfte lesen.
    }
persona-terzo = Terzo
persona-terzo-temper = denkt bis zur eigenen Nasenspitze
persona-terzo-says =
    { $what ->
        [good] Direkt vor der Nase.
        [bad] So weit sah ich nicht.
        [won] Ein Schritt reichte.
       *[lost] Zwei Schritte. Wer denkt an zwei?
    }
persona-quarta = Quarta
persona-quarta-temper = fragt sich, was du tun würdest
persona-quarta-says =
    { $what ->
        [good] Das hättest du auch getan.
        [bad] Ich fragte mich, und lag falsch.
        [won] Ich wusste, was du wusstest.
       *[lost] Du tatest nicht, was du tätest.
    }
persona-quinto = Quinto
persona-quinto-temper = hat alles schon im Kopf gespielt
persona-quinto-says =
    { $what ->
        [good] Variante 4012. Wie erwartet.
        [bad] Hm. Eine neue Variante.
        [won] Dieses Ende kannte ich.
       *[lost] Dieses Ende kannte ich nicht. Danke.
    }
