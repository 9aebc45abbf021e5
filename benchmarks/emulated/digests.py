"""Whether the emulated device leaves the same bits in memory as a GPU did.

    python benchmarks/emulated/digests.py FOLDER [OUT.md]

FOLDER is what ``reference.py`` wrote on a GPU. Floating-point operations other than additions,
multiplications and fused multiply-adds are listed for each kernel: PTX leaves some of them to the
hardware (``approx``), and sums by atomics to the order of the threads.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cuado.backends.emulated.execution.blocks import execute
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.errors import CuadoError
from cuado.kernel.roundings.pinned import pinned
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

_INEXACT = re.compile(
    r"^\s*(?:@!?%p\d+\s+)?((?:\w+\.)*(?:approx|full)[\w.]*|(?:atom|red)\.[\w.]*add\.\w*f\d+)", re.M
)
"""Instructions whose result PTX leaves open: approximations, and sums in no order."""


def outputs_of(launch: Launch) -> dict[str, str]:
    """Digests of the outputs after the whole grid has run.

    Raises:
        CuadoError: it cannot be emulated.
    """
    opened, options = Opened(launch), AssembleOptions("sm_90", launch.max_registers)
    program = Program(pinned(launch.ptx, launch.kernel, options).ptx, launch.kernel)
    arena = opened.arena(program)
    execute(program, opened.shape(program, Trial()), arena)
    return {name: hashlib.sha256(arena.view(name).tobytes()).hexdigest() for name in launch.outputs}


def rows(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Case, verdict, and what PTX leaves open in it."""
    for path in sorted(folder.glob("**/*.json")):
        measured = json.loads(path.read_text())
        if not measured.get("outputs"):
            continue
        launch = launch_of(read_case(Path(measured["case"])), "sm_90")
        opened = ", ".join(sorted({match[1] for match in _INEXACT.finditer(launch.ptx)}))
        try:
            found = outputs_of(launch)
        except CuadoError as error:
            yield path.stem, f"not emulated: {error}", opened
            continue
        wrong = [name for name, digest in found.items() if digest != measured["outputs"][name]]
        yield path.stem, f"differs: {', '.join(wrong)}" if wrong else "identical", opened


def main() -> None:
    """Compare every case of a folder."""
    lines = ["| case | bits | left open by PTX |", "|---|---|---|"]
    for case, verdict, opened in rows(Path(sys.argv[1])):
        lines.append(f"| {case} | {verdict} | {opened or '-'} |")
        print(lines[-1], flush=True)
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
