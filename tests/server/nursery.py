"""Servers at once: a process that has imported everything, and forks for each order.

An order is a line of JSON: `{"start": {environment}, "out": FILE, "log": FILE}` is answered by the new process's
id, `{"wait": ID}` by its exit status. What is started is what `python -m tocca.server.serve` starts.
"""

import importlib
import json
import os
import signal
import sys
import time
from typing import Any

from tocca.server.serve import run_for_tests
from tocca.server.settings import read_settings
from tocca.server.store import crash


def _become_server(order: dict[str, Any]) -> None:
    for number, file in ((1, order["out"]), (2, order["log"])):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.update(order["start"])
    importlib.reload(crash)
    _set_clock(float(os.environ.get("TOCCA_TEST_CLOCK", "0")))
    run_for_tests(read_settings({}, os.environ))


def _set_clock(seconds: float) -> None:
    """Let the machine's clock be wrong by so much, for this process."""
    if seconds:
        now, now_ns = time.time, time.time_ns
        time.time = lambda: now() + seconds
        time.time_ns = lambda: now_ns() + int(seconds * 1e9)


def _obey(order: dict[str, Any]) -> int:
    if "wait" in order:
        return os.waitstatus_to_exitcode(os.waitpid(order["wait"], 0)[1])
    child = os.fork()
    if child == 0:
        status = 1
        try:
            _become_server(order)
            status = 0
        finally:
            sys.stderr.flush()
            os._exit(status)
    return child


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        print(_obey(json.loads(line)), flush=True)
