"""Units as people and old profilers write them, and the factor to the vocabulary's unit."""

from cuado.errors import InvalidDataError
from cuado.metrics import Unit
from cuado.sources.tables import shown

_DECIMAL = {"": 1.0, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}
_BINARY = {"Ki": 2.0**10, "Mi": 2.0**20, "Gi": 2.0**30, "Ti": 2.0**40}


def _prefixed(suffix: str, prefixes: dict[str, float]) -> dict[str, float]:
    return {f"{prefix}{suffix}": scale for prefix, scale in prefixes.items()}


_SCALED: dict[Unit, dict[str, float]] = {
    Unit.NANOSECOND: {"ns": 1.0, "us": 1e3, "ms": 1e6, "s": 1e9},
    Unit.HERTZ: _prefixed("Hz", _DECIMAL),
    Unit.BYTE: {"byte": 1.0} | _prefixed("B", _DECIMAL | _BINARY),
    Unit.BYTE_PER_SECOND: {"byte/s": 1.0} | _prefixed("B/s", _DECIMAL | _BINARY),
    Unit.FLOP: _prefixed("flop", _DECIMAL),
    Unit.FLOP_PER_SECOND: _prefixed("flop/s", _DECIMAL),
    Unit.PERCENT: {"%": 1.0, "fraction": 100.0},
}


def factor(written: str, unit: Unit) -> float:
    """Find what a value in the unit ``written`` is multiplied by to be in ``unit``.

    Prefixes are decimal (1 GB/s is 1e9 byte/s); the binary ones are written KiB, MiB, GiB.
    "KB" is refused: it has meant both.

    Raises:
        InvalidDataError: if ``written`` is no unit of that quantity.
    """
    known = _SCALED.get(unit, {unit.value: 1.0})
    if written not in known:
        raise InvalidDataError(
            f"unknown unit '{shown(written)}'", f"known here: {', '.join(known)}"
        )
    return known[written]
