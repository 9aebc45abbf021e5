"""What ``cuado check`` says of the corpus, on no GPU: checks.py CORPUS OUT.csv [NAME ...].

CORPUS is the folder that ``corpus.py`` filled; the hand-made cases beside this file are added. Each
case is made small and its whole grid is run. A row has the number of errors, warnings and notes,
and the first words of each defect.
"""

import csv
import json
import subprocess
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tensor.times import cases

_SIZES = {"SIZE": 512, "HEADS": 2, "LENGTH": 512, "ROWS": 310, "N": 512}
"""Values of the constants that a case has."""
_SECONDS = 300


def row_of(case: Path) -> dict[str, Any]:
    """A row of the table."""
    constants = tomllib.loads(case.read_text(encoding="utf-8")).get("constants", {})
    sizes = [f"-s{name}={size}" for name, size in _SIZES.items() if name in constants]
    words = [sys.executable, "-m", "cuado", "check", str(case), *sizes, "--format", "json"]
    began = time.monotonic()
    try:
        ran = subprocess.run(words, capture_output=True, text=True, timeout=_SECONDS, check=False)
        found = json.loads(ran.stdout)["defects"] if ran.returncode < 2 else []
        said = "" if ran.returncode < 2 else ran.stderr.strip().splitlines()[-1]
    except subprocess.TimeoutExpired:
        found, said = [], f"not finished after {_SECONDS} s"
    kinds = Counter(each["severity"] for each in found)
    return {
        "kernel": case.stem,
        "errors": kinds["error"],
        "warnings": kinds["warning"],
        "notes": kinds["note"],
        "said": said or "; ".join(sorted({each["kind"] for each in found})),
        "seconds": f"{time.monotonic() - began:.1f}",
    }


def main() -> None:
    """Check the kernels asked for, by default all."""
    corpus, out, *names = sys.argv[1:]
    with Path(out).open("w", newline="", encoding="utf-8") as file:
        writer: csv.DictWriter[str] | None = None
        for case in cases(Path(corpus), names):
            row = row_of(case)
            if writer is None:
                writer = csv.DictWriter(file, list(row))
                writer.writeheader()
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
