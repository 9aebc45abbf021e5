"""A function's instructions in order, and the meaning of names at each of them.

PTX scopes nest: braces open one, and inline assembly and call sequences declare names again that
exist outside. A name is looked up from the instruction's innermost scope outwards, then among the
parameters, then in the module. Registers and variables count from their declaration on; labels
count in the whole of their scope.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.effects import CARRY, Effects, effects_of
from cuado.ptx.syntax.tree import (
    Block,
    Declaration,
    Function,
    Instruction,
    Label,
    Module,
    Variable,
)

MODULE_SCOPE = -2
PARAMETER_SCOPE = -1

Key = tuple[str, int]
"""A register or variable: its name and the offset of the scope that declares it."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """The meaning of a name at a place: the variable, and its unique ``key``."""

    key: Key
    variable: Variable


@dataclass(slots=True)
class _Scope:
    parent: int | None
    single: dict[str, Variable] = field(default_factory=dict)
    ranges: dict[str, list[Variable]] = field(default_factory=dict)
    labels: dict[str, int] = field(default_factory=dict)

    def add(self, variable: Variable) -> None:
        if variable.count is None:
            self.single.setdefault(variable.name, variable)
        else:
            self.ranges.setdefault(variable.name, []).append(variable)

    def find(self, name: str) -> Variable | None:
        found = self.single.get(name)
        if found is not None or not self.ranges:
            return found
        # `.reg .b32 %r<9>` declares %r0 to %r8: any end of the prefix with digits cut off may be
        # the declared name, as that name may itself end in digits.
        prefix = name.rstrip("0123456789")
        for end in range(len(prefix), len(name)):
            for variable in self.ranges.get(name[:end], ()):
                if variable.declares(name):
                    return variable
        return None


class _Names(dict[str, Symbol | None]):
    """What names mean in a scope, each looked up once."""

    def __init__(self, code: "Code", scope: int) -> None:
        super().__init__()
        self._code, self._scope = code, scope

    def __missing__(self, name: str) -> Symbol | None:
        found = self[name] = self._code.look_up(name, self._scope)
        return found


class Code:
    """One function, ready to be analysed.

    Attributes:
        module: where it is from.
        function: the function.
        instructions: all of them, in order of the text; analyses speak of their indices.
        scopes: for each instruction, the offset of the innermost scope it is in.
    """

    def __init__(self, module: Module, function: Function) -> None:
        if function.body is None:
            raise PtxEditError(f"function '{function.name}' is only declared", "it has no code")
        self.module = module
        self.function = function
        self._scopes: dict[int, _Scope] = {MODULE_SCOPE: _Scope(None)}
        # Whether a declaration stands behind what is in its scope: hardly ever.
        self._late = False
        self._outside(module, function)
        self._scopes[function.body.start] = _Scope(PARAMETER_SCOPE)
        instructions: list[Instruction] = []
        scopes: list[int] = []
        self._read(function.body, instructions, scopes)
        self.instructions = tuple(instructions)
        self.scopes = tuple(scopes)
        names = {scope: _Names(self, scope) for scope in self._scopes}
        self._names = [names[scope] for scope in scopes]

    def _read(self, block: Block, instructions: list[Instruction], scopes: list[int]) -> None:
        """Take in the statements of a scope, and of those in it, in order of the text."""
        start, here, first = block.start, self._scopes[block.start], len(instructions)
        for statement in block.statements:
            # Nearly all are instructions.
            if isinstance(statement, Instruction):
                instructions.append(statement)
                scopes.append(start)
            elif isinstance(statement, Label):
                # With the number of the next instruction: that is where it stands.
                here.labels.setdefault(statement.name, len(instructions))
            elif isinstance(statement, Declaration):
                self._late |= len(instructions) > first
                for variable in statement.variables:
                    here.add(variable)
            elif isinstance(statement, Block):
                self._scopes[statement.start] = _Scope(start)
                self._read(statement, instructions, scopes)

    def _outside(self, module: Module, function: Function) -> None:
        for variable in module.variables:
            self._late |= variable.start > function.start
            self._scopes[MODULE_SCOPE].add(variable)
        parameters = self._scopes[PARAMETER_SCOPE] = _Scope(MODULE_SCOPE)
        for variable in (*function.returns, *function.parameters):
            parameters.add(variable)

    def symbol(self, name: str, index: int) -> Symbol | None:
        """The meaning of ``name`` at instruction ``index``; None if it is no variable."""
        found = self._names[index][name]
        # A declaration counts from its place on: before it the name is that of an outer scope.
        if not self._late or found is None:
            return found
        late = found.variable.start > self.instructions[index].start
        return self._earlier(name, index) if late else found

    def variable(self, key: Key) -> Variable:
        """The variable that a key is of.

        Raises:
            KeyError: it is of none.
        """
        name, scope = key
        found = self._scopes[scope].find(name)
        if found is None:
            raise KeyError(key)
        return found

    def look_up(self, name: str, scope: int | None) -> Symbol | None:
        """The meaning of a name at the end of a scope; None if it is no variable."""
        while scope is not None:
            here = self._scopes[scope]
            variable = here.find(name)
            if variable is not None:
                return Symbol((name, scope), variable)
            scope = here.parent
        return None

    def _earlier(self, name: str, index: int) -> Symbol | None:
        """The variable of an outer scope, where the inner one is declared only further down."""
        scope: int | None = self.scopes[index]
        while scope is not None:
            found = self.look_up(name, scope)
            if found is None or found.variable.start < self.instructions[index].start:
                return found
            scope = self._scopes[found.key[1]].parent
        return None

    def line(self, index: int) -> int:
        """The line of the PTX text, from 1, in which an instruction begins."""
        return self.module.lines(self.instructions[index].start)

    def is_within(self, index: int, scope: int) -> bool:
        """True if an instruction stands in a scope, or in one inside it."""
        here: int | None = self.scopes[index]
        while here is not None and here != scope:
            here = self._scopes[here].parent
        return here == scope

    def around(self, scope: int) -> Iterator[int]:
        """A scope of the function and those that it is in, innermost first."""
        here: int | None = scope
        while here is not None and here >= 0:
            yield here
            here = self._scopes[here].parent

    def label(self, name: str, index: int) -> int | None:
        """Index of the instruction that a label visible at ``index`` stands before.

        The number of instructions where it stands at the end; None if there is no such label.
        """
        scope: int | None = self.scopes[index]
        while scope is not None:
            here = self._scopes[scope]
            if name in here.labels:
                return here.labels[name]
            scope = here.parent
        return None

    def labelled(self) -> Iterator[int]:
        """Indices that some label stands before."""
        for scope in self._scopes.values():
            yield from scope.labels.values()

    @cached_property
    def effects(self) -> tuple[Effects, ...]:
        """Effects of each instruction."""
        return tuple(map(effects_of, self.instructions))

    def sole_writer(self, key: Key) -> int | None:
        """The only instruction that writes a register; None if there are more, or none."""
        found = self._writers.get(key, ())
        return found[0] if len(found) == 1 else None

    @cached_property
    def _writers(self) -> dict[Key, list[int]]:
        found: dict[Key, list[int]] = {}
        for index, effects in enumerate(self.effects):
            for key in self.keys(effects.writes, index):
                found.setdefault(key, []).append(index)
        return found

    def keys(self, names: tuple[str, ...], index: int) -> tuple[Key, ...]:
        """Keys of those of ``names`` that carry values from instruction to instruction.

        These are registers, the carry flag, and the ``.param`` variables of calls and results.
        """
        found = []
        for name in names:
            if name == CARRY:
                found.append((CARRY, PARAMETER_SCOPE))
            elif (symbol := self.symbol(name, index)) is not None and symbol.variable.space in (
                "reg",
                "param",
            ):
                found.append(symbol.key)
        return tuple(found)
