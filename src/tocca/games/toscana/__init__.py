"""Toscana by Niek Neuwahl: two colours on every tile, and only what hangs together counts."""

from tocca.core.manifest import Manifest

MANIFEST = Manifest(
    rules="tocca.games.toscana.game:GAME",
    variants={"toscana-small": "tocca.games.toscana.small:GAME"},
    words="tocca.games.toscana.words",
    picture="tocca.games.toscana.words.picture:picture",
    bots={
        "search": "tocca.games.toscana.bots.player:ToscanaSearch",
        "flat": "tocca.games.toscana.bots.player:ToscanaFlat",
        "network": "tocca.games.toscana.bots.network:ToscanaNetwork",
    },
    levels="tocca.games.toscana.bots.levels:LEVELS",
    compiled="tocca.games.toscana.compiled",
    search="tocca.games.toscana.bots.searches",
    encoder="tocca.games.toscana.learning.encoding:ToscanaEncoder",
    match="tocca.games.toscana.learning.match:ToscanaMatch",
    openspiel="tocca.games.toscana.learning.openspiel:ToscanaTable",
    vector="tocca.games.toscana.learning.vector:ToscanaVector",
    train="tocca.games.toscana.learning.train:learn",
    solve="tocca.games.toscana.solve:solve",
    puzzles="tocca.games.toscana.puzzles",
    analysis="tocca.games.toscana.analysis",
    numbers="tocca.games.toscana.numbers:count",
    client=True,
)
