"""A kernel and the functions that it calls, one behind the other: the code of a whole run.

Nothing is written out in place of a call. Each function has its registers, its local variables and
a place for what it is passed; a call copies arguments there and results back, byte for byte, and
finds in the function's registers and local variables nothing that an earlier call has left. As no
function calls itself, one place for each is enough. Each function ends with a ``ret``, as PTX says
of those that have none.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

import numpy as np

from cuado.ptx.analysis.code import MODULE_SCOPE, PARAMETER_SCOPE, Code, Key, Symbol
from cuado.ptx.analysis.flow import branch_labels
from cuado.ptx.syntax.operands import Arguments, Name, Operand, rendered
from cuado.ptx.syntax.tree import Declaration, Function, Instruction, Module, Variable
from soundness.interpreter.frame import Frame, Span
from soundness.interpreter.values import Array, OutsideInterpreterError


class Program:
    """The instructions of several functions, and the meaning of names at each of them.

    Attributes:
        parts: the functions, the kernel first.
        instructions: of all of them, each followed by a ``ret`` where there are several.
        starts: the number of each function's first instruction.
    """

    def __init__(self, module: Module, kernel: Function) -> None:
        self.module, self.function = module, kernel
        self.parts = tuple(Code(module, each) for each in _with_called(module, kernel))
        ends = [self._return_of(each) for each in self.parts] if len(self.parts) > 1 else []
        texts = [(*each.instructions, *ends[n : n + 1]) for n, each in enumerate(self.parts)]
        self.instructions = tuple(one for each in texts for one in each)
        self.starts = (0, *accumulate(len(each) for each in texts[:-1]))
        self._part_of = tuple(n for n, each in enumerate(texts) for _ in each)

    @staticmethod
    def _return_of(code: Code) -> Instruction:
        end = code.function.end
        return Instruction(end, end, "ret", "", end)

    def part_of(self, index: int) -> int:
        """The number of the function that an instruction is of."""
        return self._part_of[index]

    def _within(self, index: int) -> tuple[int, Code, int]:
        """The function of an instruction, and its number there."""
        part = self._part_of[index]
        return part, self.parts[part], index - self.starts[part]

    def symbol(self, name: str, index: int) -> Symbol | None:
        """The meaning of a name; keys of different functions' parameters differ."""
        part, code, own = self._within(index)
        # The ``ret`` at the end names nothing.
        found = code.symbol(name, own) if own < len(code.instructions) else None
        if found is None or found.key[1] != PARAMETER_SCOPE:
            return found
        return Symbol(_formal(part, name), found.variable)

    def label(self, name: str, index: int) -> int | None:
        """Where a label stands that is visible at an instruction."""
        part, code, own = self._within(index)
        found = code.label(name, own)
        return None if found is None else found + self.starts[part]

    def labelled(self) -> Iterator[int]:
        """Instructions that some label stands before, and those that functions begin with."""
        for start, code in zip(self.starts, self.parts, strict=True):
            yield start
            yield from (start + n for n in code.labelled())

    def table(self, index: int) -> tuple[int, ...]:
        """Where an indirect branch may go, by its number.

        Raises:
            OutsideInterpreterError: that is not stated.
        """
        _, code, own = self._within(index)
        found = [self.label(name, index) for name in branch_labels(code, own)]
        if not found or None in found:
            raise OutsideInterpreterError("a branch to nowhere")
        return tuple(each for each in found if each is not None)

    def declared(self) -> Iterator[tuple[int, Key, Variable]]:
        """The variables of all functions, and those that functions are passed and return."""
        for part, code in enumerate(self.parts):
            function = code.function
            for each in (*function.returns, *function.parameters) if part else ():
                yield part, _formal(part, each.name), each
            for inside, statement in function.statements():
                if isinstance(statement, Declaration):
                    for each in statement.variables:
                        yield part, (each.name, inside[-1].start), each

    def call(self, index: int, places: Mapping[Key, int], sizes: Mapping[Key, int]) -> "Call":
        """A call of a function of the module.

        Args:
            index: the instruction.
            places: where variables lie that are passed.
            sizes: their bytes.

        Raises:
            OutsideInterpreterError: another call, or one that passes something else.
        """
        operands = [*self.instructions[index].operands]
        results = _names(operands.pop(0)) if isinstance(operands[0], Arguments) else ()
        target = operands.pop(0)
        name = target.text if isinstance(target, Name) else ""
        names = [code.function.name for code in self.parts]
        if name not in names[1:] or len(operands) > 1:
            raise OutsideInterpreterError(f"a call of '{rendered(target)}'")
        part = names.index(name)
        function = self.parts[part].function
        given = _names(operands[0]) if operands else ()
        copies: list[list[tuple[int, int, int]]] = []
        for formals, actuals in ((function.parameters, given), (function.returns, results)):
            if len(formals) != len(actuals):
                raise OutsideInterpreterError(f"'{name}' is passed something else than it takes")
            copies.append([])
            for formal, actual in zip(formals, actuals, strict=True):
                symbol, own = self.symbol(actual, index), _formal(part, formal.name)
                if symbol is None or sizes.get(symbol.key, -1) != sizes[own]:
                    raise OutsideInterpreterError(f"'{name}' is passed '{actual}'")
                copies[-1].append((places[own], places[symbol.key], sizes[own]))
        return Call(part, self.starts[part], tuple(copies[0]), tuple(copies[1]))


def _formal(part: int, name: str) -> Key:
    """The key of what a function is passed or returns; other functions have theirs."""
    return (name, PARAMETER_SCOPE) if not part else (name, MODULE_SCOPE - part)


def _names(operand: Operand) -> tuple[str, ...]:
    items = operand.items if isinstance(operand, Arguments) else (operand,)
    return tuple(map(rendered, items))


def _with_called(module: Module, kernel: Function) -> tuple[Function, ...]:
    """A kernel and the functions of its module that it calls, directly or not.

    Raises:
        OutsideInterpreterError: one of them may call itself.
    """
    found: dict[str, Function] = {}

    def take(function: Function, inside: Sequence[str]) -> None:
        if function.name in inside:
            raise OutsideInterpreterError(f"'{function.name}' calls itself")
        found.setdefault(function.name, function)
        for each in function.instructions():
            for operand in each.operands if each.base == "call" else ():
                other = module.function(operand.text) if isinstance(operand, Name) else None
                if other is not None and other.body is not None:
                    take(other, (*inside, function.name))

    take(kernel, ())
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class Call:
    """A call.

    Attributes:
        part: the number of the function.
        entry: its first instruction.
        given: place there, place here and bytes of each argument.
        results: likewise of what it returns.
    """

    part: int
    entry: int
    given: tuple[tuple[int, int, int], ...]
    results: tuple[tuple[int, int, int], ...]


@dataclass
class Calls:
    """Threads that are in functions.

    Args:
        calls: by instruction.
        own: for each function, its registers, and the bytes of its local variables and of what it
            is passed and returns.
        frame: of the run.
    """

    calls: Mapping[int, Call]
    own: Sequence[tuple[frozenset[Key], Span, Span]]
    frame: Frame
    stack: Array = field(init=False)
    depth: Array = field(init=False)

    def __post_init__(self) -> None:
        count = self.frame.threads.count
        self.stack = np.zeros((len(self.own), count), np.int64)
        self.depth = np.zeros(count, np.int64)

    def enter(self, index: int, members: Array) -> int:
        """Begin a call on some threads: the first instruction of the function."""
        call, frame = self.calls[index], self.frame
        registers, local, passed = self.own[call.part]
        frame.forget(registers, local, passed, members)
        cells = frame.passed
        for there, here, size in call.given:
            cells[members, there : there + size] = cells[members, here : here + size]
        self.stack[self.depth[members], members] = index
        self.depth[members] += 1
        return call.entry

    def leave(self, members: Array) -> Array:
        """End the calls that some threads are in: the instructions that they go on with."""
        self.depth[members] -= 1
        calls = self.stack[self.depth[members], members]
        cells = self.frame.passed
        for index in np.unique(calls):
            own = members[calls == index]
            for there, here, size in self.calls[int(index)].results:
                cells[own, here : here + size] = cells[own, there : there + size]
        found: Array = calls + 1
        return found
