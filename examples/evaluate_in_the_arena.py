# /// script
# requires-python = ">=3.11"
# dependencies = ["tocca-games[arena]"]
# ///
"""Evaluate bots in the arena: every deal in all line-ups, Elo with its error."""

from tocca.arena import Plan, summary, tournament

plan = Plan.of("toncc", ["greedy", "random"], seed="example", options={"challenges": 1})
played = list(tournament(plan, games=30))
figures = summary(plan, played)
for entrant in figures["entrants"]:
    print(entrant)
