"""Messages survive the way, and nothing else is taken for one."""

import io
import json
import struct
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.backends.frames import (
    MOST_BLOBS,
    MOST_TEXT,
    EndOfStreamError,
    Frame,
    FrameError,
    encoded,
    error_frame,
    error_from,
    read_frame,
)
from cuado.backends.gpu.messages import (
    Setup,
    attributes_from,
    counted_from,
    equivalence_from,
    loaded_from,
    outputs_from,
    program_frame,
    program_from,
    reading_from,
    setup_frame,
    setup_from,
    trial_frame,
    trial_from,
)
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer, Content, Fill, Scalar, Structure
from cuado.model.device import DeviceAttributes
from cuado.model.launch import InL2
from cuado.model.trial import Failure, Loaded, Program, Trial, TrialFailedError

SETUP = Setup(
    1,
    "a case",
    (
        Buffer("x", "bf16", (2, 3), Fill(Content.FILE, path="a.npy", seed=1 << 60)),
        Scalar("n", "u64", (1 << 64) - 1),
        Structure("s", b"\0\xff\n"),
        Scalar("f", "f32", float("inf")),
        Structure("t", b""),
    ),
    (3, 2, 1),
    (32, 4, 1),
    ("x",),
    4096,
    InL2(resident=0.5, dirty=0.25),
    frozenset({"x"}),
    25,
)


def carried(frame: Frame) -> Frame:
    return read(b"".join(encoded(frame)))


def read(data: bytes) -> Frame:
    stream = io.BytesIO(data)

    def exactly(size: int) -> bytes:
        found = stream.read(size)
        if len(found) < size:
            raise EndOfStreamError
        return found

    return read_frame(exactly)


def test_requests_arrive_as_they_were() -> None:
    assert setup_from(carried(setup_frame(SETUP))) == SETUP
    program = Program("p", bytes(range(256)), "k", has_tail=True)
    assert program_from(carried(program_frame(program))) == program
    for trial in (Trial(), Trial("p", 3, (1, 2, 3), (4, 5, 6), 0, 50)):
        assert trial_from(carried(trial_frame("time", trial))) == trial


@pytest.mark.parametrize(
    "error",
    [
        CuadoError("what", "how"),
        *(TrialFailedError(failure, "what", "how") for failure in Failure),
    ],
)
def test_errors_arrive_as_they_were(error: CuadoError) -> None:
    found, last = error_from(carried(error_frame(error, last=True)))
    assert last
    assert type(found) is type(error)
    assert (found.message, found.remedy) == ("what", "how")
    assert getattr(found, "failure", None) is getattr(error, "failure", None)


def test_results_arrive_as_they_were() -> None:
    device = DeviceAttributes("GPU", (9, 0), {"a": 1.5})
    assert attributes_from(carried(Frame({"ok": asdict(device)}))) == device
    loaded = Loaded(1, 2, 3, 4)
    assert loaded_from(carried(Frame({"ok": asdict(loaded)}))) == loaded


@given(st.lists(st.binary(max_size=50), max_size=4), st.dictionaries(st.text(), st.text()))
def test_any_message_arrives(blobs: list[bytes], body: dict[str, str]) -> None:
    frame = Frame(body, tuple(blobs))
    assert carried(frame) == frame


@given(st.binary(max_size=200))
def test_bytes_at_random_are_no_message(data: bytes) -> None:
    with pytest.raises((FrameError, EndOfStreamError)):
        read(data)


@given(st.data())
def test_a_message_cut_short_is_the_end_of_the_stream(data: st.DataObject) -> None:
    whole = b"".join(encoded(setup_frame(SETUP)))
    cut = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(EndOfStreamError):
        read(whole[:cut])


@pytest.mark.parametrize(
    "head",
    [
        b"[]",
        b"{}",
        b"{",
        b"\xff",
        json.dumps({"blobs": [-1], "body": {}}).encode(),
        json.dumps({"blobs": [True], "body": {}}).encode(),
        json.dumps({"blobs": ["1"], "body": {}}).encode(),
        json.dumps({"blobs": [MOST_BLOBS + 1], "body": {}}).encode(),
        json.dumps({"blobs": 1, "body": {}}).encode(),
        json.dumps({"blobs": [], "body": []}).encode(),
    ],
)
def test_a_head_without_sense_is_an_error(head: bytes) -> None:
    with pytest.raises(FrameError):
        read(struct.pack("<4sI", b"CUAF", len(head)) + head)


def test_a_length_that_no_head_has_is_not_waited_for() -> None:
    with pytest.raises(FrameError):
        read(struct.pack("<4sI", b"CUAF", MOST_TEXT + 1))


@pytest.mark.parametrize(
    "reader",
    [
        attributes_from,
        counted_from,
        equivalence_from,
        error_from,
        loaded_from,
        outputs_from,
        program_from,
        reading_from,
        setup_from,
        trial_from,
    ],
)
@pytest.mark.parametrize("body", [{}, {"ok": None}, {"ok": {"x": "y"}}, {"error": 3}, {"trial": 1}])
def test_plain_data_of_another_shape_is_an_error(reader: object, body: dict[str, object]) -> None:
    assert callable(reader)
    with pytest.raises(FrameError):
        reader(Frame(body))


def test_a_time_that_is_none_is_an_error() -> None:
    with pytest.raises(FrameError):
        reading_from(Frame({"ok": {"time": -1.0, "clocks": []}}))
