"""Decides if each iteration of a loop rewrites the local arrays that it reads.

A thread that makes only some of the iterations finds in its local arrays what these have left, and
not what all before them did. That is the same if what the loop may write of an array is surely
written again before it may be read: in the same iteration, or after the loop. Stores that dominate
a load come before it in the same iteration, as the loop's begin dominates both. An inner loop whose
iterations are known is followed step by step: ``sinf`` of a large number, for example, has one that
writes six words, of which it then reads some.

A local array of a function in place of its call holds nothing where the function's scope begins: no
call finds what an earlier one has left on its stack. Any other scope's array is one for the whole
kernel: machine code has one place for it, which keeps its content from iteration to iteration.
"""

from collections.abc import Iterable

from cuado.kernel.facts.accesses.regions import Region
from cuado.kernel.facts.loops.iteration_counts import name_of, where
from cuado.kernel.facts.loops.known_trips import addresses_of_steps
from cuado.kernel.facts.loops.loop import innermost
from cuado.kernel.facts.synchronization.barrier_order import Offsets
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import forms_of
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.inlining import is_inlined
from cuado.ptx.semantics.opcode import Access, Space

_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_LOCAL = frozenset({Space.LOCAL, Space.GENERIC})


def objection_to_locals(kernel: Kernel, loop: Loop) -> str:
    """Why an iteration may read what another one left in a local array; empty if none does."""
    if not {*kernel.accesses(Access.STORE, Space.LOCAL)}:
        return ""
    found = _RewrittenLocals(kernel, loop).first_stale()
    if found is None:
        return ""
    return (
        f"{name_of(kernel, loop)} writes a local array, which another iteration may read ({found})"
    )


class _RewrittenLocals:
    """Local arrays in the iterations of one loop."""

    def __init__(self, kernel: Kernel, loop: Loop) -> None:
        self._kernel, self._loop = kernel, loop
        self._region = kernel.aliasing.region
        self._flow, self._effects = kernel.slicer.flow, kernel.code.effects
        self._offsets = Offsets(kernel, Space.LOCAL)
        self._dominates = Dominance(self._flow)

    def first_stale(self) -> str | None:
        """The first load of what another iteration may have written, as a line; None if none is."""
        inside = self._loop.blocks
        stores = [n for n in self._those(_WRITING) if self._flow.block_of[n] in inside]
        after = self._following()
        for load in self._those(_READING):
            if self._flow.block_of[load] not in inside | after:
                continue
            if self._begins_anew(load):
                continue
            may = [n for n in stores if self._kernel.aliasing.may_alias(n, load)]
            if may and not self._is_fresh(load, may):
                return where(self._kernel, load)
        return None

    def _those(self, accesses: frozenset[Access]) -> list[int]:
        live, block_of = forms_of(self._kernel).live, self._flow.block_of
        return [
            n
            for n, effects in enumerate(self._effects)
            if effects.opcode.access in accesses
            and self._kernel.space(n) in _LOCAL
            and block_of[n] in live
        ]

    def _following(self) -> frozenset[int]:
        """Blocks behind the loop."""
        seen, todo = set[int](), [*self._loop.blocks]
        while todo:
            for each in self._flow.successors[todo.pop()]:
                if each != EXIT and each not in seen and each not in self._loop.blocks:
                    seen.add(each)
                    todo.append(each)
        return frozenset(seen)

    def _begins_anew(self, load: int) -> bool:
        """True if a load reads arrays alone that each iteration has for itself."""
        regions = self._kernel.aliasing.regions(load)
        return bool(regions) and all(
            each.space is Space.LOCAL and self._is_own(each.scope) for each in regions or ()
        )

    def _is_own(self, scope: int) -> bool:
        """True if a scope is of a call that each iteration makes anew, and ends before it does."""
        code = self._kernel.code
        return any(is_inlined(code, each) and self._is_inside(each) for each in code.around(scope))

    def _is_inside(self, scope: int) -> bool:
        code, block_of = self._kernel.code, self._flow.block_of
        if code.is_within(self._flow.blocks[self._loop.header].first, scope):
            return False
        those = (n for n in range(len(code.instructions)) if code.is_within(n, scope))
        return all(block_of[n] in self._loop.blocks for n in those)

    def _is_fresh(self, load: int, stores: list[int]) -> bool:
        """True if what a load may read, and some stores write, is surely written again before."""
        region = self._region(load)
        if region is None or any(self._region(n) != region for n in stores):
            return False
        may = self._may_write(stores, region)
        if may is None:
            return False
        if self._effects[load].opcode.access is Access.LOAD and (read := self._bytes(load)):
            may &= read
        return may <= _union(self._surely_written(n, load, region) for n in self._those(_WRITING))

    def _surely_written(self, store: int, load: int, region: Region) -> frozenset[int]:
        """The bytes that a store has written anew in every thread that comes to a load."""
        block_of, blocks = self._flow.block_of, self._loop.blocks
        if self._effects[store].opcode.access is not Access.STORE or self._region(store) != region:
            return frozenset()
        # That it dominates the load is enough for one iteration: if a later iteration could come to
        # the load without the store, so could the first one.
        if self._kernel.code.instructions[store].guard or not self._dominates(store, load):
            return frozenset()
        # What was written before the loop, the loop may have overwritten.
        is_before = not self._dominates.is_before(self._loop.header, block_of[store])
        if is_before or (block_of[load] in blocks and block_of[store] not in blocks):
            return frozenset()
        if block_of[load] not in blocks and block_of[store] in blocks:
            return frozenset()
        return self._bytes(store, before=load) or frozenset()

    def _may_write(self, stores: Iterable[int], region: Region) -> frozenset[int] | None:
        """The bytes that some stores may write; None if that is not known."""
        found = [self._bytes(n) for n in stores]
        known = [each for each in found if each is not None]
        if len(known) == len(found):
            return _union(known)
        size = size_of(self._kernel.code.variable((region.name, region.scope)))
        return None if size is None else frozenset(range(size))

    def _bytes(self, index: int, before: int | None = None) -> frozenset[int] | None:
        """Bytes of its array that an access may go to in any thread; None if they are not known.

        Args:
            index: the access.
            before: only those that it surely goes to in each thread, before this instruction.
        """
        found, size = self._offsets.address(index), self._effects[index].opcode.bytes
        if not size:
            return None
        if found is not None and found.exact:
            starts = {*found.offsets}
            if before is not None and len(starts) > 1:
                return None
        else:
            starts = {*self._stepped(index, before)}
        return frozenset(at + n for at in starts for n in range(size)) if starts else None

    def _stepped(self, index: int, before: int | None) -> tuple[int, ...]:
        """Where an access goes in an inner loop that is over before an instruction."""
        loop = innermost(self._kernel, loops_of(self._flow), index)
        block_of = self._flow.block_of
        if loop is None or (before is not None and block_of[before] in loop.blocks):
            return ()
        return addresses_of_steps(self._kernel, loop, index, self._offsets) or ()


def _union(sets: Iterable[frozenset[int]]) -> frozenset[int]:
    return frozenset[int]().union(*sets)
