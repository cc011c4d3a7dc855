"""The icons and screenshots of the app's manifest, as PNG: from its own sign and from docs/screenshots. `make icons`.

The results are in git, since they change only when the sign or the boards do.
"""

import asyncio
from pathlib import Path

from PIL import Image
from playwright.async_api import async_playwright

PUBLIC = Path("web/public")
SHOTS = Path("docs/screenshots")
GROUND = "#a3401f"  # of the sign
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.72)}  # pixels, part the sign takes
SCREENSHOTS = {"screenshot-wide": "home-desktop-light", "screenshot-narrow": "home-phone-light"}
COLOURS = 192  # of a screenshot: hardly anybody sees the difference, and it is a third of the size


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
        await browser.close()
    for name, shot in SCREENSHOTS.items():
        picture = Image.open(SHOTS / f"{shot}.png").convert("RGB")
        picture.quantize(COLOURS).save(PUBLIC / f"{name}.png", optimize=True)


if __name__ == "__main__":
    asyncio.run(main())
