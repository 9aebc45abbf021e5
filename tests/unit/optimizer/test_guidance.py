"""Which transformations a version's bottlenecks speak for, and what is said of the others."""

from typing import Any

import pytest
from outcomes import limiter, outcome, pictures

from cuado.device.library import load_chip
from cuado.kernel.proposal import Kind
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.limiter import Limit, Limiter
from cuado.optimizer.guidance import Guidance, guidance
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.block_shape import BlockShape
from cuado.optimizer.transformations.fp64_as_fp32 import TRANSFORMATION as FP64_AS_FP32
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.merged_blocks import MergedBlocks
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.optimizer.transformations.shared_swizzle import TRANSFORMATION as SHARED_SWIZZLE
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import CounterVerdict, NamedCause, Outcome, Status, WhatIf

CONFLICTS = NamedCause(Cause.BANK_CONFLICTS, "32-way conflicts", rule="bank-conflict-load")


def left_out(name: str, status: Status = Status.SKIPPED) -> Outcome:
    return Outcome(experiment_named(name), status, "no time")


def guided(
    *outcomes: Outcome,
    causes: tuple[NamedCause, ...] = (),
    kinds: tuple[type[Transformation], ...] = (SHARED_SWIZZLE, BarrierWeakening),
    **of_launch: Any,
) -> Guidance:
    """What is to be tried on a version that these outcomes were found of."""
    found = WhatIf(
        Launch("k", "", "k", (65536, 1, 1), (1024, 1, 1), ()),
        load_chip("h200"),
        DeviceAttributes("NVIDIA H200", (9, 0)),
        "a backend",
        None,  # type: ignore[arg-type] # guidance asks for nothing that was loaded
        None,
        None,
        outcomes,
        limiter(*outcomes, **of_launch),
        CounterVerdict(),
        rounds=8,
        disturbed=0,
        seconds=1.0,
        causes=causes,
    )
    return guidance(found, kinds)


def test_what_an_experiment_predicts_is_promised_and_the_greatest_comes_first() -> None:
    found = guided(outcome("conflict-free-shared", 0.5), outcome("no-barriers", 0.8))
    first, second = found.wanted
    assert (first.kind, first.relaxes) == (SHARED_SWIZZLE, Bottleneck.BANK_CONFLICTS)
    assert first.predicted == pytest.approx(2)
    assert (second.kind, second.predicted) == (BarrierWeakening, None)  # no fix removes all of them
    assert second.bound == pytest.approx(1.25)


@pytest.mark.parametrize(("kind", "near"), [(FP64_AS_FP32, 1 / 0.53), (SHARED_SWIZZLE, None)])
def test_a_rewrite_whose_results_are_near_says_what_it_was_timed_at(
    kind: type[Transformation], near: float | None
) -> None:
    name = "fp64-as-fp32" if near else "conflict-free-shared"
    (wanted,) = guided(outcome(name, 0.53, Kind.SEPARATE), kinds=(kind,)).wanted
    assert wanted.near == (near and pytest.approx(near, rel=1e-3))
    assert wanted.real is None


def test_idle_sms_promise_as_much_as_they_could_do() -> None:
    def wanted(blocks: int) -> list[tuple[str, float | None, float | None]]:
        few = WhatIf(
            Launch("k", "", "k", (blocks, 1, 1), (256, 1, 1), ()),
            load_chip("h200"),
            DeviceAttributes("NVIDIA H200", (9, 0)),
            "a backend",
            None,  # type: ignore[arg-type] # guidance asks for nothing that was loaded
            None,
            None,
            (outcome("conflict-free-shared", 0.5),),
            Limiter(Limit.LAUNCH, "too few blocks", "few blocks"),
            CounterVerdict(),
            rounds=8,
            disturbed=0,
            seconds=1.0,
        )
        found = guidance(few, (SHARED_SWIZZLE, LoopToGrid))
        return [(each.kind.NAME, each.bound, each.idle) for each in found.wanted]

    assert wanted(4)[0] == ("loop-to-grid", 33.0, 264.0)
    assert wanted(132) == [("shared-swizzle", 2.0, None), ("loop-to-grid", None, 8.0)]
    assert wanted(528) == [("shared-swizzle", 2.0, None), ("loop-to-grid", None, None)]


@pytest.mark.parametrize(
    ("threads", "idle"), [(16, 4.0), (33, 64 / 33), (100, 1.28), (32, 2.0), (250, None), (64, None)]
)
def test_other_blocks_are_tried_first_where_these_leave_places_idle(
    threads: int, idle: float | None
) -> None:
    def wanted(verdict: Limit) -> dict[str, float | None]:
        found = WhatIf(
            Launch("k", "", "k", (65536, 1, 1), (threads, 1, 1), ()),
            load_chip("h200"),
            DeviceAttributes("NVIDIA H200", (9, 0)),
            "a backend",
            None,  # type: ignore[arg-type] # guidance asks for nothing that was loaded
            None,
            None,
            (outcome("conflict-free-shared", 0.5),),
            Limiter(verdict, "so it is", "so"),
            CounterVerdict(),
            rounds=8,
            disturbed=0,
            seconds=1.0,
        )
        guide = guidance(found, (SHARED_SWIZZLE, BlockShape, MergedBlocks, BlockCoarsening))
        names = {each.kind.NAME for each in guide.wanted}
        assert names.isdisjoint(name for name, _ in guide.unwanted)
        return {each.kind.NAME: each.idle for each in guide.wanted}

    # No suspect is relaxed by it.
    for name in ("block-shape", "merged-blocks", "block-coarsening"):
        assert wanted(Limit.INSTRUCTION_THROUGHPUT).get(name) == pytest.approx(idle)
    assert wanted(Limit.NEAR_ROOF).get("block-shape") is None


def test_what_was_looked_for_and_not_found_is_not_tried() -> None:
    found = guided(
        outcome("conflict-free-shared", 1.0),
        left_out("no-barriers", Status.ABSENT),
        *pictures(0.5, 0.6),
    )
    assert not found.wanted
    why = dict(found.unwanted)
    assert why["shared-swizzle"].startswith("experiments looked for what it relaxes and did not")


def test_what_one_experiment_does_not_find_another_without_an_answer_may() -> None:
    """A kernel that loads no matrices may have bank conflicts all the same."""
    absent = left_out("conflict-free-matrices", Status.ABSENT)
    for status in (Status.SKIPPED, Status.REFUSED, Status.UNSOUND):
        other = left_out("conflict-free-shared", status)
        (wanted,) = guided(absent, other, *pictures(0.5, 0.6), kinds=(SHARED_SWIZZLE,)).wanted
        assert wanted.kind is SHARED_SWIZZLE
    both = (absent, left_out("conflict-free-shared", Status.ABSENT))
    assert not guided(*both, *pictures(0.5, 0.6), kinds=(SHARED_SWIZZLE,)).wanted


def test_a_cause_that_counters_name_is_tried_where_no_experiment_could_tell() -> None:
    memory = pictures(0.98, 0.3)  # bound by memory: conflicts are no suspect of the limiter's
    assert not guided(*memory, left_out("conflict-free-shared")).wanted
    for status in (Status.SKIPPED, Status.REFUSED, Status.UNSOUND, Status.FAILED):
        outcomes = (*memory, left_out("conflict-free-shared", status))
        (wanted,) = guided(*outcomes, causes=(CONFLICTS,)).wanted
        assert (wanted.kind, wanted.bound, wanted.predicted) == (SHARED_SWIZZLE, None, None)
    measured = (*memory, outcome("conflict-free-shared", 1.0))
    assert not guided(*measured, causes=(CONFLICTS,)).wanted


def test_what_removes_a_cause_that_only_counters_name_is_tried() -> None:
    """Though experiments found that none of what it relaxes costs time."""
    shown = NamedCause(Cause.SHARED_OPERAND_TRAFFIC, "two loads a product", rule="x", bound=2.5)
    relaxed = (outcome("no-barriers", 1.0), outcome("conflict-free-shared", 1.0))
    outcomes = (*pictures(0.98, 0.99), *relaxed)
    found = guided(*outcomes, causes=(shown,), kinds=(ProductTiles, BarrierWeakening))
    assert [(each.kind, each.bound) for each in found.wanted] == [(ProductTiles, 2.5)]


def test_what_there_was_no_time_for_is_not_said_to_be_harmless() -> None:
    outcomes = (*pictures(0.98, 0.3), left_out("conflict-free-shared"))
    why = dict(guided(*outcomes).unwanted)
    assert "time was too short to look for what it relaxes" in why["shared-swizzle"]
    assert "does not limit this version" in why["barrier-weakening"]
