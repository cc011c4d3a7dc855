"""The games in words, for language models: what a seat sees and may do, and a referee for agents that answer in text.

    from tocca.adapters.text import BotAgent, referee

    result = referee("NAME", [my_agent, BotAgent("level-1", "NAME")], seed=7)

An agent is anything that answers a `Question` with text. `PipeAgent` asks a program line by line, `HttpAgent` a server.
A question is made from the seat's view and never from the state. Needs no package beside Tocca.

    python -m tocca.adapters.text GAME "pipe:python agent.py" level-1 --matches 10 --seed 1
"""

import json
import random
import re
import shlex
import subprocess
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from tocca.bots import bot
from tocca.core import registry
from tocca.core.contract import Game
from tocca.core.errors import ToccaError
from tocca.core.state import State
from tocca.learning.asking import AskingOrder
from tocca.learning.payoffs import payoff

AnyState = State[Any, Any, Any]
TRIES = 3  # answers to one question; then a legal action is drawn, and the choice counts as missed
WAIT = "wait"  # the answer of a seat that may act and need not
LINE = re.compile(r"^\W*action\W*[:=](.+)$", re.IGNORECASE)


class Question(NamedTuple):
    """What an agent is asked."""

    text: str  # the whole of it, for a model
    game: str
    seat: int
    seats: int
    table: str  # the drawing of what the seat sees
    happened: tuple[str, ...]  # what everybody saw since the seat's last choice
    legal: tuple[str, ...]  # in notation
    problem: str  # what was wrong with the last answer; empty for the first try
    view: Any = None  # for bots of the library

    def to_json(self) -> dict[str, Any]:
        """For agents in other programs."""
        return {name: value for name, value in self._asdict().items() if name != "view"}


Agent = Callable[[Question], str]


class TextResult(NamedTuple):
    """How a match ended; everything by seat."""

    places: tuple[int, ...]
    payoffs: tuple[float, ...]  # from -1 to 1
    scores: tuple[float, ...]
    choices: tuple[int, ...]
    refused: tuple[int, ...]  # answers that named no legal action
    missed: tuple[int, ...]  # choices that were drawn at random after too many of them


def describe(
    game: Game[Any, Any, Any],
    view: Any,
    seats: int,
    legal: Sequence[str],
    happened: Sequence[str] = (),
    problem: str = "",
) -> Question:
    """The question to a seat, from its view and its legal actions in notation."""
    table = game.draw(view)
    parts = [
        f"You play {game.name} as player {view.seat + 1} of {seats}.",
        f"The table as you see it:\n{table}",
        *(["Since your last choice:\n" + "\n".join(f"- {line}" for line in happened)] if happened else []),
        "Your legal actions:\n" + "\n".join(f"- {text}" for text in legal),
        *([f"Your last answer did not count: {problem}"] if problem else []),
        "End your answer with one line: ACTION: and one of the legal actions, letter for letter.",
    ]
    return Question("\n\n".join(parts), game.id, view.seat, seats, table, tuple(happened), tuple(legal), problem, view)


def read_answer(answer: str, legal: Sequence[str]) -> int | None:
    """Which legal action the answer names, by number: its last line `ACTION: …`, or else the whole answer."""
    named = [found.group(1) for line in answer.splitlines() if (found := LINE.match(line.strip()))]
    wanted = _plain(named[-1] if named else answer)
    same = [number for number, text in enumerate(legal) if _plain(text) == wanted]
    return same[0] if same else None


def _plain(text: str) -> str:
    return " ".join(text.split()).strip(" .`'\"*").casefold()


def referee(game: str, agents: Sequence[Agent], seed: int | str = 0, tries: int = TRIES, **options: Any) -> TextResult:
    """One match. Where all choose at the same time, everybody is asked before anybody's choice is made."""
    played = registry.find(game)
    state: AnyState = played.start(len(agents), seed, **options)
    order, rng = AskingOrder(), random.Random(seed)
    told: list[list[str]] = [[] for _ in agents]
    counts = [[0, 0, 0] for _ in agents]
    while choosers := order.choosers(state):
        chosen = {}
        for seat in choosers:
            chosen[seat] = _ask(agents[seat], state, seat, order, told[seat], counts[seat], tries, rng)
            told[seat] = []
        for seat, action in chosen.items():
            before = state
            order = order.after(before, seat, action)
            if action is None:
                continue
            state = before.apply(seat, action)
            if played.public(before.position, action, state.position):
                for other, lines in enumerate(told):
                    lines += [f"player {seat + 1}: {played.format(action)}"] if other != seat else []
    outcome = state.outcome
    assert outcome is not None
    rivals = len(agents) - 1
    gained = tuple(payoff(outcome.places, seat, len(agents), rivals) for seat in range(len(agents)))
    choices, refused, missed = (tuple(column) for column in zip(*counts, strict=True))
    return TextResult(outcome.places, gained, outcome.scores, choices, refused, missed)


def _ask(
    agent: Agent, state: AnyState, seat: int, order: AskingOrder, told: Sequence[str], count: list[int], tries: int,
    rng: random.Random,
) -> Any:  # fmt: skip
    """An action; None for letting it be."""
    actions: list[Any] = list(state.legal(seat))
    legal = [state.game.format(action) for action in actions]
    if order.may_do_nothing(state, seat):
        actions, legal = [*actions, None], [*legal, WAIT]
    view, problem = state.view(seat), ""
    count[0] += 1
    for _ in range(tries):
        answer = agent(describe(state.game, view, state.seats, legal, told, problem))
        number = read_answer(answer, legal)
        if number is not None:
            return actions[number]
        count[1] += 1
        problem = f"{_plain(answer)[-80:]!r} is none of your legal actions."
    count[2] += 1
    return rng.choice(actions)


class BotAgent:
    """A bot of the library as an agent, for comparison: random, greedy, a level."""

    def __init__(self, name: str, game: str, seed: int | str = 0) -> None:
        self._game, self._bot, self._rng = registry.find(game), bot(name, game), random.Random(f"{name} {seed}")

    def __call__(self, question: Question) -> str:
        """Its action."""
        if len(question.legal) == 1:
            return question.legal[0]
        return f"ACTION: {self._game.format(self._bot.choose(self._game, question.view, self._rng))}"


class PipeAgent:
    """A program. A question is a line of JSON to its input, an answer a line of its output: JSON or text."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, question: Question) -> str:
        """What it answers; AgentFailed if it has ended."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps(question.to_json(), ensure_ascii=False) + "\n")
            stdin.flush()
            line = stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise AgentFailed(f"{self._command} has ended")
        return _read_reply(line)

    def close(self) -> None:
        """End the program."""
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # it may have ended already
                if pipe is not None:
                    pipe.close()
        self._process.wait(10)


class HttpAgent:
    """A server: a question is the JSON of a POST, an answer JSON with `answer`, or text."""

    def __init__(self, url: str, timeout: float = 120) -> None:
        if not url.startswith(("http://", "https://")):
            raise AgentFailed(f"{url} is no address of a web server")
        self._url, self._timeout = url, timeout

    def __call__(self, question: Question) -> str:
        """What it answers; AgentFailed if it does not."""
        body = json.dumps(question.to_json(), ensure_ascii=False).encode()
        request = urllib.request.Request(self._url, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as reply:
                return _read_reply(reply.read().decode("utf-8", "replace"))
        except OSError as problem:
            raise AgentFailed(f"{self._url} does not answer: {problem}") from None


class AgentFailed(ToccaError, RuntimeError):
    """An agent could not be asked."""


def _read_reply(text: str) -> str:
    try:
        found = json.loads(text)
    except ValueError:
        return text
    return str(found["answer"]) if isinstance(found, dict) and "answer" in found else text


def make_agent(name: str, game: str, seed: int | str = 0) -> Agent:
    """`pipe:COMMAND`, `http://…`, or the name of a bot."""
    if name.startswith("pipe:"):
        return PipeAgent(name.removeprefix("pipe:"))
    if name.startswith(("http://", "https://")):
        return HttpAgent(name)
    return BotAgent(name, game, seed)


def compare(game: str, names: Sequence[str], matches: int, seed: int = 1, **options: Any) -> list[dict[str, Any]]:
    """Several matches, each deal on all seats in turn: what each agent gained a match, and how it answered."""
    agents = [make_agent(name, game, seed) for name in names]
    found: list[dict[str, Any]] = [
        {"agent": name, "matches": 0, "payoff": 0.0, "first": 0, "choices": 0, "refused": 0, "missed": 0}
        for name in names
    ]
    try:
        for number in range(matches):
            shift = number % len(agents)
            seated = [*agents[shift:], *agents[:shift]]
            result = referee(game, seated, f"{seed}/{number // len(agents)}", **options)
            for seat in range(len(agents)):
                _count(found[(seat + shift) % len(agents)], result, seat)
    finally:
        for agent in agents:
            if isinstance(agent, PipeAgent):
                agent.close()
    return [{**one, "payoff": round(one["payoff"] / max(1, matches), 4)} for one in found]


def _count(line: dict[str, Any], result: TextResult, seat: int) -> None:
    more: Mapping[str, float] = {
        "matches": 1, "payoff": result.payoffs[seat], "first": int(result.places[seat] == 1),
        "choices": result.choices[seat], "refused": result.refused[seat], "missed": result.missed[seat],
    }  # fmt: skip
    for name, value in more.items():
        line[name] += value


def main() -> None:
    """The command."""
    import argparse

    parser = argparse.ArgumentParser(
        prog="python -m tocca.adapters.text", description="Agents that answer in text meet."
    )
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("agents", nargs="+", help="pipe:COMMAND, http://…, or the name of a bot")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for line in compare(asked.game, asked.agents, asked.matches, asked.seed):
        print(json.dumps(line, ensure_ascii=False))


if __name__ == "__main__":
    main()
