"""Steps put together otherwise than greedily: before others, after outdone ones, small gains."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import pytest
from alike import subject_of
from shares import turning

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.moves import named
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.optimizer.session import Candidate, Ending, Fate, Session
from cuado.optimizer.step_combinations import Known, beforehand, combinations, onward, together
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.optimizer.version import Version, Versions
from cuado.what_if.session import Options

TURNS = 24
"""So many that launching takes little of the time."""
_COUNT = re.compile(r"mov\.u32 %r1, (\d+);")


@dataclass(frozen=True)
class Fewer(Transformation):
    """A share of the turns, unless the code has been through what it cannot follow."""

    SUMMARY: ClassVar[str] = "turns less often"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(Bottleneck)
    never_after: ClassVar[tuple[str, ...]] = ()
    better_after: ClassVar[str] = "nothing"
    percent: int

    @classmethod
    def of(cls, name: str, percent: int, *never: str, better: str = "nothing") -> "type[Fewer]":
        body = {
            "NAME": name,
            "never_after": never,
            "better_after": better,
            "percents": (percent,),
            "__module__": __name__,
        }
        return dataclass(frozen=True)(type(name, (cls,), body))

    percents: ClassVar[tuple[int, ...]] = ()

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        gone = any(f"// {each}\n" in kernel.launch.ptx for each in (*cls.never_after, cls.NAME))
        return () if gone else [cls(each) for each in cls.percents]

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        if not self.candidates(kernel):
            return Refusal("it came too late")
        ptx = kernel.launch.ptx
        found = _COUNT.search(ptx)
        assert found is not None
        percent = self.percent // 2 if f"// {self.better_after}\n" in ptx else self.percent
        turns = int(found[1]) * percent // 100 // 256 * 256  # Loops are unrolled alike.
        text = ptx[: found.start()] + f"mov.u32 %r1, {turns};" + ptx[found.end() :]
        return Rewritten(
            replace(kernel.launch, ptx=f"{text}\n// {self.NAME}\n.global .b32 {self.NAME}s;\n")
        )


def run(*kinds: type[Transformation], seconds: float = 120.0, most: int = 12) -> Session:
    launch, backend = turning(TURNS), EmulatedBackend("h200")
    options = LoopOptions(Options((), lines=False), kinds, seconds=seconds, most=most)
    about = session_of(launch, backend, "turns", "", 0)
    return optimize(launch, backend, options, about, NoRecorder())


def kept(session: Session) -> list[Candidate]:
    return [c for i in session.iterations for c in i.candidates if c.fate is Fate.KEPT]


def last(session: Session) -> tuple[str, ...]:
    assert session.last is not None
    return session.last.version.steps


def test_what_gained_is_put_in_before_a_step_after_which_it_has_nothing_to_change() -> None:
    half, thirds = Fewer.of("half", 50), Fewer.of("thirds", 66, "half")
    found = run(half, thirds)
    assert last(found) == ("thirds(percent=66)", "half(percent=50)")
    labels = [each.transformation for each in kept(found)]
    assert labels == ["half(percent=50)", "thirds(percent=66), before half(percent=50)"]
    assert found.ending is Ending.NOTHING_HELPS
    speedups = [i.version.speedup for i in found.iterations[1:]]
    assert speedups[1] is not None
    assert speedups[0] is not None
    assert speedups[1].estimate > 1.3 * speedups[0].estimate > 1.3


def test_what_was_outdone_is_gone_on_from() -> None:
    """The best first step ends it; the other two help only together."""
    best = Fewer.of("best", 55, "second", "third")
    second = Fewer.of("second", 66, "best")
    third = Fewer.of("third", 80, "best", better="second")
    found = run(best, second, third)
    assert last(found) == ("second(percent=66)", "third(percent=80)")
    assert [each.transformation for each in kept(found)] == [
        "best(percent=55)",
        "second(percent=66) + third(percent=80), not best(percent=55)",
    ]


def test_it_is_gone_on_several_steps_deep() -> None:
    best = Fewer.of("best", 45, "one", "two", "three")
    shares = {"one": 70, "two": 72, "three": 74}
    others = [Fewer.of(name, percent, "best") for name, percent in shares.items()]
    found = run(best, *others)
    assert len(last(found)) == 3
    assert "best(percent=45)" not in last(found)
    assert len(kept(found)) == 2


def test_the_last_version_is_measured_though_iterations_are_used_up() -> None:
    found = run(Fewer.of("half", 50), Fewer.of("third", 30), most=1)
    assert found.ending is Ending.BUDGET
    assert last(found) == ("third(percent=30)",)
    assert found.last is not None
    assert found.last.candidates == ()
    assert dict(found.last.untried) == {"half": "the time was spent", "third": "the time was spent"}
    assert found.emitted


@pytest.fixture(scope="module")
def versions() -> Versions:
    return Versions(Version((), subject_of(turning(TURNS))))


def of(versions: Versions, *steps: Transformation) -> Version:
    made = versions.of(steps)
    assert isinstance(made, Version), made
    return made


A, B, C, D = (Fewer.of(name, 50) for name in ("a", "b", "c", "d"))
D.percents = (50, 40)


def known_of(**gains: float) -> Known:
    known = Known()
    for name, gain in gains.items():
        steps = tuple({"a": A, "b": B, "c": C, "d": D}[each](50) for each in name)
        known.add((), steps, gain)
    return known


def test_the_most_promising_first_and_nothing_twice(versions: Versions) -> None:
    known = known_of(a=3.0, b=1.5, c=2.0)
    version = of(versions, A(50))
    labels = [move.label for move in combinations(versions, version, known)]
    assert labels[:4] == [
        "c(percent=50)",
        "c(percent=50), before a(percent=50)",
        "b(percent=50)",
        "b(percent=50), before a(percent=50)",
    ]
    assert "c(percent=50) + a(percent=50)" not in labels  # The same as the second.
    known.add((), (C(50), A(50)), 2.5)
    labels = [move.label for move in combinations(versions, version, known)]
    assert "c(percent=50), before a(percent=50)" not in labels


def test_only_what_no_longer_fits_is_tried_early(versions: Versions) -> None:
    known = known_of(a=3.0, b=1.5, c=1.03)
    version = of(versions, A(50))
    assert beforehand(version, known, ()) == ()
    (move,) = beforehand(version, known, {"a", "b", "c"})
    assert move.steps == (B(50), A(50))
    assert move.new == (0,)
    assert beforehand(of(versions), known, {"a"}) == ()


def test_what_was_wrong_is_not_put_anywhere(versions: Versions) -> None:
    known = known_of(a=3.0, b=1.5)
    known.is_wrong((B(50),))
    assert combinations(versions, of(versions, A(50)), known) == ()
    assert together(of(versions), known) == ()


def test_gains_within_the_noise_are_put_together(versions: Versions) -> None:
    known = known_of(a=1.012, b=1.001, c=1.015)
    (move,) = together(of(versions), known)
    assert move.steps == (C(50), A(50))
    assert move.label == "c(percent=50) + a(percent=50)"
    assert move.new == (0, 1)
    known = known_of(a=1.012, b=1.01, c=1.015)
    assert [len(move.steps) for move in together(of(versions), known)] == [3, 2]


def test_goes_on_from_what_differs(versions: Versions) -> None:
    known = known_of(a=3.0, b=2.0, c=2.0, bc=2.9)
    moves = onward(versions, of(versions, A(50)), (B(50), C(50)), known)
    assert [move.steps for move in moves] == [(B(50), C(50), A(50))]
    assert known.lead((A(50),), [(A(50), B(50)), (B(50), C(50))]) == (B(50), C(50))
    assert known.lead((B(50),), [(B(50), C(50))]) is None


def test_labels_tell_versions_apart(versions: Versions) -> None:
    """c and d are tried instead of all that there is, and of the last step only."""
    known = known_of(a=3.0, b=1.5, c=2.5, d=2.5, ab=6.0, ac=4.5, ad=4.5)
    moves = combinations(versions, of(versions, A(50), B(50)), known)
    labels = {move.label: move.steps for move in moves}
    assert len(labels) == len(moves)
    said = "c(percent=50) + d(percent=50), not "
    assert labels[f"{said}b(percent=50)"] == (A(50), C(50), D(50))
    assert labels[f"{said}a(percent=50) + b(percent=50)"] == (C(50), D(50))
    assert len({move.family for move in moves if move.steps[-2:] == (C(50), D(50))}) == 2


def test_what_is_gone_on_from_may_be_the_version_without_its_last_step(versions: Versions) -> None:
    known = known_of(a=3.0, ab=3.1, ad=3.2)
    (move,) = onward(versions, of(versions, A(50), B(50)), (A(50),), known)
    assert move.steps == (A(50), D(40))
    assert (move.label, move.new) == ("d(percent=40), not b(percent=50)", (1,))
    assert known.lead((A(50), B(50)), [(A(50),)]) == (A(50),)


def test_steps_that_are_alike_are_told_apart_by_their_place(versions: Versions) -> None:
    steps = (A(50), B(50), A(50))
    assert [named(steps, at) for at in range(3)] == [
        "a(percent=50) as step 1",
        "b(percent=50)",
        "a(percent=50) as step 3",
    ]
