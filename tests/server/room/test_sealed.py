"""Sealed choices (TN-11): nobody learns a choice before all are in, and until then it may be another one."""

import pytest

from tests.server.room.scene import Scene
from tocca.server.protocol import NO_ACTION, Act, TakeBack, text_of
from tocca.server.room.requests import Tick


def toncc() -> Scene:
    return Scene("toncc", kings="seat")


def heads(scene: Scene) -> tuple[int | None, ...]:
    kept: tuple[int | None, ...] = scene.room.playing.state.position.heads
    return kept


def test_the_others_hear_that_one_has_chosen_and_not_what() -> None:
    """TN-11"""
    scene = toncc()
    scene.act(0, "Red 3")
    own, other, watching = scene.lines(0)[-1], scene.lines(1)[-1], scene.lines()[-1]
    assert (own.kind, text_of(own.action), own.secret) == ("acted", "Red 3", True)
    assert (other.kind, other.seat, other.action) == ("chose", 0, NO_ACTION)
    assert other == watching
    assert b'choice":3' in bytes(scene.table(0).eyes[0].view)
    assert b'choice":null' in bytes(scene.table(1).eyes[0].view)


def test_the_last_choice_reveals_all() -> None:
    """TN-11"""
    scene = toncc()
    scene.act(0, "Red 3")
    scene.act(2, "Blue 5")
    scene.act(1, "Yellow 1")
    assert text_of(scene.lines(0)[-1].action) == "Yellow 1"
    assert not scene.lines(0)[-1].secret
    assert b'"heads":[3,1,5]' in bytes(scene.table().eyes[0].view)


def test_a_choice_is_marked_as_secret_until_the_reveal() -> None:
    """Seats at one device share a screen, which hides the marked lines of the others."""
    scene = toncc()
    scene.act(0, "Red 3")
    scene.act(0, "Red 4")
    assert [line.secret for line in scene.lines(0)[-2:]] == [True, True]
    scene.act(1, "Yellow 1")
    scene.act(2, "Blue 5")
    last = scene.lines(0)[-1]
    assert not last.secret
    assert [(one.seat, text_of(one.action)) for one in last.shows] == [(0, "Red 4"), (1, "Yellow 1")]


def test_another_choice_replaces_the_first_and_nobody_hears_of_it() -> None:
    """TN-11: exactly one choice counts."""
    scene = toncc()
    scene.act(0, "Red 3")
    before = {seat: (scene.table(seat), len(scene.lines(seat))) for seat in (1, 2)}
    scene.act(0, "Red 6")
    assert heads(scene) == (6, None, None)
    assert {seat: (scene.table(seat), len(scene.lines(seat))) for seat in (1, 2)} == before
    assert (text_of(scene.lines(0)[-1].action), scene.lines(0)[-1].mark) == ("Red 6", "instead")
    scene.act(1, "Yellow 1")
    scene.act(0, "Red 2")  # also after somebody else
    scene.act(2, "Blue 1")
    assert scene.room.playing.state.position.last is not None
    assert scene.room.playing.state.position.last.heads == (2, 1, 1)
    assert len(scene.room.playing.plays) == 3


def test_after_the_reveal_a_choice_is_for_the_next_round() -> None:
    scene = toncc()
    seen = scene.table(0).seq
    for seat, choice in enumerate(("Red 3", "Yellow 1", "Blue 1")):
        scene.act(seat, choice)
    assert scene.refuse("a", Act("late", 0, "Red 4", seq=seen)) == "stale"
    scene.act(0, "Red 4")
    assert heads(scene) == (4, None, None)


def test_the_second_of_two_choices_is_never_stale() -> None:
    scene = toncc()
    seen = scene.table(1).seq
    scene.act(0, "Red 3", seq=seen)
    scene.act(1, "Yellow 3", seq=seen)
    scene.act(0, "Red 2", seq=seen)
    scene.act(2, "Blue 3", seq=seen)
    assert scene.room.playing.state.position.last is not None


def test_a_bad_replacement_is_refused_for_what_is_wrong_with_it() -> None:
    scene = toncc()
    scene.act(0, "Red 3")
    assert scene.refuse("a", Act("x", 0, "Blue 3")) == "not-your-king"
    assert scene.refuse("a", Act("x", 0, "Red 7")) == "bad-notation"
    assert heads(scene) == (3, None, None)


@pytest.mark.parametrize("first", [0, 1])
def test_a_choice_is_taken_back_while_it_is_sealed_and_others_keep_theirs(first: int) -> None:
    """TN-11: the others see that the Head is not set any more."""
    scene = toncc()
    for seat in (first, 1 - first):
        scene.act(seat, ("Red 3", "Yellow 4")[seat])
    scene.ask("a", TakeBack("back", 0))
    assert heads(scene) == (None, 4, None)
    assert scene.lines(2)[-1].kind == "taken-back"
    scene.act(0, "Red 5", seq=0 + scene.table(0).seq)
    scene.act(2, "Blue 1")
    assert scene.room.playing.state.position.last is not None
    assert scene.room.playing.state.position.last.heads == (5, 4, 1)


def test_a_sealed_choice_taken_back_makes_nobody_stale() -> None:
    scene = toncc()
    seen = scene.table(1).seq
    scene.act(0, "Red 3")
    scene.ask("a", TakeBack("back", 0))
    scene.act(1, "Yellow 3", seq=seen)


def test_ticks_without_a_clock_do_nothing() -> None:
    scene = toncc()
    scene.pass_time(10_000_000)
    assert scene.do(Tick()).events == ()


def test_the_reveal_tells_everybody_the_choices_that_were_sealed_and_not_a_moment_earlier() -> None:
    scene = toncc()
    scene.act(1, "Yellow 5")
    scene.act(0, "Red 3")
    scene.act(0, "Red 6")
    for seats in ((0,), (1,), (2,), ()):
        assert not any(line.shows for line in scene.lines(*seats))
    scene.act(2, "Blue 1")
    for seats in ((0,), (1,), (2,), ()):
        told = scene.lines(*seats)[-1]
        assert (told.seat, text_of(told.action)) == (2, "Blue 1")
        assert [(one.seat, text_of(one.action)) for one in told.shows] == [(1, "Yellow 5"), (0, "Red 6")]
        assert scene.table(*seats).lines[-1] == told  # and again to who comes back
    scene.act(0, "Red 1")
    assert scene.lines(1)[-1].shows == ()
