"""The games as other people's programs expect them: PettingZoo, Gymnasium, OpenSpiel.

    from tocca.adapters.pettingzoo import GAME_v0      # tocca-games[rl]
    gymnasium.make("tocca:tocca/NAME-v0")               # tocca-games[rl], many games at once with [fast], too

What a seat observes is encoded from its view and never from the state (tocca.learning), the same way for all of them.
docs/research.md has the tables.
"""
