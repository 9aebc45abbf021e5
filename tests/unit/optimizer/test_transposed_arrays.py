"""Shared arrays laid out by columns: results stay bit for bit, and lanes are in their own banks."""

import pytest
from alike import assert_alike, case, kernel, numbers, refused, subject_of
from machine_code import built

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.shared_transpose import SharedTranspose

CONFLICTS = tuple(
    f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{access}.sum" for access in ("ld", "st")
)


def conflicts(launch: Launch) -> float:
    with EmulatedBackend("h200").open(launch) as bench:
        bench.load(built(launch).program(ORIGINAL, launch.kernel))
        counted = bench.count(Trial(), CONFLICTS).values
    return sum(counted[name] for name in CONFLICTS)


def test_bins_of_threads_get_banks_of_their_own() -> None:
    launch = case("benchmarks/planted/private_bins.toml", BLOCKS=1, WORDS=8)
    subject = subject_of(launch)
    (best,) = SharedTranspose.candidates(subject)
    assert best.pitch == 64
    other = assert_alike(best, launch)
    assert conflicts(launch) > 1000
    assert conflicts(other) == 0
    made, advice = best.apply(subject), best.advice(subject)
    assert isinstance(made, Rewritten)
    assert made.notes == ("8 accesses compute their row by a division",)
    assert advice is not None
    assert "the last one" in advice.says


TILE = """.visible .entry k(.param .u64 out, .param .u64 in)
{{
    .reg .b32 %r<40>; .reg .b64 %rd<8>; .reg .pred %p<4>; .reg .f32 %f<4>;
    .shared{align} .b8 tile[{size}];
    {more}
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mov.u32 %r2, tile;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r4, [%rd3];
    mov.u32 %r20, 0;
    shl.b32 %r5, %r0, 2;
    add.u32 %r6, %r2, %r5;
    st.shared.u32 [%r6], %r4;
    bar.sync 0;
    {body}
    st.global.u32 [%rd4], %r20;
    ret;
}}"""


def tile(body: str, size: int = 1024, align: str = " .align 4", more: str = "") -> Launch:
    """A block of 256 threads fills 256 words and reads them as ``body`` says."""
    buffers = (numbers("out", 256, type_="u32"), numbers("in", 256, type_="u32", seed=2))
    text = TILE.format(body=body, size=size, align=align, more=more)
    return kernel(text, (1, 1, 1), (256, 1, 1), buffers)


SUM = "add.u32 %r20, %r20, %r21;"
BODIES = {
    "own row": "and.b32 %r7, %r0, 31; shl.b32 %r7, %r7, 5; and.b32 %r8, %r4, 7;"
    "shl.b32 %r8, %r8, 2; add.u32 %r9, %r2, %r7; add.u32 %r9, %r9, %r8; ld.shared.u32 %r20, [%r9];",
    "constant": "ld.shared.u32 %r20, [tile+516]; mov.u32 %r10, tile+64; ld.shared.u32 %r21, [%r10];"
    + SUM,
    "past the row": "and.b32 %r7, %r0, 127; shl.b32 %r7, %r7, 2; add.u32 %r9, %r2, %r7;"
    "ld.shared.u32 %r20, [%r9+4]; ld.shared.u32 %r21, [%r9+36];" + SUM,
    "below": "add.u32 %r9, %r2, %r5; sub.u32 %r10, %r9, 128; setp.ge.u32 %p1, %r0, 32;"
    "@%p1 ld.shared.u32 %r20, [%r10]; ld.shared.u32 %r21, [%r10+128];" + SUM,
    "loop": "and.b32 %r7, %r0, 7; shl.b32 %r10, %r7, 2; add.u32 %r10, %r10, %r2; mov.u32 %r11, 0;"
    "AGAIN: ld.shared.u32 %r12, [%r10]; mad.lo.u32 %r20, %r20, 3, %r12;"
    "ld.shared.u32 %r12, [%r10+96]; add.u32 %r20, %r20, %r12; add.u32 %r10, %r10, 36;"
    "add.u32 %r11, %r11, 1; setp.lt.u32 %p3, %r11, 5; @%p3 bra AGAIN;",
    "overwritten": "mov.u32 %r9, %r0; shl.b32 %r10, %r9, 2; mov.u32 %r9, 7;"
    "add.u32 %r10, %r10, %r2; add.u32 %r5, %r5, 4; ld.shared.u32 %r20, [%r10];",
    "wide address": "cvt.u64.u32 %rd5, %r5; mov.u64 %rd6, tile; add.s64 %rd6, %rd6, %rd5;"
    "ld.shared.u32 %r20, [%rd6];",
    "wide sums": "and.b32 %r7, %r0, 31; mul.wide.u32 %rd5, %r7, 32; mov.u64 %rd6, tile;"
    "add.s64 %rd6, %rd6, %rd5; shl.b32 %r8, %r4, 2; cvt.u64.u32 %rd7, %r8; and.b64 %rd7, %rd7, 28;"
    "add.s64 %rd7, %rd6, %rd7; ld.shared.u32 %r20, [%rd7]; ld.shared.u32 %r21, [%rd6+4];" + SUM,
    "wide below": "cvt.s64.s32 %rd5, %r0; sub.s64 %rd5, %rd5, 255; mul.lo.s64 %rd5, %rd5, -4;"
    "mov.u64 %rd6, tile; add.s64 %rd6, %rd6, %rd5; ld.shared.u32 %r20, [%rd6];",
    "wide and cut": "mov.u64 %rd5, 0x100000000; cvt.u64.u32 %rd6, %r5; or.b64 %rd6, %rd6, %rd5;"
    "cvt.u32.u64 %r9, %rd6; add.u32 %r9, %r9, %r2; ld.shared.u32 %r20, [%r9];",
    "reversed": "sub.u32 %r7, 255, %r0; shl.b32 %r7, %r7, 2; add.u32 %r9, %r2, %r7;"
    "ld.shared.u32 %r20, [%r9]; sub.u32 %r8, %r2, %r5; ld.shared.u32 %r21, [%r8+1020];" + SUM,
    "loaded": "rem.u32 %r7, %r4, 251; mad.lo.u32 %r9, %r7, 4, %r2; ld.shared.u32 %r20, [%r9+16];",
    "atomic": "and.b32 %r7, %r4, 255; shl.b32 %r7, %r7, 2; add.u32 %r9, %r7, %r2;"
    "atom.shared.add.u32 %r10, [%r9], %r0; bar.sync 0; ld.shared.u32 %r20, [%r6];",
    "upper half": "{ .reg .b16 %h<3>; and.b32 %r7, %r0, 255; shl.b32 %r7, %r7, 16;"
    "mov.b32 {%h1, %h2}, %r7; cvt.u32.u16 %r8, %h2; shl.b32 %r9, %r8, 2; add.u32 %r9, %r9, %r2;"
    "ld.shared.u32 %r20, [%r9]; }",
    "bits": "bfi.b32 %r10, %r0, %r0, 3, 5; and.b32 %r10, %r10, 255; shl.b32 %r11, %r10, 2;"
    "or.b32 %r11, %r11, 0; add.u32 %r11, %r11, %r2; ld.shared.u32 %r20, [%r11];",
}


@pytest.mark.parametrize("pitch", [32, 64])
@pytest.mark.parametrize("body", BODIES)
def test_every_access_finds_its_place(body: str, pitch: int) -> None:
    assert_alike(SharedTranspose("tile", pitch), tile(BODIES[body]))


@pytest.mark.parametrize("body", ["own row", "wide sums", "wide below", "wide and cut"])
def test_bounds_spare_the_division(body: str) -> None:
    made = SharedTranspose("tile", 32).apply(subject_of(tile(BODIES[body])))
    assert isinstance(made, Rewritten)
    assert made.notes == ()


@pytest.mark.parametrize("body", ["own row", "past the row", "loop", "reversed", "loaded"])
def test_rows_may_be_no_power_of_two(body: str) -> None:
    assert_alike(SharedTranspose("tile", 40), tile(BODIES[body], size=1080))


OWN = "ld.shared.u32 %r20, [%r6];"
REFUSALS = {
    "escapes": (tile("st.shared.u32 [%r6], %r6; ld.shared.u32 %r20, [%r6];"), 32, "escapes"),
    "widths": (tile("ld.shared.u16 %r20, [%r6];"), 32, "accessed by 2 and 4 bytes"),
    "alignment": (tile(OWN, align=" .align 2"), 32, "not aligned"),
    "whole rows": (tile(OWN), 48, "not some rows of 48"),
    "one row": (tile(OWN), 1024, "not some rows of 1024"),
    "granules": (tile(OWN), 4, "not some accesses of 4"),
    "unknown array": (tile("ld.shared.u32 %r20, [%r4];"), 32, "is unknown"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_refused(name: str) -> None:
    launch, pitch, reason = REFUSALS[name]
    assert reason in refused(SharedTranspose("tile", pitch), launch).reason


def test_another_array_is_none() -> None:
    launch = tile("ld.shared.u32 %r20, [%r6];")
    assert "no one shared array" in refused(SharedTranspose("other", 32), launch).reason
    assert not SharedTranspose.candidates(subject_of(launch))
    with pytest.raises(ValueError, match="positive"):
        SharedTranspose("tile", 0)
