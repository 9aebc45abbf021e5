"""Where lanes that parted meet again: one machine instruction, run once by each part of a warp.

How often warps part is known of each branch of the PTX. What parts within a region, from BSSY to
the BSYNC of the same register, comes to that BSYNC one after the other, unless a region within
brings it together before.
"""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution import Events
from cuado.backends.emulated.program import Program
from cuado.backends.emulated.retries.attempts import Known
from cuado.sass.toolchain.classes import base_opcode

Floats = npt.NDArray[np.float64]

_REGISTER = re.compile(r"\bB(\d+)\b")
_LEAVES = frozenset({"EXIT", "KILL", "RET"})


def partings(program: Program, events: Events, attempts: Known) -> dict[int, float]:
    """How often warps parted at each PTX instruction that can part them.

    Args:
        program: what ran.
        events: what happened.
        attempts: of instructions that became loops, which lanes leave one after the other.
    """
    slots, accesses = program.lowered.branch_slots, program.lowered.access_slots
    found = {index: float(events.branches[slot][0]) for index, slot in slots.items()}
    for index, each in attempts.items():
        requests, *_ = events.accesses[accesses[index]]
        found[index] = each.partings * float(requests)
    return found


def meetings(
    sass: Sequence[str], ptx_of: Sequence[int | None], warps: Floats, parted: Mapping[int, float]
) -> dict[int, float]:
    """Times that warps, or parts of them, ran each BSYNC.

    Left out are those of regions that a warp may leave otherwise.

    Args:
        sass: the machine instructions.
        ptx_of: the PTX instruction of each.
        warps: times that each ran, parts of a warp counted as one.
        parted: how often warps parted at each PTX instruction.
    """
    regions = _regions(sass)
    copies: dict[int, float] = defaultdict(float)
    branches = [
        (n, ptx)
        for n, ptx in enumerate(ptx_of)
        if ptx in parted and sass[n].startswith("@") and base_opcode(sass[n]) == "BRA"
        if ptx is not None
    ]
    for n, ptx in branches:
        copies[ptx] += float(warps[n])
    found = {end: float(warps[start]) for end, start in regions.items()}
    for n, ptx in branches:
        around = [end for end, start in regions.items() if start < n < end]
        if around and copies[ptx]:
            innermost = min(around, key=lambda end: end - regions[end])
            found[innermost] += parted[ptx] * float(warps[n]) / copies[ptx]
    return {end: times for end, times in found.items() if not _is_left(sass, regions[end], end)}


def _regions(sass: Sequence[str]) -> dict[int, int]:
    """The BSSY of each BSYNC, by their numbers."""
    opened: dict[str, int] = {}
    found = {}
    for n, each in enumerate(sass):
        opcode, register = base_opcode(each), _REGISTER.search(each)
        if register is None:
            continue
        if opcode == "BSSY":
            opened[register[1]] = n
        elif opcode == "BSYNC" and register[1] in opened:
            found[n] = opened[register[1]]
    return found


def _is_left(sass: Sequence[str], start: int, end: int) -> bool:
    return any(base_opcode(each) in _LEAVES for each in sass[start:end])
