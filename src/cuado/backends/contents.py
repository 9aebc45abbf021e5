"""The content of a buffer before a launch, made with numpy.

Where a short piece repeats, only that piece is made on the host, and the caller replicates it.
``bf16`` has no numpy type; it is the upper half of a float32, rounded to nearest even.
"""

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado import inputs
from cuado.backends.compressed import SUFFIX, unpacked
from cuado.errors import InvalidDataError, UnreadableFileError
from cuado.model.arguments import TYPE_BYTES, Buffer, Content, Fill

Values = npt.NDArray[Any]

CHUNK_BYTES = 64 << 20
"""Largest piece made at once."""
_MOST_AHEAD = 512 << 20
"""Bytes of pieces that are made before they are needed."""

_TYPES = {
    **{f"u{8 * n}": np.dtype(f"<u{n}") for n in (1, 2, 4, 8)},
    **{f"s{8 * n}": np.dtype(f"<i{n}") for n in (1, 2, 4, 8)},
    **{f"f{8 * n}": np.dtype(f"<f{n}") for n in (2, 4, 8)},
    "bool": np.dtype("u1"),
    "bf16": np.dtype("<u2"),
}


def element_type(type_: str) -> np.dtype[Any]:
    """The numpy type that holds an element; the bits, for ``bf16``."""
    return _TYPES[type_]


def is_float(type_: str) -> bool:
    """True if elements are floating point numbers."""
    return type_ == "bf16" or _TYPES[type_].kind == "f"


def converted(values: Values, type_: str) -> Values:
    """Numbers as elements of ``type_``; integers wrap, floats out of range become infinite."""
    if type_ == "bf16":
        with np.errstate(over="ignore"):
            bits = values.astype("<f4").view("<u4")
        rounded = bits + (0x7FFF + ((bits >> 16) & 1)).astype("<u4")
        # Rounding would carry the payload of a NaN into the sign.
        return np.where(np.isnan(values), 0x7FC0, rounded >> 16).astype("<u2")
    if _TYPES[type_].kind == "f":
        with np.errstate(over="ignore"):
            return values.astype(_TYPES[type_])
    whole = values if values.dtype.kind in "iu" else np.trunc(values).astype(np.int64)
    return whole.astype(_TYPES[type_])


def as_numbers(elements: Values, type_: str) -> Values:
    """Elements of ``type_`` as numbers that Python can convert."""
    if type_ == "bf16":
        return (elements.astype("<u4") << 16).view("<f4")
    return elements


def number_at(buffer: Buffer, data: Values, place: int) -> float:
    """An element of a buffer's data as a number."""
    elements = data.view(element_type(buffer.type))[place : place + 1]
    return float(as_numbers(elements, buffer.type)[0])


def constant_bits(buffer: Buffer) -> tuple[int, int] | None:
    """(bytes, bits) of the word of 1, 2 or 4 bytes that repeats all over the buffer, if one does.

    None if the content is not constant, or an 8-byte element has unequal halves.
    """
    if buffer.fill.content is Content.ZEROS:
        return 1, 0
    if buffer.fill.content is not Content.CONSTANT:
        return None
    data = _constant(buffer.fill, buffer.type, 1).tobytes()
    if len(data) == 8 and data[:4] == data[4:]:
        data = data[:4]
    return (len(data), int.from_bytes(data, "little")) if len(data) < 8 else None


def pieces(buffer: Buffer) -> Iterator[Values]:
    """The content in pieces, from the first element: all of it, or the part that repeats.

    Raises:
        UnreadableFileError: its file is missing, or not of the buffer's size and type.
        InvalidDataError: the range from low to high is empty.
    """
    fill, most = buffer.fill, max(1, CHUNK_BYTES // TYPE_BYTES[buffer.type])
    match fill.content:
        case Content.ZEROS | Content.CONSTANT:
            yield _constant(fill, buffer.type, min(most, buffer.elements))
        case Content.RANDOM:
            generator = np.random.default_rng(fill.seed)
            period = min(max(1, fill.period), buffer.elements)
            for first in range(0, period, most):
                yield _random(generator, fill, buffer, min(most, period - first))
        case Content.RAMP:
            for first in range(0, buffer.elements, most):
                yield _ramp(fill, buffer.type, first, min(most, buffer.elements - first))
        case Content.FILE:
            if fill.path.endswith(SUFFIX):
                whole = most * TYPE_BYTES[buffer.type]
                for piece in unpacked(Path(fill.path), buffer.bytes, whole):
                    yield np.frombuffer(piece, _TYPES[buffer.type])
                return
            data = _file(buffer)
            for first in range(0, data.size, most):
                yield np.ascontiguousarray(data[first : first + most])


def pieces_ahead(buffers: Iterable[Buffer], pool: Executor) -> Mapping[str, Future[Values]]:
    """Begin to make the content of several buffers side by side; numpy lets other threads run.

    Args:
        buffers: of those with random numbers whose content is one piece, or copies of it, as many
            as have room in the host's memory.
        pool: the threads.

    Returns:
        That piece, by the buffer's name.
    """
    begun: dict[str, Future[Values]] = {}
    left = _MOST_AHEAD
    for each in buffers:
        size = min(each.fill.period, each.elements) * TYPE_BYTES[each.type]
        if each.fill.content is Content.RANDOM and size <= min(CHUNK_BYTES, left):
            left -= size
            begun[each.name] = pool.submit(lambda buffer: next(pieces(buffer)), each)
    return begun


def _constant(fill: Fill, type_: str, count: int) -> Values:
    value = fill.value if fill.content is Content.CONSTANT else 0
    exact = int(value) if not is_float(type_) else value
    if isinstance(exact, int):
        exact %= 1 << (8 * TYPE_BYTES[type_])
        unsigned = np.full(count, exact, f"<u{TYPE_BYTES[type_]}")
        return unsigned.view(_TYPES[type_])
    return converted(np.full(count, exact), type_)


def _random(generator: np.random.Generator, fill: Fill, buffer: Buffer, count: int) -> Values:
    if fill.values:
        chosen = generator.integers(0, len(fill.values), count)
        return converted(np.array(fill.values)[chosen], buffer.type)
    if not fill.low <= fill.high:
        raise InvalidDataError(f"'{buffer.name}': no number is from {fill.low} to {fill.high}")
    if not is_float(buffer.type):
        low, high = int(fill.low), max(int(fill.high), int(fill.low) + 1)
        kind = np.uint64 if high > 1 << 63 else np.int64
        return converted(generator.integers(low, high, count, kind), buffer.type)
    made = converted(generator.uniform(fill.low, fill.high, count), buffer.type)
    # Rounding to a short type may reach the upper bound, which is exclusive.
    if fill.low < fill.high:
        made[as_numbers(made, buffer.type) >= fill.high] = _below(fill.high, buffer.type)
    return made


def _below(value: float, type_: str) -> Any:
    """The largest number of a floating point type that is less than ``value``."""
    nearest = converted(np.array([value]), type_)
    if as_numbers(nearest, type_)[0] < value:
        return nearest[0]
    if type_ == "bf16":
        bits = int(nearest[0])
        # The bits of a float count up with its magnitude; below zero is the smallest negative.
        is_zero = bits & 0x7FFF == 0
        return 0x8001 if is_zero else bits + 1 if bits & 0x8000 else bits - 1
    return np.nextafter(nearest[0], nearest.dtype.type(-np.inf))


def _ramp(fill: Fill, type_: str, first: int, count: int) -> Values:
    low, step = fill.low, fill.step
    # Integers stay exact, where doubles would round beyond 2**53.
    if float(low).is_integer() and float(step).is_integer():
        return converted(
            np.arange(first, first + count, dtype=np.int64) * int(step) + int(low), type_
        )
    return converted(np.arange(first, first + count) * step + low, type_)


def _file(buffer: Buffer) -> Values:
    path, type_ = Path(buffer.fill.path), _TYPES[buffer.type]
    try:
        inputs.expect_regular(path)
        if path.suffix != ".npy":
            data: Values = np.memmap(path, np.uint8, "r")
            _check_size(buffer, data.nbytes)
            return data.view(type_)
        data = np.load(path, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError) as error:
        raise UnreadableFileError(path, f"cannot be read as numbers ({error})") from error
    _check_size(buffer, data.nbytes)
    is_bits = buffer.type in ("bf16", "bool") and data.dtype.itemsize == type_.itemsize
    if data.dtype != type_ and not is_bits:
        raise UnreadableFileError(
            path, f"holds {data.dtype}, '{buffer.name}' is {buffer.type}", "save it in that type"
        )
    return data.reshape(-1).view(type_) if is_bits else data.reshape(-1)


def _check_size(buffer: Buffer, size: int) -> None:
    if size != buffer.bytes:
        shape = " x ".join(map(str, buffer.shape))
        raise UnreadableFileError(
            buffer.fill.path,
            f"has {size:,} bytes, '{buffer.name}' ({shape} {buffer.type}) takes {buffer.bytes:,}",
        )
