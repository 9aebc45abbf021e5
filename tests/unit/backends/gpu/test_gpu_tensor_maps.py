"""Tensor maps in parameters are encoded by the driver, wherever they lie; all else stays."""

import struct
from types import SimpleNamespace
from typing import Any

import pytest

from cuado.backends.gpu.tensor_maps import encoded
from cuado.errors import CuadoError
from cuado.model.tensor_maps import MAP_BYTES, TensorMap

MAP = TensorMap("f16", (256, 64), (512,), (64, 32), (1, 1), 128)


class Driver:
    """Encodes a map as the tensor's address, sixteen times."""

    def __init__(self, *, has_maps: bool = True) -> None:
        self.api: Any = SimpleNamespace(
            CUtensorMapDataType=SimpleNamespace(CU_TENSOR_MAP_DATA_TYPE_FLOAT16=6),
            **{f"CUtensorMap{name}": int for name in ("Interleave", "Swizzle", "L2promotion")},
            CUtensorMapFloatOOBfill=int,
            cuuint32_t=int,
            cuuint64_t=int,
        )
        self.asked: list[tuple[Any, ...]] = []
        self._has_maps = has_maps

    def has(self, _: str) -> bool:
        return self._has_maps

    def call(self, name: str, *given: Any) -> Any:
        self.asked.append((name, *given))
        return SimpleNamespace(opaque=[given[2]] * 16)


def test_maps_in_a_structure_are_encoded_in_their_places() -> None:
    driver: Any = Driver()
    map_ = struct.pack("<Q", 0x7000) + MAP.data()[8:]
    whole = b"\x01" * 64 + map_ + b"\x02" * 64
    found = encoded(driver, whole)
    assert found == b"\x01" * 64 + struct.pack("<Q", 0x7000) * 16 + b"\x02" * 64
    name, type_, rank, address, dims, strides, box, *_ = driver.asked[0]
    assert (name, type_, rank, address) == ("cuTensorMapEncodeTiled", 6, 2, 0x7000)
    assert (dims, strides, box) == ([256, 64], [512], [64, 32])


def test_what_holds_no_map_is_passed_as_it_is() -> None:
    driver: Any = Driver(has_maps=False)
    for data in (b"", b"\x05" * 8, bytes(MAP_BYTES), b"\x01" * 1792):
        assert encoded(driver, data) == data


def test_a_driver_without_maps_is_named() -> None:
    driver: Any = Driver(has_maps=False)
    with pytest.raises(CuadoError, match="no tensor maps"):
        encoded(driver, MAP.data())
