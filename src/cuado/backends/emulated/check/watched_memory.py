"""Selects the memory that a check watches: what the kernel may write, in pieces."""

from ctypes import sizeof

from cuado.backends.emulated.check.layout import Mark
from cuado.backends.emulated.check.shadow import PAGE, Watch
from cuado.backends.emulated.frontend.lowering.types import types_in
from cuado.backends.emulated.memory.address_space import AddressSpace
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Trait

LONGEST = 1 << 16
"""Most instructions of a kernel whose numbers fit into a mark."""
MOST_BYTES = 8 << 30
"""Most bytes of the marks for global memory."""
MOST_BLOCKS = 1 << 28
"""Most blocks of a grid for which the releases of each block are recorded."""
_ACCESSES = frozenset({"ld", "ldu", "st", "atom", "red"})


def watch_of(
    code: Code, arena: AddressSpace, watched: frozenset[str], shared_bytes: int, blocks: int
) -> tuple[Watch, tuple[str, ...]]:
    """The memory that is watched for races, and what is left out, with the reason.

    Args:
        code: the kernel.
        arena: memory of the launch.
        watched: names of allocations that may be written.
        shared_bytes: shared memory of a block.
        blocks: number of blocks of the grid.
    """
    if len(code.instructions) >= LONGEST:
        return Watch(blocks), (f"races: the kernel has {len(code.instructions):,} instructions",)
    if blocks > MOST_BLOCKS:
        return Watch(1), (f"races: the grid has {blocks:,} blocks",)
    # Marks are indexed by addresses as the models see them, where allocations are close together.
    size = piece_bytes(code)
    ranges = arena.ranges.values()
    end = max((r.place(arena.low) + r.bytes + r.guard_bytes for r in ranges), default=0)
    numbers = tuple(n for n, where in enumerate(ranges) if where.name in watched)
    pages = tuple(
        (where.place(arena.low) // PAGE, -(-where.bytes // PAGE))
        for where in ranges
        if where.name in watched
    )
    used = sum(count for _, count in pages)
    unchecked: tuple[str, ...] = ()
    if 3 * (used * PAGE // size) * sizeof(Mark) > MOST_BYTES:
        unchecked = (
            f"races in global memory: the kernel may write {used * PAGE / 2**20:,.0f} MiB, "
            "too much to watch; make the case smaller",
        )
        pages = ()
    count = -(-end // PAGE)
    asynchronous = any(Trait.ASYNC in effects.opcode.traits for effects in code.effects)
    watch = Watch(blocks, size, shared_bytes, numbers, count, pages, arena.size, asynchronous)
    return watch, unchecked


def of_cluster(watch: Watch) -> tuple[str, ...]:
    """What of a launch in clusters is not checked, with the reason."""
    if not watch.piece_bytes:
        return ()
    ordered = "what orders them is not followed in a cluster"
    if watch.is_asynchronous:
        return (f"races within blocks, and protocols of asynchronous copies: {ordered}",)
    return (f"races of a cluster's blocks in global memory: {ordered}",)


def piece_bytes(code: Code) -> int:
    """Size of a piece of memory: that of the narrowest access, since all are aligned."""
    found = [8]
    for instruction in code.instructions:
        words = instruction.opcode.split(".")
        if words[0] in _ACCESSES and "param" not in words:
            # An access without a type is refused when it is lowered.
            found += [kind.bytes for kind in types_in(words)[-1:]]
        elif words[:2] == ["cp", "async"]:
            found.append(4)
    return min(found)
