"""`tocca.game("toscana")` has types for its caller: mypy checks this file, and so does running it."""

from typing import assert_type

import tocca
from tocca.games.tomoko.rules.play import Action as TomokoAction
from tocca.games.tomoko.rules.view import View as TomokoView
from tocca.games.toncc.rules.play import Step
from tocca.games.toscana.rules.play import Action as ToscanaAction
from tocca.games.toscana.rules.view import View as ToscanaView
from tocca.games.totsa.rules.view import View as TotsaView


def test_views_and_actions_are_known_to_a_type_checker() -> None:
    toscana = tocca.game("toscana").start(seed=1)
    assert isinstance(assert_type(toscana.view(0), ToscanaView), ToscanaView)
    assert assert_type(toscana.legal(0), tuple[ToscanaAction, ...]) == toscana.legal(0)
    tomoko = tocca.game("tomoko")
    assert isinstance(assert_type(tomoko.start(seed=1).view(None), TomokoView), TomokoView)
    assert tomoko.format(assert_type(tomoko.parse("W3 dark"), TomokoAction)) == "W3 dark"
    assert isinstance(assert_type(tocca.game("toncc").action(0), Step), Step)
    assert isinstance(assert_type(tocca.game("totsa").start(seed=1).view(1), TotsaView), TotsaView)


def test_any_other_name_gives_a_game_too() -> None:
    names: tuple[str, ...] = tocca.games()
    assert [tocca.game(name).id for name in names] == list(names)
