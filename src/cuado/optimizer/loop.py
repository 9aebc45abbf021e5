"""The loop: measure, ask what limits, try what relaxes it, prove, keep; until nothing helps."""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial

from cuado.backends.clock import clock_of
from cuado.backends.protocol import Backend, StartsAhead
from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Launch
from cuado.optimizer.conditions import conditions_of
from cuado.optimizer.guidance import Guidance, Wanted, guidance
from cuado.optimizer.loop_state import (
    Kept,
    KnownVersions,
    LoopOptions,
    Reserve,
    has_time_to_analyse,
    has_time_to_ask,
    is_near_roof,
    too_short,
)
from cuado.optimizer.move_lists import longer_steps, single_steps
from cuado.optimizer.moves import SPENT
from cuado.optimizer.moves_ahead import MAKING, MovesAhead
from cuado.optimizer.original_gain import against_original
from cuado.optimizer.proving import Prover
from cuado.optimizer.quick_start import anew, at_once, begins_anew, leaves_lanes_idle
from cuado.optimizer.recording import Growing, Recorder, iteration_of
from cuado.optimizer.registry import note_without_ptx
from cuado.optimizer.search import Search
from cuado.optimizer.session import Ending, Session
from cuado.optimizer.shown_causes import shown
from cuado.optimizer.step_combinations import Known
from cuado.optimizer.version import Steps, Version, Versions
from cuado.optimizer.whole_grid import WholeGrid
from cuado.what_if.conduct import OpenLaunch, TooLong, open_launch, run_experiments
from cuado.what_if.device_work import Counters
from cuado.what_if.pictures import is_picture
from cuado.what_if.result import WhatIf
from cuado.what_if.session import MODELLED_SECONDS, Options

_EXPERIMENTS_SHARE = 0.25
"""Part of the remaining time that experiments may take: what they suggest must have time, too."""
_LATE_SHARE = 0.05
"""Part of the whole time that may go into what limits the final version, once all else is done."""
_DIAGNOSIS_SHARE = 0.6
"""Part of the remaining time after which nothing of a diagnosis is begun, that of measuring too."""
_LATE_DIAGNOSIS_SHARE = 0.25  # The same for what limits the final version, of the whole time.
_QUICK_SHARE = 0.1
"""Part of the whole time in which an original that is made anew first is timed."""


def optimize(
    launch: Launch,
    backend: Backend,
    options: LoopOptions,
    about: Session,
    recorder: Recorder,
    counters: Counters | None = None,
    progress: Progress | None = None,
) -> Session:
    """Make a kernel faster by steps that keep its results.

    Args:
        launch: the user's launch.
        backend: the device that runs it.
        options: the extent of the work.
        about: the session at its beginning: kernel, device, command.
        recorder: receives every result as soon as it is known.
        counters: reads hardware counters; None for none.
        progress: receives the current activity.

    Raises:
        CuadoError: the original cannot be built, opened or run. What goes wrong later costs one
            candidate, or ends the session with what there is.
    """
    if not launch.has_ptx:
        about = replace(about, notes=(*about.notes, note_without_ptx(options.transformations)))
    growing = Growing(about, recorder)
    loop = _Loop(launch, backend, options, growing, counters, progress)
    try:
        ending = loop.run()
        growing.session = loop.grid.confirmed(growing.session, backend, progress)
    except KeyboardInterrupt:
        ending = Ending.INTERRUPTED
        growing.session = loop.grid.unconfirmed(growing.session)
    except CuadoError as error:
        failed = replace(growing.session, notes=(*growing.session.notes, error.message))
        growing.ended(_over(failed, Ending.FAILED, loop))
        raise
    return growing.ended(_over(growing.session, ending, loop))


def _over(session: Session, ending: Ending, loop: "_Loop") -> Session:
    """The session at its end."""
    # The range of clocks of all iterations: times of sessions with other clocks do not compare.
    is_kept = session.last is not None and session.last.version.steps
    short = (loop.too_short,) if loop.too_short and not is_kept else ()
    low, high = (each(loop.clocks) if loop.clocks else None for each in (min, max))
    return replace(
        session,
        ending=ending,
        seconds=time.perf_counter() - loop.began,
        clocks=(low, high) if low is not None and high is not None else None,
        emitted=loop.emitted if loop.grid.part is None else session.emitted,
        notes=(*session.notes, *loop.notes, *loop.executor.notes, *short),
    )


class _Loop:
    """One run of the loop."""

    def __init__(
        self,
        launch: Launch,
        backend: Backend,
        options: LoopOptions,
        growing: Growing,
        counters: Counters | None,
        progress: Progress | None,
    ) -> None:
        self._launch, self._backend, self._options = launch, backend, options
        self._growing, self._counters = growing, counters
        self._watcher, self._so_far = progress, ""
        self._progress = self._tell if progress else None
        self._known: KnownVersions | None = None
        self.grid = WholeGrid()
        self.began = time.perf_counter()
        # An emulated device's budget counts work: one question has one answer on a busy machine.
        self._clock = clock_of(backend)
        self._end = self._deadline = self._clock.now() + options.seconds
        self._reserve = Reserve(options.seconds, options.afterwards)
        self._making = 0.0
        self.clocks: list[float] = []
        self.notes: list[str] = []
        self.too_short = ""
        self.executor = options.executor
        self.emitted = ""
        self._is_last = self._is_hurried = self._is_quick = False
        self._has_idle_lanes = False
        # A device that counts work has time enough.
        self._is_decided = self._clock.is_work
        self._turn_began = self._diagnosis = 0.0
        self._pool = ThreadPoolExecutor(MAKING)
        self._ahead: MovesAhead | None = None

    def run(self) -> Ending:
        """Run iterations until the loop ends, and return why it ended."""
        steps: Steps = ()
        predicted: float | None = None
        try:
            # Each iteration opens the fastest version so far; the last one tries nothing.
            for number in range(self._options.most + 1):
                self._is_last = number == self._options.most
                self._turn_began = time.perf_counter()
                with self._opened(steps) as ready:
                    outcome = self._turn(ready, steps, predicted)
                was_quick, self._is_quick = self._is_quick, False
                if was_quick and outcome in (Ending.NOTHING_HELPS, Ending.NEAR_ROOF):
                    self._growing.again()
                    continue
                if isinstance(outcome, Ending):
                    return outcome
                steps, predicted = outcome.steps, outcome.predicted
            return Ending.BUDGET
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)
            if self._known is not None:
                self._known.prover.close()

    def _opened(self, steps: Steps) -> AbstractContextManager[OpenLaunch]:
        """The next version on an open device; of a long original, a part of its blocks."""

        def begin(launch: Launch, too_long: TooLong | None) -> AbstractContextManager[OpenLaunch]:
            chip = self._options.experiments.chip
            return open_launch(
                launch, self._backend, self._chosen, self._progress, too_long, chip=chip
            )

        if self._known is not None:
            version = self._known.version(steps)
            self._making = self._known.versions.seconds_of(steps)
            left = -math.inf if self._clock.is_work else self._deadline - self._clock.now()
            if not self._is_last and left > 0 and not self._is_spent() and self._is_late():
                # In a hurry it is asked little of it: what is tried as a rule is begun at once.
                kinds = self._options.transformations
                self._ahead = MovesAhead(self._pool, self._known.versions, self._known.found)
                self._ahead.begin(version, [Wanted(kind, min(kind.RELAXES)) for kind in kinds])
            return begin(version.subject.launch, None)
        return self.grid.opened(self._launch, begin)

    def _tell(self, what: str, done: int, total: int) -> None:
        """Tell the watcher what is under way, and what is known so far."""
        if self._watcher is not None:
            self._watcher(f"{self._so_far}{what}", done, total)

    def _chosen(self, kernel: Kernel) -> Options:
        """The experiments on a version that is built: few on an original to make anew first."""
        if not self._is_decided:  # Of the whole grid, and not again of a part of it.
            kinds, seconds = self._options.transformations, self._options.seconds
            self._is_decided, self._is_quick = True, begins_anew(kernel, kinds, seconds)
            self._has_idle_lanes = leaves_lanes_idle(kernel)
            if self._is_quick:  # What it is made of is made while the device is opened.
                versions = Versions(Version((), kernel), self._deadline)
                self._ahead = MovesAhead(self._pool, versions, Known())
                self._ahead.begin(versions.original, at_once(kernel, kinds), first=True)
        return self._plan()

    def _plan(self) -> Options:
        """The experiments on the next version and their time budget."""
        plan = self._options.experiments
        pictures = tuple(each for each in plan.experiments if is_picture(each))
        is_late = self._is_late()
        self._is_hurried = is_late and not self._is_last and not self._clock.is_work
        if self._is_quick:
            # It is made anew first; what limits the original is asked if nothing comes of that.
            most = max(_QUICK_SHARE * self._options.seconds, 1.0)
            until = self._until(_LATE_DIAGNOSIS_SHARE * self._options.seconds + most)
            first = replace(plan, experiments=(), lines=False, budget=None, most=most)
            if self._has_idle_lanes:
                return replace(first, experiments=pictures, until=until)
            return first
        if is_late:
            least = max(_LATE_SHARE * self._options.seconds, 1.0)
            spent = time.perf_counter() - self.began + self.grid.seconds_at_the_end
            spent += self._options.afterwards
            left = max(self._options.seconds - spent, 0.0)
            most = max(_LATE_DIAGNOSIS_SHARE * self._options.seconds, least)
            until = self._until(min(most, left))
            # Where all time is spent, the version is timed, and not asked what limits it.
            is_asked = left > least and has_time_to_analyse(left, self._making)
            kept = pictures if self._clock.is_work or is_asked else ()
            return replace(plan, experiments=kept, lines=False, most=least, until=until)
        if plan.budget is not None:
            return plan
        left = self._deadline - self._clock.now()
        most = max(_EXPERIMENTS_SHARE * left, 1.0)
        if not self._growing.session.modelled:
            until = self._until(max(_DIAGNOSIS_SHARE * left, most))
            return replace(plan, most=most, until=until)
        return replace(plan, budget=max(min(MODELLED_SECONDS, most), 1.0))

    def _until(self, seconds: float) -> float | None:
        """So many seconds from now; None where budgets count work: a busy machine builds slowly."""
        return None if self._clock.is_work else time.perf_counter() + seconds

    def _is_late(self) -> bool:
        """True if nothing will be tried on the version: then only its limiter is determined."""
        is_first = self._growing.session.original is None
        if is_first or self._clock.is_work:
            return not is_first and (self._is_last or self._is_spent())
        # Experiments that end near the deadline suggest what nobody can try.
        left = self._deadline - self._clock.now()
        return self._is_last or not has_time_to_ask(left, self._diagnosis, self._making)

    def _turn(self, ready: OpenLaunch, steps: Steps, predicted: float | None) -> Ending | Kept:
        """Measure a version and try its successors."""
        session = ready.session
        if isinstance(self._backend, StartsAhead) and not self._is_last:
            self._backend.start_ahead()  # A proof, or the next version, opens another launch.
        began = time.perf_counter() - self.began
        if not self._clock.is_work:
            self._keep_time(ready)
        self.executor.expects(session)
        known = self._known = self._known or self._begun(session.subject)
        version = known.version(steps)
        found = self._asked(ready, known, version)
        is_asked = steps and self.grid.part is None  # Else it is asked of all blocks, at the end.
        asked = self._clock.now()
        speedup = against_original(session, known.versions.original) if is_asked else None
        if speedup is not None:
            self._reserve.confirming = self._clock.now() - asked
            self._so_far = f"{speedup.estimate:.2f} times faster so far, "
        ending = self._ending(found)
        guide = self._guide(found, session.subject, is_late=ending is Ending.BUDGET)
        conditions = conditions_of(self._launch, version) if steps else None
        measured = iteration_of(found, version, speedup, predicted, conditions)
        self._growing.measured(replace(measured, untried=guide.unwanted, began=began))
        if steps:
            self.emitted = version.subject.launch.ptx
        if ending is not None:
            return ending
        return self._search(ready, known, version, guide)

    def _asked(self, ready: OpenLaunch, known: KnownVersions, version: Version) -> WhatIf:
        """What limits a version; what is tried first is made meanwhile."""
        other = MovesAhead(ready.session.pool, known.versions, known.found)
        ahead, self._ahead = self._ahead or other, None
        is_short = self._is_hurried or self._is_quick
        counters, begin = None if is_short else self._counters, partial(self._begin, ahead, version)
        found = run_experiments(ready, counters, begin)
        ahead.is_over = True
        if not is_short:
            self._diagnosis = self._diagnosis or time.perf_counter() - self._turn_began
        self._learn(found)
        return found

    def _begin(self, ahead: MovesAhead, version: Version, found: WhatIf) -> None:
        """Begin to make what is tried first, as far as it is known before counters are read."""
        if not (self._clock.is_work or self._is_last or self._ending(found)):
            ahead.begin(version, guidance(found, self._options.transformations).wanted)

    def _guide(self, found: WhatIf, kernel: Kernel, *, is_late: bool) -> Guidance:
        """What to try on a version; nothing if the time is spent."""
        kinds = self._options.transformations
        if is_late:
            return Guidance((), tuple((kind.NAME, SPENT) for kind in kinds))
        guide = guidance(found, kinds)
        return anew(guide, kinds, kernel) if self._is_quick else guide

    def _keep_time(self, ready: OpenLaunch) -> None:
        """Keep time for what the final version takes, as it did so far: it must fit, too."""
        if self._known is None:
            seconds, time = self._options.seconds, ready.session.kernel_time
            self._reserve.kernel_time = time
            self.too_short = too_short(seconds, time, self.grid.why_not)
        self._reserve.opening = max(self._reserve.opening, ready.opening)
        self._deadline = self._end - self._reserve.kept(self.grid.seconds_at_the_end)
        if self._known is not None:
            self._known.versions.deadline = self._deadline

    def _begun(self, kernel: Kernel) -> KnownVersions:
        """The state that can be built once the original is measured."""
        deadline = math.inf if self._clock.is_work else self._deadline
        versions = Versions(Version((), kernel), deadline)
        if self._ahead is not None and self._ahead.versions.original.subject is kernel:
            versions, versions.deadline = self._ahead.versions, deadline
        elif self._ahead is not None:  # That was of all blocks, and a part of them is measured.
            self._ahead.is_over, self._ahead = True, None
        seed, tolerance = self._options.experiments.seed, self._options.tolerance
        prover = Prover(self._backend, versions.original, seed, tolerance)
        return KnownVersions(versions, prover)

    def _learn(self, found: WhatIf) -> None:
        self.clocks += found.clocks or ()
        known = {*self._growing.session.notes, *self.notes}
        self.notes += [note for note in found.notes if note not in known]

    def _ending(self, found: WhatIf) -> Ending | None:
        """The reason to stop before anything is tried; None to continue."""
        if found.interrupted:
            return Ending.INTERRUPTED
        if self._is_last or self._is_spent():
            return Ending.BUDGET
        return Ending.NEAR_ROOF if is_near_roof(found) else None

    def _is_spent(self) -> bool:
        """True if nothing new is begun on the version: to analyse large code takes long, too."""
        left = self._deadline - self._clock.now()
        making = 0.0 if self._clock.is_work else self._making
        return left < 0 or not has_time_to_analyse(left, making)

    def _search(
        self, ready: OpenLaunch, known: KnownVersions, version: Version, guide: Guidance
    ) -> Ending | Kept:
        search = Search(
            ready.session,
            known.versions,
            version,
            known.prover,
            self._deadline,
            self._growing.tried,
            self.executor,
            known.found,
            self._clock,
        )
        ready.session.tell("looking for candidates", 0, 1)
        left, found = self._growing.left, known.found
        made = search.through(single_steps(version, guide.wanted, found, left, self._is_spent))
        if made.kept is None and made.spent:
            # The time was up before something gained more than what had gained little.
            made = search.run(())
        is_late = self._is_spent()
        if not (made.is_over or is_late or self._is_quick):
            longer = longer_steps(known.versions, version, found)
            made = search.through((more, 1.0) for more in longer)
        if made.kept is not None:
            last = self._growing.session.iterations[-1]
            self._growing.explained(shown(last, version, made.kept))
            return Kept(made.kept.steps, made.predicted)
        if made.interrupted:
            return Ending.INTERRUPTED
        # In a hurry it was not asked what would help.
        is_cut = made.spent or is_late or self._is_hurried
        return Ending.BUDGET if is_cut else Ending.NOTHING_HELPS
