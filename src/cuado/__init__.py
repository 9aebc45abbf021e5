"""cuado finds out why a CUDA kernel is slow, says where, and shows the evidence.

From Python, :func:`analyze`, :func:`compare`, :func:`whatif`, :func:`optimize`, :func:`check` and
:func:`trace` do what the verbs do, and give a :class:`Result` to render, save and :func:`load`.
:func:`launch`, :func:`load_case` and :func:`load_capture` make a :class:`Launch`: a kernel and all
that is needed to launch it again; :func:`array` has a buffer hold your data. ``with
capture("name"):`` saves one out of the running program, :func:`tune` finds fast parameters of its
kernels. All are imported when they are first used.
"""

import importlib
from typing import TYPE_CHECKING, Any

from cuado.version import __version__

if TYPE_CHECKING:
    from cuado.api import analyze, check, compare, load, optimize, trace, whatif
    from cuado.errors import CuadoError
    from cuado.model.arguments import Buffer, Content, Fill, Pointer, Scalar, Structure
    from cuado.model.launch import Launch
    from cuado.optimizer.tuning.decorator import tune
    from cuado.result import Result
    from cuado.sources.capture import load_capture
    from cuado.sources.capture.block import capture, prepare_capture
    from cuado.sources.case import array, launch, load_case

__all__ = [
    "Buffer",
    "Content",
    "CuadoError",
    "Fill",
    "Launch",
    "Pointer",
    "Result",
    "Scalar",
    "Structure",
    "__version__",
    "analyze",
    "array",
    "capture",
    "check",
    "compare",
    "launch",
    "load",
    "load_capture",
    "load_case",
    "optimize",
    "prepare_capture",
    "timeline",
    "trace",
    "tune",
    "whatif",
]

_HOMES = {
    "Buffer": "cuado.model.arguments",
    "Content": "cuado.model.arguments",
    "CuadoError": "cuado.errors",
    "Fill": "cuado.model.arguments",
    "Launch": "cuado.model.launch",
    "Pointer": "cuado.model.arguments",
    "Scalar": "cuado.model.arguments",
    "Structure": "cuado.model.arguments",
    "Result": "cuado.result",
    "analyze": "cuado.api",
    "array": "cuado.sources.case",
    "capture": "cuado.sources.capture.block",
    "check": "cuado.api",
    "compare": "cuado.api",
    "launch": "cuado.sources.case",
    "load": "cuado.api",
    "load_capture": "cuado.sources.capture",
    "load_case": "cuado.sources.case",
    "optimize": "cuado.api",
    "prepare_capture": "cuado.sources.capture.block",
    "timeline": "cuado.api",
    "trace": "cuado.api",
    "tune": "cuado.optimizer.tuning.decorator",
    "whatif": "cuado.api",
}


def __getattr__(name: str) -> Any:
    """A public name, from the module that has it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'cuado' has no attribute '{name}'")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, those not imported yet included."""
    return sorted({*globals(), *__all__})
