"""A comparison as JSON; what is not known is null, never 0."""

from cuado.analysis.comparison.causes import CauseChange
from cuado.analysis.comparison.changes import Change
from cuado.analysis.comparison.compared import Compared
from cuado.analysis.comparison.lines import LineChange
from cuado.analysis.comparison.matching import Comparison
from cuado.analysis.comparison.side import Side, Suspect
from cuado.report.compare import CompareReport
from cuado.report.compare.view import pair_view
from cuado.report.json_parts import Json, interval_json


def render(report: CompareReport) -> Json:
    """The report as dictionaries and lists: the first pair, and in ``others`` the rest."""
    tool = {"name": "cuado", "version": report.version}
    return {"kind": "compare", "tool": tool, **comparison_json(report.result)}


def comparison_json(found: Comparison) -> Json:
    """The first pair, the other ones, and what has no counterpart."""
    first, *others = found.pairs
    return {
        **_pair(first),
        "others": [_pair(each) for each in others],
        "left_out": [{"label": label, "kernel": kernel} for label, kernel in found.left_out],
    }


def _pair(found: Compared) -> Json:
    """One result held against another."""
    view = pair_view(found)
    return {
        "a": _side(found.a),
        "b": _side(found.b),
        "verdict": found.time.verdict.value,
        "reason": found.time.reason,
        "time_ratio": interval_json(found.time.ratio),
        "noise": found.time.floor,
        "apart": list(found.apart),
        "other_work": found.other_work or None,
        "notes": list(found.notes),
        "facts": [{"name": name, "a": a or None, "b": b or None} for name, a, b in view.facts],
        "resources": [_change(row) for row in found.resources],
        "metrics": [_metric(row, found) for row in found.metrics],
        "causes": [_cause(each) for each in found.causes],
        "lines": [_line(each) for each in found.lines],
        "next": list(view.next),
    }


def _side(side: Side) -> Json:
    return {
        "label": side.label,
        "case": side.case or None,
        "kernel": side.kernel,
        "device": side.device or None,
        "origin": side.origin,
        "started": side.started or None,
        "provenance": "modelled" if side.modelled else "measured",
        "steps": list(side.steps),
        "launches": side.launches,
        "grid": side.grid and list(side.grid),
        "block": side.block and list(side.block),
        "time_ns": interval_json(side.time),
        "limiter": {"verdict": side.limit, "unit": side.unit or None, "reason": side.reason},
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
    measures = [side.metrics.get(row.name) for side in (found.a, found.b)]
    a, b = (measure.provenance.value if measure else None for measure in measures)
    return {**_change(row), "weight": row.weight, "provenance": {"a": a, "b": b}}


def _cause(found: CauseChange) -> Json:
    return {
        "fate": found.fate.value,
        "name": found.shown.name,
        "a": _suspect(found.before),
        "b": _suspect(found.after),
    }


def _suspect(found: Suspect | None) -> Json | None:
    if found is None:
        return None
    return {
        "title": found.title,
        "gain": found.gain,
        "where": found.where or None,
        "is_minor": found.is_minor,
    }


def _line(found: LineChange) -> Json:
    sides = ((found.before, found.time_before), (found.after, found.time_after))
    a, b = (
        line
        and {
            "file": line.file,
            "line": line.line,
            "text": line.text or None,
            "share": line.share,
            "time_ns": took,
        }
        for line, took in sides
    )
    return {"a": a, "b": b}
