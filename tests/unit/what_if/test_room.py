from cuado.backends.rounds import FEWEST_OF_LONG, OVERHEAD
from cuado.what_if.measure.room import Room

MILLISECOND = 1e6
KERNEL = 10 * MILLISECOND
ORIGINALS = 2 * (KERNEL + OVERHEAD)


def test_as_many_variants_are_taken_as_rounds_of_all_of_them_fit() -> None:
    room = Room((ORIGINALS + 25 * MILLISECOND) * FEWEST_OF_LONG, KERNEL, KERNEL + OVERHEAD)
    assert room.take(10 * MILLISECOND, 0)
    assert not room.take(20 * MILLISECOND, 0)
    assert room.take(15 * MILLISECOND, 0)
    assert not room.take(MILLISECOND, 0)


def test_getting_ready_takes_from_the_same_budget() -> None:
    room = Room((ORIGINALS + 25 * MILLISECOND) * FEWEST_OF_LONG, KERNEL, KERNEL + OVERHEAD)
    assert room.has(20 * MILLISECOND)
    assert not room.take(20 * MILLISECOND, 100 * MILLISECOND)
    assert not room.has(20 * MILLISECOND)


def test_without_time_there_is_no_room_for_anything() -> None:
    assert not Room(0, KERNEL, KERNEL).has(0)


def test_room_that_was_spent_on_getting_ready_is_won_back_by_giving_up_what_was_taken() -> None:
    room = Room((ORIGINALS + 25 * MILLISECOND) * FEWEST_OF_LONG, KERNEL, KERNEL + OVERHEAD)
    assert room.take(15 * MILLISECOND, 0)
    assert room.take(10 * MILLISECOND, 0)
    assert not room.is_overdrawn
    assert not room.take(MILLISECOND, 40 * MILLISECOND)
    assert room.is_overdrawn
    room.release(10 * MILLISECOND)
    assert not room.is_overdrawn
