"""`tocca play` with pipes: whole matches, commands, saving and resuming."""

import re
from pathlib import Path

import pytest

import tocca as library
from tests.cli.driving import Talk, list_kept, possible, tocca
from tocca import Record
from tocca.games.tomoko.rules.cards import standard_cards

QUICK = {"tomoko": ["--seats", "4", "--option", "prefill=on"], "toncc": ["--option", "challenges=1"]}
QUICK |= {"toscana": ["--option", "games=1"], "totsa": ["--option", "simple=yes", "limit=30"]}


@pytest.mark.parametrize("game", library.games())
def test_a_person_plays_a_whole_match_against_bots(game: str, home: Path) -> None:
    with Talk(home, "play", game, "--seed", "1", *QUICK[game]) as talk:
        last = talk.play_on()
    assert re.search(r"\b(You win|\w+ wins|Shared victory: .+)\.", last)
    assert talk.process.returncode == 0
    (file,) = list_kept(home)
    record = Record.load(file)
    assert record.state.outcome is not None
    assert record.names[:2] == ("You", "greedy")
    assert f"tocca replay {file}" in last


MANUAL = ("play", "tomoko", "--players", "Ada,Bo", "--seed", "2", "--option", "claims=manual", "prefill=on")


def test_several_may_act_at_once(home: Path) -> None:
    """After a push all are asked for claims, then who pushes next; anybody can act for another person."""
    with Talk(home, *MANUAL) as talk:
        assert talk.listen().endswith("Ada ▸ ")
        assert "Nobody at this keyboard is Cy." in talk.say("@Cy W1 dark")
        assert "It is not your turn." in talk.say("2: W1 dark")
        after = talk.say("W1 dark")
        assert "Enter: nothing now" in after
        assert after.endswith("Ada ▸ ")
        claim = next(text for text in possible(after) if text.startswith("claim"))
        assert talk.say("").endswith("Bo ▸ ")
        assert talk.say(f"@Ada {claim}").endswith("Ada ▸ ")
        told = talk.say("")
        assert told.endswith("Bo ▸ ")
        assert claim not in told, "Bo may not hear of a claim in vain"


def test_who_is_muted_is_asked_only_on_their_turn(home: Path) -> None:
    with Talk(home, *MANUAL) as talk:
        talk.listen()
        assert talk.say("W1 dark").endswith("Ada ▸ ")
        assert "only when it is really your turn" in talk.say("mute")
        assert talk.say("").endswith("Bo ▸ ")
        assert talk.say("N2 light").endswith("Bo ▸ ")
        asked = talk.say("")
        assert asked.endswith("Ada ▸ ")
        assert "possibilities" in asked, "Ada should be asked for her push, not for a claim only"


def test_bots_alone(home: Path) -> None:
    shown = tocca(home, "play", "tomoko", "--players", "random,random", "--option", "limit=3", "--seed", "a")
    assert shown.stdout.count("── Tomoko") == 4
    assert "The limit is reached." in shown.stdout


def test_the_same_seed_gives_the_same_match(home: Path) -> None:
    command = ("play", "toncc", "--seed", "x")
    typed = "1\n2\n3\nboard\n"
    assert (
        tocca(home, *command, typed=typed).stdout.partition("Saved")[0]
        == (tocca(home, *command, typed=typed).stdout.partition("Saved")[0])
    )


def test_save_and_resume(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "my match.tocca"
    first = tocca(home, "play", "toncc", "--seed", "1", typed=f"1\nsave {file}\nquit\nn\n")
    assert f"Saved to {file}" in first.stdout
    before = Record.load(file)
    assert len(before.events) == 3
    again = tocca(home, "play", "--resume", str(file), typed="2\n")
    assert "tocca play --resume" in again.stdout
    after = Record.load(file)
    assert after.events[:3] == before.events
    assert len(after.events) == 6
    assert not list_kept(home)


def test_somebody_else_can_go_on(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "m.tocca"
    tocca(home, "play", "tomoko", "--seed", "1", "--save", str(file), typed="W3 dark\n")
    again = tocca(home, "play", "--resume", str(file), "--players", "greedy,Zoe").stdout
    assert "1 greedy · 2 Zoe" in again
    assert again.rstrip().splitlines()[-2].startswith("Zoe ▸")


def test_a_deck_from_a_file(home: Path, tmp_path: Path) -> None:
    deck = tmp_path / "my.deck"
    deck.write_text("# lighter first\n" + "\n".join(reversed(standard_cards())))
    tocca(home, "play", "tomoko", "--option", f"deck=@{deck}", "--save", str(tmp_path / "m"))
    assert Record.load(tmp_path / "m").state.position.options.deck == standard_cards()[::-1]


def test_save_option(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.tocca"
    tocca(home, "play", "tomoko", "--save", str(file), typed="")
    assert Record.load(file).game.id == "tomoko"
    assert not list_kept(home)


def test_the_end_of_the_input_keeps_the_match(home: Path) -> None:
    left = tocca(home, "play", "tomoko", "--seed", "3", typed="W3 dark\n")
    (file,) = list_kept(home)
    assert left.returncode == 0
    assert f"Continue with: tocca play --resume {file}" in left.stdout
    assert any(event.seat == 0 for event in Record.load(file).events)


def test_leaving_without_keeping(home: Path) -> None:
    assert tocca(home, "play", "tomoko", typed="quit\nn\n").returncode == 0
    assert not list_kept(home)
    tocca(home, "play", "tomoko", typed="quit\n")
    assert len(list_kept(home)) == 1


def test_undo_goes_back_to_ones_own_decision(home: Path) -> None:
    """Tomoko's pushes on a nearly empty board tell nobody anything, the bot's reply included."""
    with Talk(home, "play", "tomoko", "--seed", "3") as talk:
        talk.listen()
        talk.say("W3 dark")
        back = talk.say("undo")
        assert "Taken back." in back
        assert "claim" not in back
        history = talk.say("history")
        assert "You:" not in history


def test_undo_says_why_not(home: Path) -> None:
    """In Tóncc all Heads have been shown by the time one is asked again."""
    answers = tocca(home, "play", "toncc", "--seed", "3", typed="undo\n1\nundo\n").stdout
    assert "Nothing has been played yet." in answers
    assert "This can't be taken back: somebody has already learned something." in answers


def test_help_lists_what_fits(home: Path) -> None:
    shown = tocca(home, "play", "tomoko", "--seed", "3", typed="? w3\n? zz\n?\n").stdout
    assert "You can do one of these 2:\n  W3 dark   W3 light\n" in shown
    assert "Nothing you can do begins like this." in shown
    assert "undo " in shown


def test_forgiving_and_helpful_with_what_is_typed(home: Path) -> None:
    typed = "w3\nW9 dark\n\n  W3   DARK \n"
    shown = tocca(home, "play", "tomoko", "--seed", "3", typed=typed).stdout
    assert "Did you mean: W3 dark · W3 light" in shown
    assert "each side has entries 1 to 5, not 9" in shown
    assert "It is your turn: type an action" in shown
    assert "You: W3 dark" in shown


def test_a_part_of_an_action_is_enough(home: Path) -> None:
    """`4` can only mean my own King's movement 4."""
    shown = tocca(home, "play", "toncc", "--seed", "3", typed="4\n").stdout
    assert "You: " in shown


@pytest.mark.parametrize("game", library.games())
def test_help_and_its_examples_are_the_games_own(game: str, home: Path) -> None:
    """What help cites can be typed: the part finds something, and the action is a legal one."""
    players = ",".join(["Ada", "Bo", "Cy"][: library.game(game).seats[0]])
    with Talk(home, "play", game, "--players", players, "--seed", "3") as talk:
        talk.listen()
        shown = talk.say("?")
        (example,) = re.findall(r"such as  \? (\S+)", shown)
        assert "You can do" in talk.say(f"? {example}")
        (number, action), *_ = re.findall(r"such as  (\d): (.+?)  or  @", shown)
        assert number in "123"
        assert library.game(game).format(library.game(game).parse(action)) == action


def test_what_fits_one_action_is_that_action(home: Path) -> None:
    """Only one tile is on top, so a place is enough; a tile that looks the same either way may be turned either way."""
    with Talk(home, "play", "toscana", "--players", "Ada,Bo", "--seed", "4", "--option", "veto=off") as talk:
        action = re.findall(r"such as (Tile \d+) at", talk.listen())[0]
        assert f"Ada: {action} at i9 turned right" in talk.say("i9 right")
        places = possible(talk.say("?"))
        upright = next(place for place in places if "turned" not in place)
        assert f"Bo: {upright}\n" in talk.say(upright.split()[-1])


@pytest.mark.parametrize("game", library.games())
def test_a_hint_comes_from_a_bot_and_changes_nothing(game: str, home: Path) -> None:
    with Talk(home, "play", game, "--seed", "3") as talk:
        before = possible(talk.listen()) or possible(talk.say("?"))
        told = talk.say("hint")
        if library.game(game).real_time:
            assert "There are no hints during a roll." in told
            return
        (hinted,) = re.findall(r"A bot suggests: (.*)", told)
        assert {re.sub(r" \(\d+%\)", "", one) for one in hinted.split(" · ")} <= set(before)
        assert possible(talk.say("?")) == before


def test_nobody_reads_a_choice_before_all_are_in(home: Path) -> None:
    """The second person is told that the first has chosen, not what; afterwards both are told."""
    with Talk(home, "play", "toncc", "--players", "Ada,Bo,greedy", "--seed", "1") as talk:
        talk.listen()
        second = talk.say("4")
        assert "Ada: a secret choice" in second
        assert "Ada: " not in second.replace("Ada: a secret choice", "")
        both = talk.say("3")
        assert re.search(r"Ada: \w+ 4", both)
        assert "Bo: " in both


def test_other_languages_at_the_table(home: Path) -> None:
    shown = tocca(home, "play", "toncc", "--lang", "ru", "--seed", "3", typed="помощь\nназад\nвыход\nн\n").stdout
    assert "Ещё никто не ходил." in shown
    assert "Вы ▸" in shown
    assert not list_kept(home)
    italian = tocca(home, "play", "tomoko", typed="annulla\nesci\nn\n", LANG="it_IT.UTF-8").stdout
    assert "Tu ▸" in italian
