"""Where CUPTI is looked for, and what is said if there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cuado.backends.gpu.cupti import library
from cuado.backends.gpu.cupti.errors import CuptiUnavailableError


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (library.VARIABLE, "CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(variable, raising=False)


def _made(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    return str(path)


def test_the_variable_names_a_file_or_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, newer = (_made(tmp_path / f"libcupti.so.{major}") for major in (12, 13))
    monkeypatch.setenv(library.VARIABLE, older)
    assert library.candidates() == (older,)
    monkeypatch.setenv(library.VARIABLE, str(tmp_path))
    assert library.candidates() == (newer, older)


def test_a_toolkit_comes_before_wheels_and_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = _made(tmp_path / "cu13" / "lib" / "libcupti.so.13")
    extras = _made(tmp_path / "cuda" / "extras" / "CUPTI" / "lib64" / "libcupti.so.13")
    target = _made(tmp_path / "cuda" / "targets" / "sbsa-linux" / "lib" / "libcupti.so.12")
    monkeypatch.setattr(library, "wheel_folders", lambda: (tmp_path / "cu13",))
    monkeypatch.setattr(library, "_USUAL", tmp_path / "none")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "cuda"))
    found = library.candidates()
    assert found[:3] == (extras, target, wheel)
    assert found[-1] == "libcupti.so"


def test_one_file_under_two_names_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = _made(tmp_path / "lib64" / "libcupti.so.13")
    (tmp_path / "lib64" / "libcupti.so").symlink_to(real)
    monkeypatch.setattr(library, "wheel_folders", tuple)
    monkeypatch.setattr(library, "_USUAL", tmp_path)
    assert library.candidates()[0] == real
    assert sum("/" in path for path in library.candidates()) == 1


def test_no_library_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "libcupti.so.13"
    broken.write_text("no library")
    monkeypatch.setenv(library.VARIABLE, str(broken))
    with pytest.raises(CuptiUnavailableError) as caught:
        library.load()
    assert str(broken) in caught.value.message
    assert "pip install nvidia-cuda-cupti" in caught.value.remedy


def test_what_is_loaded_ahead_is_in_the_process_before_it_is_asked_for(tmp_path: Path) -> None:
    """By the loader itself, in the way that lets other threads run."""
    source = tmp_path / "empty.c"
    source.write_text("int nothing;")
    library_file = tmp_path / "libcupti.so.13"
    command = ["cc", "-shared", "-o", str(library_file), str(source)]
    if shutil.which("cc") is None or subprocess.run(command, check=False).returncode:
        pytest.skip("no C compiler")
    code = (
        "from cuado.backends.gpu.cupti import library\n"
        "from pathlib import Path\n"
        "library.load_ahead()\n"
        f"assert {str(library_file)!r} in Path('/proc/self/maps').read_text()\n"
    )
    settings = {**os.environ, "CUADO_CUPTI": str(library_file)}
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, env=settings)
