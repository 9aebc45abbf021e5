"""Concludes from what was measured: the limiter, the causes, the result, and a word before."""

from dataclasses import dataclass

from cuado.backends.rounds import CONTROL, Progress
from cuado.device.resolve import resolve_chip
from cuado.kernel import without_ptx
from cuado.kernel.facts.synchronization.matrix_products import executed_operations
from cuado.kernel.facts.synchronization.warp_roles import warp_roles_of
from cuado.kernel.kernel import Kernel
from cuado.model.cause import Cause
from cuado.model.limiter import Limit, Limiter
from cuado.model.trial import ORIGINAL
from cuado.sass.toolchain.targets import capability
from cuado.stats import Interval
from cuado.what_if.diagnose.contradictions import reconciled
from cuado.what_if.diagnose.cross_check import (
    against_theory,
    agreement,
    apart_from_roles,
    by_counters,
    confirmed,
    tensor_busy,
)
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.limits import NO_TILES, limiter_from
from cuado.what_if.diagnose.open_questions import open_questions
from cuado.what_if.diagnose.ruled_out import ruled_out, unsettled
from cuado.what_if.diagnose.table import named_causes
from cuado.what_if.diagnose.tile_limits import with_tiles
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.result import CounterVerdict, NamedCause, OpenQuestion, Outcome, WhatIf
from cuado.what_if.session import Session


@dataclass(frozen=True, slots=True)
class Concluded:
    """What follows from the measurements; the fields are those of :class:`WhatIf`."""

    outcomes: tuple[Outcome, ...]
    limiter: Limiter
    counters: CounterVerdict
    causes: tuple[NamedCause, ...]
    ruled_out: frozenset[Cause]
    open_questions: tuple[OpenQuestion, ...]


def conclude(
    session: Session,
    outcomes: tuple[Outcome, ...],
    counters: CounterVerdict,
    *,
    backend: str,
    backend_notes: tuple[str, ...],
    seconds: float,
) -> WhatIf:
    """Assemble the result with all judgements.

    Args:
        session: the measurements.
        outcomes: of all experiments.
        counters: the hardware counters' diagnosis.
        backend: its name.
        backend_notes: notes on it for the reader.
        seconds: the total duration.
    """
    kernel, first = session.subject, session.first
    original = first.samples[ORIGINAL].interval() if first else None
    found = concluded(
        kernel,
        outcomes,
        counters,
        original,
        session.loaded.blocks_per_sm,
        modelled=session.bench.is_modelled,
    )
    return WhatIf(
        launch=kernel.launch,
        chip=kernel.chip,
        device=session.bench.device,
        backend=backend,
        loaded=session.loaded,
        original=original,
        noise=first.noise() if first else None,
        outcomes=found.outcomes,
        limiter=found.limiter,
        counters=found.counters,
        rounds=max((len(run.samples[ORIGINAL]) for run in session.runs), default=0),
        disturbed=sum(len(run.disturbed) for run in session.runs),
        seconds=seconds,
        interrupted=session.interrupted,
        clocks=_clocks(session),
        notes=(*backend_notes, *_notes(session)),
        causes=found.causes,
        open_questions=found.open_questions,
        ruled_out=found.ruled_out,
        modelled=session.bench.is_modelled,
    )


def concluded(
    kernel: Kernel,
    outcomes: tuple[Outcome, ...],
    counters: CounterVerdict,
    original: Interval | None,
    blocks_per_sm: int,
    *,
    modelled: bool = False,
) -> Concluded:
    """All judgements on measurements.

    Args:
        kernel: what was measured.
        outcomes: of all experiments.
        counters: the hardware counters' diagnosis.
        original: its time, nanoseconds; None if it was not measured.
        blocks_per_sm: that fit.
        modelled: whether times are a model's.
    """
    time = original.estimate if original else None
    outcomes = reconciled(outcomes, counters)
    every = Outcomes(outcomes)
    limiter = limiter_from(kernel.launch, kernel.chip, time, every, blocks_per_sm)
    limiter = with_tiles(
        limiter, kernel.chip, every, lambda: executed_operations(kernel), tensor_busy(counters)
    )
    evidence = Evidence(kernel, every, limiter, original, modelled)
    absent = ruled_out(evidence)
    findings = counters.findings
    if kernel.has_ptx:
        findings = apart_from_roles(findings, warp_roles_of(kernel))
    unnamed = absent | unsettled(evidence)
    causes = confirmed(named_causes(evidence, unnamed), unnamed, findings)
    unanswered = open_questions(evidence, causes, absent, counters)
    # A protocol that is not understood leaves all to the counters, as machine code does.
    is_open = not kernel.has_ptx or limiter.reason_code == NO_TILES
    final = (by_counters if is_open else against_theory)(limiter, counters)
    return Concluded(
        outcomes,
        final,
        agreement(limiter, counters, final),
        # Without an answer to these a roof is not known, and not named.
        () if unanswered else causes,
        absent,
        unanswered,
    )


def _clocks(session: Session) -> tuple[float, float] | None:
    """The lowest and the highest SM clock read beside the original, MHz; None if none was read."""
    originals = (
        run.samples[name]
        for run in session.runs
        for name in (ORIGINAL, CONTROL)
        if name in run.samples
    )
    clocks = [clock for sample in originals for pair in sample.clocks for clock in pair]
    return (min(clocks), max(clocks)) if clocks else None


def _notes(session: Session) -> tuple[str, ...]:
    """Notes for the reader on the chip and on the launch itself."""
    note = resolve_chip(session.bench.device, session.options.chip).note
    of_chip = (note,) if note else ()
    if not session.subject.has_ptx:
        return (*of_chip, without_ptx.note(capability(session.subject.options.architecture)))
    cap, registers = session.subject.launch.max_registers, session.loaded.registers
    if cap is None or registers <= cap:
        return of_chip
    return (
        *of_chip,
        f"the cap of {cap} registers has no effect, the kernel has {registers}: the assembler "
        "ignores it for kernels that state their block (__launch_bounds__)",
    )


# What is known before everything is measured, for the reader who waits.

_SEEMS = {
    Limit.BALANCED: "seems balanced",
    Limit.NEAR_ROOF: "seems near a roof",
    Limit.LAUNCH: "seems limited by the launch",
}
"""What is said of a limiter that is not simply what limits."""


def first_verdict(session: Session, outcomes: tuple[Outcome, ...]) -> str:
    """The limiter and the first cause as far as outcomes tell, no counters read: one clause.

    ``seems limited by latency, bank-conflicts 1.65x``; empty if they decide nothing yet.
    """
    first = session.first
    if first is None:
        return ""
    found = concluded(
        session.subject,
        outcomes,
        CounterVerdict(),
        first.samples[ORIGINAL].interval(),
        session.loaded.blocks_per_sm,
        modelled=session.bench.is_modelled,
    )
    said = []
    if found.limiter.verdict is not Limit.UNDECIDED:
        said.append(_SEEMS.get(found.limiter.verdict, _limited_by(found.limiter.verdict)))
    for named in found.causes[:1]:
        gain = f" {named.gain.estimate:.3g}x" if named.gain is not None else ""
        said.append(f"{named.cause}{gain}")
    return ", ".join(said)


def _limited_by(limit: Limit) -> str:
    return f"seems limited by {limit.replace('_', ' ')}"


class Telling:
    """Progress that says a verdict, once there is one, before what is being done.

    Args:
        tell: is told both.

    Attributes:
        verdict: what is said before; empty for nothing.
    """

    def __init__(self, tell: Progress) -> None:
        self._tell, self.verdict = tell, ""

    def __call__(self, what: str, done: int, total: int) -> None:
        """Report what is under way, with the steps done and their total."""
        self._tell(f"{self.verdict}; {what}" if self.verdict else what, done, total)
