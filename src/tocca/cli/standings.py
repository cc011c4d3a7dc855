"""The figures of a tournament, for people."""

from collections.abc import Mapping
from typing import Any

from tocca.arena.statistics import format_elo, format_ends
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
    parts += [_verdict(found["sprt"], words)] if "sprt" in found else []
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
        row += [format_elo(one["elo"]), format_ends(one["elo"])] if rated else []
        row += [f"{one['skill']['mu']:.1f} ± {one['skill']['sigma']:.1f}"] if skilled else []
        rows.append([*row, f"{one['ms']:.0f} ms", f"{one['slowest_ms']:.0f} ms"])
    return rows


def _pairs(found: Figures, words: Words) -> list[list[str]]:
    rows = [["", words("arena-score"), "95 %", "Elo", "95 %"]]
    for pair in found["pairs"]:
        cells = [f"{pair['score']['value']:.1%}", _percent(pair["score"])]
        cells += [format_elo(pair["elo"]), format_ends(pair["elo"])]
        rows.append([" – ".join(pair["bots"]), *cells])
    return rows


_VERDICTS = {"accepted": "arena-accepted", "rejected": "arena-rejected", "open": "arena-open"}


def _verdict(test: Figures, words: Words) -> list[str]:
    """What was decided; and what the score would be if the test had not stopped at a lucky moment."""
    names = {"from": "elo0", "to": "elo1", "ratio": "llr", "low": "low", "high": "high", "sets": "sets"}
    told = [words(_VERDICTS[test["verdict"]], **{name: f"{test[key]:g}" for name, key in names.items()})]
    if test["verdict"] != "open":
        told.append(words("arena-unbiased", score=f"{test['score']:.1%}", bias=f"{100 * test['bias']:+.1f}"))
    return told


def _percent(found: Ends) -> str:
    return f"{found['low']:.1%} – {found['high']:.1%}"
