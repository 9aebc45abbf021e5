"""What each source says of a planted kernel: causes by name, in its own order of importance.

Four sources: (i) cuado's experiments alone, (ii) cuado's rules on an Nsight Compute report alone,
(iii) experiments and the counters that ``cuado whatif`` reads itself, (iv) NVIDIA's own rules in
the same Nsight Compute report.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cuado.model.cause import Cause
from cuado.what_if.diagnose.cross_check import LEAST_BOUND
from cuado.what_if.result import Claim

LEAST_GAIN = 1.05
"""Gain, or bound, from which a cause counts as named, the same for every source."""

MOST = 99.9
"""Percent that an estimate counts for at most: some say 100."""

Entry = Mapping[str, Any]


@dataclass(frozen=True)
class Named:
    """A cause that a source names.

    Attributes:
        causes: the words that it stands for; more than one where a rule does not tell them apart.
        gain: that the source says of removing it; None if it says nothing.
        claim: what the gain promises.
        by: the experiment or rule.
        remark: what else the source says of it, a clause; empty for nothing.
    """

    causes: frozenset[str]
    gain: float | None
    claim: Claim
    by: str
    remark: str = ""

    @property
    def is_roof(self) -> bool:
        """Whether it says that there is nothing to remove."""
        return bool(self.causes) and all(word.endswith("-roof") for word in self.causes)


@dataclass(frozen=True)
class Source:
    """A source of names.

    Attributes:
        key: short, for files.
        title: for tables.
        named: what it names of a kernel, from the kernel's entry in the measurements and its entry
            in the counters; None where it has no data.
    """

    key: str
    title: str
    named: Callable[[Entry | None, Entry | None], tuple[Named, ...] | None]


def by_experiments(measured: Entry | None, counters: Entry | None) -> tuple[Named, ...] | None:
    """What experiments alone name."""
    del counters
    if measured is None:
        return None
    causes = measured["whatif"]["causes"]
    # What the counters bound is theirs.
    return tuple(_named({**c, "bound_speedup": None}) for c in causes if c["experiment"])


def by_both(measured: Entry | None, counters: Entry | None) -> tuple[Named, ...] | None:
    """What experiments name, with what counters add: those read beside them, and the report's.

    The report's findings go by nearly the rule of ``cuado.what_if.diagnose.cross_check``: of causes
    that no experiment named or ruled out, with a bound that is worth it, and exceeds what
    experiments gain by others. Not by the very function: names.toml's words decide here, so that a
    rule which stands for several names nothing, and the bound of a unit counts as the kernel's.
    """
    if measured is None:
        return None
    named = tuple(map(_named, measured["whatif"]["causes"]))
    found = [*named, *(_added(measured["whatif"], counters) if counters else ())]
    defects = tuple(each for each in found if not each.is_roof)
    return defects or named


def _added(whatif: Entry, counters: Entry) -> Iterable[Named]:
    known = {cause["cause"] for cause in whatif["causes"]} | set(whatif["ruled_out"])
    gains = [cause["gain"]["estimate"] for cause in whatif["causes"] if cause["gain"]]
    least = max([LEAST_BOUND, *gains])
    for found in by_counters(None, counters) or ():
        worth = found.gain is not None and found.gain >= least
        if worth and len(found.causes) == 1 and not found.causes & known and not found.is_roof:
            yield found


def by_counters(measured: Entry | None, counters: Entry | None) -> tuple[Named, ...] | None:
    """What cuado's rules find in the report."""
    del measured
    if counters is None:
        return None
    found = (each for each in counters["cuado"] if not each["minor"])
    return _worthwhile(Named(_words(f), f["bound"], claim=Claim.BOUND, by=f["rule"]) for f in found)


def by_nvidia(measured: Entry | None, counters: Entry | None) -> tuple[Named, ...] | None:
    """What NVIDIA's rules find in the report; an estimate of 60 % of the time is a gain of 2.5."""
    del measured
    if counters is None:
        return None
    return _worthwhile(
        Named(_words(f), _gain(f["estimated_speedup"]), claim=Claim.PREDICTED, by=f["rule"])
        for f in counters["nvidia"]
    )


SOURCES = (
    Source("experiments", "experiments alone", by_experiments),
    Source("counters", "counters alone", by_counters),
    Source("both", "both", by_both),
    Source("nvidia", "NVIDIA's rules", by_nvidia),
)


def _named(cause: Entry) -> Named:
    gain = cause["gain"]["estimate"] if cause["gain"] else cause["bound_speedup"]
    claim = Claim[cause["claim"].upper()] if cause["gain"] else Claim.BOUND
    by = cause["experiment"] or cause["rule"]
    remark = cause.get("why", "").rpartition("; ")[2] if gain is None else ""
    return Named(frozenset({word(cause["cause"])}), gain, claim, by, remark)


def _worthwhile(findings: Iterable[Named]) -> tuple[Named, ...]:
    """Findings that name a cause and promise enough, greatest promise first."""
    found = [f for f in findings if f.causes and (f.gain is None or f.gain >= LEAST_GAIN)]
    return tuple(sorted(found, key=lambda named: -(named.gain or 0.0)))


def _words(finding: Entry) -> frozenset[str]:
    return frozenset(map(word, finding["causes"]))


def _gain(percent: float | None) -> float | None:
    """Old time over new time, of an estimate in percent of the time."""
    return None if percent is None else 1 / (1 - min(percent, MOST) / 100)


def word(cause: str) -> str:
    """A cause's word in the manifest: which pipe is at its roof experiments do not tell."""
    return {"issue-roof": INSTRUCTIONS, "fma-roof": INSTRUCTIONS}.get(cause, cause)


INSTRUCTIONS = Cause.INSTRUCTION_ROOF.value
