"""The loop: what it keeps, what it rejects and why, and that nothing that goes wrong ends it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

import pytest
from alike import case

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.arguments import Buffer, Content
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Launch
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.proving import fresh
from cuado.optimizer.recording import session_of
from cuado.optimizer.session import Candidate, Ending, Fate, Iteration, Session
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.optimizer.transformations.shared_swizzle import TRANSFORMATION as SHARED_SWIZZLE
from cuado.what_if.registry import experiment_named
from cuado.what_if.session import Options

TRANSPOSE = "examples/transpose/transpose_shared.toml"
ASKED = tuple(map(experiment_named, ("memory-only", "math-only", "conflict-free-shared")))


@dataclass
class Kept:
    """A recorder that keeps what it is told, in order."""

    told: list[object] = field(default_factory=list)

    def begin(self, session: Session) -> None:
        self.told.append(session)

    def iteration(self, iteration: Iteration) -> None:
        self.told.append(iteration)

    def candidate(self, candidate: Candidate) -> None:
        self.told.append(candidate)

    def finish(self, session: Session) -> None:
        self.told.append(session)


@dataclass(frozen=True)
class Edited(Transformation):
    """Puts other text in place of some: a transformation that is as wrong as a test wants."""

    old: str
    new: str

    NAME: ClassVar[str] = "edited"
    SUMMARY: ClassVar[str] = "text put in place of other text"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.BANK_CONFLICTS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        return () if "edited" in kernel.launch.ptx else [cls(e.old, e.new) for e in cls.tried]

    tried: ClassVar[Sequence["Edited"]] = ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        if self.old == "raise":
            raise ZeroDivisionError(self.new)
        if self.old not in kernel.launch.ptx:
            return Refusal(f"there is no '{self.old}'")
        text = kernel.launch.ptx.replace(self.old, self.new) + "\n// edited\n"
        return Rewritten(replace(kernel.launch, ptx=text))


def editing(*pairs: tuple[str, str]) -> type[Edited]:
    """A transformation with these values to try."""

    class Editing(Edited):
        NAME: ClassVar[str] = "editing"
        tried: ClassVar[Sequence[Edited]] = tuple(Edited(*pair) for pair in pairs)

    return Editing


def run(
    *kinds: type[Transformation], launch: Launch | None = None, told: Kept | None = None
) -> Session:
    launch = launch or case(TRANSPOSE, N=256)
    backend = EmulatedBackend("h200")
    options = LoopOptions(Options(ASKED, lines=False, budget=60), kinds, seconds=600)
    about = session_of(launch, backend, TRANSPOSE, "", 0)
    return optimize(launch, backend, options, about, told or Kept())


def fates(session: Session) -> dict[str, Fate]:
    return {c.transformation: c.fate for i in session.iterations for c in i.candidates}


def test_keeps_what_helps_and_is_proved_and_ends_when_nothing_does() -> None:
    told = Kept()
    found = run(SHARED_SWIZZLE, told=told)
    assert found.ending is Ending.NOTHING_HELPS
    first, last = found.iterations
    assert first.version.steps == ()
    assert last.version.steps == ("shared-swizzle",)
    (kept,) = first.candidates
    assert kept.fate is Fate.KEPT
    assert kept.gain is not None
    assert kept.gain.low > 1.05
    assert [proof.partition(":")[0] for proof in kept.proofs] == [
        "the case's inputs",
        "fresh inputs, outputs poisoned",
    ]
    (advice,) = kept.advised
    assert advice.step == kept.transformation
    assert "+ 1" in advice.after
    assert last.version.speedup is not None
    assert last.version.speedup.estimate == pytest.approx(kept.gain.estimate, rel=0.02)
    assert found.emitted
    assert found.modelled
    # What is told piece by piece, in order, is what the session holds in the end.
    begun, *pieces, finished = told.told
    assert isinstance(begun, Session)
    assert begun.iterations == ()
    assert finished == found
    assert [type(piece) for piece in pieces[:3]] == [Iteration, Candidate, Iteration]


def test_a_candidate_that_is_wrong_crashes_or_hangs_costs_itself_only() -> None:
    kinds = editing(
        ("raise", "by zero"),
        ("add.f32", "there is no such text"),
        ("ld.shared.f32", "ld.shared.nonsense"),
        ("ld.shared.f32", "ld.shared.s32"),
        ("bar.sync \t0;", "bar.sync \t0;\nrepeat: bra.uni repeat;"),
        ("bar.sync \t0;", ""),
    )
    found = run(kinds, SHARED_SWIZZLE)
    by_name = {c.transformation: c for c in found.iterations[0].candidates}
    raised = by_name["editing(old=raise, new=by zero)"]
    assert raised.fate is Fate.REFUSED
    assert "ZeroDivisionError" in raised.reason
    refused = by_name["editing(old=add.f32, new=there is no such text)"]
    assert (refused.fate, refused.reason) == (Fate.REFUSED, "there is no 'add.f32'")
    nonsense = by_name["editing(old=ld.shared.f32, new=ld.shared.nonsense)"]
    assert nonsense.fate is Fate.UNSOUND
    hangs = next(c for c in by_name.values() if "repeat" in c.transformation)
    assert hangs.fate is Fate.FAILED
    assert by_name["shared-swizzle"].fate is Fate.KEPT
    racy = by_name["editing(old=bar.sync \t0;, new=)"]
    assert racy.fate in (Fate.WRONG, Fate.NO_GAIN, Fate.OUTDONE)
    assert found.ending is Ending.NOTHING_HELPS


def test_wrong_results_are_never_kept_however_fast() -> None:
    # Without its shared loads the kernel stores what it finds in a register: fast, and wrong.
    found = run(editing(("ld.shared.f32 \t", "mov.f32 \t%f1, 0f3F800000; //")))
    (tried,) = found.iterations[0].candidates
    assert tried.fate is Fate.WRONG
    assert tried.reason.startswith("the case's inputs: out[")
    assert "elements differ" in tried.reason
    assert found.iterations[-1].version.steps == ()
    assert not found.emitted


def test_ctrl_c_keeps_what_was_measured() -> None:
    told = Kept()
    launch = case(TRANSPOSE, N=256)
    backend = EmulatedBackend("h200")
    options = LoopOptions(Options(ASKED, lines=False, budget=60), (SHARED_SWIZZLE,))
    about = session_of(launch, backend, TRANSPOSE, "", 0)

    def progress(what: str, done: int, total: int) -> None:
        del done, total
        if "trying " in what:
            raise KeyboardInterrupt

    found = optimize(launch, backend, options, about, told, progress=progress)
    assert found.ending is Ending.INTERRUPTED
    (only,) = found.iterations
    assert only.version.time is not None
    assert fates(found) == {"shared-swizzle": Fate.LEFT_OUT}
    assert told.told[-1] == found


def test_says_why_a_transformation_was_not_tried() -> None:
    class Elsewhere(Edited):
        NAME: ClassVar[str] = "elsewhere"
        RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.FP64})

    found = run(editing(), Elsewhere)
    untried = dict(found.iterations[0].untried)
    assert "nothing to change in this version" in untried["editing"]
    assert "double precision" in untried["elsewhere"]
    assert found.iterations[0].candidates == ()


def test_fresh_inputs_are_other_random_numbers_and_poisoned_outputs() -> None:
    launch = case(TRANSPOSE, N=64)
    buffers = {b.name: b for b in fresh(launch, 3).buffers}
    before = {b.name: b for b in launch.buffers}
    assert isinstance(buffers["in"], Buffer)
    assert buffers["in"].fill.content is Content.RANDOM
    assert buffers["in"].fill.seed != before["in"].fill.seed
    assert before["out"].fill.content is Content.ZEROS
    assert buffers["out"].fill.content is Content.CONSTANT
    assert buffers["out"].fill.value != 0
    assert fresh(launch, 3) == fresh(launch, 3)
