"""One page with every table at every size, phase and scheme side by side, and film strips of reveals and endings.

`make gallery` runs it and writes gallery/index.html, which is not in git. It shows the scenes of the browser tests
(tests/web/scenes). GAMES=toncc,totsa and SIZES=1366x768,390x844 choose some of them.
"""

import base64
import html
import os
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tests.web.fitting import SIZES as FITTING
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.settling import resize

FOLDER = Path("gallery")
EXTRA = {(320, 844), (2560, 1440)}  # beyond the sizes that people are likely to have
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STRIPS = [
    "toncc-contest", "toncc-count", "toncc-over", "toscana-count", "toscana-over", "totsa-photo-finish", "totsa-over",
    "tomoko-over",
]  # fmt: skip
FILMED = (1366, 768)
FRAMES = 12  # of a strip
AFTER = 4_000  # milliseconds that are filmed after the scene is there
BEFORE = 3.0  # seconds before that
SHOWN = 220  # pixels: the height of a picture on the page
STYLE = """
body { margin: 16px; background: #555; color: #fff; font: 15px sans-serif }
a { color: #fff } h1, h2, h3 { margin: 16px 0 6px } nav a { margin-right: 10px }
div { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-end }
figure { margin: 0 } figcaption { font-size: 12px } img { display: block; background: #888 }
"""


def main() -> None:
    """Everything that is asked for."""
    games = set(filter(None, os.environ.get("GAMES", "").split(",")))
    names = [name for name in SCENES if not games or name.split("-")[0] in games]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        server = Serving(Path(data))
        server.start()
        FOLDER.mkdir(exist_ok=True)
        try:
            strips = {name: film(chromium, server, name) for name in STRIPS if name in names}
            pictures = {name: photograph(chromium, server, name) for name in names}
        finally:
            server.stop()
            chromium.close()
    (FOLDER / "index.html").write_text(page(strips, pictures), encoding="utf-8")
    print(FOLDER / "index.html")


def sizes() -> list[tuple[int, int]]:
    """Those of the issue, or those named."""
    named = filter(None, os.environ.get("SIZES", "").split(","))
    return [_size(text) for text in named] or [size for size in FITTING if size not in EXTRA]


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


def new_context(chromium: Browser, size: tuple[int, int], **how: Any) -> BrowserContext:
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB", **how)
    context.set_default_timeout(60_000)
    return context


def photograph(chromium: Browser, server: Serving, name: str) -> list[Path]:
    """The scene in every size and both schemes."""
    context = new_context(chromium, FILMED, reduced_motion="reduce")
    shown = context.new_page()
    SCENES[name](shown, server)
    taken = []
    for size in sizes():
        resize(shown, size)
        for scheme in SCHEMES:
            shown.emulate_media(color_scheme=scheme)
            expect(shown.locator(f":root[data-theme={scheme}]")).to_be_visible()
            file = FOLDER / f"{name}-{size[0]}x{size[1]}-{scheme}.jpg"
            shown.screenshot(path=file, type="jpeg", quality=70)
            taken.append(file)
    context.close()
    print(name, flush=True)
    return taken


def film(chromium: Browser, server: Serving, name: str) -> list[Path]:
    """What moves while the scene comes about, and for a while after."""
    context = new_context(chromium, FILMED)
    shown = context.new_page()
    session = context.new_cdp_session(shown)
    frames: list[tuple[float, bytes]] = []

    def keep(event: dict[str, Any]) -> None:
        frames.append((time.monotonic(), base64.b64decode(event["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 60, "maxWidth": 683, "maxHeight": 384})
    SCENES[name](shown, server)
    there = time.monotonic()
    shown.wait_for_timeout(AFTER)
    context.close()
    kept = [data for at, data in frames if at > there - BEFORE]
    taken = []
    for number, data in enumerate(kept[:: max(1, len(kept) // FRAMES)]):
        file = FOLDER / f"strip-{name}-{number:02}.jpg"
        file.write_bytes(data)
        taken.append(file)
    return taken


def page(strips: dict[str, list[Path]], pictures: dict[str, list[Path]]) -> str:
    """The page around the pictures. They are loaded when they come into sight."""
    links = "".join(f'<a href="#{name}">{html.escape(name)}</a> ' for name in pictures)
    parts = [f'<h3 id="strip-{name}">{name}</h3><div>{_figures(files)}</div>' for name, files in strips.items()]
    parts += [f'<h3 id="{name}">{name}</h3><div>{_figures(files)}</div>' for name, files in pictures.items()]
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tocca: gallery</title><style>{STYLE}</style>'
    return f"{head}<h1>Every table, every size</h1><nav>{links}</nav><h2>Reveals and endings</h2>{''.join(parts)}\n"


def _figures(files: Iterable[Path]) -> str:
    return "".join(
        f'<figure><a href="{file.name}"><img loading="lazy" height="{SHOWN}" src="{file.name}" alt="{file.stem}"></a>'
        f"<figcaption>{file.stem.removesuffix('-light').split('-')[-1]}</figcaption></figure>"
        for file in files
    )


if __name__ == "__main__":
    main()
