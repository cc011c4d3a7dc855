"""What the table sees of a choice (TN-11)."""

import tocca


def test_only_the_last_choice_is_seen_for_what_it_is() -> None:
    """TN-11: nobody learns a choice before all are in, only that it is in."""
    game = tocca.game("toncc")
    state = game.start(seed=1, kings="seat")
    seen = []
    for text in ("Red 1", "Blue 2", "Yellow 3"):
        action = game.parse(text)
        after = state.apply(("Red", "Yellow", "Blue").index(text.split()[0]), action)
        seen.append(game.public(state.position, action, after.position))
        state = after
    assert seen == [False, False, True]
    assert game.sealed


def test_the_table_waits_for_every_head_that_is_not_set() -> None:
    game = tocca.game("toncc")
    state = game.start(seed=1, kings="seat")
    assert game.awaited(state.position) == {0, 1, 2}
    assert game.awaited(state.apply(1, game.parse("Yellow 3")).position) == {0, 2}
