"""Tokens of guests and keys of links: signed with the server's secret, stored nowhere.

A guest's token is an id and its signature. A link to a table ends in a key: the signature of the table and of what the
key opens (one seat, any free seat, watching, or reading finished matches). A key is in the fragment of an address.
Browsers don't send fragments, so no log has them.
"""

import secrets
from base64 import b32encode
from hashlib import blake2b
from hmac import compare_digest

from tocca.core.rules import MOST_SEATS
from tocca.server.room.roles import PLAY, READ, WATCH, Role

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without 0 and o, 1, l and i: people read links aloud


class Signer:
    """Signs and checks with one secret."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < 32:
            raise ValueError("the server's secret must have at least 32 bytes")
        self._secret = secret[:64]

    def new_guest(self) -> str:
        """A new guest's id."""
        return _random_word(16)

    def sign_token(self, guest: str) -> str:
        """The token that proves to be that guest."""
        return f"{guest}.{self._sign('guest', guest, length=32)}"

    def verify_token(self, token: str) -> str | None:
        """The guest of that token; None if this server did not sign it."""
        guest, _, signature = token.partition(".")
        good = compare_digest(signature.encode(), self._sign("guest", guest, length=32).encode())
        return guest if good and guest else None

    def sign_key(self, table: str, role: Role, renewed: int = 0) -> str:
        """The key of a link to that table. `renewed`: how often its links were renewed; older keys are not valid."""
        return self._sign("table", table, _format_role(role), *([str(renewed)] if renewed else []), length=20)

    def verify_key(self, table: str, key: str, seats: int, renewed: int = 0) -> Role | None:
        """The role that key gives at that table; None if it is not valid."""
        return self._find_role(table, key, (PLAY, WATCH, *(Role("seat", seat) for seat in range(seats))), renewed)

    def opens_records(self, table: str, key: str, renewed: int = 0) -> bool:
        """Whether that key lets somebody read the finished matches of that table: any key of its links does."""
        roles = (PLAY, WATCH, READ, *(Role("seat", seat) for seat in range(MOST_SEATS)))
        return self._find_role(table, key, roles, renewed) is not None

    def _find_role(self, table: str, key: str, roles: tuple[Role, ...], renewed: int) -> Role | None:
        opened = None
        for role in roles:  # always all of them, so that the time taken tells nothing
            if compare_digest(key.encode(), self.sign_key(table, role, renewed).encode()):
                opened = role
        return opened

    def _sign(self, *parts: str, length: int) -> str:
        digest = blake2b("\0".join(parts).encode(), key=self._secret, digest_size=32).digest()
        return b32encode(digest).decode().lower().rstrip("=")[:length]


def new_table_id() -> str:
    """A name for a table, which nobody can guess."""
    return _random_word(10)


def is_table_id(text: str) -> bool:
    """Whether a table may have that name. No database is asked for anything else."""
    return text.isascii() and text.isalnum()


def _random_word(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def _format_role(role: Role) -> str:
    return role.kind if role.seat is None else f"{role.kind} {role.seat}"
