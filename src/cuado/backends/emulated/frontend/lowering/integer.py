"""Integer and logic instructions."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import (
    I1,
    I32,
    I64,
    TYPES,
    Type,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Immediate, Pair

U32 = TYPES["u32"]


def _type(e: Emitter) -> Type:
    kind = types_in(e.words)[-1]
    if kind.name in ("f16x2", "bf16x2", "b128") or "x" in kind.name:
        raise e.unsupported()
    return kind


def _operands(e: Emitter, kind: Type) -> list[ir.Value]:
    return [e.read(operand, kind) for operand in e.operands[1:]]


def add(e: Emitter) -> None:
    """add, sub: modulo the width; ``.sat`` clamps to the range of s32, ``.cc`` writes the carry."""
    kind = _type(e)
    a, b = _operands(e, kind)
    is_sub = e.words[0] == "sub"
    if _carries(e):
        carry = e.builder.icmp_unsigned(
            "<" if is_sub else ">", a, b if is_sub else e.builder.not_(b)
        )
        e.carry = carry
    if "sat" in e.words:
        name = "ssub" if is_sub else "sadd"
        value = _intrinsic(e, f"llvm.{name}.sat", kind, [a, b])
    else:
        value = e.builder.sub(a, b) if is_sub else e.builder.add(a, b)
    e.write(e.operands[0], value)


def _carry(e: Emitter, like: ir.Value) -> ir.Value:
    """The carry as a number; it is known only within a segment."""
    if e.carry is None:
        raise e.unsupported("a carry from beyond a branch or barrier")
    return e.builder.zext(e.carry, like.type)


def _carries(e: Emitter) -> bool:
    """True if the instruction writes the carry flag."""
    if "cc" in e.words and e.instruction.guard:
        raise e.unsupported("a carry under a guard")
    return "cc" in e.words


def addc(e: Emitter) -> None:
    """addc, subc: with the carry of an earlier instruction."""
    kind = _type(e)
    a, b = _operands(e, kind)
    builder = e.builder
    carry = _carry(e, a)
    if e.words[0] == "subc":
        first = builder.sub(a, b)
        value = builder.sub(first, carry)
        out = builder.or_(
            builder.icmp_unsigned("<", a, b), builder.icmp_unsigned("<", first, carry)
        )
    else:
        first = builder.add(a, b)
        value = builder.add(first, carry)
        out = builder.or_(
            builder.icmp_unsigned("<", first, a), builder.icmp_unsigned("<", value, first)
        )
    if _carries(e):
        e.carry = out
    e.write(e.operands[0], value)


def product(e: Emitter, kind: Type, a: ir.Value, b: ir.Value) -> ir.Value:
    """The low, high or whole product, as the opcode requires."""
    if "wide" in e.words:
        wide = kind.bits * 2
        return e.builder.mul(
            e.resized(a, wide, signed=kind.is_signed), e.resized(b, wide, signed=kind.is_signed)
        )
    if "hi" in e.words:
        if kind.bits == 64:
            return e.lanewise(f"mulhi_{'s' if kind.is_signed else 'u'}64", I64, [a, b, b])
        wide = kind.bits * 2
        whole = e.builder.mul(
            e.resized(a, wide, signed=kind.is_signed), e.resized(b, wide, signed=kind.is_signed)
        )
        shifted = e.builder.lshr(whole, e.constant(ir.IntType(wide), kind.bits))
        return e.resized(shifted, kind.bits)
    return e.builder.mul(a, b)


def mul(e: Emitter) -> None:
    """mul.lo, mul.hi, mul.wide."""
    kind = _type(e)
    a, b = _operands(e, kind)
    value = product(e, kind, a, b)
    e.write(e.operands[0], value, signed=kind.is_signed)


def mad(e: Emitter) -> None:
    """Multiply and add: mad and its forms with a carry."""
    kind = _type(e)
    a, b = (e.read(operand, kind) for operand in e.operands[1:3])
    value = product(e, kind, a, b)
    c = e.integers(e.operands[3], value.type.element.width)
    if "sat" in e.words:
        raise e.unsupported()
    total = e.builder.add(value, c)
    out = e.builder.icmp_unsigned("<", total, c)
    if e.words[0] == "madc":
        more = _carry(e, total)
        with_carry = e.builder.add(total, more)
        out = e.builder.or_(out, e.builder.icmp_unsigned("<", with_carry, total))
        total = with_carry
    if _carries(e):
        e.carry = out
    e.write(e.operands[0], total, signed=kind.is_signed)


def mul24(e: Emitter) -> None:
    """mul24, mad24: products of 24-bit numbers."""
    kind = _type(e)
    # Shifting up and down again extends the lower 24 bits to 32, by the sign or by zeros.
    a, b = (e.read(operand, kind) for operand in e.operands[1:3])
    shift, builder = e.constant(I32, 8), e.builder
    trimmed = []
    for value in (a, b):
        up = builder.shl(value, shift)
        trimmed.append(builder.ashr(up, shift) if kind.is_signed else builder.lshr(up, shift))
    wide = [e.resized(value, 64, signed=kind.is_signed) for value in trimmed]
    whole = builder.mul(*wide)
    if "hi" in e.words:
        whole = builder.lshr(whole, e.constant(I64, 16))
    value = builder.trunc(whole, vector(I32))
    if e.words[0] == "mad24":
        value = builder.add(value, e.read(e.operands[3], kind))
    e.write(e.operands[0], value)


def sad(e: Emitter) -> None:
    """sad: |a - b| + c."""
    kind = _type(e)
    a, b, c = _operands(e, kind)
    less = _less(e, kind, a, b)
    gap = e.builder.select(less, e.builder.sub(b, a), e.builder.sub(a, b))
    e.write(e.operands[0], e.builder.add(gap, c))


def _less(e: Emitter, kind: Type, a: ir.Value, b: ir.Value) -> ir.Value:
    compare = e.builder.icmp_signed if kind.is_signed else e.builder.icmp_unsigned
    return compare("<", a, b)


def divide(e: Emitter) -> None:
    """div, rem."""
    kind = _type(e)
    a, b = _operands(e, kind)
    constant, mask = e.operands[2], (1 << kind.bits) - 1
    # LLVM leaves x / 0 and the overflow of lowest / -1 undefined. Any other constant divisor is
    # safe, and LLVM turns it into a multiplication; the runtime handles the rest.
    if isinstance(constant, Immediate) and int(constant.value) & mask not in (0, mask):
        operation = {
            ("div", True): e.builder.sdiv,
            ("div", False): e.builder.udiv,
            ("rem", True): e.builder.srem,
            ("rem", False): e.builder.urem,
        }[e.words[0], kind.is_signed]
        e.write(e.operands[0], operation(a, b))
        return
    sign = "s" if kind.is_signed else "u"
    name = f"{e.words[0]}_{sign}{kind.bits}"
    e.write(e.operands[0], e.lanewise(name, kind.integer, [a, b, b]))


def extreme(e: Emitter) -> None:
    """min, max of integers."""
    kind = _type(e)
    a, b = _operands(e, kind)
    less = _less(e, kind, a, b)
    first, second = (a, b) if e.words[0] == "min" else (b, a)
    value = e.builder.select(less, first, second)
    if "relu" in e.words:
        zero = e.constant(kind.integer, 0)
        value = e.builder.select(e.builder.icmp_signed("<", value, zero), zero, value)
    e.write(e.operands[0], value)


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
    pair = builder.or_(builder.shl(e.resized(high, 64), e.constant(I64, 32)), e.resized(low, 64))
    wide = e.resized(held, 64)
    if "l" in e.words:
        moved = builder.lshr(builder.shl(pair, wide), e.constant(I64, 32))
    else:
        moved = builder.lshr(pair, wide)
    e.write(e.operands[0], builder.trunc(moved, vector(I32)))


def count(e: Emitter) -> None:
    """popc, clz, brev, abs, neg, bfind of integers."""
    kind = _type(e)
    a = e.read(e.operands[1], kind)
    base, builder = e.words[0], e.builder
    if base == "popc":
        value = e.resized(_intrinsic(e, "llvm.ctpop", kind, [a]), 32)
    elif base == "clz":
        value = e.resized(_intrinsic(e, "llvm.ctlz", kind, [a], zero_is_poison=False), 32)
    elif base == "brev":
        value = _intrinsic(e, "llvm.bitreverse", kind, [a])
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
    above = _intrinsic(e, "llvm.ctlz", kind, [a], zero_is_poison=False)
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
        kind = _type(e)
        a = e.read(operands[1], kind)
        rest = [e.resized(e.read(operand, U32), kind.bits) for operand in operands[2:4]]
        e.write(operands[0], e.lanewise(f"bfe_{kind.name}", kind.integer, [a, *rest]))
    elif base == "bfi":
        kind = _type(e)
        a, b = (e.read(operand, kind) for operand in operands[1:3])
        rest = [e.resized(e.read(operand, U32), kind.bits) for operand in operands[3:5]]
        value = e.lanewise(f"bfi_u{kind.bits}", kind.integer, [a, b, *rest])
        e.write(operands[0], value)
    else:
        raise e.unsupported()


def _intrinsic(
    e: Emitter,
    name: str,
    kind: Type,
    values: list[ir.Value],
    *,
    zero_is_poison: bool | None = None,
) -> ir.Value:
    arguments = list(values)
    if zero_is_poison is not None:
        arguments.append(I1(int(zero_is_poison)))
    full = f"{name}.v32i{kind.bits}"
    function = e.runtime(full, values[0].type, [value.type for value in arguments])
    return e.builder.call(function, arguments)


HANDLERS = {
    "add": add,
    "sub": add,
    "addc": addc,
    "subc": addc,
    "mul": mul,
    "mad": mad,
    "madc": mad,
    "mul24": mul24,
    "mad24": mul24,
    "sad": sad,
    "div": divide,
    "rem": divide,
    "min": extreme,
    "max": extreme,
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
}
