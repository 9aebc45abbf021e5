"""How machine code rounds: which of FADD, FMUL and FFMA, and so on, a kernel has.

Read from the opcodes themselves, the low 9 bits of each instruction since Volta: a disassembler
takes a third of a second for a kernel, and there are thousands. Those of halves say nothing: ptxas
loads constants with them.
"""

from functools import cache

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


@cache
def counts(cubin: bytes, kernel: str) -> dict[str, int]:
    """How many there are of each opcode of floating-point sums and products."""
    code = Cubin(cubin)
    words = np.frombuffer(code.bytes_of(code.code[kernel]), "<u8")[::2]
    numbers, many = np.unique(words & 0x1FF, return_counts=True)
    found = dict(zip((int(n) for n in numbers), (int(n) for n in many), strict=True))
    return {name: found[bits] for bits, name in _OPCODES.items() if bits in found}


def changed(before: dict[str, int], after: dict[str, int]) -> str:
    """How the second rounds otherwise than the first, as far as kinds tell; empty if they do not.

    A fused operation where there was none is new: nothing but a product and a sum becomes one. So
    is a product, or a sum, of a type of which there were only fused ones.
    """
    for letter, fused in _FUSED.items():
        own = [name for name in _OPCODES.values() if name[0] == letter]
        had = {name for name in own if before.get(name)}
        has = {name for name in own if after.get(name)}
        if fused in has and fused not in had:
            return f"{fused} is new: {before} became {after}"
        if had == {fused} and has - had:
            return f"{', '.join(sorted(has - had))} is new: {before} became {after}"
    return ""
