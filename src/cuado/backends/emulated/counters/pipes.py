"""How busy the pipes of the SMs are.

The numbers of lanes are those of the chip; the pipe of an opcode and its cycles are
Hopper's: least squares of
the pipes' counters over the executions of 97 kernels on an H200 give 0.25 cycles of an SM for
FFMA, FADD, FMUL and IMAD, 0.5 for IMAD.WIDE and IMAD.HI on the same pipe, 0.5 for other integer
instructions and for fp64, 2 for MUFU and conversions, 1 for accesses and shuffles, 0.5 for
arithmetic of uniform registers, and nothing for their moves and loads of constants.
"""

from collections.abc import Mapping

from cuado.backends.emulated.sampling.observation import Observation
from cuado.backends.emulated.timing.control import operation_of
from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import WARP_SIZE, Chip
from cuado.device.model_resolution import model_of
from cuado.sass.toolchain.classes import SassClass, base_opcode, class_of

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_FMA, _ALU, _FP64 = (f"sm__pipe_{pipe}_cycles_active" for pipe in ("fma", "alu", "fp64"))
_XU, _LSU, _UNIFORM = (f"sm__inst_executed_pipe_{pipe}" for pipe in ("xu", "lsu", "uniform"))
_O = Operation
_PIPES = {
    _O.FP32: _FMA,
    _O.INTEGER_MULTIPLY: _FMA,
    _O.INTEGER: _ALU,
    _O.FP64: _FP64,
    _O.SPECIAL: _XU,
    _O.CONVERSION: _XU,
    _O.LOAD: _LSU,
    _O.STORE: _LSU,
    _O.ATOMIC: _LSU,
    _O.SHARED: _LSU,
    _O.SHUFFLE: _LSU,
    _O.UNIFORM: _UNIFORM,
}
_ON_FMA = frozenset({"VIADD"})


def pipes(seen: Observation) -> Mapping[str, float]:
    """Busy cycles of each pipe in percent of the cycles of the launch."""
    cycles = _cycles(seen.chip)
    busy = dict.fromkeys(cycles, 0.0)
    for number, each in enumerate(seen.machine.instructions):
        pipe = _pipe(each.sass)
        if pipe in busy:
            double = pipe == _FMA and any(word in each.sass for word in (".WIDE", "IMAD.HI"))
            times = float(seen.executions.warps[number])
            busy[pipe] += times * cycles[pipe] * (2 if double else 1)
    could = seen.timing.seconds * seen.timing.clock * seen.chip.sm_count
    return {f"{name}{_ELAPSED}": 100 * each / could for name, each in busy.items()}


def _pipe(sass: str) -> str | None:
    if base_opcode(sass) in _ON_FMA:
        return _FMA
    if "SR_TID" in sass:
        return _LSU
    operation = operation_of(sass)
    if operation is _O.UNIFORM and class_of(sass) is SassClass.MOVE:
        return None
    return _PIPES.get(operation)


def _cycles(chip: Chip) -> Mapping[str, float]:
    """SM cycles of a warp instruction, by pipe; absent if the chip's lanes are not known."""
    found = {
        _FMA: WARP_SIZE / chip.fp32_lanes_per_sm,
        _FP64: WARP_SIZE / chip.fp64_lanes_per_sm,
        _LSU: 1.0,
        _UNIFORM: model_of(chip).uniform_cycles,
    }
    if chip.int32_add_lanes_per_sm:
        found[_ALU] = WARP_SIZE / chip.int32_add_lanes_per_sm
    if chip.sfu_lanes_per_sm:
        found[_XU] = WARP_SIZE / chip.sfu_lanes_per_sm
    return found
