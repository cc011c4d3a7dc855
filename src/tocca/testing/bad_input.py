"""Bad input of every kind gets the contract's errors, with a message that a player can read."""

import json
from typing import Any, ClassVar

import pytest

import tocca
from tocca.core.options import Option
from tocca.core.registry import find
from tocca.testing.play import AnyGame

NO_TEXT: tuple[Any, ...] = (None, 5, 1.5, b"x", (), [], {}, object())
NO_ACTION: tuple[Any, ...] = (None, 0, "", "nonsense", (), ("N", 1, "dark"), object(), [], {}, float("nan"))
NOT_READABLE = ("", " ", "?", "nonsense", "W", "12345", "☃", "a\nb", "\0", "x" * 10_000)


class BadInputTests:
    """A part of `GameConformance`."""

    game: ClassVar[str]

    @property
    def _game(self) -> AnyGame:
        return find(self.game)

    @pytest.mark.parametrize("nonsense", NO_ACTION)
    def test_what_is_no_action_is_refused(self, nonsense: Any) -> None:
        state = self._game.start(seed=1)
        with pytest.raises(tocca.IllegalAction) as refused:
            state.apply(min(state.to_act), nonsense)
        assert refused.value.reason == "not-an-action"

    @pytest.mark.parametrize("seat", [-1, 99, None, "0", 1.0, True, [], {}])
    def test_what_is_no_seat_is_refused(self, seat: Any) -> None:
        state = self._game.start(seed=1)
        action = state.legal(min(state.to_act))[0]
        with pytest.raises(tocca.IllegalAction) as refused:
            state.apply(seat, action)
        assert refused.value.reason == "no-such-seat"
        if seat is not None:
            with pytest.raises(tocca.IllegalAction):
                state.view(seat)

    @pytest.mark.parametrize("at", [-1, 1.5, "12", True])
    def test_what_is_no_time_is_refused(self, at: Any) -> None:
        state = self._game.start(seed=1)
        seat = min(state.to_act)
        with pytest.raises(tocca.IllegalAction) as refused:
            state.apply(seat, state.legal(seat)[0], at=at)
        assert refused.value.reason == "bad-time"

    @pytest.mark.parametrize("text", NOT_READABLE)
    def test_nonsense_is_no_notation(self, text: str) -> None:
        with pytest.raises(tocca.BadNotation):
            self._game.parse(text)

    def test_what_is_no_text_is_no_notation(self) -> None:
        for junk in NO_TEXT:
            with pytest.raises(tocca.BadNotation):
                self._game.parse(junk)

    def test_what_is_no_action_has_no_notation_and_no_number(self) -> None:
        for junk in NO_ACTION:
            with pytest.raises(tocca.BadNotation):
                self._game.format(junk)
            with pytest.raises(tocca.BadNotation):
                self._game.action_id(junk)

    def test_numbers_that_are_no_action(self) -> None:
        wrong: tuple[Any, ...] = (-1, len(self._game.actions), "0", None, 1.0, [])
        for number in wrong:
            with pytest.raises(tocca.BadNotation):
                self._game.action(number)

    @pytest.mark.parametrize("seed", [1.5, b"x", True, [], object()])
    def test_what_is_no_seed_is_refused(self, seed: Any) -> None:
        with pytest.raises(tocca.BadOption):
            self._game.start(seed=seed)

    def test_chance_that_can_not_come_up_is_refused(self) -> None:
        drawn = self._game.start(seed=1).drawn
        with pytest.raises(tocca.BadChance, match="nothing asked for"):
            self._game.start(chance=(*drawn, "one too many"))
        if drawn:
            with pytest.raises(tocca.BadChance, match="can't come up"):
                self._game.start(chance=("surely not", *drawn[1:]))
            with pytest.raises(tocca.ChanceNeeded) as asked:
                self._game.start(chance=())
            assert drawn[0] in asked.value.candidates

    def test_json_of_something_else_is_refused(self) -> None:
        good = json.loads(json.dumps(self._game.start(seed=1).to_json()))
        for key in good:
            with pytest.raises(ValueError, match="no state"):
                tocca.State.from_json({**good, key: "nonsense"})
        wrong: tuple[Any, ...] = (None, [], "x", {})
        for bad in wrong:
            with pytest.raises(ValueError, match="no state"):
                tocca.State.from_json(bad)

    # -- options -----------------------------------------------------------------------------------

    def test_the_defaults_are_allowed(self) -> None:
        given = {option.name: option.default for option in self._game.options.values()}
        assert self._game.start(seed=1, **given) == self._game.start(seed=1)

    def test_an_unknown_option_is_named_and_the_valid_ones_listed(self) -> None:
        with pytest.raises(tocca.BadOption, match="colour_of_the_table") as refused:
            self._game.start(colour_of_the_table="green")
        for option in self._game.options:
            assert option in str(refused.value)

    def test_wrong_values_name_the_option_and_what_is_allowed(self) -> None:
        for option in self._game.options.values():
            for value in _wrong(option):
                with pytest.raises(tocca.BadOption) as refused:
                    self._game.start(**{option.name: value})
                assert option.name in str(refused.value)

    @pytest.mark.parametrize("seats", [0, 1, 5, -2, 1_000, "2", 2.0, True])
    def test_numbers_of_seats_that_are_not_offered(self, seats: Any) -> None:
        if type(seats) is int and seats in self._game.seats:
            pytest.skip("the game is for so many")
        with pytest.raises(tocca.BadOption, match="players"):
            self._game.start(seats=seats)

    def test_typed_words_become_option_values(self) -> None:
        for option in self._game.options.values():
            if option.type == "flag":
                assert option.parse(" Yes ") is True
                assert option.parse("off") is False
            elif option.type == "number":
                assert option.parse(str(option.low)) == option.low
            elif option.type == "choice":
                assert option.parse(option.choices[-1].upper()) == option.choices[-1]
            with pytest.raises(tocca.BadOption):
                option.parse("perhaps")


def _wrong(option: Option) -> list[Any]:
    wrong: list[Any] = [None, 1.5, b"x", object(), {}]
    if option.type != "flag":
        wrong += [True]
    if option.type == "number":
        assert option.low is not None
        assert option.high is not None
        wrong += [option.low - 1, option.high + 1, str(option.default)]
    else:
        wrong += ["surely not", 7, -1]
    return wrong
