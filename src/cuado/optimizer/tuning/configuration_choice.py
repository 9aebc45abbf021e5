"""Choosing among configurations of a call, by running it: the protocol of ``cuado.tune``.

1. The first configuration is the default: it is run twice, and says which memory is written, what
   all others have to compute, and whether results vary by themselves.
2. The search of ``cuado tune`` asks for configurations. Each is run once from restored memory and
   its results are compared, bit for bit or within a tolerance; then it is timed in turn with the
   best so far, in rounds of balanced order, memory restored and the L2 flushed before each run.
   Arrays that a call made and returned are overwritten before they are given up: an allocator may
   give their memory to the next one, which would find the results there.
3. A configuration becomes the best if the interval of the ratio says that it is faster beyond the
   noise. What takes more than 4 times the best is not timed again.
4. The best is timed against the default in a run of its own, as the best of many looks better than
   it is. If that does not confirm it, the default stays.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cuado.backends.arrays import Span, device_arrays, span_of, spans_of
from cuado.backends.program_handlers import handlers, raised_by
from cuado.backends.rounds import TICK, plan_of
from cuado.errors import CuadoError
from cuado.optimizer.tuning.measure import HOPELESS
from cuado.optimizer.tuning.outcome import Attempt, Choice, Values, in_words
from cuado.optimizer.tuning.search import Search
from cuado.optimizer.tuning.tolerance import difference
from cuado.stats import Comparison, Plan, Reading, Verdict
from cuado.stats import Protocol as Rounds

BUDGET = 20
"""Number of configurations that are run."""
_ROUND_NS, _MOST_ROUNDS = 0.2e9, 10
"""Time and number of rounds for each configuration in the search, beyond the fewest rounds that
give an interval."""
_FIRST = 5
"""How often the default is timed alone, for the time that all ratios refer to."""
_FINAL_NS = 1e9
"""Time for the last comparison."""
_NAN, _UNLIKELY = 0xFF, 0xA5
"""Bytes to overwrite results with: in floats of any width a NaN, which no tolerance accepts; in
integers neither a small number nor -1."""
_BEST, _CANDIDATE, _CONTROL = "best", "candidate", "best again"

Call = Callable[[Values], object]
"""The tuned call, with a configuration's values."""


class Ground(Protocol):
    """A device for configurations, as :class:`cuado.backends.gpu.borrowed.BorrowedGpu` is one."""

    @property
    def name(self) -> str:
        """Name of the device."""

    @property
    def has_waited(self) -> bool:
        """True if some call blocked the host so long that its time is included in the device's."""

    def hold(self, spans: Sequence[Span]) -> None:
        """Save the contents of memory."""

    def restore(self, which: Sequence[int]) -> None:
        """Restore the saved contents of spans, by number."""

    def read(self, span: Span) -> NDArray[np.uint8]:
        """The current contents of memory."""

    def held(self, number: int) -> NDArray[np.uint8]:
        """The saved contents of a span."""

    def spoil(self, span: Span, pattern: int) -> None:
        """Overwrite memory by a byte."""

    def run(self, call: Callable[[], object]) -> object:
        """Call and wait; returns the call's result."""

    def time(
        self, call: Callable[[], object], restored: Sequence[int], done: Callable[[object], None]
    ) -> Reading:
        """Time of a call from restored memory; its result is passed to ``done``."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of the choice.

    Attributes:
        budget: number of configurations that are run.
        tolerance: relative difference that results may have; None: every bit is the same.
        seed: seed of random decisions.
    """

    budget: int = BUDGET
    tolerance: float | None = None
    seed: int = 0


@dataclass(frozen=True)
class _Ran:
    """One run of a configuration.

    Attributes:
        returned: the call's result, which keeps its memory alive.
        arrays: arrays in the result that are not arguments.
        contents: contents of the arguments' memory, then of these arrays.
        types: element types of each.
    """

    returned: object
    arrays: tuple[Span, ...]
    contents: list[NDArray[np.uint8]]
    types: list[str]


@dataclass
class _Trials:
    """Configurations of a call on a device, and the results they are compared with.

    Attributes:
        kept: numbers of the spans whose contents are kept.
        written: those of them that the call changes.
        expected: contents of the arguments' memory, then of the returned arrays.
        made: whether the call allocated each returned array itself: its address differs while the
            array of the previous call is still alive.
    """

    ground: Ground
    call: Call
    spans: tuple[Span, ...]
    tolerance: float | None
    kept: tuple[int, ...] = ()
    written: tuple[int, ...] = ()
    expected: list[NDArray[np.uint8]] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    made: tuple[bool, ...] = ()

    def begin(self, default: Values) -> None:
        """Run the default, twice."""
        self.ground.hold(self.spans)
        self.kept = self.written = tuple(range(len(self.spans)))
        first = self._run(default)
        self.expected, self.types = first.contents, first.types
        self.written = tuple(
            number
            for number in self.written
            if not np.array_equal(self.ground.held(number), self.expected[number])
        )
        if not self.written and len(self.expected) == len(self.spans):
            raise CuadoError(
                "the call changes none of its arguments: its results cannot be compared",
                "give it the arrays that it writes, not holding the results already; or have it "
                "return them",
            )
        # A second run while the first one's arrays are alive: memory that the allocator hands out
        # anew is the call's own. It also shows whether results are reproducible.
        second = self._run(default)
        self.made = tuple(
            not any(own.address < other.end and other.address < own.end for other in first.arrays)
            for own in second.arrays
        )
        for each in (first, second):
            self._spoil(each.returned)
        if problem := self._difference(second):
            raise CuadoError(
                f"the results vary from run to run: {problem}",
                "sums by atomic additions do; say how much may differ: tolerance=1e-5",
            )

    def restore(self) -> None:
        """Restore everything: a wrong configuration may have written to inputs."""
        self.ground.restore(self.kept)

    def problem(self, values: Values) -> str:
        """How a configuration's results differ from the default's; empty if they do not."""
        ran = self._run(values)
        self._spoil(ran.returned)
        return self._difference(ran)

    def _difference(self, ran: "_Ran") -> str:
        found, types = ran.contents, ran.types
        if types != self.types or [len(each) for each in found] != [len(e) for e in self.expected]:
            return "it returns arrays of other sizes or types"
        for number, (one, other) in enumerate(zip(found, self.expected, strict=True)):
            if differs := difference(one, other, types[number], self.tolerance):
                return f"{self._named(number)}: {differs}"
        return ""

    def _run(self, values: Values) -> "_Ran":
        self.ground.restore(self.written)
        returned = self.ground.run(lambda: self.call(values))
        arrays = self._returned(returned)
        every = (*self.spans, *arrays)
        contents = [self.ground.read(span) for span in every]
        return _Ran(returned, arrays, contents, [span.type for span in every])

    def _returned(self, result: object) -> tuple[Span, ...]:
        """Returned arrays that are not arguments, in order, as addresses vary between runs."""
        made = filter(None, map(span_of, device_arrays([result])))
        return tuple(each for each in made if not self._is_argument(each))

    def _spoil(self, result: object) -> None:
        """Overwrite the arrays that a call made, while they are alive."""
        arrays = self._returned(result)
        if len(arrays) != len(self.made):
            return
        for span, is_own in zip(arrays, self.made, strict=True):
            # Between the elements of one that is not dense there may be another's.
            if is_own and span.type:
                is_number = "float" in span.type or "complex" in span.type
                self.ground.spoil(span, _NAN if is_number else _UNLIKELY)

    def _is_argument(self, span: Span) -> bool:
        return any(own.address <= span.address < own.end for own in self.spans)

    def _named(self, number: int) -> str:
        many = len(self.spans)
        return f"array {number}" if number < many else f"returned array {number - many}"

    def time(self, values: Values) -> Reading:
        return self.ground.time(lambda: self.call(values), self.written, self._spoil)

    def rounds(self, best: Values, other: Values, plan: Plan, *, control: bool) -> Comparison:
        """Compare two configurations, timed in turn."""
        named = {_BEST: best, _CANDIDATE: other} | ({_CONTROL: best} if control else {})
        rounds = Rounds(tuple(named), _BEST, plan, _CONTROL if control else None, TICK)
        while (step := rounds.next()) is not None:
            rounds.record(self.time(named[step.variant]))
        return rounds.run().compare(_CANDIDATE)


def choose(
    call: Call,
    arguments: Sequence[Any],
    tunables: "dict[str, tuple[Any, ...]]",
    configurations: Sequence[tuple[int, ...]],
    ground: Ground,
    wishes: Wishes,
) -> Choice:
    """Find a fast configuration. Memory is restored afterwards.

    Args:
        call: the call to tune.
        arguments: the arguments that contain arrays.
        tunables: values by name.
        configurations: the allowed ones, the default first: the number of each tunable's value.
        ground: the device that runs them.
        wishes: the options of the choice.

    Raises:
        CuadoError: results vary from run to run, or cannot be compared.
        Exception: the call itself raises it with the default.
    """
    began = time.monotonic()
    spans = spans_of(device_arrays(arguments))
    trials = _Trials(ground, call, spans, wishes.tolerance)

    def named(configuration: tuple[int, ...]) -> Values:
        pairs = zip(tunables.items(), configuration, strict=True)
        return {name: values[number] for (name, values), number in pairs}

    try:
        trials.begin(named(configurations[0]))
        best, attempts = _searched(trials, tunables, configurations, named, wishes)
        against = _confirmed(trials, named(configurations[0]), best, attempts[0].time, wishes)
    except BaseException:
        _restored(trials)
        raise
    ground.restore(trials.written)
    kept = against is not None and against.verdict is Verdict.FASTER
    notes = ("some calls kept the host so long that its time is in theirs",)
    return Choice(
        best if kept else named(configurations[0]),
        attempts,
        len(configurations),
        against,
        ground.name,
        time.monotonic() - began,
        notes if ground.has_waited else (),
    )


def _searched(
    trials: _Trials,
    tunables: "dict[str, tuple[Any, ...]]",
    configurations: Sequence[tuple[int, ...]],
    named: Callable[[tuple[int, ...]], Values],
    wishes: Wishes,
) -> tuple[Values, tuple[Attempt, ...]]:
    """The best configuration, and all that were tried."""
    numbers = {name: range(len(values)) for name, values in tunables.items()}
    search = Search(numbers, configurations, configurations[0], None, wishes.seed)
    best = Attempt({}, None)
    attempts: list[Attempt] = []
    while len(attempts) < wishes.budget and (asked := search.ask()) is not None:
        made, is_faster = _tried(trials, named(asked), best, wishes.seed)
        attempts.append(made)
        if best.time is None or is_faster:
            best = made
        search.tell(asked, made.time)
    return best.values, tuple(attempts)


def _tried(trials: _Trials, values: Values, best: Attempt, seed: int) -> tuple[Attempt, bool]:
    """Time a configuration in turn with the best so far; also returns whether it is faster."""
    if best.time is None:
        return Attempt(values, median(trials.time(values).time for _ in range(_FIRST))), True
    before = handlers()
    try:
        if problem := trials.problem(values):
            trials.restore()
            return Attempt(values, None, problem=problem), False
        first = trials.time(values).time
        # Correct but hopelessly slow: its single time is kept, without rounds.
        if first > HOPELESS * best.time:
            return Attempt(values, first), False
        plan = replace(plan_of(_ROUND_NS, best.time, seed), max_rounds=_MOST_ROUNDS)
        found = trials.rounds(best.values, values, plan, control=False)
    except Exception as error:  # noqa: BLE001 - compilers and frameworks raise what they like
        # Errors of signal handlers (Ctrl-C, time limits) are not the configuration's.
        theirs = raised_by(error, before)
        if theirs is not None:
            raise theirs  # noqa: B904 - as the handler raised it
        _see_that_it_works(trials, values, error)
        trials.restore()
        return Attempt(values, None, problem=_said(error)), False
    ratio = found.ratio
    if ratio is None:
        return Attempt(values, first), False
    return Attempt(values, best.time * ratio.estimate, ratio), found.verdict is Verdict.FASTER


def _see_that_it_works(trials: _Trials, values: Values, error: Exception) -> None:
    """Check the device after a failure: an illegal access makes it unusable for the process."""
    try:
        trials.ground.run(lambda: None)
    except CuadoError as lost:
        raise CuadoError(
            f"{in_words(values)} made the GPU unusable for this process: {_said(error)}",
            "start again without this configuration: where=lambda c: ...",
        ) from lost


def _said(error: Exception) -> str:
    if isinstance(error, CuadoError):
        return error.message
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__


def _confirmed(
    trials: _Trials, default: Values, best: Values, time_of_default: float | None, wishes: Wishes
) -> Comparison | None:
    if best == default or time_of_default is None:
        return None
    # The default may be many times slower: that is no reason to give up on the best.
    plan = replace(plan_of(_FINAL_NS, time_of_default, wishes.seed), drop_above=None)
    return trials.rounds(default, best, plan, control=True)


def _restored(trials: _Trials) -> None:
    try:
        trials.restore()
    except CuadoError:
        return  # The context is lost, and what is being raised says so.
