"""Where warps wait for each other, for copies and for products, and where they tell that they came.

A place that waits in a loop of its own (``mbarrier.try_wait``, tried again until the phase is over)
waits from where the loop is entered to where it is left. All others wait from the instruction
before them to the one after them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from cuado.kernel.facts.loops.loop import (
    WAITING,
    Entry,
    entry_of,
    exit_of,
    innermost,
    instructions_of,
)
from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.facts.synchronization.mbarriers import mbarriers_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Address, rendered
from cuado.ptx.syntax.tree import Instruction


class SiteKind(StrEnum):
    """What a place waits for, or tells."""

    MBARRIER = "mbarrier"
    BARRIER = "barrier"
    COPIES = "copies"
    COPIES_OUT = "copies out"
    PRODUCTS = "products"
    CLUSTER = "cluster"
    GRID = "grid before"
    ARRIVAL = "arrival"
    EXPECTS = "start of copies"


_ARRIVALS = frozenset({SiteKind.ARRIVAL, SiteKind.EXPECTS})
_BARRIERS = frozenset({"bar", "barrier"})
_ASKS = frozenset({"test_wait", "try_wait"})


@dataclass(frozen=True, slots=True)
class Site:
    """One place.

    Attributes:
        index: of the instruction.
        kind: what it waits for, or tells.
        entry: where the loop that waits is entered; None without one.
        exit: where it is left; None without one.
        late: whether the loop itself computes what is waited for: its address, or the phase.
    """

    index: int
    kind: SiteKind
    entry: Entry | None = None
    exit: Entry | None = None
    late: bool = False

    @property
    def waits(self) -> bool:
        """True if threads wait there; else they tell that they came."""
        return self.kind not in _ARRIVALS


def wait_sites_of(kernel: Kernel) -> tuple[tuple[Site, ...], tuple[int, ...]]:
    """The places of a kernel, in order; and the waits of which no begin or no end is known."""
    found: dict[int, Site] = {}
    unknown = []
    for index, kind in _kinds(kernel):
        site = _asking(kernel, index) if _asks(kernel, index) else Site(index, kind)
        if site is None:
            unknown.append(index)
        else:
            found[index] = site
    return tuple(found[index] for index in sorted(found)), tuple(unknown)


def address_of(instruction: Instruction) -> str:
    """The 32-bit address of an mbarrier, as text of an operand; empty if it is not at hand."""
    if instruction.base != "mbarrier" and not instruction.opcode.startswith("cp.async.mbarrier"):
        return ""
    words = instruction.opcode.split(".")
    is_shared = any(word.partition("::")[0] == "shared" for word in words)
    bases = [rendered(each.base) for each in _addresses(instruction)]
    return bases[0] if is_shared and len(bases) == 1 else ""


def offset_of(instruction: Instruction) -> int:
    """Bytes that are added to :func:`address_of`."""
    return next((each.offset or 0 for each in _addresses(instruction)), 0)


def _addresses(instruction: Instruction) -> list[Address]:
    return [each for each in instruction.operands if isinstance(each, Address)]


def _kinds(kernel: Kernel) -> Iterator[tuple[int, SiteKind]]:
    code = kernel.code
    barriers, copies, products = mbarriers_of(code), async_copies_of(code), products_of(code)
    yield from ((n, SiteKind.MBARRIER) for n in barriers.waits)
    yield from ((n, SiteKind.EXPECTS) for n in barriers.expects)
    yield from ((n, SiteKind.ARRIVAL) for n in barriers.arrivals + barriers.copied)
    yield from ((n, SiteKind.PRODUCTS) for n in products.waits)
    for index in copies.waits:
        is_bulk = "bulk" in code.instructions[index].opcode.split(".")
        yield index, SiteKind.COPIES_OUT if is_bulk else SiteKind.COPIES
    for index, instruction in enumerate(code.instructions):
        words = instruction.opcode.split(".")
        if words[:2] == ["griddepcontrol", "wait"]:
            yield index, SiteKind.GRID
        elif words[:3] == ["barrier", "cluster", "wait"]:
            yield index, SiteKind.CLUSTER
        elif words[:3] == ["barrier", "cluster", "arrive"]:
            yield index, SiteKind.ARRIVAL
        elif words[0] in _BARRIERS and "warp" not in words:
            yield index, SiteKind.ARRIVAL if "arrive" in words else SiteKind.BARRIER


def _asks(kernel: Kernel, index: int) -> bool:
    instruction = kernel.code.instructions[index]
    return instruction.base == "mbarrier" and bool(_ASKS & set(instruction.opcode.split(".")))


def _asking(kernel: Kernel, index: int) -> Site | None:
    """A wait that is asked for; None if it is in a loop that has several entries or exits."""
    loop = innermost(kernel, loops_of(kernel.slicer.flow), index)
    if loop is None or not _only_waits(kernel, index, instructions_of(kernel, loop)):
        return Site(index, SiteKind.MBARRIER)
    entry, end = entry_of(kernel, loop), exit_of(kernel, loop)
    if entry is None or end is None:
        return None
    code = kernel.code
    written = {
        key for n in instructions_of(kernel, loop) for key in code.keys(code.effects[n].writes, n)
    }
    late = not written.isdisjoint(code.keys(code.effects[index].reads, index))
    return Site(index, SiteKind.MBARRIER, entry, end, late)


def _only_waits(kernel: Kernel, index: int, loop: Iterable[int]) -> bool:
    """True if a loop does nothing but ask again."""
    return not any(
        n != index and (opcode.access is not None or opcode.traits & WAITING - {Trait.TIME})
        for n in loop
        for opcode in [kernel.code.effects[n].opcode]
    )
