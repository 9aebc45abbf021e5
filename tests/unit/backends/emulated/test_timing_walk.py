"""Paths of warps through machine code: ways as often as was counted, loops and their exits."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from timing_workloads import LAST, cycles

from cuado.backends.emulated.timing.flow_graph import exit_groups, natural_loops
from cuado.backends.emulated.timing.library import function
from cuado.backends.emulated.timing.model import unevenness
from cuado.backends.emulated.timing.walk import FITTINGS, paths, shares
from cuado.backends.emulated.timing.workload import END, CodeBlock, Operation, Step, Workload


def walked(code: tuple[CodeBlock, ...], warps: int, variants: int = 10) -> list[float]:
    """Times that a warp walks each block, on average."""
    found, part = paths(Workload(code, warps, 1, 1), 10_000, variants)
    assert part == pytest.approx(1.0, rel=0.1)
    return [sum(path.count(n) for path in found) / variants for n in range(len(code))]


def block(runs: float, *successors: int, calls: int | None = None) -> CodeBlock:
    return CodeBlock((LAST,) * 4, runs, successors, calls)


def test_paths_take_loops_and_branches_as_often_as_was_counted() -> None:
    code = (block(10, 1), block(500, 2, 3), block(150, 3), block(500, 1, 4), block(10, END))
    assert walked(code, 10) == pytest.approx([1, 50, 15, 50, 1], rel=0.05)


def test_parted_lanes_walk_both_sides() -> None:
    code = (block(10, 1, 2), block(10, 3), block(10, 3), block(10, END))
    found, _ = paths(Workload(code, 10, 1, 1), 1000, 2)
    assert set(found) == {(0, 1, 2, 3)}


def test_what_every_warp_runs_once_is_not_run_twice_by_half_of_them() -> None:
    """Runs of the way there are fitted: half of them and two rounds fit as well as one for all."""
    once = (Step(Operation.FP32),)
    code = (
        CodeBlock(once, 1000, (1, 3)),
        CodeBlock(once, 500, (2,)),
        CodeBlock(once, 1000, (3, 2)),
        CodeBlock(once, 1000, (END,)),
    )
    found, part = paths(Workload(code, 1000, 1, 1), 10_000, 8)
    assert {path.count(2) for path in found} == {1}
    assert part == pytest.approx(1.0, abs=0.2)


def test_loops_that_hardly_any_warp_seems_to_come_to_are_walked() -> None:
    code = (block(1000, 1, 3), block(1, 2), block(100_000, 2, 3), block(1000, END))
    found, _ = paths(Workload(code, 1000, 1, 1), 10_000, 4)
    assert sum(path.count(2) for path in found) / 4 == pytest.approx(100, rel=0.05)


def test_of_warps_of_one_kind_nobody_asks_who_enters_a_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each loop asks for the solution of as many equations as there are blocks."""
    asked: list[int] = []

    def noted(code: Sequence[CodeBlock], _: object, header: int) -> np.ndarray:
        asked.append(header)
        return np.full(len(code), 0.5)

    monkeypatch.setattr("cuado.backends.emulated.timing.rounds.reaching", noted)
    code = tuple(
        CodeBlock((LAST,), runs, to) for runs, to in ((100, (1, 2)), (200, (1, 2)), (100, (END,)))
    )
    for levels, times in (([1.0], 0), ([0.5, 1.5], 1)):
        paths(Workload(code, 25, 4, 1), 100, 2, levels, [1 / len(levels)] * len(levels))
        assert len(asked) == times


def test_warps_that_leave_early_are_few() -> None:
    code = (block(10, END, 1), block(2, END))
    assert walked(code, 10)[1] == pytest.approx(0.2)


def test_a_subroutine_goes_back_to_who_called_it() -> None:
    code = (block(10, 1, calls=3), block(10, 2, calls=3), block(10, END), block(20, END))
    found, _ = paths(Workload(code, 10, 1, 1), 1000, 1)
    assert found == [(0, 3, 1, 3, 2)]


def test_long_loops_become_short_and_say_so() -> None:
    code = (block(1, 1), block(1e6, 1, 2), block(1, END))
    (path,), part = paths(Workload(code, 1, 1, 1), 1000, 1)
    assert 500 < 4 * len(path) < 1500
    assert part == pytest.approx(4 * len(path) / 4e6, rel=0.01)


UNROLLED = (
    block(1000, 1),
    block(10_000, 2, 5),
    block(9_750, 3, 5),
    block(9_500, 4, 5),
    block(9_250, 1, 5),
    block(1000, END),
)
"""A loop of 10 rounds, on average, with four exits that a quarter of the warps take each."""
COPIES = (1, 2, 3, 4)


def through(code: tuple[CodeBlock, ...], variants: int = 16) -> list[tuple[int, ...]]:
    return paths(Workload(code, 1000, 1, 1), 10_000, variants)[0]


def test_paths_leave_a_loop_of_several_exits_after_as_many_rounds() -> None:
    found = through(UNROLLED)
    visits = [sum(path.count(n) for n in COPIES) for path in found]
    assert max(visits) - min(visits) <= len(COPIES)
    assert sum(visits) / len(visits) == pytest.approx(38.5, rel=0.02)


def test_each_of_several_exits_is_taken_as_often_as_was_counted() -> None:
    assert Counter(path[-2] for path in through(UNROLLED)) == dict.fromkeys(COPIES, 4)


def test_exits_that_few_warps_take_are_taken_by_few() -> None:
    code = (block(1000, 1), block(10_000, 2, 3), block(9_900, 1, 3), block(1000, END))
    found = through(code, 40)
    assert Counter(path[-2] for path in found) == {1: 4, 2: 36}
    assert {path.count(1) for path in found} <= {9, 10, 11}


def test_an_exit_where_few_warps_come_does_not_keep_others_waiting() -> None:
    """Half of the warps leave from block 2, to which one round in 50 goes."""
    code = (
        block(1000, 1),
        block(50_000, 2, 3),
        block(1_000, 3, 4),
        block(49_500, 1, 4),
        block(1000, END),
    )
    found = through(code)
    assert max(path.count(1) for path in found) < 80
    assert Counter(path[-2] for path in found)[2] == pytest.approx(8, abs=1)


def test_exits_of_the_loop_around_are_its_own() -> None:
    """Five rounds of the inner loop in each of four of the outer, which half leave from inside."""
    code = (
        block(1000, 1),
        block(4_000, 2),
        block(20_000, 3, 5),
        block(19_500, 2, 4),
        block(3_500, 1, 5),
        block(1000, END),
    )
    loops = natural_loops(code)
    assert {x.header: x.blocks for x in loops} == {1: {1, 2, 3, 4}, 2: {2, 3}}
    assert exit_groups(code) == [[None], [None], [None, 1], [None, 2], [None, 1], [None]]
    found = through(code)
    rounds = [path.count(1) for path in found]
    assert max(rounds) - min(rounds) <= 1
    assert sum(rounds) / len(rounds) == pytest.approx(4, abs=0.25)
    assert Counter(path[-2] for path in found) == {2: 8, 4: 8}


def test_lanes_that_leave_a_loop_alone_are_none_of_its_exits() -> None:
    """Lanes leave in each of 8 rounds, and wait for the others, which are done in the last."""
    code = (block(100, 1), block(800, 2, 3), block(700, 1), block(400, END))
    assert sum(shares(code, [1, 8, 7, 4])[1]) > 1.02
    rounds = [path.count(1) for path in paths(Workload(code, 100, 1, 1), 10_000, 16)[0]]
    assert sum(rounds) / len(rounds) == pytest.approx(8, rel=0.2)


@pytest.mark.parametrize("seed", range(8))
def test_flows_are_fitted_as_the_formula_says(seed: int) -> None:
    """To the last bit: sums are taken in the order of the edges."""
    drawn = np.random.default_rng(seed)
    places, edges = 9, 23
    source, target = drawn.integers(0, places, edges), drawn.integers(0, places, edges)
    runs = drawn.choice([0.0, 1.0, 3.0, 1e4], places) * drawn.random(places)
    out, into = runs[source], runs[target]
    expected = np.maximum(into, 1e-6)
    flow, room = expected.copy(), np.empty(edges + places)
    for _ in range(FITTINGS):
        before = expected.copy()
        for place, wanted in ((source, out), (target, into)):
            there = np.bincount(place, expected, places)[place]
            expected *= np.divide(wanted, there, out=np.zeros(edges), where=there > 0)
        if np.array_equal(before, expected):
            break
    arrays = flow, room, source, target, out, into
    function("fit")(*[each.ctypes.data for each in arrays], edges, places, FITTINGS)
    assert flow.tobytes() == expected.tobytes()


def test_what_is_entered_at_two_blocks_is_no_natural_loop() -> None:
    code = (block(1, 1, 2), block(1, 2), block(1, 1, END))
    assert natural_loops(code) == []
    assert [x.blocks for x in natural_loops((block(1, 0, END),))] == [{0}]


def test_exits_that_no_warp_takes_let_all_paths_go_around_twice() -> None:
    """As of a long loop cut down: every warp leaves at the end of its last round."""
    code = (
        block(1000, 1, 7),
        block(1000, 2),
        block(2000, 3, 7),
        block(2000, 4, 7),
        block(2000, 5, 7),
        block(2000, 6),
        block(2000, 7, 2),
        block(1000, END),
    )
    assert {path.count(2) for path in through(code)} == {2}


WAIT = CodeBlock((Step(Operation.BARRIER), LAST), 3200, (1, 4))
ROUNDS = (block(32, 1), block(3200, 2), block(25_600, 3, 2), WAIT, block(32, END))
"""Of 32 warps, 100 rounds with eight turns of a loop and a barrier."""


def test_paths_that_do_the_same_are_even() -> None:
    found, _ = paths(Workload(ROUNDS, 32, 1, 1), 100_000, 32)
    assert unevenness(ROUNDS, found) == pytest.approx(1.0, abs=0.01)


def test_paths_go_around_loops_for_long_one_after_the_other() -> None:
    found, part = paths(Workload(ROUNDS, 32, 1, 1), 100_000, 32, longest=10.0)
    even, whole = paths(Workload(ROUNDS, 32, 1, 1), 100_000, 32)
    # The loop's share of a round's instructions, 32 of 38, is ten times as long for one of them.
    assert unevenness(ROUNDS, found) == pytest.approx((10 * 32 + 6) / 38, rel=0.12)
    assert part == pytest.approx(whole, rel=0.02)
    # All go as many rounds, and as often around the loop in the end.
    assert {path.count(3) for path in found} == {path.count(3) for path in even} <= {98, 99, 100}
    assert all(path.count(2) == pytest.approx(800, rel=0.1) for path in found)


def test_loops_with_a_barrier_inside_go_on_as_often_for_all() -> None:
    inside = (block(32, 1), CodeBlock((Step(Operation.BARRIER),), 3200, (1, 2)), block(32, END))
    found, _ = paths(Workload(inside, 32, 1, 1), 100_000, 32, longest=10.0)
    assert {path.count(1) for path in found} <= {98, 99, 100}


def test_unevenness_is_of_the_longest_from_each_barrier_to_the_next() -> None:
    wait = CodeBlock((Step(Operation.BARRIER),), 1, (END,))
    code = (block(1, 1), wait)
    # Of 5 and 1 instructions, then of 1 and 5: 10, where each has 6.
    assert unevenness(code, [(0, 1, 1), (1, 0, 1)]) == pytest.approx(10 / 6)
    assert unevenness(code, [(0, 1, 0, 1), (1, 1)]) == 1.0
    assert unevenness(code, [(0, 1), (0, 1)]) == 1.0
    assert unevenness(code, [()]) == 1.0


def test_others_wait_for_the_longest() -> None:
    even, uneven, more = (cycles(Workload(ROUNDS, 1, 32, 1, unevenness=u)) for u in (1.0, 3.0, 8.0))
    # Schedulers are busy for 304 cycles of an even round; of the longest the loop takes 64 turns of
    # 4 cycles, and the branch's 7.
    assert 1.05 * even < uneven < 1.2 * even
    assert 2.1 * even < more < 2.4 * even


SHUFFLED = (
    block(1, 1),
    block(1000, 2),
    block(5000, 3, 4),
    block(4000, 2),
    block(1000, 1, 5),
    block(1, END),
)
"""A thousand rounds, each of a loop of five that is left from its middle."""


def test_loops_that_are_cut_down_are_left() -> None:
    """Were blocks cut down each for itself, to two runs, block 2 would seem to part warps."""
    for instructions in (40, 100, 400, 4000):
        found, part = paths(Workload(SHUFFLED, 1, 1, 1), instructions, 4)
        assert all(path[-1] == 5 for path in found)
        assert sum(map(len, found)) < 1.3 * max(instructions, 60)  # Four paths of blocks of four.
        walked = [sum(path.count(n) for path in found) / 4 for n in range(6)]
        assert walked[2] == walked[3] + walked[4]
        assert part == pytest.approx(4 * sum(walked) / (4 * 11_002), rel=0.01)


def test_of_loops_in_loops_the_outer_ones_are_cut_down_first() -> None:
    for instructions in (400, 4000):
        found, _ = paths(Workload(SHUFFLED, 1, 1, 1), instructions, 4)
        assert all(path.count(2) == pytest.approx(5 * path.count(1), abs=1) for path in found)
    inner = (block(1, 1), block(3, 2), block(3000, 2, 3), block(3, 1, 4), block(1, END))
    found, _ = paths(Workload(inner, 1, 1, 1), 400, 4)
    assert sum(path.count(1) for path in found) / 4 == pytest.approx(2, abs=0.5)
    assert all(path.count(2) == pytest.approx(47 * path.count(1), abs=2) for path in found)


def test_longer_warps_go_around_loops_more_often_not_what_is_around_them() -> None:
    code = (block(100, 1), block(1000, 2, 3), block(900, 1), block(100, END))
    found, _ = paths(Workload(code, 100, 1, 1), 10_000, 8, (0.5, 1.5), (0.5, 0.5))
    short, long = found[:8], found[8:]
    assert sum(path.count(1) for path in short) / 8 == pytest.approx(5, rel=0.05)
    assert sum(path.count(1) for path in long) / 8 == pytest.approx(15, rel=0.05)
    assert all(path.count(1) == path.count(2) + 1 for path in found)
    assert {path.count(3) for path in found} == {1}


def test_warps_that_part_at_a_loops_end_still_leave_it_when_it_is_cut_down() -> None:
    """Lanes leave in each of 800 rounds, and wait for the others."""
    code = (block(100, 1), block(80_000, 2, 3), block(79_900, 1), block(40_000, END))
    found, part = paths(Workload(code, 100, 1, 1), 400, 16)
    assert all(path[-1] == 3 for path in found)
    assert part < 0.2
