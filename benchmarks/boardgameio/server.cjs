// A game of about the same work as Tomoko on boardgame.io, for benchmarks/server.py to compare with: a 5×5 board,
// marbles of two colours pushed in from 20 entries, secret cards of 3×3 marbles that the board is searched for.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SIDES = ["N", "E", "S", "W"];
const WINDOWS = [0, 1, 2, 5, 6, 7, 10, 11, 12];

function line(side, number) {
  const across = side === "N" || side === "W" ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  return across.map((n) => (side === "N" || side === "S" ? 5 * n + number : 5 * number + n));
}

function pushed(board, side, number, marble) {
  const cells = line(side, number);
  const gap = cells.findIndex((cell) => board[cell] === 0);
  for (let n = gap < 0 ? 4 : gap; n > 0; n--) board[cells[n]] = board[cells[n - 1]];
  board[cells[0]] = marble;
}

function shows(board, card) {
  return WINDOWS.some((corner) => card.every((marble, n) => board[corner + 5 * Math.floor(n / 3) + (n % 3)] === marble));
}

function newCard(random) {
  return Array.from({ length: 9 }, () => random.Die(2));
}

const game = {
  name: "push",
  setup: ({ ctx, random }) => ({
    board: Array(25).fill(0),
    pushes: 0,
    laid: Array(ctx.numPlayers).fill(0),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, n) => [n, { cards: [newCard(random), newCard(random)] }]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    push: {
      client: false,
      move: ({ G, random }, side, number, marble) => {
        if (!SIDES.includes(side) || !(number >= 0 && number < 5) || ![1, 2].includes(marble)) return INVALID_MOVE;
        pushed(G.board, side, number, marble);
        G.pushes += 1;
        for (const [seat, { cards }] of Object.entries(G.players)) {
          cards.forEach((card, n) => {
            if (shows(G.board, card)) {
              G.laid[seat] += 1;
              cards[n] = newCard(random);
            }
          });
        }
      },
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: Number(process.env.PORT), callback: () => console.log("ready") });
