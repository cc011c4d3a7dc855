"""Who meets whom: every bot on every seat equally often, with the same deals."""

from collections import Counter

import pytest

import tocca
from tocca.arena import BadPlan, Plan
from tocca.bots import BadBot, BadBudget, UnknownBot


def seatings(plan: Plan) -> list[str]:
    return ["".join("ABCDE"[one] for one in line_up) for line_up in plan.line_ups]


def test_two_bots_change_seats() -> None:
    assert seatings(Plan.of("tomoko", ["greedy", "random"], "s")) == ["AB", "BA"]


def test_as_many_as_seats_sit_as_they_are_named() -> None:
    assert seatings(Plan.of("toncc", ["greedy", "random", "random"], "s")) == ["ABB", "BBA", "BAB"]
    assert seatings(Plan.of("tomoko", ["greedy", "random"] * 2, "s", options={"teams": True})) == ["ABAB", "BABA"]


def test_fewer_than_seats_share_them() -> None:
    assert seatings(Plan.of("toncc", ["greedy", "random"], "s")) == ["ABA", "BAA", "AAB", "BAB", "ABB", "BBA"]


def test_of_more_than_seats_all_groups_meet() -> None:
    assert len(Plan.of("toscana", ["random", "greedy", "level-1", "level-2"], "s").line_ups) == 12
    assert len(Plan.of("toncc", ["random", "greedy", "level-1", "level-2"], "s").line_ups) == 12


@pytest.mark.parametrize(
    "bots",
    [["random", "greedy"], ["random", "greedy", "level-1"], ["random", "greedy", "level-1", "level-2", "level-3"]],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(bots: list[str], seats: int) -> None:
    plan = Plan.of("tomoko", bots, "s", seats)
    sat = Counter((one, seat) for line_up in plan.line_ups for seat, one in enumerate(line_up))
    assert len(set(sat.values())) == 1
    assert len(sat) == len(bots) * seats


def test_tasks_are_whole_sets() -> None:
    plan = Plan.of("tomoko", ["greedy", "random"], "s")
    assert plan.sets(5) == 3
    tasks = list(plan.tasks(3))
    assert [task.number for task in tasks] == list(range(6))
    assert [task.set for task in tasks] == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("game", "bots", "settings", "kind", "told"),
    [
        ("tomoko", ["greedy"], {}, BadPlan, "at least two bots"),
        ("tomoko", [], {}, BadPlan, "at least two bots"),
        ("tomoko", ["greedy", "random"], {"seats": 7}, BadPlan, "Tomoko is for 2 or 3 or 4 players, not 7"),
        ("toscana", ["greedy", "random", "random"], {}, BadPlan, "named twice"),
        ("tomoko", ["greedy", "gredy"], {}, UnknownBot, "there is no bot 'gredy'"),
        ("tomoko", ["greedy", "level-9"], {}, UnknownBot, "there is no bot 'level-9'"),
        ("tomoko", ["greedy", "search:seconds=0"], {}, BadBudget, "more than no time"),
        ("tomoko", ["greedy", "search:wings=2"], {}, BadBot, "no argument 'wings'"),
        ("tomoko", ["greedy", "random"], {"options": {"limit": -1}}, tocca.BadOption, "limit must be"),
        ("chess", ["greedy", "random"], {}, tocca.UnknownGame, "there is no game 'chess'"),
    ],
)  # fmt: skip
def test_what_can_not_be_played_is_refused(
    game: str, bots: list[str], settings: dict[str, object], kind: type[Exception], told: str
) -> None:
    with pytest.raises(kind) as problem:
        Plan.of(game, bots, "s", **settings)  # type: ignore[arg-type]
    assert told in str(problem.value)
