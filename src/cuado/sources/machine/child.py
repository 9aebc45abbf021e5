"""Questions that are asked in a child process: it may crash or hang, and this process goes on."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cuado.backends.worker_process import environment, signal_name
from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.process import run
from cuado.sources.machine.facts import Problem

Answer = Mapping[str, Any]

SECONDS = {
    "driver": 60.0,
    "bindings": 60.0,
    "compiler": 60.0,
    "cupti": 60.0,
    "counters": 120.0,
    "emulation": 120.0,
}
"""Probes, modules beside this with ``probe(argument)``, and how long each may take.

Far longer than any takes: a driver that is not loaded, or a cold disk, may need half a minute.
"""


def ask(name: str, argument: int = 0, seconds: float | None = None) -> Answer | Problem:
    """What a probe answers.

    Args:
        name: one of ``SECONDS``.
        argument: argument for the probe.
        seconds: it may take; None for the usual.
    """
    words = ["-m", __package__, name, str(argument)]
    limit = SECONDS[name] if seconds is None else seconds
    try:
        done = run(Path(sys.executable), words, timeout=limit, environment=environment())
    except ToolFailedError:
        return Problem(f"no answer within {limit:g} s", "see whether nvidia-smi answers")
    if done.code < 0:
        return Problem(f"the process that asked was ended by {signal_name(-done.code)}")
    lines = done.output.splitlines()  # The libraries may have printed something before.
    errors = done.errors.strip().splitlines()
    try:
        answer = json.loads(lines[-1])
    except (IndexError, ValueError):
        return Problem(errors[-1] if errors else f"ended with {done.code}, said nothing")
    if "problem" in answer:
        return Problem(str(answer["problem"]), str(answer.get("remedy", "")))
    return dict(answer)
