"""The conditions of a proof as lines for a reader: what about, and what it must be."""

import struct
from collections.abc import Iterator

from cuado.model.conditions import Conditions, Fact, Parameter, ParameterKind, Place, Shape

_FLOATS = {"f16": "<e", "f32": "<f", "f64": "<d"}
_SHOWN = 8
"""Names of a list that are written out; the data has all."""


def in_words(conditions: Conditions) -> tuple[tuple[str, str], ...]:
    """Each kind of condition as a label and a text; those that do not exist are left out."""
    return tuple((label, text) for label, text in _lines(conditions) if text)


def _lines(conditions: Conditions) -> Iterator[tuple[str, str]]:
    facts = conditions.facts
    yield "device", f"compute capability of {conditions.architecture}"
    yield "launch", _launch(conditions.asked, facts)
    if conditions.launched != conditions.asked:
        yield "launched as", _launch(conditions.launched, facts)
    yield "numbers", _listed(_value(p) for p in conditions.parameters if p.value is not None)
    yield "any value", _listed(p.name for p in conditions.parameters if _is_free(p))
    if facts & {Fact.SIZES, Fact.ALIGNMENT}:
        yield "memory", _listed(_memory(conditions, n) for n in range(len(conditions.memories)))
    if Fact.OVERLAP in facts:
        yield "overlap", _overlap(conditions)
    yield "variables", _listed(each.name for each in conditions.variables)
    yield "to vouch for", "; ".join(conditions.vouched)
    yield "taken for granted", "; ".join(conditions.assumed)
    yield "never launched, since", conditions.unfit


def _launch(shape: Shape, facts: frozenset[Fact]) -> str:
    parts = (
        (Fact.GRID, f"grid {shape.grid}", "any grid"),
        (Fact.BLOCK, f"block {shape.block}", "any block"),
        (
            Fact.SHARED,
            f"{shape.dynamic_shared_bytes:,} bytes of dynamic shared memory",
            "any dynamic shared memory",
        ),
    )
    return ", ".join(is_so if fact in facts else free for fact, is_so, free in parts)


def _is_free(parameter: Parameter) -> bool:
    return parameter.value is None and parameter.kind is not ParameterKind.POINTER


def _value(parameter: Parameter) -> str:
    data = bytes.fromhex(parameter.value or "")
    if parameter.kind is ParameterKind.STRUCTURE:
        return f"{parameter.name}: the same {len(data):,} bytes"
    if parameter.type in _FLOATS:
        return f"{parameter.name} = {struct.unpack(_FLOATS[parameter.type], data)[0]!r}"
    number = int.from_bytes(data, "little", signed=parameter.type.startswith("s"))
    return f"{parameter.name} = {number}"


def _memory(conditions: Conditions, number: int) -> str:
    memory, facts = conditions.memories[number], conditions.facts
    size = f"{memory.bytes:,} bytes" if Fact.SIZES in facts else "any size"
    place = f" from a multiple of {memory.alignment}" if Fact.ALIGNMENT in facts else ""
    return f"{memory.name}: {size}{place}"


def _overlap(conditions: Conditions) -> str:
    """Which pointers share memory."""
    by_memory: dict[str, list[str]] = {}
    for parameter in conditions.parameters:
        for place in parameter.places:
            by_memory.setdefault(place.memory, []).append(_pointer(parameter, place))
    shared = [
        f"{' and '.join(every)} lead into {name}"
        for name, every in by_memory.items()
        if len(every) > 1
    ]
    if len(by_memory) > 1:
        shared.append(f"{'other' if shared else 'no two'} pointers share {_none(shared)}memory")
    return "; ".join(shared)


def _none(shared: list[str]) -> str:
    return "no " if shared else ""


def _pointer(parameter: Parameter, place: Place) -> str:
    inside = f" + {place.at}" if place.at else ""
    return f"{parameter.name}{inside} (at {place.offset:,})"


def _listed(items: Iterator[str]) -> str:
    every = list(items)
    rest = len(every) - _SHOWN
    return ", ".join(every[:_SHOWN]) + (f", and {rest} more" if rest > 0 else "")
