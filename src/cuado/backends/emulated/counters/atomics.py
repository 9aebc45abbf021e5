"""Atomic operations."""

from collections.abc import Mapping

from cuado.backends.emulated.sampling.observation import Observation
from cuado.sass.toolchain.classes import SassClass, base_opcode


def atomics(seen: Observation) -> Mapping[str, float]:
    """Instructions by where they work: at L2, with and without a result, and in shared memory."""
    red = alu = cas = shared = 0.0
    for number, each in enumerate(seen.machine.instructions):
        warps = float(seen.executions.warps[number])
        if each.kind is SassClass.SHARED_ATOMIC:
            shared += warps
        elif each.kind is SassClass.ATOMIC and base_opcode(each.sass).startswith("RED"):
            red += warps
        elif each.kind is SassClass.ATOMIC and ".CAS" in each.sass:
            cas += warps
        elif each.kind is SassClass.ATOMIC:
            alu += warps
    return {
        "smsp__inst_executed_op_global_red.sum": red,
        "smsp__inst_executed_op_generic_atom_dot_alu.sum": alu,
        "smsp__inst_executed_op_generic_atom_dot_cas.sum": cas,
        "smsp__inst_executed_op_shared_atom.sum": shared,
    }
