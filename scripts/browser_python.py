"""Packs Python for browsers: what the page's worker loads to play without a server.

    python scripts/browser_python.py src/tocca/web/python

It takes Pyodide from the client's npm packages, msgspec's WebAssembly wheel from the Python registry (its hash is in
requirements.txt), and our own sources; what is needed at every start is compiled (scripts/browser_bytecode.mjs). Every
file is compressed and cut into parts of half a megabyte, named after their content: so a download is as small on a
server that compresses nothing, goes on where it stopped, and shows how far it is. `files.json` lists the parts.
"""

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SOURCES = ROOT / "src" / "tocca"
BYTECODE = ROOT / "scripts" / "browser_bytecode.mjs"
WHEELS = ROOT / "build" / "browser"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
PART = 512 * 1024  # bytes
EPOCH = (2000, 1, 1, 0, 0, 0)  # in archives, so that the same sources give the same bytes

# What neither a table nor a student at the prompt needs: other ends of the wire, compilers, texts that the page has.
LEFT_OUT = re.compile(
    r"^(adapters|arena|cli|client|learning|locales|testing|training|web)\b"
    r"|^server/(http|store/migrations|serve|settings|typescript)\b"
    r"|^server/(live/(analysis_processes|connection|hub|workers)|store/(crash|engine|schema|statements|store|writer))\.py$"
    r"|^games/\w+/(learning/|compiled/|words/.*\.(md|ftl)$)"
    r"|__pycache__|\.pyi?c$|\.npz$"
)


def main() -> None:
    """Write the folder anew."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.*"):
        old.unlink()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    files = {name: _write_parts(folder, data) for name, data in _files()}
    listed = {
        "version": hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16],
        "bytes": sum(size for file in files.values() for _, size in file["parts"]),
        "games": sorted(_entry_points()),
        "lock": {"info": lock["info"], "packages": {}},
        "files": files,
    }
    (folder / "files.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    print(f"{folder}: {len(list(folder.iterdir())) - 1} parts, {listed['bytes'] / 1e6:.2f} MB")


def _files() -> Iterator[tuple[str, bytes]]:
    yield "pyodide.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder)
        shutil.copy(PYODIDE / "python_stdlib.zip", packed)
        shutil.copy(_wheel("msgspec"), packed / "msgspec.whl")
        (packed / "tocca.zip").write_bytes(our_sources())
        subprocess.run(["node", str(BYTECODE), folder], check=True)
        for name in ("python_stdlib.zip", "msgspec.whl", "tocca.zip"):
            yield name, (packed / name).read_bytes()


def _write_parts(folder: Path, data: bytes) -> dict[str, Any]:
    """Write a file in parts: compressed, unless it is an archive already."""
    packed = gzip.compress(data, 9, mtime=0)
    compressed = len(packed) < 0.95 * len(data)
    kept = packed if compressed else data
    parts = []
    for start in range(0, len(kept), PART):
        part = kept[start : start + PART]
        name = f"{hashlib.sha256(part).hexdigest()[:20]}.bin"
        (folder / name).write_bytes(part)
        parts.append((name, len(part)))
    return {"gzip": compressed, "parts": parts}


def our_sources() -> bytes:
    """The package as an archive, with the entry points by which games are found."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:  # compressed as a whole, which is smaller
        for path in sorted(SOURCES.rglob("*")):
            name = path.relative_to(SOURCES).as_posix()
            if path.is_file() and not LEFT_OUT.search(name):
                archive.writestr(zipfile.ZipInfo(f"tocca/{name}", EPOCH), path.read_bytes())
        entries = "".join(f"{name} = {target}\n" for name, target in sorted(_entry_points().items()))
        about = "Metadata-Version: 2.1\nName: tocca-games\nVersion: 0\n"
        for name, text in (("METADATA", about), ("entry_points.txt", f"[tocca.games]\n{entries}")):
            archive.writestr(zipfile.ZipInfo(f"tocca_games-0.dist-info/{name}", EPOCH), text)
    return buffer.getvalue()


def _entry_points() -> dict[str, str]:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, str] = project["entry-points"]["tocca.games"]
    return found


def _wheel(package: str) -> Path:
    """The WebAssembly wheel of a package, in the version and with a hash of requirements.txt; downloaded once."""
    pins = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    pinned = re.search(rf"^{package}==(\S+) \\\n(    --hash=\S+(?: \\)?\n)+", pins, re.MULTILINE)
    if pinned is None:
        raise SystemExit(f"{package} is not in requirements.txt")
    found = sorted(WHEELS.glob(f"{package}-{pinned[1]}-*{PLATFORM}.whl"))
    if not found:
        WHEELS.mkdir(parents=True, exist_ok=True)
        (WHEELS / "requirements.txt").write_text(pinned[0].rstrip(" \\\n") + "\n", encoding="utf-8")
        how = ["--no-deps", "--only-binary=:all:", "--require-hashes", "--disable-pip-version-check", "--quiet"]
        where = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
        wanted = ["-r", str(WHEELS / "requirements.txt"), "-d", str(WHEELS)]
        subprocess.run([sys.executable, "-m", "pip", "download", *how, *where, *wanted], check=True)
        found = sorted(WHEELS.glob(f"{package}-{pinned[1]}-*{PLATFORM}.whl"))
    return found[0]


if __name__ == "__main__":
    main()
