"""Changes the bound of a thread's registers, by directives and options."""

from dataclasses import replace

from cuado.kernel.kernel import Kernel
from cuado.model.launch import Launch

_FIXED = frozenset({"wgmma", "tcgen05", "setmaxnreg"})
"""Operations on more registers than a bound may leave, or on the number of registers."""


def objection(kernel: Kernel) -> str:
    """Why the bounds of a kernel's registers must stay; empty if they need not."""
    for each in kernel.code.instructions:
        if each.base in _FIXED:
            line = kernel.module.lines(each.start)
            return f"'{each.opcode}' (PTX line {line}) fixes how many registers the kernel needs"
    return ""


def bounded(kernel: Kernel, ptx: str) -> Launch:
    """The launch of code that states the bounds of its registers: the assembler is given none."""
    return replace(kernel.launch, ptx=ptx, max_registers=None)
