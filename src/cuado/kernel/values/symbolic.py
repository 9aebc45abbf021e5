"""Values of integer registers as expressions, to find out if two addresses are equal.

An expression is a polynomial of symbols with integer coefficients. Symbols are loop-invariant
values, the number of the iteration, other loop-carried values, and results of instructions that are
not followed; equal instructions on equal operands share a symbol. So the address of an iteration
can be compared with that of another load, and with that of the next iteration.

It is assumed, as compilers do of signed numbers, that 32-bit numbers do not wrap around.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.operations import Operation, operation_of
from cuado.kernel.values.polynomials import (
    Expression,
    Polynomials,
    TooLargeError,
    constant,
    difference,
    product,
    total,
)
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import BITS, is_special
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum, rendered
from cuado.ptx.syntax.tree import Instruction

_MOST_TERMS = 24
"""Most terms of a sum; longer sums are not followed."""
_DEEPEST = 64
"""Deepest nesting of functions that is followed."""
_INTEGERS = frozenset({"s16", "u16", "s32", "u32", "s64", "u64"})
_VARYING = ("%clock", "%globaltimer", "%pm")


@dataclass(frozen=True, slots=True)
class _Symbol:
    """An unknown value in expressions.

    Attributes:
        what: its identity.
        carried: the instruction that updates it once per iteration, the register, and its value in
            the first iteration; None if it is not loop-carried.
        of: the arguments of a function; None for any other symbol.
        varies: whether it may have an unrelated value in the next iteration.
    """

    what: Hashable
    carried: "_Carried | None" = None
    of: tuple[Expression | str, ...] | None = None
    varies: bool = False


_Carried = tuple[int, Key, Expression]
_POLYNOMIALS = Polynomials()
_COUNT = _Symbol("iteration")
"""The number of the loop's iteration."""


class Expressions:
    """Expressions in one iteration of a loop, or in the code outside of loops.

    Args:
        kernel: the kernel.
        dominance: dominance of its instructions.
        loop: None for the instructions that are in no loop.
        accesses: instructions whose addresses will be asked for.
    """

    def __init__(
        self, kernel: Kernel, dominance: Dominance, loop: Loop | None, accesses: Iterable[int]
    ) -> None:
        flow = kernel.slicer.flow
        self._kernel, self._code, self._chains = kernel, kernel.code, kernel.slicer.chains
        self._dominates, self._loop, self._block_of = dominance, loop, flow.block_of
        self._inside = loop.blocks if loop is not None else frozenset[int]()
        inner = (each.blocks for each in loops_of(flow))
        self._repeated = frozenset[int]().union(
            *(blocks for blocks in inner if loop is None or blocks < loop.blocks)
        )
        self._symbols: list[_Symbol] = []
        self._numbers: dict[_Symbol, int] = {}
        self._depths: list[int] = []
        self._replacements: dict[tuple[bool, int], Expression | None] = {}
        self._values: dict[tuple[int, Key], Expression] = {}
        # In order of control flow: what each one builds on is there, and no chain gets deep.
        needed = kernel.slicer.addresses_of(accesses).instructions
        for index in sorted(needed, key=flow.order.__getitem__):
            for key in self._code.keys(self._code.effects[index].writes, index):
                self._written(index, key)

    # What is asked of it

    def address(self, index: int) -> Expression | None:
        """The address that an instruction accesses; None if it has none that is plain."""
        operand = next(
            (o for o, _ in self._code.effects[index].operands if isinstance(o, Address)), None
        )
        if operand is None or operand.extra:
            return None
        found = total(self._of(operand.base, index), constant(operand.offset or 0))
        return self._replaced(found, self._counted)

    def after(self, expression: Expression) -> Expression | None:
        """An expression's value one iteration later; None if it is unknown."""
        return self._replaced(expression, self._after)

    def carries(self, key: Key, index: int) -> bool:
        """True if an instruction reads the value that a register had at the iteration's start."""
        return self._update(key, index) is not None

    # How it is found out

    def _replaced(
        self, expression: Expression, by: Callable[[int], Expression | None]
    ) -> Expression | None:
        """An expression with its symbols replaced; None if one has no replacement."""
        found = constant(0)
        try:
            for symbols, factor in expression:
                term = constant(factor)
                for each in symbols:
                    other = by(each)
                    if other is None:
                        return None
                    term = product(term, other)
                found = total(found, term)
        except TooLargeError:
            return None
        return found if len(found) <= _MOST_TERMS else None

    def _function(
        self, symbol: _Symbol, by: Callable[[int], Expression | None]
    ) -> Expression | None:
        """The same function of its replaced arguments."""
        parts: list[Expression | str] = []
        for each in symbol.of or ():
            part = each if isinstance(each, str) else self._replaced(each, by)
            if part is None:
                return None
            parts.append(part)
        return self._symbol(symbol.what, of=tuple(parts), varies=symbol.varies)

    def _after(self, which: int) -> Expression | None:
        """A symbol one iteration later."""
        return self._once(which, is_later=True)

    def _counted(self, which: int) -> Expression | None:
        """A symbol in terms of the iteration's number, if it is an induction variable."""
        return self._once(which, is_later=False)

    def _once(self, which: int, *, is_later: bool) -> Expression | None:
        """A symbol's replacement, computed once: functions may have one argument many times."""
        key = is_later, which
        if key not in self._replacements:
            self._replacements[key] = self._later(which) if is_later else self._by_count(which)
        return self._replacements[key]

    def _later(self, which: int) -> Expression | None:
        symbol, itself = self._symbols[which], frozenset({((which,), 1)})
        if symbol.varies:
            return None
        if symbol == _COUNT:
            return total(itself, constant(1))
        if symbol.carried is not None:
            update, key, _ = symbol.carried
            return self._written(update, key)
        return itself if symbol.of is None else self._function(symbol, self._after)

    def _by_count(self, which: int) -> Expression | None:
        symbol, itself = self._symbols[which], frozenset({((which,), 1)})
        if symbol.of is not None:
            return self._function(symbol, self._counted)
        if symbol.carried is None:
            return itself
        update, key, first = symbol.carried
        # A loop-carried symbol's step is its update minus itself. If it is the same in the next
        # iteration, the symbol is its first value plus the iteration's number times the step.
        step = difference(self._written(update, key), itself)
        # Only a constant step makes a linear function of the iteration's number.
        if self.after(step) != step:
            return itself
        return total(first, product(step, self._of_symbol(_COUNT)))

    def _symbol(
        self,
        what: Hashable,
        carried: _Carried | None = None,
        of: tuple[Expression | str, ...] | None = None,
        *,
        varies: bool = False,
    ) -> Expression:
        return self._of_symbol(_Symbol(what, carried, of, varies))

    def _of_symbol(self, symbol: _Symbol) -> Expression:
        if symbol not in self._numbers:
            self._numbers[symbol] = len(self._symbols)
            self._symbols.append(symbol)
            self._depths.append(self._depth(symbol.of or ()))
        return frozenset({((self._numbers[symbol],), 1)})

    def _depth(self, parts: Iterable[Expression | str]) -> int:
        """The nesting depth of a function of some parts; 0 without parts."""
        expressions = (part for part in parts if not isinstance(part, str))
        within = [self._depths[n] for each in expressions for symbols, _ in each for n in symbols]
        return 1 + max(within, default=0) if parts else 0

    def _is_inside(self, index: int) -> bool:
        return self._block_of[index] in self._inside

    def _written(self, index: int, key: Key) -> Expression:
        """The expression of a register after an instruction."""
        if (index, key) not in self._values:
            try:
                found = self._result(index, key)
            except TooLargeError:
                found = None
            if found is None or len(found) > _MOST_TERMS:
                found = self._symbol(("result", index, key), varies=self._is_inside(index))
            self._values[index, key] = found
        return self._values[index, key]

    def _result(self, index: int, key: Key) -> Expression | None:
        """The expression of an instruction's result; None if it is not followed."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        opcode = effects.opcode
        if not effects.definite or opcode.access is not None or opcode.traits:
            return None
        if self._block_of[index] in self._repeated or effects.writes != (key[0],):
            return None
        operands = [operand for operand, role in effects.operands if role.reads]
        if not all(isinstance(each, (Name, Immediate, Sum)) for each in operands):
            return None
        if any(each.text.startswith(_VARYING) for each in operands if isinstance(each, Name)):
            return None
        # Sums and products become polynomials, in which terms cancel. Any other instruction is a
        # function symbol of its operands: equal instructions on equal operands are equal, and that
        # is all.
        followed = self._arithmetic(instruction, operands, index)
        return followed if followed is not None else self._applied(instruction, operands, index)

    def _applied(
        self, instruction: Instruction, operands: list[Operand], index: int
    ) -> Expression | None:
        """An instruction as a function of its operands; None if it is nested too deeply."""
        parts = tuple(
            rendered(each) if self._is_text(each) else self._of(each, index) for each in operands
        )
        if self._depth(parts) > _DEEPEST:
            return None
        return self._symbol(("function", instruction.opcode), of=parts)

    @staticmethod
    def _is_text(operand: Operand) -> bool:
        return isinstance(operand, Immediate) and not isinstance(operand.value, int)

    def _arithmetic(
        self, instruction: Instruction, operands: list[Operand], index: int
    ) -> Expression | None:
        """The result of integer sums and products, and of moves."""
        operation = operation_of(instruction.opcode)
        if any(map(self._is_text, operands)) or not _keeps_bits(operation):
            return None
        values = [self._of(operand, index) for operand in operands]
        return _POLYNOMIALS.result(operation, values)

    def _of(self, operand: Operand, index: int) -> Expression:
        """The expression of an operand where an instruction reads it."""
        match operand:
            case Immediate(value=int(value)):
                return constant(value)
            case Sum(base=base, offset=offset):
                return total(self._of(base, index), constant(offset))
            case Name(text=text):
                return self._of_name(text, index)
        return self._symbol(("operand", index, rendered(operand)), varies=True)

    def _of_name(self, name: str, index: int) -> Expression:
        symbol = self._code.symbol(name, index)
        if symbol is None:
            varies = not is_special(name.partition(".")[0])
            return self._symbol(("name", name), varies=varies)
        if symbol.variable.space not in ("reg", "param"):
            return self._symbol(("variable", symbol.key))
        return self._read(symbol.key, index)

    def _read(self, key: Key, index: int) -> Expression:
        definitions = self._chains.definitions.get((index, key), ())
        if self._is_one(definitions, index):
            return self._written(definitions[0], key)
        # Values from before the loop are invariant in it; outside of the loop a register that the
        # loop may have changed is known only by its place.
        is_once = self._loop is None and self._block_of[index] not in self._repeated
        if (is_once or self._is_inside(index)) and not any(map(self._is_inside, definitions)):
            return self._symbol(("before", key, definitions))
        if not self._is_inside(index):
            return self._symbol(("at", index, key))
        update = self._update(key, index)
        # Written once per iteration and read before that: the value of the iteration before.
        if update is not None:
            first = self._first(key, tuple(n for n in definitions if not self._is_inside(n)))
            return self._symbol(("carried", key), carried=(update, key, first))
        return self._symbol(("at", index, key), varies=True)

    def _first(self, key: Key, definitions: tuple[int, ...]) -> Expression:
        """The expression of a register when the loop begins."""
        flow = self._kernel.slicer.flow
        header = flow.blocks[self._loop.header].first if self._loop is not None else 0
        if len(definitions) == 1 and self._dominates(definitions[0], header):
            return self._written(definitions[0], key)
        return self._symbol(("before", key, definitions))

    def _is_one(self, definitions: tuple[int, ...], index: int) -> bool:
        """True if one instruction, run before, has written what ``index`` reads."""
        if len(definitions) != 1 or definitions[0] == index:
            return False
        is_seen = self._is_inside(index) or not self._is_inside(definitions[0])
        return is_seen and self._dominates(definitions[0], index)

    def _update(self, key: Key, index: int) -> int | None:
        """The only write of a register, once per iteration and after ``index`` reads it."""
        writing = self._writing.get(key, ())
        if len(writing) != 1 or self._loop is None or not self._is_inside(index):
            return None
        (update,) = writing
        if self._block_of[update] in self._repeated or self._block_of[index] in self._repeated:
            return None
        latches = self._loop.latches
        block = self._block_of[update]
        is_made = all(self._dominates.is_before(block, latch) for latch in latches)
        is_definite = self._code.effects[update].definite
        return update if is_made and is_definite and not self._follows(index, update) else None

    def _follows(self, index: int, update: int) -> bool:
        """True if an instruction may run after another one in the same iteration."""
        first, last = self._block_of[update], self._block_of[index]
        if first == last:
            return index > update
        flow, seen, todo = self._kernel.slicer.flow, {first}, [first]
        while todo:
            for block in flow.blocks[todo.pop()].successors:
                is_next = self._loop is None or block == self._loop.header
                if not is_next and block in self._inside and block not in seen:
                    seen.add(block)
                    todo.append(block)
        return last in seen

    @cached_property
    def _writing(self) -> Mapping[Key, list[int]]:
        """Instructions of the loop by the registers that they write."""
        found: dict[Key, list[int]] = {}
        for index in instructions_of(self._kernel, self._loop) if self._loop else ():
            for key in self._code.keys(self._code.effects[index].writes, index):
                found.setdefault(key, []).append(index)
        return found


def _keeps_bits(operation: Operation) -> bool:
    """True if an operation moves integers, or computes with them, without losing bits."""
    types = operation.types
    if not types or operation.loses_bits:
        return False
    if operation.name in ("mov", "shl", "or", "cvta"):
        return BITS[types[0]] >= 32 and not types[0].startswith("f")
    if operation.name == "cvt":
        source, target = types[-1], types[0]
        return {source, target} <= _INTEGERS and BITS[target] >= BITS[source]
    return set(types) <= _INTEGERS
