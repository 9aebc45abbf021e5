"""A kernel made faster, step by step."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cuado.api.devices import backend_at, described_launch
from cuado.api.first_look import errors_of, not_looked
from cuado.errors import CuadoError
from cuado.result import Result

if TYPE_CHECKING:
    from cuado.api.devices import Device, Progress
    from cuado.model.launch import Launch
    from cuado.optimizer.executor import Executor
    from cuado.optimizer.recording import Recorder
    from cuado.optimizer.session import Session
    from cuado.optimizer.transformation import Transformation
    from cuado.sources.launches import Described

LOOK_FROM = 20.0
"""Seconds of a budget from which there is time to look whether the kernel has an error."""


def optimize(  # noqa: PLR0913 - what can be asked
    launch: "Launch | Described",
    *,
    device: "Device" = None,
    transformations: Sequence[str] = (),
    allow: Sequence[str] = (),
    tolerance: float | None = None,
    budget: float = 300.0,
    check: bool = True,
    counters: bool = True,
    chip: str | None = None,
    recorder: "Recorder | None" = None,
    executor: "Executor | None" = None,
    patch: bool = True,
    command: str = "",
    progress: "Progress | None" = None,
) -> "Result[Session]":
    """Make a kernel faster by steps that provably keep its results; until nothing helps.

    Args:
        launch: the kernel and how to launch it; or a case or capture as it was read.
        device: where it runs.
        transformations: names of those that may be tried; empty for all that are exact.
        allow: names of others that may be tried though they change results.
        tolerance: what results may then differ by, as a part of an output's largest magnitude.
        budget: seconds after which nothing new is begun.
        check: whether results of a case or capture are first compared with its reference, or with
            what was captured; and, of a budget of 20 s and more, whether a few blocks are emulated
            to see if the kernel itself has an error, which a note then says.
        counters: whether hardware counters of each version are read.
        chip: the chip's name or file, if what is known of a real device should be overruled.
        recorder: is told of everything as soon as it is known, such as a journal's.
        executor: where candidates are timed; None: on the device.
        patch: whether the fastest version is written into the source as a patch, which is compiled,
            proved and timed as well; takes up to a quarter of the budget more.
        command: what the user wrote, for the journal.
        progress: is told what is under way.

    Raises:
        WrongResultsError: the kernel's results are not its reference's: nothing was timed.
        CuadoError: the launch cannot be built, opened or run; a transformation that changes
            results is named without a tolerance.
    """
    from cuado.device.resolve import resolve_chip
    from cuado.model.launch import Launch
    from cuado.optimizer.executor import InProcess
    from cuado.optimizer.loop import optimize as conduct
    from cuado.optimizer.loop_state import LoopOptions
    from cuado.optimizer.patches.patch_record import SECONDS, SLACK, WRITING, with_patch
    from cuado.optimizer.recording import NoRecorder, session_of
    from cuado.optimizer.session import Ending
    from cuado.report.run import RunReport
    from cuado.sources.launches import textures_of
    from cuado.what_if.counters import read_counters
    from cuado.what_if.registry import all_experiments
    from cuado.what_if.session import Options

    kinds = chosen_transformations(transformations, allow, tolerance)
    backend = backend_at(device, chip, progress)
    known = resolve_chip(backend.device, chip)
    plan = Options(all_experiments(), lines=False, chip=chip)
    where = ""
    notes: tuple[str, ...] = ()
    if not isinstance(launch, Launch):
        from cuado.sources.launches import notes_of

        where, described = str(launch.path), launch
        if check and progress is not None:  # Emulated it can take longer than the budget.
            progress("comparing results with the reference", 0, 1)
        launch = described_launch(described, backend, check=check)
        notes = notes_of(described, launch)
    if bound := textures_of(launch):
        raise CuadoError(
            f"the kernel takes texture objects ({', '.join(bound)}): a faster version would take "
            "pointers in their place, and not fit the program",
            "'cuado whatif' takes the case as it is; or pass pointers, const __restrict__",
        )
    if check:
        notes += errors_of(launch, where) if budget >= LOOK_FROM else (not_looked(where),)
    about = session_of(launch, backend, where, command, plan.seed)
    about = replace(about, notes=(*about.notes, *notes, *filter(None, (known.note,))))
    options = LoopOptions(
        plan,
        kinds,
        budget,
        tolerance=tolerance,
        executor=executor or InProcess(),
        afterwards=WRITING if patch else 0.0,
    )
    read = partial(read_counters, chip=chip) if counters else None
    recorder = recorder or NoRecorder()
    found = conduct(launch, backend, options, about, recorder, read, progress)
    if patch and found.ending not in {Ending.INTERRUPTED, Ending.FAILED}:
        most = min(budget / 4, SECONDS)
        if not found.modelled:
            most = min(most, max(budget - found.seconds, 0.0) + SLACK * budget)
        patched = with_patch(
            found, launch, backend, chip=chip, tolerance=tolerance, seconds=most, progress=progress
        )
        if patched is not found:
            recorder.finish(patched)
        found = patched
    return Result(found, RunReport(found))


def chosen_transformations(
    names: Sequence[str], allowed: Sequence[str], tolerance: float | None
) -> "tuple[type[Transformation], ...]":
    """The transformations that may be tried.

    Args:
        names: of those to try; empty for all that are exact.
        allowed: names of those that may be tried though they change results.
        tolerance: what results may differ by; None for nothing.

    Raises:
        UnknownNameError: there is none of a name; lists those there are.
        CuadoError: one that changes results is not allowed, or without a tolerance.
    """
    from cuado.optimizer.registry import all_transformations, transformation_named

    chosen = [transformation_named(name) for name in names]
    if not chosen:
        chosen = [kind for kind in all_transformations() if kind.IS_EXACT]
    chosen += [kind for name in allowed if (kind := transformation_named(name)) not in chosen]
    for kind in chosen:
        if not kind.IS_EXACT and kind.NAME not in allowed:
            raise CuadoError(
                f"'{kind.NAME}' changes results", f"--allow {kind.NAME} --tolerance 1e-5 allows it"
            )
        if not kind.IS_EXACT and tolerance is None:
            raise CuadoError(
                f"--allow {kind.NAME}: how much may results change?", "add --tolerance 1e-5"
            )
    return tuple(chosen)
