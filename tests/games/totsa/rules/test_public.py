"""What the table sees of a press (TC-6)."""

import tocca
from tocca.games.totsa.rules.actions import CAPTURE, PASS, SLAPS
from tocca.games.totsa.rules.position import Player, Position


def test_a_press_while_somebody_points_is_covered() -> None:
    """TC-6: presses made meanwhile are judged later, in their order; until then they could help them."""
    game = tocca.game("totsa")
    start: Position = game.start(3, seed=1).position
    field = tuple(-1 if card == 0 else card for card in start.field)
    holding = start._replace(
        field=field, players=(Player((), (0, -1, -1)), Player(), Player()), phase="race", dice=0, passed=frozenset()
    )
    state = tocca.State(game, holding)
    pointing = state.apply(1, CAPTURE)
    assert game.public(state.position, CAPTURE, pointing.position)
    assert pointing.position.phase == "pointing"
    for press in (CAPTURE, SLAPS[5]):
        assert not game.public(pointing.position, press, pointing.apply(2, press).position)
    assert game.public(pointing.position, PASS, pointing.apply(2, PASS).position)
