"""What a timeline says in sentences with figures, and what to do about it."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.analyze.timeline.analysis import TimelineAnalysis
from cuado.analyze.timeline.calls import allocating
from cuado.analyze.timeline.devices import DeviceUse, Pace
from cuado.analyze.timeline.gaps import SHORT
from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.model.timeline_tables import MemoryKind

LATE = 0.25
"""Share of the recording before the first activity from which it is said."""
EXPOSED = 0.05
"""Share of a device's span in which only copies run, from which it is said."""
SLOW_COPIES = 0.02
"""Share of the span that copies of pageable memory take, from which it is said."""
ALLOCATING = 0.05
"""Share of the span that the host spends allocating and freeing, from which it is said."""
HOT = 0.05
"""Share of the kernels' time from which a kernel's spread is said."""
SPREAD = 2.0
"""The last decile over the first, from which launches differ."""
ENOUGH = 10
"""Launches from which deciles mean something."""
APART = 0.05
"""Share of the kernels' time in which two run at once, below which streams do not overlap."""


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that a timeline says.

    Attributes:
        code: names it for scripts.
        says: a sentence with its figures.
        advice: what to do; empty if there is nothing to do.
    """

    code: str
    says: str
    advice: str = ""


def observations(found: TimelineAnalysis) -> tuple[Observation, ...]:
    """What the timeline says; what matters most first."""
    if not found.launches:
        return (_no_kernels(found),)
    said = [_hottest(found)]
    for use in found.devices:
        said.append(_pace(found, use))
        said += _copies_alone(use)
    said += [*_late(found), *_pageable(found), *_allocating(found)]
    said += [*_streams(found), *_spread(found), *_failed(found)]
    return tuple(said)


def _no_kernels(found: TimelineAnalysis) -> Observation:
    what = "No kernel was launched"
    if found.copies:
        what += f", though {sum(use.count for use in found.copies):,} copies were made"
    return Observation(
        "no-kernels",
        f"{what}.",
        "does the program get as far as its kernels, with these arguments? One that clears its "
        "environment for the processes it starts hides these",
    )


def _hottest(found: TimelineAnalysis) -> Observation:
    spot = found.hotspots[0]
    many = f"{spot.launches:,} launches of {_time(spot.mean)}" if spot.launches > 1 else "1 launch"
    says = f"{spot.kernel} takes {_share(spot.share)} of the time of all kernels: {many}."
    alike = [each for each in found.hotspots if each.name == spot.name]
    if len(alike) > 1:
        whole = _share(sum(each.share for each in alike))
        says = (
            f"{spot.kernel} takes {whole} of the time of all kernels, in {len(alike):,} launch "
            f"shapes; the first of them {_share(spot.share)}: {many}."
        )
    if spot.bound is not None and spot.gain is not None:
        says += f" At most {spot.bound:.2f}x faster, it would save {_time(spot.gain)}."
    bare = spot.kernel.partition("<")[0]
    is_kernel = spot.grid is not None
    return Observation(
        "hottest-kernel",
        says,
        f"look into one launch of it: cuado capture -k {bare} -- COMMAND" if is_kernel else "",
    )


def _pace(found: TimelineAnalysis, use: DeviceUse) -> Observation:
    name = use.device.title
    span = f"the {_time(use.span)} from its first activity to its last"
    if use.pace is Pace.BUSY:
        share = 1 - use.idle_share
        return Observation("device-busy", f"{name} is busy {_share(share)} of {span}.")
    says = f"{name} idles {_share(use.idle_share)} of {span}"
    if use.pace is Pace.LAUNCH_BOUND:
        return _launch_bound(found, use, says)
    causes = use.gaps.causes
    if causes is None:
        return Observation(
            "host-bound",
            f"{says}, {_share(_longer(use) / use.idle)} of that in gaps of {_time(SHORT)} or more: "
            "the host asks for too little work. Calls were not recorded: what it does meanwhile "
            "is not known.",
            "record the calls, too (--calls); look at what the program does between kernels",
        )
    waiting = f"{_share(causes.waiting / use.idle)} of that while the host waits for the device"
    elsewhere = f"{_share(causes.elsewhere / use.idle)} while it does something else"
    if use.pace is Pace.WAITING:
        return Observation(
            "host-waits",
            f"{says}, {waiting} and {elsewhere}, before it asks for the next work.",
            "ask for the next work before waiting: fewer synchronisations, results kept on the "
            "device, copies that do not wait (cudaMemcpyAsync)",
        )
    return Observation(
        "host-bound",
        f"{says}, {waiting} and {elsewhere}, before it asks for the next work.",
        "ask for work earlier: overlap the host's own work with the device's, in threads or in "
        "the order of calls",
    )


def _longer(use: DeviceUse) -> int:
    return sum(each.total for each in use.gaps.classes[1:])


def _launch_bound(found: TimelineAnalysis, use: DeviceUse, says: str) -> Observation:
    short = use.gaps.short
    says += (
        f", {_share(short.total / use.idle)} of that in {short.count:,} gaps shorter than "
        f"{_time(SHORT)}: launch-bound."
    )
    launches = [call for call in found.calls if call.is_launch]
    if launches and use.kernels:
        call = max(launches, key=lambda each: each.total)
        says += (
            f" {call.name} takes the host {_time(call.median)} (median), a kernel runs for "
            f"{_time(use.kernel_time / use.kernels)} (mean)."
        )
    graphs = use.from_graphs is not None and use.from_graphs * 2 >= use.kernels
    advice = "fewer, larger kernels (fused, or more work a launch)"
    return Observation(
        "launch-bound", says, advice if graphs else f"CUDA graphs for what is repeated; {advice}"
    )


def _copies_alone(use: DeviceUse) -> Iterator[Observation]:
    share = use.exposed / use.span if use.span else 0.0
    if share >= EXPOSED:
        yield Observation(
            "exposed-copies",
            f"Copies and memsets run for {_time(use.exposed)} on {use.device.title} while no "
            f"kernel does: {_share(share)} of its time from first to last activity.",
            "copy in a stream of its own, in parts, from pinned memory, while kernels work on "
            "another part; or leave the data on the device",
        )


def _late(found: TimelineAnalysis) -> Iterator[Observation]:
    wall = found.timeline.wall
    first = min(use.first for use in found.devices) - found.timeline.start
    if wall and first / wall >= LATE:
        yield Observation(
            "late-start",
            f"The first activity of a device comes {_time(first)} after the recording began: "
            f"{_share(first / wall)} of its {_time(wall)}.",
            "look at the program's set-up: input, allocation, modules loaded or compiled",
        )


def _pageable(found: TimelineAnalysis) -> Iterator[Observation]:
    slow = [use for use in found.copies if use.host is MemoryKind.PAGEABLE]
    total, span = sum(use.total for use in slow), max(use.span for use in found.devices)
    if not slow or not span or total / span < SLOW_COPIES:
        return
    size = sum(use.bytes for use in slow)
    yield Observation(
        "pageable-copies",
        f"{sum(use.count for use in slow):,} copies, {format_value(size, Unit.BYTE)}, use pageable "
        f"memory of the host, at {format_value(size * 1e9 / total, Unit.BYTE_PER_SECOND)}; such "
        "copies hold up the host.",
        "pinned memory: cudaHostAlloc, cudaHostRegister, pin_memory=True",
    )


def _allocating(found: TimelineAnalysis) -> Iterator[Observation]:
    use = found.devices[0]
    count, time = allocating(found.timeline, use.first, use.last)
    if use.span and time / use.span >= ALLOCATING:
        yield Observation(
            "allocations",
            f"{count:,} calls between the first activity and the last allocate or free memory, "
            f"for {_time(time)}; they can hold up the device.",
            "allocate once; or from a pool in stream order: cudaMallocAsync, cudaFreeAsync",
        )


def _streams(found: TimelineAnalysis) -> Iterator[Observation]:
    for use in found.devices:
        if use.streams < 2 or not use.kernel_busy:
            continue
        share = use.two_kernels / use.kernel_busy
        apart = share < APART
        yield Observation(
            "streams-apart" if apart else "streams",
            f"{use.device.title} has {use.streams:,} streams; two or more kernels run at once "
            f"{_share(share)} of the time in which any does, {use.most_at_once:,} at most.",
            "kernels that fill the device gain nothing from streams; small ones need launches "
            "that do not wait for each other"
            if apart
            else "",
        )


def _spread(found: TimelineAnalysis) -> Iterator[Observation]:
    said = set()
    for spot in found.hotspots:
        if spot.share < HOT or spot.launches < ENOUGH or not spot.low or spot.name in said:
            continue
        if spot.high / spot.low >= SPREAD:
            said.add(spot.name)
            yield Observation(
                "launches-differ",
                f"Launches of {spot.kernel} with one shape differ: a tenth take "
                f"{_time(spot.low)} or less, a tenth {_time(spot.high)} or more.",
                "their data differ, or what runs beside them: look into one of each sort",
            )


def _failed(found: TimelineAnalysis) -> Iterator[Observation]:
    failed = [call for call in found.calls if call.failed]
    if failed:
        listed = ", ".join(f"{call.name} {call.failed:,}" for call in failed[:3])
        yield Observation(
            "failed-calls",
            f"{sum(call.failed for call in failed):,} calls gave an error: {listed}.",
            "check what they return; compute-sanitizer names the first cause",
        )


def _time(nanoseconds: float) -> str:
    return format_value(nanoseconds, Unit.NANOSECOND)


def _share(part: float) -> str:
    return "<1%" if 0 < part < 0.005 else f"{part:.0%}"
