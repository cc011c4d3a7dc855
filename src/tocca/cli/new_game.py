"""`tocca new-game NAME`: a package with a small game that works, to be changed into another one."""

import re
from argparse import Namespace
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from tocca.cli.words import Problem, Words
from tocca.core import registry
from tocca.core.names import class_name, module_name

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
FILES = ("my_game.py", "test_my_game.py", "pyproject.toml", "README.md")  # of the template


def new_game(asked: Namespace, words: Words) -> int:
    """Write the package into a new folder of that name, and say what to do next."""
    folder = Path(asked.name)
    check(asked.name)
    if folder.exists():
        raise Problem("new-game-exists", folder=str(folder))
    folder.mkdir()
    for name, text in render_files(asked.name).items():
        (folder / name).write_text(text, encoding="utf-8")
    print(words("new-game-written", name=asked.name, module=module_name(asked.name)))
    return 0


def check(name: str) -> None:
    """Problem unless that can be the name of a game, a folder and a module that is not there yet."""
    if len(name) > LONGEST or not NAME.fullmatch(name):
        raise Problem("new-game-bad-name", name=name)
    if name in (*registry.games(), *registry.variants()) or find_spec(module_name(name)) is not None:
        raise Problem("new-game-taken", name=name)


def render_files(name: str) -> dict[str, str]:
    """The files of the package by their names: the template with this name in place of `my-game`."""
    template = files("tocca.cli") / "template"
    texts = {file: (template / file).read_text(encoding="utf-8") for file in FILES}
    return {_rename(file, name): _rename(text, name) for file, text in texts.items()}


def _rename(text: str, name: str) -> str:
    title = " ".join(part.capitalize() for part in name.split("-"))
    names = {"my-game": name, "my_game": module_name(name), "MyGame": class_name(name), "My Game": title}
    for old, new in names.items():
        text = text.replace(old, new)
    return text
