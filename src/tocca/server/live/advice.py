"""Hints on their way: asked for at a table, thought about in the bots' processes, told to who asked."""

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from tocca.server.live.bots import Pool
from tocca.server.protocol import Candidate, Hinted, Refused
from tocca.server.room import actions, hints
from tocca.server.room.requests import Question, Refusal

if TYPE_CHECKING:
    from tocca.server.live.session import Session
    from tocca.server.live.table import Table

log = logging.getLogger("tocca.bots")

ADVISER = "search"  # whose advice it is, as `tocca.bots.advice` says
MOST_AT_ONCE = 4  # on the whole server, so that the bots at the tables are not kept waiting


class Advice:
    """The questions of a server. A guest asks one at a time."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._thoughts: dict[str, asyncio.Task[None]] = {}

    def begin(self, table: "Table", session: "Session", request: str, asked: Question) -> None:
        """Let the bot think; Refusal if it has enough to do."""
        if session.guest in self._thoughts:
            raise Refusal("still-thinking", "the bot is still thinking about your last question")
        if len(self._thoughts) >= MOST_AT_ONCE:
            raise Refusal("busy", "many are asking right now; try again in a moment")
        thinking = self._answer(table, session, request, asked)
        self._thoughts[session.guest] = asyncio.get_running_loop().create_task(thinking)

    def stop(self) -> None:
        """Let everybody stop thinking."""
        for task in tuple(self._thoughts.values()):
            task.cancel()

    async def _answer(self, table: "Table", session: "Session", request: str, asked: Question) -> None:
        try:
            answer = await self._thought(table, request, asked)
        finally:
            del self._thoughts[session.guest]
        if session.table is table:
            table.after_storing(lambda: session.tell(answer))

    async def _thought(self, table: "Table", request: str, asked: Question) -> Hinted | Refused:
        game, seed = table.room.game_id, random.SystemRandom().randbytes(16).hex()
        try:
            found = await self._pool.advise(game, asked.view, seed)
        except Exception:
            log.exception("bot %s has no advice at a table of %s", ADVISER, game)
            return Refused(request, "no-advice", "the bot has no advice right now")
        if not hints.still_open(table.room, asked):
            return Refused(request, "stale", "the board has changed since you asked")
        rules = table.room.game
        candidates = tuple(Candidate(actions.text_json(rules, action), chance) for action, chance in found)
        return Hinted(request, asked.seat, ADVISER, candidates)
