"""Loops that no compiler writes: their trip counts, accumulators, and addresses."""

import pytest
from alike import count, kernel, numbers, subject_of

from cuado.kernel.facts.iterations.dealt_loops import DealtLoop, dealt_loop
from cuado.kernel.facts.iterations.iteration_independence import Independence
from cuado.kernel.facts.loops.inductions import induction_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import loops_of

STORE = "mul.wide.s32 %rd3, {}, 4; add.s64 %rd4, %rd2, %rd3; st.global.u32 [%rd4], %r1;"


def subject(body: str, before: str = "", after: str = "", n: int = 40) -> Kernel:
    """A kernel with one loop; ``%r1`` is the thread, ``%r9`` is ``n``, ``%r2`` begins as 0."""
    ptx = f""".visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)
{{
    .reg .b32 %r<30>; .reg .b64 %rd<20>; .reg .pred %p<9>; .reg .f32 %f<9>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd9, [in]; ld.param.u32 %r9, [n];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 4096; add.s64 %rd2, %rd2, %rd1;
    ld.global.u32 %r20, [%rd9]; setp.gt.u32 %p7, %r20, 500;
    mov.u32 %r2, 0; mov.u32 %r4, 7; mov.u32 %r5, 7; {before}
    LOOP: {body}
    {after} st.global.u32 [%rd2+2048], %r1; ret;
}}"""
    given = (numbers("out", 1 << 16, type_="u32"), numbers("in", 64, type_="u32", seed=2))
    return subject_of(kernel(ptx, (1, 1, 1), (32, 1, 1), (*given, count("n", n, "u32"))))


def loop_of(made: Kernel) -> DealtLoop | str:
    """The facts of its loop."""
    (loop,) = loops_of(made.slicer.flow)
    return dealt_loop(made, loop)


@pytest.mark.parametrize(
    ("step", "test", "before", "trips"),
    [
        ("add.s32 %r2, %r2, 1;", "setp.lt.s32 %p1, %r2, %r9;", "", 40),
        ("add.s32 %r2, %r2, 3;", "setp.le.s32 %p1, %r2, %r9;", "", 14),
        ("add.s32 %r2, %r2, -4;", "setp.ne.s32 %p1, %r2, 8;", "mov.u32 %r2, 40;", 8),
        # The compiler's other way to count down: a sum with a number is compared.
        ("add.s32 %r2, %r2, 4; add.s32 %r3, %r2, -40;", "setp.ne.s32 %p1, %r3, 0;", "", 10),
        # What is ahead of the counter is compared by order; a counter may begin below 0.
        ("add.s32 %r2, %r2, 4; add.s32 %r3, %r2, 1;", "setp.lt.s32 %p1, %r3, %r9;", "", 10),
        (
            "add.s32 %r2, %r2, 4; add.s32 %r3, %r2, 1;",
            *("setp.le.s32 %p1, %r3, %r9;", "mov.u32 %r2, -1;", 11),
        ),
        (
            "add.s32 %r2, %r2, -3; add.s32 %r3, %r2, -1;",
            *("setp.gt.s32 %p1, %r3, 0;", "mov.u32 %r2, 10;", 3),
        ),
        (
            "add.s32 %r2, %r2, -3; add.s32 %r3, %r2, -1;",
            *("setp.ge.s32 %p1, %r3, 0;", "mov.u32 %r2, 10;", 4),
        ),
        # It would wrap around; and so might what is behind the counter, beyond the bound.
        (
            "add.s32 %r2, %r2, 4; add.s32 %r3, %r2, 8;",
            "setp.lt.s32 %p1, %r3, 2147483647;",
            "",
            None,
        ),
        ("add.s32 %r2, %r2, 4; add.s32 %r3, %r2, -8;", "setp.lt.s32 %p1, %r3, %r9;", "", None),
        # What an index was widened to, and made narrow again.
        (
            "cvt.s64.s32 %rd5, %r2; cvt.u32.u64 %r6, %rd5; add.s32 %r2, %r6, 1;",
            *("setp.lt.s32 %p1, %r2, %r9;", "", 40),
        ),
        (
            "cvt.u64.u32 %rd5, %r2; cvt.s32.s64 %r6, %rd5; add.s32 %r2, %r6, 3;",
            *("setp.le.s32 %p1, %r2, %r9;", "", 14),
        ),
        (
            "cvt.u64.u16 %rd5, %r2; cvt.u32.u64 %r6, %rd5; add.s32 %r2, %r6, 1;",
            *("setp.lt.s32 %p1, %r2, %r9;", "", None),
        ),
        (
            "cvt.s64.s32 %rd5, %r2; shr.u64 %rd5, %rd5, 1; cvt.u32.u64 %r6, %rd5;"
            "add.s32 %r2, %r6, 1;",
            *("setp.lt.s32 %p1, %r2, %r9;", "", None),
        ),
        # The counter would wrap around before it passes its bound, or never meets it.
        ("add.s32 %r2, %r2, 4;", "setp.lt.s32 %p1, %r2, 2147483647;", "", None),
        ("add.s32 %r2, %r2, 3;", "setp.ne.s32 %p1, %r2, 40;", "", None),
        # As a number without a sign it is beyond the bound at once.
        ("add.s32 %r2, %r2, 1;", "setp.lt.u32 %p1, %r2, %r9;", "mov.u32 %r2, -9;", 1),
        ("add.s32 %r2, %r2, 1;", "setp.lt.s32 %p1, %r2, %r20;", "mov.u32 %r2, %r20;", None),
        # It is not the loop's alone.
        ("add.s32 %r2, %r2, %r4;", "setp.lt.s32 %p1, %r2, %r9; add.s32 %r4, %r4, 1;", "", None),
    ],
)
def test_trip_counts(step: str, test: str, before: str, trips: int | None) -> None:
    found = loop_of(subject(f"{step} {test} @%p1 bra LOOP;", before))
    if trips is None:
        assert isinstance(found, str), found
    else:
        assert isinstance(found, DealtLoop), found
        assert found.count.number == trips


def test_a_counter_may_be_written_several_times() -> None:
    steps = "add.s32 %r2, %r2, 1; add.s32 %r2, %r2, 1;"
    found = loop_of(subject(f"{steps} setp.lt.s32 %p1, %r2, %r9; @%p1 bra LOOP;"))
    assert isinstance(found, DealtLoop), found
    assert (found.count.step, found.count.number, found.count.most) == (2, None, 20)


@pytest.mark.parametrize(
    ("copy", "steps"),
    [
        ("mov.b32 %r6, %r3;", (1, 2)),
        # Where it is skipped, the sum goes on from what an earlier iteration copied.
        ("@%p7 bra SKIP; mov.b32 %r6, %r3; SKIP:", None),
        ("cvt.s64.s32 %rd5, %r3; cvt.u32.u64 %r6, %rd5;", (1, 2)),
        ("cvt.u64.u32 %rd5, %r3; cvt.u32.u64 %r6, %rd5;", (1, 2)),
        ("@%p7 bra SKIP; cvt.s64.s32 %rd5, %r3; SKIP: cvt.u32.u64 %r6, %rd5;", None),
        ("@%p7 cvt.s64.s32 %rd5, %r3; cvt.u32.u64 %r6, %rd5;", None),
        ("cvt.s64.s16 %rd5, %r3; cvt.u32.u64 %r6, %rd5;", None),
        ("cvt.s64.s32 %rd5, %r3; cvt.u16.u64 %r6, %rd5;", None),
    ],
)
def test_a_copy_belongs_to_an_induction_if_every_iteration_makes_it(
    copy: str, steps: tuple[int, ...] | None
) -> None:
    body = f"add.s32 %r3, %r2, 1; {copy} add.s32 %r2, %r6, 2; add.s32 %r8, %r8, 1;"
    made = subject(f"{body} setp.lt.s32 %p1, %r8, 9; @%p1 bra LOOP;", "mov.u32 %r8, 0;")
    (loop,) = loops_of(made.slicer.flow)
    (key,) = made.code.keys(("%r2",), len(made.code.instructions) - 1)
    found = induction_of(made, loop, key)
    assert (found and found.steps) == steps


@pytest.mark.parametrize(
    ("more", "steps"),
    [
        ("add.s32 %r2, %r2, 4;", (1, 4, 2)),
        ("add.s32 %r2, %r3, 4;", None),  # another register's value
        ("mov.u32 %r2, 5;", None),
        ("@%p7 add.s32 %r2, %r2, 4;", None),
        ("@%p7 bra SKIP; add.s32 %r2, %r2, 4; SKIP:", None),
        ("mul.lo.s32 %r2, %r2, 3;", None),
    ],
)
def test_an_induction_may_be_written_several_times(
    more: str, steps: tuple[int, ...] | None
) -> None:
    body = f"add.s32 %r2, %r2, 1; {more} add.s32 %r2, %r2, 2; add.s32 %r8, %r8, 1;"
    made = subject(f"{body} setp.lt.s32 %p1, %r8, 9; @%p1 bra LOOP;", "mov.u32 %r8, 0;")
    (loop,) = loops_of(made.slicer.flow)
    (key,) = made.code.keys(("%r2",), len(made.code.instructions) - 1)
    found = induction_of(made, loop, key)
    assert (found and found.steps) == steps


COUNTED = "add.s32 %r2, %r2, 1; setp.lt.s32 %p1, %r2, %r9; @%p1 bra LOOP;"


@pytest.mark.parametrize(
    ("body", "opcode"),
    [
        ("add.s32 %r4, %r4, %r20;", "add.s32"),
        ("add.s32 %r5, %r4, %r20; mov.u32 %r4, %r5;", "add.s32"),
        ("@%p7 max.s32 %r4, %r4, %r2;", "max.s32"),
        ("mad.lo.s32 %r4, %r2, %r20, %r4;", "add.s32"),
        ("@%p7 bra ON; add.s32 %r4, %r4, 1; ON: add.s32 %r4, %r4, %r2;", "add.s32"),
        # A part of an earlier iteration comes back, or what is summed depends on the sum.
        ("@%p7 add.s32 %r5, %r4, %r20; mov.u32 %r4, %r5;", ""),
        ("add.s32 %r4, %r4, %r4;", ""),
        ("add.s32 %r4, %r4, %r20; @%p7 mov.u32 %r4, 0;", ""),
        ("add.s32 %r4, %r4, %r20; max.s32 %r4, %r4, %r2;", ""),
        ("sub.s32 %r4, %r20, %r4;", ""),
        ("add.s32 %r4, %r4, %r20; and.b32 %r6, %r4, 1; add.s32 %r4, %r4, %r6;", ""),
    ],
)
def test_accumulators(body: str, opcode: str) -> None:
    found = loop_of(subject(f"{body} {COUNTED}", after="st.global.u32 [%rd2], %r4;"))
    if opcode:
        assert isinstance(found, DealtLoop), found
        assert [each.opcode for each in found.accumulators] == [opcode]
    else:
        assert "of the one before" in str(found)


@pytest.mark.parametrize(
    ("index", "is_apart"),
    [
        ("mov.u32 %r8, %r2;", True),
        ("mad.lo.s32 %r8, %r2, 3, 1;", True),
        ("sub.s32 %r8, 39, %r2;", True),
        ("shr.u32 %r8, %r2, 1;", False),
        ("and.b32 %r8, %r2, 15;", False),
        ("mul.lo.s32 %r8, %r2, 0;", False),
        ("mul.lo.s32 %r8, %r2, 1073741824;", False),  # after four iterations it is 0 again
        ("mul.lo.s32 %r8, %r20, %r2;", False),
    ],
)
def test_addresses_of_iterations(index: str, is_apart: bool) -> None:
    made = subject(f"{index} {STORE.format('%r8')} {COUNTED}")
    (loop,) = loops_of(made.slicer.flow)
    reason = Independence(made, by_block=False).objection(loop)
    assert not reason if is_apart else "may access the same elements of 'out'" in reason


def test_what_follows_from_the_trip_count_may_be_used_after_the_loop() -> None:
    found = loop_of(subject(COUNTED, after="st.global.u32 [%rd2], %r2;"))
    assert isinstance(found, DealtLoop)
    assert [(each.name, each.more) for each in found.results] == [("%r2", 1)]
    last = "mul.lo.s32 %r6, %r2, %r20;"
    found = loop_of(subject(f"{last} {COUNTED}", after="st.global.u32 [%rd2], %r6;"))
    assert "in the last iteration" in str(found)
