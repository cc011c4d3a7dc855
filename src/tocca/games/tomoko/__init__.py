"""Tomoko, by Tom Wuytack: push marbles into a 5×5 board until it shows your secret patterns."""

from tocca.games.tomoko.game import Tomoko

GAME = Tomoko()

__all__ = ["GAME", "Tomoko"]
