# The bots that people meet: five in each game, the weakest first. A name, and a temper in one line.

## Tóncc

persona-pip = Pip the Page
persona-pip-temper = runs ahead of his own King
persona-dondola = Duchess Dondola
persona-dondola-temper = changes her mind at every border
persona-bruno = Captain Bruno
persona-bruno-temper = takes what lies in front of him
persona-ginevra = Abbess Ginevra
persona-ginevra-temper = hears what you have not said
persona-malachia = King Malachia the Grey
persona-malachia-temper = has been where you are going

## Toscana

persona-nino = Nino
persona-nino-temper = an apprentice: lays the tile, then looks
persona-pia = Nonna Pia
persona-pia-temper = builds where her bench stands
persona-fausto = Surveyor Fausto
persona-fausto-temper = never wastes a square today
persona-livia = Contessa Livia
persona-livia-temper = says no with a smile, at the worst moment
persona-brunello = Maestro Brunello
persona-brunello-temper = sees the town before the first tile

## Totsa!

persona-biscotto = Biscotto
persona-biscotto-temper = an old dog; dreams of cookies between two rolls
persona-rosa = Zia Rosa
persona-rosa-temper = slaps with feeling, not always the right card
persona-tino = Tino
persona-tino-temper = the baker's boy: knows every cookie by its crumbs
persona-volpe = Volpe
persona-volpe-temper = a fox: remembers what you turned down
persona-ombra = Ombra
persona-ombra-temper = a raccoon: gone with the cookie before you look

## Tomoko

persona-momo = Momo
persona-momo-temper = a kitten: pushes marbles to see them roll
persona-haru = Haru
persona-haru-temper = is pleased with every card, yours too
persona-emi = Emi
persona-emi-temper = counts marbles under her breath
persona-jiro = Old Jiro
persona-jiro-temper = waits three pushes for the right one
persona-tsuru = Tsuru the Crane
persona-tsuru-temper = knows your card by what you leave alone

## Any other game

persona-primo = Primo
persona-primo-temper = plays for the first time, and loves it
persona-seconda = Seconda
persona-seconda-temper = has read half of the rules
persona-terzo = Terzo
persona-terzo-temper = thinks as far as his nose
persona-quarta = Quarta
persona-quarta-temper = asks herself what you would do
persona-quinto = Quinto
persona-quinto-temper = has played all of it in his head
