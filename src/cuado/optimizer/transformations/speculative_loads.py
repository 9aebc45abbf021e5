"""Load for iterations ahead, before it is known that the loop goes on so long.

What it changes: a loop that ends by what it finds (a search, a list with an end mark) loads, looks,
and then loads the next. It is made to load for ``ahead`` iterations at once, whatever they will
find, and then to run them one by one, each as it was, with what has been loaded; the first that
ends the loop ends it.

Why the results stay the same: the same iterations run; only their loads are made earlier, and
some loads are made in addition, whose values nobody uses. ``apply`` checks that

- nothing of the launch writes what they read (proved from where addresses come from), so that it
  does not matter when they are made;
- their addresses are computed, iteration by iteration, by a copy of the loop's own arithmetic and
  loads on registers of their own;
- a load for a later iteration is made only where its address lies within the buffer that it is of,
  and is aligned. That is asked when it runs. Where an iteration comes to be run, its loads were
  made: the original makes them there.

The loop is one block without barriers, exchanges or calls.

What it costs: registers, memory traffic for what is not needed, and four operations for each load
ahead.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.loops.search_loops import (
    SearchLoop,
    Speculative,
    search_loop,
    within,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.rewrite import renamed
from cuado.ptx.semantics.opcode import BITS

_AHEAD = (8, 4, 2)


@dataclass(frozen=True)
class SpeculativeLoads(Transformation):
    """Makes the loads of several iterations at once, though the loop may end before.

    Attributes:
        ahead: iterations: 8, 4 or 2.
    """

    NAME: ClassVar[str] = "speculative-loads"
    SUMMARY: ClassVar[str] = "makes a search loop's loads for several iterations at once"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.IN_FLIGHT, Bottleneck.LOADS})

    ahead: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is none of 8, 4 and 2.
        """
        if self.ahead not in _AHEAD:
            raise ValueError("ahead is 8, 4 or 2")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """All numbers, where there is such a loop."""
        try:
            return () if isinstance(_chosen(kernel), Refusal) else tuple(map(cls, _AHEAD))
        except CuadoError:
            return ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Load ahead in all such loops."""
        chosen = _chosen(kernel)
        if isinstance(chosen, Refusal):
            return chosen
        rewriting = Rewriting(kernel)
        pointers: dict[str, str] = {}
        for loop in chosen:
            _Repeated(rewriting, loop, self.ahead, pointers).write()
        loads = tuple(each.index for loop in chosen for each in loop.loads)
        notes = (
            f"{len(loads)} loads of constant data are made for {self.ahead} iterations at once",
            "bounds are checked at run time",
        )
        return Rewritten(with_ptx(kernel, rewriting.text()), notes, loads)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Load a batch, then examine it."""
        del kernel
        n = self.ahead
        return Advice(
            f"load {n} elements at once, then examine them one by one",
            "for (int k = 0; k < n && in[k] >= 0; k++)\n    sum += in[k];",
            f"for (int k = 0; k < n; k += {n}) {{  // n is a multiple, or the end is padded\n"
            f"    float x[{n}];\n#pragma unroll\n"
            f"    for (int b = 0; b < {n}; b++)\n        x[b] = in[k + b];\n"
            f"    for (int b = 0; b < {n}; b++) {{\n"
            "        if (x[b] < 0)\n            return;\n        sum += x[b];\n    }\n}",
        )


def _chosen(kernel: Kernel) -> tuple[SearchLoop, ...] | Refusal:
    """The loops whose loads are made ahead."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx)")
    loops = loops_of(kernel.slicer.flow)
    found = [search_loop(kernel, each) for each in loops if each.is_innermost]
    chosen = tuple(each for each in found if isinstance(each, SearchLoop))
    if chosen:
        return chosen
    reason = next((each for each in found if isinstance(each, str)), "")
    return Refusal(reason or "the kernel has no loops", absent=not reason)


class _Repeated:
    """The edits of one loop.

    Args:
        rewriting: where they go.
        loop: the loop.
        ahead: iterations.
        pointers: registers with the start of buffers, by parameter; new ones are added.
    """

    def __init__(
        self, rewriting: Rewriting, loop: SearchLoop, ahead: int, pointers: dict[str, str]
    ) -> None:
        self._rewriting, self._loop, self._ahead = rewriting, loop, ahead
        self._pointers, self._code = pointers, rewriting.subject.code
        self._loads = {each.index: each for each in loop.loads}
        self._made: dict[tuple[int, int], str] = {}
        """Registers by iteration and the instruction whose result they hold."""

    def write(self) -> None:
        """Make the edits: loads for all iterations, then the bodies, the loop's own last."""
        rewriting, loop = self._rewriting, self._loop
        done = rewriting.fresh("$cuado_found")
        branch = self._code.instructions[loop.last]
        lines = list(self._loaded())
        # Each copy but the last leaves the loop where its branch would: to the label after the
        # loop.
        for turn in range(self._ahead - 1):
            lines += [self._as_it_was(n, turn) for n in loop.body]
            lines.append(f"@{'' if branch.negated else '!'}{branch.guard} bra {done};")
        rewriting.before(loop.first, "\n".join(lines))
        for index in self._loads:
            rewriting.replace(index, self._as_it_was(index, self._ahead - 1))
        rewriting.after(loop.last, f"{done}:")

    def _as_it_was(self, index: int, turn: int) -> str:
        """An instruction of the loop; a load becomes a copy of that iteration's value."""
        if index not in self._loads:
            return renamed(self._code.instructions[index], {})
        name = self._made[turn, index]
        return f"mov.b{self._bits(index)} {self._loads[index].target}, {name};"

    def _loaded(self) -> Iterator[str]:
        """Code that makes the loads of all iterations, by the number of loads they depend on."""
        body, ahead = self._loop.body, self._loop.ahead
        # Level: the number of loads in the longest chain before an instruction. Loads of a level
        # are independent, so all iterations' loads of it are in flight together.
        levels: dict[tuple[int, int], int] = {}
        for turn in range(self._ahead):
            for index in ahead:
                sources = [
                    source
                    for every in within(self._rewriting.subject, index, body).values()
                    if (source := _source(turn, index, every)) is not None
                ]
                after = (levels[each] + (each[1] in self._loads) for each in sources)
                levels[turn, index] = max(after, default=0)
        for level in sorted(set(levels.values())):
            for (turn, index), own in levels.items():
                if own == level:
                    yield from self._instruction(turn, index)

    def _instruction(self, turn: int, index: int) -> Iterator[str]:
        """An instruction for an iteration, with registers of its own."""
        instruction, names = self._code.instructions[index], dict[str, str]()
        for key, every in within(self._rewriting.subject, index, self._loop.body).items():
            source = _source(turn, index, every)
            if source is not None:
                names[key[0]] = self._made[source]
        (target,) = self._code.effects[index].writes
        symbol = self._code.symbol(target, index)
        assert symbol is not None  # noqa: S101 - it writes a register
        made = self._made[turn, index] = self._rewriting.register(symbol.variable.type)
        if index not in self._loads:
            rest = instruction.operand_text[instruction.operands[0].end :]
            yield renamed(replace(instruction, operand_text=made + rest), names)
            return
        load = self._loads[index]
        base = names.get(load.base, load.base)
        if not turn:
            yield f"{instruction.opcode} {made}, [{base}+{load.offset}];"  # as the loop does
            return
        held, guard = self._rewriting.register("b64"), self._rewriting.register("pred")
        yield from self._asked(load, base, held, guard)
        # The loop may end before this iteration: its address may be invalid, so the load is
        # predicated, and its value is unused then.
        yield f"mov.b{self._bits(index)} {made}, 0;"
        yield f"@{guard} {instruction.opcode} {made}, [{held}];"

    def _asked(self, load: Speculative, base: str, held: str, guard: str) -> Iterator[str]:
        """Compute an address, and a guard: true if it is aligned and inside of its buffer.

        Only the lower 32 bits of its distance from the buffer's start are computed: the buffer is
        smaller than 4 GiB, so for an address inside of it they are the whole distance.
        """
        rewriting, pointer = self._rewriting, self._pointer(load.parameter)
        place, begin, units = (rewriting.register("b32") for _ in range(3))
        yield f"cvt.u32.u64 {place}, {base};"
        yield f"cvt.u32.u64 {begin}, {pointer};"
        yield f"sub.s32 {place}, {place}, {begin};"
        if load.offset:
            yield f"add.s32 {place}, {place}, {load.offset};"
        bits = load.width.bit_length() - 1
        # What is not aligned gets a high bit, and is too large.
        yield f"shf.r.wrap.b32 {units}, {place}, {place}, {bits};"
        yield f"setp.le.u32 {guard}, {units}, {load.size - load.width >> bits};"
        yield f"mad.wide.u32 {held}, {place}, 1, {pointer};"

    def _pointer(self, parameter: str) -> str:
        """A register with the start of a parameter's buffer."""
        if parameter not in self._pointers:
            name = self._pointers[parameter] = self._rewriting.register("b64")
            self._rewriting.at_start(
                f"ld.param.u64 {name}, [{parameter}];\ncvta.to.global.u64 {name}, {name};"
            )
        return self._pointers[parameter]

    def _bits(self, index: int) -> int:
        symbol = self._code.symbol(self._loads[index].target, index)
        return BITS[symbol.variable.type] if symbol is not None else 0


def _source(turn: int, index: int, every: tuple[int, ...]) -> tuple[int, int] | None:
    """The iteration and instruction that a value comes from; None for one from before.

    The loop is one block: a definition before the reader is of the same iteration, a later one of
    the previous iteration.

    Args:
        turn: the iteration that reads it.
        index: the reading instruction.
        every: the instructions of the loop that may have written it.
    """
    before = [n for n in every if n < index]
    if before:
        return turn, max(before)
    return (turn - 1, max(every)) if every and turn else None


TRANSFORMATION = SpeculativeLoads
