"""Tomoko, by Tom Wuytack: push marbles into a 5×5 board until it shows your secret patterns."""

from tocca.core.manifest import Manifest

MANIFEST = Manifest(
    rules="tocca.games.tomoko.game:GAME",
    variants={"tomoko-small": "tocca.games.tomoko.small:GAME"},
    words="tocca.games.tomoko.words",
    picture="tocca.games.tomoko.words.picture:picture",
    bots={
        "search": "tocca.games.tomoko.bots.player:TomokoSearch",
        "flat": "tocca.games.tomoko.bots.player:TomokoFlat",
        "network": "tocca.games.tomoko.learning.network:TomokoNetworkBot",
    },
    levels="tocca.games.tomoko.bots.levels:LEVELS",
    compiled="tocca.games.tomoko.compiled",
    search="tocca.games.tomoko.bots.searches",
    encoder="tocca.games.tomoko.learning.encoding:TomokoEncoder",
    match="tocca.games.tomoko.learning.match:TomokoMatch",
    openspiel="tocca.games.tomoko.learning.openspiel:TomokoTable",
    vector="tocca.games.tomoko.learning.vector:TomokoVector",
    network="tocca.games.tomoko.learning.network:NETWORK",
    solve="tocca.games.tomoko.solve:solve",
    puzzles="tocca.games.tomoko.puzzles",
    numbers="tocca.games.tomoko.numbers:count",
    client=True,
)
