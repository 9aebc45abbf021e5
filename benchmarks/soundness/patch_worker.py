"""Patches the sources of some kernels, in a process of its own: see ``worker``.

python -m soundness.patch_worker SEED FIRST LAST
"""

import argparse
import json
import resource
import sys
import time
from collections.abc import Callable

from cuado.errors import CuadoError
from soundness.comparison.patches import patched
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.kernels import BATCH, Generated, generated
from soundness.worker import MEMORY_BYTES


def main() -> None:
    """Patch kernels FIRST to LAST, the last one not among them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--amount", default="full")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    out, sys.stdout = sys.stdout, sys.stderr

    def say(row: dict[str, object]) -> None:
        out.write(json.dumps(row) + "\n")
        out.flush()

    number = given.first
    while number < given.last:
        end = min(given.last, (number // BATCH + 1) * BATCH)
        say({"at": number, "step": "generating"})
        for made in generated(given.seed, range(number, end)):
            row = _patched(made, lambda step: say({"step": step}))
            say({**row, "amount": given.amount})
        number = end


def _patched(made: Generated, told: Callable[[str], None]) -> dict[str, object]:
    start, verdicts = time.process_time(), []
    try:
        if not made.source:
            unusable = Verdict("kernel", "", Result.UNUSABLE, "written in PTX")
            verdicts.append(unusable.as_json())
        else:
            verdicts += [each.as_json() for each in patched(made, told)]
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
