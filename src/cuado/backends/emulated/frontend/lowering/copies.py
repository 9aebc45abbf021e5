"""Asynchronous copies from global to shared memory: cp.async and the instructions that wait for it.

A program may rely on a copy only after it has waited for it (PTX ISA, "Data Movement and Conversion
Instructions: Non-bulk copy"); here it is made at once, and waiting does nothing but in checked
kernels, which record what is committed and what is waited for.
"""

from llvmlite import ir

from cuado.backends.emulated.execution.errors import ErrorKind
from cuado.backends.emulated.frontend.lowering import bulk, checked, mbarriers, tensors
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.error_exits import fail_where, leave_if
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.groups import CP_ASYNC, groups
from cuado.backends.emulated.frontend.lowering.memory import (
    FAILED,
    LOAD,
    STORE,
    Places,
    address_of,
    gather,
    load_elements,
    places,
    store_elements,
)
from cuado.backends.emulated.frontend.lowering.types import I1, I32, I64, POINTER, vector
from cuado.ptx.syntax.operands import Immediate, Name, Negated, Operand

WORD = 4
_FROM, _TO = 5, 6
"""Numbers of the stack arrays that hold addresses while they are counted."""
_SIZES = (4, 8, 16)
_WAITS = ("commit_group", "wait_group", "wait_all")


def copy(e: Emitter) -> None:
    """cp.async of 4, 8 or 16 bytes a lane; bytes that it does not read are written as zeros."""
    if e.words[:3] == ["cp", "async", "mbarrier"]:
        mbarriers.copied(e)
        return
    if "bulk" in e.words:
        (tensors.copy_tile if "tensor" in e.words else bulk.copy)(e)
        return
    if e.words[1:2] != ["async"]:
        raise e.unsupported()
    if len(e.words) > 2 and e.words[2] in _WAITS:
        groups(e, e.words[2], CP_ASYNC)
        return
    hints = sum(word.startswith("L2::cache_hint") for word in e.words)
    operands = e.operands[: len(e.operands) - hints]
    target, source, size = operands[0], operands[1], operands[2]
    if not isinstance(size, Immediate) or size.value not in _SIZES:
        raise e.unsupported("a copy of unknown size")
    count = int(size.value) // WORD
    if len(operands) > 3:
        values = _partly(e, source, operands[3], count)
    else:
        if "cg" in e.words:
            _split(e, source, target)
        read = places(e, "global", address_of(e, source), count * WORD, LOAD)
        if e.is_checked:
            checked.noted(e, read.addresses, read.mask, count * WORD, LOAD)
        values = load_elements(e, read, I32, count)
    write = places(e, "shared", address_of(e, target), count * WORD, STORE, slots=e.copy_slots)
    if e.is_checked:
        checked.stored(e, write.addresses, write.mask, values)
    store_elements(e, write, values)


def _split(e: Emitter, source: Operand, target: Operand) -> None:
    """Count the sectors that are requested twice, since they go to two lines of shared memory."""
    b = e.builder
    both = []
    for number, operand in ((_FROM, source), (_TO, target)):
        held = e.scratch(I64, number)
        b.store(address_of(e, operand), held, align=ALIGNMENT)
        both.append(b.bitcast(held, POINTER))
    arguments = [e.machine, I32(e.slot(e.access_slots)), e.active(), *both]
    function = e.runtime("count_split", I32, [value.type for value in arguments])
    leave_if(e, b.icmp_unsigned("==", b.call(function, arguments), I32(FAILED)))


def _partly(e: Emitter, source: Operand, given: Operand, count: int) -> list[ir.Value]:
    """The data of lanes that read fewer bytes than they write; the last operand has the number.

    Lanes that read any are checked as if they read all.
    """
    b = e.builder
    if _is_predicate(e, given):
        # The source is ignored where the predicate is true.
        taken = e.builder.select(
            e.predicate(given), e.constant(I32, 0), e.constant(I32, count * WORD)
        )
    elif isinstance(given, Immediate):
        if not 0 <= given.value <= count * WORD:
            raise e.unsupported(f"it reads {given.value} bytes of {count * WORD}")
        taken = e.constant(I32, int(given.value))
    else:
        taken = e.resized(e.integers(given, 32), 32)
    active = e.active()
    above = b.icmp_unsigned(">", taken, e.constant(I32, count * WORD))
    fail_where(e, ErrorKind.COPY_SIZE, b.and_(active, b.bitcast(above, I32)))

    def beyond(byte: int) -> ir.Value:
        more = b.icmp_unsigned(">", taken, e.constant(I32, byte))
        return b.bitcast(b.and_(more, b.bitcast(active, vector(I1))), I32)

    read = places(e, "global", address_of(e, source), count * WORD, LOAD, lanes=beyond(0))
    if e.is_checked:
        checked.noted(e, read.addresses, read.mask, count * WORD, LOAD)
    words = [
        Places(read.addresses, b.and_(read.mask, beyond(WORD * n)), None) for n in range(count)
    ]
    return [gather(e, where, WORD * n, I32) for n, where in enumerate(words)]


def _is_predicate(e: Emitter, operand: Operand) -> bool:
    if isinstance(operand, Negated):
        return True
    return isinstance(operand, Name) and e.register(operand.text)[1].bits == 1


HANDLERS = {"cp": copy}
