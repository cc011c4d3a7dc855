"""In a real (pseudo) terminal: colour, the curtain, Ctrl-C, and Totsa! with keys."""

import random
import re
from pathlib import Path

import tocca
from tests.cli.driving import Terminal, list_kept
from tocca import Record
from tocca.cli.race import BUZZERS
from tocca.cli.screen import CLEAR


def test_colour_where_it_can_be_seen(home: Path) -> None:
    with Terminal(home, "play", "tomoko", "--seed", "3") as terminal:
        assert "\x1b[38;5;" in terminal.wait("possibilities")
    with Terminal(home, "play", "tomoko", "--seed", "3", NO_COLOR="1") as terminal:
        assert "\x1b[38;5;" not in terminal.wait("possibilities")
    with Terminal(home, "play", "tomoko", "--seed", "3", "--plain") as terminal:
        assert "\x1b[38;5;" not in terminal.wait("possibilities")


def test_the_curtain_hides_one_persons_cards_from_the_next(home: Path) -> None:
    with Terminal(home, "play", "tomoko", "--players", "Ada,Bo", "--seed", "4", "--plain") as terminal:
        terminal.wait("press Enter ▸")
        terminal.press("\n")
        first = terminal.wait("possibilities")
        me, other = ("Ada", "Bo") if "1*" in first else ("Bo", "Ada")
        cards = re.findall(r"#\d+", first)
        assert len(cards) == 2
        terminal.press("W3 dark\n")
        between = terminal.wait(f"{other}: press Enter ▸")
        assert f"Pass the device to {other}." in between
        after_clearing = between.rpartition(CLEAR)[2]
        assert not re.findall(r"#\d+", after_clearing), "the cards could still be read"
        terminal.press("\n")
        assert CLEAR in terminal.wait(f"{me}: W3 dark")


def test_no_curtain_for_one_person_nor_without_secrets(home: Path) -> None:
    with Terminal(home, "play", "tomoko", "--seed", "4") as terminal:
        assert CLEAR not in terminal.wait("possibilities")
    with Terminal(home, "play", "toscana", "--players", "Ada,Bo", "--option", "veto=off", "--seed", "4") as terminal:
        terminal.wait("possibilities")
        terminal.press("Tile")  # a beginning that fits many, so that some are named
        terminal.press("\n")
        tile = re.findall(r"Did you mean: (.*?) ·", terminal.wait(" · "))[0]
        terminal.press(f"{tile}\n")
        assert CLEAR not in terminal.wait("possibilities")


def test_a_sealed_choice_is_wiped_at_once(home: Path) -> None:
    with Terminal(home, "play", "toncc", "--players", "Ada,Bo,greedy", "--seed", "1") as terminal:
        terminal.wait("Ada: press Enter ▸")
        terminal.press("\n")
        terminal.wait("Ada ▸")
        terminal.press("4\n")
        assert CLEAR in terminal.wait("Pass the device to Bo.")
        terminal.press("\n")
        assert "Ada: a secret choice" in terminal.wait("Bo ▸")


def test_ctrl_c_and_ctrl_d_keep_the_match(home: Path) -> None:
    for key, code in (("\x03", 130), ("\x04", 0)):
        with Terminal(home, "play", "tomoko", "--seed", "3") as terminal:
            terminal.wait("possibilities")
            terminal.wait("You ▸")
            terminal.press("W3 dark\n")
            terminal.wait("possibilities")
            terminal.wait("You ▸")
            terminal.press(key)
            ended, rest = terminal.end()
            assert ended == code
            assert "Continue with: tocca play --resume" in rest
            assert "Traceback" not in rest
    assert [len(Record.load(file).events) for file in list_kept(home)] == [3, 3]


def test_a_race_with_keys(home: Path) -> None:
    """Roll, slap the right card by its key, leave; the terminal is then as it was."""
    with Terminal(home, "play", "totsa", "--seed", "1", "--players", "you,greedy", "--plain") as terminal:
        before = terminal.mode()
        terminal.wait("Press any key to begin")
        assert terminal.mode() != before
        terminal.press("x")
        terminal.wait("Esc: leave")
        terminal.press("\n")  # rolls, if it is our turn; else the bot does
        thrown = terminal.wait("3 capture")
        terminal.press("a")
        terminal.wait("You: slap")
        assert "┌a" in thrown
        terminal.press("\x1b")
        terminal.wait("Continue with:")
        assert terminal.mode() == before
        assert terminal.end()[0] == 0
    (file,) = list_kept(home)
    events = Record.load(file).events
    assert any(event.seat == 0 and event.at for event in events)
    times = [event.at for event in events if event.at is not None]
    assert times == sorted(times)


def test_a_race_can_be_resumed(home: Path) -> None:
    for _ in range(2):
        files = [str(file) for file in list_kept(home)]
        command = ["play", "--resume", *files] if files else ["play", "totsa", "--players", "you,greedy", "--seed", "2"]
        with Terminal(home, *command, "--plain") as terminal:
            terminal.wait("Press any key to begin")
            terminal.press("x")
            terminal.wait("3 capture")
            terminal.press("\x03")
            assert terminal.end()[0] == 130
    (file,) = list_kept(home)
    times = [event.at for event in Record.load(file).events if event.at is not None]
    assert times == sorted(times)
    assert len(times) >= 3


def test_a_race_to_its_end(home: Path, tmp_path: Path) -> None:
    """A match played without a clock so far goes on with one: the last roll is closed, one more ends it."""
    record = Record.start("totsa", seed=3, names=["Ada", "Bo"], limit=1)
    while record.state.position.rolls == 0 or record.state.position.phase != "gap" or len(record.state.to_act) > 1:
        seat = min(record.state.to_act)
        texts = {record.game.format(action): action for action in record.state.legal(seat)}
        record.apply(seat, texts.get("pass") or texts["roll"])
    record.save(tmp_path / "last.tocca")
    with Terminal(home, "play", "--resume", str(tmp_path / "last.tocca"), "--plain") as terminal:
        terminal.wait("begin")
        terminal.press("q")
        terminal.wait("⏎ roll")
        terminal.press("\n")
        code, rest = terminal.end()
        assert code == 0
        assert "Shared victory: Ada, Bo. The limit is reached." in rest
        assert "tocca replay" in rest


def test_several_people_have_buzzers(home: Path) -> None:
    with Terminal(home, "play", "totsa", "--players", "Ada,Bo", "--seed", "1", "--plain") as terminal:
        assert "Z = Ada   X = Bo" in terminal.wait("begin")
        terminal.press("q")
        terminal.wait("⏎ roll")
        terminal.press("\n")
        terminal.wait("3 capture")
        terminal.press("1")
        terminal.wait("Whose key was that?")
        terminal.press("x")
        terminal.wait("Bo: which card?")
        terminal.press("1")
        terminal.wait("Bo: protect")
        terminal.press("z")
        terminal.wait("Ada: which card?")
        terminal.wait("Too slow: Ada.")


def test_buzzers_are_no_keys_of_a_game() -> None:
    """Over every position of some random matches, timed ones included."""
    for name in tocca.games():
        game, rng = tocca.game(name), random.Random(1)
        state = game.start(seed=1)
        for _ in range(60):
            if not state.to_act:
                break
            assert not any(set(BUZZERS) & set(game.keys(state.view(seat))) for seat in range(state.seats))
            seat = rng.choice(sorted(state.to_act))
            state = state.apply(seat, rng.choice(state.legal(seat)))
