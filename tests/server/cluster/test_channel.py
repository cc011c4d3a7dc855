"""A channel over a bus that loses, repeats and reorders: everything arrives once and in order, or both nodes know."""

import random
from itertools import count

import pytest

from tocca.server.cluster import channel
from tocca.server.cluster.channel import AGAIN_EVERY, Channel
from tocca.server.cluster.messages import MessageBatch, Quit, Tell, decode, encode
from tocca.server.cluster.peers import MOST_IN_BATCH, split


class BadBus:
    """Two channels, and what is under way between them."""

    def __init__(self, seed: int, trouble: float) -> None:
        self.rng = random.Random(seed)
        self.trouble = trouble
        self.now = 0.0
        self.ends = {"a": Channel("a", count(1)), "b": Channel("b", count(1))}
        self.under_way: list[tuple[str, MessageBatch]] = []
        self.heard: dict[str, list[int]] = {"a": [], "b": []}
        self.lost_for_good = 0

    def publish(self, sender: str, batch: MessageBatch) -> None:
        to = "b" if sender == "a" else "a"
        for _ in range(2 if self.rng.random() < self.trouble else 1):
            if self.rng.random() >= self.trouble:
                self.under_way.append((to, decode(encode(batch))))

    def step(self) -> None:
        """Time passes; somebody sends, a batch arrives, not always the oldest."""
        self.now += 0.02
        for name, end in self.ends.items():
            if self.rng.random() < 0.3:
                self.publish(name, end.take_batch(self.now))
        if self.under_way:
            reordered = self.rng.random() < self.trouble
            to, batch = self.under_way.pop(self.rng.randrange(len(self.under_way)) if reordered else 0)
            anew, new, answer = self.ends[to].receive(batch, self.now)
            self.lost_for_good += anew
            self.heard[to] += [message.relay for message in new]
            if answer is not None:
                self.publish(to, answer)


@pytest.mark.parametrize("seed", range(20))
def test_everything_arrives_once_and_in_order(seed: int) -> None:
    bus = BadBus(seed, trouble=0.2)
    for number in range(200):
        for end in bus.ends.values():
            end.send(Quit(number))
        bus.step()
    for _ in range(5_000):
        bus.step()
        if len(bus.heard["a"]) == len(bus.heard["b"]) == 200:
            break
    assert bus.heard == {"a": list(range(200)), "b": list(range(200))}
    assert not bus.lost_for_good
    assert not any(end.is_lost for end in bus.ends.values())


def test_what_can_t_be_sent_again_is_known_to_both() -> None:
    one, other = Channel("a", count(1)), Channel("b", count(1))
    one.send(Quit(1))
    other.receive(one.take_batch(1.0), 1.0)
    one.receive(other.take_batch(1.0), 1.0)  # it was heard, so it is not kept
    forgetful = Channel("b", count(1))  # it has lost what it knew
    one.send(Quit(2))
    anew, new, wish = forgetful.receive(one.take_batch(2.0), 2.0)
    assert (anew, new) == (False, ())
    assert wish is not None
    assert wish.again
    one.receive(wish, 2.0)
    assert one.is_lost
    one.begin_anew()
    one.send(Quit(3))
    anew, new, _ = forgetful.receive(one.take_batch(3.0), 3.0)
    assert (anew, new) == (True, (Quit(3),))


def test_a_new_channel_to_the_same_node_is_not_taken_for_the_old_one() -> None:
    streams = count(1)
    old, other = Channel("a", streams), Channel("b", count(1))
    for number in range(3):
        old.send(Quit(number))
    other.receive(old.take_batch(1.0), 1.0)
    new = Channel("a", streams)
    new.send(Quit(7))
    anew, heard, _ = other.receive(new.take_batch(2.0), 2.0)
    assert (anew, heard) == (True, (Quit(7),))


def test_a_node_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "MOST_KEPT", 10)
    end = Channel("a", count(1))
    for number in range(11):
        assert not end.is_lost
        end.send(Quit(number))
    assert end.is_lost


def test_wishes_are_not_repeated_at_once() -> None:
    one, other = Channel("a", count(1)), Channel("b", count(1))
    wishes = []
    for number in count():
        one.send(Quit(number))
        batch, now = one.take_batch(0.0), number * AGAIN_EVERY / 4
        if number:  # the first one is lost
            wishes.append(other.receive(batch, now)[2] is not None)
        if len(wishes) == 8:
            break
    assert wishes == [True, False, False, False, True, False, False, False]


def test_the_round_trip_over_the_bus_is_measured() -> None:
    one, other = Channel("a", count(1)), Channel("b", count(1))
    other.receive(one.take_batch(100.0), 7.0)
    one.receive(other.take_batch(7.5), 100.53)  # 0.5 s passed there, so 30 ms on the way
    assert one.round_trip == pytest.approx(0.03)


def test_batches_are_split_for_the_bus() -> None:
    end = Channel("a", count(1))
    for number in range(5):
        end.send(Tell(number, b"x" * (MOST_IN_BATCH // 2)))
    parts = list(split(end.take_batch(0.0)))
    assert [(part.first, len(part.messages), part.sent) for part in parts] == [(1, 2, 2), (3, 2, 4), (5, 1, 5)]
    other = Channel("b", count(1))
    for part in parts:
        _, new, wish = other.receive(part, 0.0)
        assert new
        assert wish is None
