"""Where the injection library is: named, shipped with cuado, or built here on first use."""

import atexit
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cuado import disk
from cuado.errors import CuadoError
from cuado.sass.toolchain.cache import Cache
from cuado.sources.injection.build_command import (
    NAME,
    VARIABLE,
    Compiler,
    CompilingError,
    compile_library,
    find_compiler,
    fingerprint,
    sources,
)

LIBRARY_VARIABLE = "CUADO_INJECTION_LIBRARY"
_HERE = Path(__file__).resolve()
_SHIPPED = _HERE.with_name(NAME)
_SOURCES = (_HERE.parents[2] / "native", _HERE.parents[4] / "native")
"""In an installed cuado, and in its source tree."""
_REMEDY = (
    f"install a C++ compiler (Debian, Ubuntu: apt-get install g++), or set {VARIABLE} to one; "
    f"{LIBRARY_VARIABLE} names a library that was built elsewhere"
)


class LibraryMissingError(CuadoError):
    """There is no injection library, and none can be built; says how to get one."""


@dataclass(frozen=True, slots=True)
class Library:
    """An injection library.

    Attributes:
        path: path of the file; None: it is not built yet.
        note: where it comes from, or how it will be built.
    """

    path: Path | None
    note: str


def find_library() -> Path:
    """The library, built now if it has to be (some seconds, once for each version of it).

    Raises:
        LibraryMissingError: there is none and no compiler, or the compiler refuses.
    """
    state = look()
    if state.path is not None:
        return state.path
    folder, compiler = _source_folder(), find_compiler()
    if folder is None or compiler is None:  # As `look` said; only between its answer and here.
        raise LibraryMissingError("the injection library is not built", _REMEDY)
    target = _target(folder, compiler) or _temporary()
    try:
        compile_library(folder, target, compiler)
    except CompilingError as error:
        raise LibraryMissingError(
            f"the injection library was not built: {error}", disk.remedy(str(error)) or _REMEDY
        ) from error
    except OSError as error:
        raise LibraryMissingError(
            f"the injection library cannot be written: {error}",
            "set CUADO_CACHE to a folder that can",
        ) from error
    return target


def look() -> Library:
    """The library if it is there already; builds nothing.

    Raises:
        LibraryMissingError: there is none, and none can be built.
    """
    if named := os.environ.get(LIBRARY_VARIABLE):
        path = Path(named).expanduser().absolute()
        if not path.is_file():
            raise LibraryMissingError(f"{LIBRARY_VARIABLE}: {path} is not there", _REMEDY)
        return Library(path, f"{path}, named by {LIBRARY_VARIABLE}")
    if _SHIPPED.is_file():
        return Library(_SHIPPED, f"shipped with cuado ({_SHIPPED})")
    folder, compiler = _source_folder(), find_compiler()
    if folder is None:
        raise LibraryMissingError("this cuado was installed without the injection library", _REMEDY)
    if compiler is None:
        raise LibraryMissingError(
            "the injection library is not built, and no compiler is there", _REMEDY
        )
    target = _target(folder, compiler)
    if target is not None and target.is_file():
        return Library(target, f"built here ({target})")
    return Library(None, f"will be built on first use by {compiler.version}")


def _source_folder() -> Path | None:
    return next((folder for folder in _SOURCES if sources(folder)), None)


def _target(folder: Path, compiler: Compiler) -> Path | None:
    """Where the library of these sources is kept; None: nothing is to be kept."""
    cache = Cache.default()
    if cache is None:
        return None
    stem, _, ending = NAME.partition(".")
    return cache.folder.parent / "injection" / f"{stem}-{fingerprint(folder, compiler)}.{ending}"


def _temporary() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="cuado-injection-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder / NAME
