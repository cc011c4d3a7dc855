# Jouer sans serveur : les tables dans le navigateur, et l'application qui se passe de réseau.
offline-here = Jouer dans ce navigateur
offline-here-why = Rien n’est envoyé. La partie reste sur cet appareil.
offline-loading = Mise en place de la table dans ce navigateur
offline-megabytes = { $done } sur { $all } Mo
offline-make = Rendre disponible hors ligne
offline-make-text = Tous les jeux, les règles et les robots sont enregistrés sur cet appareil, environ { $size } Mo. Ensuite, on joue sans réseau : dans le train, en avion, partout.
offline-start = Télécharger
offline-go-on = Continuer
offline-broken = Le téléchargement a été interrompu. Ce qui est arrivé est conservé.
offline-ready = C’est prêt : vous pouvez jouer sans réseau.
offline-local = Cette table n’existe que dans ce navigateur. On peut y jouer à plusieurs sur un même appareil, ou contre des robots.
offline-weaker = Ici, les robots réfléchissent dans votre navigateur. Aux niveaux 1 à 3, ils jouent comme sur un serveur. Aux niveaux 4 et 5, ils voient moins loin. Contre leurs doubles sur un serveur, ils ont gagné 8 parties sur 72, alors que l’égalité serait à 32.
offline-try = Essayer ici
offline-try-again = Encore une fois
