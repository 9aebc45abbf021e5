"""Global addresses made consecutive without an exchange between lanes: where they lead."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from warp import (
    LANES,
    A,
    Accesses,
    B,
    accesses,
    is_line,
    kernel,
    loads,
    proposed,
    same_off,
    touched,
)

from cuado.kernel.built import Built
from cuado.kernel.facts.threads.active_lanes import ActiveLanes, active_lanes
from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Buffer, Scalar
from cuado.what_if.experiments import (
    coalesced_loads,
)

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
BLOCK, GRID = (32, 1, 1), (64, 64, 1)


# Each lane has a row of 4 KiB, a block (by its x) reads 8 floats of it: an unrolled loop's round.
ROWS_BY_8 = """mul.wide.u32 %rd3, %r2, 4096; add.s64 %rd4, %rd1, %rd3; mul.wide.u32 %rd5, %r4, 32;
add.s64 %rd6, %rd4, %rd5; """


@pytest.mark.parametrize(
    ("shift", "first"), [("", 0), ("add.s64 %rd6, %rd6, 16;", -16), ("", 4096 + 128)]
)
def test_an_unrolled_loop_reads_each_element_of_the_block_once(
    shift: str, first: int, handmade: MakeSubject, built: Build
) -> None:
    source = kernel(ROWS_BY_8 + shift + loads("%rd6", [first + 4 * k for k in range(8)]))
    ptx = proposed(coalesced_loads, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert "shfl" not in ptx
    before: Accesses = []
    after: Accesses = []
    for step in range(4):
        assert same_off(source, ptx, (step, 0))
        before += accesses(source, 0, (step, 0))
        after += accesses(ptx, 1, (step, 0))
    assert all(map(is_line, after))
    assert touched(after) == touched(before)


@pytest.mark.parametrize("offsets", [[0, 4, 8], [0, 8, 24], [0, 4096], [8, 0, 12, 4]])
def test_accesses_in_any_order_and_number_are_lines(
    offsets: list[int], handmade: MakeSubject, built: Build
) -> None:
    source = kernel(ROWS_BY_8 + loads("%rd6", offsets))
    ptx = proposed(coalesced_loads, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert same_off(source, ptx, (3, 0))
    assert all(map(is_line, accesses(ptx, 1, (3, 0))))


def test_rows_that_begin_in_the_middle_of_a_line_are_read_by_sectors(
    handmade: MakeSubject, built: Build
) -> None:
    source = kernel(ROWS_BY_8.replace("4096", "4000") + loads("%rd6", [0]))
    ptx = proposed(coalesced_loads, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    for step in range(8):
        assert same_off(source, ptx, (step, 0))
        (lanes,) = accesses(ptx, 1, (step, 0))
        assert lanes[0] % 32 == 0
        assert all(lanes[n] == lanes[0] + 4 * n for n in LANES)


def test_a_register_that_is_written_in_between_is_computed_anew(
    handmade: MakeSubject, built: Build
) -> None:
    body = loads("%rd6", [0]) + "add.s64 %rd6, %rd6, 4;" + loads("%rd6", [0])
    source = kernel(ROWS_BY_8 + body)
    ptx = proposed(coalesced_loads, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert same_off(source, ptx, (2, 0))
    first, second = accesses(ptx, 1, (2, 0))
    assert second[0] - first[0] == 4096  # the next row: it is the next step
    assert is_line(first)
    assert is_line(second)


FIELDS = "mad.lo.s32 %r5, %r4, %r6, %r2; mul.wide.s32 %rd3, %r5, 32; add.s64 %rd4, %rd1, %rd3; "


@pytest.mark.parametrize("fields", [range(8), range(4), (0, 1, 2), (6,)])
def test_structures_are_read_field_by_field(
    fields: range | tuple[int, ...], handmade: MakeSubject, built: Build
) -> None:
    source = kernel("mov.u32 %r6, 32;" + FIELDS + loads("%rd4", [4 * n for n in fields]))
    ptx = proposed(coalesced_loads, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert "shfl" not in ptx
    assert same_off(source, ptx, (5, 0))
    after = accesses(ptx, 1, (5, 0))
    assert all(map(is_line, after))
    assert len({each[0] for each in after}) == len(after)
    assert {at // 1024 for at in touched(after)} == {(A + 5 * 1024) // 1024}


def given(kernel: Kernel, elements: int) -> Kernel:
    arguments = (Buffer("a", "f32", (elements,)), Buffer("b", "f32", (elements,)))
    launch = replace(kernel.launch, arguments=(*arguments, Scalar("n", "u32", 1000)))
    return Kernel(launch, kernel.chip, kernel.built)


def test_a_field_that_alone_is_used_leaves_the_gaps_out(
    handmade: MakeSubject, built: Build
) -> None:
    source = kernel("mov.u32 %r6, 32;" + FIELDS + loads("%rd4", [24]))
    subject = given(handmade(source, GRID, BLOCK), 1 << 20)
    ptx = proposed(coalesced_loads, subject)
    built(ptx, "k")
    for block in (0, 1, 63):
        assert same_off(source, ptx, (block, 0))
        assert accesses(ptx, 1, (block, 0)) == [{n: A + 128 * block + 4 * n for n in LANES}]


BY_BLOCK = "mul.wide.u32 %rd5, %r4, 4; add.s64 %rd4, %rd4, %rd5;"
ANYWHERE = "ld.global.u64 %rd8, [%rd2]; ld.global.f32 %f2, [%rd8];"


@pytest.mark.parametrize(
    ("body", "elements"),
    [
        (FIELDS + loads("%rd4", [24]) + "st.global.f32 [%rd4+4], %f1;", 1 << 20),
        (FIELDS + BY_BLOCK + loads("%rd4", [0]), 99),
        (FIELDS + loads("%rd4", [24]), 1 << 30),
        (
            FIELDS + loads("%rd4", [24]) + "ld.global.u64 %rd8, [%rd2]; ld.global.f32 %f2, [%rd8];",
            9,
        ),
    ],
)
def test_gaps_that_may_be_used_stay(body: str, elements: int, handmade: MakeSubject) -> None:
    source = kernel("mov.u32 %r6, 32;" + body)
    ptx = proposed(coalesced_loads, given(handmade(source, GRID, BLOCK), elements))
    assert accesses(ptx, 1, (40, 0))[0][0] >= A + 40 * 1024


WITHIN = "mad.lo.s32 %r5, %r4, 32, %r2; setp.ge.s32 %p1, %r5, %r1; "


@pytest.mark.parametrize(
    ("before", "block", "found"),
    [
        ("", BLOCK, ActiveLanes.ALL),
        ("", (33, 1, 1), ActiveLanes.UNKNOWN),
        (WITHIN + "@%p1 bra END;", BLOCK, ActiveLanes.ALL_WITHIN),
        (WITHIN + "@%p1 ret;", BLOCK, ActiveLanes.ALL_WITHIN),
        (
            WITHIN + "setp.gt.s32 %p2, %r1, 5; or.pred %p3, %p1, %p2; @%p3 bra END;",
            BLOCK,
            ActiveLanes.ALL_WITHIN,
        ),
        ("setp.lt.u32 %p1, %r2, 9; @%p1 bra END;", BLOCK, ActiveLanes.UNKNOWN),
        ("setp.lt.u32 %p1, %r4, 9; @%p1 bra END;", BLOCK, ActiveLanes.ALL),
        (
            "ld.global.u32 %r7, [%rd4]; setp.lt.u32 %p1, %r7, 9; @%p1 bra END;",
            BLOCK,
            ActiveLanes.UNKNOWN,
        ),
    ],
)
def test_which_lanes_make_an_access(
    before: str, block: tuple[int, int, int], found: ActiveLanes, handmade: MakeSubject
) -> None:
    source = kernel(ROWS_BY_8 + before + loads("%rd6", [0]) + "END:")
    subject = handmade(source, GRID, block)
    assert active_lanes(subject, subject.global_loads[-1]) is found


@pytest.mark.parametrize("offsets", [[0], [0, 4, 8, 12]])
def test_within_bounds_it_is_asked_whether_the_warp_is_whole(
    offsets: list[int], handmade: MakeSubject, built: Build
) -> None:
    source = kernel(ROWS_BY_8 + WITHIN + "@%p1 bra END;" + loads("%rd6", offsets) + "END:")
    ptx = proposed(coalesced_loads, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert "activemask" in ptx
    assert "shfl" not in ptx
    assert same_off(source, ptx)
    assert all(map(is_line, accesses(ptx, 1)))
    missing = re.sub(r"activemask\.b32\s+(\S+);", r"mov.u32 \1, 7;", ptx)
    assert accesses(missing, 1) == accesses(source, 0)


def test_the_address_of_another_buffer_is_not_taken(handmade: MakeSubject) -> None:
    source = kernel(
        "mov.u32 %r6, 32;" + FIELDS + loads("%rd4", [24]) + "st.global.f32 [%rd2], %f1;"
    )
    ptx = proposed(coalesced_loads, given(handmade(source, GRID, BLOCK), 1 << 20))
    assert accesses(ptx, 1)[1] == dict.fromkeys(LANES, B)
