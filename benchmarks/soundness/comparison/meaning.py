"""What a kernel's text says, without what both devices ignore: names, lines, and hints to caches.

Versions of one kernel that say the same compute the same, on both devices: registers may have other
names, loads other hints, the kernel another bound of registers. One of them is run for all.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.syntax.operands import rendered_operands
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Declaration

_NAME = re.compile(r"[%$_A-Za-z][\w$]*(?:\.[xyzwrgba])?")
_HINTS = frozenset({"ca", "cg", "cs", "lu", "wb", "wt"})
"""How a plain access uses the caches. ``cv`` and ``volatile`` are none: they order accesses."""
_HINTED = ("L1::", "L2::")


def meaning(ptx: str, kernel: str) -> str:
    """A text that versions which compute the same by construction have in common."""
    module = parse(ptx)
    function = module.function(kernel)
    if function is None:
        return ptx
    code = Code(module, function)
    declared = [
        v for _, s in function.statements() if isinstance(s, Declaration) for v in s.variables
    ]
    memory = [*module.variables, *(v for v in declared if v.space != "reg")]
    if len({v.name for v in memory}) < len(memory):
        return ptx
    variables = [f"{v.space} {module.text[v.start : v.end]} {v.align} {v.type}" for v in memory]
    parameters = [module.text[p.start : p.end] for p in function.parameters]
    registers: dict[Key, str] = {}
    lines = [_said(code, n, _renamed(code, n, registers)) for n in range(len(code.instructions))]
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


def _said(code: Code, index: int, named: Callable[[str], str]) -> str:
    """An instruction with its names as they are called here."""
    instruction = code.instructions[index]
    parts = _parts(instruction.prefix, instruction.opcode, instruction.operand_text)
    return "".join(part if n % 2 == 0 else named(part) for n, part in enumerate(parts))


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
