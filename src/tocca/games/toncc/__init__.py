"""Tóncc, by Davide Bassanelli: three Kings move in secret, all at once, and build Kingdoms out of Regions."""

from tocca.core.manifest import Manifest

MANIFEST = Manifest(
    rules="tocca.games.toncc.game:GAME",
    variants={"toncc-small": "tocca.games.toncc.small:GAME"},
    words="tocca.games.toncc.words",
    picture="tocca.games.toncc.words.picture:picture",
    bots={
        "search": "tocca.games.toncc.bots.player:TonccSearch",
        "flat": "tocca.games.toncc.bots.player:TonccFlat",
        "network": "tocca.games.toncc.learning.network:TonccNetworkBot",
    },
    levels="tocca.games.toncc.bots.levels:LEVELS",
    compiled="tocca.games.toncc.compiled",
    search="tocca.games.toncc.bots.searches",
    encoder="tocca.games.toncc.learning.encoding:TonccEncoder",
    match="tocca.games.toncc.learning.match:TonccMatch",
    openspiel="tocca.games.toncc.learning.openspiel:TonccTable",
    vector="tocca.games.toncc.learning.vector:TonccVector",
    network="tocca.games.toncc.learning.network:NETWORK",
    solve="tocca.games.toncc.solve:solve",
    puzzles="tocca.games.toncc.puzzles",
    numbers="tocca.games.toncc.numbers:count",
    client=True,
)
