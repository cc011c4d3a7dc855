"""The functions of arithmetic.py for kernels."""

from tocca.compiled import arithmetic
from tocca.compiled.kernels import kernel

exp = kernel(arithmetic.exp)
log = kernel(arithmetic.log)
