"""What patterns of access cost, by the rules of the hardware: sectors, lines, passes of banks."""

import numpy as np
import pytest
from emulated_kernels import run

from cuado.backends.emulated.execution.blocks import Options

DATA = {"data": np.zeros(1 << 13, np.uint32)}
EVENTS = ("requests", "lanes", "sectors", "lines", "wavefronts")


@pytest.mark.parametrize(
    ("word", "offset", "scale", "sectors", "lines"),
    [
        ("u32", 0, 4, 4, 1),  # side by side
        ("u32", 4, 4, 5, 2),  # the same, beginning one word further
        ("u32", 32, 4, 4, 2),  # at a sector: no sector more, but another line
        ("u32", 0, 8, 8, 2),  # every other word
        ("u32", 0, 32, 32, 8),  # a sector each
        ("u32", 0, 128, 32, 32),  # a line each
        ("u32", 0, 0, 1, 1),  # all the same
        ("u64", 0, 8, 8, 2),
        ("v4.u32", 0, 16, 16, 4),
        ("u8", 0, 1, 1, 1),
    ],
)
def test_global_loads(word: str, offset: int, scale: int, sectors: int, lines: int) -> None:
    targets = {"u64": "%rd9", "v4.u32": "{%r4, %r5, %r6, %r7}"}
    body = f"""
    mul.wide.u32 %rd1, %r0, {scale};
    add.s64 %rd1, %rd0, %rd1;
    ld.global.{word} {targets.get(word, "%r4")}, [%rd1+{offset}];"""
    ran = run(body, DATA)
    found = [ran.count("ld.global", event) for event in EVENTS[:4]]
    assert found == [1, 32, sectors, lines]


def test_an_access_of_lanes_in_any_order_costs_no_more() -> None:
    body = """
    xor.b32 %r1, %r0, 21;
    mul.wide.u32 %rd1, %r1, 4;
    add.s64 %rd1, %rd0, %rd1;
    ld.global.u32 %r4, [%rd1];"""
    ran = run(body, DATA)
    assert [ran.count("ld.global", event) for event in EVENTS] == [1, 32, 4, 1, 1]


def test_only_lanes_that_run_are_counted() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 9;
    mul.wide.u32 %rd1, %r0, 4;
    add.s64 %rd1, %rd0, %rd1;
    @%p1 st.global.u32 [%rd1], %r0;"""
    ran = run(body, DATA, block=(64, 1, 1))
    assert [ran.count("st.global", event) for event in EVENTS[:4]] == [1, 9, 2, 1]
    assert ran.buffers["data"][:11].tolist() == [*range(9), 0, 0]


@pytest.mark.parametrize(
    ("word", "scale", "passes", "ideal"),
    [
        ("u32", 4, 1, 1),
        ("u32", 8, 2, 1),  # every other bank
        ("u32", 16, 4, 1),
        ("u32", 128, 32, 1),  # one bank
        ("u32", 132, 1, 1),  # one bank, padded
        ("u32", 0, 1, 1),  # one word
        ("u64", 8, 2, 2),  # doubles take two passes, without any conflict
        ("u64", 16, 4, 2),
        ("u64", 256, 32, 2),  # 16 words in each of two banks, twice
        ("u8", 1, 1, 1),  # bytes of a word are one word
    ],
)
def test_passes_of_shared_memory(word: str, scale: int, passes: int, ideal: int) -> None:
    target = "%rd9" if word == "u64" else "%r4"
    body = f"""
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, {scale}, %r1;
    ld.shared.{word} {target}, [%r2];"""
    ran = run(body, module=".shared .align 16 .b8 data[8192];")
    assert ran.count("ld.shared", "wavefronts") == passes
    assert ran.count("ld.shared", "ideal") == ideal


@pytest.mark.parametrize(
    ("lane", "bytes_", "passes"),
    [
        ("shr.u32 %r3, %r0, 5;", 16, 2),  # all want the same: a pass for each half
        ("shr.u32 %r3, %r0, 4;", 16, 2),  # each half wants one
        ("and.b32 %r3, %r0, 15;", 16, 4),  # both halves want the same 256 bytes
        ("shr.u32 %r3, %r0, 1;", 16, 2),  # neighbours want the same
        ("and.b32 %r4, %r0, 1; shr.u32 %r3, %r0, 2; mad.lo.u32 %r3, %r3, 2, %r4;", 16, 2),
        ("and.b32 %r4, %r0, 3; shr.u32 %r3, %r0, 3; mad.lo.u32 %r3, %r3, 4, %r4;", 16, 4),
        ("mov.u32 %r3, %r0;", 16, 4),
        ("shr.u32 %r3, %r0, 5;", 8, 1),
        ("shr.u32 %r3, %r0, 1;", 8, 1),
        ("and.b32 %r3, %r0, 15;", 8, 2),
    ],
)
def test_groups_of_lanes_go_as_one_where_neighbours_want_the_same(
    lane: str, bytes_: int, passes: int
) -> None:
    """Neighbours, or lanes two apart, not four.

    An H200 counts 2 where all want the same (``mix_v3``), 2 and 4 in ``multiply_spilling``.
    """
    word, targets = {8: ("v2.u32", "{%r4, %r5}"), 16: ("v4.u32", "{%r4, %r5, %r6, %r7}")}[bytes_]
    body = f"""
    mov.u32 %r1, data;
    {lane}
    mad.lo.u32 %r2, %r3, {bytes_}, %r1;
    ld.shared.{word} {targets}, [%r2];"""
    ran = run(body, module=".shared .align 16 .b8 data[8192];")
    assert ran.count("ld.shared", "wavefronts") == passes


@pytest.mark.parametrize(
    ("word", "scale", "first", "passes", "ideal"),
    [
        ("u32", 4, 0, 1, 1),
        ("u32", 8, 0, 1, 1),  # words n and n + 32 of 64 come together
        ("u32", 16, 0, 2, 1),
        ("u32", 128, 0, 16, 1),  # the column of a tile of 32 words: 15 replays
        ("u32", 132, 0, 1, 1),
        ("u32", 0, 0, 1, 1),
        ("u64", 8, 0, 1, 1),  # doubles take one pass
        ("u64", 8, 128, 2, 1),  # unless they begin amid 64 words: then 32 to 95 are asked for
        ("u64", 16, 0, 2, 1),
        ("u64", 256, 0, 32, 1),
    ],
)
def test_passes_of_banks_of_eight_bytes(
    word: str, scale: int, first: int, passes: int, ideal: int
) -> None:
    target = "%rd9" if word == "u64" else "%r4"
    body = f"""
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, {scale}, %r1;
    ld.shared.{word} {target}, [%r2 + {first}];"""
    module = ".shared .align 256 .b8 data[8448];"
    ran = run(body, module=module, options=Options(bank_bytes=8))
    assert ran.count("ld.shared", "wavefronts") == passes
    assert ran.count("ld.shared", "ideal") == ideal


def test_an_access_of_eight_byte_banks_that_moves_by_32_words_is_counted_anew() -> None:
    """What was remembered of its pattern holds for moves by 64 words only."""
    body = """
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, 8, %r1;
    mov.u32 %r5, 0;
AGAIN:
    ld.shared.u32 %r4, [%r2];
    add.u32 %r2, %r2, 128;
    add.u32 %r5, %r5, 1;
    setp.lt.u32 %p1, %r5, 4;
    @%p1 bra AGAIN;"""
    module = ".shared .align 256 .b8 data[1024];"
    ran = run(body, module=module, options=Options(bank_bytes=8))
    assert ran.count("ld.shared", "wavefronts") == 1 + 2 + 1 + 2


@pytest.mark.parametrize(("mask", "rivals", "worst"), [(0, 31, 32), (3, 28, 8), (31, 0, 1)])
def test_atomics_that_meet_in_one_word(mask: int, rivals: int, worst: int) -> None:
    body = f"""
    and.b32 %r1, %r0, {mask};
    mul.wide.u32 %rd1, %r1, 4;
    add.s64 %rd1, %rd0, %rd1;
    red.global.add.u32 [%rd1], 1;"""
    ran = run(body, DATA, grid=(10, 1, 1))
    assert ran.count("red.global", "rivals") == 10 * rivals
    assert ran.count("red.global", "worst") == 10 * worst
    assert ran.buffers["data"][: mask + 1].tolist() == [10 * worst] * (mask + 1)
