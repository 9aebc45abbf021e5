"""Proof of reuse in the code: accesses of one thread that walk through a sector together.

A profile does not say which data a kernel could have kept in a cache: a low hit rate is just what
streaming looks like. One kind of reuse can be proven from the machine code alone. Accesses through
the same address register at different constant offsets (``[R6.64]``, ``[R6.64+0x4]``, ...), with
the register unchanged between them, touch the same 32-byte sectors of each thread whenever their
offsets lie within one. What they touch at least is therefore known, and so is what was moved more
than once.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cuado.model.finding import Bound
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts
from cuado.sass.registers import registers_of
from cuado.sass.remember import remembered

SECTOR_BYTES = 32

_ADDRESS = re.compile(
    r"\[R(?P<base>\d+)(?:\.64)?(?P<uniform>\+UR\d+)?(?:\+(?P<offset>-?0x[0-9a-f]+))?\]"
)


@dataclass(frozen=True, slots=True)
class Walk:
    """Accesses of one kind through one address, within one stretch of code.

    Attributes:
        instructions: at least two.
        sectors: that they touch, counting a sector once per access.
        distinct: that a thread's accesses touch at most, over those it would touch if none of
            them shared a sector (0..1).
    """

    instructions: tuple[Instruction, ...]
    sectors: float
    distinct: float

    @property
    def unique(self) -> float:
        """Sectors that must be fetched (or written back) at most, if nothing is lost between."""
        return self.sectors * self.distinct

    @property
    def offsets(self) -> frozenset[int]:
        """Where its instructions stand."""
        return frozenset(i.offset for i in self.instructions)


@remembered
def walks(code: Sequence[Instruction], access: Access) -> tuple[Walk, ...]:
    """Every walk of the kernel's global loads (or stores) that were executed."""
    return tuple(walk for group in _groups(code, access) if (walk := _walk(group)) is not None)


def loads_by_walk(code: Sequence[Instruction]) -> tuple[tuple[Walk, ...], float]:
    """The walks of loads, and the sectors that all loads touch."""
    found = walks(code, Access.LOAD)
    return found, sum(walk.sectors for walk in found) + others(code, Access.LOAD, found)


def relieved(facts: Facts, kept: float) -> Bound | None:
    """Bound on leaving the levels below L1 a part (0..1) of the loads' sectors."""
    remaining = {"l2_utilization": kept, "dram_utilization": kept}
    return bound(facts, remaining, reasons=("long_scoreboard",))


def others(code: Sequence[Instruction], access: Access, found: Sequence[Walk]) -> float:
    """Sectors of the kernel's other global accesses of that kind: each counts as unique."""
    walking = frozenset[int]().union(*(walk.offsets for walk in found))
    return sum(
        i.sectors or 0
        for i in code
        if i.space is Space.GLOBAL and i.access is access and i.offset not in walking
    )


def _groups(code: Sequence[Instruction], access: Access) -> Iterator[list[tuple[int, Instruction]]]:
    """Accesses through a register that nothing writes between them, with their offsets."""
    open_groups: dict[str, list[tuple[int, Instruction]]] = {}
    for instruction in code:
        chosen = instruction.space is Space.GLOBAL and instruction.access is access
        match = _ADDRESS.search(instruction.operands) if chosen else None
        if match:
            key = f"{match['base']}{match['uniform'] or ''}"
            position = int(match["offset"] or "0", 16)
            group = open_groups.setdefault(key, [])
            if group and group[-1][1].executed != instruction.executed:
                yield open_groups.pop(key)
                group = open_groups.setdefault(key, [])
            group.append((position, instruction))
        for key in [k for k in open_groups if _overwrites(instruction, k)]:
            yield open_groups.pop(key)
    yield from open_groups.values()


def _overwrites(instruction: Instruction, key: str) -> bool:
    base = int(re.split(r"\D", key, maxsplit=1)[0])
    # A 64-bit address takes two registers.
    return bool(registers_of(instruction).written & {base, base + 1}) or (
        instruction.base_opcode in ("BRA", "EXIT", "RET", "CALL", "BAR")
    )


def _walk(group: Sequence[tuple[int, Instruction]]) -> Walk | None:
    positions = [position for position, _ in group]
    instructions = tuple(instruction for _, instruction in group)
    size = max((i.access_bits or 0) // 8 for i in instructions)
    sectors = sum(i.sectors or 0 for i in instructions)
    if len(set(positions)) < 2 or not size or not sectors:
        return None
    covered = sum(_most_sectors(span, size) for span in _spans(sorted(set(positions)), size))
    apart = len(positions) * _most_sectors(size, size)
    return Walk(instructions, sectors, covered / apart) if covered < apart else None


def _spans(positions: Sequence[int], size: int) -> Iterator[int]:
    """Lengths in bytes of the runs that the positions form; a gap of a sector ends a run."""
    start = end = positions[0]
    for position in positions:
        if position - end >= SECTOR_BYTES:
            yield end - start
            start = position
        end = position + size
    yield end - start


def _most_sectors(span: int, size: int) -> int:
    """Sectors that ``span`` bytes can touch at most, given that they start on an element."""
    return -(-(span + max(SECTOR_BYTES - size, 0)) // SECTOR_BYTES)
