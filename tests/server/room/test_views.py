"""Views on the wire, and previews."""

import random
from typing import Any

import msgspec
import pytest

import tocca
from tests.server.room.scene import Scene
from tocca import drawing
from tocca.core import codec
from tocca.core.manifest import Manifest
from tocca.core.registry import manifest
from tocca.server.protocol import Act, Preview, Previewed
from tocca.server.room import drawings, encoding
from tocca.testing.play import Setup, all_setups, play_out


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_a_mirrored_view_is_what_the_codec_writes_without_the_options(setup: Setup) -> None:
    rng = random.Random(str(setup))
    for number, state in enumerate(play_out(setup.start(1), rng)):
        for seat in (None, *range(state.seats)):
            expected = codec.to_json(state.view(seat))
            del expected["options"]
            assert bytes(encoding.encode_view(state.view(seat))) == msgspec.json.encode(expected)
        if number > 40:
            break


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("picture", ["", manifest("tomoko").picture])
def test_a_game_without_a_board_in_the_client_is_sent_as_a_drawing(
    seat: int | None, picture: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene("tomoko", 2)
    seats = () if seat is None else (seat,)
    assert scene.table(*seats).eyes[0].drawing is None
    monkeypatch.setattr(drawings, "find_boardless", lambda _: Manifest(rules=tocca.game("tomoko"), picture=picture))
    shown = scene.table(*seats).eyes[0].drawing
    view = scene.room.playing.state.view(seat)
    assert shown is not None
    assert shown.text == tocca.game("tomoko").draw(view)
    assert shown.svg == (drawing.svg("tomoko", view) if picture else "")


@pytest.mark.parametrize(("game", "options", "hides"), [
    ("toncc", {}, True), ("tomoko", {}, True), ("tomoko", {"open_cards": True}, False), ("toscana", {}, False),
])  # fmt: skip
def test_the_table_says_whether_seats_hide_something(game: str, options: dict[str, Any], hides: bool) -> None:
    assert Scene(game, **options).table(0).about.hides is hides


def test_a_preview_says_what_the_view_tells() -> None:
    scene = Scene("tomoko", 2)
    seat = min(scene.room.playing.state.to_act)
    answer = scene.ask("ab"[seat], Preview("1", seat, "W3 dark")).answer
    assert isinstance(answer, Previewed)
    game = tocca.game("tomoko")
    effect = game.preview(scene.room.playing.state.view(seat), game.parse("W3 dark"))
    assert msgspec.json.decode(bytes(answer.effect)) == codec.to_json(effect)
    assert not scene.room.playing.plays


def test_a_preview_of_nothing_one_could_do_is_refused_as_the_action_would_be() -> None:
    scene = Scene("tomoko", 2)
    seat = min(scene.room.playing.state.to_act)
    for asked, action in ((1 - seat, "W3 dark"), (seat, "claim 3")):
        refused = scene.refuse("ab"[asked], Act("1", asked, action))
        assert scene.refuse("ab"[asked], Preview("2", asked, action)) == refused != "not-legal"
    assert scene.refuse("ab"[seat], Preview("3", 1 - seat, "W3 dark")) == "not-your-seat"


def test_who_has_chosen_may_look_at_another_choice() -> None:
    scene = Scene("toncc", kings="seat")
    scene.act(0, "Red 1")
    assert isinstance(scene.ask("a", Preview("1", 0, "Red 2")).answer, Previewed)
