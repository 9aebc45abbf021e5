"""Which accesses may come to the same memory, by space, region and launch."""

import pytest

from cuado.kernel.facts.accesses.aliasing import Aliasing
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.values.distances import Distances
from cuado.kernel.values.ranges import Ranges
from cuado.model.arguments import Argument, Buffer, Pointer, Scalar, Structure
from cuado.model.launch import Launch
from cuado.ptx import parse
from cuado.ptx.analysis.code import Code

HEAD = """.version 8.0
.target sm_90
.address_size 64
.extern .shared .align 4 .b8 open_a[];
.extern .shared .align 4 .b8 open_b[];
.extern .shared .align 4 .b8 open_c[64];
.global .align 4 .b8 table[64];
.const .align 4 .b8 fixed[64];
.extern .func helper(.param .b32 x);
"""
KERNEL = """
.visible .entry k(.param .u64 a, .param .u64 b, .param .align 8 .b8 s[24], .param .u32 n)
{{
    .reg .pred %p<9>; .reg .b32 %r<40>; .reg .b64 %rd<40>; .reg .f32 %f<20>; .reg .b64 %m;
    .shared .align 4 .b8 one[1024]; .shared .align 4 .b8 two[1024]; .local .align 4 .b8 own[64];
    ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u64 %rd3, [s];
    ld.param.u64 %rd4, [s+8]; ld.param.u64 %rd5, [s+16];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd6, %r1, 4; add.s64 %rd7, %rd1, %rd6;
    add.s64 %rd8, %rd2, %rd6; mov.u32 %r2, one; mov.u32 %r3, open_a;
    ld.global.u64 %rd9, [%rd1]; cvta.shared.u64 %rd10, %rd20;
    {body}
    ret;
}}
"""
FIRST = 13
"""Instruction that ``body`` begins with."""


def buffer(name: str, elements: int = 256, address: int | None = None) -> Buffer:
    return Buffer(name, "u32", (elements,), address=address)


APART: tuple[Argument, ...] = (
    buffer("a"),
    buffer("b"),
    # Its last 8 bytes are a number, from whatever it is: as a pointer it may lead anywhere.
    Structure("s", bytes(16) + b"\1" * 8, ((0, Pointer("s0", "c", 8)), (8, Pointer("s1", "a", 0)))),
)


def aliasing(
    body: str, arguments: tuple[Argument, ...] | None = APART, block: int = 32, count: int = 256
) -> Aliasing:
    """The notion for a kernel; without a launch if there are no arguments."""
    text = HEAD + KERNEL.format(body=body)
    module = parse(text)
    code = Code(module, module.entries[0])
    slicer = Slicer(code)
    if arguments is None:
        return Aliasing(code, slicer.addresses)
    shape = ((1, 1, 1), (block, 1, 1))
    memory = (buffer("c", count), buffer("d", count))
    launch = Launch("k", text, "k", *shape, arguments, memory=memory)
    flow, chains = slicer.flow, slicer.chains
    ranges = Ranges(code, flow, chains, launch)
    distances = Distances(code, flow, chains, slicer.addresses, ranges)
    return Aliasing(code, slicer.addresses, launch, distances)


def pairs(body: str, arguments: tuple[Argument, ...] | None = APART) -> bool:
    """Whether the two last instructions of a body may alias; it is the same both ways."""
    found = aliasing(body, arguments)
    last = FIRST + body.count(";") - 1
    assert found.may_alias(last - 1, last) == found.may_alias(last, last - 1)
    return found.may_alias(last - 1, last)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        # Shared memory: all dynamic arrays are one, a declared one is its own.
        ("st.shared.u32 [open_a], 1;", "ld.shared.u32 %r9, [open_a];", True),
        ("st.shared.u32 [open_a+8], 1;", "ld.shared.u32 %r9, [open_b];", False),
        ("st.shared.u32 [open_a+4], 1;", "ld.shared.v2.u32 {%r8, %r9}, [open_b];", True),
        ("st.shared.u32 [open_a], 1;", "ld.shared.u32 %r9, [open_c];", True),
        ("st.shared.u32 [one], 1;", "ld.shared.u32 %r9, [two];", False),
        ("st.shared.u32 [one], 1;", "ld.shared.u32 %r9, [open_a];", False),
        ("st.shared.u32 [one], 1;", "ld.shared.u32 %r9, [%r30];", True),
        ("st.shared.u32 [one], 1;", "ld.u32 %r9, [%rd10];", True),
        ("st.shared.u32 [one], 1;", "ld.u32 %r9, [%rd1];", False),
        ("st.shared.u32 [one], 1;", "ld.u32 %r9, [%rd9];", True),
        ("st.global.u32 [%rd1], 1;", "ld.u32 %r9, [%rd10];", False),
        # Global memory: by the launch's buffers.
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd1+64];", True),
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd2];", False),
        ("st.global.u32 [%rd1], 1;", "ld.u32 %r9, [%rd2];", False),
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd3];", False),
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd4];", True),
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd5];", True),
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd9];", True),
        ("st.global.u32 [%rd1], 1;", "ld.global.u32 %r9, [table];", False),
        ("st.global.u32 [%rd9], 1;", "ld.global.u32 %r9, [table];", True),
        # Pointers into one buffer: by how far the threads go.
        ("st.global.u32 [%rd1+124], 1;", "ld.global.u32 %r9, [%rd4];", False),
        ("st.global.u32 [%rd7+124], 1;", "ld.global.u32 %r9, [%rd4+124];", True),
        ("st.global.u32 [%rd7+128], 1;", "ld.global.u32 %r9, [%rd4+124];", False),
        ("st.global.u32 [%rd7+-4], 1;", "ld.global.u32 %r9, [%rd4];", True),
        ("st.global.u32 [%rd7+-128], 1;", "ld.global.u32 %r9, [%rd4];", False),
        # Constant memory and parameters are never written.
        ("st.u32 [%rd9], 1;", "ld.const.u32 %r9, [fixed];", False),
        ("st.u32 [%rd9], 1;", "ld.param.u32 %r9, [n];", False),
        ("ld.u32 %r8, [%rd9];", "ld.const.u32 %r9, [fixed];", True),
        # A thread's own memory.
        ("st.local.u32 [own], 1;", "ld.local.u32 %r9, [own];", True),
        ("st.local.u32 [own], 1;", "ld.u32 %r9, [%rd9];", True),
        # Copies have two ends.
        ("cp.async.ca.shared.global [%r2], [%rd1], 4;", "st.global.u32 [%rd1], 1;", True),
        ("cp.async.ca.shared.global [%r2], [%rd1], 4;", "st.global.u32 [%rd2], 1;", False),
        ("cp.async.ca.shared.global [%r2], [%rd1], 4;", "ld.shared.u32 %r9, [one];", True),
        ("cp.async.ca.shared.global [%r2], [%rd1], 4;", "ld.shared.u32 %r9, [two];", False),
        (
            "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
            "[%r2], [%rd1, {%r4}], [%r5];",
            "st.global.u32 [%rd2], 1;",
            True,
        ),
        ("multimem.red.global.add.u32 [%rd1], 1;", "ld.global.u32 %r9, [%rd2];", True),
        # What is not known, and what is called.
        ("wonder.global.b32 [%rd1], 1;", "ld.global.u32 %r9, [%rd2];", True),
        ("call helper, (n);", "ld.shared.u32 %r9, [one];", True),
        ("discard.global.L2 [%rd1], 128;", "ld.global.u32 %r9, [%rd4];", True),
        ("prefetch.global.L2 [%rd1];", "st.global.u32 [%rd1], 1;", False),
        ("add.s32 %r9, %r1, 1;", "st.global.u32 [%rd1], 1;", False),
    ],
)
def test_pairs(one: str, other: str, expected: bool) -> None:
    assert pairs(one + other) is expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("mov.b64 %rd11, %rd2;", False),
        ("selp.b64 %rd11, %rd2, %rd3, %p1;", False),
        ("selp.b64 %rd11, %rd2, %rd1, %p1;", True),
        ("mov.b64 %rd11, 0; @%p1 mov.b64 %rd11, %rd2;", False),
        ("shl.b64 %rd11, %rd9, 1; @%p1 mov.b64 %rd11, %rd2;", True),
        ("mov.b64 {%r7, %r8}, %rd2; mov.b64 %rd11, {%r7, %r8};", False),
        ("mov.b64 %rd11, {%r7, %r8}; @%p1 mov.b64 %rd11, %rd2;", True),
        ("ld.param.v2.u64 {%rd12, %rd11}, [s];", True),
        ("ld.param.v2.u64 {%rd11, %rd12}, [s];", False),
        ("sub.s64 %rd12, %rd1, %rd2; add.s64 %rd11, %rd2, %rd12;", True),
        ("sub.s64 %rd12, %rd7, %rd1; add.s64 %rd11, %rd2, %rd12;", False),
        ("xor.b64 %rd12, %rd1, %rd2; xor.b64 %rd11, %rd2, %rd12;", True),
        ("mad.lo.s64 %rd11, %rd6, 4, %rd2;", False),
    ],
)
def test_what_an_address_may_be_on_any_path(path: str, expected: bool) -> None:
    assert pairs(path + "st.global.u32 [%rd1], 1; ld.global.u32 %r9, [%rd11];") is expected


def test_without_a_launch_pointers_may_meet() -> None:
    assert pairs("st.global.u32 [%rd1], 1; ld.global.u32 %r9, [%rd2];", None)
    assert not pairs("st.global.u32 [%rd1], 1; ld.shared.u32 %r9, [one];", None)


def test_buffers_that_have_to_lie_where_they_do_may_overlap() -> None:
    body = "st.global.u32 [%rd1], 1; ld.global.u32 %r9, [%rd2];"
    at = 1 << 30
    assert pairs(body, (buffer("a", address=at), buffer("b", address=at + 1020)))
    assert not pairs(body, (buffer("a", address=at), buffer("b", address=at + 1024)))
    assert not pairs(body, (buffer("a", address=at), buffer("b")))


def test_who_may_write_what_is_read() -> None:
    body = """
        st.global.u32 [%rd1], 1; st.global.u32 [%rd2], 1; st.shared.u32 [one], 1;
        ld.global.u32 %r9, [%rd2]; st.u32 [%rd9], 1; ld.shared.u32 %r9, [two];"""
    found = aliasing(body)
    assert found.writers_of(FIRST + 3) == (FIRST + 1, FIRST + 4)
    assert found.writers_of(FIRST + 5) == (FIRST + 4,)
    assert not found.may_conflict(FIRST + 3, FIRST + 3)
    assert found.may_alias(FIRST + 3, FIRST + 3)


def test_nothing_is_accessed_by_a_null_pointer() -> None:
    body = "st.global.u32 [%rd1], 1; ld.global.u32 %r9, [%rd5]; ld.global.u32 %r9, [%rd2];"
    null = Structure("s", bytes(24), ((8, Pointer("s1", "a", 0)),))
    found = aliasing(body, (buffer("a"), Scalar("b", "u64", 0), null))
    assert not found.may_alias(FIRST, FIRST + 1)
    assert not found.may_alias(FIRST, FIRST + 2)
    # A pointer that stands in part of those bytes is not looked at as one of its own.
    across = Structure("s", bytes(24), ((12, Pointer("s1", "a", 0)),))
    assert aliasing(body, (buffer("a"), buffer("b"), across)).may_alias(FIRST, FIRST + 1)


@pytest.mark.parametrize(
    ("makes", "may_be"),
    [
        ("mul.lo.s64 %rd8, %rd1, 1;", True),
        ("shl.b64 %rd8, %rd1, 0;", True),
        ("neg.s64 %rd8, %rd1; neg.s64 %rd8, %rd8;", True),
        ("mad.lo.s64 %rd8, %rd1, 1, %rd9;", True),
        ("shl.b64 %rd8, %rd9, 2; setp.ne.s64 %p1, %rd1, 0;", False),
    ],
)
def test_a_number_that_is_0_is_no_null_pointer_to_what_a_pointer_has_become(
    makes: str, may_be: bool
) -> None:
    body = (
        "st.global.u32 [%rd1], 1; cvt.u64.u32 %rd9, %r1; "
        f"{makes} add.s64 %rd8, %rd2, %rd8; st.global.u32 [%rd8], 1;"
    )
    found = aliasing(body, (buffer("a"), Scalar("b", "u64", 0), APART[2]))
    assert found.may_alias(FIRST, FIRST + body.count(";") - 1) is may_be


def test_a_copy_of_a_tile_writes_where_it_goes_alone() -> None:
    body = (
        "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
        "[%r2], [%rd1, {%r4}], [%r3]; "
        "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%rd1, {%r4}], [%r2]; "
        "ld.global.u32 %r9, [%rd2]; ld.shared.u32 %r9, [one];"
    )
    found = aliasing(body)
    assert list(found.writers_of(FIRST + 2)) == [FIRST + 1]
    assert list(found.writers_of(FIRST + 3)) == [FIRST]
