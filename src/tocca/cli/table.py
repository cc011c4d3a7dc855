"""A table: the match, who sits at it, and what they may do besides playing."""

import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tocca import bots
from tocca.bots.registry import NETWORK
from tocca.cli import saves
from tocca.cli.words import Problem, Words
from tocca.core.contract import Game
from tocca.core.errors import IllegalAction
from tocca.core.options import Option
from tocca.core.records import Record
from tocca.core.state import State

LONGEST = 36  # letters of a name; a number may have to be added


class TerminalTable:
    """People and bots at one match. A seat whose name is a bot's is that bot's seat."""

    def __init__(self, record: Record, file: Path | None = None, seed: str | None = None) -> None:
        self.record = record
        self.file = file
        self.bots = {
            seat: bots.bot(kind, record.game.id)
            for seat, name in enumerate(record.names)
            if (kind := find_bot_name(name))
        }
        self.rng = random.Random(seed)

    @property
    def state(self) -> State[Any, Any, Any]:
        return self.record.state

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.record.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.names

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(self.state.seats) if seat not in self.bots)

    def bot_acts(self, seat: int, *, at: int | None = None) -> Any:
        """Let the bot in that seat choose from what it sees, and play it."""
        action = self.bots[seat].choose(self.game, self.state.view(seat), self.rng)
        self.record.apply(seat, action, at=at)
        return action

    def take_back(self) -> None:
        """Back to the last decision of a person, if nothing since then has told anybody anything."""
        events, states = list(self.record.events), list(self.record.states)
        try:
            while self.record.undo() and events[len(self.record.events)].seat in self.bots:
                pass
        except IllegalAction:
            self.record.events[:], self.record.states[:] = events, states
            raise

    def save(self, file: Path | None = None) -> Path:
        """Keep the match in that file, else where it was kept last, else in the data folder."""
        self.file = file or self.file or saves.new_file(self.game.id)
        saves.save(self.record, self.file)
        return self.file


def find_bot_name(name: str) -> str | None:
    """The bot a seat of that name belongs to: "greedy", or "greedy 2" where there are several."""
    kind = name.rsplit(" ", 1)[0] if name[-1:].isdigit() else name
    return kind if is_bot(kind) else None


def is_bot(text: str) -> bool:
    """Whether a bot is called like that, whatever stands behind the colon; a name with dots is one to import."""
    name = text.partition(":")[0]
    return "." in name or name == NETWORK or name in bots.bots()


def find_bot(text: str, game: str) -> bots.Bot:
    """The bot that was asked for; Problem with the names there are, or the bot's own error about its arguments."""
    if not is_bot(text):
        raise Problem("bad-bot", name=text, bots=", ".join(bots.bots()))
    look_here(text)
    return bots.bot(text, game)


def look_here(text: str) -> None:
    """A bot to import may lie in the current folder, too: a console script does not look there by itself. Last, so that
    nothing there hides another module; processes that are started later look where this one does."""
    here = str(Path.cwd())
    if "." in text.partition(":")[0] and here not in sys.path:
        sys.path.append(here)


def name_seats(players: Sequence[str], seats: int, words: Words) -> tuple[str, ...]:
    """The names for the seats: `you`, bots by their names, people by theirs, in capitals."""
    if len(players) != seats:
        raise Problem("bad-players", seats=seats, given=len(players))
    return number_repeated([_name_seat(player, words) for player in players])


def _name_seat(player: str, words: Words) -> str:
    if player == "you":
        return words("you")
    if player[:1].islower() and not is_bot(player):
        raise Problem("bad-bot", name=player, bots=", ".join(bots.bots()))
    look_here(player)
    if len(player) > LONGEST or not player.isprintable():
        raise Problem("bad-name", longest=LONGEST)
    return player


def number_repeated(names: Sequence[str]) -> tuple[str, ...]:
    """The names, those that come again with a number: greedy, greedy 2."""
    return tuple(
        name if (count := names[: seat + 1].count(name)) == 1 else f"{name} {count}" for seat, name in enumerate(names)
    )


def read_options(game: Game[Any, Any, Any], given: Sequence[str], words: Words) -> dict[str, Any]:
    """The values of `name=value` texts; Problem says which is wrong and what it may be."""
    return dict(_read_option(game.options, text, words) for text in given)


def _read_option(known: Mapping[str, Option], text: str, words: Words) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if name not in known:
        raise Problem("bad-option", name=name, options=", ".join(known))
    option = known[name]
    try:
        return name, option.check(_read_list(value)) if option.type == "value" else option.parse(value)
    except OSError as problem:
        raise Problem("no-file", file=value[1:], why=problem.strerror or str(problem)) from None
    except ValueError as problem:
        allowed = _describe_allowed(option, words) or str(problem)
        raise Problem("bad-value", name=name, value=value or "…", allowed=allowed) from None


def _read_list(text: str) -> str | tuple[str, ...]:
    """A word; or several, with commas, or from a file with one a line: @my.deck."""
    if text.startswith("@"):
        lines = Path(text[1:]).expanduser().read_text(encoding="utf-8").splitlines()
        return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))
    return tuple(text.split(",")) if "," in text else text


def _describe_allowed(option: Option, words: Words) -> str:
    if option.type == "flag":
        return words("allowed-flag")
    if option.type == "number":
        return words("allowed-number", low=str(option.low), high=str(option.high))
    return words("allowed-choice", choices=", ".join(option.choices)) if option.choices else ""
