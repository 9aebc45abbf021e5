"""Traces that the library writes, read byte by byte with a reader of the test's own."""

import json
import os
import signal
import struct
import subprocess
import sys
import textwrap
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from injection_world import World

from cuado.sources.injection.jobs import environment
from cuado.sources.injection.run import Captured, Ran, Traced

QUICK = Traced(flush_seconds=0.02)
LAYOUTS = {
    2: "<3Q19I4x",
    3: "<3Q8I",
    4: "<3Q6I",
    5: "<2Q6I",
    6: "<2Q4I",
    7: "<2Q4I",
    8: "<2I",
    9: "<Q",
    10: "<6IQ",
    11: "<2I",
    12: "<Q",
}
KERNEL, COPY, SET, API, SYNCHRONIZE, RANGE, LAUNCHED_FROM, DROPPED, DEVICE, PROCESS, END = LAYOUTS


@dataclass
class Read:
    """A trace: strings by id, and fields of the records by kind."""

    header: tuple[bytes, int, int, int, int, int]
    strings: dict[int, str] = field(default_factory=dict)
    records: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)
    last: int = 0

    def of(self, kind: int) -> list[tuple[int, ...]]:
        return self.records.get(kind, [])


def read(path: Path) -> Read:
    data = path.read_bytes()
    out = Read(struct.unpack_from("<8sIIQQQ", data))
    at = 40
    while at < len(data):
        kind, zero, size = struct.unpack_from("<HHI", data, at)
        assert zero == 0
        assert size % 8 == 0
        assert at + size <= len(data), "a record is cut off"
        payload = data[at + 8 : at + size]
        if kind == 1:
            number, length = struct.unpack_from("<II", payload)
            assert number == len(out.strings) + 1
            out.strings[number] = payload[8 : 8 + length].decode()
            assert not any(payload[8 + length :])
        else:
            assert size == 8 + struct.calcsize(LAYOUTS[kind])
            out.records.setdefault(kind, []).append(struct.unpack(LAYOUTS[kind], payload))
        out.last = kind
        at += size
    return out


def only(ran: Ran) -> Read:
    (path,) = ran.files
    return read(path)


def test_a_trace_says_what_ran(world: World, tmp_path: Path) -> None:
    ran = world.run(Traced(), tmp_path, "launch", "3")
    assert (ran.exit_code, ran.signal, ran.notes) == (7, None, ())
    trace = only(ran)
    magic, version, pid, start, unix, parent = trace.header
    assert (magic, version) == (b"CUADOTRC", 1)
    assert ran.files[0].name == f"{pid}.trace"
    assert parent == os.getpid()
    assert start == 1_000_000
    assert abs(unix * 1e-9 - time.time()) < 60
    ((command, _),) = trace.of(PROCESS)
    assert trace.strings[command].split("\x1f") == [world.program, "launch", "3"]
    ((device, name, sms, major, minor, _, memory),) = trace.of(DEVICE)
    assert (device, trace.strings[name], sms, major, minor) == (0, "Fake GPU", 132, 9, 0)
    assert memory == 1 << 34
    kernels = trace.of(KERNEL)
    assert len(kernels) == 3
    begun, ended, node, kernel, *rest = kernels[0]
    assert (ended - begun, node, trace.strings[kernel]) == (250, 0, "_Z4axpyfPKfPfi")
    where, shape, used, tail = rest[:3], rest[3:12], rest[12:16], rest[16:]
    assert where == [0, 1, 7]
    assert shape == [2, 1, 1, 128, 1, 1, 0, 0, 0]
    assert used == [32, 128, 64, 16]
    assert tail == [6, 0]  # Sixth call of the program; no graph.
    assert [copy[3] for copy in trace.of(COPY)] == [1, 2]
    assert trace.of(COPY)[0][2:] == (1024, 1, 1, 3, 0, 1, 7, 4, 1)
    assert trace.of(SET)[0][2:] == (1024, 0, 0, 1, 7, 5, 3)
    ((_, _, kind, context, stream, _),) = trace.of(SYNCHRONIZE)
    assert (kind, context, stream) == (4, 1, 0xFFFFFFFF)
    assert trace.of(API) == trace.of(DROPPED) == []
    assert trace.last == END


def test_what_is_not_utf8_is_marked(world: World, tmp_path: Path) -> None:
    odd = os.fsdecode(b"gr\xc3\xb6\xc3 \xff\xe2\x82")
    trace = only(world.run(Traced(), tmp_path / "t", "launch", "1", odd))
    assert trace.strings[1].split("\x1f")[3] == "grö? ???"
    ran = world.run(Captured("axpy"), tmp_path / "c", "launch", "1", odd)
    assert json.loads(ran.files[0].read_text())["command"][3] == "grö? ???"


def test_api_calls_are_recorded_on_request(world: World, tmp_path: Path) -> None:
    trace = only(world.run(Traced(api=True), tmp_path, "launch", "2"))
    launches = [r for r in trace.of(API) if trace.strings[r[2]] == "cuLaunchKernel"]
    assert len(launches) == 2
    begun, ended, _, domain, thread, correlation, result, _ = launches[0]
    assert ended > begun
    assert (domain, thread, result) == (0, 77, 0)
    assert correlation == trace.of(KERNEL)[0][-2]


def test_ranges_are_paired_and_open_ones_end_with_the_process(world: World, tmp_path: Path) -> None:
    trace = only(world.run(Traced(), tmp_path, "marks"))
    found = [
        (trace.strings[text], trace.strings.get(domain, ""), end > start, thread)
        for start, end, text, domain, thread, _ in trace.of(RANGE)
    ]
    assert found == [
        ("step", "solver", True, 77),
        ("here", "", False, 77),
        ("never ended", "", False, 77),  # The fake clock has not moved since.
    ]
    assert trace.of(END)[0][0] == trace.of(RANGE)[2][1]


def test_what_is_dropped_is_counted(world: World, tmp_path: Path) -> None:
    ran = world.run(Traced(), tmp_path / "a", "no-times")
    assert only(ran).of(DROPPED) == [(1,)]
    many = {"CUADO_INJECTION_BUFFER_BYTES": "1024", "CUADO_INJECTION_BUFFERS": "400"}
    trace = only(world.run(QUICK, tmp_path / "b", "launch", "300", **many))
    assert len(trace.of(KERNEL)) == 300
    assert not trace.of(DROPPED)
    none = {"CUADO_INJECTION_BUFFERS": "0"}
    trace = only(world.run(QUICK, tmp_path / "c", "launch", "300", **none))
    assert trace.of(KERNEL) == []
    assert trace.of(DROPPED)[-1] == (1 + 1 + 1 + 300 + 1 + 1,)  # Device, copies, set, synchronise.
    assert trace.last == END


def test_launches_wait_neither_for_a_buffer_nor_for_the_reader(
    world: World, tmp_path: Path
) -> None:
    # The reader is inside of CUPTI until all is launched, and both buffers are full long before.
    held = {
        "CUADO_INJECTION_BUFFER_BYTES": "1024",
        "CUADO_INJECTION_BUFFERS": "2",
        "FAKE_CUPTI_HOLDS_READER": "300",
    }
    begun = time.monotonic()
    ran = world.run(QUICK, tmp_path, "launch", "300", **held)
    assert time.monotonic() - begun < 10, "the reader is let go after 20 s at the latest"
    trace = only(ran)
    assert (ran.exit_code, trace.last) == (7, END)
    kept = sum(len(trace.of(kind)) for kind in (DEVICE, KERNEL, COPY, SET, SYNCHRONIZE))
    ((lost,),) = trace.of(DROPPED)[-1:]
    assert lost > 200
    assert kept + lost == 1 + 300 + 2 + 1 + 1


@pytest.mark.parametrize("buffers", ["1", "2", "3"])
def test_threads_and_a_reader_that_compete_for_few_buffers_come_to_an_end(
    world: World, tmp_path: Path, buffers: str
) -> None:
    few = {"CUADO_INJECTION_BUFFER_BYTES": "1024", "CUADO_INJECTION_BUFFERS": buffers}
    ran = world.run(Traced(flush_seconds=0.001), tmp_path, "threads", "2000", **few)
    trace = only(ran)
    assert (ran.exit_code, trace.last) == (0, END)
    kept = sum(len(trace.of(kind)) for kind in (DEVICE, KERNEL, COPY, SET))
    lost = trace.of(DROPPED)[-1][0] if trace.of(DROPPED) else 0
    assert kept + lost == 1 + 8000 + 1 + 1


def test_a_reader_that_hangs_does_not_keep_the_program(world: World, tmp_path: Path) -> None:
    ran = world.run(QUICK, tmp_path, "pause", FAKE_CUPTI_HOLDS_READER="1000")
    assert ran.exit_code == 0
    assert "did not end" in ran.notes[0]
    assert not only(ran).of(END)


def test_a_handler_that_exits_while_records_are_read(world: World, tmp_path: Path) -> None:
    ran = world.run(
        Traced(flush_seconds=30), tmp_path, "exit-in-handler", FAKE_CUPTI_SENDS_ALARM="1"
    )
    assert (ran.exit_code, ran.signal) == (5, None)
    only(ran)  # Whole records.


def test_a_trace_stops_growing_at_its_limit_and_counts_on(world: World, tmp_path: Path) -> None:
    ran = world.run(Traced(limit=4096), tmp_path, "launch", "300")
    trace = only(ran)
    assert ran.files[0].stat().st_size < 4096 + 64
    kept = len(trace.of(KERNEL))
    assert 0 < kept < 40
    lost = 300 - kept + 1 + 1  # And the synchronisation and the copy behind them.
    assert trace.of(DROPPED)[-1] == (lost,)
    assert trace.last == END
    assert "limit" in ran.notes[0]


@pytest.mark.parametrize(("word", "code", "killed"), [("crash", 139, 11), ("quick", 3, None)])
def test_what_a_crash_leaves(
    world: World, tmp_path: Path, word: str, code: int, killed: int | None
) -> None:
    ran = world.run(QUICK, tmp_path, word, "500")
    assert (ran.exit_code, ran.signal) == (code, killed)
    trace = only(ran)  # Whole records only: the reader asserts it.
    assert len(trace.of(KERNEL)) == 500
    assert not trace.of(END)


def test_a_context_that_is_destroyed_hands_its_records_over(world: World, tmp_path: Path) -> None:
    trace = only(world.run(Traced(flush_seconds=30), tmp_path, "destroy"))
    assert len(trace.of(KERNEL)) == 1


def test_children_have_traces_of_their_own(world: World, tmp_path: Path) -> None:
    ran = world.run(QUICK, tmp_path, "children")
    assert ran.exit_code == 0  # The program checks its child's own code.
    traces = [read(path) for path in ran.files]
    assert sorted(len(trace.of(KERNEL)) for trace in traces) == [1, 2]
    parent, child = sorted(traces, key=lambda trace: len(trace.of(KERNEL)))
    assert child.header[5] == parent.header[2]


def test_a_fork_without_exec_leaves_the_parents_trace_alone(world: World, tmp_path: Path) -> None:
    trace = only(world.run(QUICK, tmp_path, "fork"))
    assert len(trace.of(KERNEL)) == 3
    assert len(trace.of(END)) == 1


def test_an_exec_does_not_overwrite(world: World, tmp_path: Path) -> None:
    ran = world.run(QUICK, tmp_path, "exec")
    assert [path.name.count("-2.") for path in ran.files] == [1, 0]
    again, first = map(read, ran.files)
    assert (len(first.of(KERNEL)), len(again.of(KERNEL))) == (3, 2)
    assert first.header[2] == again.header[2]


def test_threads_lose_nothing(world: World, tmp_path: Path) -> None:
    trace = only(world.run(QUICK, tmp_path, "threads", "200"))
    assert len(trace.of(KERNEL)) == 800
    assert not trace.of(DROPPED)


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("FAKE_CUPTI_VERSION", "12", "API version 12 is not known"),
        ("FAKE_CUPTI_VERSION", "140000", "API version 140000 is not known"),
        ("FAKE_CUPTI_TAKEN", "1", "another profiler is at work"),
    ],
)
def test_a_cupti_that_does_not_serve_is_a_note(
    world: World, tmp_path: Path, variable: str, value: str, says: str
) -> None:
    ran = world.run(Traced(), tmp_path, "launch", **{variable: value})
    assert ran.exit_code == 7
    assert ran.files == ()
    assert says in ran.notes[0]


def test_lines_of_python_that_launch(world: World, tmp_path: Path) -> None:
    script = tmp_path / "solver.py"
    script.write_text(
        textwrap.dedent("""\
            import ctypes, threading
            cuda = ctypes.CDLL("libcuda.so.1")  # Calls of ctypes release the interpreter's lock.
            cuda.fakeFunction.restype = ctypes.c_void_p
            cuda.cuInit(0)

            def größe():
                f = ctypes.c_void_p(cuda.fakeFunction(b"_Z5chaseP4Node", 0, None))
                none = ctypes.c_void_p(0)
                params = (ctypes.c_void_p * 1)(ctypes.addressof(none))
                cuda.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, None, params, None)

            class Solver:
                def step(self):
                    [größe() for _ in range(2)]

            thread = threading.Thread(target=Solver().step)
            thread.start()
            thread.join()
            größe()
            """)
    )
    ran = world.run(Traced(), tmp_path / "t", str(script), command=sys.executable)
    if any("lines that launch" in note for note in ran.notes):
        pytest.skip(ran.notes[0])
    trace = only(ran)
    places = {correlation: trace.strings[text] for correlation, text in trace.of(LAUNCHED_FROM)}
    assert list(places) == [kernel[-2] for kernel in trace.of(KERNEL)]
    assert set(places.values()) == {f"{script}:10 größe"}


def test_nvtx_is_handed_on_to_cupti(world: World, tmp_path: Path) -> None:
    script = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).InitializeInjectionNvtx2(None))"
    done = subprocess.run(
        [sys.executable, "-c", script, str(world.library)],
        env=world.environment(
            CUADO_INJECTION_FOLDER=str(tmp_path), CUADO_INJECTION_CUPTI=world.cupti
        ),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "42\n"  # What the CUPTI of the tests answers.


def test_signals_go_to_the_program(world: World, tmp_path: Path) -> None:
    script = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from cuado.sources.injection.run import *\n"
        "library, cupti, folder, program = sys.argv[1:]\n"
        "ran = injected([program, 'interrupted', '5'], Traced(flush_seconds=0.02),\n"
        "               folder=Path(folder), library=Path(library), cupti=cupti)\n"
        "print(ran.exit_code, ran.signal, len(ran.files))\n"
    )
    words = [str(world.library), world.cupti, str(tmp_path), world.program]
    runner = subprocess.Popen(
        [sys.executable, "-c", script, *words],
        env=world.environment(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert runner.stdout is not None
    assert runner.stdout.readline() == "waiting\n"  # The program, whose launches are in the trace.
    os.killpg(runner.pid, signal.SIGINT)  # As a terminal sends it: to both.
    out, _ = runner.communicate(timeout=20)
    assert out.split() == ["130", "2", "1"]


def test_the_programs_output_and_results_are_its_own(world: World, tmp_path: Path) -> None:
    plain = subprocess.run(
        [world.program, "launch", "3"],
        env=world.environment(),
        capture_output=True,
        check=False,
    )
    inner = environment(world.environment(), Traced(), tmp_path, world.library, world.cupti)
    traced = subprocess.run(
        [world.program, "launch", "3"], env=inner, capture_output=True, check=False
    )
    assert (plain.stdout, plain.stderr, plain.returncode) == (
        traced.stdout,
        traced.stderr,
        traced.returncode,
    )
