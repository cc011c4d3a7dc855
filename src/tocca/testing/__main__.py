"""`python -m tocca.testing GAME FOLDER` writes the golden games and the counts of positions of a game."""

import argparse
from pathlib import Path

from tocca.testing.golden import write


def main() -> None:
    """Write them, and say which."""
    parser = argparse.ArgumentParser(prog="python -m tocca.testing", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="+")
    parser.add_argument("folder", type=Path, help="where `golden/` and `perft/` are kept")
    asked = parser.parse_args()
    for game in asked.games:
        for path in write(game, asked.folder):
            print(path)


if __name__ == "__main__":
    main()
