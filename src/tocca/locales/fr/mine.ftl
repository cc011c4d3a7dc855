# Textes de la page de ses propres parties.

mine-under-way = En cours
mine-your-turn = À vous
mine-nothing = Rien pour l’instant. Jouez une partie, vous la retrouverez ici.
mine-play = Jouer
mine-statistics = Statistiques
mine-counting = Encore à compter : { $count }
mine-series = Séries
mine-you = Vous
mine-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
mine-finished = Parties terminées
mine-all-games = Tous les jeux
mine-here-only = sur cet appareil seulement
mine-end-won = Gagné
mine-end-lost = Perdu
mine-end-drawn = Égalité
mine-end-alone = Sur un seul appareil
mine-end-open = Inachevée
mine-more = Afficher plus
mine-listed = Voici les { $count } dernières sur { $total } ; l’export les contient toutes.
mine-yours = Tout cela est à vous
mine-yours-text = Il n’y a pas de compte : ce navigateur vous reconnaît à son propre secret. Emportez vos parties, ou n’en laissez aucune.
mine-yours-here = Tout cela se trouve dans ce navigateur seulement.
mine-export = Tout télécharger
mine-move = Vers un autre appareil
mine-move-text = Ouvrez ce lien sur votre autre appareil, ou pointez sa caméra vers le code. Les deux montreront alors les mêmes parties. Ne le donnez à personne : qui l’ouvre joue en votre nom.
mine-move-until = Il fonctionne une seule fois, jusqu’à { $time }.
mine-delete = Tout effacer
mine-delete-sure = Toutes vos parties, leurs enregistrements et vos messages seront effacés, et personne ne pourra les rétablir. Là où d’autres ont joué avec vous, leurs parties restent, et vous y êtes « Quelqu’un ». Dans une partie en cours, votre place reste vide.
mine-delete-yes = Oui, tout effacer
mine-keep = Garder
mine-won-of = sur { $played } gagnées ({ $share })
mine-drawn = Égalités
mine-streak = Victoires d’affilée
mine-best-streak = Meilleure série
mine-moves = Coups par partie
mine-time = Durée d’une partie
mine-against = Contre
mine-of = sur
mine-alone = Sur un seul appareil : { $count }
mine-claim = Amener vos parties ici
mine-claim-text = Cet appareil montrera alors les mêmes parties que celui d’où vient le lien.
mine-claim-known = Les parties jouées ici jusqu’à présent n’y seront plus listées ensuite.
mine-claim-yes = Les utiliser ici
mine-claim-no = Pas maintenant
mine-claim-spent = Ce lien a déjà servi ou il est trop vieux. Créez-en un autre sur l’autre appareil.
