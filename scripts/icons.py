"""The icons and screenshots of the app's manifest, and the pictures that links show, as PNG: from its own sign, from
docs/screenshots and from the end of each game's example. `make icons`.

The results are in git, since they change only when the sign or the boards do.
"""

import asyncio
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, async_playwright

import tocca
from tocca import drawing
from tocca.core.registry import manifest

PUBLIC = Path("web/public")
SHOTS = Path("docs/screenshots")
GROUND = "#a3401f"  # of the sign
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.72)}  # pixels, part the sign takes
SCREENSHOTS = {"screenshot-wide": "home-desktop-light", "screenshot-narrow": "home-phone-light"}
COLOURS = 64  # of a picture: hardly anybody sees the difference, and it is a quarter of the size

PREVIEW = """<style>
  body {{ margin: 0; height: 630px; display: flex; gap: 40px; align-items: center; box-sizing: border-box;
    padding: 30px 50px; background: #f1e9db; color: #2b2118; font: 700 76px Georgia, serif }}
  svg {{ flex: none; width: auto; height: 570px; max-width: 800px }}
  svg[width="320"] {{ height: 320px }}
</style><body>{picture}<span>{title}</span></body>"""


async def main() -> None:
    """Write all of them."""
    sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (size, part) in SIZES.items():
            page = await browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            frame = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
            sized = sign.replace("<svg ", f'<svg width="{part * size}" height="{part * size}" ', 1)
            await page.set_content(f'<body style="{frame}">{sized}</body>')
            await page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        await write_previews(browser, sign)
        await browser.close()
    for name, shot in SCREENSHOTS.items():
        picture = Image.open(SHOTS / f"{shot}.png").convert("RGB")
        picture.quantize(COLOURS).save(PUBLIC / f"{name}.png", optimize=True)


async def write_previews(browser: Browser, sign: str) -> None:
    """The picture of a link to a page of each game, and of any other: as wide and high as chats want it."""
    pictures = {"preview": sign.replace("<svg ", '<svg width="320" height="320" ', 1)}
    for game in tocca.games():
        example = manifest(game).text("example.tocca")
        if example is not None:
            record = tocca.Record.loads(example.read_text(encoding="utf-8"))
            pictures[f"preview-{game}"] = drawing.svg(game, record.state)
    page = await browser.new_page(viewport={"width": 1200, "height": 630})
    for name, picture in pictures.items():
        game = name.removeprefix("preview").removeprefix("-")
        title = tocca.game(game).name if game else "Tocca"
        await page.set_content(PREVIEW.format(title=title, picture=picture))
        await page.screenshot(path=PUBLIC / f"{name}.png")
        shot = Image.open(PUBLIC / f"{name}.png").convert("RGB")
        shot.quantize(COLOURS).save(PUBLIC / f"{name}.png", optimize=True)


if __name__ == "__main__":
    asyncio.run(main())
