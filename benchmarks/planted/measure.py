"""Every planted case under every experiment, and against its twin: what the score is made of.

    python benchmarks/planted/measure.py OUT_FOLDER [tuning|reported|blind|NAME ...]; all without

Writes OUT_FOLDER/measured.json; ``score.py`` makes the tables of it, anywhere.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from manifest import PARTS, Planted, Results, read_manifest

from cuado.api import whatif
from cuado.backends.contents import as_numbers, element_type
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Bench
from cuado.backends.rounds import measure, plan_of
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.report.formats.json import plain
from cuado.report.whatif import WhatIfReport
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.stats import Interval

SECONDS = 1.5
TWIN_SECONDS = 0.5
CLOSE = 1e-3
"""Relative difference of results that are rounded otherwise, added up in another order."""


def against_twin(
    backend: GpuBackend, planted: Planted, original: Launch, twin: Launch
) -> tuple[Interval | None, str]:
    """Time of the planted kernel over that of its repaired twin, interleaved on its buffers.

    And what is wrong with the twin's results; empty if nothing is.
    """
    with backend.open(original) as bench:
        for name, launch in ((ORIGINAL, original), ("twin", twin)):
            how = options_for(launch.ptx, bench.device, launch.max_registers)
            built = build(launch.ptx, launch.kernel, how)
            bench.load(built.program(name, launch.kernel))
        trial = Trial(
            "twin",
            grid=twin.grid,
            block=twin.block,
            dynamic_shared_bytes=twin.dynamic_shared_bytes,
        )
        first = bench.time(Trial()).time
        bench.time(trial)
        wrong = differences(bench, original, trial, planted.results)
        run = measure(bench, {"twin": trial}, plan_of(TWIN_SECONDS * 1e9, first)).run
        return run.compare("twin").gain, wrong


def differences(bench: Bench, launch: Launch, trial: Trial, results: Results | None) -> str:
    """Why the twin does not compute what it should; empty if it does, or does other work."""
    if results is None or results is Results.DIFFERENT:
        return ""
    mine, other = bench.outputs(Trial()), bench.outputs(trial)
    types = {buffer.name: buffer.type for buffer in launch.buffers}
    for name, data in mine.items():
        kind = element_type(types[name])
        expected, found = (
            as_numbers(np.frombuffer(raw, kind), types[name]) for raw in (data, other[name])
        )
        if results is Results.EQUAL:
            good = data == other[name]
        else:
            scale = np.abs(expected).max(initial=0)
            good = bool(np.allclose(expected, found, CLOSE, CLOSE * float(scale), equal_nan=True))
        if not good:
            return f"the twin's '{name}' is not {results.value}"
    return ""


def measured(backend: GpuBackend, planted: Planted) -> dict[str, Any]:
    """What one planted case gave."""
    architecture = architecture_of(backend.device)
    launch = load_case(planted.case, architecture=architecture)
    found = whatif(launch, device=backend, lines=False, budget=SECONDS).found
    entry: dict[str, Any] = {"name": planted.name, "whatif": plain(WhatIfReport(found))}
    if planted.twin:
        twin = load_case(planted.twin, architecture=architecture)
        gain, wrong = against_twin(backend, planted, launch, twin)
        entry["twin_gain"] = gain and [gain.estimate, gain.low, gain.high]
        entry["twin_error"] = wrong
    return entry


def main() -> None:
    folder, wanted = Path(sys.argv[1]), set(sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    backend = GpuBackend(0)
    results = []
    every = read_manifest()
    for part in wanted & PARTS.keys():
        wanted |= {planted.name for planted in PARTS[part](every)}
    for planted in every:
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
