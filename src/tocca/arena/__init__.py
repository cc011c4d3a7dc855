"""Matches between bots, and statistics about their strength.

    from tocca.arena import Plan, summary, tournament

    plan = Plan.of(game, ["greedy", "random"], seed="1")
    played = list(tournament(plan, games=100))
    print(summary(plan, played)["entrants"])

A plan is played in *sets*: one deal, all line-ups, so that luck and seats favour nobody. Statistics are taken over
sets, since the matches of a set are not independent.
"""

from tocca.arena.errors import BadJournal, BadPlan, BotFailed, NoCluster, WorkersDie
from tocca.arena.plan import Plan, Task
from tocca.arena.played import Played
from tocca.arena.summary import summary
from tocca.arena.tournament import tournament

__all__ = [
    "BadJournal",
    "BadPlan",
    "BotFailed",
    "NoCluster",
    "Plan",
    "Played",
    "Task",
    "WorkersDie",
    "summary",
    "tournament",
]
