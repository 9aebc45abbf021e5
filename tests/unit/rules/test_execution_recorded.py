"""What the rules on occupancy, launch, instructions, control and roof say of the recorded kernels.

The gains are those of hand-made versions, measured on the same H200: a bound must not be lower.
"""

from dataclasses import replace

import pytest

from cuado.device import load_chip
from cuado.model.finding import Finding, Kind, Skipped
from cuado.model.limiter import Limit, Limiter
from cuado.model.profile import Profile
from cuado.rules.registry import all_rules, rule_named
from cuado.rules.rule import Topic
from cuado.rules.run import run_rule

VERDICTS = {
    "transpose_row_per_thread": Limit.LAUNCH,
    "transpose_2d": Limit.MEMORY_BANDWIDTH,
    "transpose_shared": Limit.MEMORY_BANDWIDTH,
    "transpose_padded": Limit.LATENCY,
    "transpose_multi": Limit.NEAR_ROOF,
    "average_thread_per_element": Limit.MEMORY_BANDWIDTH,
    "average_warp_per_element": Limit.BALANCED,
    "wave_step": Limit.LATENCY,
}

TOPICS = {Topic.OCCUPANCY, Topic.LAUNCH, Topic.INSTRUCTIONS, Topic.CONTROL, Topic.ROOF}

EXPECTED = {
    "transpose_row_per_thread": {"small-grid"},
    "transpose_2d": set(),
    "transpose_shared": set(),
    "transpose_padded": set(),
    "transpose_multi": {"near-roof"},
    "average_thread_per_element": {"barrier-stalls"},
    "average_warp_per_element": {"barrier-stalls"},
    "wave_step": {"barrier-stalls", "partial-wave", "low-theoretical-occupancy"},
}


def ask(rule: str, profile: Profile) -> Finding | Skipped | None:
    limiter = Limiter(VERDICTS[profile.kernel], "", "")
    return run_rule(rule_named(rule), profile, load_chip("h200"), limiter)


def found(rule: str, profile: Profile) -> Finding:
    finding = ask(rule, profile)
    assert isinstance(finding, Finding)
    return finding


def findings(profile: Profile) -> dict[str, Finding]:
    results = {rule.name: ask(rule.name, profile) for rule in all_rules() if rule.topic in TOPICS}
    return {name: result for name, result in results.items() if isinstance(result, Finding)}


@pytest.mark.parametrize("kernel", EXPECTED)
def test_says_what_is_known_to_be_true_and_nothing_else(
    recorded: dict[str, Profile], kernel: str
) -> None:
    assert set(findings(recorded[kernel])) == EXPECTED[kernel]


def test_a_kernel_at_the_roof_has_no_cause(recorded: dict[str, Profile]) -> None:
    results = findings(recorded["transpose_multi"])
    assert {finding.kind for finding in results.values()} == {Kind.HEALTHY}
    assert "3.67 TB/s" in results["near-roof"].why


@pytest.mark.parametrize(
    ("rule", "kernel", "gain", "most"),
    [
        ("small-grid", "transpose_row_per_thread", 3.75, 4.5),
        ("barrier-stalls", "average_thread_per_element", 1.20, 1.3),
        ("barrier-stalls", "average_warp_per_element", 1.34, 1.6),
        ("barrier-stalls", "wave_step", 1.45, 1.65),
        ("low-theoretical-occupancy", "wave_step", 1.47, 2.0),
        # A whole number of waves alone was not measured; the register cap, which gives one, was.
        ("partial-wave", "wave_step", 1.47, 1.55),
    ],
)
def test_bounds_hold_the_measured_gain(
    recorded: dict[str, Profile], rule: str, kernel: str, gain: float, most: float
) -> None:
    bound = found(rule, recorded[kernel]).bound
    assert bound is not None
    assert gain <= bound.speedup <= most


def test_barriers_are_named_where_they_stand_and_where_they_are_sampled(
    recorded: dict[str, Profile],
) -> None:
    lines = found("barrier-stalls", recorded["wave_step"]).lines
    assert [line.line for line in lines] == [44, 54, 46, 57]
    assert lines[0].text == "__syncthreads();"
    assert lines[0].share == pytest.approx(0.195, abs=0.005)


def test_the_stencil_is_one_register_step_from_a_single_round(
    recorded: dict[str, Profile],
) -> None:
    why = found("low-theoretical-occupancy", recorded["wave_step"]).why
    assert "registers per thread 40 -> 32" in why
    assert "1 round, not 2" in why


def test_a_full_last_wave_is_no_tail(recorded: dict[str, Profile]) -> None:
    assert ask("partial-wave", recorded["average_warp_per_element"]) is None


def test_predicated_warps_are_no_divergence(recorded: dict[str, Profile]) -> None:
    profile = recorded["average_thread_per_element"]
    assert profile.metrics.require("unpredicated_threads_per_instruction").value < 20
    assert ask("divergence", profile) is None


def test_a_pure_sum_has_nothing_to_fuse(recorded: dict[str, Profile]) -> None:
    for kernel in ("average_thread_per_element", "average_warp_per_element", "wave_step"):
        assert ask("non-fused-fp", recorded[kernel]) is None


@pytest.mark.parametrize("kernel", VERDICTS)
def test_without_code_what_remains_is_still_true(recorded: dict[str, Profile], kernel: str) -> None:
    """As in a CSV export: kernel-level metrics only."""
    bare = replace(recorded[kernel], instructions=(), opcodes={})
    results = findings(bare)
    assert set(results) == EXPECTED[kernel] - {"barrier-stalls"}
    assert not any(finding.lines for finding in results.values())


def test_barriers_cannot_be_judged_without_code(recorded: dict[str, Profile]) -> None:
    bare = replace(recorded["wave_step"], instructions=(), opcodes={})
    assert isinstance(ask("barrier-stalls", bare), Skipped)
