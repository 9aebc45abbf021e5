"""The gain of a copy that holds other blocks per SM than the original, told at its occupancy.

The original was measured at the copy's occupancy, too. What is gained there is what would be gained
at the original's, but for what the occupancy itself does: that factor, up or down, is a doubt about
the gain. A gain that is greater than the doubt stays one.
"""

from dataclasses import replace

from cuado.kernel.proposal import Kind
from cuado.stats import Comparison, Interval, Reason, Run, Verdict, switched_gain
from cuado.what_if.measure.versions import Version


def at_its_occupancy(
    version: Version, run: Run, names: list[str], held: str
) -> tuple[Comparison, Interval | None]:
    """The comparison with the original at the copy's occupancy, and what the switch costs there.

    Args:
        version: the copy.
        run: has samples of all that follow.
        names: of its settings.
        held: of the original at the copy's occupancy.
    """
    shift = run.compare(held)
    if version.proposal.kind not in (Kind.SWITCHED, Kind.NOISE):
        return undecided_by_occupancy(run.compare(names[0], against=held), shift), None
    off, on = names[0], names[-1]
    least = version.proposal.kind is Kind.SWITCHED and not version.experiment.only_bounds
    switched = switched_gain(
        run.compare(on, against=off),
        run.compare(off, against=held),
        on_against_original=run.compare(on, against=held) if least else None,
        or_discounted=least,
    )
    return undecided_by_occupancy(switched.comparison, shift), switched.perturbation


def undecided_by_occupancy(found: Comparison, shift: Comparison) -> Comparison:
    """The comparison, UNDECIDED where the occupancy alone could make its verdict.

    Args:
        found: of the copy, at its own occupancy.
        shift: of the original at that occupancy with itself at its own.
    """
    if shift.verdict is Verdict.SAME or found.ratio is None:
        return found
    if shift.ratio is not None and found.verdict in (Verdict.FASTER, Verdict.SLOWER):
        doubt = max(shift.ratio.high, 1 / shift.ratio.low)
        edge = (1 + found.limit) * doubt
        if found.ratio.high < 1 / edge or found.ratio.low > edge:
            return replace(found, notes=(*found.notes, Reason.OCCUPANCY))
    known = found.reasons if found.verdict is Verdict.UNDECIDED else ()
    return replace(found, verdict=Verdict.UNDECIDED, reasons=(Reason.OCCUPANCY, *known))
