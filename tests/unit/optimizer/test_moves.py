"""Moves of a search: what is said of those that cannot be made, and which are not tried at all."""

import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any, cast

import pytest
from alike import case, subject_of
from shares import Turns, session_on, versions_of

from cuado.backends.clock import Clock
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.open_bench import OpenBench
from cuado.kernel.kernel import Kernel
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.executor import Timing
from cuado.optimizer.guidance import Wanted
from cuado.optimizer.move_lists import completed, single_steps
from cuado.optimizer.moves import SPENT, SURE, Move, extensions, refinements
from cuado.optimizer.proving import Prover
from cuado.optimizer.search import Search
from cuado.optimizer.session import Candidate, Fate
from cuado.optimizer.step_combinations import Known
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.block_shape import BlockShape
from cuado.optimizer.transformations.fp64_as_fp32 import TRANSFORMATION as FP64_AS_FP32
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles
from cuado.optimizer.version import Steps, Version, Versions


class Slow:
    """Finds every candidate much slower in its first runs, and says which it saw."""

    notes: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.seen: list[str] = []

    def expects(self, session: OpenBench) -> None:
        del session

    def timed(
        self, session: OpenBench, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        del session, deadline
        for version in versions:
            self.seen.append(version.name)
            yield version, Timing(fate=Fate.SLOWER, reason="much")


class AtOnce:
    """A pool that does what it is given before it returns."""

    def submit(self, function: Any, *arguments: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(function(*arguments))
        return done


def searched(path: str, moves: Sequence[Move], **constants: int) -> tuple[list[Candidate], Slow]:
    original = Version((), subject_of(case(path, **constants)))
    session = SimpleNamespace(
        pool=AtOnce(), tell=lambda *_: None, interrupted=False, kernel_time=1e3, step_time=1e3
    )
    told: list[Candidate] = []
    executor = Slow()
    deadline = time.perf_counter() + 600
    prover = cast("Any", None)
    versions = Versions(original)
    Search(cast("Any", session), versions, original, prover, deadline, told.append, executor).run(
        moves
    )
    return told, executor


def moves_of(path: str, *kinds: Any, **constants: int) -> tuple[Move, ...]:
    version = Version((), subject_of(case(path, **constants)))
    made, _ = extensions(version, [Wanted(kind, Bottleneck.IN_FLIGHT) for kind in kinds])
    return made


def test_once_the_time_is_spent_no_further_kind_is_asked() -> None:
    original = Version((), subject_of(case("examples/transpose/transpose_2d.toml", N=1024)))
    wanted = [Wanted(kind, Bottleneck.IN_FLIGHT) for kind in (BlockShape, BlockCoarsening)]
    asked = iter((False, True))
    moves, left = extensions(original, wanted, is_over=lambda: next(asked))
    assert {type(move.steps[-1]) for move in moves} == {BlockShape}
    assert left == (("block-coarsening", SPENT),)


def test_an_error_in_what_to_try_costs_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(cls: type[BlockShape], kernel: Kernel) -> tuple[BlockShape, ...]:
        raise ZeroDivisionError("by zero")

    path = "examples/transpose/transpose_2d.toml"
    original = Version((), subject_of(case(path, N=1024)))
    wanted = [Wanted(kind, Bottleneck.IN_FLIGHT) for kind in (BlockShape, BlockCoarsening)]
    shapes, _ = extensions(original, wanted[:1])
    versions = Versions(original)
    made = versions.of(shapes[0].steps)
    assert isinstance(made, Version), made
    monkeypatch.setattr(BlockShape, "candidates", classmethod(broken))
    original = Version((), subject_of(case(path, N=1024)))  # Values are looked for once.
    versions = Versions(original)
    moves, ((name, reason),) = extensions(original, wanted)
    assert {type(move.steps[-1]) for move in moves} == {BlockCoarsening}
    assert (name, reason.partition(":")[0]) == ("block-shape", "error in block-shape")
    assert "ZeroDivisionError: by zero" in reason
    assert refinements(versions, made) == ()


def test_one_reason_is_told_once() -> None:
    path = "benchmarks/planted/atomics_global.toml"
    moves = moves_of(path, BlockCoarsening, N=1 << 19)
    assert len(moves) == 3
    (told,), executor = searched(path, moves, N=1 << 19)
    assert told.fate is Fate.REFUSED
    assert told.transformation == str(moves[0].steps[0])
    assert told.reason.endswith("; likewise (axis=x, factor=2), (axis=x, factor=8)")
    assert not executor.seen


def test_values_that_promise_less_than_slow_ones_are_left_out() -> None:
    path = "benchmarks/planted/low_ilp.toml"
    moves = moves_of(path, BlockShape, BlockCoarsening, STEPS=8)
    told, executor = searched(path, moves, STEPS=8)
    shapes = [each for each in told if each.transformation.startswith("block-shape")]
    assert [each.fate for each in shapes] == [Fate.SLOWER] * 2 + [Fate.LEFT_OUT] * 2
    assert str(shapes[0].transformation) in shapes[2].reason
    assert sum("block-shape" in name for name in executor.seen) == 2
    assert sum("block-coarsening" in name for name in executor.seen) == 2


def test_values_of_another_kind_are_another_family() -> None:
    moves = moves_of("examples/transpose/transpose_2d.toml", BlockCoarsening, N=1024)
    assert {each.family for each in moves} == {"block-coarsening x", "block-coarsening y"}
    original = Version((), subject_of(case("examples/transpose/transpose_2d.toml", N=1024)))
    versions = Versions(original)
    step = moves[0].steps[0]
    made = versions.of((step,))
    assert isinstance(made, Version), made
    names = {each.family for each in refinements(versions, made)}
    assert names == {"0 block-coarsening x", "0 block-coarsening y"}


def test_values_of_what_may_gain_much_come_before_what_may_gain_little() -> None:
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    much, little = Wanted(BlockShape, Bottleneck.IN_FLIGHT, 8.0), Bottleneck.OCCUPANCY
    moves, _ = extensions(version, [much, Wanted(BlockCoarsening, little, 1.9)])
    kinds = [type(move.steps[-1]) for move in moves]
    assert kinds[:4] == [BlockShape, BlockShape, BlockCoarsening, BlockShape]
    again, _ = extensions(version, [Wanted(BlockCoarsening, little), much])
    assert [type(move.steps[-1]) for move in again][:4] == [BlockShape] * 4


def test_what_gains_too_little_at_first_is_kept_unless_something_gains_more() -> None:
    versions, _ = versions_of(4, 6, 8)

    def searched(
        *lists: Sequence[int], least: float = 1.9
    ) -> tuple[list[Steps | None], dict[str, Fate]]:
        told: list[Candidate] = []
        prover = Prover(EmulatedBackend("h200"), versions.original, 0)
        deadline = time.perf_counter() + 600
        with session_on(versions.original) as session:
            search = Search(session, versions, versions.original, prover, deadline, told.append)
            runs = [[Move(str(Turns(count)), (Turns(count),)) for count in each] for each in lists]
            found = [search.run(runs[0], least), *map(search.run, runs[1:])]
        prover.close()
        kept = [each.kept.steps if each.kept else None for each in found]
        return kept, {each.transformation: each.fate for each in told}

    kept, fates = searched([8], [8, 6])
    assert kept == [None, (Turns(6),)]
    assert fates == {"turns(count=8)": Fate.OUTDONE, "turns(count=6)": Fate.KEPT}
    kept, fates = searched([8], [])
    assert kept == [None, (Turns(8),)]
    assert fates == {"turns(count=8)": Fate.KEPT}
    assert searched([4], [], least=1.2)[0][0] == (Turns(4),)


@pytest.mark.parametrize(("near", "is_first"), [(1.88, True), (1.1, False), (None, False)])
def test_what_an_experiment_timed_as_it_is_comes_at_once(
    monkeypatch: pytest.MonkeyPatch, near: float | None, is_first: bool
) -> None:
    """Also before other blocks and threads: compiled anew, it can only be the first step."""
    for kind in (FP64_AS_FP32, LoopToGrid):
        monkeypatch.setattr(kind, "candidates", classmethod(lambda cls, _: (cls(),)))
    monkeypatch.setattr(LoopToGrid, "candidates", classmethod(lambda cls, _: (cls(0, 8),)))
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    wanted = [
        Wanted(LoopToGrid, Bottleneck.LAUNCH_SIZE, 9.0, idle=9.0),
        Wanted(FP64_AS_FP32, Bottleneck.FP64, 1.9, near, near=near),
    ]
    moves, least = next(single_steps(version, wanted, Known(), lambda _: None))
    assert [each.steps[0].NAME for each in moves] == [
        "fp64-as-fp32" if is_first else "loop-to-grid"
    ]
    assert least == SURE


@pytest.mark.parametrize("is_shown", [True, False])
def test_what_the_code_shows_and_is_near_comes_at_once(
    monkeypatch: pytest.MonkeyPatch, *, is_shown: bool
) -> None:
    """Of any version: what is compiled anew can only follow what has a source."""
    for kind, step in ((FP64_AS_FP32, FP64_AS_FP32()), (LoopToGrid, LoopToGrid(0, 8))):
        monkeypatch.setattr(kind, "candidates", classmethod(lambda _, __, step=step: (step,)))
        monkeypatch.setattr(kind, "comes_first", classmethod(lambda _, __: is_shown))
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    wanted = [
        Wanted(LoopToGrid, Bottleneck.LAUNCH_SIZE, 9.0, idle=9.0),
        Wanted(FP64_AS_FP32, Bottleneck.FP64),
    ]
    moves, _ = next(single_steps(version, wanted, Known(), lambda _: None))
    first = "fp64-as-fp32" if is_shown else "loop-to-grid"
    assert first == moves[0].steps[0].NAME


def test_values_of_others_are_looked_for_if_no_structural_step_was_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def found(cls: type[ThreadCoarsening], kernel: Kernel) -> tuple[ThreadCoarsening, ...]:
        del kernel
        asked.append(cls.NAME)
        return ()

    asked: list[str] = []
    left: list[str] = []
    for kind in (ThreadCoarsening, LoopToGrid):
        monkeypatch.setattr(kind, "candidates", classmethod(found))
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    wanted = [Wanted(kind, Bottleneck.IN_FLIGHT, 2.0) for kind in (ThreadCoarsening, LoopToGrid)]
    lists = single_steps(version, wanted, Known(), lambda names: left.extend(n for n, _ in names))
    assert next(lists) == ((), SURE)
    assert asked == left == ["loop-to-grid"]
    assert [least for _, least in lists] == [SURE, SURE, 1.0, 1.0]
    assert asked == left == ["loop-to-grid", "thread-coarsening"]


def test_barriers_without_purpose_go_with_what_leaves_them_so() -> None:
    version = Version((), subject_of(case("benchmarks/structural_open/ladder.toml", N=4096)))
    wanted = [Wanted(WarpShuffles, Bottleneck.BARRIERS, 2.0)]
    (alone,) = extensions(version, wanted)[0]
    assert completed((alone,), wanted) == ()
    weakened = Wanted(BarrierWeakening, Bottleneck.BARRIERS)
    (both,) = completed((alone,), [*wanted, weakened])
    assert both.label == "warp-shuffles + barrier-weakening"
    assert (both.steps, both.new) == ((WarpShuffles(), BarrierWeakening()), (0, 1))
    lists = single_steps(version, [*wanted, weakened], Known(), lambda _: None)
    assert ((alone, both), SURE) in [*lists]


def test_the_best_so_far_is_kept_when_the_time_is_up() -> None:
    versions, _ = versions_of(2, 4, 6, 8)
    told: list[Candidate] = []
    prover = Prover(EmulatedBackend("h200"), versions.original, 0)
    # Twice for each candidate: is there time for it, and for what comes after it?
    now = iter([*[0.0] * 4, *[100.0] * 99])
    moves = [Move(str(Turns(count)), (Turns(count),)) for count in (6, 4, 2, 8)]
    with session_on(versions.original) as session:
        clock = Clock(lambda: next(now))
        searching = Search(
            session, versions, versions.original, prover, 50.0, told.append, clock=clock
        )
        found = searching.run(moves)
    prover.close()
    assert found.spent
    assert found.kept is not None
    assert found.kept.steps == (Turns(4),)
    assert {each.transformation: each.fate for each in told} == {
        "turns(count=6)": Fate.OUTDONE,
        "turns(count=4)": Fate.KEPT,
        "turns(count=2)": Fate.LEFT_OUT,
        "turns(count=8)": Fate.LEFT_OUT,
    }
