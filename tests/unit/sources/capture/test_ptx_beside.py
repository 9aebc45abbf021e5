"""PTX of captured machine code: in Triton's cache, or written down by the program's compiler."""

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from captured_kernels import Raw, axpy, captured_ptx, scaled

from cuado.cli.capture import page
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.capture import Capture, launch_of_capture, triton_cache
from cuado.sources.capture.application import Wanted, capture_application
from cuado.sources.capture.code import Beside, misfit
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.raw import read_raw
from cuado.sources.capture.verify import registers


@pytest.fixture(scope="module")
def cubin() -> bytes:
    return assemble(captured_ptx(), AssembleOptions("sm_90")).cubin


def entry(cache: Path, key: str, cubin: bytes, ptx: str, name: str = "axpy") -> Path:
    """A compilation as Triton keeps it."""
    folder = cache / key
    folder.mkdir(parents=True)
    (folder / f"{name}.cubin").write_bytes(cubin)
    (folder / f"{name}.ptx").write_text(ptx)
    (folder / f"{name}.ttir").write_text("module {}")
    return folder


def captured(
    folder: Path, image: bytes, beside: Beside | None, raw: Raw | None = None, **more: Any
) -> Capture:
    launch = raw or axpy()
    launch.more = more
    number = len(list(folder.glob("raw*")))
    written = launch.write(folder / f"raw{number}", image, "cubin")
    return finalise(written, folder / f"x{number}.capture", beside=beside)


def other(ptx: str) -> str:
    """As another specialisation of the same kernel has it."""
    return ptx.replace("// Generated", "// Other, generated")


def test_machine_code_has_its_ptx_beside_it_in_tritons_cache(tmp_path: Path, cubin: bytes) -> None:
    cache = tmp_path / ".triton" / "cache"
    changed = bytearray(cubin)
    changed[-200] ^= 1
    entry(cache, "AAAA", bytes(changed), other(captured_ptx()))
    entry(cache, "BBBB", cubin, captured_ptx())
    (cache / "BBBB" / "notes.cubin").write_bytes(b"\x7fELF")
    found = captured(tmp_path, cubin, Beside(environment={"HOME": str(tmp_path)}))
    held = found.manifest
    assert held.ptx is not None
    assert found.text(held.ptx.content) == captured_ptx()
    assert (held.ptx_from, held.why_no_ptx) == ("Triton's cache", "")
    assert held.image is not None
    assert held.image.kind == "cubin"
    assert page(found).facts["code"] == "PTX of Triton's cache; the machine code that ran, too"
    launch = launch_of_capture(found, "sm_90")
    assert (launch.ptx, launch.cubin) == (captured_ptx(), None)
    as_it_ran = launch_of_capture(found, "sm_90", as_it_ran=True)
    assert (as_it_ran.ptx, as_it_ran.cubin) == ("", cubin)
    here = assemble(captured_ptx(), AssembleOptions("sm_90")).resources["axpy"].registers
    assert registers(found, "sm_90") == registers(found, "sm_90", as_it_ran=True) == (here, 16)
    with pytest.raises(CaptureError, match="has no machine code for sm_100"):
        launch_of_capture(found, "sm_100", as_it_ran=True)


@pytest.mark.parametrize(
    ("variables", "place"),
    [
        ({"TRITON_CACHE_DIR": "{}/a"}, "a"),
        ({"TRITON_HOME": "{}/b", "HOME": "{}/c"}, "b/.triton/cache"),
        ({"TORCHINDUCTOR_CACHE_DIR": "{}/d"}, "d/triton/0"),
        ({"TMPDIR": "{}/e"}, "e/torchinductor_me/triton/3"),
    ],
)
def test_the_cache_is_where_the_programs_environment_says(
    tmp_path: Path, cubin: bytes, variables: dict[str, str], place: str
) -> None:
    entry(tmp_path / place, "AAAA", cubin + bytes(8), captured_ptx(), "triton_poi_fused_0")
    environment = {"TMPDIR": str(tmp_path / "nothing")}
    environment |= {name: value.format(tmp_path) for name, value in variables.items()}
    by_launcher = captured(tmp_path, cubin, Beside(environment=environment))
    # The program may have set it itself: what the library saw goes first.
    started = Beside(environment={"TMPDIR": str(tmp_path / "nothing")})
    by_program = captured(tmp_path, cubin, started, environment=environment)
    for each in (by_launcher, by_program):
        assert each.manifest.ptx_from == "Triton's cache"


def test_what_no_cache_has_says_how_much_was_looked_at(
    tmp_path: Path, cubin: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    beside = Beside(environment={"HOME": str(home), "TMPDIR": str(tmp_path / "nothing")})
    loaded = "the module was loaded as machine code (a cubin)"
    assert captured(tmp_path, cubin, beside).manifest.why_no_ptx == loaded
    cache = home / ".triton" / "cache"
    for n in range(3):
        entry(cache, f"K{n}", cubin[: -100 - n], captured_ptx())
    said = captured(tmp_path, cubin, beside).manifest.why_no_ptx
    assert said == f"{loaded}; Triton's cache has no such machine code (3 kernels looked at)"
    monkeypatch.setattr(triton_cache, "_MOST_FOLDERS", 2)
    entry(cache, "OLD", cubin, captured_ptx())
    os.utime(cache / "OLD", (1, 1))
    assert "and there are more" in captured(tmp_path, cubin, beside).manifest.why_no_ptx


def test_machine_code_whose_ptx_is_gone_or_another_users_has_none(
    tmp_path: Path, cubin: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = entry(tmp_path / "cache", "A", cubin, captured_ptx())
    beside = Beside(environment={"TRITON_CACHE_DIR": str(tmp_path / "cache")})
    with monkeypatch.context() as patched:
        patched.setattr(os, "getuid", lambda: 12345)
        assert captured(tmp_path, cubin, beside).manifest.ptx is None
    (folder / "axpy.ptx").unlink()
    assert captured(tmp_path, cubin, beside).manifest.ptx is None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (".entry axpy(", ".entry axpi(", "has no kernel axpy"),
        (".b8 axpy_param_0[24]", ".b8 axpy_param_0[16]", "takes 16 bytes as parameter 0"),
        (
            ".b8 axpy_param_0[24]",
            ".b8 axpy_param_0[24],\n .param .u64 axpy_param_1",
            "takes 2 parameters, and the kernel was launched with 1",
        ),
        (".address_size 64", ".address_size 64\n}", "cannot be read"),
        (
            ".address_size 64",
            ".address_size 64\n.extern .func help\n()\n;\n.func g()\n{\ncall help, ();\nret;\n}",
            "is not whole: help came from elsewhere",
        ),
    ],
)
def test_ptx_that_is_not_the_launchs_is_not_taken(
    tmp_path: Path, cubin: bytes, old: str, new: str, problem: str
) -> None:
    assert old in captured_ptx()
    ptx = captured_ptx().replace(old, new)
    entry(tmp_path / "cache", "A", cubin, ptx)
    beside = Beside(environment={"TRITON_CACHE_DIR": str(tmp_path / "cache")})
    held = captured(tmp_path, cubin, beside).manifest
    assert held.ptx is None
    assert held.why_no_ptx.startswith("the PTX of Triton's cache ")
    assert problem in held.why_no_ptx
    # It is launched as the machine code that it was.
    assert held.ptx_from == ""
    assert misfit(captured_ptx(), read_raw(tmp_path / "raw0")) == ""


def test_a_loaded_ptx_says_that_it_was_loaded(tmp_path: Path) -> None:
    folder = axpy().write(tmp_path / "raw", captured_ptx().encode())
    held = finalise(folder, tmp_path / "x.capture").manifest
    assert held.ptx_from == "the image that was loaded"


def test_of_what_the_driver_linked_the_text_with_the_kernel_is_taken(
    tmp_path: Path, cubin: bytes
) -> None:
    more = {"linked": ["linked-0.ptx", "linked-1.ptx"]}
    texts = (".version 8.0\n.target sm_90\n.func helper() { ret; }", captured_ptx())
    for n, pair in enumerate((texts, texts[::-1], (texts[0], texts[0]))):
        launch = axpy()
        launch.more = more
        raw = launch.write(tmp_path / f"raw{n}", cubin, "cubin")
        for name, text in zip(more["linked"], pair, strict=True):
            (raw / name).write_text(text)
        found = finalise(raw, tmp_path / f"x{n}.capture")
        if n == 2:
            said = "the PTX of what the driver linked has no kernel axpy"
            assert found.manifest.why_no_ptx == said
            continue
        assert found.manifest.ptx_from == "what the driver linked"
        assert found.manifest.ptx is not None
        assert found.text(found.manifest.ptx.content) == captured_ptx()


class Compiling:
    """A program whose compiler writes PTX down, and which loads machine code."""

    def __init__(self, cubin: bytes, about: object, ptx: str) -> None:
        self.cubin, self.about, self.ptx = cubin, about, ptx

    def __call__(self, command: Sequence[str], wanted: Wanted, folder: Path) -> Any:
        scaled().write(folder / "17-0", self.cubin, "cubin")
        (folder / "ptx").mkdir()
        digest = hashlib.sha256(self.cubin.rstrip(b"\0")).hexdigest()
        (folder / "ptx" / f"{digest}.ptx").write_text(self.ptx)
        (folder / "ptx" / f"{digest}.json").write_text(json.dumps(self.about))
        return SimpleNamespace(exit_code=0, notes=(), kernels={})


def test_what_the_compiler_wrote_goes_before_any_cache(
    tmp_path: Path, cubin: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry(tmp_path / "cache", "A", cubin, other(captured_ptx()), "scaled")
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path / "cache"))
    said = {"from": "CuPy's NVRTC", "max_registers": 40}
    program = Compiling(cubin, said, captured_ptx())
    found = capture_application(["./a"], Wanted("scaled"), tmp_path, run=program).capture
    held = found.manifest
    assert held.ptx is not None
    assert found.text(held.ptx.content) == captured_ptx()
    assert (held.ptx_from, held.max_registers) == ("CuPy's NVRTC", 40)
    assert launch_of_capture(found, "sm_90").max_registers == 40


@pytest.mark.parametrize("about", [{"from": 3}, {"max_registers": 3}, "x", ["a"] * 2000])
def test_what_a_program_wrote_is_not_believed_unseen(
    tmp_path: Path, cubin: bytes, about: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    program = Compiling(cubin, about, captured_ptx())
    found = capture_application(["./a"], Wanted("scaled"), tmp_path, run=program)
    assert found.capture.manifest.ptx is None
    (note,) = found.notes
    assert note.startswith("no PTX of the kernel: the module was loaded as machine code")
