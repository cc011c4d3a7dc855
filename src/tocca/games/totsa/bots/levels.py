"""The five bots that people meet at Totsa!, the weakest first."""

from tocca.bots.levels import Level

LEVELS = (
    Level("biscotto", "search:reaction=1550,memory=1,slips=0.12,depth=0,flair=0.1"),
    Level("rosa", "search:reaction=1120,memory=3,slips=0.06,depth=0,flair=0.3"),
    Level("tino", "search:reaction=830,memory=8,slips=0.035,depth=1,flair=0.25"),
    Level("volpe", "search:reaction=620,memory=20,slips=0.018,depth=2,flair=0.2"),
    Level("ombra", "search:reaction=460,memory=60,slips=0.008,depth=3,flair=0.15"),
)
