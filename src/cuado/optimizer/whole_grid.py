"""Long kernels: the search is made on a part of the grid, and its result held against the whole.

A kernel of half a second has room for twenty runs in ten seconds. Where the first blocks can stand
for all (:mod:`cuado.kernel.facts.threads.grid_part`), experiments and candidates are launched with
these. The steps that are kept are then made of the whole launch, whose conditions they must meet
again, compared on all blocks, and timed there.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from math import ceil
from statistics import median
from typing import Protocol, TypeVar

from cuado.backends.open_bench import OpenBench
from cuado.backends.protocol import Backend, Bench
from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel.facts.threads.grid_part import GridPart, is_in_proportion, part_of_grid
from cuado.kernel.kernel import Kernel
from cuado.metrics.quantity import format_count
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.conditions import conditions_of
from cuado.optimizer.proving import poisoned, unread
from cuado.optimizer.recording import ptx_hash
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.session import Candidate, Fate, Iteration, Session, VersionRecord
from cuado.optimizer.version import Rejected, Version, Versions
from cuado.ptx.errors import why_too_large
from cuado.stats import Interval

LONG = 50e6
"""Nanoseconds from which a kernel is long: a part of its grid is measured."""
_PART = 25e6
"""Nanoseconds that a part takes at most, unless a single wave of blocks takes longer."""
ROUNDS = 3
"""Runs of the original and of the version kept, one after the other, on all blocks."""
RUNS = 2 + ROUNDS + 2
"""Runs of the original that holding a version against it takes, about: two for its results, the
rounds, and what the faster version takes."""

_ENDED = "the run was ended before it was compared"

TooLong = Callable[[Kernel, float], bool]
"""Tells if a kernel takes too long, by the nanoseconds of its first run."""


class Ready(Protocol):
    """A launch on an open device, whose original has run."""

    @property
    def session(self) -> OpenBench:
        """The open device."""
        ...


R = TypeVar("R", bound=Ready)


@dataclass
class WholeGrid:
    """A launch whose search may be made on a part of its blocks.

    Attributes:
        kernel: the original with all blocks; None unless it is long.
        time: nanoseconds of its first run.
        part: what is measured in its place; None for the whole grid.
        why_not: why a long kernel has no part; empty otherwise.
    """

    kernel: Kernel | None = None
    time: float = 0.0
    part: GridPart | None = None
    why_not: str = ""
    _times: list[float] = field(default_factory=list)

    @contextmanager
    def opened(
        self,
        launch: Launch,
        begin: Callable[[Launch, TooLong | None], AbstractContextManager[R]],
    ) -> Iterator[R]:
        """The user's launch on an open device, or a part of its blocks if it takes long.

        Args:
            launch: the user's.
            begin: opens a launch; is told when to give it up.
        """
        with begin(launch, self._is_cut) as ready:
            if self.part is None:
                yield ready
                return
        part = self.part
        with begin(part.launch, None) as ready:
            if is_in_proportion(part, ready.session.kernel_time / self.time):
                yield ready
                return
        self.part, self.why_not = None, "its first blocks do not take as long as the others"
        with begin(launch, None) as ready:
            yield ready

    def _is_cut(self, kernel: Kernel, time: float) -> bool:
        """True if a kernel is long, and has a part that can stand for it."""
        wave = kernel.blocks_per_sm * kernel.chip.sm_count
        if time < LONG or wave == 0:
            return False
        each = time / ceil(kernel.launch.blocks / wave)
        try:
            found = part_of_grid(kernel, max(int(_PART / each), 1))
        except (CuadoError, RecursionError) as error:
            found = why_too_large(error) if isinstance(error, RecursionError) else error.message
        if isinstance(found, str):
            self.why_not = found
            return False
        self.kernel, self.time, self.part = kernel, time, found
        return True

    @property
    def seconds_at_the_end(self) -> float:
        """Seconds that holding the last version against all blocks takes; 0 without a part."""
        return RUNS * self.time / 1e9 if self.part is not None else 0.0

    @property
    def note(self) -> str:
        """What was measured in place of the whole grid; empty without a part."""
        if self.part is None or self.kernel is None:
            return ""
        some, blocks = self.part.launch.blocks, self.kernel.launch.blocks
        return (
            f"the kernel takes {self.time / 1e6:.0f} ms: experiments and candidates were measured "
            f"on the first {some:,} of its {format_count(blocks, 'block')}, which are independent "
            "and alike"
        )

    def confirmed(self, session: Session, backend: Backend, tell: Progress | None) -> Session:
        """The session of all blocks: its last version compared and timed there, or not kept.

        Args:
            session: of the part.
            backend: the device.
            tell: is told what is under way; None for nobody.
        """
        if self.part is None or self.kernel is None or not session.iterations:
            return session
        session = replace(session, notes=(*session.notes, self.note))
        if not session.iterations[-1].version.steps:
            return _timed(session, _range([self.time]))
        if tell is not None:
            tell("comparing and timing on all blocks", 0, 1)
        try:
            return self._held(session, backend)
        except CuadoError as error:
            return self._dropped(session, error.message)
        except KeyboardInterrupt:
            return self._dropped(session, _ENDED)

    def unconfirmed(self, session: Session) -> Session:
        """The session of a run that was ended before its last version was compared."""
        if self.part is None or not session.iterations:
            return session
        session = replace(session, notes=(*session.notes, self.note))
        if not session.iterations[-1].version.steps:
            return _timed(session, _range([self.time]))
        return self._dropped(session, _ENDED)

    def _held(self, session: Session, backend: Backend) -> Session:
        """The session with what the last version does on all blocks.

        Raises:
            CuadoError: it cannot be made of the whole launch, or does not run.
        """
        assert self.kernel is not None  # noqa: S101 (for the type checker)
        launch = self.kernel.launch
        versions = Versions(Version((), self.kernel))
        made = _made(versions, session.iterations[-1].version)
        with backend.open(poisoned(launch, unread(launch))) as bench:
            bench.load(replace(versions.original.program, name=ORIGINAL))
            bench.load(made.program)
            found = bench.check(made.trial)
            if not found.equal:
                return self._dropped(session, "its results differ from the original's")
            times, ratios = self._raced(bench, made)
        speedup = _range(ratios)
        if speedup.low <= 1 + session.noise:
            return self._dropped(session, f"it is {speedup.estimate:.2f} times as fast")
        blocks = format_count(launch.blocks, "block")
        note = (
            f"all {blocks}: every bit of every buffer is the original's, and the last version is "
            f"{speedup.estimate:.2f} times as fast in {ROUNDS} rounds"
        )
        whole = tuple(_of_all(each, versions, launch) for each in session.iterations)
        last = replace(whole[-1].version, time=_range(times), speedup=speedup)
        whole = (*whole[:-1], replace(whole[-1], version=last))
        made_of = replace(session, iterations=whole, notes=(*session.notes, note))
        emitted = made.subject.launch.ptx
        return _timed(replace(made_of, emitted=emitted), _range([self.time, *self._times]))

    def _raced(self, bench: Bench, made: Version) -> tuple[list[float], list[float]]:
        """Times of a version on all blocks, and the original's over each."""
        times, ratios = [], []
        for _ in range(ROUNDS):
            own, other = bench.time(Trial()).time, bench.time(made.trial).time
            self._times.append(own)
            times.append(other)
            ratios.append(own / other)
        return times, ratios

    def _dropped(self, session: Session, reason: str) -> Session:
        """The session without the versions that a part of the blocks spoke for."""
        first = session.iterations[0]
        words = f"on all blocks: {reason}"
        tried = tuple(_not_kept(each, words) for each in first.candidates)
        note = f"no version was kept: the fastest one on a part of the blocks was rejected {words}"
        without = replace(session, iterations=(replace(first, candidates=tried),), emitted="")
        without = replace(without, notes=(*without.notes, note))
        return _timed(without, _range([self.time, *self._times]))


def _not_kept(candidate: Candidate, reason: str) -> Candidate:
    """A candidate, which is not kept if it was."""
    if candidate.fate is not Fate.KEPT:
        return candidate
    return replace(candidate, fate=Fate.NO_GAIN, reason=reason)


def _timed(session: Session, time: Interval) -> Session:
    """The session with the time of the original that all blocks take."""
    first, *others = session.iterations
    version = replace(first.version, time=time)
    return replace(session, iterations=(replace(first, version=version), *others))


def _of_all(iteration: Iteration, versions: Versions, launch: Launch) -> Iteration:
    """An iteration whose version is launched with all blocks; it was not timed with these.

    Raises:
        CuadoError: its version cannot be made of the whole launch.
    """
    made = _made(versions, iteration.version)
    return replace(iteration, version=_record(iteration.version, made, launch))


def _made(versions: Versions, record: VersionRecord) -> Version:
    """The version of a record, made of the whole launch.

    Raises:
        CuadoError: a condition does not hold there.
    """
    made = versions.of(tuple(map(transformation_from, record.steps)))
    if isinstance(made, Rejected):
        raise CuadoError(made.reason)
    return made


def _record(record: VersionRecord, made: Version, launch: Launch) -> VersionRecord:
    own = made.subject.launch
    return replace(
        record,
        ptx=ptx_hash(own),
        grid=own.grid,
        block=own.block,
        dynamic_shared_bytes=own.dynamic_shared_bytes,
        time=None,
        conditions=conditions_of(launch, made) if made.steps else None,
    )


def _range(values: list[float]) -> Interval:
    """The range of a few values, with the confidence that so few give."""
    confidence = max(1 - 2.0 ** (1 - len(values)), 0.5)
    return Interval(median(values), min(values), max(values), confidence, len(values))
