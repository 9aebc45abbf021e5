"""Bits of registers as numpy arrays, and floating-point results as the chip makes them."""

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from soundness.exact import nans
from soundness.exact.machine import form_of

Array = npt.NDArray[Any]

NAN = {16: 0x7FFF, 32: 0x7FFFFFFF, 64: 0xFFF8 << 48}
"""The NaN that arithmetic makes of numbers, by width; of f64 NaNs see ``exact_nans``."""
FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
WIDTHS = {"pred": 1}
_ROUNDED = frozenset({"add", "sub", "mul", "div", "fma", "mad"})


class OutsideInterpreterError(Exception):
    """An instruction, or a use of one, that the interpreter does not define."""


@cache
def width(kind: str) -> int:
    """Bits of a type; 32 for pairs of halves."""
    if kind == "pred":
        return 1
    return 32 if kind.endswith("x2") else int(kind.lstrip("usbf"))


@cache
def unsigned(bits: int) -> Any:
    """The type that holds so many bits."""
    return {1: np.bool_, 8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}[bits]


@cache
def signed(bits: int) -> Any:
    """The type of two's complement."""
    return {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}[bits]


@cache
def number_type(kind: str) -> Any:
    """The numpy type of a PTX type."""
    if kind in FLOATS:
        return FLOATS[kind]
    return signed(width(kind)) if kind[0] == "s" else unsigned(width(kind))


def resized(bits: Array, kind: str) -> Array:
    """Unsigned bits as numbers of a type that may be narrower, or wider: then of zeros."""
    wanted = unsigned(width(kind))
    if kind == "pred":
        return bits
    return bits.astype(wanted, copy=False).view(number_type(kind))


def canonical(numbers: Array) -> Array:
    """Results of arithmetic as bits, with the chip's NaN."""
    bits = numbers.dtype.itemsize * 8
    found: Array = np.ascontiguousarray(numbers).view(unsigned(bits))
    bad = np.isnan(numbers)
    return np.where(bad, unsigned(bits)(NAN[bits]), found) if bad.any() else found


def exact_nans(opcode: str, numbers: tuple[Array, ...], made: Array) -> Array:
    """Results as bits, those of f64 operations that are NaNs as ``soundness.exact`` has them."""
    wrong = np.isnan(made.view(FLOATS[f"f{made.dtype.itemsize * 8}"]))
    if not wrong.any():
        return made
    rows = [np.broadcast_to(each, made.shape)[wrong] for each in numbers]
    base, found = opcode.partition(".")[0], made.copy()
    if base in _ROUNDED and made.dtype == np.uint64:
        found[wrong] = _payloads(base, rows)
        return found
    words = [row.view(unsigned(row.dtype.itemsize * 8)).tolist() for row in rows]
    form = form_of(opcode)
    found[wrong] = [form.compute(*lane) for lane in zip(*words, strict=True)]
    return found


def _payloads(base: str, rows: list[Array]) -> Array:
    """The NaNs of f64 sums, products and quotients: quiet, with the payload of an operand."""
    found = np.full(rows[0].shape, nans.MADE, np.uint64)
    for place in reversed(nans.precedence(base, len(rows))):
        bits = rows[place].view(np.uint64) | np.uint64(1 << 51)
        found = np.where(np.isnan(rows[place]), bits, found)
    return found


def fused(x: Array, y: Array, z: Array) -> Array:
    """The sum of a product and a third number, rounded once."""
    if x.dtype == np.float64:
        return _fused_doubles(x, y, z)
    # Products of f16 and f32 are exact in f64. Rounding the sum to odd keeps what the second
    # rounding needs to know (Boldo and Melquiond, 2008).
    kind = x.dtype
    product = x.astype(np.float64) * y.astype(np.float64)
    added = z.astype(np.float64)
    total = product + added
    back = total - product
    error = (product - (total - back)) + (added - back)
    bits = total.view(np.int64).copy()
    inexact = (error != 0) & np.isfinite(total) & (bits & 1 == 0)
    towards = np.where((error > 0) == (total > 0), 1, -1)
    return (bits + np.where(inexact, towards, 0)).view(np.float64).astype(kind)


@cache
def _fma() -> Callable[[float, float, float], float]:
    found = ctypes.CDLL("libm.so.6").fma
    found.restype = ctypes.c_double
    found.argtypes = [ctypes.c_double] * 3
    call: Callable[[float, float, float], float] = found
    return call


def _fused_doubles(x: Array, y: Array, z: Array) -> Array:
    call, rows = _fma(), np.broadcast_arrays(x, y, z)
    flat = [np.atleast_1d(row) for row in rows]
    made = np.array([call(*map(float, row)) for row in zip(*flat, strict=True)], np.float64)
    return made.reshape(rows[0].shape)
