"""Words of 64 bits: what takes the processor a step or two."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from llvmlite import ir  # type: ignore[import-untyped]
from numba.extending import intrinsic

from tocca.compiled.kernels import compile_with

Word = np.uint64
inlined = compile_with(forceinline=True)  # a call would cost more than what these do
part = compile_with(
    inline="always"
)  # of kernels, and compiled with them: by itself it would be compiled again and again

NONE, ONE = Word(0), Word(1)
_HALF, _QUARTER, _BYTE = Word(32), Word(16), Word(8)
_LOW_HALF, _LOW_QUARTER, _LOW_BYTE = Word(0xFFFFFFFF), Word(0xFFFF), Word(0xFF)
_NEVER_ZERO = ir.Constant(ir.IntType(1), 1)


def _ones(context: Any, word: Any) -> Any:
    """How many bits are set."""
    return word(word), lambda context, builder, signature, words: builder.ctpop(words[0])


def _lowest(context: Any, word: Any) -> Any:
    """The number of the lowest bit that is set; there must be one."""
    return word(word), lambda context, builder, signature, words: builder.cttz(words[0], _NEVER_ZERO)


ones, lowest = (cast(Callable[[Word], Word], intrinsic(function)) for function in (_ones, _lowest))


@inlined
def whole(word: Word) -> int:
    """The word as a number that may be subtracted from: the compiler makes fractions of words and such numbers."""
    return np.int64(word)


@inlined
def lone(word: Word) -> Word:
    """The lowest bit alone."""
    return word & ~word + ONE


@inlined
def nth(word: Word, number: Word) -> Word:
    """The number of the bit that is the nth set one, from 0: found by halving."""
    at = NONE
    here = ones(word & _LOW_HALF)
    if number >= here:
        number, word, at = number - here, word >> _HALF, _HALF
    here = ones(word & _LOW_QUARTER)
    if number >= here:
        number, word, at = number - here, word >> _QUARTER, at + _QUARTER
    here = ones(word & _LOW_BYTE)
    if number >= here:
        number, word, at = number - here, word >> _BYTE, at + _BYTE
    while number:
        word &= word - ONE
        number -= ONE
    return at + lowest(word)


# splitmix64 (public domain): a counter and a mixer, so any state is a good one.
_STEP = Word(0x9E3779B97F4A7C15)
_FIRST, _SECOND = Word(0xBF58476D1CE4E5B9), Word(0x94D049BB133111EB)
_S30, _S27, _S32 = Word(30), Word(27), Word(32)


@inlined
def below(row: npt.NDArray[np.uint64], at: Word, limit: Word) -> Word:
    """A random number from 0, below the limit; the generator's state is that word of the row."""
    state = row[at] + _STEP
    row[at] = state
    mixed = (state ^ state >> _S30) * _FIRST
    mixed = (mixed ^ mixed >> _S27) * _SECOND
    return Word((mixed >> _S32) * limit >> _S32)
