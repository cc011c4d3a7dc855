"""The rules of Tomoko: the authority. Standard library and tocca.core only."""
