"""What the list of moves tells of a step, from what a spectator sees."""

import tocca
from tocca.games.totsa.rules.cards import NONE
from tocca.games.totsa.words.told import Told, narrate


def test_a_roll_tells_what_fell_and_a_wrong_slap_that_it_is_one() -> None:
    """TC-4, TC-9"""
    game = tocca.game("totsa")
    state = game.start(2, seed=3)
    (roller,) = state.to_act
    rolled = state.apply(roller, game.parse("roll"))
    fell = narrate(state.view(None), rolled.view(None))
    assert fell is not None
    assert fell == Told(rolled.position.dice, (), wrong=False)
    wrong = next(one for one in rolled.legal(0) if one.kind == "slap" and one.card != fell.dice)
    slapped = rolled.apply(0, wrong)
    came = narrate(rolled.view(None), slapped.view(None))
    assert came is not None
    assert (came.dice, [event.kind for event in came.events], came.wrong) == (NONE, ["wrong-card"], True)
    passed = slapped.apply(1, game.parse("pass")) if 1 in slapped.to_act else slapped
    after = narrate(slapped.view(None), passed.view(None))
    assert after is None or all(event.kind != "wrong-card" for event in after.events)
