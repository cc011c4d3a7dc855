"""Tóncc, by Davide Bassanelli: three Kings move in secret, all at once, and build Kingdoms out of Regions."""

from tocca.games.toncc.game import Toncc

GAME = Toncc()

__all__ = ["GAME", "Toncc"]
