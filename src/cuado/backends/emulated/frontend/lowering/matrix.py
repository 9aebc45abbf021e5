"""Products of small matrices by a warp (mma.sync), and moves of such matrices.

The PTX ISA defines which lane keeps which elements ("Matrix fragments for mma");
``runtime/matrix.c`` implements that, and the order of sums.
"""

import re
from dataclasses import dataclass

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import checked
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import leave_if
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.memory import (
    LOAD,
    STORE,
    Places,
    address_of,
    load_elements,
    places,
    space_of,
    store_elements,
)
from cuado.backends.emulated.frontend.lowering.types import (
    I16,
    I32,
    I64,
    LANES,
    POINTER,
    TYPES,
    listed,
)
from cuado.ptx.syntax.operands import Operand, Vector

FORMATS = ("f16", "bf16", "tf32", "e4m3", "e5m2", "s8", "u8", "s4", "u4")
"""Formats of elements of A and B, in the order of ``runtime/matrix.c``."""
_BITS = {"bf16": 16, "f16": 16, "tf32": 32, "f64": 64, "f32": 32, "s32": 32, "s4": 4, "u4": 4}
_KINDS = (*FORMATS, "f32", "f64", "s32")
_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)")
_ROW = 16
"""Bytes of a row of a matrix of 8 by 8 elements of 16 bits."""
_WORDS = _ROW // 4


def whole(e: Emitter) -> None:
    """Leave the compiled code if only some lanes of the warp are active."""
    arguments = [e.machine, e.warp, I32(e.index), e.active()]
    function = e.runtime("whole_warp", I32, [value.type for value in arguments])
    leave_if(e, e.builder.icmp_unsigned("!=", e.builder.call(function, arguments), I32(0)))


def _items(operand: Operand) -> tuple[Operand, ...]:
    return operand.items if isinstance(operand, Vector) else (operand,)


@dataclass(frozen=True, slots=True)
class _Form:
    """The form of a product D = A B + C: m rows, 8 columns, k terms.

    Attributes:
        rows: m.
        terms: k.
        kinds: types of the elements of D, A, B, C.
    """

    rows: int
    terms: int
    kinds: tuple[str, str, str, str]

    @property
    def width(self) -> int:
        """Bits of a register."""
        return 64 if self.kinds[1] == "f64" else 32

    @property
    def words(self) -> list[int]:
        """Registers of D, A, B, C in a lane; 0 for B if k is less than a row of lanes can hold.

        32 lanes share rows x 8 elements of C and D, rows x k of A, k x 8 of B.
        """
        of_d, of_a, _, of_c = self.kinds
        high, deep = self.rows // 8, self.terms // (4 * (self.width // _BITS.get(of_a, 8)))
        return [2 * high // _in_result(of_d), high * deep, deep, 2 * high // _in_result(of_c)]


def _form(e: Emitter) -> _Form:
    """The form of the current product.

    Raises:
        UnsupportedInstructionError: it is not emulated.
    """
    shape = next(filter(None, map(_SHAPE.fullmatch, e.words)), None)
    kinds = [word for word in e.words if word in _KINDS]
    if shape is None or len(kinds) != 4 or "sync" not in e.words:
        raise e.unsupported()
    of_d, of_a, of_b, of_c = kinds
    found = _Form(int(shape[1]), int(shape[3]), (of_d, of_a, of_b, of_c))
    given = [len(_items(operand)) for operand in e.operands]
    if not found.words[2] or not _is_known(*found.kinds) or found.words != given:
        raise e.unsupported()
    return found


def product(e: Emitter) -> None:
    """mma: D = A B + C."""
    form = _form(e)
    operands = [_items(operand) for operand in e.operands]
    whole(e)
    for item, value in zip(operands[0], _computed(e, form, operands), strict=True):
        e.write(item, value)


def tile_product(
    e: Emitter,
    extent: tuple[int, int],
    kinds: tuple[str, str, str, str],
    operands: list[tuple[Operand, ...]],
) -> list[ir.Value]:
    """The registers of D for a tile of so many rows and terms, by those of D, A, B and C."""
    return _computed(e, _Form(*extent, kinds), operands)


def _computed(e: Emitter, form: _Form, operands: list[tuple[Operand, ...]]) -> list[ir.Value]:
    element = I64 if form.width == 64 else I32
    b, places_ = e.builder, [e.scratch(element, at, n) for at, n in enumerate(form.words)]
    for place, items in zip(places_[1:], operands[1:], strict=True):
        for number, item in enumerate(items):
            at = b.gep(place, [I32(0), I32(number)])
            b.store(e.integers(item, form.width), at, align=ALIGNMENT)
    # The runtime computes from arrays on the stack.
    name, numbers = _function(e, form)
    pointers = [b.bitcast(place, POINTER) for place in places_]
    kind = [POINTER] * 4 + [I32] * len(numbers)
    for number in range(form.words[0]):
        nothing = e.constant(element, 0)
        b.store(nothing, b.gep(places_[0], [I32(0), I32(number)]), align=ALIGNMENT)
    skips = e.of_machine("skips_products", I64)
    with b.if_then(b.icmp_unsigned("==", skips, I64(0))):
        b.call(e.runtime(name, ir.VoidType(), kind), [*pointers, *map(I32, numbers)])
    return [
        b.load(b.gep(places_[0], [I32(0), I32(number)]), align=ALIGNMENT)
        for number in range(form.words[0])
    ]


def _function(e: Emitter, form: _Form) -> tuple[str, list[int]]:
    """The runtime's function for a product, one for each kind of sums, and its numbers."""
    of_d, of_a, of_b, of_c = form.kinds
    extent = [form.rows, form.terms]
    if of_a == "f64":
        return "matrix_doubles", extent
    formats = [*extent, FORMATS.index(of_a), FORMATS.index(of_b)]
    if of_d == "s32":
        return "matrix_integers", [*formats, int("satfinite" in e.words)]
    return "matrix_floats", [*formats, (of_c == "f16") + 2 * (of_d == "f16")]


def _in_result(kind: str) -> int:
    """Elements of C or D in a word."""
    return 2 if kind == "f16" else 1


def _is_known(of_d: str, of_a: str, of_b: str, of_c: str) -> bool:
    """True if this combination of element types is supported."""
    eights = ({"s8", "u8"}, {"s4", "u4"}, {"e4m3", "e5m2"})
    alike = of_a == of_b or any({of_a, of_b} <= each for each in eights)
    if of_a == "f64" or of_a[0] in "su":
        return alike and of_d == of_c == ("f64" if of_a == "f64" else "s32")
    halves = {"f16", "f32"} if of_a in ("f16", "e4m3", "e5m2") else {"f32"}
    return alike and {of_d, of_c} <= halves


def _matrices(e: Emitter) -> int:
    """How many matrices an instruction moves."""
    found = [int(word[1]) for word in e.words if word in ("x1", "x2", "x4")]
    if len(found) != 1 or "m8n8" not in e.words or e.words[-1] != "b16":
        raise e.unsupported()
    return found[0]


def _rows(e: Emitter, operand: Operand, count: int, kind: int) -> Places:
    """The places of the matrices' rows: the first lanes hold the addresses, eight a matrix."""
    whole(e)
    # Lanes beyond the rows have no address.
    first = e.builder.and_(e.active(), I32((1 << 8 * count) - 1))
    where = places(e, space_of(e), address_of(e, operand), _ROW, kind, lanes=first)
    if e.is_checked and kind == LOAD:
        checked.noted(e, where.addresses, where.mask, _ROW, LOAD)
    return where


def _joined(e: Emitter, values: list[ir.Value]) -> ir.Value:
    """Up to four vectors concatenated into one of four times as many elements, padded by zeros."""
    b, zero = e.builder, e.constant(I32, 0)
    values = values + [zero] * (4 - len(values))
    twice = listed(32, tuple(range(2 * LANES)))
    four = listed(32, tuple(range(4 * LANES)))
    pairs = [b.shuffle_vector(values[n], values[n + 1], twice) for n in (0, 2)]
    return b.shuffle_vector(pairs[0], pairs[1], four)


def _picked(e: Emitter, value: ir.Value, order: list[int]) -> ir.Value:
    indices = listed(32, tuple(order))
    return e.builder.shuffle_vector(value, value, indices)


def _halves(e: Emitter, value: ir.Value, order: list[int]) -> ir.Value:
    """A vector of words that consist of the halves of another vector with these numbers."""
    parts = e.builder.bitcast(value, ir.VectorType(I16, 2 * value.type.count))
    return e.builder.bitcast(_picked(e, parts, order), ir.VectorType(I32, len(order) // 2))


def load(e: Emitter) -> None:
    """ldmatrix: a lane gets two elements of row lane / 4, of column lane / 4 if transposed."""
    count, items = _matrices(e), _items(e.operands[0])
    if len(items) != count:
        raise e.unsupported()
    # Each of the first lanes reads a row of 16 bytes, then words are dealt to all lanes.
    words = load_elements(e, _rows(e, e.operands[1], count, LOAD), I32, _WORDS)
    # Lane l has read row l: its word j goes to place 4 l + j, which concatenates the rows.
    taken = _picked(e, _joined(e, words), [LANES * (n % 4) + n // 4 for n in range(4 * LANES)])
    for number, item in enumerate(items):
        first = LANES * number
        if "trans" in e.words:
            order = [
                2 * first + 8 * (2 * (lane % 4) + half) + lane // 4
                for lane in range(LANES)
                for half in (0, 1)
            ]
            value = _halves(e, taken, order)
        else:
            value = _picked(e, taken, [first + lane for lane in range(LANES)])
        e.write(item, value)


def store(e: Emitter) -> None:
    """stmatrix: the inverse of ldmatrix."""
    count, items = _matrices(e), _items(e.operands[1])
    if len(items) != count:
        raise e.unsupported()
    held = _joined(e, [e.read(item, TYPES["b32"]) for item in items])
    if "trans" in e.words:
        order = [
            2 * (LANES * (row // 8) + 4 * column + row % 8 // 2) + row % 2
            for row in range(LANES)
            for column in range(8)
        ]
        held = _halves(e, held, order)
    words = [_picked(e, held, [4 * lane + j for lane in range(LANES)]) for j in range(_WORDS)]
    where = _rows(e, e.operands[0], count, STORE)
    if e.is_checked:
        checked.stored(e, where.addresses, where.mask, words)
    store_elements(e, where, words)


def transpose(e: Emitter) -> None:
    """movmatrix: a matrix transposed."""
    if "trans" not in e.words or e.words[-1] != "b16":
        raise e.unsupported()
    whole(e)
    value = e.read(e.operands[1], TYPES["b32"])
    order = [
        2 * (4 * (2 * (lane % 4) + half) + lane // 8) + lane // 4 % 2
        for lane in range(LANES)
        for half in (0, 1)
    ]
    e.write(e.operands[0], _halves(e, value, order))


HANDLERS = {"mma": product, "ldmatrix": load, "stmatrix": store, "movmatrix": transpose}
