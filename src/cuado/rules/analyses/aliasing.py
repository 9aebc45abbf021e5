"""Loads that could not be moved above a store, because the compiler must assume they overlap.

A loop that copies through plain pointers and is unrolled compiles to load, store, load, store: the
store may change what the next load reads, so each load is waited for alone although the iterations
are independent. With ``__restrict__`` the compiler issues all loads first.
"""

from collections.abc import Sequence
from itertools import groupby, pairwise

from cuado.model.instruction import Access, Instruction, Space
from cuado.sass.waits import is_global_load, waits

LEAST_PAIRS = 3
"""Load-store pairs in a row that make an unrolled loop; one or two may be written like that."""


def serialised_pairs(code: Sequence[Instruction]) -> int:
    """The longest run of loads that are each waited for alone, each with a store behind it.

    Loads that the compiler knows to be read-only (``LDG.CONSTANT``) are free to move and end a run.
    """
    alone = {wait.loads[0] for wait in waits(code) if len(wait.outstanding) == 1}
    traffic = [
        (index, instruction)
        for index, instruction in enumerate(code)
        if instruction.space is Space.GLOBAL and instruction.executed
    ]
    longest = 0
    for _, same in groupby(traffic, key=lambda item: item[1].executed):
        run = 0
        stretch = list(same)
        for (index, first), (_, second) in pairwise(stretch):
            if not is_global_load(first):
                continue
            held = index in alone and second.access is Access.STORE and not _read_only(first)
            run = run + 1 if held else 0
            longest = max(longest, run)
    return longest if longest >= LEAST_PAIRS else 0


def _read_only(load: Instruction) -> bool:
    return ".CONSTANT" in load.opcode
