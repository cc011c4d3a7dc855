"""What docs/bots.md shows of bots over the wire is played at a real server."""

import asyncio
from typing import Any

from tests.docs.pages import ROOT, blocks
from tests.server.process import Server


def test_the_bots_of_the_documentation_play_at_a_table(server: Server) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(ROOT / "docs" / "bots.md", "python"):
        exec(compile(block.text, block.where, "exec"), names)

    async def main() -> None:
        async with asyncio.timeout(120):
            await names["evening"](server.url)

    asyncio.run(main())
