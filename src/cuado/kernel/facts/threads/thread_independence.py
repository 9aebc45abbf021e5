"""Decides if the threads of a launch may be grouped into other blocks and warps."""

from collections.abc import Iterator

from cuado.kernel.facts.reductions.atomic_order import order_of_atomics
from cuado.kernel.facts.threads.block_independence import unusual_reads
from cuado.kernel.facts.threads.thread_indices import objections as objections_to_indices
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Space, is_special

INDICES = ("%tid", "%ctaid", "%ntid", "%nctaid")
"""Special registers that a thread keeps, whatever block it is in."""


def objections(kernel: Kernel) -> Iterator[str]:
    """The reasons why the grouping of threads into blocks may matter; none if it does not."""
    # Threads of a block are like any threads of the grid unless they wait for each other, share
    # memory, or are told apart by more than their index: these are all the ways.
    if kernel.barriers:
        yield "threads of a block wait for each other"
    if any(kernel.space(n) is Space.SHARED for n, _ in enumerate(kernel.code.effects)):
        yield "threads of a block share memory"
    if kernel.shared.arrays or kernel.unresolved:
        yield "threads of a block may share memory"
    if any("cluster" in each.name for each in kernel.function.directives):
        yield "the kernel requires clusters"
    if special := _other_special(kernel):
        yield special
    yield from objections_to_indices(kernel)
    yield from unusual_reads(kernel, *INDICES)
    if reason := order_of_atomics(kernel):
        yield reason


def _other_special(kernel: Kernel) -> str:
    """A special register that is read and is neither an index nor a size; or empty."""
    for index, effects in enumerate(kernel.code.effects):
        for name in effects.reads:
            if is_special(name) and name.partition(".")[0] not in INDICES:
                line = kernel.code.line(index)
                return f"PTX line {line} reads a special register that is not an index: {name}"
    return ""
