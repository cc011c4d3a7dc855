"""A picture of the board as a PNG, made by the page: of a replay, and of a result."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from tests.web.conftest import NewContext
from tests.web.serving import Serving
from tests.web.tables import GAMES, play_now
from tests.web.test_scenes_told import give_up
from tests.web.words import say


def check_picture(loading: Download, game: str) -> bytes:
    """A PNG as wide as it should be. Gives its bytes."""
    data = Path(loading.path()).read_bytes()
    assert loading.suggested_filename == f"{game}.png"
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1200
    assert height > 600
    return data


def save_picture(page: Page) -> Download:
    with page.expect_download() as loading:
        page.get_by_role("button", name=say("web-picture")).click()
    return loading.value


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_gives_a_picture_of_its_moment_in_either_light(
    new_person: NewContext, serving: Serving, game: str
) -> None:
    pictures = set()
    for light in ("light", "dark"):
        page = new_person(color_scheme=light).new_page()
        page.goto(f"{serving.address}/replay?example={game}#move=5")
        expect(page.get_by_role("button", name=say("web-picture"))).to_be_visible()
        pictures.add(check_picture(save_picture(page), game))
        page.keyboard.press("End")
        expect(page.locator(".end")).to_be_visible()
        pictures.add(check_picture(save_picture(page), game))
    assert len(pictures) == 4


def test_a_result_gives_a_picture_of_the_last_board(new_person: NewContext, serving: Serving) -> None:
    page = new_person().new_page()
    play_now(page, serving, "tomoko")
    give_up(page)
    expect(page.locator("#result-title")).to_be_visible()
    page.locator(".result").get_by_role("button", name=say("web-menu")).click()
    check_picture(save_picture(page), "tomoko")
