"""A verdict from instructions per cycle alone: IPC against the chip's most [001]."""

import pytest

from cuado.analysis.limiter import limiter
from cuado.analysis.units import utilizations
from cuado.device import load_chip
from cuado.metrics import Measure, MetricSet, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.model.profile import Origin, Profile


def metrics(**values: float) -> MetricSet:
    return MetricSet(
        {
            name: Measure(value, specification(name).unit, Provenance.MEASURED, name)
            for name, value in values.items()
        }
    )


def profile(**values: float) -> Profile:
    return Profile(
        kernel="k",
        signature="k",
        index=0,
        origin=Origin("f", "t"),
        device=DeviceAttributes(),
        launch=LaunchShape(),
        metrics=metrics(**values),
    )


@pytest.mark.parametrize(
    ("chip", "ipc", "percent"), [("c2050", 1.7, 85), ("k20c", 2.0, 25), ("h200", 2.0, 50)]
)
def test_of_the_chips_most(chip: str, ipc: float, percent: float) -> None:
    (issue,) = utilizations(metrics(ipc=ipc), load_chip(chip))
    assert issue.metric == "issue_slot_utilization"
    assert issue.measure.value == pytest.approx(percent)
    assert issue.measure.provenance is Provenance.DERIVED


def test_a_high_ipc_is_a_verdict_of_its_own() -> None:
    found = limiter(profile(ipc=1.7), load_chip("c2050"))
    assert found.verdict is Limit.INSTRUCTION_THROUGHPUT


def test_a_low_ipc_rules_instructions_out_and_asks_for_memory() -> None:
    found = limiter(profile(ipc=0.5), load_chip("c2050"))
    assert found.verdict is Limit.UNDECIDED
    assert "does not tell latency from memory" in found.reason
    both = limiter(profile(ipc=0.5, dram_utilization=20), load_chip("c2050"))
    assert both.verdict is Limit.LATENCY


def test_measured_slots_come_first() -> None:
    (issue,) = utilizations(metrics(ipc=1.7, issue_slot_utilization=30), load_chip("c2050"))
    assert issue.measure.value == 30
