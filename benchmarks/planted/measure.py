"""Every planted case under every experiment, and against its twin: what the score is made of.

    python benchmarks/planted/measure.py OUT_FOLDER [NAME ...]

Writes OUT_FOLDER/measured.json; ``score.py`` makes the tables of it, anywhere.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

from manifest import Planted, read_manifest

from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.pipeline import whatif
from cuado.report.documents import WhatIfReport
from cuado.report.to_json import plain
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.stats import Interval
from cuado.whatif.conduct import Options
from cuado.whatif.measurement import measure, plan_of
from cuado.whatif.registry import all_experiments
from cuado.whatif.versions import build, options_for

SECONDS = 2.5
TWIN_SECONDS = 1.0


def twin_gain(backend: GpuBackend, original: Launch, twin: Launch) -> Interval | None:
    """Time of the planted kernel over that of its repaired twin, interleaved on its buffers."""
    with backend.open(original) as bench:
        for name, launch in ((ORIGINAL, original), ("twin", twin)):
            how = options_for(launch.ptx, bench.device, launch.max_registers)
            built = build(launch.ptx, launch.kernel, how)
            bench.load(Program(name, built.cubin, launch.kernel))
        trial = Trial(
            "twin",
            grid=twin.grid,
            block=twin.block,
            dynamic_shared_bytes=twin.dynamic_shared_bytes,
        )
        first = bench.time(Trial()).time
        bench.time(trial)
        run = measure(bench, {"twin": trial}, plan_of(TWIN_SECONDS * 1e9, first)).run
        return run.compare("twin").gain


def measured(backend: GpuBackend, planted: Planted) -> dict[str, Any]:
    """What one planted case gave."""
    architecture = architecture_of(backend.device)
    launch = load_case(planted.case, architecture=architecture)
    found = whatif(launch, backend, Options(all_experiments(), lines=False, budget=SECONDS))
    entry: dict[str, Any] = {"name": planted.name, "whatif": plain(WhatIfReport(found))}
    if planted.twin:
        twin = load_case(planted.twin, architecture=architecture)
        gain = twin_gain(backend, launch, twin)
        entry["twin_gain"] = gain and [gain.estimate, gain.low, gain.high]
    return entry


def main() -> None:
    folder, wanted = Path(sys.argv[1]), set(sys.argv[2:])
    backend = GpuBackend(0)
    results = []
    for planted in read_manifest():
        if wanted and planted.name not in wanted:
            continue
        began = time.perf_counter()
        try:
            results.append(measured(backend, planted))
        except CuadoError as error:
            results.append({"name": planted.name, "error": str(error)})
        print(f"{planted.name}: {time.perf_counter() - began:.1f} s", flush=True)
        (folder / "measured.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main()
