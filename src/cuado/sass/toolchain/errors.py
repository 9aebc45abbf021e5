"""What can go wrong between PTX text, NVIDIA's tools and a cubin."""

from cuado.errors import CuadoError
from cuado.sass.toolchain.diagnostics import Diagnostic, unsupported_version


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
