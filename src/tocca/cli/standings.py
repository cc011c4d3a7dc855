"""The figures of a tournament, for people."""

from collections.abc import Mapping
from typing import Any

from tocca.cli.columns import align
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
    parts += [align(_entrants(found, words))]
    parts += [align(_pairs(found, words))] if found["pairs"] else []
    parts += [[_verdict(found["sprt"], words)]] if "sprt" in found else []
    endings = [[words.ending(reason, found["plan"]["game"]), str(count)] for reason, count in found["endings"].items()]
    parts += [[words("sim-endings"), *align(endings)], [words("arena-note")]]
    return "\n\n".join("\n".join(part) for part in parts)


def _entrants(found: Figures, words: Words) -> list[list[str]]:
    rated = any(one["elo"] for one in found["entrants"])
    skilled = any(one["skill"] for one in found["entrants"])
    heads = ["", words("arena-played"), words("arena-share"), "95 %", *(["Elo", "95 %"] if rated else [])]
    rows = [[*heads, *(["openskill"] if skilled else []), words("arena-thinking"), words("arena-slowest")]]
    for one in found["entrants"]:
        row = [one["bot"], str(one["played"]), f"{one['share']['value']:.1%}", _percent(one["share"])]
        row += [_elo(one["elo"]["value"]), _ends(one["elo"])] if rated else []
        row += [f"{one['skill']['mu']:.1f} ± {one['skill']['sigma']:.1f}"] if skilled else []
        rows.append([*row, f"{one['ms']:.0f} ms", f"{one['slowest_ms']:.0f} ms"])
    return rows


def _pairs(found: Figures, words: Words) -> list[list[str]]:
    rows = [["", words("arena-score"), "95 %", "Elo", "95 %"]]
    for pair in found["pairs"]:
        score = pair["score"]["value"]
        cells = [f"{score:.1%}", _percent(pair["score"]), _elo(pair["elo"]["value"], score), _ends(pair["elo"])]
        rows.append([" – ".join(pair["bots"]), *cells])
    return rows


_VERDICTS = {"accepted": "arena-accepted", "rejected": "arena-rejected", "open": "arena-open"}


def _verdict(test: Figures, words: Words) -> str:
    names = {"from": "elo0", "to": "elo1", "ratio": "llr", "low": "low", "high": "high", "sets": "sets"}
    return words(_VERDICTS[test["verdict"]], **{name: f"{test[key]:g}" for name, key in names.items()})


def _elo(value: float | None, score: float = 1.0) -> str:
    """An Elo difference; without a number it is infinite, to the side the score says."""
    return f"{value:+.0f}" if value is not None else "−∞" if score < 0.5 else "+∞"


def _percent(found: Ends) -> str:
    return f"{found['low']:.1%} – {found['high']:.1%}"


def _ends(found: Ends) -> str:
    return f"{_elo(found['low'], 0.0)} … {_elo(found['high'], 1.0)}"
