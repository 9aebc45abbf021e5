"""Exchanges between the lanes of a warp."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.types import (
    I1,
    I32,
    LANES,
    POINTER,
    TYPES,
    Type,
    listed,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Operand, Pair

MODES = {"up": 0, "down": 1, "bfly": 2, "idx": 3}
REDUCTIONS = ("add", "min", "max", "and", "or", "xor")


def _pair(operand: Operand) -> tuple[Operand, Operand | None]:
    return (operand.first, operand.second) if isinstance(operand, Pair) else (operand, None)


def shuffle(e: Emitter) -> None:
    """shfl: the value of another lane, and a predicate that is true if that lane is in range."""
    if e.follower is not None:
        e.follower.shuffled()
    target, valid = _pair(e.operands[0])
    mode = next((word for word in e.words if word in MODES), None)
    if mode is None:
        raise e.unsupported()
    # The runtime permutes arrays on the stack; its flags have a bit for each lane in range.
    b32, b = TYPES["b32"], e.builder
    values = [e.read(operand, b32) for operand in e.operands[1:4]]
    pointers = []
    for number, value in enumerate(values):
        place = e.scratch(I32, number + 1)
        b.store(value, place, align=ALIGNMENT)
        pointers.append(b.bitcast(place, POINTER))
    out, flags = e.scratch(I32, 0), e.scratch(I32, 5)
    arguments = [b.bitcast(out, POINTER), *pointers, I32(MODES[mode]), b.bitcast(flags, POINTER)]
    function = e.runtime("shuffle_32", ir.VoidType(), [value.type for value in arguments])
    b.call(function, arguments)
    e.write(target, b.load(out, align=ALIGNMENT))
    if valid is not None:
        bits = b.load(b.bitcast(flags, I32.as_pointer()))
        e.write(valid, b.bitcast(bits, vector(I1)))


def _members(e: Emitter, operand: int) -> ir.Value:
    """The active lanes among those that each lane names by its member mask.

    Active lanes may name different groups (the tiles of cooperative groups do), so results differ
    by lane. Forms without ``.sync`` name none: they use all active lanes.
    """
    active = e.splat(e.active())
    if "sync" not in e.words:
        return active
    return e.builder.and_(active, e.read(e.operands[operand], TYPES["b32"]))


def vote(e: Emitter) -> None:
    """vote: all, any, uni or ballot of a predicate over each lane's group."""
    b = e.builder
    members = _members(e, 2)
    bits = e.splat(b.bitcast(e.predicate(e.operands[1]), I32))
    # Per lane: members of its own group whose predicate is true.
    true = b.and_(bits, members)
    how = e.words[1] if e.words[1] != "sync" else e.words[2]
    if how == "ballot":
        e.write(e.operands[0], true)
        return
    all_, none = b.icmp_unsigned("==", true, members), e.constant(I32, 0)
    if how == "all":
        value = all_
    elif how == "any":
        value = b.icmp_unsigned("!=", true, none)
    else:
        value = b.or_(all_, b.icmp_unsigned("==", true, none))
    e.write(e.operands[0], value)


def activemask(e: Emitter) -> None:
    """activemask: the active lanes."""
    e.write(e.operands[0], e.splat(e.active()))


def _grouped(e: Emitter, name: str, kind: Type, *numbers: int) -> ir.Value:
    """The result of a runtime function of values, member masks and active lanes."""
    b, pointers = e.builder, []
    values = (e.read(e.operands[1], kind), e.read(e.operands[2], TYPES["b32"]))
    for number, value in enumerate(values):
        place = e.scratch(value.type.element, number + 1)
        b.store(value, place, align=ALIGNMENT)
        pointers.append(b.bitcast(place, POINTER))
    out = e.scratch(I32, 0)
    arguments = [b.bitcast(out, POINTER), *pointers, e.active(), *(I32(n) for n in numbers)]
    function = e.runtime(name, ir.VoidType(), [value.type for value in arguments])
    b.call(function, arguments)
    return b.load(out, align=ALIGNMENT)


def match(e: Emitter) -> None:
    """match: the lanes of the group that have the same value."""
    kind = types_in(e.words)[-1]
    target, valid = _pair(e.operands[0])
    how = "any" if "any" in e.words else "all"
    found = _grouped(e, f"match_{how}_{kind.bits}", kind)
    e.write(target, found)
    if valid is not None:
        e.write(valid, e.builder.icmp_unsigned("!=", found, e.constant(I32, 0)))


def redux(e: Emitter) -> None:
    """redux: a reduction over the group."""
    kind = types_in(e.words)[-1]
    how = next((word for word in e.words if word in REDUCTIONS), None)
    if how is None or kind.kind == "f":
        raise e.unsupported()
    e.write(
        e.operands[0],
        _grouped(e, "reduce_32", kind, REDUCTIONS.index(how), int(kind.is_signed)),
    )


def elect(e: Emitter) -> None:
    """elect: the lowest lane of the group."""
    b = e.builder
    members = _members(e, 1)
    # x & -x keeps the lowest set bit, which each lane compares to its own.
    lowest = b.and_(members, b.sub(e.constant(I32, 0), members))
    target, chosen = _pair(e.operands[0])
    count = e.runtime("llvm.cttz.v32i32", vector(I32), [vector(I32), I1])
    e.write(target, b.call(count, [members, I1(0)]))
    if chosen is not None:
        own = listed(32, tuple(1 << lane for lane in range(LANES)))
        e.write(chosen, b.icmp_unsigned("==", lowest, own))


HANDLERS = {
    "shfl": shuffle,
    "vote": vote,
    "activemask": activemask,
    "match": match,
    "redux": redux,
    "elect": elect,
}
