"""Every phase of every game, in every size of window: all that is needed is in sight, and axe-core finds nothing."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.fitting import FINGER, SIZES, misfits
from tests.web.scenes import SCENES
from tests.web.seeing import overlapping
from tests.web.serving import Serving
from tests.web.settling import resize, settle
from tests.web.test_access import violations

WATCHED = "watched"  # nothing is asked of a spectator
# Bots, whose words would lie over notices for a moment.
SILENT = "localStorage.setItem('tocca.settings', '{\"remarks\": false}')"
LIGHTS: dict[Literal["light", "dark"], tuple[str, ...]] = {"light": (), "dark": ("color-contrast",)}
TEXTS = [(320, 844), (360, 640), (667, 375), (1366, 768)]  # where texts come nearest to each other
# Nine open cards of others beside the board: there the twenty entries get smaller, and nothing else does.
CROWDED = {("tomoko-with-four-open-hands", size): 32 for size in [(375, 667), (360, 640), (320, 844)]}


@pytest.mark.parametrize("name", SCENES)
def test_a_table_fits_its_window(new_person: NewContext, serving: Serving, name: str) -> None:
    page = new_person(locale="de-DE", bypass_csp=True).new_page()  # the language with the longest words
    page.add_init_script(SILENT)
    SCENES[name](page, serving)
    expect(page.locator("[data-needed=player], [data-needed=score]").first).to_be_visible()
    for needed in ("board",) if WATCHED in name else ("board", "hand", "score"):  # parts of a board come in turn
        expect(page.locator(f"[data-needed={needed}]").first).to_be_visible()
    settle(page)
    wrong = []
    for light, rules in LIGHTS.items():
        page.emulate_media(color_scheme=light)
        expect(page.locator(f":root[data-theme={light}]")).to_be_visible()
        wrong += [f"{light}: {one}" for one in violations(page, *rules)]
    for size in SIZES:
        wrong += misfits(page, size, CROWDED.get((name, size), FINGER))
    for size in TEXTS:
        resize(page, size)
        wrong += [f"{size}: {one}" for one in overlapping(page)]
    assert not wrong, "\n".join(wrong)
