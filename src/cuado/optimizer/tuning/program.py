"""Runs a program of which calls of a Triton kernel are tuned, and reads what came of it."""

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cuado.optimizer.tuning.outcome import Value
from cuado.sources.injection.jobs import KEEPER, PREFIX
from cuado.sources.injection.run import run_with


@dataclass(frozen=True, slots=True)
class ProgramPlan:
    """What to tune in a program.

    Attributes:
        kernel: regular expression, found in the kernel's name.
        runs: configurations of each shape that are run.
        shapes: most shapes that are tuned, in each process; the first ones.
        tolerance: relative difference that results may have; None: not a bit may differ.
        values: of parameters that the user names, in place of those that are found.
    """

    kernel: str
    runs: int = 20
    shapes: int = 4
    tolerance: float | None = None
    values: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ProgramTuned:
    """What came of it.

    Attributes:
        exit_code: the program's; 128 and the number where a signal ended it.
        shapes: of each shape that was tuned what ``in_programs`` wrote.
    """

    exit_code: int
    shapes: tuple[Mapping[str, Any], ...]


def tune_program(command: Sequence[str], plan: ProgramPlan) -> ProgramTuned:
    """Run a program to its end, with its own input and output, and tune as it goes.

    Raises:
        NotRunError: the command is not found, or does not start.
    """
    with tempfile.TemporaryDirectory(prefix="cuado-tuned-") as folder:
        inner = dict(os.environ)
        inner[f"{PREFIX}TUNE"] = json.dumps(
            {
                "kernel": plan.kernel,
                "runs": plan.runs,
                "shapes": plan.shapes,
                "tolerance": plan.tolerance,
                "values": {name: list(values) for name, values in plan.values.items()},
                "folder": folder,
            }
        )
        paths = (str(KEEPER.parent), inner.get("PYTHONPATH", ""))
        inner["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        code = run_with(command, inner)
        files = sorted(Path(folder).glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        shapes = tuple(json.loads(path.read_text(encoding="utf-8")) for path in files)
    return ProgramTuned(code, shapes)
