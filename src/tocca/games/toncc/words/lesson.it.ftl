# La lezione di Tóncc (lesson.toml): una domanda, che cosa si dice quando è risolta (-done), e a risposte sbagliate.

toncc-lesson-ways = Sei il Re Rosso e stai sulla Mente, al centro. Ne escono sei vie. Scegli una Regione e conferma, per esempio quella a destra.
toncc-lesson-ways-done = I tre Re si sono mossi insieme, e la Regione è tua: si gira, e sulla Mappa c’è il tuo Sigillo sulla sua figura.
toncc-lesson-ways-met = Un altro Re sta andando lì. Per ora scegli un’altra Regione.
toncc-lesson-edge = Sei sul bordo. Prosegui oltre, in alto a destra: guarda quale Regione si accende, lontano sulla stessa linea.
toncc-lesson-edge-done = Oltre il bordo rientri dall’altro capo della linea. Così le vie sono sempre sei.
toncc-lesson-edge-else = Anche quella è una via. Ma prova quella che esce in alto a destra e rientra dal lato opposto.
toncc-lesson-mind = La Mente è alla tua sinistra. Nessuno vi si ferma più: vai a sinistra e scavalcala.
toncc-lesson-mind-done = Oltre la Mente con un solo passo. Tre passi bastano per arrivare ovunque.
toncc-lesson-mind-else = Vai a sinistra, oltre la Mente: la Regione dall’altra parte è illuminata.
toncc-lesson-contest = Giallo va nella Regione in basso a destra. Il suo fondo è rosso, e lì il più forte sei tu. Vacci e contendila.
toncc-lesson-contest-done = Due Re, una Regione: la conquista chi è più forte nel colore del fondo. Più di tutto conta il corpo, poi i capelli, poi i piedi.
toncc-lesson-contest-else = Non lasciare niente a Giallo: vai in basso a destra. Sul rosso Rosso batte tutti.
toncc-lesson-sealed = A un tavolo vero nessuno dice dove va. Tutti scelgono in segreto, e puoi cambiare idea finché non hanno scelto tutti. Scegli una Regione qualsiasi.
toncc-lesson-sealed-done = Solo ora le Teste si girano, tutte insieme. Indovina che cosa vogliono gli altri, e non farti indovinare.
toncc-lesson-kingdom = Guarda la Mappa: due tuoi Sigilli sono vicini. La terza Regione di quella fila è in alto a sinistra. Completa il tuo Regno.
toncc-lesson-kingdom-done = Tre di fila su un lato della Mappa sono un Regno, e solo i Regni danno punti.
toncc-lesson-kingdom-else = Quella Regione non completa niente. Quella in alto a sinistra è accanto ai tuoi due Sigilli sulla Mappa.
toncc-lesson-worth = Due Regioni completerebbero un Regno: quelle con il 2 e il 3. Una Regione del colore dei tuoi piedi vale 3, dei capelli 2, del corpo 1. Quale Regno vale di più?
toncc-lesson-worth-done = Giusto: 5 punti invece di 3. Dove sei debole è più difficile, e vale di più.
toncc-lesson-worth-less = Quel Regno vale 3 punti. L’altro ne vale 5.
toncc-lesson-worth-else = Lì non si completa niente. Il 2 o il 3: che cosa vale di più?
toncc-lesson-last = Ti resta un Sigillo. Vai nella Regione con il 3, oltre il bordo, e mettilo: prima finisci, più punti re ricevi.
toncc-lesson-last-done = Esci per primo e ricevi 3 punti re. Pari alla fine? Blu batte Giallo, Giallo batte Rosso, Rosso batte Blu. Ora conosci Tóncc!
toncc-lesson-last-else = Lì non conquisti niente. Vai nella Regione con il 3.

toncc-lesson-puzzle = Completa un Regno con questa mossa, qualunque cosa facciano Giallo e Blu. Una sola via è sicura.
toncc-lesson-puzzle-done = Sicuro: { $points } punti in più contro ognuna delle loro 36 risposte.
toncc-lesson-puzzle-else = Non è sicuro: con qualche risposta degli altri nessun Regno si completa.
