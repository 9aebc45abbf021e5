"""Verdicts with what chip files say of a GPU, with roofs measured on the spot, and with neither.

    python benchmarks/calibrate/verdicts.py OUT_FOLDER CASE.toml... [--device gpu] [--until SECONDS]

Each case is measured once by ``cuado whatif``'s own steps, and concluded from three times: what
differs is by what is known of the chip alone. "Removed" has no chip file of the GPU's compute
capability: only what the driver says, what NVIDIA publishes for all chips, and what was measured.
Writes OUT_FOLDER/verdicts.md, and verdicts.json with the facts that differ.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cuado.analysis.diagnosis import diagnose
from cuado.backends.selection import select
from cuado.calibration.on_the_spot import Known, remember
from cuado.calibration.roofs import roofs
from cuado.device import resolve
from cuado.device.chip import FACTS
from cuado.device.resolve import ResolvedChip
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.rules.registry import all_rules
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.what_if.conclusion import conclude
from cuado.what_if.conduct import OpenLaunch, open_launch, run_experiments
from cuado.what_if.counters import read_counters
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import WhatIf
from cuado.what_if.session import Options

FILE, SPOT, REMOVED, DRIVER = "chip file", "file and measured", "removed", "driver alone"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a report says.

    Attributes:
        limiter: of the experiments.
        causes: that are named, in order, with their lines.
        counted: limiter by the counters; empty without any.
        findings: of the counters, in order.
    """

    limiter: str
    causes: tuple[str, ...]
    counted: str
    findings: tuple[str, ...]


def verdict_of(found: WhatIf) -> Verdict:
    """What a result says."""
    counted = found.counters.limiter
    return Verdict(
        f"{found.limiter.verdict.value}: {found.limiter.unit}",
        tuple(f"{c.cause.name} {','.join(str(x.line) for x in c.lines)}" for c in found.causes),
        "" if counted is None else f"{counted.verdict.value}: {counted.unit}",
        tuple(finding.rule for finding in found.counters.findings),
    )


@contextmanager
def without_files() -> Iterator[None]:
    """No chip file is found by a device's name or compute capability."""
    with (
        patch.object(resolve, "readable_chips", lambda: iter(())),
        patch.object(resolve, "find_chip", lambda _: None),
    ):
        yield


def variants(device: DeviceAttributes, known: Known) -> Mapping[str, ResolvedChip]:
    """What may be known of a device."""
    facts, note = known
    bare = replace(device, measured={}, measured_note="")
    measured = replace(device, measured=facts, measured_note=note)
    found = {FILE: resolve.resolve_chip(bare), SPOT: resolve.resolve_chip(measured)}
    with without_files():
        found[REMOVED] = resolve.resolve_chip(measured)
        found[DRIVER] = resolve.resolve_chip(bare)
    return found


def concluded(ready: OpenLaunch, first: WhatIf, resolved: ResolvedChip) -> Verdict:
    """What a report says of the same measurements on a chip of which other facts are known."""
    session, counters = ready.session, first.counters
    session.subject = replace(session.subject, chip=resolved.chip)
    if counters.profile is not None and counters.limiter is not None:
        found = diagnose(counters.profile, resolved, all_rules())
        counters = replace(counters, limiter=found.limiter, findings=found.findings)
    again = conclude(
        session, first.outcomes, counters, backend=first.backend, backend_notes=(), seconds=0.0
    )
    return verdict_of(again)


def differing(chips: Mapping[str, ResolvedChip]) -> dict[str, dict[str, Any]]:
    """Facts that the variants do not agree on."""
    found = {}
    for fact in FACTS:
        values = {name: getattr(each.chip, fact) for name, each in chips.items()}
        if len(set(map(str, values.values()))) > 1:
            found[fact] = values
    return found


def table(rows: Mapping[str, Mapping[str, Verdict]]) -> Iterator[str]:
    """Lines of the Markdown file."""
    yield f"| case | with the {FILE} | {SPOT} | {REMOVED} | {DRIVER} |"
    yield "|---|---|---|---|---|"
    same = dict.fromkeys((SPOT, REMOVED, DRIVER), 0)
    for name, found in rows.items():
        first = found[FILE]
        cells = [f"{first.limiter}; {', '.join(first.causes[:3]) or 'no cause'}"]
        for variant in same:
            other = found[variant]
            same[variant] += other == first
            parts = [
                f"{part}: {getattr(other, part)}"
                for part in ("limiter", "causes", "counted", "findings")
                if getattr(other, part) != getattr(first, part)
            ]
            cells.append("; ".join(parts) or "same")
        yield f"| {name} | {' | '.join(cells)} |"
    yield ""
    for variant, count in same.items():
        yield f"- {variant}: {count} of {len(rows)} the same"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("cases", type=Path, nargs="+")
    parser.add_argument("--device", default="gpu")
    parser.add_argument("--until", type=float, default=1e9, help="seconds; no case begins later")
    parser.add_argument("--budget", type=float, default=1.5)
    asked = parser.parse_args()
    began, backend = time.monotonic(), select(asked.device).backend
    asked.out.mkdir(parents=True, exist_ok=True)
    is_gpu = not backend.name.startswith("emulated")
    known: Known = remember(roofs(backend)) if is_gpu else ({}, "")
    chips = variants(backend.device, known)
    rows: dict[str, dict[str, Verdict]] = {}
    plan = Options(all_experiments(), lines=False, budget=asked.budget)
    for path in asked.cases:
        if time.monotonic() - began > asked.until:
            print(f"{path}: left for want of time", flush=True)
            continue
        try:
            launch = load_case(path, architecture=architecture_of(backend.device))
            with open_launch(launch, backend, plan) as ready:
                first = run_experiments(ready, read_counters)
                rows[f"{path.parent.name}/{path.stem}"] = {
                    name: concluded(ready, first, chip) for name, chip in chips.items()
                }
        except CuadoError as error:
            print(f"{path}: {error}", flush=True)
            continue
        print(f"{path.stem}: after {time.monotonic() - began:.0f} s", flush=True)
        text = "\n".join(table(rows)) + "\n"
        (asked.out / "verdicts.md").write_text(f"{backend.device.name}\n\n{text}")
    facts = differing(chips)
    notes = {name: each.note for name, each in chips.items()}
    (asked.out / "verdicts.json").write_text(json.dumps({"facts": facts, "notes": notes}, indent=1))
    print(json.dumps({"facts": facts, "notes": notes}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
