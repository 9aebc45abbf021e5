"""Nsight Compute's command line: where it is."""

import os
import re
import shutil
from pathlib import Path

from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.process import run
from cuado.sources.machine.facts import Problem, Profiler

_USUAL = Path("/usr/local/cuda/bin/ncu")
_OWN = Path("/opt/nvidia/nsight-compute")
_VERSION = re.compile(r"Version (\d+(?:\.\d+)+)")
_SECONDS = 60.0
_REMEDY = "install Nsight Compute (it comes with the CUDA toolkit), and put ncu on PATH"


def find() -> Profiler | Problem:
    """The first that starts: of ``PATH``, ``CUDA_HOME``, ``CUDA_PATH``, the usual folders."""
    problem = Problem("ncu not found", _REMEDY)
    for path in _candidates():
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
        _USUAL,
        *sorted(_OWN.glob("*/ncu"), reverse=True),
    ]
    return [path for path in dict.fromkeys(paths) if os.access(path, os.X_OK)]
