"""Nsight Compute's command line: where it is.

``CUADO_NCU`` names one, and then it is the only one; else the first that starts is taken.
"""

import os
import re
import shutil
from pathlib import Path

from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.process import run
from cuado.sources.machine.facts import Problem, Profiler

VARIABLE = "CUADO_NCU"
_USUAL = Path("/usr/local")
_OWN = Path("/opt/nvidia")
_IN_USUAL = ("cuda/bin/ncu", "cuda-*/bin/ncu", "cuda-*/nsight-compute-*/ncu")
_IN_OWN = ("nsight-compute/*/ncu", "hpc_sdk/*/*/profilers/Nsight_Compute/ncu")
"""Where CUDA toolkits, Nsight Compute by itself, and NVIDIA's HPC SDK put it."""
_VERSION = re.compile(r"Version (\d+(?:\.\d+)+)")
_SECONDS = 60.0
_REMEDY = (
    "install Nsight Compute (it comes with the CUDA toolkit), and put ncu on PATH or name it with "
    f"{VARIABLE}"
)


def find() -> Profiler | Problem:
    """``CUADO_NCU``, or the first that starts: ``PATH``, ``CUDA_HOME``, the usual folders."""
    named = os.environ.get(VARIABLE)
    if named and not os.access(named, os.X_OK):
        return Problem(f"{named}, which {VARIABLE} names, is no program", _REMEDY)
    problem = Problem("ncu not found", _REMEDY)
    for path in [Path(named)] if named else _candidates():
        try:
            done = run(path, ["--version"], timeout=_SECONDS)
        except ToolFailedError as error:
            problem = Problem(error.message, _REMEDY)
            continue
        version = _VERSION.search(done.output)
        if version and not done.code:
            return Profiler(path, version[1])
        problem = Problem(f"{path} does not say its version", _REMEDY)
    return problem


def _candidates() -> list[Path]:
    on_path = shutil.which("ncu")
    homes = [os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH")]
    paths = [
        *([Path(on_path)] if on_path else []),
        *(Path(home) / "bin" / "ncu" for home in homes if home),
        *_newest_first(_USUAL, _IN_USUAL),
        *_newest_first(_OWN, _IN_OWN),
    ]
    return [path for path in dict.fromkeys(paths) if os.access(path, os.X_OK)]


def _newest_first(folder: Path, patterns: tuple[str, ...]) -> list[Path]:
    return [path for each in patterns for path in sorted(folder.glob(each), reverse=True)]
