"""Exponential and logarithm that are the same on every processor.

IEEE 754 fixes the results of + - * / and of the square root, so these are the same everywhere. It does not fix those of
`exp`, `log` and `pow`: the C library has several versions of them, chooses one by the processor, and they differ in the
last bit. A search that compares two such numbers would choose differently on another machine. So searches use these
functions, which are made of + - * / alone.

They are plain Python; kernels use them compiled, from tocca.compiled.functions.
"""

import math
from functools import cache

MOST = 700.0  # `exp` stops growing there, and vanishes below its negative: far from overflow
_LOG2E = 1.4426950408889634
_LN2_HIGH = 0.693147180369123816490  # the first 32 bits, so that a product with a small whole number is exact
_LN2_LOW = 1.90821492927058770002e-10
_ROOT_OF_HALF = 0.7071067811865476
_THIRD, _FOURTH, _FIFTH, _SIXTH, _SEVENTH, _EIGHTH, _NINTH, _TENTH, _ELEVENTH, _TWELFTH, _THIRTEENTH = (
    1 / math.factorial(number) for number in range(3, 14)
)  # the coefficients of the Taylor series


def exp(x: float) -> float:
    """e to the power of x: 2 to a whole power, times the Taylor series of what is left."""
    if x < -MOST:
        return 0.0
    x = min(x, MOST)
    power = math.floor(x * _LOG2E + 0.5)
    r = x - power * _LN2_HIGH - power * _LN2_LOW
    r2 = r * r
    r4 = r2 * r2
    low = (1.0 + r) + (0.5 + _THIRD * r) * r2
    middle = (_FOURTH + _FIFTH * r) + (_SIXTH + _SEVENTH * r) * r2
    high = (_EIGHTH + _NINTH * r) + (_TENTH + _ELEVENTH * r) * r2 + (_TWELFTH + _THIRTEENTH * r) * r4
    return math.ldexp(low + (middle + high * r4) * r4, power)


def log(x: float) -> float:
    """The natural logarithm of a positive number: of its power of 2, and by a series of what is left."""
    part, power = math.frexp(x)
    if part < _ROOT_OF_HALF:
        part, power = part * 2.0, power - 1
    s = (part - 1.0) / (part + 1.0)
    z = s * s
    z2 = z * z
    z4 = z2 * z2
    low = (1 / 3 + 1 / 5 * z) + (1 / 7 + 1 / 9 * z) * z2
    high = (1 / 11 + 1 / 13 * z) + (1 / 15 + 1 / 17 * z) * z2 + (1 / 19 + 1 / 21 * z) * z4
    series = 2.0 * s * z * (low + high * z4)
    return power * _LN2_HIGH + (power * _LN2_LOW + (2.0 * s + series))


@cache
def log_of_count(count: int) -> float:
    """The same for a whole number that is asked for again and again."""
    return log(float(count))


def power(base: float, exponent: float) -> float:
    """A number from 0 on, to any power."""
    if exponent == 0.0:
        return 1.0
    return exp(exponent * log(base)) if base > 0.0 else 0.0
