"""A timeline as JSON: roles, shares and waits; single stamps are in what ``--export`` writes."""

from dataclasses import asdict

from cuado.kernel_timeline.result import Cost, KernelTimeline, Region
from cuado.kernel_timeline.roles import Role, Roles, WaitedAt, roles_of
from cuado.report.json_parts import Json
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.view import timeline_view


def render(report: TimelineReport) -> Json:
    """The report as dictionaries and lists."""
    found = report.found
    roles = roles_of(found)
    view = timeline_view(report)
    return {
        "kind": "timeline",
        "tool": {"name": "cuado", "version": report.version},
        "name": found.name,
        "kernel": found.kernel,
        "device": found.device,
        "grid": list(found.grid),
        "block": list(found.block),
        "verdict": view.verdict,
        "time_ns": None if found.time is None else asdict(found.time),
        "clock_ghz": found.clocks_per_nanosecond,
        "blocks_recorded": found.blocks,
        "stamps": len(found.records),
        "same_results": found.same_results,
        "cost": _cost(found.cost),
        "given_up": [_cost(each) for each in found.dearer],
        "critical": None if roles.critical is None else list(roles.roles[roles.critical].warps),
        "roles": [_role(found, roles, role) for role in roles.roles],
        "regions": [_region(found, each) for each in found.regions],
        "silent_warps": list(roles.silent),
        "notes": list(view.notes),
    }


def _cost(cost: Cost) -> Json:
    return {"stamps": cost.label, "ratio": None if cost.ratio is None else asdict(cost.ratio)}


def _role(found: KernelTimeline, roles: Roles, role: Role) -> Json:
    return {
        "warps": list(role.warps),
        "starts_copies": role.starts_copies,
        "multiplies": role.multiplies,
        "copies_out": role.stores,
        "shares": {reason.name.lower(): share for reason, share in role.shares.items()},
        "waits": [_wait(found, roles, wait) for wait in role.waits],
    }


def _wait(found: KernelTimeline, roles: Roles, wait: WaitedAt) -> Json:
    place = found.places[wait.place]
    for_role = None
    if wait.role is not None and wait.role >= 0:
        for_role = list(roles.roles[wait.role].warps)
    return {
        "for": wait.reason.name.lower(),
        "for_warps": for_role,
        "file": place.location and place.location.file,
        "line": place.location and place.location.line,
        "ptx_line": place.ptx_line,
        "instruction": place.instruction,
        "share": wait.share,
        "mean_cycles": wait.mean,
        "count": wait.count,
    }


def _region(found: KernelTimeline, region: Region) -> Json:
    until = None if region.until is None else found.places[region.until]
    return {
        "warps": list(region.warps),
        "ptx_line": found.places[region.place].ptx_line,
        "until_ptx_line": until and until.ptx_line,
        "count": region.count,
        "mean_cycles": region.cycles,
        "second_stamp_adds": region.second,
        "low": region.low,
        "high": region.high,
        "confidence": region.confidence,
    }
