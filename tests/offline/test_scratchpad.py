"""The Python prompt of the page: README's example runs in it, and boards are drawn."""

import json
import re
from pathlib import Path

from tocca.offline.scratchpad import Scratchpad, without_prompts

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_example_of_the_readme_runs_with_its_prompts() -> None:
    pad = Scratchpad()
    examples = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    shown = pad.show(examples[0])
    assert (shown.failed, shown.text) == (False, examples[0].strip().splitlines()[-1])


def test_names_stay_and_boards_are_drawn() -> None:
    pad = Scratchpad()
    assert pad.show("import tocca\ngame = tocca.game('tomoko')\nstate = game.start(seats=2, seed=7)").text == ""
    shown = json.loads(pad.run("print('a board:'); state"))
    assert shown["text"] == "a board:\n"
    assert shown["picture"].startswith("<svg ")


def test_an_error_is_explained_and_the_prompt_goes_on() -> None:
    pad = Scratchpad()
    shown = pad.show("def half():\n    return 1 / 0\nprint('so far')\nhalf()")
    assert shown.failed
    assert shown.text.startswith("so far\nTraceback:\n")
    assert shown.text.endswith("ZeroDivisionError: division by zero")
    assert "scratchpad.py" not in shown.text
    assert pad.show("raise SystemExit").failed
    assert pad.show("6 * 7").text == "42"


def test_only_what_was_typed_is_run() -> None:
    assert (
        without_prompts(">>> for one in (1, 2):\n...     print(one)\n...\n1\n2\n")
        == "for one in (1, 2):\n    print(one)\n"
    )
    assert without_prompts("x = 1\n") == "x = 1\n"
