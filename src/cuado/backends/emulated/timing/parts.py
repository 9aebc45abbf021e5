"""Unevenness of a block: from each barrier to the next another warp may be the slowest."""

from collections.abc import Sequence
from itertools import zip_longest

from cuado.backends.emulated.timing.walk import Path
from cuado.backends.emulated.timing.workload import CodeBlock, Operation


def unevenness(code: Sequence[CodeBlock], walks: Sequence[Path]) -> float:
    """How much longer a block takes than its longest warp, since warps wait at barriers.

    It is the sum over all parts of the longest warp's instructions, divided by the instructions of
    the warp that has most in total; 1 if it is always the same warp, or all are alike.

    Args:
        code: the basic blocks.
        walks: paths of the warps of one block.
    """
    every = [_parts(code, walk) for walk in walks]
    longest = sum(max(each) for each in zip_longest(*every, fillvalue=0))
    busiest = max(map(sum, every), default=0)
    return longest / busiest if busiest else 1.0


def _parts(code: Sequence[CodeBlock], walk: Path) -> list[int]:
    """The number of instructions in each part of a path."""
    found = [0]
    for number in walk:
        for step in code[number].steps:
            found[-1] += 1
            if step.operation is Operation.BARRIER:
                found.append(0)
    return found
