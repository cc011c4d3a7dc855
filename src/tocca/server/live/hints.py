"""Hints: a player asks, a bot process thinks, the player alone gets the answer."""

import asyncio
import logging
from typing import TYPE_CHECKING

from tocca.server.live.thinking import Thinkers, new_seed
from tocca.server.protocol import HintCandidate, Hinted, Refused
from tocca.server.refusals import Refusal, refuse
from tocca.server.room import actions, hints
from tocca.server.room.requests import HintQuestion

if TYPE_CHECKING:
    from tocca.server.live.session import Session
    from tocca.server.live.table import LiveTable

log = logging.getLogger("tocca.bots")

ADVISER = "search"  # the bot whose advice it is, see `tocca.bots.advice`
MAX_AT_ONCE = 4  # on the whole server, so that the bots at the tables don't have to wait


class HintService:
    """The open questions of a server. A guest may ask one at a time."""

    def __init__(self, pool: Thinkers) -> None:
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by guest

    def start(self, table: "LiveTable", session: "Session", request: str, question: HintQuestion) -> None:
        """Let a bot think about the question. Refusal if too many are open."""
        if session.guest in self._tasks:
            raise Refusal("still-thinking", "the bot is still thinking about your last question")
        if len(self._tasks) >= MAX_AT_ONCE:
            raise Refusal("busy", "many are asking right now; try again in a moment")
        answering = self._answer(table, session, request, question)
        self._tasks[session.guest] = asyncio.get_running_loop().create_task(answering)

    def stop(self) -> None:
        """Cancel all questions."""
        for task in tuple(self._tasks.values()):
            task.cancel()

    async def _answer(self, table: "LiveTable", session: "Session", request: str, question: HintQuestion) -> None:
        try:
            answer = await self._think(table, request, question)
        finally:
            del self._tasks[session.guest]
        if session.table is table:
            table.answer(session, answer)

    async def _think(self, table: "LiveTable", request: str, question: HintQuestion) -> Hinted | Refused:
        game = table.room.game_id
        try:
            found = await self._pool.advise(game, question.view, new_seed())
        except Exception:
            log.exception("bot %s has no advice at a table of %s", ADVISER, game)
            return refuse(request, "no-advice", "the bot has no advice right now")
        if not hints.still_open(table.room, question):
            return refuse(request, "stale", "the board has changed since you asked")
        rules = table.room.game
        candidates = tuple(HintCandidate(actions.text_json(rules, action), chance) for action, chance in found)
        return Hinted(request, question.seat, ADVISER, candidates)
