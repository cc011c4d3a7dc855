# La leçon de Tomoko (lesson.toml) : une question, ce qu’on dit quand elle est résolue (-done), et aux réponses fausses.

tomoko-lesson-push = Choisissez une bille, sombre ou claire, et poussez-la par n’importe quelle flèche du bord. Un tour, c’est une poussée.
tomoko-lesson-push-done = Voilà un tour complet. La bille s’arrête dans le premier creux et pousse d’un cran celles qui sont devant elle, jusqu’au premier vide.
tomoko-lesson-falls = La rangée du milieu est pleine. Poussez-y encore une bille, par la gauche ou par la droite, et regardez l’autre bout.
tomoko-lesson-falls-done = La bille de l’autre bout est tombée : dans une ligne pleine, chaque poussée en fait sortir une.
tomoko-lesson-falls-else = Il reste un vide dans cette ligne. Prenez la flèche à gauche ou à droite de la rangée du milieu.
tomoko-lesson-back = La dernière poussée est entrée dans la rangée pleine. On ne peut pas la repousser aussitôt : la flèche et la bille qui l’annuleraient sont interdites. Faites une autre poussée.
tomoko-lesson-back-done = C’est cela. Personne ne peut rétablir le plateau d’avant la dernière poussée.
tomoko-lesson-pattern = Vos cartes montrent des motifs 3 × 3. À l’un d’eux, une rangée sombre à côté de deux claires, il manque une seule bille au bas de la quatrième colonne. Il peut se trouver n’importe où, tourné ou non. Complétez-le.
tomoko-lesson-pattern-done = Le voilà, tourné d’un quart. La carte est posée et vous en piochez une autre. Gagne qui pose le premier assez de cartes.
tomoko-lesson-pattern-colour = C’est le bon endroit, mais il y manque l’autre couleur.
tomoko-lesson-pattern-else = Regardez les colonnes du plateau : sombre, claire, claire. Quel creux est vide ? Poussez par le bas.
tomoko-lesson-claim = À certaines tables, c’est à vous de regarder. On vient de compléter un de vos motifs : trouvez la carte et annoncez-la.
tomoko-lesson-claim-done = Bien vu ! Une carte compte, peu importe qui a poussé. Une annonce pour rien ne coûte rien, et personne ne l’apprend.
tomoko-lesson-claim-other = Le plateau ne montre pas cette carte. L’autre a une rangée sombre.
tomoko-lesson-claim-else = Ne poussez pas encore : annoncez d’abord la carte.
tomoko-lesson-teams = Deux contre deux : votre partenaire est en face et pousse juste après. Vous ne pouvez pas montrer votre carte, mais vous pouvez la passer. Passez celle à qui il manque une bille.
tomoko-lesson-teams-done = Votre partenaire a compris : la carte est posée et compte pour vous deux. Vous savez jouer à Tomoko !

tomoko-lesson-puzzle = Faites apparaître votre carte { $card } en deux poussées. Entre les deux, l’adversaire pousse, et l’on sait comment. Quelle est la première ?
tomoko-lesson-puzzle-2 = Et la seconde poussée : la carte { $card } apparaît.
tomoko-lesson-puzzle-done = Voilà : aucune autre paire de poussées ne montre la carte.
tomoko-lesson-puzzle-else = De là, la carte { $card } ne peut pas apparaître avec la poussée qui reste.
