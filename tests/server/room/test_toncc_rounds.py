"""Three players on bad lines: choices in any order, changed, lost, repeated. One round, and nobody learns early."""

from collections import deque
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.room.scene import Scene, make_request
from tocca.server.protocol import Act, Given, encode
from tocca.server.refusals import Refusal
from tocca.server.room import handle, steps, tell
from tocca.server.room.requests import RoomStep

KINGS = ("Red", "Yellow", "Blue")


class Delivery(NamedTuple):
    """One thing the network does: brings a player's next message, once more an old one, or loses one."""

    seat: int
    kind: str
    which: int


deliveries = st.lists(
    st.builds(
        Delivery,
        seat=st.integers(0, 2),
        kind=st.sampled_from(["next", "next", "next", "again", "lost", "no answer"]),
        which=st.integers(0, 5),
    ),
    max_size=40,
)
wishes = st.tuples(*[st.lists(st.integers(1, 6), min_size=1, max_size=4)] * 3)


class Line:
    """A player who wants first this, then that, and repeats each wish until they have an answer."""

    def __init__(self, seat: int, choices: list[int]) -> None:
        self.seat = seat
        self.sent: list[Act] = []
        self.waiting = deque(
            Act(f"w{number}", seat, f"{KINGS[seat]} {choice}") for number, choice in enumerate(choices)
        )
        self.counted: Given | None = None

    def deliver(self, scene: Scene, message: Act, answered: bool = True) -> RoomStep | None:
        """The message reaches the room; the answer may be lost on its way back."""
        if message not in self.sent:
            self.sent.append(message)
        try:
            step = handle(scene.room, make_request("abc"[self.seat], message), scene.now)
        except Refusal:
            step = None
        if step is not None and step.events:
            self.counted = message.action
        if answered and self.waiting and self.waiting[0] is message:
            self.waiting.popleft()
        return step


@settings(max_examples=150, deadline=None)
@given(wishes, deliveries)
def test_exactly_one_round_whatever_the_network_does(choices: tuple[list[int], ...], network: list[Delivery]) -> None:
    """TN-11: the last choice of each that arrived counts, the last missing one reveals all, and until then the
    others hear no more than that a Head is set."""
    scene = Scene("toncc", kings="seat")
    players = [Line(seat, wanted) for seat, wanted in enumerate(choices)]
    told: list[list[bytes]] = [[], [], []]
    for delivery in network:
        player = players[delivery.seat]
        if delivery.kind == "lost":
            continue
        if delivery.kind == "again" and player.sent:
            _bring(scene, player, player.sent[delivery.which % len(player.sent)], told)
        elif player.waiting:
            _bring(scene, player, player.waiting[0], told, delivery.kind != "no answer")
        if _is_revealed(scene):
            break
    for player in players:  # at last every line is good, and everybody has at least their first wish through
        if not _is_revealed(scene) and player.counted is None:
            _bring(scene, player, player.waiting[0], told)
    assert _is_revealed(scene)
    assert len(scene.room.playing.plays) == 3
    heads = scene.room.playing.state.position.last.heads
    assert tuple(f"{king} {head}" for king, head in zip(KINGS, heads, strict=True)) == tuple(p.counted for p in players)
    for player in players:  # whatever still comes in a second time is no choice for the next round
        for message in player.sent:
            step = player.deliver(scene, message)
            assert step is not None
            assert step.events == ()
    for seat, early in enumerate(told):
        others = [king.encode() for king in KINGS if king != KINGS[seat]]
        assert not any(king + b" " in message for message in early for king in others)
        chose = [message for message in early if b'"chose"' in message]
        assert len(chose) <= 2  # each of the others once, however often they changed it


def _bring(scene: Scene, player: Line, message: Act, told: list[list[bytes]], answered: bool = True) -> None:
    before = scene.room
    step = player.deliver(scene, message, answered)
    if step is None:
        return
    scene.room = step.room
    if _is_revealed(scene):
        return  # from here on everybody knows
    for was, event, after in steps(before, step):
        for seat in range(3):
            heard = tell(was, event, after, after.audience("abc"[seat]))
            if heard is not None:
                told[seat].append(encode(heard))


def _is_revealed(scene: Scene) -> bool:
    return scene.room.playing.state.position.last is not None
