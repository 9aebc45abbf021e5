"""The diagnosis of one launch: limiter, ranked findings, and the data that a report draws."""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.analysis.annotated_source import Listing, listings
from cuado.analysis.limiter import limiter
from cuado.analysis.roofline import Roofline, roofline
from cuado.analysis.same_occupancy import SameOccupancy, same_occupancy
from cuado.analysis.traffic import Traffic, traffic
from cuado.device.resolve import ResolvedChip
from cuado.metrics.vocabulary import STALL_REASONS
from cuado.model.finding import Effort, Finding, Kind, Scope, Skipped
from cuado.model.limiter import Limit, Limiter, VariantTimes
from cuado.model.profile import Profile
from cuado.rules.facts import UndeclaredMetricError
from cuado.rules.rule import Rule
from cuado.rules.run import run_rule

LEAST_GAIN = 1.03
"""A cause whose bound is below this is counted as minor: less than run-to-run noise."""

SAME_BOUND = 1.1
"""Bounds whose ratio is below this count as equal: on an H200 bounds exceeded the measured gains
by 1.1 to 1.6 times (``docs/bounds.md``)."""

NSIGHT = "Nsight Compute"
"""Start of the tool names whose recordings can hold source lines."""

NO_LINES = (
    "no source lines: compile with -lineinfo and record with --import-source yes "
    "--section SourceCounters"
)
NO_TEXT = "source text is not in the report: record with --import-source yes"


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What cuado says of one launch.

    Attributes:
        profile: the numbers.
        chip: the device, and where the report differs from its file.
        limiter: the verdict.
        findings: causes by bound on kernel time, then what is harmless, then what is healthy.
        minor: causes that can gain next to nothing here.
        skipped: rules that lacked data, and which.
        stalls: part (0..1) of warp time per stall reason, largest first; empty if not measured.
        roofline: roofs and points; None if the chip's DRAM bandwidth is unknown.
        traffic: bytes between memory levels, None if not measured.
        listings: annotated source files, most samples first.
        hints: how to record what this profile lacks.
        copy: what a simple copy reaches at the same occupancy; None if that is not known.
    """

    profile: Profile
    chip: ResolvedChip
    limiter: Limiter
    findings: tuple[Finding, ...]
    minor: tuple[Finding, ...]
    skipped: tuple[Skipped, ...]
    stalls: dict[str, float]
    roofline: Roofline | None
    traffic: Traffic | None
    listings: tuple[Listing, ...]
    hints: tuple[str, ...]
    copy: SameOccupancy | None = None

    @property
    def best_bound(self) -> float | None:
        """The largest bound on kernel time among the causes; None if there is none."""
        bounds = [
            finding.bound.speedup
            for finding in self.findings
            if finding.kind is Kind.CAUSE and finding.bound and finding.bound.scope is Scope.KERNEL
        ]
        return max(bounds, default=None)


def diagnose(
    profile: Profile,
    chip: ResolvedChip,
    rules: Iterable[Rule],
    variants: VariantTimes | None = None,
) -> Diagnosis:
    """Ask the limiter, then every rule, and rank what they say."""
    ecc = bool(chip.ecc_enabled)
    verdict = limiter(profile, chip.chip, ecc, variants)
    results = [_ask(rule, profile, chip, verdict) for rule in rules]
    found = [result for result in results if isinstance(result, Finding)]
    minor = [finding for finding in found if _is_minor(finding, verdict)]
    return Diagnosis(
        profile=profile,
        chip=chip,
        limiter=verdict,
        findings=ranked(finding for finding in found if finding not in minor),
        minor=ranked(minor),
        skipped=tuple(result for result in results if isinstance(result, Skipped)),
        stalls=stalls(profile),
        roofline=roofline(profile.metrics, chip.chip, ecc),
        traffic=traffic(profile.metrics),
        listings=listings(profile),
        hints=_hints(profile),
        copy=same_occupancy(profile, chip.chip),
    )


def _ask(
    rule: Rule, profile: Profile, chip: ResolvedChip, verdict: Limiter
) -> Finding | Skipped | None:
    """One rule's answer; a rule that fails on odd numbers costs only itself, and says so."""
    try:
        return run_rule(rule, profile, chip.chip, verdict)
    except UndeclaredMetricError:
        raise
    except Exception as error:  # noqa: BLE001 - the reader sees it among the skipped rules
        return Skipped(rule.name, (), f"failed: {type(error).__name__}: {error}")


def ranked(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Causes by bound on kernel time, causes without one, then harmless, then healthy.

    Of those without a bound, the findings that name a cause come before those that name what a
    cause does, as replays are.

    Bounds within a tenth of each other say the same; between two such causes the one that takes
    the smaller change comes first.
    """
    order = {Kind.CAUSE: 0, Kind.HARMLESS: 1, Kind.HEALTHY: 2}
    found: list[Finding] = []
    for finding in sorted(
        findings,
        key=lambda each: (order[each.kind], -_kernel_bound(each), not each.cause, each.rule),
    ):
        place = len(found)
        while place and _smaller_change(finding, found[place - 1]):
            place -= 1
        found.insert(place, finding)
    return tuple(found)


def _kernel_bound(finding: Finding) -> float:
    """A finding's bound on kernel time; 0 if it has none."""
    bound = finding.bound
    return bound.speedup if bound and bound.scope is Scope.KERNEL else 0.0


def _smaller_change(finding: Finding, other: Finding) -> bool:
    """True if a finding gains as much as another, within the bounds' accuracy, for less work."""
    efforts = list(Effort)
    return (
        finding.kind is other.kind is Kind.CAUSE
        and _kernel_bound(finding) > 0
        and _kernel_bound(other) <= SAME_BOUND * _kernel_bound(finding)
        and efforts.index(finding.effort) < efforts.index(other.effort)
    )


def stalls(profile: Profile) -> dict[str, float]:
    """Part (0..1) of warp time per stall reason, largest first; counters before samples."""
    metrics = profile.metrics
    cycles = {reason: metrics.value(f"stall_{reason}") for reason in STALL_REASONS}
    measured = {reason: value for reason, value in cycles.items() if value}
    if not measured:
        for instruction in profile.instructions:
            for reason, samples in instruction.stalls.items():
                measured[reason] = measured.get(reason, 0) + samples
    total = sum(measured.values())
    return {
        reason: value / total
        for reason, value in sorted(measured.items(), key=lambda item: -item[1])
    }


def _is_minor(finding: Finding, verdict: Limiter) -> bool:
    """True if fixing it gains nothing worth the work: by its bound, or under a roof that stays."""
    if finding.kind is not Kind.CAUSE or finding.bound is None:
        return False
    if finding.bound.speedup < LEAST_GAIN:
        return True
    if verdict.verdict is not Limit.NEAR_ROOF:
        return False
    headroom = 100 / verdict.utilizations[0].attainable if verdict.utilizations else 1.0
    return finding.bound.speedup <= headroom * LEAST_GAIN


def _hints(profile: Profile) -> tuple[str, ...]:
    if not profile.origin.tool.startswith(NSIGHT):
        return ()
    if not profile.has_lines:
        return (NO_LINES,)
    return () if profile.sources else (NO_TEXT,)
