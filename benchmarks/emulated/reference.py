"""What a GPU says of each case: time, counters, and digests of what it leaves in memory.

    python benchmarks/emulated/reference.py OUT_FOLDER CASE.toml...

Writes OUT_FOLDER/NAME.json for each case, in the form that the other scripts here compare with.
A case that fails costs itself only.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.rounds import measure, plan_of
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Trial
from cuado.report.json_parts import measure_json
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.sources.counters import collect

SECONDS = 0.3
"""What timing a case may take."""


def measured(path: Path, backend: GpuBackend) -> dict[str, Any]:
    """Everything about one case.

    Raises:
        CuadoError: it cannot be built or run.
    """
    launch = launch_of(read_case(path), architecture_of(backend.device))
    with backend.open(launch) as bench:
        built = build(
            launch.ptx,
            launch.kernel,
            options_for(launch.ptx, bench.device, launch.max_registers),
        )
        loaded = bench.load(built.program(ORIGINAL, launch.kernel))
        bench.time(Trial())  # The first run of a program is not like the others.
        first = bench.time(Trial()).time
        run = measure(bench, {}, plan_of(SECONDS * 1e9, first)).run
        interval = run.samples[ORIGINAL].interval()
        profile = collect(bench, Trial(), loaded)
        outputs = bench.outputs(Trial())
        return {
            "case": path.as_posix(),
            "device": {"name": bench.device.name},
            "original": {
                "time_ns": {"estimate": interval.estimate if interval else None},
                "registers_per_thread": loaded.registers,
                "local_bytes_per_thread": loaded.local_bytes,
                "static_shared_bytes_per_block": loaded.static_shared_bytes,
                "blocks_per_sm": loaded.blocks_per_sm,
            },
            "counters": {"metrics": {name: measure_json(m) for name, m in profile.metrics.items()}},
            "outputs": {name: hashlib.sha256(data).hexdigest() for name, data in outputs.items()},
        }


def main() -> None:
    """Measure the cases named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = GpuBackend()
    for text in sys.argv[2:]:
        path = Path(text)
        try:
            found = measured(path, backend)
        except CuadoError as error:
            print(f"{path}: {error}", flush=True)
            continue
        (folder / f"{path.stem}.json").write_text(json.dumps(found, indent=1) + "\n")
        print(f"{path.stem}: {found['original']['time_ns']['estimate']:.0f} ns", flush=True)


if __name__ == "__main__":
    main()
