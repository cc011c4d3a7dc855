"""A guest's own matches: what was played, how it ended, and what it adds up to. All of it comes from the records and
the logs beside them, through the cards that a table writes when a match begins and ends."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from msgspec import Struct

import tocca
from tocca.practice.numbers import Numbers, add_numbers, count_numbers
from tocca.server.protocol import Result
from tocca.server.room.cards import MatchCard, read_card
from tocca.server.room.model import Room
from tocca.server.store.rows import PlayedMatch

LISTED = 300  # finished matches in one answer; statistics are of all
NUMBERS = 1  # the version of what games count, raised when an old count would be another one now


class SeatAt(Struct, frozen=True, omit_defaults=True):
    """Who sat there. A person without a name has deleted everything of theirs."""

    name: str
    bot: str = ""
    mine: bool = False


class MyMatch(Struct, frozen=True, omit_defaults=True):
    """A match that is over."""

    table: str
    match: int
    game: str
    began: int
    ended: int
    seats: tuple[SeatAt, ...]
    result: Result | None
    moves: int
    ms: int


class UnderWay(Struct, frozen=True, omit_defaults=True):
    """A match that goes on. `turn`: whether it waits for you; null: not looked up."""

    table: str
    match: int
    game: str
    began: int
    seats: tuple[SeatAt, ...]
    turn: bool | None = None


class Against(Struct, frozen=True, omit_defaults=True):
    """Matches against one opponent: a bot, or a person by their latest name. Drawn: everybody had the first place."""

    played: int
    won: int
    drawn: int
    bot: str = ""
    name: str = ""


class Streaks(Struct, frozen=True):
    """Wins in a row: up to now, and the most there were."""

    now: int
    best: int


class GameTotals(Struct, frozen=True):
    """What matches of one game add up to. Alone at one device nobody wins against anybody: such matches only count in
    `alone`. Numbers: the game's own, see tocca.practice.numbers."""

    game: str
    played: int
    won: int
    drawn: int
    alone: int
    streaks: Streaks
    moves: int  # in all, of those who won or lost
    ms: int
    against: tuple[Against, ...]
    numbers: Numbers


class Series(Struct, frozen=True):
    """Matches at one table, one after the other: your wins, and those of the others by their names."""

    table: str
    game: str
    played: int
    won: int
    drawn: int
    others: tuple[Against, ...]
    latest: int


class Mine(Struct, frozen=True):
    """Everything of a guest. `total`: how many finished matches there are, of which the latest are listed. `waiting`:
    of so many the game's numbers are not counted yet; ask again."""

    under_way: tuple[UnderWay, ...]
    matches: tuple[MyMatch, ...]
    total: int
    games: tuple[GameTotals, ...]
    series: tuple[Series, ...]
    waiting: int


class FinishedMatch(NamedTuple):
    """A finished match with what is needed to add it up."""

    shown: MyMatch
    guests: tuple[str, ...]  # by seat
    mine: frozenset[int]
    numbers: tuple[Numbers, ...]  # of my seats, as far as they are counted

    @property
    def alone(self) -> bool:
        """Whether nobody else played: everybody at one device, or a match without an end."""
        return len(self.mine) > 1 or self.shown.result is None

    @property
    def places(self) -> tuple[bool, bool]:
        """Whether I won, alone or with others, and whether everybody did."""
        assert self.shown.result is not None
        drawn = len(self.shown.result.winners) == len(self.shown.seats)
        return not drawn and not self.mine.isdisjoint(self.shown.result.winners), drawn

    def opponent(self, seat: int) -> "_Opponent":
        """Whoever sat there."""
        bot = self.shown.seats[seat].bot
        return _Opponent(bot, "" if bot or seat >= len(self.guests) else self.guests[seat])

    @property
    def opponents(self) -> dict["_Opponent", str]:
        """Each opponent once, with their name."""
        return {self.opponent(seat): sat.name for seat, sat in enumerate(self.shown.seats) if seat not in self.mine}


class _Opponent(NamedTuple):
    """A bot, or a person by their guest's id, which is not told to anybody."""

    bot: str
    person: str


def describe_mine(guest: str, played: Sequence[PlayedMatch], turns: Mapping[str, bool | None]) -> Mine:
    """Everything of that guest. `turns`: whether a table waits for them."""
    finished = [read_match(guest, one) for one in played if one.info.ended]
    waiting = sum(not one.numbers for one in finished)
    by_game = sorted(finished, key=lambda one: one.shown.game)
    return Mine(
        tuple(_describe_under_way(guest, one, turns.get(one.table)) for one in played if goes_on(one)),
        tuple(one.shown for one in finished[:LISTED]),
        len(finished),
        tuple(_add_up(game, list(some)) for game, some in groupby(by_game, lambda one: one.shown.game)),
        tuple(_find_series(finished)),
        waiting,
    )


def goes_on(played: PlayedMatch) -> bool:
    """Whether the match is under way."""
    return not played.info.ended and played.phase in ("playing", "paused")


def is_my_turn(room: Room, guest: str) -> bool:
    """Whether the match waits for that guest, as everybody can see."""
    if room.phase != "playing" or room.match is None:
        return False
    return not room.game.awaited(room.match.state.position).isdisjoint(room.seats_of(guest))


def count_seat(text: str, seat: int, ended: int) -> str:
    """What the game counts of a seat, to be kept beside the match that ended then. Nothing of a record that today's
    rules can't replay."""
    try:
        numbers = count_numbers(tocca.Record.loads(text), seat)
    except tocca.BadRecord:
        numbers = {}
    return msgspec.json.encode((NUMBERS, ended, numbers)).decode()


def list_uncounted(guest: str, played: Iterable[PlayedMatch]) -> list[tuple[PlayedMatch, int]]:
    """The matches and seats of that guest of which the game's numbers are not counted."""
    return [
        (one, seat)
        for one in played
        if one.info.ended
        for seat, player in enumerate(one.info.guests)
        if player == guest and _read_numbers(one, seat) is None
    ]


def read_match(guest: str, played: PlayedMatch) -> FinishedMatch:
    """A finished match as that guest sees it."""
    info, card = played.info, read_card(played.info.card)
    mine = frozenset(seat for seat, player in enumerate(info.guests) if player == guest)
    result, moves, ms = card.result, card.moves, card.ms
    seats = _describe_seats(card, mine)
    shown = MyMatch(played.table, info.match, played.game, info.began, info.ended, seats, result, moves, ms)
    counted = [_read_numbers(played, seat) for seat in sorted(mine)]
    return FinishedMatch(shown, info.guests, mine, tuple(one for one in counted if one is not None))


def _read_numbers(played: PlayedMatch, seat: int) -> Numbers | None:
    text = played.numbers.get(seat, "")
    if not text:
        return None
    version, ended, numbers = msgspec.json.decode(text, type=tuple[int, int, Numbers])
    return numbers if (version, ended) == (NUMBERS, played.info.ended) else None


def _describe_seats(card: MatchCard, mine: frozenset[int]) -> tuple[SeatAt, ...]:
    return tuple(
        SeatAt(name, bot, seat in mine) for seat, (name, bot) in enumerate(zip(card.names, card.bots, strict=True))
    )


def _describe_under_way(guest: str, played: PlayedMatch, turn: bool | None) -> UnderWay:
    mine = frozenset(seat for seat, player in enumerate(played.info.guests) if player == guest)
    seats = _describe_seats(read_card(played.info.card), mine)
    return UnderWay(played.table, played.info.match, played.game, played.info.began, seats, turn)


def _add_up(game: str, played: list[FinishedMatch]) -> GameTotals:
    """Matches of one game, the latest first."""
    together = [one for one in played if not one.alone]
    places = [one.places for one in together]
    wins = [won for won, _ in places]
    return GameTotals(
        game,
        len(together),
        sum(wins),
        sum(drawn for _, drawn in places),
        len(played) - len(together),
        _find_streaks(wins),
        sum(one.shown.moves for one in together),
        sum(one.shown.ms for one in together),
        tuple(_compare(together)),
        add_numbers(numbers for one in together for numbers in one.numbers),
    )


def _find_streaks(wins: Sequence[bool]) -> Streaks:
    """The latest match is the first."""
    runs = [len(list(some)) if won else 0 for won, some in groupby(wins)]
    return Streaks(runs[0] if runs else 0, max(runs, default=0))


def _compare(played: Iterable[FinishedMatch]) -> list[Against]:
    """By opponent, those met most often first."""
    met: dict[_Opponent, Counter[str]] = defaultdict(Counter)
    names: dict[_Opponent, str] = {}
    for one in played:
        won, drawn = one.places
        for opponent, name in one.opponents.items():
            names.setdefault(opponent, name)  # the latest match is the first
            met[opponent].update(played=1, won=int(won), drawn=int(drawn))
    found = [
        Against(count["played"], count["won"], count["drawn"], opponent.bot, "" if opponent.bot else names[opponent])
        for opponent, count in met.items()
    ]
    return sorted(found, key=lambda one: -one.played)


def _find_series(played: Iterable[FinishedMatch]) -> Iterable[Series]:
    """Tables at which there was a rematch, the latest first."""
    by_table: dict[str, list[FinishedMatch]] = defaultdict(list)
    for one in played:
        if not one.alone:
            by_table[one.shown.table].append(one)
    for table, some in by_table.items():
        if len(some) > 1:
            places = [one.places for one in some]
            won, drawn = sum(won for won, _ in places), sum(drawn for _, drawn in places)
            yield Series(
                table, some[0].shown.game, len(some), won, drawn, tuple(_count_others(some)), some[0].shown.ended
            )


def _count_others(played: list[FinishedMatch]) -> Iterable[Against]:
    """What the others at a table have won."""
    names: dict[_Opponent, str] = {}
    wins: Counter[_Opponent] = Counter()
    for one in played:
        assert one.shown.result is not None
        names = one.opponents | names
        _, drawn = one.places
        wins.update({one.opponent(seat) for seat in one.shown.result.winners if seat not in one.mine and not drawn})
    for opponent, name in names.items():
        yield Against(len(played), wins[opponent], 0, opponent.bot, "" if opponent.bot else name)
