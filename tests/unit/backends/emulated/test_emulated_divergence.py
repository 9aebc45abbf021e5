"""Lanes that go different ways compute what each would alone."""

import pytest
from emulated_kernels import by_thread, run


def test_nested_branches() -> None:
    body = """
    mov.u32 %r31, 1;
    and.b32 %r1, %r0, 1;
    setp.eq.u32 %p1, %r1, 0;
    @%p1 bra EVEN;
    setp.lt.u32 %p2, %r0, 8;
    @%p2 bra LOW;
    add.u32 %r31, %r31, 100;
    bra JOIN;
LOW:
    add.u32 %r31, %r31, 10;
JOIN:
    add.u32 %r31, %r31, 1000;
    bra DONE;
EVEN:
    setp.ge.u32 %p3, %r0, 20;
    @!%p3 bra DONE;
    add.u32 %r31, %r31, %r0;
DONE:
    add.u32 %r31, %r31, 10000;"""

    def alone(t: int) -> int:
        if t % 2:
            return 1 + (10 if t < 8 else 100) + 1000 + 10000
        return 1 + (t if t >= 20 else 0) + 10000

    assert by_thread(body) == [alone(t) for t in range(32)]


@pytest.mark.parametrize("threads", [32, 40, 7])
def test_loops_of_unequal_lengths(threads: int) -> None:
    body = """
    mov.u32 %r31, 0;
    mov.u32 %r1, 0;
HEAD:
    setp.ge.u32 %p1, %r1, %r0;
    @%p1 bra OUT;
    add.u32 %r31, %r31, %r1;
    add.u32 %r1, %r1, 1;
    bra HEAD;
OUT:"""
    assert by_thread(body, threads) == [t * (t - 1) // 2 for t in range(threads)]


def test_loops_in_loops_that_are_left_and_gone_on_with() -> None:
    """For i < 6: for j < t: if i*j > 20 break; if j is odd continue; sum += i + j."""
    body = """
    mov.u32 %r31, 0;
    mov.u32 %r1, 0;
OUTER:
    mov.u32 %r2, 0;
INNER:
    setp.ge.u32 %p1, %r2, %r0;
    @%p1 bra NEXT_I;
    mul.lo.u32 %r3, %r1, %r2;
    setp.gt.u32 %p2, %r3, 20;
    @%p2 bra NEXT_I;
    and.b32 %r4, %r2, 1;
    setp.ne.u32 %p3, %r4, 0;
    @%p3 bra NEXT_J;
    add.u32 %r31, %r31, %r1;
    add.u32 %r31, %r31, %r2;
NEXT_J:
    add.u32 %r2, %r2, 1;
    bra INNER;
NEXT_I:
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p4, %r1, 6;
    @%p4 bra OUTER;"""

    def alone(t: int) -> int:
        total = 0
        for i in range(6):
            for j in range(t):
                if i * j > 20:
                    break
                if j % 2:
                    continue
                total += i + j
        return total

    assert by_thread(body) == [alone(t) for t in range(32)]


@pytest.mark.parametrize("leave", ["@%p1 ret;", "@%p1 bra GONE;"])
def test_lanes_that_leave_early_write_nothing_and_the_others_go_on(leave: str) -> None:
    body = f"""
    mov.u32 %r31, 5;
    setp.lt.u32 %p1, %r0, 3;
    {leave}
    setp.gt.u32 %p2, %r0, 28;
    @%p2 ret;
    activemask.b32 %r31;
    bra STORE;
GONE:
    ret;
STORE:"""
    active = sum(1 << t for t in range(3, 29))
    assert by_thread(body) == [0xDEAD] * 3 + [active] * 26 + [0xDEAD] * 3


def test_lanes_that_parted_meet_again_where_their_ways_join() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 16;
    @%p1 bra LOW;
    activemask.b32 %r1;
    bra JOIN;
LOW:
    activemask.b32 %r1;
JOIN:
    activemask.b32 %r2;
    xor.b32 %r31, %r1, %r2;"""
    assert by_thread(body) == [0xFFFF0000] * 16 + [0x0000FFFF] * 16


def test_divergence_and_lanes_are_counted() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 5;
    @%p1 bra LOW;
    mov.u32 %r1, 1;
LOW:
    setp.lt.u32 %p2, %r0, 64;
    @%p2 bra END;
    mov.u32 %r1, 2;
END:"""
    ran = run(body, block=(64, 1, 1))
    assert ran.events.branches.tolist() == [[1, 5], [0, 64]]
    lanes = {s.first: ran.events.segments[s.number].tolist() for s in ran.program.lowered.segments}
    assert lanes[0] == [2, 64]
    assert lanes[3] == [2, 27 + 32]  # mov.u32 %r1, 1
    assert lanes[6] == [0, 0]  # mov.u32 %r1, 2
