"""Tóncc for learning programs."""
