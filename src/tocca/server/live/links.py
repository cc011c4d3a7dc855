"""Who somebody is, and what a link opens: signed with the server's secret, stored nowhere.

A guest's token is his id and a signature. A link to a table ends in a key: the signature of the table and
of what it opens (a seat, any free seat, or watching). Keys travel in the fragment of an address,
which browsers don't send, so no log has them.
"""

import secrets
from base64 import b32encode
from hashlib import blake2b
from hmac import compare_digest

from tocca.server.room.roles import PLAY, WATCH, Role

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 and o, 1 and l and i: a link may be read aloud


class Signer:
    """Signs and checks with one secret."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < 32:
            raise ValueError("the server's secret must have at least 32 bytes")
        self._secret = secret[:64]

    def new_guest(self) -> str:
        """A new guest's id."""
        return _random_word(16)

    def token(self, guest: str) -> str:
        """What proves that somebody is that guest."""
        return f"{guest}.{self._sign('guest', guest, length=32)}"

    def guest(self, token: str) -> str | None:
        """The guest whose token this is; None if it was not made here."""
        guest, _, signature = token.partition(".")
        good = compare_digest(signature.encode(), self._sign("guest", guest, length=32).encode())
        return guest if good and guest else None

    def key(self, table: str, role: Role) -> str:
        """What a link to the table ends in."""
        return self._sign("table", table, _spelt(role), length=20)

    def role(self, table: str, key: str, seats: int) -> Role | None:
        """What that key opens at that table; None: nothing."""
        roles = (PLAY, WATCH, *(Role("seat", seat) for seat in range(seats)))
        opened = None
        for role in roles:  # all of them, always: the time taken tells nothing
            if compare_digest(key.encode(), self.key(table, role).encode()):
                opened = role
        return opened

    def _sign(self, *parts: str, length: int) -> str:
        digest = blake2b("\0".join(parts).encode(), key=self._secret, digest_size=32).digest()
        return b32encode(digest).decode().lower().rstrip("=")[:length]


def new_table_id() -> str:
    """A name for a table that nobody can guess."""
    return _random_word(10)


def _random_word(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def _spelt(role: Role) -> str:
    return role.kind if role.seat is None else f"{role.kind} {role.seat}"
