# Les bots que l'on rencontre : cinq par jeu, du plus faible au plus fort. Un nom, et un caractère en une ligne.

## Tóncc

persona-pip = Pip le Page
persona-pip-temper = court plus vite que son Roi
persona-dondola = La Duchesse Dondola
persona-dondola-temper = change d'avis à chaque frontière
persona-bruno = Le Capitaine Bruno
persona-bruno-temper = prend ce qui est devant lui
persona-ginevra = L'Abbesse Ginevra
persona-ginevra-temper = entend ce que vous n'avez pas dit
persona-malachia = Le Roi Malachia le Gris
persona-malachia-temper = revient d'où vous allez

## Toscana

persona-nino = Nino
persona-nino-temper = apprenti : pose la tuile, puis regarde
persona-pia = Nonna Pia
persona-pia-temper = bâtit là où est son banc
persona-fausto = Fausto le Géomètre
persona-fausto-temper = aujourd'hui, pas une case de perdue
persona-livia = La Comtesse Livia
persona-livia-temper = dit non en souriant, au pire moment
persona-brunello = Maître Brunello
persona-brunello-temper = voit la ville avant la première tuile

## Totsa!

persona-biscotto = Biscotto
persona-biscotto-temper = un vieux chien : rêve de biscuits entre deux lancers
persona-rosa = Zia Rosa
persona-rosa-temper = tape avec cœur, pas toujours sur la bonne carte
persona-tino = Tino
persona-tino-temper = le mitron : reconnaît chaque biscuit à ses miettes
persona-volpe = Volpe
persona-volpe-temper = une renarde : se souvient de ce que vous avez caché
persona-ombra = Ombra
persona-ombra-temper = un raton laveur : parti avec le biscuit avant votre regard

## Tomoko

persona-momo = Momo
persona-momo-temper = un chaton : pousse les billes pour les voir rouler
persona-haru = Haru
persona-haru-temper = se réjouit de chaque carte, même des vôtres
persona-emi = Emi
persona-emi-temper = compte les billes à mi-voix
persona-jiro = Le vieux Jiro
persona-jiro-temper = attend trois poussées pour la bonne
persona-tsuru = Tsuru la Grue
persona-tsuru-temper = devine votre carte à ce que vous n'y touchez pas

## Any other game

persona-primo = Primo
persona-primo-temper = joue pour la première fois, et adore
persona-seconda = Seconda
persona-seconda-temper = a lu la moitié des règles
persona-terzo = Terzo
persona-terzo-temper = pense jusqu'au bout de son nez
persona-quarta = Quarta
persona-quarta-temper = se demande ce que vous feriez
persona-quinto = Quinto
persona-quinto-temper = a déjà tout joué dans sa tête
