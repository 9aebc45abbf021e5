"""Asynchronous copies and barriers of Hopper and later, found in machine code.

Bulk copies by the tensor memory accelerator are issued by one thread and counted by no load
counter; producer warps that feed others by mbarriers wait by design. Rules that reason from
requests or from waiting must know.
"""

from collections.abc import Sequence

from cuado.model.instruction import Instruction

_BULK_COPIES = frozenset({"UTMALDG", "UTMASTG", "UTMAREDG", "UTMAPF", "UBLKCP", "UBLKRED"})
_MBARRIERS = frozenset({"SYNCS", "USETMAXREG"})
"""mbarrier operations, and the register hand-over of warp-specialised kernels."""


def copies_in_bulk(code: Sequence[Instruction]) -> bool:
    """True if any copy by the tensor memory accelerator was executed."""
    return any(i.executed and i.base_opcode in _BULK_COPIES for i in code)


def synchronizes_at_mbarriers(code: Sequence[Instruction]) -> bool:
    """True if warps of different roles hand data to each other."""
    return any(i.executed and i.base_opcode in _MBARRIERS for i in code)
