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
 }, symbole { $symbol ->
    [Red] rouge
    [Yellow] jaune
   *[Blue] bleu
 } : { $sign }
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
    [one] une pastille
   *[other] { $count } pastilles
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
    [Onedot] une pastille
    [Twodots] deux pastilles
   *[Threedots] trois pastilles
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
    [hop] par-dessus l’Esprit
   *[wrap] en passant par le bord opposé
 }

## Sur la table

toncc-board = Le plateau
toncc-map = Carte
toncc-kings = Les Rois
toncc-challenge = Défi { $number } sur { $count }
toncc-idle = { $count ->
    [one] Un coup sans conquête. Au troisième, le défi prend fin.
   *[other] { $count } coups sans conquête. Au troisième, le défi prend fin.
 }
toncc-head = { $state ->
    [ready] prêt
    [choosing] choisit
   *[left] a quitté le plateau
 }
toncc-you = vous
toncc-seals = Sceaux : { $count } sur { $most }
toncc-so-far = Points de royaume { $kingdoms }, points de roi { $points }
toncc-worth = Ce que la Carte vaut pour { $king }
toncc-kingdom-worth = { $kingdom } : vaut { $points } pour { $king }

## Le choix

toncc-prompt-choose = Roi { $king }, où allez-vous ? Choisissez en secret.
toncc-prompt-locked = Choix validé : { $movement }. Vous pouvez encore changer.
toncc-prompt-left = Tous vos Sceaux sont posés. Les autres continuent.
toncc-target = { $movement }, { $direction } : { $region }, { $state }
toncc-face-up = face visible
toncc-face-down = face cachée
toncc-free = Face visible : un Sceau à qui l’emporte.
toncc-empty = Face cachée : rien à conquérir.
toncc-unbeaten = Ici, personne ne vous battrait.
toncc-stronger = Ici, vous perdriez contre : { $kings }.
toncc-hint = Touchez une Région éclairée.
toncc-hint-keys = Ou touches 1 à 6.
toncc-lock = Valider { $movement }
toncc-change = Plutôt { $movement }
toncc-locked = Choix validé : { $movement }
toncc-awaited = On attend : { $kings }.

## Ce qui s'est passé

toncc-heads = Les Têtes : { $heads }.
toncc-wears = { $king } : { $part ->
    [body] corps
    [hair] cheveux
   *[feet] pieds
 }
toncc-contest = Rencontre sur le { $colour ->
    [Red] rouge
    [Yellow] jaune
   *[Blue] bleu
 } : { $king } est le plus fort ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Qui est le plus fort en rouge ?
    [Yellow] Qui est le plus fort en jaune ?
   *[Blue] Qui est le plus fort en bleu ?
 }
toncc-conquers = { $king } conquiert : { $region }.
toncc-nothing = Personne ne conquiert rien.
toncc-completes = { $king } complète le Royaume « { $kingdom } » : { $points } points.
toncc-marks = { $points ->
    [one] { $king } marque un point de roi.
   *[other] { $king } marque { $points } points de roi.
 }

## Le décompte

toncc-count = Défi { $number } : le décompte
toncc-see-count = Défi { $number } : voir le décompte
toncc-ending = { $ending ->
    [seals] Tous les Sceaux sont posés.
    [alone] Un Roi est resté seul et a pris le reste.
   *[idle] Trois coups de suite sans conquête.
 }
toncc-scored = { $king } totalise { $score } ; points tóncc : { $points }.
toncc-level = Égalité : { $first } bat { $second }.
toncc-no-kingdom = aucun Royaume
toncc-king-points = points de roi
toncc-toncc-points = points tóncc
toncc-scores = Scores
toncc-show-all = Tout montrer
toncc-continue = Continuer
toncc-close = Fermer

## Pour les lecteurs d'écran

toncc-describe-last = Le dernier coup
toncc-describe-you = Vous êtes le Roi { $king }.
toncc-describe-king = { $king }, { $player } : { $place } ; Sceaux : { $seals } sur { $most } ; Royaumes : { $kingdoms } ; points de roi : { $points } ; points tóncc : { $toncc } ; { $state ->
    [ready] a choisi
    [choosing] doit encore choisir
   *[left] n’a rien à choisir
 }.
toncc-describe-row = Rangée { $row } : { $places }.
toncc-place = rangée { $row }, place { $column }
toncc-place-mind = l’Esprit
toncc-place-left = hors du plateau

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Trois Rois choisissent en secret et conquièrent des Régions. 3 joueurs.
toncc-option-challenges = Défis
toncc-option-kings = Qui joue quel Roi
toncc-choice-kings-drawn = Tirage au sort
toncc-choice-kings-seat = Selon la place
toncc-option-auto_finish = Un Roi resté seul joue tout seul
toncc-option-auto_finish-hint = Quand plus personne d’autre ne peut bouger
toncc-figure-setup = Avant le premier coup : dix-huit Régions autour de l’Esprit, où les trois Rois se tiennent ensemble.
toncc-figure-turn = Des Rois se sont rencontrés sur une Région : le plus fort dans cette couleur la conquiert et pose un Sceau sur la Carte.
toncc-figure-end = La fin d’un défi : les Régions conquises sont vertes, et sur la Carte les Royaumes sont entourés.
toncc-tip-1 = Votre Roi peut aller sur toute Région éclairée : il saute par-dessus l’Esprit et, passé le bord, il revient par le bord opposé. Touchez-en une et validez : personne ne la voit encore.
toncc-tip-2 = Tous les Rois bougent ensemble. Là où ils se rencontrent, le plus fort dans la couleur de la Région la conquiert : regardez qui bat qui.
toncc-tip-3 = Une Région conquise pose votre Sceau sur la Carte. Trois Sceaux de suite sur un côté forment un Royaume, et les Royaumes rapportent des points. Les meilleurs scores d’un défi valent des étoiles : les points tóncc, qui décident de la partie.
toncc-picture-map = La Carte : dix-huit images sur un triangle, comptées depuis le coin supérieur, dans le sens inverse des aiguilles d’une montre.
toncc-picture-board = Le plateau : l’Esprit avec les trois Rois, six Régions intérieures autour de lui et douze extérieures.
toncc-picture-compass = La boussole : 1 en haut à droite, 2 à droite, 3 en bas à droite, 4 en bas à gauche, 5 à gauche, 6 en haut à gauche.
toncc-picture-steps = Le mouvement 5 à côté de l’Esprit saute par-dessus. Le mouvement 2 au bord droit mène à la Région du bord gauche.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-pip = Pip le Page
persona-pip-temper = court plus vite que son Roi
persona-pip-says =
    { $what ->
        [good] Premier ! Je suis premier ?
        [bad] Attendez, mon Roi est encore là-bas !
        [won] On a gagné ? On a gagné !
       *[lost] J’ai couru tant que j’ai pu.
    }
persona-dondola = La Duchesse Dondola
persona-dondola-temper = change d’avis à chaque frontière
persona-dondola-says =
    { $what ->
        [good] C’était voulu. Je crois.
        [bad] J’allais partir, de toute façon.
        [won] Je l’ai toujours su. Depuis peu.
       *[lost] Je n’en voulais pas. Ou si ?
    }
persona-bruno = Le Capitaine Bruno
persona-bruno-temper = prend ce qui est devant lui
persona-bruno-says =
    { $what ->
        [good] À moi.
        [bad] Hors de mon chemin !
        [won] Tout droit, on gagne.
       *[lost] La prochaine fois, plus de cavalerie.
    }
persona-ginevra = L’Abbesse Ginevra
persona-ginevra-temper = entend ce que vous n’avez pas dit
persona-ginevra-says =
    { $what ->
        [good] Je vous ai entendu penser.
        [bad] Vous vous taisiez ; je n’ai pas compris.
        [won] La patience est récompensée.
       *[lost] J’écouterai mieux.
    }
persona-malachia = Le Roi Malachia le Gris
persona-malachia-temper = revient d’où vous allez
persona-malachia-says =
    { $what ->
        [good] J’étais là avant vous.
        [bad] Les jeunes apprennent donc encore.
        [won] Comme hier, ainsi aujourd’hui.
       *[lost] Un nouveau roi. Il le fallait.
    }

## Why a match is over

outcome-most-points = Le plus de points tóncc.
outcome-weaker-king = À égalité de points, mais un Roi bat l’autre.
outcome-weaker-king-named = À égalité de points, mais le Roi de { $winner } bat celui de { $level }.
outcome-all-level = Tous les trois à égalité.

## Why an action is refused

refused-no-such-king = Ce Roi n’existe pas.
refused-not-your-king = Ce n’est pas votre Roi.
refused-no-such-movement = Les mouvements vont de 1 à 6.
toncc-lobby-seat = { $kings ->
    [seat] { $number ->
        [1] Roi Rouge
        [2] Roi Jaune
       *[other] Roi Bleu
    }
   *[other] Roi tiré au sort
 }

# What is counted of a match, for a player’s own statistics.
toncc-number-kingdoms = Royaumes par défi
toncc-number-seals = Sceaux par défi
toncc-number-points = Points par défi
