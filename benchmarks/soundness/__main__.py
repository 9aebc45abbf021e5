"""``python -m soundness``: compare random kernels with what cuado makes of them.

``--out FILE`` is added to, and kernels that it has are not compared again. The exit status is 1
if anything was found that must not be.
"""

import argparse
import math
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from soundness.assembler import client
from soundness.rows import done
from soundness.run import Progress, compared, faults
from soundness.shared_gpus import SharedGpus
from soundness.table import table

AMOUNTS = ("full", "gpu", "many", "pairs", "singles", "sample")


def main() -> int:
    """Compare, write one line of JSON a kernel, print the table."""
    given = _arguments()
    more = ["--most", str(given.most)]
    more += ["--alone"] if given.alone else []
    more += ["--features", *given.features] if given.features else []
    more += ["--steps", *given.steps] if given.steps else []
    if given.assembler:
        release = ".".join(map(str, client.Server(given.assembler.resolve()).release()))
        print(f"assembled by a server of CUDA {release}" if release else "no server: ptxas is run")
        os.environ[client.VARIABLE] = str(given.assembler.resolve())
    before = done(given.out, given.seed)
    numbers = [n for n in range(given.first, given.first + given.kernels) if n not in before]
    progress = Progress(given.out, len(numbers))
    start = time.monotonic()
    with ExitStack() as stack:
        if given.gpus:
            shared = stack.enter_context(SharedGpus(given.gpus.split(","), given.gpu_worker))
            print(f"{', '.join(shared.devices)}; {len(before)} kernels are done", flush=True)
            more += ["--gpu", shared.path]
        compared(
            given.seed,
            numbers,
            given.amount,
            given.jobs,
            progress,
            start + given.seconds,
            more,
            stop=start + given.stop,
        )
    rows = list(done(given.out, given.seed).values())
    text = table(rows)
    print(text)
    if given.table:
        given.table.write_text(text)
    return 1 if faults(rows) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m soundness", description=__doc__)
    parser.add_argument("-n", "--kernels", type=int, default=200, help="how many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    parser.add_argument("--amount", choices=AMOUNTS, default="full")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="workers side by side")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin none after that")
    parser.add_argument(
        "--stop", type=float, default=math.inf, help="seconds after which kernels are given up"
    )
    parser.add_argument("--most", type=float, default=math.inf, help="CPU seconds of one kernel")
    parser.add_argument("--out", type=Path, default=Path("soundness.jsonl"), help="or .jsonl.gz")
    parser.add_argument("--table", type=Path, help="write the table there as well")
    parser.add_argument("--features", nargs="*", default=[], help="only kernels of these")
    parser.add_argument("--steps", nargs="*", default=[], help="only these transformations")
    parser.add_argument("--gpus", help="for gpu, as CUDA_VISIBLE_DEVICES names them: 0,1")
    parser.add_argument("--gpu-worker", default="soundness.gpu_worker", help="or what stands in")
    parser.add_argument("--assembler", type=Path, help="what soundness.assembler.build has built")
    parser.add_argument("--alone", action="store_true", help="no text together with others")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
