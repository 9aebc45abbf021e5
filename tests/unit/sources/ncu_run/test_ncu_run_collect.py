"""Profiling a program with a stand-in for ncu: the stages, and everything that can go wrong."""

import json
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.sources.ncu_run import Job, Limits, Replay, Stages, collect
from cuado.sources.ncu_run.before import kept

KERNELS = ["average_thread_per_element", "average_warp_per_element"]
QUICK = Limits(run=40.0, stall=1.5, grace=5.0)
Plan = Callable[..., Path]


def job(*command: str, **what: object) -> Job:
    return Job(command or ("true",), limits=QUICK, **what)  # type: ignore[arg-type]


def expressions(calls: Path) -> list[str]:
    """The kernels that each run was to profile."""
    lines = [json.loads(line) for line in calls.read_text().splitlines()]
    words = [line[line.index("--kernel-id") + 1] for line in lines]
    return [word.removeprefix("::regex:").rpartition(":")[0] for word in words]


def test_triage_of_every_kernel_then_details_of_the_hot_ones(
    fake_ncu: Plan, tmp_path: Path
) -> None:
    calls = fake_ncu()
    told: list[str] = []
    found = collect(job(top=1), tmp_path / "kept.ncu-rep", told.append)
    first, second = expressions(calls)
    assert re.search(first, "anything")
    assert not re.search(first, "ncclDevKernel")
    assert second == "^(average_thread_per_element)$"  # It takes longest.
    assert len(found.recording.profiles) == 2
    assert all(profile.instructions for profile in found.recording.profiles)
    assert [path.name for path in found.kept] == ["kept.ncu-rep", "kept.triage.ncu-rep"]
    assert found.recording.origin.file == str(found.kept[0])
    assert found.recording.origin.version == "2025.3.1"
    assert found.program_code is None
    assert any("profiled 2 launches of 2 kernels" in line for line in told)
    assert any("not of the program" in note for note in found.recording.notes)
    assert not list(tmp_path.glob(".cuado*"))


def test_kernels_without_details_keep_what_the_triage_has(
    fake_ncu: Plan, triage_report: Path
) -> None:
    recorded = Path(__file__).parents[4] / "examples" / "recorded" / "stencil.ncu-rep"
    fake_ncu(details=str(recorded))
    found = collect(job("/bin/true", "--size", "3"))
    names = [profile.kernel for profile in found.recording.profiles]
    assert names[-2:] == KERNELS
    assert "wave_step" in names
    assert [profile.index for profile in found.recording.profiles] == list(range(len(names)))
    assert found.recording.origin.file == "true --size 3"
    assert found.kept == ()


@pytest.mark.parametrize(("stages", "runs"), [(Stages.TRIAGE, 1), (Stages.DETAILS, 1)])
def test_one_stage(fake_ncu: Plan, stages: Stages, runs: int) -> None:
    calls = fake_ncu()
    found = collect(job(stages=stages, kernel="warp"))
    assert expressions(calls) == ["warp"] * runs
    has_lines = all(profile.instructions for profile in found.recording.profiles)
    assert has_lines is (stages is Stages.DETAILS)


def test_the_program_keeps_its_streams_and_every_run_its_input(
    fake_ncu: Plan, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fake_ncu()
    (tmp_path / "input").write_text("read by the program\n")
    saved = os.dup(0)
    with (tmp_path / "input").open() as file:
        os.dup2(file.fileno(), 0)
        try:
            collect(job("sh", "-c", "cat; echo beside >&2"))
        finally:
            os.dup2(saved, 0)
            os.close(saved)
    said = capfd.readouterr()
    assert said.out == "read by the program\n" * 2
    assert said.err == "beside\n" * 2


def test_standard_output_is_left_to_the_report_if_it_is_to_be(
    fake_ncu: Plan, capfd: pytest.CaptureFixture[str]
) -> None:
    fake_ncu()
    collect(job("echo", "result", stages=Stages.TRIAGE, quiet_output=True))
    assert capfd.readouterr() == ("", "result\n")


def test_a_program_that_fails_keeps_its_code_and_what_was_profiled(fake_ncu: Plan) -> None:
    fake_ncu()
    found = collect(job("sh", "-c", "exit 11", stages=Stages.TRIAGE))
    assert found.program_code == 11
    assert len(found.recording.profiles) == 2
    assert any("ended with code 11 (of SIGSEGV, if a signal" in n for n in found.recording.notes)


def test_a_program_that_fails_before_any_kernel(fake_ncu: Plan) -> None:
    fake_ncu(kernels=[])
    with pytest.raises(CuadoError, match="ended with code 3 before anything") as raised:
        collect(job("sh", "-c", "exit 3"))
    assert raised.value.exit_code == 3


def test_a_kernel_that_hangs_is_left_out_and_the_rest_goes_on(fake_ncu: Plan) -> None:
    calls = fake_ncu(kernels=["axpby", "barrier_of_all", "dot"], hangs=["barrier_of_all"])
    told: list[str] = []
    # ncu ends on its own accord once the program has been ended.
    found = collect(job("sleep", "3", stages=Stages.TRIAGE), None, told.append)
    first, second = expressions(calls)
    assert re.search(first, "barrier_of_all")
    assert not re.search(second, "barrier_of_all")
    assert re.search(second, "barrier_of_all_too")
    assert len(found.recording.profiles) == 2
    assert any(
        "barrier_of_all is left out" in note and "--replay-mode application" in note
        for note in found.recording.notes
    )
    assert "triage: barrier_of_all hangs: once more without it" in told
    assert found.program_code is None


def test_what_hangs_in_the_triage_is_left_out_of_the_details(fake_ncu: Plan) -> None:
    hangs = "average_warp_per_element"
    calls = fake_ncu(hangs=[hangs])
    collect(job())
    assert [bool(re.search(each, hangs)) for each in expressions(calls)] == [True, False, False]


def test_nothing_of_a_program_is_left_where_every_kernel_hangs(
    fake_ncu: Plan, tmp_path: Path
) -> None:
    fake_ncu(kernels=["a", "b", "c", "d", "e"], hangs=["a", "b", "c", "d", "e"], rude=True)
    worker = f"import os, time; os.setsid(); open('{tmp_path}/pid', 'a').write(f'{{os.getpid()}} ')"
    program = f'{sys.executable} -S -c "{worker}; time.sleep(60)" & wait'
    limits = Limits(run=40.0, stall=1.0, grace=0.1)
    with pytest.raises(CuadoError, match="nothing was profiled: d hangs") as raised:
        collect(Job(("sh", "-c", program), stages=Stages.TRIAGE, limits=limits))
    assert "made no progress for 1 s" in raised.value.remedy
    pids = (tmp_path / "pid").read_text().split()
    assert len(pids) == 4
    assert not any(is_alive(pid) for pid in pids)


def is_alive(pid: str) -> bool:
    try:
        state = Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"  # What is over may wait for somebody to ask for its code.


def test_a_time_limit_ends_the_program_and_keeps_what_was_profiled(fake_ncu: Plan) -> None:
    fake_ncu()
    began = time.monotonic()
    found = collect(Job(("sleep", "60"), stages=Stages.TRIAGE, limits=Limits(run=2.5, grace=5.0)))
    assert time.monotonic() - began < 30.0
    assert len(found.recording.profiles) == 2
    assert any("ended after 2.5 s" in note for note in found.recording.notes)
    assert found.program_code is None


def interrupt_soon(seconds: float) -> None:
    threading.Timer(seconds, lambda: os.kill(os.getpid(), signal.SIGINT)).start()


def test_an_interrupt_keeps_what_was_profiled(fake_ncu: Plan) -> None:
    calls = fake_ncu()
    interrupt_soon(2.5)
    found = collect(job("sleep", "60"))
    assert found.interrupted
    assert len(found.recording.profiles) == 2
    assert len(expressions(calls)) == 1  # No details are begun.


def test_an_interrupt_before_anything_was_profiled(fake_ncu: Plan) -> None:
    fake_ncu(kernels=[])
    interrupt_soon(0.5)
    with pytest.raises(KeyboardInterrupt):
        collect(job("sleep", "60"))


def test_what_no_kernel_will_escape_ends_the_program_at_once(fake_ncu: Plan) -> None:
    fake_ncu(
        error="==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA "
        "GPU Performance Counters on the target device 0.\n"
    )
    began = time.monotonic()
    with pytest.raises(CuadoError, match="for administrators") as raised:
        collect(job("sleep", "60"))
    assert "NVreg_RestrictProfilingToAdminUsers=0" in raised.value.remedy
    assert time.monotonic() - began < 30.0


@pytest.mark.parametrize(
    ("plan", "what", "message", "remedy"),
    [
        ({"kernels": []}, {}, "launched no kernel", "nccl"),
        ({"silent": True}, {}, "never called CUDA", "doctor"),
        ({}, {"kernel": "spmv"}, "no kernel matches 'spmv'", "cuado trace"),
        ({"listed": True}, {"kernel": "spmv"}, "no kernel matches 'spmv'", KERNELS[0]),
        ({"kernels": []}, {"skip": 9}, "launched more than 9 times", ""),
        (
            {"error": "==ERROR== The moon is full.\n"},
            {},
            "ncu says: The moon is full.",
            "",
        ),
    ],
)
def test_nothing_to_profile(
    fake_ncu: Plan, plan: dict[str, object], what: dict[str, object], message: str, remedy: str
) -> None:
    fake_ncu(**plan)
    with pytest.raises(CuadoError, match=message) as raised:
        collect(job(**what))
    assert remedy in raised.value.remedy


def test_a_report_that_is_cut_off_is_named(fake_ncu: Plan) -> None:
    fake_ncu(cut_off=True)
    with pytest.raises(CuadoError, match="truncated"):
        collect(job(stages=Stages.TRIAGE))


def test_a_full_disk_is_named(fake_ncu: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    from types import SimpleNamespace

    fake_ncu(triage="")
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=1000))
    with pytest.raises(CuadoError, match="no room for ncu's report") as raised:
        collect(job())
    assert "TMPDIR" in raised.value.remedy


def test_details_that_fail_leave_the_triage(fake_ncu: Plan) -> None:
    fake_ncu(details="")
    found = collect(job())
    assert len(found.recording.profiles) == 2
    assert any(note.startswith("no details: ") for note in found.recording.notes)


def test_ranges_are_profiled_in_one_run(fake_ncu: Plan) -> None:
    calls = fake_ncu(error="==ERROR== No range.\n")
    with pytest.raises(CuadoError, match="No range"):
        collect(job(replay=Replay.RANGE))
    assert len(calls.read_text().splitlines()) == 1


def test_what_is_refused_before_anything_is_run(
    fake_ncu: Plan, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = fake_ncu()
    cases = (
        (Job(()), "no program"),
        (job("no-such-program"), "no such program"),
        (job("true", kernel="("), "not a regular expression"),
    )
    for each, message in cases:
        with pytest.raises(CuadoError, match=message):
            collect(each)
    monkeypatch.setenv("NSYS_PROFILING_SESSION_ID", "1")
    with pytest.raises(CuadoError, match="Nsight Systems is at work"):
        collect(job())
    monkeypatch.delenv("NSYS_PROFILING_SESSION_ID")
    monkeypatch.setenv("CUADO_NCU", str(tmp_path / "none"))
    with pytest.raises(CuadoError, match="CUADO_NCU names, is no program") as raised:
        collect(job())
    assert "cuado whatif" in raised.value.remedy
    assert not calls.exists()


def test_a_program_that_is_spelled_nearly_right(
    fake_ncu: Plan, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "app").write_text("")
    with pytest.raises(CuadoError) as raised:
        collect(job("./app"))
    assert "chmod" in raised.value.remedy
    (tmp_path / "app").chmod(0o755)
    with pytest.raises(CuadoError) as raised:
        collect(job("app"))
    assert "./app" in raised.value.remedy


def test_where_a_report_is_kept(tmp_path: Path) -> None:
    assert kept(tmp_path / "a").name == "a.ncu-rep"
    (tmp_path / "a.ncu-rep").write_text("")
    with pytest.raises(CuadoError, match="there already"):
        kept(tmp_path / "a")
    (tmp_path / "file").write_text("")
    with pytest.raises(CuadoError, match="cannot be written"):
        kept(tmp_path / "file" / "a")
