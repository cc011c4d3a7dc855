"""Why the server refuses something: every stable code, as types.

A code is for programs and for translated texts; the message beside it is for people without a translation. Codes of the
rules are not here: each game declares its own (`game.refusals`), and the core has `tocca.core.errors.CoreRefusal`.
"""

from typing import Any, Literal

from tocca.core.errors import IllegalAction, ToccaError
from tocca.server.protocol import Goodbye, Refused

RefusalCode = Literal[
    # connection
    "hello-again", "hello-first", "malformed", "no-table",
    # tables
    "banned", "crowded", "full", "match-on", "no-such-table", "not-here", "not-started", "not-stored", "other-rules",
    "reused-id", "too-many-tables", "unknown-game",
    # seats
    "bad-clock", "bad-option", "no-name", "no-such-seat", "not-the-host", "not-your-seat", "only-watching",
    "other-seat", "played-elsewhere", "seat-free", "seat-taken", "seats-free", "unknown-bot",
    # play
    "already-pressed", "bad-notation", "not-an-action", "not-legal", "not-your-turn", "out-of-time", "over", "stale",
    "not-playing", "not-paused", "not-gathering", "not-ready", "paused", "racing", "void",
    # take back and rematch
    "already-answered", "already-asked", "are-you-sure", "no-undo", "not-over", "nothing-asked", "nothing-to-undo",
    "own-wish",
    # looking back
    "from-memory", "no-such-move",
    # hints
    "busy", "no-advice", "no-hints", "still-thinking",
    # chat
    "muted", "nobody-to-mute", "nothing-said", "too-fast",
    # replays
    "bad-record", "too-long",
]  # fmt: skip

GoodbyeCode = Literal[
    "crowded", "draining", "not-loaded", "not-stored", "sent-away", "slow",  # come back in a moment
    "hello-first", "malformed", "too-big", "too-many", "version",  # something is wrong with what was sent
]  # fmt: skip

HttpCode = Literal[
    "error", "malformed", "not-allowed", "not-found", "store-away", "too-big", "too-many-requests", "who-are-you"
]


class Refusal(ToccaError):
    """A request is not carried out, and nothing has changed. `reason` is a stable code."""

    def __init__(self, reason: RefusalCode, message: str) -> None:
        super().__init__(message)
        self.reason: str = reason
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker's refusal reaches the server."""
        return type(self), (self.reason, self.message)

    @classmethod
    def by_rules(cls, problem: IllegalAction) -> "Refusal":
        """The rules have refused an action: their reason is ours."""
        refusal = cls("not-legal", problem.message)
        refusal.reason = problem.reason
        return refusal


def refuse(request: str, reason: RefusalCode, message: str) -> Refused:
    """The message that refuses that request."""
    return Refused(request, reason, message)


def say_goodbye(reason: GoodbyeCode, message: str) -> Goodbye:
    """The message before the server closes a connection."""
    return Goodbye(reason, message)
