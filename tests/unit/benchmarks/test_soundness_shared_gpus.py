"""Versions that workers have run on GPUs as they come: what differs, hangs or ends is named."""

import os
import stat
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.sass.toolchain import assemble
from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.locate import Program, find
from soundness.assembler import client
from soundness.comparison.kernel import GPU, Comparison
from soundness.comparison.reference import reference
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.kernels import BATCH, Generated
from soundness.gpu_process import Runner
from soundness.gpu_worker import NAN_BITS, Row, compared
from soundness.rows import add, done, rows_in
from soundness.run import Worker, faults, stretches
from soundness.shared_gpus import Remote, SharedGpus
from soundness.stand_in_worker import StandIn
from soundness.table import table
from soundness.worker import _compared

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
    ld.shared.f32 %f2, [%r4];
    add.rn.f32 %f3, %f2, %f1;
    st.global.f32 [%rd4], %f3;
    ret;
}
"""
BUFFERS = (Buffer("out", "f32", (64,)), Buffer("in", "f32", (64,)))
UNWRITTEN = PTX.replace("    st.shared.f32 [%r4], %f1;\n", "")
FEW = replace(GPU, only=("read-only-loads", "l1-use"))


def made(ptx: str = PTX) -> Generated:
    return Generated(0, 1, Launch("k", ptx, "k", (1, 1, 1), (64, 1, 1), BUFFERS, ("out",)), {}, ())


def verdicts(ask: Callable[[Row], Row] | None, ptx: str = PTX) -> list[Verdict]:
    return list(Comparison(made(ptx), FEW, ask=ask).run())


def stand_in(row: Row) -> Row:
    return compared(row, StandIn())


def steps_of(found: list[Verdict]) -> list[Verdict]:
    """Verdicts of versions that were accepted and are no other's code."""
    out = (Result.SAME, Result.ABSENT, Result.REFUSED)
    return [v for v in found if v.kind in ("one", "pair") and v.result not in out]


def test_every_accepted_version_is_run_there_and_says_so() -> None:
    found = verdicts(stand_in)
    (own,) = [v for v in found if v.kind == "kernel"]
    assert (own.steps, own.result, own.gpu) == ("on a GPU", Result.EQUAL, True)
    assert {v.kind for v in steps_of(found)} == {"one", "pair"}
    assert all(v.gpu and v.result is Result.EQUAL for v in steps_of(found))
    without = replace(FEW, gpu=False)
    same = list(Comparison(made(), without).run())
    assert [v.steps for v in steps_of(same)] == [v.steps for v in steps_of(found)]
    assert not any(v.gpu for v in same)


def spoilt(how: Callable[[Row], Row | None]) -> Callable[[Row], Row]:
    """A GPU on which something is wrong with one version."""

    def ask(row: Row) -> Row:
        names = [each["steps"] for each in row["versions"]]
        if "read-only-loads" in names:
            found = how(row)
            if found is not None:
                return found
        return stand_in(row)

    return ask


def _writes_nothing(row: Row) -> None:
    for each in row["versions"]:
        if each["steps"] == "read-only-loads":
            each["ptx"] = each["ptx"].replace("st.global", "//")


def _fails(how: str) -> Callable[[Row], Row]:
    return lambda _: {"seed": 0, "number": 1, "failed": how}


@pytest.mark.parametrize(
    ("how", "result"),
    [
        (_writes_nothing, Result.DIFFERENT),
        (_fails("hangs"), Result.HANG),
        (_fails("crash"), Result.CRASH),
        (_fails("cuCtxSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS"), Result.BAD_ACCESS),
    ],
)
def test_the_version_that_is_wrong_is_named_and_no_other(
    how: Callable[[Row], Row | None], result: Result
) -> None:
    found = steps_of(verdicts(spoilt(how)))
    wrong = [v for v in found if v.result is not Result.EQUAL]
    assert [(v.steps, v.result) for v in wrong] == [("read-only-loads", result)]
    assert wrong[0].reason.startswith("on a GPU: ")
    assert len(found) > 2


def test_an_original_that_fails_there_is_a_fault_and_its_versions_are_not_called_run() -> None:
    found = verdicts(_fails("cuModuleLoadData: CUDA_ERROR_INVALID_IMAGE"))
    (own,) = [v for v in found if v.kind == "kernel"]
    assert own.result is Result.BAD_ACCESS
    assert steps_of(found)
    assert not any(v.gpu for v in found)


def test_an_original_that_differs_from_the_interpreter_is_a_fault() -> None:
    def other(row: Row) -> Row:
        if isinstance(row["emulated"], list):
            row["emulated"][2]["out"] = ["0", "0"]
        return stand_in(row)

    (own,) = [v for v in verdicts(other) if v.kind == "kernel"]
    assert own.result is Result.DIFFERENT
    assert "out in world 2" in own.reason


def test_of_an_original_that_may_be_fused_nothing_is_expected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The emulated device rounds each operation by itself then, and a GPU as was assembled."""
    monkeypatch.setattr("soundness.comparison.kernel.may_fuse", lambda _: True)
    asked: list[object] = []

    def ask(row: Row) -> Row:
        asked.append(row["emulated"])
        return stand_in(row)

    found = verdicts(ask)
    (own,) = [v for v in found if v.kind == "kernel"]
    assert (own.result, own.gpu) == (Result.ABSENT, True)
    assert all(v.gpu for v in steps_of(found))
    assert all(isinstance(each, str) for each in asked)


def test_bits_of_a_nan_that_differ_are_equal_and_said() -> None:
    def nans(row: Row) -> Row:
        found = stand_in(row)
        for each in found["results"][1:]:
            each["result"] = NAN_BITS
        return found

    found = steps_of(verdicts(nans))
    assert {(v.result, v.reason) for v in found} == {(Result.EQUAL, NAN_BITS)}
    row = {"seed": 0, "number": 0, "amount": "gpu", "seconds": 1.0}
    said = table([{**row, "verdicts": [v.as_json() for v in found]}])
    assert (
        f"{len(found)} versions of kernels with doubles are equal but for the bits of NaNs" in said
    )


def test_a_kernel_that_needs_memory_which_nothing_wrote_is_emulated_instead() -> None:
    assert reference(made(UNWRITTEN), made(UNWRITTEN).launch).needs_unwritten()
    assert not reference(made(), made().launch).needs_unwritten()

    def never(_: Row) -> Row:
        raise AssertionError

    found = verdicts(never, UNWRITTEN)
    assert steps_of(found)
    assert not any(v.gpu for v in found)
    assert any(v.emulated for v in found)
    (own,) = [v for v in found if v.kind == "kernel"]
    assert own.result is Result.NOT_RUN


def test_a_kernel_that_takes_too_long_is_cut_and_counted_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("soundness.worker._LOOKS", 1)
    row: Row = {**_compared(Comparison(made(), FEW, ask=stand_in), -1.0), "amount": "gpu"}
    results = [v["result"] for v in row["verdicts"]]
    assert results[-1] == Result.CUT
    assert len(results) < len(verdicts(stand_in))
    assert "1 kernels not finished, which count as not compared: 0:1" in table([row])
    whole: Row = {**_compared(Comparison(made(), FEW, ask=stand_in), 1e9), "amount": "gpu"}
    assert "not finished" not in table([whole])


OWNER = """
import json, os, sys, time
print(json.dumps({"device": os.environ["CUDA_VISIBLE_DEVICES"]}), flush=True)
for line in sys.stdin:
    row = json.loads(line)
    if row["number"] == 1:
        time.sleep(60)
    if row["number"] == 2:
        sys.exit(1)
    print(json.dumps({"own": os.getpid(), "of": os.environ["CUDA_VISIBLE_DEVICES"]}), flush=True)
"""


def test_owners_answer_side_by_side_and_what_hangs_or_ends_costs_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "an_owner.py").write_text(OWNER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    monkeypatch.setattr("soundness.gpu_process.STEP_SECONDS", 5.0)
    with SharedGpus(["7", "5"], "an_owner") as shared:
        assert shared.devices == ["7", "5"]
        first, second = Remote(shared.path), Remote(shared.path)
        rows = [{"seed": 0, "number": number} for number in (0, 2, 1, 0)]
        assert first(rows[0])["of"] in "75"
        assert first(rows[1])["failed"] == "crash"
        assert second(rows[2])["failed"] == "hangs"
        assert {first(rows[3])["of"], second(rows[3])["of"], first(rows[3])["of"]} == {"7", "5"}


def test_a_gpu_that_cannot_be_used_ends_the_run() -> None:
    with pytest.raises(SystemExit, match="cannot be used"):
        Runner([sys.executable, "-c", "raise SystemExit(1)"]).start()


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.jsonl.gz"])
def test_a_row_that_was_being_written_is_passed_over(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    rows = [{"seed": 3, "number": n, "verdicts": ["x" * 50]} for n in range(3)]
    for each in rows:
        add(path, each)
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    assert list(rows_in(path)) == rows[:2]
    add(path, {**rows[2], "number": 7})
    assert set(done(path, 3)) == {0, 1, 7}
    assert done(path, 4) == {}
    assert not done(tmp_path / "none", 3)


STEPS = """
import json, os, sys, time
with open(os.environ["SOUNDNESS_STEP"], "w") as file:
    file.write("what hangs" + " " * 90)
time.sleep(60)
"""


def test_the_step_that_hangs_is_named_by_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soundness.run.PATIENCE", 2)
    (row,) = Worker(0, 0, 1, "gpu", 0.7, (sys.executable, "-c", STEPS)).rows()
    assert "what hangs: hang" in faults([row])[0]


def test_what_is_not_finished_at_the_end_is_in_no_row() -> None:
    worker = Worker(0, 0, 1, "gpu", 100.0, (sys.executable, "-c", STEPS))
    worker.stop = 0.0
    assert list(worker.rows()) == []


@pytest.mark.parametrize(
    ("count", "jobs", "found"), [(96, 1, 1), (96, 4, 4), (10_000, 44, 209), (10_000, 4, 105)]
)
def test_workers_side_by_side_have_turns_and_one_alone_starts_seldom(
    count: int, jobs: int, found: int
) -> None:
    made = list(stretches(list(range(count)), jobs))
    assert len(made) == found
    assert [start for start, _ in made[1:]] == [end for _, end in made[:-1]]
    assert all(start % BATCH == 0 for start, _ in made)


SERVER = f"""#!{sys.executable}
import struct, sys
if len(sys.argv) > 1:
    print("{{release}}")
    sys.exit()
while head := sys.stdin.buffer.read(12):
    count, words, text = struct.unpack("=III", head)
    options = sys.stdin.buffer.read(words).split(b"\\0")[:-1]
    assert len(options) == count
    ptx = sys.stdin.buffer.read(text)
    if b"crash" in ptx:
        sys.exit(1)
    if b"hang" in ptx:
        import time
        time.sleep(60)
    said = b"ptxas         .     8 bytes stack frame\\n" + b" ".join(options)
    bad = b"bad" in ptx
    code = b"" if bad else b"code of " + ptx
    sys.stdout.buffer.write(struct.pack("=III", 3 * bad, len(code), len(said)) + code + said)
    sys.stdout.buffer.flush()
"""


def server(folder: Path, release: tuple[int, ...]) -> Path:
    path = folder / "server"
    path.write_text(SERVER.replace("{release}", ".".join(map(str, release))))
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_the_assembler_that_stays_answers_as_ptxas_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ptxas = find(Program.PTXAS)
    monkeypatch.setitem(vars(assemble), "run", assemble.run)  # type: ignore[attr-defined]
    assert client.use(server(tmp_path, ptxas.version))
    run = vars(assemble)["run"]

    def asked(text: str, seconds: float = 20.0) -> tuple[int, str, bytes]:
        (tmp_path / "a.ptx").write_text(text)
        out = tmp_path / "a.cubin"
        out.unlink(missing_ok=True)
        words = ["-v", "-arch=sm_90", "a.ptx", "-o", "a.cubin"]
        done = run(ptxas.path, words, timeout=seconds, folder=tmp_path)
        return done.code, done.errors, out.read_bytes() if out.exists() else b""

    said = "     8 bytes stack frame\n-v -arch=sm_90"
    assert asked("one") == (0, said, b"code of one")
    assert asked("bad") == (1, said, b"")
    with pytest.raises(ToolFailedError, match=r"took longer than 0\.5 s"):
        asked("hang", 0.5)
    code, errors, found = asked("crash")  # ptxas itself is asked then.
    assert (code != 0, found) == (True, b"")
    assert "ptxas" in errors
    assert asked("two") == (0, said, b"code of two")


def test_a_ptxas_of_another_release_is_run_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(assemble), "run", assemble.run)  # type: ignore[attr-defined]
    assert not client.use(server(tmp_path, (1, 2)))
    assert not client.use(tmp_path / "none")
