# Die Bots, denen man begegnet: fünf je Spiel, der schwächste zuerst. Ein Name und ein Wesen in einer Zeile.

## Tóncc

persona-pip = Pip der Page
persona-pip-temper = läuft seinem eigenen König davon
persona-dondola = Herzogin Dondola
persona-dondola-temper = überlegt es sich an jeder Grenze anders
persona-bruno = Hauptmann Bruno
persona-bruno-temper = nimmt, was vor ihm liegt
persona-ginevra = Äbtissin Ginevra
persona-ginevra-temper = hört, was du nicht gesagt hast
persona-malachia = König Malachia der Graue
persona-malachia-temper = war schon da, wo du hinwillst

## Toscana

persona-nino = Nino
persona-nino-temper = Lehrling: legt erst und schaut dann
persona-pia = Nonna Pia
persona-pia-temper = baut da, wo ihre Bank steht
persona-fausto = Landvermesser Fausto
persona-fausto-temper = verschenkt heute kein Feld
persona-livia = Contessa Livia
persona-livia-temper = sagt lächelnd Nein, im schlimmsten Moment
persona-brunello = Meister Brunello
persona-brunello-temper = sieht die Stadt vor dem ersten Stein

## Totsa!

persona-biscotto = Biscotto
persona-biscotto-temper = ein alter Hund: träumt zwischen zwei Würfen von Keksen
persona-rosa = Zia Rosa
persona-rosa-temper = schlägt mit Gefühl, nicht immer auf die richtige Karte
persona-tino = Tino
persona-tino-temper = der Bäckerlehrling: erkennt jeden Keks an den Krümeln
persona-volpe = Volpe
persona-volpe-temper = eine Füchsin: merkt sich, was du verdeckt hast
persona-ombra = Ombra
persona-ombra-temper = ein Waschbär: mit dem Keks fort, bevor du hinsiehst

## Tomoko

persona-momo = Momo
persona-momo-temper = ein Kätzchen: schubst Kugeln, damit sie rollen
persona-haru = Haru
persona-haru-temper = freut sich über jede Karte, auch über deine
persona-emi = Emi
persona-emi-temper = zählt leise die Kugeln mit
persona-jiro = Der alte Jiro
persona-jiro-temper = wartet drei Schübe auf den richtigen
persona-tsuru = Tsuru der Kranich
persona-tsuru-temper = kennt deine Karte an dem, was du nicht anrührst

## Any other game

persona-primo = Primo
persona-primo-temper = spielt zum ersten Mal und ist begeistert
persona-seconda = Seconda
persona-seconda-temper = hat die halbe Anleitung gelesen
persona-terzo = Terzo
persona-terzo-temper = denkt bis zur eigenen Nasenspitze
persona-quarta = Quarta
persona-quarta-temper = fragt sich, was du tun würdest
persona-quinto = Quinto
persona-quinto-temper = hat alles schon im Kopf gespielt
