"""Exact answers, checked against brute force."""
