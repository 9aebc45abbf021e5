"""Results of two configurations compared: every bit, or numbers within a tolerance."""

import numpy as np
from numpy.typing import NDArray

_WORDS = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def difference(
    found: NDArray[np.uint8], expected: NDArray[np.uint8], kind: str, tolerance: float | None
) -> str:
    """The difference of two contents in words; empty if it is within the tolerance.

    Args:
        found: bytes.
        expected: as many bytes.
        kind: of the elements, as ``DeviceArray.type`` has it; empty for bytes.
        tolerance: largest difference of two numbers relative to the largest expected number; None:
            every bit must be the same, as always for integers.
    """
    if np.array_equal(found, expected):
        return ""
    if tolerance is not None:
        ours, theirs = _numbers(found, kind), _numbers(expected, kind)
        if ours is not None and theirs is not None:
            return _beyond(ours, theirs, tolerance)
    size = _size(kind)
    wrong = np.flatnonzero(found.view(_WORDS[size]) != expected.view(_WORDS[size]))
    return f"{wrong.size:,} of {found.size // size:,} elements differ, the first is {wrong[0]:,}"


def _beyond(found: NDArray[np.float64], expected: NDArray[np.float64], tolerance: float) -> str:
    finite = np.isfinite(expected)
    scale = float(np.abs(expected[finite]).max(initial=0.0))
    with np.errstate(invalid="ignore"):
        away = np.abs(found - expected)
    same = (found == expected) | (np.isnan(found) & np.isnan(expected))
    wrong = np.flatnonzero(~same & ~(away <= tolerance * scale))
    if not wrong.size:
        return ""
    first = int(wrong[0])
    return (
        f"{wrong.size:,} of {found.size:,} elements differ by more than {tolerance:g} of the "
        f"largest; [{first}] is {found[first]:.9g}, {expected[first]:.9g} with the first"
    )


def _numbers(data: NDArray[np.uint8], kind: str) -> NDArray[np.float64] | None:
    """The contents as floating-point numbers; None for other types."""
    if kind == "bfloat16":
        # The upper half of a float32.
        wide = data.view(np.uint16).astype(np.uint32) << np.uint32(16)
        return wide.view(np.float32).astype(np.float64)
    if kind in ("float16", "float32", "float64"):
        return data.view(np.dtype(kind)).astype(np.float64)
    if kind in ("complex64", "complex128"):
        return data.view(f"float{int(kind[7:]) // 2}").astype(np.float64)
    return None


def _size(kind: str) -> int:
    """Bytes of an element; 1 where the size is unknown or not a word's."""
    if kind == "bfloat16":
        return 2
    try:
        size = np.dtype(kind).itemsize if kind else 1
    except TypeError:
        return 1
    return size if size in _WORDS else 1
