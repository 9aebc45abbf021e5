"""What was measured of the planted kernels, concluded again: what a changed diagnosis would name.

    python benchmarks/planted/again.py measured.json OUT_FOLDER [NAME ...]

Reads what ``measure.py`` wrote, and needs no GPU: the outcomes of the experiments and the counters
are taken from there, the code of the cases is compiled here for the same chip, and limiter, causes,
what is ruled out and open questions follow anew. Writes OUT_FOLDER/measured.json with these in
place of the old ones, for ``score.py``, and prints what is named otherwise. With the code that
measured it, nothing is.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from manifest import read_manifest
from recorded import Entry, interval, outcomes

from cuado.analysis.diagnosis import diagnose
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.device.chip import ChipFacts
from cuado.device.library import load_chip
from cuado.device.resolve import resolve_chip
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.device import DeviceAttributes
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile
from cuado.ptx.trim import only_kernel
from cuado.rules.registry import all_rules
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of
from cuado.what_if.conclusion import Concluded, concluded
from cuado.what_if.counters import excluded_causes
from cuado.what_if.result import CounterVerdict, NamedCause


def counters(entry: Entry, kernel: Kernel, device: DeviceAttributes) -> CounterVerdict:
    """What the rules say of the recorded counters."""
    found, original = entry["counters"], entry["original"]
    if not found["metrics"]:
        return CounterVerdict(note=found["note"] or "")
    launch = kernel.launch
    profile = Profile(
        kernel=launch.kernel,
        signature=launch.kernel,
        index=0,
        origin=Origin(launch.name, "CUPTI"),
        device=device,
        launch=LaunchShape(
            grid=launch.grid,
            block=launch.block,
            registers_per_thread=original["registers_per_thread"],
            static_shared_bytes=original["static_shared_bytes_per_block"],
            dynamic_shared_bytes=launch.dynamic_shared_bytes,
            driver_shared_bytes=_reserved(device),
        ),
        metrics=MetricSet(
            {
                name: Measure(
                    each["value"],
                    Unit(each["unit"]),
                    Provenance(each["provenance"]),
                    each["origin"],
                )
                for name, each in found["metrics"].items()
            }
        ),
        sources=launch.sources,
    )
    said = diagnose(profile, resolve_chip(device, None), all_rules())
    return CounterVerdict(
        said.limiter, profile, findings=said.findings, excluded=excluded_causes(said)
    )


def _reserved(device: DeviceAttributes) -> int | None:
    reserved = device.values.get("reserved_shared_memory_per_block")
    return None if reserved is None else int(reserved)


def again(case: Path, entry: Entry, backend: EmulatedBackend, chip: ChipFacts) -> Concluded:
    """The conclusions from what was recorded of a case."""
    launch = load_case(case, architecture=architecture_of(backend.device))
    launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    kernel = original_subject(launch, backend.device, chip)
    original = entry["original"]
    return concluded(
        kernel,
        tuple(outcomes(entry)),
        counters(entry, kernel, backend.device),
        interval(original["time_ns"]),
        original["blocks_per_sm"],
    )


def _cause(named: NamedCause) -> dict[str, Any]:
    gain = named.gain
    return {
        "cause": named.cause.value,
        "is_roof": named.cause.is_roof,
        "why": named.sentence,
        "experiment": named.experiment or None,
        "gain": gain and {"estimate": gain.estimate, "low": gain.low, "high": gain.high},
        "claim": named.claim and named.claim.name.lower(),
        "rule": named.rule or None,
        "bound_speedup": named.bound,
    }


def main() -> None:
    """Conclude again, and print what is named otherwise."""
    source, folder, wanted = Path(sys.argv[1]), Path(sys.argv[2]), set(sys.argv[3:])
    cases = {each.name: each.case for each in read_manifest()}
    made = []
    for entry in json.loads(source.read_text()):
        if (wanted and entry["name"] not in wanted) or "error" in entry:
            made.append(entry)
            continue
        whatif = entry["whatif"]
        name = whatif["device"]["chip"]
        found = again(cases[entry["name"]], whatif, EmulatedBackend(name), load_chip(name))
        causes = [_cause(each) for each in found.causes]
        new = {
            "causes": causes,
            "ruled_out": sorted(each.value for each in found.ruled_out),
            "open_questions": [
                {"cause": each.cause.value, "why": each.why} for each in found.open_questions
            ],
        }
        for key, old in (
            ("causes", [each["why"] for each in whatif["causes"]]),
            ("ruled_out", whatif["ruled_out"]),
            ("open_questions", whatif["open_questions"]),
        ):
            now = [each["why"] for each in causes] if key == "causes" else new[key]
            if now != old:
                print(f"{entry['name']}: {key}\n  was {old}\n  now {now}", flush=True)
        made.append({**entry, "whatif": {**whatif, **new}})
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "measured.json").write_text(json.dumps(made))


if __name__ == "__main__":
    main()
