"""Narrow accesses of a thread side by side, which its neighbours go on with: ``rgb[3 * i + c]``.

Each thread accesses several elements, shorter than a word, at consecutive addresses; the next
thread's begin where they end. So several neighbours access one piece of memory without a gap. Where
the elements of one thread fill a vector, they are no such piece: ``vector-accesses`` is for these.
"""

from itertools import pairwise

from cuado.kernel.facts.accesses.adjacent_accesses import (
    WIDEST,
    WORD,
    Group,
    alike_accesses,
    as_group,
    can_be_one,
)
from cuado.kernel.kernel import Kernel

_WIDTHS = (WIDEST, WIDEST // 2, WORD)


def chunk_of(size: int) -> int:
    """Bytes of the widest accesses that together make so many whole words."""
    return next(each for each in _WIDTHS if size % each == 0)


def interleaved_rows(kernel: Kernel, *, vectors: bool = False) -> tuple[Group, ...]:
    """The groups of accesses by which neighbours do so.

    Args:
        kernel: the kernel.
        vectors: whether those count that make a vector for each thread, of less than 16 bytes.
    """
    found = []
    for members in alike_accesses(kernel, WORD):
        ordered = sorted(members, key=lambda each: each.bytes)
        first = ordered[0].member.index
        width = kernel.code.effects[first].opcode.bytes or WORD
        steps = {other.bytes - one.bytes for one, other in pairwise(ordered)}
        if steps != {width}:
            continue
        if any(kernel.lanes.stride_of(n.member.index) != width * len(ordered) for n in ordered):
            continue
        group = as_group(kernel, ordered, width)
        is_apart = not _fills_a_vector(group.size) or (vectors and group.size < WIDEST)
        if is_apart and can_be_one(kernel, group):
            found.append(group)
    return tuple(found)


def _fills_a_vector(size: int) -> bool:
    """True if a thread's elements make one vector: it needs no neighbours for a wide access."""
    return size >= WORD and not size & (size - 1)
