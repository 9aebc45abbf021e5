"""PTX types, and the LLVM vectors that hold one value for each lane of a warp."""

from dataclasses import dataclass
from functools import lru_cache

from llvmlite import ir

LANES = 32

I1, I8, I16, I32, I64 = (ir.IntType(bits) for bits in (1, 8, 16, 32, 64))
F32, F64 = ir.FloatType(), ir.DoubleType()
POINTER = I8.as_pointer()


@lru_cache(64)
def vector(element: ir.Type) -> ir.VectorType:
    """A vector of one element for each lane."""
    return ir.VectorType(element, LANES)


@dataclass(frozen=True, slots=True)
class Type:
    """A PTX type.

    Attributes:
        kind: ``u``nsigned, ``s``igned, ``f``loat, ``b``its, or ``p``redicate.
        bits: its width.
        name: its name in PTX.
    """

    kind: str
    bits: int
    name: str

    @property
    def is_signed(self) -> bool:
        """True if it is a signed integer."""
        return self.kind == "s"

    @property
    def is_float(self) -> bool:
        """True if it is a floating-point type with LLVM vectors: f32 or f64."""
        return self.name in ("f32", "f64")

    @property
    def bytes(self) -> int:
        """Bytes in memory."""
        return self.bits // 8

    @property
    def integer(self) -> ir.Type:
        """The LLVM integer of its width."""
        return ir.IntType(self.bits)

    @property
    def llvm(self) -> ir.Type:
        """The LLVM type of one lane."""
        return {"f32": F32, "f64": F64}.get(self.name) or ir.IntType(self.bits)


def _types() -> dict[str, Type]:
    found = {
        f"{kind}{bits}": Type(kind, bits, f"{kind}{bits}")
        for kind in "usb"
        for bits in (8, 16, 32, 64)
    }
    found |= {f"f{bits}": Type("f", bits, f"f{bits}") for bits in (16, 32, 64)}
    found["bf16"] = Type("f", 16, "bf16")
    found["f16x2"], found["bf16x2"] = Type("f", 32, "f16x2"), Type("f", 32, "bf16x2")
    found["b128"] = Type("b", 128, "b128")
    found["pred"] = Type("p", 1, "pred")
    return found


TYPES = _types()


def types_in(words: list[str]) -> list[Type]:
    """The types among an opcode's words, in order."""
    return [TYPES[word] for word in words if word in TYPES]


def pattern(literal: str, bits: int) -> int | None:
    """The bits of a ``0f`` or ``0d`` literal of that width; None for any other."""
    digits = literal.lstrip("+-")
    if digits[:2].lower() != {32: "0f", 64: "0d"}.get(bits) or len(digits) != 2 + bits // 4:
        return None
    sign = 1 << bits - 1 if literal.startswith("-") else 0
    return int(digits[2:], 16) ^ sign


@lru_cache(4096)
def every_lane(bits: int, value: int) -> ir.Constant:
    """An integer in every lane; cached, so that each number has one object and is printed once."""
    return ir.Constant(vector(ir.IntType(bits)), [value] * LANES)


@lru_cache(1024)
def listed(bits: int, values: tuple[int, ...]) -> ir.Constant:
    """Integers beside each other; cached as those of ``every_lane`` are."""
    return ir.Constant(ir.VectorType(ir.IntType(bits), len(values)), values)
