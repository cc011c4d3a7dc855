# Les textes du client web, plateaux exceptés. Les noms des jeux et la notation restent les mêmes dans toutes les langues.

## La première page

web-welcome = Quatre tables sont mises. Asseyez-vous et jouez.
web-games = Jeux
web-about-toncc = Trois Rois choisissent en secret et conquièrent des Régions. 3 joueurs.
web-about-toscana = Posez des tuiles dans la plus grande zone de votre couleur. 2 joueurs.
web-about-totsa = Tapez le premier sur le bon biscuit, et souvenez-vous. 2 à 4 joueurs.
web-about-tomoko = Poussez des billes jusqu'à ce que le plateau montre vos cartes. 2 à 4 joueurs.
web-play-now = Jouer
web-with-friends = Entre amis
web-rules = Règles
web-opening = Un instant…
web-recent = Vos tables
web-forget = Oublier cette table de { $game }
web-phase-lobby = pas commencée
web-phase-playing = en cours
web-phase-paused = en pause
web-phase-over = terminée
web-join = Vous avez un lien ?
web-join-label = Collez le lien ici
web-join-go = Rejoindre
web-join-bad = Ce n'est pas le lien d'une table.
web-open-record = Revoir une partie gardée
web-public-tables = Tables ouvertes
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-no-public-tables = Personne n'attend en ce moment. Ouvrez une table publique, on vous trouvera.
web-footer = Libre et ouvert ; sans compte, sans publicité, sans pistage.
web-home = Retour à l'accueil
web-lost-title = Il n'y a rien ici
web-lost-text = Le lien est peut-être incomplet.

## Réglages

web-settings = Réglages
web-close = Fermer
web-name = Votre nom
web-name-second = Nom du joueur suivant sur cet appareil
web-name-hint = Pour que les autres vous reconnaissent
web-guest = Invité
web-language = Langue
web-auto = Automatique
web-theme = Lumière
web-theme-light = Jour
web-theme-dark = Soir
web-sound = Sons
web-motion = Animations
web-patterns = Plus de motifs
web-patterns-hint = Distinguer les pièces sans les couleurs
web-left-handed = Gaucher
web-left-handed-hint = Panneau latéral à gauche

## Une nouvelle table

web-new-table = { $game } entre amis
web-open-table = Ouvrir la table
web-against-bots = Contre des robots
web-rival = Contre qui jouez-vous ?
web-rival-now = Vous jouez contre { $name }. Choisir quelqu'un d'autre
web-level = Niveau { $number } sur { $last }
web-players = Joueurs
web-clock = Pendule
web-clock-none = Aucune
web-clock-move = Par coup
web-clock-game = Par partie
web-clock-days = En jours
web-clock-seconds = Secondes par coup
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées par coup
web-clock-days-each = Jours par coup
web-public = Table publique
web-public-hint = Tout le monde peut la trouver et s'asseoir
web-hints = Conseils
web-hints-hint = Chacun peut demander conseil à un robot
web-option-tomoko-claims = Poser les cartes
web-choice-tomoko-claims-auto = La table s'en charge
web-choice-tomoko-claims-manual = À vous de le voir
web-option-tomoko-prefill = Plateau plein
web-hint-tomoko-prefill = Pour une partie plus rapide
web-option-tomoko-teams = Équipes
web-hint-tomoko-teams = À quatre, deux contre deux
web-option-tomoko-open_cards = Cartes ouvertes
web-hint-tomoko-open_cards = Tout le monde voit toutes les cartes
web-option-tomoko-play_on = On continue
web-hint-tomoko-play_on = Pour les places après la première
web-option-tomoko-limit = Nombre maximal de poussées
web-option-toncc-challenges = Défis
web-option-toncc-kings = Qui joue quel Roi
web-choice-toncc-kings-drawn = Au sort
web-choice-toncc-kings-seat = Selon la place
web-option-toncc-auto_finish = Un Roi resté seul joue tout seul
web-hint-toncc-auto_finish = Quand plus personne d'autre ne peut bouger
web-option-toscana-games = Manches de la partie
web-option-toscana-first = Qui commence
web-choice-toscana-first-grey = Gris
web-choice-toscana-first-red = Rouge
web-choice-toscana-first-random = Au sort
web-option-toscana-swap_colours = Échange des couleurs à la seconde manche
web-option-toscana-veto = Veto
web-hint-toscana-veto = Une fois par manche, refuser la tuile adverse
web-option-totsa-simple = Jeu simple
web-hint-totsa-simple = Sans Volte-face, moitié moins de biscuits, trois cartes ouvertes gagnent
web-option-totsa-peek = Regarder ses propres cartes cachées
web-option-totsa-pace = Pause entre deux lancers, secondes
web-option-totsa-window = Temps pour taper, secondes
web-option-totsa-limit = Nombre maximal de lancers

## Avant la partie

web-seats = Places
web-seat = Place { $number }
web-seat-free = Libre
web-sit = S'asseoir
web-sit-too = Joue aussi ici
web-stand = { $name } se lève
web-send-away = Libérer la place de { $name }
web-add-bot = Mettre un robot à la place { $number }
web-other-bot = Un autre robot à la place de { $name }
web-fill-bots = Robots aux places libres
web-start = Commencer
web-waiting-seats =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-waiting-host = Tout le monde est là. L'hôte lance la partie.
web-here = présent
web-away = absent
web-you = vous
web-bot = robot
web-bot-helps = remplacé par un robot
web-invite = Inviter
web-invite-text = Qui a ce lien peut s'asseoir. Un nom suffit.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code pour l'appareil photo d'un téléphone
web-copy = Copier le lien
web-copy-watch = Lien pour regarder
web-copied = Copié
web-share = Partager
web-agreed = Ce qu'on joue
web-agreed-usual = Le jeu habituel, sans pendule.
web-without = sans : { $what }
web-change = Modifier
web-save = Enregistrer

## À la table

web-leave = Quitter la table (votre place est gardée)
web-turn = au trait
web-ready = prêt
web-winner = gagne
web-time-left = temps restant
web-look = Montrer
web-bot-in = Faire jouer un robot
web-waiting-for = On attend { $names }.
web-paused = La partie est en pause.
web-advice = Conseil
web-advice-thinking = Le robot réfléchit…
web-advice-says = Un robot jouerait
web-advice-chance = { $percent } % de gagner
web-advice-others = Ce que pense le robot
web-advice-close = Cacher le conseil
web-advice-allowed = Les conseils sont permis à cette table.
web-moves = Coups
web-no-moves = Rien n'a encore été joué.
web-secret = un choix secret
web-chat = Discussion
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-emote-1 = Bravo
web-emote-2 = Rire
web-emote-3 = Oh !
web-emote-4 = Ouf
web-emote-5 = Hmm
web-emote-6 = Cœur
web-log = Coups et discussion
web-menu = Plus
web-somebody = Quelqu'un
web-watchers = spectateurs
web-take-back = Reprendre
web-asks-back = { $name } aimerait reprendre son dernier coup. D'accord ?
web-asked-back = Vous avez demandé à reprendre ; les autres décident.
web-yes = Oui
web-no = Non
web-cancel = Annuler
web-pause = Pause
web-resume = Continuer
web-resign = Abandonner
web-resign-sure = Voulez-vous vraiment abandonner cette partie ?
web-board = Plateau
web-in-words = Plateau en mots
web-no-board = Le plateau n'a pas pu être chargé. Rechargez la page.
web-reload = Recharger
web-new-version = Il y a une nouvelle version de Tocca.
web-no-table = Cette table ne peut pas être montrée
web-reconnecting = Connexion perdue. On revient…
web-back-in-a-moment = Le serveur redémarre. De retour dans un instant, rien n'est perdu.
web-line-none = pas de connexion
web-line-good = bonne connexion
web-line-fair = connexion lente
web-line-poor = connexion très lente
web-curtain = Passez l'appareil à { $name }
web-curtain-text = Les autres regardent ailleurs.
web-curtain-open = Je suis { $name }
web-hand-over = Passer à { $name }

## Ce qui s'est passé, ligne par ligne

web-line-acted = { $name } : { $action }
web-line-chose = { $name } a choisi, en secret.
web-line-said = { $name } dit : { $text }
web-line-seated = { $name } s'assied.
web-line-bot = { $name }, un robot, s'assied.
web-line-stood = { $name } se lève.
web-line-created = La table est mise.
web-line-configured = Ce qu'on joue a changé.
web-line-started = La partie commence.
web-line-asked-back = { $name } aimerait reprendre.
web-line-agreed = { $name } est d'accord.
web-line-declined = { $name } n'est pas d'accord.
web-line-taken-back = { $name } a repris un coup.
web-line-paused = La partie est en pause.
web-line-resumed = La partie continue.
web-line-resigned = { $name } abandonne.
web-line-flagged = { $name } n'a plus de temps.
web-line-rematch = On demande une revanche.
web-line-muted = On demande le silence à : { $name }
web-line-unmuted = Peut parler à nouveau : { $name }
web-line-host = La table a un nouvel hôte.

## Après la partie

web-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
web-outcome-resigned = { $name } a abandonné.
web-outcome-time = { $name } n'avait plus de temps.
web-unfinished = L'enregistrement s'arrête ici ; la partie n'a pas été jouée jusqu'au bout.
web-rematch = Revanche
web-rematch-swapped = Revanche, places échangées
web-rematch-rotated = Revanche, une place plus loin
web-rematch-asked = Vous voulez une revanche. On attend les autres.
web-rematch-wanted = { $name } aimerait une revanche.
web-wants-rematch = veut une revanche
web-replay = Revoir
web-download = Garder dans un fichier
web-open-record-text = Un fichier .tocca, gardé depuis une table ou le terminal.
web-choose-file = Choisir un fichier
web-record-big = Ce fichier est trop grand pour une partie.
web-link-move = Copier le lien vers ce coup
web-first = Premier coup
web-previous = Coup précédent
web-next = Coup suivant
web-last = Dernier coup
web-move = Coup
web-move-of = Coup { $number } sur { $last }
web-eyes = Par les yeux de qui
web-spectator = Un spectateur
web-unhidden = Rien de caché
web-run = Dérouler
web-to-table = À la table

## Apprendre

web-contents = Sommaire
web-figure = Figure
web-table-of = Tableau
web-example = Regarder une partie d'exemple
web-figure-toncc-setup = Avant le premier coup : dix-huit Régions autour de l'Esprit, où les trois Rois se tiennent ensemble.
web-figure-toncc-turn = Des Rois se sont rencontrés sur une Région : celui dont cette couleur est la plus forte la conquiert et pose un Sceau sur la Carte.
web-figure-toncc-end = La fin d'un défi : les Régions conquises sont vertes, et sur la Carte les Royaumes sont entourés.
web-figure-toscana-setup = Avant la première tuile : le plateau, les deux piles avec leurs tuiles du dessus, et la tuile d'ouverture en main.
web-figure-toscana-turn = Une douzaine de tuiles plus tard. À côté de chaque nom : combien de tuiles traverse la meilleure zone.
web-figure-toscana-end = Le décompte : chaque tuile que traverse une meilleure zone compte une fois.
web-figure-totsa-setup = Avant le premier lancer : dix-huit biscuits et les trois cartes action.
web-figure-totsa-turn = Les dés sont lancés : couleur et forme désignent un biscuit. Le premier qui tape dessus le prend.
web-figure-totsa-end = La fin : qui a pris quoi.
web-figure-tomoko-setup = Avant la première poussée, plateau rempli. Vos deux cartes sont devant vous.
web-figure-tomoko-turn = Une poussée a complété un motif : la carte est posée, et on en pioche une nouvelle.
web-figure-tomoko-end = La fin : dix cartes sont posées.
web-tip = Conseil
web-tip-next = Suivant
web-tip-done = Compris
web-tip-close = Plus de conseils
web-tip-toncc-1 = Votre Roi peut aller sur les Régions éclairées. Touchez-en une et validez : c'est votre choix secret.
web-tip-toncc-2 = Tous les Rois bougent ensemble. Là où ils se rencontrent, le plus fort dans la couleur de la Région la conquiert : regardez qui bat qui.
web-tip-toncc-3 = Une Région conquise met votre Sceau sur la Carte. Trois Sceaux à la suite sur un côté font un Royaume, et les Royaumes des points.
web-tip-toscana-1 = Touchez un point éclairé pour essayer votre tuile, tournez-la, puis confirmez. Il vous faut une grande zone de votre couleur.
web-tip-toscana-2 = Au moins une case de votre couleur doit toucher la même couleur d'une autre tuile.
web-tip-toscana-3 = Une fois par manche, vous pouvez mettre votre veto à la tuile adverse. Gardez-le pour quand cela fait mal.
web-tip-totsa-1 = Regardez les dés : couleur et forme désignent un seul biscuit. Tapez sur cette carte avant les autres.
web-tip-totsa-2 = Une tape fausse coûte une carte. Mieux vaut tard que faux.
web-tip-totsa-3 = Les cartes cachées peuvent être capturées : souvenez-vous de ce qu'elles montrent.
web-tip-tomoko-1 = Choisissez une bille et une flèche au bord : elle pousse d'un cran les billes devant elle, jusqu'au premier vide.
web-tip-tomoko-2 = Vos cartes montrent des motifs 3 × 3. Quand l'un d'eux apparaît sur le plateau, tourné ou non, la carte est posée.
web-tip-tomoko-3 = Regardez aussi ce que votre poussée offre aux autres.

## Pourquoi quelque chose a été refusé

web-refused = Cela n'a pas marché : { $why }
web-refused-unreachable = Le serveur ne répond pas. Êtes-vous en ligne ?
web-refused-closed = La connexion est fermée.
web-refused-interrupted = La connexion a été coupée un instant. Regardez si cela a compté.
web-refused-no-such-table = Cette table n'existe pas, ou le lien est incomplet.
web-refused-crowded = Il y a trop de monde à cette table.
web-refused-full = Il y a trop de tables ici en ce moment.
web-refused-too-many-tables = Vous avez ouvert beaucoup de tables. Jouez d'abord à l'une d'elles.
web-refused-bad-option = On ne peut pas jouer avec ces options.
web-refused-bad-clock = On ne peut pas jouer avec cette pendule.
web-refused-bad-record = Ce fichier n'est pas une partie digne de confiance.
web-refused-too-long = Cette partie est trop longue pour être montrée.
web-refused-already-answered = Vous avez déjà accepté.
web-refused-already-asked = Vous l'avez déjà demandé ; les autres réfléchissent.
web-refused-already-pressed = Vous avez déjà tapé ; le verdict arrive.
web-refused-racing = Pas au milieu d'une course.
web-refused-match-on = Pas au milieu d'une partie.
web-refused-muted = L'hôte a demandé le silence.
web-refused-no-undo = Cela ne peut pas être repris.
web-refused-nothing-asked = Plus personne ne veut reprendre.
web-refused-nothing-to-undo = Vous n'avez encore rien à reprendre.
web-refused-not-legal = Ce n'est pas possible maintenant.
web-refused-not-over = La partie n'est pas encore finie.
web-refused-not-paused = La partie n'est pas en pause.
web-refused-not-playing = Il n'y a pas de partie à abandonner.
web-refused-not-started = La partie n'a pas encore commencé.
web-refused-not-stored = Cela n'a pas pu être enregistré. Réessayez.
web-refused-not-the-host = Seul l'hôte de cette table peut le faire.
web-refused-not-your-seat = Ce n'est pas votre place.
web-refused-only-watching = Ce lien sert à regarder. Demandez-en un pour jouer.
web-refused-other-seat = Ce lien est pour une autre place.
web-refused-nobody-to-mute = Il n'y a personne à faire taire.
web-refused-nothing-said = Il n'y a rien à dire là-dedans.
web-refused-out-of-time = Votre temps est écoulé.
web-refused-paused = La partie est en pause.
web-refused-played-elsewhere = Vous avez joué à une autre place de cette partie.
web-refused-seat-free = Personne n'est assis là.
web-refused-seat-taken = Quelqu'un est assis là. Un robot peut aider quand il est absent depuis un moment.
web-refused-seats-free = Chaque place doit être prise, par une personne ou un robot.
web-refused-stale = Le plateau a changé depuis votre choix.
web-refused-too-fast = C'est beaucoup à la fois. Attendez un instant.
web-refused-no-hints = Pas de conseils ici : c'est l'affaire des joueurs.
web-refused-still-thinking = Le robot réfléchit encore à votre dernière question.
web-refused-busy = Beaucoup demandent en ce moment. Réessayez dans un instant.
web-refused-no-advice = Le robot n'a pas de conseil pour l'instant.
web-refused-not-found = Il n'y a rien de tel ici.
web-refused-store-away = Le serveur ne peut rien enregistrer. Réessayez dans un instant.
web-refused-too-big = C'est trop à la fois.
