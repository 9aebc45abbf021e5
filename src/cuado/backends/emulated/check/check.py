"""Run a launch and report its defects: each defect once, while the blocks continue.

Blocks run one after another, in order, so that the same launch gives the same defects. Invalid
accesses are skipped (loads return zero); a block ends where it cannot continue: at a barrier that
not all threads reach, an endless loop, a trap.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from time import monotonic

from cuado.backends.emulated.check.defects import Describer
from cuado.backends.emulated.check.layout import Checks
from cuado.backends.emulated.check.shadow import Watch
from cuado.backends.emulated.check.watched_memory import of_cluster, watch_of
from cuado.backends.emulated.execution.blocks import (
    Shape,
    check_shape,
)
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.frontend.program import PREFIX, Program
from cuado.backends.emulated.memory.fixed_addresses import pinning_of
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Engine
from cuado.backends.emulated.process.remote_engine import shared_engine
from cuado.backends.written import written_buffers
from cuado.model.defect import Checked, Defect, DefectKind, Severity
from cuado.model.launch import Launch
from cuado.model.trial import Trial

Progress = Callable[[str, int, int], None]
BUDGET = 1 << 31
"""Default budget of a block, in checked accesses of threads (``lowering.charges``): nine seconds of
a loop that does nothing else."""
SECONDS = 600.0
"""Default time limit, after which no further block is started."""
MOST_BLOCKS = 1 << 19
"""Most blocks that run by default: ten seconds of the shortest kernels."""
_TELL_SECONDS = 0.1
_SOON, _LONG = 3.0, 30.0
"""Seconds from which it is told how much longer a check takes; and left, from which it is told how
to have a report sooner."""
_AT_ONCE = 4096
"""Blocks that are requested from the engine at once."""
_ENDING = frozenset({DefectKind.ENDLESS, DefectKind.TRAP})
"""Defects that stop the check: further blocks would take as long, or the grid has ended."""
_ORDER = tuple(Severity)


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """How a launch is checked.

    Attributes:
        races: true if races are looked for.
        blocks: most blocks to run, half of them from the start and half from the end of the
            grid; None for all, up to ``MOST_BLOCKS``.
        budget: budget of a block, in checked accesses of threads.
        seconds: time limit, after which no further block is started.
    """

    races: bool = True
    blocks: int | None = None
    budget: int = BUDGET
    seconds: float = SECONDS


DEFAULT = CheckOptions()


def check(
    launch: Launch,
    options: CheckOptions = DEFAULT,
    progress: Progress | None = None,
    engine: Engine | None = None,
    program: Program | None = None,
) -> Checked:
    """Run a launch on the emulated device and report its defects.

    Args:
        launch: the launch to run.
        options: how it is checked.
        progress: called with the number of blocks that have run.
        engine: the engine that runs it; None for a worker process.
        program: the launch's kernel, made by ``checked_program`` for a launch before; None to make
            it here.

    Raises:
        TrialFailedError: the process that ran it died, or did not answer.
        UnsupportedInstructionError: an instruction that cannot be emulated; nothing was run.
        CuadoError: the launch cannot be built or opened, or its branches nest too deeply.
    """
    engine = engine or shared_engine()
    engine.warm()
    opened = Opened(
        launch, engine=engine
    )  # Lowering comes first: it refuses instructions that cannot be emulated.
    program = program or checked_program(launch)
    arena = opened.arena(program)
    shape = opened.shape(program, Trial())
    check_shape(program, shape)
    run = _Run(launch, program, shape, arena, options)
    most = MOST_BLOCKS if options.blocks is None else options.blocks
    run.go(chosen(launch.blocks, most), progress)
    return run.result()


def checked_program(launch: Launch) -> Program:
    """The kernel of a launch as it is checked: the same for launches without fixed addresses.

    Raises:
        CuadoError: it cannot be emulated.
    """
    pinning = pinning_of(launch, 0)
    return Program(launch.ptx, launch.kernel, is_checked=True, pinning=pinning)


def chosen(total: int, most: int | None) -> Sequence[int]:
    """Numbers of the blocks to run: all, or some from both ends of the grid."""
    if most is None or most >= total:
        return range(total)
    first = -(-most // 2)
    return [*range(first), *range(total - (most - first), total)]


def activity(done: int, total: int, seconds: float) -> str:
    """What is being done, and for how much longer: blocks take about as long as those before.

    Args:
        done: blocks that have run.
        total: blocks that are to run.
        seconds: they took.
    """
    if seconds < _SOON or not done:
        return "blocks"
    left = seconds * (total - done) / done
    if left < _LONG:
        return f"blocks, about {left:.0f} s left"
    time = f"{left / 60:.0f} min" if left > 120 else f"{left:.0f} s"
    return f"blocks, about {time} left (Ctrl-C reports on those that ran; --blocks runs fewer)"


class _Run:
    """One launch while it is checked."""

    def __init__(
        self, launch: Launch, program: Program, shape: Shape, arena: Arena, options: CheckOptions
    ) -> None:
        self._launch, self._options = launch, options
        own = {PREFIX + v.name for v in program.layout.globals if v.space != "const"}
        watched = frozenset(written_buffers(launch) | own)
        shared = program.layout.static_shared_bytes + shape.dynamic_shared_bytes
        watch = Watch(launch.blocks)
        self._unchecked: tuple[str, ...] = ("races (--no-races)",)
        if options.races:
            watch, self._unchecked = watch_of(program.code, arena, watched, shared, launch.blocks)
        if shape.cluster is not None and prod(shape.cluster) > 1:
            watch = replace(watch, is_cluster=True)
            self._unchecked += of_cluster(watch)
        self._check = arena.engine.check(program, shape, arena, watch)
        self._describer = Describer(launch, program, arena, shared)
        self._ended: dict[tuple[DefectKind, int], Defect] = {}
        self._noted = Checks()
        self._blocks, self._interrupted = 0, False

    def go(self, blocks: Sequence[int], progress: Progress | None) -> None:
        """Run blocks until all are done, or one has a defect that ends the grid."""
        began = monotonic()
        end = began + self._options.seconds
        try:
            while self._blocks < len(blocks) and monotonic() < end:
                if progress is not None:
                    what = activity(self._blocks, len(blocks), monotonic() - began)
                    progress(what, self._blocks, len(blocks))
                few = blocks[self._blocks : self._blocks + _AT_ONCE]
                # A call returns early after _TELL_SECONDS, so that progress is shown.
                done, error = self._check.run(few, self._options.budget, _TELL_SECONDS)
                self._blocks += done
                self._noted = self._check.found()
                if error is not None and self._end(error):
                    break
            self._check.close()
        except KeyboardInterrupt:
            self._interrupted = True

    def _end(self, error: Error) -> bool:
        """Record why a block could not continue; True if the grid ends with it."""
        found = self._describer.ending(error)
        key = found.kind, int(error.instruction)
        # The same instruction may end many blocks: that is one defect, with a count.
        before = self._ended.get(key)
        if before is not None:
            found = replace(before, times=before.times + 1)
        self._ended[key] = found
        return found.kind in _ENDING

    def result(self) -> Checked:
        """The findings of the check."""
        checks = self._noted
        found = [self._describer.noted(checks.found[n]) for n in range(checks.count)]
        found += self._ended.values()
        found = sorted(_merged(found), key=_place)
        total = self._launch.blocks
        unchecked = list(self._unchecked)
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
