"""One launch of each case, for a profiler to watch: ``ncu python once.py CASE ...``."""

import sys
from pathlib import Path

from cuado.backends.gpu.backend import GpuBackend
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.whatif.versions import build, options_for


def main() -> None:
    backend = GpuBackend(0)
    for name in sys.argv[1:]:
        launch = load_case(Path(name), architecture=architecture_of(backend.device))
        how = options_for(launch.ptx, backend.device, launch.max_registers)
        with backend.open(launch) as bench:
            built = build(launch.ptx, launch.kernel, how)
            bench.load(Program(ORIGINAL, built.cubin, launch.kernel))
            bench.time(Trial())


if __name__ == "__main__":
    main()
