"""Functions are named by verbs: what they do, not what has been done (`draw`, not `drawn`). A class has a name that no
other class has."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "benchmarks", "scripts", "examples", "web/src")

IRREGULAR = frozenset(
    re.findall(
        r"\w+",
        """
    beaten began begun bent bitten blown born bought bound broken brought built caught chosen dealt done drawn
    driven drunk dug eaten fallen fed felt flown forbidden forgotten fought found frozen given gone grown
    heard held hidden hung kept known laid led left lent lit lost made meant met paid ridden risen said seen
    sent shaken shot shown slept sold spent spoken sprung spun stolen stood struck stuck sung sunk swept sworn
    swung taken taught thought thrown told torn understood undone woken won worn wound written
""",
    )
)
PREFIXES = ("fore", "mis", "out", "over", "re", "un")
NOT_PARTICIPLES = frozenset(
    ("bed", "deed", "embed", "exceed", "feed", "hundred", "need", "proceed", "red", "seed", "speed")
)
# `awaited` and `reseeded` are in the contract, `ranked` is how a game's author makes an outcome. Older commits have
# `closed_loop`, too, and benchmarks/against.py calls it there.
PUBLIC = frozenset({"awaited", "closed_loop", "ranked", "reseeded"})
# What every game has one of, by the name that the contract, the wire or the small variants give it.
ONE_PER_GAME = frozenset({"Constants", "Options", "Position", "Scene", "SmallOptions", "SmallPosition", "View"})
VALUES = frozenset({"raised"})  # the name of a shape in a table of shapes, each a function of its colour

SCRIPT = re.compile(
    r"""
      \bfunction\*?\s+(\w+)
    | \b(?:const|let)\s+(\w+)(?::\ [^=\n]+)?\ =\ (?:async\ )?(?:<[^>\n]*>)?(?:\([^)\n]*\)(?::\ [^=\n]+)?|\w+)\ =>
    | ^\s+(?:(?:async|static|private)\ )*\#?(\w+)\([^\n]*\)(?::\ [^{\n]+)?(?:\ \{)?$    # in a class or an interface
    | ^\s+(\w+)\??:\ \([^\n]*\)\ =>\                                                    # in an object or an interface
    """,
    re.MULTILINE | re.VERBOSE,
)


def is_participle(name: str) -> bool:
    """By its first word: `drawn_cards`, `_pushed`, `toldInWords`."""
    match = re.match(r"_*([A-Za-z]?[a-z]*)", name)
    word = match[1].lower() if match else ""
    if word in NOT_PARTICIPLES:
        return False
    stems = [word, *(word.removeprefix(prefix) for prefix in PREFIXES if word.startswith(prefix))]
    return any(stem in IRREGULAR for stem in stems) or (len(word) > 3 and word.endswith("ed"))


def is_value(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """A property, or a fixture: nobody calls it, so it is named like what it is."""
    return any("property" in text or "fixture" in text for text in map(ast.unparse, function.decorator_list))


def functions(source: str) -> Iterator[str]:
    """The names of the functions and methods of a Python module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_value(node) and node.name[:2] != "__":
            yield node.name


def script_functions(source: str) -> Iterator[str]:
    """The same of TypeScript or Svelte, as far as one sees it by its lines."""
    return (name for found in SCRIPT.finditer(source) for name in found.groups() if name)


@pytest.mark.parametrize("folder", FOLDERS)
def test_functions_are_verbs(folder: str) -> None:
    found = []
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix == ".py":
            names = functions(path.read_text())
        elif path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            names = script_functions(path.read_text())
        else:
            continue
        found += [
            f"{path.relative_to(ROOT)}: {name}" for name in names if is_participle(name) and name not in PUBLIC | VALUES
        ]
    assert not found


@pytest.mark.parametrize("name", ["drawn", "_pushed", "told_options", "toldInWords", "rewritten", "sealedBy"])
def test_a_participle_is_found(name: str) -> None:
    python = f"class Any:\n    def {name}(self): ..."
    scripts = (
        f"function {name}() {{",
        f"export const {name} = (a: B): C => a",
        f"  async {name}(a: B): C {{",
        f"  {name}?: (a) => void",
    )
    assert list(filter(is_participle, functions(python))) == [name]
    assert list(filter(is_participle, chain.from_iterable(map(script_functions, scripts)))) == [name] * len(scripts)


@pytest.mark.parametrize("name", ["draw", "need", "feed_all", "seed", "_is_drawn", "readKey", "reveal", "lay_plane"])
def test_a_verb_is_not(name: str) -> None:
    assert not is_participle(name)


def test_class_names_are_unique() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(ROOT)))
    assert {name: where for name, where in places.items() if len(where) > 1 and name not in ONE_PER_GAME} == {}
    for name in ONE_PER_GAME:
        folders = [Path(where).parts[:4] for where in places[name]]
        assert len(set(folders)) == len(folders) > 1
