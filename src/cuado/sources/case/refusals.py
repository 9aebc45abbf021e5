"""CUDA C++ that a compiler refuses: the user's file and line, what is wrong there, what to do."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.errors import CuadoError

NVRTC, NVCC = "NVRTC", "nvcc"
"""Compilers, as messages name them."""
_PATTERNS = (
    # NVRTC's, and the front end's of nvcc: kernel.cu(3): error: ...
    re.compile(
        r"^(?P<file>.+?)\((?P<line>\d{1,9})\): (?:catastrophic )?error(?: #[\w-]+)?: (?P<text>.+)$"
    ),
    # The host compiler's: kernel.cu:3:10: fatal error: ...
    re.compile(r"^(?P<file>.+?):(?P<line>\d{1,9}):(?:\d+:)? (?:fatal )?error: (?P<text>.+)$"),
)
_INSTANTIATED = re.compile(r"at line (?P<line>\d{1,9})(?: of (?P<file>.+?))?\s*$")
_NO_FILE = re.compile(
    r'cannot open source file "(?P<one>[^"]+)"|^(?P<other>\S+): No such file or directory'
)
_UNDEFINED = re.compile(r'identifier "(?P<name>\w+)" is undefined')
_LONGEST_CODE = 72
_HOST_HEADERS = frozenset(
    f"{name}.h"
    for name in ("assert", "float", "limits", "math", "stdio", "stdlib", "string", "time")
)
"""Headers of C; those of C++ have no ending."""
_CUDA_FOLDERS = ("cub/", "thrust/", "nv/", "cooperative_groups/")
_CUDA_HEADERS = frozenset(
    f"{name}.h"
    for name in (
        *("cuda", "cooperative_groups", "curand", "curand_kernel", "mma", "cuda_stdint"),
        *("cuda_runtime", "cuda_runtime_api", "cuda_device_runtime_api", "cuda_profiler_api"),
        *("cuda_bf16", "cuda_fp16", "cuda_fp8", "cuda_fp6", "cuda_fp4", "cuda_tf32", "cuda_tile"),
        *("cuda_pipeline", "cuda_pipeline_primitives", "cuda_occupancy", "cuda_gl_interop"),
        *("cuda_awbarrier", "cuda_awbarrier_primitives", "cuda_texture_types"),
        *("cuda_surface_types", "cuda_egl_interop", "cuda_vdpau_interop"),
    )
)
"""Those that programs include. ``cuda_utils.h`` and the like are users' own."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """One error of a compiler.

    Attributes:
        compiler: ``NVRTC`` or ``nvcc``.
        file: that it is in, as the compiler names it.
        line: of the file, from 1.
        says: what is wrong.
        code: the line's text; empty where the file cannot be read.
        used_at: line of the user's own file that made the compiler read the erroneous one, as a
            template's use does; 0 where the compiler does not say.
    """

    compiler: str
    file: str
    line: int
    says: str
    code: str = ""
    used_at: int = 0

    def in_words(self) -> str:
        """``kernel.cu:3: identifier "b" is undefined (NVRTC), in: a[i] = b[i];``."""
        used = f", used at line {self.used_at}" if self.used_at else ""
        code = f", in: {self.code}" if self.code else ""
        return f"{_as_typed(self.file)}:{self.line}: {self.says} ({self.compiler}){used}{code}"


class SourceError(CuadoError):
    """CUDA C++ that a compiler refuses.

    Attributes:
        log: all that the compiler said.
        complaint: its first error, if it says where that is.
        compiler: ``NVRTC`` or ``nvcc``; empty if it is not known.
    """

    def __init__(
        self,
        message: str,
        remedy: str,
        log: str,
        complaint: Complaint | None = None,
        compiler: str = "",
    ) -> None:
        self.log = log
        self.complaint = complaint
        self.compiler = compiler
        super().__init__(message, remedy)

    def moved(self, taken_out: Path, holder: Path, first: int) -> "SourceError":
        """The error as of the file that holds the source.

        Args:
            taken_out: the source, as a file of its own.
            holder: the file that it was taken out of.
            first: the line of the holder that has the source's first line.
        """
        found = self.complaint
        if found is None:
            return self
        if Path(found.file) == taken_out:
            moved = replace(found, file=str(holder), line=first + found.line - 1)
        elif found.used_at:
            moved = replace(found, used_at=first + found.used_at - 1)
        else:
            return self
        # What follows the first error, as that there are others, stays.
        words = self.message.replace(found.in_words(), moved.in_words(), 1)
        return SourceError(words, self.remedy, self.log, moved, self.compiler)


def refused(
    compiler: str, log: str, path: Path, texts: Mapping[Path, str], remedy: str = ""
) -> SourceError:
    """The error of a source.

    Args:
        compiler: ``NVRTC`` or ``nvcc``.
        log: what it said.
        path: the source.
        texts: it and what it includes; of other files no line is quoted.
        remedy: what to do, where that is known already.
    """
    complaints = tuple(_complaints(compiler, log, path, texts))
    if not complaints:
        lines = [line.strip() for line in log.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line or "fatal" in line] or lines
        first = errors[0] if errors else "it gave no reason"
        said = f"{_as_typed(str(path))}: {compiler} refuses it: {first}"
        return SourceError(said, remedy, log, compiler=compiler)
    first_one, more = complaints[0], len(complaints) - 1
    others = f" (and {more} more error{'s' if more > 1 else ''})" if more else ""
    says = first_one.in_words() + others
    return SourceError(says, remedy or _remedy(first_one), log, first_one, compiler)


def _complaints(
    compiler: str, log: str, path: Path, texts: Mapping[Path, str]
) -> Iterator[Complaint]:
    lines = log.splitlines()
    for at, line in enumerate(lines):
        found = next(filter(None, (each.match(line.strip()) for each in _PATTERNS)), None)
        if found is None:
            continue
        file, number = found["file"], int(found["line"])
        used = 0 if Path(file) == path else _used_at(lines[at + 1 :], path)
        yield Complaint(
            compiler, file, number, found["text"], _code_of(texts.get(Path(file), ""), number), used
        )


def _used_at(after: list[str], path: Path) -> int:
    """The line of a source that an error within another file comes from; 0 if it is not said."""
    for line in after:
        if any(each.match(line.strip()) for each in _PATTERNS):
            break
        found = _INSTANTIATED.search(line)
        if found is not None and found["file"] and Path(found["file"].strip('" ')) == path:
            return int(found["line"])
    return 0


def _code_of(text: str, number: int) -> str:
    lines = text.split("\n")  # As compilers count them: a form feed ends no line.
    code = " ".join(lines[number - 1].split()) if 0 < number <= len(lines) else ""
    return code if len(code) <= _LONGEST_CODE else f"{code[:_LONGEST_CODE]}..."


def _remedy(complaint: Complaint) -> str:
    missing = _NO_FILE.search(complaint.says)
    if missing is not None:
        return _header_remedy(missing["one"] or missing["other"])
    undefined = _UNDEFINED.search(complaint.says)
    if undefined is not None:
        name = undefined["name"]
        return (
            f"declare '{name}' there; if it is a macro of your build: defines = {{ {name} = ... }} "
            f"in the case, or 'cuado case new FILE -D {name}=...'"
        )
    return f"correct that line: {complaint.compiler} has to compile the file"


def _header_remedy(header: str) -> str:
    if _is_of_cuda(header):
        return (
            f"{header} is CUDA's own: set CUDA_HOME to a CUDA toolkit, or name its folder in the "
            'case: options = ["-IFOLDER"]'
        )
    if header in _HOST_HEADERS or not {".", "/"} & set(header):
        return (
            "it is a header of the host's: 'compiler = \"nvcc\"' in the case takes nvcc and a host "
            "compiler; or keep the kernels in a file that does not include it"
        )
    return (
        f'name the folder of {header}: options = ["-IFOLDER"] in the case, or '
        "'cuado case new FILE -I FOLDER'"
    )


def _is_of_cuda(header: str) -> bool:
    # Those of libcu++ lie in a folder that users' projects have as well; they have no ending.
    is_of_libcu = header.startswith("cuda/") and "." not in header
    return is_of_libcu or header.startswith(_CUDA_FOLDERS) or header in _CUDA_HEADERS


def _as_typed(path: str) -> str:
    """A path as it can be typed here: relative to the folder one is in, if it lies below it."""
    with suppress(ValueError, OSError):
        return str(Path(path).relative_to(Path.cwd()))
    return path
