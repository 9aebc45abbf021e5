"""The layout of a warp's registers in memory, between two segments."""

from dataclasses import dataclass, field

from cuado.backends.emulated.execution.layout import LANES
from cuado.ptx.analysis.code import Key

ALIGNMENT = 64
"""Alignment in bytes: 16 lanes of 32 bits, the width of the host's widest vectors."""


@dataclass(slots=True)
class Frame:
    """The layout of a warp's registers in memory.

    Attributes:
        offsets: offset of each register in bytes.
        bytes: size of all registers.
    """

    offsets: dict[Key, int] = field(default_factory=dict)
    bytes: int = 0

    def place(self, key: Key, bits: int) -> int:
        """The offset of a register, which is assigned on first use."""
        if key not in self.offsets:
            size = 4 if bits == 1 else LANES * bits // 8
            self.offsets[key] = self.bytes
            self.bytes += -(-size // ALIGNMENT) * ALIGNMENT
        return self.offsets[key]
