"""Errors that say whose fault it is. Every message is fit to show to a player."""

from typing import Literal

# Reasons of IllegalAction that any game may give. A game's own are in `game.refusals`.
CoreRefusal = Literal["bad-time", "no-such-seat", "no-undo", "not-an-action", "not-legal", "not-your-turn", "over"]


class ToccaError(Exception):
    """The root of every error Tocca raises on purpose."""


class UnknownGame(ToccaError, LookupError):
    """No game of that name is registered."""


class BadOption(ToccaError, ValueError):
    """An option, or a number of seats, that this game does not have. `options`: the names of those that don't go
    together, `seats` among them, where it is about several."""

    def __init__(self, message: str, *options: str) -> None:
        super().__init__(message)
        self.options = options


class BadNotation(ToccaError, ValueError):
    """A text that names no action, or more than one."""


class IllegalAction(ToccaError, ValueError):
    """An action the rules refuse. `reason` is a stable code, the message is for people."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str]]:
        return (IllegalAction, (self.reason, self.message))


def refuse(reason: CoreRefusal, message: str) -> IllegalAction:
    """A refusal that any game may give; its reason is checked by type."""
    return IllegalAction(reason, message)


class BadChance(ToccaError, ValueError):
    """Chance values were supplied that are not possible here."""


class ChanceNeeded(BadChance):
    """The supplied chance values ran out; `candidates` are the next one's equally likely values."""

    def __init__(self, candidates: tuple[int | str, ...]) -> None:
        super().__init__(candidates)
        self.candidates = candidates

    def __str__(self) -> str:
        # Formatted only when it is read: at OpenSpiel's chance nodes it never is.
        return f"one more chance value is needed, one of {_some(self.candidates)}"

    def __reduce__(self) -> tuple[type["ChanceNeeded"], tuple[tuple[int | str, ...]]]:
        return (ChanceNeeded, (self.candidates,))


class MissingExtra(ToccaError, ImportError):
    """Packages that an optional part needs are not installed. `extra` names what brings them."""

    def __init__(self, extra: str, packages: tuple[str, ...]) -> None:
        names = " and ".join(filter(None, (", ".join(packages[:-1]), packages[-1])))
        super().__init__(f"this needs {names}: pip install 'tocca-games[{extra}]'")
        self.extra = extra
        self.packages = packages

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str, tuple[str, ...]]]:
        return (MissingExtra, (self.extra, self.packages))


class OtherRules(ToccaError, ValueError):
    """A match that was begun by other rules of its game than these, and would play differently."""


class BadRecord(ToccaError, ValueError):
    """A record file that can't be trusted. `line` is where, counted from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[type["BadRecord"], tuple[int, str]]:
        return (BadRecord, (self.line, self.problem))


def _some(values: tuple[int | str, ...], most: int = 8) -> str:
    shown = ", ".join(map(str, values[:most]))
    return shown if len(values) <= most else f"{shown}, … ({len(values)} in all)"
