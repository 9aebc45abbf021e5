"""Iterations dealt out among lanes: the same results in every bit, and what is refused, by name."""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, cast

import pytest
from alike import assert_alike, case
from memory_kernels import compared, floats, launch, number
from memory_kernels import subject_of as assembled

from cuado.kernel.facts.iterations.iteration_striping import Striping
from cuado.kernel.facts.loops.lane_loops import LaneLoop, Walk
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.values.lane_values import WARP
from cuado.model.arguments import Argument
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.optimizer.transformations.staged_rows import StagedRows
from cuado.optimizer.transformations.striped_iterations import StripedIterations

THREADS = 128


@dataclass(frozen=True)
class Shape:
    """A loop to be striped: how often it runs, how far its lanes are apart, and what it does."""

    trips: int
    step: int = 4
    stride: int = 0
    body: str = "ld.global.f32 %f1, [%rd12]; mul.f32 %f1, %f1, %f9; st.global.f32 [%rd11], %f1;"
    last: str = ""
    bound: str = ""
    index: str = "%r9"

    def text(self, label: str, into: str, out_of: str) -> str:
        """Each thread begins ``stride`` bytes behind the one before it; 0 for no gaps."""
        stride, step = self.stride or self.trips * self.step, self.step
        return f"""
            mul.wide.s32 %rd10, {self.index}, {stride};
            add.s64 %rd11, {into}, %rd10; add.s64 %rd12, {out_of}, %rd10; mov.u32 %r20, 0;
            {label}: {self.body}
            add.s64 %rd11, %rd11, {step}; add.s64 %rd12, %rd12, {step}; {self.last}
            add.s32 %r20, %r20, 1; setp.ne.s32 %p1, %r20, {self.bound or self.trips};
            @%p1 bra {label};
        """


LATE = "ld.global.f32 %f1, [%rd12+-4]; add.f32 %f1, %f1, %f9; st.global.f32 [%rd11+-4], %f1;"
TWICE = """
    ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd12+4]; sub.f32 %f3, %f1, %f2;
    st.global.f32 [%rd11+4], %f3; setp.gt.f32 %p2, %f3, 0f00000000;
    selp.f32 %f2, %f1, %f2, %p2; st.global.f32 [%rd11], %f2;
"""
COUNTED = "cvt.rn.f32.s32 %f1, %r20; st.global.f32 [%rd11], %f1;"
OWN = "add.s32 %r21, %r20, %r9; cvt.rn.f32.s32 %f1, %r21; st.global.f32 [%rd11], %f1;"
IN_PLACE = "ld.global.f32 %f1, [%rd11]; fma.rn.f32 %f1, %f1, %f9, %f9; st.global.f32 [%rd11], %f1;"
SHAPES = (
    Shape(8, 8, 68, TWICE),
    Shape(12, body=IN_PLACE),
    Shape(40, body="", last=LATE),
    Shape(32, -4, 132, OWN),
)


def kernel(
    *shapes: Shape,
    before: str = "",
    after: str = "",
    grid: Extent = (2, 1, 1),
    block: Extent = (THREADS // 2, 1, 1),
    bound: int = 100,
) -> Launch:
    """A kernel of several loops, each with an output of its own: ``%rd2`` and so on."""
    outputs = tuple(floats(f"out{n}", THREADS * 40, seed=n + 5) for n in range(len(shapes)))
    texts = [before, "mov.f32 %f9, 0f3FA00000;"]
    for n, shape in enumerate(shapes):
        into = f"%rd{2 + n}"
        if shape.step < 0:
            texts.append(f"add.s64 {into}, {into}, 1024;")
        texts.append(shape.text(f"again{n}", into, "%rd1"))
    read = floats("in", THREADS * 40)
    arguments: tuple[Argument, ...] = (read, *outputs, number("n", bound))
    return launch("\n".join((*texts, after)), arguments, grid=grid, block=block)


@cache
def any_subject() -> Kernel:
    """Some machine code, for what does not look at it."""
    return assembled(kernel(Shape(8)))


def made(original: Launch) -> Rewritten | Refusal:
    any_one = any_subject()
    return StripedIterations().apply(Kernel(original, any_one.chip, any_one.built))


def rewritten(original: Launch) -> Rewritten:
    found = made(original)
    assert isinstance(found, Rewritten), found
    return found


BOUND = "setp.ge.u32 %p3, %r9, %r1; @%p3 bra done;"


def test_lanes_make_neighbouring_iterations_and_the_same_results() -> None:
    """Three warps are whole; the last runs the loops as they were, and all wait for each other."""
    original = kernel(*SHAPES, before=BOUND, after="done: bar.sync 0;")
    found = rewritten(original)
    assert found.notes == (
        "loops of 8, 12, 40, 32 iterations, which depend on nothing but lane and iteration",
        "full warps are checked at run time",
    )
    assert compared(original, found.launch).equal


def test_lanes_wait_only_where_others_are_to_see_what_they_did() -> None:
    plain = rewritten(kernel(Shape(32))).launch.ptx
    assert "bar.warp.sync" not in plain
    assert "activemask" not in plain
    assert rewritten(kernel(Shape(32), after="bar.sync 0;")).launch.ptx.count("bar.warp.sync") == 2


def test_a_bound_that_every_thread_is_within_is_not_asked_for() -> None:
    bounded = kernel(Shape(32), before=BOUND, after="done:", bound=THREADS)
    assert "activemask" not in rewritten(bounded).launch.ptx


def changed(old: str, new: str) -> Shape:
    return Shape(32, body=Shape(32).body.replace(old, new))


FIRST = "ld.global.f32 %f1, [%rd12];"
BEFORE = """
    mul.wide.s32 %rd13, %r9, 4; add.s64 %rd13, %rd13, %rd1; ld.global.f32 %f8, [%rd13];
    mad.lo.s32 %r25, %r7, 2147483647, %r9; ld.global.u32 %r26, [%rd13];
"""
REFUSED = (
    (changed("[%rd12]", "[%rd11+4]"), "an iteration may read what another writes"),
    (changed("[%rd12]", "[%rd11+-4]"), "an iteration may read what another writes"),
    (Shape(32, bound="%r6"), "the trip count is not known"),
    (Shape(32, bound="%r21"), "the trip count differs between lanes or warps"),
    (changed(FIRST, FIRST + "bar.sync 0;"), "is neither arithmetic nor an access (barrier)"),
    (
        changed(FIRST, FIRST + "shfl.sync.bfly.b32 %r22, %r20, 1, 31, -1;"),
        "is neither arithmetic nor an access (warp)",
    ),
    (changed("mul.f32 %f1, %f1, %f9;", "add.f32 %f9, %f9, %f1;"), "'%f9' is carried from one"),
    (changed("st.global.f32 [%rd11]", "red.global.add.f32 [%rd11]"), "updates memory"),
    (changed(FIRST, "ld.volatile.global.f32 %f1, [%rd12];"), "is neither arithmetic"),
    (
        changed("st.global.f32 [%rd11]", "add.s64 %rd14, %rd11, 0; st.global.f32 [%rd14]"),
        "in other lanes and iterations is unknown",
    ),
    (changed("%f9", "%f8"), "each lane has its own '%f8'"),
    (changed(FIRST, FIRST + "mov.u32 %r22, %laneid;"), "lanes read their own '%laneid'"),
    (changed(FIRST, FIRST + "@%p4 bra over; mov.f32 %f1, %f9; over:"), "has branches"),
    (Shape(32, stride=64), "lanes and iterations may store to one address"),
    (Shape(12, body=COUNTED), "it is not one contiguous range"),
    (Shape(32, index="%r25"), "'mad.lo.s32' (PTX line"),
    (Shape(32, index="%r26"), "the distance between lanes is unknown there"),
)


def test_what_may_show_is_refused() -> None:
    halves = "shr.u32 %r21, %r6, 5; add.s32 %r21, %r21, 30;"
    for shape, reason in REFUSED:
        found = made(kernel(shape, before=BEFORE + halves))
        assert isinstance(found, Refusal), (shape, found)
        assert reason in found.reason, shape
        assert not found.absent


def test_what_is_outside_of_the_loop_is_looked_at() -> None:
    for original, reason in (
        (kernel(Shape(32), after="st.global.f32 [%rd2], %f1;"), "is used after the loop"),
        (kernel(Shape(32), after="ld.global.f32 %f2, [%rd2];"), "may read what another writes"),
        (kernel(Shape(32), block=(48, 1, 1)), "the last warp of the block is partial"),
    ):
        found = made(original)
        assert isinstance(found, Refusal), original
        assert reason in found.reason


def test_lanes_that_left_a_loop_at_different_times_are_a_known_stride_apart_no_more() -> None:
    leaving = """
        mov.u64 %rd15, %rd2; mov.u32 %r27, 0; outer:
        add.s64 %rd15, %rd15, 4096; add.s32 %r27, %r27, 1;
        setp.lt.u32 %p5, %r27, %r26; @%p5 bra outer;
    """
    shape = Shape(32, body=Shape(32).body.replace(FIRST, FIRST + "add.s64 %rd16, %rd11, %rd15;"))
    later = kernel(shape, before=BEFORE + leaving)
    found = made(later)
    assert isinstance(found, Refusal)
    assert "each lane has its own '%rd15'" in found.reason
    at_once = leaving.replace("%r27, %r26", "%r27, %r1")
    assert isinstance(made(kernel(shape, before=BEFORE + at_once)), Rewritten)


def test_neighbours_stay_as_they_are() -> None:
    found = made(kernel(Shape(8, 512, 4)))
    assert isinstance(found, Refusal)
    assert found.absent


@pytest.mark.parametrize(
    ("kind", "name", "elements"),
    [
        (StripedIterations(), "two_load_and_store", 1 << 14),
        (StripedIterations(), "uncoalesced_store", 1 << 14),
        (StagedRows(16), "uncoalesced_load", 1 << 17),
        (StagedRows(32), "normaliser", 256),
    ],
)
def test_planted_defects_are_repaired(kind: Transformation, name: str, elements: int) -> None:
    assert_alike(kind, case(f"benchmarks/planted/{name}.toml", N=elements))


@pytest.mark.parametrize("is_run", [True, False])
def test_every_pair_of_lane_and_iteration_is_made_once(is_run: bool) -> None:
    """Held against the pairs' numbers, one by one."""
    for trips in range(2, 70) if is_run else (2, 4, 8, 16, 32):
        loop = LaneLoop(cast("Any", None), 0, 0, trips, frozenset(), {}, {}, True)
        for step, stride in ((4, 4 * trips), (-8, -8 * trips)) if is_run else ((4, 36), (0, 12)):
            start = Striping(loop).start(Walk("%r1", 32, stride, step))
            for lane, k in product(range(WARP), range(trips)):
                row, column = divmod(lane, trips) if WARP % trips == 0 else (0, lane)
                mine = start.rows * row + start.columns * column + k * start.step
                other_lane, other_k = divmod(k * WARP + lane, trips)
                assert mine == stride * other_lane + step * other_k
