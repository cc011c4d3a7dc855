"""Actions on the wire: the structure and the notation always agree, and bad structures are refused in plain words."""

from typing import Any

import msgspec
import pytest

import tocca
from tests.server.room.scene import Scene
from tocca.server import protocol
from tocca.server.refusals import Refusal
from tocca.server.room import actions, wake_at
from tocca.server.room.requests import Tick

HUGE = 10**5_000


@pytest.mark.parametrize("name", tocca.games())
def test_every_action_comes_back_from_its_structure_and_from_its_notation(name: str) -> None:
    game = tocca.game(name)
    seen = set()
    for action in game.actions:
        known = actions.find_known(game, action)
        fields = msgspec.json.decode(known.json)
        assert fields["text"] == known.text == game.format(action) == protocol.text_of(known.json)
        assert fields["kind"] == actions.kind_of(action)
        assert {key for key in fields if key not in ("kind", "text")} == set(action._fields) - {"kind"}
        assert all(fields[key] == value for key, value in action._asdict().items())
        without_text = {key: value for key, value in fields.items() if key != "text"}
        for given in (fields, without_text, known.text):
            assert actions.read(game, given) is action
        assert actions.text_json(game, known.text) == known.json
        seen.add(tuple(without_text.items()))
    assert len(seen) == len(game.actions)


@pytest.mark.parametrize("name", tocca.games())
def test_legal_actions_are_told_as_structures_in_their_order(name: str) -> None:
    scene = Scene(name)
    for _ in range(6):
        state = scene.room.playing.state
        for seat in range(state.seats):
            (eye,) = scene.table(seat).eyes
            told = tuple(actions.read(state.game, msgspec.json.decode(one)) for one in eye.legal)
            assert told == state.legal(seat)
            assert (scene.table().eyes[0].legal, scene.table().eyes[0].seat) == ((), None)
        if (due := wake_at(scene.room)) is None:
            scene.play_any()
        else:
            scene.now = due
            scene.do(Tick())


def test_a_kind_is_the_actions_own_or_its_class_with_hyphens() -> None:
    tomoko, totsa = tocca.game("tomoko"), tocca.game("totsa")
    told = [actions.find_known(tomoko, tomoko.parse(text)).json for text in ("W3 dark", "claim 17", "hand 17")]
    assert [bytes(one) for one in told] == [
        b'{"kind":"push","side":"W","line":3,"marble":"dark","text":"W3 dark"}',
        b'{"kind":"claim","card":17,"text":"claim 17"}',
        b'{"kind":"hand","card":17,"text":"hand 17"}',
    ]
    assert b'"kind":"turn-up"' in bytes(actions.find_known(totsa, totsa.parse("turn up 2")).json)


BAD: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "Tomoko has no action of the kind None; the kinds are push, claim, hand"),
    ({"kind": "castle"}, "Tomoko has no action of the kind castle; the kinds are push, claim, hand"),
    ({"kind": 3}, "Tomoko has no action of the kind 3; the kinds are push, claim, hand"),
    ({"kind": ["push"]}, "Tomoko has no action of the kind that; the kinds are push, claim, hand"),
    ({"kind": "push", "side": "W", "line": 3}, "the action push needs a field marble"),
    ({"kind": "push", "side": "W", "line": "3", "marble": "dark"}, "the field line of the action push can't be 3"),
    ({"kind": "push", "side": "W", "line": 3.0, "marble": "dark"}, "the field line of the action push can't be 3.0"),
    ({"kind": "push", "side": "W", "line": True, "marble": "dark"}, "the field line of the action push can't be True"),
    ({"kind": "push", "side": "W", "line": None, "marble": "dark"}, "the field line of the action push can't be None"),
    ({"kind": "push", "side": "X", "line": 3, "marble": "dark"}, "the field side of the action push can't be X"),
    ({"kind": "push", "side": "W", "line": 6, "marble": "dark"},
     "Tomoko has no action push with side W, line 6, marble dark"),
    ({"kind": "claim", "card": -1}, "Tomoko has no action claim with card -1"),
    ({"kind": "claim", "card": HUGE}, "Tomoko has no action claim with card that"),
    ({"kind": "claim", "card": -HUGE}, "Tomoko has no action claim with card that"),
    ({"kind": "claim", "card": {"card": 1}}, "the field card of the action claim can't be that"),
    ({"kind": "claim", "card": 1, "colour": "red"}, "the action claim has no field colour"),
    ({"kind": "claim", "card": 1, "": 0}, "the action claim has no field "),
    ({"kind": "claim", "card": 1, "x" * 5_000: 0}, f"the action claim has no field {'x' * 40}…"),
    ({"kind": "claim" * 1_000}, f"Tomoko has no action of the kind {'claim' * 8}…; the kinds are push, claim, hand"),
)  # fmt: skip


@pytest.mark.parametrize(("given", "message"), BAD)
def test_a_structure_that_is_no_action_is_refused_in_plain_words(given: dict[str, Any], message: str) -> None:
    with pytest.raises(Refusal) as refused:
        actions.read(tocca.game("tomoko"), given)
    assert (refused.value.reason, refused.value.message) == ("not-an-action", message)


def test_the_notation_beside_the_fields_is_not_read() -> None:
    tomoko = tocca.game("tomoko")
    for text in ("claim 18", "nonsense", 7, None):
        assert actions.read(tomoko, {"kind": "claim", "card": 17, "text": text}) == tomoko.parse("claim 17")


def test_a_structure_is_played_like_its_notation_and_refused_like_it() -> None:
    scene = Scene("tomoko", 2)
    seat = min(scene.room.playing.state.to_act)
    push = {"kind": "push", "side": "W", "line": 3, "marble": "dark"}
    guest, other = (scene.room.chairs[one].guest for one in (seat, 1 - seat))
    assert scene.refuse(other, protocol.Act("r", 1 - seat, push)) == "not-your-turn"
    assert scene.refuse(other, protocol.Act("r", 1 - seat, "W3 dark")) == "not-your-turn"
    assert scene.refuse(guest, protocol.Act("r", seat, {"kind": "claim", "card": 3})) == "no-claims"
    assert scene.refuse(guest, protocol.Act("r", seat, {"kind": "castle"})) == "not-an-action"
    (effect,) = {
        bytes(scene.ask(guest, protocol.Preview(scene.id(), seat, one)).answer.effect)  # type: ignore[union-attr]
        for one in (push, "W3 dark")
    }
    assert b'"moves"' in effect
    scene.act(seat, push)
    assert protocol.text_of(scene.lines(0)[-1].action) == "W3 dark"
    assert scene.log[-1].action == "W3 dark"  # type: ignore[union-attr]


def test_a_claim_in_vain_is_a_secret_and_a_card_laid_down_is_none() -> None:
    scene = Scene("tomoko", 2, claims="manual")
    seat = min(scene.room.playing.state.to_act)
    scene.act(seat, "W3 dark")
    assert not scene.lines(seat)[-1].secret
    card = scene.room.playing.state.position.hands[seat][0]
    scene.act(seat, {"kind": "claim", "card": card})
    assert (protocol.text_of(scene.lines(seat)[-1].action), scene.lines(seat)[-1].secret) == (f"claim {card}", True)
    assert scene.lines(1 - seat)[-1] == scene.lines()[-1]  # the push is the last they heard of
