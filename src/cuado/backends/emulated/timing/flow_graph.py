"""What follows what in machine code: dominators, where paths meet again, loops and their exits."""

from collections.abc import Sequence

from cuado.backends.emulated.machine_code import graph
from cuado.backends.emulated.timing.workload import END, CodeBlock


def dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """For each block those that every path to it from the first comes through; itself as well."""
    return [
        frozenset(n for n in range(len(code)) if above >> n & 1) for above in _ways_into(code)[1]
    ]


def _ways_into(code: Sequence[CodeBlock]) -> tuple[list[list[int]], list[int]]:
    """For each block those that it may follow, and its dominators, as bits."""
    before = graph.predecessors([block.successors for block in code])
    # Subroutines begin where nothing leads but a call.
    roots = [n for n, others in enumerate(before) if not (n and others)]
    return before, graph.dominators(before, roots)


def post_dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """For each block those that every path from it comes to; itself and ``END`` as well."""
    every = frozenset({END, *range(len(code))})
    after = dict.fromkeys(range(len(code)), every) | {END: frozenset({END})}
    changed = True
    while changed:
        changed = False
        for number in reversed(range(len(code))):
            ways = [after[s] for s in code[number].successors]
            common = frozenset.intersection(*ways) | {number}
            if common != after[number]:
                after[number], changed = common, True
    return [after[number] for number in range(len(code))]


def meeting_points(code: Sequence[CodeBlock]) -> list[int]:
    """For each block the nearest that every path from it comes to; ``END`` if only the end is."""
    after = [*post_dominators(code), frozenset({END})]  # The last is that of END: -1.
    # The nearest is the one that all others come after.
    return [
        max(after[number] - {number}, key=lambda each: len(after[each]))
        for number in range(len(code))
    ]


def natural_loops(code: Sequence[CodeBlock]) -> dict[int, frozenset[int]]:
    """Blocks of each loop, by the block that it is entered at."""
    before, above = _ways_into(code)
    found = graph.natural_loops([block.successors for block in code], before, above)
    return {head: frozenset(body) for head, body in found.items()}


def exit_groups(code: Sequence[CodeBlock]) -> list[list[int | None]]:
    """For each way out of each block the first block of the largest loop that it leaves.

    None if it leaves none.
    """
    largest = sorted(natural_loops(code).items(), key=lambda loop: -len(loop[1]))

    def left(number: int, successor: int) -> int | None:
        own = (h for h, body in largest if number in body and successor not in body)
        return next(own, None)

    return [[left(n, s) for s in block.successors] for n, block in enumerate(code)]
