"""Gives memory back to the system after many tables have been dropped."""

import contextlib
import ctypes
import gc
import sys


def give_memory_back() -> None:
    """Collect what is unreachable. The C library of Linux keeps freed memory for itself unless it is asked."""
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
