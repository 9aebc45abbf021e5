"""CUDA C++ to PTX by nvcc or NVRTC, as users build: optimised, with line information.

NVRTC needs no host compiler and is the faster one, so it takes sources that hold kernels only; a
source with a host part goes to nvcc. Each stands in for the other where only one is installed.
Results are cached by everything they depend on: compiler, options, source and included files.
"""

import os
import re
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from cuado import disk
from cuado.errors import CuadoError
from cuado.model.cuda_source import CudaSource
from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sass.toolchain.locate import Program, Tool, find, wheel_folders
from cuado.sass.toolchain.process import run
from cuado.sources.case.refusals import NVCC, NVRTC, SourceError, refused
from cuado.sources.case.sources import absolute_options, compiled_text_of, needs_host, with_includes
from cuado.sources.trust import UntrustedError, expect_trust, is_trusted

# Options of the compilers that a case may give: those that change code, and do nothing else.
#
# The rest is refused, not only what is known to do harm: nvcc runs its steps through a shell, and
# options of both compilers name programs, plug-ins and files to write.

_SWITCHES = frozenset(
    (
        *("use_fast_math", "restrict", "extra-device-vectorization", "m64", "O0", "O1", "O2", "O3"),
        *("lineinfo", "generate-line-info", "G", "device-debug", "w", "disable-warnings"),
        *("extended-lambda", "expt-extended-lambda", "expt-relaxed-constexpr", "device-int128"),
        *("default-device", "device-as-default-execution-space"),
    )
)
_TRUTH = re.compile(r"true|false")
_VALUES = {
    **dict.fromkeys(("fmad", "ftz", "prec-div", "prec-sqrt", "rdc"), _TRUTH),
    **dict.fromkeys(("relocatable-device-code", "builtin-move-forward"), _TRUTH),
    "std": re.compile(r"c\+\+(03|11|14|17|20|23)"),
    "dopt": re.compile(r"on|off"),
    "optimize": re.compile(r"[0-3]"),
    "diag-suppress": re.compile(r"[\d,]+"),
}
_TEXT = r"[^\x00-\x1f\x7f]"
_MACRO = re.compile(rf"[A-Za-z_]\w*(\([\w, .]*\))?(={_TEXT}*)?")
_NAME = re.compile(r"[A-Za-z_]\w*")
_FOLDER = re.compile(rf"(?![-@]){_TEXT}+")
_JOINED = {"D": _MACRO, "U": _NAME, "I": _FOLDER}
"""Their value follows at once, or as a word of its own."""
_NAMED = {"define-macro": _MACRO, "undefine-macro": _NAME, "include-path": _FOLDER}
_INSTEAD = {
    "maxrregcount": "it does nothing to PTX: write max_registers = ... instead",
    "arch": 'write architecture = "sm_90" instead',
    "gpu-architecture": 'write architecture = "sm_90" instead',
    "gencode": 'write architecture = "sm_90" instead',
    "include": "write #include into the source instead",
    "pre-include": "write #include into the source instead",
}
_REMEDY = (
    "give -D, -U, -I, -std=c++17, -use_fast_math, -fmad=false, -ftz, -prec-div, -prec-sqrt, "
    "-restrict, -extra-device-vectorization, -rdc, -G, ...: docs/cases.md lists all; "
    "or compile it yourself, and give the PTX"
)
_SHELL = re.compile(r"[\"'$`\\\x00-\x1f\x7f]")
"""What has a meaning inside double quotes, in which nvcc hands words to a shell, or ends them."""


class OptionError(CuadoError):
    """An option of the compiler that cuado does not pass on."""


def expect_allowed(options: Iterable[str]) -> None:
    """Make sure that every option is one that changes code, and does nothing else.

    Raises:
        OptionError: one is not; says what to give in its place.
    """
    waiting: tuple[str, re.Pattern[str]] | None = None
    for option in options:
        if waiting is not None:
            _expect_value(*waiting, option)
            waiting = None
            continue
        name, equals, value = option.removeprefix("-").removeprefix("-").partition("=")
        if not option.startswith("-") or not name:
            raise _refused(option)
        waiting = _checked(option, name, value if equals else None)
    if waiting is not None:
        raise OptionError(f"option '{waiting[0]}' has no value", f"write {waiting[0]}=...")


def expect_shell_safe(words: Sequence[str]) -> None:
    """Make sure that no word can end the quotes in which nvcc hands it to a shell.

    Raises:
        OptionError: one can.
    """
    for word in words:
        if _SHELL.search(word):
            raise OptionError(
                f"nvcc starts a shell, which would read {word!r} as more than text",
                "rename the file or folder, define the macro in the source, "
                'or write compiler = "nvrtc"',
            )


def _checked(option: str, name: str, value: str | None) -> tuple[str, re.Pattern[str]] | None:
    """Check an option; its pattern where the next word is its value."""
    if value is None and name in _SWITCHES:
        return None
    pattern = _VALUES.get(name) or _NAMED.get(name)
    if pattern is None and name[0] in _JOINED and not option.startswith("--"):
        pattern = _JOINED[name[0]]
        value = option[2:] or None
    if pattern is None:
        raise _refused(option)
    if value is None:
        return option, pattern
    _expect_value(option, pattern, value)
    return None


def _expect_value(option: str, pattern: re.Pattern[str], value: str) -> None:
    if not pattern.fullmatch(value):
        raise OptionError(f"option '{option}' cannot have the value '{value}'", _REMEDY)


def _refused(option: str) -> OptionError:
    name = option.lstrip("-").partition("=")[0]
    known = next((_INSTEAD[each] for each in _INSTEAD if name == each), _REMEDY)
    return OptionError(f"option '{option}' is not passed on to the compiler", known)


_SECONDS = 600.0
_HOST_TROUBLE = (
    "host compiler",
    "exec 'cc1plus'",
    "execute 'cc1plus'",
    "gcc: not found",
    "g++: not found",
    "No such file or directory: 'gcc'",
)


def words_of(source: CudaSource) -> tuple[str, ...]:
    """Options and defines as both compilers understand them.

    Raises:
        OptionError: an option is none that a case may have.
    """
    expect_allowed(source.options)
    given = absolute_options(source.options, source.path.parent)
    made = (_define(name, value) for name, value in (source.defines or {}).items())
    return (*given, *(word for word in made if word))


def compile_source(source: CudaSource, *, apart: bool = False, is_last: bool = False) -> str:
    """The PTX of a source; where the compiler is left open, nvcc's if NVRTC refuses it.

    Args:
        source: what to compile, and how.
        apart: whether NVRTC compiles it in a process of its own even if it is trusted, as befits a
            text that no person wrote: NVRTC 13.0 ends the process with some (SIGSEGV). What it
            refuses of these is not given to nvcc. So are edited sources.
        is_last: whether NVRTC's refusal is final also of others.

    Raises:
        SourceError: a compiler refuses it.
        OptionError: an option is none that a case may have, or means more to nvcc's shell.
        UntrustedError: it takes nvcc, and the case that asks for it is not trusted.
        ToolNotFoundError: there is neither nvcc nor NVRTC.
        UnreadableFileError: the source cannot be read.
    """
    apart = apart or source.edited is not None
    texts = with_includes(source.path, words_of(source), source.edited)
    host = needs_host(texts[source.path])
    order = _order(source.compiler, host)
    for compiler in order:
        try:
            return _cached(compiler, source, texts, apart=apart)
        except ToolNotFoundError as error:
            if compiler == order[-1]:
                raise _no_compiler(order, error) from error
        except SourceError as error:
            if host and compiler == "nvrtc":
                found = error.complaint, error.compiler
                raise SourceError(error.message, _HOST_PART, error.log, *found) from error
            if compiler == "nvrtc" and order[-1] == "nvcc" and not (apart or is_last):
                return _by_the_other(source, texts, error)
            raise
    raise AssertionError("one of the compilers returned or raised")


def _by_the_other(source: CudaSource, texts: Mapping[Path, str], refusal: SourceError) -> str:
    """What nvcc makes of a source that NVRTC refuses: it knows more of C++ and of the host.

    ``pow(float, double)`` is one call of many to NVRTC.

    Raises:
        SourceError: NVRTC's, if nvcc does not take it either, is not there, or may not be run.
    """
    try:
        return _cached("nvcc", source, texts, apart=False)
    except UntrustedError as error:
        other = f"nvcc may take it, but was not run: {error.message}; {error.remedy}"
        remedy = "; ".join(filter(None, (refusal.remedy, other)))
        found = refusal.complaint, refusal.compiler
        raise SourceError(refusal.message, remedy, refusal.log, *found) from refusal
    except CuadoError:
        raise refusal from None


def needs_nvcc(source: CudaSource) -> bool:
    """True if nvcc comes first for a source.

    Raises:
        UnreadableFileError: the source cannot be read.
    """
    if source.path.suffix != ".cu":
        return False
    return _order(source.compiler, needs_host(compiled_text_of(source)))[0] == "nvcc"


_HOST_PART = (
    "the source has a host part, which NVRTC cannot compile: install nvcc (and a host compiler), "
    "or keep the kernels in a file of their own and include it"
)


def _order(compiler: str, host: bool) -> tuple[str, ...]:
    if compiler != "auto":
        return (compiler,)
    return ("nvcc", "nvrtc") if host else ("nvrtc", "nvcc")


def _no_compiler(order: Sequence[str], error: ToolNotFoundError) -> ToolNotFoundError:
    if len(order) == 1:
        return error
    return ToolNotFoundError(
        "no compiler for CUDA C++ found",
        "pip install nvidia-cuda-nvrtc, or set CUDA_HOME to a CUDA toolkit, or give PTX",
    )


def _cached(compiler: str, source: CudaSource, texts: Mapping[Path, str], *, apart: bool) -> str:
    make: Callable[[CudaSource, Mapping[Path, str]], str]
    if compiler == "nvcc":
        tool = find(Program.NVCC)
        banner, make = tool.banner, partial(_by_nvcc, tool)
    else:
        banner, make = str(nvrtc.version()), partial(_by_nvrtc, apart=apart)
    cache = Cache.default()
    key = Cache.key(
        "compile",
        compiler,
        banner,
        source.architecture,
        *words_of(source),
        *(part for path, text in texts.items() for part in (str(path), text)),
    )
    if cache is not None and isinstance(found := cache.get(key), str):
        return found
    ptx = make(source, texts)
    if cache is not None:
        cache.put(key, ptx)
    return ptx


def _by_nvcc(tool: Tool, source: CudaSource, texts: Mapping[Path, str]) -> str:
    if source.case is not None:
        expect_trust(source.case, f"nvcc, a shell and a host compiler on {source.path.name}")
    with tempfile.TemporaryDirectory(prefix="cuado-") as folder:
        output = Path(folder) / "module.ptx"
        words = ["-ptx", "-O3", "-lineinfo", f"-arch={_virtual(source.architecture)}"]
        words += [*words_of(source), "-o", str(output), *_file_for_nvcc(source, Path(folder))]
        expect_shell_safe(words)
        done = run(
            tool.path, words, timeout=_SECONDS, folder=Path(folder), environment=_environment()
        )
        if done.code or not output.is_file():
            log = f"{done.errors}\n{done.output}"
            raise refused(NVCC, log, source.path, texts, _nvcc_remedy(log))
        return output.read_text("utf-8")


def _file_for_nvcc(source: CudaSource, folder: Path) -> tuple[str, ...]:
    """The file to compile; of an edited source one in a folder, and where its includes are."""
    if source.edited is None:
        return (str(source.path),)
    path = folder / "edited" / source.path.name
    path.parent.mkdir()
    named = str(source.path).replace("\\", "\\\\").replace('"', '\\"')
    path.write_text(f'#line 1 "{named}"\n{source.edited}', "utf-8", newline="")
    # What it includes by name in quotes is looked for beside it first.
    return f"-I{source.path.parent}", str(path)


def _environment() -> dict[str, str]:
    """The variables of this process, but for those that add options to nvcc's."""
    return {name: value for name, value in os.environ.items() if not name.startswith("NVCC_")}


def _nvcc_remedy(log: str) -> str:
    if full := disk.remedy(log):
        return full
    if any(words in log for words in _HOST_TROUBLE):
        return "nvcc needs a host compiler (g++): install one, or pip install nvidia-cuda-nvrtc"
    return ""


def _by_nvrtc(source: CudaSource, texts: Mapping[Path, str], *, apart: bool) -> str:
    folders = [f"-I{source.path.parent}", *(f"-I{folder}" for folder in _cuda_headers())]
    try:
        done = nvrtc.compile_to_ptx(
            texts[source.path],
            _virtual(source.architecture),
            ["-lineinfo", *words_of(source), *folders],
            name=str(source.path),
            apart=apart or (source.case is not None and not is_trusted(source.case)),
        )
    except nvrtc.CompilationError as error:
        raise refused(NVRTC, error.log, source.path, texts) from error
    return done.ptx.rstrip("\0")


def _cuda_headers() -> tuple[Path, ...]:
    """Include folders of the first CUDA toolkit or wheel that has headers for devices."""
    named = (os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH"))
    for home in (
        *(Path(name) for name in named if name),
        *wheel_folders(),
        Path("/usr/local/cuda"),
    ):
        folder = home / "include"
        if (folder / "cuda_fp16.h").is_file():
            more = folder / "cccl"
            return (folder, more) if more.is_dir() else (folder,)
    return ()


def _virtual(architecture: str) -> str:
    return architecture.replace("sm_", "compute_")


def _define(name: str, value: str | float | bool) -> str:
    if isinstance(value, bool):
        return f"-D{name}" if value else ""
    return f"-D{name}={value}"
