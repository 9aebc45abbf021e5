"""Kernels and their accepted versions, ready to be run on a GPU by a program that knows no cuado.

``python -m soundness.bundle SEED FIRST LAST`` prints one line of JSON a kernel: machine code of
the original and of each version, how each is launched, what buffers are to hold, and hashes of what
the emulated device leaves. ``on_gpu`` runs them.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cuado.errors import CuadoError
from cuado.optimizer.version import Version
from soundness.comparison.emulation import Emulation
from soundness.comparison.kernel import Amount, Comparison
from soundness.comparison.machine_code import Rows
from soundness.comparison.reference import reference
from soundness.comparison.verdicts import FAULTS
from soundness.generation.contents import held, worlds
from soundness.generation.kernels import BATCH, Generated, generated

WORLDS = 3
AMOUNT = Amount(kinds=None, values=2, accepted=5, firsts=2, seconds=2, experiments=0, emulated=0.0)
Row = dict[str, Any]


def row_of(made: Generated, amount: Amount = AMOUNT) -> Row | None:
    """A kernel with its versions; None if it is none to compare with, or has no version.

    ``faults`` are versions that the interpreter has found wrong: they are not run.
    """
    versions: list[Version] = []
    verdicts = list(Comparison(made, amount, kept=versions.append).run())
    faults = [f"{v.steps}: {v.result}: {v.reason}" for v in verdicts if v.result in FAULTS]
    if not versions or not (versions[1:] or faults):
        return None
    launch = made.launch
    if reference(made, launch).needs_unwritten():
        return None  # What lies in memory that nothing wrote is another thing on each device.
    rows_of = Rows(launch)
    return {
        "seed": made.seed,
        "number": made.number,
        "features": made.features,
        "faults": faults,
        "worlds": WORLDS,
        "buffers": [[b.name, b.type, b.elements, b.bound] for b in held(made)],
        "outputs": list(launch.outputs),
        "emulated": _emulated(made, versions[0]),
        "versions": [rows_of.original(versions[0]), *map(rows_of.of, versions[1:])],
    }


def _emulated(made: Generated, original: Version) -> list[Mapping[str, list[str]]] | str:
    """Hashes of what the emulated device leaves in each world, or why there are none."""
    launch, contents = made.launch, worlds(made, WORLDS)
    try:
        with Emulation(launch, original.program, contents) as emulation:
            return emulation.hashes()
    except CuadoError as error:
        return error.message


def rows(seed: int, numbers: Iterable[int], *, amount: Amount = AMOUNT) -> Iterator[Row]:
    """Kernels of these numbers that can be compared."""
    wanted = sorted(numbers)
    for batch in sorted({number // BATCH for number in wanted}):
        for made in generated(seed, [n for n in wanted if n // BATCH == batch]):
            found = row_of(made, amount)
            if found is not None:
                yield found


def main() -> None:
    """Print the rows of kernels FIRST to LAST, the last one not among them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    given = parser.parse_args()
    out, sys.stdout = sys.stdout, sys.stderr
    for row in rows(given.seed, range(given.first, given.last)):
        out.write(json.dumps(row) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
