"""Bulk copies and reductions between global and shared memory (``runtime/bulk.c``)."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.charges import moved_cost
from cuado.backends.emulated.frontend.lowering.checked import called
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.groups import BULK, groups
from cuado.backends.emulated.frontend.lowering.mbarriers import failing, passed
from cuado.backends.emulated.frontend.lowering.memory import address_of
from cuado.backends.emulated.frontend.lowering.types import I32, POINTER, TYPES
from cuado.ptx.syntax.operands import Operand

_TO, _FROM, _SIZES, _BARRIERS, _RANKS = 25, 26, 27, 28, 38
"""Numbers of the arrays on the host's stack."""
INTO_SHARED, FROM_SHARED = 1, 2
_REDUCTIONS = ("add", "min", "max", "inc", "dec", "and", "or", "xor")
_KINDS = ("u32", "s32", "u64", "s64", "f16", "bf16", "f32", "f64")
_BITS = {"b32": "u32", "b64": "u64"}


def copy(e: Emitter) -> None:
    """cp.async.bulk and cp.reduce.async.bulk, and what commits and awaits them."""
    for word in ("commit_group", "wait_group"):
        if word in e.words:
            groups(e, word, BULK)
            return
    if "prefetch" in e.words:
        return
    where = sides(e)
    has_barrier = any(word.startswith("mbarrier::") for word in e.words)
    count = 4 if has_barrier else 3
    if len(e.operands) < count + is_multicast(e) or "cp_mask" in e.words:
        raise e.unsupported()
    if is_multicast(e) and (where != INTO_SHARED or not has_barrier):
        raise e.unsupported()
    how, kind = _reduction(e)
    operands = e.operands
    size = e.read(operands[2], TYPES["b32"])
    barrier = passed(e, address_of(e, operands[3]), _BARRIERS) if has_barrier else POINTER(None)
    mask = e.active()
    to, from_ = (
        passed(e, address_of(e, o), n) for o, n in zip(operands[:2], (_TO, _FROM), strict=True)
    )
    sizes = passed(e, size, _SIZES)
    if e.is_checked:
        arguments = [I32(e.index), mask, I32(where), to, from_, sizes, barrier, I32(how)]
        called(e, "check_copy", arguments)
    slots = I32(e.slot(e.access_slots)), I32(e.slot(e.copy_slots))
    cost = moved_cost(e.words, is_checked=e.is_checked)
    arguments = [*slots, mask, I32(where), to, from_, sizes, barrier, I32(cost)]
    if is_multicast(e):
        failing(e, "bulk_multicast", [*arguments, blocks_of(e, operands[count])])
    else:
        failing(e, "bulk_copy", [*arguments, I32(how), I32(kind)])


def is_multicast(e: Emitter) -> bool:
    """True if a copy goes to several blocks of the cluster."""
    return "multicast::cluster" in e.words


def blocks_of(e: Emitter, operand: Operand) -> ir.Value:
    """The blocks of the cluster that each lane's copy goes to, a bit for each rank."""
    return passed(e, e.resized(e.read(operand, TYPES["b16"]), 32), _RANKS)


def sides(e: Emitter) -> int:
    """The sides of a copy that are in shared memory: its target is named first."""
    spaces = [w.partition("::")[0] for w in e.words]
    spaces = [w for w in spaces if w in ("global", "shared")]
    if len(spaces) != 2 or spaces == ["global", "global"]:
        raise e.unsupported()
    return INTO_SHARED * (spaces[0] == "shared") + FROM_SHARED * (spaces[1] == "shared")


def reduction(e: Emitter) -> int:
    """The number of a reduction; 0 for a copy."""
    if e.words[1] != "reduce":
        return 0
    how = next((n for n, word in enumerate(_REDUCTIONS, 1) if word in e.words), None)
    if how is None:
        raise e.unsupported()
    return how


def _reduction(e: Emitter) -> tuple[int, int]:
    """Numbers of a reduction and of its type; 0 for a copy."""
    how = reduction(e)
    if not how:
        return 0, 0
    kind = _BITS.get(e.words[-1], e.words[-1])
    if kind not in _KINDS:
        raise e.unsupported()
    is_float, is_bits = "f" in kind, how in (6, 7, 8)
    if is_float and (how > 3 or (how > 1 and kind in ("f32", "f64"))):
        raise e.unsupported()
    if is_bits != (e.words[-1] in _BITS) or (how in (4, 5) and kind not in ("u32", "u64")):
        raise e.unsupported()
    return how, 1 + _KINDS.index(kind)
