"""Integer, logic and shift instructions, from the definitions in the PTX ISA, 9.7.1 to 9.7.8."""

from collections.abc import Callable

from soundness.exact.form import (
    Form,
    OutsideOracleError,
    Words,
    interpreted,
    mask,
    types,
    width,
)


def sums(words: Words) -> Form:
    """add, sub and their forms with a carry: CC.CF is the carry out, or the borrow out."""
    (kind,) = types(words)
    minus, bits = words[0].startswith("sub"), width(kind)

    def compute(a: int, b: int, carry: int = 0) -> tuple[int, ...]:
        exact = a - b - carry if minus else a + b + carry
        if "sat" in words:
            exact = max(-(1 << 31), min(exact, mask(31)))
        a, b = a & mask(bits), b & mask(bits)
        out = a - b - carry < 0 if minus else a + b + carry > mask(bits)
        return (exact, int(out)) if "cc" in words else (exact,)

    return Form((kind, kind), (kind,), compute, words[0].endswith("c"), "cc" in words)


def products(words: Words) -> Form:
    """mul, mad, madc: the low, the high or the whole product."""
    (kind,) = types(words)
    bits, wide = width(kind), "wide" in words
    result = f"{kind[0]}{2 * bits}" if wide else kind

    def part(a: int, b: int) -> int:
        return a * b >> bits if "hi" in words else a * b

    def compute(a: int, b: int, c: int = 0, carry: int = 0) -> tuple[int, ...]:
        total = part(a, b) + c + carry
        if "sat" in words:
            total = max(-(1 << 31), min(total, mask(31)))
        low = (part(a, b) & mask(bits)) + (c & mask(bits)) + carry
        return (total, low >> bits) if "cc" in words else (total,)

    sources = (kind, kind) if words[0] == "mul" else (kind, kind, result)
    return Form(sources, (result,), compute, words[0] == "madc", "cc" in words)


def products24(words: Words) -> Form:
    """mul24, mad24: bits 31..0 or 47..16 of the product of two 24-bit numbers."""
    (kind,) = types(words)

    def compute(a: int, b: int, c: int = 0) -> int:
        a, b = (interpreted(f"{kind[0]}24", x) for x in (a, b))
        return (a * b >> 16 if "hi" in words else a * b) + c

    if "sat" in words:
        raise OutsideOracleError(".".join(words))
    return Form((kind,) * (3 if words[0] == "mad24" else 2), (kind,), compute)


def _quotient(a: int, b: int) -> int | None:
    """Towards zero; the machine's own number for a division by zero."""
    if b == 0:
        return None
    size = abs(a) // abs(b)
    return -size if (a < 0) != (b < 0) else size


def _remainder(a: int, b: int) -> int | None:
    quotient = _quotient(a, b)
    return None if quotient is None else a - quotient * b


BINARY: dict[str, Callable[..., int | None]] = {
    "div": _quotient,
    "rem": _remainder,
    "min": min,
    "max": max,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "not": lambda a: ~a,
    "cnot": lambda a: int(a == 0),
    "neg": lambda a: -a,
    "abs": abs,
    "sad": lambda a, b, c: abs(a - b) + c,
}
COUNTS = {"not": 1, "cnot": 1, "neg": 1, "abs": 1, "sad": 3}


def plain(words: Words) -> Form:
    """Instructions whose operands and result have one type."""
    (kind,) = types(words)
    function = BINARY[words[0]]
    if "relu" in words:
        return Form((kind, kind), (kind,), lambda a, b: max(function(a, b) or 0, 0))
    return Form((kind,) * COUNTS.get(words[0], 2), (kind,), function)


def _highest(bits: int) -> int:
    return bits.bit_length() - 1


def bits(words: Words) -> Form:
    """popc, clz, brev, bfind."""
    (kind,) = types(words)
    n = width(kind)

    def bfind(a: int) -> int:
        at = _highest(~a if a < 0 else a)
        return mask(32) if at < 0 else n - 1 - at if "shiftamt" in words else at

    function = {
        "popc": lambda a: bin(a).count("1"),
        "clz": lambda a: n - a.bit_length(),
        "brev": lambda a: int(f"{a:0{n}b}"[::-1], 2),
        "bfind": bfind,
    }[words[0]]
    return Form((kind,), (kind if words[0] == "brev" else "u32",), function)


def shift(words: Words) -> Form:
    """shl, shr: amounts above the width are as the width."""
    (kind,) = types(words)

    def compute(a: int, by: int) -> int:
        by = min(by, width(kind))
        return a << by if words[0] == "shl" else a >> by

    return Form((kind, "u32"), (kind,), compute)


def funnel(words: Words) -> Form:
    """shf: [hi:lo] shifted by 0 to 31 (wrap) or 32 (clamp)."""

    def compute(low: int, high: int, by: int) -> int:
        by = by & 31 if "wrap" in words else min(by, 32)
        pair = high << 32 | low
        return pair << by >> 32 if "l" in words else pair >> by

    return Form(("b32", "b32", "u32"), ("b32",), compute)


def lop3(words: Words) -> Form:
    """lop3: immLut is F(0xF0, 0xCC, 0xAA)."""
    _ = words

    def compute(a: int, b: int, c: int, table: int) -> int:
        rows = ((a >> n & 1) << 2 | (b >> n & 1) << 1 | (c >> n & 1) for n in range(32))
        return sum((table >> row & 1) << n for n, row in enumerate(rows))

    return Form(("b32", "b32", "b32", "u32"), ("b32",), compute)


def bfe(words: Words) -> Form:
    """bfe: the pseudocode of 9.7.1.20; ``pos`` and ``len`` are bytes."""
    (kind,) = types(words)
    msb = width(kind) - 1

    def compute(a: int, position: int, length: int) -> int:
        position, length = position & 255, length & 255
        a &= mask(width(kind))
        repeats = kind[0] == "s" and length > 0
        sign = a >> min(position + length - 1, msb) & 1 if repeats else 0
        found = 0
        for n in range(msb + 1):
            inside = n < length and position + n <= msb
            found |= ((a >> (position + n) & 1) if inside else sign) << n
        return found

    return Form((kind, "u32", "u32"), (kind,), compute)


def bmsk(words: Words) -> Form:
    """bmsk: ones in the bits from the first operand on, as many as the second says (9.7.1.21)."""

    def compute(at: int, ones: int) -> int:
        at, ones = (n % 32 if "wrap" in words else min(n, 32) for n in (at, ones))
        return sum(1 << n for n in range(at, min(at + ones, 32)))

    return Form(("u32", "u32"), ("b32",), compute)


def szext(words: Words) -> Form:
    """szext: the low bits, as many as the second operand says, as a number; its pseudocode."""
    (kind,) = types(words)

    def compute(value: int, count: int) -> int:
        count = count % 32 if "wrap" in words else min(count, 32)
        low = value & mask(count)
        is_negative = kind == "s32" and count > 0 and bool(low >> (count - 1))
        return (low - (1 << count) if is_negative else low) & mask(32)

    return Form((kind, "u32"), (kind,), compute)


def bfi(words: Words) -> Form:
    """bfi: the pseudocode of 9.7.1.21."""
    (kind,) = types(words)

    def compute(a: int, b: int, position: int, length: int) -> int:
        position, length = position & 255, length & 255
        for n in range(min(length, max(width(kind) - position, 0))):
            place = 1 << (position + n)
            b = b | place if a >> n & 1 else b & ~place
        return b

    return Form((kind, kind, "u32", "u32"), (kind,), compute)


PRMT_MODES: dict[str, Callable[[int], list[int]]] = {
    "f4e": lambda s: [s, s + 1, s + 2, s + 3],
    "b4e": lambda s: [s, s - 1, s - 2, s - 3],
    "rc8": lambda s: [s, s, s, s],
    "ecl": lambda s: [max(s, n) for n in range(4)],
    "ecr": lambda s: [min(s, n) for n in range(4)],
    "rc16": lambda s: [s & 1 and 2, (s & 1 and 2) + 1] * 2,
}


def prmt(words: Words) -> Form:
    """prmt: four of eight bytes, by nibbles or by a mode; bit 3 of a nibble repeats the sign."""
    mode = words[2] if len(words) > 2 else ""

    def compute(a: int, b: int, c: int) -> int:
        source = [(b << 32 | a) >> 8 * n & 255 for n in range(8)]
        if mode:
            return sum(source[s & 7] << 8 * n for n, s in enumerate(PRMT_MODES[mode](c & 3)))
        found = 0
        for n in range(4):
            nibble = c >> 4 * n & 15
            byte = source[nibble & 7]
            found |= ((255 if byte & 128 else 0) if nibble & 8 else byte) << 8 * n
        return found

    return Form(("b32", "b32", "b32"), ("b32",), compute)


def dot(words: Words) -> Form:
    """dp4a, dp2a: c plus products of bytes, or of halves with bytes."""
    left, right = types(words)
    step, first = (1, 0) if words[0] == "dp4a" else (2, 2 if "hi" in words else 0)

    def compute(a: int, b: int, c: int) -> int:
        for n in range(4 // step):
            x = interpreted(f"{left[0]}{8 * step}", a >> 8 * step * n)
            c += x * interpreted(f"{right[0]}8", b >> 8 * (n + first))
        return c

    return Form(("b32", "b32", "s32" if "s32" in words else "u32"), ("b32",), compute)


FORMS: dict[str, Callable[[Words], Form]] = {
    **dict.fromkeys(("add", "sub", "addc", "subc"), sums),
    **dict.fromkeys(("mul", "mad", "madc"), products),
    **dict.fromkeys(("mul24", "mad24"), products24),
    **dict.fromkeys(BINARY, plain),
    **dict.fromkeys(("popc", "clz", "brev", "bfind"), bits),
    **dict.fromkeys(("shl", "shr"), shift),
    "shf": funnel,
    "lop3": lop3,
    "bfe": bfe,
    "bmsk": bmsk,
    "szext": szext,
    "bfi": bfi,
    "prmt": prmt,
    **dict.fromkeys(("dp4a", "dp2a"), dot),
}
