import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.sass.toolchain import locate
from cuado.sass.toolchain.errors import ToolFailedError, ToolNotFoundError
from cuado.sass.toolchain.locate import Program, Tool, find, find_all, parse_targets, targets
from cuado.sass.toolchain.process import run

Script = Callable[[Path, str], Path]
Recorded = Callable[[str], str]

SAYS = "print('Cuda compilation tools, release {0}, V{0}.1')"


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without a toolkit; the folder is where a test may put one."""
    for name in ("CUDA_HOME", "CUDA_PATH", *(program.variable for program in Program)):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setattr(locate, "_USUAL", tmp_path / "usual")
    monkeypatch.setattr(locate, "package_folders", lambda _package: ())
    for folder in ("path", "home/bin", "usual"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize(
    ("program", "wheel"),
    [
        (Program.PTXAS, "nvidia-cuda-nvcc"),
        (Program.NVDISASM, "nvidia-cuda-nvdisasm"),
        (Program.CUOBJDUMP, "nvidia-cuda-cuobjdump"),
    ],
)
def test_a_missing_tool_is_named_with_its_wheel(
    nowhere: Path, program: Program, wheel: str
) -> None:
    with pytest.raises(ToolNotFoundError, match=rf"{program} not found.*pip install {wheel}, or"):
        find(program)
    assert find_all(program) == ()


def test_order_of_search(nowhere: Path, monkeypatch: pytest.MonkeyPatch, script: Script) -> None:
    script(nowhere / "usual" / "ptxas", SAYS.format("12.1"))
    assert find(Program.PTXAS).version == (12, 1)
    script(nowhere / "path" / "ptxas", SAYS.format("12.2"))
    assert find(Program.PTXAS).version == (12, 2)
    script(nowhere / "home" / "bin" / "ptxas", SAYS.format("12.3"))
    monkeypatch.setenv("CUDA_HOME", str(nowhere / "home"))
    assert find(Program.PTXAS).version == (12, 3)
    assert [t.version for t in find_all(Program.PTXAS)] == [(12, 3), (12, 2), (12, 1)]
    own = script(nowhere / "mine", SAYS.format("12.4"))
    monkeypatch.setenv("CUADO_PTXAS", str(own))
    assert [t.version for t in find_all(Program.PTXAS)] == [(12, 4)]


def test_the_same_build_twice_is_one(nowhere: Path, script: Script) -> None:
    for folder in ("usual", "path"):
        script(nowhere / folder / "ptxas", SAYS.format("12.1"))
    assert len(find_all(Program.PTXAS)) == 1


def test_a_tool_that_does_not_start_is_passed_over(nowhere: Path, script: Script) -> None:
    (nowhere / "path" / "ptxas").write_bytes(b"\x7fELF, but not really")
    (nowhere / "path" / "ptxas").chmod(0o755)
    script(nowhere / "usual" / "ptxas", SAYS.format("12.1"))
    assert find(Program.PTXAS).version == (12, 1)


def test_one_that_a_variable_names_must_start(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    monkeypatch.setenv("CUADO_NVDISASM", str(nowhere / "missing"))
    with pytest.raises(ToolFailedError, match=r"is not there.*correct CUADO_NVDISASM"):
        find(Program.NVDISASM)
    monkeypatch.setenv("CUADO_NVDISASM", str(script(nowhere / "other", "print('hello')")))
    with pytest.raises(ToolFailedError, match="is no nvdisasm"):
        find(Program.NVDISASM)


def test_wheels_and_triton(nowhere: Path, monkeypatch: pytest.MonkeyPatch, script: Script) -> None:
    where = {"nvidia": (nowhere / "nvidia",), "triton": (nowhere / "triton",)}
    monkeypatch.setattr(locate, "package_folders", lambda package: where[package])
    for folder, name, version in (
        ("nvidia/cuda_nvcc/bin", "ptxas", "12.9"),
        ("nvidia/cu13/bin", "ptxas", "13.5"),
        ("nvidia/cu14/bin", "ptxas", "14.0"),
        ("triton/backends/nvidia/bin", "ptxas", "12.8"),
        ("triton/backends/nvidia/bin", "ptxas-blackwell", "13.4"),
    ):
        (nowhere / folder).mkdir(parents=True, exist_ok=True)
        script(nowhere / folder / name, SAYS.format(version))
    versions = [tool.version for tool in find_all(Program.PTXAS)]
    assert versions == [(14, 0), (13, 5), (12, 9), (12, 8), (13, 4)]


def test_a_replaced_tool_is_asked_again(nowhere: Path, script: Script) -> None:
    path = script(nowhere / "path" / "ptxas", SAYS.format("12.1"))
    assert find(Program.PTXAS).version == (12, 1)
    path.unlink()
    script(path, SAYS.format("12.2"))
    assert find(Program.PTXAS).version == (12, 2)


def test_targets_of_recorded_help(recorded: Recorded) -> None:
    found = parse_targets(recorded("help.ptxas.txt"))
    assert {"sm_75", "sm_90", "sm_90a", "sm_100f", "sm_121"} <= found
    assert "sm_70" not in found
    assert parse_targets("--other 'sm_90'") == frozenset()


@given(st.text())
def test_any_help_text_gives_a_set(text: str) -> None:
    assert parse_targets("--gpu-name" + text) >= frozenset()


def test_targets_of_the_real_one(ptxas: Tool) -> None:
    assert "sm_90" in targets(ptxas)


def test_a_tool_that_hangs_is_ended_with_its_children(tmp_path: Path, script: Script) -> None:
    path = script(
        tmp_path / "slow", "import subprocess; subprocess.run(['sleep', '60']); time.sleep(60)"
    )
    with pytest.raises(ToolFailedError, match=r"slow took longer than 0\.5 s"):
        run(path, [], timeout=0.5)


def test_a_tool_that_cannot_be_killed_is_not_waited_for(
    tmp_path: Path, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = script(tmp_path / "stuck", "time.sleep(5)")  # As one that hangs inside of a driver.
    monkeypatch.setattr("os.killpg", lambda *_: None)
    monkeypatch.setattr("cuado.sass.toolchain.process._REAP_SECONDS", 0.1)
    started = time.monotonic()
    with pytest.raises(ToolFailedError, match=r"stuck took longer than 0\.2 s"):
        run(path, [], timeout=0.2)
    assert time.monotonic() - started < 4.0
