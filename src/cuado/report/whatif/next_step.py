"""What to do next after a what-if: the cause to pursue, a sentence, and a command."""

from collections.abc import Iterator

from cuado.model.bottleneck import Bottleneck
from cuado.model.limiter import Limit
from cuado.report.whatif import wording
from cuado.report.whatif.rows import Row
from cuado.rules.latency import too_few_bytes_in_flight
from cuado.rules.launch import partial_wave, small_grid
from cuado.stats import Verdict
from cuado.what_if.diagnose.limits import FEW_IN_FLIGHT, LAST_WAVE, NAMED
from cuado.what_if.result import Claim, WhatIf


def is_at_a_roof(result: WhatIf) -> bool:
    """True if a roof is named, and nothing else."""
    return bool(result.causes) and all(each.cause.is_roof for each in result.causes)


def best_cause(causes: tuple[Row, ...], *, at_a_roof: bool = False) -> Row | None:
    """The greatest gain to pursue: a rewrite or a removable cause before a mere bound.

    What gains although nothing is misused comes last. At a roof a bound is what the roof's own unit
    takes: only versions that were timed, and less data, are left to pursue.
    """
    gains = [cause for cause in causes if cause.faster]
    defects = [cause for cause in gains if not cause.outcome.experiment.is_opportunity]
    removable = [cause for cause in defects if cause.claim is not Claim.BOUND]
    if at_a_roof:
        left = [cause for cause in gains if cause.claim is not Claim.BOUND and cause.gain]
        return max(left, key=lambda each: each.gain.estimate if each.gain else 0.0, default=None)
    return next(iter(removable or defects or gains), None)


def to_pursue(result: WhatIf, causes: tuple[Row, ...]) -> Row | None:
    """What is explained and hinted at: the experiment of the first named cause, if it gains.

    Where none is named by an experiment, it is the greatest gain.
    """
    named = next((each for each in result.causes if not each.cause.is_roof), None)
    found = (row for row in causes if named and row.faster and row.name == named.experiment)
    return next(found, None) or best_cause(causes, at_a_roof=is_at_a_roof(result))


def of_narrower_data(causes: tuple[Row, ...]) -> Row | None:
    """The gain of data stored half as wide, if there is one that is worth naming."""
    return next(
        (
            each
            for each in causes
            if each.faster
            and each.outcome.experiment.relaxes is Bottleneck.STORAGE
            and each.gain is not None
            and each.gain.low >= NAMED.value
        ),
        None,
    )


def hint(result: WhatIf, best: Row | None, causes: tuple[Row, ...], untried: int) -> str:
    """What to do next, in a sentence: for the limiter, or for the greatest gain."""
    said, _ = _of_the_limiter(result, best)
    if said:
        return said
    return _hint_without_gain(causes, untried) if best is None else _hint_for(best, causes)


def command(result: WhatIf, best: Row | None) -> str:
    """The command that explains the hint."""
    _, rule = _of_the_limiter(result, best)
    name = rule or (best.name if best else "")
    return f"cuado explain {name}" if name else ""


def explanation(result: WhatIf, causes: tuple[Row, ...], hinted: str) -> Iterator[tuple[str, str]]:
    """The command that explains the first cause, and what that says.

    Where no experiment that gains names it, its rule does: the hint is then about another's gain.
    """
    named = next((each for each in result.causes if not each.cause.is_roof), None)
    is_timed = named and any(row.faster and row.name == named.experiment for row in causes)
    if named is not None and named.rule and not is_timed:
        yield f"cuado explain {named.rule}", "teaches the cause and its remedies"
    elif hinted:
        yield hinted, "says what it changes and when it is valid"


def _of_the_limiter(result: WhatIf, best: Row | None) -> tuple[str, str]:
    """The advice for the limiter and the rule that teaches it; empty where there is none."""
    limiter = result.limiter
    if limiter.unit == LAST_WAVE:
        return (
            "Next: choose a grid of whole waves, or smaller blocks, or let a fixed number of "
            "blocks take the work in turn: the last wave leaves most of the GPU idle.",
            partial_wave.RULE.name,
        )
    if limiter.verdict is Limit.LAUNCH:
        return (
            "Next: give the GPU more blocks: while most of it has nothing to do, gains in the "
            "table say little about what a larger launch would be limited by.",
            small_grid.RULE.name,
        )
    if limiter.unit == FEW_IN_FLIGHT and (best is None or best.claim is Claim.BOUND):
        return (
            "Next: have more accesses in flight: several elements a thread, loaded before the "
            "first is used; wider loads; more warps.",
            too_few_bytes_in_flight.RULE.name,
        )
    return "", ""


def _hint_for(best: Row, causes: tuple[Row, ...]) -> str:
    """The hint to pursue a gain."""
    gain = wording.gain(best.gain.estimate if best.gain else None)
    relaxed = best.outcome.experiment.relaxes.value
    where = _where(best)
    if best.claim is Claim.REAL:
        return f"Next: take over what {best.name} does: {gain} with equal results{where}."
    if best.claim is Claim.BOUND and best.outcome.experiment.bounds:
        kind = best.outcome.experiment.bounds
        return (
            f"Next: look at {relaxed}: {gain} at most by {kind}{where}; other fixes may gain more."
        )
    if best.claim is Claim.BOUND:
        return f"Next: look at {relaxed}: if nothing of that cost time, {gain}{where}."
    real = _real_rewrite(causes, best.outcome.experiment.relaxes)
    shown = (
        f" {real.name} shows that it can be done: "
        f"{wording.gain(real.gain.estimate if real.gain else None)} with equal results."
        if real
        else ""
    )
    if best.outcome.experiment.is_opportunity:
        return f"Next: nothing gains more than to store data in fewer bytes: {gain} predicted."
    claimed = f"at least {gain}" if best.claim is Claim.AT_LEAST else f"{gain} predicted"
    return f"Next: fix {relaxed}: {claimed}{where}.{shown}"


def _where(best: Row) -> str:
    """The line that gains most, or the only line that is touched."""
    gains = [line for line in best.lines if line.faster and line.place is not None]
    if gains and gains[0].place is not None and gains[0].gain is not None:
        alone = wording.gain(gains[0].gain.estimate)
        return f", {alone} from {wording.place(gains[0].place)} alone"
    places = dict.fromkeys(map(wording.place, best.outcome.touched))
    return f", at {next(iter(places))}" if len(places) == 1 else ""


def _real_rewrite(causes: tuple[Row, ...], relaxes: Bottleneck) -> Row | None:
    return next(
        (c for c in causes if c.claim is Claim.REAL and c.outcome.experiment.relaxes is relaxes),
        None,
    )


def _hint_without_gain(causes: tuple[Row, ...], untried: int) -> str:
    undecided = sum(cause.verdict is Verdict.UNDECIDED for cause in causes)
    if not causes:
        return "Next: no cause was measured, so nothing is ruled out."
    if undecided:
        return (
            f"Next: no gain was found, but {undecided} of {len(causes)} experiments are undecided; "
            "a longer --budget or a quieter machine may decide them."
        )
    if untried:
        return (
            "Next: nothing that was measured costs time here, but "
            f"{wording.count(untried, 'experiment')} gave no result: those causes stay open."
        )
    return (
        "Next: none of the causes that were tried costs time here: only less work, "
        "or another algorithm, would be faster."
    )
