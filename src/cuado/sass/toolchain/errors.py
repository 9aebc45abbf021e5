"""What can go wrong between PTX text, NVIDIA's tools and a cubin, and what ptxas says of it."""

import re
from dataclasses import dataclass
from enum import StrEnum

from cuado.errors import CuadoError

# A parser of what ptxas says about PTX.
#
# Its messages read ``ptxas <file>, line 9; error   : <text>`` or, without a place,
# ``ptxas fatal   : <text>``.


class Severity(StrEnum):
    """How bad it is; the first two end the assembly."""

    ERROR = "error"
    FATAL = "fatal"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message; ``line`` counts lines of the PTX from 1, None if it is about no line."""

    severity: Severity
    message: str
    line: int | None = None

    @property
    def is_error(self) -> bool:
        """True if there is no cubin because of it."""
        return self.severity in (Severity.ERROR, Severity.FATAL)

    def __str__(self) -> str:
        """As one line of text."""
        return f"line {self.line}: {self.message}" if self.line else self.message


_MESSAGE = re.compile(
    r"^ptxas(?: .*?, line (?P<line>[0-9]{1,9});)? *(?P<severity>error|fatal|warning|info) *"
    r": (?P<text>.*)$"
)
_ABORTED = "Ptx assembly aborted due to errors"
_VERSION = re.compile(r"Unsupported \.version (\d+\.\d+); current version is '(\d+\.\d+)'")
_TARGETS = re.compile(
    r"Unsupported \.target '|is not defined for option 'gpu-name'|"
    r"SM version specified by \.target is higher"
)


def parse_diagnostics(text: str) -> tuple[Diagnostic, ...]:
    """Messages of ptxas in their order; lines that are none are left out."""
    found = []
    for line in text.splitlines():
        match = _MESSAGE.match(line)
        if match and match["text"] != _ABORTED:
            number = int(match["line"]) if match["line"] else None
            found.append(Diagnostic(Severity(match["severity"]), match["text"].strip(), number))
    return tuple(found)


def unsupported_version(diagnostic: Diagnostic) -> tuple[str, str] | None:
    """The ``.version`` that was refused and the newest one taken, if that is what it says."""
    match = _VERSION.search(diagnostic.message)
    return (match[1], match[2]) if match else None


def is_about_target(diagnostic: Diagnostic) -> bool:
    """True if it says that the architecture is not one this ptxas assembles for."""
    return _TARGETS.search(diagnostic.message) is not None


class ToolNotFoundError(CuadoError):
    """A tool of the CUDA toolkit that is not on this machine; says how to get it."""


class ToolFailedError(CuadoError):
    """A tool that did not start, crashed, took too long or said something unexpected."""


class ToolTimeoutError(ToolFailedError):
    """A tool that took too long."""


class AssemblyError(CuadoError):
    """PTX that ptxas refuses.

    Attributes:
        diagnostics: what ptxas said, errors only, with the line of the PTX each is about.
    """

    def __init__(
        self, message: str, remedy: str = "", diagnostics: tuple[Diagnostic, ...] = ()
    ) -> None:
        super().__init__(message, remedy)
        self.diagnostics = diagnostics


class UnsupportedPtxError(AssemblyError):
    """PTX whose ``.version`` or ``.target`` this ptxas is too old, or too new, for."""

    @property
    def newest(self) -> tuple[int, int] | None:
        """The newest ``.version`` that this ptxas takes; None if that is not what it is about."""
        for diagnostic in self.diagnostics:
            if versions := unsupported_version(diagnostic):
                major, _, minor = versions[1].partition(".")
                return int(major), int(minor or 0)
        return None


class DisassemblyError(CuadoError):
    """A cubin that no disassembler here can read."""


class InvalidCubinError(CuadoError):
    """Bytes that are no cubin, or one that is cut off."""


class PatchError(CuadoError):
    """A SASS instruction that must not, or cannot, be replaced."""


class LineMapError(CuadoError):
    """Line information that would have changed the machine code, so it maps nothing."""
