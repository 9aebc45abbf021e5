"""The cross-check: hardware counters of the original, read on the spot, and what they say."""

from cuado.analysis.diagnosis import Diagnosis, diagnose
from cuado.backends.protocol import Bench
from cuado.device.resolve import resolve_chip
from cuado.model.cause import Cause
from cuado.model.finding import Kind
from cuado.model.trial import Loaded, Trial
from cuado.rules.registry import all_rules
from cuado.sources.counters import collect
from cuado.what_if.result import CounterVerdict


def read_counters(bench: Bench, loaded: Loaded, chip: str | None = None) -> CounterVerdict:
    """Count the original in all stages, and diagnose it like a recorded profile.

    Args:
        bench: where the original is loaded.
        loaded: the driver's data on it.
        chip: a chip's name or file, where it is to overrule what is known of the device.

    Raises:
        TrialFailedError: the original does not run under the counters.
    """
    profile = collect(bench, Trial(), loaded)
    note = "; ".join(profile.notes)
    if not profile.raw:
        return CounterVerdict(note=note or "no counters could be read")
    found = diagnose(profile, resolve_chip(bench.device, chip), all_rules())
    return CounterVerdict(
        found.limiter, profile, note, findings=found.findings, excluded=excluded_causes(found)
    )


def excluded_causes(found: Diagnosis) -> frozenset[Cause]:
    """The causes that rules looked for and did not find, or whose fix gains next to nothing.

    A cause of which any rule lacked data, or failed, is not among them.
    """
    skipped = {each.rule for each in found.skipped}
    open_causes = {each.cause for each in found.findings if each.kind is Kind.CAUSE}
    open_causes |= {rule.cause for rule in all_rules() if rule.name in skipped}
    return frozenset(
        rule.cause for rule in all_rules() if rule.cause and rule.cause not in open_causes
    )
