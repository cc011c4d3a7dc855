# Toscana: the board and what happens on it.

toscana-letter = { $colour ->
    [grey] G
   *[red] R
}
toscana-colour = { $colour ->
    [grey] Grey
   *[red] Red
}
toscana-board = Board of 17 by 17 squares
toscana-place = Tile { $tile } at { $square }{ $turn ->
    [1] , turned right
    [2] , turned round
    [3] , turned left
   *[0] {""}
}

## What is asked

toscana-prompt-open = Lay your tile over the middle of the board.
toscana-prompt-place = Lay your tile next to your colour.
toscana-prompt-veto = Your opponent’s tile: veto it or allow it?
toscana-waiting-place = { $name } is looking for a place for this tile.
toscana-waiting-veto = { $name } is thinking about a veto against this tile of { $other }.

## The tile in hand

toscana-hand = Your tile
toscana-turn-tile = Tile { $tile }, { $turn ->
    [1] turned right
    [2] turned round
    [3] turned left
   *[0] upright
}. Turn it.
toscana-turns = Turns of the tile
toscana-turned = { $turn ->
    [1] Turned right
    [2] Turned round
    [3] Turned left
   *[0] Upright
}: { $places ->
    [0] no place
    [one] { $places } place
   *[other] { $places } places
}
toscana-how = Tap a light to try the tile there, tap again to lay it.
toscana-how-touch = To turn it, tap the tile or twist two fingers.
toscana-how-keys = To turn it: click the tile, roll the wheel or press R.
toscana-lay = Lay it here
toscana-back = Back in hand
toscana-tried = Best zones then: Grey { $grey }, Red { $red }.

## Zones and stacks

toscana-zone-show = { $colour ->
    [grey] Show Grey’s best zone
   *[red] Show Red’s best zone
}
toscana-left = { $tiles ->
    [0] no tile left
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
toscana-stack-empty = The stack is empty.
toscana-stack-top = Top tile: { $tile }.
toscana-stack-below = Below it, in unknown order: { $tiles }.
toscana-stack-last = Last of all: { $tile }.

## Vetoes and lost moves

toscana-veto-title = Veto or allow
toscana-veto-theirs = { $name } wants to lay this tile
toscana-veto-own = Your next tile
toscana-veto-help = A vetoed tile goes under the stack and the next one is played at once. You have one veto a game.
toscana-veto-play = Veto
toscana-veto-allow = Allow
toscana-veto-never = Allow without asking
toscana-veto-there = Veto still unused.
toscana-veto-gone = Veto used.
toscana-note-veto = { $name } vetoed tile { $tile }: it is now the last one.
toscana-note-lost = { $name } lost a move: tile { $tile } fits nowhere.
toscana-note-empty = { $name } lost a move: no tile left.

## The count and the match

toscana-game = Game { $game }
toscana-match = Games of this match
toscana-count = Game { $game }: the count
toscana-count-how = Every tile that the best zone runs through counts once.
toscana-count-skip = Skip
toscana-count-again = Count again
toscana-go-on = On to game { $game }
toscana-result-won = { $name } wins game { $game }, { $high } to { $low }.
toscana-result-drawn = Game { $game } is a draw, { $high } to { $low }.

## The table in words

toscana-seat-words = { $name } plays { $colour ->
    [grey] Grey
   *[red] Red
}; best zone: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
toscana-laid-words = { $tiles ->
    [0] The board is empty.
    [one] { $tiles } tile lies on the board:
   *[other] { $tiles } tiles lie on the board:
}
toscana-laid = { $colour ->
    [grey] Grey: { $place }.
   *[red] Red: { $place }.
}
toscana-told-laid = { $name }: { $place }. Best zones: Grey { $grey }, Red { $red }.

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toscana-about = Lay tiles into the largest zone of your colour. 2 players.
toscana-option-games = Games in the match
toscana-option-first = Who begins
toscana-choice-first-grey = Grey
toscana-choice-first-red = Red
toscana-choice-first-random = By lot
toscana-option-swap_colours = Change colours for the second game
toscana-option-veto = Veto
toscana-option-veto-hint = Once a game, refuse the other's tile
toscana-figure-setup = Before the first tile: the board, both stacks with their top tiles, and the opening tile in hand.
toscana-figure-turn = A dozen tiles later. Beside each name: how many tiles the best zone runs through.
toscana-figure-end = The count: every tile that a best zone runs through is counted once.
toscana-tip-1 = Tap a lit place to try your tile, turn it, then confirm. You want one large zone of your colour.
toscana-tip-2 = At least one square of your colour must touch the same colour in another tile.
toscana-tip-3 = Once a game you may veto the other's tile. Keep it for when it hurts.
