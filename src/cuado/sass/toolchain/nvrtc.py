"""CUDA C++ to PTX by NVRTC, NVIDIA's compiler as a library, through ctypes.

Searched: ``CUADO_NVRTC``, ``CUDA_HOME`` and ``CUDA_PATH``, NVIDIA's wheels in the running Python
(``nvidia/cu13/lib``, ``nvidia/cuda_nvrtc/lib``), then the system's loader. NVRTC needs no driver
and no host compiler; it has no host headers, and CUDA's own only where an option says.
"""

import ctypes
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from cuado.errors import CuadoError
from cuado.sass.toolchain.errors import ToolFailedError, ToolNotFoundError, ToolTimeoutError
from cuado.sass.toolchain.locate import wheel_folders
from cuado.sass.toolchain.process import run

_VARIABLE = "CUADO_NVRTC"
_LOADER_NAMES = ("libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12")
_COMPILATION_FAILED = 6
_LASTING = frozenset({"-restrict", "--restrict"})
"""Options that the library keeps, once given, for all that the process compiles afterwards (NVRTC
13.0): found by compiling a kernel without, with, and without them again."""
_AT_LEISURE = (600.0, 0)
_APART = (20.0, 4 << 30)
"""Seconds and bytes of a compilation in a process of its own; 0 for any number of bytes."""
_HANDLE = ctypes.c_void_p
_SIZE = ctypes.POINTER(ctypes.c_size_t)
_STRINGS = ctypes.POINTER(ctypes.c_char_p)
_SIGNATURES = {
    "nvrtcVersion": [ctypes.POINTER(ctypes.c_int), ctypes.POINTER(ctypes.c_int)],
    "nvrtcCreateProgram": [
        ctypes.POINTER(_HANDLE),
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_int,
        _STRINGS,
        _STRINGS,
    ],
    "nvrtcCompileProgram": [_HANDLE, ctypes.c_int, _STRINGS],
    "nvrtcGetProgramLogSize": [_HANDLE, _SIZE],
    "nvrtcGetProgramLog": [_HANDLE, ctypes.c_char_p],
    "nvrtcGetPTXSize": [_HANDLE, _SIZE],
    "nvrtcGetPTX": [_HANDLE, ctypes.c_char_p],
    "nvrtcDestroyProgram": [ctypes.POINTER(_HANDLE)],
}


_OF_ARCHITECTURE = "invalid value for --gpu-architecture"
"""What NVRTC says of an architecture that it does not know."""


class CompilationError(CuadoError):
    """CUDA C++ that NVRTC refuses; ``log`` is all it said."""

    def __init__(self, log: str) -> None:
        self.log = log
        first = next((line for line in log.splitlines() if "error" in line), "no reason given")
        super().__init__(f"NVRTC refuses the source: {first.strip()}")


@dataclass(frozen=True, slots=True)
class Compilation:
    """PTX of a source, and what the compiler said on the way."""

    ptx: str
    log: str
    version: tuple[int, int]


def compile_to_ptx(
    source: str,
    architecture: str,
    options: Sequence[str] = (),
    *,
    name: str = "kernel.cu",
    apart: bool = False,
) -> Compilation:
    """Compile CUDA C++ to PTX.

    Args:
        source: the text; names are mangled unless declared ``extern "C"``.
        architecture: virtual, e.g. ``compute_90``.
        options: more of NVRTC's, e.g. ``-lineinfo`` or ``-I<folder>``.
        name: name of the file, for messages and line information.
        apart: whether in a process of its own with little time and memory, as befits a source
            that nobody vouches for: its includes may name a device or a FIFO.

    Raises:
        CompilationError: errors in the source.
        ToolNotFoundError: there is no NVRTC.
        ToolFailedError: NVRTC refuses an option, or fails.
    """
    if apart or not _LASTING.isdisjoint(options):
        limits = _APART if apart else _AT_LEISURE
        return _compiled_elsewhere(source, architecture, options, name, limits)
    return compile_here(source, architecture, options, name)


def compile_here(source: str, architecture: str, options: Sequence[str], name: str) -> Compilation:
    """Compile in this process, without limits of time and memory.

    Raises:
        CompilationError, ToolNotFoundError, ToolFailedError: as ``compile_to_ptx``.
    """
    library = _library()
    program = _HANDLE()
    made = library.nvrtcCreateProgram(
        ctypes.byref(program), source.encode(), name.encode(), 0, None, None
    )
    _check(library, made, "nvrtcCreateProgram")
    try:
        words = [f"--gpu-architecture={architecture}", *options]
        array = (ctypes.c_char_p * len(words))(*(word.encode() for word in words))
        code = library.nvrtcCompileProgram(program, len(words), array)
        log = _read(library, program, "ProgramLog")
        if code == _COMPILATION_FAILED:
            raise CompilationError(log)
        if _OF_ARCHITECTURE in log:
            raise _unknown_architecture(library, architecture)
        _check(library, code, f"nvrtcCompileProgram with {' '.join(words)}: {log.strip()}")
        return Compilation(_read(library, program, "PTX"), log, _version(library))
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


def _unknown_architecture(library: ctypes.CDLL, architecture: str) -> ToolFailedError:
    """The error of an architecture that NVRTC does not know, with those that it does."""
    own, (major, minor) = architecture.replace("compute_", "sm_"), _version(library)
    known = ", ".join(f"sm_{major}{minor}" for major, minor in sorted(architectures()))
    return ToolFailedError(
        f"NVRTC {major}.{minor} does not compile for '{own}'",
        f"it compiles for {known}" if known else "name another architecture: sm_90",
    )


_ENDLESS = (
    "an #include may name what has no end, or macros or templates grow; a case that is trusted "
    "(--trust) has no such limit"
)
_ELSEWHERE = """
import dataclasses, json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)
if given["bytes"]:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (given["bytes"], given["bytes"]))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
sys.path[:] = given["path"]
from cuado.sass.toolchain import nvrtc
try:
    made = dataclasses.asdict(nvrtc.compile_here(*given["what"]))
except nvrtc.CompilationError as error:
    made = {"refused": error.log}
except nvrtc.ToolFailedError as error:
    made = {"failed": error.message, "remedy": error.remedy}
with open(sys.argv[2], "w", encoding="utf-8") as file:
    json.dump(made, file)
"""


def _compiled_elsewhere(
    source: str, architecture: str, options: Sequence[str], name: str, limits: tuple[float, int]
) -> Compilation:
    """Compile in a child process, with limits of time and memory."""
    seconds, most = limits
    with tempfile.TemporaryDirectory(prefix="cuado-") as folder:
        given, made = Path(folder) / "given.json", Path(folder) / "made.json"
        what = (source, architecture, list(options), name)
        given.write_text(json.dumps({"path": sys.path, "what": what, "bytes": most}), "utf-8")
        words = ["-c", _ELSEWHERE, str(given), str(made)]
        try:
            done = run(Path(sys.executable), words, timeout=seconds)
        except ToolTimeoutError as error:
            raise ToolFailedError(
                f"NVRTC took longer than {seconds:g} s to compile {name}", _ENDLESS
            ) from error
        if done.code or not made.is_file():
            last = done.errors.strip().rpartition("\n")[2]
            raise ToolFailedError(f"NVRTC in a process of its own failed: {last or done.code}")
        found = json.loads(made.read_text("utf-8"))
    if "refused" in found:
        raise CompilationError(found["refused"])
    if "failed" in found:
        raise ToolFailedError(found["failed"], found["remedy"])
    major, minor = found["version"]
    return Compilation(found["ptx"], found["log"], (major, minor))


def version() -> tuple[int, int]:
    """CUDA release of the NVRTC that :func:`compile_to_ptx` uses.

    Raises:
        ToolNotFoundError: there is none.
        ToolFailedError: an environment variable names one that does not load.
    """
    return _version(_library())


def architectures() -> frozenset[tuple[int, int]]:
    """Compute capabilities that NVRTC compiles for; none without NVRTC, or where it cannot say."""
    try:
        library = _library()
        count = ctypes.c_int()
        _check(library, library.nvrtcGetNumSupportedArchs(ctypes.byref(count)), "supported archs")
        numbers = (ctypes.c_int * count.value)()
        _check(library, library.nvrtcGetSupportedArchs(numbers), "supported archs")
    except (ToolNotFoundError, ToolFailedError, AttributeError):
        return frozenset()
    return frozenset(divmod(number, 10) for number in numbers)


def candidates() -> Iterator[str]:
    """Paths and names that a library could have, in the order of preference."""
    if named := os.environ.get(_VARIABLE):
        yield named
        return
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if home := os.environ.get(variable):
            yield from _in_folder(Path(home) / "lib64")
    for folder in wheel_folders():
        yield from _in_folder(folder / "lib")
    yield from _LOADER_NAMES


def _in_folder(folder: Path) -> list[str]:
    """Wheels have no ``libnvrtc.so``, toolkits several names for the same."""
    found = sorted(folder.glob("libnvrtc.so*"))
    return [str(path) for path in found if ".alt." not in path.name][:1]


def _library() -> ctypes.CDLL:
    """The first NVRTC library that loads.

    Raises:
        ToolNotFoundError: none does.
    """
    tried = []
    for candidate in candidates():
        try:
            return _loaded(candidate)
        except (OSError, AttributeError) as error:
            tried.append(f"{candidate}: {error}")
    if os.environ.get(_VARIABLE):
        raise ToolFailedError(f"NVRTC does not load: {tried[0]}", f"correct {_VARIABLE}")
    raise ToolNotFoundError(
        "NVRTC not found", f"pip install nvidia-cuda-nvrtc, or set CUDA_HOME or {_VARIABLE}"
    )


@lru_cache(maxsize=4)
def _loaded(candidate: str) -> ctypes.CDLL:
    library = ctypes.CDLL(candidate)
    for name, arguments in _SIGNATURES.items():
        function = getattr(library, name)
        function.argtypes, function.restype = arguments, ctypes.c_int
    library.nvrtcGetErrorString.argtypes = [ctypes.c_int]
    library.nvrtcGetErrorString.restype = ctypes.c_char_p
    return library


def _version(library: ctypes.CDLL) -> tuple[int, int]:
    major, minor = ctypes.c_int(), ctypes.c_int()
    code = library.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    _check(library, code, "nvrtcVersion")
    return major.value, minor.value


def _read(library: ctypes.CDLL, program: ctypes.c_void_p, what: str) -> str:
    size = ctypes.c_size_t()
    code = getattr(library, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
    _check(library, code, f"nvrtcGet{what}Size")
    buffer = ctypes.create_string_buffer(max(size.value, 1))
    _check(library, getattr(library, f"nvrtcGet{what}")(program, buffer), f"nvrtcGet{what}")
    return buffer.value.decode("utf-8", "replace")


def _check(library: ctypes.CDLL, code: int, what: str) -> None:
    """Check that a call succeeded.

    Raises:
        ToolFailedError: it did not.
    """
    if code:
        reason = (library.nvrtcGetErrorString(code) or b"").decode("utf-8", "replace")
        raise ToolFailedError(f"NVRTC failed: {reason} ({what})")
