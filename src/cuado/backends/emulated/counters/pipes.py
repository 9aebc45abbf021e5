"""How busy the pipes of the SMs are, from the timing model's rates."""

from collections import defaultdict
from collections.abc import Mapping

from cuado.backends.emulated.observation import Observation
from cuado.backends.emulated.timing.control import operation_of
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Operation

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_O = Operation
_PIPES = {
    _O.FP32: "sm__pipe_fma_cycles_active",
    _O.INTEGER_MULTIPLY: "sm__pipe_fma_cycles_active",
    _O.INTEGER: "sm__pipe_alu_cycles_active",
    _O.FP64: "sm__pipe_fp64_cycles_active",
    _O.TENSOR: "sm__pipe_tensor_cycles_active",
    _O.SPECIAL: "sm__inst_executed_pipe_xu",
    _O.CONVERSION: "sm__inst_executed_pipe_xu",
    _O.UNIFORM: "sm__inst_executed_pipe_uniform",
}


def pipes(seen: Observation) -> Mapping[str, float]:
    """Of those whose rates are known."""
    units = units_of(seen.chip)
    busy: dict[str, float] = defaultdict(float, dict.fromkeys(_PIPES.values(), 0.0))
    for number, each in enumerate(seen.machine.instructions):
        operation = operation_of(each.sass)
        if operation in _PIPES:
            cycles = units.occupancy[operation] * float(seen.executions.warps[number])
            busy[_PIPES[operation]] += cycles
    could = seen.timing.seconds * units.clock * units.sms * units.schedulers
    return {f"{name}{_ELAPSED}": 100 * cycles / could for name, cycles in busy.items()}
