"""Warp instructions of the machine code, and the threads that ran them."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import KINDS, accesses
from cuado.backends.emulated.counters.threads import threads_on
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Access, Space

_NAMES = {
    (Space.GLOBAL, Access.LOAD): "smsp__sass_inst_executed_op_global_ld.sum",
    (Space.GLOBAL, Access.STORE): "smsp__sass_inst_executed_op_global_st.sum",
    (Space.LOCAL, Access.LOAD): "smsp__sass_inst_executed_op_local_ld.sum",
    (Space.LOCAL, Access.STORE): "smsp__sass_inst_executed_op_local_st.sum",
    (Space.SHARED, Access.LOAD): "smsp__sass_inst_executed_op_shared_ld.sum",
    (Space.SHARED, Access.STORE): "smsp__sass_inst_executed_op_shared_st.sum",
}

_UNKNOWN = 0.01
"""Largest share of threads with unknown guards for which a count of active threads is given."""


def instructions(seen: Observation) -> Mapping[str, float]:
    """Instructions executed, in all and by memory; issued as often: replays are not modelled."""
    warps, lanes = seen.executions.warps, seen.executions.lanes
    total = float(warps.sum())
    found = {"smsp__inst_executed.sum": total, "smsp__inst_issued.sum": total}
    found |= dict.fromkeys(_NAMES.values(), 0.0)
    made = {each.instruction: each.requests for each in accesses(seen)}
    for number, each in enumerate(seen.machine.instructions):
        name = _NAMES.get(KINDS[each.kind]) if each.kind in KINDS else None
        if name is not None:
            # Accesses without an active lane do not count.
            times = made.get(number, 0.0) if each.is_guarded else float(warps[number])
            found[name] += min(times, float(warps[number]))
    if total:
        ratio = "smsp__average_thread_inst_executed{}_per_inst_executed.ratio"
        found[ratio.format("")] = float(lanes.sum()) / total
        on, unknown = threads_on(seen)
        if float(lanes[unknown].sum()) <= _UNKNOWN * float(lanes.sum()):
            found[ratio.format("_pred_on")] = float(on.sum()) / total
    return found
