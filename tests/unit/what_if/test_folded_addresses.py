"""Shared addresses with a bank for each lane, folded global ones, and what all of it costs."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

import pytest
from machine_code import bodies
from warp import LANES, SCRATCH, TILE, accesses, kernel, loads, proposed, same_off, touched

from cuado.kernel.built import Built
from cuado.kernel.facts.accesses.access_footprint import BANKS
from cuado.kernel.kernel import Kernel
from cuado.sass.toolchain.assemble import assemble
from cuado.what_if.experiments import (
    all_hits_l1,
    all_hits_l2,
    coalesced_loads,
    coalesced_stores,
    conflict_free_shared,
)

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
BLOCK, GRID = (32, 1, 1), (64, 64, 1)


def busiest(lanes: dict[int, int], width: int) -> int:
    """Words in the bank that most of a phase's lanes are in."""
    together = min(32, 128 // width)
    worst = 0
    for start in range(0, 32, together):
        phase = {lanes[n] for n in range(start, start + together)}
        words = {(at + n) // 4 for at in phase for n in range(0, width, 4)}
        banks = [word % BANKS for word in words]
        worst = max(worst, *map(banks.count, banks))
    return worst


VECTORS = {4: "%f1", 8: "{%f1, %f2}", 16: "{%f1, %f2, %f3, %f4}"}
TYPES = {4: "f32", 8: "v2.f32", 16: "v4.f32"}


@pytest.mark.parametrize(
    ("width", "pitch", "rows"),
    [*((w, p, 6) for w in (4, 8, 16) for p in (128, 256, 1056)), (4, 264, 28)],
)
def test_lanes_in_any_rows_meet_in_no_bank(
    width: int, pitch: int, rows: int, handmade: MakeSubject, built: Build
) -> None:
    offsets = [0, width, 4 * width, 12 * width, 128]
    source = kernel(
        f"and.b32 %r5, %r2, {rows}; mad.lo.s32 %r5, %r5, {pitch}, {pitch}; mov.u32 %r6, tile;"
        "add.s32 %r7, %r6, %r5;"
        + " ".join(f"ld.shared.{TYPES[width]} {VECTORS[width]}, [%r7+{n}];" for n in offsets)
    )
    ptx = proposed(conflict_free_shared, handmade(source, GRID, BLOCK))
    assembled = built(ptx, "k")
    assert same_off(source, ptx)
    before, after = accesses(source, 0), accesses(ptx, 1)
    for plain, moved in zip(before, after, strict=True):
        assert busiest(moved, width) == 1
        assert all(at % width == 0 for at in moved.values())
        assert all(abs(moved[n] - plain[n]) < 128 for n in LANES)
        assert min(moved.values()) >= TILE
    assert max(touched(after)) + width <= TILE + (assembled.resources.shared or 0)


def test_arrays_are_aligned_and_made_longer(handmade: MakeSubject, built: Build) -> None:
    source = kernel(
        ".shared .f32 rows[33][30], flat[40];"
        "mad.lo.s32 %r5, %r2, 120, 0; mov.u32 %r6, rows; add.s32 %r7, %r6, %r5;"
        "st.shared.f32 [%r7], %f1; st.shared.f32 [%r7+8], %f1;"
        "and.b32 %r5, %r2, 1; shl.b32 %r5, %r5, 7; mov.u32 %r6, flat; add.s32 %r7, %r6, %r5;"
        "st.shared.f32 [%r7], %f1;"
    )
    ptx = proposed(conflict_free_shared, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    # 33 * 30 floats are 3960 bytes: 3968 and 128 for the offset of 8 are 35 rows of 120.
    assert ".shared .align 128 .f32 rows[35][30], flat[64];" in ptx


def test_dynamic_arrays_cannot_be_longer_and_stay_in_their_128_bytes(
    handmade: MakeSubject, built: Build
) -> None:
    source = ".extern .shared .align 16 .b8 tile_[];\n" + kernel(
        "shl.b32 %r5, %r2, 7; mov.u32 %r6, tile_; add.s32 %r7, %r6, %r5;"
        "st.shared.f32 [%r7+124], %f1; st.shared.f32 [%r7], %f1; st.shared.f32 [%r7+4], %f1;"
    ).replace(".shared .align 128 .b8 tile[8192];", "")
    subject = handmade(source, GRID, BLOCK)
    enough = replace(subject, launch=replace(subject.launch, dynamic_shared_bytes=4096))
    ptx = proposed(conflict_free_shared, enough)
    built(ptx, "k")
    assert ".extern .shared .align 128 .b8 tile_[];" in ptx
    run = ptx.replace("tile_", "tile")
    for lanes in accesses(run, 1):
        assert lanes == {n: TILE + 128 * n + 4 * n for n in LANES}


def test_offsets_stay_and_bases_fold(handmade: MakeSubject, built: Build) -> None:
    islands = [0, 8192, 16384, 24576, 32768]
    source = kernel("mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3;" + loads("%rd4", islands))
    ptx = proposed(all_hits_l1, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert ptx.count("xor.b32") == 1
    assert same_off(source, ptx)
    start = SCRATCH + 3 * (64 << 10)
    after = accesses(ptx, 1)
    assert after == [{n: start + offset + 4 * n for n in LANES} for offset in islands]


def test_offsets_too_far_apart_fold_by_themselves(handmade: MakeSubject, built: Build) -> None:
    far = [-64, 0, 1 << 20, (1 << 20) + 8, 1 << 30]
    source = kernel("mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3;" + loads("%rd4", far))
    for experiment, first, room in (
        (all_hits_l1, SCRATCH + 3 * (64 << 10), 64 << 10),
        (all_hits_l2, SCRATCH, 24 << 20),
    ):
        ptx = proposed(experiment, handmade(source, GRID, BLOCK))
        built(ptx, "k")
        assert same_off(source, ptx)
        assert all(first <= at < first + room for at in touched(accesses(ptx, 1)))


@pytest.mark.parametrize("power", [5, 7, 10, 12, 13, 14, 20, 30])
def test_lanes_apart_stay_in_as_many_lines_and_sectors(
    power: int, handmade: MakeSubject, built: Build
) -> None:
    source = kernel(
        f"mul.wide.u32 %rd3, %r2, {1 << power}; add.s64 %rd4, %rd1, %rd3;" + loads("%rd4", [4])
    )
    ptx = proposed(all_hits_l1, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert same_off(source, ptx)
    (before,), (after,) = accesses(source, 0), accesses(ptx, 1)
    for unit in (32, 128):
        assert len({at // unit for at in after.values()}) == len(
            {at // unit for at in before.values()}
        )


COLUMN = "mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3; mul.wide.s32 %rd5, {by}, 4;"
DOWN = "ld.global.f32 %f1, [%rd4+8]; {pick} add.f32 %f2, %f2, %f1; {step}"
STEP = "add.s64 %rd4, %rd4, %rd5;"


def column(rows: int, by: str = "%r1", step: str = STEP, pick: str = "") -> str:
    return COLUMN.format(by=by) + DOWN.format(step=step, pick=pick) * rows


def test_steps_in_a_loop_begin_anew_in_each_iteration(handmade: MakeSubject, built: Build) -> None:
    rows = DOWN.format(step=STEP, pick="") * 4
    body = f"mul.wide.s32 %rd5, %r1, 4; {WALK_LOOP.format(body=rows)}"
    source = kernel(f"mov.u32 %r1, 3; {body}")
    source = source.replace("%rd6, %rd1, %rd3", "%rd4, %rd1, %rd3")
    ptx = proposed(all_hits_l1, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert same_off(source, ptx)
    assert ptx.count("and.b32") < 8
    start = SCRATCH + 3 * (64 << 10)
    assert all(start <= at < start + (16 << 10) + 4096 for at in touched(accesses(ptx, 1)[:-1]))


@pytest.mark.parametrize("rows", [3, 17, 80])
def test_rows_a_step_apart_stay_in_the_place(
    rows: int, handmade: MakeSubject, built: Build
) -> None:
    source = kernel("add.s32 %r1, %r1, 101;" + column(rows))
    ptx = proposed(all_hits_l1, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert same_off(source, ptx)
    room = 64 << 10
    before, after = accesses(source, 0), accesses(ptx, 1)
    assert len(after) == rows
    start = SCRATCH + 3 * room
    assert all(start <= at < start + (16 << 10) + 4096 + 12 for at in touched(after))
    for plain, moved in zip(before, after, strict=True):
        # the same pattern, as far from the beginning of a line
        assert all(moved[n] - moved[0] == plain[n] - plain[0] for n in LANES)
        assert (moved[0] - plain[0]) % 128 == 0


def added(body: str, handmade: MakeSubject) -> int:
    """Machine instructions that all-hits-l1 adds."""
    tail = "mul.wide.u32 %rd3, %r2, 4; add.s64 %rd6, %rd2, %rd3; st.global.f32 [%rd6], %f2;"
    source = handmade(kernel(body + tail), GRID, (256, 1, 1)).launch.ptx
    ptx = proposed(all_hits_l1, handmade(source, GRID, (256, 1, 1)))
    before, after = (
        len(body) for body in bodies("k", *(assemble(text).cubin for text in (source, ptx)))
    )
    return after - before


def test_steps_cost_nothing_after_the_first(handmade: MakeSubject) -> None:
    assert added(column(17), handmade) == added(column(5), handmade) <= 18


@pytest.mark.parametrize(
    "body",
    [
        column(17, by="%r2"),
        column(17, step=STEP + "mul.wide.s32 %rd5, %r1, 4;"),
        column(17, step="add.s64 %rd4, %rd4, %rd5; xor.b64 %rd4, %rd4, 64;"),
        column(17, step="xor.b64 %rd4, %rd4, 64; add.s64 %rd4, %rd4, %rd5;"),
    ],
    ids=["a step for each lane", "a step of its own for each", "no plain sum", "another base"],
)
def test_other_rows_fold_by_themselves(body: str, handmade: MakeSubject, built: Build) -> None:
    source = kernel(body)
    ptx = proposed(all_hits_l1, handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert same_off(source, ptx)
    assert ptx.count("and.b32") >= 17


# Loops as compilers write them: what a rewrite adds to the machine code, prologue included.
TILE_LOOP = """mov.u32 %r9, 0;
AGAIN:
.pragma "nounroll";
add.s32 %r5, %r2, %r9; and.b32 %r5, %r5, 31; mad.lo.s32 %r5, %r5, 264, 0; mov.u32 %r6, tile;
add.s32 %r7, %r6, %r5; {loads}
add.s32 %r9, %r9, 1; setp.lt.s32 %p1, %r9, %r1; @%p1 bra AGAIN;
mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd2, %rd3; st.global.f32 [%rd4], %f2;"""
SWEEP_LOOP = """mov.u32 %r9, 0; mov.u32 %r8, %r2;
AGAIN:
.pragma "nounroll";
{loads}
add.s32 %r8, %r8, 32; add.s32 %r9, %r9, 1; setp.lt.s32 %p1, %r9, %r1; @%p1 bra AGAIN;
mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd2, %rd3; st.global.f32 [%rd4], %f2;"""
SWEEP = """add.s32 %r5, %r8, {k}; and.b32 %r5, %r5, 2047; mul.wide.u32 %rd5, %r5, 4;
add.s64 %rd6, %rd1, %rd5; ld.global.f32 %f1, [%rd6]; add.f32 %f2, %f2, %f1;"""
WALK_LOOP = """mov.u32 %r9, 0; mul.wide.u32 %rd3, %r2, 1024; add.s64 %rd6, %rd1, %rd3;
AGAIN:
.pragma "nounroll";
{body}
add.s32 %r9, %r9, 1; setp.lt.s32 %p1, %r9, %r1; @%p1 bra AGAIN;
mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd2, %rd3; st.global.f32 [%rd4], %f2;"""


def summing(load: str, offsets: range) -> str:
    return " ".join(f"{load}+{n}]; add.f32 %f2, %f2, %f1;" for n in offsets)


@pytest.mark.parametrize(
    ("experiment", "body", "most"),
    [
        # One operation for 16 loads; the rest is made once.
        (
            conflict_free_shared,
            TILE_LOOP.format(loads=summing("ld.shared.f32 %f1, [%r7", range(0, 256, 16))),
            10,
        ),
        # Two for each of 8 bases.
        (
            all_hits_l1,
            SWEEP_LOOP.format(loads=" ".join(SWEEP.format(k=256 * k) for k in range(8))),
            8 * 2 + 14,
        ),
        # 7 for the first of 8 loads, 2 for each other one.
        (
            coalesced_loads,
            WALK_LOOP.format(
                body=summing("ld.global.f32 %f1, [%rd6", range(0, 32, 4))
                + "add.s64 %rd6, %rd6, 32;"
            ),
            7 + 7 * 2 + 10,
        ),
        # 5 for one store.
        (
            coalesced_stores,
            WALK_LOOP.format(body="st.global.f32 [%rd6], %f2; add.s64 %rd6, %rd6, 4;"),
            5 + 10,
        ),
    ],
    ids=["conflict-free-shared", "all-hits-l1", "coalesced-loads", "coalesced-stores"],
)
def test_machine_instructions_that_are_added(
    experiment: ModuleType, body: str, most: int, handmade: MakeSubject
) -> None:
    source = handmade(kernel(body), GRID, (256, 1, 1)).launch.ptx
    ptx = proposed(experiment, handmade(source, GRID, (256, 1, 1)))
    before, after = (
        len(body) for body in bodies("k", *(assemble(text).cubin for text in (source, ptx)))
    )
    assert after - before <= most, (before, after)
