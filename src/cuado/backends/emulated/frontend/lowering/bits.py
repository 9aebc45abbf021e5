"""Logic, shifts, and instructions on bits: counts, fields, masks, permutations of bytes."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.integer import intrinsic, type_of
from cuado.backends.emulated.frontend.lowering.types import (
    I32,
    I64,
    TYPES,
    Type,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Immediate, Pair

U32 = TYPES["u32"]


def logic(e: Emitter) -> None:
    """and, or, xor, not, cnot; of predicates as well."""
    kind = types_in(e.words)[-1]
    values = [e.read(operand, kind) for operand in e.operands[1:]]
    builder, base = e.builder, e.words[0]
    if base == "not":
        value = builder.not_(values[0])
    elif base == "cnot":
        zero = e.constant(kind.integer, 0)
        value = builder.zext(builder.icmp_unsigned("==", values[0], zero), values[0].type)
    else:
        operation = {"and": builder.and_, "or": builder.or_, "xor": builder.xor}[base]
        value = operation(*values)
    e.write(e.operands[0], value)


def lop3(e: Emitter) -> None:
    """lop3: any function of three bits, as a sum of products of its table."""
    builder = e.builder
    if isinstance(e.operands[0], Pair) or "BoolOp" in e.words:
        raise e.unsupported()
    a, b, c = (e.read(operand, TYPES["b32"]) for operand in e.operands[1:4])
    last = e.operands[4]
    if not isinstance(last, Immediate):
        raise e.unsupported()
    table = int(last.value)
    value = None
    # Bits 2, 1 and 0 of a row's number are the values of a, b and c.
    for row in range(8):
        if not table >> row & 1:
            continue
        terms = [x if row >> bit & 1 else builder.not_(x) for x, bit in ((a, 2), (b, 1), (c, 0))]
        term = builder.and_(builder.and_(terms[0], terms[1]), terms[2])
        value = term if value is None else builder.or_(value, term)
    e.write(e.operands[0], e.constant(I32, 0) if value is None else value)


def shift(e: Emitter) -> None:
    """shl, shr: shifts beyond the width result in zeros, or copies of the sign."""
    kind = types_in(e.words)[-1]
    a = e.read(e.operands[1], kind)
    amount = e.read(e.operands[2], U32)
    builder, bits = e.builder, kind.bits
    # LLVM leaves shifts by the width or more undefined, so the amount is clamped first.
    too_far = builder.icmp_unsigned(">=", amount, e.constant(I32, bits))
    arithmetic = e.words[0] == "shr" and kind.is_signed
    least = e.constant(I32, bits - 1) if arithmetic else e.constant(I32, 0)
    held = e.resized(builder.select(too_far, least, amount), bits)
    if arithmetic:
        e.write(e.operands[0], builder.ashr(a, held), signed=True)
        return
    moved = builder.shl(a, held) if e.words[0] == "shl" else builder.lshr(a, held)
    e.write(e.operands[0], builder.select(too_far, e.constant(kind.integer, 0), moved))


def funnel(e: Emitter) -> None:
    """shf: a shift of two registers as one."""
    low, high = (e.read(operand, TYPES["b32"]) for operand in e.operands[1:3])
    amount = e.read(e.operands[3], U32)
    builder = e.builder
    if "wrap" in e.words:
        held = builder.and_(amount, e.constant(I32, 31))
    else:
        over = builder.icmp_unsigned(">", amount, e.constant(I32, 32))
        held = builder.select(over, e.constant(I32, 32), amount)
    # One register of 64 bits, of which a left shift gives the upper half, a right shift the lower.
    pair = builder.or_(builder.shl(e.resized(high, 64), e.constant(I64, 32)), e.resized(low, 64))
    wide = e.resized(held, 64)
    if "l" in e.words:
        moved = builder.lshr(builder.shl(pair, wide), e.constant(I64, 32))
    else:
        moved = builder.lshr(pair, wide)
    e.write(e.operands[0], builder.trunc(moved, vector(I32)))


def count(e: Emitter) -> None:
    """popc, clz, brev, abs, neg, bfind of integers."""
    kind = type_of(e)
    a = e.read(e.operands[1], kind)
    base, builder = e.words[0], e.builder
    if base == "popc":
        value = e.resized(intrinsic(e, "llvm.ctpop", kind, [a]), 32)
    elif base == "clz":
        value = e.resized(intrinsic(e, "llvm.ctlz", kind, [a], zero_is_poison=False), 32)
    elif base == "brev":
        value = intrinsic(e, "llvm.bitreverse", kind, [a])
    elif base == "neg":
        value = builder.sub(e.constant(kind.integer, 0), a)
    elif base == "abs":
        zero = e.constant(kind.integer, 0)
        value = builder.select(builder.icmp_signed("<", a, zero), builder.sub(zero, a), a)
    else:
        value = _highest(e, kind, a)
    e.write(e.operands[0], value)


def _highest(e: Emitter, kind: Type, a: ir.Value) -> ir.Value:
    """bfind: position of the highest bit that differs from the sign; all ones if none does."""
    b, zero = e.builder, e.constant(kind.integer, 0)
    if kind.is_signed:
        a = b.select(b.icmp_signed("<", a, zero), b.not_(a), a)
    above = intrinsic(e, "llvm.ctlz", kind, [a], zero_is_poison=False)
    at = above if "shiftamt" in e.words else b.sub(e.constant(kind.integer, kind.bits - 1), above)
    none = e.constant(I32, 0xFFFFFFFF)
    return b.select(b.icmp_unsigned("==", a, zero), none, e.resized(at, 32))


def mask(e: Emitter) -> None:
    """bmsk: as many ones as the last operand says, from the bit that the first says, of 32."""
    b, width = e.builder, e.constant(I32, 32)
    at, ones = (e.read(operand, TYPES["b32"]) for operand in e.operands[1:3])
    if "wrap" in e.words:
        at, ones = (b.and_(each, e.constant(I32, 31)) for each in (at, ones))
    else:
        at, ones = (b.select(b.icmp_unsigned("<", n, width), n, width) for n in (at, ones))

    def below(bit: ir.Value) -> ir.Value:
        """Ones in all bits below one; in all 32 from there on."""
        fits = b.icmp_unsigned("<", bit, width)
        # A shift by 32 is poison in LLVM: its result is only taken where the shift is smaller.
        shifted = b.shl(e.constant(I32, 1), b.select(fits, bit, e.constant(I32, 0)))
        return b.select(fits, b.sub(shifted, e.constant(I32, 1)), e.constant(I32, 0xFFFFFFFF))

    e.write(e.operands[0], b.and_(below(b.add(at, ones)), b.not_(below(at))))


def extension(e: Emitter) -> None:
    """szext: the low bits of a number, as many as the last operand says; of s32 with their sign."""
    b, width = e.builder, e.constant(I32, 32)
    value, count = (e.read(operand, TYPES["b32"]) for operand in e.operands[1:3])
    if "wrap" in e.words:
        count = b.and_(count, e.constant(I32, 31))
    fits = b.icmp_unsigned("<", count, width)
    # A shift by 32 is poison in LLVM: its result is only taken where the shift is smaller.
    shift = b.select(fits, count, e.constant(I32, 0))
    above = b.select(fits, b.shl(e.constant(I32, -1), shift), e.constant(I32, 0))
    kept = b.and_(value, b.not_(above))
    if e.words[-1] == "s32":
        # Without a bit there is no sign. That of all 32 changes nothing: no bit is above.
        last = b.and_(b.sub(shift, e.constant(I32, 1)), e.constant(I32, 31))
        sign = b.and_(b.lshr(value, last), e.constant(I32, 1))
        is_set = b.icmp_unsigned("!=", b.select(fits, sign, e.constant(I32, 0)), e.constant(I32, 0))
        is_negative = b.and_(is_set, b.icmp_unsigned("!=", count, e.constant(I32, 0)))
        kept = b.select(is_negative, b.or_(kept, above), kept)
    e.write(e.operands[0], kept)


def field(e: Emitter) -> None:
    """bfe, bfi, prmt, dp4a."""
    base, operands = e.words[0], e.operands
    if base == "prmt":
        if e.words[-1] != "b32" or len(e.words) > 2:
            raise e.unsupported("only the general form of prmt is known")
        values = [e.read(operand, TYPES["b32"]) for operand in operands[1:4]]
        e.write(operands[0], e.lanewise("prmt_b32", I32, values))
    elif base == "dp4a":
        kinds = types_in(e.words)
        values = [e.read(operand, TYPES["b32"]) for operand in operands[1:4]]
        e.write(operands[0], e.lanewise(f"dp4a_{kinds[0].name}_{kinds[1].name}", I32, values))
    elif base == "bfe":
        kind = type_of(e)
        a = e.read(operands[1], kind)
        rest = [e.resized(e.read(operand, U32), kind.bits) for operand in operands[2:4]]
        e.write(operands[0], e.lanewise(f"bfe_{kind.name}", kind.integer, [a, *rest]))
    elif base == "bfi":
        kind = type_of(e)
        a, b = (e.read(operand, kind) for operand in operands[1:3])
        rest = [e.resized(e.read(operand, U32), kind.bits) for operand in operands[3:5]]
        value = e.lanewise(f"bfi_u{kind.bits}", kind.integer, [a, b, *rest])
        e.write(operands[0], value)
    else:
        raise e.unsupported()


HANDLERS = {
    "and": logic,
    "or": logic,
    "xor": logic,
    "not": logic,
    "cnot": logic,
    "lop3": lop3,
    "shl": shift,
    "shr": shift,
    "shf": funnel,
    "popc": count,
    "clz": count,
    "brev": count,
    "bfind": count,
    "abs": count,
    "neg": count,
    "bfe": field,
    "bfi": field,
    "prmt": field,
    "dp4a": field,
    "bmsk": mask,
    "szext": extension,
}
