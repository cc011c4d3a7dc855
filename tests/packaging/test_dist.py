"""`make dist`: what a package page shows, what is in the packages, and that nothing is built without the client."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

import tocca
from tests.packaging.conftest import NAME, ROOT

MOST = 3_700_000  # bytes of the source package, without what play without a server needs
MOST_IN_ALL = 12_000_000  # and with it, of either package
MOST_TO_DOWNLOAD = 7_500_000  # compressed bytes, to play without a server

BUILD = "import hatchling.build as build, sys; print(build.build_{kind}(sys.argv[1]))"


def build(kind: str, source: Path, target: Path) -> subprocess.CompletedProcess[str]:
    """Build a package of that kind in the source folder, as an installer would ask for it."""
    target.mkdir()
    command = [sys.executable, "-c", BUILD.format(kind=kind), str(target)]
    return subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as file:
        return message_from_string(file.read(f"{NAME}.dist-info/METADATA").decode())


@pytest.fixture(scope="session")
def page(metadata: Message) -> str:
    """The README as a package page shows it."""
    text = metadata.get_payload()
    assert isinstance(text, str)
    return text


def test_the_wheel_holds_the_client_and_nothing_of_the_checkout(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "tocca/web/index.html" in names
    assert any(re.fullmatch(r"tocca/web/assets/.+\.js", name) for name in names)
    assert {name.split("/")[0] for name in names} == {"tocca", f"{NAME}.dist-info"}
    assert not [name for name in names if "__pycache__" in name or name.endswith(".ready")]


def list_tracked() -> set[str]:
    """The files of the repository, as they stand in the checkout."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()}


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    ours = {name.removeprefix("src/") for name in list_tracked() if name.startswith("src/")}
    assert not ours - {*zipfile.ZipFile(wheel).namelist()}


def test_the_source_package_is_small_and_holds_every_file_but_pictures(sdist: Path) -> None:
    assert sdist.stat().st_size - offline_part(ROOT) < MOST
    with tarfile.open(sdist) as file:
        names = {name.removeprefix(f"{NAME}/") for name in file.getnames()}
    left_out = {name for name in list_tracked() if name.startswith((".", "docs/screenshots/"))}
    assert not list_tracked() - left_out - names
    assert left_out & names == {".gitignore"}  # hatchling puts it in
    assert "src/tocca/web/index.html" in names


def browser_python(root: Path) -> int:
    """The bytes of Python for browsers, which is compressed already."""
    size: int = json.loads((root / "src" / "tocca" / "web" / "python" / "files.json").read_text())["bytes"]
    return size


def offline_part(root: Path) -> int:
    """The bytes of what only serves play without a server: Python, its loader three times, and the app's pictures."""
    built, sources = root / "src" / "tocca" / "web", root / "web" / "public"
    (gz,), (br,) = (list((built / "assets").glob(f"pyodide*.js.{kind}")) for kind in ("gz", "br"))
    pictures = [*built.glob("*.png"), *sources.glob("*.png")]
    sizes = [one.stat().st_size for one in (gz, gz, br, *pictures)]  # the loader itself is packed like its .gz
    return browser_python(root) + sum(sizes)


def test_python_for_browsers_is_there_and_not_too_large(wheel: Path, sdist: Path) -> None:
    assert "tocca/web/python/files.json" in zipfile.ZipFile(wheel).namelist()
    assert max(wheel.stat().st_size, sdist.stat().st_size) < MOST_IN_ALL
    loaders = (ROOT / "src" / "tocca" / "web" / "assets").glob("[pw]*.js.gz")  # pyodide.asm and the worker
    wanted = [one for one in loaders if one.name.startswith(("pyodide", "worker"))]
    assert len(wanted) == 2
    assert browser_python(ROOT) + sum(one.stat().st_size for one in wanted) < MOST_TO_DOWNLOAD


def test_the_tests_of_the_source_package_collect(unpacked: Path) -> None:
    """Those that look at other files, such as the Makefile, docs and examples; the rest need the package alone."""
    environment = {**os.environ, "PYTHONPATH": str(unpacked / "src")}
    folders = ["README.md", "tests/core", "tests/docs", "tests/examples", "tests/test_package.py"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *folders]
    done = subprocess.run(command, cwd=unpacked, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    collected = {name.split("/test_")[0] for name in re.findall(r"(\S+): \d+", done.stdout)}
    assert collected == {"README.md", "tests", "tests/core", "tests/docs", "tests/examples"}


def test_a_wheel_comes_out_of_the_source_package(unpacked: Path, wheel: Path, tmp_path: Path) -> None:
    done = build("wheel", unpacked, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    again = zipfile.ZipFile(tmp_path / "out" / wheel.name)
    assert sorted(again.namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_nothing_is_built_without_the_client(kind: str, unpacked: Path, tmp_path: Path) -> None:
    shutil.rmtree(unpacked / "src" / "tocca" / "web")
    done = build(kind, unpacked, tmp_path / "out")
    assert done.returncode != 0
    assert "the client for browsers has not been built" in done.stderr
    assert "make dist" in done.stderr
    assert "Traceback" not in done.stderr
    assert not [*(tmp_path / "out").iterdir()]


def test_an_editable_install_does_without_the_client(unpacked: Path, tmp_path: Path) -> None:
    shutil.rmtree(unpacked / "src" / "tocca" / "web")
    done = build("editable", unpacked, tmp_path / "out")
    assert done.returncode == 0, done.stderr


def test_a_package_page_has_addresses_authors_and_classifiers(metadata: Message) -> None:
    addresses = dict(line.split(", ") for line in metadata.get_all("Project-URL", []))
    assert {"Repository", "Documentation", "Issues", "Changelog"} <= addresses.keys()
    assert metadata["Author"]
    classifiers = metadata.get_all("Classifier", [])
    for version in range(11, 15):
        assert f"Programming Language :: Python :: 3.{version}" in classifiers
    assert len([one for one in classifiers if one.startswith("Operating System")]) == 3


def test_pictures_and_links_of_a_package_page_are_absolute(page: str) -> None:
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", page)
    links = re.findall(r"(?<!!)\[[^\]]*\]\(([^)]*)\)", page)
    assert len(pictures) >= 4
    assert len(links) >= 8
    assert all(address.startswith("https://") for address in pictures + links)
    at = f"/tocca-games/tocca/v{tocca.__version__}/"
    assert all(f"raw.githubusercontent.com{at}docs/screenshots/" in address for address in pictures)
    for address in pictures:
        assert (ROOT / address.partition(at)[2]).is_file()


def test_every_place_says_the_same_version() -> None:
    version = tocca.__version__
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{version}}}" in (ROOT / "docs" / "cite.md").read_text(encoding="utf-8")
    assert f'"version": "{version}"' in (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    assert f"\n## {version} (" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
