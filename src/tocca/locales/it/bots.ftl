# I bot che si incontrano: cinque per gioco, dal più debole. Un nome, e un carattere in una riga.

## Tóncc

persona-pip = Pip il Paggio
persona-pip-temper = corre più avanti del suo Re
persona-dondola = La Duchessa Dondola
persona-dondola-temper = cambia idea a ogni confine
persona-bruno = Capitan Bruno
persona-bruno-temper = prende ciò che ha davanti
persona-ginevra = La Badessa Ginevra
persona-ginevra-temper = sente quello che non hai detto
persona-malachia = Re Malachia il Grigio
persona-malachia-temper = è già stato dove stai andando

## Toscana

persona-nino = Nino
persona-nino-temper = garzone: posa la tessera, poi guarda
persona-pia = Nonna Pia
persona-pia-temper = costruisce dove c'è la sua panchina
persona-fausto = Geometra Fausto
persona-fausto-temper = oggi non spreca una casella
persona-livia = La Contessa Livia
persona-livia-temper = dice di no sorridendo, nel momento peggiore
persona-brunello = Mastro Brunello
persona-brunello-temper = vede la città prima della prima tessera

## Totsa!

persona-biscotto = Biscotto
persona-biscotto-temper = un vecchio cane: sogna biscotti fra due lanci
persona-rosa = Zia Rosa
persona-rosa-temper = batte col cuore, non sempre sulla carta giusta
persona-tino = Tino
persona-tino-temper = il garzone del fornaio: riconosce ogni biscotto dalle briciole
persona-volpe = Volpe
persona-volpe-temper = una volpe: ricorda che cosa hai coperto
persona-ombra = Ombra
persona-ombra-temper = un procione: sparisce col biscotto prima che tu guardi

## Tomoko

persona-momo = Momo
persona-momo-temper = un gattino: spinge le biglie per vederle rotolare
persona-haru = Haru
persona-haru-temper = si rallegra di ogni carta, anche della tua
persona-emi = Emi
persona-emi-temper = conta le biglie sottovoce
persona-jiro = Il vecchio Jiro
persona-jiro-temper = aspetta tre spinte per quella giusta
persona-tsuru = Tsuru la Gru
persona-tsuru-temper = conosce la tua carta da ciò che non tocchi

## Any other game

persona-primo = Primo
persona-primo-temper = gioca per la prima volta, e gli piace
persona-seconda = Seconda
persona-seconda-temper = ha letto metà delle regole
persona-terzo = Terzo
persona-terzo-temper = pensa fin dove arriva il suo naso
persona-quarta = Quarta
persona-quarta-temper = si chiede che cosa faresti tu
persona-quinto = Quinto
persona-quinto-temper = ha già giocato tutto nella sua testa
