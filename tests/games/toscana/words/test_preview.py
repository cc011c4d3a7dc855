"""What a tile would do, told beforehand: TS-8."""

import random

from tocca.games.toscana.game import GAME
from tocca.games.toscana.rules.tiles import Place
from tocca.games.toscana.rules.zones import zones
from tocca.testing.play import Setup, play_out


def test_the_zones_told_are_those_that_come() -> None:
    """TS-8: on random tables, every preview is what the table shows after the move."""
    rng = random.Random(8)
    for state in list(play_out(Setup("toscana", 2, (("games", 1), ("veto", False))).start(8), rng))[:-2:3]:
        (seat,) = state.to_act
        action = rng.choice(state.legal(seat))
        effect = GAME.preview(state.view(seat), action)
        assert effect is not None
        after = state.apply(seat, action)
        assert len(effect.own) == 6
        assert len(effect.foreign) == 2
        for player, colour in enumerate(state.position.colours):
            assert effect.zones[player] == next(iter(zones(after.position, colour)), None)


def test_a_decision_has_no_picture() -> None:
    state = GAME.start(seed=3)
    (seat,) = state.to_act
    assert not isinstance(state.legal(seat)[0], Place)
    assert GAME.preview(state.view(seat), state.legal(seat)[0]) is None
