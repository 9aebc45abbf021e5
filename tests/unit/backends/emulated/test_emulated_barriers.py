"""Barriers: warps wait for each other, and what cannot end is said to be so."""

import pytest
from emulated_kernels import by_thread, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind

TREE = """
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, 4, %r1;
    st.shared.u32 [%r2], %r0;
    mov.u32 %r3, 64;
LOOP:
    bar.sync 0;
    setp.ge.u32 %p1, %r0, %r3;
    @%p1 bra SKIP;
    mad.lo.u32 %r4, %r3, 4, %r2;
    ld.shared.u32 %r5, [%r4];
    ld.shared.u32 %r6, [%r2];
    add.u32 %r6, %r6, %r5;
    st.shared.u32 [%r2], %r6;
SKIP:
    shr.u32 %r3, %r3, 1;
    setp.ne.u32 %p2, %r3, 0;
    @%p2 bra LOOP;
    bar.sync 0;
    ld.shared.u32 %r31, [%r1];"""


def test_a_sum_over_a_block_in_shared_memory() -> None:
    total = sum(range(128))
    assert by_thread(TREE, 128, module=".shared .align 4 .b8 data[512];") == [total] * 128


def test_dynamic_shared_memory_begins_aligned_and_has_all_its_bytes() -> None:
    module = ".shared .align 4 .b8 small_one[4];\n.extern .shared .align 16 .b8 data[];"
    total = sum(range(128))
    assert by_thread(TREE, 128, module=module, dynamic=512) == [total] * 128


def test_vectors_in_dynamic_shared_memory_behind_a_small_variable() -> None:
    module = ".shared .align 4 .b8 small_one[4];\n.extern .shared .align 16 .b8 data[];"
    body = """
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, 16, %r1;
    st.shared.v4.u32 [%r2], {%r0, %r0, %r0, %r0};
    ld.shared.u32 %r31, [%r2+12];"""
    assert by_thread(body, module=module, dynamic=512) == list(range(32))


@pytest.mark.parametrize(("how", "expected"), [("popc.u32", 40), ("and.pred", 0), ("or.pred", 1)])
def test_reductions_by_barriers(how: str, expected: int) -> None:
    kind = "%r31" if how.startswith("popc") else "%p2"
    body = f"""
    setp.lt.u32 %p1, %r0, 40;
    bar.red.{how} {kind}, 0, %p1;"""
    if kind == "%p2":
        body += "\n    selp.u32 %r31, 1, 0, %p2;"
    assert by_thread(body, 96) == [expected] * 96


def test_a_reduction_that_all_threads_of_a_partly_filled_warp_vote_for() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 100;
    bar.red.and.pred %p2, 0, %p1;
    selp.u32 %r31, 1, 0, %p2;"""
    assert by_thread(body, 40) == [1] * 40


def test_warps_that_have_ended_are_not_waited_for() -> None:
    body = """
    mov.u32 %r31, 7;
    setp.ge.u32 %p1, %r0, 32;
    @%p1 ret;
    bar.sync 0;"""
    assert by_thread(body, 64) == [7] * 32 + [0xDEAD] * 32


def test_named_barriers_of_two_halves() -> None:
    body = """
    shr.u32 %r1, %r0, 6;
    add.u32 %r2, %r1, 1;
    setp.eq.u32 %p1, %r1, 1;
    bar.red.popc.u32 %r31, %r2, 64, %p1;"""
    assert by_thread(body, 128) == [0] * 64 + [64] * 64


PIPELINE = """
    mov.u32 %r1, slot;
    setp.ge.u32 %p1, %r0, 32;
    mov.u32 %r2, 0;
    mov.u32 %r31, 0;
    @%p1 bra CONSUME;
PRODUCE:
    bar.sync 1, 64;
    mad.lo.u32 %r3, %r0, 4, %r1;
    mad.lo.u32 %r4, %r2, 100, %r0;
    st.shared.u32 [%r3], %r4;
    bar.arrive 2, 64;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p2, %r2, 5;
    @%p2 bra PRODUCE;
    bra END;
CONSUME:
    bar.arrive 1, 64;
AGAIN:
    bar.sync 2, 64;
    sub.u32 %r3, %r0, 32;
    mad.lo.u32 %r3, %r3, 4, %r1;
    ld.shared.u32 %r4, [%r3];
    mad.lo.u32 %r31, %r31, 3, %r4;
    add.u32 %r2, %r2, 1;
    setp.ge.u32 %p2, %r2, 5;
    @%p2 bra END;
    bar.arrive 1, 64;
    bra AGAIN;
END:"""


def test_a_producer_and_a_consumer_that_do_not_wait_at_every_barrier() -> None:
    found = by_thread(PIPELINE, 64, module=".shared .align 4 .b8 slot[128];")
    expected = [0] * 32
    for turn in range(5):
        expected = [3 * value + 100 * turn + n for n, value in enumerate(expected)]
    assert found == [0] * 32 + expected


def test_an_arrival_alone_does_not_let_others_wait_for_ever_unseen() -> None:
    body = """
    setp.ge.u32 %p1, %r0, 32;
    @%p1 bra OTHER;
    bar.arrive 1, 96;
    bra END;
OTHER:
    bar.sync 1, 96;
END:"""
    with pytest.raises(EmulationError) as raised:
        run(body, block=(64, 1, 1))
    assert raised.value.kind is ErrorKind.DEADLOCK


def test_arrivals_are_counted_by_warp() -> None:
    assert run("bar.sync 0;\n bar.sync 0;", grid=(3, 1, 1), block=(96, 1, 1)).events.barriers == 18


def test_warps_at_different_barriers_are_a_dead_lock() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 32;
    @%p1 bra FIRST;
    bar.sync 1;
    bra END;
FIRST:
    bar.sync 2;
END:"""
    with pytest.raises(EmulationError, match="deadlock") as raised:
        run(body, block=(64, 1, 1))
    assert raised.value.kind is ErrorKind.DEADLOCK
    assert raised.value.thread == (0, 0, 0)
    assert "bar.sync 2" in raised.value.message
    assert raised.value.place is None


def test_a_barrier_in_a_branch_that_not_all_lanes_take_is_an_error() -> None:
    body = """
    setp.ge.u32 %p1, %r0, 40;
    @%p1 bra END;
    bar.sync 0;
END:"""
    with pytest.raises(EmulationError) as raised:
        run(body, block=(64, 1, 1))
    assert raised.value.kind is ErrorKind.DIVERGENT_BARRIER
    assert raised.value.thread == (40, 0, 0), "the first that does not come"


GUARDED = """
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, 4, %r1;
    setp.{test} %p1;
    st.shared.u32 [%r2], %r0;
    @%p1 bar.sync 0;
    xor.b32 %r4, %r0, 63;
    mad.lo.u32 %r3, %r4, 4, %r1;
    ld.shared.u32 %r31, [%r3];"""
DATA = ".shared .align 4 .b8 data[256];"


def test_a_barrier_that_all_lanes_take_or_none_takes() -> None:
    taken = GUARDED.replace("setp.{test} %p1", "setp.lt.u32 %p1, %r0, 64")
    assert by_thread(taken, 64, module=DATA) == [63 - n for n in range(64)]
    skipped = GUARDED.replace("setp.{test} %p1", "setp.gt.u32 %p1, %r0, 64")
    # Nobody waits: the first warp reads what the second has not written yet.
    assert by_thread(skipped, 64, module=DATA)[32:] == [63 - n for n in range(32, 64)]
    assert by_thread(skipped, 64, module=DATA)[0] != 63


def test_a_barrier_that_some_lanes_of_a_warp_take_is_an_error() -> None:
    some = GUARDED.replace("setp.{test} %p1", "setp.lt.u32 %p1, %r0, 40")
    with pytest.raises(EmulationError) as caught:
        run(some, block=(64, 1, 1), module=DATA)
    assert caught.value.kind is ErrorKind.DIVERGENT_BARRIER


LEAVING = {
    "the others return": "setp.lt.u32 %p1, %r0, 40; @%p1 bra ON; ret; ON:",
    "they return later": """setp.lt.u32 %p1, %r0, 40; @%p1 bra ON; mov.u32 %r5, 0;
        UP: add.u32 %r5, %r5, 1; setp.lt.u32 %p2, %r5, %r0; @%p2 bra UP; exit; ON:""",
    "some of them return apart": """setp.lt.u32 %p1, %r0, 40; @%p1 bra ON;
        setp.lt.u32 %p2, %r0, 50; @%p2 bra FAR; ret; FAR: mov.u32 %r5, 1; ret; ON:""",
    "out of two conditions": """setp.ge.u32 %p1, %r0, 50; @%p1 bra OFF;
        setp.lt.u32 %p2, %r0, 40; @%p2 bra ON; ret; OFF: ret; ON:""",
}
"""Ways in which lanes from 40 on leave, and the others come to what follows."""


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_lanes_that_exit_take_no_part_in_a_barrier(leave: str) -> None:
    """Those of their warp that come to a barrier first do not miss them."""
    body = f"""
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, 4, %r1;
    {leave}
    st.shared.u32 [%r2], %r0;
    bar.red.popc.u32 %r6, 0, %p1;
    bar.sync 0;
    sub.u32 %r4, 39, %r0;
    mad.lo.u32 %r3, %r4, 4, %r1;
    ld.shared.u32 %r31, [%r3];"""
    assert by_thread(body, 64, module=DATA)[:40] == [39 - n for n in range(40)]


@pytest.mark.parametrize("rest", ["bar.sync 1; bra END;", "bra END;"])
def test_lanes_that_go_elsewhere_miss_a_barrier(rest: str) -> None:
    body = f"""
    setp.lt.u32 %p1, %r0, 40;
    @%p1 bra ON;
    {rest}
ON: bar.sync 0;
END: mov.u32 %r31, 1;"""
    with pytest.raises(EmulationError) as caught:
        run(body, block=(64, 1, 1))
    assert caught.value.kind is ErrorKind.DIVERGENT_BARRIER
    assert caught.value.thread == (40, 0, 0)
    assert "bar.sync 0" in caught.value.message


ROUNDS = """
    shr.u32 %r1, %r0, 5;
    mov.u32 %r2, 0;
ROUND:
    setp.ne.u32 %p1, %r1, WHOSE;
    @%p1 bra DONE;
    mov.u32 %r3, 0;
LONG:
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p2, %r3, 100;
    @%p2 bra LONG;
DONE:
    bar.sync 0;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p3, %r2, 4;
    @%p3 bra ROUND;"""


@pytest.mark.parametrize("whose", ["%r2", "0"])
def test_the_longest_warp_from_a_barrier_to_the_next_is_counted(whose: str) -> None:
    """Of four warps one works long in each round: another each time, or always the same."""
    events = run(ROUNDS.replace("WHOSE", whose), block=(128, 1, 1)).events
    assert events.work is not None
    assert events.busiest == events.work.max()
    uneven = events.longest / events.busiest
    assert 3 < uneven < 4 if whose == "%r2" else uneven == 1


def test_warps_that_do_the_same_are_as_long_as_each_other() -> None:
    events = run(ROUNDS.replace("WHOSE", "%r1"), block=(128, 1, 1)).events
    assert events.busiest == events.longest > 0
