"""Totsa!: a model of a person, with a reaction time, a memory that fades, errors that grow with haste, foresight."""

from tocca.bots.totsa.flat import TotsaFlat
from tocca.bots.totsa.mind import Mind
from tocca.bots.totsa.person import FASTEST, Person
from tocca.bots.totsa.player import TotsaSearch

__all__ = ["FASTEST", "Mind", "Person", "TotsaFlat", "TotsaSearch"]
