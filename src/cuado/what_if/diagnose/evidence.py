"""The evidence for a diagnosis: the kernel, its experiments, its limiter and its time."""

import math
from dataclasses import dataclass
from functools import cached_property

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.limiter import Limit, Limiter, Threshold
from cuado.stats import Interval
from cuado.what_if.diagnose.memory_traffic import part_of_dram
from cuado.what_if.experiments import occupancy_sweep
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.result import Outcome, Timing

# The curve of occupancy-sweep: time against the number of blocks that share an SM.

STEEP = Threshold(
    "steep occupancy", 0.5, "Little's law: throughput grows with the warps until the unit is full"
)
"""Elasticity of time to blocks per SM (1 is: half the blocks, twice the time) from which it is
concurrency that limits, not the unit. H200: 0.82 for a padded transpose at 43% of the attainable
bandwidth, 0.10 for one at 89%, 0.03 for transposes and products limited by uncoalesced access."""
FLAT = 1.03
"""If a kernel with one block fewer on each SM, or with half of them, takes less than this times as
long, the number of warps does not matter. Chosen: half as much again as the noise floor of 2 %."""


def at_half(curve: Outcome | None, blocks_per_sm: int) -> Timing | None:
    """The setting nearest to half of the blocks per SM; None if none was measured."""
    points = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm] if curve else []
    return min(points, key=lambda point: abs(point.amount - blocks_per_sm / 2), default=None)


def steepness(curve: Outcome | None, blocks_per_sm: int) -> float | None:
    """Elasticity of time to blocks per SM; None if it was not measured.

    ``log(time with fewer / time) / log(blocks / fewer blocks)``: 1 means that half the blocks take
    twice the time. At about half of the blocks, and with the least fewer that was measured: more
    blocks gain by what the curve does at its end, so that the lesser counts. Of times, the lower
    ends of the intervals count.
    """
    half = at_half(curve, blocks_per_sm)
    if curve is None or half is None:
        return None
    fewer = [t for t in curve.timings if t.ratio and 0 < t.amount < blocks_per_sm]
    last = max(fewer, key=lambda point: point.amount)
    return min(
        math.log(point.ratio.low) / math.log(blocks_per_sm / point.amount)
        for point in (half, last)
        if point.ratio
    )


def is_flat(curve: Outcome | None, blocks_per_sm: int) -> bool:
    """True if the kernel is no slower with one block fewer on each SM, or with half of them.

    One block fewer may take longer all the same: the grid is then of other waves.
    """
    points = [t for t in curve.timings if t.ratio][:1] if curve else []
    half = at_half(curve, blocks_per_sm)
    if half is not None:
        points.append(half)
    return any(point.ratio is not None and point.ratio.high < FLAT for point in points)


FEW_WARPS = 0.5
"""If at most this part of an SM's warps fits, occupancy is named; if more fit, it is what each warp
has in flight. [003]: 64 warps at most, 16 a scheduler; [002] was done at 62.5 %."""
AS_LONG = 0.85
"""If math alone takes this part of the time or more, the kernel does not wait for memory only, and
more in flight would not help. Chosen."""


@dataclass(frozen=True)
class Evidence:
    """Everything that is known of a kernel once its experiments were made.

    Attributes:
        kernel: the kernel.
        outcomes: of all experiments, on the whole kernel.
        limiter: the verdict of the experiments.
        original: time of the original, nanoseconds; None if it was not measured.
        modelled: whether times are a model's.
    """

    kernel: Kernel
    outcomes: Outcomes
    limiter: Limiter
    original: Interval | None = None
    modelled: bool = False

    @property
    def is_launch_limited(self) -> bool:
        """True if the launch is what limits: too few blocks, or a partial last wave."""
        return self.limiter.verdict is Limit.LAUNCH

    @property
    def warps(self) -> int:
        """Warps that fit an SM."""
        return self.kernel.blocks_per_sm * -(-self.kernel.launch.threads_per_block // 32)

    @property
    def has_few_warps(self) -> bool:
        """True if at most half of an SM's warps fit."""
        return self.warps <= FEW_WARPS * self.kernel.chip.max_warps_per_sm

    @property
    def needs_warps(self) -> bool:
        """True if few warps fit an SM, and fewer are so much slower that more would help."""
        curve = self.outcomes.of(occupancy_sweep.EXPERIMENT)
        slope = steepness(curve, self.kernel.blocks_per_sm)
        return self.has_few_warps and slope is not None and slope >= STEEP.value

    @property
    def is_indifferent_to_warps(self) -> bool:
        """True if the kernel is no slower with fewer blocks on each SM."""
        return is_flat(self.outcomes.of(occupancy_sweep.EXPERIMENT), self.kernel.blocks_per_sm)

    @property
    def math_takes_as_long(self) -> bool:
        """True if instructions alone take nearly the whole time."""
        times = self.limiter.variants
        return bool(times and times.math_only and times.math_only >= AS_LONG * times.full)

    def outruns_dram(self, outcome: Outcome) -> bool:
        """True if a rewrite would move the launch's buffers faster than DRAM moves a copy.

        Only a model can say so: then its gain is the model's error, and no gain.
        """
        part, gain = self.part_of_dram, outcome.gain
        if not self.modelled or part is None or gain is None:
            return False
        return outcome.kind is Kind.EQUIVALENT and part * gain.estimate > 1

    @cached_property
    def part_of_dram(self) -> float | None:
        """The launch's buffers as a part of what DRAM can move in the time; None if unknown."""
        return part_of_dram(self.kernel, self.original)
