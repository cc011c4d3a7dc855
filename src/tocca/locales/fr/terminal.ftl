# Les textes de la commande du terminal. Noms de commandes, robots et notation restent les mêmes dans toutes les langues.

language-name = Français
you = Vous
list-separator = ,{" "}

## Help pages

help-tocca =
    tocca : Tóncc, Toscana, Totsa! et Tomoko, dans le navigateur et dans le terminal

      tocca                     ouvrir les jeux dans le navigateur
      tocca menu                choisir un jeu dans un menu, dans le terminal
      tocca play JEU            jouer, à plusieurs à ce clavier et avec des robots
      tocca serve               ouvrir des tables à qui possède le lien
      tocca bot LIEN            faire jouer un robot à une table lointaine
      tocca replay FICHIER      revoir pas à pas une partie enregistrée
      tocca analyse FICHIER     voir où une partie enregistrée s’est gagnée et perdue
      tocca solve QUOI          des réponses exactes : chemins, dernières tuiles, petites variantes
      tocca rules JEU           lire les règles
      tocca sim JEU             faire jouer les robots entre eux et compter
      tocca arena JEU BOT BOT   mesurer des robots, avec Elo et marge d’erreur
      tocca ladder              mettre à l’épreuve les niveaux des robots
      tocca train JEU           un réseau apprend un jeu en jouant contre lui-même
      tocca dataset JEU         faire jouer de nombreuses parties à des bots forts
      tocca new-game NOM        commencer un jeu à vous : un paquet qui marche
      tocca doctor              vérifier cette installation
      tocca backup FICHIER      sauvegarder les données d’un serveur, sans l’arrêter
      tocca verify [FICHIER]    vérifier une sauvegarde, ou les données du serveur
      tocca restore FICHIER     rétablir une sauvegarde
      tocca admin QUOI          s’occuper d’un serveur en marche
      tocca --version           quelle version c’est

    JEU est l’un de ceux-ci : { $games }.
    --lang en|it|fr|de|ru choisit la langue ; `tocca play --help` en dit plus sur une commande.
help-serve =
    tocca serve : des tables pour qui possède le lien

      --host ADRESSE            où écouter (127.0.0.1 : cet ordinateur seul ; 0.0.0.0 : tous)
      --port N                  sur quel port (8642)
      --data DOSSIER            où garder les parties
      --database URL            les garder dans PostgreSQL : postgresql://…
      --bus URL                 avec d’autres nœuds : leur serveur NATS commun, nats://…
      --base-path CHEMIN        servir sous ce chemin, derrière un proxy
      --public-url URL          l’adresse publique, si un proxy est devant
      --bot-pace POURCENT       la lenteur des robots (100 ; 0 : dès qu’ils ont réfléchi)
      --config FICHIER          réglages d’un fichier TOML
      --open                    ouvrir le navigateur

    Chaque réglage peut aussi venir de l’environnement, comme TOCCA_PORT, ou du fichier.
help-backup =
    tocca backup FICHIER : tout ce qu’un serveur a enregistré, en un fichier ; le serveur continue pendant ce temps

      --data DOSSIER            le dossier du serveur, si ce n’est pas l’habituel
      --database URL            ou sa base PostgreSQL
      --config FICHIER          ou ses réglages
help-verify =
    tocca verify : rejoue selon les règles tout ce que contiennent les données du serveur, ou une sauvegarde

      FICHIER                   une sauvegarde
      --data, --database, --config   comme pour `tocca backup`

    Le code de sortie est 1 si quelque chose ne va pas.
help-restore =
    tocca restore FICHIER : rétablit une sauvegarde dans un dossier ou une base vides

      --data, --database, --config   où, comme pour `tocca backup`

    Une sauvegarde de SQLite peut être rétablie dans PostgreSQL, et inversement.
help-admin =
    tocca admin QUOI : s’occuper d’un serveur en marche

      status                    tables, connexions, mémoire, état
      kick INVITÉ               fermer les connexions d’un invité
      ban QUI --minutes N       exclure un invité ou une adresse (sans --minutes : pour toujours)
      unban QUI                 les laisser revenir
      close TABLE               faire partir tout le monde d’une table ; on peut y revenir
      delete TABLE              supprimer une table avec toutes ses parties
      renew TABLE               annuler les liens d’une table et montrer les nouveaux
      say TEXTE                 dire quelque chose à toutes les tables
      --data DOSSIER            le dossier du serveur, si ce n’est pas l’habituel
      --url URL --token JETON   un serveur sur une autre machine
      --json                    la réponse en JSON
help-bot =
    tocca bot LIEN : un robot occupe une place à une table

      LIEN                      le lien d’une place, que l’hôte de la table peut copier
      URL --open JEU            ou : ouvrir une table sur ce serveur et montrer le lien pour les autres
      --seats N                 combien de places a la table ouverte
      --bot NOM                 quel robot (greedy)
      --name NOM                son nom à la table
      --matches N               combien de parties avant de partir (1)
      --token JETON             en tant que cet invité, par exemple celui qui a ouvert la table depuis Python

    La partie commence d’elle-même quand toutes les places sont prises, si le robot peut la lancer.
help-menu =
    tocca menu : choisir le jeu, les joueurs et les options, et jouer dans le terminal
help-new-game =
    tocca new-game NOM : commence un jeu à vous

      NOM                       minuscules, chiffres et traits d’union, par exemple quatre-rois

    Écrit un dossier NOM avec un petit jeu qui marche, ses tests et un pyproject.toml.
    `docs/your-game.md` continue à partir de là.
help-doctor =
    tocca doctor [EXTRA ...] : vérifie cette installation et dit comment réparer ce qui ne va pas
    Des noms d’extras (server, fast, arena, rl, spiel) demandent qu’ils soient là ; sinon le code de sortie est 1.
help-play =
    tocca play JEU : une partie à ce clavier

      --seats N                 combien de joueurs
      --players LISTE           qui s’assied où, par exemple you,greedy ou Ada,Bo,random :
                                you (vous), un robot (level-1 … level-5, greedy) ou un nom avec majuscule
      --option NOM=VALEUR …     options du jeu ; `tocca play JEU --help` en donne la liste
      --seed TEXTE              toujours le même hasard
      --save FICHIER            enregistrer la partie dans ce fichier
      --resume FICHIER          reprendre une partie enregistrée (JEU est alors inutile)
      --plain                   sans couleurs
      --lang en|it|fr|de|ru     langue

    Par défaut vous occupez la place 1 contre des robots greedy. Pendant la partie, `?` vous aide.
help-replay =
    tocca replay FICHIER : une partie enregistrée, pas à pas

      --eyes QUI                par les yeux de qui : numéro de place, nom, ou all (tous)
      --all                     écrire tous les pas et s’arrêter
      --plain                   sans couleurs
      --lang en|it|fr|de|ru     langue
help-rules =
    tocca rules JEU : les règles d’un jeu

      --plain                   sans couleurs
      --lang en|it|fr|de|ru     langue
help-sim =
    tocca sim JEU : les robots jouent entre eux

      -n, --number N            combien de parties (100)
      --players LISTE           les robots, par exemple random,greedy ; répétés jusqu’à remplir les places.
                                D’une partie à l’autre ils avancent d’une place, pour que
                                personne ne garde la meilleure
      --seats N                 combien de joueurs
      --option NOM=VALEUR …     options du jeu ; `tocca sim JEU --help` en donne la liste
      --seed TEXTE              toujours les mêmes résultats
      --jobs N                  combien à la fois (1)
      --json                    les chiffres pour des programmes
      --lang en|it|fr|de|ru     langue
help-arena =
    tocca arena JEU BOT BOT … : quel robot est le plus fort, et avec quelle certitude

      BOT                       random, greedy, flat, ismcts, search, level-1 … level-5 ; avec
                                des arguments comme search:seconds=0.5 ou flat:simulations=2000
      --games N                 combien de parties, arrondi à des séries entières (100)
      --sprt ELO0 ELO1          s’arrêter dès qu’on sait laquelle des deux différences est vraie
      --seats N                 combien de joueurs ; moins de robots que de places : ils en occupent plusieurs
      --option NOM=VALEUR …     options du jeu ; `tocca arena JEU --help` en donne la liste
      --seed TEXTE              toujours les mêmes donnes
      --workers N               N parties à la fois (une par cœur)
      --ray, --dask [ADRESSE]   sur une grappe de machines
      --out DOSSIER             y garder résultats et parties, au fur et à mesure
      --resume                  continuer avec ce qui est dans ce dossier
      --json                    les chiffres pour des programmes

    Chaque donne est jouée dans toutes les dispositions : ni la chance ni la place ne favorisent personne.
help-ladder =
    tocca ladder [JEU] : chaque niveau des robots contre celui d’en dessous

      --games N                 N parties au plus pour chacun (400)
      --seed TEXTE              toujours les mêmes donnes
      --workers N               N parties à la fois (une par cœur)
      --out DOSSIER             y garder les parties, et continuer avec celles qui y sont
      --docs FICHIER            écrire les tableaux dans cette page (docs/bots.md, si elle existe)
help-train =
    tocca train JEU : un réseau apprend en jouant contre lui-même ; il faut PyTorch (l’extra train)

      --minutes M               combien de temps (10)
      --seed N                  toujours le même début (1)
      --device cpu|cuda         où (sur le GPU, s’il y en a un)
      --out DOSSIER             les poids, la courbe d’apprentissage et le point de reprise vont là (tocca-train-JEU)
      --resume                  continuer avec ce qui est dans ce dossier
      --teacher BOT             apprendre d’abord des parties de ce robot
      --lessons M               pendant tant de minutes (1)
      --against FICHIER         apprendre à battre ces poids, qui ne changent pas

    Pour jouer avec ce qu’il a appris : tocca arena JEU network:weights=FICHIER greedy
train-done =
    Les poids sont dans { $file } ({ $size } Ko).
    Pour les essayer : tocca arena { $game } network:weights={ $file } greedy
train-not-begun = aucun entraînement n’y est enregistré
help-dataset =
    tocca dataset JEU [BOT BOT …] : de nombreuses parties de bots forts, enregistrées, pour apprendre

      --matches N               combien, arrondi à des séries entières (1000)
      --seed TEXTE              chaque fois les mêmes parties, sur toute machine (dataset)
      --option NOM=VALEUR …     options du jeu
      --workers N               autant de parties à la fois (une par cœur)
      --out DOSSIER             où elles vont (tocca-dataset-JEU) ; ce qui s’y trouve déjà est poursuivi

    Sans BOT, les deux niveaux les plus forts jouent, limités par les simulations et non par l’horloge.
dataset-done = { $matches } parties avec { $actions } coups se trouvent dans { $folder }.
help-analyse =
    tocca analyse FICHIER : les chances de gagner au fil d’une partie enregistrée, les erreurs et ce qui valait mieux

      --seconds S               combien de temps réfléchir à chaque choix (0.3)
      --mistakes N              combien d’erreurs montrer (5)
      --svg FICHIER             dessiner les chances en image
      --workers N               réfléchir à N choix à la fois (un par cœur)
      --json                    tout pour des programmes
      --plain                   sans couleurs
      --lang en|it|fr|de|ru     langue

    Chaque choix est jugé d’après ce que son joueur voyait alors.

help-solve =
    tocca solve QUOI : des réponses exactes, là où il y en a

    QUOI est une partie enregistrée, ou l’un de ceux-ci :
      tomoko                    le nombre minimal de poussées du plateau vide à chaque carte
      toncc-small, toscana-small, tomoko-small
                                un plateau réduit, joué à la perfection par tous

    Dans une partie enregistrée de Tomoko : le nombre minimal de poussées pour les cartes en main ; de Toscana : les dernières tuiles
    jouées au mieux ; de Tóncc : la fin du défi.

      --at N                    après N événements (où elle en est, ou avant le dernier événement)
      --card N …                pour Tomoko : ces cartes seulement
      --aim win|score           pour Toscana : gagner, ou la plus grande avance (win)
      --option NOM=VALEUR …     options d’une petite variante
      --seed MOT                ce qui est distribué au début d’une petite variante
      --most N                  renoncer si plus de positions sont possibles
      --json                    les chiffres pour des programmes
      --lang en|it|fr|de|ru     langue

## What can be wrong with a command line

bad-usage = cette commande est incomplète ou peu claire ({ $why }) ; `tocca --help` montre comment faire
bad-command = il n’y a pas de commande { $name } ; les commandes sont { $commands }
bad-argument = il n’y a pas d’argument { $argument } ; `tocca --help` montre ceux qui existent
bad-language = il n’y a pas de langue { $name } ; les langues sont { $languages }
bad-game = il n’y a pas de jeu { $name } ; les jeux sont { $games }
bad-number = { $value } devrait être un nombre entier à partir de 1
bad-figure = { $value } devrait être un nombre
bad-seconds = { $value } devrait être un nombre de secondes supérieur à 0
bad-seats = { $game } se joue à { $allowed }, pas à { $seats }
bad-players =
    { $seats ->
        [one] { $seats } place demande { $seats } joueur
       *[other] { $seats } places demandent { $seats } joueurs
    }, pas { $given }
bad-bot = il n’y a pas de robot { $name } ; les robots sont { $bots } (un nom de personne commence par une majuscule)
bad-extra = il n’y a pas d’extra { $name } ; les extras sont { $extras }
bad-name = un nom est une ligne de { $longest } caractères au plus
bad-option = il n’y a pas d’option { $name } ; les options sont { $options }
bad-value = l’option { $name } ne peut pas être { $value } : { $allowed }
bad-eyes = personne ici n’est { $name } ; donnez un numéro de 1 à { $seats }, un nom, ou all
bad-record = ce fichier n’est pas une partie fiable, { $why }
no-game = quel jeu ? { $games }
no-file-named = quel fichier ?
solve-what = que faut-il résoudre ? Une partie enregistrée, ou l’un de { $names }
solve-nothing = de { $game }, rien ne se résout exactement ainsi
solve-many = plus de { $count } positions sont possibles à partir d’ici ; --most N en permet davantage
solve-over = la partie y est finie : nommez un événement antérieur avec --at N
resume-what = que faut-il reprendre ? Nommez son dossier avec --out
no-file = { $file } ne peut pas être lu : { $why }
no-folder = il n’y a pas de dossier { $folder }
no-rules = il n’y a pas de page de règles pour { $game }
other-game = { $file } est une partie de { $game }
allowed-flag = on ou off
allowed-number = un nombre entier de { $low } à { $high }
allowed-choice = au choix { $choices }

## The menu

menu-welcome = Tocca ! Quatre jeux pour personnes et robots.
menu-game = Quel jeu ?
menu-language = Quelle langue ?
menu-change-language = Langue : français
menu-seats = Combien de joueurs ? ({ $allowed } ; Entrée : { $default }) ▸
menu-number = Numéro (Entrée : 1) ▸
menu-again = Donnez un numéro de 1 à { $last }.
menu-player = Place { $number } : you (vous), un nom ou un robot ({ $bots }) ; Entrée : { $default } ▸
menu-options = Options de { $game }
menu-levels = Les niveaux de { $game }
menu-default = actuellement { $value }
menu-change-options = Changer des options (nom=valeur, Entrée : non) ▸
menu-command = La prochaine fois : { $command }
allowed-value = une valeur, ou @FICHIER avec une par ligne

## At the table

command-help = aide
command-board = plateau
command-history = historique histoire
command-rules = règles regles
command-undo = annuler
command-save = enregistrer
command-mute = silence
command-hint = indice
command-quit = quitter
help-actions =
    { $count ->
        [0] Rien de possible ne commence ainsi.
        [one] Vous pouvez faire ceci :
       *[other] Vous pouvez faire une de ces { $count } choses :
    }
help-commands =
    En plus des actions vous pouvez taper :
      ?                      ce qui est possible
      ? PARTIE               seulement ce qui correspond à PARTIE, par exemple  ? { $example }
      indice                 ce que ferait un robot
      plateau                revoir le plateau
      historique             ce qui s’est passé jusqu’ici
      règles                 les règles du jeu
      annuler                revenir en arrière, si personne n’a rien appris
      enregistrer [FICHIER]  enregistrer la partie
      silence                me demander seulement quand c’est vraiment mon tour, ou de nouveau toujours
      quitter                partir ; Ctrl-C et Ctrl-D aussi, et la partie est toujours enregistrée
help-others =
    Pour une autre personne à ce clavier : son numéro ou son nom, puis l’action,
      par exemple  { $number }: { $example }  ou  @{ $name } { $example }
hint-few = Vous pouvez : { $actions }
hint-many =
    { $count ->
        [one] { $count } possibilité : { $example }
       *[other] { $count } possibilités, par exemple { $example } ; ? les montre
    }
hint-wait = Entrée : rien pour l’instant
advice = Un robot jouerait : { $actions }
advice-race = Pas d’indices pendant une course.
advice-thinking = un robot réfléchit
must-act = C’est à vous : tapez une action, ou ? pour l’aide.
not-understood = Je ne comprends pas : { $why }
did-you-mean = Vouliez-vous dire : { $actions }
no-such-player = Personne à ce clavier n’est { $name }.
nothing-to-undo = Rien n’a encore été joué.
undone = Annulé.
saved = Partie enregistrée dans { $file }
not-saved = Impossible d’enregistrer : { $why }
muted = On ne vous sollicitera que si c’est vraiment votre tour.
unmuted = On vous sollicitera chaque fois que vous pouvez agir.
quit-save = Enregistrer la partie ? (Entrée : oui, n : non) ▸
no-letters = n
kept = Partie enregistrée. Reprenez avec : { $command }
kept-over = Partie enregistrée. Revoyez-la avec : { $command }
curtain = Passez l’appareil à { $name }.
curtain-enter = { $name } : appuyez sur Entrée ▸
no-history = Il ne s’est encore rien passé.
page-more = suite : Entrée · assez : q ▸
news-time = (le temps passe)
news-late = (trop tard, tiré au sort)
news-secret =
    { $you ->
        [yes] Vous avez choisi, en secret
       *[no] { $name } a choisi, en secret
    }
result-winners =
    { $count ->
        [one] { $you ->
            [yes] Vous gagnez.
           *[no] Victoire : { $names }.
        }
       *[other] Victoire partagée : { $names }.
    }

## Real time

race-welcome =
    Ici la vitesse compte, et les touches sont des actions : chaque carte montre la sienne.
    Sous le plateau vous voyez les autres touches possibles. Les robots prennent autant de temps que nous.
race-buzzers =
    Une touche seule ne dit pas qui l’a pressée. Pressez d’abord votre buzzer : il arrête le jeu
    deux secondes, et la touche suivante est la vôtre.   { $buzzers }
race-start = Pressez une touche pour commencer, Échap pour partir.
race-leave = Échap : partir
race-buzzed = { $name } : quelle carte ?
race-lapsed =
    { $you ->
        [yes] Trop tard.
       *[no] Trop tard, { $name }.
    }
race-who = À qui était cette touche ? Pressez d’abord votre buzzer.
race-timed = cette partie se joue contre la montre ; reprenez-la dans un terminal

## Replay

replay-prompt = Entrée n · b · numéro · first · last · eyes QUI · q ▸
replay-help = Entrée ou n : suivant · b : précédent · un numéro de 0 à { $last } · first : début · last : fin · eyes 1, eyes Bo, eyes all, eyes · q : quitter
replay-edge = Il n’y a rien de plus de ce côté.
through-eyes =
    { $you ->
        [yes] Ce que vous voyez
       *[no] Ce que voit { $name }
    }
unnoticed = (rien à voir)
unfinished = La partie n’est pas finie.

## Many matches

sim-playing = on joue
sim-title =
    { $count ->
        [one] { $count } partie de { $game }, graine { $seed }
       *[other] { $count } parties de { $game }, graine { $seed }
    }
sim-speed = { $seconds } s, { $rate } parties/s
sim-mean = moyenne
sim-median = médiane
sim-least = minimum
sim-most = maximum
sim-actions = actions
sim-score-of = points { $name }
sim-played = jouées
sim-wins = victoires
sim-seat = place { $number }
sim-endings = Fins de partie
sim-note = Une victoire partagée par k joueurs compte 1/k pour chacun ; intervalles de Wilson à 95 %.

## Bots against bots, and matches looked at again

compiling = compilation de { $game } pour cette machine, une seule fois
arena-sets =
    { $count ->
        [one] { $count } donne, jouée dans { $size } dispositions
       *[other] { $count } donnes, chacune jouée dans { $size } dispositions
    }
arena-nothing = Aucune donne n’a été jouée dans toutes les dispositions : il n’y a encore rien à dire.
arena-broken-off = Interrompu ; ce qui est joué compte.
arena-played = jouées
arena-share = victoires
arena-score = score
arena-thinking = par choix
arena-slowest = le plus lent
arena-accepted = Test de { $from } contre { $to } Elo : { $to } (après { $sets } donnes, logarithme du rapport { $ratio }, bornes { $low } et { $high })
arena-rejected = Test de { $from } contre { $to } Elo : { $from } (après { $sets } donnes, logarithme du rapport { $ratio }, bornes { $low } et { $high })
arena-open = Test de { $from } contre { $to } Elo : pas décidé (après { $sets } donnes, logarithme du rapport { $ratio }, bornes { $low } et { $high })
arena-unbiased = Sans le biais d’un test qui s’arrête dès qu’il a tranché (ici environ { $bias } points) : { $score }.
arena-note = Victoires : pour chaque place occupée, les partagées en parts. Elo : d’après qui finit devant qui. Intervalles à 95 % sur les donnes, car les parties d’une même donne partagent le même hasard.
ladder-climbing = { $game } : les niveaux
analyse-thinking = réflexion
analyse-title = { $game } : ce que chacun pouvait espérer, { $seconds } s de réflexion par choix
analyse-picture = { $game } : chances de gagner
analyse-nothing = Personne n’a eu de choix dans cette partie.
analyse-mistakes = Les plus grandes erreurs
analyse-no-mistakes = Aucun choix n’a rien gâché.
analyse-mistake = { $number }.  { $name } : { $action }   { $chance }, perdu { $loss }
analyse-better = mieux : { $actions }

solving = résolution
solve-routes = Le nombre minimal de poussées jusqu’à ce que le plateau montre chaque carte, si personne d’autre ne pousse :
solve-best = Si tous deux jouent au mieux : { $value } pour le joueur 1 ({ $count } positions)
solve-kings = Dans un équilibre, le défi vaut, en points tóncc : Rouge { $red }, Jaune { $yellow }, Bleu { $blue } ({ $count } positions ; par un autre choix dans l’une d’elles personne ne gagne plus de { $gap })

## Why a match is over

outcome-limit = La limite est atteinte.

## Why an action is refused

refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-an-action = Ce n’est pas une action de ce jeu.
refused-not-legal = Ce n’est pas possible maintenant.
refused-no-such-seat = Cette place n’existe pas.
refused-bad-time = Le temps ne va que vers l’avant.
refused-no-undo = Impossible d’annuler : quelqu’un a déjà appris quelque chose.
refused-not-your-card = Ce n’est pas une de vos cartes.

## The server, bots far away, and the doctor

missing-extra = il faut { $packages } : pip install 'tocca-games[{ $extra }]'
no-link = Quelle table ? Donnez le lien d’une place : tocca bot LIEN
bad-port = Un port est un nombre de 0 à 65535, pas {$value}.
not-tocca = { $address } n’est pas un serveur Tocca
no-free-seat = Il n’y a pas de place libre à cette table.
bot-sits = {$bot} s’assied à la place {$seat}.
bot-invites = Lien pour les autres : { $link }
bot-done = La partie est terminée.
doctor-well = Tout va bien.
doctor-ill = Quelque chose ne va pas : voir les lignes avec ✗.
doctor-failed = {$check} : {$why}
doctor-game = {$game} : une partie entière de {$count} coups jouée et rejouée
doctor-no-games = Aucun jeu trouvé : réinstallez le paquet pour qu’il les enregistre (pip install tocca-games)
doctor-extra = { $extra } ({ $purpose }) : { $packages }
doctor-no-extra = { $extra } ({ $purpose }) : pas installé : { $packages }. pip install 'tocca-games[{ $extra }]'
doctor-broken-extra = { $extra } ({ $purpose }) : impossible de charger { $package } : { $why }
doctor-cache = Le code machine est gardé dans { $folder }
extra-server = tables en direct et page pour navigateur
extra-cluster = plusieurs machines pour un seul serveur
extra-fast = jeux compilés : les robots pensent plus vite
extra-gpu = les jeux compilés sur un GPU NVIDIA
extra-arena = classements à trois et quatre joueurs
extra-rl = PettingZoo et Gymnasium
extra-train = réseaux qui apprennent
extra-spiel = OpenSpiel
doctor-client = La page pour navigateur est là
doctor-no-client = La page pour navigateur manque : dans un checkout `make web` la construit, un paquet publié la contient
doctor-store = Les parties peuvent être gardées : {$where}
doctor-port = Le port {$port} est libre
doctor-port-taken = Quelque chose écoute déjà sur le port {$port}
new-game-no-name = comment s’appelle le jeu ? Par exemple : tocca new-game quatre-rois
new-game-bad-name = le nom d’un jeu a des minuscules, des chiffres et des traits d’union simples, 30 au plus, et commence par une lettre : pas { $name }
new-game-taken = { $name } est déjà pris : un jeu ou un module Python porte ce nom
new-game-exists = { $folder } existe déjà ; rien n’a été écrit
new-game-written =
    { $name }/ contient un petit jeu qui marche. Maintenant :

      cd { $name }
      pip install -e .          pour que Tocca le trouve
      pytest                    les tests de Tocca, sur votre jeu
      tocca play { $name }
      tocca serve --open        une table dans le navigateur

    Les règles sont dans { $module }.py. Faites-en les vôtres.

## A host’s tools

no-backup-named = indiquez le fichier de la sauvegarde : tocca backup FICHIER
no-database = il n’y a pas de base de données dans { $folder } ; utilisez --data ou --database
backed-up = Sauvegardé dans { $file } ({ $size } Mo). Ce fichier contient le secret du serveur : gardez-le pour vous.
backup-failed = les données n’ont pas pu être sauvegardées : { $why }
restored = { $file } a été rétabli.
restore-failed = la sauvegarde n’a pas pu être rétablie : { $why }
verified = { $tables } tables, { $events } événements, { $records } parties enregistrées ; dernier événement : { $latest } (UTC).
verify-failed = les données n’ont pas pu être vérifiées : { $why }
admin-what = dites quoi faire : tocca admin status, kick, ban, unban, close, delete, renew ou say
admin-no-server = aucun serveur n’a été lancé avec ce dossier ; utilisez --data, ou --url et --token
admin-failed = le serveur a refusé : { $why }
admin-done = C’est fait.
admin-status = { $tables } tables en mémoire, { $connections } connexions, { $memory } Mo ; en marche depuis { $minutes } minutes ; état : { $health }
admin-table = { $table }  { $game }  { $phase }  { $people } présents
admin-banned = Exclus : { $who }
