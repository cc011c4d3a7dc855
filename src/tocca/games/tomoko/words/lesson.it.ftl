# La lezione di Tomoko (lesson.toml): una domanda, che cosa si dice quando è risolta (-done), e a risposte sbagliate.

tomoko-lesson-push = Scegli una biglia, scura o chiara, e spingila dentro da una freccia qualsiasi sul bordo. Ogni turno è una spinta.
tomoko-lesson-push-done = Il turno è tutto qui. La biglia si ferma nella prima buca e spinge avanti di un posto quelle che trova, fino al primo vuoto.
tomoko-lesson-falls = La fila di mezzo è piena. Spingici ancora una biglia, da sinistra o da destra, e guarda l’altra estremità.
tomoko-lesson-falls-done = La biglia in fondo è caduta fuori: in una fila piena ogni spinta ne toglie una dal tavoliere.
tomoko-lesson-falls-else = In quella fila c’è ancora un vuoto. Usa la freccia a sinistra o a destra della fila di mezzo.
tomoko-lesson-back = L’ultima spinta è entrata nella fila di mezzo, che è piena. Non puoi rispingerla semplicemente indietro: la freccia e la biglia che la annullerebbero sono vietate. Fai un’altra spinta.
tomoko-lesson-back-done = Giusto. Nessuno può riportare il tavoliere com’era prima dell’ultima spinta.
tomoko-lesson-pattern = Le tue carte mostrano disegni 3 × 3. A uno, una riga scura accanto a due chiare, manca una sola biglia in fondo alla quarta colonna. Il disegno può trovarsi ovunque, girato in qualsiasi verso. Completalo.
tomoko-lesson-pattern-done = Eccolo, girato di un quarto. La carta si cala e ne peschi una nuova. Vince chi cala per primo abbastanza carte.
tomoko-lesson-pattern-colour = Il posto è giusto, ma manca l’altro colore.
tomoko-lesson-pattern-else = Guarda le colonne del tavoliere: scura, chiara, chiara. Quale buca è vuota? Spingi dal basso.
tomoko-lesson-claim = A certi tavoli devi guardare tu. L’avversario ha appena completato un tuo disegno: trova la carta e dichiarala.
tomoko-lesson-claim-done = Ben visto! Una carta vale, chiunque abbia spinto. Dichiarare a vuoto non costa niente, e nessuno lo sa.
tomoko-lesson-claim-other = Il tavoliere non mostra quella carta. L’altra ha una riga scura.
tomoko-lesson-claim-else = Non spingere ancora: prima dichiara la carta.
tomoko-lesson-teams = Due contro due: chi gioca con te siede di fronte e spinge subito. Non puoi mostrare la tua carta, ma puoi passarla. Passa quella a cui manca una biglia.
tomoko-lesson-teams-done = Vi siete capiti: la carta è calata e vale per tutti e due. Ora conosci Tomoko!

tomoko-lesson-puzzle = Fai comparire la tua carta { $card } con due spinte. In mezzo spinge l’avversario, e si sa come. Qual è la prima?
tomoko-lesson-puzzle-2 = E la seconda spinta: compare la carta { $card }.
tomoko-lesson-puzzle-done = Ecco: nessun’altra coppia di spinte mostra la carta.
tomoko-lesson-puzzle-else = Da lì la carta { $card } non può comparire con la spinta che resta.
