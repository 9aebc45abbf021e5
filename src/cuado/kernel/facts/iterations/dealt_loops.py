"""Loops whose iterations can be dealt out, as far as registers and control flow tell.

Such a loop is tested at its end and left nowhere else; its trip count is known where it begins
(``iteration_counts``). All that it carries from one iteration to the next in registers are
inductions, which change by a constant number: in iteration ``k`` such a register has its first
value plus ``k`` steps, modulo its size, whoever makes the iterations before; or floats that count
iterations exactly (``float_counters``). On request it may
accumulate, too (``loop_accumulators``), or keep the best value so far (``loop_choices``). What is
used of it after it follows from the trip count.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.float_counters import FloatCounter, float_counter
from cuado.kernel.facts.loops.inductions import Induction, induction_of
from cuado.kernel.facts.loops.iteration_counts import Count, count_of, name_of, where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator, accumulator_of
from cuado.kernel.facts.reductions.loop_choices import Choice, choices_of
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.literals import integer_of
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.effects import CARRY
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name

_HALVING = frozenset({"cvt.u32.u64", "cvt.s32.s64", "cvt.u32.s64", "cvt.s32.u64"})
"""Conversions of 64 bits to the lower 32."""
_HALF = 32
_MOST_CARRIED = 256
"""Most registers that a loop may carry: more are not looked at."""


@dataclass(frozen=True, slots=True)
class Result:
    """A register that is used after the loop: ``first + (trips - 1) * step + more``.

    Attributes:
        name: the register.
        of: the induction that it follows.
        more: what is added.
        bits: of the register: those of the induction, or its lower half.
    """

    name: str
    of: Induction
    more: int
    bits: int


@dataclass(frozen=True, slots=True)
class DealtLoop:
    """A loop that can be dealt out, if memory allows.

    Attributes:
        loop: the loop.
        first: its first instruction.
        back: the jump to its begin.
        count: its trip count.
        inductions: what it carries.
        results: what is used after it, of its inductions.
        accumulators: what it accumulates.
        counters: the floats that count its iterations; none is used after it.
    """

    loop: Loop
    first: int
    back: int
    count: Count
    inductions: tuple[Induction, ...]
    results: tuple[Result, ...]
    accumulators: tuple[Accumulator, ...]
    counters: tuple[FloatCounter, ...]

    @property
    def steps(self) -> frozenset[int]:
        """The instructions that take what counts from one iteration to the next."""
        of_inductions = {n for each in self.inductions for n in (*each.adds, each.turned)}
        return frozenset(of_inductions | {n for each in self.counters for n in each.adds})


def dealt_loop(kernel: Kernel, loop: Loop) -> DealtLoop | str:
    """A loop ready to be dealt out, or the reason why it cannot be."""
    return kernel.once(("dealt loop", loop.header), lambda: _Reader(kernel, loop).read())


class _Reader:
    """The facts of one loop."""

    def __init__(self, kernel: Kernel, loop: Loop) -> None:
        self._kernel, self._loop, self._code = kernel, loop, kernel.code
        self._flow = kernel.slicer.flow
        self._first = self._flow.blocks[loop.header].first
        self._name = name_of(kernel, loop)
        self._dominates = Dominance(self._flow)
        self._is_live = live_registers(kernel)

    def read(self) -> DealtLoop | str:
        """The loop's facts, or what is against it."""
        count = count_of(self._kernel, self._loop)
        if isinstance(count, str):
            return self._leaves_early(None) or count
        (latch,) = self._loop.latches
        back = self._flow.blocks[latch].last
        if self._code.instructions[back].base != "bra":
            return f"{self._name} does not end with a plain branch"
        if reason := self._leaves_early(count.branch):
            return reason
        found = self._sorted(count)
        if isinstance(found, str):
            return found
        inductions, accumulators, counters = found
        results = self._results(count.branch, inductions, accumulators)
        if isinstance(results, str):
            return results
        return DealtLoop(
            *(self._loop, self._first, back, count, tuple(inductions), results),
            *(tuple(accumulators), tuple(counters)),
        )

    def _sorted(
        self, count: Count
    ) -> tuple[list[Induction], list[Accumulator], list[FloatCounter]] | str:
        """What the loop carries, or what of it is neither a counter nor an accumulator."""
        inductions, accumulators, others = [], list[Accumulator](), list[Key]()
        counters = list[FloatCounter]()
        if len(carried := self._carried()) > _MOST_CARRIED:
            return f"iterations of {self._name} use {len(carried)} registers of the one before"
        for key in carried:
            if key[0] == CARRY:
                return f"iterations of {self._name} use the carry flag of the one before"
            induction = induction_of(self._kernel, self._loop, key)
            if induction is not None:
                inductions.append(induction)
            elif (counter := self._counter(key, count)) is not None:
                counters.append(counter)
            elif (accumulator := accumulator_of(self._kernel, self._loop, key)) is not None:
                accumulators.append(accumulator)
            else:
                others.append(key)
        choices = choices_of(self._kernel, self._loop, others) if others else ()
        if others and not choices:
            return f"iterations of {self._name} use {self._written(others[0])} of the one before"
        accumulators += choices
        return inductions, accumulators, counters

    def _counter(self, key: Key, count: Count) -> FloatCounter | None:
        """A float that counts the loop's iterations and is not used after it."""
        successors = self._flow.blocks[self._flow.block_of[count.branch]].successors
        out = [each for each in successors if each not in self._loop.blocks]
        if any(each != EXIT and self._is_live(key, each) for each in out):
            return None
        most = count.most if count.number is None else count.number
        return float_counter(self._kernel, self._loop, key, most)

    def _leaves_early(self, branch: int | None) -> str:
        """Why iterations may not all be made; empty if they are.

        Args:
            branch: that ends the loop by its count; the last one that leaves it by default.
        """
        blocks = [self._flow.blocks[number] for number in sorted(self._loop.blocks)]
        leaving = [b.last for b in blocks if not self._loop.blocks.issuperset(b.successors)]
        early = leaving[:-1] if branch is None else [n for n in leaving if n != branch]
        return f"{self._name} may end early ({where(self._kernel, early[0])})" if early else ""

    def _carried(self) -> list[Key]:
        """Registers that the loop writes and that are live where an iteration begins."""
        written: dict[Key, None] = {}
        for n in instructions_of(self._kernel, self._loop):
            written.update(dict.fromkeys(self._code.keys(self._code.effects[n].writes, n)))
        return [key for key in written if self._is_live(key, self._loop.header)]

    def _written(self, key: Key) -> str:
        writing = [
            n
            for n in instructions_of(self._kernel, self._loop)
            if key in self._code.keys(self._code.effects[n].writes, n)
        ]
        return f"what {where(self._kernel, writing[-1])} computes in '{key[0]}'"

    # What is used afterwards

    def _results(
        self, branch: int, inductions: list[Induction], accumulators: list[Accumulator]
    ) -> tuple[Result, ...] | str:
        """What is used after the loop, or why something of it is unknown there."""
        at = self._flow.block_of[branch]
        out = [s for s in self._flow.blocks[at].successors if s not in self._loop.blocks]
        known = self._known(branch, inductions)
        sums = {each.key for each in accumulators}
        for each in accumulators:
            sums |= each.keys if isinstance(each, Choice) else frozenset()
        found: list[Result] = []
        for n in instructions_of(self._kernel, self._loop):
            for key in self._code.keys(self._code.effects[n].writes, n):
                if not any(each != EXIT and self._is_live(key, each) for each in out):
                    continue
                if key in known:
                    found.append(known[key])
                elif key not in sums:
                    what = f"what {where(self._kernel, n)} computes in '{key[0]}'"
                    return f"{what} in the last iteration of {self._name} is used after it"
        return tuple(dict.fromkeys(found))

    def _known(self, branch: int, inductions: list[Induction]) -> dict[Key, Result]:
        """Registers that follow from inductions where the loop ends."""
        found: dict[Key, Result] = {}
        for each in inductions:
            # ``trips - 1`` whole turns lie behind the exit. The last turn's step is added where the
            # addition comes before the branch on all paths; elsewhere it comes after it on all, or
            # it would be made twice in an iteration.
            is_turned = self._dominates(each.turned, branch)
            last = each.step if is_turned else 0
            found[each.key] = Result(each.name, each, last, each.bits)
            more, made = 0, {each.turned: each.step}
            for add, step in zip(each.adds, each.steps, strict=True):
                more += step
                (key,) = self._code.keys(self._code.effects[add].writes, add)
                if key != each.key and self._writes_once(key) and self._dominates(add, branch):
                    found[key] = Result(key[0], each, more, each.bits)
                made[add] = more
            found.update(self._derived(branch, each, made))
        return found

    def _derived(
        self, branch: int, of: Induction, made: dict[int, int]
    ) -> Iterator[tuple[Key, Result]]:
        """Registers that are an induction and a number, or the lower half of that.

        Args:
            branch: that ends the loop.
            of: the induction.
            made: what each of its instructions has added in an iteration.
        """
        users = self._kernel.slicer.chains.users
        todo = [n for add in made for n in users.get(add, ())]
        seen: set[int] = set(made)
        while todo:
            n = todo.pop()
            if n in seen or self._flow.block_of[n] not in self._loop.blocks:
                continue
            instruction, effects = self._code.instructions[n], self._code.effects[n]
            more = self._added(n, of, made)
            if more is None or not effects.definite:
                continue
            seen.add(n)
            (key,) = self._code.keys(effects.writes, n)
            is_half = instruction.opcode in _HALVING
            bits = _HALF if is_half else of.bits
            if BITS.get(self._code.variable(key).type) != bits:
                # A longer register has a sign as well, or none.
                continue
            if self._writes_once(key) and self._dominates(n, branch):
                yield key, Result(key[0], of, more, bits)
            if not is_half:
                made = made | {n: more}
                todo += users.get(n, ())

    def _added(self, index: int, of: Induction, made: dict[int, int]) -> int | None:
        """What an instruction gives beyond what an iteration begins with; None if that is unknown.

        It reads the induction, or what has a number more, and adds a number, or none.
        """
        operands, number = self._code.instructions[index].operands, self._number(index, of)
        source = operands[1] if len(operands) > 1 else None
        if number is None or not isinstance(source, Name):
            return None
        defined = definitions_of(self._kernel, source.text, index)
        inside = [n for n in defined if self._flow.block_of[n] in self._loop.blocks]
        if len(inside) != 1 or inside[0] not in made:
            return None
        if len(defined) == 1:
            return made[inside[0]] + number if self._dominates(inside[0], index) else None
        # What an iteration begins with: it was set before the loop, or at the last one's end.
        return number if source.text == of.name and inside[0] == of.turned else None

    def _number(self, index: int, of: Induction) -> int | None:
        """The number that an instruction adds to an induction's register; 0 for the half of it."""
        instruction = self._code.instructions[index]
        if instruction.opcode in (f"add.s{of.bits}", f"add.u{of.bits}"):
            other = instruction.operands[2]
            return integer_of(self._code, other, index) if isinstance(other, Immediate) else None
        return 0 if instruction.opcode in _HALVING and of.bits != _HALF else None

    def _writes_once(self, key: Key) -> bool:
        writing = [
            n
            for n in instructions_of(self._kernel, self._loop)
            if key in self._code.keys(self._code.effects[n].writes, n)
        ]
        return len(writing) == 1
