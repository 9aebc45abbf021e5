"""The cache of constant memory, which serves a warp one address at a time.

Requests are those of loads with an opcode of their own (``LDC``); a load with several addresses
makes one for each. Constants that are operands of arithmetic come from another cache. That every
request takes one cycle is modelled, and so is that all of them hit.
"""

from collections.abc import Mapping

from cuado.backends.emulated.sampling.observation import Observation
from cuado.backends.emulated.timing.inputs import different_addresses
from cuado.device.model_resolution import model_of
from cuado.sass.toolchain.classes import SassClass

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"


def constant_memory(seen: Observation) -> Mapping[str, float]:
    """Requests, and the share of the time in which the cache serves them."""
    slots, chip = seen.program.lowered.access_slots, seen.chip
    requests = 0.0
    for number, each in enumerate(seen.machine.instructions):
        if each.kind is SassClass.CONSTANT_LOAD:
            slot = None if each.ptx is None else slots.get(each.ptx)
            passes = 1.0 if slot is None else different_addresses(seen.events, slot)
            requests += passes * float(seen.executions.warps[number])
    cycles = seen.timing.seconds * seen.timing.clock * chip.sm_count
    return {
        "idc__requests.sum": requests,
        f"idc__request_cycles_active{_ELAPSED}": min(
            100.0, 100 * requests * model_of(chip).constant_pass / cycles
        ),
    }
