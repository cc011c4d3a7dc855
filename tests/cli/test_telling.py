"""What others hear of an action: nothing they could not read off their own views."""

from tocca import Record
from tocca.cli.news import NewsReader, history
from tocca.cli.telling import is_noticed, is_sealed, is_told
from tocca.cli.words import Words
from tocca.games.tomoko.rules.cards import deck, showing

WORDS = Words("en")


def test_sealed_choices_are_told_when_all_are_in() -> None:
    record = Record.start("toncc", seed=1, names=["Ada", "Bo", "Cy"])
    reader = NewsReader(1)
    assert is_sealed(record.state, 0, 1)
    for seat in (0, 1):
        record.apply(seat, record.state.legal(seat)[3])
    assert is_told(record, 0, 0)
    assert is_noticed(record, 0, 1)
    assert not is_told(record, 0, 1)
    assert not is_told(record, 0, None)
    assert reader.news(record, WORDS)[0] == "Ada: a secret choice"
    record.apply(2, record.state.legal(2)[3])
    assert all(is_told(record, index, viewer) for index in range(3) for viewer in (None, 0, 1, 2))
    assert [line.split(":")[0] for line in reader.news(record, WORDS)] == ["Ada", "Cy"]
    assert not is_told(record, 0, 1, until=1), "by then it was a secret"


def test_open_actions_are_told_at_once() -> None:
    record = Record.start("tomoko", seed=1)
    seat = min(record.state.to_act)
    assert not is_sealed(record.state, seat, 1 - seat)
    record.apply(seat, record.state.legal(seat)[7])
    assert is_told(record, 0, 1 - seat)
    assert is_told(record, 0, None)


def test_nobody_hears_of_a_claim_in_vain() -> None:
    """Not even of the last card, when there is no other that it could have been."""
    record = Record.start("tomoko", seed=1, claims="manual", names=["Ada", "Bo"])
    record.apply(min(record.state.to_act), record.game.parse("W1 dark"))
    assert not showing(record.state.position.board, deck("standard"))
    for _ in range(2):
        record.apply(0, next(action for action in record.state.legal(0) if type(action).__name__ == "Claim"))
    for index in (1, 2):
        assert is_told(record, index, 0)
        assert not is_noticed(record, index, 1)
        assert not is_told(record, index, 1)
        assert not is_told(record, index, None)
    assert len(history(record, 0, WORDS)) == 3
    assert len(history(record, 1, WORDS)) == 1


def test_a_claim_that_counts_is_told() -> None:
    for seed in range(200):
        record = Record.start("tomoko", seed=seed, claims="manual", prefill=True)
        record.apply(min(record.state.to_act), record.state.legal(min(record.state.to_act))[0])
        shown = showing(record.state.position.board, deck("standard"))
        for card in (card for card in record.state.position.hands[0] if shown >> card & 1):
            record.apply(0, record.game.parse(f"claim {card}"))
            assert is_told(record, 1, 1)
            assert is_told(record, 1, None)
            return
    raise AssertionError("no seed gave a card to lay")
