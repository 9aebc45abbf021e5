"""Work that a warp starts and does not wait for: matrix products, bulk and tensor copies.

Shapes of products are in the opcodes: ``HMMA.16816.F32`` is a warp's product of 16 x 8 x 16, and
``HGMMA.64x128x16.F32`` a warpgroup's of 64 x 128 x 16.
"""

import re

import numpy as np

from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import AccessCount
from cuado.backends.emulated.hierarchy.traffic import Traffic
from cuado.backends.emulated.timing.units import SECTOR
from cuado.backends.emulated.timing.workload import CHUNK, Access, Product
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


# The costs of bulk and tensor copies, chunk by chunk of ``CHUNK`` bytes.

SECTORS = CHUNK / SECTOR
_FIELDS = tuple(name for name, *_ in AccessCount._fields_)


def _chunks(counts: Events, slot: int) -> tuple[float, float]:
    """Chunks of all executions of an access, and the lines of each."""
    each = dict(zip(_FIELDS, counts.accesses[slot], strict=True))
    chunks = float(each["sectors"]) / SECTORS
    return chunks, float(each["lines"]) / chunks if chunks else 0.0


def bulk_store(counts: Events, slot: int, runs: float, written: float) -> Access:
    """A chunk of a copy to global memory.

    Args:
        counts: events of the launch.
        slot: of the access.
        runs: executions by warps.
        written: bytes that DRAM writes for each sector that L2 takes in.
    """
    chunks, lines = _chunks(counts, slot)
    moved = SECTORS * written
    return Access(
        lines=lines, miss=1.0, port_sectors=SECTORS, l2_sectors=SECTORS, l2_lines=lines,
        dram_miss=float(moved > 0), dram_bytes=moved, chunks=chunks / runs, writes=True,
    )  # fmt: skip


def bulk_load(traffic: Traffic, slot: int, runs: float) -> Access:
    """A chunk of a copy from global memory, which passes L1 by.

    Args:
        traffic: of the launch.
        slot: of the access.
        runs: executions by warps.
    """
    chunks, lines = _chunks(traffic.events, slot)
    hits = float(np.nan_to_num(traffic.slot_l2_hit_rate[slot], nan=1.0))
    asked = float(traffic.slot_sectors[slot])
    # The sectors that are left when reads of neighbouring SMs are joined. Who joins one that waits
    # for DRAM waits as well.
    served = float(traffic.slot_l2_sectors[slot]) / asked if asked else 0.0
    return Access(
        lines=lines, miss=1.0, port_sectors=SECTORS, l2_sectors=SECTORS * served,
        l2_lines=lines * served, dram_miss=1.0 - hits, chunks=chunks / runs,
        dram_bytes=SECTORS * served * (1.0 - hits) * _bytes_fetched(traffic),
    )  # fmt: skip


def _bytes_fetched(traffic: Traffic) -> float:
    """Bytes that DRAM reads for each sector that L2 has not."""
    hits = np.nan_to_num(traffic.slot_l2_hit_rate, nan=1.0)
    late = float(((1.0 - hits) * traffic.slot_l2_sectors).sum())
    return traffic.dram_read_bytes / late if late else 0.0
