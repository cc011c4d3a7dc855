"""The bots of Tóncc: they see views and the compiled game, never a position of a match."""
