"""Actions: whose, when, and what is refused."""

import pytest

import tocca
from tests.server.room.scene import Scene, record
from tocca.server.protocol import Act, Pause, Resume, SeatBot, Sit, Start, text_of
from tocca.server.refusals import Refusal
from tocca.server.room import handle, thinking
from tocca.server.room.model import Room
from tocca.server.room.requests import BotMove


def on_turn(room: Room) -> int:
    return min(room.playing.state.to_act)


def test_an_action_in_any_spelling_is_told_in_one() -> None:
    scene = Scene("tomoko", 2)
    scene.act(on_turn(scene.room), " w3   DARK")
    assert text_of(scene.lines()[-1].action) == "W3 dark"
    assert scene.lines(0)[-1] == scene.lines()[-1]


def test_what_is_refused_and_why() -> None:
    scene = Scene("tomoko", 2)
    mine, other = on_turn(scene.room), 1 - on_turn(scene.room)
    guest = "ab"[mine]
    assert scene.refuse("c", Act("1", mine, "W3 dark")) == "not-your-seat"
    assert scene.refuse("ab"[other], Act("1", mine, "W3 dark")) == "not-your-seat"
    assert scene.refuse("ab"[other], Act("1", other, "W3 dark")) == "not-your-turn"
    assert scene.refuse(guest, Act("1", mine, "W9 dark")) == "bad-notation"
    assert scene.refuse(guest, Act("1", mine, "claim 1")) == "no-claims"
    assert scene.refuse(guest, Act("1", 3, "W3 dark")) == "no-such-seat"
    assert Scene("tomoko", 2, started=False).refuse("a", Act("1", 0, "W3 dark")) == "not-your-seat"


def test_nothing_is_played_before_the_start_nor_in_a_pause_nor_after_the_end() -> None:
    scene = Scene("tomoko", 2, started=False, limit=1)
    scene.ask("a", Sit("1", 0, "A"))
    scene.ask("a", Sit("2", 1, "B"))
    assert scene.refuse("a", Act("3", 0, "W3 dark")) == "not-started"
    scene.ask("a", Start("4"))
    scene.ask("a", Pause("5"))
    mine = on_turn(scene.room)
    assert scene.refuse("a", Act("6", mine, "W3 dark")) == "paused"
    scene.ask("a", Resume("7"))
    scene.act(mine, "W3 dark")
    assert scene.room.phase == "over"
    assert scene.refuse("a", Act("8", 0, "W3 dark")) == "over"
    about = scene.table(0).about
    assert about.result is not None
    assert about.result.reason == "limit"
    assert scene.table(0).eyes[0].legal == ()


def test_hot_seat_one_guest_plays_all_seats() -> None:
    scene = Scene("toncc", holders="aaa", kings="seat")
    for seat, king in enumerate(("Red", "Yellow", "Blue")):
        scene.act(seat, f"{king} 1")
    assert scene.room.playing.state.position.last is not None
    assert [eye.seat for eye in scene.table(0, 1, 2).eyes] == [0, 1, 2]


def test_bots_are_shown_views_and_only_when_they_may_act() -> None:
    scene = Scene("toncc", started=False, kings="seat")
    scene.ask("a", Sit("1", 0, "Ada"))
    scene.ask("a", SeatBot("2", 1, "random"))
    scene.ask("a", SeatBot("3", 2, "greedy"))
    assert thinking(scene.room) == ()
    scene.ask("a", Start("4"))
    wanted = thinking(scene.room)
    assert [(seat, bot) for seat, bot, _ in wanted] == [(1, "random"), (2, "greedy")]
    assert [view for *_, view in wanted] == [scene.room.playing.state.view(seat) for seat in (1, 2)]
    scene.do(BotMove(1, "Yellow 4"))
    assert [seat for seat, *_ in thinking(scene.room)] == [2]
    with pytest.raises(Refusal, match="not your turn"):
        handle(scene.room, BotMove(1, "Yellow 5"), scene.now)
    with pytest.raises(Refusal, match="no bot"):
        handle(scene.room, BotMove(0, "Red 5"), scene.now)
    scene.ask("a", Pause("5"))
    assert thinking(scene.room) == ()


def test_in_the_log_is_everything_a_replay_needs() -> None:
    scene = Scene("tomoko", 3, seed=None, prefill=True, open_cards=True, limit=40)
    while scene.room.phase == "playing":
        scene.play_any()
    again = scene.replay()
    assert again.playing.state == scene.room.playing.state
    assert again.playing.state.outcome == scene.room.playing.state.outcome


def test_a_stale_claim_is_refused_and_a_claim_for_this_very_board_never(  # TM-6
) -> None:
    """TM-6: a claim for an older position is refused; others' claims make none older."""
    scene = Scene("tomoko", 2, claims="manual")
    first = on_turn(scene.room)
    other = 1 - first
    scene.act(first, "W3 dark")
    seen = scene.table(first).seq
    hand = scene.room.playing.state.view(first).hands[first]
    theirs = scene.room.playing.state.view(other).hands[other]
    scene.act(other, f"claim {theirs[0]}", seq=scene.table(other).seq)  # in vain; nobody hears of it
    scene.act(first, f"claim {hand[0]}", seq=seen)
    scene.act(other, "E1 dark")
    assert scene.refuse("ab"[first], Act("x", first, f"claim {hand[1]}", seq=seen)) == "stale"
    scene.act(first, f"claim {hand[1]}", seq=scene.table(first).seq)
    scene.act(first, "N1 light")  # without a seq: in order of arrival


def test_a_record_of_the_match_has_names_and_times_and_replays() -> None:

    scene = Scene("toncc", kings="seat", challenges=1)
    while scene.room.phase == "playing":
        scene.pass_time(700)
        scene.play_any()
    kept = record(scene.room)
    assert kept.names == ("A0", "B1", "C2")
    assert [event.at for event in kept.events[:3]] == [700, 1400, 2100]
    again = tocca.Record.loads(kept.dumps())
    assert again.replay() == scene.room.playing.state
    assert again == record(scene.replay())
