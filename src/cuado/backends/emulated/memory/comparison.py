"""Compares memory after a run: buffers bit for bit, and the guards beside them."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from cuado.backends.contents import CHUNK_BYTES, number_at
from cuado.backends.emulated.execution.machines import Blocks
from cuado.backends.emulated.memory.address_space import AddressSpace, Bytes
from cuado.model.arguments import TYPE_BYTES, Buffer
from cuado.model.trial import Difference

GUARD_BYTES = 64 << 10
"""Guard on both sides of a buffer, as on a GPU: experiments round addresses."""
CANARY = 0xA5


@dataclass(frozen=True, slots=True)
class Reference:
    """The buffers that the original may write, as it leaves them.

    Attributes:
        content: final content by buffer.
        deterministic: true if blocks in the opposite order leave the same content.
        blocks: numbers of the blocks that ran, None for all.
    """

    content: Mapping[str, Bytes]
    deterministic: bool
    blocks: Blocks | None


def arm(arena: AddressSpace, names: tuple[str, ...]) -> None:
    """Write the canary into the guards of some buffers."""
    for name in names:
        for zone in arena.zones(name):
            zone[:] = CANARY


def touched(arena: AddressSpace, names: tuple[str, ...]) -> tuple[str, ...]:
    """Buffers whose guards no longer hold the canary."""
    return tuple(n for n in names if any((zone != CANARY).any() for zone in arena.zones(n)))


def difference(buffer: Buffer, expected: Bytes, found: Bytes) -> Difference | None:
    """The first difference, and the number of differing elements; None if the bytes are equal."""
    width = TYPE_BYTES[buffer.type]
    count = 0
    first: tuple[int, float, float] | None = None
    for start in range(0, expected.size, CHUNK_BYTES):
        ours, theirs = expected[start : start + CHUNK_BYTES], found[start : start + CHUNK_BYTES]
        if np.array_equal(ours, theirs):
            continue
        places = np.flatnonzero(ours.view(f"<u{width}") != theirs.view(f"<u{width}"))
        count += places.size
        if first is None:
            place = int(places[0])
            index = start // width + place
            first = index, number_at(buffer, ours, place), number_at(buffer, theirs, place)
    return None if first is None else Difference(buffer.name, *first, count)
