"""The rules of PTX that a rewrite can break, checked before an assembler sees the result.

``ptxas`` would find most of these as well, but not everywhere (there may be none), and not with
words about the rewrite. Where the semantics table does not know an instruction, its names must
still resolve; its types are not judged.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cuado.ptx.analysis.code import Code
from cuado.ptx.errors import PtxVerificationError
from cuado.ptx.problems import Problem, Rule
from cuado.ptx.semantics.effects import CARRY, Effects, effects_of
from cuado.ptx.semantics.opcode import BITS, Opcode, Role, Trait, is_special
from cuado.ptx.syntax.operands import Address, Name, Negated, Operand, Pair, Vector, names_in
from cuado.ptx.syntax.tree import (
    Block,
    Declaration,
    Directive,
    Function,
    Instruction,
    Item,
    Label,
    Module,
    Section,
    Statement,
    Variable,
)

# Rules of PTX that assemblers enforce: a module's header, and the forms of operands.
#
# Rewriting breaks none of these, so ``verify`` does not check them; foreign code may.

MOST_VERSION = 19
"""Major version of PTX: toolkits write 9. A later one may be known to the assembler that is there;
instructions that cuado does not know are refused one by one."""
_TARGET = re.compile(r"sm_[1-9]\d+[af]?")
_HEADER = ("version", "target", "address_size")
_ONE_TYPE = frozenset(
    [
        *("add", "sub", "mul", "mad", "mul24", "mad24", "fma", "div", "rem", "min", "max", "abs"),
        *("neg", "and", "or", "xor", "not", "cnot", "shl", "shr", "bfe", "bfi", "popc", "clz"),
        *("brev", "mov", "selp", "setp", "ld", "st", "sqrt", "rsqrt", "rcp"),
    ]
)
"""Operations that are of one type. (Sums and products of f32 may take halves: ``add.f32.f16``.)"""
_NARROW = frozenset({"f16", "bf16"})
_BASES = frozenset({"b32", "u32", "s32", "b64", "u64", "s64"})
"""Types of registers that can hold an address."""
_VECTORS = {"v2": 2, "v4": 4, "v8": 8}


def header_problems(module: Module) -> Iterator[Problem]:
    """Problems of the version, target and address size that a module states."""
    stated = {d.name: d for d in module.items if isinstance(d, Directive) and d.name in _HEADER}
    for name in ("version", "target"):
        if name not in stated:
            yield Problem(1, Rule.HEADER, f"there is no .{name}")
    for name, directive in stated.items():
        if not _is_known(name, directive.arguments.strip()):
            text = f".{name} {directive.arguments.strip()}"
            yield Problem(module.lines(directive.start), Rule.HEADER, text)


def _is_known(name: str, stated: str) -> bool:
    if name == "version":
        major, _, minor = stated.partition(".")
        is_number = f"{major}{minor}".isdecimal() and f"{major}{minor}".isascii()
        return is_number and len(major) < 3 and 1 <= int(major) <= MOST_VERSION
    if name == "target":
        return _TARGET.fullmatch(stated.partition(",")[0].strip()) is not None
    return stated == "64"


def form_problems(code: Code) -> Iterator[Problem]:
    """Invalid types, addresses and vectors, and misplaced directives."""
    for _, statement in code.function.statements():
        if isinstance(statement, Directive) and statement.name in _HEADER:
            line = code.module.lines(statement.start)
            yield Problem(line, Rule.HEADER, f".{statement.name} inside of a function")
    for index, instruction in enumerate(code.instructions):
        line = code.module.lines(instruction.start)
        if not _has_its_types(instruction):
            yield Problem(line, Rule.TYPES, f"'{instruction.opcode}'")
        if not _has_its_elements(instruction):
            yield Problem(line, Rule.OPERANDS, f"'{instruction.rendered()}'")
        for operand in instruction.operands:
            if isinstance(operand, Address) and not _is_address(code, index, operand):
                yield Problem(line, Rule.ADDRESS, f"in '{instruction.rendered()}'")


def _has_its_types(instruction: Instruction) -> bool:
    types = [word for word in instruction.opcode.split(".")[1:] if word in BITS]
    if instruction.base not in _ONE_TYPE or len(types) < 2:
        return True
    return types[0] == "f32" and _NARROW.issuperset(types[1:])


def _has_its_elements(instruction: Instruction) -> bool:
    """True if a vector of a load or store has as many elements as the opcode says."""
    if instruction.base not in ("ld", "ldu", "st"):
        return True
    words = instruction.opcode.split(".")
    counts = [len(o.items) for o in instruction.operands if isinstance(o, Vector)]
    said = [_VECTORS[word] for word in words if word in _VECTORS]
    return not counts or (counts[:1] == said[:1] or not said)


def _is_address(code: Code, index: int, operand: Address) -> bool:
    if operand.offset is not None and not -(1 << 63) <= operand.offset < 1 << 64:
        return False
    if not isinstance(operand.base, Name):
        return True
    symbol = code.symbol(operand.base.text, index)
    is_register = symbol is not None and symbol.variable.space == "reg"
    return not is_register or symbol is None or symbol.variable.type in _BASES


_LABEL_IN_SECTION = re.compile(r"(?<![\w.])(\$[\w$]+)(:)?", re.ASCII)
_PREDICATE = Role(reads=True, writes=False, bits=1)
_SHOWN = 3
"""Problems that an error names."""


def verify(module: Module) -> tuple[Problem, ...]:
    """Problems of a module, in order of the text."""
    found = [*_redeclared(module, module.items), *_sections(module)]
    for function in module.functions:
        if function.body is not None:
            found += _function(Code(module, function))
    return tuple(sorted(found, key=lambda problem: problem.line))


def check(module: Module) -> Module:
    """The module, if nothing is wrong with it.

    Raises:
        PtxVerificationError: something is; names the first few problems.
    """
    _expect_none(verify(module))
    return module


def check_kernel(module: Module, kernel: str) -> Module:
    """The module, if an assembler may take a kernel and the functions that it may call.

    Beyond what ``verify`` looks at in rewritten code, that is what the module says of itself, and
    the types and addresses of instructions.

    Raises:
        PtxVerificationError: something is; names the first few problems.
    """
    chosen = [f for f in module.functions if f.body is not None]
    chosen = [f for f in chosen if f.name == kernel or not f.is_entry]
    problems = [*header_problems(module), *_redeclared(module, module.items)]
    for each in chosen:
        code = Code(module, each)
        problems += [*_function(code), *form_problems(code)]
    _expect_none(sorted(problems, key=lambda problem: problem.line))
    return module


def _expect_none(problems: Sequence[Problem]) -> None:
    if problems:
        more = f"; and {len(problems) - _SHOWN} more" if len(problems) > _SHOWN else ""
        raise PtxVerificationError("; ".join(map(str, problems[:_SHOWN])) + more)


def _function(code: Code) -> Iterator[Problem]:
    for index, instruction in enumerate(code.instructions):
        needs = _needs(instruction.opcode, instruction.operand_text, instruction.guard)
        yield from _instruction(code, index, needs)
    for scopes, statement in code.function.statements():
        if isinstance(statement, Block):
            yield from _redeclared(code.module, statement.statements)
        elif isinstance(statement, Directive) and statement.name == "branchtargets":
            yield from _targets(code, scopes, statement)
    if code.function.body is not None:
        yield from _redeclared(code.module, code.function.body.statements)


def _instruction(code: Code, index: int, needs: "_Needs") -> Iterator[Problem]:
    """Problems of one instruction. Half of what a rewrite takes is spent here."""
    if needs.problem:
        yield _problem(code, index, Rule.OPERANDS, needs.problem)
    for name in needs.names:
        if code.symbol(name, index) is None:
            yield from _no_variable(code, index, name)
    for name in needs.labels:
        if code.label(name, index) is None:
            yield _problem(code, index, Rule.NO_LABEL, f"'{name}'")
    for name, bits, or_wider in needs.widths:
        symbol = code.symbol(name, index)
        if symbol is None or symbol.variable.space != "reg":
            continue
        if BITS.get(symbol.variable.type) != bits:
            yield from _register(code, index, symbol.variable, name, bits, or_wider)


def _problem(code: Code, index: int, rule: Rule, message: str) -> Problem:
    return Problem(code.line(index), rule, message)


@dataclass(frozen=True, slots=True)
class _Needs:
    """What the text of an instruction says, whatever is declared around it.

    Attributes:
        problem: what is wrong with the number of its operands; empty if nothing is.
        names: that have to be declared.
        labels: names that a branch goes to.
        widths: registers, each with the bits that it has to have, and whether it may have more.
    """

    problem: str
    names: tuple[str, ...]
    labels: tuple[str, ...]
    widths: tuple[tuple[str, int, bool], ...]


@lru_cache(maxsize=1 << 14)
def _needs(opcode: str, operand_text: str, guard: str) -> _Needs:
    """What an instruction needs, by its texts: rewrites leave most instructions as they are."""
    instruction = Instruction(0, 0, opcode, operand_text, 0, guard)
    effects, operands = effects_of(instruction), instruction.operands
    is_branch = Trait.BRANCH in effects.opcode.traits and operands
    named = dict.fromkeys((*effects.reads, *effects.writes))
    return _Needs(
        _wrong_number(instruction, effects.opcode),
        tuple(name for name in named if name != CARRY and not is_special(name)),
        tuple(names_in(operands[-1])) if is_branch else (),
        tuple(_widths(instruction, effects)),
    )


def _wrong_number(instruction: Instruction, opcode: Opcode) -> str:
    """That operands are too few for the opcode, too many, or none at all; empty if they are not."""
    if not opcode.known or Trait.CALL in opcode.traits:
        return ""
    given = instruction.operands
    # What stands before "..." in the table is the first of those that may be left out.
    least = sum(not role.optional for role in opcode.roles) - (opcode.rest is not None)
    most = len(opcode.roles) if opcode.rest is None else None
    if len(given) >= least and (most is None or len(given) <= most):
        return ""
    wanted = f"{least}" if least == most else f"{least} to {most}" if most else f"{least} or more"
    return f"'{instruction.opcode}' has {len(given)}, and takes {wanted}"


def _no_variable(code: Code, index: int, name: str) -> Iterator[Problem]:
    """That a name which is none of a register, parameter or variable is nothing else either."""
    instruction = code.instructions[index]
    is_code = code.label(name, index) is not None or code.module.function(name) is not None
    if not is_code and instruction.base != "bra" and not _is_alias(code.module, name):
        yield _problem(code, index, Rule.UNDECLARED, f"'{name}' in '{instruction.opcode}'")


def _is_alias(module: Module, name: str) -> bool:
    aliases = (i for i in module.items if isinstance(i, Directive) and i.name == "alias")
    return any(alias.arguments.split(",")[0].strip() == name for alias in aliases)


def _targets(code: Code, scopes: tuple[Block, ...], table: Directive) -> Iterator[Problem]:
    """Labels that a ``.branchtargets`` names and its scopes lack."""
    known = {s.name for block in scopes for s in block.statements if isinstance(s, Label)}
    for name in table.arguments.split(","):
        if name.strip() not in known:
            line = code.module.lines(table.start)
            yield Problem(line, Rule.NO_LABEL, f"'{name.strip()}' in .branchtargets")


def _widths(instruction: Instruction, effects: Effects) -> Iterator[tuple[str, int, bool]]:
    """Names with the bits that they have to have if they are registers."""
    if instruction.guard:
        yield from _width(Name(instruction.guard, 0, 0), _PREDICATE, None)
    if not effects.opcode.known:
        return
    for operand, role in effects.operands:
        divided = instruction.base == "mov" and isinstance(operand, Vector) and operand.items
        parts = len(operand.items) if divided and isinstance(operand, Vector) else 1
        bits = role.bits // parts if role.bits is not None else None
        yield from _width(operand, role, bits)


def _width(operand: Operand, role: Role, bits: int | None) -> Iterator[tuple[str, int, bool]]:
    bits = role.bits if bits is None else bits
    match operand:
        case Vector(items=items):
            exact = len(items) > 1 and bits is not None and bits >= 16
            element = replace(role, or_wider=role.or_wider and not exact)
            for item in items:
                yield from _width(item, element, bits)
        case Pair(first=first, second=second):
            yield from _width(first, role, bits)
            yield from _width(second, _PREDICATE, 1)
        case Name(text=text) | Negated(operand=Name(text=text)) if bits is not None:
            yield text, bits, role.or_wider
        case _:
            pass


def _register(
    code: Code, index: int, variable: Variable, name: str, bits: int, or_wider: bool
) -> Iterator[Problem]:
    actual = BITS.get(variable.type)
    if actual is None or variable.vector > 1:
        return
    fits = actual == bits or (or_wider and actual > bits > 1)
    if fits or (bits < 16 and actual > 1 and bits > 1):
        return
    opcode = code.instructions[index].opcode
    if bits == 1:
        yield _problem(
            code, index, Rule.NOT_PREDICATE, f"'{name}' (.{variable.type}) in '{opcode}'"
        )
    else:
        wants = f"'{opcode}' wants {bits} bits"
        yield _problem(code, index, Rule.WIDTH, f"'{name}' is .{variable.type}, {wants}")


def _redeclared(
    module: Module, statements: tuple[Statement, ...] | tuple[Item, ...]
) -> Iterator[Problem]:
    """Names declared twice in one scope. Declaring a function or an extern again is no mistake."""
    seen: list[Variable] = []
    names: set[str] = set()
    for statement in statements:
        if isinstance(statement, Instruction):
            continue
        declared, name = _declared_by(statement)
        doubled = [v.name for v in declared if v.name in names or _is_in_a_range(v, seen)]
        if name in names:
            doubled.append(name)
        for taken in doubled:
            yield Problem(module.lines(statement.start), Rule.REDECLARED, f"'{taken}'")
        names.update(v.name for v in declared if v.count is None)
        if name:
            names.add(name)
        seen += [v for v in declared if v.count is not None]


def _declared_by(statement: Statement | Item) -> tuple[tuple[Variable, ...], str]:
    """The variables that a statement declares, and the label or function that it defines."""
    if isinstance(statement, Label) or (isinstance(statement, Function) and statement.body):
        return (), statement.name
    if isinstance(statement, Declaration) and "extern" not in statement.linkage:
        return statement.variables, ""
    return (), ""


def _is_in_a_range(variable: Variable, ranges: Iterable[Variable]) -> bool:
    return any(_overlap(variable, each) for each in ranges)


def _overlap(one: Variable, ranged: Variable) -> bool:
    """True if a declaration has a name in common with a range of registers."""
    if one.count is None:
        return ranged.declares(one.name)
    return one.name == ranged.name and bool(one.count and ranged.count)


def _sections(module: Module) -> Iterator[Problem]:
    """Labels that debug information names and that no function has."""
    sections = [item for item in module.items if isinstance(item, Section)]
    if not sections:
        return
    known = {s.name for f in module.functions for _, s in f.statements() if isinstance(s, Label)}
    for section in sections:
        known |= {m[1] for m in _LABEL_IN_SECTION.finditer(section.content) if m[2]}
    for section in sections:
        for match in _LABEL_IN_SECTION.finditer(section.content):
            if match[1] not in known:
                at = module.text.index(section.content, section.start) + match.start()
                yield Problem(module.lines(at), Rule.NO_LABEL, f"'{match[1]}' in .section")
