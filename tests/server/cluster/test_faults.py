"""Three nodes, PostgreSQL and a bus, all real. Whatever fails: nothing acknowledged is lost, done twice or forked."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.cluster.faults import FAULTS, Fault
from tests.server.cluster.parts import Database, NatsServer
from tests.server.cluster.rig import open_rig
from tests.server.process import Nursery

ROUNDS = int(os.environ.get("TOCCA_FAULT_ROUNDS", "1"))  # `make soak` sets it


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_nothing_is_lost(fault: Fault, tmp_path: Path, nursery: Nursery, database: Database, bus: NatsServer) -> None:
    async def main() -> None:
        async with open_rig(tmp_path, nursery, database, bus) as rig:
            for _ in range(ROUNDS):
                await rig.live_through(lambda: fault(rig))
                assert rig.check() > 100

    asyncio.run(main())
