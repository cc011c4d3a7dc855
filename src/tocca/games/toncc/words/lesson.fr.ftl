# La leçon de Tóncc (lesson.toml) : une question, ce qu’on dit quand elle est résolue (-done), et aux réponses fausses.

toncc-lesson-ways = Vous êtes le Roi Rouge, sur l’Esprit, au milieu. Six chemins en partent. Choisissez une Région et validez, par exemple celle de droite.
toncc-lesson-ways-done = Les trois Rois ont bougé ensemble, et la Région est à vous : elle se retourne, et votre Sceau est sur son image, sur la Carte.
toncc-lesson-ways-met = Un autre Roi y va déjà. Choisissez une autre Région pour l’instant.
toncc-lesson-edge = Vous êtes au bord. Continuez au-delà, en haut à droite : regardez quelle Région s’éclaire, au loin, sur la même ligne.
toncc-lesson-edge-done = Passé le bord, on revient par l’autre bout de la ligne. Il y a donc toujours six chemins.
toncc-lesson-edge-else = C’est aussi un chemin. Mais essayez celui qui sort en haut à droite et revient par l’autre bout.
toncc-lesson-mind = L’Esprit est à votre gauche. On ne s’y arrête plus : allez à gauche et sautez par-dessus.
toncc-lesson-mind-done = Par-dessus l’Esprit en un seul pas. Trois pas suffisent pour aller partout.
toncc-lesson-mind-else = Allez à gauche, par-dessus l’Esprit : la Région de l’autre côté est éclairée.
toncc-lesson-contest = Jaune va sur la Région en bas à droite. Son fond est rouge, et là vous êtes le plus fort. Allez la lui disputer.
toncc-lesson-contest-done = Deux Rois, une Région : la conquiert celui qui est le plus fort dans la couleur du fond. Le corps d’abord, puis les cheveux, puis les pieds.
toncc-lesson-contest-else = Ne laissez rien à Jaune : allez en bas à droite. Sur fond rouge, Rouge bat tout le monde.
toncc-lesson-sealed = À une vraie table, personne ne dit où il va. Tous choisissent en secret, et vous pouvez changer d’avis tant que tous n’ont pas choisi. Choisissez une Région.
toncc-lesson-sealed-done = Ce n’est que maintenant que les Têtes se tournent, toutes ensemble. Devinez ce que veulent les autres, et surprenez-les.
toncc-lesson-kingdom = Regardez la Carte : deux de vos Sceaux se suivent. La troisième Région de cette rangée est en haut à gauche. Complétez votre Royaume.
toncc-lesson-kingdom-done = Trois à la suite sur un côté de la Carte font un Royaume, et seuls les Royaumes rapportent des points.
toncc-lesson-kingdom-else = Cette Région ne complète rien. Celle d’en haut à gauche est à côté de vos deux Sceaux sur la Carte.
toncc-lesson-worth = Deux Régions compléteraient un Royaume : celles marquées 2 et 3. Une Région de la couleur de vos pieds vaut 3, de vos cheveux 2, de votre corps 1. Quel Royaume vaut le plus ?
toncc-lesson-worth-done = Exact : 5 points au lieu de 3. Là où vous êtes faible, c’est plus dur, et cela vaut plus.
toncc-lesson-worth-less = Ce Royaume vaut 3 points. L’autre en vaut 5.
toncc-lesson-worth-else = Rien ne se complète là. 2 ou 3 : lequel vaut le plus ?
toncc-lesson-last = Il vous reste un Sceau. Allez sur la Région marquée 3, par le bord, et posez-le : plus vous finissez tôt, plus vous avez de points de roi.
toncc-lesson-last-done = Vous quittez le plateau le premier, avec 3 points de roi. Égalité à la fin ? Bleu bat Jaune, Jaune bat Rouge, Rouge bat Bleu. Vous savez jouer à Tóncc !
toncc-lesson-last-else = Il n’y a rien à conquérir là. Allez sur la Région marquée 3.

toncc-lesson-puzzle = Complétez un Royaume à ce coup, quoi que fassent Jaune et Bleu. Un seul chemin est sûr.
toncc-lesson-puzzle-done = Sûr : { $points } points de plus contre chacune de leurs 36 réponses.
toncc-lesson-puzzle-else = Pas sûr : à certaines réponses des autres, aucun Royaume n’est complété.
