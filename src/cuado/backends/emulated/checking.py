"""Run a launch, and name what it does wrong: every defect once, and the blocks go on.

Blocks run one after another, in order, so that the same launch gives the same defects. Accesses
that may not be made are left out (loads give zero); a block ends where it cannot go on: at a
barrier that is not met, a loop without end, a trap.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import monotonic

import numpy as np

from cuado.backends.emulated.defects import Describer
from cuado.backends.emulated.execution import NO_ERROR, Options, Shape, Worker
from cuado.backends.emulated.layout import Error
from cuado.backends.emulated.memory import Arena
from cuado.backends.emulated.opened import Opened
from cuado.backends.emulated.pinning import pinning_of
from cuado.backends.emulated.program import PREFIX, Program
from cuado.backends.emulated.shadow import Shadow
from cuado.backends.written import written_buffers
from cuado.errors import CuadoError
from cuado.model.defect import Checked, Defect, DefectKind, Severity
from cuado.model.launch import Launch
from cuado.model.trial import Trial

Progress = Callable[[str, int, int], None]
BUDGET = 1 << 33
"""Thread instructions that a block may run in the heads of its loops, by default."""
MOST_THREADS = 1024
_TELL_SECONDS = 0.1
_ENDING = frozenset({DefectKind.ENDLESS, DefectKind.TRAP})
"""Defects after which no further block is run: each would take as long, or the grid has ended."""
_ORDER = tuple(Severity)


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """How a launch is checked.

    Attributes:
        races: whether to look for races.
        blocks: how many to run at most, half of them from the start and half from the end of the
            grid; None for all.
        budget: thread instructions that a block may run in the heads of its loops.
    """

    races: bool = True
    blocks: int | None = None
    budget: int = BUDGET


DEFAULT = CheckOptions()


def check(
    launch: Launch, options: CheckOptions = DEFAULT, progress: Progress | None = None
) -> Checked:
    """Run a launch on the emulated device, and name what it does wrong.

    Args:
        launch: what to run.
        options: how.
        progress: told how many blocks have run.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated; nothing was run.
        CuadoError: the launch cannot be built or opened, or branches too deep to be emulated.
    """
    if launch.threads_per_block > MOST_THREADS:
        raise CuadoError(
            f"a block of {launch.threads_per_block:,} threads",
            f"no GPU runs more than {MOST_THREADS:,}",
        )
    opened = Opened(launch)  # First: it says what cannot be emulated.
    pinning = pinning_of(launch, 0)
    program = Program(launch.ptx, launch.kernel, is_checked=True, pinning=pinning)
    arena = opened.arena(program)
    run = _Run(launch, program, opened.shape(program, Trial()), arena, options)
    run.go(chosen(launch.blocks, options.blocks), progress)
    return run.result()


def chosen(total: int, most: int | None) -> Sequence[int]:
    """Numbers of the blocks to run: all, or some from both ends of the grid."""
    if most is None or most >= total:
        return range(total)
    first = -(-most // 2)
    return [*range(first), *range(total - (most - first), total)]


class _Run:
    """One launch while it is checked."""

    def __init__(
        self, launch: Launch, program: Program, shape: Shape, arena: Arena, options: CheckOptions
    ) -> None:
        self._launch, self._program, self._options = launch, program, options
        own = {PREFIX + v.name for v in program.layout.globals if v.space != "const"}
        watched = frozenset(written_buffers(launch) | own)
        shared = program.layout.static_shared_bytes + shape.dynamic_shared_bytes
        self._shadow = Shadow(
            program.code, arena, watched, shared, launch.blocks, is_wanted=options.races
        )
        self._worker = Worker(program, shape, arena, Options(workers=1))
        self._shadow.watch(self._worker.machine)
        self._describer = Describer(launch, program, arena, shared)
        self._ended: dict[tuple[DefectKind, int], Defect] = {}
        self._blocks, self._interrupted = 0, False

    def go(self, blocks: Sequence[int], progress: Progress | None) -> None:
        """Run blocks, until all are done, or one has run into what ends a grid."""
        numbers = np.array(blocks, np.uint64)
        machine, run = self._worker.machine, self._program.compiled.run_listed
        told = 0.0
        try:
            for place in range(len(numbers)):
                if progress is not None and monotonic() - told > _TELL_SECONDS:
                    progress("blocks", place, len(numbers))
                    told = monotonic()
                machine.budget = self._options.budget
                run(machine, numbers[place:].ctypes.data, 1)
                self._blocks += 1
                if machine.error.kind != NO_ERROR and self._end(machine.error):
                    return
        except KeyboardInterrupt:
            self._interrupted = True

    def _end(self, error: Error) -> bool:
        """Note why a block could not go on; whether the grid ends with it."""
        found = self._describer.ending(error)
        key = found.kind, int(error.instruction)
        before = self._ended.get(key)
        if before is not None:
            found = replace(before, times=before.times + 1)
        self._ended[key] = found
        self._worker.machine.error = Error()
        return found.kind in _ENDING

    def result(self) -> Checked:
        """What was found."""
        checks = self._shadow.checks
        found = [self._describer.noted(checks.found[n]) for n in range(checks.count)]
        found += self._ended.values()
        found = sorted(_merged(found), key=_place)
        total = self._launch.blocks
        unchecked = list(self._shadow.unchecked)
        if self._blocks < total:
            unchecked.insert(0, f"{total - self._blocks:,} of the {total:,} blocks were not run")
        return Checked(
            self._launch.name,
            self._launch.kernel,
            self._launch.grid,
            self._launch.block,
            self._blocks,
            tuple(found),
            int(checks.dropped),
            tuple(unchecked),
            self._interrupted,
        )


def _merged(found: Sequence[Defect]) -> list[Defect]:
    """One defect for those of the same kind on the same source lines: copies of a loop's body."""
    kept: dict[object, Defect] = {}
    for defect in found:
        sides = [side for side in (defect.site, defect.other) if side is not None]
        apart = len({side.block for side in sides}) > 1
        places = tuple(
            (s.file, s.line, s.act) if s.line is not None else (s.ptx_line,) for s in sides
        )
        key = defect.kind, defect.severity, apart, defect.same_warp, places
        before = kept.get(key)
        if before is None:
            kept[key] = defect
        else:
            kept[key] = replace(
                before,
                times=before.times + defect.times,
                instructions=before.instructions + 1,
            )
    return list(kept.values())


def _place(defect: Defect) -> tuple[int, str, int, int]:
    site = defect.site
    return _ORDER.index(defect.severity), site.file, site.line or 0, site.ptx_line
