"""The gain of a what-if experiment that one binary switches on and off.

Off and on run the same instructions, so the relaxation alone gains

    gain = off / on

The switch itself costs ``off / original``. Where that is far from 1, the copy is no longer the
user's kernel, and the gain is not believed, with two exceptions:

    off > original > on                        gain >= original / on
    off < original, off / on > (original / off)^2     gain >= off / on * off / original

In the second case the copy lacks something else that the original pays for, and the condition must
hold beyond the noise: a smaller gain may have the same cause as the switch's own speed-up.
"""

import math
from dataclasses import dataclass, replace

from cuado.stats.interval import Interval
from cuado.stats.verdict import Comparison, Reason, Verdict

MOST_PERTURBATION = 0.10
"""Largest cost of a switch, as a share of the kernel's time, for a gain to be believed."""


@dataclass(frozen=True, slots=True)
class SwitchedGain:
    """What the relaxation gains, and what the switch itself costs.

    Attributes:
        comparison: on against off; FASTER means that the relaxation helps. If the switch changes
            too much, it is the least gain that is certain, marked PERTURBED: on against the
            original, or on against off times the original against off.
        perturbation: time off / time of the original; None for too few rounds.
    """

    comparison: Comparison
    perturbation: Interval | None

    @property
    def gain(self) -> Interval | None:
        """Time off / time on, or the least that is certain; None for too few rounds."""
        return self.comparison.gain


def switched_gain(
    on_against_off: Comparison,
    off_against_original: Comparison,
    most_perturbation: float = MOST_PERTURBATION,
    on_against_original: Comparison | None = None,
    *,
    or_discounted: bool = False,
) -> SwitchedGain:
    """The gain, UNDECIDED unless the whole interval of the perturbation is within the threshold.

    The threshold is logarithmic like the noise floor: 0.1 allows 1/1.1 to 1.1.

    Args:
        on_against_off: what the relaxation gains.
        off_against_original: what the switch costs.
        most_perturbation: the threshold.
        on_against_original: falls in, where it is FASTER, for a gain that a switch which slows the
            kernel leaves undecided; None where the least that is gained is of no use.
        or_discounted: whether the gain less the switch's own falls in, for a gain that a switch
            which speeds the kernel up leaves undecided.

    Raises:
        ValueError: unless the threshold is positive.
    """
    if not 0 < most_perturbation < math.inf:
        raise ValueError(f"a threshold of {most_perturbation} is not positive")
    perturbation = off_against_original.ratio
    if perturbation and perturbation.distance <= most_perturbation:
        return SwitchedGain(on_against_off, perturbation)
    least = on_against_original
    if perturbation and perturbation.low > 1 and least and least.verdict is Verdict.FASTER:
        return SwitchedGain(replace(least, notes=(*least.notes, Reason.PERTURBED)), perturbation)
    discounted = _discounted(on_against_off, off_against_original) if or_discounted else None
    if discounted:
        return SwitchedGain(discounted, perturbation)
    cause = Reason.PERTURBED if perturbation else Reason.TOO_FEW_ROUNDS
    known = on_against_off.reasons if on_against_off.verdict is Verdict.UNDECIDED else ()
    reasons = (cause, *(reason for reason in known if reason is not cause))
    return SwitchedGain(
        replace(on_against_off, verdict=Verdict.UNDECIDED, reasons=reasons), perturbation
    )


def _discounted(on_against_off: Comparison, off_against_original: Comparison) -> Comparison | None:
    """The least that is gained under a switch that speeds the kernel up; None if there is none.

    Each of the ratios multiplied may be off by its own limit.
    """
    gained, sped_up = on_against_off.ratio, off_against_original.ratio
    both = {on_against_off.verdict, off_against_original.verdict}
    if gained is None or sped_up is None or both != {Verdict.FASTER}:
        return None
    least = gained.over(sped_up)
    limit = (1 + on_against_off.limit) * (1 + off_against_original.limit) - 1
    edge = 1 / ((1 + limit) * (1 + off_against_original.limit))
    if least.high / sped_up.low >= edge:
        return None
    notes = dict.fromkeys((*on_against_off.notes, *off_against_original.notes, Reason.PERTURBED))
    return replace(on_against_off, notes=tuple(notes), ratio=least, limit=limit)
