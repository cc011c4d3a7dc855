"""Tables for people, in plain text."""

from collections.abc import Iterable, Sequence


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows with their cells in columns: the first to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  " + "  ".join(_cells(row, widths)).rstrip() for row in rows]


def _cells(row: Sequence[str], widths: Sequence[int]) -> Iterable[str]:
    return (
        cell.rjust(wide) if place else cell.ljust(wide)
        for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
    )
