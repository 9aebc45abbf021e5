"""From counters of a repeated launch to a profile, as if a profiler had recorded it."""

from collections.abc import Mapping
from dataclasses import replace

from cuado.backends.protocol import Bench
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.device import DeviceAttributes
from cuado.model.launch import WARP_SIZE, Launch, LaunchShape
from cuado.model.profile import Origin, Profile, RawMetric
from cuado.model.trial import Counted, Loaded, Trial
from cuado.sources.counters.absent_instructions import known_zeros
from cuado.sources.counters.stages import STAGES, substitutes
from cuado.sources.ncu import translate

TOOL = "CUPTI"
NAMED = 3
"""Metrics that a note names, of those that could not be counted."""


def profile_of(
    launch: Launch, device: DeviceAttributes, counted: Counted, loaded: Loaded
) -> Profile:
    """Everything that is known of a launch after counting it.

    Args:
        launch: with the grid and block that it was counted with.
        device: what the driver says of the device.
        counted: counters under NVIDIA's names, in base units (ns, bytes, percent).
        loaded: what the driver says of the kernel.
    """
    return Profile(
        kernel=launch.kernel,
        signature=launch.kernel,
        index=0,
        origin=Origin(launch.name, counted.tool or TOOL),
        device=device,
        launch=_shape(launch, device, loaded),
        metrics=_metrics(launch, device, counted, loaded),
        instructions=counted.instructions,
        sources=launch.sources,
        raw={name: RawMetric(value, "") for name, value in counted.values.items()},
        notes=tuple(_notes(counted)),
    )


def collect(bench: Bench, trial: Trial, loaded: Loaded) -> Profile:
    """Collect all counters; stage by stage, up to one that cannot be counted, if they must be.

    A GPU's are asked for at once: CUPTI switches its profiler off and on between two schedules,
    which takes as long as three passes of a millisecond's kernel. They are asked for by
    name, backwards: for other orders CUPTI 13.0 plans a pass more on a GH100. Those of instructions
    that the program does not have are not counted; they are 0.

    Args:
        bench: where the trial's program is loaded.
        trial: what to count.
        loaded: what loading its program gave.

    Returns:
        The profile with all counters that were read; without any, its notes say why.

    Raises:
        TrialFailedError: the trial did not run to its end.
    """
    launch = _launched(bench.launch, trial)
    fits = replace(loaded, blocks_per_sm=bench.blocks_per_sm(trial))
    counted = Counted()
    if not bench.is_modelled:
        counted = _at_once(bench, trial, known_zeros(loaded.opcodes))
    if not counted.values:
        counted = _by_stages(bench, trial)
    return profile_of(launch, bench.device, counted, fits)


def _at_once(bench: Bench, trial: Trial, known: Mapping[str, float]) -> Counted:
    """All metrics but those that are known; with these, if any could be read."""
    asked = {name for each in STAGES for name in each.metrics}.difference(known)
    counted = _count(bench, trial, tuple(sorted(asked, reverse=True)))
    if not counted.values:
        return counted
    derived = dict.fromkeys(known, Provenance.DERIVED)
    return replace(
        counted,
        values={**known, **counted.values},
        provenance={**derived, **counted.provenance},
    )


def _by_stages(bench: Bench, trial: Trial) -> Counted:
    counted = Counted()
    for stage in STAGES:
        counted = _joined(counted, _count(bench, trial, stage.metrics))
        if counted.note:
            break
    return counted


def _count(bench: Bench, trial: Trial, metrics: tuple[str, ...]) -> Counted:
    """The metrics of a stage, those that the chip lacks under its own names for them."""
    counted = bench.count(trial, metrics)
    if counted.note or not counted.unavailable:
        return counted
    others = tuple(name for name in substitutes(counted.unavailable) if name not in counted.values)
    if not others:
        return counted
    again = bench.count(trial, others)
    # A name that this chip never had is no loss where its substitute was read.
    lost = counted.unavailable if again.note else _lost(counted, again)
    joined = _joined(counted, replace(again, note=""))
    return replace(joined, unavailable=lost)


def _lost(counted: Counted, again: Counted) -> tuple[str, ...]:
    return tuple(
        name
        for name in counted.unavailable
        if not any(other in again.values for other in substitutes((name,)))
    )


def _joined(before: Counted, after: Counted) -> Counted:
    return Counted(
        values={**before.values, **after.values},
        passes=before.passes + after.passes,
        seconds=before.seconds + after.seconds,
        unavailable=(*before.unavailable, *after.unavailable),
        note=after.note,
        tool=after.tool or before.tool,
        provenance={**before.provenance, **after.provenance},
        instructions=after.instructions or before.instructions,
        sample=after.sample or before.sample,
    )


def _launched(launch: Launch, trial: Trial) -> Launch:
    shared = trial.dynamic_shared_bytes
    return replace(
        launch,
        grid=trial.grid or launch.grid,
        block=trial.block or launch.block,
        dynamic_shared_bytes=launch.dynamic_shared_bytes if shared is None else shared,
    )


def _shape(launch: Launch, device: DeviceAttributes, loaded: Loaded) -> LaunchShape:
    reserved = device.values.get("reserved_shared_memory_per_block")
    return LaunchShape(
        grid=launch.grid,
        block=launch.block,
        registers_per_thread=loaded.registers,
        static_shared_bytes=loaded.static_shared_bytes,
        dynamic_shared_bytes=launch.dynamic_shared_bytes,
        driver_shared_bytes=None if reserved is None else int(reserved),
    )


def _metrics(
    launch: Launch, device: DeviceAttributes, counted: Counted, loaded: Loaded
) -> MetricSet:
    measured = translate.metric_set(counted.values.get, counted.provenance.get)
    given = {name: measured.require(name) for name in measured}
    threads = device.values.get("max_threads_per_multiprocessor")
    sms = device.values.get("multiprocessor_count")
    if threads and loaded.blocks_per_sm:
        warps = loaded.blocks_per_sm * -(-launch.threads_per_block // WARP_SIZE)
        given["theoretical_occupancy"] = _by_driver(
            100 * warps / (threads / WARP_SIZE), Unit.PERCENT
        )
    if sms and loaded.blocks_per_sm:
        waves = launch.blocks / (sms * loaded.blocks_per_sm)
        given["waves_per_sm"] = _by_driver(waves, Unit.WAVE)
    task = launch.task
    if task is not None:
        given["useful_bytes"] = Measure(task.bytes, Unit.BYTE, Provenance.DERIVED, task.basis)
    if task is not None and task.instructions is not None:
        given["useful_instructions"] = Measure(
            task.instructions, Unit.INSTRUCTION, Provenance.DERIVED, "as the case says"
        )
    return MetricSet(given)


def _by_driver(value: float, unit: Unit) -> Measure:
    return Measure(value, unit, Provenance.DERIVED, "from the driver's blocks per SM")


def _listed(names: tuple[str, ...]) -> str:
    """A list of names for a message, cut short if it is long."""
    if len(names) <= NAMED:
        return ", ".join(names)
    return f"{', '.join(names[:NAMED])} and {len(names) - NAMED} more"


def _notes(counted: Counted) -> list[str]:
    notes = [counted.note] if counted.note else []
    if counted.sample:
        notes.append(f"counted: {counted.sample}")
    if counted.unavailable:
        notes.append(f"could not be counted: {_listed(counted.unavailable)}")
    return notes
