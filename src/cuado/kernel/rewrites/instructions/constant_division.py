"""Division of integers by a constant, as a multiplication and shifts.

ptxas does not do this: it divides by a constant as by any number, and leaves it to the front end.
The multipliers are those of Granlund and Montgomery, "Division by Invariant Integers using
Multiplication" (1994).
"""

from collections.abc import Callable

from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import rendered

Register = Callable[[], str]
"""A function that names a new register of the numbers' width."""


def quotient(type_: str, number: str, divisor: int, register: Register) -> tuple[list[str], str]:
    """Code that divides the register ``number`` by ``divisor``, which is not 0, and the quotient.

    Args:
        type_: ``s32``, ``u32``, ``s64`` or ``u64``.
        number: a register.
        divisor: as the type sees it.
        register: makes the registers needed.
    """
    if type_.startswith("u"):
        return _unsigned(type_, number, divisor, register)
    lines, found = _signed(type_, number, abs(divisor), register)
    if divisor > 0:
        return lines, found
    negative = register()
    return [*lines, f"neg.{type_} {negative}, {found};"], negative


def divide_by(rewriting: Rewriting, index: int, divisor: int) -> None:
    """Replace a division by a division by a constant."""
    instruction = rewriting.subject.code.instructions[index]
    base, *_, type_ = words_of(instruction)
    target, number, _ = map(rendered, instruction.operands)

    def register() -> str:
        return rewriting.register(f"b{type_[1:]}")

    lines, found = quotient(type_, number, divisor, register)
    guard = instruction.prefix
    if base == "div":
        lines.append(f"{guard}mov.b{type_[1:]} {target}, {found};")
    else:
        lines.append(f"{guard}mad.lo.{type_} {target}, {found}, {-divisor}, {number};")
    rewriting.replace(index, "\n".join(lines))


def multiplier(bits: int, divisor: int, *, signed: bool) -> tuple[int, int] | None:
    """The least multiplier of ``bits`` bits (one less if signed), and the shift of the upper half.

    None if no multiplier is exact for all numbers.
    """
    for shift in range(divisor.bit_length()):
        power = 1 << (bits + shift)
        found = power // divisor + 1
        fits = found < 1 << (bits - signed)
        if fits and found * divisor - power <= 1 << (shift + signed):
            return found, shift
    return None


def _unsigned(type_: str, number: str, divisor: int, register: Register) -> tuple[list[str], str]:
    bits = int(type_[1:])
    high, found = register(), register()
    if not divisor & (divisor - 1):
        return [f"shr.{type_} {found}, {number}, {divisor.bit_length() - 1};"], found
    if exact := multiplier(bits, divisor, signed=False):
        factor, shift = exact
        lines = [f"mul.hi.{type_} {high}, {number}, {factor};"]
        return [*lines, f"shr.{type_} {found}, {high}, {shift};"], found
    # No multiplier of this width is exact: one of a bit more is. Its top bit is a sum, halved
    # before it can wrap around (figure 4.1 of Granlund and Montgomery).
    length = (divisor - 1).bit_length()
    factor = (1 << bits) * ((1 << length) - divisor) // divisor + 1
    rest = register()
    return [
        f"mul.hi.{type_} {high}, {number}, {factor};",
        f"sub.{type_} {rest}, {number}, {high};",
        f"shr.{type_} {rest}, {rest}, 1;",
        f"add.{type_} {rest}, {rest}, {high};",
        f"shr.{type_} {found}, {rest}, {length - 1};",
    ], found


def _signed(type_: str, number: str, divisor: int, register: Register) -> tuple[list[str], str]:
    """Code of a signed division by a positive divisor, rounded towards zero."""
    bits = int(type_[1:])
    # The multiplication rounds down; taking the sign off, -1 or 0, rounds negative quotients
    # towards zero.
    sign, high, found = register(), register(), register()
    signs = f"shr.{type_} {sign}, {number}, {bits - 1};"
    if divisor == 1:
        return [f"mov.b{bits} {found}, {number};"], found
    if not divisor & (divisor - 1):
        length = divisor.bit_length() - 1
        return [
            signs,
            f"shr.u{bits} {sign}, {sign}, {bits - length};",
            f"add.{type_} {high}, {number}, {sign};",
            f"shr.{type_} {found}, {high}, {length};",
        ], found
    if exact := multiplier(bits, divisor, signed=True):
        factor, shift = exact
        lines = [f"mul.hi.{type_} {high}, {number}, {factor};"]
    else:
        shift = (divisor - 1).bit_length() - 1
        factor = (1 << (bits + shift)) // divisor + 1 - (1 << bits)
        lines = [
            f"mul.hi.{type_} {high}, {number}, {factor};",
            f"add.{type_} {high}, {high}, {number};",
        ]
    return [
        *lines,
        signs,
        f"shr.{type_} {high}, {high}, {shift};",
        f"sub.{type_} {found}, {high}, {sign};",
    ], found
