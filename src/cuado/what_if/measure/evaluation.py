"""Timings become outcomes: what each experiment found, with every doubt met on the way."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cuado.backends.rounds import Measured
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.instruction import SourceLocation
from cuado.model.trial import ORIGINAL, Equivalence, TrialFailedError
from cuado.stats import Comparison, Interval, Run, Verdict, ratio_interval
from cuado.what_if.measure.other_occupancy import at_its_occupancy
from cuado.what_if.measure.versions import Version
from cuado.what_if.result import Check, Outcome, Status, Timing

VARYING = "the original's results vary from run to run: they could not be compared"
"""Note on kernels that add floats atomically, or read memory that nobody wrote."""


def outcome_of(
    kernel: Kernel,
    version: Version,
    measured: Measured,
    equivalence: Equivalence | None,
    blocks: Mapping[str, int],
    *,
    is_judged: bool = True,
) -> Outcome:
    """The outcome that one version's timings give.

    Args:
        kernel: the kernel.
        version: the experiment's program.
        measured: the run it was timed in.
        equivalence: of its results, where they were compared.
        blocks: blocks per SM by variant, as the device says.
        is_judged: whether its self-check counts, which waits for a disassembly.
    """
    notes = version.proposal.notes
    if equivalence is not None and _vary(kernel, equivalence):
        notes, equivalence = (*notes, VARYING), None
    names = [name for name, _ in version.trials()]
    notes = (*notes, *_occupancy_notes(version, measured.run))
    failed = next((measured.failures[n] for n in names if n in measured.failures), None)
    timings = tuple(_timings(version, measured.run, blocks))
    comparison, perturbation = (None, None) if failed else _compared(version, measured.run)
    bad = next((c for c in version.checks if not c.passed), None) if is_judged else None
    status, reason = _status(failed, version, equivalence, comparison, measured, bad)
    return Outcome(
        version.experiment,
        status,
        reason,
        line=line_of(version, kernel),
        kind=version.proposal.kind,
        timings=timings,
        comparison=comparison,
        perturbation=perturbation,
        checks=version.checks if is_judged else version.known_checks,
        equivalence=equivalence,
        touched=touched_lines(kernel, version.proposal.touched),
        notes=notes,
    )


def _occupancy_notes(version: Version, run: Run) -> Iterable[str]:
    """What was measured because a copy holds other blocks per SM than the original."""
    held = version.held_original
    if held is None or held[0] not in run.samples:
        return
    ratio = run.compare(held[0]).ratio
    blocks = version.original.blocks_of(version.built.resources, version.dynamic_shared_bytes)
    own = version.original.blocks_per_sm
    took = f", which takes {ratio.estimate:.2f} times as long" if ratio else ""
    if blocks == own:
        yield f"compared with the original with as much shared memory as the copy{took}"
    else:
        yield (
            f"the copy holds {blocks} blocks per SM and not {own}: compared with the original at "
            f"{blocks}{took}"
        )


def _vary(kernel: Kernel, equivalence: Equivalence) -> bool:
    """True if results differ from run to run, or may: sums of floats in the order of arrival.

    Two runs of the original may agree by chance, and the third may not.
    """
    if not equivalence.deterministic:
        return True
    return kernel.adds_floats and not equivalence.equal and not equivalence.out_of_bounds


def touched_lines(kernel: Kernel, indices: Iterable[int]) -> tuple[SourceLocation, ...]:
    """Source lines of some instructions, each once, in order."""
    known = {kernel.lines[n] for n in indices}
    found = (line for line in known if line is not None)
    return tuple(sorted(found, key=lambda line: (line.file, line.line)))


def line_of(version: Version, kernel: Kernel) -> SourceLocation | None:
    """The line that a version was restricted to."""
    chosen = version.scope.instructions
    return kernel.lines[min(chosen)] if chosen else None


def _timings(version: Version, run: Run, blocks: Mapping[str, int]) -> Iterable[Timing]:
    if version.baseline is not None:
        yield from _timing(run, version.baseline.name, version.baseline.name, 0.0, None)
    for setting, (name, _) in zip(version.proposal.settings, version.variants(), strict=True):
        yield from _timing(run, name, setting.label, setting.amount, blocks.get(name))


def _timing(run: Run, name: str, label: str, amount: float, blocks: int | None) -> Iterable[Timing]:
    """A variant's timing; nothing if it has no undisturbed round."""
    if name not in run.samples:
        return
    steady = run.samples[name].only(set(run.samples[name].rounds) - set(run.disturbed))
    original = run.samples[ORIGINAL].only(set(run.samples[ORIGINAL].rounds) - set(run.disturbed))
    if len(steady):
        ratio = ratio_interval(original, steady, run.plan.confidence)
        yield Timing(label, amount, steady.interval(run.plan.confidence), ratio, blocks)


def _compared(version: Version, run: Run) -> tuple[Comparison | None, Interval | None]:
    """The comparison that answers the question, and what the switch itself costs."""
    if any(name not in run.samples for name, _ in version.trials()):
        return None, None
    names = [name for name, _ in version.variants()]
    held = version.held_original
    if held is not None:
        return at_its_occupancy(version, run, names, held[0])
    if version.proposal.kind is Kind.SWITCHED or version.baseline is not None:
        off, on = (
            (names[0], names[1]) if version.baseline is None else (version.baseline.name, names[0])
        )
        # A bound from below says nothing of what is at most gained.
        least = not version.experiment.only_bounds
        is_switched = version.proposal.kind is Kind.SWITCHED
        switched = run.switched_gain(off, on, or_least=least, or_discounted=least and is_switched)
        return switched.comparison, switched.perturbation
    if version.proposal.kind is Kind.NOISE:
        switched = run.switched_gain(names[0], names[-1])
        return switched.comparison, switched.perturbation
    return run.compare(names[0]), None


def _status(
    failed: TrialFailedError | None,
    version: Version,
    equivalence: Equivalence | None,
    comparison: Comparison | None,
    measured: Measured,
    bad: Check | None,
) -> tuple[Status, str]:
    if failed is not None:
        return Status.FAILED, f"{failed.failure.value}: {failed.message}"
    if equivalence is not None and not equivalence.equal:
        return Status.UNSOUND, different(equivalence)
    if bad is not None:
        return Status.UNSOUND, f"{bad.name}: {bad.found}, meant {bad.expected}"
    if comparison is None or comparison.ratio is None:
        dropped = {each.variant: each.cause for each in measured.run.dropped}
        cause = next((dropped[n] for n, _ in version.trials() if n in dropped), "")
        why = "interrupted" if measured.interrupted else "the time budget was spent before"
        return Status.SKIPPED, cause or why
    return Status.MEASURED, ""


def different(equivalence: Equivalence) -> str:
    """The first difference, in one line."""
    if equivalence.out_of_bounds:
        return f"wrote beside {', '.join(equivalence.out_of_bounds)}"
    first = equivalence.differences[0]
    return (
        f"results differ: {first.buffer}[{first.index}] is {first.found:.9g}, "
        f"was {first.expected:.9g}; {first.elements:,} elements in all"
    )


def best_alternative(outcomes: Sequence[Outcome]) -> Outcome:
    """The alternative that gained most, with the others inside."""
    if len(outcomes) == 1:
        return outcomes[0]
    first, *others = sorted(outcomes, key=_worth, reverse=True)
    tried = tuple(f"also tried: {_tried(other)}" for other in others)
    return replace(first, alternatives=tuple(others), notes=(*first.notes, *tried))


def _tried(outcome: Outcome) -> str:
    """An alternative in a few words."""
    is_named = outcome.timings and outcome.kind is not Kind.SWITCHED
    label = outcome.timings[0].label if is_named else " ".join(outcome.notes)
    gain = outcome.gain
    return f"{label}: {gain.estimate:.2f}x" if gain else f"{label}: {outcome.reason}"


def _worth(outcome: Outcome) -> tuple[bool, bool, float]:
    gain = outcome.gain
    is_gain = outcome.verdict is Verdict.FASTER
    return outcome.status is Status.MEASURED, is_gain, gain.estimate if gain else 0.0
