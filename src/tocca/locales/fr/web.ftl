# Les textes du client web, plateaux exceptés. Les noms des jeux et la notation restent les mêmes dans toutes les langues.

## La première page

web-welcome = Les tables sont mises. Asseyez-vous et jouez.
web-about = Pour { $players } joueurs.
web-games = Jeux
web-play-now = Jouer
web-with-friends = Entre amis
web-rules = Règles
web-learn = Apprendre en jouant
web-puzzle = Problème du jour
web-opening = Un instant…
web-recent = Vos tables
web-my-games = Mes parties
web-forget = Oublier cette table de { $game }
web-phase-lobby = pas commencée
web-phase-playing = en cours
web-phase-paused = en pause
web-phase-over = terminée
web-join = Vous avez un lien ?
web-join-label = Collez le lien ici
web-join-go = Rejoindre
web-join-bad = Ce n’est pas le lien d’une table.
web-open-record = Revoir une partie enregistrée
web-public-tables = Tables publiques
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-no-public-tables = Personne n’attend en ce moment. Ouvrez une table publique, on vous trouvera.
web-footer = Gratuit et libre. Sans compte, sans publicité, sans pistage.
web-home = Retour à l’accueil
web-lost-title = Il n’y a rien ici
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
web-alerts = Notifications
web-alerts-hint = Quand c’est à vous et que vous regardez ailleurs
web-alerts-refused = Ce navigateur ne le permet pas ; voyez les réglages du site.
web-rematch-offered = On vous propose une revanche.
web-motion = Animations
web-patterns = Motifs sur les pièces
web-patterns-hint = Distinguer les pièces sans les couleurs
web-left-handed = Mode gaucher
web-left-handed-hint = Panneau latéral à gauche

## Une nouvelle table

web-new-table = { $game } entre amis
web-new-alone = { $game } contre les robots
web-options = Options de la partie
web-open-table = Ouvrir la table
web-against-bots = Contre des robots
web-rival = Contre qui jouez-vous ?
web-rival-now = Vous jouez contre { $name }. Choisir quelqu’un d’autre
web-level = Niveau { $number } sur { $last }
web-players = Joueurs
web-clock = Temps
web-clock-none = Illimité
web-clock-move = Par coup
web-clock-game = Par partie
web-clock-days = En jours
web-clock-seconds = Secondes par coup
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées par coup
web-clock-days-each = Jours par coup
web-public = Table publique
web-public-hint = Tout le monde peut la trouver et s’asseoir
web-hints = Conseils
web-hints-hint = Chacun peut demander conseil à un robot

## Avant la partie

web-seats = Places
web-seat = Place { $number }
web-seat-free = Libre
web-sit = S’asseoir
web-sit-too = Jouer aussi ici
web-stand = { $name } se lève
web-send-away = { $name } : libérer la place
web-add-bot = Mettre un robot à la place { $number }
web-other-bot = { $name } : mettre un autre robot
web-fill-bots = Robots aux places libres
web-start = Commencer
web-waiting-seats =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-waiting-host = Tout le monde est là. L’hôte lance la partie.
web-here = en ligne
web-away = hors ligne
web-you = vous
web-bot = robot
web-bot-helps = un robot joue
web-invite = Inviter
web-invite-text = Qui a ce lien peut s’asseoir. Un nom suffit.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-copy = Copier le lien
web-copy-watch = Lien pour regarder
web-copied = Copié
web-share = Partager
web-agreed = Comment on joue ici
web-agreed-usual = Le jeu habituel, sans limite de temps.
web-without = sans : { $what }
web-change = Modifier
web-save = Enregistrer

## À la table

web-leave = Quitter la table (votre place est gardée)
web-turn = tour en cours
web-ready = a choisi
web-winner = gagne
web-time-left = temps restant
web-look = Montrer
web-bot-in = Faire jouer un robot
web-waiting-for = On attend { $names }.
web-paused = La partie est en pause.
web-advice = Conseil
web-advice-thinking = Le robot réfléchit…
web-advice-says = Le robot conseille :
web-advice-chance = { $percent } % de chances de gagner
web-advice-others = Coups envisagés par le robot
web-advice-close = Cacher le conseil
web-advice-allowed = Les conseils sont permis à cette table.
web-moves = Coups
web-no-moves = Rien n’a encore été joué.
web-secret = un choix secret
web-chat = Discussion
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-emote-1 = Bravo
web-emote-2 = Rire
web-emote-3 = Oh !
web-emote-4 = Ouf
web-emote-5 = Hmm
web-emote-6 = Cœur
web-log = Coups et discussion
web-menu = Plus
web-somebody = Quelqu’un
web-watchers = spectateurs
web-take-back = Annuler le coup
web-asks-back = { $name } aimerait annuler son dernier coup. D’accord ?
web-asked-back = Vous avez demandé à annuler votre coup ; les autres décident.
web-yes = Oui
web-no = Non
web-cancel = Annuler
web-pause = Pause
web-resume = Reprendre
web-resign = Abandonner
web-resign-sure = Voulez-vous vraiment abandonner cette partie ?
web-board = Plateau
web-in-words = Plateau en mots
web-words = En mots
web-no-board = Le plateau n’a pas pu être chargé. Rechargez la page.
web-reload = Recharger
web-new-version = Il y a une nouvelle version de Tocca.
web-no-table = Cette table ne peut pas être montrée
web-reconnecting = Connexion perdue. On revient…
web-back-in-a-moment = Le serveur redémarre. De retour dans un instant, rien n’est perdu.
web-line-none = pas de connexion
web-line-good = bonne connexion
web-line-fair = connexion lente
web-line-poor = connexion très lente
web-curtain = Passez l’appareil à { $name }
web-curtain-text = Les autres regardent ailleurs.
web-curtain-open = Je suis { $name }
web-hand-over = Passer à { $name }

## Ce qui s'est passé, ligne par ligne

web-line-acted = { $name } : { $action }
web-line-chose = { $name } a choisi, en secret.
web-line-said = { $name } dit : { $text }
web-line-seated = { $name } s’assied.
web-line-bot = { $name }, un robot, s’assied.
web-line-stood = { $name } se lève.
web-line-created = La table est mise.
web-line-configured = Les règles de la table ont changé.
web-line-started = La partie commence.
web-line-asked-back = { $name } aimerait annuler son coup.
web-line-agreed = { $name } est d’accord.
web-line-declined = { $name } n’est pas d’accord.
web-line-taken-back = { $name } a annulé un coup.
web-line-paused = La partie est en pause.
web-line-resumed = La partie reprend.
web-line-resigned = { $name } abandonne.
web-line-flagged = { $name } a épuisé son temps.
web-line-rematch = On demande une revanche.
web-line-muted = On demande le silence à : { $name }
web-line-unmuted = Peut parler à nouveau : { $name }
web-line-host = La table a un nouvel hôte.

## Après la partie

web-you-win = Vous gagnez !
web-draw = Match nul !
web-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
web-outcome-resigned = { $name } a abandonné.
web-outcome-time = { $name } a épuisé son temps.
web-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été jouée jusqu’au bout.
web-rematch = Revanche
web-rematch-swapped = Revanche, places échangées
web-rematch-rotated = Revanche, places décalées
web-rematch-asked = Vous voulez une revanche. On attend les autres.
web-rematch-wanted = { $name } aimerait une revanche.
web-wants-rematch = veut une revanche
web-replay = Revoir
web-download = Enregistrer la partie
web-picture = Image du plateau
web-open-record-text = Un fichier .tocca, gardé depuis une table ou le terminal.
web-choose-file = Choisir un fichier
web-record-big = Ce fichier est trop gros pour une partie.
web-link-move = Copier le lien vers ce coup
web-first = Premier coup
web-previous = Coup précédent
web-next = Coup suivant
web-last = Dernier coup
web-move = Coup
web-move-of = Coup { $number } sur { $last }
web-eyes = Point de vue
web-spectator = Un spectateur
web-unhidden = Tout visible
web-analyse = Analyser
web-run = Lecture
web-round = Tour { $number }
web-earlier = Revoir la partie { $number }
web-looking-back = Retour en arrière : { $what }
web-back-to-now = Revenir à la partie
web-reaction = { $ms } ms
web-speed = Vitesse
web-round-back = Tour précédent
web-round-on = Tour suivant
web-to-table = À la table

## Apprendre

web-contents = Sommaire
web-figure = Figure
web-table-of = Tableau
web-example = Regarder une partie d’exemple
web-tip = Astuce
web-tip-next = Suivant
web-tip-done = Compris
web-tip-close = Masquer les astuces

## The board of a game that has none of its own

web-any-chosen = Choisi : { $action }.
web-any-drawing = La table
web-any-actions = Ce que vous pouvez faire
web-any-find = Écrivez pour trouver un coup
web-any-count = { $count } sur { $all }
web-any-none = Aucun coup ne commence ainsi.
web-any-choose = À vous : choisissez.
web-any-play = Jouer ce coup
web-any-no-rules = Ce jeu n’a pas encore de page de règles. Ouvrez une table : ce qu’on peut faire est toujours affiché.

## Moments

web-ready-title = On y va ?
web-ready-now = C’est bon pour moi
web-ready-waiting = On attend les autres…
web-is-ready = c’est bon
web-not-ready = pas encore
web-begins-in = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Encore { $seconds } secondes
}
web-take-back-sure = Cette étape de la partie est finie et comptée. Revenir en arrière et la rejouer à partir de là ?
web-removed = L’hôte a libéré votre place. Vous regardez maintenant.
web-watching-full = Toutes les places sont prises : vous regardez.
web-watching-link = Ce lien est pour les spectateurs.
web-invite-full = Toutes les places sont prises : ce lien permet de regarder.
web-bot-in-seconds = Un robot peut jouer dans { $seconds } s
web-remarks = Les robots commentent
web-option-clash = Ne va pas avec : { $others }
web-line-renamed = Nouveau nom : { $name }.
web-line-ready = { $name } : c’est bon.

## Pourquoi quelque chose a été refusé

web-refused = Cela n’a pas marché : { $why }
web-refused-unreachable = Le serveur ne répond pas. Êtes-vous en ligne ?
web-refused-closed = La connexion est fermée.
web-refused-interrupted = La connexion a été coupée un instant. Vérifiez si votre coup est passé.
web-refused-no-such-table = Cette table n’existe pas, ou le lien est incomplet.
web-refused-other-rules = Cette partie a été commencée avec d’autres règles que celles de ce serveur. Ouvrez une nouvelle table.
web-refused-crowded = Il y a trop de monde à cette table.
web-refused-full = Il y a trop de tables ici en ce moment.
web-refused-too-many-tables = Vous avez ouvert beaucoup de tables. Jouez d’abord à l’une d’elles.
web-refused-banned = La personne qui gère ce serveur vous a exclu.
web-refused-bad-option = On ne peut pas jouer avec ces options.
web-refused-bad-clock = On ne peut pas jouer avec ce réglage du temps.
web-refused-bad-record = Ce fichier n’est pas une partie valable.
web-refused-too-long = Cette partie est trop longue pour être montrée.
web-refused-already-answered = Vous avez déjà accepté.
web-refused-are-you-sure = Cette étape de la partie est déjà comptée.
web-refused-no-name = Un nom a au moins une lettre.
web-refused-not-gathering = La partie a déjà commencé.
web-refused-not-ready = Tout le monde n’est pas encore prêt.
web-refused-already-asked = Vous l’avez déjà demandé ; les autres réfléchissent.
web-refused-already-pressed = Vous avez déjà tapé ; le verdict arrive.
web-refused-racing = Pas pendant un lancer.
web-refused-match-on = Pas en pleine partie.
web-refused-muted = L’hôte a demandé le silence.
web-refused-from-memory = Ici, il faut se souvenir : les coups se revoient à la fin de la partie.
web-refused-no-such-move = Ce coup n’existe plus.
web-refused-no-undo = Cela ne peut pas être annulé.
web-refused-nothing-asked = Plus personne ne demande d’annulation.
web-refused-nothing-to-undo = Vous n’avez encore rien à annuler.
web-refused-not-legal = Ce n’est pas possible maintenant.
web-refused-not-over = La partie n’est pas encore finie.
web-refused-not-paused = La partie n’est pas en pause.
web-refused-not-playing = Il n’y a pas de partie à abandonner.
web-refused-not-started = La partie n’a pas encore commencé.
web-refused-not-stored = Cela n’a pas pu être enregistré. Réessayez.
web-refused-not-the-host = Seul l’hôte de cette table peut le faire.
web-refused-not-your-seat = Ce n’est pas votre place.
web-refused-only-watching = Ce lien sert à regarder. Demandez-en un pour jouer.
web-refused-other-seat = Ce lien est pour une autre place.
web-refused-nobody-to-mute = Il n’y a personne à faire taire.
web-refused-nothing-said = Le message est vide.
web-refused-out-of-time = Votre temps est écoulé.
web-refused-paused = La partie est en pause.
web-refused-played-elsewhere = Vous avez joué à une autre place de cette partie.
web-refused-seat-free = Personne n’est assis là.
web-refused-seat-taken = Quelqu’un est assis là. Après une absence prolongée, un robot peut jouer à sa place.
web-refused-seats-free = Chaque place doit être prise, par une personne ou un robot.
web-refused-stale = Le plateau a changé depuis votre choix.
web-refused-too-fast = C’est beaucoup à la fois. Attendez un instant.
web-refused-no-hints = Pas de conseils pour l’instant.
web-refused-still-thinking = Le robot réfléchit encore à votre dernière question.
web-refused-busy = Les robots sont occupés. Réessayez dans un instant.
web-refused-no-advice = Le robot n’a pas de conseil pour l’instant.
web-refused-not-found = Il n’y a rien de tel ici.
web-refused-store-away = Pour l’instant, le serveur ne peut rien enregistrer. Réessayez dans un instant.
web-refused-too-big = C’est trop à la fois.
