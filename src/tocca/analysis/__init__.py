"""A finished match looked at again: everybody's chances over the match, where they turned, what would have been better.

The chances are those that a strong search sees with the view of the seat that decides. Everything here is a pure
function of a record and of what a search said about its choices, so a program on the command line and a server show
the same. What only one game can tell comes from the part `analysis` of its manifest (`insight.py`).
"""

from tocca.analysis.chances import ChancePoint, TurningPoint, find_turns, trace_chances
from tocca.analysis.choices import AnalysedChoice, AnalysisQuestion, find_mistakes, judge_choice, list_questions
from tocca.analysis.insight import Analyst, Reason, explain

__all__ = [
    "AnalysedChoice",
    "AnalysisQuestion",
    "Analyst",
    "ChancePoint",
    "Reason",
    "TurningPoint",
    "explain",
    "find_mistakes",
    "find_turns",
    "judge_choice",
    "list_questions",
    "trace_chances",
]
