"""Which asynchronous protocols of a kernel are understood, so that accesses may be changed.

Copies of threads and bulk copies with their groups and mbarriers, products of warp groups, tensor
maps made in the kernel, hand-over of registers, and waiting for other grids are. What is not is
named with its line.
"""

from cuado.kernel.facts.synchronization.async_copies import direction_of, named
from cuado.kernel.facts.synchronization.mbarriers import uses_mbarrier
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.tree import Instruction

_UNDERSTOOD = frozenset({"wgmma", "tensormap", "griddepcontrol", "prefetch"})
_GROUPS = frozenset({"commit_group", "wait_group", "wait_all", "prefetch"})
_NEEDED = {
    "tcgen05": "products in tensor memory: who writes and who reads it would have to be known",
    "clusterlaunchcontrol": "the hardware hands out blocks: which ones would have to be known",
    "multimem": "memory of several GPUs: what the others do with it would have to be known",
    "st": "another block's barrier counts it: which one would have to be known",
    "red": "another block's barrier counts it: which one would have to be known",
}


def why_not_understood(kernel: Kernel) -> str:
    """The first asynchronous instruction that is not understood, and what is missing; or empty."""
    for index in kernel.having(Trait.ASYNC, Trait.DESCRIPTOR):
        instruction = kernel.code.instructions[index]
        if not _is_understood(instruction):
            needed = _NEEDED.get(instruction.base, "what it does is not in the table of opcodes")
            return f"{named(kernel, index)}: {needed}"
    return ""


def _is_understood(instruction: Instruction) -> bool:
    words = instruction.opcode.split(".")
    if instruction.base in _UNDERSTOOD or uses_mbarrier(instruction):
        return True
    if instruction.base != "cp":
        return False
    return direction_of(instruction) is not None or bool(_GROUPS & frozenset(words))
