"""Budgets of ``cuado run`` hold whatever the kernel takes, on a device whose clock a test turns."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from alike import case
from slow_device import SlowBackend, Turned, modelled_time

from cuado.backends.clock import Clock
from cuado.backends.open_bench import OpenBench
from cuado.model.launch import Launch
from cuado.optimizer.executor import has_room
from cuado.optimizer.guidance import Wanted
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions, Reserve, has_time_to_analyse, has_time_to_ask
from cuado.optimizer.moves import (
    SPENT,
    Move,
    dealing_moves,
    filling_moves,
    structural_moves,
    sure_moves,
)
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.optimizer.search import Search
from cuado.optimizer.session import Ending, Fate, Session
from cuado.optimizer.transformations.block_shape import TRANSFORMATION as BLOCK_SHAPE
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.optimizer.transformations.row_to_warp import RowToWarp
from cuado.optimizer.transformations.thread_coarsening import TRANSFORMATION as COARSENING
from cuado.optimizer.transformations.tree_coarsening import TreeCoarsening
from cuado.what_if.registry import experiment_named
from cuado.what_if.session import Options

BUDGET = 10.0
MOST = 1.2 * BUDGET
ASKED = tuple(
    map(experiment_named, ("memory-only", "math-only", "no-loads", "wide-access", "no-stores"))
)


@pytest.fixture(scope="module")
def small_blocks() -> Launch:
    return case("benchmarks/newcomer/small_blocks.toml", N=8192)


@pytest.fixture(scope="module")
def unscaled(small_blocks: Launch) -> float:
    return modelled_time(small_blocks)


def optimized(
    launch: Launch, backend: SlowBackend, monkeypatch: pytest.MonkeyPatch, watcher: Any = None
) -> Session:
    """A run with a budget of ten seconds of the test's clock."""
    clock = backend.clock
    monkeypatch.setattr("cuado.backends.clock.WALL", Clock(clock.now))
    told = SimpleNamespace(perf_counter=clock.now)
    for module in ("cuado.optimizer.loop", "cuado.optimizer.executor"):
        monkeypatch.setattr(f"{module}.time", told)
    options = LoopOptions(Options(ASKED, lines=False), (BLOCK_SHAPE, COARSENING), seconds=BUDGET)
    about = session_of(launch, backend, "", "", 0)
    return optimize(launch, backend, options, about, NoRecorder(), progress=watcher)


@pytest.mark.parametrize("kernel_time", [1e3, 1e5, 5e6, 35e6, 50e6, 240e6, 420e6])
def test_a_budget_holds_whatever_the_kernel_takes(
    kernel_time: float, small_blocks: Launch, unscaled: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Turned()
    backend = SlowBackend(clock, kernel_time, factor=kernel_time / unscaled)
    found = optimized(small_blocks, backend, monkeypatch)
    assert clock.seconds <= MOST
    kept = [c for i in found.iterations for c in i.candidates if c.fate is Fate.KEPT]
    if kernel_time <= 50e6:
        assert kept
    else:
        assert found.ending is Ending.BUDGET
        assert any("runs of this kernel" in note for note in found.notes)


@pytest.mark.parametrize(("racing", "has"), [(1, True), (60, False)])
def test_rounds_of_short_kernels_take_time_as_well(racing: int, has: bool) -> None:
    """What a run takes beside the kernel counts, and the launch that a proof opens."""
    session = cast("OpenBench", SimpleNamespace(kernel_time=5e3, step_time=1e6))
    assert has_room(session, racing, 0.5) is has
    assert not has_room(session, racing, 0.4)


def test_what_is_kept_for_the_end_is_what_the_kernel_took_so_far() -> None:
    kept = Reserve(BUDGET, 0.0, kernel_time=5e3, opening=0.6)
    assert kept.kept(0.0) == pytest.approx(1.4)
    kept.confirming = 0.1
    assert kept.kept(0.0) == pytest.approx(1.2)
    assert Reserve(BUDGET, 1.5, 5e3, 0.6).kept(0.0) == pytest.approx(2.4)
    assert Reserve(BUDGET, 0.0, kernel_time=1e9, opening=0.6).kept(9.0) == 0.3 * BUDGET


def test_a_version_that_took_long_to_make_is_not_diagnosed_late() -> None:
    assert has_time_to_ask(5.5, 0.0, 0.3)
    assert not has_time_to_ask(5.5, 0.0, 2.0)
    assert has_time_to_analyse(0.0, 0.0)
    assert not has_time_to_analyse(1.0, 0.5)


def test_a_late_version_that_took_long_to_make_is_timed_and_not_asked(
    small_blocks: Launch, unscaled: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cuado.optimizer.version.Versions.seconds_of", lambda *_: 4.0)
    backend = SlowBackend(Turned(), 1e6, factor=1e6 / unscaled)
    found = optimized(small_blocks, backend, monkeypatch)
    first, last = found.iterations
    assert first.experiments
    assert last.version.speedup is not None
    assert not last.experiments
    assert not last.candidates
    assert {why for _, why in last.untried} == {SPENT}
    assert found.ending is Ending.BUDGET


def test_the_session_uses_what_the_end_does_not_need(
    small_blocks: Launch, unscaled: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device that opens in 0.4 s leaves most of what was kept for slow ones to candidates."""
    deadlines: list[float] = []
    made = Search.__init__

    def noting(self: Search, *given: Any) -> None:
        deadlines.append(given[4])
        made(self, *given)

    monkeypatch.setattr(Search, "__init__", noting)
    optimized(small_blocks, SlowBackend(Turned(), 1e5, factor=1e5 / unscaled), monkeypatch)
    assert min(deadlines) > 0.85 * BUDGET


def test_progress_says_what_is_known_so_far(
    small_blocks: Launch, unscaled: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    backend = SlowBackend(Turned(), 1e6, factor=1e6 / unscaled)
    found = optimized(small_blocks, backend, monkeypatch, lambda what, *_: said.append(what))
    assert found.last is not None
    assert found.last.version.speedup is not None
    final = f"{found.last.version.speedup.estimate:.2f} times faster so far, "
    assert any(each.startswith(final) for each in said)
    assert not said[0].startswith("1.00")


def move(label: str, **more: float) -> Move:
    return Move(label, (), **more)  # type: ignore[arg-type] # numbers by name


def test_work_for_idle_sms_comes_first_unless_a_rewrite_gained_more() -> None:
    fills, wide = move("fills", idle=33.0), move("wide", real=5.6, predicted=5.6)
    assert filling_moves((wide, fills), 5.6) == (fills,)
    assert filling_moves((fills,), 40.0) == ()
    assert filling_moves((wide, move("little", idle=1.1)), 1.0) == ()


def test_what_makes_a_kernel_anew_comes_before_a_rewrite_that_was_timed() -> None:
    kinds = ProductTiles(8, 8, 8), ProductTiles(4, 4, 16), ProductTiles(2, 2, 32)
    anew = tuple(Move(str(each), (each,), new=(0,)) for each in kinds)
    kept = Move("then", (kinds[0], COARSENING("x", 2)), new=(1,))
    wide = move("wide", real=5.6, predicted=5.6)
    assert [*structural_moves((kept, wide, *anew), 5.6)] == [(), anew[:2], ()]


def test_work_for_other_threads_comes_before_a_rewrite_that_may_gain_less() -> None:
    rows = tuple(RowToWarp(lanes, 1) for lanes in (32, 64, 128, 256))

    def dealt(bound: float | None) -> tuple[Move, ...]:
        return tuple(Move(str(each), (each,), new=(0,), bound=bound) for each in rows)

    local = Move("coarser", (COARSENING("x", 2),), new=(0,), bound=9.0)
    assert dealing_moves((local, *dealt(4.0)), 2.0) == dealt(4.0)[:3]
    assert dealing_moves((local, *dealt(None)), 2.0) == dealt(None)[:3]
    assert dealing_moves((local, *dealt(4.0)), 5.0) == ()
    assert dealing_moves((local, *dealt(1.1)), 1.0) == ()


def test_what_deals_out_and_makes_anew_comes_before_its_parts() -> None:
    trees = tuple(TreeCoarsening("adjacent", factor) for factor in (4, 8))

    def dealt(bound: float | None) -> tuple[Move, ...]:
        kinds = (RowToWarp(32, 1), *trees)
        return tuple(Move(str(each), (each,), new=(0,), bound=bound) for each in kinds)

    for bound in (4.0, None):
        rows, *anew = dealt(bound)
        assert [*structural_moves((rows, *anew), 2.0)] == [(), tuple(anew), (rows,)]
    assert [*structural_moves(dealt(1.5), 2.0)] == [(), (), ()]


def test_a_rewrite_that_was_timed_comes_first_unless_more_is_expected() -> None:
    wide = move("wide", real=5.6, predicted=5.6), move("wider", real=5.6, predicted=5.6)
    other = move("other", predicted=2.0), move("bounded")
    assert sure_moves((*other, *wide)) == wide
    assert sure_moves((*wide, move("better", predicted=9.0))) == ()
    assert sure_moves((move("little", real=1.1, predicted=1.1), *other)) == ()
    assert sure_moves(other) == ()
    assert Wanted(BLOCK_SHAPE, next(iter(BLOCK_SHAPE.RELAXES))).real is None
