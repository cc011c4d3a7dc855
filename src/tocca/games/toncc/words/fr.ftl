# Tóncc dans le navigateur. Rois, couleurs et Royaumes arrivent avec leur nom dans la notation.

toncc-king = { $king ->
    [Red] Rouge
    [Yellow] Jaune
   *[Blue] Bleu
 }
toncc-letter = { $king ->
    [Red] R
    [Yellow] J
   *[Blue] B
 }
toncc-region = { $background ->
    [Red] Région rouge
    [Yellow] Région jaune
   *[Blue] Région bleue
 }, en { $symbol ->
    [Red] rouge
    [Yellow] jaune
   *[Blue] bleu
 } : { $sign }
toncc-shape = { $shape ->
    [circle] cercle
    [square] carré
   *[triangle] triangle
 }
toncc-lines = { $count ->
    [one] une ligne
   *[other] { $count } lignes
 }
toncc-dots = { $count ->
    [one] un point
   *[other] { $count } points
 }
toncc-kingdom = { $kingdom ->
    [Yellowred] jaune-rouge
    [Bluered] bleu-rouge
    [Redblue] rouge-bleu
    [Yellowblue] jaune-bleu
    [Blueyellow] bleu-jaune
    [Redyellow] rouge-jaune
    [Circle] cercle
    [Square] carré
    [Triangle] triangle
    [Oneline] une ligne
    [Twolines] deux lignes
    [Threelines] trois lignes
    [Onedot] un point
    [Twodots] deux points
   *[Threedots] trois points
 }
toncc-direction = { $movement ->
    [1] en haut à droite
    [2] à droite
    [3] en bas à droite
    [4] en bas à gauche
    [5] à gauche
   *[6] en haut à gauche
 }
toncc-manner = { $manner ->
    [hop] par-dessus l'Esprit
   *[wrap] par-dessus le bord
 }

## Sur la table

toncc-board = Le plateau
toncc-map = Carte
toncc-large-map = Grande Carte
toncc-kings = Les Rois
toncc-challenge = Défi { $number } sur { $count }
toncc-idle = { $count ->
    [one] Un mouvement commun sans conquête. Le troisième met fin au défi.
   *[other] { $count } mouvements communs sans conquête. Le troisième met fin au défi.
 }
toncc-head = { $state ->
    [ready] prêt
    [choosing] choisit
   *[left] a quitté le plateau
 }
toncc-you = vous
toncc-seals = { $count } Sceaux sur { $most }
toncc-so-far = Royaumes { $kingdoms }, points de roi { $points }
toncc-worth = Ce que la Carte vaut pour { $king }
toncc-kingdom-worth = { $kingdom } : vaut { $points } pour { $king }

## Le choix

toncc-prompt-choose = Roi { $king }, où allez-vous ? Choisissez en secret.
toncc-prompt-locked = { $movement } est arrêté. Vous pouvez encore changer.
toncc-prompt-left = Tous vos Sceaux sont posés. Les autres continuent.
toncc-target = { $movement }, { $direction } : { $region }, { $state }
toncc-face-up = face visible
toncc-face-down = face cachée
toncc-free = Face visible : un Sceau à qui l'emporte.
toncc-empty = Face cachée : rien à conquérir.
toncc-unbeaten = Ici, personne ne vous battrait.
toncc-stronger = Avantage ici : { $kings }.
toncc-hint = Touchez une Région éclairée.
toncc-hint-keys = Ou tapez 1 à 6.
toncc-lock = Arrêter { $movement }
toncc-change = Changer pour { $movement }
toncc-locked = Choix arrêté : { $movement }
toncc-awaited = On attend : { $kings }.

## Ce qui s'est passé

toncc-heads = Les Têtes : { $heads }.
toncc-wears = { $king } : { $part ->
    [body] corps
    [hair] cheveux
   *[feet] pieds
 }
toncc-contest = Rencontre sur le { $colour ->
    [Red] rouge
    [Yellow] jaune
   *[Blue] bleu
 } : { $king } est plus fort ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Qui est fort en rouge ?
    [Yellow] Qui est fort en jaune ?
   *[Blue] Qui est fort en bleu ?
 }
toncc-conquers = { $king } conquiert : { $region }.
toncc-nothing = Personne ne conquiert rien.
toncc-completes = { $king } complète un Royaume : { $kingdom }, { $points } points.
toncc-marks = { $points ->
    [one] { $king } marque un point de roi.
   *[other] { $king } marque { $points } points de roi.
 }

## Le décompte

toncc-count = Défi { $number } : le décompte
toncc-see-count = Défi { $number } : voir le décompte
toncc-ending = { $ending ->
    [seals] Tous les Sceaux sont posés.
    [alone] Un Roi est resté seul et a pris le reste.
   *[idle] Trois mouvements communs sans conquête.
 }
toncc-scored = { $king } totalise { $score } ; points tóncc : { $points }.
toncc-level = Égalité : { $first } bat { $second }.
toncc-no-kingdom = aucun Royaume
toncc-king-points = points de roi
toncc-toncc-points = points tóncc
toncc-scores = Scores
toncc-show-all = Tout montrer
toncc-continue = Continuer
toncc-close = Fermer

## Pour les lecteurs d'écran

toncc-describe-challenge = Défi { $number }.
toncc-describe-you = Vous êtes le Roi { $king }.
toncc-describe-king = { $king }, { $player } : { $place } ; { $seals } Sceaux sur { $most } ; Royaumes : { $kingdoms } ; points de roi : { $points } ; points tóncc : { $toncc } ; { $state ->
    [ready] a choisi
    [choosing] doit encore choisir
   *[left] n'a rien à choisir
 }.
toncc-describe-row = Rangée { $row } : { $places }.
toncc-place = rangée { $row }, place { $column }
toncc-place-mind = l'Esprit
toncc-place-left = hors du plateau

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Trois Rois choisissent en secret et conquièrent des Régions. 3 joueurs.
toncc-option-challenges = Défis
toncc-option-kings = Qui joue quel Roi
toncc-choice-kings-drawn = Au sort
toncc-choice-kings-seat = Selon la place
toncc-option-auto_finish = Un Roi resté seul joue tout seul
toncc-option-auto_finish-hint = Quand plus personne d'autre ne peut bouger
toncc-figure-setup = Avant le premier coup : dix-huit Régions autour de l'Esprit, où les trois Rois se tiennent ensemble.
toncc-figure-turn = Des Rois se sont rencontrés sur une Région : celui dont cette couleur est la plus forte la conquiert et pose un Sceau sur la Carte.
toncc-figure-end = La fin d'un défi : les Régions conquises sont vertes, et sur la Carte les Royaumes sont entourés.
toncc-tip-1 = Votre Roi peut aller sur les Régions éclairées. Touchez-en une et validez : c'est votre choix secret.
toncc-tip-2 = Tous les Rois bougent ensemble. Là où ils se rencontrent, le plus fort dans la couleur de la Région la conquiert : regardez qui bat qui.
toncc-tip-3 = Une Région conquise met votre Sceau sur la Carte. Trois Sceaux à la suite sur un côté font un Royaume, et les Royaumes des points.
