"""Reconvergence: a BSYNC is executed once by each divergent part of a warp.

How often warps diverge is known for each branch of the PTX. Parts that diverge within a region,
from BSSY to the BSYNC of the same register, reach that BSYNC one after the other, unless they
reconverge in an inner region before. A BREAK removes lanes from a register before they branch out
of its region: its BSYNC does not wait for them, and they reconverge at that of an outer region.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import Events
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.flow import Block
from cuado.backends.emulated.retries.attempts import Known
from cuado.sass.toolchain.classes import base_opcode

Floats = npt.NDArray[np.float64]

_REGISTER = re.compile(r"\bB(\d+)\b")
_GUARD = re.compile(r"@!?\w+")
_LEAVES = frozenset({"EXIT", "KILL", "RET"})


def divergences(program: Program, events: Events, attempts: Known) -> dict[int, float]:
    """How often warps diverged at each PTX instruction at which they can.

    Args:
        program: the kernel that ran.
        events: counts of the launch.
        attempts: turns of retry loops, which lanes leave one after the other.
    """
    slots, accesses = program.lowered.branch_slots, program.lowered.access_slots
    found = {index: float(events.branches[slot][0]) for index, slot in slots.items()}
    for index, each in attempts.items():
        requests, *_ = events.accesses[accesses[index]]
        found[index] = each.divergences * float(requests)
    return found


def divergences_at_ends(
    blocks: Sequence[Block],
    sass: Sequence[str],
    ptx_of: Sequence[int | None],
    diverged: Mapping[int, float],
) -> list[float | None]:
    """How often warps diverged at the end of each block of machine code; None if not known.

    Args:
        blocks: basic blocks of the machine code.
        sass: the machine instructions.
        ptx_of: the PTX instruction of each.
        diverged: how often warps diverged at each PTX instruction.
    """
    ends = [block.last for block in blocks if len(block.successors) > 1]
    known = Counter(ptx_of[end] for end in ends if _is_guarded_branch(sass[end]))
    # Where the assembler replaced a divergent branch by something else, its divergence may be at
    # any other branch now.
    is_elsewhere = any(times for ptx, times in diverged.items() if not known[ptx])
    is_anywhere = any(diverged.values())

    def at(block: Block) -> float | None:
        ptx = ptx_of[block.last]
        if len(block.successors) < 2 or not is_anywhere:
            return 0.0
        # A branch without a guard asks what all lanes have done: they all take the same edge.
        if not _is_guarded_branch(sass[block.last]):
            return 0.0
        times = None if ptx is None else diverged.get(ptx)
        # A divergent branch with several copies: how the divergence is spread over them is unknown.
        return times if not times or (known[ptx] == 1 and not is_elsewhere) else None

    return [at(block) for block in blocks]


def _is_guarded_branch(sass: str) -> bool:
    return sass.startswith("@") and base_opcode(sass) == "BRA"


def bsync_executions(
    sass: Sequence[str], ptx_of: Sequence[int | None], warps: Floats, diverged: Mapping[int, float]
) -> dict[int, float]:
    """How often warps, or divergent parts of them, executed each BSYNC.

    Regions with another exit are left out.

    Args:
        sass: the machine instructions.
        ptx_of: the PTX instruction of each.
        warps: executions of each machine instruction, parts of a warp counted as one.
        diverged: how often warps diverged at each PTX instruction.
    """
    regions = _regions(sass)
    copies: dict[int, float] = defaultdict(float)
    branches = [
        (n, ptx)
        for n, ptx in enumerate(ptx_of)
        if ptx in diverged and _is_guarded_branch(sass[n])
        if ptx is not None
    ]
    for n, ptx in branches:
        copies[ptx] += float(warps[n])
    # Each warp that enters a region executes its BSYNC once, and once more for each divergence of
    # which this is the innermost region that waits for both parts. The divergence of a PTX branch
    # is spread over its copies in proportion to their executions.
    found = {end: float(warps[start]) for end, start in regions.items()}
    for n, ptx in branches:
        broken = _broken_before(sass, n)
        around = [
            end
            for end, start in regions.items()
            if start < n < end and _register(sass[end]) not in broken
        ]
        if around and copies[ptx]:
            innermost = min(around, key=lambda end: end - regions[end])
            found[innermost] += diverged[ptx] * float(warps[n]) / copies[ptx]
    return {end: times for end, times in found.items() if not _is_left(sass, regions[end], end)}


def _regions(sass: Sequence[str]) -> dict[int, int]:
    """The BSSY of each BSYNC, as numbers of instructions.

    The last BSSY of the same register before a BSYNC opens its region.
    """
    opened: dict[str, int] = {}
    found = {}
    for n, each in enumerate(sass):
        opcode, register = base_opcode(each), _register(each)
        if register is None:
            continue
        if opcode == "BSSY":
            opened[register] = n
        elif opcode == "BSYNC" and register in opened:
            found[n] = opened[register]
    return found


def _register(sass: str) -> str | None:
    """The number of the convergence barrier register that an instruction names, if any."""
    found = _REGISTER.search(sass)
    return None if found is None else found[1]


def _broken_before(sass: Sequence[str], branch: int) -> frozenset[str | None]:
    """Registers from which a BREAK right before a branch removes the lanes that take it.

    Such a BREAK has the same guard as the branch.
    """
    guard = _GUARD.match(sass[branch])
    found = []
    for each in reversed(sass[:branch]):
        own = _GUARD.match(each)
        if base_opcode(each) != "BREAK" or own is None or guard is None or own[0] != guard[0]:
            break
        found.append(_register(each))
    return frozenset(found)


def _is_left(sass: Sequence[str], start: int, end: int) -> bool:
    """True if lanes may leave a region, for good or by a BREAK of its own register."""
    register = _register(sass[end])
    return any(
        base_opcode(each) in _LEAVES
        or (base_opcode(each) == "BREAK" and _register(each) == register)
        for each in sass[start:end]
    )
