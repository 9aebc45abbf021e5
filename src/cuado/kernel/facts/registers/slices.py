"""Backward slices: the instructions that a value, an address or a branch may depend on.

Rule 1 of ablation: the address slice and the control slice must stay. A slice follows registers and
the ``.param`` variables of calls through def-use chains, guards through their predicates, branches
through control dependence, and memory from a load to the stores it may read from, in the spaces
asked for. By default these are the ones private to a block: what is written to global memory is
followed by ``through_global``, which is told what the launch's buffers are. ``Slice.loads`` has
every load a slice goes through, so that a caller can see where it depends on data.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.kernel.facts.accesses.aliasing import Aliasing
from cuado.ptx.analysis.addresses import Addresses
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import DefUse, def_use_of
from cuado.ptx.analysis.dominance import control_dependence
from cuado.ptx.analysis.flow import Flow, flow_of
from cuado.ptx.semantics.opcode import Access, Space, Trait

PRIVATE = frozenset({Space.SHARED, Space.LOCAL, Space.PARAM})
"""State spaces whose stores are all in the same kernel."""

_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.UNKNOWN})
_ORDERING = frozenset({Trait.FENCE, Trait.VOLATILE, Trait.CALL, Trait.CLUSTER, Trait.ASYNC})


@dataclass(frozen=True, slots=True)
class Slice:
    """Instructions by index, in order; ``loads`` are those among them that read memory."""

    instructions: frozenset[int]
    loads: frozenset[int]


class Slicer:
    """Slices of one function, with the analyses they build on as attributes.

    Args:
        code: the function.
        most: limit of pairs of a use and a definition; None for no limit.

    Raises:
        TooLargeError: the function has more.
    """

    def __init__(self, code: Code, most: int | None = None) -> None:
        self.code = code
        self.flow: Flow = flow_of(code)
        self.chains: DefUse = def_use_of(code, self.flow, most)
        self.addresses = Addresses(code, self.chains)
        self._aliasing = Aliasing(code, self.addresses)
        self._decides = control_dependence(self.flow)
        self._reached: dict[int, frozenset[int]] = {}

    def addresses_of(
        self, accesses: Iterable[int], *, through: frozenset[Space] = PRIVATE
    ) -> Slice:
        """The slice of the addresses of some accesses, without the accesses themselves."""
        seeds = [(n, name) for n in accesses for name in self.code.effects[n].address]
        return self._slice(seeds, (), through)

    def stored_values_of(
        self, stores: Iterable[int], *, through: frozenset[Space] = PRIVATE
    ) -> Slice:
        """The slice of the values that some instructions store (or otherwise consume)."""
        seeds = [(n, name) for n in stores for name in self.code.effects[n].values]
        return self._slice(seeds, (), through)

    def control_of(
        self,
        instructions: Iterable[int],
        *,
        through: frozenset[Space] = PRIVATE,
        without: frozenset[int] = frozenset(),
    ) -> Slice:
        """The slice of guards and branches that decide if and how often instructions run.

        Branches of ``without`` are taken to decide nothing.
        """
        chosen = list(instructions)
        guards = [(n, self.code.instructions[n].guard) for n in chosen]
        return self._slice([(n, g) for n, g in guards if g], chosen, through, without)

    def control(
        self, *, through: frozenset[Space] = PRIVATE, without: frozenset[int] = frozenset()
    ) -> Slice:
        """The slice of all branches and exits except ``without``, themselves included."""
        ends = {Trait.BRANCH, Trait.EXIT}
        chosen = {n for n, e in enumerate(self.code.effects) if ends & e.opcode.traits} - without
        seeds = [(n, name) for n in chosen for name in self.code.effects[n].reads]
        found = self._slice(seeds, chosen, through)
        return Slice(found.instructions | chosen, found.loads)

    def through_global(self, found: frozenset[int], aliasing: Aliasing) -> frozenset[int]:
        """Instructions of slices, and those whose values they may read from global memory.

        Threads of the launch may have written there what others, or they themselves, load. What is
        loaded before a store on every path is none of it, or it would be a race: without fences and
        the like nothing orders blocks, and threads of a block meet at barriers, which they come to
        by the same code. Atomics make no race.

        Args:
            found: the instructions.
            aliasing: what the launch's accesses have in common: buffers are told apart there.
        """
        every, new = set(found), set(found)
        effects = self.code.effects
        orders = any(each.opcode.traits & _ORDERING for each in effects)
        while new:
            reading = (n for n in new if effects[n].opcode.access in _READING)
            stores = {
                store
                for n in reading
                if any(t.reads and not t.spaces <= PRIVATE for t in aliasing.touches(n))
                for store in aliasing.writers_of(n)
                if orders
                or Access.ATOMIC in {effects[each].opcode.access for each in (store, n)}
                or self._leads(store, n)
            }
            new = (stores | self.stored_values_of(stores).instructions) - every
            every |= new
        return frozenset(every)

    def _leads(self, first: int, then: int) -> bool:
        """True if a path leads from an instruction to another one."""
        one, other = self.flow.block_of[first], self.flow.block_of[then]
        if one == other and first < then:
            return True
        if one not in self._reached:
            seen, todo = set[int](), [one]
            while todo:
                for each in self.flow.successors[todo.pop()]:
                    if each not in seen:
                        seen.add(each)
                        todo.append(each)
            self._reached[one] = frozenset(seen)
        return other in self._reached[one]

    def _slice(
        self,
        seeds: Iterable[tuple[int, str]],
        controlled: Iterable[int],
        through: frozenset[Space],
        without: frozenset[int] = frozenset(),
    ) -> Slice:
        found: set[int] = set()
        todo: list[int] = []
        for index, name in seeds:
            todo += self._definitions(index, (name,))
        for index in controlled:
            todo += self.deciders_of(index)
        while todo:
            index = todo.pop()
            if index in found or index in without:
                continue
            found.add(index)
            todo += self._definitions(index, self.code.effects[index].reads)
            todo += self.deciders_of(index)
            todo += self._stored(index, through)
        loads = {n for n in found if self.code.effects[n].opcode.access in _READING}
        return Slice(frozenset(found), frozenset(loads))

    def _definitions(self, index: int, names: tuple[str, ...]) -> list[int]:
        """Instructions that may have written ``names`` before ``index`` reads them."""
        return [
            definition
            for key in self.code.keys(names, index)
            for definition in self.chains.definitions.get((index, key), ())
        ]

    def deciders_of(self, index: int) -> list[int]:
        """Branches that decide whether ``index`` runs."""
        return [self.flow.blocks[b].last for b in self._decides[self.flow.block_of[index]]]

    def _stored(self, index: int, through: frozenset[Space]) -> tuple[int, ...]:
        """Stores that a load may read from; reads of called functions are not followed."""
        if Trait.CALL in self.code.effects[index].opcode.traits:
            return ()
        reads = (touch for touch in self._aliasing.touches(index) if touch.reads)
        if all(touch.spaces.isdisjoint(through) for touch in reads):
            return ()
        return self._aliasing.writers_of(index)
