"""What a page was told, and what was true: nobody's page may ever have known what is still hidden from them.

A tape keeps every message that came to a page. After the game the server's log tells what really lay where, and each
message is held against it: views must be those of that seat, and what was hidden at that moment must not be in them.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, Response, WebSocket

from tests.web.prepared import AnyState, database
from tests.web.serving import Serving
from tocca.core import codec
from tocca.server.room import evolve
from tocca.server.room.events import Acted, decode

Json = Any


class Tape:
    """Every message of the server to a page, in order: over the socket, and as answers to what it fetched."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Json] = []
        self.answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.answers.append(answer))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def list_fetched(self) -> Iterator[tuple[str, str]]:
        """Address and text of what was fetched besides the page's own files."""
        for answer in self.answers:
            if "/api/" in answer.url:
                yield answer.url, answer.text()


class Moment(NamedTuple):
    """A state of the match, and what led to it."""

    state: AnyState
    before: AnyState | None
    event: Acted | None


def moments(serving: Serving, table: str) -> list[Moment]:
    """All states that the match had, from the server's log."""
    with database(serving) as store:
        log = store.replay(table, decode)
    found: list[Moment] = []
    room = None
    for event in log:
        room = evolve(room, event)
        if room.match is not None:
            before = found[-1].state if found else None
            if room.match.state is not before:
                found.append(Moment(room.match.state, before, event if isinstance(event, Acted) else None))
    return found


def spoilt(tape: Tape, truth: list[Moment], *seats: int) -> list[str]:
    """What the tape of somebody who holds these seats has that they could not know; nothing, if all is well."""
    views = {seat: [_encode(moment.state, seat) for moment in truth] for seat in seats}
    reached, wrong = 0, []
    for number, message in enumerate(tape.frames):
        for eye in message.get("eyes", ()):
            if eye["seat"] not in seats:
                wrong.append(f"{number}: the eyes of seat {eye['seat']}")
                continue
            known = views[eye["seat"]]
            found = next((at for at in range(reached, len(known)) if known[at] == eye["view"]), None)
            if found is None:
                wrong.append(f"{number}: a view that was not this seat's at that time: {eye['view']}")
                continue
            reached = found
            hidden = HIDDEN[truth[0].state.game.id]
            wrong += [f"{number}: {what}" for what in hidden(truth[found].state.position, eye["seat"], eye["view"])]
        wrong += [f"{number}: {line}" for line in _lines(message) if _is_secret(line, truth, seats)]
        wrong += [f"{number}: {what}" for what in _check_preview(message, truth[reached].state, seats)]
    return wrong


def _encode(state: AnyState, seat: int) -> Json:
    view = codec.to_json(state.view(seat))
    del view["options"]
    return json.loads(json.dumps(view))


# -- what is hidden, from the position itself ------------------------------------------------------


def _toncc(position: Any, seat: int, view: Json) -> Iterator[str]:
    """The others' Heads until all are set; then `last` tells."""
    if view["choice"] not in (None, position.heads[position.kings[seat]]):
        yield f"the Head of another: {view}"
    if any(not isinstance(one, bool) for one in view["chosen"]):
        yield f"more than who has chosen: {view['chosen']}"
    if view["last"] and tuple(view["last"]["heads"]) != position.last.heads:
        yield f"Heads that were not shown: {view}"


def _toscana(position: Any, seat: int, view: Json) -> Iterator[str]:
    """The order of the stacks, which is not even decided: what is left is told by number."""
    for stack in view["stacks"]:
        if stack["unseen"] != sorted(stack["unseen"]):
            yield f"an order: {stack}"


def _totsa(position: Any, seat: int, view: Json) -> Iterator[str]:
    """Which card lies face down where, also among one's own, and what others have pressed while somebody points."""
    faces = [card for player in view["players"] for card in player["down"] if card >= 0]
    if faces:
        yield f"cards that lie face down: {faces}"
    if view["shown"] is not None and position.shown is None:
        yield f"a card that is not shown: {view['shown']}"
    if view["pressed"] is not None and not any(queued.seat == seat for queued in position.queue):
        yield f"what somebody else has pressed: {view['pressed']}"
    if any(not isinstance(one, int) for one in view["queue"]):
        yield f"what others have pressed: {view['queue']}"


def _tomoko(position: Any, seat: int, view: Json) -> Iterator[str]:
    """The others' cards, and those in the pile."""
    seen = {card for part in ("hands", "laid") for cards in view[part] for card in cards}
    hidden = find_unseen(position, seat) & (seen | set(view["tried"]) | set(view["passed"]))
    if hidden:
        yield f"cards {sorted(hidden)}"
    if not isinstance(view["pile"], int):
        yield f"the pile: {view['pile']}"


def find_unseen(position: Any, seat: int) -> set[int]:
    """Tomoko's cards that this seat can't see."""
    pile = {card for card in range(1, position.pile.bit_length()) if position.pile >> card & 1}
    own = seat % len(position.hands)
    hands = (hand for one, hand in enumerate(position.hands) if one != own and not position.options.open_cards)
    return pile.union(*hands)


HIDDEN = {"toncc": _toncc, "toscana": _toscana, "totsa": _totsa, "tomoko": _tomoko}


# -- lines and answers -----------------------------------------------------------------------------


def _lines(message: Json) -> list[Json]:
    return [message["line"]] if "line" in message else list(message.get("lines", ()))


def _is_secret(line: Json, truth: list[Moment], seats: tuple[int, ...]) -> bool:
    """Whether the line tells what somebody else did and what nobody could see."""
    if not line.get("action") or line["seat"] in seats:
        return False
    done = [one for one in truth if one.event and (one.event.at, one.event.seat) == (line["at"], line["seat"])]
    return not any(one.event and one.event.action == line["action"]["text"] and _is_open(one) for one in done)


def _is_open(moment: Moment) -> bool:
    """Whether what was done then lies open on the table."""
    assert moment.before is not None
    before, after = moment.before.position, moment.state.position
    match moment.state.game.id:
        case "toncc":
            return bool(after.last != before.last)
        case "tomoko":
            return bool(after.pushes != before.pushes or after.laid != before.laid)
        case "totsa":
            return len(after.queue) <= len(before.queue)
        case _:
            return True


def _check_preview(message: Json, state: AnyState, seats: tuple[int, ...]) -> Iterator[str]:
    """A preview tells of cards in Tomoko: of those in sight only."""
    shows = (message.get("effect") or {}).get("shows", ()) if message["t"] == "previewed" else ()
    hidden = set(shows).intersection(*(find_unseen(state.position, seat) for seat in seats)) if shows else ()
    if hidden:
        yield f"a preview shows cards {sorted(hidden)}"
