"""Who last accessed each piece of a launch's memory: what races are found by."""

from ctypes import addressof, sizeof
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.checks_layout import Checks, Mark
from cuado.backends.emulated.layout import Machine
from cuado.backends.emulated.lowering.types import types_in
from cuado.backends.emulated.memory import Arena
from cuado.ptx.analysis.code import Code

PAGE = 256
"""Bytes of the arena that are watched together; allocations share none."""
WATCHED = 2
"""Flag of an allocation."""
LONGEST = 1 << 16
"""Instructions of a kernel whose numbers fit a mark."""
MOST_BYTES = 8 << 30
"""That the marks of global memory may take."""
_ACCESSES = frozenset({"ld", "ldu", "st", "atom", "red"})


class Shadow:
    """Marks of shared memory, and of the global memory that the kernel may write.

    Args:
        code: the kernel.
        arena: memory of the launch.
        watched: names of allocations that may be written.
        shared_bytes: of a block.
        blocks: of the grid.
        is_wanted: whether to look for races at all.

    Attributes:
        unchecked: what is not looked for, and why.
    """

    def __init__(
        self,
        code: Code,
        arena: Arena,
        watched: frozenset[str],
        shared_bytes: int,
        blocks: int,
        is_wanted: bool,
    ) -> None:
        self.unchecked: tuple[str, ...] = ()
        self.checks = c = Checks()
        self._held: list[npt.NDArray[Any]] = []
        self._names, self._watched = tuple(arena.ranges), watched
        size = piece_bytes(code)
        c.released = self._zeros(blocks)
        if not is_wanted:
            self.unchecked = ("races (--no-races)",)
            return
        if len(code.instructions) >= LONGEST:
            self.unchecked = (f"races: the kernel has {len(code.instructions):,} instructions",)
            return
        c.races, c.shift = 1, size.bit_length() - 1
        pieces = -(-shared_bytes // size)
        c.shared_writes = self._zeros(pieces * sizeof(Mark))
        c.shared_reads = self._zeros(2 * pieces * sizeof(Mark))
        self._watch(arena, watched, size)

    def watch(self, machine: Machine) -> None:
        """Make a machine keep them."""
        machine.checks = addressof(self.checks)
        for number, name in enumerate(self._names):
            machine.allocation[number].flags |= WATCHED * (name in self._watched)

    def _watch(self, arena: Arena, watched: frozenset[str], size: int) -> None:
        c = self.checks
        ranges = arena.ranges.values()
        end = max((r.address + r.bytes + r.guard_bytes for r in ranges), default=arena.low)
        count = -(-(end - arena.low) // PAGE)
        pages = np.zeros(count + 1, np.uint32)
        used = 0
        for where in ranges:
            if where.name in watched:
                first = (where.address - arena.low) // PAGE
                taken = -(-where.bytes // PAGE)
                pages[first : first + taken] = np.arange(used + 1, used + taken + 1)
                used += taken
        pieces = used * PAGE // size
        if 3 * pieces * sizeof(Mark) > MOST_BYTES:
            self.unchecked = (
                f"races in global memory: the kernel may write {used * PAGE / 2**20:,.0f} MiB, "
                "too much to watch; make the case smaller",
            )
            pages[:], pieces = 0, 0
        self._held.append(pages)
        c.arena_bytes, c.pages = count * PAGE, pages.ctypes.data
        # Zeros that nobody wrote take no memory of the host.
        c.writes = self._zeros(pieces * sizeof(Mark))
        c.reads = self._zeros(2 * pieces * sizeof(Mark))

    def _zeros(self, size: int) -> int:
        made = np.zeros(size + 16, np.uint8)
        self._held.append(made)
        return int(made.ctypes.data)


def piece_bytes(code: Code) -> int:
    """Bytes of a piece of memory: of the narrowest access, since all are aligned."""
    found = [8]
    for instruction in code.instructions:
        words = instruction.opcode.split(".")
        if words[0] in _ACCESSES and "param" not in words:
            found.append(types_in(words)[-1].bytes)
        elif words[:2] == ["cp", "async"]:
            found.append(4)
    return min(found)
