"""The content of a buffer as numpy arrays: the same elements wherever a launch is repeated.

Random numbers come from the raw bits of PCG64, which no version of numpy changes, so that a seed
means the same content everywhere. numpy has no bfloat16: elements of ``bf16`` are handled as the
``uint16`` that holds their bits.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuado.errors import UnreadableFileError
from cuado.model.arguments import Buffer, Content, Fill

Elements = NDArray[Any]

_DTYPES = {
    "u8": "u1",
    "s8": "i1",
    "bool": "?",
    "u16": "u2",
    "s16": "i2",
    "f16": "f2",
    "bf16": "u2",
    "u32": "u4",
    "s32": "i4",
    "f32": "f4",
    "u64": "u8",
    "s64": "i8",
    "f64": "f8",
}
_FLOATS = frozenset({"f16", "bf16", "f32", "f64"})


def dtype(name: str) -> np.dtype[Any]:
    """numpy's little-endian type for a type's name; ``uint16`` for ``bf16``."""
    code = _DTYPES[name]
    return np.dtype(code if code == "?" else f"<{code}")


def pattern(buffer: Buffer) -> Elements:
    """The elements that, repeated from the start, make the content of a buffer.

    One element for ZEROS and CONSTANT, the first ``period`` for RANDOM (fewer if the buffer has
    fewer), all of them for RAMP and FILE. One dimension, :func:`dtype` of the buffer's type.

    Raises:
        UnreadableFileError: the file of FILE is missing, or not as many elements of that type.
    """
    fill = buffer.fill
    match fill.content:
        case Content.ZEROS:
            return np.zeros(1, dtype(buffer.type))
        case Content.CONSTANT:
            return _converted(np.array([fill.value]), buffer.type)
        case Content.RANDOM:
            return _random(fill, buffer.type, min(max(fill.period, 1), buffer.elements))
        case Content.RAMP:
            return _ramp(fill, buffer)
        case Content.FILE:
            return _file(buffer)


def elements(buffer: Buffer) -> Elements:
    """The whole content of a buffer before the launch, in its shape.

    Raises:
        UnreadableFileError: as :func:`pattern`.
    """
    return np.resize(pattern(buffer), buffer.shape)


def to_float(array: Elements, type_name: str) -> Elements:
    """Elements as numbers: the bits of ``bf16`` become ``float32``, all else stays as it is."""
    if type_name != "bf16":
        return array
    return (array.astype(np.uint32) << 16).view(np.float32)


def _random(fill: Fill, type_name: str, count: int) -> Elements:
    """Uniform in [low, high), which rounding to the type must not leave."""
    bits = np.random.PCG64(fill.seed).random_raw(count)
    unit = (np.asarray(bits, np.uint64) >> np.uint64(11)).astype(np.float64)
    unit *= 2.0**-53
    unit *= fill.high - fill.low
    unit += fill.low
    if type_name not in _FLOATS:
        return _converted(np.floor(unit), type_name)
    drawn = _converted(unit, type_name)
    if fill.high > fill.low:
        drawn[to_float(drawn, type_name) >= fill.high] = _converted(
            np.array([fill.low]), type_name
        )[0]
    return drawn


def _ramp(fill: Fill, buffer: Buffer) -> Elements:
    if buffer.type not in _FLOATS and fill.low == int(fill.low) and fill.step == int(fill.step):
        whole = np.arange(buffer.elements, dtype=np.int64) * int(fill.step) + int(fill.low)
        return whole.astype(dtype(buffer.type))
    return _converted(np.arange(buffer.elements) * fill.step + fill.low, buffer.type)


def _converted(values: Elements, type_name: str) -> Elements:
    """Numbers as elements; integers wrap as in C, bfloat16 rounds to nearest even."""
    if type_name == "bf16":
        bits = values.astype(np.float32).view(np.uint32).astype(np.uint64)
        return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    if type_name in _FLOATS or type_name == "bool":
        return values.astype(dtype(type_name))
    if values.dtype.kind == "f":
        unsigned = type_name == "u64" and values.size and values.max() >= 2.0**63
        values = values.astype(np.uint64 if unsigned else np.int64)
    return values.astype(dtype(type_name))


def _file(buffer: Buffer) -> Elements:
    path = Path(buffer.fill.path)
    wanted = dtype(buffer.type)
    try:
        if path.suffix == ".npy":
            read: Elements = np.load(path, mmap_mode="r", allow_pickle=False)
        else:
            read = np.memmap(path, wanted, "r")
    except (OSError, ValueError, EOFError) as error:
        raise UnreadableFileError(path, f"content of '{buffer.name}': {error}") from error
    if read.dtype != wanted or read.size != buffer.elements:
        raise UnreadableFileError(
            path,
            f"{read.size} elements of {read.dtype}, '{buffer.name}' has {buffer.elements} of"
            f" {wanted}",
            f"write it with numpy.save(path, array.astype('{wanted.name}'))",
        )
    return np.ascontiguousarray(read).reshape(-1)
