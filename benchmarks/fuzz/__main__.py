"""Damage files of every kind, have them read, and print how they ended, as a Markdown table.

    python -m fuzz -n 5000                        # in all; cheap ones more often
    python -m fuzz -n 650 --seed 3 -o 3.json    # of several: `python -m fuzz.tallies 1.json 3.json`
    python -m fuzz --format '.ncu-rep: analyze' --keep 17 a.ncu-rep     # one of them, as a file

Exit code 1: one ended in a traceback, by a signal, hung for over 20 s, took over 1 GB, or was
refused in words that are none.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fuzz.conduct import HANG_SECONDS, fuzz
from fuzz.formats import FORMATS, Format
from fuzz.tallies import table, write

LEAST, CHEAP = 30, 0.05


def main() -> int:
    """Read, print, and say whether all was well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", type=int, default=5_000, help="files in all")
    parser.add_argument("--seed", type=int, default=0, help="of what is left to chance")
    parser.add_argument("--format", action="append", help="only this one; may be repeated")
    parser.add_argument(
        "--patience", type=float, default=HANG_SECONDS, help="seconds by the clock for one file"
    )
    parser.add_argument("-j", type=int, default=2, help="processes")
    parser.add_argument("-o", "--out", type=Path, help="write the tallies, for `fuzz.tallies`")
    parser.add_argument("--keep", nargs=2, metavar=("NUMBER", "FILE"), help="write one, read none")
    options = parser.parse_args()
    chosen = [each for each in FORMATS if not options.format or each.name in options.format]
    if options.keep:
        return _keep(chosen[0], options.seed, int(options.keep[0]), Path(options.keep[1]))
    patience = options.patience
    with ThreadPoolExecutor(options.j) as pool:
        shared = shares(options.n, chosen)
        tallies = list(
            pool.map(lambda e: fuzz(e.name, options.seed, shared[e.name], patience), chosen)
        )
    if options.out:
        write(tallies, options.out)
    print(table(tallies))
    return int(any(tally.findings for tally in tallies))


def shares(count: int, chosen: Sequence[Format]) -> Counter[str]:
    """How many files of each format: as many seconds for each, but those that are cheap alike."""
    weights = {each.name: CHEAP / max(each.cost, CHEAP) for each in chosen}
    unit = count / sum(weights.values())
    return Counter({name: max(LEAST, round(unit * each)) for name, each in weights.items()})


def _keep(chosen: Format, seed: int, number: int, path: Path) -> int:
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        path.write_bytes(chosen.damaged(Path(folder), seed, number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
