"""What checking found, as JSON."""

from dataclasses import asdict

from cuado.model.defect import Checked, Defect, Location, Site
from cuado.report.check import CheckReport
from cuado.report.check.view import advice, title
from cuado.report.json_parts import Json


def render(report: CheckReport) -> Json:
    """The report as dictionaries and lists."""
    result: Checked = report.result
    return {
        "kind": "check",
        "tool": {"name": "cuado", "version": report.version},
        "name": result.name,
        "kernel": result.kernel,
        "grid": list(result.grid),
        "block": list(result.block),
        "blocks_run": result.blocks,
        "wrong": result.wrong,
        "interrupted": result.interrupted,
        "unchecked": list(result.unchecked),
        "left_out": result.left_out,
        "defects": [_defect(defect) for defect in result.defects],
    }


def _defect(defect: Defect) -> Json:
    return {
        "kind": defect.kind.value,
        "severity": defect.severity.value,
        "title": title(defect),
        "advice": advice(defect),
        "times": defect.times,
        "instructions": defect.instructions,
        "same_warp": defect.same_warp,
        "site": _site(defect.site),
        "other": defect.other and _site(defect.other),
        "location": defect.location and _location(defect.location),
        "mbarrier": None if defect.mbarrier is None else asdict(defect.mbarrier),
    }


def _site(site: Site) -> Json:
    return {
        "act": site.act.value,
        "thread": list(site.thread),
        "block": list(site.block),
        "file": site.file or None,
        "line": site.line,
        "text": site.text or None,
        "instruction": site.instruction,
        "ptx_line": site.ptx_line,
    }


def _location(location: Location) -> Json:
    return {
        "space": location.space,
        "address": location.address,
        "bytes": location.bytes,
        "array": location.array or None,
        "element": location.element,
        "offset": location.offset,
        "array_bytes": location.array_bytes,
        "element_bytes": location.element_bytes,
    }
