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
toscana-place = Tuile { $tile } en { $square }{ $turn ->
    [1] , tournée à droite
    [2] , tête en bas
    [3] , tournée à gauche
   *[0] {""}
}

## Ce qui est demandé

toscana-prompt-open = Posez votre tuile au milieu du plateau.
toscana-prompt-place = Posez votre tuile contre votre couleur.
toscana-prompt-veto = La tuile adverse : l’interdire ou la laisser passer ?
toscana-waiting-place = { $name } cherche une place pour cette tuile.
toscana-waiting-veto = { $name } réfléchit à un veto contre cette tuile de { $other }.

## La tuile en main

toscana-hand = Votre tuile
toscana-turn-tile = Tuile { $tile }, { $turn ->
    [1] tournée à droite
    [2] tête en bas
    [3] tournée à gauche
   *[0] droite
}. La tourner.
toscana-turns = Orientations de la tuile
toscana-turned = { $turn ->
    [1] Tournée à droite
    [2] Tête en bas
    [3] Tournée à gauche
   *[0] Droite
} : { $places ->
    [0] aucune place
    [one] { $places } place
   *[other] { $places } places
}
toscana-how = Touchez une lumière pour essayer la tuile, touchez encore pour la poser.
toscana-how-touch = Pour la tourner, touchez la tuile ou faites pivoter deux doigts.
toscana-how-keys = Pour la tourner : un clic sur la tuile, la molette ou la touche R.
toscana-lay = Poser ici
toscana-back = Reprendre en main
toscana-tried = Meilleures zones après ce coup : Gris { $grey }, Rouge { $red }.

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
toscana-stack-top = Dessus : tuile { $tile }.
toscana-stack-below = Dessous, dans un ordre inconnu : { $tiles }.
toscana-stack-last = Tout en dessous : { $tile }.

## Vetos et coups perdus

toscana-veto-title = Interdire ou laisser passer
toscana-veto-theirs = { $name } veut poser cette tuile
toscana-veto-own = Votre prochaine tuile
toscana-veto-help = Une tuile interdite passe sous la pile et la suivante est jouée aussitôt. Vous avez un veto par manche.
toscana-veto-play = Veto
toscana-veto-allow = Laisser passer
toscana-veto-never = Laisser passer sans demander
toscana-veto-there = Veto encore disponible.
toscana-veto-gone = Veto déjà joué.
toscana-note-veto = Veto de { $name } : la tuile { $tile } est maintenant la dernière.
toscana-note-lost = { $name } perd son coup : la tuile { $tile } n’a de place nulle part.
toscana-note-empty = { $name } perd son coup : plus de tuile.

## Le décompte et la partie

toscana-game = Manche { $game }
toscana-match = Manches de cette partie
toscana-count = Manche { $game } : le décompte
toscana-count-how = Chaque tuile que traverse la meilleure zone compte une fois.
toscana-count-skip = Passer
toscana-count-again = Recompter
toscana-go-on = À la manche { $game }
toscana-result-won = { $name } gagne la manche { $game } par { $high } à { $low }.
toscana-result-drawn = Manche { $game } nulle, { $high } à { $low }.

## La table en mots

toscana-seat-words = { $name } joue { $colour ->
    [grey] Gris
   *[red] Rouge
} ; meilleure zone : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
toscana-laid-words = { $tiles ->
    [0] Le plateau est vide.
    [one] { $tiles } tuile sur le plateau :
   *[other] { $tiles } tuiles sur le plateau :
}
toscana-laid = { $colour ->
    [grey] Gris : { $place }.
   *[red] Rouge : { $place }.
}
toscana-told-laid = { $name } : { $place }. Meilleures zones : Gris { $grey }, Rouge { $red }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toscana-about = Posez des tuiles dans la plus grande zone de votre couleur. 2 joueurs.
toscana-option-games = Manches de la partie
toscana-option-first = Qui commence
toscana-choice-first-grey = Gris
toscana-choice-first-red = Rouge
toscana-choice-first-random = Au sort
toscana-option-swap_colours = Échange des couleurs à la seconde manche
toscana-option-veto = Veto
toscana-option-veto-hint = Une fois par manche, refuser la tuile adverse
toscana-figure-setup = Avant la première tuile : le plateau, les deux piles avec leurs tuiles du dessus, et la tuile d'ouverture en main.
toscana-figure-turn = Une douzaine de tuiles plus tard. À côté de chaque nom : combien de tuiles traverse la meilleure zone.
toscana-figure-end = Le décompte : chaque tuile que traverse une meilleure zone compte une fois.
toscana-tip-1 = Touchez un point éclairé pour essayer votre tuile, tournez-la, puis confirmez. Il vous faut une grande zone de votre couleur.
toscana-tip-2 = Au moins une case de votre couleur doit toucher la même couleur d'une autre tuile.
toscana-tip-3 = Une fois par manche, vous pouvez mettre votre veto à la tuile adverse. Gardez-le pour quand cela fait mal.
