"""Toscana by Niek Neuwahl: two colours on every tile, and only what hangs together counts."""

from tocca.games.toscana.game import Toscana

GAME = Toscana()

__all__ = ["GAME", "Toscana"]
