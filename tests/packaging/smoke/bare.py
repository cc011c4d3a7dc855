"""Without any extra: rules, records, bots and the command; and one error for all that is not there."""

import random
import subprocess
import sys
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path

import tocca
from tocca.cli import main

TOCCA = str(Path(sys.executable).with_name("tocca"))
ABSENT = {
    "tocca.client": "server",
    "tocca.server": "server",
    "tocca.learning.games": "rl",
    "tocca.adapters.gymnasium": "rl",
    "tocca.adapters.pettingzoo": "rl",
    "tocca.adapters.vector": "rl",
    "tocca.adapters.openspiel": "spiel",
}


def command(*arguments: str) -> str:
    with redirect_stdout(StringIO()) as out:
        assert main(arguments) == 0, arguments
    return out.getvalue()


assert len(tocca.games()) == 4, tocca.games()
for name in tocca.games():
    rng, record = random.Random(name), tocca.Record.start(name, seed=1)
    while record.state.to_act:
        seat = min(record.state.to_act)
        record.apply(seat, rng.choice(record.state.legal(seat)))
    record.save(Path(f"{name}.tocca"))
    assert tocca.Record.load(Path(f"{name}.tocca")).state == record.state
    assert record.game.name in command("rules", name, "--lang", "it")
    assert command("replay", f"{name}.tocca", "--all")

assert subprocess.check_output([TOCCA, "--version"], text=True) == f"tocca {tocca.__version__}\n"
assert command("sim", "toscana", "-n", "2", "--players", "greedy,random", "--json")
assert "tocca-games[server]" in command("doctor")

for module, extra in ABSENT.items():
    told = ""
    try:
        import_module(module)
    except tocca.MissingExtra as problem:
        told = str(problem)
    assert f"pip install 'tocca-games[{extra}]'" in told, f"{module}: {told}"
