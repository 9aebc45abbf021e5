"""The table of results as JSON and Markdown, with what was measured on, and when."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cuado import __version__
from cuado.calibration.row import Row
from cuado.model.device import DeviceAttributes
from cuado.sass.toolchain.locate import Program, find

SCHEMA = 1
_FIELDS = "driver_version,clocks.max.sm,clocks.max.mem,clocks.applications.graphics,power.limit"
_KEPT = ("multiprocessor_count", "l2_cache_size", "clock_rate", "driver_version", "total_memory")


def machine_facts(device: DeviceAttributes, index: int) -> dict[str, Any]:
    """What was measured on, and when; what cannot be found out is left out."""
    facts: dict[str, Any] = {
        "schema": SCHEMA,
        "cuado": __version__,
        "date": datetime.now(UTC).date().isoformat(),
        "device": device.name,
        "attributes": {name: device.values[name] for name in _KEPT if name in device.values},
        "ptxas": str(find(Program.PTXAS)),
    }
    query = ["nvidia-smi", f"--id={index}", f"--query-gpu={_FIELDS}", "--format=csv,noheader"]
    try:
        done = subprocess.run(query, capture_output=True, text=True, timeout=30, check=True)
    except (OSError, subprocess.SubprocessError):
        return facts
    values = [value.strip() for value in done.stdout.split(",")]
    names = _FIELDS.split(",")
    if len(values) == len(names):
        facts["nvidia_smi"] = dict(zip(names, values, strict=True))
    return facts


def write(
    folder: Path, rows: Sequence[Row], failed: Mapping[str, str], facts: Mapping[str, Any]
) -> None:
    """Write ``calibrate.json`` and ``calibrate.md``."""
    plain = {**facts, "rows": [asdict(row) for row in rows], "failed": dict(failed)}
    (folder / "calibrate.json").write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    (folder / "calibrate.md").write_text(markdown(rows, failed, facts), encoding="utf-8")


def markdown(rows: Sequence[Row], failed: Mapping[str, str], facts: Mapping[str, Any]) -> str:
    """The table for a reader."""
    lines = [f"# Constants of {facts['device']}", ""]
    lines += [f"- {name}: {value}" for name, value in facts.items() if name != "device"]
    lines += [
        "",
        "| name | value | unit | +- | SM MHz | what |",
        "|---|---:|---|---:|---:|---|",
    ]
    for row in rows:
        clock = "" if row.clock_mhz is None else f"{row.clock_mhz:.0f}"
        lines.append(
            f"| {row.name} | {row.value:.5g} | {row.unit} | {row.spread:.1%} | {clock} "
            f"| {row.what} |"
        )
    if failed:
        lines += ["", "Failed:", ""]
        lines += [f"- {name}: {why}" for name, why in failed.items()]
    return "\n".join(lines) + "\n"


def read(path: Path) -> tuple[dict[str, Any], dict[str, Row]]:
    """Facts of the machine, and rows by name.

    Raises:
        ValueError: it is of another schema.
    """
    plain = json.loads(path.read_text(encoding="utf-8"))
    if plain.get("schema") != SCHEMA:
        raise ValueError(f"{path} is of schema {plain.get('schema')}, not {SCHEMA}")
    rows = {row["name"]: Row(**row) for row in plain.pop("rows")}
    return plain, rows
