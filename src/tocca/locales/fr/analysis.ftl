# L’analyse d’une partie terminée.

analysis-title = Analyse
analysis-thinking = Chaque coup est examiné…
analysis-waiting =
    { $ahead ->
        [one] Une partie passe avant celle-ci…
       *[other] { $ahead } parties passent avant celle-ci…
    }
analysis-rough = Premier aperçu. L’analyse plus fine suit…
analysis-here = C’est ce navigateur qui réfléchit, moins loin que ne le ferait un serveur.
analysis-graph = Chances de gagner au fil de la partie
analysis-graph-about = L’estimation d’un joueur fort avant chaque coup, avec ce que la personne voyait, et rien de plus.
analysis-play-on = Continuer d’ici à la place de { $name }

analysis-turns = Tournants
analysis-no-turns = Aucun moment n’a décidé à lui seul de la partie.
analysis-turn-mistake = { $name } passe de { $before } à { $after } par son propre coup
analysis-turn-gift = { $name } passe de { $before } à { $after } grâce à une erreur de { $by }
analysis-turn-chance = Hasard : { $name } passe de { $before } à { $after }
analysis-turn-play = { $name } passe de { $before } à { $after } par le jeu des autres

analysis-mistakes = Ce qui aurait été mieux
analysis-no-mistakes = Aucun coup n’a rien coûté.
analysis-mistake = { $name } : { $move } (−{ $loss })
analysis-better = Mieux : { $move } ({ $chance })
