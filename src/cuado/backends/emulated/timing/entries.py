"""Loops that not every warp enters, for warps with more, or less, work in loops than a mean one.

Where few warps enter a loop, those are the ones with work in it: a tail at the border of a grid is
entered by one warp, always, and by no other. So of a kind of warps with ``level`` times the work of
a mean warp, ``level`` times the share enters, all at most; what is left are more rounds.

The branches in front of a loop decide who enters. Let ``h(b)`` be the probability to come from
block ``b`` to the loop. Paths that enter are to be ``a`` times as frequent, all others ``c`` times,
and ``w(b) = a h(b) + c (1 - h(b))``. Then an edge from ``u`` to ``v`` that is taken with share
``p`` is to be taken with ``p w(v) / w(u)``: Doob's transform of a Markov chain (Kemeny, Snell,
Knapp, Denumerable Markov Chains, 1976, chapter 8).
"""

from collections.abc import Collection, Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.timing.workload import END, CodeBlock

ALL = 0.99
"""Share of warps that enter a loop from which on all are taken to do so."""
NONE = 1e-9
"""Share below which a loop is not reached by the branches' shares."""
DIVERGED = 0.02
"""Amount by which the shares of a block's edges exceed 1 where lanes diverge."""
_LEAST = 1e-12

Shares = Sequence[Sequence[float]]
Floats = npt.NDArray[np.float64]


def reaching(code: Sequence[CodeBlock], shares: Shares, header: int) -> Floats:
    """The probability to come from each block to a loop, which is not left again.

    Args:
        code: the basic blocks.
        shares: how often each edge out of each block is taken, for each run of the block.
        header: first block of the loop.
    """
    chain, wanted = np.eye(len(code)) * (1.0 + _LEAST), np.zeros(len(code))
    wanted[header] = 1.0
    for number, block in enumerate(code):
        total = max(sum(shares[number]), _LEAST)
        for target, share in zip(block.successors, shares[number], strict=True):
            if number != header and target != END:
                chain[number, target] -= share / total
    return np.clip(np.linalg.solve(chain, wanted), 0.0, 1.0)


def entering(
    code: Sequence[CodeBlock], shares: Shares, header: int, body: Collection[int], wanted: float
) -> list[list[float]] | None:
    """Shares of all edges by which a wanted share of the warps enters a loop.

    Args:
        code: the basic blocks.
        shares: as they are for a mean warp.
        header: first block of a loop that no other loop contains.
        body: its blocks, in which nothing is changed.
        wanted: share of the warps that are to enter it, 0 to 1.

    Returns:
        The shares; None where all warps enter, none does, or lanes of a warp diverge before the
        loop, so that a warp enters it and does not.
    """
    reached = reaching(code, shares, header)
    before = float(reached[0])
    # Elsewhere nothing is decided: no way leads to the loop, or every way does.
    deciding = [n for n, each in enumerate(reached) if NONE < each < 1.0 - NONE and n not in body]
    if not NONE < before < ALL or any(sum(shares[n]) > 1.0 + DIVERGED for n in deciding):
        return None
    more, fewer = wanted / before, (1.0 - wanted) / (1.0 - before)
    weight = [*(more * reached + fewer * (1.0 - reached)).tolist(), fewer]  # The last is of END.
    found = [list(each) for each in shares]
    for n in deciding:
        if weight[n] > 0:
            found[n] = [
                share * weight[target] / weight[n]
                for target, share in zip(code[n].successors, shares[n], strict=True)
            ]
    return found
