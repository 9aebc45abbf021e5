"""Which addresses may alias: the one notion of aliasing, for analyses and proofs.

Memory is divided into *regions* that lie apart from each other: a buffer of the launch, a variable
of the module, a static shared array, all dynamic shared memory (however many ``extern`` arrays name
it), a local array, a parameter. An access goes to the regions that its address may come from, which
``addresses`` follows through the code, and which the launch's arguments give for pointers:

- a ``Buffer`` is an allocation of its own, and so is each ``Buffer`` of ``Launch.memory``. Two of
  them lie apart, unless both have an address and these say otherwise;
- a ``Pointer`` leads into its buffer, and from there to any byte of it, before it as well as behind
  it. Two pointers into one buffer may alias, unless the ranges of the integers that are added to
  them are known for all threads, and lie apart;
- a pointer in a structure leads where the structure's ``pointers`` say;
- an argument that is a number, a pointer from memory, and what cannot be followed may lead anywhere
  in the spaces that the instruction allows; where it is generic, in all of them.

Without a launch, all pointer parameters of a kernel may alias. Constant memory and parameters of a
kernel are read only. As C++ and the compilers do, it is assumed that an address stays in the region
that it was made from: an access outside of its buffer or array has no meaning. ``cuado check``
finds such accesses, and so do the canaries around the buffers.

What is found holds for this launch's pointers, sizes and integers. A launch of rewritten code has
to keep them: ``cuado.optimizer.conditions`` states them, and emitted launchers check them.
"""

from functools import cached_property

from cuado.kernel.facts.accesses.regions import Region, Regions, Touch, Where, are_disjoint
from cuado.kernel.facts.synchronization.mbarriers import uses_mbarrier
from cuado.kernel.values.distances import Distances, Span
from cuado.model.launch import Launch
from cuado.ptx.analysis.addresses import Addresses
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access

_COUNTED = frozenset({Access.COPY, Access.UNKNOWN, None})
"""Copies, calls, and what is not known may change the state of an mbarrier."""


class Aliasing:
    """Which accesses of one function may alias.

    Args:
        code: the function.
        addresses: where its addresses come from.
        launch: the launch with its arguments; None where they are not known.
        distances: how far accesses go from their pointers, in the launch; None where that is not
            known.
    """

    def __init__(
        self,
        code: Code,
        addresses: Addresses,
        launch: Launch | None = None,
        distances: Distances | None = None,
    ) -> None:
        self._code = code
        self._count, self._distances = len(code.instructions), distances
        self._regions = Regions(code, addresses, launch)
        self._meeting: dict[tuple[Where, Where], bool] = {}
        self._written: dict[int, tuple[int, ...]] = {}

    # What is asked of it

    def may_alias(self, one: int, other: int) -> bool:
        """True unless two instructions provably access no common byte."""
        return self._any_meet(one, other, written=False)

    def may_conflict(self, one: int, other: int) -> bool:
        """True if two instructions may access a common byte, and one of them writes it."""
        return self._any_meet(one, other, written=True)

    def writers_of(self, index: int) -> tuple[int, ...]:
        """Other instructions that may write what this one reads, in order."""
        if index not in self._written:
            self._written[index] = tuple(self._writing(index))
        return self._written[index]

    def _writing(self, index: int) -> list[int]:
        places = [touch.where for touch in self.touches(index) if touch.reads]
        found = {
            n
            for where, members in self._writers.items()
            if any(self._share(where, place) for place in places)
            for n in members
            if n != index
        }
        return sorted(n for n in found if self._may_pass(n, index) and self.may_alias(n, index))

    def _may_pass(self, writer: int, reader: int) -> bool:
        """False where one of the two works on an mbarrier and the other on data.

        An mbarrier is opaque: its state comes from its own operations and from the copies that it
        counts, and nothing else may read or write it while it is valid (PTX ISA 9.7.13.15).
        """
        counts, waits = (uses_mbarrier(self._code.instructions[n]) for n in (writer, reader))
        if waits:
            return counts or self._code.effects[writer].opcode.access in _COUNTED
        return not counts

    def reads(self, index: int) -> bool:
        """True if an instruction reads memory; a call may."""
        return any(touch.reads for touch in self.touches(index))

    def writes(self, index: int) -> bool:
        """True if an instruction writes memory; a call may."""
        return any(touch.writes for touch in self.touches(index))

    def regions(self, index: int) -> frozenset[Region] | None:
        """Regions that an instruction's address may point into; None where that is not known.

        For an instruction with several addresses, those of the first one.
        """
        touches = self.touches(index)
        return touches[0].regions if touches else None

    def region(self, index: int) -> Region | None:
        """The only region that an address may point into; None where that is not known."""
        regions = self.regions(index)
        return next(iter(regions)) if regions is not None and len(regions) == 1 else None

    def touches(self, index: int) -> tuple[Touch, ...]:
        """The places that an instruction accesses; none for one that accesses no memory."""
        return self._regions.touches(index)

    # How it is found out

    @cached_property
    def _writers(self) -> dict[Where, list[int]]:
        """The instructions that write memory, by place: there are far fewer places than writes."""
        found: dict[Where, list[int]] = {}
        for index in range(self._count):
            for touch in self.touches(index):
                if touch.writes:
                    found.setdefault(touch.where, []).append(index)
        return found

    def _any_meet(self, one: int, other: int, *, written: bool) -> bool:
        return any(
            self._share(a.where, b.where) and not self._lie_apart((one, a), (other, b))
            for a in self.touches(one)
            for b in self.touches(other)
            if a.writes or b.writes or not written
        )

    def _share(self, one: Where, other: Where) -> bool:
        """True if two places may have a byte in common."""
        if (one, other) not in self._meeting:
            (spaces, first), (others, second) = one, other
            # Different spaces share nothing. In one space, an unknown region (None) may be any, so
            # only pairs of known regions that are all apart prove that no byte is shared.
            self._meeting[one, other] = not spaces.isdisjoint(others) and (
                first is None
                or second is None
                or not all(self._regions.are_apart(a, b) for a in first for b in second)
            )
        return self._meeting[one, other]

    def _lie_apart(self, one: tuple[int, Touch], other: tuple[int, Touch]) -> bool:
        """True if different pointers provably lead two accesses to different bytes of a buffer.

        Accesses through one pointer are left to each analysis: only that knows the threads and
        iterations in question.
        """
        if one[1].roots == other[1].roots:
            return False
        first, second = (self._bytes(*each) for each in (one, other))
        return first is not None and second is not None and are_disjoint(first, second)

    def _bytes(self, index: int, touch: Touch) -> Span | None:
        """The bytes that an access may go to, from the start of its one buffer."""
        span = self._span(index, touch)
        if span is None or touch.regions is None or len(touch.regions) != 1:
            return None
        (root,) = touch.roots
        begin = self._regions.begin(root)
        return begin + span[0], begin + span[1]

    def _span(self, index: int, touch: Touch) -> Span | None:
        """The bytes that an access may go to, from where its one pointer leads."""
        if self._distances is None or touch.operand is None or len(touch.roots) != 1:
            return None
        return self._distances.span(index, touch.operand)
