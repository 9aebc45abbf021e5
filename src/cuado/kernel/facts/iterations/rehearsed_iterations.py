"""One iteration of a loop as each thread of a block makes it, as far as the launch tells.

Where the launch decides which way each thread goes through an iteration, and where it accesses
shared memory, the threads can be followed step by step: integers that follow from the thread's
index, the launch's numbers and the counters of inner loops are computed, all else is not known.
What the loop itself carries from one iteration to the next is not known either, so that what is
found holds for each iteration. An undecided branch is passed over where nothing of shared memory,
and no barrier, lies on either way.

A byte that a load reads is *fresh* if the iteration does not write it at all, or if the thread
itself, or any thread before the last barrier of the block, has written it in this iteration.
"""

from cuado.kernel.facts.iterations.thread_rehearsal import Event, Rehearsal, UndecidedError
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access

_WRITING = frozenset({Access.STORE, Access.ATOMIC})


def fresh_loads(kernel: Kernel, loop: Loop) -> frozenset[int]:
    """Loads of shared memory that read nothing of an earlier iteration; empty if that is open."""
    return kernel.once(("fresh loads", loop.header), lambda: _fresh_loads(kernel, loop))


def _fresh_loads(kernel: Kernel, loop: Loop) -> frozenset[int]:
    try:
        rehearsal = Rehearsal(kernel, loop)
        threads = range(kernel.launch.threads_per_block)
        made = [each for each in map(rehearsal.run, threads) if each is not None]
    except UndecidedError:
        return frozenset()
    # Who comes to fewer barriers has left, or waits where others do not.
    if len({len(each) for each in made}) != 1:
        return frozenset()
    return _fresh(made)


def _fresh(made: list[list[list[Event]]]) -> frozenset[int]:
    """The loads of which all bytes are fresh, from what threads do between barriers."""
    every = [event for thread in made for part in thread for event in part]
    may = {b for event in every if event.access in _WRITING for b in event.bytes}
    stale, before = set[int](), set[int]()
    for parts in zip(*made, strict=True):
        written = [_written(part, may, before, stale) for part in parts]
        before.update(*written)
    return frozenset({event.index for event in every} - stale)


def _written(part: list[Event], may: set[int], before: set[int], stale: set[int]) -> set[int]:
    """The bytes that a thread writes between two barriers; loads of others' go to ``stale``.

    Args:
        part: what it does.
        may: bytes that the iteration writes.
        before: those that it has written before the first barrier.
        stale: is added to.
    """
    own: set[int] = set()
    for event in part:
        if event.access is not Access.STORE:
            missing = may.intersection(event.bytes) - before - own
            if missing:
                stale.add(event.index)
        if event.access in _WRITING:
            own.update(event.bytes)
    return own
