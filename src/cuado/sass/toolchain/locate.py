"""Where NVIDIA's command-line tools are, and what they can do.

Searched, in this order: the tool's own environment variable (``CUADO_PTXAS``, ``CUADO_NVDISASM``,
``CUADO_CUOBJDUMP``, ``CUADO_NVCC``), ``CUDA_HOME`` and ``CUDA_PATH``, ``PATH``, the toolkit's usual
folder, NVIDIA's wheels in the running Python (``nvidia/cu13/bin``, ``nvidia/cuda_nvcc/bin``), and
what Triton brings along. A tool that does not start is passed over, unless a variable names it.
"""

import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from cuado.sass.toolchain.errors import ToolFailedError, ToolNotFoundError
from cuado.sass.toolchain.process import run


class Program(StrEnum):
    """A tool by the name of its executable."""

    PTXAS = "ptxas"
    NVDISASM = "nvdisasm"
    CUOBJDUMP = "cuobjdump"
    NVCC = "nvcc"

    @property
    def variable(self) -> str:
        """Environment variable that names the executable."""
        return f"CUADO_{self.name}"

    @property
    def wheel(self) -> str:
        """What to install with pip to get it."""
        owner = Program.NVCC if self is Program.PTXAS else self
        return f"nvidia-cuda-{owner.value}"


@dataclass(frozen=True, slots=True)
class Tool:
    """An executable that started and said what it is.

    Attributes:
        program: which tool.
        path: the executable.
        version: version of the CUDA release it belongs to, e.g. ``(13, 0)``.
        banner: all it says of itself; identifies the build, so that caches can tell builds apart.
    """

    program: Program
    path: Path
    version: tuple[int, int]
    banner: str

    def __str__(self) -> str:
        """Name and version."""
        return f"{self.program} {self.version[0]}.{self.version[1]}"


_RELEASE = re.compile(r"release (\d+)\.(\d+)")
_TARGET = re.compile(r"'(sm_\d+[af]?)'")
_NAMES = re.compile(r"^--gpu-name\b", re.MULTILINE)
_OPTION = re.compile(r"^--", re.MULTILINE)
_PROBE_SECONDS = 60.0
"""A first start from a cold disk reads tens of megabytes."""
_USUAL = Path("/usr/local/cuda/bin")
_OTHER_NAMES = {Program.PTXAS: ("ptxas-blackwell",)}
"""Triton brings a second, newer ptxas under this name."""
_FOLDERS: dict[tuple[str, tuple[str, ...]], tuple[Path, ...]] = {}
"""Folders of the packages that were found, by name and search path."""


def find(program: Program) -> Tool:
    """The first of :func:`find_all`.

    Raises:
        ToolNotFoundError: there is none; says what to install.
        ToolFailedError: an environment variable names one that does not start.
    """
    found = next(find_each(program), None)
    if found is None:
        raise ToolNotFoundError(
            f"{program} not found",
            f"pip install {program.wheel}, or set CUDA_HOME or {program.variable}",
        )
    return found


def find_all(program: Program) -> tuple[Tool, ...]:
    """Every one that starts, in the order of preference; each build once."""
    return tuple(find_each(program))


def find_each(program: Program) -> Iterator[Tool]:
    """As :func:`find_all`, but starts none before it is asked for."""
    named = os.environ.get(program.variable)
    if named:
        yield probe(program, Path(named).expanduser())
        return
    seen: set[str] = set()
    for path in candidates(program):
        try:
            tool = probe(program, path)
        except ToolFailedError:
            continue
        if tool.banner not in seen:
            seen.add(tool.banner)
            yield tool


def candidates(program: Program) -> Iterator[Path]:
    """Executable files that could be the tool, in the order of preference, none of them tried.

    None is looked for before it is asked for; one may come twice.
    """
    return (path for path in _places(program) if path.is_file() and os.access(path, os.X_OK))


def _places(program: Program) -> Iterator[Path]:
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if home := os.environ.get(variable):
            yield Path(home) / "bin" / program
    if on_path := shutil.which(program):
        yield Path(on_path)
    yield _USUAL / program
    for folder in wheel_folders():
        yield folder / "bin" / program
    for folder in package_folders("triton"):
        bundled = folder / "backends" / "nvidia" / "bin"
        for name in (program, *_OTHER_NAMES.get(program, ())):
            yield bundled / name


def probe(program: Program, path: Path) -> Tool:
    """Ask an executable for its version.

    Raises:
        ToolFailedError: it does not start, or is something else.
    """
    try:
        changed = path.stat().st_mtime_ns
    except OSError as error:
        raise ToolFailedError(
            f"{path} is not there: {error.strerror}", f"correct {program.variable}"
        ) from error
    return _probed(program, path, changed)


@lru_cache(maxsize=64)
def _probed(program: Program, path: Path, _changed: int) -> Tool:
    done = run(path, ["--version"], timeout=_PROBE_SECONDS)
    release = _RELEASE.search(done.output)
    if done.code or release is None:
        raise ToolFailedError(f"{path} is no {program}: it has no CUDA release to name")
    return Tool(program, path, (int(release[1]), int(release[2])), done.output.strip())


@lru_cache(maxsize=64)
def targets(ptxas: Tool) -> frozenset[str]:
    """Real architectures that a ptxas assembles for, e.g. ``sm_90``.

    Raises:
        ToolFailedError: its help does not list any.
    """
    done = run(ptxas.path, ["--help"], timeout=_PROBE_SECONDS)
    found = parse_targets(done.output)
    if not found:
        raise ToolFailedError(f"{ptxas} at {ptxas.path} lists no targets")
    return found


def parse_targets(text: str) -> frozenset[str]:
    """Real architectures that ptxas's help text allows for ``--gpu-name``."""
    option = _NAMES.search(text)
    if option is None:
        return frozenset()
    following = _OPTION.search(text, option.end())
    end = following.start() if following else len(text)
    return frozenset(_TARGET.findall(text, option.end(), end))


def wheel_folders() -> tuple[Path, ...]:
    """Folders of NVIDIA's wheels in this Python, newest CUDA first.

    CUDA 13 wheels share ``nvidia/cu13``; those of CUDA 12 have one folder each.
    """
    shared: list[tuple[int, Path]] = []
    single: list[Path] = []
    for root in package_folders("nvidia"):
        for folder in sorted(root.glob("cu*")):
            release = re.fullmatch(r"cu(\d+)", folder.name)
            if release:
                shared.append((int(release[1]), folder))
            elif folder.name.startswith("cuda_"):
                single.append(folder)
    shared.sort(key=lambda item: -item[0])
    return (*(folder for _, folder in shared), *single)


def package_folders(package: str) -> tuple[Path, ...]:
    """Folders of an installed top-level package, which is not imported.

    One that was found is not looked for again: a what-if asks hundreds of times, once or twice for
    each program. One that was not may be installed meanwhile.
    """
    asked = (package, tuple(sys.path))
    if asked not in _FOLDERS:
        try:
            spec = importlib.util.find_spec(package)
        except (ImportError, ValueError):
            return ()
        locations = spec.submodule_search_locations if spec else None
        if not locations:
            return ()
        _FOLDERS[asked] = tuple(map(Path, locations))
    return _FOLDERS[asked]
