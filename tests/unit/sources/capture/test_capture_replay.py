"""Raw captures written by hand, finalised, and replayed on the emulated device."""

from collections.abc import Callable
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from captured_kernels import Piece, Raw, axpy, captured_ptx, linked_list, scaled, summed

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.check.check import check
from cuado.backends.protocol import Backend
from cuado.cli.capture import verdicts
from cuado.cli.case_page import page
from cuado.errors import CuadoError, UnknownNameError
from cuado.kernel.original_program import original_program
from cuado.model.arguments import Buffer, Pointer, Scalar, Structure
from cuado.model.device import DeviceAttributes
from cuado.model.launch import FLUSHED, InL2, Launch
from cuado.model.trial import ORIGINAL, Program
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.capture import Capture, launch_of_capture, verify
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.packing import pack
from cuado.sources.capture.verify import Replayed, replay
from cuado.sources.launches import checked_launch
from cuado.stats import Reading

CaptureOf = Callable[[Raw], Capture]


@pytest.fixture(scope="module")
def backend() -> EmulatedBackend:
    return EmulatedBackend()


@pytest.fixture
def capture_of(tmp_path: Path) -> CaptureOf:
    def made(raw: Raw) -> Capture:
        folder = raw.write(tmp_path / f"raw-{raw.kernel}", captured_ptx().encode())
        return finalise(folder, tmp_path / f"{raw.kernel}.capture")

    return made


def _replayed(capture: Capture, backend: EmulatedBackend) -> Replayed:
    capture.check()
    return replay(capture, backend, "sm_90")


def test_a_structure_with_two_pointers_into_one_allocation(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    capture = capture_of(axpy())
    launch = launch_of_capture(capture)
    (argument,) = launch.arguments
    assert isinstance(argument, Structure)
    assert [(at, p.buffer, p.offset) for at, p in argument.pointers] == [
        (0, "memory0", 0),
        (8, "memory0", 1024),
    ]
    (memory,) = launch.memory
    assert (memory.address, memory.type, launch.outputs) == (None, "f32", ("memory0",))
    found = _replayed(capture, backend)
    assert [(each.name, each.wrong) for each in found.compared] == [("memory0", 0)]


def test_pointers_inside_buffers_keep_their_addresses(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    capture = capture_of(linked_list())
    launch = launch_of_capture(capture)
    assert {b.name: b.address for b in launch.buffers} == {
        "memory0": 0x7F31_0000_0000,  # Its other node points into it: it is no parameter's alone.
        "memory1": 0x7F32_0000_0000,
        "arg1": 0x7F33_0000_0000,
    }
    assert isinstance(launch.arguments[0], Pointer)
    found = _replayed(capture, backend)
    assert found.compared
    assert not found.wrong


@pytest.mark.parametrize("base", [0x7F01_0000_0000, 0x3_0200_0000])
def test_lists_at_addresses_that_the_emulated_device_uses_itself(
    capture_of: CaptureOf, backend: EmulatedBackend, base: int
) -> None:
    found = _replayed(capture_of(linked_list(base, 0x40_0000)), backend)
    assert found.compared
    assert not found.wrong


def test_lists_too_far_apart_are_refused_with_the_reason(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    capture = capture_of(linked_list(apart=1 << 40))
    with pytest.raises(CuadoError, match="cannot be emulated at these addresses") as raised:
        _replayed(capture, backend)
    assert "GPU" in raised.value.remedy


def test_module_variables_hold_what_they_held(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    capture = capture_of(scaled())
    launch = launch_of_capture(capture)
    kinds = [type(argument) for argument in launch.arguments]
    assert kinds == [Pointer, Pointer, Scalar]
    assert launch.outputs == ("memory0", "calls")
    found = _replayed(capture, backend)
    assert {each.name for each in found.compared} == {"memory0", "factor", "calls"}
    assert not found.wrong


def test_a_parameter_that_alone_leads_to_memory_is_a_buffer(capture_of: CaptureOf) -> None:
    launch = launch_of_capture(capture_of(summed()))
    x, result, n = launch.arguments
    assert isinstance(x, Buffer)
    assert isinstance(result, Buffer)
    assert (x.name, x.type, x.shape, result.shape) == ("arg0", "f32", (1024,), (1,))
    assert n == Scalar("arg2", "u32", 1024)
    assert launch.opaque
    assert launch.outputs == ("arg1",)


def test_what_differs_from_run_to_run_is_told_apart(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    raw = summed(1 << 14)
    total = raw.memory[1]
    # As another order may leave it, but none here does by chance.
    after = np.float32(np.frombuffer(total.after, "<f4")[0] * (1 + 1e-4)).tobytes()
    raw.memory[1] = Piece(total.address, total.before, after)
    found = _replayed(capture_of(raw), backend)
    assert [each.name for each in found.varying] == ["arg1"]
    assert not found.wrong


def test_a_wrong_replay_names_buffer_and_first_element(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    raw = axpy()
    altered = bytearray(raw.memory[0].after)
    altered[1024 + 4 * 7 : 1024 + 4 * 8] = np.float32(-1).tobytes()
    raw.memory[0] = Piece(raw.memory[0].address, raw.memory[0].before, bytes(altered))
    (wrong,) = _replayed(capture_of(raw), backend).wrong
    assert (wrong.name, wrong.wrong, wrong.index, wrong.expected) == ("memory0", 1, 256 + 7, -1.0)


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"kernel": "missing"}, "no PTX in the image has the kernel missing"),
        ({"module": None, "module_reason": "it was gone"}, "it was gone"),
    ],
)
def test_launches_that_cannot_be_repeated_say_why(
    capture_of: CaptureOf, more: dict[str, Any], problem: str
) -> None:
    raw = axpy()
    raw.more = more
    capture = capture_of(raw)
    with pytest.raises(CaptureError, match=problem):
        launch_of_capture(capture)


def test_machine_code_alone_is_launched_where_it_runs(
    tmp_path: Path, backend: EmulatedBackend
) -> None:
    code = assemble(captured_ptx(), AssembleOptions("sm_90")).cubin
    raw = axpy().write(tmp_path / "raw", code, "cubin")
    capture = finalise(raw, tmp_path / "axpy.capture")
    assert capture.manifest.ptx is None
    launch = launch_of_capture(capture, "sm_90")
    assert (launch.ptx, launch.cubin) == ("", code)
    assert [type(argument) for argument in launch.arguments] == [Structure]
    with pytest.raises(CaptureError, match="no machine code for sm_80"):
        launch_of_capture(capture, "sm_80")
    with pytest.raises(CuadoError, match="is machine code only, which is not emulated"):
        backend.open(launch)
    with pytest.raises(CuadoError, match="is machine code only, which is not emulated"):
        check(launch)
    assert page(launch).facts["PTX"] == "none: it is machine code"


def test_machine_code_alone_is_replayed_as_it_is(tmp_path: Path) -> None:
    code = assemble(captured_ptx(), AssembleOptions("sm_90")).cubin
    raw = axpy()
    capture = finalise(raw.write(tmp_path / "raw", code, "cubin"), tmp_path / "axpy.capture")
    stand_in = TimedBackend(raw.memory[0].after)
    found = replay(capture, cast("Backend", stand_in), "sm_90")
    # From an empty L2, and with more and more of the data in it:
    assert stand_in.loaded == len(stand_in.opened) * [Program(ORIGINAL, code, "axpy")]
    assert [(each.name, each.wrong) for each in found.compared] == [("memory0", 0)]
    # And packed again, as any launch is.
    launch = launch_of_capture(capture, "sm_90")
    again = pack(launch, cast("Backend", stand_in), "sm_90", tmp_path / "again.capture")
    ((old,), (new,)) = capture.manifest.parameters, again.manifest.parameters
    assert (again.manifest.ptx, new.offset, new.pointers) == (None, old.offset, old.pointers)
    assert launch_of_capture(again, "sm_90").cubin == code


def test_machine_code_of_another_chip_or_kernel_is_not_loaded(tmp_path: Path) -> None:
    code = assemble(captured_ptx(), AssembleOptions("sm_90")).cubin
    raw = axpy().write(tmp_path / "raw", code, "cubin")
    launch = launch_of_capture(finalise(raw, tmp_path / "axpy.capture"), "sm_90")
    with pytest.raises(CuadoError, match="machine code for sm_90 only, and the device is sm_100"):
        original_program(launch, "sm_100")
    with pytest.raises(UnknownNameError, match="unknown kernel 'axpi'"):
        original_program(replace(launch, kernel="axpi"), "sm_90")


def test_blocks_that_may_wait_for_each_other_are_left_to_a_gpu(
    capture_of: CaptureOf, backend: EmulatedBackend
) -> None:
    raw = axpy()
    raw.more = {"cooperative": True}
    launch = launch_of_capture(capture_of(raw))
    assert launch.cooperative
    with pytest.raises(CuadoError, match="launched cooperatively, and its blocks may wait"):
        backend.open(launch)


def test_clusters_of_a_capture_are_kept(capture_of: CaptureOf, backend: EmulatedBackend) -> None:
    raw = axpy()
    raw.more = {"cluster": [2, 1, 1]}
    launch = launch_of_capture(capture_of(raw))
    assert launch.cluster == (2, 1, 1)
    with backend.open(launch):
        pass


def test_a_pointer_to_a_variable_of_the_module_cannot_be_kept(capture_of: CaptureOf) -> None:
    raw = scaled()
    raw.parameters[1] = (0x7F50_0000_0000).to_bytes(8, "little")
    with pytest.raises(CaptureError, match="module's variable 'factor'"):
        launch_of_capture(capture_of(raw))


@pytest.mark.parametrize(
    ("target", "architecture", "runs"),
    [
        ("sm_90", "sm_100", True),
        ("sm_90", "sm_80", False),
        ("sm_90a", "sm_90", True),
        ("sm_90a", "sm_100", False),
    ],
)
def test_ptx_runs_on_newer_chips_unless_it_is_for_one(
    tmp_path: Path, target: str, architecture: str, runs: bool
) -> None:
    image = captured_ptx().replace(".target sm_90", f".target {target}").encode()
    folder = axpy().write(tmp_path / "raw", image)
    capture = finalise(folder, tmp_path / "axpy.capture")
    if runs:
        assert launch_of_capture(capture, architecture).kernel == "axpy"
    else:
        with pytest.raises(CaptureError, match=f"PTX for {target}.*does not run on {architecture}"):
            launch_of_capture(capture, architecture)


class TimedBackend:
    """A device whose replays leave what was captured, in 20 us.

    It is 10 with all data in the L2, 14 after a run of the same, and 28 where all of the L2 has to
    be written back first.
    """

    name = "gpu:0 stand-in"

    def __init__(self, held: bytes) -> None:
        self.held = held
        self.device = DeviceAttributes("stand-in", (9, 0))
        self.loaded: list[object] = []
        self.opened: list[InL2] = []

    def open(self, launch: Launch) -> Any:
        self.opened.append(launch.l2)
        assert launch.outputs == (() if self.opened[-1] != FLUSHED else ("memory0",))
        return self

    def __enter__(self) -> "TimedBackend":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    is_modelled = False

    def load(self, program: object) -> None:
        self.loaded.append(program)

    def outputs(self, trial: object) -> dict[str, bytes]:
        return {"memory0": self.held}

    def time(self, trial: object) -> Reading:
        l2 = self.opened[-1]
        return Reading(14e3 if l2.warm else 20e3 - 10e3 * l2.resident**2 + 8e3 * l2.dirty**2, ())


class RecordedBackend(TimedBackend):
    """The same, with records of its kernels: between two events it is a microsecond more."""

    def record(self, trial: object) -> float | None:
        return self.time(trial).time - 1e3


def test_the_time_of_a_replay_stands_beside_the_programs(capture_of: CaptureOf) -> None:
    raw = axpy()
    stand_in: Any = TimedBackend(raw.memory[0].after)
    found = replay(capture_of(raw), stand_in, "sm_90")
    assert found.seconds == pytest.approx(20e-6)
    assert found.seconds_captured == 1.5e-5
    assert verdicts(found) == [
        "replayed on gpu:0 stand-in",
        "memory0: 512 elements, every bit as captured",
        "time: 20.0 us from an empty L2, 15.1 us with 70% of the data in it, "
        "15.0 us in the program",
    ]


EMPTY, WARM = FLUSHED, InL2(warm=True)
ALL, HALF, QUARTER, MOST = (InL2(resident=part) for part in (1.0, 0.5, 0.25, 0.75))
BETWEEN = InL2(resident=0.75 + 0.25 * 2.375 / 4.375)
WRITTEN, HALF_WRITTEN, QUARTER_WRITTEN, MOST_WRITTEN = (
    InL2(dirty=part) for part in (1.0, 0.5, 0.25, 0.75)
)
BETWEEN_WRITTEN = InL2(dirty=0.5 + 0.25 * 1.2 / 2.5)


@pytest.mark.parametrize(
    ("captured", "tried", "l2", "seconds"),
    [
        (19.5, [EMPTY], EMPTY, None),  # Close from an empty L2.
        (14.2, [EMPTY, WARM], WARM, 14.0),
        (10.2, [EMPTY, WARM, ALL], ALL, 10.0),
        (17.4, [EMPTY, WARM, ALL, HALF], HALF, 17.5),
        (8.0, [EMPTY, WARM, ALL, HALF, QUARTER, MOST], ALL, 10.0),  # Closest, though not close.
        (12.0, [EMPTY, WARM, ALL, HALF, QUARTER, MOST, BETWEEN], BETWEEN, 12.155),
        (28.5, [EMPTY, WRITTEN], WRITTEN, 28.0),  # Data in the L2 would not make it slower.
        (22.0, [EMPTY, WRITTEN, HALF_WRITTEN], HALF_WRITTEN, 22.0),
        (
            23.2,
            [EMPTY, WRITTEN, HALF_WRITTEN, QUARTER_WRITTEN, MOST_WRITTEN, BETWEEN_WRITTEN],
            BETWEEN_WRITTEN,
            23.075,
        ),
    ],
)
def test_a_launch_finds_in_the_l2_what_it_did_in_the_program(
    tmp_path: Path, captured: float, tried: list[InL2], l2: InL2, seconds: float | None
) -> None:
    raw = axpy()
    raw.more = {"seconds": captured * 1e-6}
    capture = finalise(raw.write(tmp_path / "raw", captured_ptx().encode()), tmp_path / "x.capture")
    stand_in: Any = TimedBackend(raw.memory[0].after)
    found = replay(capture, stand_in, "sm_90")
    for opened, expected in zip(stand_in.opened, tried, strict=True):
        assert astuple(opened) == pytest.approx(astuple(expected))
    assert astuple(found.l2) == pytest.approx(astuple(l2))
    assert found.seconds_then == (
        None if seconds is None else pytest.approx(seconds * 1e-6, rel=1e-3)
    )
    launch = checked_launch(capture, stand_in, "sm_90")
    assert launch.l2 == found.l2


def test_a_replay_is_timed_as_its_program_was(capture_of: CaptureOf) -> None:
    raw = axpy()
    raw.more = {"seconds": 19e-6}
    stand_in: Any = RecordedBackend(raw.memory[0].after)
    found = replay(capture_of(raw), stand_in, "sm_90")
    assert found.seconds == pytest.approx(19e-6)
    assert found.seconds_then is None


def test_pointers_to_what_was_not_captured_are_noted(capture_of: CaptureOf) -> None:
    raw = summed()
    raw.parameters[0] = (0x7000_0000_0010).to_bytes(8, "little")
    refused = {"address": "0x700000000000", "bytes": 64, "reason": "memory of the host"}
    raw.more = {"refused": [refused]}
    held = capture_of(raw).manifest
    assert held.notes == ("arg0 points to memory that was not captured: memory of the host",)
    assert held.parameters[0].pointers == ()


def test_what_a_device_does_not_hand_out_is_said(
    capture_of: CaptureOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify, "LARGEST", 100)
    unused: Any = TimedBackend(b"")
    found = replay(capture_of(axpy()), unused, "sm_90")
    assert (found.compared, found.too_large) == ((), ("memory0",))
    assert verdicts(found)[1] == "memory0: too large to be fetched, not compared"
