"""The flow graph of machine code: dominators, reconvergence points, loops and their exits."""

from collections.abc import Sequence

from cuado.backends.emulated.timing.workload import END, CodeBlock
from cuado.ptx.analysis.graph import Loop, dominator_sets, predecessors
from cuado.ptx.analysis.graph import natural_loops as loops_of


def _edges(code: Sequence[CodeBlock]) -> list[tuple[int, ...]]:
    return [block.successors for block in code]


def _dominators(code: Sequence[CodeBlock]) -> list[int]:
    """The dominators of each block, as bits."""
    edges = _edges(code)
    # A subroutine's first block has no predecessors: only a call leads to it.
    roots = [n for n, others in enumerate(predecessors(edges)) if not (n and others)]
    return dominator_sets(edges, roots)


def dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """The dominators of each block, itself included."""
    return [frozenset(n for n in range(len(code)) if each >> n & 1) for each in _dominators(code)]


def post_dominators(code: Sequence[CodeBlock]) -> list[frozenset[int]]:
    """The post-dominators of each block, itself and ``END`` included."""
    count = len(code)
    # Dominators of the reversed graph, in which END is a node of its own and the only root.
    forward = [[count if s == END else s for s in block.successors] for block in code]
    after = dominator_sets(predecessors([*forward, []]), [count])
    numbers = [*range(count), END]
    return [
        frozenset(n for n in numbers if (each >> (n % (count + 1))) & 1) for each in after[:count]
    ]


def reconvergence_points(code: Sequence[CodeBlock]) -> list[int]:
    """The reconvergence point of each block: its nearest post-dominator, which may be ``END``."""
    after = [*post_dominators(code), frozenset({END})]  # The last is that of END: -1.
    # The nearest post-dominator has the most post-dominators itself: all others come after it.
    return [
        max(after[number] - {number}, key=lambda each: len(after[each]))
        for number in range(len(code))
    ]


def natural_loops(code: Sequence[CodeBlock]) -> list[Loop]:
    """The natural loops, in the order of their back edges."""
    above = _dominators(code)
    return loops_of(_edges(code), lambda one, other: above[other] >> one & 1)


def looping(code: Sequence[CodeBlock]) -> list[bool]:
    """For each basic block, True if it is in a loop, or in a subroutine that a loop calls."""
    inside = {number for loop in natural_loops(code) for number in loop.blocks}
    left = list(inside)
    while left:
        block = code[left.pop()]
        # A subroutine's blocks are those behind its first: its own edges end there. The edges of
        # a loop's blocks lead out of it, and are followed from calls alone.
        called = [] if block.calls is None else _behind(code, block.calls)
        left += [number for number in called if number not in inside]
        inside.update(called)
    return [number in inside for number in range(len(code))]


def _behind(code: Sequence[CodeBlock], first: int) -> set[int]:
    """A block and all that its edges lead to."""
    found, left = {first}, [first]
    while left:
        new = {s for s in code[left.pop()].successors if s != END} - found
        found |= new
        left += new
    return found


def exit_groups(code: Sequence[CodeBlock]) -> list[list[int | None]]:
    """For each edge out of each block, the header of the largest loop that it leaves, or None."""
    largest = sorted(natural_loops(code), key=lambda loop: -len(loop.blocks))

    def left(number: int, successor: int) -> int | None:
        own = (x.header for x in largest if number in x.blocks and successor not in x.blocks)
        return next(own, None)

    return [[left(n, s) for s in block.successors] for n, block in enumerate(code)]
