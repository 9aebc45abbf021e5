"""Tensor maps in cuado's form: read again as written, and refused where no driver takes them."""

import struct

import pytest

from cuado.model.tensor_maps import MAP_BYTES, TensorMap, maps_in

MAP = TensorMap("f16", (256, 64), (512,), (64, 32), (1, 1), 128, has_nans=True)


def test_a_map_is_read_as_it_was_written() -> None:
    data = struct.pack("<Q", 0x1000) + MAP.data()[8:]
    assert len(data) == MAP_BYTES
    assert TensorMap.read(data) == (MAP, 0x1000)


def test_a_map_in_im2col_mode_is_read_as_it_was_written() -> None:
    dims, strides, corners = (64, 10, 8, 3), (128, 1280, 10240), ((-1, -2), (-2, 0))
    made = TensorMap("f16", dims, strides, (64, 128), (1, 2, 2, 1), 128, corners=corners)
    assert TensorMap.read(made.data()) == (made, 0)


def test_maps_are_found_where_they_are_aligned_in_a_parameter() -> None:
    first, second = (struct.pack("<Q", at) + MAP.data()[8:] for at in (0x1000, 0x2000))
    whole = bytes(64) + first + bytes(128) + second + bytes(8)
    assert maps_in(whole) == ((64, MAP, 0x1000), (320, MAP, 0x2000))
    assert maps_in(bytes(32) + first) == ()


@pytest.mark.parametrize("data", [bytes(MAP_BYTES), b"", b"\x01" * MAP_BYTES])
def test_other_bytes_are_no_map(data: bytes) -> None:
    assert TensorMap.read(data) is None


@pytest.mark.parametrize(
    ("at", "value"), [(100, 9), (101, 8), (103, 7), (40, 0), (60, 0), (80, 9), (8, 4)]
)
def test_maps_in_that_form_that_cannot_be_are_refused(at: int, value: int) -> None:
    data = bytearray(MAP.data())
    data[at : at + 4] = struct.pack("<I", value) if at < 100 else data[at : at + 4]
    data[at] = value
    with pytest.raises(ValueError, match=r"tensor|tile|stride|swizzle"):
        TensorMap.read(bytes(data))


@pytest.mark.parametrize(
    "changed",
    [
        {"type": "bool"},
        {"dims": (), "strides": (), "box": (), "steps": ()},
        {"strides": (8,)},
        {"box": (257, 1)},
        {"steps": (9, 1)},
        {"swizzle": 16},
        {"dims": (0, 64)},
        {"box": (64,)},
    ],
)
def test_maps_that_no_driver_takes_are_refused(changed: dict[str, object]) -> None:
    given: dict[str, object] = {
        "type": "f16",
        "dims": (256, 64),
        "strides": (512,),
        "box": (64, 32),
        "steps": (1, 1),
    }
    with pytest.raises(ValueError, match=r"tensor|tile|stride|swizzle"):
        TensorMap(**(given | changed))  # type: ignore[arg-type]
