"""Addresses and integers of one launch as linear forms of iterations, indices and other values.

A register is followed back to its definitions. An induction of a loop is its first value plus a
multiple of the iteration's number; used after the loop it has the value of the last iteration. What
is not linear is a term of its own, with the bounds that the launch gives it.

The forms hold for the machine's registers: a 32-bit result is followed only if its form's bounds
fit a signed 32-bit number, so that nothing has wrapped around; where it is read without a sign, it
must not be negative. 64-bit results are exact modulo 2**64, as the addresses are.

Branches that all threads of the launch decide alike are taken as decided: definitions on paths that
nobody takes do not count.
"""

from collections.abc import Hashable, Sequence
from functools import reduce

from cuado.kernel.facts.loops.inductions import induction_of
from cuado.kernel.facts.loops.iteration_counts import Count
from cuado.kernel.facts.loops.loop import ends_early
from cuado.kernel.facts.loops.remainders import masked, remainder_of
from cuado.kernel.facts.registers.unset_registers import UnsetRegisters
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.decided_flow import decided_flow
from cuado.kernel.values.given_numbers import given_pointer
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.intervals import joined
from cuado.kernel.values.linear_forms import (
    Form,
    LinearForms,
    Term,
    added,
    even_bits,
    form_of,
    scaled,
)
from cuado.kernel.values.loop_trips import LoopTrips
from cuado.kernel.values.operations import Operation, operation_of
from cuado.kernel.values.remainder_forms import going_on, trips_less_one
from cuado.kernel.values.settled_values import settled_values
from cuado.ptx.analysis.code import Symbol
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import BITS, Space, is_special
from cuado.ptx.syntax.operands import Address, Name, Operand

FAR = 1 << 80
"""Stands for infinity: beyond all addresses and their multiples."""
Bounds = tuple[int, int]
_EVERYTHING = (-FAR, FAR)
_SIGNLESS = frozenset({"mov", "cvta", "add", "sub", "shl"})
_SIGNED = frozenset({"cvt", "neg", "mul", "mad"})
_WORD = 32
_WINDOW = 1 << 28
"""Shared addresses are below: an offset below 2**24, and the block's rank in its cluster, below 16,
from there on (as machine code of compute capability 9.0 makes them)."""


class Forms(Interpreter[Form]):
    """Forms of a kernel's integers.

    Args:
        kernel: the kernel and its launch.

    Attributes:
        flow: the control flow without the edges that no thread of the launch takes.
        live: blocks that a thread of the launch may reach.
    """

    deepest = 400

    def __init__(self, kernel: Kernel) -> None:
        self.subject = kernel
        self.flow = decided_flow(kernel)
        self.live = self.flow.reachable()
        super().__init__(kernel.code, def_use_of(kernel.code, self.flow), LinearForms())
        self._block_of = kernel.slicer.flow.block_of
        self._unset = UnsetRegisters(kernel.code, self.flow)
        self._loops = sorted(loops_of(kernel.slicer.flow), key=lambda loop: -loop.depth)
        self._by_header: dict[Hashable, Loop] = {each.header: each for each in self._loops}
        self._trips = LoopTrips(kernel, self._loops)
        self._in_shared: set[Term] = set()

    # What is asked of it

    def address(self, index: int) -> Form | None:
        """The address that an instruction accesses; None if that is not plain."""
        operands = [o for o, _ in self._code.effects[index].operands if isinstance(o, Address)]
        if len(operands) != 1 or operands[0].extra or not operands[0].is_near:
            return None
        found = self.operand(operands[0].base, index)
        return None if found is None else added(found, form_of(operands[0].offset or 0))

    def bounds(self, form: Form, thread: int | None = None) -> Bounds:
        """The least and the largest value of a form.

        Args:
            form: which.
            thread: for this thread of the block; for all by default.
        """
        low = high = form.number
        for term, factor in form.terms:
            least, most = self.range_of(term, thread)
            low += min(least * factor, most * factor)
            high += max(least * factor, most * factor)
        return max(low, -FAR), min(high, FAR)

    def range_of(self, term: Term, thread: int | None = None) -> Bounds:
        """The least and the largest value of a term."""
        found = _EVERYTHING
        match term:
            case Term(kind="turn" | "last" | "back", what=int(header)):
                most = self._trips.most(header, thread)
                least = self._trips.least(header, thread) if term.kind == "last" else 1
                found = (max(least - 1, 0), FAR if most is None else max(most - 1, 0))
            case Term(kind="special", what=str(name)):
                found = self._special(name, thread)
            case Term(kind="variable") if term in self._in_shared:
                found = (0, _WINDOW)
            case Term(kind="value", what=int(index)):
                found = self._result_range(index, thread)
            case Term(kind="joined", what=(_, tuple(forms))):
                found = reduce(joined, (self.bounds(form, thread) for form in forms))
            case Term(kind="settled", what=(_, tuple(numbers))):
                known = [value for of, value in numbers if thread in (None, of)]
                found = (min(known), max(known)) if known else _EVERYTHING
        return found

    def _result_range(self, index: int, thread: int | None) -> Bounds:
        """The least and the largest result of an instruction."""
        known = self.subject.lanes.result(index)
        if known is None or not known.exact:
            return self.subject.ranges.result(index) or masked(self.subject, index) or _EVERYTHING
        offsets = known.offsets if thread is None else (known.offsets[thread],)
        return min(offsets), max(offsets)

    def has_exact_trips(self, header: int) -> bool:
        """True if the trip count of each thread of the block is known."""
        return bool(self._trips.exact(header))

    def is_made_in(self, term: Term, loop: Loop) -> bool:
        """True if iterations of a loop may have different values of a term."""
        match term:
            case Term(kind="turn" | "last" | "back", what=int(header)):
                return header in loop.blocks
            case Term(kind="value", what=int(index)):
                known = self.subject.lanes.result(index)
                is_fixed = known is not None and known.exact
                return self._block_of[index] in loop.blocks and not is_fixed
            case Term(kind="joined", what=(tuple(definitions), _)):
                return any(self._block_of[n] in loop.blocks for n in definitions)
            case Term(kind="unknown", what=(int(index), _)):
                return self._block_of[index] in loop.blocks
        return False

    # How it is found out

    def special(self, name: str) -> Form | None:
        """Indices are terms, extents numbers."""
        found = self.subject.ranges.special(name)
        if found is not None and found[0] == found[1]:
            return form_of(found[0])
        is_one = is_special(name.partition(".")[0])
        return form_of(0, [(Term("special", name), 1)]) if is_one else None

    def variable(self, symbol: Symbol) -> Form:
        """A variable's address is a term."""
        term = Term("variable", symbol.key)
        if symbol.variable.space == Space.SHARED:
            self._in_shared.add(term)
        return form_of(0, [(term, 1)])

    def named(self, name: str, index: int) -> Form | None:
        """The form of a register where an instruction reads it."""
        symbol = self._code.symbol(name, index)
        if symbol is None or symbol.variable.space != "reg":
            return super().named(name, index)
        if self._depth >= self.deepest:
            return None
        definitions = self._chains.definitions.get((index, symbol.key), ())
        if self._unset.may_be_older(symbol.key, index, definitions):
            return self._unknown(index, name)
        found = self._read(name, index, definitions)
        return None if found is None else self.left(found, index)

    def _read(self, name: str, index: int, definitions: Sequence[int]) -> Form | None:
        """The form of a register by its definitions; iterations of loops that are over are open."""
        if len(definitions) == 1:
            return self.result(definitions[0])
        around = [loop for loop in self._loops if self._block_of[index] in loop.blocks]
        inductions = (self._induction(loop, name, index, definitions) for loop in around)
        found = next((each for each in inductions if each is not None), None)
        return self._joined(name, index, definitions) if found is None else found

    def _joined(self, name: str, index: int, definitions: Sequence[int]) -> Form:
        """A register that several instructions may have written."""
        settled = self._settled(name, index, definitions)
        found = going_on(self, definitions, index) if settled is None else settled
        return self._agreed(name, index, definitions) if found is None else found

    def _agreed(self, name: str, index: int, definitions: Sequence[int]) -> Form:
        """What several instructions that may have written a register agree on, or a term."""
        # If all have one form, the path does not matter; else a term stands for any of them.
        inside = [self.result(n) for n in definitions]
        forms = {self.left(each, index) for each in inside if each is not None}
        if len(forms) == 1 and None not in inside:
            (only,) = forms
            return only
        is_live = all(self._block_of[n] in self.live for n in definitions)
        if not definitions or None in inside or not is_live:
            return self._unknown(index, name)
        known = frozenset(each for each in forms if each is not None)
        if any(term.kind == "joined" for each in known for term, _ in each.terms):
            return self._unknown(index, name)
        ordered = tuple(sorted(known, key=repr))
        return form_of(0, [(Term("joined", (tuple(definitions), ordered)), 1)])

    def _settled(self, name: str, index: int, definitions: Sequence[int]) -> Form | None:
        """A number for each thread, where its way through the code decides; None elsewhere."""
        keys, block = self._code.keys((name,), index), self._block_of[index]
        first = self.subject.slicer.flow.blocks[block].first
        if len(keys) != 1 or any(first <= n <= index for n in definitions):
            return None
        found = settled_values(self.subject).at(keys[0], definitions, block)
        if not found:
            return None
        numbers = {*found.values()}
        if len(numbers) == 1:
            return form_of(numbers.pop())
        return form_of(0, [(Term("settled", (keys[0], tuple(sorted(found.items())))), 1)])

    def _unknown(self, index: int, name: str) -> Form:
        return form_of(0, [(Term("unknown", (index, name)), 1)])

    def _induction(
        self, loop: Loop, name: str, index: int, definitions: Sequence[int]
    ) -> Form | None:
        """The form of a loop's induction where an iteration reads it; None for anything else."""
        (key,) = self._code.keys((name,), index)
        found = induction_of(self.subject, loop, key)
        inside = [n for n in definitions if self._block_of[n] in loop.blocks]
        if found is None or inside != [found.turned]:
            return None
        # First value plus a step for each turn; what enters the loop may come on several paths.
        entering = [n for n in definitions if n not in inside]
        start = self.subject.slicer.flow.blocks[loop.header].first
        first = (
            self.result(entering[0]) if len(entering) == 1 else self._joined(name, start, entering)
        )
        if first is None:
            return None
        turn = form_of(0, [(Term("turn", loop.header), found.step)])
        made = added(self.left(first, start), turn)
        # The form is of unbounded integers. It stands for the register only if the register holds
        # all of its values; otherwise it might have wrapped around in some iteration.
        operation = operation_of(self._code.instructions[found.adds[-1]].opcode)
        return made if self._fits(made, operation.bits) else None

    def left(self, form: Form, index: int) -> Form:
        """A form where loops that an instruction is not in are over: the last iteration counts."""
        found = form
        for term, factor in form.terms:
            loop = self._by_header.get(term.what) if term.kind == "turn" else None
            if loop is None or self._block_of[index] in loop.blocks:
                continue
            # Over: it is the last turn, a number if the trip count is one and nothing else ends it.
            last = form_of(0, [(Term("last", term.what), factor)])
            count = "" if ends_early(self.subject, loop) else self._trips.count(loop.header)
            if isinstance(count, Count) and count.number is not None:
                last = form_of(factor * (count.number - 1))
            elif remainder := remainder_of(self.subject, loop):
                last = scaled(trips_less_one(self, remainder), factor)
            found = added(added(found, form_of(0, [(term, -factor)])), last)
        return found

    def written(self, index: int) -> Form | None:
        """The form of a result: linear, or a term of its own."""
        effects = self._code.effects[index]
        if len(effects.writes) != 1 or not effects.definite:
            return None
        itself = form_of(0, [(Term("value", index), 1)])
        known = self.subject.lanes.result(index)
        if known is not None and known.exact and len({*known.offsets}) == 1:
            return form_of(known.offsets[0])
        if effects.opcode.access is not None:
            return self.loaded(index) or itself
        return self._computed(index) or itself

    def _computed(self, index: int) -> Form | None:
        """The form of sums and products; None where a result is not linear, or may wrap around."""
        operation = operation_of(self._code.instructions[index].opcode)
        operands = [o for o, role in self._code.effects[index].operands if role.reads]
        values = [self.operand(operand, index) for operand in operands]
        forms = [each for each in values if each is not None]
        if len(forms) < len(values) or not forms or not self._are_read(operation, forms):
            return None
        if operation.name == "cvt" and not self._is_whole(operands[0], operation, forms[0], index):
            return None
        found = self._domain.result(operation, forms) or self._put_together(operation, forms)
        return found if found is not None and self._fits(found, operation.bits) else None

    def _put_together(self, operation: Operation, forms: Sequence[Form]) -> Form | None:
        """The sum that ``or``, ``xor`` and ``bfi`` are of numbers that have no bit in common."""
        match operation.name, forms:
            case (("or" | "xor"), [one, other]):
                # An index that is ORed into a multiple of a power of two is added, if it fits
                # below that one's zeros; which of the two is the low one is tried.
                high, low = one, other
                if not self._is_below(low, even_bits(high)):
                    high, low = other, one
                at = 0
            case "bfi", [high, low, Form(number=at, terms=to), Form(number=bits, terms=many)]:
                # The field is overwritten, also where the number that is put there has no bit.
                is_field = not (to or many) and 0 <= at < _WORD and self._is_below(low, at)
                if not is_field or not self._is_below(high, bits):
                    return None
            case _:
                return None
        above = scaled(high, 1 << at)
        is_apart = self._is_below(low, even_bits(above)) and self.bounds(above)[0] >= 0
        return added(above, low) if is_apart else None

    def _is_below(self, form: Form, bits: int) -> bool:
        """True if a form is of so many bits at most, and not negative."""
        low, high = self.bounds(form)
        return low >= 0 and bits >= 0 and high < 1 << bits

    def loaded(self, index: int) -> Form | None:
        """A number or a pointer that the kernel is given."""
        given = self.subject.ranges.result(index)
        if given is not None and given[0] == given[1]:
            return form_of(given[0])
        name = given_pointer(self._code, index)
        return form_of(0, [(Term("pointer", name), 1)]) if name else None

    def _are_read(self, operation: Operation, forms: Sequence[Form]) -> bool:
        """True if an operation reads its operands as the numbers that their forms are."""
        if not operation.is_integer or operation.name in _SIGNLESS:
            return operation.name != "cvta" or "global" in operation.words
        if BITS[operation.source] < _WORD:
            return all(operation.reads(*self.bounds(form)) for form in forms[:2])
        if operation.is_signed and operation.name in _SIGNED:
            return True
        if operation.name == "cvt" and operation.bits <= BITS[operation.source]:
            return True
        return all(self.bounds(form)[0] >= 0 for form in forms[:2])

    def _is_whole(self, operand: Operand, operation: Operation, form: Form, index: int) -> bool:
        """True if a conversion reads all of a number, not part of a register, and keeps it."""
        keys = self._code.keys(self._code.effects[index].writes, index)
        longer = any(BITS.get(self._code.variable(k).type, 64) > operation.bits for k in keys)
        if longer and operation.types[0][0] != "s" and self.bounds(form)[0] < 0:
            return False
        symbol = self._code.symbol(operand.text, index) if isinstance(operand, Name) else None
        bits = BITS.get(symbol.variable.type, 64) if symbol is not None else _WORD
        return bits <= BITS[operation.source] or operation.reads(*self.bounds(form))

    def _fits(self, form: Form, bits: int) -> bool:
        """True if a register of this size holds what a form is, as a signed number."""
        if bits > _WORD:
            return True
        low, high = self.bounds(form)
        return bits == _WORD and low >= -(1 << (bits - 1)) and high < 1 << (bits - 1)

    def _special(self, name: str, thread: int | None) -> Bounds:
        if thread is not None and name.startswith("%tid."):
            x, y, _ = self.subject.launch.block
            at = {"x": thread % x, "y": thread // x % y, "z": thread // (x * y)}[name[-1]]
            return at, at
        return self.subject.ranges.special(name) or _EVERYTHING


def forms_of(kernel: Kernel) -> Forms:
    """The forms of a kernel, made once."""
    return kernel.once("iteration forms", lambda: Forms(kernel))


__all__ = ["FAR", "Bounds", "Forms", "forms_of", "scaled"]
