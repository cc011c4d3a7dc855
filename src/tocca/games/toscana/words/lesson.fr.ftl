# La leçon de Toscana (lesson.toml) : une question, ce qu’on dit quand elle est résolue (-done), et aux réponses fausses.

toscana-lesson-first = Vous êtes Gris, les rues. Chaque tuile a six cases de votre couleur et deux de Rouge. La première doit couvrir la case du milieu : posez-la sur un point éclairé.
toscana-lesson-first-done = La ville commence, et Rouge a posé une tuile aussi.
toscana-lesson-touch = Désormais, au moins une case grise de votre tuile doit toucher par un côté une case grise d’une autre. Peu importe à qui est cette tuile. Posez la vôtre sur un point éclairé.
toscana-lesson-touch-done = Le gris touche le gris. Votre couleur dans les tuiles de Rouge vous sert aussi.
toscana-lesson-turn = Une tuile se tourne, mais ne se retourne jamais. Tournez la vôtre d’un quart ou d’un demi-tour, puis posez-la.
toscana-lesson-turn-done = En la tournant, vous mettez vos deux cases rouges là où elles aident le moins Rouge.
toscana-lesson-turn-else = Elle a sa place là, mais cette fois tournez-la d’abord.
toscana-lesson-zone = À la fin, seule compte votre plus grande zone : des cases de votre couleur qui se tiennent, dans les tuiles de n’importe qui. Chaque tuile de la zone vaut un point. Trouvez où celle-ci en relie une autre.
toscana-lesson-zone-done = Deux points d’un coup : votre tuile, et une autre qui est maintenant reliée.
toscana-lesson-zone-else = Une tuile de moins que possible. Cherchez des cases grises hors de votre zone et faites un pont.
toscana-lesson-veto = Avant que Rouge pose une tuile, vous la voyez. Une fois par manche, vous pouvez l’interdire : elle va sous la pile, et Rouge joue la suivante. Mettez votre veto.
toscana-lesson-veto-done = Rouge a dû prendre la suivante. Gardez votre veto pour une tuile qui aiderait vraiment Rouge.
toscana-lesson-veto-else = À une vraie table, c’est peut-être sage. Ici, essayez le veto une fois.
toscana-lesson-pass = La tuile de Rouge n’entre nulle part : son coup est perdu, on ne passe jamais par choix. C’est encore à vous. Posez votre tuile.
toscana-lesson-pass-done = Plus personne n’a de place : la manche est finie, et l’on compte les zones. Une partie a deux manches. Vous savez jouer à Toscana !

toscana-lesson-puzzle = Trouvez la seule pose après laquelle votre zone est la plus grande. Pensez à tourner la tuile.
toscana-lesson-puzzle-done = Rien de mieux : tuiles gagnées { $tiles }, soit { $margin } de plus que toute autre pose.
toscana-lesson-puzzle-else = Il y a une pose avec une zone plus grande. Cherchez des cases grises à relier.
