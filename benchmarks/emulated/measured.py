"""What was measured on a chip, from either form that this repository has it in.

A JSON file is what ``reference.py``, or ``cuado whatif -f json``, wrote for one kernel. A CSV file
is a table in ``benchmarks/results`` with the columns ``kernel``, ``metric`` and ``measured``:
what is left of measurements whose JSON files are gone, and what ``counters/opcodes.py`` writes.
"""

import csv
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cuado.errors import InvalidDataError

ROOT = Path(__file__).parents[2]
PLANTED = ROOT / "benchmarks" / "planted"
EXAMPLES = ROOT / "examples"


@dataclass(frozen=True, slots=True)
class Measured:
    """Counters of one kernel.

    Attributes:
        case: file of the launch.
        metrics: by cuado's names, or NVIDIA's.
    """

    case: Path
    metrics: Mapping[str, float]

    @property
    def name(self) -> str:
        """Of the kernel."""
        return self.case.stem


def read(path: Path) -> list[Measured]:
    """All kernels of a file that have counters.

    Raises:
        InvalidDataError: a kernel of a table has no case, or several.
    """
    return list(_table(path) if path.suffix == ".csv" else _document(path))


def _document(path: Path) -> Iterator[Measured]:
    document = json.loads(path.read_text())
    case = ROOT / (document.get("case") or PLANTED / f"{document['launch']['name']}.toml")
    found = (document.get("counters") or {}).get("metrics")
    if found:
        yield Measured(case, {name: float(each["value"]) for name, each in found.items()})


def _table(path: Path) -> Iterator[Measured]:
    metrics: dict[str, dict[str, float]] = defaultdict(dict)
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            metrics[row["kernel"]][row["metric"]] = float(row["measured"])
    # Some names are both a planted kernel's and a case study's: a table is of one sort.
    planted = all((PLANTED / f"{name}.toml").exists() for name in metrics)
    for name, found in metrics.items():
        yield Measured(PLANTED / f"{name}.toml" if planted else _example(path, name), found)


def _example(table: Path, name: str) -> Path:
    cases = sorted(EXAMPLES.rglob(f"{name}.toml"))
    if len(cases) != 1:
        raise InvalidDataError(f"{table}: {len(cases)} cases are called '{name}'")
    return cases[0]
