"""Branches, and how often the lanes of a warp diverged at them."""

from collections.abc import Mapping

from cuado.backends.emulated.machine_code.reconvergence import divergences
from cuado.backends.emulated.sampling.observation import Observation
from cuado.sass.toolchain.classes import base_opcode

_BRANCHES = frozenset(
    ("BRA", "BRX", "BRXU", "JMP", "JMX", "CALL", "RET", "BSYNC", "EXIT", "BREAK", "WARPSYNC")
)
"""Opcodes that an H200 counts as branches: its counts for ``average_v3`` differ by WARPSYNC."""


def branches(seen: Observation) -> Mapping[str, float]:
    """Branch instructions; only PTX branches that are left in machine code count as divergent."""
    warps = seen.executions.warps
    taken = [n for n, i in enumerate(seen.machine.instructions) if base_opcode(i.sass) in _BRANCHES]
    diverged = divergences(seen.program, seen.events, seen.executions.attempts)
    kept = {
        i.ptx
        for i in seen.machine.instructions
        if base_opcode(i.sass) == "BRA" and i.is_guarded and i.ptx in diverged
    }
    divergent = sum(diverged[p] for p in kept if p is not None)
    found = {
        "smsp__inst_executed_op_branch.sum": float(sum(warps[n] for n in taken)),
        "smsp__sass_branch_targets_threads_divergent.sum": divergent,
    }
    aimed = sum(
        float(warps[n])
        for n, i in enumerate(seen.machine.instructions)
        if base_opcode(i.sass) == "BRA"
    )
    if aimed:
        uniform = 100 * max(0.0, aimed - divergent) / aimed
        found["smsp__sass_average_branch_targets_threads_uniform.pct"] = uniform
    return found
