"""The five bots that people meet at Toscana, the weakest first."""

from tocca.bots.levels import Level

LEVELS = (
    Level("nino", "greedy:blunder=0.95"),
    Level("pia", "greedy:blunder=0.4"),
    Level("fausto", "greedy"),
    Level("livia", "search:simulations=150,seconds=1"),
    Level("brunello", "search:seconds=1"),
)
