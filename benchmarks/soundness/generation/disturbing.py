"""What a compiler's PTX becomes: the same kernel as other front ends write it.

nvcc fuses products and sums itself, or forbids it. Other sources of PTX leave that to the
assembler, write roundings everywhere, or load without ``.nc``: so do some of the kernels.
"""

import random
import re

_FUSED = re.compile(r"fma\.rn\.(f32|f64)\s+(%\w+), ([^,;]+), ([^,;]+), ([^;]+);")
_ROUNDED = re.compile(r"(?<![.\w])(mul|add|sub)\.rn\.(f32|f64)\b")
_PLAIN = re.compile(r"(?<![.\w])(mul|add|sub)\.(f32|f64)\b")
_CACHED = re.compile(r"ld\.global\.nc\.")
_GLOBAL = re.compile(r"\b(ld|st)\.global\.(?=[a-z]\d|v\d)")


def disturbed(ptx: str, chosen: random.Random) -> str:
    """The module, perhaps with other roundings and other kinds of accesses."""
    if chosen.random() < 0.45:
        share = chosen.choice((0.5, 1.0))
        ptx = _FUSED.sub(lambda found: _parted(found, chosen, share), ptx)
    if chosen.random() < 0.5:
        ptx = _ROUNDED.sub(r"\1.\2", ptx)
    elif chosen.random() < 0.2:
        ptx = _PLAIN.sub(r"\1.rn.\2", ptx)
    if chosen.random() < 0.4:
        ptx = _CACHED.sub("ld.global.", ptx)
    if chosen.random() < 0.05:
        ptx = _GLOBAL.sub(r"\1.volatile.global.", ptx)
    elif chosen.random() < 0.05:
        ptx = _GLOBAL.sub(r"\1.relaxed.gpu.global.", ptx)
    return ptx


def _parted(found: re.Match[str], chosen: random.Random, share: float) -> str:
    """A product and a sum in the place of a fused one."""
    if chosen.random() > share:
        return found[0]
    kind, target, one, other, third = found.groups()
    name = f"%parted{found.start()}"
    # Braces make the name the instruction's own.
    return (
        f"{{ .reg .{kind} {name}; mul.{kind} {name}, {one}, {other}; "
        f"add.{kind} {target}, {name}, {third}; }}"
    )
