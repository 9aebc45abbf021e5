"""Duration, clocks and how busy the units are, from the timing model."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import accesses
from cuado.backends.emulated.counters.shared_memory import others
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Space

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_ACTIVE = ".avg.pct_of_peak_sustained_active"


def time(seen: Observation) -> Mapping[str, float]:
    """Times of the whole launch; percentages relate to the peak of the unit in that time."""
    chip, timing = seen.chip, seen.timing
    cycles = timing.seconds * timing.clock
    blocks = seen.shape.grid[0] * seen.shape.grid[1] * seen.shape.grid[2]
    active = min(1.0, blocks / chip.sm_count)
    issued = float(seen.executions.warps.sum())
    issue = 100 * issued / (chip.sm_count * chip.issue_per_sm * cycles)
    traffic = seen.traffic
    bytes_ = traffic.dram_read_bytes + traffic.dram_write_bytes
    made = accesses(seen)
    rest = others(seen)
    wavefronts = rest + sum(m.wavefronts for m in made)
    shared = rest + sum(m.wavefronts for m in made if m.space is Space.SHARED)
    data_stage = 100 / (chip.sm_count * cycles)
    # No utilization of L2: an H200 reports that of a stage which its own transfers fill, too; the
    # traffic of SMs is 40 % less in the median.
    return {
        "gpu__time_duration.sum": timing.seconds * 1e9,
        "smsp__cycles_elapsed.avg.per_second": timing.clock,
        "smsp__cycles_elapsed.avg": cycles,
        "sm__cycles_elapsed.max": cycles,
        "sm__cycles_active.avg": active * cycles,
        "sm__cycles_active.max": cycles,
        f"gpu__dram_throughput{_ELAPSED}": 100
        * bytes_
        / (timing.seconds * chip.dram_peak_bandwidth),
        f"smsp__issue_active{_ELAPSED}": issue,
        f"sm__issue_active{_ELAPSED}": issue,
        f"smsp__issue_active{_ACTIVE}": issue / active,
        "sm__inst_executed.avg.per_cycle_active": issued / (chip.sm_count * active * cycles),
        f"l1tex__data_pipe_lsu_wavefronts{_ELAPSED}": wavefronts * data_stage,
        "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum.pct_of_peak_sustained_elapsed": shared
        * data_stage,
    }
