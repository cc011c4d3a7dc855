"""Clean environments: this tree of Tocca and packages of others, installed as anybody would, and nothing written to it.

What we need from elsewhere (pytest, NumPy, the server's packages) is lent by the present environment, since installing
it again would take minutes and a network.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
PATIENCE = 240.0


class Environment(NamedTuple):
    """A folder with a Python of its own."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def run(self, *command: str | Path, typed: str = "", folder: Path | None = None) -> str:
        """What that command of the environment says; it must end well."""
        ours = {
            name: value for name, value in os.environ.items() if not name.startswith(("TOCCA_", "PYTHON", "PYTEST"))
        }
        settings = {"XDG_DATA_HOME": str(self.folder / "kept"), "LANG": "en_US.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
        program, *arguments = command
        done = subprocess.run(
            [self.folder / "bin" / program, *arguments],
            input=typed, capture_output=True, text=True, timeout=PATIENCE, env={**ours, **settings},
            cwd=folder or self.folder, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    def install(self, *packages: str | Path) -> None:
        """Install packages from their folders."""
        _uv("pip", "install", "--python", self.python, "--no-deps", "--no-build-isolation", "--offline", *packages)


def make_environment(folder: Path, *packages: Path) -> Environment:
    """A new environment with Tocca and these packages."""
    _uv("venv", "--python", sys.executable, folder)
    made = Environment(folder)
    lent = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (_site_packages(folder) / "lent.pth").write_text(lent, encoding="utf-8")
    made.install("--editable", ROOT, *packages)
    return made


def _site_packages(folder: Path) -> Path:
    (found,) = folder.glob("lib/python*/site-packages")
    return found


def _uv(*arguments: str | Path) -> None:
    done = subprocess.run([UV, "--quiet", *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
