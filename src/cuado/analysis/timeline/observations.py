"""What a timeline says in sentences with figures, and what to do about it."""

from collections.abc import Iterator

from cuado.analysis.timeline.analysis import TimelineAnalysis
from cuado.analysis.timeline.calls import allocating
from cuado.analysis.timeline.copies import both_ways
from cuado.analysis.timeline.devices import DeviceUse
from cuado.analysis.timeline.hotspots import KernelTime, program_share
from cuado.analysis.timeline.idleness import pace
from cuado.analysis.timeline.observation import Observation, counted, in_percent, in_time
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
TWICE = 2.0
"""The gain that is asked of the hottest kernel where no bound of it is known."""
APART = 0.05
"""Share of the kernels' time in which two run at once, below which streams do not overlap; and of
the copies in one direction in which others run in the other, below which these do not."""


def observations(found: TimelineAnalysis) -> tuple[Observation, ...]:
    """What the timeline says, the most important first."""
    if not found.launches:
        return (_no_kernels(found),)
    said = [_hottest(found)]
    for use in found.devices:
        said.append(pace(found, use))
        said += [*_copies_alone(use), *_copies_apart(found, use)]
    said += [*_late(found), *_pageable(found), *_allocating(found)]
    said += [*_streams(found), *_spread(found), *_failed(found)]
    return tuple(said)


def _no_kernels(found: TimelineAnalysis) -> Observation:
    cut = any(process.complete is False for process in found.timeline.processes)
    what = "No kernel was recorded" if cut else "No kernel was launched"
    if found.copies:
        copies = sum(use.count for use in found.copies)
        what += f", though {counted(copies, 'copy was', 'copies were')} made"
    return Observation(
        "no-kernels",
        f"{what}.",
        "the program did not end in an orderly way: its last moments may not have been written"
        if cut
        else "does the program get as far as its kernels, with these arguments? One that clears "
        "its environment for the processes it starts hides these",
    )


def _hottest(found: TimelineAnalysis) -> Observation:
    spot = found.hotspots[0]
    many = f"{counted(spot.launches, 'launch', 'launches')} of {in_time(spot.mean)}"
    says = f"{spot.kernel} takes {in_percent(spot.share)} of the time of all kernels: {many}."
    alike = [each for each in found.hotspots if each.name == spot.name]
    if len(alike) > 1:
        whole = in_percent(sum(each.share for each in alike))
        says = (
            f"{spot.kernel} takes {whole} of the time of all kernels, in {len(alike):,} launch "
            f"shapes; the first of them {in_percent(spot.share)}: {many}."
        )
    if spot.bound is not None and spot.gain is not None:
        says += f" At most {spot.bound:.2f}x faster, it would save {in_time(spot.gain)}."
    says += _for_the_program(found, spot)
    bare = spot.kernel.partition("<")[0]
    is_kernel = spot.grid is not None
    return Observation(
        "hottest-kernel",
        says,
        f"look into one launch of it: cuado capture -k {bare} -- COMMAND" if is_kernel else "",
    )


def _copies_alone(use: DeviceUse) -> Iterator[Observation]:
    share = use.exposed / use.span if use.span else 0.0
    if share >= EXPOSED:
        yield Observation(
            "exposed-copies",
            f"Copies and memsets run for {in_time(use.exposed)} on {use.device.title} while no "
            f"kernel does: {in_percent(share)} of its time from first to last activity.",
            "copy in a stream of its own, in parts, from pinned memory, while kernels work on "
            "another part; or leave the data on the device",
        )


def _copies_apart(found: TimelineAnalysis, use: DeviceUse) -> Iterator[Observation]:
    """As the Visual Profiler's "low memcpy/memcpy overlap" [004]."""
    ways = both_ways(found.timeline, use.device.number)
    if not use.span or ways.shorter / use.span < EXPOSED:
        return
    share = ways.together / ways.shorter
    if share < APART:
        yield Observation(
            "copies-apart",
            f"Copies to and from {use.device.title} overlap {in_percent(share)} of the time that "
            f"the shorter of the two takes, {in_time(ways.shorter)}.",
            "copy in both directions at once: two streams, pinned memory, asynchronous copies",
        )


def _for_the_program(found: TimelineAnalysis, spot: KernelTime) -> str:
    """What a gain of the kernel means for the program, by Amdahl's law; empty if unknown."""
    program = program_share(found.timeline, found.hotspots, spot)
    if program is None or program.most is None:
        return ""
    gain = spot.bound or TWICE
    how = "twice as fast" if spot.bound is None else f"{gain:.2f}x faster"
    whole = f"{in_percent(program.part)} of the program's {in_time(program.whole * 1e9)}"
    if program.of_kernels:
        whole = f"{in_percent(program.part)} of the kernels' {in_time(program.whole * 1e9)}"
    what = "all kernels together are" if program.of_kernels else "the program is"
    return (
        f" Those launches take {whole}: once they are {how}, {what} at most "
        f"{program.speedup(gain):.2f}x faster, and if they took no time at all, "
        f"{program.most:.3g}x (Amdahl)."
    )


def _late(found: TimelineAnalysis) -> Iterator[Observation]:
    wall = found.timeline.wall
    first = min(use.first for use in found.devices) - found.timeline.start
    if wall and first / wall >= LATE:
        yield Observation(
            "late-start",
            f"The first activity of a device comes {in_time(first)} after the recording began: "
            f"{in_percent(first / wall)} of its {in_time(wall)}.",
            "look at the program's set-up: input, allocation, modules loaded or compiled",
        )


def _pageable(found: TimelineAnalysis) -> Iterator[Observation]:
    slow = [use for use in found.copies if use.host is MemoryKind.PAGEABLE]
    total, span = sum(use.total for use in slow), max(use.span for use in found.devices)
    if not slow or not span or total / span < SLOW_COPIES:
        return
    size = sum(use.bytes for use in slow)
    count = counted(sum(use.count for use in slow), "copy", "copies")
    yield Observation(
        "pageable-copies",
        f"{count} of the host's pageable memory: "
        f"{format_value(size, Unit.BYTE)} at "
        f"{format_value(size * 1e9 / total, Unit.BYTE_PER_SECOND)}; such copies hold up the host.",
        "pinned memory: cudaHostAlloc, cudaHostRegister, pin_memory=True",
    )


def _allocating(found: TimelineAnalysis) -> Iterator[Observation]:
    use = found.devices[0]
    count, time = allocating(found.timeline, use.first, use.last)
    if use.span and time / use.span >= ALLOCATING:
        yield Observation(
            "allocations",
            "Between the first activity and the last, memory is allocated or freed in "
            f"{counted(count, 'call', 'calls')}, for {in_time(time)}; these can hold up the "
            "device.",
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
            f"{in_percent(share)} of the time in which any does, {use.most_at_once:,} at most.",
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
                f"{in_time(spot.low)} or less, a tenth {in_time(spot.high)} or more.",
                "their data differ, or what runs beside them: look into one of each sort",
            )


def _failed(found: TimelineAnalysis) -> Iterator[Observation]:
    failed = [call for call in found.calls if call.failed]
    if failed:
        count = counted(sum(call.failed for call in failed), "call", "calls")
        listed = ", ".join(f"{call.name} {call.failed:,}" for call in failed[:3])
        yield Observation(
            "failed-calls",
            f"{count} gave an error: {listed}.",
            "check what they return; compute-sanitizer names the first cause",
        )
