"""Several versions of a kernel as one module, and each of them out of what was assembled.

A third of what a small kernel's assembly takes is the same for any module. Entries are assembled
one by one: the code, constants and resources of each are those that it has alone
(``test_soundness_together.py``).
"""

import re
import struct
from collections.abc import Sequence

from cuado.ptx.errors import PtxSyntaxError
from cuado.ptx.syntax.parser import parse

_HEAD = re.compile(
    r"(?:\s|//[^\n]*\n)*\.version\s+\S+\s*\.target\s+[^\n]+\n\s*\.address_size\s+64\b"
)
_UNFIT = (".section", ".file", ".loc", ".alias")
"""Words of texts that stay alone: their numbers and names are the module's, not the entry's."""
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION_BYTES = 64


class Part(bytes):
    """The machine code of one of several kernels, as if it were alone: it can be read, not loaded.

    Attributes:
        whole: what is to be loaded.
        name: of this kernel in it.
    """

    whole: bytes
    name: str


def head(text: str, kernel: str) -> str:
    """What a module begins with, if its kernel may be assembled beside others; else empty."""
    found = _HEAD.match(text)
    if found is None or any(word in text for word in _UNFIT):
        return ""
    try:
        module = parse(text)
    except PtxSyntaxError:
        return ""
    # Constants and variables in global memory of all entries lie side by side.
    has_own = all(variable.space == "shared" for variable in module.variables)
    is_alone = [each.name for each in module.functions] == [kernel]
    return found[0] if has_own and is_alone else ""


def alias(kernel: str, number: int) -> str:
    """What a kernel is called among others."""
    return f"{kernel}_of_several_{number:03d}"


def merged(texts: Sequence[str], kernel: str) -> str:
    """One module of texts that begin alike (:func:`head`)."""
    start = head(texts[0], kernel)
    return start + "\n".join(
        _renamed(text, kernel, number)[len(start) :] for number, text in enumerate(texts)
    )


def _renamed(text: str, kernel: str, number: int) -> str:
    """A text whose names that the module knows are its own."""
    names = [kernel, *(variable.name for variable in parse(text).variables)]
    found = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<![\w$%.])(?:{found})(?![\w$])", lambda m: alias(m[0], number), text)


def part(whole: bytes, kernel: str, number: int, count: int) -> Part:
    """The machine code of one of ``count`` kernels: sections of the others are none."""
    own, data = alias(kernel, number), bytearray(whole)
    *_, offset, _, _, _, _, _, sections, names = _HEADER.unpack_from(data)
    start = struct.unpack_from("<Q", data, offset + names * _SECTION_BYTES + 24)[0]
    others = tuple(f".{alias(kernel, n)}".encode() for n in range(count) if n != number)
    for at in range(offset, offset + sections * _SECTION_BYTES, _SECTION_BYTES):
        name_at = start + struct.unpack_from("<I", data, at)[0]
        if data[name_at : data.index(0, name_at)].endswith(others):
            data[at : at + _SECTION_BYTES] = bytes(_SECTION_BYTES)
    wide = kernel.encode().ljust(len(own), b"\0")
    found = Part(bytes(data).replace(own.encode() + b"\0", wide + b"\0"))
    found.whole, found.name = whole, own
    return found
