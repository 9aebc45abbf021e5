"""Runs one rule on one kernel: checks that its inputs are there, then asks it."""

from collections.abc import Iterator
from dataclasses import replace

from cuado.device.chip import ChipFacts
from cuado.model.finding import Finding, Skipped
from cuado.model.limiter import Limiter
from cuado.model.profile import Profile
from cuado.rules.bounds import no_shorter_than_a_launch
from cuado.rules.facts import Facts
from cuado.rules.rule import Need, Rule


def run_rule(
    rule: Rule, profile: Profile, chip: ChipFacts, limiter: Limiter
) -> Finding | Skipped | None:
    """A finding, None when the cause is absent, or what the rule lacks to tell."""
    if rule.last_major is not None and chip.compute_capability[0] > rule.last_major:
        return None
    missing = (*_missing_metrics(rule, profile), *_missing_inputs(rule, profile))
    if missing:
        return Skipped(rule.name, missing)
    facts = Facts(profile, chip, limiter, rule.declared)
    finding = rule.check(facts)
    if finding is None:
        return None
    return no_shorter_than_a_launch(facts, replace(finding, effort=rule.effort, cause=rule.cause))


def _missing_metrics(rule: Rule, profile: Profile) -> Iterator[str]:
    yield from (name for name in rule.needs if name not in profile.metrics)
    for group in rule.needs_any:
        if not any(name in profile.metrics for name in group):
            yield " or ".join(group)


def _missing_inputs(rule: Rule, profile: Profile) -> Iterator[str]:
    present = {
        Need.BLOCK: profile.launch.block is not None,
        Need.GRID: profile.launch.grid is not None,
        Need.REGISTERS: profile.launch.registers_per_thread is not None,
        Need.COUNTERS: any(i.executed is not None for i in profile.instructions),
        Need.OPCODES: bool(profile.opcodes),
    }
    if rule.instead and all(name in profile.metrics for name in rule.instead):
        return
    yield from (need.value for need in rule.requires if not present[need])
