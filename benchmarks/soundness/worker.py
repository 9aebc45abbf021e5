"""Compares some kernels, in a process of its own: ``python -m soundness.worker SEED FIRST LAST``.

Lines of JSON on standard output: what is about to be done, and what came of each kernel. What goes
wrong here, ends or does not end, costs one kernel: ``run`` starts another worker behind it.
"""

import argparse
import gc
import json
import math
import os
import resource
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from cuado.backends.emulated.frontend import program
from cuado.errors import CuadoError
from soundness.assembler import client
from soundness.assembler.direct import use
from soundness.comparison.kernel import (
    FULL,
    GPU,
    MANY,
    PAIRS,
    SAMPLE,
    SINGLES,
    Comparison,
)
from soundness.comparison.original import disassemble_originals
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.kernels import BATCH, generated
from soundness.processes import STEP_FILE, cpu_seconds
from soundness.shared_gpus import Remote

_LOOKS = 8
"""Verdicts after which the time is looked at."""
MEMORY_BYTES = 8 << 30
"""Address space of a worker."""
STEP_BYTES = 400
"""Of the file that says what is being done."""
AMOUNTS = {
    "full": FULL,
    "gpu": GPU,
    "many": MANY,
    "pairs": PAIRS,
    "singles": SINGLES,
    "sample": SAMPLE,
}


def main() -> None:
    """Compare kernels FIRST to LAST, the last one not among them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--amount", choices=sorted(AMOUNTS), default="sample")
    parser.add_argument("--features", nargs="*", default=(), help="only kernels of these")
    parser.add_argument("--steps", nargs="*", default=(), help="only these transformations")
    parser.add_argument("--gpu", help="socket of those who have GPUs")
    parser.add_argument("--most", type=float, default=math.inf, help="CPU seconds of a kernel")
    parser.add_argument("--alone", action="store_true", help="no text together with others")
    given = parser.parse_args()
    amount = replace(AMOUNTS[given.amount], only=tuple(given.steps))
    if given.amount in ("full", "gpu"):
        # Hundreds of versions run once each, on a few warps: optimising them takes far longer than
        # running them, and what is compared is the same.
        program.LONG = 0
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    # Millions of small objects that live as long as a version: looking for cycles among them more
    # seldom saves a tenth.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    ahead = None
    if program_of_server := os.environ.get(client.VARIABLE):
        direct = use(Path(program_of_server))
        ahead = direct.ahead if direct and not given.alone else None
    ask = Remote(given.gpu) if given.gpu else None
    # What libraries print must not come between the lines.
    out, sys.stdout = sys.stdout, sys.stderr

    def say(row: dict[str, object]) -> None:
        out.write(json.dumps(row) + "\n")
        out.flush()

    told = _step_file() or (lambda step: say({"step": step}))
    number = given.first
    while number < given.last:
        end = min(given.last, (number // BATCH + 1) * BATCH)
        say({"at": number, "step": "generating"})
        batch = generated(given.seed, range(number, end), given.features)
        say({"at": number, "step": "disassembling"})
        disassemble_originals(made.launch for made in batch)
        for made in batch:
            comparison = Comparison(made, amount, told, ask=ask, ahead=ahead)
            row = _compared(comparison, given.most)
            say({**row, "amount": given.amount})
        number = end


def _step_file() -> Callable[[str], None] | None:
    """Keeps what is being done in a file, if one is named.

    There are a thousand steps a kernel: who starts dozens of workers cannot read them all.
    """
    path = os.environ.get(STEP_FILE)
    if not path:
        return None
    handle = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)

    def told(step: str) -> None:
        os.pwrite(handle, step.encode(errors="replace")[:STEP_BYTES].ljust(STEP_BYTES), 0)

    return told


def _compared(comparison: Comparison, most: float) -> dict[str, object]:
    """What came of a kernel.

    Args:
        comparison: the kernel.
        most: seconds of CPU that it may take; what is not done then is not compared.
    """
    made, verdicts = comparison.made, list[dict[str, object]]()
    comparison.told(f"kernel {made.number}")
    start = cpu_seconds(os.getpid())
    try:
        for verdict in comparison.run():
            verdicts.append(verdict.as_json())
            if len(verdicts) % _LOOKS == 0 and cpu_seconds(os.getpid()) - start > most:
                verdicts += [each.as_json() for each in comparison.left_over()]
                words = f"after {most:g} s of CPU"
                verdicts.append(Verdict("kernel", "", Result.CUT, words).as_json())
                break
    except (CuadoError, MemoryError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        words = f"{type(error).__name__}: {error}"
        verdicts.append(Verdict("kernel", "", Result.EXCEPTION, words).as_json())
    return {
        "seed": made.seed,
        "number": made.number,
        "features": made.features,
        "seconds": round(cpu_seconds(os.getpid()) - start, 3),
        "verdicts": verdicts,
    }


if __name__ == "__main__":
    main()
