"""Arrays on the device, whatever framework made them; no framework is imported to recognise them.

PyTorch's tensors are recognised by their methods (the interface below does not have all of their
types), arrays of CuPy, Numba and others by ``__cuda_array_interface__``.
"""

import dataclasses
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

from cuado.backends.program_handlers import raised_by

_DEEPEST = 8
"""Deepest nesting of lists that is searched: what is deeper is a cycle, no kernel argument."""


@dataclasses.dataclass(frozen=True, slots=True)
class DeviceArray:
    """An array in device memory.

    Attributes:
        address: address of the first element.
        type: element type as NumPy names it (``float32``), or ``bfloat16`` and the like.
        shape: elements along each dimension.
        strides: bytes from one element to the next along each dimension.
        item_bytes: size of an element.
    """

    address: int
    type: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    item_bytes: int

    @property
    def is_dense(self) -> bool:
        """True if its elements lie one after the other, in C's order."""
        return self.strides == _dense(self.shape, self.item_bytes)


@dataclasses.dataclass(frozen=True, slots=True)
class Span:
    """Device memory that arrays lie in.

    Attributes:
        address: address of its first byte.
        bytes: size.
        type: element type if the span is one dense array, or several of one type; else empty.
    """

    address: int
    bytes: int
    type: str = ""

    @property
    def end(self) -> int:
        """The first address after the span."""
        return self.address + self.bytes


def as_device_array(value: Any) -> DeviceArray | None:
    """A value as an array on the device; None if it is not one."""
    if hasattr(value, "data_ptr") and hasattr(value, "element_size"):
        if not getattr(value, "is_cuda", False):
            return None
        size = int(value.element_size())
        strides = tuple(int(stride) * size for stride in value.stride())
        kind = str(value.dtype).rpartition(".")[2]
        return DeviceArray(int(value.data_ptr()), kind, _numbers(value.shape), strides, size)
    try:
        interface = getattr(value, "__cuda_array_interface__", None)
    except Exception as error:  # noqa: BLE001 - frameworks raise what they like where there is none
        theirs = raised_by(error)
        if theirs is not None:
            raise theirs  # noqa: B904 - as the handler raised it
        return None
    if not isinstance(interface, Mapping):
        return None
    return _from_interface(interface)


def kind_of(value: Any) -> Hashable | None:
    """Type, shape and strides of an array, as its framework has them; None for any other value.

    This runs for every call of a kernel: it costs a fraction of :func:`as_device_array`.
    """
    if hasattr(value, "data_ptr"):
        return (str(value.dtype), tuple(value.shape), value.stride())
    if not hasattr(type(value), "__cuda_array_interface__"):
        return None
    if hasattr(value, "dtype") and hasattr(value, "strides"):
        return (str(value.dtype), tuple(value.shape), value.strides)
    interface = value.__cuda_array_interface__
    return (interface["typestr"], tuple(interface["shape"]), interface.get("strides"))


def device_arrays(values: Iterable[Any]) -> Iterator[DeviceArray]:
    """The device arrays among values, also within lists, tuples, dictionaries and dataclasses."""
    return _within(values, 0)


def span_of(array: DeviceArray) -> Span | None:
    """An array's memory, from its lowest to its highest byte; None if it has no elements."""
    if not all(array.shape):
        return None
    reach = [(n - 1) * step for n, step in zip(array.shape, array.strides, strict=True)]
    below, above = sum(min(0, each) for each in reach), sum(max(0, each) for each in reach)
    kind = array.type if array.is_dense else ""
    return Span(array.address + below, above - below + array.item_bytes, kind)


def spans_of(arrays: Iterable[DeviceArray]) -> tuple[Span, ...]:
    """The memory of arrays, by address; overlapping arrays make one span."""
    found: list[Span] = []
    for span in sorted(filter(None, map(span_of, arrays)), key=lambda each: each.address):
        last = found[-1] if found else None
        if last is None or span.address >= last.end:
            found.append(span)
            continue
        # The span keeps its element type only if both arrays cover the same bytes.
        is_same = span.type == last.type and span.bytes == last.bytes == (
            max(span.end, last.end) - last.address
        )
        kind = span.type if is_same else ""
        found[-1] = Span(last.address, max(span.end, last.end) - last.address, kind)
    return tuple(found)


def _within(values: Iterable[Any], depth: int) -> Iterator[DeviceArray]:
    if depth > _DEEPEST:
        return
    for value in values:
        array = as_device_array(value)
        if array is not None:
            yield array
        elif isinstance(value, Mapping):
            yield from _within(value.values(), depth + 1)
        elif isinstance(value, (list, tuple)):
            yield from _within(value, depth + 1)
        elif dataclasses.is_dataclass(value) and not isinstance(value, type):
            own = (getattr(value, field.name, None) for field in dataclasses.fields(value))
            yield from _within(own, depth + 1)


def _from_interface(interface: Mapping[str, Any]) -> DeviceArray:
    import numpy as np

    element = np.dtype(interface["typestr"])
    shape = _numbers(interface["shape"])
    strides = interface.get("strides")
    steps = _dense(shape, element.itemsize) if strides is None else _numbers(strides)
    return DeviceArray(int(interface["data"][0]), element.name, shape, steps, element.itemsize)


def _dense(shape: tuple[int, ...], item_bytes: int) -> tuple[int, ...]:
    strides: list[int] = []
    step = item_bytes
    for count in reversed(shape):
        strides.insert(0, step)
        step *= count
    return tuple(strides)


def _numbers(values: Iterable[Any]) -> tuple[int, ...]:
    return tuple(int(value) for value in values)
