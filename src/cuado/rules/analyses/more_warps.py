"""What would let an SM hold more warps of a launch, and what that could gain."""

from dataclasses import dataclass

from cuado.device.chip import ChipFacts
from cuado.device.occupancy import LaunchRequirements, Parameter, Step, occupancy, one_step_less
from cuado.metrics.quantity import format_count
from cuado.rules.analyses.warps import rounds

_NAMES = {
    Parameter.THREADS: "threads per block",
    Parameter.REGISTERS: "registers per thread",
    Parameter.SHARED: "shared bytes per block",
    Parameter.BARRIERS: "barriers",
}


@dataclass(frozen=True, slots=True)
class MoreWarps:
    """One way to hold more warps.

    Attributes:
        step: what the launch would ask for instead, and the occupancy then.
        rounds_before: in which the grid runs; None if the grid is not known.
        rounds_after: in which it would run then.
        gain: times faster at most, if latency is all there is.
    """

    step: Step
    rounds_before: int | None
    rounds_after: int | None
    gain: float

    @property
    def parameters(self) -> frozenset[Parameter]:
        """What is changed."""
        return frozenset(change.parameter for change in self.step.changes)


def more_warps(
    chip: ChipFacts, asked: LaunchRequirements, blocks: int | None
) -> tuple[MoreWarps, ...]:
    """The nearest launches that hold more warps, the greatest gain first: fewer rounds count, too.

    Args:
        chip: where it runs.
        asked: what a block asks for; at least one must fit an SM.
        blocks: of the grid; None if it is not known.
    """
    now = occupancy(chip, asked)
    found = []
    for step in one_step_less(chip, asked):
        gain = step.occupancy.warps_per_sm / now.warps_per_sm
        before = after = None
        if blocks is not None:
            sizes = [c for c in step.changes if c.parameter is Parameter.THREADS]
            then = -(-blocks * sizes[0].before // sizes[0].after) if sizes else blocks
            before = rounds(blocks, now.blocks_per_sm, chip.sm_count)
            after = rounds(then, step.occupancy.blocks_per_sm, chip.sm_count)
            gain = max(gain, before / after)
        found.append(MoreWarps(step, before, after, gain))
    return tuple(sorted(found, key=lambda way: -way.gain))


def change_and_effect(way: MoreWarps) -> str:
    """The change and what it allows, a clause."""
    return f"{_changes(way)} would allow {_allowed(way)}"


def remedy(way: MoreWarps, threads_per_block: int) -> str:
    """What to write, and what it allows: registers are capped in the source."""
    if Parameter.REGISTERS not in way.parameters:
        return f"change {_changes(way)}: that would allow {_allowed(way)}"
    blocks = way.step.occupancy.blocks_per_sm
    return (
        f"write __launch_bounds__({threads_per_block}, {blocks}), and look at the spills: "
        f"{change_and_effect(way)}"
    )


def _changes(way: MoreWarps) -> str:
    return " and ".join(
        f"{_NAMES[each.parameter]} {each.before:,} -> {each.after:,}" for each in way.step.changes
    )


def _allowed(way: MoreWarps) -> str:
    then = way.step.occupancy
    text = (
        f"{format_count(then.warps_per_sm, 'warp')} on an SM "
        f"({100 * then.fraction:.3g}%), in {format_count(then.blocks_per_sm, 'block')}"
    )
    if way.rounds_before != way.rounds_after:
        rounds_then = format_count(way.rounds_after or 0, "round")
        text += f", and the grid would take {rounds_then}, not {way.rounds_before}"
    return text
