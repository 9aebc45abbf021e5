"""A version of the kernel: the original, and the steps that were applied to it one after another.

A list of steps can be replayed on the original at any time and gives the same version.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from threading import Lock

from cuado.errors import CuadoError
from cuado.kernel import without_ptx
from cuado.kernel.assembler_calls import MOST_SECONDS
from cuado.kernel.assembly import rebuilt
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import prepared
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.inline_calls import without_calls
from cuado.kernel.roundings.compared import objection
from cuado.model.launch import Launch
from cuado.model.trial import BY_DRIVER, Program, Trial
from cuado.optimizer.session import Fate
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.ptx.errors import TooLargeError, why_too_large

_LEAST_SECONDS = 1.0
"""Time limit of an assembly that begins when the budget is spent, for the final report."""

Steps = tuple[Transformation, ...]


@dataclass(frozen=True)
class Version:
    """The result of applying steps to the original, assembled.

    Attributes:
        steps: applied in this order; none for the original.
        subject: the resulting launch.
        notes: what was proved for the last step.
    """

    steps: Steps
    subject: Kernel
    notes: tuple[str, ...] = ()

    @cached_property
    def name(self) -> str:
        """Unique among versions of one original."""
        return " + ".join(map(str, self.steps)) or "user's original"

    @property
    def program(self) -> Program:
        """The program for a bench to load."""
        return self.subject.built.program(self.name, self.subject.launch.kernel)

    @property
    def trial(self) -> Trial:
        """The trial that launches it on a bench opened for any version of the kernel."""
        launch = self.subject.launch
        return Trial(
            self.name,
            grid=launch.grid,
            block=launch.block,
            dynamic_shared_bytes=launch.dynamic_shared_bytes,
            shared_carveout=BY_DRIVER if launch.shared_carveout is None else launch.shared_carveout,
        )


@dataclass(frozen=True, slots=True)
class Rejected:
    """Why a step could not be made.

    Attributes:
        fate: REFUSED, or UNSOUND.
        reason: in a sentence.
        absent: true if there is nothing for the step to do.
    """

    fate: Fate
    reason: str
    absent: bool = False


@dataclass
class Versions:
    """Makes versions of one original, each of them once; thread-safe.

    Args:
        original: the user's launch.
        deadline: of ``time.perf_counter``; assemblers, which can take minutes, are stopped then.
    """

    original: Version
    deadline: float = math.inf
    _made: dict[Steps, Version | Rejected] = field(default_factory=dict)
    _seconds: dict[Steps, float] = field(default_factory=dict)
    _under_way: dict[Steps, Lock] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def of(self, steps: Sequence[Transformation]) -> Version | Rejected:
        """The version that results from steps, or why one of them cannot be made."""
        key = tuple(steps)
        if not key:
            return self.original
        with self._lock:
            alone = self._under_way.setdefault(key, Lock())
        with alone:  # Who asks for it meanwhile waits: it is made once.
            if key not in self._made:
                before = self.of(key[:-1])
                if not isinstance(before, Rejected):
                    began = time.thread_time()
                    before = self._next(before, key[-1])
                    self._seconds[key] = time.thread_time() - began
                self._made[key] = before
            return self._made[key]

    def seconds_of(self, steps: Steps) -> float:
        """Seconds of a processor that the last of some steps took to make; 0 if it was not made."""
        return self._seconds.get(steps, 0.0)

    def _next(self, before: Version, step: Transformation) -> Version | Rejected:
        left = max(_LEAST_SECONDS, self.deadline - time.perf_counter())
        return next_version(before, step, min(MOST_SECONDS, left))


def next_version(
    before: Version, step: Transformation, seconds: float = MOST_SECONDS
) -> Version | Rejected:
    """The version with one step more, assembled within ``seconds``; or why there is none.

    An error in a transformation loses that transformation only.
    """
    made = rewritten(before, step)
    return made if isinstance(made, Rejected) else assembled_version(before, step, made, seconds)


def rewritten(before: Version, step: Transformation) -> Rewritten | Rejected:
    """What one step more makes of a version, not assembled; or why it makes nothing."""
    if step.NEEDS_PTX and not before.subject.has_ptx:
        return Rejected(Fate.REFUSED, without_ptx.TRANSFORMATION)
    try:
        made = step.apply(before.subject)
        if isinstance(made, Refusal) and step.NEEDS_PTX:
            # What a function does is unknown, but where its text stands in place of the call.
            other = without_calls(before.subject)
            made = step.apply(other) if other is not None else made
    except (TooLargeError, RecursionError) as error:
        return Rejected(Fate.REFUSED, why_too_large(error))
    except CuadoError as error:
        return Rejected(Fate.REFUSED, f"the kernel cannot be rewritten: {error.message}")
    except Exception as error:  # noqa: BLE001 - a mistake of ours costs one candidate, not the run
        fault = f"a fault of cuado's own: {type(error).__name__}: {error}; please report it"
        return Rejected(Fate.REFUSED, fault)
    return made if isinstance(made, Rewritten) else Rejected(Fate.REFUSED, made.reason, made.absent)


def assembled_version(
    before: Version, step: Transformation, made: Rewritten, seconds: float = MOST_SECONDS
) -> Version | Rejected:
    """The version that :func:`rewritten` has made, assembled; or why it is none."""
    kernel, launch = before.subject, _with_its_source(before.subject.launch, made.launch)
    if launch == kernel.launch:
        return Rejected(Fate.REFUSED, "it changes nothing here", absent=True)
    try:
        built, options = rebuilt(kernel, launch, seconds)
        if launch.has_ptx and not step.IS_EXACT:
            # It may round as it likes; what comes after it rounds as it does.
            ptx, built = prepared(built, launch.kernel, options)
            launch = replace(launch, ptx=ptx)
    except CuadoError as error:
        return Rejected(Fate.UNSOUND, error.message)
    found = Kernel(launch, kernel.chip, built, options)
    if reason := _rounding_objection(kernel, found, step):
        return Rejected(Fate.REFUSED, reason)
    if found.blocks_per_sm == 0:
        used = built.resources
        shared = (used.shared or 0) + launch.dynamic_shared_bytes
        return Rejected(
            Fate.UNSOUND,
            f"no block fits an SM: {used.registers} registers a thread, {shared:,} bytes of shared "
            f"memory, {launch.threads_per_block} threads",
        )
    return Version((*before.steps, step), found, made.notes)


def _rounding_objection(before: Kernel, after: Kernel, step: Transformation) -> str:
    """Why an exact step may round differently; empty if it does not."""
    if not step.IS_EXACT or not after.has_ptx:
        return ""
    try:
        return objection(before.assembled, after.assembled)
    except CuadoError as error:
        return f"whether it rounds as before is unknown: {error.message}"


def _with_its_source(before: Launch, after: Launch) -> Launch:
    """The launch after a step, without the source of the code before if its code has changed.

    A step that recompiles states the new code's source itself.
    """
    is_old = after.ptx != before.ptx and after.compiled_from == before.compiled_from
    return replace(after, compiled_from=None) if is_old else after
