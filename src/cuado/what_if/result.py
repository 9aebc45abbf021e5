"""The results of the experiments on one launch: plain data for reports, judgements included."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import PurePath

from cuado.device.chip import ChipFacts
from cuado.kernel.proposal import Kind
from cuado.metrics.quantity import format_factor
from cuado.model.cause import Cause
from cuado.model.device import DeviceAttributes
from cuado.model.finding import Finding
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Launch
from cuado.model.limiter import Limiter
from cuado.model.profile import Profile
from cuado.model.trial import Equivalence, Loaded
from cuado.stats import Comparison, Interval, Reason, Verdict
from cuado.what_if.experiment import Experiment


class Claim(StrEnum):
    """The kinds of promise that a gain makes."""

    REAL = "real"
    PREDICTED = "predicted"
    AT_LEAST = "at least"
    BOUND = "at most"
    UNPROVEN = "unproven"


class Status(StrEnum):
    """The stage at which an experiment ended."""

    MEASURED = "measured"
    ABSENT = "nothing to relax"
    REFUSED = "refused"
    UNSOUND = "failed its self-check"
    FAILED = "failed on the device"
    SKIPPED = "left out"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that a rewritten program was checked for before its time was believed."""

    name: str
    expected: str
    found: str
    passed: bool


@dataclass(frozen=True, slots=True)
class Timing:
    """One setting of an experiment.

    Attributes:
        label: ``off``, ``on``, ``+16``, ``3 blocks per SM``.
        amount: the setting as a number, for sweeps; 0 where it is none.
        time: nanoseconds of one launch; None for too few rounds.
        ratio: its time / the original's, paired by round; None for too few rounds.
        blocks_per_sm: that fit an SM with this setting.
    """

    label: str
    amount: float
    time: Interval | None
    ratio: Interval | None
    blocks_per_sm: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one experiment.

    Attributes:
        experiment: which.
        status: how far it came.
        reason: why not further; empty when measured.
        line: the source line it was restricted to, None for the whole kernel.
        kind: how it compares; None if it was not made.
        timings: of every setting measured.
        comparison: on against off, or the setting against the original; None if not measured.
            On against the original, or off against on discounted by what the switch gains,
            where it says the least that is gained.
        perturbation: time off / time of the original, for switched experiments; of others, time
            of the original without unrolling / its own, where they are compared with that.
        checks: self-checks of its program.
        equivalence: of its outputs with the original's, where results must stay.
        touched: source lines of the instructions it changed.
        lines: the same experiment restricted to single lines.
        alternatives: other answers to the same question that were tried; this one is the best.
        notes: conditions that hold here.
        contradicted: by which experiment, a clause; its gain is then a bound. Empty if by none.
    """

    experiment: Experiment
    status: Status
    reason: str = ""
    line: SourceLocation | None = None
    kind: Kind | None = None
    timings: tuple[Timing, ...] = ()
    comparison: Comparison | None = None
    perturbation: Interval | None = None
    checks: tuple[Check, ...] = ()
    equivalence: Equivalence | None = None
    touched: tuple[SourceLocation, ...] = ()
    lines: "tuple[Outcome, ...]" = ()
    alternatives: "tuple[Outcome, ...]" = ()
    notes: tuple[str, ...] = ()
    contradicted: str = ""

    @property
    def gain(self) -> Interval | None:
        """How many times faster the kernel is relaxed: off / on, or original / setting or on."""
        return self.comparison.gain if self.comparison else None

    @property
    def claim(self) -> Claim:
        """The kind of promise that its gain makes."""
        if self.kind is Kind.EQUIVALENT:
            checked = self.equivalence is not None and self.equivalence.equal
            return Claim.REAL if checked else Claim.UNPROVEN
        if self.experiment.only_bounds or self.contradicted:
            return Claim.BOUND
        return Claim.AT_LEAST if self._is_least else Claim.PREDICTED

    @property
    def _is_least(self) -> bool:
        return self.comparison is not None and Reason.PERTURBED in self.comparison.notes

    @property
    def is_against_original(self) -> bool:
        """True if the gain compares with the original, and not with the switch off."""
        if self.perturbation is None:
            return True
        return self._is_least and self.perturbation.low > 1

    @property
    def verdict(self) -> Verdict | None:
        """FASTER: relaxing helps; SAME: the cause is absent; UNDECIDED: there is no verdict."""
        return self.comparison.verdict if self.comparison else None


DATA_DECIDES = "data decides the addresses"
"""Remark on a cause whose accesses no order of threads makes regular."""
WASTED_ON = "sectors are wasted on "
"""How a remark begins that names the arguments whose accesses a cause is about."""


@dataclass(frozen=True, slots=True)
class NamedCause:
    """A cause, and what names it.

    Attributes:
        cause: in cuado's vocabulary.
        why: what shows it, a clause without the gain.
        experiment: the one that names it; empty if only counters do.
        gain: how many times faster without it; None where that was not measured.
        claim: what the gain promises; None without one.
        rule: the rule that finds it in the counters; empty if none does.
        bound: the gain that the counters bound; None where they do not.
        lines: where it sits, as far as the experiment tells, or else the counters.
        remark: what else is to be known of the gain; a clause, or empty.
    """

    cause: Cause
    why: str
    experiment: str = ""
    gain: Interval | None = None
    claim: Claim | None = None
    rule: str = ""
    bound: float | None = None
    lines: tuple[SourceLocation, ...] = ()
    remark: str = ""

    @property
    def arrays(self) -> str:
        """The arguments whose accesses it is about: ``a, x``; empty where none is named."""
        clauses = (each for each in self.remark.split("; ") if each.startswith(WASTED_ON))
        return next(clauses, "").removeprefix(WASTED_ON)

    @property
    def sentence(self) -> str:
        """A sentence for the reader: what shows the cause, its gain, its bound and line."""
        parts = [self.why]
        if self.gain is not None:
            parts[0] += f": {self.experiment} gains {_promised(self.gain, self.claim)}"
        if self.remark:
            parts.append(self.remark)
        if self.rule:
            most = f", at most {format_factor(self.bound)}" if self.bound else ""
            parts.append(f"counters: {self.rule}{most}")
        place = next((each for each in self.lines if each.line > 0), None)
        if place is not None:
            parts.append(f"at {PurePath(place.file).name}:{place.line}")
        return "; ".join(parts)


def _promised(gain: Interval, claim: Claim | None) -> str:
    """A gain and what it promises: ``1.65x, predicted``; ``at most 1.43x``."""
    factor = format_factor(gain.estimate)
    if claim is None:
        return factor
    is_end = claim in {Claim.AT_LEAST, Claim.BOUND}
    return f"{claim.value} {factor}" if is_end else f"{factor}, {claim.value}"


@dataclass(frozen=True, slots=True)
class CounterVerdict:
    """The diagnosis of the same launch by hardware counters.

    Attributes:
        limiter: the diagnosis engine's verdict; None if there were no counters.
        profile: the counters; None likewise.
        note: why there were none, or how many passes and seconds they took.
        agrees: whether it names the same limiter as the experiments; None if either is undecided.
        words: agreement or disagreement in a sentence.
        findings: what the rules find in the counters, greatest bound first.
        excluded: causes that the rules looked for in the counters and did not find; of each, every
            rule had what it needs.
    """

    limiter: Limiter | None = None
    profile: Profile | None = None
    note: str = ""
    agrees: bool | None = None
    words: str = ""
    findings: tuple[Finding, ...] = ()
    excluded: frozenset[Cause] = frozenset()


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What stands between a kernel without a named cause and the word that it has none.

    Attributes:
        cause: that could explain the time; or the roof itself, if what would show it is missing.
        why: why that is not known, a clause.
    """

    cause: Cause
    why: str


@dataclass(frozen=True, slots=True)
class WhatIf:
    """All experiments on one launch.

    Attributes:
        launch: what was run.
        chip: where, with the device's own facts.
        device: what the driver says of it.
        backend: its name.
        loaded: registers, local memory and occupancy of the original.
        original: time of the original, nanoseconds; None if it was interrupted before.
        noise: the original against itself in the same rounds.
        outcomes: in the order of experiments; whole kernel, with their lines inside.
        limiter: from the experiments; its ``variants`` are the times of the method's pictures.
        counters: the cross-check.
        causes: by name, what matters most first; roofs if there is nothing to fix.
        ruled_out: what experiments looked for and did not find.
        open_questions: where no cause is named: what was not excluded. With any, no roof is named.
        modelled: whether all times are a model's: no GPU was timed.
        rounds: undisturbed rounds measured.
        disturbed: rounds repeated because the SM clock changed.
        seconds: total duration, including compilation.
        interrupted: whether the user ended it early.
        clocks: lowest and highest SM clock read, MHz; None if it could not be read.
        notes: for the reader.
    """

    launch: Launch
    chip: ChipFacts
    device: DeviceAttributes
    backend: str
    loaded: Loaded
    original: Interval | None
    noise: Interval | None
    outcomes: tuple[Outcome, ...]
    limiter: Limiter
    counters: CounterVerdict
    rounds: int
    disturbed: int
    seconds: float
    interrupted: bool = False
    clocks: tuple[float, float] | None = None
    notes: tuple[str, ...] = ()
    causes: tuple[NamedCause, ...] = ()
    ruled_out: frozenset[Cause] = frozenset()
    modelled: bool = False
    open_questions: tuple[OpenQuestion, ...] = ()
