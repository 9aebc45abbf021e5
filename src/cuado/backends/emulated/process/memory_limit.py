"""How much memory a worker may take."""

from cuado.backends.emulated.memory.mapping import spare_bytes

LEAST = 2 << 30
"""A worker gets so much in any case: with less, honest kernels would be refused."""
SPARED = 0.9
"""Part of the memory that is free for a worker: beyond it the system would end processes, and not
always the one that took most.
"""


def most_memory() -> int:
    """Bytes of private memory that a worker which starts now may take."""
    return max(LEAST, int(SPARED * spare_bytes()))
