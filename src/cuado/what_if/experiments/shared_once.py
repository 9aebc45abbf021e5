"""What if a thread read each word of shared memory only once?

What it changes: a load of shared memory that goes to the same addresses in every iteration of a
loop around it is made in the first one only, when the switch is on. After that it gives what it
loaded last, from registers of its own; or, where these would cost occupancy, a value that the
compiler cannot know. Stores that only such loads can read are left out alike: what each one has to
store is computed all the same.

What the answer means: the thread reads again what it has read, or written, an iteration before. The
gain is what these accesses cost. Registers save at most that, and the accesses' instructions
besides, which are still issued here: an array of constant size, and loops over it unrolled. If a
thread has fewer registers than words, running several iterations of the outer loop together saves
a part of it.

When it is valid: that words repeat is proven: addresses, and whether the accesses are made, follow
from what does not change from iteration to iteration. So is that no other thread may write them
meanwhile: the threads do not wait for each other in the loop, or nothing in it writes that array.
All other loads stay, and so do those that an address or a branch depends on. Where the assembler
joins neighbouring loads of the original, the copy has more of them, and fails its self-check.
Values are wrong when it is on.
"""

from dataclasses import replace
from functools import partial

from cuado.kernel.facts.loops.loop import entry_of, instructions_of, may_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import expectations, overwrites_steering
from cuado.kernel.rewrites.instructions.conditions import nothing_to, refusal_of_protocols
from cuado.kernel.rewrites.switches.switched_accesses import (
    WORD,
    destination,
    is_ordered,
    register_bits,
    stored,
    switch_off_load,
    switch_off_store,
)
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.invariant_addresses import OF_BLOCKS, Unvarying
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Vector, rendered
from cuado.what_if.experiment import Experiment

_SLACK = 4
"""Number of registers that the rewrite needs besides those that keep values."""
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Switch off repeated accesses of a thread after the first iteration."""
    if not kernel.accesses(Access.LOAD, Space.SHARED):
        return nothing_to(kernel, "loads nothing from shared memory")
    if refusal := refusal_of_protocols(kernel):
        return refusal
    found: dict[int, Loop] = {}
    for loop in sorted(loops_of(kernel.slicer.flow), key=lambda each: each.depth):
        for index in _Repeating(kernel, loop).accesses():
            found.setdefault(index, loop)
    loads = [n for n in found if kernel.code.effects[n].opcode.access is Access.LOAD]
    if not any(map(scope.holds, loads)):
        return Refusal("no shared-memory load provably repeats its addresses", absent=True)
    return _proposal(kernel, {n: loop for n, loop in found.items() if scope.holds(n)})


def _proposal(kernel: Kernel, found: dict[int, Loop]) -> Proposal:
    rewriting = Rewriting(kernel)
    needed = {loop: _first_iteration(rewriting, loop) for loop in dict.fromkeys(found.values())}
    loads = [n for n in found if kernel.code.effects[n].opcode.access is Access.LOAD]
    kept = _fitting(kernel, loads)
    for index, loop in found.items():
        if index in kept:
            _keep(rewriting, index, loop, needed[loop])
        elif index in loads:
            switch_off_load(rewriting, index, needed[loop])
        else:
            switch_off_store(rewriting, index, needed[loop])
    all_loads = len(kernel.accesses(Access.LOAD, Space.SHARED))
    notes = [
        f"{len(loads)} of {all_loads} shared-memory loads read the same values in every "
        "iteration of a loop"
    ]
    if len(found) > len(loads):
        notes.append(f"{len(found) - len(loads)} stores write only what these loads read")
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=partial(expectations, kernel),
        touched=tuple(sorted(found)),
        notes=tuple(notes),
    )


def _first_iteration(rewriting: Rewriting, loop: Loop) -> str:
    """A predicate: true in a loop's first iteration, and in all iterations with the switch off."""
    kernel, needed = rewriting.subject, rewriting.register("pred")
    _before(rewriting, loop, f"setp.eq.u32 {needed}, 0, 0;")
    # At the end of an iteration the predicate becomes "switch is off": before the branch, if the
    # block ends in one.
    for latch in loop.latches:
        last = kernel.slicer.flow.blocks[latch].last
        is_branch = kernel.code.instructions[last].base in ("bra", "brx")
        put = rewriting.before if is_branch else rewriting.after
        put(last, f"mov.pred {needed}, {rewriting.off};")
    return needed


def _before(rewriting: Rewriting, loop: Loop, code: str) -> None:
    """Run code once before a loop."""
    entry = entry_of(rewriting.subject, loop)
    if entry is None:
        raise PtxEditError("a loop has several entries")
    put = rewriting.after if entry.after else rewriting.before
    put(entry.index, code)


def _fitting(kernel: Kernel, loads: list[int]) -> frozenset[int]:
    """The first loads, as many as registers can keep the values of at the same occupancy."""
    used, found = kernel.built.resources, set()
    registers = (used.registers or 0) + _SLACK
    most = kernel.options.max_registers or kernel.chip.max_registers_per_thread
    for load in loads:
        registers += sum(max(1, bits // WORD) for _, bits in _values(kernel, load))
        more = replace(used, registers=registers)
        if registers > most or kernel.blocks_of(more) < kernel.blocks_per_sm:
            break
        found.add(load)
    return frozenset(found)


def _values(kernel: Kernel, load: int) -> list[tuple[str, int]]:
    """The registers that a load writes, and their bits."""
    names = destination(kernel, load) or ()
    return [(name, register_bits(kernel, name, load) or WORD) for name in names]


def _keep(rewriting: Rewriting, index: int, loop: Loop, needed: str) -> None:
    """Make a load only where needed, into its own registers, and copy from these."""
    instruction = rewriting.subject.code.instructions[index]
    kept: dict[str, str] = {}
    copies, guard = [], instruction.prefix
    for name, bits in _values(rewriting.subject, index):
        # An opaque initial value keeps the assembler from assuming that the register is undefined.
        kept[name] = rewriting.register(f"b{bits}")
        _before(rewriting, loop, f"mov.b{bits} {kept[name]}, {rewriting.opaque(bits)};")
        copies.append(f"{guard}mov.b{bits} {name}, {kept[name]};")
    value = instruction.operands[0]
    items = value.items if isinstance(value, Vector) else (value,)
    names = ", ".join(kept.get(rendered(each), "_") for each in items)
    rewriting.operand(index, 0, f"{{{names}}}" if isinstance(value, Vector) else names)
    rewriting.guard(index, needed)
    rewriting.after(index, "\n".join(copies))


class _Repeating:
    """The accesses to shared memory that a loop repeats in every iteration."""

    def __init__(self, kernel: Kernel, loop: Loop) -> None:
        self._kernel, self._loop = kernel, loop
        self._unvarying = Unvarying(kernel, loop.blocks, OF_BLOCKS)
        self._all = list(instructions_of(kernel, loop))
        self._writing = [n for n in self._all if kernel.code.effects[n].opcode.access in _WRITING]
        self._waits = may_wait(kernel, self._all) or any(
            kernel.code.instructions[n].opcode.startswith("bar.") for n in self._all
        )

    def accesses(self) -> list[int]:
        """Loads whose words only the thread may write in the loop, and the stores to them."""
        if entry_of(self._kernel, self._loop) is None:
            return []
        loads = [n for n in self._of(Access.LOAD) if self._is_redundant(n)]
        return [*loads, *(n for n in self._of(Access.STORE) if self._is_for(n, loads))]

    def _of(self, access: Access) -> list[int]:
        effects = self._kernel.code.effects
        return [
            n
            for n in self._all
            if effects[n].opcode.access is access and self._kernel.space(n) is Space.SHARED
        ]

    def _is_redundant(self, load: int) -> bool:
        """True if a load rereads its words, which only its thread may write."""
        may_alias = self._kernel.aliasing.may_alias
        return (
            load not in self._kernel.steering
            and destination(self._kernel, load) is not None
            and not (self._waits and any(may_alias(load, n) for n in self._writing))
            and self._repeats(load)
        )

    def _is_for(self, store: int, loads: list[int]) -> bool:
        """True if only the given loads can read, in the loop, what a store rewrites."""
        may_alias = self._kernel.aliasing.may_alias
        reading = [
            n
            for n in self._all
            if self._kernel.code.effects[n].opcode.access in _WRITING | {Access.LOAD}
            and may_alias(store, n)
            and self._kernel.code.effects[n].opcode.access is not Access.STORE
        ]
        return (
            not self._waits
            and bool(reading)
            and set(reading) <= set(loads)
            and stored(self._kernel, store) is not None
            and not overwrites_steering(self._kernel, store)
            and self._repeats(store)
        )

    def _repeats(self, access: int) -> bool:
        return (
            not is_ordered(self._kernel, access)
            and self._unvarying.goes_to_the_same(access)
            and self._unvarying.is_made_alike(access)
        )


EXPERIMENT = Experiment(
    "shared-once",
    "What if a thread read each shared-memory word only once?",
    Bottleneck.RELOADS,
    propose,
    per_line=True,
    rank=39,
    is_bound=True,
)
