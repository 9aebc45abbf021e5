"""Integer arithmetic."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import (
    I1,
    I32,
    I64,
    Type,
    types_in,
    vector,
)
from cuado.ptx.syntax.operands import Immediate


def type_of(e: Emitter) -> Type:
    """The integer type that an instruction computes in.

    Raises:
        UnsupportedInstructionError: a packed or wider one.
    """
    kind = types_in(e.words)[-1]
    if kind.name in ("f16x2", "bf16x2", "b128") or "x" in kind.name:
        raise e.unsupported()
    return kind


def _operands(e: Emitter, kind: Type) -> list[ir.Value]:
    return [e.read(operand, kind) for operand in e.operands[1:]]


def add(e: Emitter) -> None:
    """add, sub: modulo the width; ``.sat`` clamps to the range of s32, ``.cc`` writes the carry."""
    kind = type_of(e)
    a, b = _operands(e, kind)
    is_sub = e.words[0] == "sub"
    if _carries(e):
        # a + b exceeds the width if a > ~b, and a - b borrows if a < b.
        carry = e.builder.icmp_unsigned(
            "<" if is_sub else ">", a, b if is_sub else e.builder.not_(b)
        )
        e.carry = carry
    if "sat" in e.words:
        name = "ssub" if is_sub else "sadd"
        value = intrinsic(e, f"llvm.{name}.sat", kind, [a, b])
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
    kind = type_of(e)
    a, b = _operands(e, kind)
    builder = e.builder
    carry = _carry(e, a)
    # Each of the two steps may carry, but never both.
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
        # The whole product has 128 bits: the runtime has a function for its upper half.
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
    kind = type_of(e)
    a, b = _operands(e, kind)
    value = product(e, kind, a, b)
    e.write(e.operands[0], value, signed=kind.is_signed)


def mad(e: Emitter) -> None:
    """Multiply and add: mad and its forms with a carry."""
    kind = type_of(e)
    a, b = (e.read(operand, kind) for operand in e.operands[1:3])
    value = product(e, kind, a, b)
    c = e.integers(e.operands[3], value.type.element.width)
    if "sat" in e.words:
        raise e.unsupported()
    # A sum is below one of its terms only if it has wrapped around.
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
    kind = type_of(e)
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
    kind = type_of(e)
    a, b, c = _operands(e, kind)
    less = _less(e, kind, a, b)
    # The difference that is not negative; modulo the width it is right even if it overflows.
    gap = e.builder.select(less, e.builder.sub(b, a), e.builder.sub(a, b))
    e.write(e.operands[0], e.builder.add(gap, c))


def _less(e: Emitter, kind: Type, a: ir.Value, b: ir.Value) -> ir.Value:
    compare = e.builder.icmp_signed if kind.is_signed else e.builder.icmp_unsigned
    return compare("<", a, b)


def divide(e: Emitter) -> None:
    """div, rem."""
    kind = type_of(e)
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
    kind = type_of(e)
    a, b = _operands(e, kind)
    less = _less(e, kind, a, b)
    first, second = (a, b) if e.words[0] == "min" else (b, a)
    value = e.builder.select(less, first, second)
    if "relu" in e.words:
        zero = e.constant(kind.integer, 0)
        value = e.builder.select(e.builder.icmp_signed("<", value, zero), zero, value)
    e.write(e.operands[0], value)


def intrinsic(
    e: Emitter,
    name: str,
    kind: Type,
    values: list[ir.Value],
    *,
    zero_is_poison: bool | None = None,
) -> ir.Value:
    """The result of an LLVM function on vectors of an integer type."""
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
}
