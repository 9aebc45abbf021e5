"""Code that returns an error where a block cannot continue."""

from llvmlite import ir

from cuado.backends.emulated.execution.errors import ErrorKind
from cuado.backends.emulated.execution.layout import FAILED
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import I1, I32, I64


def leave_if(e: Emitter, condition: ir.Value) -> None:
    """Return FAILED if a condition holds."""
    b = e.builder
    with b.if_then(condition, likely=False):
        b.ret(I32(FAILED))


def fail_where(e: Emitter, kind: ErrorKind, lanes: ir.Value) -> None:
    """Return FAILED if any of these 32 lanes is set: the error is that of the lowest one."""
    b = e.builder
    with b.if_then(b.icmp_unsigned("!=", lanes, I32(0)), likely=False):
        lane = b.call(e.runtime("llvm.cttz.i32", I32, [I32, I1]), [lanes, I1(1)])
        numbers = [I32(kind.value), I32(e.index), lane, I64(0), I64(0), I32(0)]
        arguments = [e.machine, e.warp, *numbers]
        b.call(e.runtime("failed", I32, [value.type for value in arguments]), arguments)
        b.ret(I32(FAILED))
