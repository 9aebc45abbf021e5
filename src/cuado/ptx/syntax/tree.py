"""The tree of a PTX module: frozen values with exact source spans.

The tree is a view of the text, never a replacement for it: it holds no whitespace and no comments,
and it is not edited. A rewrite splices the text (``cuado.ptx.edit``) and parses the result.
Offsets are in characters of ``Module.text``, ``start`` included and ``end`` excluded.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from cuado.ptx.syntax.cursor import Lines
from cuado.ptx.syntax.operands import Operand, operands_of, rendered_operands

_NUMBER = re.compile(r"0|[1-9][0-9]{0,9}")
"""The number of a register in a range; ``%r01`` is another name than ``%r1``."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A declared name, in whatever state space: register, array, parameter.

    Attributes:
        name: as declared; for a range ``%r<26>`` its prefix ``%r``.
        space: state space: ``reg``, ``shared``, ``global``, ``const``, ``local``, ``param``, ...
        type: element type without its dot, such as ``b32`` or ``pred``.
        start: offset of the declarator (of the whole parameter for a parameter).
        end: its end.
        vector: elements of the vector type, 1 for a scalar.
        align: declared alignment in bytes, None if it has none.
        count: registers in a range, None where the declaration is of one name.
        dimensions: array dimensions, outermost first; None for one left open.
        initializer: text after ``=``, None without one.
        attributes: further words, such as ``ptr`` and the space a pointer parameter points to.
    """

    name: str
    space: str
    type: str
    start: int
    end: int
    vector: int = 1
    align: int | None = None
    count: int | None = None
    dimensions: tuple[int | None, ...] = ()
    initializer: str | None = None
    attributes: tuple[str, ...] = ()

    def declares(self, name: str) -> bool:
        """True if ``name`` is this variable, or one of its range."""
        if self.count is None:
            return name == self.name
        number = name[len(self.name) :]
        return (
            name.startswith(self.name)
            and _NUMBER.fullmatch(number) is not None
            and int(number) < self.count
        )


@dataclass(frozen=True, slots=True)
class Declaration:
    """One declaration statement, such as ``.reg .b32 %r<26>;``; ``linkage`` as ``visible``."""

    start: int
    end: int
    linkage: tuple[str, ...]
    variables: tuple[Variable, ...]


@dataclass(frozen=True, slots=True)
class Directive:
    """A directive that declares nothing: ``name`` without its dot, ``arguments`` as written."""

    start: int
    end: int
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Section:
    """A ``.section``, as DWARF comes in: one leaf, its ``content`` between the braces unparsed."""

    start: int
    end: int
    name: str
    content: str


@dataclass(frozen=True, slots=True)
class Label:
    """A place to branch to: ``name:``."""

    start: int
    end: int
    name: str


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction, known to the semantics table or not.

    Attributes:
        start: offset of the guard, or of the opcode without one.
        end: offset after the semicolon.
        opcode: with all modifiers, without spaces before them: ``ld.global.v4.f32``.
        operand_text: between opcode and semicolon, as written.
        operands_start: offset of ``operand_text``.
        guard: the predicate after ``@``, empty without one.
        negated: whether it is ``@!``.
    """

    start: int
    end: int
    opcode: str
    operand_text: str
    operands_start: int
    guard: str = ""
    negated: bool = False

    @property
    def base(self) -> str:
        """The opcode without modifiers: ``ld``."""
        return self.opcode.partition(".")[0]

    @property
    def predicate(self) -> str:
        """The guard without its ``@``: ``!%p1``; empty without one."""
        return f"{'!' if self.negated else ''}{self.guard}" if self.guard else ""

    @property
    def prefix(self) -> str:
        """The guard as it stands before the opcode: ``@!%p1`` and a space; empty without one."""
        return f"@{self.predicate} " if self.guard else ""

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The parsed operands; their spans are relative to ``operands_start``."""
        return operands_of(self.operand_text)

    def span_of(self, operand: Operand) -> tuple[int, int]:
        """Where one of ``operands`` (or a part of one) stands in the module's text."""
        return self.operands_start + operand.start, self.operands_start + operand.end

    def rendered(self) -> str:
        """The instruction as text, made from its parts: canonical spacing, no comments."""
        operands = rendered_operands(self.operand_text)
        return f"{self.prefix}{self.opcode}{' ' if operands else ''}{operands};"


@dataclass(frozen=True, slots=True)
class Block:
    """``{ ... }``: a scope. ``start`` is at the opening brace, ``end`` after the closing one."""

    start: int
    end: int
    statements: "tuple[Statement, ...]"


Statement = Instruction | Label | Declaration | Directive | Block | Section


@dataclass(frozen=True, slots=True)
class Function:
    """A ``.entry`` or a ``.func``, defined or only declared.

    Attributes:
        start: offset of its first word (linkage included).
        end: offset after its body's brace or its semicolon.
        name: as declared.
        is_entry: whether it is a kernel.
        linkage: ``visible``, ``extern``, ``weak``, ...
        returns: what a device function returns.
        parameters: what it takes.
        parameters_at: offset after the last parameter; just before the ``)`` of an empty list, and
            after the name where there is no list.
        has_list: whether there is a parameter list, possibly empty.
        directives: what stands between parameters and body: ``maxntid``, ``minnctapersm``, ...
        body: None for a declaration.
    """

    start: int
    end: int
    name: str
    is_entry: bool
    linkage: tuple[str, ...]
    returns: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    parameters_at: int
    has_list: bool
    directives: tuple[Directive, ...]
    body: Block | None

    def statements(self) -> Iterator[tuple[tuple[Block, ...], Statement]]:
        """Every statement in order with the scopes it is in, outermost first; blocks as well."""
        if self.body is not None:
            yield from _walk((self.body,))

    def instructions(self) -> tuple[Instruction, ...]:
        """Every instruction, in order of the text, those of nested scopes included."""
        return tuple(s for _, s in self.statements() if isinstance(s, Instruction))


def _walk(scopes: tuple[Block, ...]) -> Iterator[tuple[tuple[Block, ...], Statement]]:
    for statement in scopes[-1].statements:
        yield scopes, statement
        if isinstance(statement, Block):
            yield from _walk((*scopes, statement))


Item = Function | Declaration | Directive | Section


@dataclass(frozen=True)
class Module:
    """A PTX module: its text, and what stands in it in order."""

    text: str
    items: tuple[Item, ...]

    @cached_property
    def lines(self) -> Lines:
        """Line numbers of offsets."""
        return Lines(self.text)

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """All functions, kernels and declarations included."""
        return tuple(item for item in self.items if isinstance(item, Function))

    @property
    def entries(self) -> tuple[Function, ...]:
        """The kernels that have a body."""
        return tuple(f for f in self.functions if f.is_entry and f.body is not None)

    @cached_property
    def variables(self) -> tuple[Variable, ...]:
        """Variables declared outside of functions."""
        found = (item.variables for item in self.items if isinstance(item, Declaration))
        return tuple(variable for variables in found for variable in variables)

    def directive(self, name: str) -> Directive | None:
        """The first directive of that name outside of functions."""
        found = (i for i in self.items if isinstance(i, Directive) and i.name == name)
        return next(found, None)

    def function(self, name: str) -> Function | None:
        """The function of that name; its definition rather than a declaration."""
        found = [function for function in self.functions if function.name == name]
        return next((f for f in found if f.body is not None), found[0] if found else None)
