"""Nsight Compute's unit strings, and the factor that brings a value to cuado's base units."""

from cuado.errors import InvalidDataError

_PREFIXES = {"": 1.0, "K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}
_TIMES = {"s": 1e9, "ms": 1e6, "us": 1e3, "ns": 1.0}
_PER_TIME = {"s": 1.0, "ms": 1e3, "us": 1e6, "ns": 1e9}
# Versions before 2024 write the times out.
_TIMES |= {"second": 1e9, "msecond": 1e6, "usecond": 1e3, "nsecond": 1.0}
_PER_TIME |= {"second": 1.0, "msecond": 1e3, "usecond": 1e6, "nsecond": 1e9}
_UNSCALED = {
    "",
    "%",
    "inst",
    "inst/cycle",
    "warp",
    "thread",
    "block",
    "cycle",
    "cycle/inst",
    "request",
    "branches",
    "register/thread",
    "pass",
    "SM",
    "cluster",
    "register",
    "sample",
}


def factor(unit: str) -> float:
    """What a value in ``unit`` is multiplied by: bytes, hertz, nanoseconds, per-second rates.

    Raises:
        InvalidDataError: if the unit is not one Nsight Compute is known to write.
    """
    if unit in _UNSCALED:
        return 1.0
    if unit in _TIMES:
        return _TIMES[unit]
    quantity, _, divisor = unit.partition("/")
    scale = _quantity_factor(quantity)
    if scale is None:
        raise InvalidDataError(f"unknown unit '{unit}'")
    if divisor in _PER_TIME:
        return scale * _PER_TIME[divisor]
    if divisor in ("", "cycle", "block", "sector", "thread", "inst", "request"):
        return scale
    raise InvalidDataError(f"unknown unit '{unit}'")


def _quantity_factor(quantity: str) -> float | None:
    for name in ("byte", "sectors", "sector", "hz", "inst", "warp", "thread", "request", "cycle"):
        if quantity.lower().endswith(name):
            prefix = quantity[: -len(name)]
            return _PREFIXES.get(prefix.upper())
    return None
