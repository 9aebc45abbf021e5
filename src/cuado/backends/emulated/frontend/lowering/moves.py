"""Moves, selections and comparisons; fences and hints."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.floating import (
    flushed,
    widened,
)
from cuado.backends.emulated.frontend.lowering.types import (
    F32,
    TYPES,
    Type,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Immediate, Operand, Pair, Vector

ORDERED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
UNSIGNED = {"lo": "<", "ls": "<=", "hi": ">", "hs": ">="}
_WINDOWS = {"shared": "shared", "local": "local", "param": "local"}
PARAMETERS = 1 << 31
"""Generic addresses of parameters: so far behind those of local memory, which never is so large."""
UNORDERED = {"equ": "==", "neu": "!=", "ltu": "<", "leu": "<=", "gtu": ">", "geu": ">="}


def mov(e: Emitter) -> None:
    """mov: copies a register, a number or an address; or packs and unpacks a register."""
    kind = types_in(e.words)[-1]
    target, source = e.operands[:2]
    b = e.builder
    if isinstance(source, Vector):
        width = kind.bits // len(source.items)
        value = None
        for number, item in enumerate(source.items):
            part = e.resized(e.integers(item, width), kind.bits)
            moved = b.shl(part, e.constant(kind.integer, width * number))
            value = moved if value is None else b.or_(value, moved)
        e.write(target, value)
    elif isinstance(target, Vector):
        whole = e.integers(source, kind.bits)
        width = kind.bits // len(target.items)
        for number, item in enumerate(target.items):
            moved = b.lshr(whole, e.constant(kind.integer, width * number))
            e.write(item, e.resized(moved, width))
    else:
        e.write(target, e.read(source, kind))


def cvta(e: Emitter) -> None:
    """cvta: converts between addresses of a memory and generic ones, by the memory's window."""
    kind = types_in(e.words)[-1]
    value = e.integers(e.operands[1], kind.bits)
    # Generic addresses of global memory are the global ones; the others are in a window.
    window = next((w for w in _WINDOWS if any(x.startswith(w) for x in e.words)), None)
    if window is not None:
        if kind.bits != 64:
            raise e.unsupported("generic addresses are 64 bits wide")
        scalar = e.of_machine(f"{_WINDOWS[window]}_window", kind.integer)
        if window == "param":
            scalar = e.builder.add(scalar, ir.Constant(kind.integer, PARAMETERS))
        base = e.splat(scalar)
        value = e.builder.sub(value, base) if "to" in e.words else e.builder.add(value, base)
    e.write(e.operands[0], value)


def isspacep(e: Emitter) -> None:
    """isspacep: true if a generic address is in a memory's window."""
    bits = TYPES["b64"]
    value = e.integers(e.operands[1], 64)
    b = e.builder
    high = b.lshr(value, e.constant(bits.integer, 32))
    found = {}
    for name in ("shared", "local"):
        base = e.splat(e.of_machine(f"{name}_window", bits.integer))
        found[name] = b.icmp_unsigned("==", high, b.lshr(base, e.constant(bits.integer, 32)))
    space = e.words[1]
    if space == "global":
        value = b.not_(b.or_(found["shared"], found["local"]))
    elif space in found:
        value = found[space]
    else:
        raise e.unsupported()
    e.write(e.operands[0], value)


def selp(e: Emitter) -> None:
    """selp: one of two by a predicate."""
    kind = types_in(e.words)[-1]
    a, b = (e.read(operand, kind) for operand in e.operands[1:3])
    e.write(e.operands[0], e.builder.select(e.predicate(e.operands[3]), a, b))


def slct(e: Emitter) -> None:
    """slct: one of two by the sign of a third."""
    kinds = types_in(e.words)
    a, b = (e.read(operand, kinds[0]) for operand in e.operands[1:3])
    c = e.read(e.operands[3], kinds[1])
    if kinds[1].kind == "f":
        c = flushed(e, c)
        chosen = e.builder.fcmp_ordered(">=", c, e.typed_constant(c, 0.0))
    else:
        chosen = e.builder.icmp_signed(">=", c, e.constant(kinds[1].integer, 0))
    e.write(e.operands[0], e.builder.select(chosen, a, b))


def compare(e: Emitter, word: str, kind: Type, a: ir.Value, b: ir.Value) -> ir.Value:
    """A comparison by its PTX name."""
    build = e.builder
    if kind.kind == "f":
        if word in ORDERED:
            return build.fcmp_ordered(ORDERED[word], a, b)
        if word in UNORDERED:
            return build.fcmp_unordered(UNORDERED[word], a, b)
        return (
            build.fcmp_ordered("ord", a, b) if word == "num" else build.fcmp_unordered("uno", a, b)
        )
    if word in UNSIGNED:
        return build.icmp_unsigned(UNSIGNED[word], a, b)
    signed = kind.is_signed
    return (build.icmp_signed if signed else build.icmp_unsigned)(ORDERED[word], a, b)


def _compared(e: Emitter, kind: Type, a: Operand, b: Operand) -> ir.Value:
    if kind.bits == 16 and kind.kind == "f":
        values = [widened(e, kind, e.read(operand, TYPES["b16"])) for operand in (a, b)]
    elif kind.name in ("f16x2", "bf16x2"):
        raise e.unsupported()
    else:
        values = [e.read(operand, kind) for operand in (a, b)]
        if kind.is_float:
            values = [flushed(e, value) for value in values]
    word = e.words[1]
    return compare(e, word, kind, *values)


def _combined(e: Emitter, value: ir.Value, operands: tuple[Operand, ...]) -> ir.Value:
    joins = {"and": e.builder.and_, "or": e.builder.or_, "xor": e.builder.xor}
    join = next((joins[word] for word in e.words[2:] if word in joins), None)
    return value if join is None else join(value, e.predicate(operands[0]))


def setp(e: Emitter) -> None:
    """setp: a comparison, optionally combined with a predicate, and its complement."""
    kind = types_in(e.words)[-1]
    target, a, b, *rest = e.operands
    value = _compared(e, kind, a, b)
    if isinstance(target, Pair):
        opposite = _combined(e, e.builder.not_(value), tuple(rest))
        e.write(target.first, _combined(e, value, tuple(rest)))
        e.write(target.second, opposite)
    else:
        e.write(target, _combined(e, value, tuple(rest)))


def set_(e: Emitter) -> None:
    """set: a comparison as a number: all ones, or 1.0."""
    result, kind = types_in(e.words)
    target, a, b, *rest = e.operands
    value = _combined(e, _compared(e, kind, a, b), tuple(rest))
    if result.kind == "f" and result.name != "f32":
        raise e.unsupported()
    if result.name == "f32":
        e.write(target, e.builder.uitofp(value, vector(F32)))
    else:
        e.write(target, e.builder.sext(value, vector(result.integer)))


def fence(e: Emitter) -> None:
    """membar, fence: a fence of the host, as blocks run on several of its threads."""
    e.builder.fence("seq_cst")


def registers(e: Emitter) -> None:
    """setmaxnreg: registers move between warps, which changes no result."""
    (count,) = e.operands
    if not isinstance(count, Immediate) or count.value not in range(24, 257, 8):
        raise e.unsupported("a number of registers that is no multiple of 8 from 24 to 256")


def hint(e: Emitter) -> None:
    """Hints on caches and time, and order of grids, which run one by one: they have no effect."""
    _ = e


HANDLERS = {
    "mov": mov,
    "cvta": cvta,
    "isspacep": isspacep,
    "selp": selp,
    "slct": slct,
    "setp": setp,
    "set": set_,
    "membar": fence,
    "fence": fence,
    "prefetch": hint,
    "prefetchu": hint,
    "nanosleep": hint,
    "applypriority": hint,
    "pmevent": hint,
    "griddepcontrol": hint,
    "setmaxnreg": registers,
}
