"""The games as other people's programs expect them: PettingZoo, Gymnasium, OpenSpiel.

    from tocca.adapters.pettingzoo import GAME_v0      # tocca-games[rl]
    import tocca.adapters.gymnasium                     # tocca-games[rl], many games at once with [fast], too
    gymnasium.make("tocca/NAME-v0")

What a seat observes is encoded from its view and never from the state (tocca.learning), the same way for all of them.
docs/research.md has the tables.
"""
