"""Rows of shared arrays made longer: results stay bit for bit, and conflicts are gone."""

from dataclasses import replace

import pytest
from alike import (
    assert_alike,
    case,
    kernel,
    numbers,
    refused,
    rewritten,
    subject_of,
)
from machine_code import built

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.shared_padding import SharedPadding

PLANTED = "benchmarks/planted/"
SMALL = {
    "bank_conflicts_2_way": {"BLOCKS": 1},
    "bank_conflicts_4_way": {"BLOCKS": 1},
    "bank_conflicts_32_way": {"BLOCKS": 1},
    "bank_conflicts_fp64": {"BLOCKS": 1},
    "bank_conflicts_store": {"N": 64},
    "bank_conflicts_structures": {"BLOCKS": 1},
    "private_bins": {"BLOCKS": 1, "WORDS": 8},
    "two_conflicts_and_barriers": {"BLOCKS": 1},
}
CONFLICTS = tuple(
    f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{access}.sum" for access in ("ld", "st")
)
LIKE_THE_TWIN = ("2_way", "4_way", "32_way", "fp64", "store", "structures")


def planted(name: str) -> Launch:
    return case(f"{PLANTED}{name}.toml", **SMALL[name.removesuffix("_repaired")])


def repeats(launch: Launch) -> float:
    """Wavefronts that bank conflicts add, as the emulated device counts them."""
    with EmulatedBackend("h200").open(launch) as bench:
        bench.load(built(launch).program(ORIGINAL, launch.kernel))
        counted = bench.count(Trial(), CONFLICTS).values
    return sum(counted[name] for name in CONFLICTS)


@pytest.mark.parametrize("name", SMALL)
def test_the_best_padding_keeps_results_and_takes_conflicts_away(name: str) -> None:
    launch = planted(name)
    best = SharedPadding.candidates(subject_of(launch))[0]
    other = assert_alike(best, launch)
    # Where data decides, some conflicts remain.
    assert repeats(other) < repeats(launch) * (0.6 if name == "private_bins" else 0.15)


@pytest.mark.parametrize("name", LIKE_THE_TWIN)
def test_there_are_as_many_instructions_as_where_the_author_padded(name: str) -> None:
    launch = planted(f"bank_conflicts_{name}")
    best = SharedPadding.candidates(subject_of(launch))[0]
    made, twin = built(rewritten(best, launch)), built(planted(f"bank_conflicts_{name}_repaired"))
    assert sum(made.classes.values()) <= sum(twin.classes.values()) * 1.1


def test_a_transpose_reads_columns_of_a_longer_row() -> None:
    launch = case("examples/transpose/transpose_shared.toml", N=64)
    subject = subject_of(launch)
    best = SharedPadding.candidates(subject)[0]
    assert (best.pitch, best.bytes) == (128, 4)
    other = assert_alike(best, launch)
    made = best.apply(subject)
    assert isinstance(made, Rewritten)
    assert made.notes == ("124 bytes of shared memory more",)
    assert "[4220]" in other.ptx
    assert "shr" not in set(other.ptx.split()) - set(launch.ptx.split())
    advice = best.advice(subject)
    assert advice is not None
    assert "132 instead of 128" in advice.says
    assert repeats(other) == 0


@pytest.mark.parametrize(("pitch", "more"), [(128, 4), (24, 4), (100, 12)])
@pytest.mark.parametrize("name", ["bank_conflicts_store"])
def test_rows_may_have_any_length(name: str, pitch: int, more: int) -> None:
    launch = planted(name)
    array = subject_of(launch).shared.arrays[0].variable.name
    assert_alike(SharedPadding(array, pitch, more), launch)


def test_without_conflicts_nothing_is_proposed() -> None:
    launch = case(f"{PLANTED}scan.toml", BLOCKS=1)
    assert not SharedPadding.candidates(subject_of(launch))


TILE = """.visible .entry k(.param .u64 out, .param .u64 in)
{{
    .reg .b32 %r<30>; .reg .b64 %rd<8>; .reg .pred %p<4>; .reg .f32 %f<4>;
    .shared{align} .b8 tile[{size}];
    {more}
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %tid.y;
    mov.u32 %r2, tile;
    mad.lo.u32 %r3, %r1, 32, %r0;
    mul.wide.u32 %rd2, %r3, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r4, [%rd3];
    shl.b32 %r5, %r3, 2;
    add.u32 %r6, %r2, %r5;
    st.shared.u32 [%r6], %r4;
    bar.sync 0;
    mad.lo.u32 %r7, %r0, 8, %r1;
    shl.b32 %r8, %r7, 2;
    add.u32 %r9, %r2, %r8;
    mov.u32 %r20, 0;
    setp.lt.u32 %p1, %r0, 8;
    {body}
    st.global.u32 [%rd4], %r20;
    ret;
}}"""


def tile(body: str, size: int = 1024, align: str = " .align 4", more: str = "") -> Launch:
    """A block of 32x8 threads fills 256 words and reads them as ``body`` says."""
    buffers = (numbers("out", 256, type_="u32"), numbers("in", 256, type_="u32", seed=2))
    text = TILE.format(body=body, size=size, align=align, more=more)
    return kernel(text, (1, 1, 1), (32, 8, 1), buffers)


BODIES = {
    "plain": "ld.shared.u32 %r20, [%r9];",
    "guarded": "setp.lt.u32 %p1, %r0, 31; setp.gt.u32 %p2, %r0, 0;"
    "@%p1 ld.shared.u32 %r20, [%r9+4]; @%p2 ld.shared.u32 %r20, [%r9+-4];",
    "variable": "ld.shared.u32 %r20, [tile+516]; mov.u32 %r21, tile+64; ld.shared.u32 %r22, [%r21];"
    "add.u32 %r20, %r20, %r22;",
    "narrow": "ld.shared.u8 %r20, [%r9+3]; ld.shared.u16 %r21, [%r9+2]; add.u32 %r20, %r20, %r21;",
    "wide address": "cvt.u64.u32 %rd5, %r8; mov.u64 %rd6, tile; add.s64 %rd6, %rd6, %rd5;"
    "ld.shared.u32 %r20, [%rd6];",
    "overwritten": "add.u32 %r9, %r9, 4; sub.u32 %r9, %r9, 4; ld.shared.u32 %r20, [%r9];"
    "add.u32 %r9, %r2, 32; ld.shared.u32 %r21, [%r9+96]; add.u32 %r20, %r20, %r21;"
    "add.u32 %r9, %r2, %r8;",
    "below": "sub.u32 %r10, %r9, 128; setp.ge.u32 %p2, %r0, 4;"
    "@%p2 ld.shared.u32 %r20, [%r10]; ld.shared.u32 %r21, [%r10+128]; add.u32 %r20, %r20, %r21;",
    "loop": "shl.b32 %r10, %r0, 2; add.u32 %r10, %r10, %r2; mov.u32 %r11, 0; AGAIN:"
    "ld.shared.u32 %r12, [%r10]; mad.lo.u32 %r20, %r20, 3, %r12; ld.shared.u32 %r12, [%r10+128];"
    "add.u32 %r20, %r20, %r12; add.u32 %r10, %r10, 128; add.u32 %r11, %r11, 1;"
    "setp.lt.u32 %p3, %r11, 5; @%p3 bra AGAIN;",
    "selected": "selp.b32 %r10, %r6, %r9, %p1; ld.shared.u32 %r20, [%r10];",
    "inserted": "bfi.b32 %r10, %r0, %r1, 3, 5; shl.b32 %r10, %r10, 2; add.u32 %r10, %r10, %r2;"
    "ld.shared.u32 %r20, [%r10]; bfi.b32 %r11, %r0, %r1, 3, 4; shl.b32 %r11, %r11, 2;"
    "add.u32 %r11, %r11, %r2; ld.shared.u32 %r21, [%r11]; add.u32 %r20, %r20, %r21;",
    "or": "shl.b32 %r10, %r0, 3; or.b32 %r10, %r10, %r1; shl.b32 %r10, %r10, 2;"
    "add.u32 %r10, %r2, %r10; ld.shared.u32 %r20, [%r10]; or.b32 %r11, %r0, %r1;"
    "shl.b32 %r11, %r11, 5; add.u32 %r11, %r11, %r2; ld.shared.u32 %r21, [%r11];"
    "add.u32 %r20, %r20, %r21;",
    "scoped": "{ .reg .b32 %r9; mad.lo.u32 %r9, %r0, 32, %r2; ld.shared.u32 %r20, [%r9+28]; }",
    "negative": "sub.u32 %r10, 31, %r0; mul.lo.u32 %r10, %r10, 32; add.u32 %r10, %r2, %r10;"
    "ld.shared.u32 %r20, [%r10+4];",
    "atomic": "bar.sync 0; atom.shared.add.u32 %r20, [%r9], 1; bar.sync 0;"
    "ld.shared.u32 %r21, [%r6]; add.u32 %r20, %r20, %r21;",
}


@pytest.mark.parametrize(("pitch", "more"), [(32, 4), (128, 4), (96, 8), (36, 12)])
def test_whatever_reads_the_array_finds_it(pitch: int, more: int) -> None:
    bodies = (
        f"mov.u32 %r20, 0; {each} mad.lo.u32 %r25, %r25, 31, %r20;" for each in BODIES.values()
    )
    launch = tile(f"mov.u32 %r25, 0; {' '.join(bodies)} mov.u32 %r20, %r25;")
    assert_alike(SharedPadding("tile", pitch, more), launch)


def test_vectors_stay_in_their_row() -> None:
    body = (
        "shl.b32 %r10, %r1, 7; shl.b32 %r11, %r0, 4; and.b32 %r11, %r11, 112;"
        "add.u32 %r10, %r10, %r11; add.u32 %r10, %r10, %r2;"
        "ld.shared.v4.u32 {%r20, %r21, %r22, %r23}, [%r10]; xor.b32 %r20, %r20, %r23;"
    )
    launch = tile(body, align=" .align 16")
    assert_alike(SharedPadding("tile", 128, 16), launch)
    assert "16 bytes at once" in refused(SharedPadding("tile", 128, 4), launch).reason
    assert "16 bytes at once" in refused(SharedPadding("tile", 100, 16), launch).reason


def test_dynamic_shared_memory_is_asked_for() -> None:
    static = tile(BODIES["plain"])
    text = static.ptx.replace(".shared .align 4 .b8 tile[1024];", "")
    text = text.replace(".visible", ".extern .shared .align 4 .b8 tile[];\n.visible")
    launch = replace(static, ptx=text, dynamic_shared_bytes=1024)
    other = assert_alike(SharedPadding("tile", 32, 4), launch)
    assert other.dynamic_shared_bytes == 1024 + 31 * 4
    asks = launch.ptx.replace("mov.u32 %r20, 0;", "mov.u32 %r20, %dynamic_smem_size;")
    reason = refused(SharedPadding("tile", 32, 4), replace(launch, ptx=asks)).reason
    assert "size of its shared memory" in reason


@pytest.mark.parametrize(
    ("launch", "reason"),
    [
        (tile("mov.u32 %r20, %r9;"), "escapes"),
        (tile("ld.shared.u32 %r20, [%r4];"), "is unknown"),
        (tile("cvt.u64.u32 %rd5, %r9; cvta.shared.u64 %rd5, %rd5; ld.u32 %r20, [%rd5];"), ""),
        (tile(BODIES["plain"], size=49000), "static shared memory"),
    ],
)
def test_arrays_that_cannot_be_padded_stay(launch: Launch, reason: str) -> None:
    assert reason in refused(SharedPadding("tile", 32, 4), launch).reason


def test_what_there_is_not_is_refused() -> None:
    launch = tile(BODIES["plain"])
    assert refused(SharedPadding("other", 32, 4), launch).absent
    assert "one row" in refused(SharedPadding("tile", 2048, 4), launch).reason
    with pytest.raises(ValueError, match="positive"):
        SharedPadding("tile", 0, 4)


def test_a_padded_array_can_be_padded_again() -> None:
    launch = tile(BODIES["plain"])
    once = rewritten(SharedPadding("tile", 32, 4), launch)
    assert_alike(SharedPadding("tile", 36, 4), once)
