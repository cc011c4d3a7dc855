"""Messages between two nodes, in order and each exactly once, over a bus that may lose, repeat and delay them.

No IO: batches go in and come out. What was not heard is sent again. Where that can't be done any more, the stream
begins anew, and both nodes know that messages are missing.
"""

from collections import deque
from collections.abc import Iterator

from tocca.server.cluster.messages import Message, MessageBatch

MOST_KEPT = 20_000  # messages that the other node has not heard yet
AGAIN_EVERY = 0.1  # seconds between two wishes to hear something again


class Channel:
    """This node's end of the channel to another one. Times are seconds of this node's monotonic clock. `streams` gives
    growing numbers, also to a later channel to the same node: else its messages would be taken for known ones."""

    def __init__(self, me: str, streams: Iterator[int]) -> None:
        self._me = me
        self._streams = streams
        self._stream = next(streams)
        self._sent = 0
        self._fresh: list[Message] = []  # to be sent
        self._kept: deque[Message] = deque()  # sent, and not heard yet
        self._their_stream = 0
        self._heard = 0
        self._stamp = 0.0  # their clock at their latest batch,
        self._stamped_at = 0.0  # and ours
        self._asked_again = -AGAIN_EVERY
        self.heard_at = 0.0  # when their latest batch came
        self.round_trip = 0.0  # over the bus, in seconds
        self._missed = False  # whether they miss something that is not kept any more

    def send(self, message: Message) -> None:
        """Send a message with the next batch."""
        self._fresh.append(message)

    @property
    def waiting(self) -> bool:
        """Whether there is something to be sent."""
        return bool(self._fresh)

    def take_batch(self, now: float) -> MessageBatch:
        """Everything that is to be sent; without a message it still tells how far both have come."""
        messages, self._fresh = tuple(self._fresh), []
        first = self._sent + 1
        self._sent += len(messages)
        self._kept += messages
        return self._make_batch(first, messages, now)

    def receive(self, batch: MessageBatch, now: float) -> tuple[bool, tuple[Message, ...], MessageBatch | None]:
        """Whether messages of theirs were lost for good; what is new, in order; and what to answer at once."""
        began_anew = self._their_stream not in (0, batch.stream)
        if batch.stream < self._their_stream:
            return False, (), None  # from before it began anew
        if batch.stream > self._their_stream:
            self._their_stream, self._heard = batch.stream, 0
        self.heard_at = now
        if batch.stamp >= self._stamp:
            self._stamp, self._stamped_at = batch.stamp, now
            if batch.echo:
                self.round_trip = max(0.0, now - batch.echo)
        self._forget_heard(batch)
        new = self._take_new(batch)
        return began_anew, new, self._answer(batch, now)

    def begin_anew(self) -> None:
        """Too much was lost. The other node learns of it with the next batch."""
        self._stream = next(self._streams)
        self._sent = 0
        self._missed = False
        self._fresh.clear()
        self._kept.clear()

    @property
    def is_lost(self) -> bool:
        """Whether the other node misses what can't be sent again, or has not heard anything for too many messages."""
        return self._missed or len(self._kept) + len(self._fresh) > MOST_KEPT

    def _take_new(self, batch: MessageBatch) -> tuple[Message, ...]:
        if batch.first > self._heard + 1:
            return ()  # something before it is missing
        new = batch.messages[self._heard + 1 - batch.first :]
        self._heard += len(new)
        return new

    def _forget_heard(self, batch: MessageBatch) -> None:
        if batch.heard_stream == self._stream:
            while self._kept and self._sent - len(self._kept) < batch.heard:
                self._kept.popleft()

    def _answer(self, batch: MessageBatch, now: float) -> MessageBatch | None:
        if batch.again and batch.heard_stream == self._stream:
            self._missed = batch.heard < self._sent - len(self._kept)
            return self._make_batch(self._sent - len(self._kept) + 1, tuple(self._kept), now)
        if batch.sent > self._heard and now - self._asked_again >= AGAIN_EVERY:
            self._asked_again = now
            return self._make_batch(self._sent + 1, (), now, again=True)
        return None

    def _make_batch(self, first: int, messages: tuple[Message, ...], now: float, again: bool = False) -> MessageBatch:
        echo = self._stamp + (now - self._stamped_at) if self._stamped_at else 0.0
        about = (self._their_stream, self._heard, again, now, echo)
        return MessageBatch(self._me, self._stream, first, messages, self._sent, *about)
