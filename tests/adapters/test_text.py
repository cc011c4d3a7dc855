"""The games in words: questions come from views, answers are read kindly, and the referee counts what it refuses."""

import json
import random
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import tocca
from tocca.adapters.text import (
    Agent,
    AgentFailed,
    BotAgent,
    HttpAgent,
    PipeAgent,
    Question,
    compare,
    describe,
    read_answer,
    referee,
)

SHORT: dict[str, dict[str, Any]] = {
    "tomoko": {"limit": 8},
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
    "totsa": {"limit": 3},
}
AGENT = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"answer": "I think.\\nACTION: " + asked["legal"][0]}), flush=True)
"""


def first(question: Question) -> str:
    return f"Let me see.\n**Action:** `{question.legal[0]}`"


@pytest.mark.parametrize("game", tocca.games())
def test_every_game_is_played_to_its_end(game: str) -> None:
    seats = tocca.game(game).seats[0]
    agents: list[Agent] = [first, *(BotAgent("random", game, seat) for seat in range(1, seats))]
    result = referee(game, agents, seed=3, **SHORT[game])
    assert min(result.places) == 1
    assert sum(result.payoffs) == pytest.approx(0)
    assert sum(result.refused) == sum(result.missed) == 0
    assert min(result.choices) > 0
    assert referee(game, [first] * seats, seed=3, **SHORT[game]) == referee(
        game, [first] * seats, seed=3, **SHORT[game]
    )


def test_a_question_tells_what_the_seat_sees_and_no_more() -> None:
    """Two deals that differ in the other one's hidden cards only are asked in the same words."""
    game = tocca.game("tomoko")
    state = game.start(2, seed=4)
    (seat,) = state.to_act
    other = next(
        world
        for world in (game.resample(state.view(seat), random.Random(number)) for number in range(50))
        if world.position.hands != state.position.hands
    )
    texts = [
        describe(game, one.view(seat), 2, [game.format(action) for action in one.legal(seat)]) for one in (state, other)
    ]
    assert texts[0].text == texts[1].text
    assert game.format(state.legal(seat)[0]) in texts[0].text
    assert "view" not in texts[0].to_json()


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        ("ACTION: W3 dark", 1),
        ("W3 dark", 1),
        ("action = w3  DARK.", 1),
        ("ACTION: N1 light\nNo, better:\n**ACTION:** `W3 dark`", 1),
        ("N1 light", 0),
        ("ACTION: W9 dark", None),
        ("I like W3 dark most", None),
        ("", None),
    ],
)
def test_answers(answer: str, number: int | None) -> None:
    assert read_answer(answer, ["N1 light", "W3 dark"]) == number


def test_wrong_answers_are_counted_and_explained() -> None:
    problems = []

    def stubborn(question: Question) -> str:
        problems.append(question.problem)
        return "ACTION: fly"

    result = referee("tomoko", [stubborn, BotAgent("random", "tomoko")], seed=1, limit=6)
    assert result.refused[0] == 3 * result.missed[0] == 3 * result.choices[0] > 0
    assert result.refused[1] == 0
    assert problems[0] == ""
    assert "'action: fly' is none of your legal actions" in problems[1]


def test_a_program_plays_through_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "agent.py").write_text(AGENT, encoding="utf-8")
    found = compare("tomoko", [f"pipe:{sys.executable} {tmp_path / 'agent.py'}", "random"], matches=2, limit=6)
    assert [one["matches"] for one in found] == [2, 2]
    assert found[0]["refused"] == 0
    assert found[0]["payoff"] == -found[1]["payoff"]
    gone = PipeAgent(f"{sys.executable} -c pass")
    with pytest.raises(AgentFailed, match="has ended"):
        referee("tomoko", [gone, first], limit=6)
    gone.close()


def test_a_server_plays_through_http() -> None:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"answer": asked["legal"][0]}).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        agent = HttpAgent(f"http://127.0.0.1:{server.server_port}/")
        assert referee("tomoko", [agent, first], seed=2, limit=6) == referee("tomoko", [first, first], seed=2, limit=6)
    finally:
        server.shutdown()
        server.server_close()
    with pytest.raises(AgentFailed, match="does not answer"):
        referee("tomoko", [agent, agent], limit=6)
    with pytest.raises(AgentFailed, match="no address"):
        HttpAgent("file:///etc/hosts")
