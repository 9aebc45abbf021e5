# ruff: noqa: N802 (the names and arguments are the driver's)
"""What the engine asks of the driver, on a driver whose device is this process's own memory."""

import ctypes
import math
import struct
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from types import SimpleNamespace
from typing import Any, ClassVar
from uuid import UUID

import numpy as np
import pytest

from cuado.backends.gpu import cupti
from cuado.backends.gpu.engine import GpuEngine
from cuado.backends.gpu.memory import GUARD_BYTES
from cuado.backends.gpu.messages import Setup, setup_of
from cuado.backends.gpu.mover import Mover
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.launch import InL2, Launch
from cuado.model.trial import (
    MAGIC,
    OPAQUE,
    ORIGINAL,
    Counted,
    Failure,
    Program,
    Trial,
    TrialFailedError,
)

Code = Callable[..., None]


class CUresult(IntEnum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_INVALID_IMAGE = 200
    CUDA_ERROR_NOT_FOUND = 500
    CUDA_ERROR_ILLEGAL_ADDRESS = 700
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701


class Attribute(IntEnum):
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 9
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 1
    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 6 << 20
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 227 << 10
    CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 3
    CU_DEVICE_ATTRIBUTE_MAX = 0


class FunctionAttribute(IntEnum):
    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1024
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 512
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 16
    CU_FUNC_ATTRIBUTE_NUM_REGS = 40
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9


OK = CUresult.CUDA_SUCCESS
REFUSED = (CUresult.CUDA_ERROR_INVALID_VALUE, None)


class HostDriver:
    """The functions of ``cuda.bindings.driver`` that the engine uses; work is done when queued."""

    CUdevice_attribute = Attribute
    CUfunction_attribute = FunctionAttribute

    def __init__(self, codes: dict[bytes, tuple[Code, str]], total: int = 1 << 30) -> None:
        self.codes = codes
        self.total = total
        self.kept: dict[int, Any] = {}
        self.waits: list[tuple[int, int]] = []
        self.calls: list[str] = []
        self.granted: list[int] = []
        self.carveouts: list[int] = []
        self.fills: list[int] = []
        self.devices = 1
        self.poison = False

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("cu"):
            object.__getattribute__(self, "calls").append(name)
        return object.__getattribute__(self, name)

    def _new(self, size: int) -> int:
        memory = ctypes.create_string_buffer(b"\x77" * size, size)
        address = ctypes.addressof(memory)
        self.kept[address] = memory
        return address

    def _free(self) -> int:
        return self.total - sum(map(len, self.kept.values()))

    def cuInit(self, flags: int) -> Any:
        return (OK,)

    def cuDeviceGetCount(self) -> Any:
        return OK, self.devices

    def cuDeviceGet(self, index: int) -> Any:
        return OK, index

    def cuDeviceGetAttribute(self, attribute: Attribute, device: int) -> Any:
        if attribute.name.endswith("ATTRIBUTE_MAX"):
            return REFUSED
        return OK, attribute.value

    def cuDeviceTotalMem(self, device: int) -> Any:
        return OK, self.total

    def cuDriverGetVersion(self) -> Any:
        return OK, 13000

    def cuDeviceGetName(self, length: int, device: int) -> Any:
        return OK, b"Host\0" + bytes(length - 5)

    def cuDeviceGetPCIBusId(self, length: int, device: int) -> Any:
        return OK, b"0000:00:00.0\0"

    def cuDeviceGetUuid(self, device: int) -> Any:
        return OK, SimpleNamespace(bytes=UUID(int=7).bytes)

    def cuDeviceGetUuid_v2(self, device: int) -> Any:
        return OK, SimpleNamespace(bytes=UUID(int=7).bytes)

    def cuDevicePrimaryCtxRetain(self, device: int) -> Any:
        return OK, 4711

    def cuCtxSetCurrent(self, context: int) -> Any:
        return (OK,)

    def cuStreamCreate(self, flags: int) -> Any:
        assert flags == 0, "synchronous copies must be ordered with the stream"
        return OK, 1

    def cuStreamSynchronize(self, stream: int) -> Any:
        if self.poison:
            return (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)
        for address, value in self.waits:
            assert ctypes.c_uint32.from_address(address).value >= value, "it would wait forever"
        return (OK,)

    def cuMemGetInfo(self) -> Any:
        return OK, self._free(), self.total

    def cuMemAlloc(self, size: int) -> Any:
        if size > self._free():
            return CUresult.CUDA_ERROR_OUT_OF_MEMORY, None
        return OK, self._new(size)

    def cuMemHostAlloc(self, size: int, flags: int) -> Any:
        return OK, self._new(size)

    def cuMemHostGetDevicePointer(self, pointer: int, flags: int) -> Any:
        return OK, pointer

    def cuStreamWaitValue32(self, stream: int, address: int, value: int, flags: int) -> Any:
        self.waits.append((address, value))
        return (OK,)

    def cuMemcpyHtoD(self, target: int, source: int, size: int) -> Any:
        ctypes.memmove(target, source, size)
        return (OK,)

    def cuMemcpyDtoH(self, target: int, source: int, size: int) -> Any:
        ctypes.memmove(target, source, size)
        return (OK,)

    def cuMemcpyDtoDAsync(self, target: int, source: int, size: int, stream: int) -> Any:
        ctypes.memmove(target, source, size)
        return (OK,)

    def cuMemsetD8Async(self, address: int, value: int, count: int, stream: int) -> Any:
        return self._set(address, value.to_bytes(1, "little"), count)

    def cuMemsetD16Async(self, address: int, value: int, count: int, stream: int) -> Any:
        return self._set(address, value.to_bytes(2, "little"), count)

    def cuMemsetD32Async(self, address: int, value: int, count: int, stream: int) -> Any:
        return self._set(address, value.to_bytes(4, "little"), count)

    def _set(self, address: int, word: bytes, count: int) -> Any:
        assert address % len(word) == 0
        self.fills.append(len(word) * count)
        ctypes.memmove(address, word * count, len(word) * count)
        return (OK,)

    def cuEventCreate(self, flags: int) -> Any:
        return OK, 1

    def cuEventRecord(self, event: int, stream: int) -> Any:
        return (OK,)

    def cuEventElapsedTime(self, start: int, end: int) -> Any:
        return OK, 0.25

    def cuModuleLoadData(self, image: bytes) -> Any:
        return (OK, image) if image in self.codes else (CUresult.CUDA_ERROR_INVALID_IMAGE, None)

    def cuModuleGetFunction(self, module: bytes, name: bytes) -> Any:
        return (OK, module) if name == b"k" else (CUresult.CUDA_ERROR_NOT_FOUND, None)

    def cuModuleGetFunctionCount(self, module: bytes) -> Any:
        return OK, 1

    def cuModuleEnumerateFunctions(self, count: int, module: bytes) -> Any:
        return OK, [module]

    def cuFuncGetName(self, function: bytes) -> Any:
        return OK, b"k"

    def cuFuncGetAttribute(self, attribute: FunctionAttribute, function: bytes) -> Any:
        return OK, attribute.value

    def cuFuncSetAttribute(self, function: bytes, attribute: FunctionAttribute, value: int) -> Any:
        if attribute is FunctionAttribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
            self.carveouts.append(value)
            return (OK,)
        assert attribute is FunctionAttribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        self.granted.append(value)
        return (OK,)

    def cuFuncGetParamInfo(self, function: bytes, index: int) -> Any:
        formats = self.codes[function][1]
        if index >= len(formats):
            return (*REFUSED, None)
        return OK, 0, struct.calcsize(f"<{formats[index]}")

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(
        self, function: bytes, threads: int, shared: int
    ) -> Any:
        return OK, 2048 // threads

    def cuLaunchKernel(self, function: bytes, *place: int) -> Any:
        *_, pointer, extra = place
        assert extra == 0
        if place[0] > 1 << 30:
            return (CUresult.CUDA_ERROR_INVALID_VALUE,)
        code, formats = self.codes[function]
        addresses = (ctypes.c_void_p * len(formats)).from_address(pointer)
        values = [
            struct.unpack(f"<{f}", ctypes.string_at(address or 0, struct.calcsize(f"<{f}")))[0]
            for f, address in zip(formats, addresses, strict=True)
        ]
        code(*values)
        return (OK,)


def floats(address: int, count: int) -> Any:
    return np.ctypeslib.as_array((ctypes.c_float * count).from_address(address))


COUNT = 1000


def accumulate(x: int, y: int, factor: float, count: int) -> None:
    floats(y, count)[:] += np.float32(factor) * floats(x, count)


def off_by_one(x: int, y: int, factor: float, count: int) -> None:
    accumulate(x, y, factor, count)
    floats(y, count)[[7, 900]] = (math.nan, 5.0)


def overflowing(x: int, y: int, factor: float, count: int) -> None:
    accumulate(x, y, factor, count + 1)


def underflowing(x: int, y: int, factor: float, count: int) -> None:
    accumulate(x, y, factor, count)
    floats(x - 4, 1)[0] = 1.0


TAILS: list[tuple[int, ...]] = []


def with_tail(x: int, y: int, factor: float, count: int, *tail: int) -> None:
    TAILS.append(tail)
    assert (floats(tail[0], 8 << 20) == 1.0).all()
    accumulate(x, y, factor, count)


def noting(x: int, y: int, factor: float, count: int, *tail: int) -> None:
    accumulate(x, y, factor, count)
    found = floats(tail[0], 2048)
    assert (found[:1024] == 0.0).all()
    assert (found[1024:] == 1.0).all()
    found[3] = tail[2]


RUNS: list[int] = []


def random(x: int, y: int, factor: float, count: int) -> None:
    RUNS.append(1)
    floats(y, count)[3] = len(RUNS)


PLAIN = "QQfi"
CODES: dict[bytes, tuple[Code, str]] = {
    b"accumulate": (accumulate, PLAIN),
    b"off_by_one": (off_by_one, PLAIN),
    b"overflowing": (overflowing, PLAIN),
    b"underflowing": (underflowing, PLAIN),
    b"with_tail": (with_tail, PLAIN + "QQII"),
    b"noting": (noting, PLAIN + "QQII"),
    b"random": (random, PLAIN),
    b"other": (accumulate, "QQf"),
}
X_FILL = Fill(Content.RANDOM, low=-1, high=1, seed=5, period=300)
LAUNCH = Launch(
    "accumulation",
    "",
    "k",
    (1, 1, 1),
    (128, 1, 1),
    (
        Buffer("x", "f32", (COUNT,), X_FILL),
        Buffer("y", "f32", (COUNT,), Fill(Content.RAMP, low=1, step=0.5)),
        Scalar("factor", "f32", 2.0),
        Scalar("count", "s32", COUNT),
    ),
    outputs=("y",),
)
SETUP = setup_of(LAUNCH, 0, {"y"}, {"x", "y"})
X = np.resize(np.random.default_rng(5).uniform(-1, 1, 300).astype("f4"), COUNT)
EXPECTED = (1 + 0.5 * np.arange(COUNT)).astype("f4") + np.float32(2) * X


def opened(setup: Setup = SETUP, original: bytes = b"accumulate") -> tuple[GpuEngine, HostDriver]:
    api = HostDriver(CODES)
    engine = GpuEngine(api)
    engine.open(setup)
    engine.load(Program(ORIGINAL, original, "k"))
    for name in ("off_by_one", "overflowing", "underflowing"):
        engine.load(Program(name, name.encode(), "k"))
    return engine, api


def y_of(engine: GpuEngine, trial: Trial | None = None) -> Any:
    return np.frombuffer(engine.outputs(trial or Trial())["y"], "f4")


def test_attributes_are_named_as_reports_name_them() -> None:
    attributes = GpuEngine(HostDriver(CODES)).describe(0)
    assert attributes.name == "Host"
    assert attributes.compute_capability == (9, 1)
    assert attributes.values["l2_cache_size"] == 6 << 20
    assert attributes.values["driver_version"] == 13000
    assert "max" not in attributes.values
    assert attributes.uuid == str(UUID(int=7))


@pytest.mark.parametrize("lacks", ["cuDeviceGetUuid_v2", "cuDeviceGetUuid"])
def test_drivers_have_one_or_another_function_for_the_uuid(lacks: str) -> None:
    class Some(HostDriver):
        def __getattribute__(self, name: str) -> Any:
            if name == lacks:
                raise AttributeError(name)
            return super().__getattribute__(name)

    assert GpuEngine(Some(CODES)).describe(0).uuid == str(UUID(int=7))


def test_a_driver_older_than_the_function_for_the_uuid_tells_none() -> None:
    class Old(HostDriver):
        def cuDeviceGetUuid(self, device: int) -> Any:
            return REFUSED

        def cuDeviceGetUuid_v2(self, device: int) -> Any:
            return REFUSED

    assert not GpuEngine(Old(CODES)).describe(0).uuid


class OldDriver(HostDriver):
    """Says that the device is of compute capability 6.1, or that nobody may use it."""

    says: ClassVar[dict[str, int]] = {}

    def cuDeviceGetAttribute(self, attribute: Attribute, device: int) -> Any:
        name = attribute.name.removeprefix("CU_DEVICE_ATTRIBUTE_").lower()
        if name in self.says:
            return OK, self.says[name]
        return super().cuDeviceGetAttribute(attribute, device)


@pytest.mark.parametrize(
    ("says", "words"),
    [
        ({"compute_capability_major": 6}, "compute capability 6.1: kernels are measured from 7.0"),
        ({"compute_mode": 2}, "compute mode 'prohibited'"),
    ],
)
def test_a_gpu_that_nothing_can_be_measured_on_is_named(says: dict[str, int], words: str) -> None:
    OldDriver.says = says
    with pytest.raises(CuadoError, match=words) as caught:
        GpuEngine(OldDriver(CODES)).describe(0)
    assert "'Host'" in caught.value.message
    assert caught.value.remedy


def test_every_run_starts_from_the_first_content() -> None:
    engine, _ = opened()
    for _ in range(3):
        engine.time(Trial())
    assert (y_of(engine) == EXPECTED).all()
    assert (y_of(engine) == EXPECTED).all()


def test_constant_content_is_restored_without_a_copy() -> None:
    y = Buffer("y", "f32", (COUNT,), Fill(Content.CONSTANT, value=3.0))
    setup = replace(SETUP, arguments=(SETUP.arguments[0], y, *SETUP.arguments[2:]))
    engine, api = opened(setup)
    copies = api.calls.count("cuMemcpyDtoDAsync")
    engine.time(Trial())
    assert (y_of(engine) == 3 + np.float32(2) * X).all()
    assert api.calls.count("cuMemcpyDtoDAsync") == copies


def test_a_buffer_not_written_is_not_restored() -> None:
    engine, api = opened()
    before = api.calls.count("cuMemcpyDtoDAsync")
    engine.time(Trial())
    assert api.calls.count("cuMemcpyDtoDAsync") == before + 1


def test_a_time_is_in_nanoseconds_and_gated_from_the_second_run_on() -> None:
    engine, api = opened()
    assert engine.time(Trial()).time == 250_000
    assert api.waits == []
    engine.time(Trial())
    engine.time(Trial())
    assert [value for _, value in api.waits] == [1, 2]


def test_only_a_cold_launch_flushes_the_l2() -> None:
    _, api = opened()
    _, warm = opened(replace(SETUP, l2=InL2(warm=True)))
    flush = sum(map(len, api.kept.values())) - sum(map(len, warm.kept.values()))
    assert flush >= 2 * Attribute.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE


def test_the_l2_is_flushed_then_read_into_then_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    monkeypatch.setattr(Mover, "sweep", lambda _, __, size: swept.append(size))
    engine, api = opened(replace(SETUP, l2=InL2(resident=0.5, dirty=0.25)))
    engine._bench()._mover.available = True  # The stand-in translates no PTX of cuado's own.
    engine.time(Trial())
    l2 = int(Attribute.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE)
    assert swept[0] >= 2 * l2
    assert swept[1:] == [buffer.bytes // 2 for buffer in SETUP.buffers]
    assert api.fills[-1] == l2 // 4 // 4 * 4, "bytes of the last fill before the run"


@pytest.mark.parametrize(("read", "runs"), [({"x", "y"}, 1), ({"x"}, 3)])
def test_what_is_not_read_stays_between_timed_runs_of_a_warm_launch(
    read: set[str], runs: int
) -> None:
    engine, _ = opened(replace(SETUP, l2=InL2(warm=True), read=frozenset(read)))
    engine.outputs(Trial())
    opened_ = engine._bench()
    for _ in range(2):
        engine.time(Trial())
    left = np.frombuffer(b"".join(p.tobytes() for p in opened_.buffers["y"].read()), "f4")
    start = 1 + 0.5 * np.arange(COUNT)
    assert left == pytest.approx(start + runs * 2 * X, rel=1e-5, abs=1e-5)
    assert (y_of(engine) == EXPECTED).all(), "a run whose results count starts from the first"


def test_equal_results_are_equal_and_different_ones_are_located() -> None:
    engine, _ = opened()
    assert engine.check(Trial()).equal
    found = engine.check(Trial("off_by_one"))
    assert not found.equal
    assert found.deterministic
    assert found.out_of_bounds == ()
    (difference,) = found.differences
    assert (difference.buffer, difference.index, difference.elements) == ("y", 7, 2)
    assert difference.expected == EXPECTED[7]
    assert math.isnan(difference.found)
    assert engine.check(Trial()).equal, "what one check finds is gone in the next"


@pytest.mark.parametrize(("program", "buffer"), [("overflowing", "y"), ("underflowing", "x")])
def test_writes_beside_a_buffer_are_seen(program: str, buffer: str) -> None:
    engine, _ = opened()
    found = engine.check(Trial(program))
    assert found.out_of_bounds == (buffer,)
    assert not found.equal
    assert found.differences == ()
    assert engine.check(Trial()).out_of_bounds == ()


def test_an_original_that_is_not_deterministic_equals_nothing() -> None:
    engine, _ = opened(original=b"random")
    found = engine.check(Trial())
    assert not found.deterministic
    assert not found.equal


def test_the_tail_is_passed_as_the_model_says() -> None:
    engine, _ = opened()
    engine.load(Program("tail", b"with_tail", "k", has_tail=True))
    TAILS.clear()
    engine.time(Trial("tail", switch=1))
    engine.time(Trial("tail", switch=3))
    (scratch, *first), (again, *second) = TAILS
    assert scratch == again
    assert first == [OPAQUE, 1, MAGIC]
    assert second == [OPAQUE, 3, MAGIC]
    assert (y_of(engine, Trial("tail")) == EXPECTED).all()


def test_notes_are_what_a_run_leaves_in_the_scratch_memory() -> None:
    engine, _ = opened()
    engine.load(Program("notes", b"noting", "k", has_tail=True))
    engine.load(Program("next", b"with_tail", "k", has_tail=True))
    found = np.frombuffer(engine.scratch(Trial("notes", switch=6), 4096), "<f4")
    assert found.nonzero()[0].tolist() == [3]
    assert found[3] == 6
    engine.time(Trial("next"))  # It asserts that the scratch memory is as before.


def test_what_the_device_says_of_a_program() -> None:
    engine, _ = opened()
    loaded = engine.load(Program("p", b"accumulate", "k"))
    assert (loaded.registers, loaded.local_bytes, loaded.static_shared_bytes) == (40, 16, 512)
    assert loaded.blocks_per_sm == 16
    assert engine.blocks_per_sm(Trial(block=(32, 16, 1))) == 4
    assert engine.blocks_per_sm(Trial(block=(32, 64, 1))) == 0
    assert engine.blocks_per_sm(Trial(dynamic_shared_bytes=227 << 10)) == 0


def test_dynamic_shared_memory_is_asked_for_beyond_the_default_and_refused_beyond_the_most() -> (
    None
):
    engine, api = opened()
    engine.time(Trial(dynamic_shared_bytes=(48 << 10) - 512))
    assert api.granted == []
    engine.time(Trial(dynamic_shared_bytes=100 << 10))
    engine.time(Trial(dynamic_shared_bytes=80 << 10))
    assert api.granted == [100 << 10]
    assert api.carveouts == []
    for percent in (50, 50, None, 100):
        engine.time(Trial(shared_carveout=percent))
    assert api.carveouts == [50, -1, 100]
    with pytest.raises(TrialFailedError, match="at most 231,936 are left") as caught:
        engine.time(Trial(dynamic_shared_bytes=227 << 10))
    assert caught.value.failure is Failure.LAUNCH


def test_a_launch_that_is_refused_says_what_was_asked_for() -> None:
    engine, _ = opened()
    with pytest.raises(TrialFailedError, match="128 threads a block") as caught:
        engine.time(Trial(grid=(1 << 31, 1, 1)))
    assert caught.value.failure is Failure.LAUNCH
    assert not getattr(caught.value, "is_fatal", False)
    with pytest.raises(TrialFailedError, match="it can have 1,024"):
        engine.time(Trial(block=(1025, 1, 1)))


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (Program("p", b"nonsense", "k"), "INVALID_IMAGE"),
        (Program("p", b"accumulate", "kernel"), "has no kernel 'kernel': it has k"),
        (Program("p", b"other", "k"), r"takes parameters of \[8, 8, 4\] bytes"),
        (Program("p", b"accumulate", "k", has_tail=True), "the launch gives .* 8, 8, 4, 4"),
    ],
)
def test_code_that_does_not_fit_is_refused(program: Program, said: str) -> None:
    engine, _ = opened()
    with pytest.raises(TrialFailedError, match=said) as caught:
        engine.load(program)
    assert caught.value.failure is Failure.LOAD


def test_an_illegal_address_is_fatal() -> None:
    engine, api = opened()
    api.poison = True
    with pytest.raises(TrialFailedError) as caught:
        engine.time(Trial())
    assert caught.value.failure is Failure.ILLEGAL_ADDRESS
    assert getattr(caught.value, "is_fatal", False)


def test_too_little_memory_names_what_takes_it() -> None:
    huge = Buffer("huge", "f32", (1 << 38,))
    with pytest.raises(TrialFailedError, match=r"1 TiB of GPU memory .*huge 1 TiB") as caught:
        GpuEngine(HostDriver(CODES)).open(replace(SETUP, arguments=(huge,)))
    assert caught.value.failure is Failure.MEMORY


def test_a_device_that_is_not_there_is_named() -> None:
    api = HostDriver(CODES)
    with pytest.raises(CuadoError, match="no GPU 3: there are 0"):
        GpuEngine(api).describe(3)
    api.devices = 0
    with pytest.raises(CuadoError, match="no GPU here"):
        GpuEngine(api).describe(0)


def test_data_is_aligned_and_guarded() -> None:
    seen: list[int] = []

    def look(x: int, y: int, factor: float, count: int) -> None:
        seen.extend((x, y))
        for address in (x - GUARD_BYTES, x + 4 * COUNT):
            assert set(ctypes.string_at(address, GUARD_BYTES)) == {0xA5}

    api = HostDriver({b"look": (look, PLAIN)})
    engine = GpuEngine(api)
    engine.open(SETUP)
    engine.load(Program(ORIGINAL, b"look", "k"))
    engine.check(Trial())
    assert len(seen) == 6
    assert all(address % 4096 == 0 for address in seen)


def test_counting_prepares_and_launches_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    class Profiler:
        def __init__(self, context: int, device_index: int, **how: bool) -> None:
            assert (context, device_index) == (4711, 0)

        def count(self, prepare: Any, launch: Any, metrics: list[str]) -> Counted:
            for _ in range(3):
                prepare()
                launch()
            return Counted({metrics[0]: 1.0}, 3)

    monkeypatch.setattr(cupti, "RangeProfiler", Profiler)
    engine, api = opened()
    api.calls.clear()
    assert engine.count(Trial(), ["m"]).values == {"m": 1.0}
    assert api.calls.count("cuLaunchKernel") == 4
    assert api.calls.count("cuMemcpyDtoDAsync") == 4


def test_counters_that_cannot_be_read_are_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise cupti.CuptiUnavailableError("no permission", "ask for it")

    monkeypatch.setattr(cupti, "RangeProfiler", refuse)
    engine, _ = opened()
    counted = engine.count(Trial(), ["m", "n"])
    assert counted.unavailable == ("m", "n")
    assert counted.note == "no permission: ask for it"
    assert counted.values == {}


def test_nothing_is_done_before_a_launch_is_open_or_a_program_loaded() -> None:
    with pytest.raises(CuadoError, match="no launch open"):
        GpuEngine(HostDriver(CODES)).time(Trial())
    engine, _ = opened()
    with pytest.raises(CuadoError, match="no program 'p'"):
        engine.time(Trial("p"))
