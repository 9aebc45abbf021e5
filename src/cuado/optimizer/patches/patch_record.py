"""The patch of a finished run, as a record of the session."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import ceil
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.backends.rounds import Progress
from cuado.cuda_source import unified_diff
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.model.launch import Launch
from cuado.names import readable
from cuado.optimizer.patches.composition import Composer, StepResult
from cuado.optimizer.patches.host_launches import with_launches
from cuado.optimizer.patches.patch_trials import Drafts, Trialled, built, compiled, opened
from cuado.optimizer.patches.site import Setting, Written
from cuado.optimizer.proving import Prover
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.session import PatchRecord, PatchStep, Session
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Rejected, Version, Versions
from cuado.ptx.trim import only_kernel
from cuado.sources.case.sources import text_of

SLACK = 0.1
"""Part of a run's budget that writing the patch may take beyond it."""
_MOST_LINES = 6
"""Lines of the source that are shown for a step that is not written."""
_RUNS = 20
"""Runs of the original that comparing and timing a patched source takes, about."""
WRITING = 1.5
"""Seconds that writing the last version into the source takes, about (on an H100 1.7 to 2.9, of
which the budget's tolerance takes a part)."""
SECONDS = 60.0
"""Time after which no further way of writing is tried."""


def with_patch(
    session: Session,
    launch: Launch,
    backend: Backend,
    *,
    chip: str | None = None,
    tolerance: float | None = None,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> Session:
    """The session with the patch of its last version, or with the reason that there is none.

    Args:
        session: a run on the launch.
        launch: the user's.
        backend: the device that it ran on.
        chip: the chip's name or file, where it is to overrule what is known of the device.
        tolerance: of results, for steps that are not exact.
        seconds: after which no further way of writing is tried.
        progress: is told what is under way.
    """
    last = session.last
    if last is None or not last.version.steps:
        return session
    if words := _too_short(session, seconds):
        return replace(session, patch=PatchRecord(reason=words))
    if progress is not None:
        progress("writing the patch", 0, 1)
    try:
        record = _record(session, launch, backend, chip, tolerance, seconds)
    except CuadoError as error:
        record = PatchRecord(reason=error.message)
    return replace(session, patch=record)


def _too_short(session: Session, seconds: float) -> str:
    """Why a patch cannot be compared and timed in time; empty if it can."""
    time = session.original.version.time if session.original is not None else None
    needed = _RUNS * time.estimate / 1e9 if time is not None and not session.modelled else 0.0
    if needed <= seconds:
        return ""
    return (
        f"no time is left to compare and time a patched source, which takes {needed:.0f} s: "
        f"--budget {ceil(needed / SLACK)} has room for it"
    )


def _record(
    session: Session,
    launch: Launch,
    backend: Backend,
    chip_name: str | None,
    tolerance: float | None,
    seconds: float,
) -> PatchRecord:
    deadline = time.perf_counter() + seconds
    source = launch.compiled_from
    if source is None or not launch.has_ptx:
        return PatchRecord(reason="there is no source in CUDA C++ to patch")
    text = text_of(source.path)
    chip = resolve_chip(backend.device, chip_name).chip
    own = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    original = Version((), original_subject(own, backend.device, chip))
    steps, fastest = _chain(session, original)
    composer = Composer(text, launch.kernel, steps, setting_of(launch), source.defines or {})
    prover = Prover(backend, original, session.seed, tolerance)
    try:
        with ThreadPoolExecutor(1) as pool:
            first = composer.draft()
            ahead = pool.submit(built, launch, first, backend, chip)
            with opened(backend, original) as bench:
                bench.load(fastest.program)
                bench.time(fastest.trial)
                found = Drafts(
                    bench, backend, chip, launch, fastest, prover, deadline, first, ahead
                ).best(composer)
    finally:
        prover.close()
    return _recorded(found, launch, composer, deadline)


def _chain(
    session: Session, original: Version
) -> tuple[list[tuple[Transformation, Kernel]], Version]:
    """The kept steps, each with the kernel that it was applied to; and the last version.

    Raises:
        CuadoError: a kept version cannot be made again.
    """
    last = session.last
    versions, made = Versions(original), original
    steps: list[tuple[Transformation, Kernel]] = []
    for text in last.version.steps if last is not None else ():
        step = transformation_from(text)
        found = versions.of((*made.steps, step))
        if isinstance(found, Rejected):
            raise CuadoError(f"a kept version cannot be made again: {found.reason}")
        steps.append((step, made.subject))
        made = found
    return steps, made


def setting_of(launch: Launch) -> Setting:
    """How a launch is launched, as a patch may change it."""
    return Setting(
        launch.grid,
        launch.block,
        launch.dynamic_shared_bytes,
        launch.max_registers,
        launch.shared_carveout,
    )


def _recorded(found: Trialled, launch: Launch, composer: Composer, deadline: float) -> PatchRecord:
    source = launch.compiled_from
    path = source.path if source is not None else Path()
    draft = found.draft
    steps = tuple(_step(each, composer.text, path.name) for each in draft.results)
    if not found.holds:
        return PatchRecord(
            path.name, steps=steps, reason=found.reason, gain=found.gain, share=found.share
        )
    text, edited = with_launches(draft.text, composer, draft.setting, launch)
    if edited and time.perf_counter() > deadline:
        text, edited = draft.text, "there was no time to compile it with the launch in the file"
    elif edited:
        try:
            compiled(launch, replace(draft, text=text))
        except CuadoError as error:
            text, edited = draft.text, f"the launch in the file was left as it is: {error.message}"
    return PatchRecord(
        file=path.name,
        diff=unified_diff(_name(path), composer.text, text),
        steps=steps,
        launch=tuple(_settings(composer.setting, draft.setting, edited)),
        gain=found.gain,
        share=found.share,
        proofs=found.proofs,
    )


def _step(result: StepResult, text: str, name: str) -> PatchStep:
    step = readable(str(result.step))
    if isinstance(result.made, Written):
        return PatchStep(step, result.made.says, is_written=True)
    rows = text.split("\n")
    lines = tuple(
        f"{name}:{line}: {rows[line - 1].strip()}"
        for line in result.made.lines[:_MOST_LINES]
        if line <= len(rows)
    )
    return PatchStep(step, result.made.reason, lines=lines, write=result.made.write)


def _settings(before: Setting, after: Setting, edited: str) -> Iterator[str]:
    """What is to be set where the kernel is launched or compiled, beside the patch."""
    if after.block != before.block or after.grid != before.grid:
        grid, block = (" x ".join(map(str, each)) for each in (after.grid, after.block))
        yield f"launch {grid} blocks of {block} threads" + (f": {edited}" if edited else "")
    if after.dynamic_shared_bytes != before.dynamic_shared_bytes:
        yield f"ask for {after.dynamic_shared_bytes:,} bytes of dynamic shared memory"
    if after.max_registers != before.max_registers:
        cap = after.max_registers
        yield f"compile with -maxrregcount={cap}" if cap else "compile without -maxrregcount"
    if after.shared_carveout != before.shared_carveout:
        yield (
            "set cudaFuncAttributePreferredSharedMemoryCarveout of the kernel to "
            f"{after.shared_carveout}"
        )
    if after.options:
        yield f"compile with {' '.join(after.options)}"


def _name(path: Path) -> str:
    """The file's name in the diff: relative to the current folder where it lies below it."""
    relative = os.path.relpath(path)
    return path.name if relative.startswith("..") else Path(relative).as_posix()
