"""mbarriers: arrivals, bytes of copies, phases (``runtime/mbarriers.c``)."""

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.checked import order_of
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import leave_if
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.memory import address_of, space_of
from cuado.backends.emulated.frontend.lowering.types import I1, I32, I64, POINTER, TYPES, vector
from cuado.ptx.syntax.operands import Address, Operand

_MAKE, _UNMAKE, _EXPECT, _COMPLETE, _ARRIVE, _DROP = range(6)
_OPERATIONS = {
    "init": _MAKE,
    "inval": _UNMAKE,
    "expect_tx": _EXPECT,
    "complete_tx": _COMPLETE,
    "arrive": _ARRIVE,
    "arrive_drop": _DROP,
}
_ADDRESSES, _AMOUNTS, _BYTES, _STATES, _PASSED = 20, 21, 22, 23, 24
"""Numbers of the arrays on the host's stack."""


def passed(e: Emitter, value: ir.Value, number: int) -> ir.Value:
    """A pointer to a vector's elements on the host's stack."""
    place = e.scratch(value.type.element, number)
    e.builder.store(value, place, align=ALIGNMENT)
    return e.builder.bitcast(place, POINTER)


def barrier_of(e: Emitter, operand: Operand) -> tuple[ir.Value, ir.Value]:
    """The address of an mbarrier in each lane, and whether it is generic."""
    space = space_of(e)
    if space not in ("shared", "generic"):
        raise e.unsupported()
    return address_of(e, operand), I32(int(space == "generic"))


def failing(e: Emitter, name: str, arguments: list[ir.Value]) -> None:
    """Call a function of the runtime, and leave the compiled code if it failed."""
    every = [e.machine, e.warp, I32(e.index), *arguments]
    function = e.runtime(name, I32, [value.type for value in every])
    leave_if(e, e.builder.icmp_unsigned("!=", e.builder.call(function, every), I32(0)))


def change(e: Emitter) -> None:
    """mbarrier: everything but tests."""
    how = e.words[1]
    if how == "pending_count":
        word = e.read(e.operands[1], TYPES["b64"])
        e.write(e.operands[0], e.builder.and_(word, e.constant(I64, (1 << 20) - 1)))
        return
    if how in ("test_wait", "try_wait"):
        test(e)
        return
    at = next((n for n, o in enumerate(e.operands) if isinstance(o, Address)), None)
    if at is None or how not in _OPERATIONS:
        raise e.unsupported()
    given = e.operands[at + 1 :]
    number = e.read(given[0], TYPES["b32"]) if given else e.constant(I32, 1)
    one, zero = e.constant(I32, 1), e.constant(I32, 0)
    counts_bytes = how in ("expect_tx", "complete_tx") or "expect_tx" in e.words
    address, is_generic = barrier_of(e, e.operands[at])
    b, state = e.builder, e.scratch(I64, _STATES)
    arguments = [
        I32(_OPERATIONS[how] | order_of(e)),
        e.active(),
        passed(e, address, _ADDRESSES),
        is_generic,
        passed(e, one if counts_bytes else number, _AMOUNTS),
        passed(e, number if counts_bytes else zero, _BYTES),
        b.bitcast(state, POINTER),
    ]
    failing(e, "mbarrier", arguments)
    if at:
        e.write(e.operands[0], b.load(state, align=ALIGNMENT))


def copied(e: Emitter) -> None:
    """cp.async.mbarrier.arrive: an arrival when the copies of the thread so far are complete."""
    address, is_generic = barrier_of(e, e.operands[0])
    adds = I32(int("noinc" not in e.words))
    failing(e, "mbarrier_copied", [e.active(), passed(e, address, _ADDRESSES), is_generic, adds])


def test(e: Emitter) -> None:
    """test_wait and try_wait: whether a phase is over; ``waiting`` are lanes that it is not for."""
    target, place, waited = e.operands[:3]
    is_parity = "parity" in e.words
    phase = e.read(waited, TYPES["b32" if is_parity else "b64"])
    address, is_generic = barrier_of(e, place)
    b, active = e.builder, e.active()
    found = e.scratch(I32, _PASSED)
    arguments = [
        active,
        passed(e, address, _ADDRESSES),
        is_generic,
        passed(e, e.resized(phase, 64), _STATES),
        I32(int(is_parity) | order_of(e)),
        b.bitcast(found, POINTER),
    ]
    failing(e, "mbarrier_wait", arguments)
    lanes = b.load(b.bitcast(found, I32.as_pointer()))
    e.waiting = b.and_(active, b.not_(lanes))
    e.write(target, b.bitcast(lanes, vector(I1)))


HANDLERS = {"mbarrier": change}
