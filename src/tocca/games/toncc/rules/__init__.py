"""The rules of Tóncc: the authority. Standard library and tocca.core only."""
