"""An analysis as JSON: every number, with its provenance."""

import math

from cuado.analysis.code_lines import CodeLine, Counts, code_lines
from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.analysis.same_occupancy import SameOccupancy
from cuado.model.finding import Finding
from cuado.report.analysis import Report
from cuado.report.analysis.line_columns import COLUMNS, ordered
from cuado.report.compare.json import comparison_json
from cuado.report.json_parts import Json, limiter_json, measure_json


def render(report: Report) -> Json:
    """The report as dictionaries and lists."""
    found = report.analysis
    body: Json = {
        "kind": "analysis",
        "tool": {"name": "cuado", "version": report.version},
        "source": {
            "file": found.origin.file,
            "tool": found.origin.tool,
            "version": found.origin.version or None,
        },
        "notes": list(found.notes),
        "hotspots": [_hotspot(spot) for spot in found.hotspots],
        "kernels": [_kernel(diagnosis, report) for diagnosis in found.diagnoses],
        "unreadable": [
            {"launch": bad.index, "kernel": bad.kernel, "problem": bad.problem}
            for bad in found.unreadable
        ],
    }
    if report.baselines:
        body["baselines"] = [comparison_json(each) for each in report.baselines]
    return body


def _hotspot(spot: Hotspot) -> Json:
    return {
        "name": spot.longest.profile.kernel,
        "launches": spot.launches,
        "total_ns": spot.total,
        "share": spot.share,
        "verdict": spot.longest.limiter.verdict.value,
        "bound_speedup": spot.longest.best_bound,
        "longest_launch": spot.longest.profile.index,
    }


def _kernel(diagnosis: Diagnosis, report: Report) -> Json:
    profile = diagnosis.profile
    launch = profile.launch
    body: Json = {
        "name": profile.kernel,
        "signature": profile.signature,
        "launch": profile.index,
        "variant": profile.variant.value,
        "duration_ns": profile.metrics.value("duration"),
        "grid": launch.grid and list(launch.grid),
        "block": launch.block and list(launch.block),
        "registers_per_thread": launch.registers_per_thread,
        "shared_bytes_per_block": launch.shared_bytes,
        "device": _device(diagnosis),
        "limiter": limiter_json(diagnosis.limiter),
        "findings": [_finding(finding) for finding in diagnosis.findings],
        "minor": [_finding(finding) for finding in diagnosis.minor],
        "skipped": [
            {"rule": skip.rule, "missing": list(skip.missing), "reason": skip.reason or None}
            for skip in diagnosis.skipped
        ],
        "stalls": diagnosis.stalls,
        "metrics": {name: measure_json(measure) for name, measure in profile.metrics.items()},
        "vendor_advice": [
            {
                "rule": advice.rule,
                "title": advice.title,
                "message": advice.message,
                "estimated_speedup_percent": advice.estimated_speedup,
                "scope": advice.scope or None,
            }
            for advice in profile.vendor_advice
        ],
        "copy_at_same_occupancy": diagnosis.copy and _copy(diagnosis.copy),
        "hints": list(diagnosis.hints),
        "notes": list(profile.notes),
    }
    if report.lines:
        body["lines"] = [_line(line) for line in ordered(code_lines(profile), report.sort)]
    if report.raw:
        body["raw_metrics"] = {
            name: {"value": _finite(metric.value), "unit": metric.unit}
            for name, metric in profile.raw.items()
        }
    return body


def _line(line: CodeLine) -> Json:
    return {
        "file": line.location.file if line.location else None,
        "line": line.location.line if line.location else None,
        "text": line.text or None,
        **_counts(line.counts),
        "instructions": [
            {
                "offset": each.offset,
                "sass": each.sass,
                "ptx": each.ptx or None,
                **_counts(counts),
            }
            for each, counts in line.code
        ],
    }


def _counts(counts: Counts) -> Json:
    """The columns of the table, and what its cells hold beside; null where not known."""
    return {
        **{column.name: column.value(counts) for column in COLUMNS},
        "branches": counts.branches,
        "accesses": counts.accesses,
        "stalls": dict(counts.stalls),
    }


def _copy(copy: SameOccupancy) -> Json:
    return {
        "threads_per_sm": copy.threads,
        "word_bytes": copy.word_bytes,
        "bandwidth": copy.bandwidth,
        "best_copy_bandwidth": copy.full,
        "source": copy.source,
    }


def _finite(value: float | str | None) -> float | str | None:
    """JSON has no NaN; NVIDIA's own metrics do."""
    return value if not isinstance(value, float) or math.isfinite(value) else None


def _device(diagnosis: Diagnosis) -> Json:
    resolved = diagnosis.chip
    return {
        "name": diagnosis.profile.device.name or None,
        "chip": resolved.chip.name,
        "note": resolved.note or None,
        "differences": [
            {"fact": d.fact, "file": d.file_value, "report": d.report_value}
            for d in resolved.differences
        ],
    }


def _finding(finding: Finding) -> Json:
    limit = finding.bound
    return {
        "rule": finding.rule,
        "title": finding.title,
        "kind": finding.kind.value,
        "effort": finding.effort.value,
        "why": finding.why,
        "advice": list(finding.advice),
        "bound_speedup": limit.speedup if limit else None,
        "scope": limit.scope.value if limit else None,
        "bound_basis": limit.basis if limit else None,
        "evidence": [
            {"metric": item.metric, "expected": item.expected or None, **measure_json(item.measure)}
            for item in finding.evidence
        ],
        "lines": [
            {
                "file": line.file,
                "line": line.line,
                "share": line.share,
                "of": line.of,
                "text": line.text,
                "stalls": dict(line.stalls),
            }
            for line in finding.lines
        ],
    }
