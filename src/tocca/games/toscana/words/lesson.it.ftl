# La lezione di Toscana (lesson.toml): una domanda, che cosa si dice quando è risolta (-done), e a risposte sbagliate.

toscana-lesson-first = Sei Grigio, le strade. Ogni tessera ha sei caselle del tuo colore e due di Rosso. La prima deve coprire la casella centrale: posala su uno dei punti illuminati.
toscana-lesson-first-done = La città comincia, e anche Rosso ha posato una tessera.
toscana-lesson-touch = D’ora in poi almeno una casella grigia della tua tessera deve toccare, lato contro lato, una casella grigia di un’altra. Di chi sia la tessera non importa. Posa la tua su un punto illuminato.
toscana-lesson-touch-done = Grigio tocca grigio. Ti aiuta anche il tuo colore nelle tessere di Rosso.
toscana-lesson-turn = Una tessera si può girare, mai capovolgere. Gira la tua di un quarto o di mezzo giro, e poi posala.
toscana-lesson-turn-done = Girandola, metti le tue due caselle rosse dove aiutano meno Rosso.
toscana-lesson-turn-else = Ci sta, ma questa volta prima gira la tessera.
toscana-lesson-zone = Alla fine conta solo la tua zona più grande: caselle del tuo colore collegate, in tessere di chiunque. Ogni tessera che ne fa parte è un punto. Trova un posto dove questa ne porta nella zona un’altra.
toscana-lesson-zone-done = Due punti in una volta: la tua tessera e un’altra che ora è collegata.
toscana-lesson-zone-else = Una tessera in meno del possibile. Cerca caselle grigie fuori dalla tua zona e fai un ponte.
toscana-lesson-veto = Prima che Rosso posi una tessera, la vedi. Una volta per gioco puoi vietarla: va sotto la pila, e Rosso deve giocare la successiva. Usa il veto.
toscana-lesson-veto-done = Rosso ha dovuto prendere la successiva. Tieni il veto per una tessera che aiuterebbe davvero Rosso.
toscana-lesson-veto-else = A un tavolo vero può essere saggio. Qui prova una volta il veto.
toscana-lesson-pass = La tessera di Rosso non ci sta da nessuna parte: la mossa è persa, non si passa per scelta. Tocca di nuovo a te. Posa la tua tessera.
toscana-lesson-pass-done = Ora nessuno dei due ha più posto: il gioco è finito e si contano le zone. Una partita è di due giochi. Ora conosci Toscana!

toscana-lesson-puzzle = Trova l’unica posa dopo la quale la tua zona è la più grande. Prova anche a girare la tessera.
toscana-lesson-puzzle-done = Meglio non si può: tessere guadagnate { $tiles }, { $margin } più di ogni altra posa.
toscana-lesson-puzzle-else = C’è una posa con una zona più grande. Cerca caselle grigie da unire.
