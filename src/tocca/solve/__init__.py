"""Exact answers: shortest routes in Tomoko, the last tiles of Toscana, small variants to the end.

    from tocca.solve import endgame

    endgame.solved(state).value    # with best play by both

`tocca solve` is the command; docs/solved.md has results.
"""
