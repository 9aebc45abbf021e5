"""Atomic operations and reductions on memory."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import checked
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.memory import (
    ATOMIC,
    address_of,
    completed,
    is_completed,
    places,
    space_of,
)
from cuado.backends.emulated.frontend.lowering.types import I32, I64, POINTER, Type, types_in

OPERATIONS = ("add", "min", "max", "and", "or", "xor", "exch", "inc", "dec", "cas")


def atomic(e: Emitter) -> None:
    """atom, red: one lane after another; the result is the old value that each lane found."""
    operation, kind = _form(e)
    is_async = "async" in e.words
    if is_async and not is_completed(e):
        raise e.unsupported()
    has_result = e.words[0] == "atom"
    first = 1 if has_result else 0
    where = places(e, space_of(e), address_of(e, e.operands[first]), kind.bytes, ATOMIC)
    if e.is_checked:
        checked.noted(e, where.addresses, where.mask, kind.bytes, ATOMIC)
    if e.follower is not None:
        e.follower.stored(where.addresses, where.mask, kind.bytes)
    # Only a compare-and-swap has two values; the function takes two of all.
    values = [e.integers(o, kind.bits) for o in e.operands[first + 1 : first + 3 - is_async]]
    values = [values[0], values[1] if operation == "cas" else values[0]]
    b = e.builder
    held = e.scratch(I64, 6)
    b.store(where.addresses, held, align=ALIGNMENT)
    slot = I32(e.access_slots[e.index])
    count = e.runtime("count_rivals", ir.VoidType(), [POINTER, I32, I32, POINTER])
    b.call(count, [e.machine, slot, where.mask, b.bitcast(held, POINTER)])
    # The function takes arrays on the stack: results, addresses, and values.
    out = e.scratch(kind.integer, 0)
    pointers = [b.bitcast(out, POINTER), b.bitcast(held, POINTER)]
    for number, value in enumerate(values):
        place = e.scratch(kind.integer, number + 1)
        b.store(value, place, align=ALIGNMENT)
        pointers.append(b.bitcast(place, POINTER))
    letter = kind.kind if kind.kind in ("s", "f") else "u"
    numbers = [where.mask, b.trunc(e.of_machine("alone", I64), I32)]
    numbers.append(_global_lanes(e, first) if letter == "f" else I32(OPERATIONS.index(operation)))
    arguments = [POINTER] * 4 + [I32] * len(numbers)
    function = e.runtime(f"atomic_{letter}{kind.bits}", ir.VoidType(), arguments)
    b.call(function, [*pointers, *numbers])
    if has_result:
        e.write(e.operands[0], b.load(out, align=ALIGNMENT))
    if is_async:
        completed(e, kind.bytes)


def _form(e: Emitter) -> tuple[str, Type]:
    """The operation of an atomic instruction, and the type of its value.

    Raises:
        UnsupportedInstructionError: it is not emulated, or not for values of this type.
    """
    kind = types_in(e.words)[-1]
    operation = next((word for word in e.words[1:] if word in OPERATIONS), None)
    if operation is None or kind.bits not in (16, 32, 64):
        raise e.unsupported()
    if kind.kind == "f" and (not kind.is_float or operation != "add"):
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
