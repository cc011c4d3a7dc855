"""The five bots that people meet at Tomoko, the weakest first."""

from tocca.bots.levels import Level

LEVELS = (
    Level("momo", "greedy:blunder=0.8"),
    Level("haru", "greedy:blunder=0.4"),
    Level("emi", "greedy"),
    Level("jiro", "search:depth=1,noise=0.15"),
    Level("tsuru", "search:seconds=1"),
)
