"""Operands of barriers: number and count of threads, uniform for all lanes that arrive."""

from llvmlite import ir

from cuado.backends.emulated.execution.errors import ErrorKind
from cuado.backends.emulated.execution.layout import BARRIERS
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.leaving import fail_where
from cuado.backends.emulated.frontend.lowering.types import I1, I32, LANES, TYPES
from cuado.ptx.syntax.operands import Immediate, Operand


def barrier_number(e: Emitter, operand: Operand) -> ir.Value:
    """The number of the barrier that an operand names."""
    if isinstance(operand, Immediate) and not 0 <= operand.value < BARRIERS:
        raise e.unsupported(f"a block has {BARRIERS} barriers, from 0 on")
    return _uniform(e, operand)


def barrier_threads(e: Emitter, operand: Operand) -> ir.Value:
    """Threads that a barrier waits for; a 0 in the program becomes odd, as 0 means all here."""
    if isinstance(operand, Immediate) and (operand.value <= 0 or operand.value % LANES):
        raise e.unsupported("a barrier for a number of threads that is no multiple of 32")
    b, count = e.builder, _uniform(e, operand)
    return b.select(b.icmp_unsigned("==", count, I32(0)), I32(1), count)


def _uniform(e: Emitter, operand: Operand) -> ir.Value:
    """A number that is uniform for the active lanes; it is an error if they differ."""
    if isinstance(operand, Immediate):
        return I32(int(operand.value))
    b, value = e.builder, e.read(operand, TYPES["b32"])
    lowest = b.call(e.runtime("llvm.cttz.i32", I32, [I32, I1]), [e.bits, I1(1)])
    first = b.extract_element(value, lowest)
    others = b.bitcast(b.icmp_unsigned("!=", value, e.splat(first)), I32)
    fail_where(e, ErrorKind.DIVERGENT_BARRIER, b.and_(others, e.bits))
    return first
