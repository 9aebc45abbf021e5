"""Products of matrices by a warp in fragments of no stated layout (wmma).

The PTX ISA leaves open which lane keeps what: here fragments are tiles of ``mma.sync``, of 16 or 8
rows and of 8 columns, and registers that are left over repeat the first ones.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import checked, matrix
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.memory import (
    LOAD,
    STORE,
    address_of,
    gather,
    places,
    scatter,
    space_of,
)
from cuado.backends.emulated.frontend.lowering.types import I64, LANES, TYPES, listed
from cuado.ptx.syntax.operands import Operand, Vector

_SHAPES = {
    "m16n16k16": ("f16", "bf16", "s8", "u8"),
    "m32n8k16": ("f16", "bf16", "s8", "u8"),
    "m8n32k16": ("f16", "bf16", "s8", "u8"),
    "m16n16k8": ("tf32",),
    "m8n8k4": ("f64",),
}
_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)")
_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64, "s8": 8, "u8": 8, "f32": 32, "s32": 32}
_KINDS = tuple(_BITS)
_FACTORS = ("f16", "bf16", "tf32", "f64", "s8", "u8")
_SUMS = ("f16", "f32", "f64", "s32")
_HALF_WORDS = 8
"""Registers of A and of B where elements are of half precision."""


@dataclass(frozen=True, slots=True)
class _Form:
    """The shape of the products: m rows, n columns, k terms."""

    m: int
    n: int
    k: int

    @property
    def rows(self) -> int:
        """Rows of a tile."""
        return min(self.m, 16)

    def held(self, which: str, kind: str) -> int:
        """Registers of a fragment that differ, in a lane."""
        per = max(64 if kind == "f64" else 32, _BITS[kind]) // _BITS[kind]
        extent = {"a": self.m * self.k, "b": self.k * self.n}.get(which, self.m * self.n)
        return extent // LANES // per

    def places(self, which: str, kind: str) -> Iterator[list[tuple[list[int], list[int]]]]:
        """For each register the rows and columns that lanes keep, element by element."""
        per, high = max(32 // _BITS[kind], 1), self.rows // 8
        tiles = {"a": self.m // self.rows, "b": self.n // 8}.get(which, 0)
        words = self.held(which, kind) // (tiles or self.m // self.rows * (self.n // 8))
        for tile in range(tiles or self.m // self.rows * (self.n // 8)):
            for word in range(words):
                yield [self._place(which, tile, word, j, per, high) for j in range(per)]

    def _place(
        self, which: str, tile: int, word: int, j: int, per: int, high: int
    ) -> tuple[list[int], list[int]]:
        groups, inner = [lane // 4 for lane in range(LANES)], [lane % 4 for lane in range(LANES)]
        if which == "a":
            row = [tile * self.rows + g + 8 * (word % high) for g in groups]
            return row, [word // high * 4 * per + i * per + j for i in inner]
        if which == "b":
            return [word * 4 * per + i * per + j for i in inner], [tile * 8 + g for g in groups]
        across = self.n // 8
        top, left = tile // across * self.rows, tile % across * 8
        of_row, of_column = (word, j) if per == 2 else divmod(word, 2)
        return [top + g + 8 * of_row for g in groups], [left + 2 * i + of_column for i in inner]


def _form(e: Emitter, kind: str = "") -> _Form:
    """The shape that an opcode names, which must be one of products of a type, if that is given."""
    name = next((word for word in e.words if word in _SHAPES), None)
    found = _SHAPE.fullmatch(name or "")
    if found is None or (kind and kind not in _SHAPES[found[0]]) or "sync" not in e.words:
        raise e.unsupported()
    return _Form(*map(int, found.groups()))


def _element(e: Emitter, which: str) -> tuple[_Form, str]:
    """The form and the type of a fragment that is loaded or stored."""
    kind = e.words[-1]
    if kind not in (_FACTORS if which in "ab" else _SUMS):
        raise e.unsupported()
    return _form(e, kind if which in "ab" else ""), kind


def _items(e: Emitter, operand: Operand, count: int) -> tuple[Operand, ...]:
    items = operand.items if isinstance(operand, Vector) else (operand,)
    if len(items) != count:
        raise e.unsupported()
    return items


def _registers(form: _Form, which: str, kind: str) -> int:
    return _HALF_WORDS if which in "ab" and kind == "f16" else form.held(which, kind)


def _addresses(
    e: Emitter, form: _Form, which: str, kind: str, base: ir.Value, rest: tuple[Operand, ...]
) -> Iterator[list[ir.Value]]:
    """For each register the addresses of its elements."""
    b, is_row = e.builder, "row" in e.words
    if is_row == ("col" in e.words):
        raise e.unsupported()
    rows, columns = {"a": (form.m, form.k), "b": (form.k, form.n)}.get(which, (form.m, form.n))
    if rest:
        distance = e.resized(e.read(rest[0], TYPES["b32"]), 64)
    else:
        distance = e.constant(I64, columns if is_row else rows)
    size = _BITS[kind] // 8
    for elements in form.places(which, kind):
        found = []
        for row, column in elements:
            outer, inner = (row, column) if is_row else (column, row)
            far, near = (listed(64, tuple(each)) for each in (outer, inner))
            at = b.mul(b.add(b.mul(far, distance), near), e.constant(I64, size))
            found.append(b.add(base, at))
        yield found


def load(e: Emitter) -> None:
    """wmma.load: a fragment, element by element."""
    which = e.words[2]
    form, kind = _element(e, which)
    matrix.whole(e)
    items = _items(e, e.operands[0], _registers(form, which, kind))
    size, element = _BITS[kind] // 8, ir.IntType(_BITS[kind])
    b, width = e.builder, max(_BITS[kind], 32)
    values = []
    base = address_of(e, e.operands[1])
    for addresses in _addresses(e, form, which, kind, base, e.operands[2:]):
        word = e.constant(ir.IntType(width), 0)
        for number, address in enumerate(addresses):
            where = places(e, space_of(e), address, size, LOAD)
            if e.is_checked:
                checked.noted(e, where.addresses, where.mask, size, LOAD)
            part = e.resized(gather(e, where, 0, element), width)
            shift = e.constant(ir.IntType(width), number * _BITS[kind])
            word = b.or_(word, b.shl(part, shift))
        values.append(word)
    for number, item in enumerate(items):
        e.write(item, values[number % len(values)])


def store(e: Emitter) -> None:
    """wmma.store: a fragment, element by element."""
    which = e.words[2]
    form, kind = _element(e, which)
    matrix.whole(e)
    items = _items(e, e.operands[1], _registers(form, which, kind))
    size, element = _BITS[kind] // 8, ir.IntType(_BITS[kind])
    b, width = e.builder, max(_BITS[kind], 32)
    base = address_of(e, e.operands[0])
    held = [e.integers(item, width) for item in items]
    for word, addresses in zip(
        held, _addresses(e, form, which, kind, base, e.operands[2:]), strict=True
    ):
        for number, address in enumerate(addresses):
            shift = e.constant(ir.IntType(width), number * _BITS[kind])
            value = e.resized(b.lshr(word, shift), element.width)
            where = places(e, space_of(e), address, size, STORE)
            if e.is_checked:
                checked.stored(e, where.addresses, where.mask, [value])
            scatter(e, where, 0, value)


def multiply(e: Emitter) -> None:
    """wmma.mma: the products of tiles."""
    kinds = [word for word in e.words if word in _KINDS]
    if len(kinds) == 2:  # of halves: the types of D and C are stated
        kinds = [kinds[0], "f16", "f16", kinds[1]]
    if len(kinds) != 4 or kinds[1] != kinds[2]:
        raise e.unsupported()
    of_d, of_a, of_b, of_c = kinds
    form = _form(e, of_a)
    is_whole = of_a in ("s8", "u8")
    allowed = {"f16": ("f16", "f32"), "f64": ("f64",)}.get(of_a, ("s32",) if is_whole else ("f32",))
    if not {of_d, of_c} <= set(allowed) or ("satfinite" in e.words and not is_whole):
        raise e.unsupported()
    names = zip("dabc", kinds, strict=True)
    d, a, b, c = (
        _items(e, operand, _registers(form, which, kind))
        for operand, (which, kind) in zip(e.operands, names, strict=True)
    )
    matrix.whole(e)
    down, across = form.m // form.rows, form.n // 8
    counts = [form.held("d", of_d) // down // across, form.held("a", of_a) // down]
    counts += [form.held("b", of_b) // across, form.held("c", of_c) // down // across]
    results: list[tuple[Operand, ir.Value]] = []
    for tile in range(down * across):
        parts = [tile, tile // across, tile % across, tile]
        chosen = [
            items[part * count : (part + 1) * count]
            for items, part, count in zip((d, a, b, c), parts, counts, strict=True)
        ]
        made = matrix.tile_product(e, (form.rows, form.k), (of_d, of_a, of_b, of_c), chosen)
        results += zip(chosen[0], made, strict=True)
    for item, value in results:
        e.write(item, value)


def lower(e: Emitter) -> None:
    """wmma: loads, stores and products."""
    how = {"load": load, "store": store, "mma": multiply}.get(e.words[1])
    if how is None or "aligned" not in e.words:
        raise e.unsupported()
    how(e)


HANDLERS = {"wmma": lower}
