"""What must hold before a program is run under the library: each failure says what to do."""

import ctypes.util
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from cuado.backends.gpu.cupti.library import candidates
from cuado.errors import CuadoError

_INJECTED = ("CUDA_INJECTION64_PATH", "NVTX_INJECTION64_PATH", "CUDA_INJECTION32_PATH")
_LEFT_BY_TOOLS = (
    "NSYS_PROFILING",
    "QUADD_INJECTION",
    "NV_NSIGHT_INJECTION",
    "NV_TPS_LAUNCH",
    "NV_SANITIZER_INJECTION",
)
"""Beginnings of variables that Nsight Systems, Nsight Compute and compute-sanitizer set."""
_PRELOADED = ("ToolsInjection", "InterceptorInjection")
_TOOLS = ("ncu", "nsys", "nvprof", "compute-sanitizer", "cuda-gdb", "nv-nsight-cu-cli")


class NotRunError(CuadoError):
    """A program that was not run, because it cannot be or because the result would be nothing."""


def program(command: Sequence[str], path: str | None = None) -> str:
    """The file that a command runs.

    Args:
        command: program and arguments.
        path: folders to look in, as in ``PATH``; None: this process's.

    Raises:
        NotRunError: there is none, or it may not be executed.
    """
    if not command or not command[0]:
        raise NotRunError("no command", "put the program and its arguments behind '--'")
    name = command[0]
    found = shutil.which(name, path=path)
    if found is not None:
        return found
    file = Path(name)
    if os.sep in name and file.exists():
        raise NotRunError(
            f"{name} may not be executed",
            f"chmod +x {name}; a script is run by its interpreter: python {name}",
        )
    raise NotRunError(f"command not found: {name}", "give its path, such as ./app, and see to PATH")


def refuse_profilers(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """Check that no profiler is attached or will be: a process takes one CUPTI client.

    Raises:
        NotRunError: a profiler is at work.
    """
    tool = Path(command[0]).name
    if tool in _TOOLS:
        raise NotRunError(
            f"{tool} is a profiler itself, and a process can load only one",
            "give the program alone after '--'",
        )
    for name in _INJECTED:
        if environment.get(name):
            raise NotRunError(
                f"another profiler is at work: {name} is {environment[name]}", f"unset {name}"
            )
    preloaded = environment.get("LD_PRELOAD", "")
    left = next((name for name in environment if name.startswith(_LEFT_BY_TOOLS)), None)
    if left is not None or any(word in preloaded for word in _PRELOADED):
        raise NotRunError(
            f"cuado itself runs under a profiler: {left or 'LD_PRELOAD'} is set",
            "run cuado without ncu, nsys or compute-sanitizer around it",
        )


def cupti_path() -> str:
    """The CUPTI for the library to load: the one that counters are read with.

    Raises:
        NotRunError: there is none.
    """
    names = candidates()
    file = next((name for name in names if os.sep in name and Path(name).is_file()), None)
    found = file or ctypes.util.find_library("cupti")
    if found is None:
        raise NotRunError(
            "CUPTI was not found, and nothing can be recorded without it",
            "pip install nvidia-cuda-cupti (for the driver's CUDA release), or set CUADO_CUPTI",
        )
    return found
