"""Our own exponential and logarithm: close to the C library's, the same in kernels, and exact where that is known."""

import math
import random

import pytest

from tocca.compiled import arithmetic

NEAR = 4  # units in the last place
WRITTEN = [
    "0x1.4f7a28c8784bap-21",
    "0x1.4d896b8eddab2p-1",
    "0x1.54a98df86cb6ap+0",
    "0x1.3c42686dac49ep+10",
    "-0x1.f2272ae325a58p+0",
    "-0x1.b1d10670aae9ap-1",
    "0x1.f7532c125dd07p+0",
]


def numbers(low: float, high: float, seed: int) -> list[float]:
    rng = random.Random(seed)
    return [rng.uniform(low, high) for _ in range(20_000)]


def apart(found: float, wanted: float) -> float:
    """In units of the last place."""
    return abs(found - wanted) / math.ulp(wanted)


def test_exp_is_that_of_the_c_library_but_for_the_last_bits() -> None:
    for x in (*numbers(-700, 700, 1), *numbers(-1, 1, 2)):
        assert apart(arithmetic.exp(x), math.exp(x)) <= NEAR


def test_log_is_that_of_the_c_library_but_for_the_last_bits() -> None:
    for x in (*numbers(0.01, 3, 3), *map(float, range(1, 20_000)), *map(math.exp, numbers(-600, 600, 4))):
        assert abs(arithmetic.log(x) - math.log(x)) <= NEAR * max(math.ulp(math.log(x)), 1e-17)


def test_what_is_known_exactly() -> None:
    assert arithmetic.exp(0.0) == 1.0
    assert arithmetic.log(1.0) == 0.0
    assert arithmetic.power(0.0, 3.0) == 0.0
    assert arithmetic.power(1.0, 7.5) == 1.0
    assert arithmetic.power(0.3, 0.0) == 1.0


def test_far_out_exp_saturates() -> None:
    assert arithmetic.exp(-1e6) == 0.0
    assert arithmetic.exp(1e6) == arithmetic.exp(arithmetic.MOST) < math.inf


def test_bit_for_bit() -> None:
    """These very numbers, whatever the processor, the C library and Python are."""
    found = [arithmetic.exp(x / 7).hex() for x in (-100, -3, 2, 50)] + [arithmetic.log(x / 7).hex() for x in (1, 3, 50)]
    assert found == WRITTEN


def test_kernels_compute_the_same() -> None:
    functions = pytest.importorskip("tocca.compiled.functions")
    for x in numbers(-50, 50, 5)[:2_000]:
        assert functions.exp(x) == arithmetic.exp(x)
        assert functions.log(abs(x)) == arithmetic.log(abs(x))
