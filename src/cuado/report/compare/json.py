"""Two versions side by side as JSON; what is not known is null, never 0."""

from cuado.optimizer.comparing import Change, Compared, Side
from cuado.report.compare import CompareReport
from cuado.report.json_parts import Json, interval_json


def render(report: CompareReport) -> Json:
    """The report as dictionaries and lists."""
    found = report.result
    return {
        "kind": "compare",
        "tool": {"name": "cuado", "version": report.version},
        "a": _side(found.a),
        "b": _side(found.b),
        "verdict": found.time.verdict.value,
        "reason": found.time.reason,
        "time_ratio": interval_json(found.time.ratio),
        "noise": found.time.floor,
        "apart": list(found.apart),
        "notes": list(found.notes),
        "facts": [{"name": name, "a": a or None, "b": b or None} for name, a, b in found.facts],
        "resources": [_change(row) for row in found.resources],
        "metrics": [_metric(row, found) for row in found.metrics],
    }


def _side(side: Side) -> Json:
    session = side.session
    return {
        "label": side.label,
        "case": session.case,
        "kernel": session.kernel,
        "device": session.device,
        "started": session.started,
        "provenance": "modelled" if session.modelled else "measured",
        "steps": list(side.version.steps),
        "time_ns": interval_json(side.version.time),
    }


def _change(row: Change) -> Json:
    return {
        "name": row.name,
        "unit": row.unit.value if row.unit else None,
        "a": row.before,
        "b": row.after,
        "change": row.change,
        "trend": row.trend.value,
    }


def _metric(row: Change, found: Compared) -> Json:
    measures = [side.version.metrics.get(row.name) for side in (found.a, found.b)]
    a, b = (measure.provenance.value if measure else None for measure in measures)
    return {**_change(row), "provenance": {"a": a, "b": b}}
