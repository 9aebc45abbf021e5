"""Updates of many lanes at once come to what they come to one by one; races of parts, of bytes."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from soundness.interpreter.atomics import updated
from soundness.interpreter.races import READ, WRITE, Log, atomic, races
from soundness.interpreter.values import (
    FLOATS,
    Array,
    OutsideInterpreterError,
    number_type,
    unsigned,
    width,
)

INTEGERS = ("add", "min", "max", "and", "or", "xor", "exch", "inc", "dec", "cas")
CASES = [(kind, name) for kind in ("u32", "s32", "u64", "s64", "b16") for name in INTEGERS]
CASES += [(kind, name) for kind in FLOATS for name in ("add", "exch", "cas")]
ONE: dict[str, Callable[[int, int], int]] = {
    "add": lambda old, new: old + new,
    "min": min,
    "max": max,
    "and": lambda old, new: old & new,
    "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
    "inc": lambda old, new: 0 if old >= new else old + 1,
    "dec": lambda old, new: new if old == 0 or old > new else old - 1,
}


def one_by_one(kind: str, name: str, cells: Array, places: Array, values: list[Array]) -> Array:
    """Each lane after the one before it."""
    bits, number = width(kind), number_type(kind)
    old = np.zeros(places.size, unsigned(bits))
    for n, place in enumerate(places):
        held, value = cells[place], values[0][n]
        old[n] = held
        if name == "cas":
            cells[place] = values[1][n] if held == value else held
        elif name == "exch":
            cells[place] = value
        elif kind in FLOATS:
            made = np.asarray(held).view(number) + np.asarray(value).view(number)
            nan = {16: 0x7FFF, 32: 0x7FFFFFFF, 64: 0xFFF8 << 48}[bits]
            cells[place] = nan if np.isnan(made) else np.asarray(made).view(unsigned(bits))
        else:
            one, other = (int(np.asarray(each).view(number)) for each in (held, value))
            cells[place] = ONE[name](one, other) & ((1 << bits) - 1)
    return old


@pytest.mark.parametrize(("kind", "name"), CASES)
def test_lanes_update_as_if_one_by_one(kind: str, name: str) -> None:
    numbers, bits = np.random.default_rng(7), width(kind)

    def some(count: int) -> Array:
        made: Any = numbers.integers(0, 1 << min(bits, 63), count).astype(unsigned(bits))
        small: Array = made % unsigned(bits)(6)
        return small if numbers.random() < 0.5 and kind[0] != "f" else np.asarray(made)

    for lanes, words in ((1, 1), (32, 400), (96, 1), (96, 3), (96, 40), (384, 7)):
        cells, places, values = some(words), numbers.integers(0, words, lanes), [some(lanes)] * 2
        mine, other = cells.copy(), cells.copy()
        with np.errstate(all="ignore"):
            found = updated(["atom", "global", name, kind], mine, places, values)
            expected = one_by_one(kind, name, other, places, values)
        assert found.tolist() == expected.tolist()
        assert mine.tolist() == other.tolist()


def test_updates_that_are_not_defined_are_told_of() -> None:
    cells = np.zeros(4, np.uint32)
    for words in (["red", "min", "f32"], ["atom", "global", "u32"], ["red", "add", "bf16"]):
        with pytest.raises(OutsideInterpreterError):
            updated(words, cells, np.arange(4), [np.ones(4, np.uint32)])


def by_byte(accesses: list[tuple[int, int, int, int, int]], across: bool) -> bool:
    """Races of accesses (thread, place, bytes, epoch of the block, kind), byte after byte."""
    for n, (thread, at, size, epoch, kind) in enumerate(accesses):
        for other, there, length, then, what in accesses[:n]:
            meets = max(at, there) < min(at + size, there + length) and thread != other
            same_block = thread // 64 == other // 64
            if not meets or (not across and not same_block) or (same_block and epoch != then):
                continue
            both = {kind, what}
            if WRITE in both or (len(both) > 1 and both != {READ}):
                return True
    return False


@pytest.mark.parametrize("across", [False, True])
def test_races_of_accesses_of_several_sizes_are_those_of_their_bytes(across: bool) -> None:
    chosen = random.Random(3)  # noqa: S311 - no secret
    kinds = (READ, READ, WRITE, atomic(["red", "add"]), atomic(["red", "max"]))
    found = []
    for _ in range(400):
        accesses = []
        for _ in range(chosen.randint(2, 5)):
            size = chosen.choice((1, 2, 4, 8, 16))
            at = chosen.randrange(32 // size) * size
            own = chosen.randrange(128), at, size, chosen.randrange(2), chosen.choice(kinds)
            accesses.append(own)
        log = Log()
        for thread, at, size, epoch, kind in accesses:
            where, who, when = np.array([at]), np.array([thread]), np.array([epoch])
            log.add(where, size, who, (when, np.array([0])), kind)
        found.append(races(log, 64, across_blocks=across))
        assert found[-1] == by_byte(accesses, across)
    assert 20 < sum(found) < 380
