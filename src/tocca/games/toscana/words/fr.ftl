# Toscana : le plateau et ce qui s’y passe.

toscana-letter = { $colour ->
    [grey] G
   *[red] R
}
toscana-colour = { $colour ->
    [grey] Gris
   *[red] Rouge
}
toscana-board = Plateau de 17 cases sur 17
# A laid tile by the squares it covers; on which of them the other player's colour lies.
toscana-place = { $from }–{ $to }, autre couleur en { $squares }
# A tile by the two squares of the other player's colour, as it lies on its stack: two rows of four.
toscana-square = { $row ->
    [1] haut { $column }
   *[2] bas { $column }
}
toscana-pair = { $first } et { $second }

## Ce qui est demandé

toscana-prompt-open = Couvrez la case centrale avec votre tuile.
toscana-prompt-place = Posez votre tuile contre votre couleur.
toscana-prompt-veto = La tuile adverse : l’interdire ou la laisser passer ?
toscana-waiting-place = { $name } cherche une place pour cette tuile.
toscana-waiting-veto = { $other } veut poser cette tuile ; { $name } réfléchit à un veto.

## La tuile en main

toscana-hand = Votre tuile
toscana-turn-tile = Votre tuile, autre couleur : { $tile } ; { $turn ->
    [1] tournée à droite
    [2] tête en bas
    [3] tournée à gauche
   *[0] non tournée
}. La tourner.
toscana-turns = Orientations de la tuile
toscana-turned = { $turn ->
    [1] Tournée à droite
    [2] Tête en bas
    [3] Tournée à gauche
   *[0] Non tournée
} : { $places ->
    [0] aucune place
    [one] { $places } place
   *[other] { $places } places
}
toscana-how = Touchez un point éclairé pour essayer la tuile, touchez-le encore pour la poser.
toscana-how-touch = Pour la tourner, touchez la tuile ou faites pivoter deux doigts.
toscana-how-keys = Pour la tourner : un clic sur la tuile, la molette ou la touche R.
toscana-lay = Poser ici
toscana-back = Remettre en main
toscana-tried = Meilleures zones après ce coup : Gris { $grey }, Rouge { $red }.

## Zones et piles

toscana-zone-show = { $colour ->
    [grey] Montrer la meilleure zone de Gris
   *[red] Montrer la meilleure zone de Rouge
}
toscana-left = { $tiles ->
    [0] aucune tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
toscana-stack-empty = La pile est vide.
toscana-stack-top = Tuile du dessus, autre couleur : { $tile }.
toscana-stack-below = Dessous, dans un ordre inconnu, autre couleur : { $tiles }.
toscana-stack-last = Tout en dessous, autre couleur : { $tile }.

## Vetos et coups perdus

toscana-veto-title = Interdire ou laisser passer
toscana-veto-theirs = { $name } veut poser cette tuile
toscana-veto-own = Votre prochaine tuile
toscana-veto-help = Une tuile interdite passe sous la pile et la suivante est jouée aussitôt. Vous avez un veto par manche.
toscana-veto-explained = Chacun peut le faire une fois par partie : la tuile passe sous la pile, et on pose la suivante.
toscana-veto-play = Veto
toscana-veto-allow = Laisser passer
toscana-veto-never = Toujours laisser passer
toscana-veto-there = Veto encore disponible.
toscana-veto-gone = Veto déjà joué.
toscana-note-veto = { $name } met son veto : la tuile du dessus passe en dernier.
toscana-note-lost = { $name } perd son coup : la tuile du dessus n’a de place nulle part.
toscana-note-empty = { $name } perd son coup : plus de tuile.

## Le décompte et la partie

toscana-game = Manche { $game }
toscana-match = Manches de cette partie
toscana-count = Manche { $game } : le décompte
toscana-count-how = Chaque tuile que traverse la meilleure zone compte une fois.
toscana-count-skip = Passer
toscana-count-again = Recompter
toscana-go-on = Jouer la manche { $game }
toscana-result-won = { $name } gagne la manche { $game } par { $high } à { $low }.
toscana-result-drawn = Manche { $game } nulle, { $high } à { $low }.

## La table en mots

toscana-seat-words = { $name } joue { $colour ->
    [grey] Gris
   *[red] Rouge
} ; meilleure zone : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
toscana-laid-words = { $tiles ->
    [0] Le plateau est vide.
    [one] { $tiles } tuile sur le plateau :
   *[other] { $tiles } tuiles sur le plateau :
}
toscana-laid = { $colour ->
    [grey] Gris : { $place }.
   *[red] Rouge : { $place }.
}
toscana-told-laid = { $name } : { $place }. Meilleures zones : Gris { $grey }, Rouge { $red }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toscana-about = Posez des tuiles et formez la plus grande zone de votre couleur. 2 joueurs.
toscana-option-games = Manches de la partie
toscana-option-first = Qui commence
toscana-choice-first-grey = Gris
toscana-choice-first-red = Rouge
toscana-choice-first-random = Au sort
toscana-option-swap_colours = Échange des couleurs à la seconde manche
toscana-option-veto = Veto
toscana-option-veto-hint = Une fois par manche, refuser la tuile adverse
toscana-figure-setup = Avant la première tuile : le plateau, les deux piles avec leurs tuiles du dessus, et la tuile d’ouverture en main.
toscana-figure-turn = Une douzaine de tuiles plus tard. À côté de chaque nom : combien de tuiles traverse la meilleure zone.
toscana-figure-end = Le décompte : Le décompte : chaque tuile que traverse la meilleure zone d’une couleur compte une fois.
toscana-tip-1 = Touchez un point éclairé pour essayer votre tuile, tournez-la, puis confirmez. Il vous faut une grande zone de votre couleur.
toscana-tip-2 = Au moins une case de votre couleur doit toucher la même couleur d’une autre tuile.
toscana-tip-3 = Une fois par manche, vous pouvez mettre votre veto à la tuile adverse. Gardez-le pour le moment où il fera mal.
toscana-picture-turns = Une tuile dans ses quatre orientations.
toscana-picture-tiles = Les seize tuiles de Gris avec leurs numéros.
toscana-picture-score = Les tuiles A, B et C côte à côte, D sous A.
# The four tiles of the example on the rules page, as its text calls them.
toscana-picture-letters = ABCD

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-nino = Nino
persona-nino-temper = apprenti : pose la tuile, puis regarde
persona-nino-says =
    { $what ->
        [good] Ah, c’était bien ?
        [bad] Oups.
        [won] J’ai gagné ? Je peux le dire au maître ?
       *[lost] Bon, je balaie.
    }
persona-pia = Nonna Pia
persona-pia-temper = bâtit là où est son banc
persona-pia-says =
    { $what ->
        [good] Pas à côté de mon banc, mon petit.
        [bad] Ah, les jeunes.
        [won] Assieds-toi, il y a de la soupe.
       *[lost] Bien bâti. Prends de la soupe.
    }
persona-fausto = Fausto le Géomètre
persona-fausto-temper = aujourd’hui, pas une case de perdue
persona-fausto-says =
    { $what ->
        [good] Au cordeau.
        [bad] C’était arpenté !
        [won] Pas une case de perdue.
       *[lost] Le plan était juste. La ville, non.
    }
persona-livia = La Comtesse Livia
persona-livia-temper = dit non en souriant, au pire moment
persona-livia-says =
    { $what ->
        [good] Non. Mais merci.
        [bad] Charmant. Et quel toupet.
        [won] Vous pouvez me baiser la main.
       *[lost] Je vous ai laissé faire, bien sûr.
    }
persona-brunello = Maître Brunello
persona-brunello-temper = voit la ville avant la première tuile
persona-brunello-says =
    { $what ->
        [good] Comme je l’avais dessiné.
        [bad] Un trait intéressant.
        [won] La ville est achevée.
       *[lost] Vous avez vu une autre ville. Plus belle.
    }

## Why a match is over

outcome-games = Le plus de manches gagnées.
outcome-total = Une manche chacun : le total décide.
outcome-draw = Manches et totaux sont à égalité.

## Why an action is refused

refused-decide-first = Décidez d’abord : interdire la tuile adverse ou la laisser passer.
refused-wrong-tile = Cette tuile n’est pas au sommet de votre pile.
refused-no-such-decision = La réponse est veto ou allow.
refused-no-decision = Il n’y a pas de tuile à interdire ou à laisser passer : posez la vôtre.
refused-no-such-tile = Cette tuile n’existe pas.
refused-no-such-turn = Une tuile se tourne de 0 à 3 quarts.
refused-same-turn = Après un demi-tour cette tuile est la même : donnez l’autre orientation.
refused-off-board = La tuile dépasserait du plateau à cet endroit.
refused-not-central = La première tuile doit couvrir le centre.
refused-occupied = Des cases y sont déjà couvertes.
refused-not-touching = Aucune case de votre couleur ne toucherait la même couleur d’une autre tuile.
toscana-lobby-seat = { $number ->
    [1] Gris
   *[other] Rouge
 }

# What is counted of a match, for a player’s own statistics.
toscana-number-best-zone = Tuiles dans votre meilleure zone
toscana-number-zones = Zones de votre couleur
