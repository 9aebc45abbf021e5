"""CUDA C++ that a launch's code was compiled from, and how: enough to compile it again."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class CudaSource:
    """What to compile, and how.

    Attributes:
        path: the ``.cu`` file, absolute.
        architecture: ``sm_90``, or virtual.
        defines: macros; true is a macro without a value, false none.
        options: more of the compiler's; include folders relative to the source's folder.
        compiler: ``auto``, ``nvcc`` or ``nvrtc``.
        case: the case file that asks for it, which nvcc only runs for if it is trusted; None where
            the user named the source.
        edited: what is compiled in place of the file's text, as if it stood there; None for what
            the file says.
    """

    path: Path
    architecture: str = "sm_90"
    defines: Mapping[str, str | int | float | bool] | None = None
    options: tuple[str, ...] = ()
    compiler: str = "auto"
    case: Path | None = None
    edited: str | None = None
