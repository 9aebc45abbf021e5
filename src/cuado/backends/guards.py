"""Free space beside buffers with given addresses: room for their guards."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from cuado.model.arguments import Buffer


def pinned(buffers: Iterable[Buffer]) -> dict[str, int]:
    """Addresses of pinned buffers, by name."""
    return {each.name: each.address for each in buffers if each.address is not None}


def guards_between(buffers: Iterable[Buffer], most: int) -> Mapping[str, int]:
    """Bytes on both sides of each pinned buffer that belong to no other one's guard.

    Neighbours share the space between them; without a neighbour, a guard has ``most`` bytes.

    Raises:
        ValueError: two buffers overlap.
    """
    placed = sorted((b.address, b.address + b.bytes, b.name) for b in buffers if b.address)
    found = {name: most for _, _, name in placed}
    for (_, end, name), (begin, _, other) in pairwise(placed):
        if begin < end:
            raise ValueError(f"'{name}' and '{other}' overlap")
        half = (begin - end) // 2
        found[name], found[other] = min(found[name], half), min(found[other], half)
    return found
