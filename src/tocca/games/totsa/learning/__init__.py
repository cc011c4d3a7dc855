"""Totsa! for learning programs: in rounds, without a clock."""
