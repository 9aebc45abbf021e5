"""Tiles in shared memory that hold, unchanged, what a block has loaded from global memory.

In each iteration of a loop the block loads elements, stores them to a shared array, waits, reads
the array, and waits again. So what a thread reads is what another thread loaded, in the same
iteration, from an address that is known: nothing of the launch writes it, so the thread could load
it itself.

That is proved of arrays all of whose accesses are in the loop, to known words: each word is written
by one thread, by one store; all stores come before a barrier, all loads between it and the next. No
other array is the same memory, as arrays of unknown size are (``extern __shared__``).
"""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.accesses.load_limits import load_behind
from cuado.kernel.facts.accesses.thread_addresses import ThreadAddress, constant_address
from cuado.kernel.facts.loops.block_loops import BlockLoop, block_loops, loads_in
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.synchronization.barrier_order import Exchanges, Offsets, shared_offsets
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import BITS, Access, Trait
from cuado.ptx.syntax.operands import Name

_WAITS = frozenset({"bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync"})
_MEETING = (Trait.FENCE, Trait.ASYNC, Trait.CALL, Trait.WARP, Trait.CLUSTER, Trait.MATRIX)


@dataclass(frozen=True, slots=True)
class ForwardedLoad:
    """A load of shared memory, and the load of global memory that would bring the same."""

    index: int
    opcode: str
    address: ThreadAddress


@dataclass(frozen=True, slots=True)
class ForwardedLoop:
    """A loop whose tiles can be left out.

    Attributes:
        loop: the loop.
        loads: of shared memory.
        unneeded: stores, loads and barriers that serve nothing but these.
    """

    loop: BlockLoop
    loads: tuple[ForwardedLoad, ...]
    unneeded: tuple[int, ...]


def forwarded_loops(kernel: Kernel) -> tuple[tuple[ForwardedLoop, ...], tuple[str, ...]]:
    """The loops of a kernel whose tiles can be left out; and why others cannot."""
    return kernel.once("forwarded loops", lambda: _found(kernel))


def _found(kernel: Kernel) -> tuple[tuple[ForwardedLoop, ...], tuple[str, ...]]:
    if kernel.shared.unresolved:
        line = where(kernel, kernel.shared.unresolved[0])
        return (), (f"the access at {line} may go to any shared array",)
    loops, reasons = block_loops(kernel)
    found, others = [], [*reasons]
    for loop in loops:
        loads, stores = list[ForwardedLoad](), list[int]()
        for array in kernel.shared.arrays:
            if not any(loop.first <= n < loop.last for n in array.accesses):
                continue
            made = _Tile(kernel, loop, array).made()
            if isinstance(made, str):
                others.append(made)
            else:
                loads += made[0]
                stores += made[1]
        if loads:
            gone = _unneeded(kernel, loop, [each.index for each in loads], stores)
            found.append(ForwardedLoop(loop, tuple(loads), tuple(gone)))
    return tuple(found), tuple(others)


def _unneeded(
    kernel: Kernel, loop: BlockLoop, loads: Sequence[int], stores: Sequence[int]
) -> Iterator[int]:
    """Stores of tiles, loads whose results only these use, and barriers if they order nothing."""
    yield from stores
    for load in loads_in(kernel, loop):
        if {*kernel.slicer.chains.users.get(load, ())} <= {*stores}:
            yield load
    if _is_alone(kernel, {*loads, *stores}):
        yield from (n for n in kernel.barriers if loop.first <= n < loop.last and waits(kernel, n))


def _is_alone(kernel: Kernel, gone: Set[int]) -> bool:
    """True if threads of a block exchange nothing but by some accesses, so that none need wait."""
    # A barrier may go only if it orders nothing else: other arrays, exchanges, global memory that
    # someone writes and someone reads, or two stores to one place, of which the last must stay the
    # last.
    if any(n not in gone for array in kernel.shared.arrays for n in array.accesses):
        return False
    if any(not each.opcode.known for each in kernel.code.effects) or kernel.having(*_MEETING):
        return False
    accesses = {each.opcode.access for each in kernel.code.effects}
    is_plain = accesses <= {None, Access.LOAD, Access.STORE}
    if not is_plain or kernel.unresolved:
        return False
    if any(why_not_constant(kernel, n) for n in kernel.global_loads):
        return False
    return not any(_orders_stores(kernel, n) for n in kernel.barriers)


def _orders_stores(kernel: Kernel, barrier: int) -> bool:
    """True if threads may store to one place before a barrier and after it: the last one counts."""
    before, after = (
        [n for n in side if n in kernel.global_stores]
        for side in kernel.once("exchanges", lambda: Exchanges(kernel)).sides(barrier)
    )
    return any(kernel.aliasing.may_alias(one, other) for one in before for other in after)


def waits(kernel: Kernel, index: int) -> bool:
    """True for a barrier that all threads of the block wait at."""
    instruction = kernel.code.instructions[index]
    is_plain = instruction.opcode.removesuffix(".aligned") in _WAITS
    return is_plain and len(instruction.operands) == 1 and not instruction.guard


class _Tile:
    """An array in a loop.

    Args:
        kernel: the kernel.
        loop: the loop.
        array: the array.
    """

    def __init__(self, kernel: Kernel, loop: BlockLoop, array: SharedArray) -> None:
        self._kernel, self._loop, self._array = kernel, loop, array
        effects = kernel.code.effects
        self._loads = [n for n in array.accesses if effects[n].opcode.access is Access.LOAD]
        self._stores = [n for n in array.accesses if effects[n].opcode.access is Access.STORE]

    def made(self) -> tuple[list[ForwardedLoad], list[int]] | str:
        """What the array's loads would load from global memory, and its stores; or why not."""
        if objection := next(self._objections(), ""):
            return objection
        offsets = shared_offsets(self._kernel)
        owners = self._owners(offsets)
        if isinstance(owners, str):
            return owners
        found = []
        for load in self._loads:
            made = self._forwarded(load, offsets, owners)
            if isinstance(made, str):
                return made
            found.append(made)
        return found, self._stores

    def _objections(self) -> Iterator[str]:
        """Why the array is no tile that is written, waited for, and read in each iteration."""
        array, loop, kernel = self._array, self._loop, self._kernel
        name = f"'{array.key[0]}'"
        if array.escapes or not self._loads or not self._stores:
            yield f"{name} is not both written and read, or its address is used otherwise"
            return
        if len(self._loads) + len(self._stores) < len(array.accesses):
            yield f"{name} is accessed by atomics"
        for n in array.accesses:
            instruction = kernel.code.instructions[n]
            if not loop.first <= n < loop.last or instruction.guard:
                yield f"{name} is accessed elsewhere than in each iteration ({where(kernel, n)})"
            if not self._is_plain(n):
                yield f"the access of {name} at {where(kernel, n)} is not of one word"
        for other in kernel.shared.arrays:
            if other is not array and self._is_also(other):
                yield f"{name} is the same memory as '{other.key[0]}'"
        if not self._is_parted():
            yield f"no barrier separates what is stored to {name} from what is loaded"

    def _is_also(self, other: SharedArray) -> bool:
        """True if another array may name the same memory, as all of unknown size do."""
        alias = self._kernel.aliasing.may_alias
        return any(alias(one, two) for one in self._array.accesses for two in other.accesses)

    def _is_parted(self) -> bool:
        """True if a barrier is between stores and loads, and one between loads and stores."""
        loop, kernel = self._loop, self._kernel
        found = [n for n in kernel.barriers if loop.first <= n < loop.last and waits(kernel, n)]
        stores, loads = self._stores, self._loads
        before = any(max(stores) < n < min(loads) for n in found)
        return before and any(n < min(stores) or n > max(loads) for n in found)

    def _is_plain(self, index: int) -> bool:
        words = self._kernel.code.instructions[index].opcode.split(".")
        return len(words) == 3 and words[1] == "shared" and BITS.get(words[2]) in (32, 64)

    def _owners(self, offsets: Offsets) -> dict[int, tuple[str, ThreadAddress, int]] | str:
        """For each word: the load of what is there, its address, and the thread."""
        owners: dict[int, tuple[str, ThreadAddress, int]] = {}
        kernel = self._kernel
        for store in self._stores:
            at = f"the store to '{self._array.key[0]}' at {where(kernel, store)}"
            places, value = offsets.address(store), kernel.code.instructions[store].operands[1]
            # Of this iteration: the loop is one block, so a load behind the store in the text has
            # left its value for the next iteration's store.
            source = load_behind(kernel, value.text, store) if isinstance(value, Name) else None
            if source not in loads_in(kernel, self._loop) or source is None or source > store:
                return f"{at} stores something else than the iteration's loads from global memory"
            if places is None or not places.exact:
                return f"the address of {at} is not known"
            address = constant_address(kernel, self._loop, source)
            opcode = kernel.code.instructions[source].opcode
            if isinstance(address, str):
                return address
            if BITS[opcode.rpartition(".")[2]] != BITS[self._type(store)]:
                return f"{at} is not of all bits that were loaded"
            for thread, place in enumerate(places.offsets):
                if place in owners or place % 4:
                    return f"two threads store to the same element of '{self._array.key[0]}'"
                owners[place] = opcode, address, thread
        return owners

    def _type(self, index: int) -> str:
        return self._kernel.code.instructions[index].opcode.rpartition(".")[2]

    def _forwarded(
        self, load: int, offsets: Offsets, owners: dict[int, tuple[str, ThreadAddress, int]]
    ) -> ForwardedLoad | str:
        """The address from which a load's value came, or why there is no one address."""
        at = f"the load of '{self._array.key[0]}' at {where(self._kernel, load)}"
        places = offsets.address(load)
        if places is None or not places.exact or any(p not in owners for p in places.offsets):
            return f"{at} is not known to read what the iteration has stored"
        sources = [owners[place] for place in places.offsets]
        alike = {(opcode, a.pointer, a.block, a.step) for opcode, a, _ in sources}
        limits = {_without_places(address) for _, address, _ in sources}
        sizes = {BITS[self._type(n)] for n in (load, *self._stores)}
        if len(alike) > 1 or len(sizes) > 1 or len(limits) > 1:
            return f"{at} reads what came from several buffers, or in part"
        ((opcode, pointer, block, step),) = alike
        parts = tuple(address.places[thread] for _, address, thread in sources)
        made = tuple(
            replace(each, places=tuple(a.limits[n].places[thread] for _, a, thread in sources))
            for n, each in enumerate(sources[0][1].limits)
        )
        return ForwardedLoad(load, opcode, ThreadAddress(pointer, block, step, parts, made))


def _without_places(address: ThreadAddress) -> tuple[object, ...]:
    """What the limits of a load are, wherever a thread's part begins."""
    return tuple((each.block, each.step, each.low, each.high) for each in address.limits)
