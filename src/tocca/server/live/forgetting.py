"""Takes a guest out of everything that is stored. Tables at which nobody else played are deleted; at others a stranger
without a name is in their place, so that the matches of the others stay as they were."""

from functools import partial
from typing import Any

import msgspec

from tocca.core import record_text
from tocca.server.live.hub import Hub
from tocca.server.room.cards import MatchCard, read_card
from tocca.server.store.guests import Rewriting

SOMEBODY = "Somebody"  # in records, whose language is English
SILENCE = "…"
MOST = 100_000  # matches of one guest


async def forget_guest(hub: Hub, guest: str) -> int:
    """Forget that guest. Gives the number of tables that knew them."""
    played = await hub.read(hub.store.list_matches, guest, MOST)
    shared = {one.table for one in played if {*one.info.guests} - {guest, ""}}
    tables = list(dict.fromkeys(one.table for one in played))
    stranger = hub.signer.new_guest()
    await hub.kick(guest)
    in_use = set(await hub.tables_in_use())
    for table in tables:
        if table in shared:
            rewrite = partial(hub.store.rewrite, table, guest, stranger, make_rewriting(guest, stranger))
            await (hub.rewrite_table(table, rewrite) if table in in_use else hub.writer.call(rewrite))
        else:
            await (hub.delete_table(table) if table in in_use else hub.writer.call(hub.store.delete, table))
    return len(tables)


def make_rewriting(guest: str, stranger: str) -> Rewriting:
    """What the texts of one table become without that guest."""
    names: set[str] = set()  # that they had there

    def rewrite_event(data: bytes) -> bytes:
        """Whoever they were, and what they said, is gone; what they did stays."""
        if guest.encode() not in data:
            return data
        event: dict[str, Any] = msgspec.json.decode(data)
        if event.get("host") == guest:
            event["host"] = stranger
        if event.get("guest") == guest:
            event["guest"] = stranger
            if "name" in event:
                names.add(event["name"])
                event["name"] = SOMEBODY
            if event["t"] == "said":
                event["text"] = SILENCE
        return msgspec.json.encode(event)

    def rewrite_table_card(text: str) -> str:
        card: dict[str, Any] = msgspec.json.decode(text)
        card["seats"] = [SOMEBODY if name in names else name for name in card.get("seats", ())]
        return msgspec.json.encode(card).decode()

    def rewrite_record(text: str, *, seats: frozenset[int]) -> str:
        return record_text.rename(text, dict.fromkeys(seats, SOMEBODY))

    return Rewriting(rewrite_event, rewrite_record, _rewrite_match_card, rewrite_table_card)


def _rewrite_match_card(text: str, *, seats: frozenset[int]) -> str:
    card = read_card(text)
    names = tuple("" if seat in seats else name for seat, name in enumerate(card.names))
    return msgspec.json.encode(MatchCard(names, card.bots, card.result, card.moves, card.ms)).decode()
