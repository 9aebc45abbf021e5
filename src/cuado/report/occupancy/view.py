"""What a reader of occupancy gets: the launch's own, the next steps, and three curves."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.device.chip import WARP_SIZE, ChipFacts
from cuado.device.occupancy import (
    Change,
    LaunchRequirements,
    Occupancy,
    Parameter,
    Step,
    occupancy,
    one_step_less,
)
from cuado.device.occupancy_curves import Curve, Plateau, curves
from cuado.metrics.quantity import format_count

AXES = {
    Parameter.REGISTERS: "registers per thread",
    Parameter.SHARED: "shared memory per block",
    Parameter.THREADS: "threads per block",
}
_NOUNS = {
    Parameter.REGISTERS: "register",
    Parameter.SHARED: "byte of shared memory",
    Parameter.THREADS: "thread",
    Parameter.BARRIERS: "barrier",
}
_KIB = 1024


@dataclass(frozen=True, slots=True)
class Row:
    """A plateau of a curve, as text.

    Attributes:
        label: its values.
        fraction: occupancy, 0..1.
        percent: the same for a reader.
        warps: of an SM.
        blocks: of an SM; a range where the block's size is varied.
        limiting: the resources that allow no more.
        own: whether the launch is on it.
    """

    label: str
    fraction: float
    percent: str
    warps: int
    blocks: str
    limiting: str
    own: bool


@dataclass(frozen=True, slots=True)
class CurveView:
    """A curve with its words.

    Attributes:
        curve: the data.
        title: what is varied.
        says: the launch's place on it, in a sentence.
        rows: its plateaus.
        targets: value and occupancy of the next steps that change only this parameter.
    """

    curve: Curve
    title: str
    says: str
    rows: tuple[Row, ...]
    targets: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class OccupancyView:
    """Everything that is shown.

    Attributes:
        launch: what a block asks for, in words.
        here: occupancy of the launch as it is.
        says: the same in a sentence, with what limits it.
        steps: what a little less of something would give, in sentences.
        curves: registers, shared memory, block size.
    """

    launch: str
    here: Occupancy
    says: str
    steps: tuple[str, ...]
    curves: tuple[CurveView, ...]


def occupancy_view(chip: ChipFacts, launch: LaunchRequirements) -> OccupancyView:
    """Compute and word the occupancy of a launch and its neighbours."""
    here = occupancy(chip, launch)
    steps = one_step_less(chip, launch)
    return OccupancyView(
        launch=_launch(launch),
        here=here,
        says=_says(chip, here),
        steps=tuple(_in_words(step, here) for step in steps),
        curves=tuple(_curve(curve, launch, steps) for curve in curves(chip, launch)),
    )


def percent(fraction: float) -> str:
    """62.5% of 0.625."""
    return f"{100 * fraction:.3g}%"


def amount(parameter: Parameter, value: int) -> str:
    """A value of a parameter for a reader: bytes in KiB where these are whole or many."""
    if parameter is not Parameter.SHARED:
        return str(value)
    return f"{value / _KIB:.4g} KiB" if value >= _KIB else f"{value} B"


def _launch(launch: LaunchRequirements) -> str:
    parts = [
        format_count(launch.threads_per_block, "thread") + " per block",
        format_count(launch.registers_per_thread, "register") + " per thread",
        f"{amount(Parameter.SHARED, launch.shared_bytes_per_block)} of shared memory per block",
    ]
    if launch.shared_config_bytes is not None:
        parts.append(f"{amount(Parameter.SHARED, launch.shared_config_bytes)} of it per SM")
    return ", ".join(parts)


def _says(chip: ChipFacts, here: Occupancy) -> str:
    limiting = " and ".join(resource.value for resource in here.limiting)
    if not here.blocks_per_sm:
        return f"The launch cannot run on this chip: {limiting} allow no block"
    return (
        f"{percent(here.fraction)}: {format_count(here.blocks_per_sm, 'block')} per SM, "
        f"{here.warps_per_sm} of {chip.max_warps_per_sm} warps; {limiting} allow no more"
    )


def _in_words(step: Step, here: Occupancy) -> str:
    then = step.occupancy
    return (
        f"{_changes(step.changes)}: {percent(here.fraction)} -> {percent(then.fraction)}, "
        f"{format_count(then.blocks_per_sm, 'block')} per SM"
    )


def _changes(changes: tuple[Change, ...]) -> str:
    return " and ".join(map(_change, changes))


def _change(change: Change) -> str:
    if change.parameter is Parameter.THREADS:
        return f"blocks of {change.after} threads in place of {change.before}"
    by = change.before - change.after
    noun = _NOUNS[change.parameter]
    if change.parameter is Parameter.SHARED:
        more = "bytes" if by > 1 else "byte"
        return f"{by:,} {more} of shared memory fewer ({change.after:,})"
    return f"{format_count(by, noun)} fewer ({change.after})"


def _curve(curve: Curve, launch: LaunchRequirements, steps: tuple[Step, ...]) -> CurveView:
    targets = tuple(
        (step.changes[0].after, step.occupancy.fraction)
        for step in steps
        if len(step.changes) == 1 and step.changes[0].parameter is curve.parameter
    )
    rows = tuple(_row(curve, plateau) for plateau in curve.plateaus)
    says = " ".join(_place(curve))
    if curve.parameter is Parameter.SHARED and (kept := launch.shared_config_bytes) is not None:
        says += f" The carve-out stays {amount(curve.parameter, kept)} per SM."
    return CurveView(curve, AXES[curve.parameter], says, rows, targets)


def _place(curve: Curve) -> Iterator[str]:
    """Where the launch stands on a curve, how much room it has, and what is beyond."""
    if curve.own is None:
        yield f"At {amount(curve.parameter, curve.at)} it does not run."
        return
    held = percent(curve.own.occupancy.fraction)
    at = amount(curve.parameter, curve.at)
    if curve.parameter is Parameter.THREADS:
        best = max(plateau.occupancy.fraction for plateau in curve.plateaus)
        sizes = [
            size
            for plateau in curve.plateaus
            if plateau.occupancy.fraction == best
            for size in _sizes(plateau)
            if size != curve.at
        ]
        if curve.own.occupancy.fraction < best:
            yield f"{held} at {at}; the most is {percent(best)}, at {_some(sizes)}."
        else:
            yield f"{held} at {at}, the most" + (f", as at {_some(sizes)}." if sizes else ".")
        return
    yield f"{held} at {at}" + (
        f" and up to {amount(curve.parameter, curve.own.last)}." if curve.room else "."
    )
    if curve.after is not None:
        yield f"One more: {percent(curve.after.occupancy.fraction)}."


def _sizes(plateau: Plateau) -> range:
    """Block sizes of a plateau, in whole warps."""
    return range(-(-plateau.first // WARP_SIZE) * WARP_SIZE, plateau.last + 1, WARP_SIZE)


_MOST_SIZES = 6


def _some(sizes: list[int]) -> str:
    shown = ", ".join(map(str, sizes[:_MOST_SIZES]))
    return f"{shown} and {len(sizes) - _MOST_SIZES} more" if len(sizes) > _MOST_SIZES else shown


def _row(curve: Curve, plateau: Plateau) -> Row:
    first, last = (amount(curve.parameter, value) for value in (plateau.first, plateau.last))
    if curve.parameter is Parameter.SHARED:
        first = last = f"up to {last}"
    found = plateau.occupancy
    warps = found.warps_per_sm
    fewest, most = found.blocks_per_sm, found.blocks_per_sm
    if curve.parameter is Parameter.THREADS:
        fewest = warps // -(-plateau.last // WARP_SIZE)
    return Row(
        label=first if first == last else f"{first} - {last}",
        fraction=found.fraction,
        percent=percent(found.fraction),
        warps=warps,
        blocks=str(most) if fewest == most else f"{most} - {fewest}",
        limiting=", ".join(resource.value for resource in found.limiting),
        own=plateau is curve.own,
    )
