"""How machine code rounds: which of FADD, FMUL and FFMA, and so on, a kernel has.

Read from the opcodes themselves, the low 9 bits of each instruction since Volta: a disassembler
takes a third of a second for a kernel, and there are thousands. Those of halves say nothing: ptxas
loads constants with them.
"""

import re
from functools import lru_cache

import numpy as np

from cuado.sass.toolchain.elf import Cubin

_OPCODES = {
    0x020: "FMUL",
    0x021: "FADD",
    0x023: "FFMA",
    0x028: "DMUL",
    0x029: "DADD",
    0x02B: "DFMA",
}
_FUSED = {"F": "FFMA", "D": "DFMA"}
_STATED = re.compile(r"\b(add|sub|mul)\.r[nzmp](?:\.ftz)?(?:\.sat)?\.f(32|64)\b")


@lru_cache(1 << 10)
def counts(cubin: bytes, kernel: str) -> dict[str, int]:
    """How many there are of each opcode of floating-point sums and products."""
    code = Cubin(cubin)
    words = np.frombuffer(code.bytes_of(code.code[kernel]), "<u8")[::2]
    numbers, many = np.unique(words & 0x1FF, return_counts=True)
    found = dict(zip((int(n) for n in numbers), (int(n) for n in many), strict=True))
    return {name: found[bits] for bits, name in _OPCODES.items() if bits in found}


@lru_cache(8)
def stated(ptx: str) -> frozenset[str]:
    """The sums and products that a text rounds by themselves, as opcodes of machine code.

    ptxas drops operations whose results nothing needs, and may keep them in a rewrite: then the
    machine code has a sum that the original's has not, and nothing is rounded differently.
    """
    letters = {"32": "F", "64": "D"}
    names = {"add": "ADD", "sub": "ADD", "mul": "MUL"}
    return frozenset(letters[bits] + names[name] for name, bits in _STATED.findall(ptx))


def changed(
    before: dict[str, int], after: dict[str, int], text: frozenset[str] = frozenset()
) -> str:
    """How the second rounds otherwise than the first, as far as kinds tell; empty if they do not.

    A fused operation where there was none is new: nothing but a product and a sum becomes one. So
    is a product, or a sum, of a type of which there were only fused ones, unless the original's
    text rounds one by itself.

    Args:
        before: opcodes of the original.
        after: opcodes of what was made of it.
        text: what the original's text states (:func:`stated`).
    """
    for letter, fused in _FUSED.items():
        own = [name for name in _OPCODES.values() if name[0] == letter]
        had = {name for name in own if before.get(name)}
        has = {name for name in own if after.get(name)}
        if fused in has and fused not in had:
            return f"{fused} is new: {before} became {after}"
        if had == {fused} and (new := has - had - text):
            return f"{', '.join(sorted(new))} is new: {before} became {after}"
    return ""
