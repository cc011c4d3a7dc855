"""No kernel lets the processor decide how a number is rounded.

The machine code itself is looked at: the compiler may not reorder, fuse or estimate, and no kernel calls the C library
for what IEEE 754 leaves open.
"""

import math
import platform
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tocca import compiled
from tocca.bots import bot

pytest.importorskip("numba")

LOOSE = re.compile(r"= (?:tail )?f?(?:neg|add|sub|mul|div|rem|cmp|call)\b[^\n]*?\b(fast|reassoc|contract|arcp|afn)\b")
DECLARED = re.compile(r'^declare [^\n]*@"?([\w.$]+)', re.MULTILINE)
# Not log10: Numba counts the digits of numbers with it, for messages.
UNFIXED = re.compile(
    r"(?:llvm\.|numba_|npy_|__svml_|_ZGV\w*)?"
    r"(?:exp|exp2|expm1|log|log2|log1p|pow|powi|sin|cos|tan|tanh|erf|fma|fmuladd|cbrt|hypot)f?(?:\.\w+)?"
)
FUSED = re.compile(r"\b(vfn?m(?:add|sub)\w*|fn?m(?:add|sub|la|ls)\w*)\b")


def libraries(kernel: Any) -> list[Any]:
    """What is compiled of a kernel for this processor; other tests compile for GPUs."""
    from numba.core.codegen import CPUCodeLibrary

    found = [overload.library for overload in kernel.overloads.values()]
    return [library for library in found if isinstance(library, CPUCodeLibrary)]


def code(kernel: Any) -> Iterator[Any]:
    """The optimised modules of a kernel, also where it was read from disk."""
    for library in libraries(kernel):
        yield library._get_module_for_linking()


def kernels(game: str) -> list[Any]:
    """Every kernel of the game that its bots have made use of by now."""
    compiled.compile(game)
    bot("search", game), bot("flat", game)
    modules = [module for name, module in sys.modules.items() if name.startswith(f"tocca.games.{game}.")]
    found = {id(one): one for module in modules for one in vars(module).values() if hasattr(one, "overloads")}
    return [one for one in found.values() if libraries(one)]


@pytest.mark.parametrize("game", compiled.available())
def test_the_compiler_may_not_round_otherwise(game: str) -> None:
    found = kernels(game)
    assert found
    for kernel in found:
        for module in code(kernel):
            text = str(module)
            assert not LOOSE.findall(text), kernel.__name__
            called = {name for name in DECLARED.findall(text) if UNFIXED.fullmatch(name)}
            assert not called, (kernel.__name__, called)


@pytest.mark.parametrize("game", compiled.available())
def test_no_product_is_fused_with_a_sum(game: str) -> None:
    """On a processor that could: others can't, and would round twice."""
    for kernel in kernels(game):
        for library in libraries(kernel):
            machine = library._codegen._tm.emit_assembly
            assert not FUSED.findall(machine(library._get_module_for_linking())), kernel.__name__


def test_what_is_looked_for_would_be_found() -> None:
    """The same look at a kernel that may do all of it."""
    import numba

    @numba.njit(fastmath=True)
    def loose(x: float, y: float, z: float) -> float:
        return x * y + z + math.exp(x) + math.pow(y, z)

    loose(1.0, 2.0, 3.0)
    (module,) = code(loose)
    text = str(module)
    assert LOOSE.findall(text)
    assert {"llvm.exp.f64", "llvm.pow.f64"} <= {name for name in DECLARED.findall(text) if UNFIXED.fullmatch(name)}
    (library,) = libraries(loose)
    codegen = library._codegen
    can_fuse = "+fma" in codegen._get_host_cpu_features() or platform.machine() in ("aarch64", "arm64")
    assert bool(FUSED.findall(codegen._tm.emit_assembly(module))) == can_fuse
