"""Whether a kernel takes addresses out of memory, and what follows for its captures."""

import struct
from pathlib import Path

import pytest
from captured_kernels import Piece, axpy, captured_ptx, linked_list

from cuado.ptx import parse
from cuado.sources.capture import launch_of_capture
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.loaded_pointers import follows_pointers


@pytest.mark.parametrize(
    ("kernel", "follows"),
    [("axpy", False), ("scaled", False), ("summed", False), ("list_sum", True), ("none", True)],
)
def test_a_kernel_follows_pointers_that_it_loads(kernel: str, follows: bool) -> None:
    assert follows_pointers(parse(captured_ptx()), kernel) is follows


def test_without_code_any_kernel_may() -> None:
    assert follows_pointers(None, "axpy")


def test_numbers_that_look_like_addresses_are_numbers_to_a_kernel_that_follows_none(
    tmp_path: Path,
) -> None:
    raw = axpy()
    (piece,) = raw.memory
    looks = struct.pack("<Q", piece.address + 64)
    data = looks + piece.before[len(looks) :]
    raw.memory = [Piece(piece.address, data, data)]
    found = finalise(raw.write(tmp_path / "a", captured_ptx().encode()), tmp_path / "a.capture")
    assert [each.holds_pointers for each in found.manifest.memory] == [False]
    assert all(each.address is None for each in launch_of_capture(found).buffers)
    listed = linked_list().write(tmp_path / "b", captured_ptx().encode())
    kept = launch_of_capture(finalise(listed, tmp_path / "b.capture"))
    assert all(each.address is not None for each in kept.buffers)
