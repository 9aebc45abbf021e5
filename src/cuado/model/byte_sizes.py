"""Numbers of bytes, as people write and read them."""

import re

from cuado.errors import CuadoError

_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "t": 1 << 40}
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?", re.IGNORECASE)


def in_mebibytes(size: int) -> int:
    """Bytes in MiB, rounded up: how much is done of something, for the reader."""
    return -(-size >> 20)


def size_in_words(size: int) -> str:
    """A number of bytes for the reader."""
    amount = float(size)
    for unit in ("B", "KiB", "MiB", "GiB"):
        if amount < 1024:
            return f"{amount:.4g} {unit}"
        amount /= 1024
    return f"{amount:.4g} TiB"


def size_of(text: str) -> int:
    """Bytes that a text like ``4GB`` or ``512 MiB`` means: units are powers of 1024.

    Raises:
        CuadoError: it means none.
    """
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        raise CuadoError(f"'{text}' is no size", "write e.g. 4GB or 500MB")
    return int(float(found[1]) * _UNITS[found[2].lower()])
