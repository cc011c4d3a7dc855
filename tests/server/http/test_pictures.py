"""A moment of a match as a picture: the game's own drawing, with nothing hidden."""

import random
from xml.etree import ElementTree

import pytest

from tocca import drawing
from tocca.server.answers.pictures import PictureRequest, draw_record
from tocca.server.refusals import Refusal
from tocca.testing.play import Setup, all_setups, play_out


@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_any_moment_of_a_record_is_drawn(setup: Setup) -> None:
    record = setup.start(2)
    for number, _ in enumerate(play_out(record, random.Random(str(setup)))):
        if number == 20:
            break
    text = record.dumps()
    assert draw_record(PictureRequest(text)) == drawing.svg(record.game, record.state)
    first = draw_record(PictureRequest(text, 0))
    assert first == drawing.svg(record.game, record.states[0])
    assert ElementTree.fromstring(first).tag.endswith("svg")


def test_what_is_no_record_or_too_short_is_refused() -> None:
    with pytest.raises(Refusal):
        draw_record(PictureRequest("nonsense"))
    record = next(iter(all_setups())).start(2)
    with pytest.raises(Refusal):
        draw_record(PictureRequest(record.dumps(), 1))
