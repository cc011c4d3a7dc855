"""The bots of Toscana: they see views and the compiled game, never a position of a match."""
