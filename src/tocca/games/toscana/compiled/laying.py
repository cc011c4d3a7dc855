"""Where tiles may lie, and laying them: kernels over a row, whose last words are their scratch row."""

from tocca.compiled.kernels import kernel
from tocca.games.toscana.compiled.bits import NONE, ONE, Word, inlined, nth, ones, part
from tocca.games.toscana.compiled.columns import (
    BEST,
    EDGE,
    FOUND,
    HOW_MANY,
    LAID,
    LAID_COUNT,
    NEW,
    PER_TURN,
    SCORE,
    SEAT_SHIFT,
    SQUARES,
    TOP,
    ZONE,
)  # fmt: skip
from tocca.games.toscana.compiled.planes import (
    BOARD,
    LANE,
    WORDS,
    Plane,
    Words,
    any_one,
    beside,
    both,
    count,
    either,
    flood,
    load,
    lying_room,
    move_plane,
    some,
    standing_room,
    store,
    store_strip,
    without,
)  # fmt: skip
from tocca.games.toscana.compiled.tables import (
    BIT_MASK,
    BIT_SHIFT,
    CENTRAL,
    COLUMNS,
    FIRST_ID,
    FOREIGN_ROWS,
    ID_SHIFT,
    OWN_AT,
    OWN_ROWS,
    POSE_MASK,
    POSES_OF,
    TILE_ROWS,
    TURNS,
    WORD_MASK,
    WORD_SHIFT,
)  # fmt: skip

_PLANE, _PER_TURN, _TURNS, _HOW_MANY = Word(WORDS), Word(PER_TURN), Word(TURNS), Word(HOW_MANY)
_SQUARES, _BEST, _SCORE, _TOP, _LAID, _LAID_COUNT = map(Word, (SQUARES, BEST, SCORE, TOP, LAID, LAID_COUNT))
_FOUND, _EDGE, _ZONE, _NEW, _LANE, _SEAT_SHIFT = map(Word, (FOUND, EDGE, ZONE, NEW, LANE, SEAT_SHIFT))
_2, _3, _4, _6, _7, _8 = map(Word, (2, 3, 4, 6, 7, 8))


@inlined
def squares_of(row: Words, seat: Word) -> Plane:
    """The squares of that seat's colour."""
    return load(row, _SQUARES + seat * _PLANE)


@inlined
def best_of(row: Words, seat: Word) -> Plane:
    """That seat's best zone."""
    return load(row, _BEST + seat * _PLANE)


@inlined
def empty_of(row: Words) -> Plane:
    """The squares on which no tile lies."""
    return without(BOARD, either(squares_of(row, NONE), squares_of(row, ONE)))


@inlined
def _move_strip(row: Words, strip: Word, pose: Word, number: int) -> Plane:
    """The strip's squares, moved so that each lies on the upper left square where that own square was."""
    return move_plane(row, strip, Word(OWN_AT[pose, number, 0]), Word(OWN_AT[pose, number, 1]))


@inlined
def own_over(row: Words, strip: Word, pose: Word) -> Plane:
    """Where the upper left square of that pose may be for one of its own squares to lie on the strip's squares."""
    a = either(_move_strip(row, strip, pose, 0), _move_strip(row, strip, pose, 1))
    b = either(_move_strip(row, strip, pose, 2), _move_strip(row, strip, pose, 3))
    c = either(_move_strip(row, strip, pose, 4), _move_strip(row, strip, pose, 5))
    return either(either(a, b), c)


@inlined
def note_places(row: Words, turn: Word, places: Plane) -> Word:
    """Write down where a tile so turned may lie; how many places that are."""
    at = _FOUND + turn * _PER_TURN
    store(row, at, places)
    found = count(places)
    row[at + _HOW_MANY] = found
    return found


@inlined
def _central(pose: Word) -> Plane:
    return (
        CENTRAL[pose, 0], CENTRAL[pose, 1], CENTRAL[pose, 2], CENTRAL[pose, 3], CENTRAL[pose, 4], CENTRAL[pose, 5]
    )  # fmt: skip


@kernel
def find_places(row: Words, seat: Word) -> Word:
    """Write down all places for the seat's top tile (TS-4), and say how many; no tile has none (TS-5)."""
    tile = row[_TOP + seat]
    for turn in range(TURNS):
        row[_FOUND + Word(turn) * _PER_TURN + _HOW_MANY] = NONE
    if tile == NONE:
        return NONE
    pose, found = tile * _TURNS, NONE
    if row[_LAID_COUNT] == NONE:
        for turn in range(POSES_OF[tile]):
            found += note_places(row, Word(turn), _central(pose + Word(turn)))
        return found
    empty = empty_of(row)
    store_strip(row, _EDGE, both(beside(squares_of(row, seat)), empty))
    lying, standing = lying_room(empty), standing_room(empty)
    found += note_places(row, NONE, both(own_over(row, _EDGE, pose), lying))
    found += note_places(row, ONE, both(own_over(row, _EDGE, pose + ONE), standing))
    if POSES_OF[tile] == _4:
        found += note_places(row, _2, both(own_over(row, _EDGE, pose + _2), lying))
        found += note_places(row, _3, both(own_over(row, _EDGE, pose + _3), standing))
    return found


@inlined
def spot(pose: Word, word: Word, bit: Word) -> Word:
    """The spot of a tile in that pose whose upper left square is that bit of that word.

    Worked out, not looked up: a table of all spots would be large, and a GPU would read it slowly.
    """
    lane = bit // _LANE
    line, column = word + _PLANE * lane, bit - lane * _LANE
    number = FIRST_ID[pose] + line * COLUMNS[pose & ONE] + column
    return pose | word << WORD_SHIFT | bit << BIT_SHIFT | number << ID_SHIFT


@inlined
def spot_of(tile: Word, action: Word) -> Word:
    """The spot of a placement of that tile, by its number among the actions."""
    pose = tile * _TURNS
    for turn in range(1, POSES_OF[tile]):
        if action >= FIRST_ID[tile * _TURNS + Word(turn)]:
            pose = tile * _TURNS + Word(turn)
    offset, columns = action - FIRST_ID[pose], COLUMNS[pose & ONE]
    line = offset // columns
    lane = line // _PLANE
    return spot(pose, line - lane * _PLANE, lane * _LANE + offset - line * columns)


@inlined
def nth_place(row: Words, tile: Word, number: Word) -> Word:
    """The spot of the nth place that was written down, from 0."""
    turn = NONE
    while number >= row[_FOUND + turn * _PER_TURN + _HOW_MANY]:
        number -= row[_FOUND + turn * _PER_TURN + _HOW_MANY]
        turn += ONE
    word, at = NONE, _FOUND + turn * _PER_TURN
    while number >= ones(row[at + word]):
        number -= ones(row[at + word])
        word += ONE
    return spot(tile * _TURNS + turn, word, nth(row[at + word], number))


# Laying


@inlined
def lay_plane(row: Words, rows: Words, pose: Word, word: Word, bit: Word) -> Plane:
    """The squares that a tile in that pose covers there, by a table of its rows."""
    store(row, _NEW, (NONE, NONE, NONE, NONE, NONE, NONE))
    row[_NEW + _6], row[_NEW + _7], row[_NEW + _8] = NONE, NONE, NONE
    at = _NEW + word
    row[at], row[at + ONE] = rows[pose, 0] << bit, rows[pose, 1] << bit
    row[at + _2], row[at + _3] = rows[pose, 2] << bit, rows[pose, 3] << bit
    a = load(row, _NEW)
    return (
        a[0] | row[_NEW + _6] << _LANE, a[1] | row[_NEW + _7] << _LANE, a[2] | row[_NEW + _8] << _LANE, a[3], a[4], a[5]
    )  # fmt: skip


@kernel
def tiles_in(row: Words, zone: Plane) -> Word:
    """How many of the tiles on the board have a square in that zone (TS-8)."""
    store_strip(row, _ZONE, zone)
    found = NONE
    for number in range(row[_LAID_COUNT]):
        where = row[_LAID + Word(number)]
        pose, bit = where & POSE_MASK, where >> BIT_SHIFT & BIT_MASK
        at = _ZONE + (where >> WORD_SHIFT & WORD_MASK)
        touched = row[at] & TILE_ROWS[pose, 0] << bit | row[at + ONE] & TILE_ROWS[pose, 1] << bit
        touched |= row[at + _2] & TILE_ROWS[pose, 2] << bit | row[at + _3] & TILE_ROWS[pose, 3] << bit
        found += Word(touched != NONE)
    return found


@kernel
def grow(row: Words, within: Plane, best: Plane, score: Word, new: Plane, laid: Word) -> tuple[Plane, Word]:
    """The best zone and its tiles once these new squares lie there; `laid` is 1 while the row lacks their tile.

    Only zones with a new square can have changed. Mostly that is the best one, which grows by the new tile alone.
    """
    joined = both(beside(best), new)
    if some(joined):
        zone = flood(either(best, joined), within)
        alone = not some(without(zone, either(best, new)))
        score = score + ONE if alone else tiles_in(row, zone) + laid
        best, new = zone, without(new, zone)
    while some(new):
        zone = flood(any_one(new), within)
        new = without(new, zone)
        if count(zone) > score:
            tiles = tiles_in(row, zone) + laid
            if tiles > score:
                best, score = zone, tiles
    return best, score


@kernel
def lay(row: Words, seat: Word, where: Word) -> None:
    """Lay a tile of that seat on that spot; both best zones follow. The stacks stay as they are."""
    pose, word, bit = where & POSE_MASK, where >> WORD_SHIFT & WORD_MASK, where >> BIT_SHIFT & BIT_MASK
    own, foreign = lay_plane(row, OWN_ROWS, pose, word, bit), lay_plane(row, FOREIGN_ROWS, pose, word, bit)
    _grow(row, seat, own)
    _grow(row, ONE - seat, foreign)
    row[_LAID + row[_LAID_COUNT]] = where | seat << _SEAT_SHIFT
    row[_LAID_COUNT] += ONE


@part
def _grow(row: Words, colour: Word, new: Plane) -> None:
    within = either(squares_of(row, colour), new)
    store(row, _SQUARES + colour * _PLANE, within)
    best, score = grow(row, within, best_of(row, colour), row[_SCORE + colour], new, ONE)
    store(row, _BEST + colour * _PLANE, best)
    row[_SCORE + colour] = score
