"""Compares some kernels, in a process of its own: ``python -m soundness.worker SEED FIRST LAST``.

Lines of JSON on standard output: what is about to be done, and what came of each kernel. What goes
wrong here, ends or does not end, costs one kernel: ``run`` starts another worker behind it.
"""

import argparse
import gc
import json
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import replace

from cuado.backends.emulated.frontend import program
from cuado.errors import CuadoError
from soundness.comparison.kernel import (
    FULL,
    MANY,
    PAIRS,
    SAMPLE,
    SINGLES,
    Amount,
    Comparison,
)
from soundness.comparison.original import disassemble_originals
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.kernels import BATCH, Generated, generated

MEMORY_BYTES = 8 << 30
"""Address space of a worker."""
AMOUNTS = {"full": FULL, "many": MANY, "pairs": PAIRS, "singles": SINGLES, "sample": SAMPLE}


def main() -> None:
    """Compare kernels FIRST to LAST, the last one not among them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--amount", choices=sorted(AMOUNTS), default="sample")
    parser.add_argument("--features", nargs="*", default=(), help="only kernels of these")
    parser.add_argument("--steps", nargs="*", default=(), help="only these transformations")
    given = parser.parse_args()
    amount = replace(AMOUNTS[given.amount], only=tuple(given.steps))
    if given.amount == "full":
        # Hundreds of versions run once each, on a few warps: optimising them takes far longer than
        # running them, and what is compared is the same.
        program.LONG = 0
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    # Millions of small objects that live as long as a version: looking for cycles among them more
    # seldom saves a tenth.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    # What libraries print must not come between the lines.
    out, sys.stdout = sys.stdout, sys.stderr

    def say(row: dict[str, object]) -> None:
        out.write(json.dumps(row) + "\n")
        out.flush()

    number = given.first
    while number < given.last:
        end = min(given.last, (number // BATCH + 1) * BATCH)
        say({"at": number, "step": "generating"})
        batch = generated(given.seed, range(number, end), given.features)
        say({"at": number, "step": "disassembling"})
        disassemble_originals(made.launch for made in batch)
        for made in batch:
            row = _compared(made, amount, lambda step: say({"step": step}))
            say({**row, "amount": given.amount})
        number = end


def _compared(made: Generated, amount: Amount, told: Callable[[str], None]) -> dict[str, object]:
    told(f"kernel {made.number}")
    start, verdicts = time.process_time(), []
    try:
        for verdict in Comparison(made, amount, told).run():
            verdicts.append(verdict.as_json())
    except (CuadoError, MemoryError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        words = f"{type(error).__name__}: {error}"
        verdicts.append(Verdict("kernel", "", Result.EXCEPTION, words).as_json())
    return {
        "seed": made.seed,
        "number": made.number,
        "features": made.features,
        "seconds": round(time.process_time() - start, 3),
        "verdicts": verdicts,
    }


if __name__ == "__main__":
    main()
