"""How a kernel was launched: everything that decides how many of its blocks fit an SM."""

from dataclasses import dataclass
from math import prod

WARP_SIZE = 32


@dataclass(frozen=True, slots=True)
class LaunchShape:
    """Grid, block and per-block resources of one launch; None is "the source does not say".

    Attributes:
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        registers_per_thread: as the compiler reports them.
        static_shared_bytes: declared in the kernel, per block.
        dynamic_shared_bytes: asked for at launch, per block.
        driver_shared_bytes: reserved by the driver, per block.
        shared_config_bytes: shared memory the driver set aside per SM for this launch; the rest
            of the unified memory is L1.
    """

    grid: tuple[int, int, int] | None = None
    block: tuple[int, int, int] | None = None
    registers_per_thread: int | None = None
    static_shared_bytes: int | None = None
    dynamic_shared_bytes: int | None = None
    driver_shared_bytes: int | None = None
    shared_config_bytes: int | None = None

    @property
    def blocks(self) -> int | None:
        """Blocks of the grid."""
        return None if self.grid is None else prod(self.grid)

    @property
    def threads_per_block(self) -> int | None:
        """Threads of a block."""
        return None if self.block is None else prod(self.block)

    @property
    def warps_per_block(self) -> int | None:
        """Warps of a block; a partly filled warp counts as one."""
        threads = self.threads_per_block
        return None if threads is None else -(-threads // WARP_SIZE)

    @property
    def shared_bytes(self) -> int | None:
        """Shared memory the kernel asks for per block, static and dynamic."""
        if self.static_shared_bytes is None and self.dynamic_shared_bytes is None:
            return None
        return (self.static_shared_bytes or 0) + (self.dynamic_shared_bytes or 0)
