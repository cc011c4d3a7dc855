"""What the store knows of a guest: the matches they have played, and codes that move them to another device."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, delete, select, update

from tocca.server.store.rows import MatchInfo, PlayedMatch
from tocca.server.store.schema import checkpoints, events, matches, players, records, tables, transfers

Counted = tuple[str, int, int, str]  # table, match, seat, and what was counted of it as JSON


class Rewriting(NamedTuple):
    """How to take a person out of a table: what each text becomes. The store does not look into them."""

    event: Callable[[bytes], bytes]
    record: "RewriteText"
    match_card: "RewriteText"
    table_card: Callable[[str], str]


class RewriteText(Protocol):
    """What becomes of the text of a match, in which these seats were theirs."""

    def __call__(self, text: str, *, seats: frozenset[int]) -> str: ...


class GuestIndex:
    """The part of `Store` that is about guests."""

    _reading: Callable[..., AbstractContextManager[Connection]]
    _writing: Callable[..., AbstractContextManager[Connection]]

    def list_matches(self, guest: str, most: int) -> list[PlayedMatch]:
        """The guest's matches, the latest first."""
        theirs = select(players.c.table_id, players.c.match).where(players.c.guest == guest).distinct().subquery()
        listed = (
            select(tables.c.id, tables.c.game, tables.c.phase, *matches.c["match", "began", "ended", "card"])
            .join(matches, matches.c.table_id == tables.c.id)
            .join(theirs, (theirs.c.table_id == matches.c.table_id) & (theirs.c.match == matches.c.match))
            .order_by(matches.c.began.desc(), tables.c.id, matches.c.match.desc())
            .limit(most)
        )
        seats = select(*players.c["table_id", "match", "seat", "guest", "numbers"]).join(
            theirs, (theirs.c.table_id == players.c.table_id) & (theirs.c.match == players.c.match)
        )
        with self._reading() as connection:
            rows = connection.execute(listed).all()
            taken: dict[tuple[str, int], dict[int, tuple[str, str]]] = {}
            for table, match, seat, player, numbers in connection.execute(seats):
                taken.setdefault((table, match), {})[seat] = player, numbers
        return [_make_match(row, taken[row[0], row[3]]) for row in rows]

    def find_record(self, table: str, match: int) -> str | None:
        """The record of that match; None if there is none."""
        query = select(records.c.text).where(records.c.table_id == table, records.c.match == match)
        with self._reading() as connection:
            return connection.scalar(query)

    def put_numbers(self, counted: Sequence[Counted]) -> None:
        """Keep what was counted of matches."""
        seat = (
            players.c.table_id == bindparam("of_table"),
            players.c.match == bindparam("of_match"),
            players.c.seat == bindparam("of_seat"),
        )
        statement = update(players).where(*seat).values(numbers=bindparam("told"))
        rows = [dict(zip(("of_table", "of_match", "of_seat", "told"), one, strict=True)) for one in counted]
        with self._writing() as connection:
            connection.execute(statement, rows)

    def rewrite(self, table: str, guest: str, stranger: str, by: Rewriting) -> None:
        """Take a guest out of a table: a stranger without a name is in their place. The number of events stays. Nobody
        may have the table in memory meanwhile."""
        with self._writing() as connection:
            mine: dict[int, set[int]] = {}
            theirs = select(players.c.match, players.c.seat)
            for match, seat in connection.execute(
                theirs.where(players.c.table_id == table, players.c.guest == guest)
            ).all():
                mine.setdefault(match, set()).add(seat)
            _rewrite_events(connection, table, by.event)
            for match, seats in mine.items():
                here = frozenset(seats)
                _rewrite_text(connection, records, "text", table, match, partial(by.record, seats=here))
                _rewrite_text(connection, matches, "card", table, match, partial(by.match_card, seats=here))
            card = connection.scalar(select(tables.c.card).where(tables.c.id == table)) or "{}"
            connection.execute(update(tables).where(tables.c.id == table).values(card=by.table_card(card)))
            connection.execute(
                update(players).where(players.c.table_id == table, players.c.guest == guest).values(guest=stranger)
            )
            connection.execute(delete(checkpoints).where(checkpoints.c.table_id == table))

    def put_transfer(self, code: str, guest: str, until: int, now: int) -> None:
        """Keep a code that moves the guest to another device, in place of all earlier ones of theirs."""
        with self._writing() as connection:
            connection.execute(delete(transfers).where((transfers.c.guest == guest) | (transfers.c.until < now)))
            connection.execute(transfers.insert(), {"code": code, "guest": guest, "until": until})

    def take_transfer(self, code: str, now: int) -> str | None:
        """The guest whom that code moves, once; None if there is no such code, or no more."""
        spent = delete(transfers).where(transfers.c.code == code).returning(transfers.c.guest, transfers.c.until)
        with self._writing() as connection:
            found = connection.execute(spent).one_or_none()
        return found[0] if found is not None and found[1] >= now else None


def _make_match(row: Any, taken: dict[int, tuple[str, str]]) -> PlayedMatch:
    table, game, phase, match, began, ended, card = row
    guests = tuple(taken[seat][0] if seat in taken else "" for seat in range(max(taken) + 1))
    info = MatchInfo(match, began, ended, card, guests)
    return PlayedMatch(table, game, phase, info, {seat: numbers for seat, (_, numbers) in taken.items()})


def _rewrite_events(connection: Connection, table: str, change: Callable[[bytes], bytes]) -> None:
    rows = connection.execute(select(events.c.seq, events.c.data).where(events.c.table_id == table)).all()
    changed = [{"number": seq, "told": new} for seq, data in rows if (new := change(data)) != data]
    if changed:
        here = events.c.table_id == table, events.c.seq == bindparam("number")
        connection.execute(update(events).where(*here).values(data=bindparam("told")), changed)


def _rewrite_text(
    connection: Connection, rows: Any, column: str, table: str, match: int, change: Callable[[str], str]
) -> None:
    here = rows.c.table_id == table, rows.c.match == match
    text = connection.scalar(select(rows.c[column]).where(*here))
    if text is not None:
        connection.execute(update(rows).where(*here).values({column: change(text)}))
