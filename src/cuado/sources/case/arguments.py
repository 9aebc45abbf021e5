"""The ``[[arguments]]`` of a case file: scalars, buffers with their content, structures."""

import difflib
from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite, prod

from cuado.errors import UnknownNameError
from cuado.model.arguments import (
    DEFAULT_PERIOD,
    POINTER_BYTES,
    TYPE_BYTES,
    Argument,
    Buffer,
    Content,
    Fill,
    Pointer,
    Scalar,
    Structure,
)
from cuado.model.tensor_maps import MAP_ALIGNMENT, TensorMap
from cuado.ptx.linear_textures import CHANNELS
from cuado.sources.case.table import (
    ARGUMENT_KEYS,
    BUFFER_KEYS,
    C_TYPES,
    FILL_KEYS,
    FILL_REQUIRED,
    MEMORY_KEYS,
    PART_KEYS,
    SCALAR_KEYS,
    STRUCTURE_KEYS,
    TENSOR_MAP_KEYS,
    Table,
    type_named,
)


def argument(table: Table, memory: Mapping[str, Buffer]) -> Argument:
    """One argument; ``shape`` makes it a buffer, ``value`` a scalar, ``bytes`` a structure.

    Args:
        table: what the case says of it.
        memory: that structures point into, by name.

    Raises:
        CaseError: it is none of them, or more than one.
    """
    table.expect(ARGUMENT_KEYS, ["name"])
    kinds: dict[str, tuple[tuple[str, ...], Callable[[Table], Argument]]] = {
        "value": (SCALAR_KEYS, _scalar),
        "shape": (BUFFER_KEYS, _buffer),
        "bytes": (STRUCTURE_KEYS, partial(_structure, memory=memory)),
    }
    given = [key for key in kinds if key in table.data]
    if len(given) != 1:
        raise table.error(
            "",
            f"'{table.text('name')}' has {' and '.join(given) if given else 'no value or shape'}",
            "give value (a scalar), shape (a buffer) or bytes (a structure)",
        )
    keys, make = kinds[given[0]]
    table.expect(keys, keys[:2])
    return make(table)


def _scalar(table: Table) -> Scalar:
    kind = _type(table)
    if kind == "bool" and isinstance(table.data["value"], bool):
        return Scalar(table.text("name"), kind, int(table.flag("value")))
    if kind in _FLOATS:
        return Scalar(table.text("name"), kind, table.number("value"))
    value = table.integer("value", low=_range(kind)[0])
    if value > _range(kind)[1]:
        raise table.error("value", f"{value} is no {kind}", f"at most {_range(kind)[1]}")
    return Scalar(table.text("name"), kind, value)


_FLOATS = frozenset({"f16", "bf16", "f32", "f64"})


def _range(kind: str) -> tuple[int, int]:
    bits = 8 * TYPE_BYTES[kind]
    if kind == "bool":
        return 0, 1
    signed = kind.startswith("s")
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)


def memory_of(table: Table) -> Buffer:
    """Memory that is no parameter of its own: structures lead into it.

    Raises:
        CaseError: a key is wrong.
    """
    table.expect(MEMORY_KEYS, MEMORY_KEYS[:3])
    return _buffer(table)


def _buffer(table: Table) -> Buffer:
    table.flag("output")
    return Buffer(
        table.text("name"),
        _type(table),
        table.extents("shape"),
        _fill(table.table("fill"), _type(table)),
        texture_channels=_channels(table),
    )


def tensor_map(table: Table) -> Structure | None:
    """The parameter that a buffer with a ``tensor_map`` is: a map of it; None for other arguments.

    Raises:
        CaseError: it is no possible map.
    """
    if "tensor_map" not in table.data:
        return None
    name = table.text("name")
    made = _map(table, _type(table), table.extents("shape"))
    return Structure(f"map of {name}", made.data(), ((0, Pointer(f"in the map of {name}", name)),))


def _map(table: Table, type_: str, shape: tuple[int, ...]) -> TensorMap:
    """The ``tensor_map`` of a table, of memory of such a shape."""
    given = table.table("tensor_map")
    given.expect(TENSOR_MAP_KEYS, ["box"])

    def numbers(key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        return given.extents(key) if key in given.data else default

    dims = numbers("dims", shape[::-1])
    rows = tuple(prod(dims[:n]) * TYPE_BYTES[type_] for n in range(1, len(dims)))
    lower, upper = (
        tuple(given.whole(key, value) for value in given.array(key)) for key in ("lower", "upper")
    )
    try:
        return TensorMap(
            type_,
            dims,
            numbers("strides", rows),
            given.extents("box"),
            numbers("steps", (1,) * len(dims)),
            given.integer("swizzle"),
            given.flag("nans"),
            (lower, upper),
        )
    except ValueError as error:
        raise table.error(
            "tensor_map", f"is no tensor map: {error}", "see docs/cases.md"
        ) from error


def _channels(table: Table) -> int:
    """The channels of a texture object on the buffer; 0 where the argument is a pointer."""
    key = "texture_channels"
    channels, kind = table.integer(key), _type(table)
    if not channels:
        return 0
    if channels not in CHANNELS:
        raise table.error(key, f"{channels} is no number of channels", "write 1, 2 or 4")
    if kind not in _TEXTURES:
        raise table.error(
            key, f"textures of {kind} are not known", f"known: {', '.join(sorted(_TEXTURES))}"
        )
    if prod(table.extents("shape")) % channels:
        raise table.error(key, "the buffer does not hold whole elements", "change its shape")
    if table.flag("output"):
        raise table.error(key, "a texture cannot be written", "leave output out")
    return channels


_TEXTURES = frozenset({"f32", "s32", "u32"})
"""Types of the numbers in a texture's elements."""


def _structure(table: Table, memory: Mapping[str, Buffer]) -> Structure:
    name = table.text("name")
    try:
        data = bytearray.fromhex(table.text("bytes"))
    except ValueError as error:
        raise table.error(
            "bytes", "is no hexadecimal text", 'write two digits a byte: "0100 0000"'
        ) from error
    pointers, taken = [], set[int]()
    for part in table.tables("parts"):
        part.expect(PART_KEYS, PART_KEYS[:2])
        at, given = part.integer("at"), _part(part, memory)
        size = len(given) or POINTER_BYTES
        if at % min(size, MAP_ALIGNMENT) or at + size > len(data):
            raise part.error("at", f"{at} lies outside the {len(data)} bytes", "give another")
        if not taken.isdisjoint(range(at, at + size)):
            raise part.error("at", "is part of another part", "give every part its own place")
        taken.update(range(at, at + size))
        data[at : at + len(given)] = given
        target = Pointer(f"{name}+{at}", part.text("memory"), part.integer("offset"))
        pointers.append((at, target))
    return Structure(name, bytes(data), tuple(pointers))


def _part(part: Table, memory: Mapping[str, Buffer]) -> bytes:
    """The bytes of a tensor map in a structure; none for a pointer."""
    name, offset = part.text("memory"), part.integer("offset")
    if name not in memory:
        unknown = UnknownNameError("memory", name, memory)
        raise part.error("memory", unknown.message, unknown.remedy)
    target = memory[name]
    if offset > target.bytes:
        raise part.error("offset", f"{offset} is beyond '{name}'", f"at most {target.bytes}")
    if "tensor_map" not in part.data:
        return b""
    type_ = _type(part) if "type" in part.data else target.type
    return _map(part, type_, target.shape).data()


def _type(table: Table) -> str:
    name = table.text("type")
    kind = type_named(name)
    if kind is None:
        near = difflib.get_close_matches(name, [*TYPE_BYTES, *C_TYPES], n=2)
        meant = f"did you mean {' or '.join(near)}? " if near else ""
        raise table.error(
            "type",
            f"'{name}' is no type of a number",
            f"{meant}known: {', '.join(TYPE_BYTES)}, and C's names; a structure has 'bytes' only",
        )
    return kind


def _fill(table: Table, kind: str) -> Fill:
    content = Content(
        table.choice("content", tuple(kind.value for kind in Content), Content.ZEROS.value)
    )
    every = {key for keys in FILL_KEYS.values() for key in keys}
    for key in table.data:
        if key in every and key not in FILL_KEYS[content]:
            takes = ", ".join(FILL_KEYS[content]) or "nothing else"
            raise table.error(key, f"means nothing beside content = '{content}'", f"give {takes}")
    table.expect(("content", *FILL_KEYS[content]), FILL_REQUIRED.get(content, ()))
    values = _values(table, kind)
    low, high = table.number("low", 0.0), table.number("high", 1.0)
    if content is Content.RANDOM and not low < high:
        raise table.error("high", f"{high} is not above low = {low}", "write low < high")
    value, step = table.number("value", 0.0), table.number("step", 1.0)
    for key, given in (("low", low), ("high", high), ("step", step)):
        if not isfinite(given):
            raise table.error(key, f"{given} is no number", "write a finite number")
    most = 1 << 8 * TYPE_BYTES[kind]
    if kind not in _FLOATS and not -most // 2 <= value < most:
        raise table.error("value", f"{value} is no {kind}", f"write one of {most:,} values")
    return Fill(
        content=content,
        value=value,
        low=low,
        high=high,
        step=step,
        seed=table.integer("seed"),
        period=table.integer("period", DEFAULT_PERIOD, low=1),
        path=str(table.file("path")) if table.text("path") else "",
        values=values,
    )


def _values(table: Table, kind: str) -> tuple[float, ...]:
    """The numbers that a random one is chosen among; none for a range.

    Raises:
        CaseError: they are none, beside a range, or no numbers of the buffer's type.
    """
    if "values" not in table.data:
        return ()
    for key in ("low", "high"):
        if key in table.data:
            raise table.error(key, "means nothing beside 'values'", "give one or the other")
    found = tuple(
        each if isinstance(each, float) else table.whole("values", each)
        for each in table.array("values")
    )
    if not found:
        raise table.error("values", "has no numbers", "write one, or give low and high")
    bits = 8 * TYPE_BYTES[kind]
    for each in found:
        is_whole = kind not in _FLOATS
        if not isfinite(each) or (is_whole and not -(1 << bits - 1) <= each < 1 << bits):
            raise table.error("values", f"{each} is no {kind}", "write numbers of that type")
    return found
