"""Launches that differ from the proof's at random: launchers judge them as conditions say."""

import os
import random

from fake_launches import (
    CONDITIONS,
    INSIDE,
    OPTIMISED,
    ORIGINAL,
    SIZE,
    Call,
    Launchers,
    X,
    Y,
)

CALLS = 2000 if os.environ.get("CUADO_TESTS") == "every" else 100
"""Launches by the C++ launcher."""
BOTH = 10
"""Those of them that the Python launcher makes as well: it takes longer to start."""
OFFSETS = {"x": 0, "y": 0, "z": 256, "inside": 16}
MEMORY = {"x": "x", "y": "y", "z": "x", "inside": "inside"}


def drawn(draw: random.Random) -> Call:
    """A launch as the proof's in most of what it passes, and otherwise in a thing or two."""

    def mostly(usual: int, *others: int) -> int:
        return draw.choice(others) if draw.random() < 0.04 else usual

    begins = {"x": mostly(X, X + 16, Y - SIZE), "y": mostly(Y, X + 512, X, Y + 128)}
    begins["z"] = mostly(begins["x"], Y, X + 256)
    begins["inside"] = mostly(INSIDE, Y, X + SIZE // 2)
    pointers = {}
    for name, begin in begins.items():
        address = begin + mostly(OFFSETS[name], 0, 128, 256, SIZE)
        # The driver is asked of some, of others the memory is given.
        size = mostly(SIZE, SIZE - 4, SIZE + 4, SIZE // 2)
        given = (mostly(begin, begin + 256), size) if draw.random() < 0.5 else (0, 0)
        pointers[name] = (address, *given)
    whole = (0x8000, 0x40000)  # all of it in one allocation
    apart = tuple((begin, mostly(SIZE, SIZE + 4, SIZE - 4)) for begin in (X, Y, INSIDE))
    return Call(
        grid=(mostly(8, 9), 2, mostly(1, 2)),
        block=(mostly(128, 64), 1, 1),
        shared=mostly(16, 0),
        n=mostly(1000, -1000),
        a=draw.choice([2.5, 0.0]),
        first=mostly(7, 6),
        memory=(whole,) if draw.random() < 0.2 else apart,
        **pointers,  # type: ignore[arg-type]
    )


def holds(call: Call) -> bool:
    """Whether a launch is the proof's, by what conditions mean."""
    asked = CONDITIONS.asked
    if (call.grid, call.block, call.shared) != (asked.grid, asked.block, 16):
        return False
    if (call.n, call.first) != (1000, 7):
        return False
    bytes_of: dict[str, set[int]] = {}
    for name, offset in OFFSETS.items():
        address, begin, size = getattr(call, name)
        own = address - offset
        known = [m for m in call.memory if m[0] <= (begin if size else own) < sum(m)]
        if not size:
            if not known:
                return False
            begin, size = known[0]
        is_inside = not known or set(range(begin, begin + size)) <= set(
            range(known[0][0], sum(known[0]))
        )
        if (begin, size) != (own, SIZE) or own % 256 or not is_inside:
            return False
        bytes_of.setdefault(MEMORY[name], set()).update(range(begin, begin + size))
        if len(bytes_of[MEMORY[name]]) != SIZE:
            return False  # Two pointers into one memory lead into two.
    every = list(bytes_of.values())
    return len(set.union(*every)) == sum(map(len, every))


def test_what_is_launched_is_what_the_conditions_allow(built: Launchers) -> None:
    draw = random.Random(19)  # noqa: S311 - no secret
    seen = {True: 0, False: 0}
    for number in range(CALLS):
        call = drawn(draw)
        expected = holds(call)
        seen[expected] += 1
        names = ("C++", "Python") if number < BOTH else ("C++",)
        for name, answer in built.answers(call, names).items():
            assert answer.said.startswith("1 0 " if expected else "0 0 "), (name, call, answer)
            assert answer.module == (OPTIMISED if expected else ORIGINAL), (name, call)
    assert min(seen.values()) > CALLS // 8, seen
