"""The five bots that people meet at Tóncc, the weakest first."""

from tocca.bots.levels import Level

LEVELS = (
    Level("pip", "greedy:blunder=0.8"),
    Level("dondola", "greedy:blunder=0.4"),
    Level("bruno", "greedy"),
    Level("ginevra", "search:simulations=1000,seconds=1"),
    Level("malachia", "search:seconds=1"),
)
