"""Every rule reads an absent metric as absent: on its own examples, and on each source's profiles.

A rule that takes a missing number for 0 says without the metric what it says with a 0 in its place,
and something else with the metric as it was. So each metric of each profile is left out in turn,
and set to 0 in turn. Where a rule says the same both times, the reason is in ``AS_ZERO``. And less
knowledge never makes a bound tighter.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rule_examples import profile_of

import cuado
from cuado.analysis.limiter import limiter
from cuado.device.chip import ChipFacts
from cuado.device.library import load_chip
from cuado.metrics import MetricSet
from cuado.model.finding import Finding
from cuado.model.limiter import Limiter
from cuado.model.profile import Profile
from cuado.rules.bounds import UNITS
from cuado.rules.registry import all_rules
from cuado.rules.rule import Rule
from cuado.rules.run import run_rule
from cuado.sources.read import read

ROOT = Path(__file__).parents[3]
Case = tuple[Profile, ChipFacts, Limiter]

AS_ZERO = {
    ("low-theoretical-occupancy", "eligible_warps_per_scheduler"): "silences, where it is known",
    ("issue-slots-full", "pipe_fma_utilization"): "slots are full whatever the pipes do",
    ("issue-slots-full", "pipe_fp64_utilization"): "slots are full whatever the pipes do",
    ("atomics-contention", "stall_lg_throttle"): "the number is then said to be 'at least'",
    ("lsu-queue-full", "pipe_xu_utilization"): "the queue is full whatever fills it",
    ("uncoalesced-global-store", "stall_drain"): "the clause on it is left out",
    ("uncoalesced-global-load", "l2_read_sectors"): "only bounds what L1 serves of the excess",
    ("uncoalesced-global-load", "global_load_bytes_per_sector"): "the total's excess is said",
    ("near-roof", "dram_utilization"): "that there is a roof is given, by the limiter",
}
"""Rule and metric: why leaving the metric out rightly says what a 0 says."""
ROUNDED = 0.01
"""Part by which a bound may be tighter without a metric: where the metric is a rounded number, or
one of several units whose queues count."""
NEVER_ZERO = {
    "cycles_per_issue",
    "instructions_executed",
    "instructions_issued",
    "sm_cycles_active",
    "sm_cycles_active_max",
    "sm_cycles_elapsed",
    "theoretical_occupancy",
}
"""Metrics of which a launch has no 0: where one stands, it counts as not recorded."""


def said(rule: Rule, case: Case) -> Finding | None:
    """What a rule finds in a profile."""
    try:
        found = run_rule(rule, *case)
    except ZeroDivisionError:  # The engine lists the rule as failed: of a 0 nothing is said.
        return None
    return found if isinstance(found, Finding) else None


def words(found: Finding | None) -> tuple[object, ...] | None:
    """What a finding says, without the evidence that it lists, and its bound."""
    return None if found is None else (found.title, found.why, found.kind)


def changed(profile: Profile, name: str, *, is_zero: bool) -> Profile:
    """A profile without a metric, or with 0 in its place."""
    metrics = {each: profile.metrics.require(each) for each in profile.metrics}
    before = metrics.pop(name)
    if is_zero:
        metrics[name] = replace(before, value=0.0)
    return replace(profile, metrics=MetricSet(metrics))


def taken_for_zero(rule: Rule, case: Case) -> Iterator[str]:
    """The metrics whose absence a rule takes for 0, or that make a bound tighter by it."""
    profile, chip, verdict = case
    full = said(rule, case)
    for name in sorted(profile.metrics):
        if not profile.metrics.value(name) or name in NEVER_ZERO:
            continue
        absent, zero = (
            said(rule, (changed(profile, name, is_zero=is_zero), chip, verdict))
            for is_zero in (False, True)
        )
        if absent is None:
            continue
        # A unit that was not recorded sets no ceiling, so that a finding may be worth more.
        is_ceiling = name in UNITS and full is None
        is_same = words(absent) == words(zero) != words(full)
        if is_same and not is_ceiling and (rule.name, name) not in AS_ZERO:
            yield f"{rule.name}: {name}: {words(absent)}"
        bounds = (absent.bound, full.bound if full else None)
        if bounds[0] and bounds[1] and bounds[0].speedup < (1 - ROUNDED) * bounds[1].speedup:
            yield f"{rule.name}: {name}: {bounds[0]} is tighter than {bounds[1]}"


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.name)
def test_on_its_own_examples(rule: Rule) -> None:
    found = [
        each
        for example in (*rule.fires, *rule.silent)
        for each in taken_for_zero(
            rule,
            (
                profile_of(example),
                load_chip(example.chip),
                Limiter(example.verdict, "", "", concurrency=example.concurrency),
            ),
        )
    ]
    assert not found, "\n".join(found)


def recorded() -> Iterator[Case]:
    """Profiles of Nsight Compute: reports, and a table of one."""
    for name in ("transpose.ncu-rep", "averaging.ncu-rep", "stencil.ncu-rep", "transpose.raw.csv"):
        for profile in read(ROOT / "examples" / "recorded" / name).profiles:
            chip = load_chip("h200")
            yield profile, chip, limiter(profile, chip)


def emulated() -> Iterator[Case]:
    """Profiles of an emulated device."""
    for name in ("count_above", "kinetic_z", "relax", "tile_row_sums"):
        launch = cuado.load_case(ROOT / "benchmarks" / "newcomer" / f"{name}.toml")
        (found,) = cuado.analyze(launch, device="emulated:h200").found.diagnoses
        yield found.profile, found.chip.chip, found.limiter


@pytest.mark.parametrize("source", [recorded, emulated], ids=lambda each: each.__name__)
def test_on_the_profiles_of_a_source(source: object) -> None:
    assert callable(source)
    cases = list(source())
    assert len(cases) >= 4
    found = {each for case in cases for rule in all_rules() for each in taken_for_zero(rule, case)}
    assert not found, "\n".join(sorted(found))
