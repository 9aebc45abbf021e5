"""What must be found is found: other results, races, accesses beside buffers, hangs, crashes."""

import sys
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.optimizer.version import Version
from soundness.comparison.emulation import Emulation
from soundness.comparison.kernel import FULL, PAIRS, SAMPLE, Amount, Comparison
from soundness.comparison.meaning import meaning
from soundness.comparison.original import original_subject
from soundness.comparison.reference import OPEN, Reference, UnusableError, reference
from soundness.comparison.roundings import changed, stated
from soundness.comparison.verdicts import Result
from soundness.generation.kernels import Generated
from soundness.interpreter.machine import UNWRITTEN, Grid
from soundness.run import Worker, faults

PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 in)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>;
    .shared .align 4 .b8 tile[256];
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 4;
    add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
    ld.global.f32 %f1, [%rd5];
    mov.u32 %r2, tile; shl.b32 %r3, %r1, 2; add.u32 %r4, %r2, %r3;
    st.shared.f32 [%r4], %f1;
    bar.sync 0;
    xor.b32 %r5, %r3, 252; add.u32 %r5, %r2, %r5;
    ld.shared.f32 %f2, [%r5];
    add.rn.f32 %f3, %f2, %f1;
    st.global.f32 [%rd4], %f3;
    ret;
}
"""
BUFFERS = (Buffer("out", "f32", (64,)), Buffer("in", "f32", (64,)))


def launch(ptx: str = PTX) -> Launch:
    return Launch("k", ptx, "k", (1, 1, 1), (64, 1, 1), BUFFERS, ("out",))


@cache
def original() -> Reference:
    return reference(Generated(0, 0, launch(), {}, ()), launch())


def found(old: str, new: str) -> Result:
    assert PTX.count(old) == 1
    return original().differs(Grid(launch(PTX.replace(old, new))))[0]


@pytest.mark.parametrize(
    ("old", "new", "result"),
    [
        ("", "", Result.EQUAL),
        ("add.rn.f32 %f3, %f2", "add.rn.f32 %f3, %f1", Result.DIFFERENT),
        ("add.rn.f32", "add.rz.f32", Result.DIFFERENT),
        ("bar.sync 0", "bar.warp.sync -1", Result.RACES),
        ("xor.b32 %r5, %r3, 252", "xor.b32 %r5, %r3, 25200", Result.BAD_ACCESS),
        ("add.s64 %rd4, %rd1, %rd3", "add.s64 %rd4, %rd2, %rd3", Result.DIFFERENT),
        ("add.s64 %rd5, %rd2, %rd3", "add.s64 %rd5, %rd2, 2", Result.BAD_ACCESS),
        ("ret;", "$a: bra $a;", Result.BAD_ACCESS),
        ("ld.shared.f32 %f2", "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r6}", Result.NOT_RUN),
    ],
)
def test_a_spoilt_version_is_named(old: str, new: str, result: Result) -> None:
    if not old:
        assert original().differs(Grid(launch()))[0] is result
    else:
        assert found(old, new) is result


def test_a_barrier_of_one_warp_is_enough_within_it_and_a_race_without() -> None:
    """The same results in lockstep, but nothing orders the accesses."""
    near = PTX.replace("xor.b32 %r5, %r3, 252", "xor.b32 %r5, %r3, 4")
    own = reference(Generated(0, 0, launch(near), {}, ()), launch(near))
    assert own.differs(Grid(launch(near.replace("bar.sync 0", "bar.warp.sync -1"))))[0] is (
        Result.EQUAL
    )
    assert own.differs(Grid(launch(near.replace("bar.sync 0", "mov.b32 %r6, 0"))))[0] is (
        Result.RACES
    )


def test_what_the_original_leaves_open_may_come_out_otherwise() -> None:
    """A block that does the work of two finds in shared memory what the first one left there."""
    store = "st.shared.f32 [%r4], %f1;"
    half = PTX.replace(store, f"setp.lt.u32 %p1, %r1, 32; @%p1 {store}").replace(
        ".reg .f32", ".reg .pred %p<2>; .reg .f32"
    )
    own = reference(Generated(0, 0, launch(half), {}, ()), launch(half))
    found_there = "mov.f32 %f4, 0f40E00000; st.shared.f32 [%r4], %f4; bar.sync 0;"
    left_over = half.replace("setp.lt", f"{found_there} setp.lt")
    assert own.differs(Grid(launch(left_over))) == (Result.EQUAL, OPEN)
    assert own.differs(Grid(launch(half))) == (Result.EQUAL, "")
    # What it does not leave open counts, in the same buffer, too.
    wrong = left_over.replace("add.rn.f32 %f3, %f2, %f1", "add.rn.f32 %f3, %f2, %f4")
    result, words = own.differs(Grid(launch(wrong)))
    assert result is Result.DIFFERENT
    assert "at byte 128 " in words  # The first 32 threads read what nothing wrote.


def test_shared_memory_that_nothing_wrote_holds_what_the_emulated_device_puts_there() -> None:
    """Zeros would hide a version that no longer writes what it reads."""
    unwritten = launch(
        PTX.replace("    st.shared.f32 [%r4], %f1;\n", "").replace("2, %f1", "2, 0f00000000")
    )
    contents = {b.name: np.zeros((1, b.bytes), np.uint8) for b in BUFFERS}
    left = Grid(unwritten).run(contents).contents["out"]
    kernel = original_subject(unwritten)
    with Emulation(kernel.launch, Version((), kernel).program, contents) as emulation:
        assert emulation.against({"out": left}) == ""
    assert (left == UNWRITTEN).all()


@pytest.mark.parametrize(
    ("old", "new"),
    [("bar.sync 0;", ""), ("add.s64 %rd4, %rd1, %rd3", "mov.b64 %rd4, %rd1")],
)
def test_a_kernel_whose_threads_race_is_left_out(old: str, new: str) -> None:
    racing = launch(PTX.replace(old, new))
    with pytest.raises(UnusableError, match="order of threads"):
        reference(Generated(0, 0, racing, {}, ()), racing)


@pytest.mark.parametrize(
    ("old", "new", "is_same"),
    [
        ("%f2", "%g", True),
        ("ld.global.f32", "ld.global.cg.f32", True),
        ("ld.global.f32", "ld.global.L2::128B.f32", True),
        ("ret;", "done: ret;", False),
        ("ld.global.f32", "ld.global.nc.f32", False),
        ("ld.global.f32", "ld.volatile.global.f32", False),
        ("add.rn.f32 %f3, %f2, %f1", "add.rn.f32 %f3, %f1, %f2", False),
        (".reg .f32 %f<9>", ".reg .b32 %f<9>", False),
        ("[256]", "[512]", False),
        ("bar.sync 0;", "bar.warp.sync -1;", False),
    ],
)
def test_versions_that_say_the_same_are_known(old: str, new: str, is_same: bool) -> None:
    other = PTX.replace(old, new).replace(".reg .f32 %f<9>", ".reg .f32 %f<9>, %g")
    other = other.replace("(", "(  // a remark\n", 1)
    assert (meaning(other, "k") == meaning(PTX, "k")) is is_same


def test_what_is_written_must_not_be_read_as_constant() -> None:
    """``ld.global.nc`` promises that nothing of the launch writes there, its own thread neither."""
    written = PTX.replace("ret;", "st.global.f32 [%rd5], %f3; ret;")
    own = reference(Generated(0, 0, launch(written), {}, ()), launch(written))
    constant = written.replace("ld.global.f32", "ld.global.nc.f32")
    assert own.differs(Grid(launch(constant)))[0] is Result.RACES
    with pytest.raises(UnusableError, match="order of threads"):
        reference(Generated(0, 0, launch(constant), {}, ()), launch(constant))
    assert found("ld.global.f32", "ld.global.nc.f32") is Result.EQUAL


def test_blocks_that_write_one_word_race_and_atomics_do_not() -> None:
    two = replace(launch(), grid=(2, 1, 1))
    with pytest.raises(UnusableError):
        reference(Generated(0, 0, two, {}, ()), two)
    counting = PTX.replace("st.global.f32 [%rd4], %f3;", "red.global.add.u32 [%rd1], %r1;")
    atomic = replace(launch(counting), grid=(2, 1, 1))
    assert reference(Generated(0, 0, atomic, {}, ()), atomic).left


@pytest.mark.parametrize(("second", "is_ordered"), [("add", False), ("max", True), ("xor", True)])
def test_two_updates_of_one_word_depend_on_their_order(second: str, is_ordered: bool) -> None:
    """On a GPU one order came, in the interpreter another: no fault of the versions."""
    one = "red.global.add.u32 [%rd1], 1;"
    both = launch(PTX.replace("st.global.f32 [%rd4], %f3;", one + one.replace("add", second)))
    if is_ordered:
        with pytest.raises(UnusableError, match="order of threads"):
            reference(Generated(0, 0, both, {}, ()), both)
    else:
        assert reference(Generated(0, 0, both, {}, ()), both).left


def test_a_fused_operation_that_was_none_is_found() -> None:
    assert changed({"FADD": 1, "FMUL": 1}, {"FADD": 2, "FMUL": 2, "FFMA": 1})
    assert changed({"FFMA": 2}, {"FFMA": 1, "FADD": 1, "FMUL": 1})
    assert not changed({"FADD": 1, "FMUL": 1}, {"FADD": 4, "FMUL": 4})
    assert not changed({}, {"FADD": 0})


def test_a_sum_that_the_text_states_is_not_new() -> None:
    own = stated("add.rn.f32 %f1, %f2, %f3; fma.rn.f32 %f1, %f2, %f3, %f4; mul.f32 %f1, %f2, %f3;")
    assert own == {"FADD"}
    assert not changed({"FFMA": 29}, {"FADD": 16, "FFMA": 20}, own)
    assert changed({"FFMA": 29}, {"FADD": 16, "FMUL": 1, "FFMA": 20}, own)
    assert changed({"FADD": 1, "FMUL": 1}, {"FADD": 1, "FFMA": 1}, own)


PROGRAM = """
import json, sys, time
first, last = int(sys.argv[2]), int(sys.argv[3])
for number in range(first, last):
    print(json.dumps({"step": f"step of {number}"}), flush=True)
    if number == 1:
        time.sleep(60)
    if number == 2:
        sys.exit(9)
    row = {"seed": 0, "number": number, "amount": "sample", "seconds": 0, "verdicts": []}
    print(json.dumps(row), flush=True)
"""


def test_what_hangs_or_crashes_costs_one_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soundness.run.PATIENCE", 2)
    worker = Worker(0, 0, 4, "sample", 1.5, (sys.executable, "-c", PROGRAM))
    rows = list(worker.rows())
    assert [row["number"] for row in rows] == [0, 1, 2, 3]
    assert [line.split(": ")[2] for line in faults(rows)] == ["hang", "crash"]
    assert "step of 1" in faults(rows)[0]
    assert "ended with 9" in faults(rows)[1]


@pytest.mark.parametrize(("amount", "tried"), [(FULL, 5), (PAIRS, 3)])
def test_second_steps_are_tried_on_as_many_versions_as_asked_for(
    amount: Amount, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of them is kept then: what is known of a long kernel's versions is megabytes each."""

    def steps(_: Comparison, first: object, kind: str, most: int | None) -> object:
        assert (kind, most) == ("pair", amount.seconds)
        yield first, None

    monkeypatch.setattr(Comparison, "_steps", steps)
    comparison = Comparison(Generated(0, 0, launch(), {}, ()), amount)
    versions = [Version((), original_subject(launch())) for _ in range(5)]
    seen = list(comparison._pairs(firsts := list(versions)))
    assert len({id(each) for each in seen}) == tried
    assert not firsts


def test_a_version_of_millions_of_threads_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps that each make more threads ended in 8 GB of registers."""
    amount = replace(SAMPLE, kinds=None, only=("read-only-loads",), experiments=0, emulated=0.0)

    def results() -> set[Result]:
        comparison = Comparison(Generated(0, 0, launch(), {}, ()), amount)
        return {each.result for each in comparison.run() if each.kind == "one"}

    assert Result.EQUAL in results()
    monkeypatch.setattr("soundness.comparison.kernel.MOST_THREADS", 63)
    assert results() == {Result.NOT_RUN}


def emulation_of(ptx: str) -> tuple[Emulation, Version]:
    version = Version((), original_subject(launch(ptx)))
    contents = {each.name: np.zeros((2, 256), np.uint8) for each in BUFFERS}
    return Emulation(version.subject.launch, version.program, contents), version


def test_an_original_that_cannot_be_emulated_is_opened_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was loaded, and failed, once more for each of a hundred versions."""
    own, opened = EmulatedBackend.open, []

    def counted(self: EmulatedBackend, of: Launch) -> object:
        opened.append(of)
        return own(self, of)

    monkeypatch.setattr(EmulatedBackend, "open", counted)
    one = "dp2a.lo.u32.u32 %r6, %r1, %r1, %r1; ret;"
    emulation, version = emulation_of(PTX.replace("ret;", one))
    with emulation:
        ends = [emulation.compared(version.program, version.trial) for _ in range(3)]
    assert {end[0] for end in ends} == {Result.NOT_RUN}
    assert "dp2a" in ends[2][1]
    assert len(opened) == 1


def test_a_bench_keeps_one_version_beside_the_original() -> None:
    """Each is megabytes of code and of what was found out about it: one kernel took gigabytes."""
    emulation, version = emulation_of(PTX)
    with emulation:
        for name in "abc":
            program = replace(version.program, name=name)
            trial = replace(version.trial, program=name)
            assert emulation.compared(program, trial)[0] is Result.EQUAL
        (first, *_) = emulation.benches()
        assert isinstance(first, EmulatedBench)
        assert len(first._kernels) == 2


BUSY = """
import json, sys, time
time.sleep({waits})
while time.process_time() < {takes}: pass
row = {{"seed": 0, "number": 0, "amount": "sample", "seconds": 0, "verdicts": []}}
print(json.dumps(row), flush=True)
"""


@pytest.mark.parametrize(("waits", "takes", "hangs"), [(1.2, 0, False), (0, 60, True)])
def test_a_step_that_waits_for_a_busy_machine_is_no_hang(
    waits: float, takes: float, hangs: bool
) -> None:
    """Seconds by the clock called a slow step of a starved worker a hang."""
    program = BUSY.format(waits=waits, takes=takes)
    (row,) = Worker(0, 0, 1, "sample", 0.5, (sys.executable, "-c", program)).rows()
    assert bool(faults([row])) is hangs
