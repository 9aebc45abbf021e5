"""Atomic operations: lanes that update one word do so one after another, in the order given."""

from collections.abc import Callable

import numpy as np

from soundness.interpreter.values import (
    FLOATS,
    Array,
    OutsideInterpreterError,
    canonical,
    number_type,
    unsigned,
    width,
)

_ACCUMULATED: dict[str, np.ufunc] = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
_UPDATES: dict[str, Callable[[Array, Array], Array]] = {
    **_ACCUMULATED,
    "exch": lambda _, new: new,
    "inc": lambda old, new: np.where(old >= new, 0, old + 1).astype(old.dtype),
    "dec": lambda old, new: np.where((old == 0) | (old > new), new, old - 1).astype(old.dtype),
}
_OF_FLOATS = ("add", "exch")


def updated(words: list[str], cells: Array, places: Array, values: list[Array]) -> Array:
    """What memory held before each lane's update, bits; the memory is changed.

    Args:
        words: of the opcode.
        cells: memory as unsigned words of the type's width.
        places: index of each lane's word.
        values: the operands, unsigned.
    """
    kind = words[-1]
    name = next((word for word in words[1:] if word in _UPDATES or word == "cas"), "")
    if not name or not (kind in FLOATS or (kind[0] in "usb" and kind[1:].isdecimal())):
        raise OutsideInterpreterError(".".join(words))
    if kind in FLOATS and name not in (*_OF_FLOATS, "cas"):
        raise OutsideInterpreterError(f"atomic {name} of {kind}")
    values = [each.astype(unsigned(width(kind)), copy=False) for each in values]
    old = np.empty(places.size, unsigned(width(kind)))
    if places.size == 1 or not (np.diff(np.sort(places)) == 0).any():
        turns = [np.arange(places.size)]
    else:
        order = np.argsort(places, kind="stable")
        starts = np.flatnonzero(np.diff(places[order], prepend=-1))
        counts = np.diff(starts, append=order.size)
        if name in _ACCUMULATED and starts.size < counts.max():
            for lanes in np.split(order, starts[1:]):
                _one_word(name, kind, cells, places[lanes[0]], values[0][lanes], old, lanes)
            return old
        # The first lane of each word, then the second of each, and so on.
        rank = np.arange(order.size) - np.repeat(starts, counts)
        by_turn = np.argsort(rank, kind="stable")
        turns = np.split(order[by_turn], np.flatnonzero(np.diff(rank[by_turn])) + 1)
    for lanes in turns:
        where = places[lanes]
        held = old[lanes] = cells[where]
        cells[where] = _made(name, kind, held, [each[lanes] for each in values])
    return old


def _made(name: str, kind: str, held: Array, values: list[Array]) -> Array:
    """Words after one update each."""
    if name == "cas":
        return np.where(held == values[0], values[1], held)
    if name == "exch":
        return values[0]
    numbers = _UPDATES[name](held.view(number_type(kind)), values[0].view(number_type(kind)))
    return canonical(numbers) if kind in FLOATS else numbers.view(held.dtype)


def _one_word(
    name: str, kind: str, cells: Array, place: int, values: Array, old: Array, lanes: Array
) -> None:
    """Update one word by lanes one after another."""
    row = np.concatenate((cells[place : place + 1], values)).view(number_type(kind))
    numbers = _ACCUMULATED[name].accumulate(row, dtype=row.dtype)
    bits = canonical(numbers) if kind in FLOATS else numbers.view(values.dtype)
    old[lanes[0]], old[lanes[1:]] = cells[place], bits[1:-1]
    cells[place] = bits[-1]
