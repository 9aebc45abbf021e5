"""The analysis of one recording."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cuado.analysis.diagnosis import Diagnosis, diagnose
from cuado.analysis.hotspots import Hotspot, hotspots
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.model.limiter import VariantTimes
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch, Variant
from cuado.rules.rule import Rule


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything a report says.

    Attributes:
        origin: where the recording came from.
        diagnoses: one per launch, in the recording's order.
        hotspots: launches grouped and ranked by time.
        unreadable: launches that could not be read or analysed, and why.
        notes: what the reader should know of the reading itself.
    """

    origin: Origin
    diagnoses: tuple[Diagnosis, ...]
    hotspots: tuple[Hotspot, ...]
    unreadable: tuple[UnreadableLaunch, ...]
    notes: tuple[str, ...]


def analysis(
    recording: Recording,
    profiles: Sequence[Profile],
    rules: Iterable[Rule],
    chip: str | None = None,
) -> Analysis:
    """Diagnose the chosen launches of a recording.

    A launch whose device is unknown becomes unreadable; the others are not lost.

    Raises:
        CuadoError: if not one launch could be diagnosed.
    """
    rules = tuple(rules)
    diagnoses: list[Diagnosis] = []
    failures: list[UnreadableLaunch] = list(recording.unreadable)
    failed: CuadoError | None = None
    for profile in profiles:
        try:
            resolved = resolve_chip(profile.device, chip)
        except CuadoError as error:
            failures.append(UnreadableLaunch(profile.index, profile.kernel, str(error)))
            failed = error
            continue
        diagnoses.append(diagnose(profile, resolved, rules, variant_times(profile, profiles)))
    if not diagnoses and failed is not None:
        raise failed
    if not diagnoses and failures:
        first = failures[0]
        raise CuadoError(
            f"{recording.origin.file}: not one of {len(failures)} launches can be read",
            f"launch {first.index} ({first.kernel}): {first.problem}",
        )
    return Analysis(
        recording.origin, tuple(diagnoses), hotspots(diagnoses), tuple(failures), recording.notes
    )


def variant_times(profile: Profile, others: Sequence[Profile]) -> VariantTimes | None:
    """Times of a full kernel's source-modified copies among ``others``; None if it has none."""
    full = profile.metrics.value("duration")
    if profile.variant is not Variant.FULL or full is None:
        return None
    times = {
        other.variant: time
        for other in others
        if other.kernel == profile.kernel
        and other.variant is not Variant.FULL
        and (time := other.metrics.value("duration")) is not None
    }
    if not times:
        return None
    return VariantTimes(
        full,
        times.get(Variant.MEMORY_ONLY),
        times.get(Variant.MATH_ONLY),
        times.get(Variant.STORE_ONLY),
    )
