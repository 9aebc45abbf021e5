"""Loops that the assembler left as they are in the original: it must not unroll them in a copy."""

from cuado.ptx.analysis.dominance import dominators
from cuado.ptx.analysis.flow import Flow
from cuado.whatif.subject import Subject


def kept_loops(subject: Subject) -> frozenset[int]:
    """Header blocks of the loops that were not unrolled.

    A loop was not if no access or barrier in it, inner loops left out, was made into more than one
    machine instruction. Of one with neither nothing is known; it is left to the assembler.
    """
    flow = subject.slicer.flow
    bodies = _bodies(flow)
    found = set()
    for header, body in bodies.items():
        inner = {b for other, blocks in bodies.items() if other in body - {header} for b in blocks}
        copies = [
            subject.copies[n]
            for block in body - inner
            for n in range(flow.blocks[block].first, flow.blocks[block].last + 1)
            if subject.copies[n]
        ]
        if copies and max(copies) == 1:
            found.add(header)
    return frozenset(found)


def _bodies(flow: Flow) -> dict[int, frozenset[int]]:
    """Blocks of each natural loop by its header."""
    immediate = dominators(flow)
    predecessors: list[list[int]] = [[] for _ in flow.blocks]
    for number, following in enumerate(flow.successors):
        for successor in following:
            predecessors[successor].append(number)
    bodies: dict[int, set[int]] = {}
    for number, following in enumerate(flow.successors):
        for header in following:
            if not _dominates(immediate, header, number):
                continue
            body = bodies.setdefault(header, {header})
            todo = [number]
            while todo:
                block = todo.pop()
                if block not in body:
                    body.add(block)
                    todo += predecessors[block]
    return {header: frozenset(body) for header, body in bodies.items()}


def _dominates(immediate: list[int | None], one: int, other: int) -> bool:
    at: int | None = other
    while at is not None and at != one:
        at = immediate[at]
    return at == one
