"""The one command that builds the injection library.

Nothing but the standard library is imported: the build of the wheel (``hatch_build.py``) loads this
file by its path, where cuado itself is not installed.
"""

import hashlib
import os
import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

NAME = "libcuado_injection.so"
VARIABLE = "CUADO_CXX"
_COMPILERS = ("g++", "c++", "clang++")
_SECONDS = 300.0
FLAGS = (
    "-std=c++17",
    "-O2",
    "-fPIC",
    "-shared",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
)
LINKED = (
    # In any process: its C++ runtime may be older than the compiler's, or another one.
    "-static-libstdc++",
    "-static-libgcc",
    # A symbol that is not found where the driver loads the library makes it go missing silently.
    "-Wl,-z,defs",
    "-ldl",
    "-lpthread",
)


class CompilingError(Exception):
    """There is no compiler, or it refused; the message says which."""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A C++ compiler.

    Attributes:
        path: path of the program.
        version: the first line that it says of itself.
    """

    path: str
    version: str


def find_compiler() -> Compiler | None:
    """``CUADO_CXX``, or else the first of g++, c++ and clang++ that starts."""
    named = os.environ.get(VARIABLE)
    for name in (named,) if named else _COMPILERS:
        path = shutil.which(name)
        if path is None:
            continue
        try:
            said = _run([path, "--version"])
        except CompilingError:
            continue
        return Compiler(path, said.splitlines()[0] if said else name)
    return None


def sources(folder: Path) -> tuple[Path, ...]:
    """The library's source files, in an order that does not depend on the machine."""
    return tuple(sorted([*folder.glob("*.cpp"), *folder.glob("*.h"), *folder.glob("*.map")]))


def fingerprint(folder: Path, compiler: Compiler) -> str:
    """A hash of all that a built library depends on: 16 hexadecimal digits."""
    digest = hashlib.sha256()
    for word in (compiler.path, compiler.version, platform.machine(), *FLAGS, *LINKED):
        digest.update(word.encode() + b"\0")
    for path in sources(folder):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compile_library(folder: Path, output: Path, compiler: Compiler) -> None:
    """Build the library of the sources in ``folder`` into ``output``, in one step or not at all.

    Raises:
        CompilingError: the compiler refused.
    """
    # As one text: the standard library's headers are read once, which is most of the time.
    whole = "".join(
        f'#include "{path.name}"\n' for path in sources(folder) if path.suffix == ".cpp"
    )
    output.parent.mkdir(parents=True, exist_ok=True)
    unfinished = output.with_name(f".{output.name}.{os.getpid()}")
    words = [compiler.path, *FLAGS, "-iquote", str(folder), "-x", "c++", "-", "-o", str(unfinished)]
    exports = f"-Wl,--version-script={folder / 'exports.map'}"
    try:
        _run([*words, *LINKED, exports], whole)
        unfinished.replace(output)
    finally:
        unfinished.unlink(missing_ok=True)


def _run(words: list[str], given: str = "") -> str:
    try:
        done = subprocess.run(  # noqa: S603 - the user's compiler
            words, input=given, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CompilingError(f"{words[0]} does not run: {error}") from error
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or [done.stderr]
        raise CompilingError(f"{words[0]}: {lines[0].strip()}")
    return done.stdout
