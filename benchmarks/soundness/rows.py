"""Results in a file: a line of JSON a kernel, compressed where the file's name ends in ``.gz``.

Any number of processes may add to one: each line is written at once. What a process was writing
when it was ended is passed over.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

Row = dict[str, Any]
_START = b"\x1f\x8b\x08\x00"
"""Of what ``gzip.compress`` makes."""
_GZIP = 31
"""``wbits`` of zlib for gzip's format."""


def add(path: Path, row: Row) -> None:
    """Keep a row."""
    data = json.dumps(row, separators=(",", ":")).encode() + b"\n"
    # An empty line parts it from what another process was writing when it was ended.
    data = gzip.compress(data) if path.suffix == ".gz" else b"\n" + data
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        os.write(handle, data)
    finally:
        os.close(handle)


def rows_in(path: Path) -> Iterator[Row]:
    """The rows of a file; none if there is no file."""
    data = path.read_bytes() if path.exists() else b""
    for line in _members(data) if path.suffix == ".gz" else data.splitlines():
        with suppress(ValueError):
            yield json.loads(line)


def done(path: Path, seed: int) -> dict[int, Row]:
    """Rows of one seed that an earlier run has written, by number."""
    return {int(row["number"]): row for row in rows_in(path) if row["seed"] == seed}


def _members(data: bytes) -> Iterator[bytes]:
    """What each row was compressed from. One that ends early is not whole, and no row."""
    while data:
        one = zlib.decompressobj(_GZIP)
        with suppress(zlib.error):
            found = one.decompress(data)
        if one.eof:
            yield found
            data = one.unused_data
        else:
            start = data.find(_START, 1)
            data = data[start:] if start > 0 else b""
