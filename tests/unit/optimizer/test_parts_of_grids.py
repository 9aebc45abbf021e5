"""Long kernels are searched on a part of their blocks; what is kept holds on all of them."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from alike import case, kernel, numbers
from slow_device import SlowBackend, SlowBench, Turned, modelled_time

from cuado.backends.clock import Clock
from cuado.kernel.facts.threads.grid_part import GridPart, is_in_proportion, part_of_grid
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.model.launch import Launch
from cuado.model.trial import Equivalence, Trial
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.optimizer.session import Fate, Session
from cuado.optimizer.transformations.barrier_weakening import TRANSFORMATION as WEAKER
from cuado.optimizer.transformations.block_shape import TRANSFORMATION as BLOCK_SHAPE
from cuado.what_if.registry import experiment_named
from cuado.what_if.session import Options

BUDGET = 10.0


@pytest.fixture(scope="module")
def relax() -> Launch:
    return case("benchmarks/newcomer/relax.toml", ROUNDS=8)


@pytest.fixture(scope="module")
def launching() -> float:
    nothing = ".visible .entry nothing(.param .u64 out) { ret; }"
    return modelled_time(kernel(nothing, (1, 1, 1), (32, 1, 1), (numbers("out", 1),)))


@pytest.fixture(scope="module")
def unscaled(relax: Launch, launching: float) -> float:
    return modelled_time(relax) - launching


def kernel_of(path: str, **constants: int) -> Kernel:
    return original_subject(case(path, **constants), SlowBackend(Turned(), 1.0).device)


def optimized(launch: Launch, backend: SlowBackend, monkeypatch: pytest.MonkeyPatch) -> Session:
    clock = backend.clock
    monkeypatch.setattr("cuado.backends.clock.WALL", Clock(clock.now))
    told = SimpleNamespace(perf_counter=clock.now)
    for module in ("cuado.optimizer.loop", "cuado.optimizer.executor"):
        monkeypatch.setattr(f"{module}.time", told)
    asked = (experiment_named("no-barriers"), experiment_named("no-loads"))
    options = LoopOptions(Options(asked, lines=False), (BLOCK_SHAPE, WEAKER), seconds=BUDGET)
    about = session_of(launch, backend, "", "", 0)
    return optimize(launch, backend, options, about, NoRecorder())


def steps_of(found: Session) -> tuple[str, ...]:
    assert found.last is not None
    return found.last.version.steps


@pytest.mark.parametrize("kernel_time", [60e6, 190e6, 380e6])
def test_a_long_kernel_gains_within_its_budget(
    kernel_time: float,
    relax: Launch,
    unscaled: float,
    launching: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Turned()
    backend = SlowBackend(clock, kernel_time, factor=kernel_time / unscaled, launching=launching)
    # All blocks are timed at the end: of the part nobody asks what the original takes beside it.
    here = "cuado.optimizer.loop.against_original"
    monkeypatch.setattr(here, lambda *_: pytest.fail("asked of a part"))
    found = optimized(relax, backend, monkeypatch)
    assert clock.seconds <= 1.2 * BUDGET
    assert steps_of(found)[0] == "barrier-weakening"
    assert any("the first 528 of its 2,048 blocks" in note for note in found.notes)
    assert any("all 2,048 blocks: every bit" in note for note in found.notes)
    assert not any("room for" in note for note in found.notes)
    assert found.last is not None
    assert found.original is not None
    last, first = found.last.version, found.original.version
    assert last.grid == first.grid == relax.grid
    assert last.conditions is not None
    assert last.conditions.asked.grid == relax.grid
    assert found.emitted
    assert first.time is not None
    assert first.time.estimate == pytest.approx(kernel_time, rel=0.02)
    assert last.time is not None
    assert last.speedup is not None
    ratio = first.time.estimate / last.time.estimate
    assert last.speedup.estimate == pytest.approx(ratio, rel=0.02)


def test_what_is_wrong_on_other_blocks_is_not_kept(
    relax: Launch,
    unscaled: float,
    launching: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backend = WrongBeyond(Turned(), 190e6, factor=190e6 / unscaled, launching=launching)
    found = optimized(relax, backend, monkeypatch)
    assert not steps_of(found)
    assert not found.emitted
    kept = [c for i in found.iterations for c in i.candidates if c.fate is Fate.KEPT]
    assert not kept
    assert any("rejected on all blocks: its results differ" in note for note in found.notes)


def test_an_end_before_all_blocks_were_compared_keeps_nothing(
    relax: Launch,
    unscaled: float,
    launching: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backend = EndsBeyond(Turned(), 190e6, factor=190e6 / unscaled, launching=launching)
    found = optimized(relax, backend, monkeypatch)
    assert not steps_of(found)
    assert any("the run was ended before it was compared" in note for note in found.notes)


def test_blocks_that_take_longer_than_the_first_are_all_measured(
    relax: Launch,
    unscaled: float,
    launching: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backend = ShortFirst(Turned(), 60e6, factor=60e6 / unscaled, launching=launching)
    found = optimized(relax, backend, monkeypatch)
    assert not any("first 528" in note for note in found.notes)
    assert found.last is not None
    assert found.last.version.grid == relax.grid


class WrongBeyond(SlowBackend):
    """A version computes what it should in the part alone."""

    def open(self, launch: Launch) -> SlowBench:
        made = super().open(launch)
        return (
            made
            if launch.blocks < 2048
            else WrongBench(made.own, made.clock, made.factor, made.launching)
        )


class WrongBench(SlowBench):
    """Every version is wrong."""

    def check(self, trial: Trial) -> Equivalence:
        return replace(super().check(trial), equal=False)


class EndsBeyond(SlowBackend):
    """The user ends the run when all blocks are opened again."""

    opened = 0

    def open(self, launch: Launch) -> SlowBench:
        if launch.blocks == 2048:
            self.opened += 1
            if self.opened > 1:
                raise KeyboardInterrupt
        return super().open(launch)


class ShortFirst(SlowBackend):
    """The first blocks take a tenth of the time that the others take."""

    def open(self, launch: Launch) -> SlowBench:
        made = super().open(launch)
        if launch.blocks < 2048:
            made.factor /= 10
        return made


@pytest.mark.parametrize(
    ("name", "blocks"), [("even_odd", 1056), ("cyclic", 1056), ("stencil5", 1056), ("gelu", 1056)]
)
def test_independent_blocks_that_are_alike_have_a_part(name: str, blocks: int) -> None:
    found = part_of_grid(kernel_of(f"benchmarks/newcomer/{name}.toml"), 1)
    assert isinstance(found, GridPart)
    assert found.launch.blocks == blocks
    assert found.waves == 1


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("benchmarks/newcomer/count_above.toml", "atomics"),
        ("benchmarks/newcomer/block_sum.toml", "cannot be cut"),
        ("benchmarks/planted/imbalance_triangle.toml", "how much a block does"),
        ("benchmarks/planted/array_of_structures_repaired.toml", "grid-stride"),
    ],
)
def test_blocks_that_are_not_alike_have_no_part(path: str, why: str) -> None:
    found = part_of_grid(kernel_of(path), 1)
    assert isinstance(found, str)
    assert why in found


def test_the_time_of_a_part_is_in_proportion(relax: Launch) -> None:
    part = GridPart(relax, 1, 3.9)
    assert is_in_proportion(part, 0.25)
    assert is_in_proportion(part, 0.27)
    assert not is_in_proportion(part, 0.2)
    assert not is_in_proportion(part, 0.32)
