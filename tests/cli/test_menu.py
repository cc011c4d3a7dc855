"""`tocca menu`: questions that end in a match."""

from pathlib import Path

from tests.cli.driving import list_kept, tocca


def test_from_the_menu_to_the_table(home: Path) -> None:
    shown = tocca(home, "menu", typed="tomoko\n5\n3\nada\n\nrandom\nlimit=9 prefill=on\nquit\nn\n").stdout
    assert "Tocca! Four games" in shown
    assert "tocca play tomoko --players Ada,greedy,random --lang en --option limit=9 prefill=on" in shown
    assert "Tomoko   1 Ada · 2 greedy · 3 random" in shown


def test_enter_is_a_good_answer_everywhere(home: Path) -> None:
    shown = tocca(home, "menu", typed="\n\n\n\n\nquit\nn\n").stdout
    assert "Tomoko   1 You · 2 greedy" in shown


def test_wrong_answers_are_asked_again(home: Path) -> None:
    shown = tocca(home, "menu", typed="9\nchess\n3\n\n\nspeed=9\ngames=1\nquit\nn\n").stdout
    assert shown.count("Please enter a number from 1 to 5.") == 2
    assert "there is no option speed" in shown
    assert "tocca play toscana --players you,greedy --lang en --option games=1" in shown


def test_options_that_do_not_go_together_are_asked_again(home: Path) -> None:
    shown = tocca(home, "menu", typed="1\n2\n\n\nteams=on\n\n\n\nquit\nn\n").stdout
    assert "option teams is for four players" in shown
    assert "1 You · 2 greedy" in shown


def test_the_language_can_be_changed(home: Path) -> None:
    shown = tocca(home, "menu", typed="5\n4\n2\n\n\n\n\nende\nn\n").stdout
    assert "Welches Spiel?" in shown
    assert "Tóncc   1 Du · 2 greedy · 3 greedy 2" in shown


def test_nobody_there(home: Path) -> None:
    left = tocca(home, "menu", typed="")
    assert left.returncode == 0
    assert left.stderr == ""
    assert not list_kept(home)
