"""Loops whose iterations become blocks: the same results in every bit, and what is refused."""

import re
from dataclasses import replace

import pytest
from alike import assert_alike, refused, rewritten, subject_of
from dealt_kernels import dealt

from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads

DEALT = (
    *("turned", "summed", "rows_of_the_output", "in_two_halves", "by_a_loop", "a_table_before"),
    *("counted_bins", "in_place", "strided_sets"),
    *("scanned", "columns_of_a_row", "swept", "swept_by_data"),
    *("recursion", "recursion_if_asked", "until_settled"),
)


@pytest.mark.parametrize("name", DEALT)
def test_data_sets_become_blocks(name: str) -> None:
    launch = dealt(name)
    for blocks in (4, 9):
        other = assert_alike(LoopToGrid(0, blocks), launch)
        assert other.grid == (blocks, 1, 1)


@pytest.mark.parametrize("name", ["rows", "columns", "backwards", "row_in_place"])
def test_loops_without_barriers_become_blocks(name: str) -> None:
    other = assert_alike(LoopToGrid(0, 3), dealt(name, n=40))
    assert other.grid == (3, 3, 1)


@pytest.mark.parametrize("name", ["atomic_sum", "atomic_most", "atomic_bits", "atomic_parts"])
@pytest.mark.parametrize(("n", "loop"), [(40, 0), (43, 0), (43, 1), (3, 1)])
def test_what_atomics_merge_is_accumulated_by_blocks(name: str, n: int, loop: int) -> None:
    """Both loops are dealt out: the compiler has unrolled the one, and the other makes the rest."""
    other = assert_alike(LoopToGrid(loop, 3), dealt(name, n=n))
    assert other.grid == (3, 3, 1)


def test_what_a_block_merges_is_accumulated_by_blocks() -> None:
    launch = dealt("merged_by_a_block")
    assert LoopToGrid.candidates(subject_of(launch))
    for blocks in (2, 9):
        assert assert_alike(LoopToGrid(0, blocks), launch).grid == (blocks, 1, 1)


def test_what_lanes_make_becomes_blocks_where_all_make_as_much() -> None:
    lanes = rewritten(LoopToThreads(64, 1), dealt("columns", n=64))
    assert lanes.ptx.count("bar.sync") > 0
    assert "only some threads of a block" in refused(LoopToGrid(0, 2), lanes).reason
    lanes = rewritten(LoopToThreads(16, 4), dealt("columns", n=96))
    assert "may make different numbers" in refused(LoopToGrid(0, 2), lanes).reason
    # 96 columns, four in each iteration: three of them for each of eight lanes.
    for name in ("columns", "rows"):
        lanes = rewritten(LoopToThreads(8, 1), dealt(name, n=96))
        assert_alike(LoopToGrid(0, 3), lanes)


@pytest.mark.parametrize(
    "name",
    [
        *("of_blocks", "of_long_counts", "of_sizes", "of_a_widened_count", "of_parts"),
        *("with_a_local_array", "of_warps"),
    ],
)
def test_loops_that_begin_at_the_index_of_the_block(name: str) -> None:
    launch = dealt(name)
    assert LoopToGrid.candidates(subject_of(launch))
    for blocks in (3, 5):
        other = assert_alike(LoopToGrid(0, blocks), launch)
        assert other.grid == (3, blocks, 1)


def test_a_bound_may_be_read_again_in_each_iteration() -> None:
    """As NVRTC 13.0 does where registers are rare."""
    launch = dealt("of_blocks")
    (bound,) = re.findall(r"ld.param.u32 \t(%r\d+), \[of_blocks_param_0", launch.ptx)
    again = "ld.param.u32 %again, [of_blocks_param_0];\n"
    ptx, many = re.subn(
        rf"(setp.lt.s32 \t%p\d+, %r\d+, ){bound};", rf"{again}\1%again;", launch.ptx
    )
    assert many == 1
    launch = replace(launch, ptx=ptx.replace(".reg .pred", ".reg .b32 %again;\n.reg .pred", 1))
    assert LoopToGrid.candidates(subject_of(launch))
    assert assert_alike(LoopToGrid(0, 5), launch).grid == (3, 5, 1)
    # What an iteration loads is no number.
    loaded = "cvta.to.global.u64 %at, %rd3; ld.global.u32 %again, [%at];\n"
    ptx = launch.ptx.replace(again, loaded)
    ptx = ptx.replace(".reg .pred", ".reg .b64 %at;\n.reg .pred", 1)
    assert "trip count" in refused(LoopToGrid(0, 5), replace(launch, ptx=ptx)).reason


def test_several_blocks_keep_their_indices() -> None:
    launch = dealt("turned", grid=(1, 2, 1))
    other = assert_alike(LoopToGrid(0, 3), launch)
    assert other.grid == (3, 2, 1)


def test_candidates_fill_the_chip() -> None:
    assert LoopToGrid.candidates(subject_of(dealt("turned"))) == (LoopToGrid(0, 9),)
    assert not LoopToGrid.candidates(subject_of(dealt("largest")))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("half_is_filled", "that only an earlier one has written"),
        ("half_is_never_scanned", "that only an earlier one has written"),
        ("until_settled_late", "that only an earlier one has written"),
        ("until_settled_for_some", "that only an earlier one has written"),
        ("recursion_from_the_next", "that only an earlier one has written"),
        ("recursion_by_some", "that only an earlier one has written"),
        ("recursion_that_does_not_wait", "that only an earlier one has written"),
        ("recursion_left_by_some", "that only an earlier one has written"),
        ("swept_by_some", "that only an earlier one has written"),
        ("swept_after_use", "that only an earlier one has written"),
        ("swept_from_the_next", "that only an earlier one has written"),
        ("swept_to_two_places", "that only an earlier one has written"),
        ("columns_of_the_next_row", "may access the same elements of 'out'"),
        ("filled_after_use", "that only an earlier one has written"),
        ("filled_by_one_after_its_use", "that only an earlier one has written"),
        ("filled_by_data", "that only an earlier one has written"),
        ("added_to", "that only an earlier one has written"),
        ("the_same_elements", "may access the same elements of 'out'"),
        ("the_next_set", "may access the same elements of 'out'"),
        ("overlapping", "may access the same elements of 'out'"),
        ("carried", "of the one before"),
        ("read_before", "the code around the loop"),
        ("ends_early", "is not known before it begins"),
        ("until_data", "is not known before it begins"),
        ("largest", "does more with what a loop accumulates than merge it"),
        ("atomic_from_more", "merges what a loop accumulates with something else"),
        ("atomic_twice", "does more with what a loop accumulates than merge it"),
        ("atomic_and_store", "writes something else"),
        ("atomic_if", "does more with what a loop accumulates than merge it"),
        ("atomic_of_another", "merges by another operator"),
        ("atomic_floats", "depends on the order of updates"),
        ("first_found", "may end early"),
        ("of_the_next_block", "may access the same elements of 'out'"),
        ("of_half_warps", "threads of a warp may make different numbers of iterations"),
        ("of_a_growing_step", "is not known before it begins"),
        ("keeps_a_local_array", "writes a local array, which another iteration may read (line"),
        ("a_local_array_afterwards", "writes a local array, which another iteration may read"),
    ],
)
def test_what_an_iteration_has_of_another_is_refused(name: str, reason: str) -> None:
    assert reason in refused(LoopToGrid(0, 4), dealt(name)).reason


def test_shared_memory_of_the_last_iteration_is_not_left_to_others() -> None:
    reason = refused(LoopToGrid(0, 4), dealt("used_afterwards", n=36)).reason
    assert "shared memory of the last iteration is read" in reason
    # The compiler unrolls the loop: one of 37 sets is left, which the first block makes itself.
    assert_alike(LoopToGrid(0, 4), dealt("used_afterwards"))


def test_impossible_numbers_are_refused() -> None:
    assert "only 9 iterations" in refused(LoopToGrid(0, 10), dealt("turned")).reason
    assert "no such loop" in refused(LoopToGrid(7, 4), dealt("turned")).reason
    assert "no axis" in refused(LoopToGrid(0, 4), dealt("turned", grid=(2, 2, 2))).reason
