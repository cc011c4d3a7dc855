"""Every state of every game: axe-core finds nothing in light or dark, on no width anything is cut off or covered."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.scenes import SCENES
from tests.web.seeing import covered, overlapping, sideways, small
from tests.web.serving import Serving
from tests.web.test_access import WIDTHS, violations

FINGERS = (320, 390)  # the widths of phones
LIGHTS: dict[Literal["light", "dark"], tuple[str, ...]] = {"light": (), "dark": ("color-contrast",)}


@pytest.mark.parametrize("name", SCENES)
def test_a_state_of_a_game(new_person: NewContext, serving: Serving, name: str) -> None:
    page = new_person(bypass_csp=True).new_page()
    SCENES[name](page, serving)
    wrong = []
    for light, rules in LIGHTS.items():
        page.emulate_media(color_scheme=light)
        expect(page.locator(f":root[data-theme={light}]")).to_be_visible()
        wrong += [f"{light}: {one}" for one in violations(page, *rules)]
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        found = [*sideways(page), *covered(page), *overlapping(page), *(small(page) if width in FINGERS else ())]
        wrong += [f"{width} px: {one}" for one in found]
    assert wrong == []
