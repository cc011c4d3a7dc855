# Tomoko dans le navigateur.

# Ce qu'on attend du joueur
tomoko-prompt-push = À vous : poussez une bille.
tomoko-prompt-push-or-claim = À vous : poussez une bille, ou annoncez d’abord une carte.
tomoko-prompt-claim = Le plateau montre une de vos cartes ? Annoncez-la !
tomoko-how = Choisissez une couleur, puis touchez une entrée.
tomoko-waiting = C’est à { $name } de pousser.
tomoko-takes-back = Cela déferait la poussée précédente. Choisissez-en une autre.

# Le plateau
tomoko-board = Plateau
tomoko-marble = { $marble ->
    [dark] sombre
    [light] claire
   *[none] vide
 }
tomoko-entry = { $side ->
    [N] colonne { $line } par le haut
    [S] colonne { $line } par le bas
    [E] ligne { $line } par la droite
   *[W] ligne { $line } par la gauche
 }
tomoko-entry-option = { $marble ->
    [dark] Bille sombre
   *[light] Bille claire
 }, { $entry }
tomoko-bag = Le sac : choisissez une bille
tomoko-bag-option = { $marble ->
    [dark] Sombre
   *[light] Claire
 }, reste { $count }
tomoko-push = Pousser
tomoko-cancel = Annuler

# Les coups, comme une liste les dit
tomoko-move-push = { $marble ->
    [dark] sombre
   *[light] claire
 }, { $entry }
tomoko-move-claim = annoncer la carte { $card }
tomoko-move-hand = passer la carte { $card }

# Ce que ferait une poussée
tomoko-preview-moves = { $count ->
    [0] Aucune autre bille ne bouge
    [one] Une bille avance
   *[other] { $count } billes avancent
 }
tomoko-preview-falls = { $marble ->
    [dark] une bille sombre sort
   *[light] une bille claire sort
 }
tomoko-preview-shows = votre carte { $card } apparaît !
tomoko-preview-gives = { $name } : la carte { $card } apparaît

# Cartes
tomoko-hand = Vos cartes
tomoko-team-hand = Les cartes de votre équipe
tomoko-pattern = en haut { $top } ; au milieu { $middle } ; en bas { $bottom }
tomoko-card = Carte { $card } : { $pattern }
tomoko-card-number = Carte { $card }
tomoko-claim = Annoncer
tomoko-claim-card = Annoncer la carte { $card } : { $pattern }
tomoko-tried = Pas là
tomoko-find-card = Où manque-t-il le moins à la carte { $card } ?
tomoko-turn-card = Tourner la carte { $card }
tomoko-fits = Carte { $card } : bien placées, au mieux, { $right } sur 9.
tomoko-pass-card = Passer la { $card } à { $name }
tomoko-held-you = Vous la tenez
tomoko-held = Tenue par { $name }

# Tout le monde à la table
tomoko-players = Joueurs et cartes posées
tomoko-laid = cartes posées : { $laid } sur { $target }
tomoko-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
 }
tomoko-pile = { $count ->
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
tomoko-place = Rang : { $place }
tomoko-race = Posées après la dernière poussée
tomoko-race-laid = { $name } : carte { $card }
tomoko-race-after = après { $seconds } s
tomoko-won = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
 }

# Ce qui s'est passé, pour qui écoute
tomoko-said-push = { $name } : { $marble ->
    [dark] sombre
   *[light] claire
 }, { $entry }.
tomoko-said-fell = { $marble ->
    [dark] Une bille sombre sort du plateau.
   *[light] Une bille claire sort du plateau.
 }
tomoko-said-laid = { $name } : carte { $card } posée.
tomoko-said-tried = Le plateau ne montre pas la carte { $card }.

# Toute la table en mots
tomoko-describe-row = Ligne { $row } : { $marbles }.
tomoko-describe-bag = Dans le sac : sombres { $dark }, claires { $light }.
tomoko-describe-last = Dernière poussée : { $name }, { $marble ->
    [dark] sombre
   *[light] claire
 }, { $entry }.
tomoko-describe-laid = { $name } : cartes posées : { $laid } sur { $target }.
tomoko-describe-hand = En main, { $name } : { $cards }.
tomoko-describe-pile = Cartes dans la pioche : { $count }.
tomoko-describe-turn = Prochaine poussée : { $name }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
tomoko-about = Poussez des billes jusqu’à ce que le plateau montre vos cartes. 2 à 4 joueurs.
tomoko-option-claims = Poser les cartes
tomoko-choice-claims-auto = La table s’en charge
tomoko-choice-claims-manual = À vous de le voir
tomoko-option-prefill = Plateau plein
tomoko-option-prefill-hint = Pour une partie plus rapide
tomoko-option-teams = Équipes
tomoko-option-teams-hint = À quatre, deux contre deux
tomoko-option-open_cards = Cartes découvertes
tomoko-option-open_cards-hint = Tout le monde voit toutes les cartes
tomoko-option-play_on = On continue
tomoko-option-play_on-hint = Pour départager les suivants
tomoko-option-limit = Nombre maximal de poussées
tomoko-figure-setup = Avant la première poussée, plateau rempli. Vos deux cartes sont devant vous.
tomoko-figure-turn = Une poussée a complété un motif : la carte est posée, et on en pioche une nouvelle.
tomoko-figure-end = La fin : dix cartes sont posées.
tomoko-tip-1 = Choisissez une bille et une flèche au bord : elle pousse d’un cran les billes devant elle, jusqu’au premier vide.
tomoko-tip-2 = Vos cartes montrent des motifs 3 × 3. Quand l’un d’eux apparaît sur le plateau, tourné ou non, la carte est posée.
tomoko-tip-3 = Regardez aussi ce que votre poussée offre aux autres.
tomoko-picture-gap = Une poussée dans une rangée qui a un trou : les billes avant le trou avancent d’un cran et le comblent.
tomoko-picture-full = Une poussée dans une rangée pleine : chaque bille avance, et la dernière sort.
tomoko-picture-card = Une carte à côté d’un plateau qui la montre, tournée d’un quart, dans les rangées 2 à 4 des trois colonnes de gauche.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-momo = Momo
persona-momo-temper = un chaton : pousse les billes pour les voir rouler
persona-momo-says =
    { $what ->
        [good] Miaou ! Ça roule !
        [bad] Pfff.
        [won] Ron, ron, ron.
       *[lost] Je voulais juste les voir rouler.
    }
persona-haru = Haru
persona-haru-temper = se réjouit de chaque carte, même des vôtres
persona-haru-says =
    { $what ->
        [good] Que c’est joli !
        [bad] Joli pour vous !
        [won] Tout le monde a bien joué !
       *[lost] Quelle belle partie !
    }
persona-emi = Emi
persona-emi-temper = compte les billes à mi-voix
persona-emi-says =
    { $what ->
        [good] Quatorze sombres… oui.
        [bad] Je comptais dessus.
        [won] Le compte est bon.
       *[lost] Il me manquait une bille.
    }
persona-jiro = Jiro l’Ancien
persona-jiro-temper = attend trois poussées pour la bonne
persona-jiro-says =
    { $what ->
        [good] Patience.
        [bad] Cela reviendra.
        [won] L’arbre a poussé lentement.
       *[lost] Au printemps prochain, alors.
    }
persona-tsuru = Tsuru la Grue
persona-tsuru-temper = devine votre carte à ce que vous ne touchez pas
persona-tsuru-says =
    { $what ->
        [good] Vous me l’avez laissée.
        [bad] C’était donc votre carte.
        [won] Je l’avais vu il y a dix coups.
       *[lost] Vous l’avez bien cachée.
    }

## Why a match is over

outcome-target = L’objectif est atteint.

## Why an action is refused

refused-no-claims = Ici la table pose d’elle-même les cartes qui correspondent.
refused-no-partner = On ne passe des cartes qu’en jouant par équipes.
refused-no-marble = Il n’y a plus de bille de cette couleur dans le sac.
refused-takes-back = Cela annulerait aussitôt la poussée précédente.
refused-before-first-push = On ne peut poser une carte qu’après la première poussée.
refused-has-target = Vous avez posé toutes les cartes qu’il vous faut.
refused-tried = Cette carte a déjà été essayée ; attendez la prochaine poussée.
refused-handed-over = Cette carte a déjà été passée ; attendez la prochaine poussée.
refused-partner-holds-it = C’est votre partenaire qui tient cette carte.

# What is counted of a match, for a player’s own statistics.
tomoko-number-pushes-a-card = Poussées par carte
tomoko-number-cards = Cartes par partie
