"""Exercises: a position by the rules, a question, and what is expected. Lessons are written by hand, puzzles are mined.

Nothing here knows a game. An exercise is data; `judge` plays it by the game's own rules.
"""

from tocca.practice.exercises import Exercise, ExerciseQuestion, JudgedAnswers, Moment, find_right, judge
from tocca.practice.lessons import read_lessons
from tocca.practice.puzzles import read_puzzles

__all__ = [
    "Exercise",
    "ExerciseQuestion",
    "JudgedAnswers",
    "Moment",
    "find_right",
    "judge",
    "read_lessons",
    "read_puzzles",
]
