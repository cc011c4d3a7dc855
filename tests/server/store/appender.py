"""Processes to be killed: `python -m tests.server.store.appender` reads orders, one JSON object a line.

An order with a url forks a process that opens the store and appends to its tables as fast as it can,
going on where their logs end, and says `pid N`, then `TABLE SEQ` for each event acknowledged. `{}` waits
for one of them to end and says `dead STATUS`. (Forking spares twenty slow imports.)
"""

import asyncio
import importlib
import json
import os
import sys
from typing import Any

from tests.server.store.making import more, new
from tocca.server.store import Store, UnknownTable, Writer, crash


def main() -> None:
    """Take orders until there are no more."""
    for line in sys.stdin:
        order = json.loads(line)
        if not order:
            _say(f"dead {os.waitstatus_to_exitcode(os.wait()[1])}")
        elif os.fork() == 0:
            _say(f"pid {os.getpid()}")
            os.environ.update(order.get("environment", {}))
            importlib.reload(crash)  # it has read the environment when it was imported
            asyncio.run(_append(order))
            os._exit(0)


async def _append(order: dict[str, Any]) -> None:
    with Store.open(order["url"]) as store:
        async with Writer(store) as writer:
            await asyncio.gather(*(_go_on(store, writer, table, order["last"]) for table in order["tables"]))


async def _go_on(store: Store, writer: Writer, table: str, last: int) -> None:
    for seq in range(_end(store, table) + 1, last + 1):
        await writer.append(new(table) if seq == 1 else more(table, seq))
        _say(f"{table} {seq}")


def _end(store: Store, table: str) -> int:
    try:
        return len(store.load(table))
    except UnknownTable:
        return 0


def _say(text: str) -> None:
    os.write(1, f"{text}\n".encode())  # in one piece, with no buffer to die with us


if __name__ == "__main__":
    main()
