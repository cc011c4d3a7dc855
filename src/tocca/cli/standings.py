"""The figures of a tournament, for people."""

from collections.abc import Mapping
from typing import Any

from tocca.cli.columns import lined_up
from tocca.cli.words import Words
from tocca.core import registry

Figures = Mapping[str, Any]
Ends = Mapping[str, float | None]


def as_table(found: Figures, words: Words) -> str:
    """The whole report."""
    game = registry.game(found["plan"]["game"]).name
    title = words("sim-title", count=found["matches"], game=game, seed=found["plan"]["seed"])
    if not found["sets"]:
        return "\n\n".join([title, words("arena-nothing")])
    parts = [[title, words("arena-sets", count=found["sets"], size=len(found["plan"]["line_ups"]))]]
    parts += [lined_up(_entrants(found, words)), lined_up(_pairs(found, words))] if found["pairs"] else []
    parts += [[_verdict(found["sprt"], words)]] if "sprt" in found else []
    endings = [[words.ending(reason), str(count)] for reason, count in found["endings"].items()]
    parts += [[words("sim-endings"), *lined_up(endings)], [words("arena-note")]]
    return "\n\n".join("\n".join(part) for part in parts)


def _entrants(found: Figures, words: Words) -> list[list[str]]:
    skilled = any(one["skill"] for one in found["entrants"])
    heads = ["", *(words(f"arena-{name}") for name in ("played", "share")), "95 %", "Elo", "95 %"]
    heads += ["openskill"] if skilled else []
    rows = [heads + [words("arena-thinking"), words("arena-slowest")]]
    for one in found["entrants"]:
        row = [one["bot"], str(one["played"]), f"{one['share']['value']:.1%}", _percent(one["share"])]
        row += [signed(one["elo"]["value"]), _ends(one["elo"])]
        row += [f"{one['skill']['mu']:.1f} ± {one['skill']['sigma']:.1f}"] if skilled else []
        rows.append([*row, f"{one['ms']:.0f} ms", f"{one['slowest_ms']:.0f} ms"])
    return rows


def _pairs(found: Figures, words: Words) -> list[list[str]]:
    rows = [["", words("arena-score"), "95 %", "Elo", "95 %"]]
    for pair in found["pairs"]:
        score = [f"{pair['score']['value']:.1%}", _percent(pair["score"])]
        rows.append([" – ".join(pair["bots"]), *score, signed(pair["elo"]["value"], score[0]), _ends(pair["elo"])])
    return rows


def _verdict(test: Figures, words: Words) -> str:
    values = {name: f"{test[name]:g}" for name in ("elo0", "elo1", "llr", "low", "high")}
    return words(f"arena-{test['verdict']}", sets=test["sets"], **values)


def signed(value: float | None, score: str = "") -> str:
    """An Elo difference; without an end it is infinite, to the side the score says."""
    return f"{value:+.0f}" if value is not None else "−∞" if score == "0.0%" else "+∞"


def _percent(found: Ends) -> str:
    return f"{found['low']:.1%} – {found['high']:.1%}"


def _ends(found: Ends) -> str:
    low, high = found["low"], found["high"]
    return f"{'−∞' if low is None else f'{low:+.0f}'} … {'+∞' if high is None else f'{high:+.0f}'}"
