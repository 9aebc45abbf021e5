"""Makes branches follow the decision of another thread, where that is safe.

A following thread runs code that its own decision would skip. So the code that a branch decides
must be harmless in the wrong thread, and neither an address nor another thread's own branch may
depend on it (a loop might not end).
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Kind, Proposal, Refusal
from cuado.kernel.rewrites.accesses.address_select import expectations
from cuado.kernel.rewrites.instructions.conditions import refusal_of_readers
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import Access, Space, Trait

HARMFUL = {
    Trait.BARRIER: "a barrier",
    Trait.WARP: "an exchange between lanes",
    Trait.CALL: "a call",
    Trait.EXIT: "an exit",
    Trait.TRAP: "a trap",
    Trait.ASYNC: "an asynchronous operation",
    Trait.TIME: "a wait",
    Trait.STACK: "the stack",
    Trait.FENCE: "a fence",
    Trait.TEXTURE: "a texture",
}
"""Operations that must not run against a thread's own decision, in words."""
_OF_ADDRESS = "an address, or whether it is used"
_SAFE = frozenset({Space.GLOBAL, Space.SHARED, Space.CONST})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})


@dataclass(frozen=True, slots=True)
class Among:
    """The threads that are to decide alike: lanes of a warp, or warps of a block.

    Branches that the launch's numbers settle for all threads are not among these.

    Attributes:
        branches: conditional branches at which they may diverge.
        exits: guarded exits at which they may diverge.
        is_common: whether an access goes to the same address in all of them.
    """

    branches: frozenset[int]
    exits: frozenset[int]
    is_common: Callable[[int], bool]

    @property
    def diverging(self) -> frozenset[int]:
        """All branches and exits at which they may diverge."""
        return self.branches | self.exits


@dataclass(frozen=True, slots=True)
class Choice:
    """The branches that follow, and why each other candidate does not."""

    chosen: frozenset[int]
    kept: dict[int, str]

    def notes(self) -> tuple[str, ...]:
        """Notes for the reader on the branches that stay."""
        return tuple(
            f"{count} of the branches are unchanged: {why}"
            for why, count in Counter(self.kept.values()).items()
        )

    @property
    def commonest(self) -> str:
        """The most common reason of the branches that stay."""
        return Counter(self.kept.values()).most_common(1)[0][0]


Impossible = Callable[[int, frozenset[int]], str]
"""Why a branch cannot follow, given those that do; empty if it can."""


def choose(
    kernel: Kernel, among: Among, candidates: Iterable[int], impossible: Impossible
) -> Choice | Refusal:
    """Choose the branches that can follow another thread safely."""
    refusal = kernel.once(choose, lambda: refusal_of_written_addresses(kernel))
    if refusal is not None:
        return refusal
    candidates = frozenset(candidates)
    harm = {n: _harm(kernel, n, among) for n in sorted(candidates)}
    if any(not why for why in harm.values()):  # Slices take longest.
        used = _used(kernel, among)
        harm |= {n: _OF_ADDRESS for n, why in harm.items() if not why and n in used}
    kept = {n: f"they decide {why}" for n, why in harm.items() if why}
    chosen = candidates - kept.keys()
    while chosen:
        # A branch that stays must not depend on one that follows. Each branch dropped here stays,
        # and may bind others: again until none is dropped.
        bound = chosen & _deciding(kernel, among.diverging - chosen)
        stuck = dict.fromkeys(sorted(bound), "they decide another branch that cannot be changed")
        stuck |= {n: why for n in sorted(chosen - bound) if (why := impossible(n, chosen))}
        if not stuck:
            break
        kept |= stuck
        chosen -= stuck.keys()
    return Choice(chosen, kept)


def refusal_of_written_addresses(kernel: Kernel) -> Refusal | None:
    """Refuses kernels that may read back addresses that they wrote: those will be wrong."""
    effects = kernel.code.effects
    accesses = [n for n, e in enumerate(effects) if e.opcode.access is not None]
    writes = [n for n in accesses if effects[n].opcode.access in _WRITING]
    readers = sorted(kernel.slicer.addresses_of(accesses).loads)
    return refusal_of_readers(kernel, writes, readers)


def _harm(kernel: Kernel, branch: int, among: Among) -> str:
    """The harmful operation that a branch decides, in words; empty if there is none."""
    flow = kernel.slicer.flow
    for number in kernel.lanes.divergence.controlled_by(flow.block_of[branch]):
        block = flow.blocks[number]
        for index in range(block.first, block.last + 1):
            effects = kernel.code.effects[index]
            for trait, what in HARMFUL.items():
                if trait in effects.opcode.traits:
                    return what
            access = effects.opcode.access
            if access is None or (access is Access.LOAD and effects.opcode.space is Space.PARAM):
                continue
            if access is Access.ATOMIC or kernel.space(index) not in _SAFE:
                return "memory accesses"
            if not among.is_common(index):
                return "memory accesses"
    return ""


def _used(kernel: Kernel, among: Among) -> frozenset[int]:
    """The slices of addresses, and of the predicates of guarded accesses and barriers."""
    code, slicer = kernel.code, kernel.slicer
    accesses = [n for n, e in enumerate(code.effects) if e.opcode.access is not None]
    guarded = [
        n
        for n in (*accesses, *kernel.barriers)
        if code.instructions[n].guard and not among.is_common(n)
    ]
    return slicer.addresses_of(accesses).instructions | slicer.control_of(guarded).instructions


def _deciding(kernel: Kernel, branches: Iterable[int]) -> frozenset[int]:
    """The slices of the predicates of some branches, and of their execution."""
    return kernel.slicer.control_of(branches).instructions


def proposal(rewriting: Rewriting, choice: Choice, *notes: str) -> Proposal:
    """The experiment: off, every thread decides for itself."""
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=partial(expectations, rewriting.subject),
        touched=tuple(sorted(choice.chosen)),
        notes=(*choice.notes(), *notes),
    )
