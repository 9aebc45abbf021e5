"""What the runtime counts of an access, against the same counted one lane at a time."""

from collections import Counter
from ctypes import CFUNCTYPE, POINTER, addressof, c_int32, c_uint32, c_void_p
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from cuado.backends.emulated.codegen import loading
from cuado.backends.emulated.execution.layout import (
    CONTENDED,
    LANES,
    PATTERNS,
    WHOLE,
    Machine,
    Pattern,
    Warp,
)

Addresses = npt.NDArray[np.uint64]
ACCESS = CFUNCTYPE(
    c_int32,
    POINTER(Machine),
    POINTER(Warp),
    c_int32,
    c_int32,
    c_uint32,
    c_void_p,
    c_uint32,
    c_uint32,
)
RIVALS = CFUNCTYPE(None, POINTER(Machine), c_int32, c_uint32, c_void_p)
LOW, SIZE = 0x7000_0000_0000, 1 << 33
FIELDS = ("requests", "lanes", "sectors", "lines", "wavefronts", "ideal", "rivals", "worst")
FULL = 0xFFFFFFFF
ROUNDS = 150
"""Accesses of a kind: more than it takes until those of an instruction are not looked up."""


class Runtime:
    """A machine with a large buffer, of which no byte is touched."""

    def __init__(self, bank_bytes: int = 4) -> None:
        self.machine = Machine()
        self.counts = np.zeros((1, len(FIELDS)), np.uint64)
        self.patterns = (Pattern * PATTERNS)()
        self.contention = np.zeros((CONTENDED, 2), np.uint64)
        self.kinds = np.full(1, WHOLE, np.uint8)
        self.written = np.zeros(1 << 16, np.uint8)
        m = self.machine
        m.access = self.counts.ctypes.data
        m.patterns = addressof(self.patterns)
        m.contention, m.atomics = self.contention.ctypes.data, self.kinds.ctypes.data
        m.written, m.shared_bytes, m.bank_bytes = self.written.ctypes.data, 1 << 16, bank_bytes
        m.arena_low, m.arena_host, m.allocations = LOW, LOW, 1
        m.allocation[0].low, m.allocation[0].high = LOW, LOW + SIZE
        self.at = loading.shared("machine").addresses

    def access(self, space: str, address: Addresses, mask: int, size: int) -> dict[str, int]:
        """What one load adds to the counters."""
        function = ACCESS(self.at[f"access_{space}"])
        self.counts[:] = 0
        held = address.copy()
        how = function(self.machine, Warp(), 0, 0, mask, held.ctypes.data, size, 0)
        assert how in (0, 4), self.machine.error.kind
        return dict(zip(FIELDS, self.counts[0].tolist(), strict=True))

    def rivals(self, address: Addresses, mask: int) -> tuple[int, int]:
        """What one atomic adds: lanes that are not the first, most lanes to one address."""
        self.counts[:] = 0
        self.contention[:] = 0
        RIVALS(self.at["count_rivals"])(self.machine, 0, mask, address.ctypes.data)
        return int(self.counts[0, 6]), int(self.counts[0, 7])


def drawn(random: np.random.Generator, size: int, within: int) -> tuple[Addresses, int]:
    """Addresses of some kind, and which lanes are there."""
    lanes = np.arange(LANES)
    kinds = (
        random.integers(0, within // size, LANES),
        random.integers(0, 40, LANES) * random.integers(1, 9),
        lanes * random.integers(0, 40),
        lanes[::-1] * random.integers(1, 5),
        np.repeat(random.integers(0, within // size, 8), 4),
        lanes ^ random.integers(0, 32),
    )
    word = kinds[int(random.integers(len(kinds)))]
    masks = (FULL, int(random.integers(1, 1 << 32)), 1 << int(random.integers(32)))
    mask = masks[int(random.integers(3))]
    start = random.integers(0, 8) * size
    return (word * size + start).astype(np.uint64), mask


def units(address: int, size: int, bank: int) -> list[int]:
    """What a lane wants of the banks, numbered so that the remainder by 32 names the bank."""
    words = [address // 4 + n * (bank // 4) for n in range(max(size // bank, 1))]
    return [w // 64 * 32 + w % 32 if bank == 8 else w for w in words]


def banks(address: Addresses, mask: int, size: int, bank: int, *, shared: bool) -> tuple[int, int]:
    """Passes that banks make necessary, and as many as so many words need at least."""
    words = max(size // bank, 1)
    group, first, total, ideal = LANES // words, 0, 0, 0
    there = [bool(mask >> lane & 1) for lane in range(LANES)]
    while first < LANES:
        step = group
        if shared and bank == 4 and words > 1 and first % (2 * group) == 0:
            pair = range(first, first + 2 * group)
            for apart in (1, 2):
                both = [lane for lane in pair if there[lane] and there[lane ^ apart]]
                if all(address[lane] == address[lane ^ apart] for lane in both):
                    step = 2 * group
                    break
        lanes = [lane for lane in range(first, first + step) if there[lane]]
        wanted = {u for lane in lanes for u in units(int(address[lane]), size, bank)}
        if wanted:
            total += max(Counter(u % 32 for u in wanted).values())
            ideal += -(-len(wanted) // 32)
        first += step
    return total, ideal


@pytest.mark.parametrize("size", [1, 2, 4, 8, 16])
def test_sectors_lines_and_passes_of_global_memory(size: int) -> None:
    runtime, random = Runtime(), np.random.default_rng(size)
    for _ in range(ROUNDS):
        address, mask = drawn(random, size, 1 << 20)
        found = runtime.access("global", address + np.uint64(LOW), mask, size)
        own = [int(a) for lane, a in enumerate(address) if mask >> lane & 1]
        lines = len({a >> 7 for a in own})
        passes, ideal = banks(address, mask, size, 4, shared=False)
        if mask == FULL and all(np.diff(address.astype(np.int64)) == size):
            passes = ideal = max(size // 4, 1)
        if len(set(own)) == 1:
            passes = ideal = 1
        assert found["lanes"] == len(own)
        assert found["sectors"] == len({a >> 5 for a in own})
        assert found["lines"] == lines
        assert found["wavefronts"] == max(passes, -(-lines // 4) if len(set(own)) > 1 else 1)
        assert found["ideal"] == ideal


@pytest.mark.parametrize("bank", [4, 8])
@pytest.mark.parametrize("size", [1, 2, 4, 8, 16])
def test_passes_of_shared_memory(size: int, bank: int) -> None:
    runtime, random = Runtime(bank), np.random.default_rng(size + bank)
    for _ in range(ROUNDS):
        address, mask = drawn(random, size, 1 << 14)
        found = runtime.access("shared", address, mask, size)
        own = {int(a) for lane, a in enumerate(address) if mask >> lane & 1}
        expected = banks(address, mask, size, bank, shared=True)
        if len(own) == 1 and (size < 16 or bank == 8):
            expected = 1, 1
        assert (found["wavefronts"], found["ideal"]) == expected


def test_patterns_that_come_again_cost_the_same_wherever_they_begin() -> None:
    runtime, random = Runtime(), np.random.default_rng(3)
    patterns = [random.integers(0, 1 << 12, LANES).astype(np.uint64) for _ in range(4)]
    for number in range(ROUNDS):
        address = patterns[number % 4] * 4 + np.uint64(LOW + 4 * (number // 8))
        found = runtime.access("global", address, FULL, 4)
        assert found["sectors"] == len({int(a) >> 5 for a in address})
        assert found["lines"] == len({int(a) >> 7 for a in address})
        assert found["wavefronts"] >= banks(address, FULL, 4, 4, shared=False)[0]


def contended(address: Addresses, mask: int) -> Counter[int]:
    """Changes of each line: of the words of a sector, those of the one changed most often."""
    times = Counter(int(a) for lane, a in enumerate(address) if mask >> lane & 1)
    sectors: dict[int, int] = {}
    for a, count in times.items():
        sectors[a >> 5] = max(sectors.get(a >> 5, 0), count)
    lines: Counter[int] = Counter()
    for sector, count in sectors.items():
        lines[((sector >> 2) - (LOW >> 7)) * 0x9E3779B97F4A7C15 % (1 << 64) >> 52] += count
    return lines


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("size", [2, 4, 8])
def test_lanes_that_meet_and_lines_that_they_change(size: int, *, far: bool) -> None:
    runtime, random = Runtime(), np.random.default_rng(size)
    for _ in range(ROUNDS):
        address, mask = drawn(random, size, 1 << int(random.integers(8, 20)))
        if far:
            address[int(random.integers(LANES))] += np.uint64(5 << 30)
        address += np.uint64(LOW)
        times = Counter(int(a) for lane, a in enumerate(address) if mask >> lane & 1)
        found = runtime.rivals(address, mask)
        assert found == (sum(times.values()) - len(times), max(times.values()))
        counted: dict[Any, int] = {n: int(c) for n, c in enumerate(runtime.contention[:, 0]) if c}
        assert counted == contended(address, mask)
        assert not runtime.contention[:, 1].any()


def test_atomics_on_shared_memory_through_generic_addresses_change_no_line() -> None:
    runtime, random = Runtime(), np.random.default_rng(5)
    runtime.machine.shared = LOW + (1 << 20)
    address = random.permutation(LANES).astype(np.uint64) * 4 + np.uint64(LOW)
    address[8:20] += np.uint64(1 << 20)
    runtime.rivals(address, FULL)
    own = np.delete(address, np.s_[8:20])
    assert runtime.contention.sum() == sum(contended(own, FULL).values())
