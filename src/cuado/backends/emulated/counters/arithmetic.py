"""Threads that did floating-point arithmetic."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.threads import threads_on
from cuado.backends.emulated.sampling.observation import Observation
from cuado.sass.toolchain.classes import base_opcode

_OPERATIONS = {
    "fadd": ("FADD", "FADD32I"),
    "fmul": ("FMUL", "FMUL32I"),
    "ffma": ("FFMA", "FFMA32I"),
    "dadd": ("DADD",),
    "dmul": ("DMUL",),
    "dfma": ("DFMA",),
}


def arithmetic(seen: Observation) -> Mapping[str, float]:
    """Additions, multiplications and multiply-adds of both precisions."""
    on, _ = threads_on(seen)
    opcodes = [base_opcode(each.sass) for each in seen.machine.instructions]
    return {
        f"smsp__sass_thread_inst_executed_op_{name}_pred_on.sum": float(
            sum(on[n] for n, opcode in enumerate(opcodes) if opcode in names)
        )
        for name, names in _OPERATIONS.items()
    }
