"""Every puzzle that comes with a game is replayed by the rules; its answer is the only one, and others are told why."""

import json
import os

import pytest

import tocca
from tests.practice.test_lessons import messages
from tocca.core.manifest import LANGUAGES
from tocca.practice import judge, read_puzzles
from tocca.practice.puzzles import check, mine

GAMES = tocca.games()
WHOLE = os.environ.get("TOCCA_SOAK") == "1"  # every puzzle's uniqueness, not only a sample's
SAMPLE = 24


@pytest.mark.parametrize("game", GAMES)
class TestPuzzles:
    def test_there_are_many_and_no_two_are_the_same(self, game: str) -> None:
        puzzles = read_puzzles(game)
        assert len(puzzles) >= 200
        assert len({(puzzle.seed, puzzle.played) for puzzle in puzzles}) == len(puzzles)

    def test_every_answer_is_legal_and_solves_it(self, game: str) -> None:
        parse = tocca.game(game).parse
        for puzzle in read_puzzles(game):
            assert all(len(ask.expect) == 1 for ask in puzzle.asks)
            answers = [parse(ask.expect[0]) for ask in puzzle.asks]
            assert judge(puzzle, answers).verdict == "done", puzzle.seed

    def test_no_other_answer_solves_it(self, game: str) -> None:
        puzzles = read_puzzles(game)
        chosen = puzzles if WHOLE else puzzles[:: len(puzzles) // SAMPLE]
        assert [puzzle.seed for puzzle in chosen if not check(puzzle)] == []

    def test_a_wrong_answer_changes_nothing_and_is_told_why(self, game: str) -> None:
        puzzle = read_puzzles(game)[0]
        before = judge(puzzle, []).state
        wrong = [one for one in before.legal(puzzle.seat) if before.game.format(one) not in puzzle.asks[0].expect]
        assert wrong
        for action in wrong:
            judged = judge(puzzle, [action])
            assert (judged.verdict, judged.state) == ("wrong", before)
            for language in LANGUAGES:
                assert f"{game}-lesson-puzzle-{judged.say}" in messages(game, language)

    def test_the_same_seed_gives_the_same_puzzles(self, game: str) -> None:
        first = read_puzzles(game)[0]
        common, line = mine(game, int(first.seed), 1)
        again = json.loads(common) | json.loads(line)
        assert (again["seed"], tuple(again["played"])) == (first.seed, first.played)
        assert again["asks"] == [list(ask.expect) for ask in first.asks]


def test_a_second_answer_would_be_noticed() -> None:
    puzzle = read_puzzles("toncc")[0]
    other = next(f"Red {movement}" for movement in range(1, 7) if f"Red {movement}" not in puzzle.asks[0].expect)
    assert not check(puzzle._replace(asks=(puzzle.asks[0]._replace(expect=(other,)),)))


def test_a_game_without_a_miner_has_no_puzzles() -> None:
    with pytest.raises(tocca.UnknownGame):
        read_puzzles("chess")
