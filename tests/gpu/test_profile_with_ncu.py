"""``cuado profile`` with a real ncu: its expressions, its log while it runs, what hangs."""

import subprocess
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.sass.toolchain.locate import Program, find_all
from cuado.sources.machine import ncu
from cuado.sources.machine.facts import Problem
from cuado.sources.ncu_run import Job, Limits, Stages, collect

pytestmark = pytest.mark.gpu

SOURCE = Path(__file__).with_name("profiled.cu")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The program beside this file; skipped where there is no ncu, nvcc or permission."""
    tools = find_all(Program.NVCC)
    found = ncu.find()
    if isinstance(found, Problem) or not tools:
        pytest.skip("no ncu, or no nvcc, here")
    path = tmp_path_factory.mktemp("profiled") / "profiled"
    words = [str(tools[0].path), "-O3", "-lineinfo", "-arch=native", "-o", str(path), str(SOURCE)]
    subprocess.run(words, check=True)
    try:
        collect(Job((str(path),), "scale", stages=Stages.TRIAGE, launches=1))
    except CuadoError as error:
        if "for administrators" in error.message:
            pytest.skip(error.message)
        raise
    return str(path)


def test_both_kernels_of_one_shape_in_both_stages(program: str, tmp_path: Path) -> None:
    keep = tmp_path / "kept.ncu-rep"
    found = collect(Job((program,), launches=2, skip=1, top=1), keep)
    kernels = [profile.kernel for profile in found.recording.profiles]
    assert sorted(kernels) == ["scale", "scale", "shifted", "shifted"]
    detailed = {p.kernel for p in found.recording.profiles if p.instructions}
    assert len(detailed) == 1
    assert any(p.has_lines for p in found.recording.profiles)
    assert found.program_code is None
    assert [path.name for path in found.kept] == [keep.name, "kept.triage.ncu-rep"]


def test_a_kernel_that_waits_for_another_is_left_out(program: str) -> None:
    limits = Limits(run=300.0, stall=8.0, grace=10.0)
    found = collect(Job((program, "hang"), stages=Stages.TRIAGE, launches=1, limits=limits))
    kernels = {profile.kernel for profile in found.recording.profiles}
    assert {"scale", "shifted"} <= kernels
    assert "waits" not in kernels
    assert any("waits is left out" in note for note in found.recording.notes)


def test_a_name_that_no_kernel_has(program: str) -> None:
    with pytest.raises(CuadoError, match="no kernel matches 'spmv'"):
        collect(Job((program,), "spmv", stages=Stages.TRIAGE))
