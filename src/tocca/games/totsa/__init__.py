"""Totsa!: dice name a cookie, and everybody slaps at once. For 2 to 4, with or without a clock."""

from tocca.core.manifest import Manifest

MANIFEST = Manifest(
    rules="tocca.games.totsa.game:GAME",
    words="tocca.games.totsa.words",
    picture="tocca.games.totsa.words.picture:picture",
    bots={"search": "tocca.games.totsa.bots.player:TotsaSearch", "flat": "tocca.games.totsa.bots.flat:TotsaFlat"},
    levels="tocca.games.totsa.bots.levels:LEVELS",
    compiled="tocca.games.totsa.compiled",
    encoder="tocca.games.totsa.learning.encoding:TotsaEncoder",
    match="tocca.games.totsa.learning.match:TotsaMatch",
    openspiel="tocca.games.totsa.learning.openspiel:TotsaTable",
    vector="tocca.games.totsa.learning.vector:TotsaVector",
    puzzles="tocca.games.totsa.puzzles",
    numbers="tocca.games.totsa.numbers:count",
    client=True,
)
