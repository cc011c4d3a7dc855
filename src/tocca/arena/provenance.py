"""Where figures come from: which version of Tocca, which machine. Without that they can't be reproduced."""

import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import tocca
from tocca.arena.crew import cores
from tocca.compiled import is_installed


def provenance() -> dict[str, Any]:
    """Ready for JSON."""
    return {
        "tocca": tocca.__version__,
        "commit": commit(),
        "python": platform.python_version(),
        "numba": is_installed(),
        "machine": processor(),
        "cores": cores(),
        "date": datetime.now(UTC).date().isoformat(),
    }


def commit() -> str | None:
    """The commit of this checkout, with a + if files were changed since; None outside of one."""
    root = Path(tocca.__file__).parent.parent.parent
    if not (root / ".git").exists():
        return None
    try:
        head = _git(root, "rev-parse", "--short", "HEAD")
        return head + ("+" if _git(root, "status", "--porcelain", "--", "src") else "")
    except (OSError, subprocess.SubprocessError):
        return None


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True, timeout=10)
    return done.stdout.strip()


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
