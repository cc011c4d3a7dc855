"""Mines the puzzles of a game, a line each: `python -m tocca.practice GAME --seed 1 --count 240 > puzzles.jsonl`."""

import argparse

from tocca.practice.puzzles import mine


def main() -> None:
    """Print the lines of the file."""
    parser = argparse.ArgumentParser(description="Mine puzzles from seeds, each checked by the rules.")
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1, help="the first seed to try")
    parser.add_argument("--count", type=int, default=240, help="how many puzzles")
    asked = parser.parse_args()
    for line in mine(asked.game, asked.seed, asked.count):
        print(line, flush=True)


if __name__ == "__main__":
    main()
