"""What cuado measures of the corpus on a GPU: measure.py CORPUS OUTPUT [NAME ...] [-e=EXPERIMENT].

CORPUS is the folder that ``corpus.py`` filled.

Of each case: whether its results are its reference's, if it has one (``CUADO_TRUST=1``); the
original's time; its pictures (copies alone, products alone, neither); what the switch costs where
it is off, and whether its results are then the original's; the limiter. Writes ``pictures.csv``,
one row a kernel as it is done, and the report of each: saved, as JSON, and as users see it.
"""

import csv
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

_SECONDS = 120
_COLUMNS = (
    *("kernel", "us", "copies_off_us", "products_off_us", "neither_us", "off_over_original"),
    *("off_equal", "verdict", "unit", "causes", "seconds", "reason", "result"),
)
_PARTS = {
    "no-async-copies": "copies_off_us",
    "no-matrix-products": "products_off_us",
    "no-copies-no-products": "neither_us",
}


def measured(case: Path, folder: Path, asked: list[str]) -> dict[str, Any]:
    """A row of the table; of a kernel that fails, only the reason."""
    began = time.monotonic()
    saved, out = folder / f"{case.stem}.cuado", folder / f"{case.stem}.json"
    experiments = [word for name in asked for word in ("-e", name)]
    words = [sys.executable, "-m", "cuado", "whatif", str(case), "--no-lines", *experiments]
    row: dict[str, Any] = {"kernel": case.stem}
    try:
        done = subprocess.run(
            [*words, "-o", str(saved)],
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
            env=os.environ,
        )
    except subprocess.TimeoutExpired:
        return row | {"reason": f"took longer than {_SECONDS} s"}
    row["seconds"] = f"{time.monotonic() - began:.1f}"
    row["result"] = compared(case)
    if saved.exists():
        show(saved, out)
    if done.returncode or not out.exists():
        return row | {"reason": " ".join((done.stderr or done.stdout).split())[-300:]}
    return row | row_of(json.loads(out.read_text(encoding="utf-8")))


def show(saved: Path, out: Path) -> None:
    """Write a saved report as JSON, and beside it the screen that users see."""
    words = [sys.executable, "-m", "cuado", "show", str(saved)]
    subprocess.run([*words, "-o", str(out)], check=False, capture_output=True)
    screen = subprocess.run(words, check=False, capture_output=True, text=True)
    out.with_suffix(".txt").write_text(screen.stdout, encoding="utf-8")


def compared(case: Path) -> str:
    """What is said of a case's outputs beside those of its reference; empty without one."""
    if "\nreference = " not in case.read_text(encoding="utf-8"):
        return ""
    words = [sys.executable, "-m", "cuado", "case", "check", str(case)]
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=_SECONDS, check=False, env=os.environ
        )
    except subprocess.TimeoutExpired:
        return f"took longer than {_SECONDS} s"
    said = " ".join((done.stdout if done.returncode == 0 else done.stderr or done.stdout).split())
    return said if done.returncode == 0 else f"WRONG: {said[-300:]}"


def row_of(report: dict[str, Any]) -> dict[str, Any]:
    """The columns of a report."""
    full = (report["original"]["time_ns"] or {}).get("estimate")
    limiter = report["limiter"]
    row: dict[str, Any] = {
        "us": f"{full / 1e3:.1f}" if full else "",
        "verdict": limiter["verdict"],
        "unit": limiter["unit"] or "",
        "causes": " ".join(each["cause"] for each in report["causes"]),
        "reason": limiter["reason"],
    }
    for outcome in report["outcomes"]:
        column = _PARTS.get(outcome["experiment"])
        if column is None or not full:
            continue
        ratio = (outcome.get("comparison") or {}).get("ratio")
        row[column] = f"{full * ratio['estimate'] / 1e3:.1f}" if ratio else outcome["status"]
        if outcome["experiment"] == "no-async-copies":
            cost, equal = outcome.get("perturbation"), outcome.get("equivalence")
            row["off_over_original"] = f"{cost['estimate']:.3f}" if cost else ""
            row["off_equal"] = equal["equal"] if equal else ""
    return row


def main() -> None:
    """Measure the cases asked for, by default all; experiments may be named as ``-e=NAME``."""
    corpus, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    words = sys.argv[3:]
    asked = [word.removeprefix("-e=") for word in words if word.startswith("-e=")]
    names = [word for word in words if not word.startswith("-e=")]
    cases = [corpus / f"{name}.toml" for name in names] or sorted(corpus.glob("*.toml"))
    with (folder / "pictures.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        for case in cases:
            row = measured(case, folder, asked)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
