"""How long captured launches take with more and less of their data in the L2 (on a GPU).

    python benchmarks/applications/residency.py CAPTURE...

A line of JSON for each capture: the median of replays with the L2 flushed, with what the run before
left there, with shares of the buffers read into it and with shares of it written to, between two
events and as CUPTI records them;
beside it what the kernel took in its program, as CUPTI recorded it: the median of launches like
the captured one, and that one's own time.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from statistics import median

from cuado.backends.protocol import Recording
from cuado.backends.selection import select
from cuado.kernel.original_program import original_program
from cuado.model.launch import FLUSHED, InL2
from cuado.model.trial import Trial
from cuado.sources.capture import launch_of_capture, read_capture
from cuado.sources.case.check import architecture_of

SHARES = (0.25, 0.5, 0.75, 1.0)
STATES = {
    "flushed": FLUSHED,
    "kept": InL2(warm=True),
    **{f"resident {share}": InL2(resident=share) for share in SHARES},
    **{f"dirty {share}": InL2(dirty=share) for share in SHARES},
}
TIMES = 15


def main() -> None:
    """Time the captures named on the command line."""
    backend = select(None).backend
    architecture = architecture_of(backend.device)
    for path in sys.argv[1:]:
        capture = read_capture(Path(path))
        launch = launch_of_capture(capture, architecture)
        taken, recorded = {}, {}
        for name, l2 in STATES.items():
            with backend.open(replace(launch, outputs=(), l2=l2)) as bench:
                bench.load(original_program(launch, architecture))
                bench.time(Trial())
                taken[name] = median(bench.time(Trial()).time for _ in range(TIMES))
                if isinstance(bench, Recording):
                    recorded[name] = median(bench.record(Trial()) or 0 for _ in range(TIMES))
        held = capture.manifest
        sizes = [buffer.bytes for buffer in launch.buffers]
        line = {
            "capture": capture.path.name,
            "kernel": held.kernel[:60],
            "program_ns": _ns(held.seconds_in_program),
            "launch_ns": _ns(held.seconds),
            "usual_ns": None
            if held.usual is None
            else [held.usual.launches, *map(_ns, (held.usual.low, held.usual.high))],
            "MiB": [round(size / 2**20, 2) for size in sizes],
            "events_ns": taken,
            "records_ns": recorded,
        }
        print(json.dumps(line), flush=True)


def _ns(seconds: float | None) -> float | None:
    return None if seconds is None else seconds * 1e9


if __name__ == "__main__":
    main()
