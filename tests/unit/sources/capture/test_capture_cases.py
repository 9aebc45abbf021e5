"""Cases made into captures: code and data in one folder, the results with them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import cuado
from cuado.backends.contents import pieces
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.model.arguments import Buffer, Content, Fill, Pointer, Scalar, Structure
from cuado.model.launch import Launch
from cuado.sources.capture import Capture, launch_of_capture
from cuado.sources.capture.packing import content_of, pack
from cuado.sources.capture.verify import replay
from cuado.sources.case import load_case

SPMV = Path(__file__).parents[4] / "examples" / "bicgstab" / "spmv_v1.toml"


@pytest.fixture(scope="module")
def backend() -> EmulatedBackend:
    return EmulatedBackend()


@pytest.fixture(scope="module")
def spmv() -> Launch:
    return load_case(SPMV, overrides={"ROWS": 256})


@pytest.fixture(scope="module")
def capture(
    spmv: Launch, backend: EmulatedBackend, tmp_path_factory: pytest.TempPathFactory
) -> Capture:
    return pack(spmv, backend, "sm_90", tmp_path_factory.mktemp("packed") / "spmv.capture")


def test_a_sparse_product_whose_buffers_hold_indices(
    spmv: Launch, backend: EmulatedBackend, capture: Capture
) -> None:
    held = {memory.name: memory for memory in capture.manifest.memory}
    assert [name for name, memory in held.items() if memory.is_changed] == ["y"]
    assert capture.manifest.sources
    launch = launch_of_capture(capture, "sm_90")
    assert cuado.load_capture(capture.path, "sm_90") == launch
    assert launch.outputs == spmv.outputs
    assert launch.opaque
    for ours, theirs in zip(launch.arguments, spmv.arguments, strict=True):
        if isinstance(theirs, Buffer):
            assert isinstance(ours, Buffer)
            assert (ours.name, ours.type, ours.bytes) == (theirs.name, theirs.type, theirs.bytes)
            assert b"".join(content_of(ours)) == b"".join(content_of(theirs))
        else:
            assert isinstance(ours, Scalar)
            assert isinstance(theirs, Scalar)
            assert (ours.name, ours.value) == (theirs.name, theirs.value)
    found = replay(capture, backend, "sm_90")
    assert [(each.name, each.wrong) for each in found.compared] == [("y", 0)]


def test_a_capture_can_be_packed_again(
    backend: EmulatedBackend, capture: Capture, tmp_path: Path
) -> None:
    """What a capture holds goes through a launch and back: parameters, memory, results."""
    again = pack(launch_of_capture(capture), backend, "sm_90", tmp_path / "b.capture")
    one, other = capture.manifest, again.manifest
    assert (one.parameters, one.memory) == (other.parameters, other.memory)
    assert one.ptx == other.ptx


def test_content_that_repeats_is_written_out() -> None:
    short = Buffer("x", "u8", (1000,), Fill(Content.RANDOM, high=200, seed=3, period=64))
    whole = np.frombuffer(b"".join(content_of(short)), np.uint8)
    (period,) = pieces(short)
    assert (whole == np.resize(period, 1000)).all()


def test_what_cannot_be_launched_is_no_launch() -> None:
    plain = Launch("x", "", "k", (1, 1, 1), (1, 1, 1), (), memory=(Buffer("m", "u8", (8,)),))
    with pytest.raises(ValueError, match="points to no place in 'm'"):
        replace(plain, arguments=(Pointer("p", "m", 9),))
    with pytest.raises(ValueError, match="points to no place in 'other'"):
        replace(plain, arguments=(Structure("s", bytes(8), ((0, Pointer("p", "other")),)),))
    with pytest.raises(ValueError, match="no room for its pointers"):
        Structure("s", bytes(12), ((8, Pointer("p", "m")),))
    with pytest.raises(ValueError, match="share a name"):
        replace(plain, arguments=(Scalar("m", "u8", 1),))
    assert replace(plain, arguments=(Pointer("p", "m", 8),)).pointers[0].offset == 8
