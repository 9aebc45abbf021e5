"""Special registers of PTX (PTX ISA, chapter 10) as values of each lane."""

from llvmlite import ir

from cuado.backends.emulated.execution.layout import Warp
from cuado.backends.emulated.frontend.lowering.linkage import Linkage
from cuado.backends.emulated.frontend.lowering.types import I32, I64, LANES, listed, vector
from cuado.ptx.analysis.code import MODULE_SCOPE

_AXES = {"x": 0, "y": 1, "z": 2}
_OF_BLOCK = {
    "%ntid": "block",
    "%ctaid": "ctaid",
    "%nctaid": "grid",
    "%cluster_nctaid": "cluster",
}
"""Fields of the machine with three axes."""
_OF_CLUSTER = {
    "%clusterid": ("ctaid", "udiv"),
    "%nclusterid": ("grid", "udiv"),
    "%cluster_ctaid": ("ctaid", "urem"),
}
"""Such a field, and what makes the register of it and of the cluster's extent."""
_LANES = list(range(LANES))
_MASKS = {
    "%laneid": _LANES,
    "%lanemask_eq": [1 << n for n in _LANES],
    "%lanemask_lt": [(1 << n) - 1 for n in _LANES],
    "%lanemask_le": [(2 << n) - 1 for n in _LANES],
    "%lanemask_gt": [0xFFFFFFFF & ~((2 << n) - 1) for n in _LANES],
    "%lanemask_ge": [0xFFFFFFFF & ~((1 << n) - 1) for n in _LANES],
}


SMS = ("%nsmid", MODULE_SCOPE)
"""Key for the chip's number of SMs among an emitter's symbols; absent without a chip."""


def special(e: Linkage, name: str, sms: int | None) -> ir.Value | None:
    """A special register's value in each lane, 32 or 64 bits; None if it is not known.

    Args:
        e: the emitter.
        name: the register.
        sms: SMs of the chip; None without one.
    """
    register, _, axis = name.partition(".")
    if axis in _AXES and register == "%tid":
        offset = Warp.tid.offset + 4 * LANES * _AXES[axis]
        return e.builder.load(e.at(e.warp, offset, vector(I32)), align=4)
    if axis in _AXES and register in _OF_BLOCK:
        return e.splat(e.of_machine(_OF_BLOCK[register], I32, 4 * _AXES[axis]))
    if axis in _AXES and register in _OF_CLUSTER:
        field, how = _OF_CLUSTER[register]
        parts = [e.of_machine(each, I32, 4 * _AXES[axis]) for each in (field, "cluster")]
        return e.splat(getattr(e.builder, how)(*parts))
    if name in _MASKS:
        return listed(32, tuple(_MASKS[name]))
    scalar = _scalar(e, name, sms)
    return None if scalar is None else e.splat(scalar)


def _scalar(e: Linkage, name: str, sms: int | None) -> ir.Value | None:
    """One value for all lanes."""
    b, named = e.builder, {"%warpid": (e.of_warp, "number"), "%nwarpid": (e.of_machine, "warps")}
    named |= {
        "%cluster_ctarank": (e.of_machine, "rank"),
        "%cluster_nctarank": (e.of_machine, "cluster_blocks"),
    }
    found = None
    if name in named:
        read, field = named[name]
        found = read(field, I32)
    elif name == "%nsmid" and sms is not None:
        found = I32(sms)
    elif name == "%smid" and sms is not None:
        found = b.urem(_block(e), I32(sms))
    elif name == "%dynamic_smem_size":
        total = e.of_machine("shared_bytes", I64)
        found = b.trunc(b.sub(total, e.of_machine("static_shared_bytes", I64)), I32)
    return found


def _block(e: Linkage) -> ir.Value:
    """The block's number in the grid, by which the caches' model assigns blocks to SMs in turn."""
    b = e.builder
    x, y, z = (e.of_machine("ctaid", I32, 4 * axis) for axis in range(3))
    wide, high = (e.of_machine("grid", I32, 4 * axis) for axis in range(2))
    return b.add(x, b.mul(wide, b.add(y, b.mul(high, z))))
