"""Warp instructions of the machine code, and the threads that ran them."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import KINDS
from cuado.backends.emulated.counters.threads import threads_on
from cuado.backends.emulated.observation import Observation
from cuado.model.instruction import Access, Space

_NAMES = {
    (Space.GLOBAL, Access.LOAD): "smsp__sass_inst_executed_op_global_ld.sum",
    (Space.GLOBAL, Access.STORE): "smsp__sass_inst_executed_op_global_st.sum",
    (Space.LOCAL, Access.LOAD): "smsp__sass_inst_executed_op_local_ld.sum",
    (Space.LOCAL, Access.STORE): "smsp__sass_inst_executed_op_local_st.sum",
    (Space.SHARED, Access.LOAD): "smsp__sass_inst_executed_op_shared_ld.sum",
    (Space.SHARED, Access.STORE): "smsp__sass_inst_executed_op_shared_st.sum",
}


def instructions(seen: Observation) -> Mapping[str, float]:
    """Executed in all and by what they access; issued as often, replays are not modelled."""
    warps, lanes = seen.executions.warps, seen.executions.lanes
    total = float(warps.sum())
    found = {"smsp__inst_executed.sum": total, "smsp__inst_issued.sum": total}
    found |= dict.fromkeys(_NAMES.values(), 0.0)
    for number, each in enumerate(seen.machine.instructions):
        name = _NAMES.get(KINDS[each.kind]) if each.kind in KINDS else None
        if name is not None:
            found[name] += float(warps[number])
    if total:
        on = float(threads_on(seen).sum())
        found["smsp__average_thread_inst_executed_per_inst_executed.ratio"] = (
            float(lanes.sum()) / total
        )
        found["smsp__average_thread_inst_executed_pred_on_per_inst_executed.ratio"] = on / total
    return found
