"""The founding documents' figures: what they print, cuado computes from the same counters.

``examples/case_studies`` holds one counter table per case and, beside it, what must come out.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cuado.analysis.analysis import Analysis, variant_times
from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.device import load_chip, resolve_chip
from cuado.model.limiter import Limit
from cuado.model.profile import Profile, Recording, Variant
from cuado.report.analysis.key_numbers import key_numbers
from cuado.rules.registry import all_rules
from cuado.sources.read import read
from cuado.sources.study.description import read_study

FOLDER = Path(__file__).parents[2] / "examples" / "case_studies"
CASES = sorted(path.stem for path in FOLDER.glob("*.toml"))
KEYS = {"name", "variant", "verdict", "findings", "without", "missing", "metrics", "variants"}


@cache
def expected(case: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{case}.toml").read_text(encoding="utf-8"))


@cache
def recording(case: str) -> Recording:
    return read(FOLDER / f"{case}.csv")


@cache
def analysis(case: str) -> Analysis:
    return analyze(FOLDER / f"{case}.csv").found


def kernels_with(*keys: str) -> list[Any]:
    return [
        pytest.param(case, kernel, id=f"{case}-{kernel['name']}-{kernel.get('variant', 'full')}")
        for case in CASES
        for kernel in expected(case)["kernel"]
        if any(key in kernel for key in keys)
    ]


def is_of(profile: Profile, kernel: dict[str, Any]) -> bool:
    variant = Variant(kernel.get("variant", "full"))
    return profile.kernel == kernel["name"] and profile.variant is variant


def profile_of(case: str, kernel: dict[str, Any]) -> Profile:
    (found,) = (p for p in recording(case).profiles if is_of(p, kernel))
    return found


def diagnosis_of(case: str, kernel: dict[str, Any]) -> Diagnosis:
    (found,) = (d for d in analysis(case).diagnoses if is_of(d.profile, kernel))
    return found


def is_close(value: float | None, wanted: dict[str, float]) -> bool:
    return value is not None and abs(value - wanted["is"]) <= wanted["within"]


def test_every_table_has_its_expectations_and_is_read_whole() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.csv")) == CASES
    assert len(CASES) == 10
    for case in CASES:
        assert recording(case).unreadable == ()
        assert all(profile.notes == () for profile in recording(case).profiles)


def test_expectations_use_known_words_only() -> None:
    rules = {rule.name for rule in all_rules()}
    for case in CASES:
        assert expected(case).keys() <= {"document", "chip", "chip_facts", "kernel", "comparison"}
        for kernel in expected(case)["kernel"]:
            assert kernel.keys() <= KEYS
            assert {*kernel.get("findings", ()), *kernel.get("without", ())} <= rules


@pytest.mark.parametrize("case", CASES)
def test_chip(case: str) -> None:
    for profile in recording(case).profiles:
        resolved = resolve_chip(profile.device)
        assert resolved.chip.name == expected(case)["chip"]
        assert resolved.note == ""
    for fact, wanted in expected(case).get("chip_facts", {}).items():
        value = getattr(load_chip(expected(case)["chip"]), fact)
        assert is_close(value(ecc=True) if callable(value) else value, wanted), fact


@pytest.mark.parametrize(("case", "kernel"), kernels_with("metrics", "missing"))
def test_metrics(case: str, kernel: dict[str, Any]) -> None:
    metrics = profile_of(case, kernel).metrics
    for name, wanted in kernel.get("metrics", {}).items():
        assert is_close(metrics.value(name), wanted), f"{name} is {metrics.get(name)}"
    for name in kernel.get("missing", ()):
        assert name not in metrics


@pytest.mark.parametrize(("case", "kernel"), kernels_with("variants"))
def test_variants(case: str, kernel: dict[str, Any]) -> None:
    times = variant_times(profile_of(case, kernel), recording(case).profiles)
    for name, wanted in kernel["variants"].items():
        assert is_close(getattr(times, name), wanted), name


@pytest.mark.parametrize("case", [case for case in CASES if "comparison" in expected(case)])
def test_comparisons(case: str) -> None:
    for wanted in expected(case)["comparison"]:
        of, over = (
            profile_of(case, {"name": wanted[side]}).metrics.require(wanted["metric"]).value
            for side in ("of", "over")
        )
        assert is_close(of / over, wanted), f"{wanted['of']} is {of / over} times"


@pytest.mark.parametrize(("case", "kernel"), kernels_with("verdict"))
def test_verdict(case: str, kernel: dict[str, Any]) -> None:
    limiter = diagnosis_of(case, kernel).limiter
    wanted = kernel["verdict"]
    allowed = [wanted] if isinstance(wanted, str) else wanted
    assert limiter.verdict in {Limit(word) for word in allowed}, limiter.reason


@pytest.mark.parametrize(("case", "kernel"), kernels_with("findings", "without"))
def test_findings(case: str, kernel: dict[str, Any]) -> None:
    found = diagnosis_of(case, kernel)
    rules = {finding.rule for finding in (*found.findings, *found.minor)}
    assert rules >= set(kernel.get("findings", ()))
    assert rules.isdisjoint(kernel.get("without", ()))


@pytest.mark.parametrize(
    ("study", "case", "unit_in_ns"),
    [("bicgstab", "spmv", 1e6), ("transpose", "transpose", 1e6), ("wave", "wave_equation", 1e6)],
)
def test_studies_hold_the_documents_kernel_times(study: str, case: str, unit_in_ns: float) -> None:
    """A study's documented times are those of the table, of the kernel, in the table's order."""
    path = FOLDER.parent / study / "study.toml"
    versions = read_study(path).versions
    times = [v.documented for v in versions if v.documented is not None]
    full = [p for p in recording(case).profiles if p.variant is Variant.FULL]
    printed = [p.metrics.value("duration") for p in full]
    known = [ns / unit_in_ns for ns in printed if ns is not None]
    assert len(known) >= 2
    assert times[: len(known)] == pytest.approx(known, rel=5e-4)


def test_the_solvers_times_are_not_the_kernels() -> None:
    """[002] prints 104.72 ms of the solver; 71 calls of spmv are 81.19 ms of it."""
    solver, kernel = (
        {p.kernel.partition("_")[2]: p.metrics.value("duration") for p in recording(case).profiles}
        for case in ("bicgstab", "spmv")
    )
    for version in ("v0", "v2_ldg_x", "v3_four_threads_per_row", "v6_no_divergence"):
        rest = (solver[version] or 0) - 71 * (kernel[version] or 0)
        assert 15e6 < rest < 24e6, version
    assert kernel["v1_ldg_matrix"] is None
    assert kernel["v5_half_warp_per_row"] is None


def test_the_waves_verdict_has_the_documents_second_sentence() -> None:
    """[000]: "Code is memory-bound. Latency could be an issue too", at 74 of some 120 GB/s."""
    limiter = diagnosis_of("wave_equation", {"name": "wave"}).limiter
    assert limiter.verdict is Limit.MEMORY_BANDWIDTH
    assert limiter.reason.endswith("DRAM at 62% of its peak, so latency may be an issue too")


def test_nvprofs_metrics_lead_to_the_documents_verdict() -> None:
    """[002]: DRAM at a third and pipes "low to mid" are latency; 56 % occupancy is no cause."""
    assert recording("spmv_nvprof").notes == ()
    limiter = diagnosis_of("spmv_nvprof", {"name": "spmv_kernel_v0"}).limiter
    assert limiter.verdict is Limit.LATENCY
    assert "too few warps" not in limiter.unit


def test_cycles_without_an_eligible_warp_are_a_number_of_their_own() -> None:
    """[003]: a scheduler issues every 6.8 cycles, so it has no eligible warp in 85 % of them."""
    metrics = profile_of("averaging", {"name": "average_v2"}).metrics
    assert metrics.require("cycles_without_eligible_warp").value == pytest.approx(100 - 14.7)
    (spot,) = (
        s for s in analysis("averaging").hotspots if s.longest.profile.kernel == "average_v2"
    )
    eligible = next(each for each in key_numbers(spot) if each.label.startswith("Eligible"))
    assert eligible.against == "none in 85.3% of the cycles"
