"""What a version lost its time to: the causes that the record names, with what they cost."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from cuado.analysis.units import UNIT_LABELS
from cuado.errors import UnknownNameError
from cuado.metrics import Measure, MetricSet
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.optimizer.registry import transformation_named
from cuado.optimizer.session import Candidate, Fate, Iteration
from cuado.optimizer.transformation import Transformation
from cuado.report import words
from cuado.report.run.rows import split_step, steps_in
from cuado.report.whatif import wording
from cuado.report.whatif.remedies import WAITS

_GAIN = re.compile(r" gains (?P<extent>at least |at most )?(?P<gain>[\d.,]+x)(?:, (?P<claim>\w+))?")
_BOUND = re.compile(r"counters: [\w-]+, at most (?P<gain>[\d.,]+x)")
_PLACE = re.compile(r"; at (?P<place>[^\s;]+:\d+)$")
_OF_THE_LAUNCH = frozenset({Bottleneck.LAUNCH_SIZE, Bottleneck.OCCUPANCY})


@dataclass(frozen=True, slots=True)
class ShownCause:
    """A cause as a record has it.

    Attributes:
        cause: which.
        brings: what its removal brings; empty where the record has no number.
        is_timed: whether an experiment timed that; counters bound it otherwise.
        gain: how many times faster that is; None where the record has no number.
        place: ``file:line`` where it sits; empty where the record has none.
    """

    cause: Cause
    brings: str
    is_timed: bool
    gain: float | None = None
    place: str = ""

    @property
    def is_of_waits(self) -> bool:
        """True if a fix leaves the work as it is, so that the busiest unit bounds its gain."""
        return self.cause in WAITS

    @property
    def is_of_the_launch(self) -> bool:
        """True if no line of the kernel is where it sits."""
        return not _OF_THE_LAUNCH.isdisjoint(self.cause.bottlenecks)


def causes_of(iteration: Iteration) -> tuple[ShownCause, ...]:
    """The causes that a version's record names, roofs left out; those of other versions, too."""
    known = {each.value: each for each in Cause}
    found = ((known[name], why) for name, why in iteration.causes if name in known)
    return tuple(_shown(cause, why) for cause, why in found if not cause.is_roof)


def _shown(cause: Cause, why: str) -> ShownCause:
    without = "them" if cause.is_plural else "it"
    timed, bound, place = _GAIN.search(why), _BOUND.search(why), _PLACE.search(why)
    found = timed or bound
    extent = (timed["extent"] or "") if timed is not None else "at most "
    return ShownCause(
        cause,
        f"{extent}{found['gain']} faster without {without}" if found is not None else "",
        timed is not None,
        float(found["gain"].rstrip("x").replace(",", "")) if found is not None else None,
        place["place"] if place is not None else "",
    )


def cause_against(iteration: Iteration, changed: Iterable[str]) -> Cause | None:
    """The cause of a version's time that what was kept on it relieves; None if none is named."""
    kept = [each for each in iteration.candidates if each.fate is Fate.KEPT]
    causes = [each.cause for each in causes_of(iteration)]
    for relieved in (_asked_for(kept), _of_transformations(changed)):
        found = (each for each in causes if not relieved.isdisjoint(_seen_as(each)))
        if (cause := next(found, None)) is not None:
            return cause
    return None


def left_to_the_launch(
    versions: Sequence[Iteration], changed: Iterable[tuple[str, ...]]
) -> ShownCause | None:
    """The launch as a cause, where it limits the original and no change of a version is against it.

    Args:
        versions: the original first.
        changed: what was changed to make each version after the original.
    """
    first = versions[0]
    against = {
        cause_against(before, steps) for before, steps in zip(versions, changed, strict=False)
    }
    if first.limiter != Limit.LAUNCH.value or any(each and _is_launch(each) for each in against):
        return None
    return next((each for each in causes_of(first) if _is_launch(each.cause)), None)


def _is_launch(cause: Cause) -> bool:
    return Bottleneck.LAUNCH_SIZE in cause.bottlenecks


def _seen_as(cause: Cause) -> frozenset[str]:
    """The bottlenecks by which a cause is relieved: more in flight makes up for missing warps."""
    more = {Bottleneck.IN_FLIGHT} if cause is Cause.OCCUPANCY else set()
    return frozenset({*cause.bottlenecks, *more})


def _asked_for(kept: Iterable[Candidate]) -> frozenset[str]:
    return frozenset(each.relaxes for each in kept if each.relaxes)


def _of_transformations(steps: Iterable[str]) -> frozenset[str]:
    """What transformations relieve."""
    return frozenset(each for kind in _kinds(steps) for each in kind.RELAXES)


def does(steps: Iterable[str]) -> str:
    """What the transformations of some steps do, each once; empty for those of other versions."""
    return "; ".join(dict.fromkeys(kind.SUMMARY for kind in _kinds(steps)))


def _kinds(steps: Iterable[str]) -> Iterator[type[Transformation]]:
    """The transformations of some steps; those of other versions are not known."""
    for step in (name for label in steps for name in steps_in(label)):
        with suppress(UnknownNameError):
            yield transformation_named(split_step(step)[0])


def busiest_unit(iteration: Iteration) -> tuple[Measure, str] | None:
    """The busiest unit by a version's counters, and its name; None where none were read."""
    measures = MetricSet(iteration.version.metrics)
    units = [(found, UNIT_LABELS[name]) for name in UNIT_LABELS if (found := measures.get(name))]
    return max(units, key=lambda each: each[0].value, default=None)


def launch_of(kernel: str, iteration: Iteration) -> str:
    """A version's launch, as the place of what no line shows."""
    version = iteration.version
    called = words.launch(kernel, LaunchShape(version.grid, version.block))
    used = wording.count(version.registers, "register")
    return f"{called}: {used}, {wording.count(version.blocks_per_sm, 'block')} per SM"
