"""A position as one row of words: the names below are its columns.

What no rule ever reads again is not in it: the notes, and the boards of finished games; of those the scores stay.
"""

from tocca.games.toscana.compiled.planes import STRIP, WORDS
from tocca.games.toscana.compiled.tables import TURNS

SQUARES = 0  # by seat: all squares of its colour, a plane
BEST = 2 * WORDS  # by seat: the best zone now (TS-8), a plane
SCORE = 4 * WORDS  # by seat: how many tiles are in it
TOP, UNSEEN, BOTTOM, VETOES = (SCORE + 2 * number for number in range(1, 5))  # by seat; unseen tiles as bits
MOVER, PHASE, OPENER, GAME, GAMES, WITH_VETO, LAID_COUNT, RNG = range(VETOES + 2, VETOES + 10)
FINISHED = RNG + 1  # scores by game and seat
LAID = FINISHED + 4  # the spots of the tiles on the board in the order laid, and who laid them
MOST_LAID = 32
SEAT_SHIFT = 48
POSITION = LAID + MOST_LAID  # so many words say everything; the rest is scratch paper

PER_TURN = 8  # words for the places of a tile in one of its turns: a plane, and how many there are
HOW_MANY = WORDS
FOUND = POSITION  # by turn; room for another tile or a second thought
EDGE, FRONT, ZONE, NEW = (FOUND + 2 * PER_TURN * TURNS + STRIP * number for number in range(4))
WIDTH = NEW + STRIP

PLACE, VETO, OVER = range(3)  # phases
