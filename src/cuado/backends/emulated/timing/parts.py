"""Parts of paths, from each barrier to the next: how much longer the longest warp's is."""

from collections.abc import Sequence
from itertools import zip_longest

from cuado.backends.emulated.timing.walk import Path
from cuado.backends.emulated.timing.workload import CodeBlock, Operation


def unevenness(code: Sequence[CodeBlock], walks: Sequence[Path]) -> float:
    """Of a block whose warps take these paths, instructions of the longest warp of each part, over
    those of the warp that has most; 1 if it is always the same one, or all are alike.

    Args:
        code: that is walked.
        walks: of the block's warps.
    """
    every = [_parts(code, walk) for walk in walks]
    longest = sum(max(each) for each in zip_longest(*every, fillvalue=0))
    busiest = max(map(sum, every), default=0)
    return longest / busiest if busiest else 1.0


def _parts(code: Sequence[CodeBlock], walk: Path) -> list[int]:
    """Instructions of each part."""
    found = [0]
    for number in walk:
        for step in code[number].steps:
            found[-1] += 1
            if step.operation is Operation.BARRIER:
                found.append(0)
    return found
