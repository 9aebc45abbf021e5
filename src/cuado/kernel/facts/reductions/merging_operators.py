"""Operators that merge what threads accumulate: they commute, of floats but for the rounding."""

from dataclasses import dataclass

NAMES = frozenset({"add", "xor", "min", "max", "and", "or"})
IDEMPOTENT = frozenset({"min", "max", "and", "or"})
_ORDERED = frozenset({"min", "max"})
"""Operators for which it matters if numbers are signed."""
_WORDS = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})
_FLOATS = frozenset({"f32", "f64"})
_ROUNDINGS = frozenset({"rn", "ftz"})


@dataclass(frozen=True, slots=True)
class Operator:
    """What merges two values: ``add`` of 32 bits, ``max`` of ``s64``; nothing for a mere move."""

    name: str
    type: str

    @property
    def bits(self) -> int:
        """Width of a value; 0 for a move."""
        return int(self.type.lstrip("suf") or 0)


MOVE = Operator("", "")


def of_type(name: str, type_: str) -> Operator:
    """An operator on operands of a type; of integers whose order does not matter, on bits."""
    return Operator(name, type_ if name in _ORDERED or type_ in _FLOATS else type_[1:])


def operator_of(opcode: str, *, rounded: bool) -> Operator | None:
    """The operator of ``add.s32`` and its like; None for what merges otherwise.

    Args:
        opcode: of an instruction.
        rounded: whether sums of floats count, which round in their order.
    """
    base, *words = opcode.split(".")
    if not words:
        return None
    *others, type_ = words
    if base in NAMES and not others and type_ in _WORDS:
        return of_type(base, type_)
    is_rounded = rounded and type_ in _FLOATS and _ROUNDINGS.issuperset(others)
    return of_type(base, type_) if is_rounded and base == "add" else None


def fused_operator_of(opcode: str, *, rounded: bool) -> Operator | None:
    """The operator by which a product is merged: of ``mad.lo.s32`` and ``fma.rn.f32``."""
    base, *words = opcode.split(".")
    if base == "mad" and len(words) == 2 and words[0] == "lo" and words[1] in _WORDS:
        return of_type("add", words[1])
    if rounded and base == "fma" and {*words[:-1]} <= _ROUNDINGS and words[-1] in _FLOATS:
        return of_type("add", words[-1])
    return None
