"""Totsa!: a model of a person, with a reaction time, a memory that fades, errors that grow with haste, foresight."""

from tocca.games.totsa.bots.flat import TotsaFlat
from tocca.games.totsa.bots.mind import Mind
from tocca.games.totsa.bots.person import FASTEST, Person
from tocca.games.totsa.bots.player import TotsaSearch

__all__ = ["FASTEST", "Mind", "Person", "TotsaFlat", "TotsaSearch"]
