"""Totsa!: dice name a cookie, and everybody slaps at once. For 2 to 4, with or without a clock."""

from tocca.games.totsa.game import Totsa

GAME = Totsa()

__all__ = ["GAME", "Totsa"]
