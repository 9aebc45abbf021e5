"""Stages of counters: complete, disjoint, and as many passes as they say."""

import pytest

from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.host import MetricHost
from cuado.backends.gpu.cupti.library import load
from cuado.sources.counters.stages import STAGES, substitutes
from cuado.sources.ncu import translate
from cuado.sources.ncu.metric_map import METRICS, named_metrics

PASSES = {"triage": 1, "pipes": 4, "everything": 10}
# What ncu takes from the driver or from the machine code, and what costs more than it says.
ELSEWHERE = {
    "theoretical_occupancy",
    "waves_per_sm",
    "spill_instructions",
    "global_sectors",
    "global_sectors_ideal",
    "shared_wavefronts",
    "shared_wavefronts_ideal",
    "compute_utilization",
    "memory_utilization",
    "l1_utilization",
    # ncu's names of the constant cache's counters: not yet read by CUPTI on a GPU.
    "constant_hit_rate",
    "constant_requests",
    "constant_utilization",
    *(
        f"occupancy_limit_{what}"
        for what in ["registers", "shared_memory", "warps", "blocks", "barriers"]
    ),
}


def test_stages_share_no_counter_and_ask_for_none_that_nothing_reads() -> None:
    asked = [metric for stage in STAGES for metric in stage.metrics]
    assert len(set(asked)) == len(asked)
    assert set(asked) <= named_metrics()


def test_all_stages_together_give_the_vocabulary() -> None:
    given = translate.metric_set(
        dict.fromkeys((m for stage in STAGES for m in stage.metrics), 1.0).get
    )
    assert METRICS.keys() - set(given) == ELSEWHERE


def test_triage_alone_tells_memory_from_instructions_from_latency() -> None:
    given = set(translate.metric_set(dict.fromkeys(STAGES[0].metrics, 1.0).get))
    assert given >= {
        "duration",
        "dram_utilization",
        "l2_utilization",
        "l1_data_pipe_utilization",
        "issue_slot_utilization",
        "achieved_occupancy",
        "eligible_warps_per_scheduler",
        "dram_peak_bandwidth",
    }


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_passes_on_a_gh100(stage: object) -> None:
    try:
        host = MetricHost(load(), "GH100")
    except CuptiUnavailableError as error:
        pytest.skip(f"no CUPTI that plans without a driver: {error}")
    planned = {each.name: host.schedule(each.metrics) for each in STAGES if each is stage}
    host.close()
    for name, schedule in planned.items():
        assert (schedule.passes, schedule.unknown) == (PASSES[name], ())


def test_substitutes_are_other_names_for_the_same() -> None:
    pipe = "sm__pipe_alu_cycles_active.avg.pct_of_peak_sustained_elapsed"
    assert "sm__inst_executed_pipe_alu.avg.pct_of_peak_sustained_elapsed" in substitutes([pipe])
    assert pipe not in substitutes([pipe])
    assert substitutes(["dram__bytes_read.sum"]) == ()
