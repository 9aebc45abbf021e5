"""Loads that repeat a load of the same iteration or of the previous one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.loops.loop import (
    WAIT,
    Entry,
    entry_of,
    innermost,
    instructions_of,
    is_always_made,
    may_wait,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Scope
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered, register_bits
from cuado.kernel.values.polynomials import Expression, difference, split
from cuado.kernel.values.symbolic import Expressions
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Name, Vector

MOST_WORDS = 128
"""32-bit registers that a loop may carry values in: half of what a thread has."""
_WORD = 32
_WIDEST = 32
"""Most bytes that a thread stores at once."""
_UNUSUAL = "they are predicated, order memory between threads, or have an unsupported form"
_OVERWRITTEN = "a store writes to the addresses they load"

_Kind = tuple[str, tuple[int, ...]]
"""Opcode of a load, and bits of its destination registers: equal kinds fetch the same data."""
_Firsts = dict[tuple[_Kind, Expression], list[int]]


@dataclass(frozen=True, slots=True)
class Reuse:
    """A load that repeats another one.

    Attributes:
        load: the load.
        source: the load that has fetched the same data before.
        loop: the loop, if the source is in its previous iteration; None for the same iteration.
        entry: the loop's entry.
        computing: instructions of the loop that compute the load's address, in order.
        advancing: as ``computing``, for the source's address if it advances by a constant step that
            equals its distance from the load's address; None if not.
        objection: why the load must stay nevertheless; empty if it need not.
    """

    load: int
    source: int
    loop: Loop | None = None
    entry: Entry | None = None
    computing: tuple[int, ...] = ()
    advancing: tuple[int, ...] | None = None
    objection: str = ""


def values_of(kernel: Kernel, load: int) -> tuple[str, ...]:
    """The registers that a load writes; empty if one is of an unsupported kind."""
    operands = kernel.code.instructions[load].operands
    value = operands[0]
    items = value.items if isinstance(value, Vector) else (value,)
    names = tuple(each.text for each in items if isinstance(each, Name))
    plain = len(names) == len(items) and len(operands) == 2
    bits = [register_bits(kernel, name, load) for name in names]
    return names if plain and None not in bits and "_" not in names else ()


def reuses_of(
    kernel: Kernel, scope: Scope, dominance: Dominance, loop: Loop | None
) -> Iterator[Reuse]:
    """The loads of a loop, or of the code outside of loops, that fetch the same data again."""
    loops = loops_of(kernel.slicer.flow)
    reachable = kernel.slicer.flow.reachable()
    loads = [
        n
        for n in kernel.global_loads
        if scope.holds(n)
        and kernel.slicer.flow.block_of[n] in reachable
        and innermost(kernel, loops, n) == loop
    ]
    if len(loads) > 1:
        yield from _Region(kernel, dominance, loop, loads).reuses()


class _Region:
    """A loop, or the code outside of loops, and its loads."""

    def __init__(
        self, kernel: Kernel, dominance: Dominance, loop: Loop | None, loads: list[int]
    ) -> None:
        self._kernel, self._code, self._loop = kernel, kernel.code, loop
        self._dominates, self._loads = dominance, loads
        every = range(len(self._code.instructions))
        self._all = list(every if loop is None else instructions_of(kernel, loop))
        stores = [
            n
            for n in self._all
            if self._code.effects[n].opcode.access is Access.STORE
            and kernel.space(n) in (Space.GLOBAL, Space.GENERIC)
        ]
        self._is_quiet = not may_wait(kernel, self._all)
        self._expressions = Expressions(kernel, dominance, loop, [*loads, *stores])
        self._addresses = {n: self._expressions.address(n) for n in loads}
        self._stored: dict[Expression, dict[int, list[int]]] = {}
        for store in stores:
            written = self._expressions.address(store)
            if written is not None:
                base, at = split(written)
                self._stored.setdefault(base, {}).setdefault(at, []).append(store)

    def reuses(self) -> Iterator[Reuse]:
        """Each load that repeats one of its own iteration or of the previous one."""
        # Loads of equal kind and address: a load repeats the first of them that dominates it.
        firsts: _Firsts = {}
        repeating: set[int] = set()
        for load in self._loads:
            address = self._addresses[load]
            if address is None:
                continue
            alike = firsts.setdefault((self._kind(load), address), [])
            before = [n for n in alike if self._dominates(n, load)]
            source = next(filter(self._is_plain, before), before[0] if before else None)
            if source is None or not self._is_plain(source):
                alike.append(load)
            if source is None:
                continue
            objection = self._objection_between(source, load)
            if not objection:
                repeating.add(load)
            yield Reuse(load, source, objection=objection)
        if self._loop is not None and self._loop.is_innermost:
            yield from self._from_before(self._loop, firsts, repeating)

    def _from_before(self, loop: Loop, firsts: _Firsts, repeating: set[int]) -> Iterator[Reuse]:
        """The loads that repeat one of the previous iteration."""
        entry, words = entry_of(self._kernel, loop), 0
        for load in self._loads:
            address = self._addresses[load]
            if address is None or load in repeating:
                continue
            later = self._expressions.after(address)
            found = [] if later is None else firsts.get((self._kind(load), later), [])
            # The load's address in the next iteration is the source's in this one. An address that
            # does not change is no case of this: its load repeats itself.
            if not found or later == address:
                continue
            source = next((n for n in found if self._is_in_all(loop, n)), found[0])
            reuse = self._reuse_before(loop, entry, source, load)
            size = self._words(load)
            if not reuse.objection and words + size > MOST_WORDS:
                reuse = replace(reuse, objection="too few registers for them")
            words += 0 if reuse.objection else size
            yield reuse

    def _reuse_before(self, loop: Loop, entry: Entry | None, source: int, load: int) -> Reuse:
        """The reuse of a load of the previous iteration, with the reason if the load must stay."""
        reuse = Reuse(load, source, loop, entry)
        if objection := self._objection_before(loop, source, load):
            return replace(reuse, objection=objection)
        if entry is None:
            return replace(reuse, objection="the loop has several entries")
        computing = self._computing(entry, load)
        if computing is None:
            return replace(reuse, objection="their addresses cannot be computed before the loop")
        advancing = self._computing(entry, source) if self._is_step(load, source) else None
        return replace(reuse, computing=computing, advancing=advancing)

    def _objection_before(self, loop: Loop, source: int, load: int) -> str:
        """Why a load must be made again in the next iteration; empty if it need not."""
        if not self._is_plain(source) or not self._is_plain(load):
            return _UNUSUAL
        if not self._is_quiet:
            return f"{WAIT} in the loop"
        in_all = self._is_in_all(loop, load) and self._is_in_all(loop, source)
        if not in_all or not is_always_made(self._kernel, loop, load):
            return "an iteration may skip them"
        overwritten = self._is_overwritten(source) or self._is_overwritten(load)
        return _OVERWRITTEN if overwritten else ""

    def _is_step(self, load: int, source: int) -> bool:
        """True if the source's address advances per iteration by its distance from the load's."""
        first, second = self._addresses[load], self._addresses[source]
        third = None if second is None else self._expressions.after(second)
        if first is None or second is None or third is None:
            return False
        step = difference(second, first)
        return step == difference(third, second) == self._expressions.after(step)

    def _objection_between(self, source: int, load: int) -> str:
        """Why a load must be made again in the same iteration; empty if it need not."""
        if not self._is_plain(source) or not self._is_plain(load):
            return _UNUSUAL
        block_of = self._kernel.slicer.flow.block_of
        straight = block_of[source] == block_of[load]
        between = range(source, load)
        if not self._is_quiet and (not straight or may_wait(self._kernel, between)):
            return f"{WAIT} in between"
        stores = between if straight else None
        return _OVERWRITTEN if self._is_overwritten(load, stores) else ""

    def _is_overwritten(self, load: int, stores: range | None = None) -> bool:
        """True if a store provably writes what a load fetches."""
        # Only what is provably overwritten counts here: that picks loads worth a measurement. A
        # rewrite that keeps results has to prove the opposite, that nothing writes there
        # (``no_overflow``, ``constant_loads``).
        fetched = self._addresses[load]
        if fetched is None:
            return False
        base, at = split(fetched)
        near = self._stored.get(base, {})
        size = self._code.effects[load].opcode.bytes or 1
        return any(
            at < begin + (self._code.effects[store].opcode.bytes or 1)
            for begin in range(at - _WIDEST + 1, at + size)
            for store in near.get(begin, ())
            if stores is None or store in stores
        )

    def _is_in_all(self, loop: Loop, index: int) -> bool:
        """True if every iteration but the last reaches an instruction."""
        block = self._kernel.slicer.flow.block_of[index]
        return all(self._dominates.is_before(block, latch) for latch in loop.latches)

    def _computing(self, entry: Entry, load: int) -> tuple[int, ...] | None:
        """Instructions for a load's first address, in order; None if it needs the loop itself."""
        inside = set(self._all)
        order: dict[int, None] = {}
        effects, chains = self._code.effects, self._kernel.slicer.chains
        # A depth-first search from the load's address, which appends each instruction after its
        # inputs. It ends at values from before the loop, and at carried registers, which hold their
        # first value where the loop is entered.
        todo = [(load, False)]
        while todo:
            index, is_done = todo.pop()
            if is_done:
                order[index] = None
                continue
            names = effects[index].address if index == load else effects[index].reads
            todo += [(index, True)] if index != load else []
            for key in self._code.keys(names, index):
                definitions = chains.definitions.get((index, key), ())
                is_own = inside.isdisjoint(definitions) or self._expressions.carries(key, index)
                if is_own and self._code.keys((key[0],), entry.index) == (key,):
                    continue
                if is_own or len(definitions) != 1 or not self._is_repeatable(*definitions, index):
                    return None
                if definitions[0] not in order:
                    todo.append((definitions[0], False))
        return tuple(order)

    def _is_repeatable(self, definition: int, user: int) -> bool:
        """True if an instruction that another one needs can also run before the loop."""
        effects = self._code.effects[definition]
        is_plain = effects.definite and effects.opcode.access is None and not effects.opcode.traits
        return is_plain and definition != user and self._dominates(definition, user)

    def _is_plain(self, load: int) -> bool:
        """True if a load is unguarded, unordered, and writes registers of supported kinds."""
        is_free = not is_ordered(self._kernel, load) and not self._code.instructions[load].guard
        return is_free and bool(values_of(self._kernel, load))

    def _kind(self, load: int) -> _Kind:
        names = values_of(self._kernel, load)
        bits = tuple(register_bits(self._kernel, name, load) or _WORD for name in names)
        return self._code.instructions[load].opcode, bits

    def _words(self, load: int) -> int:
        return sum(-(-bits // _WORD) for bits in self._kind(load)[1])
