"""Tomoko for learning programs."""
