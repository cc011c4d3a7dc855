"""The rules of Totsa!: the authority. Standard library and tocca.core only."""
