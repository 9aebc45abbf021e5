"""The GPU backend on a GPU: contents, times, comparisons, and trials that end badly.

One PTX module holds all kernels; each test opens the launch it needs. Whatever a trial does, the
others have to go on.
"""

import math
import os
import signal
import struct
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cuado.backends.gpu import GpuBackend, GpuBench, Limits
from cuado.errors import CuadoError, UnknownNameError
from cuado.model.arguments import Argument, Buffer, Content, Fill, Scalar
from cuado.model.launch import InL2, Launch
from cuado.model.trial import (
    MAGIC,
    OPAQUE,
    ORIGINAL,
    Failure,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.locate import Program as ToolProgram
from cuado.sass.toolchain.locate import find_all

pytestmark = pytest.mark.gpu

BODY = """
    .reg .b64 %rd<9>;
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .reg .pred %p<3>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r1, [count];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mad.lo.u32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra DONE;
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mul.wide.u32 %rd5, %r5, 4;
    add.s64 %rd6, %rd3, %rd5;
    add.s64 %rd7, %rd4, %rd5;
    ld.global.f32 %f1, [%rd6];
    ld.global.f32 %f2, [%rd7];
    add.f32 %f3, %f1, %f2;
"""
PARAMETERS = ".param .u64 x, .param .u64 y, .param .u32 count"
TAIL = (
    ", .param .u64 cuado_scratch, .param .u64 cuado_opaque,"
    " .param .u32 cuado_switch, .param .u32 cuado_magic"
)
STORE = "st.global.f32 [%rd7], %f3;"


def entry(name: str, code: str, parameters: str = PARAMETERS) -> str:
    return f".visible .entry {name}({parameters})\n{{{BODY}{code}\nDONE:\n    ret;\n}}\n"


PTX = ".version 7.0\n.target sm_80\n.address_size 64\n" + "".join(
    (
        entry("accumulate", STORE),
        entry("wrong_at_777", f"{STORE}\nsetp.ne.u32 %p2, %r5, 777;\n@%p2 bra DONE;\n"
              "mov.b32 %f3, 0x7fc00000;\nst.global.f32 [%rd7], %f3;"),
        entry("beyond_the_end", f"{STORE}\nsub.u32 %r6, %r1, 1;\nsetp.ne.u32 %p2, %r5, %r6;\n"
              "@%p2 bra DONE;\nst.global.f32 [%rd7+4], %f3;"),
        entry("illegal", "mov.b64 %rd7, 0x1000;\nst.global.f32 [%rd7], %f3;"),
        entry("endless", "FOREVER:\nld.volatile.global.f32 %f4, [%rd6];\nadd.f32 %f3, %f3, %f4;\n"
              "setp.eq.u32 %p2, %r1, 0;\n@!%p2 bra FOREVER;\nst.global.f32 [%rd7], %f3;"),
        entry("tail", "ld.param.u64 %rd8, [cuado_scratch];\nld.global.f32 %f4, [%rd8+1048576];\n"
              "ld.param.u64 %rd1, [cuado_opaque];\nld.param.u32 %r6, [cuado_switch];\n"
              "ld.param.u32 %r7, [cuado_magic];\nst.global.f32 [%rd4], %f4;\n"
              "st.global.u64 [%rd4+8], %rd1;\nst.global.u32 [%rd4+16], %r6;\n"
              "st.global.u32 [%rd4+20], %r7;", PARAMETERS + TAIL),
    )
)  # fmt: skip
COUNT = 1 << 20
X = Buffer("x", "f32", (COUNT,), Fill(Content.RANDOM, low=-1, high=1, seed=7, period=1000))
Y = Buffer("y", "f32", (COUNT,), Fill(Content.RAMP, low=1, step=1))
LAUNCH = Launch(
    "accumulation",
    PTX,
    "accumulate",
    (COUNT // 256, 1, 1),
    (256, 1, 1),
    (X, Y, Scalar("count", "u32", COUNT)),
    outputs=("y",),
)
EXPECTED = np.resize(np.random.default_rng(7).uniform(-1, 1, 1000).astype("f4"), COUNT) + np.arange(
    1, COUNT + 1, dtype="f4"
)
LIMITS = Limits(first=20, least=2)


@pytest.fixture(scope="module")
def cubin() -> bytes:
    """All kernels, for this device."""
    if not find_all(ToolProgram.PTXAS):
        pytest.skip("no ptxas here; pip install nvidia-cuda-nvcc")
    major, minor = GpuBackend().device.compute_capability or (0, 0)
    return assemble(PTX, AssembleOptions(architecture=f"sm_{major}{minor}")).cubin


@pytest.fixture(scope="module")
def shared(cubin: bytes) -> Iterator[GpuBench]:
    """A bench with every kernel loaded."""
    with GpuBackend(limits=LIMITS).open(LAUNCH) as bench:
        _load(bench, cubin)
        yield bench


@pytest.fixture
def bench(shared: GpuBench) -> GpuBench:
    """The same, warmed up, so that its watchdog knows how long a run takes."""
    shared.time(Trial())
    return shared


def _load(bench: GpuBench, cubin: bytes) -> None:
    bench.load(Program(ORIGINAL, cubin, "accumulate"))
    for name in ("wrong_at_777", "beyond_the_end", "illegal", "endless"):
        bench.load(Program(name, cubin, name))
    bench.load(Program("tail", cubin, "tail", has_tail=True))


def _y(bench: GpuBench, trial: Trial | None = None) -> Any:
    return np.frombuffer(bench.outputs(trial or Trial())["y"], "f4")


def _fails(bench: GpuBench, program: str) -> TrialFailedError:
    with pytest.raises(TrialFailedError) as caught:
        bench.time(Trial(program))
    return caught.value


def test_the_device_is_described(bench: GpuBench) -> None:
    values = bench.device.values
    assert bench.device.name.startswith(("NVIDIA", "Tesla", "Quadro", "GeForce"))
    assert values["multiprocessor_count"] >= 1
    assert values["l2_cache_size"] > 0
    assert values["total_memory"] > 1 << 30
    assert values["driver_version"] >= 12000
    assert GpuBackend().name == f"gpu:0 {bench.device.name}"


def test_a_kernel_computes_what_it_should_on_the_first_content_each_time(bench: GpuBench) -> None:
    for _ in range(3):
        bench.time(Trial())
    assert (_y(bench) == EXPECTED).all()


def test_a_time_is_sensible_and_steady(bench: GpuBench) -> None:
    readings = [bench.time(Trial()) for _ in range(21)]
    times = sorted(reading.time for reading in readings)
    # 12 MB at the bandwidth of any memory from 0.1 to 12 TB/s.
    assert 1e3 < times[10] < 120e3
    assert times[15] < 1.5 * times[5]
    assert all(reading.cost is not None and reading.cost < 20e6 for reading in readings[1:])
    for reading in readings:
        assert len(reading.clocks) in (0, 2)
        assert all(100 < clock < 4000 for clock in reading.clocks)


def test_four_times_the_work_takes_about_four_times_as_long(cubin: bytes) -> None:
    times = []
    for scale in (16, 64):
        count = COUNT * scale
        arguments: tuple[Argument, ...] = (
            replace(X, shape=(count,)),
            Buffer("y", "f32", (count,)),
            Scalar("count", "u32", count),
        )
        launch = replace(LAUNCH, arguments=arguments, grid=(count // 256, 1, 1))
        with GpuBackend().open(launch) as large:
            large.load(Program(ORIGINAL, cubin, "accumulate"))
            times.append(min(large.time(Trial()).time for _ in range(8)))
    assert times[1] / times[0] == pytest.approx(4, rel=0.25)


def test_a_warm_launch_finds_its_data_in_the_l2(cubin: bytes, bench: GpuBench) -> None:
    cold = min(bench.time(Trial()).time for _ in range(10))
    with GpuBackend().open(replace(LAUNCH, l2=InL2(warm=True))) as warm:
        warm.load(Program(ORIGINAL, cubin, "accumulate"))
        assert min(warm.time(Trial()).time for _ in range(10)) < cold


def test_data_read_into_the_l2_is_found_there(cubin: bytes, bench: GpuBench) -> None:
    times = [min(bench.time(Trial()).time for _ in range(10))]
    for share in (0.5, 1.0):
        with GpuBackend().open(replace(LAUNCH, l2=InL2(resident=share))) as opened:
            opened.load(Program(ORIGINAL, cubin, "accumulate"))
            times.append(min(opened.time(Trial()).time for _ in range(10)))
    assert times[2] < times[0]
    assert times[2] <= times[1] <= times[0]


def test_lines_to_be_written_back_cost_time(cubin: bytes) -> None:
    large = tuple(
        replace(each, shape=(1 << 23,)) if isinstance(each, Buffer) else each
        for each in LAUNCH.arguments
    )
    launch = replace(LAUNCH, arguments=large, grid=((1 << 23) // 256, 1, 1))
    times = []
    for share in (0.0, 1.0):
        with GpuBackend().open(replace(launch, l2=InL2(dirty=share))) as opened:
            opened.load(Program(ORIGINAL, cubin, "accumulate"))
            times.append(min(opened.time(Trial()).time for _ in range(10)))
    assert times[1] > times[0]


def test_contents_are_as_their_fills_say(cubin: bytes) -> None:
    fills = {
        "f32": Fill(Content.CONSTANT, value=2.5),
        "f64": Fill(Content.CONSTANT, value=0.1),
        "u16": Fill(Content.CONSTANT, value=0xABCD),
        "s32": Fill(Content.RAMP, low=-5, step=3),
        "u8": Fill(Content.RANDOM, low=0, high=256, seed=3, period=77),
        "bf16": Fill(Content.CONSTANT, value=1.0),
        "u64": Fill(),
    }
    sizes = {"f32": 4, "f64": 8, "u16": 2, "s32": 4, "u8": 1, "bf16": 2, "u64": 8}
    for type_, fill in fills.items():
        elements = COUNT * 4 // sizes[type_] + 5
        held = Buffer("y", type_, (elements,), fill)
        arguments: tuple[Argument, ...] = (X, held, Scalar("count", "u32", 0))
        with GpuBackend().open(replace(LAUNCH, arguments=arguments)) as opened:
            opened.load(Program(ORIGINAL, cubin, "accumulate"))
            data = opened.outputs(Trial())["y"]
        expected: dict[str, Any] = {
            "f32": lambda n: np.full(n, 2.5, "f4"),
            "f64": lambda n: np.full(n, 0.1, "f8"),
            "u16": lambda n: np.full(n, 0xABCD, "u2"),
            "s32": lambda n: np.arange(n, dtype="i4") * 3 - 5,
            "u8": lambda n: np.resize(
                np.random.default_rng(3).integers(0, 256, 77).astype("u1"), n
            ),
            "bf16": lambda n: np.full(n, 0x3F80, "u2"),
            "u64": lambda n: np.zeros(n, "u8"),
        }
        assert data == expected[type_](elements).tobytes(), type_


def test_gigabytes_are_filled_quickly(cubin: bytes) -> None:
    huge = replace(X, shape=(1 << 30,), fill=replace(X.fill, period=1 << 22))
    arguments: tuple[Argument, ...] = (huge, Y, Scalar("count", "u32", COUNT))
    start = time.monotonic()
    with GpuBackend().open(replace(LAUNCH, arguments=arguments)) as opened:
        took = time.monotonic() - start
        opened.load(Program(ORIGINAL, cubin, "accumulate"))
        assert opened.time(Trial()).time > 0
    assert took < 10


def test_equal_and_different_results(bench: GpuBench) -> None:
    assert bench.check(Trial()).equal
    found = bench.check(Trial("wrong_at_777"))
    assert not found.equal
    assert found.deterministic
    assert found.out_of_bounds == ()
    (difference,) = found.differences
    assert (difference.buffer, difference.index, difference.elements) == ("y", 777, 1)
    assert difference.expected == EXPECTED[777]
    assert math.isnan(difference.found)


def test_a_write_beyond_the_end_is_seen_and_gone_afterwards(bench: GpuBench) -> None:
    found = bench.check(Trial("beyond_the_end"))
    assert found.out_of_bounds == ("y",)
    assert found.differences == ()
    assert not found.equal
    assert bench.check(Trial()).equal


def test_the_tail_reaches_the_kernel(bench: GpuBench) -> None:
    for switch in (0, 3):
        data = bench.outputs(Trial("tail", switch=switch))["y"]
        assert struct.unpack("<f4xQII", data[:24]) == (1.0, OPAQUE, switch, MAGIC)


def test_grid_and_block_can_be_others(bench: GpuBench) -> None:
    half = _y(bench, Trial(grid=(COUNT // 512, 1, 1)))
    assert (half[: COUNT // 2] == EXPECTED[: COUNT // 2]).all()
    assert (half[COUNT // 2 :] == np.arange(COUNT // 2 + 1, COUNT + 1)).all()
    assert (_y(bench, Trial(grid=(COUNT // 64, 1, 1), block=(64, 1, 1))) == EXPECTED).all()


def test_occupancy_falls_with_shared_memory(bench: GpuBench) -> None:
    most = int(bench.device.values["max_shared_memory_per_block_optin"])
    assert bench.blocks_per_sm(Trial()) >= 4
    assert bench.blocks_per_sm(Trial(dynamic_shared_bytes=most)) == 1
    assert bench.time(Trial(dynamic_shared_bytes=most)).time > 0
    assert bench.blocks_per_sm(Trial(dynamic_shared_bytes=most + 1)) == 0
    assert bench.blocks_per_sm(Trial(block=(1024, 2, 1))) == 0


def test_launches_that_cannot_be_are_refused_and_cost_nothing(bench: GpuBench) -> None:
    pid = bench.worker_pid
    most = int(bench.device.values["max_shared_memory_per_block_optin"])
    for trial in (
        Trial(dynamic_shared_bytes=most + 1),
        Trial(block=(1024, 2, 1)),
        Trial(grid=(1, 1 << 20, 1)),
    ):
        with pytest.raises(TrialFailedError) as caught:
            bench.time(trial)
        assert caught.value.failure is Failure.LAUNCH
    assert (_y(bench) == EXPECTED).all()
    assert bench.worker_pid == pid


def test_an_illegal_address_costs_its_trial_only(bench: GpuBench) -> None:
    error = _fails(bench, "illegal")
    assert error.failure is Failure.ILLEGAL_ADDRESS
    assert (_y(bench) == EXPECTED).all()
    assert bench.check(Trial()).equal


def test_an_endless_loop_is_killed(bench: GpuBench) -> None:
    start = time.monotonic()
    error = _fails(bench, "endless")
    assert error.failure is Failure.HANG
    assert time.monotonic() - start < 15
    assert (_y(bench) == EXPECTED).all()


def test_a_worker_killed_in_the_middle_is_replaced(bench: GpuBench) -> None:
    pid = bench.worker_pid
    assert pid is not None
    timer = threading.Timer(0.5, os.kill, (pid, signal.SIGKILL))
    timer.start()
    error = _fails(bench, "endless")
    timer.join()
    assert error.failure is Failure.CRASH
    assert (_y(bench) == EXPECTED).all()
    assert bench.worker_pid != pid


def test_code_that_does_not_fit_is_refused(bench: GpuBench, cubin: bytes) -> None:
    for program, said in (
        (Program("garbage", b"no code at all", "accumulate"), "garbage"),
        (Program("missing", cubin, "accumulat"), "no kernel 'accumulat'.*accumulate"),
        (Program("short", cubin, "accumulate", has_tail=True), "takes parameters of"),
    ):
        with pytest.raises(TrialFailedError, match=said) as caught:
            bench.load(program)
        assert caught.value.failure is Failure.LOAD
    assert (_y(bench) == EXPECTED).all()


def test_launches_that_do_not_fit_their_kernel_are_not_opened() -> None:
    backend = GpuBackend()
    with pytest.raises(UnknownNameError, match="accumulate"):
        backend.open(replace(LAUNCH, kernel="acumulate"))
    with pytest.raises(CuadoError, match="takes 3 parameters, the case gives 2"):
        backend.open(replace(LAUNCH, arguments=(X, Y)))


def test_too_little_memory_is_said_before_any_is_taken(cubin: bytes) -> None:
    huge = replace(X, shape=(1 << 38,))
    arguments: tuple[Argument, ...] = (huge, Y, Scalar("count", "u32", COUNT))
    with pytest.raises(TrialFailedError, match="x 1 TiB") as caught:
        GpuBackend().open(replace(LAUNCH, arguments=arguments))
    assert caught.value.failure is Failure.MEMORY


def test_a_device_that_is_not_there(cubin: bytes) -> None:
    with pytest.raises(CuadoError, match="there is no GPU 99"):
        GpuBackend(99).open(LAUNCH)


def test_closing_leaves_no_process(cubin: bytes) -> None:
    with GpuBackend().open(LAUNCH) as opened:
        pid = opened.worker_pid
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_counting_gives_values_or_a_reason(bench: GpuBench) -> None:
    counted = bench.count(Trial(), ["smsp__inst_executed.sum", "no_such_metric.sum"])
    if counted.note:
        assert counted.values == {}
    else:
        assert counted.values["smsp__inst_executed.sum"] > COUNT / 32
        assert counted.unavailable == ("no_such_metric.sum",)
    assert (_y(bench) == EXPECTED).all()
