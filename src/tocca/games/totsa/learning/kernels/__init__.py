"""Totsa! by the thousand: kernels on the rows of the compiled twin. They do what match.py and encoding.py do."""
