"""What cuado's rules and NVIDIA's own say of the planted kernels, from reports of ``ncu.sh``.

    python benchmarks/planted/counters.py OUT_FOLDER

Reads OUT_FOLDER/*.ncu-rep, writes OUT_FOLDER/counters.json: for each planted kernel its time and
limiter, cuado's findings with their bounds, and NVIDIA's results with their estimates, each with
the causes that it stands for (``names.toml``). A launch belongs to the case whose kernel, grid and
block it has; of a case that several reports hold, the newest counts.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from manifest import Planted, read_manifest
from names import Names, read_names

from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.model.finding import Finding, Kind
from cuado.model.launch import Extent
from cuado.model.profile import VendorAdvice
from cuado.sources.case.description import read_case

Place = tuple[str | None, Extent | None, Extent | None]
"""Kernel, grid, block."""


def places(planted: Iterable[Planted]) -> dict[Place, str]:
    """Names of cases by what they launch."""
    cases = ((each.name, read_case(each.case)) for each in planted)
    return {(case.kernel, case.grid, case.block): name for name, case in cases}


def entries(
    diagnoses: Iterable[Diagnosis], names: Names, where: Mapping[Place, str]
) -> Iterator[dict[str, Any]]:
    """An entry for each launch that is one of the cases'."""
    for diagnosis in diagnoses:
        profile = diagnosis.profile
        name = where.get((profile.kernel, profile.launch.grid, profile.launch.block))
        if name is not None:
            yield {"name": name, **_entry(diagnosis, names)}


def _entry(diagnosis: Diagnosis, names: Names) -> dict[str, Any]:
    limiter, time = diagnosis.limiter, diagnosis.profile.metrics.get("duration")
    return {
        "time_ns": time.value if time else None,
        "limiter": {"verdict": limiter.verdict, "unit": limiter.unit},
        "cuado": [
            *(_finding(found, names, minor=False) for found in diagnosis.findings),
            *(_finding(found, names, minor=True) for found in diagnosis.minor),
        ],
        "skipped": [each.rule for each in diagnosis.skipped],
        "nvidia": [_advice(advice, names) for advice in diagnosis.profile.vendor_advice],
    }


def _finding(found: Finding, names: Names, *, minor: bool) -> dict[str, Any]:
    harmless = found.kind is Kind.HARMLESS
    return {
        "rule": found.rule,
        "title": found.title,
        "kind": found.kind,
        "minor": minor,
        "bound": found.bound.speedup if found.bound else None,
        "scope": found.bound.scope if found.bound else None,
        "causes": () if harmless else names.of_cuado(found.rule, found.title),
    }


def _advice(advice: VendorAdvice, names: Names) -> dict[str, Any]:
    return {
        "rule": advice.rule,
        "title": advice.title,
        "message": advice.message,
        "estimated_speedup": advice.estimated_speedup,
        "scope": advice.scope,
        "causes": names.of_nvidia(advice.rule, advice.title, advice.message),
    }


def main() -> None:
    """Write the entries; say what was not recorded."""
    folder = Path(sys.argv[1])
    planted, names = read_manifest(), read_names()
    where = places(planted)
    found = {
        entry["name"]: entry
        for report in sorted(folder.glob("*.ncu-rep"), key=lambda each: each.stat().st_mtime)
        for entry in entries(analyze(report).found.diagnoses, names, where)
    }
    recorded = [found[each.name] for each in planted if each.name in found]
    missing = [each.name for each in planted if each.name not in found]
    (folder / "counters.json").write_text(json.dumps(recorded, indent=1) + "\n")
    print(f"{len(recorded)} of {len(planted)} planted kernels: {folder / 'counters.json'}")
    if missing:
        print(f"not recorded: {', '.join(missing)}")


if __name__ == "__main__":
    main()
