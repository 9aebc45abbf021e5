"""A short run fills idle places before it asks what limits the kernel; and when it does not."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace

import pytest
from alike import case
from dealt_kernels import dealt
from slow_device import SlowBackend, SlowBench, Turned

from cuado.backends.clock import Clock
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.optimizer.registry import transformation_named
from cuado.optimizer.session import Session
from cuado.optimizer.transformation import Rewritten, Transformation, with_ptx
from cuado.optimizer.transformations.block_shape import BlockShape
from cuado.optimizer.transformations.known_arguments import KnownArguments
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.what_if.conduct import OpenLaunch, run_experiments
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import WhatIf
from cuado.what_if.session import Options

ASKED = ("memory-only", "math-only", "no-loads", "no-stores")
KINDS = (BlockShape, LoopToThreads)


MOST: list[float | None] = []
"""Seconds that the experiments on each version might take, in the last run."""


def noted(ready: OpenLaunch, counters: object = None, meanwhile: object = None) -> WhatIf:
    """Make the experiments, and note how long they may take."""
    MOST.append(ready.session.options.most)
    assert counters is None
    assert meanwhile is not None
    return run_experiments(ready)


def optimized(
    monkeypatch: pytest.MonkeyPatch,
    kinds: tuple[type[Transformation], ...] = KINDS,
    seconds: float = 10.0,
    launch: Launch | None = None,
    backend: SlowBackend | None = None,
    tolerance: float | None = None,
) -> Session:
    """A run on three blocks of a warp each, whose threads have a loop of 96 iterations."""
    launch = launch or dealt("columns", n=96)
    backend = backend or SlowBackend(Turned(), 1e5, factor=10.0)
    now = backend.clock.now
    monkeypatch.setattr("cuado.backends.clock.WALL", Clock(now))
    monkeypatch.setattr("cuado.optimizer.loop.run_experiments", noted)
    MOST.clear()
    for module in ("cuado.optimizer.loop", "cuado.optimizer.executor"):
        monkeypatch.setattr(f"{module}.time", SimpleNamespace(perf_counter=now))
    asked = tuple(map(experiment_named, ASKED))
    options = LoopOptions(Options(asked, lines=False), kinds, seconds=seconds, tolerance=tolerance)
    return optimize(launch, backend, options, session_of(launch, backend, "", "", 0), NoRecorder())


def asked(found: Session) -> list[set[str]]:
    """The experiments on each version."""
    return [{each.name for each in one.experiments} for one in found.iterations]


def test_idle_places_are_filled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = optimized(monkeypatch)
    assert MOST[0] == 1.0
    assert MOST[1] is not None
    assert MOST[1] > 1.0
    assert asked(found)[:2] == [set(), {*ASKED}]
    assert found.iterations[0].causes[0][0] == "small-grid"
    assert found.iterations[0].version.steps == ()
    assert found.iterations[1].version.steps[0].startswith("loop-to-threads")
    tried = {each.transformation.partition("(")[0] for each in found.iterations[0].candidates}
    assert tried == {"loop-to-threads"}


def test_a_product_is_tiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    naive = case("benchmarks/structural_open/product_naive.toml", N=128)
    kinds = (BlockShape, ProductTiles)
    first = optimized(monkeypatch, kinds=kinds, launch=naive).iterations[0]
    assert MOST[0] == 1.0
    assert {each.transformation.partition("(")[0] for each in first.candidates} == {"product-tiles"}
    assert first.causes[0][0] == "cache-operand-traffic"


def test_floats_computed_as_doubles_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    literals = case("benchmarks/planted/fp64_literals.toml", N=4096)
    kinds = (BlockShape, transformation_named("fp64-as-fp32"))
    first = optimized(monkeypatch, kinds=kinds, launch=literals, tolerance=1e-3).iterations[0]
    assert MOST[0] == 1.0
    assert [each.transformation for each in first.candidates] == ["fp64-as-fp32"]
    assert first.causes[0][0] == "fp64"
    # What is not exact is not tried unasked: then the diagnosis comes first.
    assert asked(optimized(monkeypatch, kinds=(BlockShape,), launch=literals))[0] == {*ASKED}


def test_blocks_of_partial_warps_are_reshaped_after_two_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks = replace(dealt("columns", n=8), grid=(3_000, 1, 1), block=(24, 1, 1))
    found = optimized(monkeypatch, kinds=(BlockShape, LoopToThreads), launch=blocks)
    assert MOST[0] == 1.0
    assert asked(found)[0] == {"memory-only", "math-only"}
    tried = {each.transformation.partition("(")[0] for each in found.iterations[0].candidates}
    assert tried == {"block-shape"}


def test_a_bound_that_spills_is_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    spilling = case("benchmarks/planted/spills.toml", N=1 << 17, THREADS=8_192)
    kinds = (BlockShape, transformation_named("no-register-cap"))
    first = optimized(monkeypatch, kinds=kinds, launch=spilling).iterations[0]
    assert MOST[0] == 1.0
    assert [each.transformation for each in first.candidates] == ["no-register-cap"]
    assert first.causes[0][0] == "spills"


@pytest.mark.parametrize(("name", "first"), [("powers", True), ("healthy_normalise", False)])
def test_functions_come_first_where_they_are_most_of_the_code(name: str, first: bool) -> None:
    launch = case(f"benchmarks/planted/{name}.toml")
    kernel = original_subject(launch, EmulatedBackend("h200").device)
    assert transformation_named("fast-functions").comes_first(kernel) is first


@pytest.mark.parametrize(("name", "first"), [("cyclic", True), ("brighten", False)])
def test_known_divisors_come_first_where_a_loop_divides(name: str, first: bool) -> None:
    kernel = original_subject(
        case(f"benchmarks/newcomer/{name}.toml"), EmulatedBackend("h200").device
    )
    assert transformation_named("known-divisors").comes_first(kernel) is first


@pytest.mark.parametrize(
    ("opening", "last"), [(0.4, {*ASKED}), (1.3, {"memory-only", "math-only"}), (3.5, set[str]())]
)
def test_what_is_asked_of_a_version_that_a_quick_start_kept_depends_on_the_time_left(
    opening: float, last: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("slow_device.OPENING", opening)
    found = optimized(monkeypatch, kinds=(LoopToThreads, KnownArguments))
    assert found.last is not None
    assert found.last.version.time is not None
    assert asked(found)[1] == last
    assert bool(found.iterations[1].candidates) is bool(last)


@dataclass
class StartingAhead(SlowBackend):
    """Notes what it is asked, in order."""

    asked: list[str] = field(default_factory=list)

    def start_ahead(self) -> None:
        self.asked.append("ahead")

    def open(self, launch: Launch) -> SlowBench:
        self.asked.append("open")
        return super().open(launch)


def test_the_next_launch_is_begun_while_the_one_before_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backend = StartingAhead(Turned(), 1e5, factor=10.0)
    found = optimized(monkeypatch, backend=backend)
    assert len(found.iterations) > 1
    # The original; its proof, and meanwhile the next version.
    assert backend.asked[:5] == ["open", "ahead", "open", "ahead", "open"]


def test_a_long_run_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(optimized(monkeypatch, seconds=100.0))[0] == {*ASKED}
    assert MOST[0] is not None
    assert MOST[0] > 20


def test_without_anything_that_fills_it_is_asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(optimized(monkeypatch, kinds=(BlockShape,)))[0] == {*ASKED}
    assert MOST[0] is not None
    assert MOST[0] > 1.0


def test_what_does_not_fill_them_is_told_with_the_whole_diagnosis(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: LoopToThreads, kernel: Kernel) -> Refusal:
        del self, kernel
        return Refusal("so it is")

    monkeypatch.setattr(LoopToThreads, "apply", refuse)
    found = optimized(monkeypatch, kinds=(LoopToThreads,))
    (only,) = found.iterations
    assert asked(found) == [{*ASKED}]
    assert MOST[0] == 1.0
    assert len(MOST) == 2
    assert [each.reason.partition(";")[0] for each in only.candidates] == ["so it is"]


def test_what_was_timed_at_first_is_not_timed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def same(self: LoopToThreads, kernel: Kernel) -> Rewritten:
        text = kernel.launch.ptx.replace("ret;", "bar.warp.sync 0xffffffff; ret;", 1)
        return Rewritten(with_ptx(kernel, f"{text}// {self.lanes}\n"))

    monkeypatch.setattr(LoopToThreads, "apply", same)
    found = optimized(monkeypatch, kinds=(LoopToThreads,))
    (only,) = found.iterations
    names = [each.transformation for each in only.candidates]
    assert len(names) == len({*names})
    assert any(each.gain is not None for each in only.candidates)
