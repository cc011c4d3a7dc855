"""The figures of many matches: lengths, scores, win rates with Wilson's 95% intervals.

A victory shared by k players counts 1/k for each of them, so the rates of a match add up to one.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from tocca.arena.statistics import wilson
from tocca.cli.columns import align
from tocca.cli.words import Words
from tocca.core import codec, registry

if TYPE_CHECKING:
    from tocca.cli.sim import SimulatedMatch, SimulationPlan


def figures(plan: "SimulationPlan", played: Sequence["SimulatedMatch"], seconds: float) -> dict[str, Any]:
    """Everything there is to say, ready for JSON."""
    seats = range(len(plan.players))
    places = [(match, seat) for match in played for seat in seats]
    return {
        "game": plan.game,
        "players": list(plan.players),
        "options": codec.to_json(plan.options),
        "seed": plan.seed,
        "matches": len(played),
        "seconds": round(seconds, 3),
        "matches_per_second": round(len(played) / seconds, 2) if seconds else None,
        "actions": _spread([match.actions for match in played]),
        "seats": [{"seat": seat, **_side((match, one) for match, one in places if one == seat)} for seat in seats],
        "bots": [
            {"bot": name, **_side((match, one) for match, one in places if match.players[one] == name)}
            for name in sorted(set(plan.players))
        ],
        "endings": dict(Counter(match.outcome.reason for match in played).most_common()),
        "shared_victories": sum(len(match.outcome.winners) > 1 for match in played),
    }


def _side(places: Iterable[tuple["SimulatedMatch", int]]) -> dict[str, Any]:
    """How a seat, or a bot in whatever seat, has done. A bot in several seats plays once for each."""
    places = list(places)
    wins = sum(1 / len(match.outcome.winners) for match, seat in places if seat in match.outcome.winners)
    low, high = wilson(wins, len(places))
    return {
        "played": len(places),
        "wins": round(wins, 3),
        "rate": round(wins / len(places), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "scores": _spread([match.outcome.scores[seat] for match, seat in places]),
    }


def _spread(values: Sequence[int]) -> dict[str, float]:
    return {"mean": round(fmean(values), 2), "median": median(values), "min": min(values), "max": max(values)}


def as_json(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, indent=2)


def as_table(found: dict[str, Any], words: Words) -> str:
    """The figures for people."""
    title = words("sim-title", count=found["matches"], game=registry.game(found["game"]).name, seed=found["seed"])
    speed = words("sim-speed", seconds=f"{found['seconds']:.1f}", rate=f"{found['matches_per_second'] or 0:.1f}")
    heads = ["", *(words(f"sim-{name}") for name in ("mean", "median", "least", "most"))]
    spreads = [[words("sim-actions"), *_numbers(found["actions"])]]
    spreads += [[words("sim-score-of", name=_label(side, words)), *_numbers(side["scores"])] for side in found["bots"]]
    rates = [["", words("sim-played"), words("sim-wins"), "95 %"]]
    rates += [_rate(side, words) for side in (*found["bots"], *found["seats"])]
    endings = [[words.ending(reason, found["game"]), str(count)] for reason, count in found["endings"].items()]
    parts = [[title, speed], align([heads, *spreads]), align(rates), [words("sim-endings"), *align(endings)]]
    return "\n\n".join("\n".join(part) for part in [*parts, [words("sim-note")]])


def _label(side: dict[str, Any], words: Words) -> str:
    return str(side["bot"]) if "bot" in side else words("sim-seat", number=str(side["seat"] + 1))


def _rate(side: dict[str, Any], words: Words) -> list[str]:
    interval = f"{side['low']:.1%} – {side['high']:.1%}"
    return [_label(side, words), str(side["played"]), f"{side['rate']:.1%}", interval]


def _numbers(spread: dict[str, float]) -> list[str]:
    return [f"{spread['mean']:.1f}", *(f"{spread[name]:g}" for name in ("median", "min", "max"))]
