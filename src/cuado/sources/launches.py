"""What a user names where a launch is wanted: a case, or a capture."""

from collections.abc import Mapping
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.sources.capture import Capture, is_capture, launch_of_capture, read_capture
from cuado.sources.case.check import expect_reference
from cuado.sources.case.description import Case, read_case
from cuado.sources.case.load import DEFAULT_ARCHITECTURE, launch_of

Described = Case | Capture
"""What can be launched, as it was read."""


def read_described(path: Path, overrides: Mapping[str, int] | None = None) -> Described:
    """Read a case file, a folder with one, or a capture.

    Args:
        path: of it.
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


def launch_from(described: Described, architecture: str = DEFAULT_ARCHITECTURE) -> Launch:
    """The launch of what was read, for an architecture.

    Raises:
        CuadoError: it does not compile, or cannot be launched there.
    """
    if isinstance(described, Capture):
        return launch_of_capture(described, architecture)
    return launch_of(described, architecture)


def expect_results(described: Described, backend: Backend, architecture: str) -> None:
    """Make sure that the kernel computes what it should: the reference's, or what was captured.

    Raises:
        WrongResultsError: it does not; says where first.
        CuadoError: it does not run.
    """
    if isinstance(described, Capture):
        from cuado.sources.capture.verify import expect_same

        expect_same(described, backend, architecture)
    else:
        expect_reference(described, backend, architecture)
