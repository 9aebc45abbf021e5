"""Where the registers of a warp are in memory, between two segments."""

from dataclasses import dataclass, field

from cuado.backends.emulated.execution.layout import LANES
from cuado.ptx.analysis.code import Key

ALIGNMENT = 64
"""Bytes: of a register of 16 lanes of 32 bits, as the widest vectors of the host are."""


@dataclass(slots=True)
class Frame:
    """Where the registers of a warp are in memory.

    Attributes:
        offsets: bytes of each register from the start.
        bytes: of all.
    """

    offsets: dict[Key, int] = field(default_factory=dict)
    bytes: int = 0

    def place(self, key: Key, bits: int) -> int:
        """Where a register is; it gets a place when it is first asked for."""
        if key not in self.offsets:
            size = 4 if bits == 1 else LANES * bits // 8
            self.offsets[key] = self.bytes
            self.bytes += -(-size // ALIGNMENT) * ALIGNMENT
        return self.offsets[key]
