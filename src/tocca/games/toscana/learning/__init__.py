"""Toscana for learning programs."""
