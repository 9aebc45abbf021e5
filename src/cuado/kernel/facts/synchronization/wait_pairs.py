"""Waits that products of a warp group follow, and the wait for these: what lies between them.

A warp that multiplies waits for its factors, begins products, and waits for these. While it waits
for products it has time for what is no part of its work.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key


@dataclass(frozen=True, slots=True)
class WaitPair:
    """A wait, and the wait for products that are begun after it: always one after another.

    Attributes:
        wait: what is waited for first.
        products: the wait for products.
    """

    wait: Site
    products: Site


def wait_pairs_of(kernel: Kernel, sites: Sequence[Site]) -> Iterator[WaitPair]:
    """Waits that are followed by the wait for products, with products begun between.

    Both are of one basic block, from where the first wait has ended, and no other place is between:
    so whoever has waited at the first is at the second next.
    """
    code, begun = kernel.code, products_of(kernel.code).of_groups
    for wait, then in pairwise(sites):
        first = _ended_for_all(kernel, wait)
        if (
            then.kind is not SiteKind.PRODUCTS
            or first is None
            or code.instructions[then.index].guard
        ):
            continue
        if not _same_block(kernel, first, then.index):
            continue
        between = range(first, then.index)
        if not any(index in between and not code.instructions[index].guard for index in begun):
            continue
        # What the wait reads names its mbarrier, and is asked for again when products are begun.
        reads = set(code.keys(code.effects[wait.index].reads, wait.index))
        if reads.isdisjoint(_written(kernel, between)):
            yield WaitPair(wait, then)


def _ended_for_all(kernel: Kernel, wait: Site) -> int | None:
    """The instruction before which a wait has ended, and to which nobody comes another way."""
    if not wait.waits:
        return None
    if wait.exit is not None:
        return None if wait.exit.after else wait.exit.index
    after = wait.index + 1
    guarded = bool(kernel.code.instructions[wait.index].guard)
    return None if guarded or not _same_block(kernel, wait.index, after) else after


def _same_block(kernel: Kernel, one: int, other: int) -> bool:
    """True if two instructions are of one basic block, in this order."""
    block_of = kernel.slicer.flow.block_of
    return one <= other < len(kernel.code.instructions) and block_of[one] == block_of[other]


def _written(kernel: Kernel, indices: Iterable[int]) -> Iterator[Key]:
    code = kernel.code
    for index in indices:
        yield from code.keys(code.effects[index].writes, index)
