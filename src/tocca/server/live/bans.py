"""Who is locked out of a server: guests, and addresses (of IPv6 a /64). Kept in the store."""

from typing import NamedTuple

import msgspec

from tocca.server.live.addresses import group_of

FOR_EVER = 1 << 53


class Ban(NamedTuple):
    """Whom it keeps out, and until when in the server's time."""

    who: str
    until: int


class Bans:
    """All bans of a server. An address or a guest's id is looked up as it is."""

    def __init__(self, stored: str | None = None) -> None:
        self._until: dict[str, int] = msgspec.json.decode(stored or "{}", type=dict[str, int])

    def encode(self) -> str:
        """For the store."""
        return msgspec.json.encode(self._until).decode()

    def add(self, who: str, until: int = FOR_EVER) -> None:
        """Keep them out until then."""
        self._until[group_of(who)] = until

    def remove(self, who: str) -> bool:
        """Let them in again. Whether they were kept out."""
        return self._until.pop(group_of(who), None) is not None

    def keeps_out(self, who: str, now: int) -> bool:
        """Whether that guest or address is kept out. Called often, and nearly always there is no ban."""
        if not self._until:
            return False
        until = self._until.get(group_of(who))
        return until is not None and now < until

    def current(self, now: int) -> list[Ban]:
        """Those that are in force; the others are forgotten."""
        self._until = {who: until for who, until in self._until.items() if now < until}
        return [Ban(who, until) for who, until in sorted(self._until.items())]
