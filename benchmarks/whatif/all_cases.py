"""Every case under every experiment: reports, and how long they took against the bar.

The bar: 5 seconds and 60 times the kernel's own time, compiling included.

    python benchmarks/whatif/all_cases.py OUT_FOLDER [CASE ...]
"""

import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

from cuado.api import whatif
from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.report.formats import render
from cuado.report.whatif import WhatIfReport
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of


class Phases:
    """Seconds by phase, from what the progress callback is told."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._now, self._since = "opening", time.perf_counter()

    def __call__(self, what: str, done: int, total: int) -> None:
        """Take note of what is under way."""
        del done, total
        now = time.perf_counter()
        self.seconds[self._now] = self.seconds.get(self._now, 0.0) + now - self._since
        self._now, self._since = what, now

    def text(self) -> str:
        """The seconds of each phase."""
        self("end", 0, 0)
        return ", ".join(f"{name} {seconds:.2f}" for name, seconds in self.seconds.items())


EXAMPLES = Path(__file__).parents[2] / "examples"
FOLDERS = ("cases/*", "transpose", "averaging")


def cases() -> list[Path]:
    """Those of all folders; what a study says is none."""
    found = [path for folder in FOLDERS for path in EXAMPLES.glob(f"{folder}/*.toml")]
    return sorted(path for path in found if not path.stem.startswith("study"))


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    # Nothing may come from an earlier run: compiling counts.
    os.environ["CUADO_CACHE"] = tempfile.mkdtemp(prefix="cuado-cold-")
    backend = GpuBackend(0)
    architecture = architecture_of(backend.device)
    paths = [Path(name) for name in sys.argv[2:]] or cases()
    lines = [
        "| case | kernel, ms | what-if, s | bar, s | limiter | rounds |",
        "|---|---|---|---|---|---|",
    ]
    text = []
    for path in paths:
        began = time.perf_counter()
        try:
            launch = load_case(path, architecture=architecture)
            phases = Phases()
            loading = time.perf_counter() - began
            found = whatif(launch, device=backend, progress=phases).found
        except CuadoError as error:
            text.append(f"{path.stem}: {error}")
            continue
        except Exception:  # noqa: BLE001 - a defect in one case must not hide the others
            text.append(f"{path.stem}: {traceback.format_exc()}")
            continue
        seconds = time.perf_counter() - began
        kernel = found.original.estimate / 1e9 if found.original else 0.0
        lines.append(
            f"| {path.stem} | {1e3 * kernel:.3f} | {seconds:.2f} | {5 + 60 * kernel:.2f} "
            f"| {found.limiter.verdict.value}: {found.limiter.unit} | {found.rounds} |"
        )
        report = WhatIfReport(found)
        text.append(render(report, "terminal"))
        text.append(f"compiling the case {loading:.2f}, {phases.text()}")
        (folder / f"{path.stem}.json").write_text(render(report, "json"))
        print(lines[-1], flush=True)
    (folder / "speed.md").write_text("\n".join(lines) + "\n")
    (folder / "reports.txt").write_text("\n\n".join(text))


if __name__ == "__main__":
    main()
