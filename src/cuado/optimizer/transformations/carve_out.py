"""Split an SM's memory otherwise between the L1 and shared memory.

What it changes: how much of the memory that the L1 and shared memory have in common is preferred as
shared memory, in percent of the most that can be; the launch asks the driver for it. The code stays
as it is. By itself the driver takes the least that as many blocks fit in as other limits allow.

Why the results stay the same: no instruction changes, and a kernel cannot tell what the split is.
A block that needs more than was preferred gets it.

What it costs: with less shared memory fewer blocks may fit an SM, with more the L1 is smaller. The
driver may have to wait for the SMs to be empty before it splits them otherwise: kernels that
follow each other with different splits do not overlap.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.device.occupancy import preferred_carve_out
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.transformation import Advice, Rewritten, Transformation


@dataclass(frozen=True)
class CarveOut(Transformation):
    """Requests a preferred split of L1 and shared memory.

    Attributes:
        percent: of the most shared memory that an SM can have.
    """

    NAME: ClassVar[str] = "carve-out"
    SUMMARY: ClassVar[str] = "changes the split of an SM's memory between L1 and shared memory"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.L1_MISSES, Bottleneck.OCCUPANCY, Bottleneck.LOCAL_ARRAYS}
    )
    NEEDS_PTX: ClassVar[bool] = False
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset()

    percent: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is no percentage.
        """
        if not 0 <= self.percent <= 100:
            raise ValueError("percent is from 0 to 100")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Splits that fit the most resident blocks, half of them, one; and the largest."""
        chip = kernel.chip
        if preferred_carve_out(chip, 0) is None:
            return ()
        unit = chip.shared_allocation_unit_bytes
        block = kernel.shared_bytes + chip.shared_reserved_per_block_bytes
        allocated = -(-block // unit) * unit
        found: dict[int, None] = {}
        for blocks in (kernel.blocks_per_sm, kernel.blocks_per_sm // 2, 1):
            needed = min(blocks * allocated, chip.shared_per_sm_bytes)
            size = next(each for each in chip.shared_configs_bytes if each >= needed)
            found[size * 100 // chip.shared_per_sm_bytes] = None
        found[100] = None
        return tuple(cls(each) for each in found if each != kernel.launch.shared_carveout)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Request the split at launch."""
        size = preferred_carve_out(kernel.chip, self.percent)
        if size is None:
            return Refusal(f"{kernel.chip.title} has a fixed split of its SMs' memory")
        if self.percent == kernel.launch.shared_carveout:
            return Refusal("the launch has this split already", absent=True)
        made = replace(kernel.launch, shared_carveout=self.percent)
        then = replace(kernel, launch=made).blocks_per_sm
        notes = [f"{size:,} bytes of an SM as shared memory, if a block fits in them"]
        if then != kernel.blocks_per_sm:
            notes.append(f"blocks per SM: {then}, {kernel.blocks_per_sm} before")
        return Rewritten(made, tuple(notes))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Set the attribute before the launch."""
        name = kernel.launch.name
        return Advice(
            "ask for the split before the launch",
            f"{name}<<<grid, block>>>(...);",
            f"cudaFuncSetAttribute({name}, cudaFuncAttributePreferredSharedMemoryCarveout, "
            f"{self.percent});\n{name}<<<grid, block>>>(...);",
        )


TRANSFORMATION = CarveOut
