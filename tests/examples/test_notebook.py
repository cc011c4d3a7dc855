"""The notebook runs from top to bottom, in a process and a folder of its own."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


def test_there_is_one() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, tmp_path: Path) -> None:
    """Cell after cell in one namespace, as a kernel runs them; every cell of code that prints does so."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    script = "\n".join(f"exec(compile({cell!r}, 'cell {number}', 'exec'))" for number, cell in enumerate(cells, 1))
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 20


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_holds_no_results(file: Path) -> None:
    """Results belong to who runs it; in git they would differ with each run."""
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)
