"""Whether the order of threads can show: accesses to one byte that nothing orders.

Two accesses of different threads to one byte conflict if one of them writes, unless both are
atomic, and the same update. Barriers order those of a block, ``bar.warp.sync`` those of a warp,
nothing those of two blocks. Epochs count the barriers that a block, or a warp, has passed. Those of
some warps order these alone, a party.

A load of what is read only (``ld.global.nc``) conflicts with every write of its byte: nothing
orders it, in its own thread neither.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np

from soundness.interpreter.values import Array

PARTY_EPOCH = 1 << 20
"""Of the epoch of a warp: the barriers of its party (:mod:`.parties`) count so much, others 1."""

READ, WRITE, ATOMIC, READ_ONLY = 1, 2, 4, 8
_UPDATES = ("add", "min", "max", "and", "or", "xor", "inc", "dec", "exch", "cas")
_FIRST_UPDATE = 4
"""Bits from this one on say which update an atomic access is."""


def atomic(words: Sequence[str]) -> int:
    """The kind of an atomic access, by the words of its opcode."""
    name = next((word for word in words[1:] if word in _UPDATES), "")
    return ATOMIC | (1 << (_FIRST_UPDATE + _UPDATES.index(name)) if name else 0)


@dataclass
class Log:
    """Accesses of a run.

    Attributes:
        rows: arrays of equal length in turn: first byte, thread, epoch of the block, of the warp;
            bytes of each access, and its kind.
        most: bytes accessed that are kept; a run with more is not judged.
    """

    most: int = 4_000_000
    rows: list[tuple[Array, Array, Array, Array, int, int]] = field(default_factory=list)
    held: int = 0

    def add(
        self, places: Array, size: int, threads: Array, epochs: tuple[Array, Array], kind: int
    ) -> None:
        """Note an access of some threads, ``size`` bytes each, at multiples of ``size``."""
        self.held += places.size * size
        if self.held <= self.most:
            self.rows.append((places, threads, *epochs, size, kind))

    @property
    def is_whole(self) -> bool:
        """Whether every access was kept."""
        return self.held <= self.most

    def columns(self) -> tuple[Array, Array, Array, Array, Array]:
        """Place, thread, epochs and kind of each access, for every part of it.

        Accesses are aligned: so those of the smallest size, and parts of that size of the others,
        overlap as a whole or not at all. Such a part is a place.
        """
        part = min(row[4] for row in self.rows)
        found: list[tuple[Array, ...]] = []
        for byte, *own, size, kind in self.rows:
            kinds = np.full(byte.size, kind)
            found += [(byte // part + n, *own, kinds) for n in range(size // part)]
        place, thread, of_block, of_warp, kinds = (
            np.concatenate([each[n] for each in found]).astype(np.int64) for n in range(5)
        )
        return place, thread, of_block, of_warp, kinds


def races(
    log: Log,
    block_threads: int,
    *,
    across_blocks: bool,
    parties: Mapping[int, Array] = MappingProxyType({}),
) -> bool:
    """Whether two accesses conflict that nothing orders.

    Args:
        log: of one kind of memory.
        block_threads: of a block.
        across_blocks: whether blocks share the memory.
        parties: by epoch of the block: the party that each thread waits with, 0 for none.
    """
    if not log.rows:
        return False
    place, thread, block_epoch, warp_epoch, kind = log.columns()
    changed = np.zeros(int(place.max()) + 1, np.bool_)
    changed[place[kind & (WRITE | ATOMIC) != 0]] = True
    if changed[place[kind & READ_ONLY != 0]].any():
        return True
    # What is only read conflicts with nothing: sorting the rest is most of the work.
    some = changed[place]
    place, thread, block_epoch, warp_epoch, kind = (
        row[some] for row in (place, thread, block_epoch, warp_epoch, kind)
    )
    if not place.size:
        return False
    block, warp = thread // block_threads, thread // block_threads * 64
    warp = warp + thread % block_threads // 32
    if across_blocks and _conflicts((place,), block, kind).any():
        return True
    return _conflict_in_block(
        (place, block, block_epoch), (thread, warp, warp_epoch), kind, parties
    )


def _conflict_in_block(
    same: tuple[Array, Array, Array],
    who: tuple[Array, Array, Array],
    kind: Array,
    parties: Mapping[int, Array],
) -> bool:
    """Whether accesses conflict that no barrier of their block orders.

    Args:
        same: place, block, and epoch of the block.
        who: thread, warp, and epoch of the warp.
        kind: of each access.
        parties: as in :func:`races`.
    """
    thread, warp, warp_epoch = who
    # A warp without a party is one by itself.
    party = np.zeros(thread.size, np.int64)
    for epoch, table in parties.items():
        within = same[2] == epoch
        party[within] = table[thread[within]]
    own = np.where(party > 0, party, warp + 1 + party.max())
    if _conflicts(same, own, kind).any():
        return True
    if parties and _conflicts((*same, own, warp_epoch // PARTY_EPOCH), warp, kind).any():
        return True
    return bool(_conflicts((*same, warp, warp_epoch), thread, kind).any())


def _conflicts(keys: tuple[Array, ...], who: Array, kind: Array) -> Array:
    """For each group of equal keys, whether two of ``who`` are in it and conflict."""
    one = _one_key(keys)
    order = np.argsort(one)
    starts = np.flatnonzero(np.diff(one[order], prepend=-1))
    own = who[order]
    several = np.minimum.reduceat(own, starts) != np.maximum.reduceat(own, starts)
    kinds = np.bitwise_or.reduceat(kind[order], starts)
    plain_write = kinds & WRITE != 0
    mixed = (kinds & ATOMIC != 0) & (kinds & READ != 0)
    # A sum and a maximum of one word come to different results in either order.
    updates = kinds >> _FIRST_UPDATE
    mixed |= updates & (updates - 1) != 0
    found: Array = several & (plain_write | mixed)
    return found


def _one_key(keys: tuple[Array, ...]) -> Array:
    """A number for each tuple of keys, none of them negative: equal where the tuples are."""
    found, most = keys[0], int(keys[0].max()) + 1
    for key in keys[1:]:
        size = int(key.max()) + 1
        if most * size >= 1 << 63:  # Dense numbers: there are few tuples.
            found = np.unique(found, return_inverse=True)[1]
            most = int(found.max()) + 1
        found, most = found * size + key, most * size
    return found
