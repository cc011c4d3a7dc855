"""What the host orders at one node holds at all of them; the host's page shows them all."""

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster.parts import Database, NatsServer
from tests.server.cluster.rig import Node, open_rig
from tests.server.process import PATIENCE, Nursery
from tocca.client import Connection, Denied, connect, open_table


def _ask_host(node: Node, order: dict[str, Any] | None = None) -> Any:
    headers = {"Authorization": f"Bearer {node.server.host_token}", "Content-Type": "application/json"}
    data = None if order is None else json.dumps(order).encode()
    with urllib.request.urlopen(
        urllib.request.Request(f"{node.url}/api/host", data, headers), timeout=PATIENCE
    ) as answer:
        return json.load(answer)


def _list_tables(node: Node) -> set[str]:
    with urllib.request.urlopen(f"{node.url}/api/tables", timeout=PATIENCE) as answer:
        return {one["table"] for one in json.load(answer)}


def test_orders_reach_every_node(tmp_path: Path, nursery: Nursery, database: Database, bus: NatsServer) -> None:
    async def main() -> None:
        async with open_rig(tmp_path, nursery, database, bus) as rig:
            first, second, third = rig.nodes.all
            opened = await open_table(first.url, "tomoko", public=True)
            async with asyncio.timeout(PATIENCE):
                while len((await asyncio.to_thread(_ask_host, third))["nodes"]) < 3:
                    await asyncio.sleep(0.1)
            assert opened.table in await asyncio.to_thread(_list_tables, third)
            async with connect(second.url, opened.table, opened.play, name="Ada") as ada:
                guest = ada.token.partition(".")[0]
                said = await asyncio.to_thread(_ask_host, third, {"do": "say", "text": "Update at eight"})
                kicked = await asyncio.to_thread(_ask_host, third, {"do": "kick", "guest": guest})
                assert (said["count"], kicked["count"]) == (1, 1)
                await asyncio.to_thread(_ask_host, third, {"do": "ban", "who": guest})
            with pytest.raises(Denied, match="locked you out"):
                await Connection(second.url, opened.table, opened.play, ada.token).open()
            await asyncio.to_thread(_ask_host, second, {"do": "delete", "table": opened.table})
            with pytest.raises(Denied, match="no such table"):
                await Connection(third.url, opened.table, opened.play).open()

    asyncio.run(main())
