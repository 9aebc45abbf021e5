"""Atomic operations: one lane after another, in the order that is given."""

from collections.abc import Callable
from typing import Any

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

_UPDATES: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda old, new: old + new,
    "min": min,
    "max": max,
    "and": lambda old, new: old & new,
    "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
    "exch": lambda _, new: new,
    "inc": lambda old, new: 0 if old >= new else old + 1,
    "dec": lambda old, new: new if old == 0 or old > new else old - 1,
}


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
    if not name or (kind not in FLOATS and kind[0] not in "usb"):
        raise OutsideInterpreterError(".".join(words))
    bits = width(kind)
    mask = (1 << bits) - 1
    old = np.zeros(places.size, unsigned(bits))
    for n, place in enumerate(places):
        held = cells[place]
        old[n] = held
        if name == "cas":
            cells[place] = values[1][n] if held == values[0][n] else held
        elif kind in FLOATS:
            cells[place] = _added(name, kind, held, values[0][n])
        else:
            made = _UPDATES[name](_number(kind, held), _number(kind, values[0][n]))
            cells[place] = unsigned(bits)(int(made) & mask)
    return old


def _number(kind: str, bits: Any) -> int:
    return int(np.asarray(bits).view(number_type(kind)))


def _added(name: str, kind: str, held: Any, value: Any) -> Any:
    if name == "exch":
        return value
    if name != "add":
        raise OutsideInterpreterError(f"atomic {name} of {kind}")
    one, other = (np.atleast_1d(np.asarray(each)).view(FLOATS[kind]) for each in (held, value))
    return canonical(one + other)[0]
