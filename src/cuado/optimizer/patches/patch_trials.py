"""Compiles drafts of a patch, times them with the PTX version, proves the best one.

A draft is held against the user's original as every version is: outputs on the case's inputs and
on fresh ones. Where a step can be written in several ways, the ways are tried one by one, beginning
with the first of each step, and always from the fastest draft so far.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import cached_property

from cuado.backends.protocol import Backend, Bench
from cuado.backends.rounds import measure, plan_of
from cuado.device.chip import ChipFacts
from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.patches.composition import Composer, Draft
from cuado.optimizer.patches.recompilation import compiled_text
from cuado.optimizer.proving import Prover
from cuado.optimizer.version import Version
from cuado.stats import Interval, Verdict

ENOUGH = 0.97
"""Share of the PTX version's gain with which no other way of writing is tried."""
_MOST = 14
"""The most drafts that are compiled."""
_ROUNDS = 24

Choices = tuple[int | None, ...]


@dataclass(frozen=True)
class SourceVersion(Version):
    """A version that was compiled from a patched source; its steps are those it holds."""

    number: int = 0

    @cached_property
    def name(self) -> str:
        """Unique among the drafts."""
        return f"patched source {self.number}"


@dataclass(frozen=True, slots=True)
class Trialled:
    """What a draft came to.

    Attributes:
        draft: the draft.
        reason: why it is not offered; empty if it may be.
        gain: times faster than the original; None if it was not timed.
        share: of the PTX version's gain that it keeps; None likewise.
        proofs: what was compared.
    """

    draft: Draft
    reason: str = ""
    gain: Interval | None = None
    share: float | None = None
    proofs: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """True if it may be offered."""
        return not self.reason


@dataclass
class Drafts:
    """Tries drafts on an open bench.

    Args:
        bench: with the user's original as its original.
        backend: the device.
        chip: facts of it.
        launch: the user's.
        fastest: the version in PTX, loaded.
        prover: compares with the original.
        deadline: of ``time.perf_counter``; no further draft is begun after it.
        first: the first draft.
        ahead: that draft, which is compiled while the device is opened.
    """

    bench: Bench
    backend: Backend
    chip: ChipFacts | None
    launch: Launch
    fastest: Version
    prover: Prover
    deadline: float
    first: Draft
    ahead: "Future[Kernel]"
    _number: int = 0
    _seen: dict[Choices, Trialled] = field(default_factory=dict)

    def best(self, composer: Composer) -> Trialled:
        """The fastest draft that may be offered; without any the first one, with its reason."""
        found = self._tried(composer, self.first)
        while (found.share or 0) < ENOUGH:
            better = self._better(composer, found)
            if better is None:
                break
            found = better
        return found

    def _better(self, composer: Composer, base: Trialled) -> Trialled | None:
        """The first neighbour of a draft that is better than it."""
        for choices in _neighbours(base.draft):
            if len(self._seen) >= _MOST or time.perf_counter() > self.deadline:
                return None
            if choices in self._seen:
                continue
            made = self._tried(composer, composer.draft(choices))
            self._seen[choices] = made
            if made.holds and (not base.holds or (made.share or 0) > (base.share or 0) + 0.01):
                return made
        return None

    def _tried(self, composer: Composer, draft: Draft) -> Trialled:
        if draft.text == composer.text and draft.setting == composer.setting:
            return Trialled(draft, "nothing of it could be written in the source")
        self._number += 1
        try:
            made = self._version(draft)
            self.bench.load(made.program)
            self.bench.time(made.trial)
            made_of = self._timed(draft, made)
            return self._proved(made_of, made) if made_of.holds else made_of
        except CuadoError as error:
            return Trialled(draft, error.message)
        finally:
            self._seen[draft.choices] = Trialled(draft, "tried")

    def _version(self, draft: Draft) -> SourceVersion:
        """The draft compiled and assembled.

        Raises:
            CuadoError: it does not compile, or takes other parameters.
        """
        if draft is self.first:
            kernel = self.ahead.result()
        else:
            kernel = built(self.launch, draft, self.backend, self.chip)
        return SourceVersion(draft.written, kernel, (), self._number)

    def _timed(self, draft: Draft, made: SourceVersion) -> Trialled:
        trials = {made.name: made.trial, self.fastest.name: self.fastest.trial}
        each = sum(self.bench.time(trial).time for trial in (Trial(), *trials.values()))
        modelled = self.bench.is_modelled
        plan = replace(plan_of(_ROUNDS * each, each, modelled=modelled), drop_above=None)
        run = measure(self.bench, trials, plan).run
        own, other = run.compare(made.name), run.compare(self.fastest.name)
        gain = own.gain
        share = None
        if gain is not None and other.gain is not None and other.gain.estimate > 1:
            share = (gain.estimate - 1) / (other.gain.estimate - 1)
        reason = "" if own.verdict is Verdict.FASTER else _NO_GAIN.format(_times(gain))
        return Trialled(draft, reason, gain, share)

    def _proved(self, timed: Trialled, made: SourceVersion) -> Trialled:
        proof = self.prover.prove(self.bench, made)
        reason = "" if proof.holds else f"its results differ: {proof.reason}"
        return replace(timed, reason=reason, proofs=proof.words)


_NO_GAIN = "the patched source is not faster than the original ({})"


def _times(gain: Interval | None) -> str:
    return f"{gain.estimate:.2f} times as fast" if gain is not None else "not timed"


def _neighbours(draft: Draft) -> Iterator[Choices]:
    """Choices that differ in one step: another way to write it, then leaving it out.

    Without one step, another one may be written that was not beside it.
    """
    for at, (choice, ways) in enumerate(zip(draft.choices, draft.ways, strict=True)):
        others: Sequence[int | None] = [n for n in range(ways) if n != choice]
        for other in others:
            yield (*draft.choices[:at], other, *draft.choices[at + 1 :])
    known = tuple(0 if not ways else n for n, ways in zip(draft.choices, draft.ways, strict=True))
    if len(known) > 1:
        for at, choice in enumerate(draft.choices):
            if choice is not None:
                yield (*known[:at], None, *known[at + 1 :])


def opened(backend: Backend, original: Version) -> Bench:
    """A bench with the user's original loaded and run once.

    Raises:
        CuadoError: the device cannot be opened, or the original does not run.
    """
    bench = backend.open(original.subject.launch)
    try:
        bench.load(replace(original.program, name=ORIGINAL))
        bench.time(Trial())
        bench.load(original.program)
    except BaseException:
        bench.close()
        raise
    return bench


def built(launch: Launch, draft: Draft, backend: Backend, chip: ChipFacts | None) -> Kernel:
    """A draft compiled and assembled.

    Raises:
        CuadoError: it does not compile, or the kernel takes other parameters.
    """
    return original_subject(compiled(launch, draft), backend.device, chip)


def compiled(launch: Launch, draft: Draft) -> Launch:
    """The launch of a draft.

    Raises:
        CuadoError: it does not compile, or the kernel takes other parameters.
    """
    return compiled_text(launch, draft.text, draft.setting)
