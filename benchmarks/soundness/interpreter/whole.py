"""Quotients, remainders and high halves of 64-bit products of integers, on arrays.

One lane after another, as ``soundness.exact`` has them, they took half of what random kernels with
divisions took; a test holds these to those.
"""

from typing import Any

import numpy as np

from soundness.interpreter.values import Array, unsigned

_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def quotient(a: Array, b: Array) -> Array:
    """Towards zero. What the ISA leaves to the machine, a division by zero, is 0 here."""
    size = _divided(a, b)
    negative = (a < 0) != (b < 0) if a.dtype.kind == "i" else np.False_
    found: Array = np.where(negative, -size, size).astype(a.dtype)
    return found


def remainder(a: Array, b: Array) -> Array:
    """With the sign of the dividend; 0 of a division by zero."""
    found: Array = np.where(b == 0, a.dtype.type(0), a - quotient(a, b) * b).astype(a.dtype)
    return found


def high(a: Array, b: Array) -> Array:
    """Bits 64 to 127 of the products of 64-bit numbers."""
    x, y = a.astype(np.uint64), b.astype(np.uint64)
    low = (x & _LOW) * (y & _LOW)
    first = (x >> _HALF) * (y & _LOW) + (low >> _HALF)
    second = (x & _LOW) * (y >> _HALF) + (first & _LOW)
    found = (x >> _HALF) * (y >> _HALF) + (first >> _HALF) + (second >> _HALF)
    if a.dtype.kind == "i":  # A negative factor stands for itself and 2^64.
        none = np.uint64(0)
        found = found - np.where(a < 0, y, none) - np.where(b < 0, x, none)
    made: Array = found.astype(a.dtype)
    return made


def _divided(a: Array, b: Array) -> Array:
    """Quotients of the magnitudes, in the unsigned type: that of the least number has no place."""
    kind = unsigned(a.dtype.itemsize * 8)
    divisor = np.where(b == 0, kind(1), _magnitude(b, kind))
    return np.where(b == 0, kind(0), _magnitude(a, kind) // divisor)


def _magnitude(numbers: Array, kind: Any) -> Array:
    bits: Array = numbers.astype(kind)
    return np.where(numbers < 0, -bits, bits) if numbers.dtype.kind == "i" else bits
