"""Checks before a program is run under ncu."""

import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from cuado.errors import CuadoError
from cuado.sources.machine import ncu
from cuado.sources.machine.facts import Problem, Profiler
from cuado.sources.machine.folders import is_writable
from cuado.sources.ncu_run.options import Job

PROFILERS = {
    "CUDA_INJECTION64_PATH": "a CUDA injection library",
    "NVTX_INJECTION64_PATH": "an NVTX injection library",
    "NSYS_PROFILING_SESSION_ID": "Nsight Systems",
    "NV_TPS_LAUNCH_TOKEN": "Nsight Compute",
    "NV_NSIGHT_INJECTION_TRANSPORT_TYPE": "an Nsight tool",
}
"""Variables that another profiler sets for the programs it runs."""

ENDING = ".ncu-rep"


def examine(job: Job, environment: Mapping[str, str] = os.environ) -> Profiler:
    """Find ncu; refuse what cannot work.

    Raises:
        CuadoError: there is no ncu, no such program, another profiler, or a regular expression
            that is none.
    """
    if not job.command:
        raise CuadoError("no program to profile", "give it behind --: cuado profile -- ./app")
    for variable, tool in PROFILERS.items():
        if environment.get(variable):
            raise CuadoError(
                f"{tool} is at work here already ({variable} is set)",
                f"only one profiler can be: run cuado outside of it, or unset {variable}",
            )
    if shutil.which(job.command[0]) is None:
        raise CuadoError(f"{job.command[0]}: no such program", _spelling(job.command[0]))
    try:
        re.compile(job.kernel)
    except re.error as error:
        raise CuadoError(
            f"'{job.kernel}' is not a regular expression ({error})",
            "give --kernel a name or a regular expression",
        ) from error
    found = ncu.find()
    if isinstance(found, Problem):
        raise CuadoError(
            found.message, f"{found.remedy}; measured what-ifs need none: cuado whatif"
        )
    return found


def _spelling(program: str) -> str:
    path = Path(program)
    if "/" in program and path.is_file():
        return f"it may not be run: chmod +x {program}"
    if "/" not in program and (Path.cwd() / program).is_file():
        return f"did you mean ./{program}?"
    return "check the spelling"


def kept(path: Path) -> Path:
    """The file to keep a report in: with ncu's ending, and not there yet.

    Raises:
        CuadoError: it is there, or cannot be written.
    """
    path = path if path.name.endswith(ENDING) else path.with_name(path.name + ENDING)
    if path.exists():
        raise CuadoError(f"{path} is there already", "remove it, or give --keep another name")
    if path.parent.is_file() or not is_writable(path.parent):
        raise CuadoError(f"{path.parent} cannot be written", "give --keep another folder")
    return path
