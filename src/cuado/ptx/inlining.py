"""Inlines calls of a module's own functions, and makes indirect branches direct.

Each call is replaced by the body of its callee, in a scope of its own, on the line of the call.
Parameters and results become registers; static variables, which are one for all calls, move to the
module. The emulated device, which has no stack for returns, reads
kernels so only; rewrites, which cannot tell what a function does, read those so that call any. The
machine code that weights the emulated device's counts is made of the same text, so a function that
the compiler does not inline (``__noinline__``) is counted without the instructions of its call and
return.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from cuado.ptx.analysis.code import MODULE_SCOPE, PARAMETER_SCOPE, Code, Key
from cuado.ptx.analysis.flow import branch_labels
from cuado.ptx.call_abi import (
    Passed,
    PassingError,
    Piece,
    Reference,
    bytes_of,
    moves,
    passed,
    reference,
)
from cuado.ptx.edit import Edit, apply
from cuado.ptx.errors import PtxError
from cuado.ptx.rewrite import fresh_name
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.static_variables import free_names, with_module_statics
from cuado.ptx.syntax.cursor import COMMENT
from cuado.ptx.syntax.operands import Arguments, Name, Operand, rendered
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Block, Declaration, Directive, Instruction, Label, Module

MOST_CALLS = 1000
"""Most calls that are inlined: nested calls multiply."""
_COMMENTS = re.compile(COMMENT)
_MARK = re.compile(r"/\*:(\d+)\*/")
"""Mark before each inlined instruction: the line that it was on."""
_CALL = "/*:call*/"
"""Mark of a scope that stands in place of a call."""

BEYOND = "_beyond_table"
"""Suffix of the predicate that guards the trap for an index outside of the branch table."""


class InliningError(PtxError):
    """A call cannot be replaced by the body of its function.

    Attributes:
        instruction: the call, or what the function does with what it is passed.
        line: of the PTX, from 1.
        why: the reason.
    """

    def __init__(self, instruction: Instruction, line: int, why: str) -> None:
        self.instruction = instruction
        self.line = line
        self.why = why
        super().__init__(f"'{instruction.rendered()}' (PTX line {line}) cannot be inlined: {why}")


def inlined(ptx: str, kernel: str) -> str:
    """The module with a kernel that calls none of its functions and branches to labels only.

    Args:
        ptx: text of the module.
        kernel: name of the entry; other functions stay as they are.

    Raises:
        InliningError: a call cannot be inlined, because the function is recursive,
            or registers cannot hold what it passes.
    """
    module = with_module_statics(parse(ptx), kernel)
    function = module.function(kernel)
    if function is None or function.body is None:
        return ptx
    code = Code(module, function)
    if not any(_is_call(code, n) or i.base == "brx" for n, i in enumerate(code.instructions)):
        return ptx
    edits = list(_Inliner(module).edits(code, {}, ()))
    return apply(module.text, edits) if edits else ptx


def is_inlined(code: Code, scope: int) -> bool:
    """True if a scope stands in place of a call."""
    return code.module.text.startswith(f"{{ {_CALL}", scope)


def _is_call(code: Code, index: int) -> bool:
    return Trait.CALL in code.effects[index].opcode.traits


@dataclass(frozen=True, slots=True)
class _Call:
    """A call whose callee is in the module.

    Attributes:
        index: index of the instruction.
        callee: the called function.
        given: the variable that is passed for each of its parameters and results.
    """

    index: int
    callee: Code
    given: dict[str, Key]


_Inside = tuple[tuple[Code, int], ...]
"""Functions that one is being inlined into, outermost first, and the index of the call in each."""


class _Inliner:
    """Inlines calls; one object serves a whole module, so that new names are unique."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._codes: dict[str, Code] = {}
        self._free: dict[str, frozenset[str]] = {}
        self._numbers = count()
        self._prefix = fresh_name(module, "%passed")
        self._label = fresh_name(module, "$returned")

    def edits(self, code: Code, formals: dict[str, Passed], inside: _Inside) -> Iterator[Edit]:
        """Edits that remove calls and indirect branches from a function.

        Args:
            code: the function.
            formals: its parameters and results, if it is inlined into another function.
            inside: the functions that it is being inlined into.
        """
        # Edits of one text may not overlap: each instruction is replaced as a call, as an indirect
        # branch, or as an access to what is passed.
        calls = [c for n in range(len(code.instructions)) if (c := self._call(code, n))]
        variables = self._variables(code, calls)
        yield from _declared(code, variables)
        for call in calls:
            self._check(code, call, inside)
            given = {name: variables[key] for name, key in call.given.items()}
            yield self._replaced(code, call, given, (*inside, (code, call.index)))
        # What a function is passed, if it is inlined itself, and what it passes are registers.
        every = {(n, PARAMETER_SCOPE): passed_ for n, passed_ in formals.items()} | variables
        called = {call.index for call in calls}
        for index, instruction in enumerate(code.instructions):
            if instruction.base == "brx":
                yield self._direct(code, index)
            elif index not in called:
                yield from _moved(code, index, every)

    def _call(self, code: Code, index: int) -> _Call | None:
        """A call of a function of the module; None for any other instruction."""
        if not _is_call(code, index):
            return None
        operands = list(code.instructions[index].operands)
        results: tuple[str, ...] = ()
        if isinstance(operands[0], Arguments):
            results = _names(operands.pop(0))
        target = operands[0]
        callee = self._code_of(target.text) if isinstance(target, Name) else None
        if callee is None:
            return None
        taken = _names(operands[1]) if len(operands) > 1 else ()
        formals = (*callee.function.returns, *callee.function.parameters)
        given: dict[str, Key] = {}
        # Results come first in a call, as they do in a function's head.
        for formal, actual in zip(formals, (*results, *taken), strict=False):
            symbol = code.symbol(actual, index)
            if symbol is None or symbol.variable.space != "param" or symbol.key[1] < 0:
                raise _refused(code, index, f"it passes '{actual}', which is no local parameter")
            if bytes_of(symbol.variable) != bytes_of(formal):
                raise _refused(code, index, f"'{actual}' has another size than '{formal.name}'")
            if symbol.key in given.values():
                # The function has a variable for each; as one register a result would be seen
                # where an argument is read.
                raise _refused(code, index, f"it passes '{actual}' twice")
            given[formal.name] = symbol.key
        if len(given) != len(formals) or len(formals) != len(results) + len(taken):
            raise _refused(code, index, "it passes other parameters than the function takes")
        return _Call(index, callee, given)

    def _code_of(self, name: str) -> Code | None:
        function = self._module.function(name)
        if function is None or function.body is None:
            return None
        if name not in self._codes:
            self._codes[name] = Code(self._module, function)
        return self._codes[name]

    def _check(self, code: Code, call: _Call, inside: _Inside) -> None:
        name = call.callee.function.name
        within = (*inside, (code, call.index))
        if any(name == each.function.name for each, _ in within):
            raise _refused(code, call.index, f"'{name}' calls itself")
        if next(self._numbers) > MOST_CALLS:
            raise _refused(code, call.index, f"more than {MOST_CALLS:,} calls")
        # A name of the module must mean the same in the function's copy.
        for free in sorted(self._free_names(call.callee)):
            for each, index in within:
                symbol = each.symbol(free, index)
                if symbol is not None and symbol.key[1] != MODULE_SCOPE:
                    why = f"'{each.function.name}' has a '{free}' of its own, which '{name}' uses"
                    raise _refused(code, call.index, why)

    def _free_names(self, code: Code) -> frozenset[str]:
        name = code.function.name
        if name not in self._free:
            self._free[name] = free_names(code)
        return self._free[name]

    def _variables(self, code: Code, calls: list[_Call]) -> dict[Key, Passed]:
        """The variables that calls pass, as registers.

        The pieces of a variable follow from the accesses of both the caller and the callee.
        """
        accesses: dict[Key, set[Piece]] = {k: set() for c in calls for k in c.given.values()}
        for index, found in _references(code):
            symbol = code.symbol(found.variable, index)
            if symbol is not None and symbol.key in accesses:
                accesses[symbol.key].update(found.pieces)
        for call in calls:
            for _, found in _references(call.callee):
                if found.variable in call.given:
                    accesses[call.given[found.variable]].update(found.pieces)
        return {
            key: passed(pieces, f"{self._prefix}_{next(self._numbers)}")
            for key, pieces in accesses.items()
        }

    def _replaced(self, code: Code, call: _Call, given: dict[str, Passed], inside: _Inside) -> Edit:
        """The edit that puts the callee in place of a call, on one line."""
        # The callee is edited first, calls within it included; positions then count from its body.
        body, text = _body(call.callee), self._module.text
        label = f"{self._label}_{next(self._numbers)}"
        edits = [*_marks(call.callee), *self.edits(call.callee, given, inside)]
        edits += _returns(call.callee, label)
        moved = [Edit(e.start - body.start, e.end - body.start, e.replacement) for e in edits]
        made = apply(text[body.start : body.end], moved)
        # Comments go, as a // would end the one line; marks of original lines stay.
        made = _COMMENTS.sub(_kept, made)
        made = made.replace("\r", " ").replace("\n", " ")
        instruction = code.instructions[call.index]
        # A guarded call: lanes whose guard is false jump behind the body.
        skip = ""
        if instruction.guard:
            skip = f"@{'' if instruction.negated else '!'}{instruction.guard} bra {label};"
        back = f"{_location(code, instruction)} {_mark(code, instruction)}"
        made = f"{{ {_CALL} {skip} {made[1:-1]} {label}: }} {back}"
        # A call of several lines leaves as many, so that later line numbers do not change.
        lines = text.count("\n", instruction.start, instruction.end)
        return Edit(instruction.start, instruction.end, made + "\n" * lines)

    def _direct(self, code: Code, index: int) -> Edit:
        """An indirect branch as a chain of comparisons with the indices of its table."""
        instruction, labels = code.instructions[index], branch_labels(code, index)
        if not labels:
            raise _refused(code, index, "its targets are not known")
        number = rendered(instruction.operands[0])
        test, past = f"{self._prefix}_{next(self._numbers)}", f"{self._label}_{next(self._numbers)}"
        made = [f".reg .pred {test}, {test}{BEYOND};"]
        if instruction.guard:
            made.append(f"@{'' if instruction.negated else '!'}{instruction.guard} bra {past};")
        for place, label in enumerate(labels[:-1]):
            made.append(f"setp.eq.u32 {test}, {number}, {place}; @{test} bra {label};")
        # The last label takes no branch of its own: any other index is outside of the table.
        made.append(f"setp.ne.u32 {test}{BEYOND}, {number}, {len(labels) - 1};")
        made.append(f"@{test}{BEYOND} trap;")
        made.append(f"bra {labels[-1]};")
        if instruction.guard:
            made.append(f"{past}:")
        return Edit(instruction.start, instruction.end, f"{{ {' '.join(made)} }}")


def is_beyond_table(instruction: Instruction) -> bool:
    """True if it is the trap for an indirect branch with an index outside of its table."""
    return instruction.base == "trap" and (instruction.guard or "").endswith(BEYOND)


def _mark(code: Code, instruction: Instruction) -> str:
    return f"/*:{code.module.lines(instruction.start)}*/"


def _kept(comment: re.Match[str]) -> str:
    text = comment[0]
    return text if text == _CALL or _MARK.fullmatch(text) else " "


def _marks(code: Code) -> list[Edit]:
    return [Edit(each.start, each.start, _mark(code, each)) for each in code.instructions]


def line_of(code: Code, instruction: Instruction) -> int:
    """The line that an instruction was on before its function was inlined."""
    text, start = code.module.text, instruction.start
    marks = _MARK.findall(text, text.rfind("\n", 0, start) + 1, start)
    return int(marks[-1]) if marks else code.module.lines(start)


def _refused(code: Code, index: int, why: str) -> InliningError:
    instruction = code.instructions[index]
    return InliningError(instruction, code.module.lines(instruction.start), why)


def _body(code: Code) -> Block:
    if code.function.body is None:
        raise ValueError(f"'{code.function.name}' has no body")
    return code.function.body


def _names(operand: Operand) -> tuple[str, ...]:
    items = operand.items if isinstance(operand, Arguments) else (operand,)
    return tuple(rendered(item) for item in items)


def _references(code: Code) -> Iterator[tuple[int, Reference]]:
    for index, instruction in enumerate(code.instructions):
        found = reference(instruction)
        if found is not None:
            yield index, found


def _declared(code: Code, variables: dict[Key, Passed]) -> Iterator[Edit]:
    """Edits that declare the new registers and remove the tables of indirect branches."""
    label: Label | None = None
    for inside, statement in code.function.statements():
        if isinstance(statement, Declaration):
            keys = [(v.name, inside[-1].start) for v in statement.variables]
            own = [variables[key] for key in keys if key in variables]
            if own and len(own) == len(keys):
                text = " ".join(each.declarations for each in own)
                yield Edit(statement.start, statement.end, text)
        elif label and isinstance(statement, Directive) and statement.name == "branchtargets":
            yield Edit(label.start, statement.end, "")
        label = statement if isinstance(statement, Label) else None


def _moved(code: Code, index: int, variables: dict[Key, Passed]) -> Iterator[Edit]:
    """An access to a passed variable, as moves.

    Raises:
        InliningError: a passed variable is used other than by loads and stores.
    """
    instruction = code.instructions[index]
    names = {*code.effects[index].reads, *code.effects[index].writes}
    symbols = filter(None, (code.symbol(name, index) for name in names))
    if not any(symbol.key in variables for symbol in symbols):
        return
    found = reference(instruction)
    symbol = code.symbol(found.variable, index) if found else None
    if found is None or symbol is None or symbol.key not in variables:
        raise _refused(code, index, "it does more with what is passed than load and store it")
    try:
        text = moves(code, index, found, variables[symbol.key])
    except PassingError as error:
        raise _refused(code, index, str(error)) from None
    size = bytes_of(symbol.variable)
    if found.offset < 0 or any(first * 8 + bits > size * 8 for first, bits in found.pieces):
        raise _refused(code, index, f"it goes beyond the {size} bytes of what is passed")
    yield Edit(instruction.start, instruction.end, text)


def _returns(code: Code, label: str) -> Iterator[Edit]:
    """Returns as branches to the end of the call; one at the end of the text is dropped."""
    body = _body(code)
    for instruction in code.instructions:
        if instruction.base == "ret":
            guard = f"@{'!' if instruction.negated else ''}{instruction.guard} "
            jump = f"{guard}bra {label};" if instruction.guard else f"bra.uni {label};"
            is_last = instruction is body.statements[-1] and not instruction.guard
            yield Edit(instruction.start, instruction.end, "" if is_last else jump)


def _location(code: Code, instruction: Instruction) -> str:
    """The line information before an instruction, which is restored after it."""
    last = ""
    for _, statement in code.function.statements():
        if statement.start > instruction.start:
            break
        if isinstance(statement, Directive) and statement.name == "loc":
            last = code.module.text[statement.start : statement.end]
    return last
