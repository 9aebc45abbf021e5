"""The edits that rewrites are made of: functions that return an :class:`Edit`."""

import re
from collections.abc import Mapping
from functools import lru_cache

from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError
from cuado.ptx.syntax.operands import Operand
from cuado.ptx.syntax.tree import Block, Declaration, Directive, Function, Instruction, Module

Version = tuple[int, int]

_INDENT = re.compile(r"[ \t]*")
_NAMES = re.compile(r"[A-Za-z_$%][\w$]*", re.ASCII)
_TEXTS = 64
"""Texts whose names are cached: those of versions that are rewritten concurrently."""
_EARLIEST: Mapping[str, Version] = {
    target: (major, minor)
    for major, minor, targets in (
        (6, 3, "75"),
        (7, 0, "80"),
        (7, 1, "86"),
        (7, 4, "87"),
        (7, 8, "89 90"),
        (8, 0, "90a"),
        (8, 6, "100 100a 101 101a"),
        (8, 7, "120 120a"),
        (8, 8, "100f 101f 103 103a 103f 120f 121 121a 121f"),
        (9, 0, "88 110 110a 110f"),
    )
    for target in targets.split()
}
"""First PTX version with each target; from the release notes of the PTX ISA manual."""
_TARGET = re.compile(r"\bsm_(\d+[a-z]?)", re.ASCII)


def _newline(module: Module) -> str:
    return "\r\n" if "\r\n" in module.text else "\n"


def _lines(module: Module, at: int, code: str) -> list[str]:
    """The lines of ``code``, and the indentation of the line at ``at`` for all of them."""
    match = _INDENT.match(module.text, module.lines.start(at))
    indent = match[0] if match else ""
    return [indent + line.strip() for line in code.strip().splitlines()]


def insert_before(module: Module, instruction: Instruction, code: str) -> Edit:
    """Put ``code`` on lines of its own before an instruction, after labels that stand there."""
    lines = _lines(module, instruction.start, code)
    end = _newline(module)
    indent = _INDENT.match(lines[0]) if lines else None
    text = end.join(lines).lstrip(" \t") + end + (indent[0] if indent else "")
    return Edit(instruction.start, instruction.start, text if lines else "")


def insert_after(module: Module, instruction: Instruction, code: str) -> Edit:
    """Put ``code`` on lines of its own after an instruction.

    Raises:
        PtxEditError: control never comes there, the instruction being an unguarded jump or exit.
    """
    if instruction.base in ("bra", "brx", "ret", "exit") and not instruction.guard:
        line = module.lines(instruction.start)
        raise PtxEditError(f"nothing runs after the '{instruction.base}' at PTX line {line}")
    end = _newline(module)
    lines = _lines(module, instruction.start, code)
    return Edit(instruction.end, instruction.end, "".join(end + line for line in lines))


def prologue(module: Module, function: Function, code: str) -> Edit:
    """Put ``code`` where a function begins: after its first declarations, before any label.

    Line information may stand between declarations; it does not end them.

    Raises:
        PtxEditError: the function is only declared.
    """
    if function.body is None:
        raise PtxEditError(f"function '{function.name}' is only declared", "it has no code")
    statements = function.body.statements
    first = next((s for s in statements if not isinstance(s, Declaration | Directive)), None)
    at = first.start if first is not None else function.body.end - 1
    end = _newline(module)
    return Edit(at, at, "".join(f"{line.strip()}{end}\t" for line in code.strip().splitlines()))


def guard(module: Module, instruction: Instruction, predicate: str) -> Edit:
    """Put ``@predicate`` (or ``@!...``) before an instruction.

    Raises:
        PtxEditError: it has a guard, which would have to be combined with the new one.
    """
    if instruction.guard:
        line = module.lines(instruction.start)
        raise PtxEditError(f"'{instruction.opcode}' at PTX line {line} is guarded already")
    return Edit(instruction.start, instruction.start, f"@{predicate} ")


def replace(instruction: Instruction, code: str) -> Edit:
    """Put ``code`` in place of an instruction, its guard included; empty code deletes it."""
    return Edit(instruction.start, instruction.end, code)


def replace_opcode(module: Module, instruction: Instruction, opcode: str) -> Edit:
    """Give an instruction another opcode; guard and operands stay."""
    written = module.text[instruction.start : instruction.operands_start].rstrip()
    guard = written.index(instruction.guard) + len(instruction.guard) if instruction.guard else 0
    start = len(written) - len(written[guard:].lstrip())
    return Edit(instruction.start + start, instruction.start + len(written), opcode)


def replace_operand(instruction: Instruction, operand: Operand, code: str) -> Edit:
    """Put ``code`` in place of one of the instruction's operands, or of a part of one."""
    return Edit(*instruction.span_of(operand), code)


def declare(module: Module, block: Block, declaration: str) -> Edit:
    """Add declarations (``.reg .b32 %x;``, ``.shared ...;``) at the start of a scope."""
    end = _newline(module)
    lines = [line.strip() for line in declaration.strip().splitlines()]
    return Edit(block.start + 1, block.start + 1, "".join(f"{end}\t{line}" for line in lines))


def append_parameter(module: Module, function: Function, type_: str, name: str) -> Edit:
    """Append a parameter, ``.param .<type_> <name>``, to the end of a function's list.

    Raises:
        PtxEditError: the name is taken.
    """
    if any(variable.name == name for variable in (*function.parameters, *module.variables)):
        raise PtxEditError(f"'{name}' is already declared in '{function.name}'")
    text = f".param .{type_} {name}"
    at = function.parameters_at
    if not function.has_list:
        return Edit(at, at, f"({text})")
    return Edit(at, at, f",{_newline(module)}\t{text}" if function.parameters else text)


def lower_version(module: Module, newest: Version) -> Edit | None:
    """Write a ``.version`` that an assembler which stops at ``newest`` takes; None if it does.

    Whether the instructions allow it is for the assembler to judge; the target is checked here.

    Raises:
        PtxEditError: there is no ``.version``, or the target did not exist in ``newest``.
    """
    stated = module.directive("version")
    if stated is None:
        raise PtxEditError("this PTX has no .version directive")
    major, _, minor = stated.arguments.partition(".")
    if (int(major), int(minor or 0)) <= newest:
        return None
    for target in _targets(module):
        first = _EARLIEST.get(target)
        if first is not None and first > newest:
            raise PtxEditError(
                f"sm_{target} needs PTX {first[0]}.{first[1]}, "
                f"the assembler stops at {newest[0]}.{newest[1]}",
                "use a newer ptxas or driver",
            )
    start = stated.end - len(stated.arguments)
    return Edit(start, stated.end, f"{newest[0]}.{newest[1]}")


def _targets(module: Module) -> list[str]:
    target = module.directive("target")
    return _TARGET.findall(target.arguments) if target is not None else []


def fresh_name(module: Module, wanted: str) -> str:
    """``wanted``, or with a number behind it where the text already has a name like it.

    A name that is followed by digits somewhere counts as taken, so that a range of registers
    (``wanted<8>``) is fresh as well.
    """
    taken = _taken(module.text)
    number, name = 0, wanted
    while name.rstrip("0123456789") in taken:
        number += 1
        name = f"{wanted}_{number}_"
    return name


@lru_cache(maxsize=_TEXTS)
def _taken(text: str) -> frozenset[str]:
    """The names in a text, without digits at their ends."""
    return frozenset(name.rstrip("0123456789") for name in _NAMES.findall(text))


def renamed(instruction: Instruction, names: Mapping[str, str]) -> str:
    """The instruction as text with names replaced, as a copy of it in another scope needs.

    Only whole names are replaced: ``%r1`` in ``%r1.x``, not in ``%r10``. The spacing stays.
    """
    text = _NAMES.sub(lambda match: names.get(match[0], match[0]), instruction.operand_text)
    guard = names.get(instruction.guard, instruction.guard)
    before = f"@{'!' if instruction.negated else ''}{guard} " if guard else ""
    return f"{before}{instruction.opcode}{' ' if text else ''}{text};"
