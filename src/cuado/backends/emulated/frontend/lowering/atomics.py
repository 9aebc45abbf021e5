"""Atomic operations and reductions on memory."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import checked
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.memory import (
    ATOMIC,
    Places,
    address_of,
    completed,
    is_completed,
    places,
    space_of,
)
from cuado.backends.emulated.frontend.lowering.types import I32, I64, POINTER, Type, types_in
from cuado.ptx.syntax.operands import Operand, Vector

OPERATIONS = ("add", "min", "max", "and", "or", "xor", "exch", "inc", "dec", "cas")
_OF_HALVES = ("add", "min", "max")
_VECTORS = frozenset({"v2", "v4", "v8"})


def atomic(e: Emitter) -> None:
    """atom, red: one lane after another; the result is the old value that each lane found.

    Elements of a vector are changed one after another: PTX promises no more than that each is.
    """
    operation, kind = _form(e)
    is_async = "async" in e.words
    if is_async and not is_completed(e):
        raise e.unsupported()
    has_result = e.words[0] == "atom"
    first = 1 if has_result else 0
    # Only a compare-and-swap has two values; the function takes two of all.
    given = e.operands[first + 1 : first + 3 if operation == "cas" else first + 2]
    rows = [_elements(e, operand) for operand in given]
    where = _places(e, first, kind.bytes * len(rows[0]))
    columns = [[e.integers(item, kind.bits) for item in row] for row in rows]
    _count_rivals(e, where)
    how = _global_lanes(e, first) if kind.is_float else I32(OPERATIONS.index(operation))
    pairs = zip(columns[0], columns[-1], strict=True)
    found = [_changed(e, kind, where, number, each, how) for number, each in enumerate(pairs)]
    if has_result:
        for item, value in zip(_elements(e, e.operands[0]), found, strict=True):
            e.write(item, value)
    if is_async:
        completed(e, kind.bytes)


def _places(e: Emitter, operand: int, size: int) -> Places:
    where = places(e, space_of(e), address_of(e, e.operands[operand]), size, ATOMIC)
    if e.is_checked:
        checked.noted(e, where.addresses, where.mask, size, ATOMIC)
    if e.follower is not None:
        e.follower.stored(where.addresses, where.mask, size)
    return where


def _elements(e: Emitter, operand: Operand) -> tuple[Operand, ...]:
    """The operands of a lane's elements: one, or those of a vector."""
    items = operand.items if isinstance(operand, Vector) else (operand,)
    is_vector = not _VECTORS.isdisjoint(e.words)
    if len(items) not in (2, 4, 8) if is_vector else len(items) != 1:
        raise e.unsupported("vectors have 2, 4 or 8 elements")
    return items


def _hold(e: Emitter, addresses: ir.Value) -> ir.Value:
    """An array on the stack that functions find addresses in."""
    held = e.scratch(I64, 6)
    e.builder.store(addresses, held, align=ALIGNMENT)
    return e.builder.bitcast(held, POINTER)


def _count_rivals(e: Emitter, where: Places) -> None:
    slot = I32(e.access_slots[e.index])
    count = e.runtime("count_rivals", ir.VoidType(), [POINTER, I32, I32, POINTER])
    e.builder.call(count, [e.machine, slot, where.mask, _hold(e, where.addresses)])


def _changed(
    e: Emitter,
    kind: Type,
    where: Places,
    number: int,
    values: tuple[ir.Value, ir.Value],
    how: ir.Value,
) -> ir.Value:
    """One element of each lane is changed; the old values."""
    b = e.builder
    at = where.addresses
    if number:
        at = b.add(at, e.constant(I64, number * kind.bytes))
    # The function takes arrays on the stack: results, addresses, and values.
    out = e.scratch(kind.integer, 0)
    pointers = [b.bitcast(out, POINTER), _hold(e, at)]
    for place, value in enumerate(values, 1):
        held = e.scratch(kind.integer, place)
        b.store(value, held, align=ALIGNMENT)
        pointers.append(b.bitcast(held, POINTER))
    name = kind.name if kind.kind == "f" else f"{'s' if kind.is_signed else 'u'}{kind.bits}"
    numbers = [where.mask, b.trunc(e.of_machine("alone", I64), I32), how]
    arguments = [POINTER] * 4 + [I32] * len(numbers)
    b.call(e.runtime(f"atomic_{name}", ir.VoidType(), arguments), [*pointers, *numbers])
    return b.load(out, align=ALIGNMENT)


def _form(e: Emitter) -> tuple[str, Type]:
    """The operation of an atomic instruction, and the type of its value.

    Raises:
        UnsupportedInstructionError: it is not emulated, or not for values of this type.
    """
    kind = types_in(e.words)[-1]
    operation = next((word for word in e.words[1:] if word in OPERATIONS), None)
    if operation is None or kind.bits not in (16, 32, 64):
        raise e.unsupported()
    if kind.kind == "f" and operation not in (("add",) if kind.is_float else _OF_HALVES):
        raise e.unsupported()
    return operation, kind


def _global_lanes(e: Emitter, first: int) -> ir.Value:
    """The lanes whose address is in global memory, which has its own rules for additions."""
    space = space_of(e)
    if space != "generic":
        return I32(0xFFFFFFFF if space == "global" else 0)
    b, high = e.builder, e.constant(I64, 32)
    window = e.splat(e.of_machine("shared_window", I64))
    parts = [b.lshr(value, high) for value in (address_of(e, e.operands[first]), window)]
    return b.bitcast(b.icmp_unsigned("!=", *parts), I32)


HANDLERS = {"atom": atomic, "red": atomic}
