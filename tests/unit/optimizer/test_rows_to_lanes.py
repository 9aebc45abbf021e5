"""Lanes in place of threads: the same results in every bit, and what is refused."""

from dataclasses import replace

import pytest
from alike import assert_alike, count, numbers, refused, subject_of
from dealt_kernels import dealt

from cuado.backends.emulated.check.check import check
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.row_sums_to_warp import RowSumsToWarp
from cuado.optimizer.transformations.row_to_warp import RowToWarp
from cuado.sass.toolchain import nvrtc

MAPS = (
    *("rows", "columns", "backwards", "where_it_holds", "own_bounds", "row_in_place"),
    *("after_a_store", "inner_search", "sines"),
)
REDUCTIONS = ("largest", "counted", "bits", "dot", "wide", "two_of_them", "normalised")
WITH_CONDITIONS = ("ends_of_valid", "moments", "sum_of_some", "walked")
PLACES = (
    *("first_place", "last_place", "place_of_a_float", "wide_place"),
    *("ends_by_choice", "places_of_both"),
)
PLACES_AMONG_SOME = ("place_of_a_valid", "place_among_some")


@pytest.mark.parametrize("name", MAPS)
def test_independent_iterations_are_dealt_out(name: str) -> None:
    other = assert_alike(LoopToThreads(32, 4), dealt(name))
    assert (other.grid, other.block) == ((24, 1, 1), (32, 4, 1))


@pytest.mark.parametrize("name", [*REDUCTIONS, *WITH_CONDITIONS])
def test_lanes_reduce(name: str) -> None:
    assert_alike(RowToWarp(32, 8), dealt(name))


@pytest.mark.parametrize("shape", [(2, 16), (8, 3), (16, 2), (64, 1), (256, 1)])
def test_parts_of_warps_and_whole_blocks(shape: tuple[int, int]) -> None:
    for name in ("two_of_them", "normalised"):
        other = assert_alike(RowToWarp(*shape), dealt(name, n=21))
        assert other.block == (*shape, 1)
    assert_alike(LoopToThreads(*shape), dealt("own_bounds"))


@pytest.mark.parametrize("name", [*PLACES, *PLACES_AMONG_SOME])
def test_lanes_choose_as_the_thread_does(name: str) -> None:
    for shape in ((8, 4), (64, 1)):
        assert_alike(RowToWarp(*shape), dealt(name, n=83))


@pytest.mark.parametrize("shape", [(64, 1), (256, 1)])
def test_warps_of_a_block_exchange_their_parts_without_a_race(shape: tuple[int, int]) -> None:
    other = assert_alike(RowToWarp(*shape), dealt("two_of_them", n=21))
    assert check(other).defects == ()
    stores = [line for line in other.ptx.splitlines() if "st.shared" in line]
    assert stores
    assert all(line.lstrip().startswith("@") for line in stores)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("neighbours", "may access the same elements of 'out'"),
        ("shared_places", "may access the same elements of 'out'"),
        ("modulo", "may access the same elements of 'out'"),
        ("running", "of the one before"),
        ("scaled", "of the one before"),
        ("decides", "of the one before"),
        ("reset", "of the one before"),
        ("first_found", "may end early"),
        ("last_one", "of the one before"),
        ("place_and_sum", "of the one before"),
        ("two_conditions", "of the one before"),
        ("sum_by_sum", "of the one before"),
        ("walked_elsewhere", "is not known before it begins"),
        ("walked_unread", "is not known before it begins"),
        ("ends_that_meet", "of the one before"),
        ("ends_in_turn", "of the one before"),
        ("other_of_two", "of the one before"),
        ("ends_of_some", "of the one before"),
        ("place_by_place", "of the one before"),
        ("place_of_a_few", "of the one before"),
        ("place_or_not", "of the one before"),
        ("kept_places", "writes a local array, which another iteration may read"),
        ("atomic_result", "the result of an atomic is used"),
        ("summed", "wait for each other"),
    ],
)
def test_what_iterations_share_is_refused(name: str, reason: str) -> None:
    for step in (LoopToThreads(32, 4), RowToWarp(32, 4)):
        assert reason in refused(step, dealt(name)).reason


@pytest.mark.parametrize("shape", [(3, 1), (1, 8), (64, 2), (2048, 1), (32, 64)])
def test_impossible_shapes_are_refused(shape: tuple[int, int]) -> None:
    assert "lanes are a power of two" in refused(LoopToThreads(*shape), dealt("rows")).reason


def test_the_bound_of_a_sum_counts_the_turns_of_inner_loops() -> None:
    """41 times 8 numbers in a thread; 16 and five more in a lane: each sum rounds once."""
    made = RowSumsToWarp(32, 4).apply(subject_of(dealt("nested_sums")))
    assert isinstance(made, Rewritten)
    (said,) = (each for each in made.notes if "differs by at most" in each)
    assert "a sum of up to 328 numbers" in said
    assert f"{(328 + 16 + 5) * 2**-24:.1e}" in said


def test_each_takes_the_loops_that_it_is_for() -> None:
    assert refused(LoopToThreads(32, 4), dealt("largest")).reason.endswith("(max.s32)")
    assert refused(RowToWarp(32, 4), dealt("rows")).absent
    assert refused(RowSumsToWarp(32, 4), dealt("largest")).absent
    assert not RowToWarp.candidates(subject_of(dealt("rows")))
    assert RowToWarp.candidates(subject_of(dealt("largest"))) == (RowToWarp(32, 1),)


GRID_STRIDE = """
extern "C" __global__ void rows(int n, int columns, const int *in, int *out) {
    for (int row = blockIdx.x * blockDim.x + threadIdx.x; row < n; row += blockDim.x * gridDim.x) {
        int most = -1, sum = 0;
        for (int k = 0; k < columns; k++) most = max(most, in[row * columns + k]);
        for (int k = 0; k < columns; k++) sum += in[row * columns + k] == most ? 1 : 3;
        out[row] = most + 1000 * sum;
    }
}"""


def test_a_stride_over_the_grid_that_each_thread_makes_once_leaves_its_loops_to_lanes() -> None:
    """Its iterations are as many as its threads: the rows in it are what lanes can share."""
    ptx = nvrtc.compile_to_ptx(GRID_STRIDE, "compute_90", name="rows.cu").ptx.rstrip("\\0")
    arguments = (
        count("n", 200),
        count("columns", 75),
        numbers("in", 15_000, type_="s32", seed=3),
        numbers("out", 200, type_="s32", seed=4),
    )
    launch = Launch("rows", ptx, "rows", (4, 1, 1), (64, 1, 1), arguments, ("out",))
    assert RowToWarp.candidates(subject_of(launch))
    assert_alike(RowToWarp(32, 4), launch)
    assert_alike(RowToWarp(8, 8), launch)
    again = replace(launch, grid=(1, 1, 1))  # Four rows for each thread: these are dealt out.
    assert not RowToWarp.candidates(subject_of(again))
