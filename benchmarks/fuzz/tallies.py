"""Tallies of several runs as one table: each run has a seed of its own, and writes a file.

python -m fuzz -n 650 --seed 1 -o 1.json
python -m fuzz.tallies 1.json 2.json ...
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from fuzz.conduct import Tally


def main() -> int:
    """Print one table of all; exit code 1 if there is a finding."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    tallies = joined(tally for path in parser.parse_args().files for tally in read(path))
    print(table(tallies))
    return int(any(tally.findings for tally in tallies))


def write(tallies: Sequence[Tally], path: Path) -> None:
    """Write the tallies of a run."""
    path.write_bytes(msgspec.json.encode(tallies))


def read(path: Path) -> list[Tally]:
    """The tallies of a run."""
    return msgspec.json.decode(path.read_bytes(), type=list[Tally])


def joined(tallies: Iterable[Tally]) -> list[Tally]:
    """One tally of each format, in the order in which they come first."""
    found: dict[str, Tally] = {}
    for each in tallies:
        of_format = found.setdefault(each.format, Tally(each.format))
        of_format.read += each.read
        of_format.refused += each.refused
        of_format.seconds += each.seconds
        of_format.slowest = max(of_format.slowest, each.slowest)
        of_format.megabytes = max(of_format.megabytes, each.megabytes)
        of_format.findings += each.findings
    return list(found.values())


def table(tallies: Sequence[Tally]) -> str:
    """The tallies, their sum, and every finding."""
    rows = [
        "| files | tried | read | refused | findings | slowest, s | most memory, MB |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    rows += [
        f"| {t.format} | {t.files:,} | {t.read:,} | {t.refused:,} | {len(t.findings)} "
        f"| {t.slowest:.1f} | {t.megabytes:,} |"
        for t in tallies
    ]
    all_, read = sum(t.files for t in tallies), sum(t.read for t in tallies)
    refused, found = sum(t.refused for t in tallies), sum(len(t.findings) for t in tallies)
    slowest, memory = max(t.slowest for t in tallies), max(t.megabytes for t in tallies)
    rows.append(
        f"| **all** | {all_:,} | {read:,} | {refused:,} | {found} | {slowest:.1f} | {memory:,} |"
    )
    findings = [finding for tally in tallies for finding in tally.findings]
    rows += ["", *(f"- {f.format} {f.number} of seed {f.seed}: {f.problem}" for f in findings)]
    return "\n".join(rows).rstrip()


if __name__ == "__main__":
    sys.exit(main())
