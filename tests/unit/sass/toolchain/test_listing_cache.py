"""Code that was read once is not read again, and does not pile up."""

from pathlib import Path

from cuado.sass.toolchain.disassemble import ListingCache
from cuado.sass.toolchain.listing import SassFunction, SassInstruction

FOLDER = Path("/cache")


def functions(count: int) -> tuple[SassFunction, ...]:
    rows = (SassInstruction(16 * n, "NOP", None, None, (), None) for n in range(count))
    return (SassFunction("k", tuple(rows)),)


def test_the_oldest_is_forgotten_where_there_is_too_much() -> None:
    known = ListingCache(most=10)
    first, second, third = functions(4), functions(5), functions(3)
    known.put(FOLDER, "first", first)
    known.put(FOLDER, "second", second)
    assert known.get(FOLDER, "first") is first
    known.put(FOLDER, "third", third)
    assert known.get(FOLDER, "second") is None
    assert known.get(FOLDER, "first") is first
    assert known.get(FOLDER, "third") is third
    assert known.get(Path("/other"), "third") is None


def test_more_than_there_is_room_for_is_not_kept() -> None:
    known = ListingCache(most=10)
    known.put(FOLDER, "small", functions(4))
    known.put(FOLDER, "large", functions(11))
    assert known.get(FOLDER, "large") is None
    assert known.get(FOLDER, "small") is not None
