"""Parameters and results of calls, as registers in place of memory in the ``.param`` space.

A variable of that space is split into pieces, as small as the accesses to it, and each piece
becomes a register; stores to the variable and loads from it become moves.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod

from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Name, Operand, Sum, Vector, rendered
from cuado.ptx.syntax.tree import Instruction, Variable

Piece = tuple[int, int]
"""First byte, and width in bits."""
_BYTE = 8
_FLOATS = frozenset({"f32", "f64"})
"""Types of which moves say that they are floats."""
_WIDE = "%whole_of_passed"
"""Name of an auxiliary register; each use has a scope of its own."""


def bytes_of(variable: Variable) -> int:
    """Size of a passed variable; 0 if its type or a dimension is not known."""
    bits = BITS.get(variable.type, 0)
    return bits // _BYTE * variable.vector * prod(n or 0 for n in variable.dimensions)


class PassingError(Exception):
    """A passed variable cannot be split into registers; the message says why."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A load or store of the ``.param`` space.

    Attributes:
        variable: name of the accessed variable.
        offset: offset of the first byte.
        type: type of an element, as PTX writes it.
        count: number of elements.
        is_store: true for a store.
    """

    variable: str
    offset: int
    type: str
    count: int
    is_store: bool

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The accessed pieces, one for each element."""
        bits = BITS[self.type]
        return tuple((self.offset + n * bits // 8, bits) for n in range(self.count))


def reference(instruction: Instruction) -> Reference | None:
    """The access of an instruction to the ``.param`` space; None if it makes none."""
    words = instruction.opcode.split(".")
    if words[0] not in ("ld", "st") or not any(w.partition("::")[0] == "param" for w in words):
        return None
    is_store, operands = words[0] == "st", instruction.operands
    address, value = operands if is_store else operands[::-1]
    if not isinstance(address, Address):
        return None
    base: Operand = address.base
    offset = address.offset or 0
    if isinstance(base, Sum):
        offset += base.offset
        base = base.base
    if not isinstance(base, Name):
        return None
    count = len(value.items) if isinstance(value, Vector) else 1
    return Reference(
        base.text, offset, [word for word in words if word in BITS][-1], count, is_store
    )


@dataclass(frozen=True, slots=True)
class Passed:
    """One variable of the ``.param`` space as registers: a register name for each piece."""

    names: Mapping[Piece, str]

    @property
    def declarations(self) -> str:
        """The declarations of the registers."""
        return " ".join(f".reg .b{max(bits, 16)} {name};" for (_, bits), name in self.names.items())

    def touched(self, access: Piece) -> list[Piece]:
        """The pieces in an access of one element, in order.

        Raises:
            PassingError: the access covers a part of a piece only.
        """
        # Pieces have their first byte, but their width in bits.
        start, end = access[0] * 8, access[0] * 8 + access[1]
        pieces = [p for p in self.names if p[0] * 8 < end and p[0] * 8 + p[1] > start]
        if not all(_within(piece, access) for piece in pieces):
            raise PassingError("what it passes is written in other pieces than it is read in")
        return pieces

    def joined(self, access: Piece) -> list[str]:
        """The registers that make up an element that is loaded.

        Raises:
            PassingError: no move can join them.
        """
        pieces = self.touched(access)
        widths = {bits for _, bits in pieces}
        if sum(bits for _, bits in pieces) != access[1] or len(widths) > 1:
            raise PassingError("what it passes is read in other pieces than it is written in")
        if len(pieces) > 1 and (len(pieces) > 4 or widths == {8}):
            raise PassingError("what it passes is written byte by byte")
        return [self.names[piece] for piece in pieces]


def passed(accesses: Iterable[Piece], prefix: str) -> Passed:
    """Split a variable into registers.

    Args:
        accesses: pieces that are accessed, from both sides of the call.
        prefix: prefix of the registers' names.
    """
    # Only accesses that contain no smaller one become registers; wider ones are joined of them.
    every = sorted(set(accesses))
    least = [p for p in every if not any(_within(other, p) for other in every if other != p)]
    return Passed({piece: f"{prefix}_{piece[0]}_{piece[1]}_" for piece in least})


def _within(inner: Piece, outer: Piece) -> bool:
    return outer[0] <= inner[0] and inner[0] * 8 + inner[1] <= outer[0] * 8 + outer[1]


def moves(code: Code, index: int, found: Reference, variable: Passed) -> str:
    """A load or store of the ``.param`` space as moves between registers.

    Raises:
        PassingError: no moves are equivalent.
    """
    instruction = code.instructions[index]
    value = instruction.operands[1 if found.is_store else 0]
    items = value.items if isinstance(value, Vector) else (value,)
    guard = f"@{'!' if instruction.negated else ''}{instruction.guard} " * bool(instruction.guard)
    made: list[str] = []
    for item, piece in zip(items, found.pieces, strict=True):
        if found.is_store:
            made += _put(code, index, found.type, item, piece, variable)
        else:
            made.append(_get(code, index, found.type, item, variable.joined(piece)))
    declared = f".reg .b64 {_WIDE};" if any(_WIDE in each for each in made) else ""
    text = " ".join(f"{guard}{each}" for each in made)
    return f"{{ {declared} {text} }}" if declared else text


def _register_bits(code: Code, index: int, operand: Operand) -> int | None:
    """Width of a register operand; None for anything else."""
    symbol = code.symbol(operand.text, index) if isinstance(operand, Name) else None
    if symbol is None or symbol.variable.space != "reg":
        return None
    return BITS[symbol.variable.type]


def _put(
    code: Code, index: int, type_: str, source: Operand, whole: Piece, variable: Passed
) -> list[str]:
    """The moves for a store of one element: one for each piece that is ever accessed."""
    made, text = [], rendered(source)
    own = _register_bits(code, index, source)
    # The element's first piece is the low part of the register; later ones are shifted down to it.
    # PTX moves have at least 16 bits, so registers of bytes are that wide.
    for piece in variable.touched(whole):
        bits, shift, name = max(piece[1], 16), (piece[0] - whole[0]) * 8, variable.names[piece]
        if shift == 0 and (own in (None, bits)):
            letter = "f" if type_ in _FLOATS and piece == whole else "b"
            made.append(f"mov.{letter}{bits} {name}, {text};")
        elif shift == 0:
            made.append(f"cvt.u{bits}.u{own} {name}, {text};")
        elif own is None:
            raise PassingError("a number is passed in pieces")
        else:
            made.append(f"{'mov.b64' if own == 64 else f'cvt.u64.u{own}'} {_WIDE}, {text};")
            made.append(f"shr.u64 {_WIDE}, {_WIDE}, {shift};")
            made.append(f"cvt.u{bits}.u64 {name}, {_WIDE};")
    return made


def _get(code: Code, index: int, type_: str, target: Operand, registers: list[str]) -> str:
    """The moves for a load of one element."""
    bits, own = BITS[type_], _register_bits(code, index, target)
    if len(registers) > 1:
        return f"mov.b{bits} {rendered(target)}, {{{', '.join(registers)}}};"
    if own is not None and own != bits:
        letter = "s" if type_[0] == "s" else "u"
        return f"cvt.{letter}{own}.{letter}{bits} {rendered(target)}, {registers[0]};"
    return f"mov.b{bits} {rendered(target)}, {registers[0]};"
