"""PTX that a Python program's compiler wrote down as it made machine code (``injection/python``).

A folder with two files for each cubin::

    SHA256.ptx      the PTX; SHA256 is that of the cubin without zeros at its end
    SHA256.json     {"from": "CuPy", "max_registers": 32 or null}

Written by another program: sizes and types are checked before anything is believed.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

_MOST_TEXT = 64 << 20
_MOST_REGISTERS = 255


@dataclass(frozen=True, slots=True)
class Written:
    """PTX of a cubin.

    Attributes:
        ptx: the text.
        origin: the compiler that wrote it.
        max_registers: cap of registers for the assembler; None for no cap.
    """

    ptx: str
    origin: str
    max_registers: int | None = None


class _About(Struct):
    origin: str = msgspec.field(name="from")
    max_registers: int | None = None


def written_for(images: Sequence[bytes], folder: Path) -> Written | None:
    """The PTX that was written for one of the cubins; None if there is none."""
    for image in images:
        digest = hashlib.sha256(image.rstrip(b"\0")).hexdigest()
        text, about = folder / f"{digest}.ptx", folder / f"{digest}.json"
        try:
            if text.stat().st_size > _MOST_TEXT or about.stat().st_size > 4096:
                continue
            said = msgspec.json.decode(about.read_bytes(), type=_About)
            most = said.max_registers
            if most is not None and not 0 < most <= _MOST_REGISTERS:
                most = None
            return Written(text.read_text("utf-8", "replace"), said.origin[:80], most)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            continue
    return None
