# Tomoko dans le navigateur.

# Ce qu'on attend du joueur
tomoko-prompt-push = À vous : poussez une bille.
tomoko-prompt-push-or-claim = À vous : poussez une bille, ou annoncez d’abord une carte.
tomoko-prompt-claim = Le plateau montre une de vos cartes ? Annoncez-la !
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
tomoko-bag = Le sac : choisissez une bille
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
    [dark] une sombre tombe
   *[light] une claire tombe
 }
tomoko-preview-shows = votre carte { $card } apparaît !
tomoko-preview-gives = la carte { $card } de { $name } apparaît

# Cartes
tomoko-hand = Vos cartes
tomoko-team-hand = Les cartes de votre équipe
tomoko-pattern = en haut { $top } ; au milieu { $middle } ; en bas { $bottom }
tomoko-card = Carte { $card } : { $pattern }
tomoko-card-number = Carte { $card }
tomoko-claim = Annoncer
tomoko-claim-card = Annoncer la carte { $card } : { $pattern }
tomoko-tried = Pas là
tomoko-find-card = Où la carte { $card } est-elle la plus proche ?
tomoko-turn-card = Tourner la carte { $card }
tomoko-fits = Carte { $card } : au mieux, { $right } billes sur 9 sont bien placées.
tomoko-pass-card = Passer la { $card } à { $name }
tomoko-held-you = Vous la tenez
tomoko-held = Tenue par { $name }

# Tout le monde à la table
tomoko-players = Joueurs et cartes abattues
tomoko-laid = { $laid } cartes abattues sur { $target }
tomoko-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
 }
tomoko-pile = { $count ->
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
tomoko-place = Place { $place }
tomoko-race = Abattues après la dernière poussée
tomoko-race-laid = { $name } : carte { $card }
tomoko-race-after = après { $seconds } s
tomoko-won = { $count ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée : { $names } !
 }

# Ce qui s'est passé, pour qui écoute
tomoko-said-push = { $name } : { $marble ->
    [dark] sombre
   *[light] claire
 }, { $entry }.
tomoko-said-fell = { $marble ->
    [dark] Une bille sombre tombe.
   *[light] Une bille claire tombe.
 }
tomoko-said-laid = { $name } : carte { $card } abattue.
tomoko-said-tried = Le plateau ne montre pas la carte { $card }.

# Toute la table en mots
tomoko-describe-row = Ligne { $row } : { $marbles }.
tomoko-describe-bag = Dans le sac : sombres { $dark }, claires { $light }.
tomoko-describe-last = Dernière poussée : { $name }, { $marble ->
    [dark] sombre
   *[light] claire
 }, { $entry }.
tomoko-describe-laid = { $name } : cartes abattues { $laid } sur { $target }.
tomoko-describe-hand = Main de { $name } : { $cards }.
tomoko-describe-pile = Cartes dans la pioche : { $count }.
tomoko-describe-turn = Prochaine poussée : { $name }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
tomoko-about = Poussez des billes jusqu'à ce que le plateau montre vos cartes. 2 à 4 joueurs.
tomoko-option-claims = Poser les cartes
tomoko-choice-claims-auto = La table s'en charge
tomoko-choice-claims-manual = À vous de le voir
tomoko-option-prefill = Plateau plein
tomoko-option-prefill-hint = Pour une partie plus rapide
tomoko-option-teams = Équipes
tomoko-option-teams-hint = À quatre, deux contre deux
tomoko-option-open_cards = Cartes ouvertes
tomoko-option-open_cards-hint = Tout le monde voit toutes les cartes
tomoko-option-play_on = On continue
tomoko-option-play_on-hint = Pour les places après la première
tomoko-option-limit = Nombre maximal de poussées
tomoko-figure-setup = Avant la première poussée, plateau rempli. Vos deux cartes sont devant vous.
tomoko-figure-turn = Une poussée a complété un motif : la carte est posée, et on en pioche une nouvelle.
tomoko-figure-end = La fin : dix cartes sont posées.
tomoko-tip-1 = Choisissez une bille et une flèche au bord : elle pousse d'un cran les billes devant elle, jusqu'au premier vide.
tomoko-tip-2 = Vos cartes montrent des motifs 3 × 3. Quand l'un d'eux apparaît sur le plateau, tourné ou non, la carte est posée.
tomoko-tip-3 = Regardez aussi ce que votre poussée offre aux autres.
