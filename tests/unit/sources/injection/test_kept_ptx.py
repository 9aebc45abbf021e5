"""What Python programs are made to keep: the wrapper in their interpreter, around stand-ins."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cuado.sources.capture.written_ptx import written_for
from cuado.sources.injection.jobs import KEEPER, Captured, Traced, environment

PTX = ".version 9.0\n.target sm_90\n.visible .entry k() { ret; }\n"
CUPY = f"""
class nvrtc:
    def getPTX(program): return {PTX!r}.encode()
class _NVRTCProgram:
    def __init__(self, method, image): self.ptr, self.method, self.image = 1, method, image
    def compile(self, options=(), log_stream=None):
        if "-fail" in options: raise ValueError("the program's own")
        return self.image, None
"""
NUMBA = f"""
class CUDACodeLibrary:
    def __init__(self, lto, entry="k", texts=({PTX!r},)):
        self._lto, self._entry_name, self._max_registers, self.texts = lto, entry, 64, texts
        self.cubin = b"\\x7fELF numba" + (b"1" if lto else b"2"); self.asked = 0
    def get_lto_ptx(self, cc=None): self.asked += 1; return {PTX!r}
    def get_asm_strs(self, cc=None): self.asked += 1; return list(self.texts)
    def get_cubin(self, cc=None): return self.cubin
"""
TRITON = f"""
class CompiledKernel:
    def __init__(self, image): self.asm = dict(cubin=image, ptx={PTX!r}) if image else dict(hsaco=1)
"""
NVRTC = f"""
def nvrtcGetCUBIN(prog, cubin): return (0,)
def nvrtcGetPTXSize(prog): return (0, {len(PTX)})
def nvrtcGetPTX(prog, ptx):
    import ctypes; ctypes.memmove(ptx, {PTX!r}.encode(), {len(PTX)}); return (0,)
"""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    folder = tmp_path / "packages"
    for name, text in (
        ("cupy/cuda/compiler.py", CUPY),
        ("numba/cuda/codegen.py", NUMBA),
        ("cuda/bindings/nvrtc.py", NVRTC),
        ("triton/compiler/compiler.py", TRITON),
    ):
        path = folder / name
        path.parent.mkdir(parents=True)
        (path.parent / "__init__.py").touch()  # Before packages of that name that are installed.
        path.write_text(text)
    return folder


def ran(packages: Path, folder: Path, text: str, *options: str, keep: bool = True) -> str:
    """What a program says that runs as the one that is captured."""
    base = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(packages)}
    job = Captured(".", keep_ptx=keep)
    inner = environment(base, job, folder, Path("/l.so"), "/c.so")
    command = [sys.executable, *options, "-c", text]
    done = subprocess.run(
        command, env=inner, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_only_captures_have_it_and_users_settings_stay() -> None:
    folder, library = Path("/made"), Path("/l.so")
    base = {"PYTHONPATH": "/mine", "CUPY_CACHE_IN_MEMORY": "0"}
    inner = environment(base, Captured("."), folder, library, "/c.so")
    assert inner["PYTHONPATH"].endswith(":/mine")
    assert inner["CUPY_CACHE_IN_MEMORY"] == "0"
    assert inner["CUADO_INJECTION_PTX"] == "/made/ptx"
    for job in (Traced(), Captured(".", keep_ptx=False)):
        assert environment(base, job, folder, library, "/c.so")["PYTHONPATH"] == "/mine"


def test_cupys_ptx_is_kept_and_what_it_returns_is_its_own(packages: Path, tmp_path: Path) -> None:
    said = ran(
        packages,
        tmp_path,
        "from cupy.cuda.compiler import _NVRTCProgram as P\n"
        "image = b'\\x7fELF cupy'\n"
        "print(P('cubin', image).compile(('-arch=sm_90', '--maxrregcount=40'))[0] is image)\n"
        "print(P('ptx', b'.version').compile()[0])\n"
        "try: P('cubin', image).compile(('-fail',))\n"
        "except ValueError as error: print(error)\n",
    )
    assert said == "True\nb'.version'\nthe program's own\n"
    assert len(list((tmp_path / "ptx").iterdir())) == 2
    # The driver reads one zero more than CuPy handed over.
    kept = written_for([b"\x7fELF cupy\0"], tmp_path / "ptx")
    assert kept is not None
    assert (kept.ptx, kept.origin, kept.max_registers) == (PTX, "CuPy's NVRTC", 40)


def test_numbas_ptx_is_kept_once_linked_or_optimised_at_link_time(
    packages: Path, tmp_path: Path
) -> None:
    said = ran(
        packages,
        tmp_path,
        "from numba.cuda.codegen import CUDACodeLibrary as L\n"
        "for each in (L(True), L(False), L(False, None), L(False, 'k', ('a', 'b'))):\n"
        "    print(each.get_cubin() is each.cubin is each.get_cubin(cc=(9, 0)), each.asked)\n",
    )
    # A device function has no launch, and of several texts none is the whole.
    assert said == "True 1\nTrue 1\nTrue 0\nTrue 1\n"
    for image in (b"\x7fELF numba1", b"\x7fELF numba2"):
        kept = written_for([image], tmp_path / "ptx")
        assert kept is not None
        assert (kept.ptx, kept.origin, kept.max_registers) == (PTX, "Numba", 64)


def test_tritons_ptx_is_kept_whatever_becomes_of_its_cache(packages: Path, tmp_path: Path) -> None:
    text = (
        "from triton.compiler.compiler import CompiledKernel as K; print(K(b'x').asm, K(b'').asm)"
    )
    assert ran(packages, tmp_path, text).endswith(" {'hsaco': 1}\n")
    kept = written_for([b"x"], tmp_path / "ptx")
    assert kept is not None
    assert (kept.ptx, kept.origin) == (PTX, "Triton")


def test_what_nvrtcs_bindings_fill_in_is_kept(packages: Path, tmp_path: Path) -> None:
    text = "from cuda.bindings import nvrtc; print(nvrtc.nvrtcGetCUBIN(1, b'\\x7fELF made'))"
    assert ran(packages, tmp_path, text) == "(0,)\n"
    digest = hashlib.sha256(b"\x7fELF made").hexdigest()
    label = json.loads((tmp_path / "ptx" / f"{digest}.json").read_text())
    assert label == {"from": "NVRTC", "max_registers": None}


def test_a_program_that_captures_itself_keeps_it_from_then_on(
    packages: Path, tmp_path: Path
) -> None:
    said = ran(
        packages,
        tmp_path,
        "from cupy.cuda.compiler import _NVRTCProgram as P\n"
        "P('cubin', b'\\x7fELF before').compile()\n"
        "from importlib.util import module_from_spec, spec_from_file_location\n"
        f"spec = spec_from_file_location('keeper', {str(KEEPER)!r})\n"
        "keeper = module_from_spec(spec); spec.loader.exec_module(keeper)\n"
        f"keeper.keep_from_now_on({str(tmp_path / 'ptx')!r})\n"
        "P('cubin', b'\\x7fELF after').compile()\n"
        "from cuda.bindings import nvrtc; print(nvrtc.nvrtcGetCUBIN(1, b'\\x7fELF made'))\n",
        keep=False,
    )
    assert said == "(0,)\n"
    kept = {
        image: written_for([image], tmp_path / "ptx")
        for image in (b"\x7fELF before", b"\x7fELF after", b"\x7fELF made")
    }
    assert [found and found.origin for found in kept.values()] == [None, "CuPy's NVRTC", "NVRTC"]


def test_the_interpreter_is_as_the_user_has_it(packages: Path, tmp_path: Path) -> None:
    (packages / "sitecustomize.py").write_text("print('the user has one')\n")
    text = (
        "import sys, cupy.cuda.compiler as c, sitecustomize as s\n"
        "print(sum('injection' in each for each in sys.path), s.__file__.split('/')[-2])\n"
        "print(c.__spec__.name, type(c.__loader__).__name__, c.__file__[-11:])\n"
        "print('hashlib' in sys.modules, 'typing' in sys.modules)\n"
    )
    with_it = ran(packages, tmp_path, text)
    assert with_it == ran(packages, tmp_path, text, keep=False)
    assert with_it.startswith("the user has one\n0 packages\n")
    assert "the user" not in ran(packages, tmp_path, "pass", "-I")  # Isolated: none of both.


def test_a_compiler_of_another_make_and_a_full_disk_are_not_noticed(
    packages: Path, tmp_path: Path
) -> None:
    (packages / "numba/cuda/codegen.py").write_text("CUDACodeLibrary = 3\n")
    (packages / "cuda/bindings/nvrtc.py").write_text("")
    (tmp_path / "ptx").write_text("a file where the folder should be")
    said = ran(
        packages,
        tmp_path,
        "import numba.cuda.codegen, cuda.bindings.nvrtc\n"
        "from cupy.cuda.compiler import _NVRTCProgram as P\n"
        "print(P('cubin', b'\\x7fELF').compile()[0])\n",
    )
    assert said == "b'\\x7fELF'\n"


def test_a_programs_own_modules_are_not_hidden(tmp_path: Path) -> None:
    """Nothing is imported before the program is: it may have an ``operator`` of its own."""
    words = [sys.executable, "-X", "importtime", "-c", "pass"]
    inner = {"PYTHONPATH": str(KEEPER), "CUADO_INJECTION_PTX": str(tmp_path / "kept")}
    shown = [
        {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
        for done in (
            subprocess.run(words, env=each, capture_output=True, text=True, check=True)
            for each in ({}, inner)
        )
    ]
    assert not shown[1] - shown[0] - {"sitecustomize"}


def test_a_program_that_nvrtc_did_not_compile_changes_no_object_of_python(
    packages: Path, tmp_path: Path
) -> None:
    text = NVRTC.replace(f"(0, {len(PTX)})", "(0, 1)")
    (packages / "cuda/bindings/nvrtc.py").write_text(text.replace(f"{len(PTX)})", "1)"))
    program = "import cuda.bindings.nvrtc as n; n.nvrtcGetCUBIN(1, b'x'); print(b'a b'.split(b' '))"
    inner = {
        "PYTHONPATH": f"{KEEPER}:{packages}",
        "CUADO_INJECTION_PTX": str(tmp_path / "kept"),
        "PYTHONPYCACHEPREFIX": str(tmp_path / "cache"),
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=inner, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[b'a', b'b']\n"
    assert not list(tmp_path.glob("kept/*"))


HANDLERS = {
    "function": "signal.signal(signal.SIGALRM, late)",
    "method": "signal.signal(signal.SIGALRM, Limit().late)",
    "object": "signal.signal(signal.SIGALRM, Limit())",
    "partial": "signal.signal(signal.SIGALRM, functools.partial(late, more=1))",
    "once": "signal.signal(signal.SIGALRM, once)",
}
LIMITS = """
import functools, signal
def late(number, frame, more=0): raise TimeoutError("the program's time limit")
def once(number, frame): signal.signal(signal.SIGALRM, signal.SIG_DFL); late(number, frame)
class Limit:
    def late(self, number, frame): late(number, frame)
    def __call__(self, number, frame): late(number, frame)
class nvrtc:
    def getPTX(program): {work}
import cupy.cuda.compiler as c
c.nvrtc = nvrtc
{handler}
try: print(c._NVRTCProgram("cubin", b"\\x7fELF cupy").compile()[0])
except TimeoutError as error: print(error)
"""


@pytest.mark.parametrize("handler", HANDLERS)
def test_what_a_signal_handler_raises_reaches_the_program(
    packages: Path, tmp_path: Path, handler: str
) -> None:
    text = LIMITS.format(handler=HANDLERS[handler], work="signal.raise_signal(signal.SIGALRM)")
    assert ran(packages, tmp_path, text) == "the program's time limit\n"


def test_so_it_does_where_the_compiler_makes_another_exception_of_it(
    packages: Path, tmp_path: Path
) -> None:
    work = """
        try: signal.raise_signal(signal.SIGALRM)
        except TimeoutError as error: raise ValueError("of the compiler") from error
"""
    text = LIMITS.format(handler=HANDLERS["function"], work=work)
    assert ran(packages, tmp_path, text) == "the program's time limit\n"


def test_a_time_limit_of_the_compilers_own_is_not_noticed(packages: Path, tmp_path: Path) -> None:
    text = LIMITS.format(handler=HANDLERS["function"], work="raise TimeoutError('of the compiler')")
    assert ran(packages, tmp_path, text) == "b'\\x7fELF cupy'\n"
