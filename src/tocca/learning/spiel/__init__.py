"""Matches as trees of nodes, the way OpenSpiel walks through them."""
