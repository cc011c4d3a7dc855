"""Networks that learn by playing against themselves: `tocca train GAME`. Needs the extra `train` (PyTorch).

A game's manifest names its network (`network`), or how it learns in a way of its own (`train`); the rest is the same
for all games. What comes out is a file of weights that plays without PyTorch (tocca.learning.network).
"""
