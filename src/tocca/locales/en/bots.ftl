# The bots of a game that names none itself, the weakest first: a name, and a temper in one line.

persona-primo = Primo
persona-primo-temper = plays for the first time, and loves it
persona-primo-says =
    { $what ->
        [good] Like this?
        [bad] Oh!
        [won] I won! Again, again!
       *[lost] That was fun! Again?
    }
persona-seconda = Seconda
persona-seconda-temper = has read half of the rules
persona-seconda-says =
    { $what ->
        [good] Page four!
        [bad] Was that allowed? I’m on page five.
        [won] It says here: I win.
       *[lost] I should read the second half.
    }
persona-terzo = Terzo
persona-terzo-temper = thinks as far as his nose
persona-terzo-says =
    { $what ->
        [good] Right under my nose.
        [bad] I didn’t see that far.
        [won] One step was enough.
       *[lost] Two steps. Who thinks two steps?
    }
persona-quarta = Quarta
persona-quarta-temper = asks herself what you would do
persona-quarta-says =
    { $what ->
        [good] You’d have done the same.
        [bad] I asked myself, and I was wrong.
        [won] I knew what you knew.
       *[lost] You didn’t do what you’d do.
    }
persona-quinto = Quinto
persona-quinto-temper = has played all of it in his head
persona-quinto-says =
    { $what ->
        [good] Line 4,012. As expected.
        [bad] Hm. A new line.
        [won] I have seen this end.
       *[lost] I had not seen this end. Thank you.
    }
