"""Where the CUPTI library is, and calls into it.

Searched, in this order: ``CUADO_CUPTI`` (the library, or a folder that holds it), ``CUDA_HOME``
and ``CUDA_PATH``, NVIDIA's wheels in the running Python, the toolkit's usual folder, and whatever
the loader finds by name. The first that loads and has the range profiler (CUDA 12.6) is taken.
"""

import ctypes
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from cuado.backends.gpu.cupti.errors import CuptiCallError, CuptiUnavailableError
from cuado.backends.gpu.cupti.structures import FUNCTIONS, Params
from cuado.sass.toolchain.locate import wheel_folders

VARIABLE = "CUADO_CUPTI"
_NEEDED = "cuptiRangeProfilerEnable"
_USUAL = Path("/usr/local/cuda")
_LOADER_NAMES = ("libcupti.so.13", "libcupti.so.12", "libcupti.so")
_FILE = re.compile(r"libcupti\.so(\.\d+)*")
_REMEDY = f"pip install nvidia-cuda-cupti (for the driver's CUDA release), or set {VARIABLE}"


class Calls(Protocol):
    """CUPTI as the rest of this package needs it."""

    def call(self, params: Params) -> None:
        """Call the function that takes ``params``; what it gives is in ``params`` afterwards.

        Raises:
            CuptiCallError: it returned another status than success.
        """
        ...


class Library:
    """A loaded CUPTI.

    Attributes:
        path: path of the library, or the name that the loader found it by.
        functions: functions of it, for callers that have no structure for their arguments.
        version: as CUPTI counts its versions: 130001 is of CUDA 13.0; below 13.0, 24 is of 12.6.
    """

    def __init__(self, path: str) -> None:
        """Load it.

        Raises:
            OSError: the loader refuses it.
            CuptiUnavailableError: it is older than CUDA 12.6.
        """
        self.path = path
        self._helpers = [ctypes.CDLL(str(helper)) for helper in _helpers(Path(path))]
        self.functions = ctypes.CDLL(path)
        if not hasattr(self.functions, _NEEDED):
            raise CuptiUnavailableError(
                f"{path} has no range profiler: it is older than CUDA 12.6", _REMEDY
            )
        version = ctypes.c_uint32()
        self.functions.cuptiGetVersion(ctypes.byref(version))
        self.version = version.value

    def call(self, params: Params) -> None:
        """As :meth:`Calls.call`."""
        function = FUNCTIONS[type(params)]
        status = int(getattr(self.functions, function)(ctypes.byref(params)))
        if status:
            raise CuptiCallError(function, status, self._name(status))

    def _name(self, status: int) -> str:
        text = ctypes.c_char_p()
        self.functions.cuptiGetResultString(ctypes.c_int(status), ctypes.byref(text))
        return (text.value or b"unknown status").decode(errors="replace")


def load() -> Library:
    """The first CUPTI that can be used.

    Raises:
        CuptiUnavailableError: there is none; names what was tried and what to install.
    """
    problems = []
    for candidate in candidates():
        try:
            return Library(candidate)
        except OSError as error:
            problems.append(str(error))
        except CuptiUnavailableError as error:
            problems.append(error.message)
    files = [problem for problem in problems if not problem.startswith(_LOADER_NAMES)]
    raise CuptiUnavailableError(
        f"no CUPTI library that can be used{': ' + '; '.join(files) if files else ''}", _REMEDY
    )


def load_ahead() -> None:
    """Have the libraries that :func:`load` will take in the process; what fails is said there.

    By ``dlopen`` itself: ctypes keeps other threads from the interpreter while it loads a library,
    which takes a fifth of a second here, and held up a run that was timed.
    """
    loader = ctypes.CDLL(None)
    loader.dlopen.restype = ctypes.c_void_p
    for candidate in candidates():
        paths = (*map(str, _helpers(Path(candidate))), candidate)
        found = [loader.dlopen(os.fsencode(path), os.RTLD_NOW) for path in paths]
        if found[-1]:
            return


def candidates() -> tuple[str, ...]:
    """Libraries to try, in the order of preference: files that exist, then names."""
    named = os.environ.get(VARIABLE)
    if named:
        path = Path(named).expanduser()
        return tuple(map(str, _in_folder(path))) if path.is_dir() else (str(path),)
    files = [file for folder in _folders() for file in _in_folder(folder)]
    unique: dict[Path, Path] = {}
    for file in files:
        unique.setdefault(file.resolve(), file)
    return (*map(str, unique.values()), *_LOADER_NAMES)


def _folders() -> Iterator[Path]:
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if home := os.environ.get(variable):
            yield from _toolkit_folders(Path(home))
    for wheel in wheel_folders():
        yield wheel / "lib"
    yield from _toolkit_folders(_USUAL)


def _toolkit_folders(home: Path) -> Iterator[Path]:
    yield home / "extras" / "CUPTI" / "lib64"
    yield from sorted((home / "targets").glob("*/lib"))
    yield home / "lib64"
    yield home / "lib"


def _in_folder(folder: Path) -> list[Path]:
    """The libraries in a folder, the newest major version first."""
    found = [path for path in folder.glob("libcupti.so*") if _FILE.fullmatch(path.name)]
    return sorted(found, key=_version_key, reverse=True)


def _helpers(path: Path) -> list[Path]:
    """Libraries that CUPTI opens by their bare names: loaded first, so that it gets its own."""
    beside = (path.parent / name for name in ("libnvperf_host.so", "libnvperf_target.so"))
    return [helper for helper in beside if path.is_absolute() and helper.is_file()]


def _version_key(path: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in path.name.removeprefix("libcupti.so").split(".") if part)
