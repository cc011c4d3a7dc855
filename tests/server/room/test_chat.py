"""Table talk (TN-21)."""

from tests.server.room.scene import Scene
from tocca.server.protocol import Mute, Pause, Say, Sit, Stand
from tocca.server.room.chat import MOST_BY_WATCHERS
from tocca.server.room.requests import Came


def test_who_sits_and_who_watches_may_talk_also_during_a_challenge() -> None:
    """TN-21"""
    scene = Scene("toncc")
    scene.ask("b", Say("1", "hallo"))
    scene.do(Came("w", " Wim\n"))
    scene.ask("w", Say("2", "hoi"))
    said = [(line.kind, line.seat, line.name, line.text) for line in scene.lines(2)[-2:]]
    assert said == [("said", 1, "B1", "hallo"), ("said", None, "Wim", "hoi")]
    scene.ask("a", Pause("3"))
    scene.ask("a", Say("4", "wait"))


def test_text_is_one_line_of_visible_characters() -> None:
    scene = Scene("toncc")
    scene.ask("a", Say("1", "\u202e<b>\x1b[31m  hi\r\nthere\u200b 👩‍👩‍👧</b>"))
    assert scene.lines()[-1].text == "<b>[31m hi there 👩‍👩‍👧</b>"
    assert scene.refuse("a", Say("2", "\x00\u200d \n")) == "nothing-said"


def test_five_messages_in_ten_seconds_and_no_more() -> None:
    scene = Scene("toncc")
    for number in range(5):
        scene.ask("a", Say(f"1{number}", "go"))
        scene.pass_time(1_000)
    assert scene.refuse("a", Say("2", "on")) == "too-fast"
    scene.ask("b", Say("2", "me"))  # each for himself
    scene.pass_time(5_000)
    scene.ask("a", Say("3", "on"))


def test_the_host_asks_for_silence() -> None:
    scene = Scene("toncc")
    assert scene.refuse("b", Mute("0", 2)) == "not-the-host"
    assert scene.refuse("a", Mute("0", 0)) == "nobody-to-mute"
    scene.ask("a", Mute("1", 1))
    assert scene.refuse("b", Say("2", "hm")) == "muted"
    assert scene.table().about.seats[1].muted
    scene.ask("b", Stand("3", 1))
    assert scene.refuse("b", Say("4", "hm")) == "muted"  # also beside the table
    scene.ask("b", Sit("5", 1, "B"))
    scene.ask("a", Mute("6", 1, False))
    scene.ask("b", Say("7", "ah"))


def test_those_who_watch_can_be_silenced_together() -> None:
    scene = Scene("toncc")
    scene.ask("a", Mute("1", None))
    assert scene.refuse("w", Say("2", "psst")) == "muted"
    scene.ask("b", Say("3", "so quiet"))
    scene.ask("a", Mute("4", None, False))
    scene.ask("w", Say("5", "psst"))


def test_spectators_do_not_push_out_what_happened() -> None:
    """However many they are, at least half of the lines that are kept are the players'."""
    scene = Scene("tomoko", 2)
    first = scene.table(0).lines[0]
    said = 0
    for number in range(300):
        scene.pass_time(3_000)
        if said < MOST_BY_WATCHERS:
            scene.ask(f"watcher {number % 7}", Say(f"n{number}", "x"))
            said += 1
        else:
            assert scene.refuse(f"watcher {number % 7}", Say(f"n{number}", "x")) == "too-fast"
    assert scene.table(0).lines[0] == first
    scene.ask("a", Say("mine", "x"))  # players may
