"""What a user names where a launch is wanted: a case, or a capture."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.sources.capture import Capture, is_capture, launch_of_capture, read_capture
from cuado.sources.case.check import expect_reference
from cuado.sources.case.description import CASE_FILE, Case, read_case
from cuado.sources.case.load import DEFAULT_ARCHITECTURE, launch_of

Described = Case | Capture
"""What can be launched, as it was read."""


def read_described(path: Path, overrides: Mapping[str, int] | None = None) -> Described:
    """Read a case file, a folder with one, or a capture.

    Args:
        path: its path.
        overrides: other values of a case's constants, by name; a capture has none.

    Raises:
        CuadoError: it is missing or damaged, or a capture and values are given.
    """
    if not is_capture(path):
        return read_case(path, overrides)
    if overrides:
        raise CuadoError(
            f"{path} is a capture: nothing of it can be set with -s",
            "capture the program with other data",
        )
    return read_capture(path)


def is_described(path: Path) -> bool:
    """True if a path is meant to be a case or a capture, and not a recording."""
    return path.suffix == ".toml" or (path / CASE_FILE).is_file() or is_capture(path)


def launch_from(described: Described, architecture: str = DEFAULT_ARCHITECTURE) -> Launch:
    """The launch of what was read, for an architecture.

    Raises:
        CuadoError: it does not compile, or cannot be launched there.
    """
    if isinstance(described, Capture):
        return launch_of_capture(described, architecture)
    return launch_of(described, architecture)


def textures_of(launch: Launch) -> tuple[str, ...]:
    """The buffers that the kernel takes as texture objects."""
    return tuple(
        each.name for each in launch.arguments if isinstance(each, Buffer) and each.texture_channels
    )


def notes_of(described: Described, launch: Launch) -> tuple[str, ...]:
    """What the reader of a result should know of what was read: why there is no PTX of it."""
    if bound := textures_of(launch):
        names = ", ".join(f"'{name}'" for name in bound)
        return (
            f"texture fetches from {names} are made as read-only loads of linear memory, with 0 "
            "beyond its ends: results are the same, times are those of loads",
        )
    if launch.has_ptx or not isinstance(described, Capture):
        return ()
    why = described.manifest.why_no_ptx
    return (
        f"no PTX of the kernel was captured: {why}. 'cuado capture' has that of programs built "
        "with it, and of CuPy, Numba, Triton and NVRTC in Python",
    )


def checked_launch(described: Described, backend: Backend, architecture: str) -> Launch:
    """The launch of what was read, once its kernel is known to compute what it should.

    That is what the reference says of a case, and what was captured of a capture. A captured
    launch finds in the L2 what makes it take as long as in the program.

    Raises:
        WrongResultsError: it does not; says where first.
        CuadoError: it does not compile or run, or cannot be launched there.
    """
    launch = launch_from(described, architecture)
    if not isinstance(described, Capture):
        expect_reference(described, backend, architecture)
        return launch
    from cuado.sources.capture.verify import expect_same

    found = expect_same(described, backend, architecture)
    return replace(launch, l2=found.l2) if found.seconds_then is not None else launch
