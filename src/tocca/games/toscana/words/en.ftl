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
# A laid tile by the squares it covers; on which of them the other player's colour lies.
toscana-place = { $from }–{ $to }, other colour on { $squares }
# A tile by the two squares of the other player's colour, as it lies on its stack: two rows of four.
toscana-square = { $row ->
    [1] top { $column }
   *[2] bottom { $column }
}
toscana-pair = { $first } and { $second }

## What is asked

toscana-prompt-open = Lay your tile over the middle of the board.
toscana-prompt-place = Lay your tile next to your colour.
toscana-prompt-veto = Your opponent’s tile: veto it or allow it?
toscana-waiting-place = { $name } is looking for a place for this tile.
toscana-waiting-veto = { $name } is deciding whether to veto { $other }’s tile.

## The tile in hand

toscana-hand = Your tile
toscana-turn-tile = Your tile, the other colour at { $tile }, { $turn ->
    [1] turned right
    [2] turned round
    [3] turned left
   *[0] not turned
}. Turn it.
toscana-turns = Turns of the tile
toscana-turned = { $turn ->
    [1] Turned right
    [2] Turned round
    [3] Turned left
   *[0] Not turned
}: { $places ->
    [0] no place
    [one] { $places } place
   *[other] { $places } places
}
toscana-how = Tap a lit spot to try the tile there, and again to lay it.
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
toscana-stack-top = Top tile, the other colour at { $tile }.
toscana-stack-below = Below it, in unknown order, the other colour at: { $tiles }.
toscana-stack-last = Last of all, the other colour at { $tile }.

## Vetoes and lost moves

toscana-veto-title = Veto or allow
toscana-veto-theirs = { $name } wants to lay this tile
toscana-veto-own = Your next tile
toscana-veto-help = A vetoed tile goes under the stack and the next one is played at once. You have one veto a game.
toscana-veto-explained = Every player may do that once in each game: the tile goes to the bottom of the stack, and the next one is laid.
toscana-veto-play = Veto
toscana-veto-allow = Allow
toscana-veto-never = Always allow
toscana-veto-there = Veto still unused.
toscana-veto-gone = Veto used.
toscana-note-veto = { $name } vetoed the top tile: it goes to the bottom of the stack.
toscana-note-lost = { $name } misses a turn: the top tile fits nowhere.
toscana-note-empty = { $name } misses a turn: no tile left.

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
toscana-about = Lay tiles and build the largest zone of your colour. 2 players.
toscana-option-games = Games in the match
toscana-option-first = Who goes first
toscana-choice-first-grey = Grey
toscana-choice-first-red = Red
toscana-choice-first-random = By lot
toscana-option-swap_colours = Swap colours for the second game
toscana-option-veto = Veto
toscana-option-veto-hint = Once per game, forbid your opponent’s tile
toscana-figure-setup = Before the first tile: the board, both stacks with their top tiles, and the opening tile in hand.
toscana-figure-turn = A dozen tiles later. Beside each name: how many tiles the best zone runs through.
toscana-figure-end = The count: every tile that a best zone runs through is counted once.
toscana-tip-1 = Tap a lit place to try your tile, turn it, then confirm. You want one large zone of your colour.
toscana-tip-2 = At least one square of your colour must touch the same colour in another tile.
toscana-tip-3 = Once per game you may veto your opponent’s tile. Save it for when it really hurts.
toscana-picture-turns = One tile in its four turns.
toscana-picture-tiles = The sixteen tiles of Grey with their numbers.
toscana-picture-score = Tiles A, B and C side by side, D below A.
# The four tiles of the example on the rules page, as its text calls them.
toscana-picture-letters = ABCD

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-nino = Nino
persona-nino-temper = an apprentice: lays the tile, then looks
persona-nino-says =
    { $what ->
        [good] Oh, that was good?
        [bad] Oops.
        [won] I won? Can I tell my master?
       *[lost] I’ll sweep up, then.
    }
persona-pia = Nonna Pia
persona-pia-temper = builds where her bench stands
persona-pia-says =
    { $what ->
        [good] Not next to my bench, dear.
        [bad] Eh, young people.
        [won] Sit down, I’ve made soup.
       *[lost] Well built. Have some soup.
    }
persona-fausto = Surveyor Fausto
persona-fausto-temper = wastes no square today; tomorrow can wait
persona-fausto-says =
    { $what ->
        [good] Flush with the line.
        [bad] That was surveyed!
        [won] Not a square wasted.
       *[lost] The plan was right. The town was not.
    }
persona-livia = Contessa Livia
persona-livia-temper = says no with a smile, at the worst moment
persona-livia-says =
    { $what ->
        [good] No. But thank you.
        [bad] How charming. How rude.
        [won] You may kiss my hand.
       *[lost] I let you, of course.
    }
persona-brunello = Maestro Brunello
persona-brunello-temper = sees the town before the first tile
persona-brunello-says =
    { $what ->
        [good] As I drew it.
        [bad] An interesting stroke.
        [won] The town is finished.
       *[lost] You saw another town. A finer one.
    }

## Why a match is over

outcome-games = More games won.
outcome-total = One game each, so the totals decide.
outcome-draw = Games and totals are level.

## Why an action is refused

refused-decide-first = Decide first: veto your opponent’s tile or allow it.
refused-wrong-tile = That tile is not on top of your stack.
refused-no-such-decision = The answer is veto or allow.
refused-no-decision = There is no tile to veto or allow now: lay your own.
refused-no-such-tile = There is no such tile.
refused-no-such-turn = A tile is turned by 0 to 3 quarters.
refused-same-turn = This tile looks the same after a half turn; name the other turn.
refused-off-board = The tile would not lie on the board there.
refused-not-central = The first tile must cover the centre.
refused-occupied = Some squares there are already covered.
refused-not-touching = No square of your colour would touch one of the same colour in another tile.
toscana-lobby-seat = { $number ->
    [1] Grey
   *[other] Red
 }

# What is counted of a match, for a player’s own statistics.
toscana-number-best-zone = Tiles in your best zone
toscana-number-zones = Zones of your colour
