"""What a kernel's text says, without what both devices ignore: names, lines, and hints to caches.

Versions of one kernel that say the same compute the same, on both devices: registers may have other
names, loads other hints, the kernel another bound of registers. One of them is run for all.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.syntax.operands import rendered_operands
from cuado.ptx.syntax.tree import Declaration, Variable
from soundness.interpreter.decoding import code_of

_NAME = re.compile(r"[%$_A-Za-z][\w$]*(?:\.[xyzwrgba])?")
_HINTS = frozenset({"ca", "cg", "cs", "lu", "wb", "wt"})
"""How a plain access uses the caches. ``cv`` and ``volatile`` are none: they order accesses."""
_HINTED = ("L1::", "L2::")


def meaning(ptx: str, kernel: str) -> str:
    """A text that versions which compute the same by construction have in common."""
    code = code_of(ptx, kernel)
    if code is None:
        return ptx
    module, function = code.module, code.function
    declared = [
        v for _, s in function.statements() if isinstance(s, Declaration) for v in s.variables
    ]
    memory = [*module.variables, *(v for v in declared if v.space != "reg")]
    if len({v.name for v in memory}) < len(memory):
        return ptx
    variables = [f"{v.space} {module.text[v.start : v.end]} {v.align} {v.type}" for v in memory]
    parameters = [module.text[p.start : p.end] for p in function.parameters]
    registers: dict[Key, str] = {}
    lines = _lines(code, registers, declared)
    labels = sorted({*code.labelled()})
    return "\n".join((*variables, *parameters, *lines, str(labels)))


def _renamed(code: Code, index: int, registers: dict[Key, str]) -> Callable[[str], str]:
    """Registers by the order in which they first come, labels by where they are."""

    def named(name: str) -> str:
        symbol = code.symbol(name, index) or code.symbol(name.partition(".")[0], index)
        if symbol is None:
            target = code.label(name, index)
            return name if target is None else f"@{target}"
        if symbol.variable.space != "reg":
            return name
        if symbol.key not in registers:
            registers[symbol.key] = f"%{symbol.variable.type}_{len(registers)}"
        return registers[symbol.key] + name[len(symbol.key[0]) :]

    return named


def _lines(code: Code, registers: dict[Key, str], declared: list[Variable]) -> list[str]:
    """Instructions with their names as they are called here."""
    first = code.instructions[0].start if code.instructions else 0
    # Where all is declared before it is used, a name means the same in the whole of its scope.
    is_late = any(variable.start > first for variable in declared)
    known: dict[int, dict[str, str]] = {}
    lines = []
    for index, instruction in enumerate(code.instructions):
        parts = _parts(instruction.prefix, instruction.opcode, instruction.operand_text)
        names = {} if is_late else known.setdefault(code.scopes[index], {})
        named, line = _renamed(code, index, registers), list(parts)
        for n in range(1, len(parts), 2):
            name = parts[n]
            if name not in names:
                names[name] = named(name)
            line[n] = names[name]
        lines.append("".join(line))
    return lines


@lru_cache(1 << 14)
def _parts(prefix: str, opcode: str, operands: str) -> tuple[str, ...]:
    """What stands between names, and names, in turn: versions have most instructions in common."""
    words = opcode.split(".")
    if words[0] in ("ld", "st", "ldu"):
        words = [word for word in words if word not in _HINTS and not word.startswith(_HINTED)]
    before = _divided(prefix)
    first, *rest = _divided(f" {rendered_operands(operands)};")
    return (*before[:-1], f"{before[-1]}{'.'.join(words)}{first}", *rest)


def _divided(text: str) -> list[str]:
    parts, at = list[str](), 0
    for found in _NAME.finditer(text):
        parts += [text[at : found.start()], found[0]]
        at = found.end()
    return [*parts, text[at:]]
