"""Everything that a guest has played, in one file."""

import csv
import io
import zipfile
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

from tocca.server.answers.mine import read_match
from tocca.server.store.rows import PlayedMatch

_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for a formula


def pack(guest: str, played: Sequence[PlayedMatch], read: Callable[[str, int], str | None]) -> bytes:
    """A zip of all records, with a table of the matches (CSV). `read` gives the record of a match."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("matches.csv", write_csv(guest, played))
        for one in played:
            text = read(one.table, one.info.match) if one.info.ended else None
            if text is not None:
                archive.writestr(name_record(one), text)
    return packed.getvalue()


def name_record(played: PlayedMatch) -> str:
    """The name of a record's file."""
    return f"{played.game}-{_make_time(played.info.ended):%Y-%m-%d}-{played.table}-{played.info.match}.tocca"


def write_csv(guest: str, played: Iterable[PlayedMatch]) -> str:
    """A line for each finished match."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(
        ["game", "ended", "table", "match", "you", "place", "score", "reason", "moves", "seconds", "players", "record"]
    )
    for one in played:
        if one.info.ended:
            lines.writerow([_quote(cell) for cell in _make_cells(guest, one)])
    return text.getvalue()


def _make_cells(guest: str, played: PlayedMatch) -> list[str]:
    match = read_match(guest, played)
    seats, result = match.shown.seats, match.shown.result
    mine = sorted(match.mine)
    ended = _make_time(played.info.ended).isoformat(timespec="seconds")
    cells = [played.game, ended, played.table, str(played.info.match), " / ".join(seats[seat].name for seat in mine)]
    for some in (result.places, result.scores) if result else ((), ()):
        cells.append(" / ".join(str(some[seat]) for seat in mine if some))
    cells += [result.reason if result else "", str(match.shown.moves), str(round(match.shown.ms / 1000))]
    return [*cells, " / ".join(sat.bot or sat.name for sat in seats), name_record(played)]


def _quote(cell: str) -> str:
    """People choose their names: a spreadsheet must not calculate them."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def _make_time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
