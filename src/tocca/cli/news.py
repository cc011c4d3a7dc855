"""What happened, in lines, as far as the reader may know it."""

from tocca.cli.telling import is_noticed, is_told
from tocca.cli.words import Words
from tocca.core.records import Record


def line(record: Record, index: int, viewer: int | None, words: Words, until: int | None = None) -> str | None:
    """One event for that reader; None if it went unnoticed. `until`: what was known by that event."""
    event = record.events[index]
    if event.seat is None:
        return words("news-time") if is_noticed(record, index, viewer) else None
    name = record.names[event.seat]
    if is_told(record, index, viewer, until):
        late = words("news-late") if event.mark else ""
        return " ".join(filter(None, (f"{name}: {record.game.format(event.action)}", late)))
    return words.tell_of("news-secret", name) if is_noticed(record, index, viewer) else None


def history(record: Record, viewer: int | None, words: Words) -> list[str]:
    """Everything that happened, as far as the viewer knows by now."""
    return [text for index in range(len(record.events)) if (text := line(record, index, viewer, words))]


class NewsReader:
    """Somebody who is told what is new: also what was a secret when it happened and is one no more."""

    def __init__(self, viewer: int | None, read: int = 0) -> None:
        self.viewer = viewer
        self._read = read
        self._secrets: list[int] = []  # noticed, and not known yet

    def news(self, record: Record, words: Words) -> list[str]:
        """What the reader learns now."""
        count = len(record.events)
        known = [index for index in self._secrets if index < count and is_told(record, index, self.viewer)]
        new = range(min(self._read, count), count)
        secret = [index for index in new if not is_told(record, index, self.viewer)]
        self._secrets = [index for index in self._secrets if index < count and index not in known] + secret
        self._read = count
        lines = (line(record, index, self.viewer, words) for index in (*known, *new))
        return [text for text in lines if text]


def result(record: Record, words: Words) -> list[str]:
    """Who won, why, and the scores."""
    outcome = record.state.outcome
    if outcome is None:
        return []
    winners = [record.names[seat] for seat in outcome.winners]
    widest = max(map(len, record.names))
    order = sorted(range(record.state.seats), key=lambda seat: (outcome.places[seat], seat))
    title = words.tell_of("result-winners", *winners, count=len(winners))
    return [
        f"{title} {words.ending(outcome.reason, record.game.id)}",
        "",
        *(f"  {outcome.places[seat]}.  {record.names[seat]:<{widest}}  {outcome.scores[seat]:>5}" for seat in order),
    ]
