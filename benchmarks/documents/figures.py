"""Which numbers of the founding documents are in no table of figures.

    python benchmarks/documents/figures.py FOLDER

FOLDER holds the documents as text, a file per document whose name begins with its number (000 to
004). Prints each number that ``examples/case_studies/documents`` does not hold, with its line.
Numbers that are no figures are left out: in code, names, addresses, dates, and identifiers.
"""

import csv
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TABLES = Path(__file__).parents[2] / "examples" / "case_studies" / "documents"
_NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?:e[-+]\d+)?")
_NO_FIGURE = re.compile(
    r"""https?:|www\.|arxiv|\bvoid\b|\[.*\]\s*=|=.*;|;\s*$|<<<|\bfor\s*\(|\bif\s*\(|\bint\b|0x
    |Copyright|New Orleans|Tutorial|talk\ 2238|GTC\ 20|[Ss]lide|\bstep\ ?\d|part\ \d|[Ff]igure\ \d
    |\*\*\s*$|</?(?:pre|u)>|^\d+\s*(?://.*|[{}])?$|Size\t+\[|GPU-\dD|CUDA-1D|aprun|qsub|2D\b|\d-D
    |Devices:|Available\b|Capture\ Control|nvreport|Generic|Function\ Name|Active\ |Thread\ 18|۵
    |SM\ 3\.5|sm_35|Windows|Visual\ Studio|pid|==8104==\ (NVPROF|Profiling\ app)|D:\\|\#\#\#""",
    re.VERBOSE,
)


def held(document: str) -> set[float]:
    """Values of a document's table."""
    lines = (TABLES / f"{document}.csv").read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    return {float(row["value"]) for row in rows}


def printed(text: str) -> Iterator[tuple[int, float, str]]:
    """Line number, value and line of each number that may be a figure."""
    for number, line in enumerate(text.splitlines(), 1):
        if _NO_FIGURE.search(line):
            continue
        for match in _NUMBER.finditer(line):
            yield number, float(match[0].replace(",", "").rstrip(".")), line.strip()


def main(folder: Path) -> int:
    """Print what is missing; how many numbers that is."""
    missing = 0
    for table in sorted(TABLES.glob("*.csv")):
        (path,) = folder.glob(f"{table.stem}*.txt")
        known = held(table.stem)
        for number, value, line in printed(path.read_text(encoding="utf-8", errors="replace")):
            if value not in known:
                missing += 1
                print(f"[{table.stem}] line {number}: {value:.10g} in: {line[:90]}")
    print(f"{missing} numbers that no table holds")
    return missing


if __name__ == "__main__":
    main(Path(sys.argv[1]))
