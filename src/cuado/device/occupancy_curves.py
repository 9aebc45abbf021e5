"""Occupancy against what a launch asks for: registers, shared memory, the size of its blocks.

One number is varied, the others stay as they are: what NVIDIA's occupancy calculator draws as
"impact of varying register count, shared memory, block size".
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from cuado.device.chip import WARP_SIZE, ChipFacts
from cuado.device.occupancy import LaunchRequirements, Occupancy, Parameter, occupancy


@dataclass(frozen=True, slots=True)
class Plateau:
    """Neighbouring values of a parameter that let an SM hold the same number of warps.

    Attributes:
        first: least value.
        last: greatest value.
        occupancy: of the least value; blocks per SM differ within a plateau where the block's
            size is varied.
    """

    first: int
    last: int
    occupancy: Occupancy


@dataclass(frozen=True, slots=True)
class Curve:
    """Occupancy against one parameter of a launch.

    Attributes:
        parameter: what is varied.
        at: the launch's own value.
        here: the occupancy of the launch as it is.
        plateaus: by ascending value, from the least that is drawn to the most with which the launch
            can run at all; empty if it runs with none.
    """

    parameter: Parameter
    at: int
    here: Occupancy
    plateaus: tuple[Plateau, ...]

    @property
    def own(self) -> Plateau | None:
        """The plateau that the launch is on; None if it cannot run as it is."""
        return next((p for p in self.plateaus if p.first <= self.at <= p.last), None)

    @property
    def room(self) -> int:
        """How much more of it the launch can ask for and keep its occupancy."""
        own = self.own
        return 0 if own is None else own.last - self.at

    @property
    def after(self) -> Plateau | None:
        """The next plateau, for asking more; None if there is none."""
        own = self.own
        if own is None:
            return None
        return next((p for p in self.plateaus if p.first > own.last), None)


VARIED = (Parameter.REGISTERS, Parameter.SHARED, Parameter.THREADS)


def curves(chip: ChipFacts, launch: LaunchRequirements) -> tuple[Curve, ...]:
    """The curves of :data:`VARIED`, in that order.

    Registers are varied by 1 from 16, below which no chip gains, or from the launch's own number;
    shared memory by the allocation unit; blocks by whole warps, each with all its threads.
    """
    return tuple(_curve(chip, launch, parameter) for parameter in VARIED)


_FEWEST_REGISTERS = 16
"""Registers from which the curve begins: 32 x 16 x 64 warps are half of any register file."""


def _curve(chip: ChipFacts, launch: LaunchRequirements, parameter: Parameter) -> Curve:
    own = getattr(launch, parameter.value)
    here = occupancy(chip, launch)
    points = [
        (value, occupancy(chip, replace(launch, **{parameter.value: value})))
        for value in sorted({*_values(chip, launch, parameter), own})
    ]
    running = [(value, found) for value, found in points if found.blocks_per_sm]
    plateaus: list[Plateau] = []
    for _, group in groupby(running, key=lambda point: point[1].warps_per_sm):
        same = list(group)
        first = same[0][0]
        if parameter is Parameter.SHARED and plateaus:
            first = plateaus[-1].last + 1  # which is rounded up to this plateau's first unit
        plateaus.append(Plateau(first, same[-1][0], same[0][1]))
    return Curve(parameter, own, here, tuple(plateaus))


def _values(chip: ChipFacts, launch: LaunchRequirements, parameter: Parameter) -> Iterator[int]:
    match parameter:
        case Parameter.REGISTERS:
            first = min(_FEWEST_REGISTERS, max(launch.registers_per_thread, 1))
            yield from range(first, chip.max_registers_per_thread + 1)
        case Parameter.SHARED:
            # A block is given whole units: the most that each number of them holds.
            unit, reserved = chip.shared_allocation_unit_bytes, chip.shared_reserved_per_block_bytes
            yield 0
            yield from range(unit - reserved % unit, chip.shared_per_block_bytes + 1, unit)
        case _:
            yield from range(WARP_SIZE, chip.max_threads_per_block + 1, WARP_SIZE)
