"""Exact answers: what best play brings, for games and positions small enough to walk through.

    from tocca.solve import endgame

    endgame.solve_state(state).value    # with best play by both

A game with answers of its own names a function in its manifest: `solve(state, question)` gives a `Solution`.
`tocca solve` is the command; docs/solved.md has results.
"""
