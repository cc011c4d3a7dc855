"""Every test keeps its matches in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The data folder of the person who plays."""
    return tmp_path / "home"
