"""Which kernels are worth work: launches grouped by kernel and shape, ranked by time."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from cuado.analysis.diagnosis import Diagnosis
from cuado.model.profile import Variant


@dataclass(frozen=True, slots=True)
class Hotspot:
    """All launches of one kernel with one grid and block.

    Attributes:
        longest: the launch that took longest; it stands for the group.
        launches: how many there are.
        total: nanoseconds of all of them; None if no launch has a duration.
        share: part (0..1) of the time of everything analysed; None without durations.
    """

    longest: Diagnosis
    launches: int
    total: float | None
    share: float | None


def hotspots(diagnoses: Sequence[Diagnosis]) -> tuple[Hotspot, ...]:
    """Groups by total time, longest first; groups without durations come last.

    Source-modified copies (memory-only and the like) are evidence on their kernel, not hot spots
    of the program; they count only where nothing else was recorded.
    """
    full = [d for d in diagnoses if d.profile.variant is Variant.FULL]
    diagnoses = full or diagnoses
    groups: dict[tuple[object, ...], list[Diagnosis]] = defaultdict(list)
    for diagnosis in diagnoses:
        profile = diagnosis.profile
        key = (profile.signature, profile.launch.grid, profile.launch.block, profile.variant)
        groups[key].append(diagnosis)
    times = {key: _total(group) for key, group in groups.items()}
    everything = sum(time for time in times.values() if time is not None)
    found = [
        Hotspot(
            longest=max(group, key=lambda d: _duration(d) or 0.0),
            launches=len(group),
            total=times[key],
            share=_share(times[key], everything),
        )
        for key, group in groups.items()
    ]
    return tuple(sorted(found, key=lambda spot: -(spot.total or 0.0)))


def _share(time: float | None, everything: float) -> float | None:
    return time / everything if time is not None and everything else None


def _duration(diagnosis: Diagnosis) -> float | None:
    return diagnosis.profile.metrics.value("duration")


def _total(group: Sequence[Diagnosis]) -> float | None:
    known = [time for diagnosis in group if (time := _duration(diagnosis)) is not None]
    return sum(known) if known else None
