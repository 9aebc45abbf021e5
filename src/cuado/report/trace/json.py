"""A trace as JSON: every number; times in nanoseconds since the recording's start."""

from dataclasses import asdict

from cuado.analysis.timeline.calls import CallUse
from cuado.analysis.timeline.copies import KINDS, CopyUse
from cuado.analysis.timeline.devices import DeviceUse
from cuado.analysis.timeline.hotspots import KernelTime
from cuado.analysis.timeline.observations import observations
from cuado.analysis.timeline.ranges import RangeUse
from cuado.analysis.timeline.waits import WaitUse
from cuado.model.timeline import TracedDevice, TracedProcess
from cuado.report.json_parts import Json
from cuado.report.trace import TraceReport


def render(report: TraceReport) -> Json:
    """The report as dictionaries and lists."""
    found = report.result
    timeline = found.timeline
    return {
        "kind": "trace",
        "tool": {"name": "cuado", "version": report.version},
        "source": {
            "file": timeline.origin.file,
            "tool": timeline.origin.tool,
            "version": timeline.origin.version or None,
        },
        "exit_code": report.exit_code,
        "unix_start_ns": timeline.unix_start,
        "wall_ns": timeline.wall,
        "records_lost": timeline.dropped,
        "notes": list(timeline.notes),
        "processes": [_process(process) for process in timeline.processes],
        "observations": [
            {"code": said.code, "says": said.says, "advice": said.advice or None}
            for said in observations(found)
        ],
        "ranking": found.ranking.name.lower(),
        "launches": found.launches,
        "kernel_time_ns": found.kernel_time,
        "hotspots": [_hotspot(spot) for spot in found.hotspots],
        "devices": [_device(use) for use in found.devices],
        "copies": [_copies(use) for use in found.copies],
        "host_waits": {"any_thread_ns": found.waited, "kinds": list(map(_wait, found.waits))},
        "calls": list(map(_call, found.calls)) if timeline.calls is not None else None,
        "ranges_by": "launch" if found.ranges_by_launch else "time",
        "ranges": list(map(_range, found.ranges)),
    }


def _wait(use: WaitUse) -> Json:
    return {
        "what": use.what,
        "count": use.count,
        "total_ns": use.total,
        "longest_ns": use.longest,
    }


def _call(use: CallUse) -> Json:
    return {
        "name": use.name,
        "count": use.count,
        "total_ns": use.total,
        "median_ns": use.median,
        "failed": use.failed,
    }


def _range(use: RangeUse) -> Json:
    return {
        "text": use.text,
        "domain": use.domain or None,
        "count": use.count,
        "total_ns": use.total,
        "kernels": use.kernels,
        "kernel_time_ns": use.kernel_time,
        "share": use.share,
        "hottest": use.hottest or None,
        "hottest_share": use.hottest_share if use.hottest else None,
    }


def _process(process: TracedProcess) -> Json:
    return {
        "pid": process.pid,
        "parent": process.parent,
        "command": list(process.command) or None,
        "start_ns": process.start,
        "end_ns": process.end,
        "complete": process.complete,
        "records_lost": process.dropped,
    }


def _hotspot(spot: KernelTime) -> Json:
    return {
        "kernel": spot.kernel,
        "name": spot.name,
        "signature": spot.signature,
        "grid": spot.grid and list(spot.grid),
        "block": spot.block and list(spot.block),
        "cluster": spot.cluster and list(spot.cluster),
        "dynamic_shared_bytes": spot.dynamic_shared,
        "static_shared_bytes": spot.static_shared,
        "registers_per_thread": spot.registers,
        "launches": spot.launches,
        "total_ns": spot.total,
        "share": spot.share,
        "mean_ns": spot.mean,
        "shortest_ns": spot.shortest,
        "decile_1_ns": spot.low,
        "median_ns": spot.median,
        "decile_9_ns": spot.high,
        "longest_ns": spot.longest,
        "first_ns": spot.first,
        "last_ns": spot.last,
        "launched_from": [{"place": place, "launches": count} for place, count in spot.sites],
        "bound_speedup": spot.bound,
        "gain_ns": spot.gain,
    }


def _device(use: DeviceUse) -> Json:
    gaps = use.gaps
    return {
        **_facts(use.device),
        "pace": use.pace.name.lower(),
        "first_ns": use.first,
        "last_ns": use.last,
        "busy_ns": use.busy,
        "idle_share": use.idle_share,
        "idle_share_of_wall": use.idle_share_of_wall,
        "kernels": use.kernels,
        "kernels_from_graphs": use.from_graphs,
        "kernel_time_ns": use.kernel_time,
        "kernel_busy_ns": use.kernel_busy,
        "copy_busy_ns": use.copy_busy,
        "copies_alone_ns": use.exposed,
        "two_kernels_ns": use.two_kernels,
        "most_kernels_at_once": use.most_at_once,
        "streams": use.streams,
        "gaps": {
            "classes": [
                {
                    "least_ns": each.least,
                    "below_ns": each.below,
                    "count": each.count,
                    "total_ns": each.total,
                }
                for each in gaps.classes
            ],
            "host": gaps.causes
            and {f"{name}_ns": time for name, time in asdict(gaps.causes).items()},
            "launch_ns": gaps.launch,
            "after_wait_ns": gaps.after_wait,
        },
    }


def _facts(device: TracedDevice) -> Json:
    return {
        "device": device.number,
        "name": device.name or None,
        "multiprocessors": device.multiprocessors,
        "compute_capability": device.compute and list(device.compute),
        "memory_bytes": device.memory_bytes,
    }


def _copies(use: CopyUse) -> Json:
    return {
        "kind": KINDS[use.kind],
        "host_memory": use.host.name.lower() if use.host is not None else None,
        "count": use.count,
        "bytes": use.bytes,
        "total_ns": use.total,
        "alone_ns": use.exposed,
        "bytes_per_second": use.bandwidth,
        "synchronous": use.synchronous,
    }
