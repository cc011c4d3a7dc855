"""Notices damage in SQLite's write-ahead log.

SQLite reads its log up to the first frame whose checksum is wrong, and forgets the rest without a word. That is right
for a transaction that a power cut has torn: nobody was told of it. But whole transactions behind a bad frame were
acknowledged. So their frames are counted in the file, and compared with what SQLite has found.
"""

import logging
import shutil
import time
from pathlib import Path

from sqlalchemy import Engine

log = logging.getLogger("tocca.store")

_HEADER, _FRAME_HEADER = 32, 24
_PAGE_SIZE, _SALTS = slice(8, 12), slice(16, 24)  # in the header
_COMMIT, _FRAME_SALTS = slice(4, 8), slice(8, 16)  # in that of a frame; the first is not 0 where a transaction ends


def find_damage(engine: Engine, file: Path) -> str:
    """What has been lost, in a sentence for the host; empty if nothing has. The bad log is kept beside the database."""
    commits = read_commits(Path(f"{file}-wal"))
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()[1]
    lost = [frame for frame in commits if frame > found]
    if len(lost) < 2:  # one: a torn transaction, of which nobody was told
        return ""
    kept = file.with_name(f"{file.name}-wal.damaged-{int(time.time())}")
    shutil.copyfile(f"{file}-wal", kept)
    kept.chmod(0o600)
    problem = f"the database has lost its latest {len(lost)} transactions: its log is damaged. Restore a backup"
    log.error("%s. The damaged log is kept as %s", problem, kept)
    return problem


def read_commits(wal: Path) -> list[int]:
    """The numbers of the frames in that log that end a transaction."""
    try:
        with wal.open("rb") as file:
            header = file.read(_HEADER)
            if len(header) < _HEADER:
                return []
            page, salts = int.from_bytes(header[_PAGE_SIZE], "big"), header[_SALTS]
            commits, number = [], 0
            while len(head := file.read(_FRAME_HEADER)) == _FRAME_HEADER:
                number += 1
                if head[_FRAME_SALTS] == salts and any(head[_COMMIT]):
                    commits.append(number)
                file.seek(page, 1)
    except OSError:
        return []
    return commits
