"""Refusals that several experiments share."""

from collections.abc import Iterable

from cuado.kernel.facts.synchronization.protocols import why_not_understood
from cuado.kernel.facts.threads.launch_ends import ends_launch
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.ptx.semantics.opcode import Access, Space, Trait

_PROTOCOLS = {
    Trait.ASYNC: "asynchronous copies or mbarriers",
    Trait.DESCRIPTOR: "warpgroup matrix products",
    Trait.CALL: "calls of functions that were not inlined",
    Trait.TIME: "clock reads or sleeping",
    Trait.TRAP: "a trap",
}
_OF_TILES = frozenset({Trait.ASYNC, Trait.DESCRIPTOR})


def nothing_to(kernel: Kernel, what: str) -> Refusal:
    """The refusal if there is nothing to relax, or if that is unknown for some accesses."""
    count = len(kernel.unresolved)
    if not count:
        return Refusal(f"the kernel {what}", absent=True)
    return Refusal(
        f"the state space of {count} generic accesses is unknown: build with optimization"
    )


def refusal_of_protocols(kernel: Kernel, *, with_tiles: bool = False) -> Refusal | None:
    """Refuses kernels whose accesses cannot be removed one by one, or cannot be analysed.

    Args:
        kernel: the kernel.
        with_tiles: whether asynchronous copies and products of warp groups may stay as they are,
            or are changed with their protocol kept whole: then they are refused only where they
            are not understood.
    """
    if with_tiles and (words := why_not_understood(kernel)):
        return Refusal(words)
    for trait, words in _PROTOCOLS.items():
        found = [n for n in kernel.having(trait) if not ends_launch(kernel.code, n)]
        if found and not (with_tiles and trait in _OF_TILES):
            instruction = kernel.code.instructions[found[0]]
            line = kernel.module.lines(instruction.start)
            return Refusal(f"the kernel uses {words} ({instruction.opcode}, PTX line {line})")
    if kernel.slicer.flow.unresolved:
        index = kernel.slicer.flow.unresolved[0]
        line = kernel.code.line(index)
        return Refusal(f"indirect branch (brx.idx) with unknown targets (PTX line {line})")
    return None


def refusal_of_readers(
    kernel: Kernel, stores: Iterable[int], readers: Iterable[int] | None = None
) -> Refusal | None:
    """Refuses to change stores that a deciding load (of an address or a branch) may read back.

    ``readers`` are the loads in question, by default all that decide either.
    """
    steering = [
        n
        for n in (kernel.steering if readers is None else readers)
        if kernel.code.effects[n].opcode.access in (Access.LOAD, Access.ATOMIC)
        and kernel.space(n) in (Space.GLOBAL, Space.GENERIC)
        and not _is_read_only(kernel, n)
    ]
    for store in stores:
        for load in steering:
            if kernel.aliasing.may_alias(store, load):
                line = kernel.code.line(load)
                return Refusal(
                    f"stored data may be read back and decide an address or a branch "
                    f"(PTX line {line})"
                )
    return None


def _is_read_only(kernel: Kernel, index: int) -> bool:
    """True if a load goes through the read-only path: no store of the launch may alias it."""
    return ".nc" in kernel.code.instructions[index].opcode


def stay_note(what: str, total: int, staying: int) -> tuple[str, ...]:
    """A note if some of the accesses stay."""
    if not staying:
        return ()
    return (
        f"{staying} of {total} {what} are kept: an address or a branch depends on them, "
        "or they order memory between threads",
    )
