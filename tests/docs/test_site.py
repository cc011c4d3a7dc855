"""The site builds without a warning, asks nothing of other hosts, and says what the source says."""

import os
import re
import subprocess
import sys
import tomllib
from html import unescape
from pathlib import Path

import pytest

import tocca
from tests.docs.pages import ROOT
from tocca import arena, bots, client
from tocca.cli.words import LANGUAGES

LOADED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*?\ssrc=["']?([^"'\s>]+)|<link\b[^>]*?\shref=["']?([^"'\s>]+)"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    # Without --quiet, which would make it count no warnings.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # an announcement of the theme, not about our pages
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=120, check=False)
    said = [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("INFO")]
    assert (done.returncode, said) == (0, [])
    return folder


def text_of(page: Path) -> str:
    return unescape(re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8")))


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = [found[0] or found[1] for found in LOADED.findall(page.read_text(encoding="utf-8"))]
        assert len(loaded) > 3
        assert not [url for url in loaded if "//" in url], page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", style.read_text(encoding="utf-8")), style.name


def test_everything_that_is_loaded_is_there(site: Path) -> None:
    for page in site.rglob("*.html"):
        if page.name == "404.html":  # is shown at any address, so it counts from the root
            continue
        for found in LOADED.findall(page.read_text(encoding="utf-8")):
            url = (found[0] or found[1]).partition("?")[0].partition("#")[0]
            assert url.startswith("data:") or (page.parent / url).exists(), f"{page.name}: {url}"


@pytest.mark.parametrize("module", [tocca, bots, arena, client], ids=lambda module: module.__name__)
def test_the_reference_has_every_public_name(site: Path, module: object) -> None:
    name = getattr(module, "__name__", "")
    page = (site / "reference" / f"{name.rpartition('.')[2]}.html").read_text(encoding="utf-8")
    for public in getattr(module, "__all__", []):
        assert public.startswith("__") or f'id="{name}.{public}"' in page, public


@pytest.mark.parametrize("game", tocca.games())
def test_a_game_has_its_options_statistics_and_rules(site: Path, game: str) -> None:
    page = site / "games" / f"{game}.html"
    text = text_of(page)
    for option in tocca.game(game).options:
        assert option in text
    assert "part of the victories" in text
    assert (site / "games" / f"{game}.svg").read_text(encoding="utf-8").startswith("<svg")
    for language in LANGUAGES:
        assert f"../rules/{language}/{game}.html" in page.read_text(encoding="utf-8")
        assert (site / "rules" / language / f"{game}.html").exists()


def test_no_place_is_left_unfilled(site: Path) -> None:
    for page in site.rglob("*.html"):
        left = re.findall(r"<!-- (\w+ of \w+|settings|contributing|examples) -->", page.read_text(encoding="utf-8"))
        assert not left, page.name


def test_no_list_or_table_is_left_as_text(site: Path) -> None:
    """Markdown here wants an empty line before them; on other sites it does not, so nobody notices."""
    for page in site.rglob("*.html"):
        paragraphs = re.findall(r"<p>(.*?)</p>", page.read_text(encoding="utf-8"), re.DOTALL)
        assert not [one for one in paragraphs if re.search(r"\n(?:- |\| |1\. )", one)], page.name


def test_the_version_to_cite_is_this_one() -> None:
    version = tocca.__version__
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{version}}}" in (ROOT / "docs" / "cite.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"license: {project['license']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
