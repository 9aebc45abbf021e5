"""Source files of a kernel: what a ``.cu`` includes, and what needs a host compiler in it."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.model.cuda_source import CudaSource

_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)', re.MULTILINE)
_DEVICE_HEADER = re.compile(
    r"(cuda_(?!runtime|profiler)\w+|cooperative_groups|mma|crt/\w+|vector_types|math_constants"
    r"|curand_(kernel|philox4x32_x)|sm_\d+_\w+|device_functions)\.h(pp)?"
    r"|(cuda|cub|cute|cutlass|nv|cooperative_groups|cccl)/.*"
)
"""Headers that NVRTC can be given."""
_LAUNCH = re.compile(r"<<<|\bint\s+main\s*\(")
_COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)
_FILE = re.compile(r'^[ \t]*\.file[ \t]+\d+[ \t]+"([^"\n]+)"', re.MULTILINE)
_LARGEST = 4 << 20
_SOURCES = frozenset(
    {".cu", ".cuh", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".inl", ".py", ".jl"}
)


def text_of(path: Path) -> str:
    """The text of a source file.

    Raises:
        UnreadableFileError: it is missing, or no text.
    """
    try:
        return inputs.read_text(path, inputs.CODE)
    except FileNotFoundError as error:
        raise UnreadableFileError(
            path, "there is no such file", "correct the path of the source"
        ) from error
    except OSError as error:
        raise UnreadableFileError(path, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnreadableFileError(path, "is no UTF-8 text", "name a .cu or .ptx file") from error


def compiled_text_of(source: CudaSource) -> str:
    """What is compiled: the text of the source's file, or what stands in its place.

    Raises:
        UnreadableFileError: the file is missing, or no text.
    """
    return text_of(source.path) if source.edited is None else source.edited


def needs_host(text: str) -> bool:
    """True if a source has a host part: ``main``, ``<<<>>>``, or headers of the host."""
    included = (found[2] for found in _INCLUDE.finditer(text))
    if any(name and not _DEVICE_HEADER.fullmatch(name) for name in included):
        return True
    return _LAUNCH.search(_COMMENT.sub(" ", text)) is not None


def with_includes(path: Path, options: Sequence[str], text: str | None = None) -> dict[Path, str]:
    """A source and the files that it includes by ``#include "..."``, by path, itself first.

    Conditional includes count whether they hold or not; files that are not found do not count.

    Args:
        path: of the source.
        options: of the compiler, with the folders that it looks into.
        text: what stands in place of the source's own text, if anything does.

    Raises:
        UnreadableFileError: the source itself cannot be read, or what it includes is a FIFO or a
            device, which a compiler would read without end.
    """
    folders = [Path(folder) for folder in include_folders(options)]
    found = {path: text_of(path) if text is None else text}
    waiting = [path]
    while waiting:
        including = waiting.pop()
        for match in _INCLUDE.finditer(found[including]):
            if match[1] is None:
                continue
            places = (folder / match[1] for folder in (including.parent, *folders))
            header = next(filter(None, map(_header, places)), None)
            if header is not None and header not in found:
                found[header] = text_of(header)
                waiting.append(header)
    return found


def _header(path: Path) -> Path | None:
    """The file at a path, without links; None if there is none, or a folder.

    Raises:
        UnreadableFileError: what is there is no regular file.
    """
    try:
        if not path.exists() or path.is_dir():
            return None
        inputs.expect_regular(path)
    except (OSError, ValueError):
        return None
    return inputs.real_path(path)


def absolute_options(options: Sequence[str], folder: Path) -> tuple[str, ...]:
    """Options with include folders made absolute: they are written relative to ``folder``."""
    made: list[str] = []
    after_flag = False
    for option in options:
        flag, value = _split(option)
        if after_flag:
            made.append(str(inputs.real_path(folder / option)))
        elif flag and value:
            made.append(f"{flag}{inputs.real_path(folder / value)}")
        else:
            made.append(option)
        after_flag = bool(flag) and not value and not after_flag
    return tuple(made)


def include_folders(options: Sequence[str]) -> tuple[str, ...]:
    """Folders that ``-I`` names, in either spelling."""
    found: list[str] = []
    after_flag = False
    for option in options:
        flag, value = _split(option)
        if after_flag:
            found.append(option)
        elif value:
            found.append(value)
        after_flag = bool(flag) and not value and not after_flag
    return tuple(found)


def _split(option: str) -> tuple[str, str]:
    """Flag and folder of an include option; the folder may follow as an option of its own."""
    for flag in ("--include-path=", "-I"):
        if option.startswith(flag):
            return flag, option[len(flag) :]
    return ("--include-path", "") if option == "--include-path" else ("", "")


def named_in(ptx: str, known: Iterable[Path] = ()) -> dict[str, str]:
    """Text of source files by the path that line information in PTX names.

    Files that are not there, no text, or not named as sources are, are left out; ``known`` are
    looked at by name first, for PTX that names files relative to a folder which is not the current
    one.
    """
    by_name = {path.name: path for path in known}
    found: dict[str, str] = {}
    for name in _FILE.findall(ptx):
        path = Path(name)
        if path.suffix.lower() not in _SOURCES:
            continue  # PTX may name any file, and what is read here is printed in reports.
        if not inputs.is_file(path):
            path = by_name.get(path.name, path)
        with suppress(OSError, ValueError, UnreadableFileError):
            found[name] = inputs.read_text(path, _LARGEST)
    return found
