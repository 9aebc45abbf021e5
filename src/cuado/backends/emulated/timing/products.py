"""Matrix products of machine code: their sizes, and where their factors are.

Shapes are in the opcodes: ``HMMA.16816.F32`` is a warp's product of 16 x 8 x 16, and
``HGMMA.64x128x16.F32`` a warpgroup's of 64 x 128 x 16.
"""

import re

from cuado.backends.emulated.timing.workload import Product
from cuado.sass.toolchain.classes import base_opcode

WARPS = 4
"""Warps of a warpgroup."""
_OF_WARP = {"HMMA", "IMMA"}
_OF_WARPGROUP = {"HGMMA", "IGMMA", "QGMMA"}
_SHAPES = {
    "1688": (16, 8, 8),
    "16816": (16, 8, 16),
    "16832": (16, 8, 32),
}
_WIDE = re.compile(r"\.(\d+)x(\d+)x(\d+)")
_FACTORS = re.compile(r"\b[A-Z]+MMA\S*\s+R\w+, (\w+)")
_BYTES = {"f16": 2, "tf32": 4, "f8": 1, "s8": 1}


def product_of(sass: str) -> Product | None:
    """The product that a disassembled instruction makes; None for others, or unknown shapes."""
    opcode = base_opcode(sass)
    if opcode in _OF_WARP:
        words = sass.split()[1 if sass.startswith("@") else 0].split(".")
        shape = next((_SHAPES[word] for word in words if word in _SHAPES), None)
        kind = _kind(opcode, words)
        if shape is None or kind is None:
            return None
        rows, columns, depth = shape
        return Product(rows * columns * depth, kind)
    if opcode not in _OF_WARPGROUP or (match := _WIDE.search(sass)) is None:
        return None
    rows, columns, depth = map(int, match.groups())
    kind = _kind(opcode, sass.split()[1 if sass.startswith("@") else 0].split("."))
    if kind is None:
        return None
    first = _FACTORS.search(sass)
    in_registers = first is not None and first[1].startswith("R")
    # B is read once for all four warps, A by each warp its own rows.
    read = columns + (0 if in_registers else rows)
    return Product(
        rows * columns * depth / WARPS,
        kind,
        of_warpgroup=True,
        ends="gsb0" in sass.rpartition(",")[2],
        shared_bytes=read * depth * _BYTES[kind] / WARPS,
    )


def _kind(opcode: str, words: list[str]) -> str | None:
    """The type of the factors; None for one whose rate no chip file states."""
    if opcode == "QGMMA":
        return "f8"
    if opcode in ("IMMA", "IGMMA"):
        return "s8" if {"S8", "U8"} & set(words) else None
    return "tf32" if "TF32" in words else "f16"
