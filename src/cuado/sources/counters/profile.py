"""From counters of a repeated launch to a profile, as if a profiler had recorded it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from cuado.backends.protocol import Bench
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.device import DeviceAttributes
from cuado.model.launch import WARP_SIZE, Launch, LaunchShape
from cuado.model.profile import Origin, Profile, RawMetric
from cuado.model.trial import Counted, Loaded, Trial
from cuado.sass.toolchain.classes import CLASSES, SassClass
from cuado.sources.counters.stages import STAGES, substitutes
from cuado.sources.ncu import translate

# Counters that need no counting: of instructions that a kernel's code does not have.
#
# A pass takes 2 to 30 ms on an H100, beside the kernel. On a GH100 a kernel without these
# instructions needs 10 of them for what is counted in 12 otherwise (CUPTI 13.0's plan). What is
# said to be 0 here was 0 where it was counted: nine kernels on an H100
# (``benchmarks/whatif/known_zeros.py``), three on an H200.

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_L1 = "l1tex__t_sector"
_WAITING = frozenset(["NANOSLEEP", "YIELD", "BSYNC", "BREAK", "WARPSYNC", "ENDCOLLECTIVE"])
"""After these all threads of a warp may sleep, yield or be blocked."""
_DOUBLE = frozenset([SassClass.FP64, SassClass.TENSOR])
_ATOMIC = frozenset(
    [SassClass.ATOMIC, SassClass.SHARED_ATOMIC, SassClass.ASYNC_COPY, SassClass.TEXTURE]
)
_LOCAL = frozenset(
    [
        SassClass.LOCAL_LOAD,
        SassClass.LOCAL_STORE,
        SassClass.GENERIC_LOAD,
        SassClass.GENERIC_STORE,
        SassClass.CACHE,
    ]
)


def _stall(reason: str) -> str:
    return f"smsp__average_warps_issue_stalled_{reason}_per_issue_active.ratio"


@dataclass(frozen=True, slots=True)
class _Counted:
    """Counters of some instructions.

    Attributes:
        names: NVIDIA's.
        classes: of the instructions that they count.
        words: modifiers that instructions of other classes have which are counted as well.
        opcodes: base opcodes that are counted as well.
    """

    names: tuple[str, ...]
    classes: frozenset[SassClass] = frozenset()
    words: frozenset[str] = frozenset()
    opcodes: frozenset[str] = frozenset()

    def is_zero(self, found: Collection[str]) -> bool:
        """True if none of some instructions, by their full opcodes, is counted."""
        for full in found:
            base, *words = full.split(".")
            if base in self.opcodes or CLASSES.get(base) in self.classes:
                return False
            if not self.words.isdisjoint(words):
                return False
        return True


_COUNTED = (
    _Counted((f"sm__pipe_fp64_cycles_active{_ELAPSED}",), _DOUBLE, frozenset(["F64"])),
    # Not the tensor pipe itself: additions of halves that move constants (HFMA2.MMA) count there.
    _Counted((_stall("gmma"),), frozenset([SassClass.TENSOR])),
    _Counted(
        (f"sm__inst_executed_pipe_tex{_ELAPSED}", _stall("tex_throttle")),
        frozenset([SassClass.TEXTURE]),
    ),
    _Counted((_stall("membar"),), frozenset([SassClass.FENCE, SassClass.CACHE])),
    _Counted((_stall("sleeping"),), opcodes=_WAITING),
    _Counted(
        (
            f"{_L1}_pipe_lsu_mem_local_op_ld_hit_rate.pct",
            f"{_L1}s_pipe_lsu_mem_local_op_ld.sum",
            f"{_L1}s_pipe_lsu_mem_local_op_st.sum",
        ),
        _LOCAL,
    ),
    _Counted(
        (
            "smsp__inst_executed_op_global_red.sum",
            "smsp__inst_executed_op_generic_atom_dot_alu.sum",
            "smsp__inst_executed_op_generic_atom_dot_cas.sum",
            "smsp__inst_executed_op_shared_atom.sum",
            f"lts__d_atomic_input_cycles_active{_ELAPSED}",
        ),
        _ATOMIC,
    ),
)


def known_zeros(opcodes: Collection[str]) -> Mapping[str, float]:
    """The counters that are 0 for a kernel, and their value.

    Args:
        opcodes: full opcodes of all that the kernel can execute; none where that is not known.

    Returns:
        None of them where the code is not known, has an instruction that cuado does not know, or
        calls what is not in it (``printf``, ``malloc``, the function of a pointer).
    """
    if not opcodes or any(map(_is_unknown, opcodes)):
        return {}
    return dict.fromkeys(_zeros(opcodes), 0.0)


def _zeros(opcodes: Collection[str]) -> Iterator[str]:
    for each in _COUNTED:
        if each.is_zero(opcodes):
            yield from each.names


def _is_unknown(opcode: str) -> bool:
    base, *words = opcode.split(".")
    return base not in CLASSES or (base in {"CALL", "JCAL", "CAL"} and "REL" not in words)


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
