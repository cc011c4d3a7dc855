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
        [brown-star] l’étoile brune
        [pink-star] l’étoile rose
        [green-star] l’étoile verte
        [brown-heart] le cœur brun
        [pink-heart] le cœur rose
        [green-heart] le cœur vert
        [brown-moon] la lune brune
        [pink-moon] la lune rose
        [green-moon] la lune verte
        [brown-ring] l’anneau brun
        [pink-ring] l’anneau rose
        [green-ring] l’anneau vert
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
totsa-empty = emplacement vide
totsa-side = { $name } : cartes
totsa-own-side = Vos cartes
totsa-open-of = cartes visibles : { $open } sur { $goal }
totsa-down-of = cartes cachées : { $down } sur { $goal }
totsa-down = carte cachée { $slot }
totsa-no-down = pas de carte à l’emplacement { $slot }
totsa-point = { $name } : désigner la carte cachée { $slot }
totsa-slap = Taper : { $card }
totsa-return = Rendre : { $card }
totsa-turn-up = Découvrir la carte cachée { $slot }
totsa-roll = Lancer
totsa-pass = Passer
totsa-shout = TOTSA !
totsa-shout-label = Crier « Totsa ! » pour gagner
totsa-count = Lancer { $number }
totsa-next = Aux dés : { $name }.
totsa-rolling =
    { $you ->
        [yes] Vous lancez…
       *[no] { $name } lance…
    }
totsa-dice = Les dés : { $card }
totsa-dice-waiting = Les dés attendent
totsa-welcome =
    { $you ->
        [yes] Des biscuits ! À vous de lancer.
       *[no] Des biscuits ! { $name } lance.
    }
totsa-nobody = Personne n’en a voulu.
totsa-pointing = { $name } désigne… laquelle ?
totsa-paying =
    { $you ->
        [yes] Choisissez une carte pour payer.
       *[no] { $name } choisit une carte pour payer.
    }
totsa-mark-out = hors jeu
totsa-mark-owes = doit payer
totsa-mark-passed = a passé
totsa-mark-pressed = a tapé
totsa-mark-points = désigne
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
totsa-photo-margin = { $name } : { $ms } ms d’avance
totsa-photo-chance = Le hasard a choisi { $name }
totsa-photo-drawn = Trop serré : le hasard a choisi { $name }.
totsa-photo-first = { $name }, avec { $ms } ms d’avance.
totsa-photo-one = { $name } : { $ms } ms
totsa-photo-late = { $name } { $ms } ms · vous { $own } ms, trop tard
totsa-photo-too-late = trop tard
totsa-photo-slow = Au ralenti
totsa-photo-lane = { $name } : { $action }, appui après { $counted } ms, arrivé après { $arrived } ms, { $believed } ms de réseau déduites
totsa-photo-seen = dés vus
totsa-photo-pressed = appui
totsa-photo-back = temps de réseau, déduit

## Prompts

totsa-prompt-roll = Lancez les dés.
totsa-prompt-thrown = Bas les pattes tant que les dés roulent !
totsa-prompt-race = Tapez sur le biscuit, ou jouez une carte action !
totsa-prompt-point = Désignez la carte que vous visez.
totsa-prompt-return = Choisissez une carte visible à rendre.
totsa-prompt-turn-up = Choisissez une carte cachée à découvrir.

## Description

totsa-describe-over = La partie est finie.
totsa-describe-row = Rangée { $row } : { $cards }.
totsa-describe-player =
    { $you ->
        [yes] { $open ->
            [0] Vous n’avez aucune carte visible
            [one] Vous avez une carte visible sur { $goal } : { $cards }
           *[other] Vous avez { $open } cartes visibles sur { $goal } : { $cards }
        }
       *[no] { $open ->
            [0] { $name } n’a aucune carte visible
            [one] { $name } a une carte visible sur { $goal } : { $cards }
           *[other] { $name } a { $open } cartes visibles sur { $goal } : { $cards }
        }
    } ; { $down ->
        [0] aucune carte cachée
        [one] une carte cachée
       *[other] { $down } cartes cachées
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] Vous prenez { $card } !
       *[no] { $name } prend { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Protégée ! La carte reste à vous.
       *[no] { $name } protège la carte.
    }
totsa-event-flipped =
    { $you ->
        [yes] Vous retournez { $card } face cachée.
       *[no] { $name } retourne { $card } face cachée.
    }
totsa-event-captured =
    { $you ->
        [yes] Capture ! { $owner } vous cède { $card }.
       *[no] Capture ! { $owner } cède { $card } à { $name }.
    }
totsa-event-false-start =
    { $you ->
        [yes] Trop tôt ! Les dés roulaient encore.
       *[no] { $name } : trop tôt, les dés roulaient encore.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Mauvais biscuit ! Vous avez tapé sur { $card }.
       *[no] { $name } a tapé sur le mauvais biscuit : { $card }.
    }
totsa-event-on-field =
    { $you ->
        [yes] La carte est sur le tapis : { $act } ne sert à rien.
       *[no] { $name } : { $act }, mais la carte est sur le tapis.
    }
totsa-event-not-yours =
    { $you ->
        [yes] Cette carte n’est pas à vous : { $act } ne sert à rien.
       *[no] { $name } : { $act } pour la carte d’un autre.
    }
totsa-event-own-card =
    { $you ->
        [yes] Capture ? Cette carte est déjà à vous !
       *[no] { $name } a voulu capturer sa propre carte.
    }
totsa-event-already-down =
    { $you ->
        [yes] Cette carte est déjà face cachée.
       *[no] { $name } : Volte-face, mais la carte est déjà cachée.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Pas celle-là ! Vous avez désigné la carte { $slot } ({ $owner }).
       *[no] { $name } a désigné la carte { $slot } ({ $owner }) : pas celle-là.
    }
totsa-event-late =
    { $you ->
        [yes] Trop tard pour désigner une carte !
       *[no] { $name } a trop tardé à désigner une carte.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Totsa ? Pas encore : il faut { $goal } cartes visibles{ $hidden ->
            [0] .
           *[other] {" "}ou { $hidden } cachées.
        }
       *[no] { $name } crie Totsa ! sans avoir atteint le but.
    }
totsa-event-returned =
    { $you ->
        [yes] Vous rendez { $card }.
       *[no] { $name } rend { $card }.
    }
totsa-event-turned-up =
    { $you ->
        [yes] Vous retournez { $card } face visible.
       *[no] { $name } retourne { $card } face visible.
    }
totsa-event-spared =
    { $you ->
        [yes] Vous n’avez rien pour payer.
       *[no] { $name } n’a rien pour payer.
    }
totsa-event-forgotten =
    { $you ->
        [yes] Vous avez oublié de crier ! Tous vos biscuits retournent sur le tapis.
       *[no] { $name } a oublié de crier ! Tous ses biscuits retournent sur le tapis.
    }
totsa-event-won =
    { $you ->
        [yes] TOTSA ! Vous avez gagné !
       *[no] TOTSA ! { $name } gagne !
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-name = Totsa!
totsa-about = Tapez le premier sur le bon biscuit, et souvenez-vous. 2 à 4 joueurs.
totsa-option-simple = Jeu simple
totsa-option-simple-hint = Sans Volte-face, moitié moins de biscuits, trois cartes visibles gagnent
totsa-option-peek = Regarder ses propres cartes cachées
totsa-option-pace = Pause entre deux lancers (secondes)
totsa-option-window = Temps pour taper (secondes)
totsa-option-limit = Nombre maximal de lancers
totsa-figure-setup = Avant le premier lancer : dix-huit biscuits et les trois cartes action.
totsa-figure-turn = Les dés sont lancés : couleur et forme désignent un biscuit. Le premier qui tape dessus le prend.
totsa-figure-end = La fin : qui a pris quoi.
totsa-tip-1 = On gagne avec six biscuits visibles, ou trois cachés, et le cri. Regardez les dés : couleur et forme désignent un biscuit. Tapez sur cette carte avant les autres.
totsa-tip-2 = Se tromper de carte en coûte une. Mieux vaut tard que mal.
totsa-tip-3 = But atteint ? Appuyez sur TOTSA ! avant le lancer suivant, sinon toutes vos cartes repartent. Et souvenez-vous des cartes cachées : on peut les capturer.
totsa-picture-field = Trois rangées de sept cartes, les cartes action au milieu de la deuxième.
totsa-picture-simple = Des rangées de quatre, quatre et trois cartes, deux cartes action au milieu de la deuxième.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-biscotto = Biscotto
persona-biscotto-temper = un vieux chien : rêve de biscuits entre deux lancers
persona-biscotto-says =
    { $what ->
        [good] Ouaf. Des miettes.
        [bad] Hm ? On a lancé ?
        [won] Le plus beau jour. Encore.
       *[lost] Zzz… biscuit…
    }
persona-rosa = Zia Rosa
persona-rosa-temper = tape de bon cœur, pas toujours sur la bonne carte
persona-rosa-says =
    { $what ->
        [good] Ha ! Avec du cœur !
        [bad] Madonna, la mauvaise !
        [won] Qui a faim ?
       *[lost] Prends, tu es trop maigre.
    }
persona-tino = Tino
persona-tino-temper = le mitron : reconnaît chaque biscuit à ses miettes
persona-tino-says =
    { $what ->
        [good] Tout juste sorti du four !
        [bad] J’avais les doigts pleins de beurre.
        [won] Je vous l’avais dit, je les fais.
       *[lost] Papa dit que je dois mieux regarder.
    }
persona-volpe = Volpe
persona-volpe-temper = une renarde : se souvient de ce que vous avez caché
persona-volpe-says =
    { $what ->
        [good] Celui-là, je m’en souviens.
        [bad] Malin. Je m’en souviendrai.
        [won] Vous oubliez. Moi jamais.
       *[lost] Même les renards font la sieste.
    }
persona-ombra = Ombra
persona-ombra-temper = un raton laveur : déjà parti avec le biscuit quand vous regardez
persona-ombra-says =
    { $what ->
        [good] Disparu.
        [bad] Vous m’avez vu ? Impossible.
        [won] Tout à moi. Ni vu ni connu.
       *[lost] Vous êtes rapide. Trop.
    }

## Why a match is over

outcome-shout = Totsa !

## Why an action is refused

refused-void = Entre deux lancers, taper ne compte pas.
refused-not-in-game = Le jeu simple se joue sans cette carte.
refused-not-on-field = Cette carte n’est pas sur le tapis.
refused-point-first = Vous avez pressé Capture : désignez maintenant une carte cachée d’un autre joueur.
refused-roll-under-way = Les dés sont lancés ; attendez la fin du lancer.
refused-penalties-first = Les pénalités du dernier lancer se paient d’abord.
refused-not-the-roller = C’est un autre joueur qui lance.
refused-too-early = La pause après le dernier lancer n’est pas finie.
refused-nothing-yet = Personne n’a encore de carte : il n’y a rien à crier.
refused-already-answered = Vous avez déjà crié ou passé depuis le dernier lancer ; une fois suffit.
refused-roll-or-shout = Les autres ont répondu : lancez les dés, ou criez d’abord Totsa !
refused-nothing-to-point-at = On ne désigne une carte qu’après avoir pressé Capture soi-même.
refused-own-card = Désignez la carte d’un autre, pas la vôtre.
refused-no-such-card = Il n’y a pas de carte cachée à cet endroit.
refused-nothing-to-pay = Aucune pénalité n’est due.
refused-not-your-penalty = C’est un autre joueur qui paie.
refused-open-cards-first = Seul celui qui n’a pas de carte visible retourne une carte cachée.

# What is counted of a match, for a player’s own statistics.
totsa-number-reaction-ms = Temps de réaction
totsa-number-errors = Erreurs par partie
totsa-number-acts = Coups réussis par partie
