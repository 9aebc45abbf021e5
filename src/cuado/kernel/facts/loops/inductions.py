"""Inductions: registers that each iteration of a loop changes by the same number.

Unlike ``counted_loops.Stepping`` of a counter, the first value may come from several places: the
number of the elements that an unrolled loop has made, or none, where that one was skipped.
"""

from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import definitions_of, written_by
from cuado.kernel.facts.loops.iteration_counts import step_of
from cuado.kernel.facts.loops.loop import begins_anew, innermost, writers_of
from cuado.kernel.facts.registers.plain_copies import plain_copy
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name


@dataclass(frozen=True, slots=True)
class Induction:
    """A register that changes by a constant in each iteration.

    Attributes:
        key: the register.
        bits: 32 or 64.
        entering: the instructions that may write its first value.
        adds: the additions of an iteration, in order.
        steps: what each of them adds.
        turned: the instruction that writes the next iteration's value.
    """

    key: Key
    bits: int
    entering: tuple[int, ...]
    adds: tuple[int, ...]
    steps: tuple[int, ...]
    turned: int

    @property
    def step(self) -> int:
        """The change in each iteration."""
        return sum(self.steps)

    @property
    def name(self) -> str:
        """The register's name."""
        return self.key[0]


def induction_of(kernel: Kernel, loop: Loop, key: Key) -> Induction | None:
    """A register that a loop carries, as an induction of it; None if it is none."""
    if not begins_anew(kernel, loop, key):
        return None
    return kernel.once(("induction", loop.header, key), lambda: _found(kernel, loop, key))


@dataclass(frozen=True, slots=True)
class Ring:
    """How a register comes from one iteration to the next: by additions alone.

    Attributes:
        entering: the instructions that may write its first value.
        adds: the additions of an iteration, in order.
        turned: the instruction that writes the next iteration's value.
    """

    entering: tuple[int, ...]
    adds: tuple[int, ...]
    turned: int


def _found(kernel: Kernel, loop: Loop, key: Key) -> Induction | None:
    bits = BITS.get(kernel.code.variable(key).type, 0)
    ring = ring_of(kernel, loop, key) if bits in (32, 64) else None
    steps = _steps(kernel, ring.adds, bits) if ring is not None else ()
    if ring is None or not steps:
        return None
    return Induction(key, bits, ring.entering, ring.adds, steps, ring.turned)


def ring_of(kernel: Kernel, loop: Loop, key: Key) -> Ring | None:
    """The additions that a loop makes to a register once in each iteration, of whatever type and
    whatever they add; None if it does more with the register.
    """
    block_of = kernel.slicer.flow.block_of
    writing = [n for n in writers_of(kernel).get(key, ()) if block_of[n] in loop.blocks]
    if not writing:
        return None
    turned = writing[-1]
    chain, copies, read = _chain(kernel, key, turned)
    # All that writes it is on the way from one iteration's value to the next one's.
    if not chain or not {*writing} <= {*chain, *copies, turned}:
        return None
    # What one iteration in two copies is what the one before had.
    if not all(_runs_once(kernel, loop, n) for n in (*chain, *copies, turned)):
        return None
    # The first read of an iteration sees what the one before has written, or what was there before
    # the loop, and nothing else: a third writer in the loop would make other steps.
    reached = kernel.slicer.chains.definitions.get((read, key), ())
    entering = tuple(n for n in reached if n != turned)
    if turned not in reached or not entering or any(block_of[n] in loop.blocks for n in entering):
        return None
    return Ring(entering, chain, turned)


def _steps(kernel: Kernel, chain: tuple[int, ...], bits: int) -> tuple[int, ...]:
    """What each of some additions of a size adds; none where one is not known."""
    steps = [step_of(kernel, add) for add in chain]
    known = tuple(each for each in steps if each is not None)
    sized = all(kernel.code.instructions[n].opcode[-2:] == str(bits) for n in chain)
    return known if sized and len(known) == len(steps) else ()


def _chain(kernel: Kernel, key: Key, turned: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The additions from a register to its next value, in order, the copies between them, and what
    reads the register first.

    No additions if it is made otherwise.
    """
    code, at, chain, copies = kernel.code, turned, list[int](), list[int]()
    # Backwards from the next value. Each step is another instruction, or registers go in a circle
    # without this one.
    while len(chain) + len(copies) < len(code.instructions):
        instruction = code.instructions[at]
        if (copy := plain_copy(kernel, at)) is not None:
            copies += copy.by
            name, read = copy.name, copy.at
        elif instruction.base == "add" and not instruction.guard:
            chain.insert(0, at)
            source = instruction.operands[1]
            name, read = source.text if isinstance(source, Name) else "", at
        else:
            break
        if not name:
            break
        if key in code.keys((name,), read) and turned in definitions_of(kernel, name, read):
            return tuple(chain), tuple(copies), read
        made = written_by(kernel, name, read)
        if made is None:
            break
        at = made
    return (), (), turned


def _runs_once(kernel: Kernel, loop: Loop, index: int) -> bool:
    """True if each iteration runs an instruction exactly once."""
    flow = kernel.slicer.flow
    if not kernel.code.effects[index].definite:
        return False
    if innermost(kernel, loops_of(flow), index) != loop:
        return False
    dominates = Dominance(flow)
    return all(dominates.is_before(flow.block_of[index], latch) for latch in loop.latches)
