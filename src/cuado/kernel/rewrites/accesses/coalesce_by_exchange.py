"""Coalesces global accesses by exchanging addresses between the lanes of a warp.

It works for any addresses but costs some 20 operations per access, so it serves accesses whose
differences between lanes are unknown.
"""

from cuado.kernel.rewrites.accesses.address_select import Addressing, Target, WarpRegisters


def exchange(addressing: Addressing, target: Target, *, whole: bool) -> None:
    """Redirect a warp's access to consecutive addresses when the switch is on.

    Args:
        addressing: the rewrite of addresses.
        target: the access.
        whole: whether all lanes of the warp provably make it, each time.
    """
    address, lines = addressing.own(target)
    low, high, phase, from_low, from_high = addressing.registers("b32", 5)
    lines.append(f"mov.b64 {{{low}, {high}}}, {address};")
    compared, warp = _everyone(addressing, low) if whole else addressing.warp(target, low)
    step = target.bytes.bit_length() - 1
    ideal = addressing.rewriting.register("b64")
    lines += compared
    lines.append(f"shr.u32 {phase}, {warp.address}, {step};")
    source = phase
    if not whole:
        source, chosen_line = _present(addressing, warp, phase)
        lines += chosen_line
    lines += [
        f"shfl.sync.idx.b32 {from_low}, {low}, {source}, 31, {warp.alive};",
        f"shfl.sync.idx.b32 {from_high}, {high}, {source}, 31, {warp.alive};",
        f"and.b32 {from_low}, {from_low}, {-32 * target.bytes};",
        f"or.b32 {from_low}, {from_low}, {addressing.lanes_times(target.bytes)};",
        f"selp.b32 {low}, {from_low}, {low}, {warp.chosen};",
        f"selp.b32 {high}, {from_high}, {high}, {warp.chosen};",
        f"mov.b64 {ideal}, {{{low}, {high}}};",
    ]
    addressing.apply(target, lines, ideal)


def _everyone(addressing: Addressing, low: str) -> tuple[list[str], WarpRegisters]:
    """The registers of :meth:`Addressing.warp` if all lanes are active."""
    (other,) = addressing.registers("b32", 1)
    differs, chosen = addressing.registers("pred", 2)
    everyone = "0xffffffff"
    lines = [
        f"shfl.sync.idx.b32 {other}, {low}, 31, 31, {everyone};",
        f"setp.ne.and.u32 {differs}, {low}, {other}, {addressing.rewriting.on};",
        f"vote.sync.any.pred {chosen}, {differs}, {everyone};",
    ]
    return lines, WarpRegisters(everyone, everyone, "31", other, chosen)


def _present(addressing: Addressing, warp: WarpRegisters, phase: str) -> tuple[str, list[str]]:
    """A register with the lane ``phase`` if it is active, and with the last active lane if not."""
    bit, source = addressing.registers("b32", 2)
    present = addressing.rewriting.register("pred")
    return source, [
        f"shf.r.wrap.b32 {bit}, {warp.active}, 0, {phase};",
        f"and.b32 {bit}, {bit}, 1;",
        f"setp.ne.u32 {present}, {bit}, 0;",
        f"selp.b32 {source}, {phase}, {warp.last}, {present};",
    ]
