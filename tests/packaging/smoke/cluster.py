"""Several nodes: their parts are there, and without a bus the server says so."""

import subprocess
import sys
from pathlib import Path

from tocca.core.extras import missing
from tocca.server.cluster.hub import OwnedElsewhere
from tocca.server.store import StoreError

assert not missing("cluster")
assert issubclass(OwnedElsewhere, StoreError)
TOCCA = str(Path(sys.executable).with_name("tocca"))
asked = [TOCCA, "serve", "--bus", "nats://127.0.0.1:1"]  # and no PostgreSQL
done = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
assert done.returncode != 0
assert "postgresql://" in done.stderr, done.stderr
