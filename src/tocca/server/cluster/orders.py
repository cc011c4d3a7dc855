"""What the host of the server orders, carried out on every node."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable

from msgspec import Struct, json

from tocca.server.cluster.bus import Bus

WITHIN = 1.0  # seconds that the other nodes have for an answer


class Order(Struct, frozen=True):
    """Something to be done everywhere."""

    sender: str
    number: int
    do: str
    about: str


class _Done(Struct, frozen=True):
    number: int
    count: int


Carry = Callable[[Order], Awaitable[int]]


class Orders:
    """Sends orders to all other nodes, and carries out theirs. An order may be lost: what must last is in the store."""

    def __init__(self, bus: Bus, prefix: str, me: str, carry_out: Carry) -> None:
        self._bus = bus
        self._prefix = prefix
        self._me = me
        self._carry_out = carry_out
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Queue[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Hear the others."""
        await self._bus.subscribe(f"{self._prefix}.all", self._receive)
        await self._bus.subscribe(f"{self._prefix}.done.{self._me}", self._note)

    async def give(self, do: str, about: str, others: int) -> int:
        """Order it, and wait for so many other nodes. Gives what they have counted together."""
        order = Order(self._me, next(self._numbers), do, about)
        answers = self._answers[order.number] = asyncio.Queue()
        self._bus.publish(f"{self._prefix}.all", json.encode(order))
        count = 0
        try:
            async with asyncio.timeout(WITHIN):
                for _ in range(others):
                    count += await answers.get()
        except TimeoutError:
            pass
        del self._answers[order.number]
        return count

    def _receive(self, data: bytes) -> None:
        order = json.decode(data, type=Order)
        if order.sender != self._me:
            task = asyncio.get_running_loop().create_task(self._answer(order))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, order: Order) -> None:
        done = _Done(order.number, await self._carry_out(order))
        self._bus.publish(f"{self._prefix}.done.{order.sender}", json.encode(done))

    def _note(self, data: bytes) -> None:
        done = json.decode(data, type=_Done)
        if done.number in self._answers:
            self._answers[done.number].put_nowait(done.count)
