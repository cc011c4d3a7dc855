"""Tests of the arena: who meets whom, what is kept, what the figures say."""
