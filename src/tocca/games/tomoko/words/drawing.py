"""The view as text: the board with its entries, the cards one sees, the cards laid."""

from tocca.core.drawing import PLAIN, Pen
from tocca.games.tomoko.rules.board import SIZE, Board, Push, Side, hollows
from tocca.games.tomoko.rules.cards import CARD, deck
from tocca.games.tomoko.rules.play import party, target
from tocca.games.tomoko.rules.view import View

_ARROWS: dict[Side, str] = {"N": "▼", "E": "◀", "S": "▲", "W": "▶"}


def draw(view: View, pen: Pen = PLAIN) -> str:
    """Board on the left, the parties on the right, the cards one sees below."""
    board = _board_lines(view, pen)
    parties = _party_lines(view, pen)
    parties += [""] * (len(board) - len(parties))
    lines = [f"{left}   {right}".rstrip() for left, right in zip(board, parties, strict=False)]
    for one, hand in enumerate(view.hands):
        if hand:
            lines += ["", *_hand_lines(view, one, pen)]
    return "\n".join(lines)


def _board_lines(view: View, pen: Pen) -> list[str]:
    """Letters name the sides, digits the lines; an arrow shows where the latest marble came in."""
    size = view.options.side
    north, south = (_numbers(view.last, side, size, pen) for side in ("N", "S"))
    rim, aside = "─" * (2 * size + 1), " " * (5 + size)
    lines = [f"{aside}N{aside}", f"      {north}      ", f"    ╭{rim}╮    "]
    for row in range(size):
        west, east = (_number(view.last, side, row + 1, pen) for side in ("W", "E"))
        marbles = " ".join(_marble(view.board, SIZE * row + column, view, pen) for column in range(size))
        middle = row == size // 2
        lines.append(f"{'W' if middle else ' '} {west} │ {marbles} │ {east} {'E' if middle else ' '}")
    return [*lines, f"    ╰{rim}╯    ", f"      {south}      ", f"{aside}S{aside}"]


def _numbers(last: Push | None, side: Side, size: int, pen: Pen) -> str:
    return " ".join(_number(last, side, line, pen) for line in range(1, size + 1))


def _number(last: Push | None, side: Side, line: int, pen: Pen) -> str:
    if last is not None and (last.side, last.line) == (side, line):
        return pen(_ARROWS[side], "bold", last.marble)
    return pen(str(line), "faint")


def _marble(board: Board, hollow: int, view: View, pen: Pen) -> str:
    new = view.last is not None and hollow == hollows(view.last.side, view.last.line, view.options.side)[0]
    styles = ("bold",) if new else ()
    if board.dark >> hollow & 1:
        return pen("●", "dark", *styles)
    return pen("○", "light", *styles) if board.light >> hollow & 1 else pen("·", "faint")


def _party_lines(view: View, pen: Pen) -> list[str]:
    """A line a party: ▸ whose push it is, its seats (* one's own), a block for each card laid, how
    many are in hand; then the pile."""
    aim = target(view.options, view.seats)
    lines = ["", ""]
    for one, laid in enumerate(view.laid):
        seats = [seat for seat in range(view.seats) if party(view.options, seat) == one]
        names = "+".join(f"{seat + 1}{'*' if seat == view.seat else ''}" for seat in seats)
        turn = pen("▸", "bold") if view.turn in seats and not view.over else " "
        row = "■" * len(laid) + "□" * (aim - len(laid))
        arrived = pen(" ★", "yellow") if any(one in group for group in view.arrived) else ""
        lines.append(f"{turn} {names:<4} {row} {len(laid)}/{aim}  {'▯' * view.hand_sizes[one]}{arrived}")
        if laid:
            lines.append(pen(f"       {' '.join(map(str, laid))}", "faint"))
    return [*lines, "", pen(f"  ▤ {view.pile}   ↓ {view.pushes}/{view.options.limit}", "faint")]


def _hand_lines(view: View, one: int, pen: Pen) -> list[str]:
    hand = view.hands[one]
    titles = "   ".join(_title(view, one, place) for place in range(len(hand)))
    cards = [deck(view.options.deck).cards[card - 1].split("/") for card in hand]
    rows = ("   ".join(f"  {_spots(card[row], pen)}   " for card in cards) for row in range(CARD))
    return [pen(titles.rstrip(), "bold"), *(row.rstrip() for row in rows)]


def _title(view: View, one: int, place: int) -> str:
    """The card's number, what became of it since the latest push, and in a team who holds it."""
    card = view.hands[one][place]
    mine = view.seat is not None and party(view.options, view.seat) == one
    holder = f" →{view.holders[place] + 1}" if mine and view.holders else ""
    owner = f"{one + 1}:" if view.options.open_cards else ""
    return f"{owner}#{card}{'✗' if card in view.tried else ''}{holder}".ljust(10)


def _spots(letters: str, pen: Pen) -> str:
    return " ".join(pen("●", "dark") if letter == "d" else pen("○", "light") for letter in letters)
