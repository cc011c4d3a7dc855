"""Each extra of the wheel, in an environment that holds nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT
from tocca.core.extras import PACKAGES

SMOKE = Path(__file__).parent / "smoke"
UV = str(Path(sys.executable).with_name("uv"))


def run(*command: str | Path, folder: Path) -> None:
    """Run it in a folder that shows nothing of the checkout."""
    hidden = ("PYTHONPATH", "TOCCA_", "VIRTUAL_ENV", "NUMBA_", "COV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    environment = {**kept, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder / "home"), "TOCCA_PORT": "1"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


# Without PyTorch, which is two gigabytes with all that it brings.
TRIED = ["", *(extra for extra in PACKAGES if extra != "train")]


@pytest.mark.parametrize("extra", TRIED, ids=lambda extra: extra or "bare")
def test_an_extra_works_by_itself(extra: str, wheel: Path, tmp_path: Path) -> None:
    python = tmp_path / "env" / "bin" / "python"
    versions = ROOT / "requirements.txt"  # those that everything else is tested with
    run(UV, "venv", "--quiet", "--python", sys.executable, "env", folder=tmp_path)
    package = f"tocca-games[{extra}] @ {wheel.as_uri()}"
    run(UV, "pip", "install", "--quiet", "--python", python, "--constraints", versions, package, folder=tmp_path)
    run(python, "-I", SMOKE / f"{extra or 'bare'}.py", folder=tmp_path)
