"""Lines, snapshots and gaps."""

import pytest

from tests.server.room.scene import Scene, audiences
from tocca.server import protocol
from tocca.server.protocol import Act, Pause, Resume, Say
from tocca.server.room import snapshot
from tocca.server.room.model import HISTORY, Audience


def test_lines_are_counted_without_gaps_for_everybody() -> None:
    scene = Scene("tomoko", 2, claims="manual")
    first = min(scene.room.playing.state.to_act)
    scene.act(first, "W3 dark")
    other = 1 - first
    for card in scene.room.playing.state.view(other).hands[other]:
        scene.act(other, f"claim {card}")
    scene.act(other, "E1 light")
    for seats in ((0,), (1,), ()):
        numbers = [line.seq for line in scene.lines(*seats)]
        assert numbers == list(range(2, len(numbers) + 2))  # line 1, the creation, nobody was there for
    assert len(scene.lines(other)) == len(scene.lines(first)) + 2
    assert scene.lines(first) == scene.lines()


def test_a_snapshot_brings_what_was_missed_and_says_it_in_the_same_words() -> None:
    scene = Scene("toncc", kings="seat")
    scene.act(0, "Red 1")
    scene.act(0, "Red 2")
    scene.ask("b", Say("x", "hm"))
    scene.act(1, "Yellow 1")
    for audience in audiences(scene.room):
        lines = scene.lines(*audience.seats)
        whole = snapshot(scene.room, audience, 0, audience.seats, scene.now)
        assert list(whole.lines[1:]) == lines
        assert whole.seq == whole.lines[-1].seq
        rest = snapshot(scene.room, audience, 3, audience.seats, scene.now)
        assert rest.lines == whole.lines[3:]
        assert snapshot(scene.room, audience, whole.seq, audience.seats, scene.now).lines == ()


def test_who_knew_the_table_as_somebody_else_starts_anew() -> None:
    scene = Scene("toncc")
    everything = scene.table(0).lines
    assert scene.table(0, seq=3, known=()).lines == everything
    assert scene.table(0, seq=3, known=(0, 1)).lines == everything
    assert scene.table(0, seq=999).lines == everything
    assert scene.table(0, 1, seq=3, known=(1, 0)).lines == everything[3:]


def test_history_is_bounded_and_numbers_stay_right() -> None:
    scene = Scene("toncc")
    for number in range(HISTORY + 50):
        scene.ask("a", Pause(f"p{number}"))
        scene.ask("a", Resume(f"q{number}"))
    table = scene.table(1)
    assert len(table.lines) == HISTORY
    assert [line.seq for line in table.lines] == list(range(table.seq - HISTORY + 1, table.seq + 1))
    assert len(scene.room.log) < 2 * HISTORY
    assert scene.table(1, seq=table.seq - 2).lines == table.lines[-2:]


def test_how_much_history_there_is_does_not_depend_on_what_others_hide() -> None:
    """Seat 0 changes a sealed choice again and again, which nobody else can see. Then somebody else comes back."""
    open_lines, changes = HISTORY + 150, 3 * HISTORY
    counted = []
    for hidden in (0, changes):
        scene = Scene("toncc", kings="seat")
        scene.act(0, "Red 1")
        for number in range(open_lines):
            scene.ask("a", (Resume if number % 2 else Pause)(scene.id()))
        for number in range(hidden):
            scene.act(0, f"Red {1 + number % 2}")
        lines = {seats: [line.seq for line in scene.table(*seats).lines] for seats in ((0,), (1,), (0, 2), ())}
        for seats, seqs in lines.items():
            last = scene.room.seq(Audience(seats))
            assert seqs == list(range(last - HISTORY + 1, last + 1))
        assert len(scene.room.log) < 4 * HISTORY
        counted.append((lines[(1,)], lines[()]))
    assert counted[0] == counted[1]


def test_the_host_and_his_seats_are_told_apart_from_others() -> None:
    scene = Scene("toncc")
    about = snapshot(scene.room, scene.room.audience("a"), 0, (), scene.now).about
    assert (about.host, about.yours) == (True, (0,))
    watching = snapshot(scene.room, scene.room.audience("w"), 0, (), scene.now)
    assert (watching.about.host, watching.about.yours) == (False, ())
    assert [eye.seat for eye in watching.eyes] == [None]
    assert watching.eyes[0].legal == ()


def test_without_a_clock_an_action_brings_only_the_board() -> None:
    scene = Scene("tomoko", 2)
    scene.play_any()
    told = scene.heard[Audience((1,), False)][-1]
    assert told.about is None
    assert len(told.eyes) == 1


def test_legal_actions_go_to_their_seat_only() -> None:
    scene = Scene("tomoko", 2)
    mine = min(scene.room.playing.state.to_act)
    assert len(scene.table(mine).eyes[0].legal) == 40
    assert scene.table(1 - mine).eyes[0].legal == ()


def test_no_guest_id_is_ever_told() -> None:
    """A guest's id is who they are; names are what others see."""
    secret = Scene("toncc", started=False)
    for seat in range(3):
        secret.ask(f"secret{seat}", protocol.Sit(f"1{seat}", seat, f"Player {seat}"))
    secret.ask("a", protocol.Start("2"))
    secret.ask("secret1", Say("3", "hello"))
    told = [protocol.encode(one) for heard in secret.heard.values() for one in heard]
    told += [protocol.encode(secret.table(seat)) for seat in range(3)]
    assert not any(b"secret" in data for data in told)
    assert len(told) > 10


@pytest.mark.parametrize("game", ["tomoko", "toncc", "toscana", "totsa"])
def test_every_message_is_one_that_clients_can_read(game: str) -> None:
    scene = Scene(game)
    for _ in range(12):
        scene.play_any()
    for heard in scene.heard.values():
        for told in heard:
            assert protocol.encode(protocol.decode_told(protocol.encode(told))) == protocol.encode(told)


def test_an_action_of_a_seat_that_has_left_is_not_told_as_ones_own() -> None:
    scene = Scene("toncc", kings="seat")
    scene.ask("a", protocol.Stand("1", 0))
    assert scene.refuse("a", Act("2", 0, "Red 1")) == "not-your-seat"
