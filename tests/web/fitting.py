"""Whether a table fits its window: what is needed now is inside, on top, and large enough, without scrolling."""

from pathlib import Path

from playwright.sync_api import Page

from tests.web.settling import resize

CHECK = Path(__file__).with_name("fitting.js").read_text(encoding="utf-8").partition("\n")[2]

SIZES = [
    (1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (1180, 820), (820, 1180),
    (430, 932), (390, 844), (375, 667), (360, 640), (844, 390), (667, 375), (720, 450), (320, 844), (2560, 1440),
]  # fmt: skip
FINGER = 44  # pixels
ZOOMED = (720, 450)  # 200 % on 1440 x 900: a mouse, not a finger
SMALLEST = (360, 640)
DESKTOPS = {(2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1280, 720), ZOOMED}


def misfits(page: Page, size: tuple[int, int], finger: int = FINGER) -> list[str]:
    """What does not fit in a window of that size, where a finger needs so many pixels."""
    resize(page, size)
    found: list[str] = page.evaluate(
        CHECK, {"touch": size not in DESKTOPS, "small": size == SMALLEST, "finger": finger}
    )
    return [f"{size[0]}x{size[1]}: {one}" for one in found]
