"""Who may ask a bot for advice, about what, and when its answer still counts."""

import pytest

from tests.server.room.scene import Scene
from tocca.server import protocol
from tocca.server.protocol import Configure, Hint, Pause, SeatBot, Sit, Stand, Start
from tocca.server.room import hints, replay, snapshot
from tocca.server.room.model import Audience
from tocca.server.room.requests import HintQuestion


def against_bots(game: str = "tomoko", seats: int = 2) -> Scene:
    """ "a" on the first seat, bots on the others."""
    scene = Scene(game, seats, started=False)
    scene.ask("a", Sit(scene.id(), 0, "A"))
    for seat in range(1, seats):
        scene.ask("a", SeatBot(scene.id(), seat, "random"))
    scene.ask("a", Start(scene.id()))
    return scene


def question(scene: Scene, guest: str, seat: int) -> HintQuestion:
    step = scene.ask(guest, Hint(scene.id(), seat))
    assert not step.events
    assert step.answer is None
    assert step.question is not None
    return step.question


def may_hint(scene: Scene, guest: str) -> bool:
    audience = scene.room.audience(guest)
    return snapshot(scene.room, audience, 0, (), scene.now).about.may_hint


def test_alone_against_bots_one_may_ask_and_the_question_is_the_seats_view() -> None:
    scene = against_bots("toncc", 3)
    state = scene.room.playing.state
    assert may_hint(scene, "a")
    asked = question(scene, "a", 0)
    assert (asked.seat, asked.view, asked.legal) == (0, state.view(0), state.legal(0))


def test_with_all_at_one_device_one_may_ask_for_each_seat() -> None:
    scene = Scene("toscana", holders="aa")
    mover = min(scene.room.playing.state.to_act)
    assert may_hint(scene, "a")
    assert question(scene, "a", mover).seat == mover
    assert scene.refuse("a", Hint("x", 1 - mover)) == "not-your-turn"


def test_among_people_only_if_the_host_allows_it_to_everybody() -> None:
    scene = Scene("toncc", started=False)
    assert scene.table(0).about.hints is False
    scene.ask("a", Configure(scene.id(), 3, {}, hints=True))
    for seat, guest in enumerate("abc"):
        scene.ask(guest, Sit(scene.id(), seat, guest))
    scene.ask("a", Start(scene.id()))
    assert all(scene.table(seat).about.hints for seat in range(3))
    assert all(may_hint(scene, guest) for guest in "abc")
    assert question(scene, "b", 1).seat == 1
    assert replay(scene.log).hints is True

    plain = Scene("toncc")
    assert plain.refuse("b", Hint("x", 1)) == "no-hints"
    assert not may_hint(plain, "b")


def test_who_lets_a_bot_help_out_or_got_up_counts_as_a_person() -> None:
    scene = Scene("tomoko", 2)
    scene.ask("b", Stand(scene.id(), 1))
    scene.ask("a", SeatBot(scene.id(), 1, "random"))
    assert not may_hint(scene, "a")
    assert scene.refuse("a", Hint("x", 0)) == "no-hints"


def test_not_for_others_seats_nor_for_spectators() -> None:
    scene = against_bots()
    assert scene.refuse("a", Hint("x", 1)) == "not-your-seat"
    assert scene.refuse("w", Hint("x", 0)) == "not-your-seat"
    assert not may_hint(scene, "w")


def test_not_in_a_race() -> None:
    scene = against_bots("totsa")
    assert not may_hint(scene, "a")
    assert scene.refuse("a", Hint("x", 0)) == "no-hints"


def test_only_in_a_match_that_goes_on() -> None:
    lobby = Scene("toncc", started=False)
    lobby.ask("a", Sit(lobby.id(), 0, "A"))
    assert lobby.refuse("a", Hint("x", 0)) == "not-started"
    scene = against_bots("toncc", 3)
    scene.ask("a", Pause(scene.id()))
    assert scene.refuse("a", Hint("x", 0)) == "paused"


def test_a_sealed_choice_may_be_thought_over_again() -> None:
    scene = against_bots("toncc", 3)
    before = question(scene, "a", 0)
    scene.act(0, scene.room.game.format(before.legal[0]))
    assert question(scene, "a", 0) == before
    assert hints.still_open(scene.room, before)


def test_an_answer_counts_as_long_as_the_board_is_the_same() -> None:
    scene = Scene("toscana", holders="aa")
    mover = min(scene.room.playing.state.to_act)
    asked = question(scene, "a", mover)
    scene.ask("a", protocol.Say(scene.id(), "hm"))
    assert hints.still_open(scene.room, asked)
    scene.play_any()
    assert not hints.still_open(scene.room, asked)
    scene.ask("a", protocol.Resign(scene.id(), 0))
    assert not hints.still_open(scene.room, asked)


@pytest.mark.parametrize(("game", "seats"), [("toncc", 3), ("toscana", 2), ("tomoko", 3)])
def test_whom_the_table_waits_for_is_told_with_every_change_of_the_board(game: str, seats: int) -> None:
    scene = Scene(game, seats)
    for _ in range(8):
        scene.play_any()
        state = scene.room.playing.state
        expected = tuple(sorted(state.game.awaited(state.position)))
        told = scene.heard[Audience()][-1]
        assert (told.awaited if told.about is None else told.about.awaited) == expected
        assert scene.table().about.awaited == expected


def test_nobody_is_waited_for_when_it_is_over() -> None:
    scene = Scene("toncc")
    scene.ask("b", protocol.Resign(scene.id(), 1))
    assert scene.table().about.awaited == ()
