"""The rules of Toscana: the authority. Standard library and tocca.core only."""
