"""Shared-memory tiles, one per warp, through which lanes exchange values."""

from collections.abc import Iterator

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import Trait

_SIZES = frozenset({"%total_smem_size", "%aggr_smem_size", "%dynamic_smem_size"})
_ALIGNMENT = 16
"""Bytes that a tile is aligned to, as the widest access asks of it."""


def objection_to_tiles(kernel: Kernel, dynamic: int) -> str:
    """Why a block cannot have that many bytes of dynamic shared memory; empty if it can."""
    for effects in kernel.code.effects:
        if not _SIZES.isdisjoint(effects.reads):
            return "the kernel reads the size of its shared memory"
    if kernel.having(Trait.STACK, Trait.DESCRIPTOR, Trait.CLUSTER):
        return "the kernel may depend on the address of its shared memory"
    used = kernel.built.resources
    most = kernel.chip.shared_per_block_bytes
    static = -(-(used.shared or 0) // _ALIGNMENT) * _ALIGNMENT  # Dynamic memory comes behind it.
    if dynamic + static > most or not kernel.blocks_of(used, dynamic):
        return (
            f"with the tiles a block needs {dynamic + static:,} bytes of shared memory of {most:,}"
        )
    return ""


def lane_and_warp(rewriting: Rewriting, lane: str, warp: str) -> Iterator[str]:
    """The lane's number, and that of its warp in the block."""
    x, y, _ = rewriting.subject.launch.block
    other = rewriting.register("b32")
    yield f"mov.u32 {lane}, %laneid;"
    yield f"mov.u32 {warp}, %tid.z;"
    for axis, extent in (("y", y), ("x", x)):
        yield f"mov.u32 {other}, %tid.{axis};"
        yield f"mad.lo.s32 {warp}, {warp}, {extent}, {other};"
    yield f"shr.u32 {warp}, {warp}, 5;"
