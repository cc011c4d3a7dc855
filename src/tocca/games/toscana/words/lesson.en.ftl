# The lesson of Toscana (lesson.toml): a question, what is said when it is answered (-done), and to wrong answers.

toscana-lesson-first = You are Grey, the streets. Each tile has six squares of your colour and two of Red’s. The first one must cover the square in the middle: lay it on one of the lit places.
toscana-lesson-first-done = The town begins, and Red has laid a tile, too.
toscana-lesson-touch = From now on at least one grey square of your tile must touch a grey square of another one, side to side. Whose tile it is does not matter. Lay your tile on a lit place.
toscana-lesson-touch-done = Grey touches grey. Your colour in Red’s tiles helps you, too.
toscana-lesson-turn = A tile may be turned, never flipped. Turn yours by a quarter or a half, and lay it then.
toscana-lesson-turn-done = Turned, it lets your two red squares point to where they help Red least.
toscana-lesson-turn-else = That fits, but this time turn the tile first.
toscana-lesson-zone = In the end only your largest zone counts: squares of your colour that hang together, in anybody’s tiles. Each tile in it is a point. Find a place where this tile brings another one into your zone.
toscana-lesson-zone-done = Two points at once: your tile, and one more that is now connected.
toscana-lesson-zone-else = A tile less than possible. Look for grey squares that aren’t in your zone yet, and build a bridge to them.
toscana-lesson-veto = Before Red lays a tile you see it. Once a game you may forbid it: it goes under the stack, and Red has to play the next one. Use your veto.
toscana-lesson-veto-done = Red had to take the next tile. Save your veto for a tile that would really help Red.
toscana-lesson-veto-else = At a real table that may be wise. Here try the veto once.
toscana-lesson-pass = Red’s tile fits nowhere: the move is lost, nobody may pass by choice. It is your turn again. Lay your tile.
toscana-lesson-pass-done = Now neither of you has a place: the game is over, and the zones are counted. A match is two games. Now you know Toscana!

toscana-lesson-puzzle = Find the one placement after which your zone is the largest. Mind the turns of the tile.
toscana-lesson-puzzle-done = The best there is: tiles gained { $tiles }, ahead of every other placement by { $margin }.
toscana-lesson-puzzle-else = There is a placement with a larger zone. Look for grey squares that could be joined.
