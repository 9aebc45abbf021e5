"""Stores that data decides, in shared memory, made by all: each keeps what is there, or changes it.

``if (v[k + s] > v[k]) v[k] = v[k + s];`` becomes ``v[k] = v[k + s] > v[k] ? v[k + s] : v[k];``. So
it is known which store wrote a word last, whatever the data.

The words are within the array for all threads that come to the condition, and no other of them
accesses such a word before the next barrier, or after the last one: so it makes no difference that
it is written with what it holds. Nor does another one write, between these barriers, what is loaded
behind the condition. The code that the condition leads around is one short piece that
computes registers which nobody reads behind it, and accesses shared words alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from cuado.kernel.facts.registers.live_registers import LiveRegisters, live_registers
from cuado.kernel.facts.shared_memory.own_bytes import OwnBytes
from cuado.kernel.facts.shared_memory.shared_layout import bytes_of
from cuado.kernel.facts.synchronization.barrier_intervals import BarrierIntervals
from cuado.kernel.facts.synchronization.barrier_order import Offsets, shared_offsets
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Name, rendered

_LONGEST = 16
"""Most instructions that the condition leads around."""
_WORD = 4
_FOREIGN = (Trait.VOLATILE, Trait.ASYNC, Trait.CLUSTER, Trait.CALL, Trait.DESCRIPTOR, Trait.STACK)
"""What may access shared memory unseen, or when another thread is known to be elsewhere."""


def with_selected_stores(kernel: Kernel) -> Kernel:
    """The kernel with such stores made by all; itself where there are none."""
    return kernel.once("selected stores", lambda: _selected(kernel))


def _selected(kernel: Kernel) -> Kernel:
    if kernel.having(*_FOREIGN) or kernel.slicer.flow.unresolved:
        return kernel
    chooser = _Chooser(kernel)
    rewriting, is_changed = Rewriting(kernel), False
    for number, block in enumerate(kernel.slicer.flow.blocks):
        if chooser.fits(number):
            is_changed = True
            for index, text in chooser.lines(rewriting, number):
                rewriting.replace(index, text)
            rewriting.delete(block.first - 1)
    if not is_changed:
        return kernel
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


@dataclass(frozen=True, slots=True)
class _Accessed:
    """A shared access, and the array that it goes to."""

    index: int
    array: SharedArray


class _Chooser:
    """The basic blocks of a kernel that all threads may run."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code, self._flow = kernel, kernel.code, kernel.slicer.flow
        self._runners = active_threads(kernel)

    def fits(self, number: int) -> bool:
        """True if a basic block is led around by data alone, and may be run by all."""
        block = self._flow.blocks[number]
        if not number or block.last - block.first >= _LONGEST:
            return False
        if not any(self._access(n) is Access.STORE for n in self._inside(number)):
            return False
        before = self._flow.predecessors[number]
        if before != [number - 1]:
            return False
        if (
            not self._code.instructions[block.first - 1].guard
            or number - 1 in self._runners.decided
        ):
            return False
        join = self._join(number)
        return join != EXIT and all(self._is_free(n, number, join) for n in self._inside(number))

    def _join(self, number: int) -> int:
        """The block behind one that a branch leads around; ``EXIT`` where there is no such one."""
        block, branch = self._flow.blocks[number], self._flow.blocks[number].first - 1
        ways = {*self._flow.blocks[number - 1].successors} - {number}
        if {*block.successors} != ways:
            return EXIT
        if Trait.BRANCH not in self._code.effects[branch].opcode.traits:
            return EXIT
        # None where both ways lead into the block, several behind tables of targets.
        join, *others = ways or {EXIT}
        return EXIT if others else join

    def lines(self, rewriting: Rewriting, number: int) -> Iterator[tuple[int, str]]:
        """The stores, with the old value where the condition leads around them."""
        branch = self._code.instructions[self._flow.blocks[number].first - 1]
        for index in self._inside(number):
            if self._access(index) is not Access.STORE:
                continue
            address, value = self._code.instructions[index].operands
            old, new = rewriting.register("b32"), rewriting.register("b32")
            ways = (rendered(value), old) if branch.negated else (old, rendered(value))
            load = self._code.instructions[index].opcode.replace("st.", "ld.", 1)
            yield (
                index,
                f"{load} {old}, {rendered(address)};\n"
                f"selp.b32 {new}, {ways[0]}, {ways[1]}, {branch.guard};\n"
                f"{self._code.instructions[index].opcode} {rendered(address)}, {new};",
            )

    # What few kernels need is found where it is needed.

    @cached_property
    def _is_live(self) -> LiveRegisters:
        return live_registers(self._kernel)

    @cached_property
    def _offsets(self) -> Offsets:
        return shared_offsets(self._kernel)

    @cached_property
    def _own(self) -> OwnBytes:
        return OwnBytes(self._kernel)

    @cached_property
    def _intervals(self) -> BarrierIntervals:
        return BarrierIntervals(self._kernel, self._runners)

    def _inside(self, number: int) -> range:
        block = self._flow.blocks[number]
        return range(block.first, block.last + 1)

    def _access(self, index: int) -> Access | None:
        return self._code.effects[index].opcode.access

    def _is_free(self, index: int, number: int, join: int) -> bool:
        """True if it makes no difference whether a thread runs an instruction, or runs it so."""
        effects, opcode = self._code.effects[index], self._code.effects[index].opcode
        written = self._code.keys(effects.writes, index)
        if not opcode.known or opcode.traits or self._code.instructions[index].guard:
            return False
        guard = self._code.instructions[self._flow.blocks[number].first - 1].guard
        decides = {*self._code.keys((guard,), index)}
        if any(self._is_live(key, join) for key in written) or not decides.isdisjoint(written):
            return False
        if opcode.access is None:
            return True
        if opcode.access not in (Access.LOAD, Access.STORE):
            return False
        accessed = self._accessed(index)
        return accessed is not None and self._is_alone(accessed, number)

    def _accessed(self, index: int) -> _Accessed | None:
        """A plain access of a word that is within its array for all who come to the condition."""
        if self._kernel.space(index) is not Space.SHARED or not self._is_word(index):
            return None
        array = next((a for a in self._kernel.shared.arrays if index in a.accesses), None)
        found = self._offsets.address(index)
        size = None if array is None else bytes_of(self._kernel, array)
        if array is None or not size or found is None or not found.exact:
            return None
        threads = self._runners.of_block(self._flow.block_of[index] - 1)
        last = size - _WORD
        fits = all(0 <= found.offsets[t] <= last and not found.offsets[t] % _WORD for t in threads)
        return _Accessed(index, array) if fits else None

    def _is_word(self, index: int) -> bool:
        """True if a register of 32 bits is moved, by a plain access."""
        words = self._code.instructions[index].opcode.split(".")
        if words[1] not in ("shared", "shared::cta") or len(words) != 3 or BITS[words[2]] != 32:
            return False
        for operand in self._code.instructions[index].operands:
            if isinstance(operand, Address):
                continue
            symbol = self._code.symbol(operand.text, index) if isinstance(operand, Name) else None
            if symbol is None or BITS.get(symbol.variable.type) != 32:
                return False
        return True

    def _is_alone(self, accessed: _Accessed, number: int) -> bool:
        """True if, until the barriers around, no other thread accesses a store's words, or writes
        those of a load.
        """
        is_load = self._access(accessed.index) is Access.LOAD
        harmless = {None, Access.PREFETCH, Access.LOAD} if is_load else {None, Access.PREFETCH}
        for other in sorted(self._intervals.around(self._flow.blocks[number - 1].last)):
            if self._access(other) in harmless:
                continue
            if other not in accessed.array.accesses:
                if self._kernel.aliasing.may_alias(accessed.index, other):
                    return False
            elif not self._own.are_apart(accessed.index, other):
                return False
        return True
