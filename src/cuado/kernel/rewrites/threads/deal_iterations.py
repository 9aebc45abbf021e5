"""Deals the iterations of loops out to copies of a thread: of so many, each makes one in turn.

A copy begins at its first iteration and goes on by steps that are as many times longer. A counter
of its own decides when it ends, so the original's comparison need not be reached exactly. After the
loop all copies have the values that the last iteration would have left.

What the kernel stores outside of the loops is stored by copy 0 alone; the rest is run by all, or,
if copies cannot wait for each other, what follows the loop by copy 0 alone.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.iterations.dealt_loops import DealtLoop, Result
from cuado.kernel.facts.loops.inductions import Induction
from cuado.kernel.facts.loops.iteration_counts import Count
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.facts.reductions.loop_choices import Choice
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import as_type
from cuado.ptx.rewrite import renamed
from cuado.ptx.semantics.opcode import BITS, Access, Space

_FEW = (1 << 31) - 4096
"""Trip counts up to this are counted in 32 bits: a copy may count beyond the end by one step."""
_CLOSED = frozenset({"le", "ge"})
_WRITING = frozenset({Access.STORE, Access.ATOMIC})
_OWN = frozenset({Space.LOCAL, Space.SHARED, Space.PARAM})


@dataclass(frozen=True, slots=True)
class Copies:
    """The copies that iterations are dealt out to.

    Attributes:
        own: 32-bit register with the copy's number.
        count: how many copies.
        sync: code that waits for the other copies and orders memory; empty where nothing is to be
            ordered.
        stay: whether all copies run what follows a loop; otherwise copy 0 does alone.
        merge: whether each copy brings what it accumulates to memory itself: all begin with
            nothing, and all make the updates that follow the loops.
    """

    own: str
    count: int
    sync: str = ""
    stay: bool = True
    merge: bool = False


Combining = Callable[[Accumulator, str], Iterable[str]]
"""Code that combines the parts of all copies, so that each has the result.

It is given the 64-bit register with the iteration in which a copy found its part, -1 for none, if
parts are chosen by that; else nothing.
"""


def deal(
    rewriting: Rewriting,
    loops: Sequence[DealtLoop],
    copies: Copies,
    combining: Combining | None = None,
) -> tuple[int, ...]:
    """Deal loops out, and leave what is stored elsewhere to copy 0.

    Returns:
        The instructions that were changed.
    """
    for loop in loops:
        _Dealing(rewriting, loop, copies, combining).write()
    # Stores of dealt loops are made once as they are: each iteration runs in one copy. All others
    # would be made by every copy.
    if copies.merge:
        return tuple(loop.back for loop in loops)
    inside = {n for each in loops for n in instructions_of(rewriting.subject, each.loop)}
    alone = [n for n in _stores(rewriting.subject) if n not in inside]
    if alone:
        first = rewriting.register("pred")
        rewriting.at_start(f"setp.eq.u32 {first}, {copies.own}, 0;")
        for index in alone:
            _leave_to_first(rewriting, index, first, copies.sync)
    return (*(loop.back for loop in loops), *alone)


def _stores(kernel: Kernel) -> tuple[int, ...]:
    """Instructions that write memory which copies share."""
    return tuple(
        n
        for n, effects in enumerate(kernel.code.effects)
        if effects.opcode.access in _WRITING and kernel.space(n) not in _OWN
    )


def _leave_to_first(rewriting: Rewriting, index: int, first: str, sync: str) -> None:
    """Let copy 0 alone run a store, with the others waiting before and after it."""
    instruction = rewriting.subject.code.instructions[index]
    lines, both = [sync] if sync else [], first
    if instruction.guard:
        own, both = instruction.guard, rewriting.register("pred")
        if instruction.negated:
            own = rewriting.register("pred")
            lines.append(f"not.pred {own}, {instruction.guard};")
        lines.append(f"and.pred {both}, {own}, {first};")
    text = renamed(instruction, {}).removeprefix(instruction.prefix)
    lines += [f"@{both} {text}", *([sync] if sync else [])]
    rewriting.replace(index, "\n".join(lines))


class _Dealing:
    """The edits of one loop."""

    def __init__(
        self, rewriting: Rewriting, loop: DealtLoop, copies: Copies, combining: Combining | None
    ) -> None:
        self._rewriting, self._loop, self._copies = rewriting, loop, copies
        self._combining, self._count = combining, loop.count
        most = loop.count.most
        self._bits = 32 if most is not None and most < _FEW else 64
        self._again, self._done = (rewriting.fresh(f"$cuado_{n}") for n in ("deal", "dealt"))
        self._lines: list[str] = []
        self._trips = self._written_trips()
        self._first: dict[str, str] = {}
        self._own = rewriting.register(f"b{self._bits}")
        self._found: dict[Accumulator, str] = {}

    def write(self) -> None:
        """Make the edits."""
        rewriting, loop, bits = self._rewriting, self._loop, self._bits
        own = self._own
        goes_on = rewriting.register("pred")
        none = rewriting.register("pred")
        # Order matters: trip counts and results are computed of first values, which `_shifted` then
        # moves to the copy's own iteration.
        entry = [*self._lines]
        if self._copies.sync:
            entry.append(self._copies.sync)
        entry += self._saved()
        entry += [*self._shifted(), *self._emptied()]
        entry += [
            f"{'mov.u32' if bits == 32 else 'cvt.u64.u32'} {own}, {self._copies.own};",
            f"setp.ge.u{bits} {none}, {own}, {self._trips};",
            f"@{none} bra {self._done};",
            f"{self._again}:",
            *self._counted(),
        ]
        rewriting.before(loop.first, "\n".join(entry))
        test = [
            f"add.u{bits} {own}, {own}, {self._copies.count};",
            f"setp.lt.u{bits} {goes_on}, {own}, {self._trips};",
        ]
        branch = loop.count.branch
        target = rewriting.subject.code.instructions[branch].operand_text.strip()
        # The comparison at the end of the body becomes the copy's own. The original's would miss
        # its bound: a step of several iterations may pass it, or an equality never hold.
        if branch == loop.back:
            lines = [*self._advanced(), *test, f"@{goes_on} bra {self._again};"]
            rewriting.replace(branch, "\n".join([*lines, f"{self._done}:", *self._ended()]))
            return
        # The loop is left by a branch of its own: what ends it stands behind the jump back.
        rewriting.replace(branch, "\n".join([*test, f"@!{goes_on} bra {self._done};"]))
        lines = [*self._advanced(), f"bra {self._again};", f"{self._done}:", *self._ended()]
        rewriting.replace(loop.back, "\n".join([*lines, f"bra {target};"]))

    # Before the loop

    def _saved(self) -> list[str]:
        """Keep the first values that results are computed of."""
        lines = []
        for result in self._loop.results:
            if result.of.name not in self._first:
                kept = self._rewriting.register(f"b{result.of.bits}")
                self._first[result.of.name] = kept
                lines.append(f"mov.b{result.of.bits} {kept}, {result.of.name};")
        return lines

    def _shifted(self) -> list[str]:
        """Begin at the copy's first iteration."""
        lines, wide = [], ""
        for each in self._loop.inductions:
            if each.bits == 64 and not wide:
                wide = self._rewriting.register("b64")
                lines.append(f"cvt.u64.u32 {wide}, {self._copies.own};")
            copy = wide if each.bits == 64 else self._copies.own
            step = _signed(each.step, each.bits)
            lines.append(f"mad.lo.s{each.bits} {each.name}, {copy}, {step}, {each.name};")
        return lines

    def _emptied(self) -> list[str]:
        """Begin to accumulate with nothing, but for copy 0."""
        lines, other = [], ""
        for each in self._loop.accumulators:
            if isinstance(each, Choice):
                lines.append(self._noted(each))
            if not each.neutral or self._copies.merge:
                continue
            if not other:
                other = self._rewriting.register("pred")
                lines.append(f"setp.ne.u32 {other}, {self._copies.own}, 0;")
            type_ = each.opcode.split(".")[-1]
            lines.append(f"@{other} mov.{type_} {each.key[0]}, {each.neutral};")
        return lines

    def _noted(self, choice: Choice) -> str:
        """Note in which iteration a better value is found: in none, to begin with."""
        found = self._found[choice] = self._rewriting.register("b64")
        move = "cvt.s64.s32" if self._bits == 32 else "mov.b64"
        for index, holds in choice.compares:
            (test,) = self._rewriting.subject.code.effects[index].writes
            guard = f"@{'' if holds else '!'}{test}"
            self._rewriting.after(index, f"{guard} {move} {found}, {self._own};")
        return f"mov.s64 {found}, -1;"

    # In the loop, and after it

    def _counted(self) -> list[str]:
        """Floats that count, of the iteration that the copy is at: exact, as they are whole."""
        lines: list[str] = []
        for each in self._loop.counters:
            whole = self._rewriting.register("b64")
            widened = f"cvt.u64.u32 {whole}, {self._own};" if self._bits == 32 else ""
            lines += [
                widened or f"mov.b64 {whole}, {self._own};",
                f"mad.lo.s64 {whole}, {whole}, {each.step}, {each.first};",
                f"cvt.rn.{each.type_}.s64 {each.name}, {whole};",
            ]
        return lines

    def _advanced(self) -> list[str]:
        """Skip the iterations of the other copies."""
        found = []
        for each in self._loop.inductions:
            # The body itself has made one step.
            by = _signed(each.step * (self._copies.count - 1), each.bits)
            found.append(f"add.s{each.bits} {each.name}, {each.name}, {by};")
        return found

    def _ended(self) -> list[str]:
        """The values that the last iteration leaves, the parts combined, the copies in step."""
        lines = []
        if not self._copies.stay:
            other = self._rewriting.register("pred")
            lines += [f"setp.ne.u32 {other}, {self._copies.own}, 0;", f"@{other} ret;"]
        # Copies have left their inductions at different iterations. What is read after the loop is
        # computed anew: the first value plus the steps of trips - 1 iterations.
        for result in self._loop.results:
            lines += self._resulting(result)
        for each in self._loop.accumulators:
            found = self._found.get(each, "")
            lines += self._combining(each, found) if self._combining else ()
            for key, of in each.copies if isinstance(each, Choice) else ():
                bits = BITS[self._rewriting.subject.code.variable(of).type]
                lines.append(f"mov.b{bits} {key[0]}, {of[0]};")
        if self._copies.sync:
            lines.append(self._copies.sync)
        return lines

    def _resulting(self, result: Result) -> list[str]:
        """A register as the last iteration leaves it."""
        first, bits = self._first[result.of.name], result.of.bits
        name = result.name if result.bits == bits else self._rewriting.register(f"b{bits}")
        step, more = _signed(result.of.step, bits), _signed(result.more, bits)
        if self._count.number is not None:
            whole = _signed((self._count.number - 1) * result.of.step + result.more, bits)
            lines = [f"add.s{bits} {name}, {first}, {whole};"]
        else:
            last = self._rewriting.register(f"b{bits}")
            lines = [
                self._converted(last, bits),
                f"add.s{bits} {last}, {last}, -1;",
                f"mad.lo.s{bits} {name}, {last}, {step}, {first};",
                f"add.s{bits} {name}, {name}, {more};",
            ]
        return lines if name == result.name else [*lines, f"cvt.u32.u64 {result.name}, {name};"]

    def _converted(self, register: str, bits: int) -> str:
        if bits == self._bits:
            return f"mov.b{bits} {register}, {self._trips};"
        return f"cvt.u{bits}.u{self._bits} {register}, {self._trips};"

    # The trip count

    def _written_trips(self) -> str:
        """The register with the trip count, or its number."""
        if self._count.number is not None:
            return str(self._count.number)
        trips = self._rewriting.register("b64")
        counter = self._counter(self._count)
        if self._count.relation == "ne":
            self._lines += self._distance(trips, counter.name)
        else:
            self._lines += self._rounded(trips, counter.name)
        if self._bits == 64:
            return trips
        short = self._rewriting.register("b32")
        self._lines.append(f"cvt.u32.u64 {short}, {trips};")
        return short

    def _counter(self, count: Count) -> Induction:
        return next(each for each in self._loop.inductions if each.turned == count.stepping.turned)

    def _distance(self, trips: str, counter: str) -> list[str]:
        """The iterations until the counter is its bound, modulo the register's size."""
        bits = BITS[self._count.type_]
        way = self._rewriting.register(f"b{bits}")
        ends = (self._count.bound, counter) if self._count.rises else (counter, self._count.bound)
        made = -self._count.made if self._count.rises else self._count.made
        first = self._rewriting.register(f"b{bits}")
        # Until it is equal the counter may wrap around, so the distance counts modulo 2**bits; the
        # step is a power of two, by which a shift divides such a number.
        shift = abs(self._count.step).bit_length() - 1
        return [
            f"mov.b{bits} {first}, {ends[0]};",
            f"sub.s{bits} {way}, {first}, {ends[1]};",
            f"add.s{bits} {way}, {way}, {_signed(made, bits)};",
            f"shr.u{bits} {way}, {way}, {shift};",
            f"mov.b64 {trips}, {way};" if bits == 64 else f"cvt.u64.u32 {trips}, {way};",
            f"add.u64 {trips}, {trips}, 1;",
        ]

    def _rounded(self, trips: str, counter: str) -> list[str]:
        """The iterations until the counter passes its bound: at least one."""
        low, high = self._rewriting.register("b64"), self._rewriting.register("b64")
        ends = (counter, self._count.bound) if self._count.rises else (self._count.bound, counter)
        step, closed = abs(self._count.step), int(self._count.relation in _CLOSED)
        lines = [self._widened(low, ends[0]), self._widened(high, ends[1])]
        lines += [
            f"sub.s64 {trips}, {high}, {low};",
            f"add.s64 {trips}, {trips}, {closed - abs(self._count.made)};",
            f"max.s64 {trips}, {trips}, 0;",
        ]
        if step & (step - 1):
            lines += [
                f"add.s64 {trips}, {trips}, {step - 1};",
                f"div.u64 {trips}, {trips}, {step};",
            ]
        elif step > 1:
            shift = step.bit_length() - 1
            lines += [
                f"add.s64 {trips}, {trips}, {step - 1};",
                f"shr.u64 {trips}, {trips}, {shift};",
            ]
        return [*lines, f"add.u64 {trips}, {trips}, 1;"]

    def _widened(self, register: str, operand: str) -> str:
        type_ = self._count.type_
        if not operand.startswith("%"):
            return f"mov.b64 {register}, {as_type(int(operand, 0), type_)};"
        if BITS[type_] == 64:
            return f"mov.b64 {register}, {operand};"
        return f"cvt.s64.{type_} {register}, {operand};"


def _signed(value: int, bits: int) -> int:
    """A number as a signed one of so many bits, modulo their size."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
