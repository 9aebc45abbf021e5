"""Moves, selections, comparisons and conversions."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import nans
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.floating import (
    DIRECTED,
    PRECISION,
    clamped,
    flushed,
    narrowed,
    number_of,
    widened,
)
from cuado.backends.emulated.frontend.lowering.pending_nans import makes_one_nan
from cuado.backends.emulated.frontend.lowering.types import (
    F32,
    F64,
    I32,
    I64,
    TYPES,
    Type,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Name, Operand, Pair, Vector

ORDERED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
UNSIGNED = {"lo": "<", "ls": "<=", "hi": ">", "hs": ">="}
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
    window = next((w for w in ("shared", "local") if any(x.startswith(w) for x in e.words)), None)
    if window is not None:
        if kind.bits != 64:
            raise e.unsupported("generic addresses are 64 bits wide")
        base = e.splat(e.of_machine(f"{window}_window", kind.integer))
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


def cvt(e: Emitter) -> None:
    """cvt: between any two types; rounding to an integer is exact."""
    if "tf32" in e.words:
        _to_tf32(e)
        return
    to, source, *more = types_in(e.words)
    if more or source.name in ("f16x2", "bf16x2"):
        raise e.unsupported()
    if to.name in ("f16x2", "bf16x2"):
        _pack_halves(e, TYPES[to.name[:-2]])
        return
    operand = e.operands[1]
    if source.kind == "f":
        _from_float(e, to, source, operand)
        return
    bits = _source_bits(e, operand, source)
    value = e.read(operand, TYPES[f"b{bits}"]) if bits == source.bits else e.integers(operand, bits)
    value = e.resized(value, source.bits)
    if to.kind == "f":
        e.write(e.operands[0], _to_float(e, value, to, source))
        return
    if "sat" in e.words:
        value = _saturated(e, value, to, source)
    value = e.resized(value, to.bits, signed=source.is_signed)
    e.write(e.operands[0], value, signed=to.is_signed)


def _to_tf32(e: Emitter) -> None:
    """Floats with ten fraction bits: ties are rounded away from 0.

    The other bits of a NaN are truncated, so that some become infinite, as on an H200.
    """
    if "rna" not in e.words or "sat" in e.words or "relu" in e.words:
        raise e.unsupported()
    b, bits = e.builder, e.read(e.operands[1], TYPES["b32"])
    is_nan = b.icmp_unsigned(
        ">", b.and_(bits, e.constant(I32, 0x7FFFFFFF)), e.constant(I32, 0x7F800000)
    )
    # Half of the last kept bit: adding it before truncation rounds the magnitude.
    half = b.select(is_nan, e.constant(I32, 0), e.constant(I32, 0x1000))
    e.write(e.operands[0], b.and_(b.add(bits, half), e.constant(I32, 0xFFFFE000)))


def _rounding(e: Emitter) -> int:
    return next((DIRECTED[word] for word in e.words if word in DIRECTED), 0)


def _to_float(e: Emitter, value: ir.Value, to: Type, source: Type) -> ir.Value:
    """Integers as floats, rounded once."""
    b, how = e.builder, _rounding(e)
    if how or to.bits == 16:
        bits = e.resized(value, 64, signed=source.is_signed)
        numbers = (int(source.is_signed), number_of(to), how)
        made = e.lanewise("exact_from_integer", I64, [bits], *numbers)
        value = e.typed(e.resized(made, to.bits), to)
    else:
        wide = vector(to.llvm)
        value = b.sitofp(value, wide) if source.is_signed else b.uitofp(value, wide)
    if "sat" not in e.words:
        return value
    if to.bits == 16:
        return narrowed(e, to, clamped(e, widened(e, to, value)))
    return clamped(e, value)


def _source_bits(e: Emitter, operand: Operand, source: Type) -> int:
    """Width of an operand's register, of which cvt reads the low part."""
    if isinstance(operand, Name):
        variable = e.variable(operand.text)
        if variable is not None and variable.space == "reg":
            return TYPES[variable.type].bits
        return max(source.bits, 32)
    return source.bits


def _saturated(e: Emitter, value: ir.Value, to: Type, source: Type) -> ir.Value:
    b, width = e.builder, source.bits
    # A bound of the target outside of the source's range cannot be exceeded, nor be represented.
    low = -(1 << (to.bits - 1)) if to.is_signed else 0
    high = (1 << (to.bits - (1 if to.is_signed else 0))) - 1
    if source.is_signed:
        if low >= -(1 << (width - 1)):
            least = e.constant(source.integer, low)
            value = b.select(b.icmp_signed("<", value, least), least, value)
        if high < 1 << (width - 1):
            most = e.constant(source.integer, high)
            value = b.select(b.icmp_signed(">", value, most), most, value)
    elif high < 1 << width:
        most = e.constant(source.integer, high)
        value = b.select(b.icmp_unsigned(">", value, most), most, value)
    return value


def _from_float(e: Emitter, to: Type, source: Type, operand: Operand) -> None:
    b, value = e.builder, _float_source(e, to, source, operand)
    how = next((word for word in e.words if word in ("rni", "rzi", "rmi", "rpi")), None)
    if how is not None:
        name = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}[how]
        suffix = "f64" if value.type.element == F64 else "f32"
        function = e.runtime(f"llvm.{name}.v32{suffix}", value.type, [value.type])
        value = b.call(function, [value])
    if to.kind != "f":
        prefix = "f64" if value.type.element == F64 else "f32"
        result = e.lanewise(f"{prefix}_to_{to.name}", to.integer, [value])
        e.write(e.operands[0], result, signed=to.is_signed)
        return
    value, rounding = clamped(e, value), _rounding(e)
    if value.type.element == F64 and (to.bits == 16 or (to.bits == 32 and rounding)):
        bits = b.bitcast(value, vector(I64))
        numbers = (number_of(TYPES["f64"]), number_of(to), rounding)
        made = e.resized(e.lanewise("exact_cvt", I64, [bits], *numbers), to.bits)
        value = e.typed(nans.shortened(e, value, to, PRECISION[to.name] - 1, made), to)
    elif to.bits == 16:
        value = narrowed(e, to, value, rounding)
    elif to.bits == 32 and value.type.element == F64:
        value = b.fptrunc(value, vector(F32))
    elif to.bits == 64 and value.type.element == F32:
        value = b.fpext(value, vector(F64))
    value = flushed(e, value) if to.is_float else value
    if makes_one_nan(e.words):
        e.write_made(e.operands[0], value)
    else:
        e.write(e.operands[0], value)


def _float_source(e: Emitter, to: Type, source: Type, operand: Operand) -> ir.Value:
    """The float to convert; half precision as f32, which holds it exactly."""
    if source.bits == 16:
        return widened(e, source, e.integers(operand, 16))
    value = e.read(operand, source)
    if to.name != "f16":  # To f16 an H200 ignores .ftz.
        value = flushed(e, value)
    if to.name == "f64" and "ftz" in e.words:
        return e.typed(e.with_one_nan(e.untyped(value)), source)
    return value


def _pack_halves(e: Emitter, one: Type) -> None:
    """Conversion of two floats to a pair: the first goes to the high half."""
    b = e.builder
    if len(e.operands) > 3:
        raise e.unsupported()
    values = [flushed(e, clamped(e, e.read(o, TYPES["f32"]))) for o in e.operands[1:3]]
    high, low = (narrowed(e, one, value, _rounding(e)) for value in values)
    parts = [b.zext(part, vector(I32)) for part in (high, low)]
    e.write(e.operands[0], b.or_(b.shl(parts[0], e.constant(I32, 16)), parts[1]))


def fence(e: Emitter) -> None:
    """membar, fence: a fence of the host, as blocks run on several of its threads."""
    e.builder.fence("seq_cst")


def hint(e: Emitter) -> None:
    """Hints on caches and time: they have no effect."""
    _ = e


HANDLERS = {
    "mov": mov,
    "cvta": cvta,
    "isspacep": isspacep,
    "selp": selp,
    "slct": slct,
    "setp": setp,
    "set": set_,
    "cvt": cvt,
    "membar": fence,
    "fence": fence,
    "prefetch": hint,
    "prefetchu": hint,
    "nanosleep": hint,
    "applypriority": hint,
    "pmevent": hint,
}
