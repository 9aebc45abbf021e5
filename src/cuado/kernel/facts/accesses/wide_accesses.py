"""Narrow accesses of neighbouring threads that one access of up to 16 bytes can replace."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cuado.kernel.facts.accesses.adjacent_accesses import WIDEST, WORD, Group
from cuado.kernel.facts.accesses.interleaved_rows import chunk_of, interleaved_rows
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.threads.merge_neighbours import is_common
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait, is_special

_TOGETHER = frozenset(
    {
        *(Trait.BARRIER, Trait.FENCE, Trait.WARP, Trait.CLUSTER, Trait.MATRIX, Trait.ASYNC),
        *(Trait.CALL, Trait.TRAP, Trait.TIME, Trait.STACK, Trait.VOLATILE, Trait.DESCRIPTOR),
        *(Trait.CARRY_IN, Trait.CARRY_OUT),
    }
)
_LONGEST = 8000
"""Most instructions; longer kernels take too long to assemble, and run out of registers."""
_PLACES = ("%tid", "%ntid", "%ctaid", "%nctaid")
_OWN = frozenset({Space.GLOBAL, Space.PARAM, Space.CONST, Space.TEXTURE})
_ACCESSES = frozenset({Access.LOAD, Access.STORE, None})


@dataclass(frozen=True, slots=True)
class Merged:
    """Global accesses of neighbours that become wide.

    Attributes:
        single: those by which each neighbour accesses an element, side by side.
        rows: groups by which each accesses several narrow ones, side by side as well.
        falling: of the single ones, those whose addresses fall: the last neighbour's is the first.
    """

    single: frozenset[int]
    rows: tuple[Group, ...]
    falling: frozenset[int]

    @property
    def indices(self) -> frozenset[int]:
        """All of them."""
        return self.single | {each.index for row in self.rows for each in row.members}

    def begins(self, kernel: Kernel, factor: int) -> Iterator[tuple[int, int]]:
        """The first narrow access of each piece of memory, and the bytes of a wide one there."""
        for index in sorted(self.single):
            yield index, factor * (kernel.code.effects[index].opcode.bytes or WIDEST)
        for row in self.rows:
            yield row.members[0].index, chunk_of(row.size * factor)


def merged_accesses(kernel: Kernel) -> Merged | Refusal:
    """Global accesses of neighbours to consecutive addresses, or why none are merged."""
    lanes, code = kernel.lanes, kernel.code
    accesses = kernel.global_loads + kernel.global_stores
    widths = {n: code.effects[n].opcode.bytes or WIDEST for n in accesses}
    found = _side_by_side(kernel, widths)
    merged = found.indices
    if not merged:
        return Refusal(
            "no warp accesses contiguous memory by less than 16 bytes a thread", absent=True
        )
    if not _matters(kernel, merged):
        return Refusal("narrow accesses are outside of loops only", absent=True)
    narrow = [n for n in accesses if n not in merged and widths[n] < WIDEST]
    if apart := sum(not lanes.is_broadcast(n) for n in narrow):
        return Refusal(f"{apart} of {len(accesses)} global accesses are not contiguous")
    reason = _objection(kernel)
    return Refusal(reason) if reason else found


def _side_by_side(kernel: Kernel, widths: Mapping[int, int]) -> Merged:
    """Those of some accesses, with their widths, that neighbours go on with."""
    steps = {n: kernel.lanes.stride_of(n) for n, width in widths.items() if width < WIDEST}
    falling = frozenset(n for n, step in steps.items() if step == -widths[n])
    single = falling | {n for n, step in steps.items() if step == widths[n]}
    rows = interleaved_rows(kernel)
    if single or rows:
        # Beside accesses that become wide, those that are vectors already need not stay behind.
        rows = interleaved_rows(kernel, vectors=True)
    return Merged(single, rows, falling)


def widest_factor(kernel: Kernel, merged: Merged) -> int:
    """The number of neighbours whose accesses together have the largest width."""
    return WIDEST // max(kernel.code.effects[n].opcode.bytes or WIDEST for n in merged.indices)


def objection_to_factor(kernel: Kernel, merged: Merged, factor: int) -> str:
    """Why that many neighbours cannot be merged; empty if they can."""
    for row in merged.rows:
        if row.size * factor % WORD:
            return f"{factor} neighbours access {row.size * factor} bytes, which are no whole words"
    return _objection_to_size(kernel, factor) or _disagreement(kernel, merged, factor)


def shared_by_neighbours(kernel: Kernel) -> frozenset[int]:
    """Global loads in the hottest code that all neighbours make alike: one load serves them.

    Where there are none, several elements per thread do not save loads.
    """
    common = frozenset(n for n in kernel.global_loads if is_common(kernel, n))
    return common if _matters(kernel, common) else frozenset()


def is_narrow(kernel: Kernel) -> bool:
    """True if threads move less than a word at a time, side by side.

    32 lanes fill a line of 128 bytes with a word each.
    """
    if interleaved_rows(kernel):
        return True
    lanes, effects = kernel.lanes, kernel.code.effects
    widths = (
        effects[n].opcode.bytes
        for n in kernel.global_loads + kernel.global_stores
        if abs(lanes.stride_of(n) or 0) == effects[n].opcode.bytes
    )
    return any(width is not None and width < WORD for width in widths)


def moves_less_than_words(kernel: Kernel) -> bool:
    """True if each access to global memory is of less than a word, and none is atomic."""
    accesses = kernel.global_loads + kernel.global_stores
    widths = [kernel.code.effects[n].opcode.bytes or WIDEST for n in accesses]
    return bool(widths) and max(widths) < WORD and not kernel.accesses(Access.ATOMIC, *Space)


def _matters(kernel: Kernel, merged: frozenset[int]) -> bool:
    """True if some of the accesses are in the hottest code."""
    flow = kernel.slicer.flow
    inner = [loop.blocks for loop in loops_of(flow) if loop.is_innermost]
    blocks = {flow.block_of[n] for n in merged}
    return not inner or any(blocks & each for each in inner)


def _objection_to_size(kernel: Kernel, factor: int) -> str:
    """Why the code of that many threads is too large to merge; empty if it is not."""
    threads = kernel.launch.block[0]
    if threads % factor:
        return f"blocks of {threads} threads in x are not multiples of {factor}"
    if factor * len(kernel.code.instructions) > _LONGEST:
        return f"{factor} times the kernel is more than {_LONGEST:,} instructions"
    return ""


def _disagreement(kernel: Kernel, merged: Merged, factor: int) -> str:
    """Why merged neighbours would often disagree and end; empty if nothing suggests it."""
    lanes, code = kernel.lanes, kernel.code
    begins = [*merged.begins(kernel, factor)]
    unaligned = sum(
        not _begins_wide(kernel, n, wide, factor, is_falling=n in merged.falling)
        for n, wide in begins
    )
    if unaligned:
        return f"{unaligned} of {len(begins)} contiguous accesses may not be aligned for wide ones"
    for index, effects in enumerate(code.effects):
        guard = code.instructions[index].guard
        ends = effects.opcode.traits & {Trait.BRANCH, Trait.EXIT} and not _ends_loop(kernel, index)
        if not guard or not (ends or index in merged.single):
            continue
        line = kernel.code.line(index)
        loads = kernel.slicer.control_of((index,)).loads
        if any(kernel.space(n) is not Space.PARAM and not lanes.is_broadcast(n) for n in loads):
            return f"neighbours may diverge on the data that they load (PTX line {line})"
        found = lanes.value(guard, index)
        if found is not None and found.exact and not _are_alike(found.offsets, factor):
            return f"neighbours diverge (PTX line {line})"
    return ""


def _ends_loop(kernel: Kernel, index: int) -> bool:
    """True if a branch continues or leaves a loop.

    Data that ends a loop may do so for neighbours alike, as a rare error or result does.
    """
    flow = kernel.slicer.flow
    own, ways = flow.block_of[index], flow.blocks[flow.block_of[index]].successors
    return any(own in loop.blocks and not loop.blocks.issuperset(ways) for loop in loops_of(flow))


def _begins_wide(
    kernel: Kernel, index: int, wide: int, factor: int, *, is_falling: bool = False
) -> bool:
    """True if the first of every ``factor`` neighbours provably has an aligned wide address; where
    addresses fall, the last.
    """
    found = kernel.aligned_lanes.address(index)
    # ``zeros`` are the low bits of what all lanes have in common; the offsets are each lane's own.
    if found is None or 1 << found.zeros < wide:
        return False
    first = factor - 1 if is_falling else 0
    return all(offset % wide == 0 for offset in found.offsets[first::factor])


def _are_alike(values: tuple[int, ...], factor: int) -> bool:
    """True if each ``factor`` neighbours have the same value."""
    return all(
        values[n : n + factor] == (values[n],) * factor for n in range(0, len(values), factor)
    )


def _objection(kernel: Kernel) -> str:
    """Why threads cannot be merged; empty if they can."""
    if kernel.slicer.flow.unresolved:
        return "indirect branch (brx.idx)"
    for index, effects in enumerate(kernel.code.effects):
        opcode, instruction = effects.opcode, kernel.code.instructions[index]
        line = kernel.module.lines(instruction.start)
        if not opcode.known or opcode.traits & _TOGETHER or instruction.base == "brx":
            return (
                f"'{instruction.opcode}' (PTX line {line}) is not an operation of a single thread"
            )
        if opcode.access not in _ACCESSES or (opcode.access and kernel.space(index) not in _OWN):
            return (
                f"'{instruction.opcode}' (PTX line {line}) accesses memory shared between threads"
            )
        for name in effects.reads:
            if is_special(name) and name not in _PLACES:
                return f"the kernel reads {name} (PTX line {line})"
    return ""
