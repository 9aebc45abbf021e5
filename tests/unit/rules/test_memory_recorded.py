"""What the rules on memory say of the recorded H200 kernels, against what is known to be true.

True gains are in ``benchmarks/results/2026-11-20-h200-gains.md``, those of perfect coalescing were
measured by switching addresses at run time. A finding where the truth is 1.00x is a defect.
"""

from dataclasses import replace

import pytest

from cuado.analysis.limiter import limiter
from cuado.device.library import load_chip
from cuado.model.finding import Finding, Kind, Skipped
from cuado.model.profile import Profile
from cuado.rules.registry import all_rules, rule_named
from cuado.rules.rule import Topic
from cuado.rules.run import run_rule

TOPICS = {Topic.ACCESS, Topic.SHARED, Topic.CACHE, Topic.LATENCY}
RULES = [rule for rule in all_rules() if rule.topic in TOPICS]

TRUE = {
    "transpose_row_per_thread": {"uncoalesced-global-store", "too-few-bytes-in-flight"},
    "transpose_2d": {"uncoalesced-global-store"},
    "transpose_shared": {"bank-conflict-load"},
    "transpose_padded": {"too-few-bytes-in-flight"},
    "transpose_multi": set(),
    "average_thread_per_element": {"uncoalesced-global-load", "reduction-sweep"},
    "average_warp_per_element": {"reduction-sweep"},
    "wave_step": {
        "misaligned-access",
        "partially-filled-requests",
        "too-few-bytes-in-flight",
    },
}
WITHOUT_CODE = {
    "transpose_row_per_thread": {"uncoalesced-global-store"},
    "transpose_2d": {"uncoalesced-global-store"},
    "transpose_shared": {"bank-conflict-load"},
    "transpose_padded": set(),
    "transpose_multi": set(),
    "average_thread_per_element": {"uncoalesced-global-load"},
    "average_warp_per_element": set(),
    "wave_step": set(),
}
# kernel, rule, measured gain, largest bound that still says something
GAINS = [
    ("transpose_row_per_thread", "uncoalesced-global-store", 1.21, 1.6),
    ("transpose_2d", "uncoalesced-global-store", 3.69, 6.0),
    ("transpose_shared", "bank-conflict-load", 1.67, 3.0),
    ("transpose_padded", "too-few-bytes-in-flight", 2.1, 2.4),
    ("average_thread_per_element", "uncoalesced-global-load", 1.56, 2.2),
    ("average_thread_per_element", "reduction-sweep", 1.56, 2.2),
    ("average_warp_per_element", "reduction-sweep", 1.95, 2.6),
    ("wave_step", "misaligned-access", 1.08, 1.2),
    ("wave_step", "too-few-bytes-in-flight", 1.47, 2.2),  # gained by more warps
    ("wave_step", "partially-filled-requests", 1.0, 1.2),
]


def say(profile: Profile, name: str) -> Finding | Skipped | None:
    chip = load_chip("h200")
    return run_rule(rule_named(name), profile, chip, limiter(profile, chip))


def causes(profile: Profile) -> set[str]:
    found = (say(profile, rule.name) for rule in RULES)
    return {f.rule for f in found if isinstance(f, Finding) and f.kind is Kind.CAUSE}


def finding(profile: Profile, name: str) -> Finding:
    found = say(profile, name)
    assert isinstance(found, Finding), found
    return found


@pytest.mark.parametrize("kernel", TRUE)
def test_says_what_is_known_to_be_true_and_nothing_else(
    recorded: dict[str, Profile], kernel: str
) -> None:
    assert causes(recorded[kernel]) == TRUE[kernel]


@pytest.mark.parametrize("kernel", WITHOUT_CODE)
def test_says_what_kernel_level_metrics_tell(recorded: dict[str, Profile], kernel: str) -> None:
    bare = replace(recorded[kernel], instructions=(), opcodes={})
    assert causes(bare) == WITHOUT_CODE[kernel]
    for rule in RULES:
        found = say(bare, rule.name)
        assert not isinstance(found, Finding) or found.lines == ()


@pytest.mark.parametrize(("kernel", "rule", "gain", "most"), GAINS)
def test_bounds_hold_and_say_something(
    recorded: dict[str, Profile], kernel: str, rule: str, gain: float, most: float
) -> None:
    bound = finding(recorded[kernel], rule).bound
    assert bound is not None
    assert gain <= bound.speedup <= most


@pytest.mark.parametrize(
    ("kernel", "rule", "lines"),
    [
        ("transpose_row_per_thread", "too-few-bytes-in-flight", [22]),
        ("transpose_2d", "uncoalesced-global-store", [29]),
        ("transpose_shared", "bank-conflict-load", [41]),
        ("transpose_padded", "too-few-bytes-in-flight", [49]),
        ("average_thread_per_element", "uncoalesced-global-load", [27]),
        ("average_thread_per_element", "reduction-sweep", [35, 32, 33]),
        ("average_warp_per_element", "reduction-sweep", [66, 63, 64]),
        ("wave_step", "partially-filled-requests", [50, 51]),
        ("wave_step", "misaligned-access", [59, 41, 46, 47]),
    ],
)
def test_lines(recorded: dict[str, Profile], kernel: str, rule: str, lines: list[int]) -> None:
    assert [line.line for line in finding(recorded[kernel], rule).lines] == lines


def test_words(recorded: dict[str, Profile]) -> None:
    shared = finding(recorded["transpose_shared"], "bank-conflict-load")
    assert shared.title == "32-way bank conflicts on shared loads"
    loads = finding(recorded["average_thread_per_element"], "uncoalesced-global-load")
    assert "32 sectors a request where 4 would do, 8 times the traffic" in loads.why
    sweep = finding(recorded["average_warp_per_element"], "reduction-sweep")
    assert "1,007 million passes where the addresses need 113 million" in sweep.why
    halo = finding(recorded["wave_step"], "partially-filled-requests")
    assert "4 of 32 threads" in halo.why


def test_unrolled_loads_behind_stores_ask_for_restrict(recorded: dict[str, Profile]) -> None:
    rows = finding(recorded["transpose_row_per_thread"], "too-few-bytes-in-flight")
    assert "__restrict__" in rows.advice[0]
    assert "16 loads in a row" in rows.advice[0]
    padded = finding(recorded["transpose_padded"], "too-few-bytes-in-flight")
    assert not any("__restrict__" in advice for advice in padded.advice)


def test_stores_that_hardly_happen_are_no_cause(recorded: dict[str, Profile]) -> None:
    """Seven eighths of each sector that averaging stores is excess, and nobody's time."""
    profile = recorded["average_thread_per_element"]
    excess = profile.metrics.value("global_store_excess")
    assert excess == pytest.approx(87.5)
    assert say(profile, "uncoalesced-global-store") is None


def test_what_cannot_be_told_without_code_is_skipped(recorded: dict[str, Profile]) -> None:
    bare = replace(recorded["transpose_padded"], instructions=(), opcodes={})
    skipped = {r.name for r in RULES if isinstance(say(bare, r.name), Skipped)}
    assert skipped == {
        "cache-modifier",
        "cache-operand-traffic",
        "constant-conflicts",
        "dependent-loads",
        "l1-thrash",
        "l2-thrash",
        "narrow-access",
        "partially-filled-requests",
        "reduction-sweep",
        "shared-operand-traffic",
        "too-few-bytes-in-flight",
    }


def test_arbitration_is_no_bank_conflict(recorded: dict[str, Profile]) -> None:
    """The hardware counts 4.1 million conflicts of averaging's stores; addresses give none."""
    profile = recorded["average_thread_per_element"]
    counted = profile.metrics.value("shared_store_bank_conflicts")
    assert counted is not None
    assert counted > 4e6
    bare = replace(profile, instructions=(), opcodes={})
    for name in ("bank-conflict-load", "bank-conflict-store"):
        assert say(profile, name) is None
        assert say(bare, name) is None
