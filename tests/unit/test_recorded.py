"""What cuado must say of the recorded H200 reports: limiter, cause, source line, bound.

The programs stand beside the reports in ``examples/recorded``; the true gains were measured on an
H200 (``benchmarks/results/2026-11-20-h200-gains.md``).
"""

from functools import cache
from pathlib import Path

import pytest

from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.model.finding import Finding, Kind
from cuado.model.limiter import Limit

RECORDED = Path(__file__).parents[2] / "examples" / "recorded"


@cache
def diagnoses() -> dict[str, Diagnosis]:
    found: dict[str, Diagnosis] = {}
    for name in ("transpose", "averaging", "stencil"):
        for diagnosis in analyze(RECORDED / f"{name}.ncu-rep").found.diagnoses:
            found.setdefault(diagnosis.profile.kernel, diagnosis)
    return found


def finding(kernel: str, rule: str) -> Finding:
    found = {finding.rule: finding for finding in diagnoses()[kernel].findings}
    assert rule in found, f"{kernel}: {sorted(found)}"
    return found[rule]


def causes(kernel: str) -> list[str]:
    return [f.rule for f in diagnoses()[kernel].findings if f.kind is Kind.CAUSE]


def line_of(kernel: str, rule: str) -> tuple[int, str]:
    first = finding(kernel, rule).lines[0]
    return first.line, first.text or ""


def test_row_per_thread_is_launched_too_small() -> None:
    limiter = diagnoses()["transpose_row_per_thread"].limiter
    assert limiter.verdict is Limit.LAUNCH
    assert "32 blocks for 132 SMs" in limiter.reason
    assert "latency" in limiter.reason
    assert "small-grid" in causes("transpose_row_per_thread")


def test_2d_stores_are_uncoalesced_at_the_store_line() -> None:
    found = finding("transpose_2d", "uncoalesced-global-store")
    assert causes("transpose_2d")[0] == "uncoalesced-global-store"
    assert line_of("transpose_2d", "uncoalesced-global-store") == (
        29,
        "out[i * rows + j] = in[j * cols + i];",
    )
    assert "32 sectors a request" in found.why
    assert diagnoses()["transpose_2d"].limiter.verdict is Limit.MEMORY_BANDWIDTH


def test_shared_has_bank_conflicts_at_the_tile_load() -> None:
    assert causes("transpose_shared")[0] == "bank-conflict-load"
    line, text = line_of("transpose_shared", "bank-conflict-load")
    assert line == 41
    assert "tile[threadIdx.x][threadIdx.y]" in text


def test_padded_has_too_little_in_flight() -> None:
    limiter = diagnoses()["transpose_padded"].limiter
    assert limiter.verdict is Limit.LATENCY
    assert "too few bytes in flight" in limiter.unit
    assert causes("transpose_padded")[0] == "too-few-bytes-in-flight"
    assert limiter.concurrency is not None
    assert limiter.concurrency.had < limiter.concurrency.needed


def test_multi_is_near_the_dram_roof_with_nothing_to_fix() -> None:
    diagnosis = diagnoses()["transpose_multi"]
    assert diagnosis.limiter.verdict is Limit.NEAR_ROOF
    assert diagnosis.limiter.unit == "DRAM"
    assert causes("transpose_multi") == []
    assert finding("transpose_multi", "near-roof").kind is Kind.HEALTHY


def test_thread_per_element_loads_are_uncoalesced_8_to_1() -> None:
    found = finding("average_thread_per_element", "uncoalesced-global-load")
    line, text = line_of("average_thread_per_element", "uncoalesced-global-load")
    assert line == 27
    assert text.startswith("mean +=")
    assert "8 times the traffic" in found.why


def test_warp_per_element_has_barriers_and_a_sweep_at_the_reduction() -> None:
    kernel = "average_warp_per_element"
    assert {"barrier-stalls", "reduction-sweep"} <= set(causes(kernel))
    for rule in ("barrier-stalls", "reduction-sweep"):
        assert finding(kernel, rule).lines[0].line in range(63, 67)


def test_wave_step_is_latency_with_occupancy_barriers_and_partial_halo_loads() -> None:
    diagnosis = diagnoses()["wave_step"]
    assert diagnosis.limiter.verdict is Limit.LATENCY
    assert "barriers" in diagnosis.limiter.unit
    assert {"low-theoretical-occupancy", "barrier-stalls"} <= set(causes("wave_step"))
    halo = finding("wave_step", "partially-filled-requests")
    assert {line.line for line in halo.lines} & set(range(46, 52))


TRUE_GAINS = [
    ("transpose_2d", "uncoalesced-global-store", 3.23),
    ("transpose_shared", "bank-conflict-load", 1.65),
    ("transpose_padded", "too-few-bytes-in-flight", 2.06),
    ("average_thread_per_element", "uncoalesced-global-load", 1.51),
    ("average_thread_per_element", "reduction-sweep", 1.56),
    ("average_thread_per_element", "barrier-stalls", 1.17),
    ("average_warp_per_element", "reduction-sweep", 1.95),
    ("average_warp_per_element", "barrier-stalls", 1.31),
    ("wave_step", "barrier-stalls", 1.49),
    ("wave_step", "low-theoretical-occupancy", 1.41),
]


@pytest.mark.parametrize(("kernel", "rule", "gain"), TRUE_GAINS)
def test_bounds_hold_and_are_not_idle(kernel: str, rule: str, gain: float) -> None:
    """Measured gains never exceed the bound, and the bound is within 2.2 times the gain."""
    bound = finding(kernel, rule).bound
    assert bound is not None
    assert gain <= bound.speedup <= 2.2 * gain


KERNELS = [
    "transpose_row_per_thread",
    "transpose_2d",
    "transpose_shared",
    "transpose_padded",
    "transpose_multi",
    "average_thread_per_element",
    "average_warp_per_element",
    "wave_step",
]


@pytest.mark.parametrize("kernel", KERNELS)
def test_what_gains_nothing_is_no_cause(kernel: str) -> None:
    """Conflict-free shared memory and fused arithmetic gain 1.00x everywhere but in one kernel."""
    nothing = {"bank-conflict-load", "bank-conflict-store", "non-fused-fp", "divergence"}
    if kernel == "transpose_shared":
        nothing.remove("bank-conflict-load")
    assert not nothing & set(causes(kernel))


def test_every_cause_with_lines_names_text_and_share() -> None:
    for diagnosis in diagnoses().values():
        for found in diagnosis.findings:
            for line in found.lines:
                assert line.text
                assert 0 < line.share <= 1


def test_nvidias_rules_are_kept_apart() -> None:
    advice = diagnoses()["transpose_shared"].profile.vendor_advice
    assert any(a.rule == "SharedMemoryConflicts" and a.estimated_speedup for a in advice)
    assert not any("@" in a.message for a in advice)
