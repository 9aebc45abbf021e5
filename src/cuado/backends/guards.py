"""How much beside a buffer that lies at a given address is nobody's: room for its guards."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from cuado.model.arguments import Buffer


def pinned(buffers: Iterable[Buffer]) -> dict[str, int]:
    """Addresses of the buffers that must lie at one, by name."""
    return {each.name: each.address for each in buffers if each.address is not None}


def guards_between(buffers: Iterable[Buffer], most: int) -> Mapping[str, int]:
    """Bytes on both sides of each pinned buffer that belong to no other one's guard.

    Neighbours share what is between them; next to nothing, a guard has ``most`` bytes.

    Raises:
        ValueError: two of them overlap.
    """
    placed = sorted((b.address, b.address + b.bytes, b.name) for b in buffers if b.address)
    found = {name: most for _, _, name in placed}
    for (_, end, name), (begin, _, other) in pairwise(placed):
        if begin < end:
            raise ValueError(f"'{name}' and '{other}' overlap")
        half = (begin - end) // 2
        found[name], found[other] = min(found[name], half), min(found[other], half)
    return found
