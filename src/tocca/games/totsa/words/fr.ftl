# La table de Totsa! $you vaut yes quand la phrase s'adresse à qui lit ; $card dans un événement est un totsa-card-object.

## Cards

totsa-card =
    { $card ->
        [brown-star] étoile brune
        [pink-star] étoile rose
        [green-star] étoile verte
        [brown-heart] cœur brun
        [pink-heart] cœur rose
        [green-heart] cœur vert
        [brown-moon] lune brune
        [pink-moon] lune rose
        [green-moon] lune verte
        [brown-ring] anneau brun
        [pink-ring] anneau rose
        [green-ring] anneau vert
        [brown-tree] sapin brun
        [pink-tree] sapin rose
        [green-tree] sapin vert
        [brown-fish] poisson brun
        [pink-fish] poisson rose
       *[green-fish] poisson vert
    }
totsa-card-object =
    { $card ->
        [brown-star] l'étoile brune
        [pink-star] l'étoile rose
        [green-star] l'étoile verte
        [brown-heart] le cœur brun
        [pink-heart] le cœur rose
        [green-heart] le cœur vert
        [brown-moon] la lune brune
        [pink-moon] la lune rose
        [green-moon] la lune verte
        [brown-ring] l'anneau brun
        [pink-ring] l'anneau rose
        [green-ring] l'anneau vert
        [brown-tree] le sapin brun
        [pink-tree] le sapin rose
        [green-tree] le sapin vert
        [brown-fish] le poisson brun
        [pink-fish] le poisson rose
       *[green-fish] le poisson vert
    }
totsa-act =
    { $act ->
        [protect] Protection
        [flip] Volte-face
       *[capture] Capture
    }

## Table

totsa-table = Totsa! sur la table de la cuisine
totsa-field = Cartes au milieu
totsa-empty = place vide
totsa-side = { $name } : cartes
totsa-own-side = Vos cartes
totsa-open-of = { $open } ouvertes sur { $goal }
totsa-down-of = { $down } cachées sur { $goal }
totsa-down = carte cachée { $slot }
totsa-no-down = pas de carte à la place { $slot }
totsa-point = Montrer la carte cachée { $slot } de { $name }
totsa-slap = Tape : { $card }
totsa-return = Rendre : { $card }
totsa-turn-up = Découvrir la carte cachée { $slot }
totsa-roll = Lancer
totsa-pass = Passer
totsa-shout = TOTSA !
totsa-shout-label = Crier Totsa ! pour gagner
totsa-count = Lancer { $number }
totsa-next = Aux dés : { $name }.
totsa-rolling =
    { $you ->
        [yes] Vous lancez …
       *[no] { $name } lance …
    }
totsa-dice = Les dés : { $card }
totsa-dice-waiting = Les dés attendent
totsa-welcome =
    { $you ->
        [yes] Des biscuits ! À vous de lancer.
       *[no] Des biscuits ! { $name } lance.
    }
totsa-nobody = Personne n'en a voulu.
totsa-pointing = { $name } montre … laquelle ?
totsa-paying =
    { $you ->
        [yes] Choisissez une carte pour payer.
       *[no] { $name } choisit une carte pour payer.
    }
totsa-mark-out = hors jeu
totsa-mark-owes = doit payer
totsa-mark-passed = passe
totsa-mark-pressed = a tapé
totsa-mark-points = montre
totsa-mark-rolls = lance
totsa-seconds = encore { $seconds } s
totsa-raccoon = Totsa le raton laveur
totsa-mood =
    { $mood ->
        [curious] curieux
        [alert] aux aguets
        [happy] ravi
        [shocked] stupéfait
        [smug] narquois
        [sleepy] somnolent
       *[calm] tranquille
    }

## Photo finish

totsa-photo = Photo-finish
totsa-photo-close = Fermer la photo-finish
totsa-photo-margin = { $name } de { $ms } ms
totsa-photo-chance = Le hasard a choisi { $name }
totsa-photo-drawn = Trop serré : le hasard a choisi { $name }.
totsa-photo-first = Première main : { $name }, de { $ms } ms.
totsa-photo-one = { $name } : { $ms } ms
totsa-photo-lane = { $name } : { $action }, appui après { $counted } ms, arrivé après { $arrived } ms, { $believed } ms rendues pour la ligne
totsa-photo-seen = dés vus
totsa-photo-pressed = appui
totsa-photo-back = sur la ligne, rendu

## Prompts

totsa-prompt-roll = Lancez les dés.
totsa-prompt-thrown = Bas les pattes tant que les dés roulent !
totsa-prompt-race = Tapez sur le biscuit, ou jouez une carte action !
totsa-prompt-point = Montrez la carte que vous visez.
totsa-prompt-return = Choisissez une carte ouverte à rendre.
totsa-prompt-turn-up = Choisissez une carte cachée à découvrir.

## Description

totsa-describe-over = La partie est finie.
totsa-describe-row = Rangée { $row } : { $cards }.
totsa-describe-player =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } { $open ->
        [0] aucune carte ouverte
        [one] une carte ouverte sur { $goal } : { $cards }
       *[other] { $open } cartes ouvertes sur { $goal } : { $cards }
    }, { $down ->
        [0] aucune cachée
        [one] une cachée
       *[other] { $down } cachées
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] Vous prenez { $card } !
       *[no] { $name } prend { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Protégée ! La carte reste à vous.
       *[no] { $name } protège la carte.
    }
totsa-event-flipped =
    { $you ->
        [yes] Vous retournez { $card } face cachée.
       *[no] { $name } retourne { $card } face cachée.
    }
totsa-event-captured =
    { $you ->
        [yes] Vous capturez { $card } à { $owner } !
       *[no] { $name } capture { $card } à { $owner }.
    }
totsa-event-false-start =
    { $you ->
        [yes] Trop tôt ! Les dés roulaient encore.
       *[no] { $name } : trop tôt, les dés roulaient encore.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Mauvais biscuit ! Vous avez tapé sur { $card }.
       *[no] { $name } a tapé sur le mauvais biscuit : { $card }.
    }
totsa-event-on-field =
    { $you ->
        [yes] La carte est sur le tapis : { $act } ne sert à rien.
       *[no] { $name } : { $act }, mais la carte est sur le tapis.
    }
totsa-event-not-yours =
    { $you ->
        [yes] Cette carte n'est pas à vous : { $act } ne sert à rien.
       *[no] { $name } : { $act } pour la carte d'un autre.
    }
totsa-event-own-card =
    { $you ->
        [yes] Capture ? Cette carte est déjà à vous !
       *[no] { $name } a voulu capturer sa propre carte.
    }
totsa-event-already-down =
    { $you ->
        [yes] Cette carte est déjà face cachée.
       *[no] { $name } : Volte-face, mais la carte est déjà cachée.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Pas celle-là ! Vous avez montré la carte { $slot } de { $owner }.
       *[no] { $name } a montré la carte { $slot } de { $owner } : pas celle-là.
    }
totsa-event-late =
    { $you ->
        [yes] Trop tard pour montrer !
       *[no] { $name } a trop tardé à montrer.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Totsa ? Vous n'avez pas encore atteint le but.
       *[no] { $name } crie Totsa ! sans avoir atteint le but.
    }
totsa-event-returned =
    { $you ->
        [yes] Vous rendez { $card }.
       *[no] { $name } rend { $card }.
    }
totsa-event-turned-up =
    { $you ->
        [yes] Vous découvrez { $card }.
       *[no] { $name } découvre { $card }.
    }
totsa-event-spared =
    { $you ->
        [yes] Vous n'avez rien pour payer.
       *[no] { $name } n'a rien pour payer.
    }
totsa-event-forgotten =
    { $you ->
        [yes] Vous avez oublié de crier ! Tous vos biscuits repartent.
       *[no] { $name } a oublié de crier ! Tous ses biscuits repartent.
    }
totsa-event-won =
    { $you ->
        [yes] TOTSA ! Vous avez gagné !
       *[no] TOTSA ! { $name } gagne !
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-about = Tapez le premier sur le bon biscuit, et souvenez-vous. 2 à 4 joueurs.
totsa-option-simple = Jeu simple
totsa-option-simple-hint = Sans Volte-face, moitié moins de biscuits, trois cartes ouvertes gagnent
totsa-option-peek = Regarder ses propres cartes cachées
totsa-option-pace = Pause entre deux lancers, secondes
totsa-option-window = Temps pour taper, secondes
totsa-option-limit = Nombre maximal de lancers
totsa-figure-setup = Avant le premier lancer : dix-huit biscuits et les trois cartes action.
totsa-figure-turn = Les dés sont lancés : couleur et forme désignent un biscuit. Le premier qui tape dessus le prend.
totsa-figure-end = La fin : qui a pris quoi.
totsa-tip-1 = Regardez les dés : couleur et forme désignent un seul biscuit. Tapez sur cette carte avant les autres.
totsa-tip-2 = Une tape fausse coûte une carte. Mieux vaut tard que faux.
totsa-tip-3 = Les cartes cachées peuvent être capturées : souvenez-vous de ce qu'elles montrent.
