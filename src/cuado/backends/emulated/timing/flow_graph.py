"""What follows what in machine code: dominators, where paths meet again, loops and their exits."""

from collections.abc import Sequence

from cuado.backends.emulated.timing.workload import END, CodeBlock


def predecessors(code: Sequence[CodeBlock]) -> list[list[int]]:
    """For each block those that it may follow."""
    found: list[list[int]] = [[] for _ in code]
    for number, block in enumerate(code):
        for successor in block.successors:
            if successor != END:
                found[successor].append(number)
    return found


def dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """For each block those that every path to it from the first comes through; itself as well."""
    before = predecessors(code)
    every = frozenset(range(len(code)))
    found = [frozenset({0}), *[every] * (len(code) - 1)]
    changed = True
    while changed:
        changed = False
        for number in range(1, len(code)):
            ways = [found[b] for b in before[number]]
            own = (frozenset.intersection(*ways) if ways else frozenset()) | {number}
            if own != found[number]:
                found[number], changed = own, True
    return found


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
    """Blocks of each loop, by the block that it is entered at; loops in one block are loops.

    A loop is what an edge back to a dominator closes; those with the same first block are one. What
    is entered at several blocks is none.
    """
    above = dominators(code)
    before = predecessors(code)
    found: dict[int, set[int]] = {}
    for number, block in enumerate(code):
        for head in block.successors:
            if head == END or head not in above[number]:
                continue
            body = found.setdefault(head, {head})
            coming = [number]
            while coming:
                each = coming.pop()
                if each not in body:
                    body.add(each)
                    coming += before[each]
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
