"""What is proved of versions of a captured launch: its numbers stay, its results are poisoned."""

from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.written import read_buffers
from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Equivalence, Program, Trial
from cuado.optimizer import proving
from cuado.optimizer.proving import CAPTURED, POISONED, UNPOISONED, Prover, unread
from cuado.sass.toolchain.assemble import AssembleOptions, assemble

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y)
{{
	.reg .f32 %f<4>;
	.reg .b32 %r<2>;
	.reg .b64 %rd<8>;
	ld.param.u64 %rd1, [x];
	ld.param.u64 %rd2, [y];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd5, %r1, 4;
	add.s64 %rd6, %rd3, %rd5;
	add.s64 %rd7, %rd4, %rd5;
	ld.global.f32 %f1, [%rd6];
	{work}
	ret;
}}
"""
DOUBLED = PTX.format(work="add.f32 %f2, %f1, %f1; st.global.f32 [%rd7], %f2;")
ADDED = PTX.format(
    work="ld.global.f32 %f3, [%rd7]; add.f32 %f2, %f1, %f3; st.global.f32 [%rd7], %f2;"
)
IDLE = PTX.format(work="")


def captured(ptx: str, folder: Path, name: str = "y") -> Launch:
    """A launch whose results were there before it."""
    x = np.arange(32, dtype="<f4")
    x.tofile(folder / "x")
    (2 * x).tofile(folder / "y")
    buffers = tuple(
        Buffer(each, "f32", (32,), Fill(Content.FILE, path=str(folder / each))) for each in "xy"
    )
    return Launch("x", ptx, "k", (1, 1, 1), (32, 1, 1), buffers, outputs=(name,), opaque=True)


def program(ptx: str, name: str) -> Program:
    return Program(name, assemble(ptx, AssembleOptions("sm_90")).cubin, "k", ptx=ptx)


def proof_of(launch: Launch, ptx: str) -> Any:
    """What comes of comparing a version."""
    backend = EmulatedBackend("h200")
    original: Any = SimpleNamespace(
        subject=SimpleNamespace(launch=launch), program=program(launch.ptx, ORIGINAL)
    )
    version: Any = SimpleNamespace(steps=(), trial=Trial("v"), program=program(ptx, "v"))
    prover = Prover(backend, original, seed=1)
    with backend.open(launch) as bench:
        bench.load(original.program)
        bench.load(version.program)
        try:
            return prover.prove(bench, version)
        finally:
            prover.close()


def test_results_that_were_there_before_the_launch_prove_nothing(tmp_path: Path) -> None:
    launch = captured(DOUBLED, tmp_path)
    assert unread(launch) == {"y"}
    kept = proof_of(launch, DOUBLED)
    assert kept.holds
    assert kept.words[1:] == (f"{POISONED}: every bit of every buffer", CAPTURED)
    idle = proof_of(launch, IDLE)
    assert not idle.holds
    assert idle.reason.startswith(POISONED)


def test_what_the_kernel_reads_is_not_poisoned(tmp_path: Path) -> None:
    launch = captured(ADDED, tmp_path)
    assert read_buffers(launch) == {"x", "y"}
    found = proof_of(launch, ADDED)
    assert found.holds
    assert found.words[1:] == (CAPTURED, UNPOISONED)


@pytest.mark.parametrize(
    "access",
    [
        "ld.global.u64 %rd5, [%rd3]; ld.global.f32 %f3, [%rd5];",
        "{ .reg .b32 %a; atom.global.add.u32 %a, [%rd4], 1; }",
    ],
    ids=["a pointer out of memory", "an atomic"],
)
def test_what_may_be_read_is_no_result_alone(tmp_path: Path, access: str) -> None:
    text = PTX.format(work=f"add.f32 %f2, %f1, %f1; st.global.f32 [%rd7], %f2; {access}")
    assert not unread(captured(text, tmp_path))


def test_no_bench_is_opened_where_nothing_can_be_poisoned(tmp_path: Path) -> None:
    launch = captured(ADDED, tmp_path)
    original: Any = SimpleNamespace(subject=SimpleNamespace(launch=launch))
    version: Any = SimpleNamespace(steps=(), trial=Trial("v"), program=None)
    bench: Any = SimpleNamespace(check=lambda _: Equivalence(True, (), (), True))
    backend: Any = None
    assert Prover(backend, original, seed=1).prove(bench, version).holds


def test_machine_code_is_read_while_results_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the two waits here until the other has begun."""
    reading, comparing = Event(), Event()

    def objection(_: Any) -> str:
        reading.set()
        return "" if comparing.wait(60) else "nothing is compared"

    def check(_: Trial) -> Equivalence:
        comparing.set()
        return Equivalence(reading.wait(60), (), (), True)

    monkeypatch.setattr(proving, "machine_objection", objection)
    launch = captured(ADDED, tmp_path)
    original: Any = SimpleNamespace(subject=SimpleNamespace(launch=launch))
    subject = SimpleNamespace(has_ptx=True, assembled=None)
    step = SimpleNamespace(IS_EXACT=True)
    version: Any = SimpleNamespace(steps=(step,), trial=Trial("v"), program=None, subject=subject)
    bench: Any = SimpleNamespace(check=check)
    backend: Any = None
    assert Prover(backend, original, seed=1).prove(bench, version).holds
    monkeypatch.setattr(proving, "machine_objection", lambda _: "it rounds otherwise")
    found = Prover(backend, original, seed=1).prove(bench, version)
    assert (found.holds, found.words) == (False, ())
    assert "it rounds otherwise" in found.reason
