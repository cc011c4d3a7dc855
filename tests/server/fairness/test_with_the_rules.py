"""TC-16: a referee between a room and the rules of Totsa!: throw, reveal, presses, verdict."""

from typing import Any

import tocca
from tocca.core.chance import Chance
from tocca.server.room.fairness import FULL, Lag, Referee, Verdict

NEAR, FAR = Lag(20, 20), Lag(200, 200)
AnyState = tocca.State[Any, Any, Any]


def reveal(seats: int = 2) -> tuple[AnyState, int]:
    """A roll lies open; and when that was."""
    state: AnyState = tocca.game("totsa").start(seats=seats, seed=5).advance(0)
    state = state.apply(state.position.roller, state.game.parse("roll"), at=10)
    at = state.deadline
    assert at is not None
    return state.advance(at), at


def matching(state: AnyState) -> str:
    """How to press the card that was rolled."""
    return state.game.format(slap(state, right=True))


def slap(state: AnyState, right: bool) -> Any:
    slaps = (action for action in state.legal(max(state.to_act)) if hasattr(action, "card"))
    return next(action for action in slaps if (action.card == state.position.dice) == right)


def carry_out(state: AnyState, verdict: Verdict, at: int) -> AnyState:
    """As a room does it: in order, and what has become void is skipped."""
    for press in verdict.presses:
        if state.position.phase == "race" and press.seat in state.to_act:
            state = state.apply(press.seat, state.game.parse(press.action), at=at)
    return state


def test_the_card_goes_to_the_faster_one_not_to_the_nearer_one() -> None:
    state, at = reveal()
    referee = Referee.at_reveal(at, (NEAR, FAR), (FULL, FULL))
    referee = referee.press(0, matching(state), now=referee.show + 610)
    referee = referee.press(1, matching(state), now=referee.show + 715)
    due = referee.due
    assert due == referee.show + 715
    state = carry_out(state, referee.verdict(Chance(None), due), due)
    assert [len(player.open) for player in state.position.players] == [0, 1]
    assert state.position.phase == "gap"  # the later press was void, right or wrong


def test_an_error_leaves_the_race_open_for_the_next_verdict() -> None:
    state, at = reveal()
    referee = Referee.at_reveal(at, (NEAR, FAR), (FULL, FULL))
    referee = referee.press(0, state.game.format(slap(state, right=False)), now=referee.show + 500)
    due = referee.due
    assert due is not None
    verdict = referee.verdict(Chance(None), due)
    state = carry_out(state, verdict, due)
    assert state.position.phase == "race"
    referee = verdict.referee.press(1, matching(state), now=due + 300)
    due = referee.due
    assert due is not None
    state = carry_out(state, referee.verdict(Chance(None), due), due)
    assert [event.kind for event in state.position.events] == ["wrong-card", "slapped", "spared"]


def test_what_is_there_at_the_end_of_the_roll_is_judged_before_it() -> None:
    state, at = reveal()
    end = state.deadline
    assert end is not None
    referee = Referee.at_reveal(at, (NEAR, FAR), (FULL, FULL)).press(0, matching(state), now=end - 5)
    due = referee.due
    assert due is not None
    assert due > end
    state = carry_out(state, referee.verdict(Chance(None)), end - 1)
    assert len(state.position.players[0].open) == 1
