"""Neighbours put together compute the same, those that part and those not aligned included."""

import re
from dataclasses import replace

import pytest
from memory_kernels import (
    applied,
    compared,
    floats,
    launch,
    number,
    opcodes,
    planted,
    proves_equal,
    refused,
    subject_of,
)

from cuado.kernel.facts.accesses.wide_accesses import is_narrow
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.launch import Launch
from cuado.optimizer.transformations.wide_access import WideAccess
from cuado.sass.toolchain import nvrtc

ARGUMENTS = (floats("out"), floats("in", seed=2))
BODY = """
    setp.ge.s32 %p1, %r9, %r1; @%p1 bra end;
    mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;
    ld.global.f32 %f1, [%rd12{more}];
    {{ .reg .f32 %f2; mul.f32 %f2, %f1, %f1; mov.f32 %f1, %f2; }}
    {middle}
    st.global.f32 [%rd11], %f1;
end:
"""
LOOP = """
    mov.u32 %r10, 0;
again:
    fma.rn.f32 %f1, %f1, %f1, %f1; add.s32 %r10, %r10, 1; {store}
    setp.lt.f32 %p2, %f1, 0f3F800000; setp.lt.s32 %p3, %r10, 20; and.pred %p2, %p2, %p3;
    @%p2 bra again;
"""


def kernel(middle: str = "", more: str = "", n: int = 4096) -> Launch:
    return launch(
        BODY.format(middle=middle, more=more),
        (*ARGUMENTS, number("n", n)),
        grid=(8, 1, 1),
    )


@pytest.mark.parametrize("n", [4096, 400, 401, 403, 1])
@pytest.mark.parametrize("factor", [4, 2])
def test_neighbours_end_where_they_ended(n: int, factor: int) -> None:
    made = proves_equal(WideAccess(factor), kernel(n=n))
    assert made.launch.grid == (8 // factor, 1, 1)
    assert [each for each in opcodes(made.launch, "LDG") if f".{32 * factor}" in each]


@pytest.mark.parametrize("blocks", [9, 7, 5, 1])
@pytest.mark.parametrize("factor", [4, 2])
def test_the_last_block_may_stand_for_fewer(blocks: int, factor: int) -> None:
    """No bounds check ends the threads beyond: the buffers are larger than the grid."""
    for n in (4096, 100 * blocks + 1):
        made = proves_equal(WideAccess(factor), replace(kernel(n=n), grid=(blocks, 1, 1)))
        assert made.launch.grid == (-(-blocks // factor), 1, 1)


@pytest.mark.parametrize(
    "store", ["ld.global.f32 %f3, [%rd12]; add.f32 %f1, %f1, %f3;", "st.global.f32 [%rd11], %f1;"]
)
def test_loops_that_data_ends_go_on_one_by_one(store: str) -> None:
    proves_equal(WideAccess(4), kernel(LOOP.format(store=store)))


@pytest.mark.parametrize("name", ["narrow_access", "narrow_shorts"])
def test_planted_kernels_compute_the_same(name: str) -> None:
    subject = subject_of(planted(name, N=1 << 16))
    found = WideAccess.candidates(subject)
    assert len(found) == 2
    for each in found:
        made = proves_equal(each, subject.launch)
    made = proves_equal(found[0], subject.launch)
    assert [each for each in opcodes(made.launch, "STG") if ".128" in each]


@pytest.mark.parametrize(
    ("middle", "reason"),
    [
        ("ld.global.f32 %f3, [%rd11]; add.f32 %f1, %f1, %f3;", "writes 'out'"),
        ("bar.sync 0;", "not an operation of a single thread"),
        (
            "ld.volatile.global.f32 %f3, [%rd12]; add.f32 %f1, %f1, %f3;",
            "not an operation of a single thread",
        ),
        ("setp.lt.f32 %p2, %f1, 0f3F000000; @%p2 bra end;", "on the data that they load"),
    ],
)
def test_what_cannot_be_proved_is_refused(middle: str, reason: str) -> None:
    assert reason in refused(WideAccess(4), kernel(middle)).reason


AROUND = "setp.lt.f32 %p2, %f1, 0f3F000000; @%p2 bra past;"
DATA = f"{AROUND} add.f32 %f3, %f1, %f1; setp.gt.f32 %p3, %f3, 0f3FC00000;"


@pytest.mark.parametrize(
    "middle",
    [
        f"{DATA} mul.f32 %f1, %f3, %f1; past:",
        f"{DATA} @%p3 mul.f32 %f1, %f3, %f1; past: @%p2 add.f32 %f1, %f1, %f1;",
        f"{DATA} @%p3 bra past; mul.f32 %f1, %f3, %f1; past:",
    ],
)
def test_arithmetic_that_data_leads_around_is_guarded(middle: str) -> None:
    made = proves_equal(WideAccess(4), kernel(middle, n=403))
    assert any("LDG" in each and ".128" in each for each in opcodes(made.launch, "LDG"))


@pytest.mark.parametrize(
    "middle",
    [
        f"{AROUND} st.global.f32 [%rd11], %f1; past:",
        f"{AROUND} setp.gt.f32 %p2, %f1, 0f3FC00000; add.f32 %f1, %f1, %f1; past:",
        f"{AROUND} add.f32 %f1, %f1, %f1; bra end; past:",
    ],
)
def test_what_is_no_arithmetic_or_changes_the_choice_is_not(middle: str) -> None:
    assert "on the data that they load" in refused(WideAccess(4), kernel(middle)).reason


def test_other_shapes_and_factors_are_refused() -> None:
    odd = replace(kernel(), block=(62, 1, 1))
    assert "not multiples of 4" in refused(WideAccess(4), odd).reason
    assert "4 are the most" in refused(WideAccess(8), kernel()).reason
    assert "may not be aligned for wide ones" in refused(WideAccess(4), kernel(more="+4")).reason
    assert WideAccess.candidates(subject_of(odd))
    with pytest.raises(ValueError, match="factor"):
        WideAccess(3)


def test_a_buffer_that_is_not_aligned_is_read_one_by_one() -> None:
    """A pointer that the analysis takes to be aligned, and is not where the kernel runs."""
    original = kernel("ld.global.f32 %f3, [%rd2]; add.f32 %f1, %f1, %f3;")
    made = applied(WideAccess(4), original)
    shifted = [
        replace(
            each, ptx=re.sub(r"(ld.param.u64 (%\w+), \[in\];)", r"\1 add.s64 \2, \2, 4;", each.ptx)
        )
        for each in (original, made.launch)
    ]
    assert compared(*shifted).equal
    assert not compared(original, shifted[1]).equal


ROWS = """
extern "C" __global__ void k(int n, const {type} *__restrict__ in, {type} *__restrict__ out) {{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    {body}
}}"""
PIXEL = "int v = 2 * in[3 * i + 1] - in[3 * i] - in[3 * i + 2]; out[i] = min(max(v, 0), 99);"
SWAPPED = "{type} r = in[3 * i], g = in[3 * i + 1]; out[3 * i + 2] = r; out[3 * i] = in[3 * i + 2];"
SWAPPED += "out[3 * i + 1] = g + i;"


def rows(type_: str, body: str, n: int, blocks: int = 8) -> Launch:
    """A kernel of 64 threads a block that access several narrow elements each."""
    text = ROWS.format(type=type_, body=body.format(type=type_))
    ptx = nvrtc.compile_to_ptx(text, "compute_90", name="rows.cu").ptx.rstrip("\0")
    short = {"unsigned char": "u8", "signed char": "s8", "short": "s16"}[type_]
    fill = Fill(Content.RANDOM, low=0, high=120, seed=3)
    buffers = [Buffer(name, short, (3 * 64 * blocks,), fill) for name in ("in", "out")]
    grid, block = (blocks, 1, 1), (64, 1, 1)
    return Launch("k", ptx, "k", grid, block, (Scalar("n", "s32", n), *buffers), ("out",))


@pytest.mark.parametrize(
    ("type_", "factor", "wide"),
    [
        ("unsigned char", 16, (128, 3)),
        ("signed char", 8, (64, 3)),
        ("unsigned char", 4, (32, 3)),
        ("short", 8, (128, 3)),
    ],
)
@pytest.mark.parametrize("n", [512, 411])
def test_what_neighbours_go_on_with_becomes_wide(
    type_: str, factor: int, wide: tuple[int, int], n: int
) -> None:
    bits, count = wide
    made = proves_equal(WideAccess(factor), rows(type_, PIXEL, n))
    found = re.findall(r"ld\.global\.nc(\.v\d)?\.b32", made.launch.ptx)
    vector = f".v{bits // 32}" if bits > 32 else ""
    assert found == [vector] * count


@pytest.mark.parametrize("n", [512, 300])
@pytest.mark.parametrize(("type_", "factor"), [("unsigned char", 16), ("short", 8)])
def test_stores_that_neighbours_go_on_with_become_wide(type_: str, factor: int, n: int) -> None:
    made = proves_equal(WideAccess(factor), rows(type_, SWAPPED, n))
    assert made.launch.ptx.count("st.global.v4.b32") == 3


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        # every other byte of three, and a piece that the next one does not go on with
        ("out[i] = in[3 * i] + in[3 * i + 2];", "2 of 3 global accesses are not contiguous"),
        ("out[i] = in[4 * i] + in[4 * i + 1];", "2 of 3 global accesses are not contiguous"),
        ("out[i] = in[3 * i + 1] + in[3 * i + 2] + in[3 * i + 3];", "may not be aligned"),
    ],
)
def test_pieces_with_gaps_are_refused(body: str, reason: str) -> None:
    assert reason in refused(WideAccess(8), rows("unsigned char", body, 100)).reason


def test_pieces_that_are_no_whole_words_are_refused() -> None:
    made = refused(WideAccess(2), rows("unsigned char", PIXEL, 100))
    assert "6 bytes, which are no whole words" in made.reason


def test_several_bytes_of_a_thread_are_narrow() -> None:
    body = "reinterpret_cast<int *>(out)[i / 4] = in[3 * i] + in[3 * i + 1] + in[3 * i + 2];"
    assert is_narrow(subject_of(rows("unsigned char", body, 100)))
    apart = "reinterpret_cast<int *>(out)[i / 4] = in[7 * i] + in[5 * i + 1];"
    assert not is_narrow(subject_of(rows("unsigned char", apart, 100)))


def test_pieces_that_are_not_aligned_are_moved_one_by_one() -> None:
    """A pointer that the analysis takes to be aligned, and is not where the kernel runs."""
    original = rows("unsigned char", SWAPPED, 300)
    made = applied(WideAccess(16), original)
    pattern = r"(ld.param.u64 \s*(%\w+), \[k_param_[12]\];)"
    shifted = [
        replace(each, ptx=re.sub(pattern, r"\1 add.s64 \2, \2, 1;", each.ptx))
        for each in (original, made.launch)
    ]
    assert shifted[0].ptx.count("add.s64") == original.ptx.count("add.s64") + 2
    assert compared(*shifted).equal


TURNED = "out[n - 1 - i] = in[i] + 3;"
FROM_BEHIND = "out[i] = in[511 - i] ^ 3;"
PAIRS = (
    "int b = in[3 * i + 1]; out[2 * i] = in[3 * i] ^ b << 2; out[2 * i + 1] = b + in[3 * i + 2];"
)


@pytest.mark.parametrize("n", [512, 300, 301])
@pytest.mark.parametrize("body", [TURNED, FROM_BEHIND])
@pytest.mark.parametrize(
    ("type_", "factor", "vector"),
    [
        ("unsigned char", 16, ".v4.b32"),
        ("signed char", 4, ".v4.s8"),
        ("short", 8, ".v4.b32"),
        ("short", 2, ".v2.u16"),
    ],
)
def test_what_falls_from_neighbour_to_neighbour_becomes_wide(
    type_: str, factor: int, vector: str, body: str, n: int
) -> None:
    original = rows(type_, body, n)
    if body is TURNED and n % factor:
        assert "aligned" in refused(WideAccess(factor), original).reason
        return
    made = proves_equal(WideAccess(factor), original)
    word = r"(ld\.global\.nc|st\.global)"
    assert len(re.findall(word + re.escape(vector[:3]), made.launch.ptx)) == 2
    assert is_narrow(subject_of(original))


@pytest.mark.parametrize("n", [512, 300])
@pytest.mark.parametrize("factor", [16, 8, 4])
def test_pieces_beside_others_may_be_vectors_of_a_thread(factor: int, n: int) -> None:
    """Two bytes or four of a thread are no work for neighbours alone, but beside three they are."""
    made = proves_equal(WideAccess(factor), rows("unsigned char", PAIRS, n))
    assert made.launch.ptx.count("st.global.v") == max(1, 2 * factor // 16)


def test_what_falls_and_is_not_aligned_is_moved_one_by_one() -> None:
    original = rows("unsigned char", FROM_BEHIND, 300)
    made = applied(WideAccess(16), original)
    pattern = r"(ld.param.u64 \s*(%\w+), \[k_param_1\];)"
    shifted = [
        replace(each, ptx=re.sub(pattern, r"\1 add.s64 \2, \2, 1;", each.ptx))
        for each in (original, made.launch)
    ]
    assert compared(*shifted).equal
    assert not compared(original, shifted[1]).equal


NARROW = """
    mul.wide.s32 %rd10, %r9, {bytes}; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;
    ld.global.{type_} {register}1, [%rd12]; add.{wide} {register}2, {register}1, 3;
    st.global.{type_} [%rd11], {register}2;
"""


@pytest.mark.parametrize(
    ("type_", "wide", "factor"),
    [
        *[(type_, "s32", n) for type_ in ("u8", "s8", "u16", "s16", "b16") for n in (2, 4, 8)],
        *[(type_, "s64", n) for type_ in ("s16", "u32", "s32") for n in (2, 4)],
    ],
)
def test_elements_may_be_shorter_than_their_registers(type_: str, wide: str, factor: int) -> None:
    size, register = int(type_[1:]) // 8, {"s32": "%r1", "s64": "%rd2"}[wide]
    body = NARROW.format(bytes=size, type_=type_, wide=wide, register=register)
    fill = Fill(Content.RANDOM, low=0, high=120, seed=3)
    buffers = [Buffer(name, f"u{8 * size}", (512,), fill) for name in ("out", "in")]
    proves_equal(WideAccess(factor), launch(body, tuple(buffers), grid=(8, 1, 1)))
