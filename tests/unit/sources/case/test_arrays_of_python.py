"""Arrays of Python as buffers: type, shape and content are the array's."""

from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest

import cuado
from cuado.backends.contents import pieces
from cuado.sources.case.arrays import ArrayError


@pytest.mark.parametrize(
    ("values", "type_"),
    [
        (np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4), "f32"),
        (np.arange(10, dtype=">u8")[::3], "u64"),
        (np.arange(12.0).reshape(3, 4).T, "f64"),
        (np.array([True, False]), "bool"),
        (np.float16(1.5), "f16"),
        ([1, -2, 3], "s64"),
    ],
)
def test_a_buffer_holds_the_array(values: object, type_: str) -> None:
    made = cuado.array("in", values)
    expected = np.asarray(values)
    assert (made.name, made.type, made.shape) == ("in", type_, expected.shape or (1,))
    held = np.concatenate([np.asarray(piece) for piece in pieces(made)])
    assert np.array_equal(held.astype(expected.dtype), expected.ravel())


def test_two_arrays_of_one_name_are_two_files_and_a_folder_keeps_them(tmp_path: Path) -> None:
    one, other = cuado.array("in", [1.0]), cuado.array("in", [2.0])
    assert one.fill.path != other.fill.path
    kept = cuado.array("in/../x", [3.0], folder=tmp_path / "data")
    assert Path(kept.fill.path).parent == tmp_path / "data"
    assert np.load(kept.fill.path) == 3.0


class OnAGpu:
    __cuda_array_interface__: ClassVar = {"shape": (1,)}


@pytest.mark.parametrize(
    ("values", "says"),
    [
        (np.array(["text"]), "elements of type <U4"),
        (np.zeros(2, np.complex64), "elements of type complex64"),
        (np.zeros((3, 0)), r"no elements: its shape is \(3, 0\)"),
        (OnAGpu(), "the array is on a GPU"),
    ],
)
def test_what_no_buffer_holds_is_refused(values: object, says: str) -> None:
    with pytest.raises(ArrayError, match=says):
        cuado.array("in", values)
