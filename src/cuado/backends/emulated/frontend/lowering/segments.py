"""Segments, the entry points of compiled code: basic blocks, split after barriers.

A warp leaves the compiled code at a barrier and comes back after it, so a barrier ends a segment
as a branch does; so does a test of an mbarrier, behind which a warp that waits in vain lets others
run. Lanes that diverge at a branch reconverge at its immediate post-dominator.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.flow import EXIT, Flow
from cuado.ptx.semantics.opcode import Trait

LEAVES = frozenset({Trait.BARRIER, Trait.POLL})
"""Traits of instructions at which a warp may leave the compiled code and come back."""
NOWHERE = -1
"""Point of reconvergence of lanes that reconverge only by exiting."""


@dataclass(frozen=True, slots=True)
class Segment:
    """Instructions ``first`` to ``last``, included.

    Attributes:
        number: number of the segment.
        first: first instruction.
        last: last instruction.
        successors: segments that may follow; ``EXIT`` for the end.
        reconvergence: segment at which lanes that diverge at its end reconverge.
        is_loop: true for a loop head: an edge leads to it from itself or from a later block.
    """

    number: int
    first: int
    last: int
    successors: tuple[int, ...]
    reconvergence: int
    is_loop: bool


def segments_of(code: Code, flow: Flow) -> tuple[Segment, ...]:
    """The segments of a kernel, in order of the text."""
    pieces: list[tuple[int, int, int]] = []  # block, first, last
    first_of: list[int] = []
    for at, block in enumerate(flow.blocks):
        first_of.append(len(pieces))
        start = block.first
        for index in range(block.first, block.last):
            if not LEAVES.isdisjoint(code.effects[index].opcode.traits):
                pieces.append((at, start, index))
                start = index + 1
        pieces.append((at, start, block.last))
    # A back edge is one that does not lead forward in the text; its target is a loop head.
    immediate = post_dominators(flow)
    heads = {
        first_of[target]
        for at, block in enumerate(flow.blocks)
        for target in block.successors
        if target != EXIT and target <= at
    }
    found = []
    for number, (own, first, last) in enumerate(pieces):
        ends = number + 1 == len(pieces) or pieces[number + 1][0] != own
        following = flow.blocks[own].successors if ends else ()
        successors = tuple(s if s == EXIT else first_of[s] for s in following)
        # A piece that ends at a barrier within a block continues with the next piece.
        if not ends:
            successors = (number + 1,)
        after = immediate[own]
        reconvergence = NOWHERE if after is None else first_of[after]
        found.append(Segment(number, first, last, successors, reconvergence, number in heads))
    return tuple(found)


def live_in(code: Code, segments: tuple[Segment, ...]) -> frozenset[Key]:
    """The registers that may be read before any write."""
    return frozenset(_live(code, segments)[0]) if segments else frozenset()


def live_out(code: Code, segments: tuple[Segment, ...]) -> list[frozenset[object]]:
    """For each segment the registers whose values are read after it."""
    live = _live(code, segments)
    return [
        frozenset().union(*(live[s] for s in segment.successors if s != EXIT))
        for segment in segments
    ]


def _live(code: Code, segments: tuple[Segment, ...]) -> list[set[Key]]:
    """For each segment the registers that are read in it or after it, before a write."""
    reads, kills = [], []
    for segment in segments:
        early: set[Key] = set()
        killed: set[Key] = set()
        for index in range(segment.first, segment.last + 1):
            effects = code.effects[index]
            early |= set(code.keys(effects.reads, index)) - killed
            if effects.definite:
                killed |= set(code.keys(effects.writes, index))
            else:  # Lanes that do not write keep their values.
                early |= set(code.keys(effects.writes, index)) - killed
        reads.append(early)
        kills.append(killed)
    # The usual backward iteration to a fixed point: live = reads + (live after - writes).
    live = [set(each) for each in reads]
    changed = True
    while changed:
        changed = False
        for segment in reversed(segments):
            after: set[Key] = set()
            for successor in segment.successors:
                if successor != EXIT:
                    after |= live[successor]
            more = reads[segment.number] | (after - kills[segment.number])
            if more != live[segment.number]:
                live[segment.number] = more
                changed = True
    return live
