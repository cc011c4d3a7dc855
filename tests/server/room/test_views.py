"""Views on the wire, and previews."""

import random

import msgspec
import pytest

import tocca
from tests.server.room.scene import Scene
from tocca.core import codec
from tocca.server.protocol import Preview, Previewed
from tocca.server.room import encoding
from tocca.testing.play import Variant, all_variants, play_out


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_a_mirrored_view_is_what_the_codec_writes_without_the_options(variant: Variant) -> None:
    rng = random.Random(str(variant))
    for number, state in enumerate(play_out(variant.start(1), rng)):
        for seat in (None, *range(state.seats)):
            expected = codec.to_json(state.view(seat))
            del expected["options"]
            assert bytes(encoding.written(state.view(seat))) == msgspec.json.encode(expected)
        if number > 40:
            break


def test_a_preview_says_what_the_view_tells() -> None:
    scene = Scene("tomoko", 2)
    seat = min(scene.room.playing.state.to_act)
    answer = scene.ask("ab"[seat], Preview("1", seat, "W3 dark")).answer
    assert isinstance(answer, Previewed)
    game = tocca.game("tomoko")
    effect = game.preview(scene.room.playing.state.view(seat), game.parse("W3 dark"))
    assert msgspec.json.decode(bytes(answer.effect)) == codec.to_json(effect)
    assert not scene.room.playing.plays


def test_a_preview_of_nothing_one_could_do_is_refused() -> None:
    scene = Scene("tomoko", 2)
    seat = min(scene.room.playing.state.to_act)
    assert scene.refused("ab"[1 - seat], Preview("1", 1 - seat, "W3 dark")) == "not-legal"
    assert scene.refused("ab"[seat], Preview("2", 1 - seat, "W3 dark")) == "not-your-seat"
    assert scene.refused("ab"[seat], Preview("3", seat, "claim 3")) == "not-legal"


def test_who_has_chosen_may_look_at_another_choice() -> None:
    scene = Scene("toncc", kings="seat")
    scene.act(0, "Red 1")
    assert isinstance(scene.ask("a", Preview("1", 0, "Red 2")).answer, Previewed)
