"""Exchanges between the lanes of a warp."""

from llvmlite import ir

from cuado.backends.emulated.lowering.emitter import ALIGNMENT, Emitter
from cuado.backends.emulated.lowering.types import I1, I32, POINTER, TYPES, types_in, vector
from cuado.ptx.syntax.operands import Operand, Pair

MODES = {"up": 0, "down": 1, "bfly": 2, "idx": 3}
REDUCTIONS = ("add", "min", "max", "and", "or", "xor")


def _pair(operand: Operand) -> tuple[Operand, Operand | None]:
    return (operand.first, operand.second) if isinstance(operand, Pair) else (operand, None)


def shuffle(e: Emitter) -> None:
    """shfl: the value of another lane, and whether there was one."""
    target, valid = _pair(e.operands[0])
    mode = next((word for word in e.words if word in MODES), None)
    if mode is None:
        raise e.unsupported()
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


def vote(e: Emitter) -> None:
    """vote: all, any, uni of a predicate, or the ballot of it, over the lanes that run."""
    b = e.builder
    active = e.active()
    true = b.and_(b.bitcast(e.predicate(e.operands[1]), I32), active)
    how = e.words[1] if e.words[1] != "sync" else e.words[2]
    if how == "ballot":
        e.write(e.operands[0], e.splat(true))
        return
    if how == "all":
        value = b.icmp_unsigned("==", true, active)
    elif how == "any":
        value = b.icmp_unsigned("!=", true, I32(0))
    else:
        value = b.or_(b.icmp_unsigned("==", true, active), b.icmp_unsigned("==", true, I32(0)))
    e.write(e.operands[0], e.splat(value))


def activemask(e: Emitter) -> None:
    """activemask: the lanes that run."""
    e.write(e.operands[0], e.splat(e.bits))


def match(e: Emitter) -> None:
    """match: which lanes have the same value."""
    kind = types_in(e.words)[-1]
    target, valid = _pair(e.operands[0])
    b = e.builder
    place = e.scratch(kind.integer, 1)
    b.store(e.read(e.operands[1], kind), place, align=ALIGNMENT)
    source = b.bitcast(place, POINTER)
    if "any" in e.words:
        out = e.scratch(I32, 0)
        arguments = [b.bitcast(out, POINTER), source, e.active()]
        name, result = f"match_any_{kind.bits}", ir.VoidType()
        b.call(e.runtime(name, result, [v.type for v in arguments]), arguments)
        e.write(target, b.load(out, align=ALIGNMENT))
        return
    function = e.runtime(f"match_all_{kind.bits}", I32, [POINTER, I32])
    found = b.call(function, [source, e.active()])
    e.write(target, e.splat(found))
    if valid is not None:
        e.write(valid, e.splat(b.icmp_unsigned("!=", found, I32(0))))


def redux(e: Emitter) -> None:
    """redux: a reduction over the lanes that run."""
    kind = types_in(e.words)[-1]
    how = next((word for word in e.words if word in REDUCTIONS), None)
    if how is None or kind.kind == "f":
        raise e.unsupported()
    b = e.builder
    place = e.scratch(I32, 1)
    b.store(e.read(e.operands[1], kind), place, align=ALIGNMENT)
    function = e.runtime("reduce_32", I32, [POINTER, I32, I32, I32])
    arguments = [
        b.bitcast(place, POINTER), e.active(), I32(REDUCTIONS.index(how)), I32(int(kind.is_signed)),
    ]
    e.write(e.operands[0], e.splat(b.call(function, arguments)))


def elect(e: Emitter) -> None:
    """elect: the lowest lane that runs."""
    b = e.builder
    active = e.active()
    lowest = b.and_(active, b.sub(I32(0), active))
    target, chosen = _pair(e.operands[0])
    count = e.runtime("llvm.cttz.i32", I32, [I32, I1])
    e.write(target, e.splat(b.call(count, [active, I1(0)])))
    if chosen is not None:
        e.write(chosen, b.bitcast(lowest, vector(I1)))


HANDLERS = {
    "shfl": shuffle,
    "vote": vote,
    "activemask": activemask,
    "match": match,
    "redux": redux,
    "elect": elect,
}
