"""Timelines of the corpus on a GPU: timelines.py OUTPUT CASE.toml ...

Of each case what the stamps cost, which ones were set, whether the results are the original's, and
who is critical. Writes ``timelines.csv``, a row a kernel as it is done, and each report as text.
"""

import csv
import sys
import time
from pathlib import Path
from typing import Any

from cuado import api
from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel_timeline.result import Cost
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_COLUMNS = (
    *("kernel", "us", "stamps", "cost_percent", "low", "high", "same_results", "places"),
    *("records", "full_warps", "given_up", "verdict", "seconds", "reason"),
)


def timeline(case: Path, folder: Path, backend: Backend) -> dict[str, Any]:
    """A row of the table; of a kernel that fails, only the reason."""
    began = time.monotonic()
    row: dict[str, Any] = {"kernel": case.stem}
    try:
        launch = launch_from(read_described(case, {}), architecture_of(backend.device))
        result = api.timeline(launch, device=backend, source=str(case))
    except CuadoError as error:
        return row | {"reason": f"{error.message}; {error.remedy}"}
    found = result.found
    (folder / f"{case.stem}.txt").write_text(result.render(), encoding="utf-8")
    verdict = result.render("json").split('"verdict": "', 1)[1].split('"', 1)[0]
    ratio = found.cost.ratio
    return row | {
        "us": "" if found.time is None else f"{found.time.estimate / 1e3:.1f}",
        "stamps": found.cost.label,
        "cost_percent": _percent(found.cost),
        "low": "" if ratio is None else f"{100 * (ratio.low - 1):.1f}",
        "high": "" if ratio is None else f"{100 * (ratio.high - 1):.1f}",
        "same_results": found.same_results,
        "places": len(found.places),
        "records": len(found.records),
        "full_warps": int(found.warps.is_full.sum()),
        "given_up": "; ".join(f"{each.label}: {_percent(each)} %" for each in found.dearer),
        "verdict": verdict,
        "seconds": f"{time.monotonic() - began:.1f}",
    }


def _percent(cost: Cost) -> str:
    return "" if cost.share is None else f"{100 * cost.share:.1f}"


def main() -> None:
    """Make the timelines of the cases that are named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = select("gpu").backend
    with (folder / "timelines.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        for case in map(Path, sys.argv[2:]):
            row = timeline(case, folder, backend)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
