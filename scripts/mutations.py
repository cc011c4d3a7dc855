"""Breaks one promise of the server after the other, each in a copy of the source, and sees whether a test notices.

`make mutations` runs all of them; `python scripts/mutations.py NAME …` some. A mutation that no test notices is an
error, and so is a test that fails without any.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SEEDS = "tests/simulation/test_simulation.py::test_seeds[1]"
TIMEOUT = 900  # seconds for one test: the machine may be busy


class Mutation(NamedTuple):
    """A promise, the text in the source that keeps it, what stands there instead, and the tests that notice."""

    name: str
    file: str
    keeps: str
    breaks: str
    tests: tuple[str, ...]


MUTATIONS = (
    Mutation(
        "acknowledge-before-commit",
        "server/live/table.py",
        "self.hub.writer.submit(append, lambda _, error: self._finish_append(error, before, step, askers))",
        "self.hub.writer.submit(append, lambda _, error: None); self._finish_append(None, before, step, askers)",
        (SEEDS,),
    ),
    Mutation(
        "idempotency",
        "server/room/dispatch.py",
        "if done is not None or waits is not None:",
        "if False:",
        ("tests/server/room/test_idempotency.py::test_the_same_request_again_has_the_same_answer", SEEDS),
    ),
    Mutation(
        "rules-of-another-version",
        "server/room/starting.py",
        "room.game.check_rules(event.rules)",
        "room.game.check_rules(room.game.rules)",
        ("tests/server/live/test_other_rules.py",),
    ),
    Mutation(
        "leave-in-the-middle-of-a-broadcast",
        "server/live/broadcast.py",
        "for session in tuple(self.sessions):  # one that can't keep up",
        "for session in self.sessions:  # one that can't keep up",
        ("tests/server/live/test_slow_readers.py",),
    ),
    Mutation(
        "private-matches-for-all",
        "server/live/hub.py",
        "if info.public or self.signer.opens_records(",
        "if True or self.signer.opens_records(",
        ("tests/server/http/test_http.py::test_what_was_played_in_private_is_for_those_who_were_there[False]",),
    ),
    Mutation(
        "go-on-after-a-failed-append",
        "server/store/writer.py",
        "if append.owner in self._owners else None",
        "if False else None",
        ("tests/server/store/test_writer.py::test_whose_append_has_failed_writes_nothing_more[sqlite]",),
    ),
    Mutation(
        "fencing",
        "server/store/shared.py",
        "if foreign is not None:",
        "if False:",
        ("tests/server/store/test_shared.py::test_an_old_epoch_is_refused_also_of_the_same_node",),
    ),
    Mutation(
        "a-field-too-many",
        "server/room/broadcast.py",
        '"chose", event.seat, mark=event.mark',
        '"chose", event.seat, "", actions.text_json(game, event.action), mark=event.mark',
        ("tests/server/room/test_secrecy.py", SEEDS),
    ),
    Mutation(
        "origin",
        "server/http/websocket.py",
        "if len(origins) > 1 or len(hosts) != 1:",
        "return True\n    if False:",
        ("tests/server/http/test_edge.py::test_a_name_that_leads_here_is_not_ours",),
    ),
    Mutation(
        "message-limit",
        "server/live/session.py",
        "if not self.closed and not self._bucket.take(",
        "if False and not self._bucket.take(",
        ("tests/server/live/test_floods.py::test_frames_without_end",),
    ),
    Mutation(
        "damaged-checkpoint",
        "server/room/checkpoints.py",
        "if blake2b(body, digest_size=_DIGEST).digest() != digest:",
        "if False:",
        ("tests/server/room/test_checkpoints.py::test_a_damaged_one_is_refused",),
    ),
    Mutation(
        "refused-although-stored",
        "server/live/hub.py",
        "return isinstance(error, Rejected | StoreFull)",
        "return True",
        ("tests/simulation/test_simulation.py::test_seeds[61]",),
    ),
)


def main() -> None:
    """Run all, or those that are named."""
    wanted = [one for one in MUTATIONS if one.name in sys.argv[1:] or not sys.argv[1:]]
    missed = [name for mutation in wanted for name in _try(mutation)]
    if missed:
        sys.exit(f"nobody noticed: {', '.join(missed)}")


def _try(mutation: Mutation) -> list[str]:
    """Tell of each test whether it notices; gives those that don't."""
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        copy = _copy_source(Path(folder))
        file = copy / "src" / "tocca" / mutation.file
        for test in mutation.tests:
            began = time.monotonic()
            file.write_text((ROOT / "src" / "tocca" / mutation.file).read_text())
            if _run(copy, test) != 0:
                sys.exit(f"{test} fails without any mutation")
            _mutate(file, mutation)
            noticed = _run(copy, test) == 1
            print(f"{mutation.name}: {'noticed' if noticed else 'MISSED'} by {test} ({time.monotonic() - began:.0f} s)")
            if not noticed:
                missed.append(f"{mutation.name} ({test})")
    return missed


def _copy_source(folder: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "tocca", folder / "src" / "tocca", ignore=ignored)
    for name in ("tests", "pyproject.toml", "README.md"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def _mutate(file: Path, mutation: Mutation) -> None:
    text = file.read_text()
    if text.count(mutation.keeps) != 1:
        sys.exit(f"{mutation.name}: {mutation.file} has changed; write the mutation anew")
    file.write_text(text.replace(mutation.keeps, mutation.breaks))


def _run(folder: Path, test: str) -> int:
    """pytest's exit status: 1 means that a test failed."""
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--rootdir", str(folder), test]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=TIMEOUT).returncode


if __name__ == "__main__":
    main()
