"""Atomics of the rewritten kernel: off they go where they went, on each to a word of its own."""

import re
from collections.abc import Callable

import pytest
from machine_code import bodies
from warp import LANES, TILE, Warp, kernel

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiments.no_atomic_contention import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

BLOCK = (256, 1, 1)
ONE_WORD = "mov.u32 %r5, tile; atom.shared.add.f32 %f1, [%r5], %f2;"


def shared(body: str, bytes_: int = 1024) -> str:
    return kernel(body).replace("tile[8192]", f"tile[{bytes_}]")


def rewritten(found: Proposal | Refusal) -> str:
    assert isinstance(found, Proposal), found
    assert found.ptx
    return found.ptx


def added(ptx: str) -> int:
    """Bytes of the shared array that the rewrite declares; 0 without one."""
    found = re.search(r"\.shared \.align 16 \.b8 cuado_own\w*\[(\d+)\];", ptx)
    return int(found[1]) if found else 0


def test_one_word_of_an_array_becomes_a_word_for_each_thread(
    make_subject: MakeSubject, built: Build
) -> None:
    source = shared(ONE_WORD)
    kernel = make_subject(source, "k", (64, 1, 1), BLOCK)
    proposal = propose(kernel, Scope())
    ptx = rewritten(proposal)
    made = built(ptx, "k")
    assert isinstance(proposal, Proposal)
    assert not added(ptx)
    assert made.resources.shared == kernel.built.resources.shared
    for code in bodies("k", kernel.built.cubin, made.cubin):
        assert sum("ATOMS.CAST" in each.sass for each in code) == 1
    for each in proposal.expectations:
        change = sum(made.classes[c] - kernel.built.classes[c] for c in each.classes)
        assert -each.minus <= change <= each.plus
    assert Warp(source, 0).accesses == Warp(ptx, 0).accesses
    ((_, on),) = Warp(ptx, 1).accesses
    assert on == {n: TILE + 4 * n for n in LANES}


@pytest.mark.parametrize(
    ("atomic", "width"),
    [
        ("cvt.u64.u32 %rd5, %r5; red.shared.add.u32 [%rd5+8], 1;", 4),
        ("atom.shared.add.u64 %rd6, [%r5+16], %rd7;", 8),
        ("setp.lt.s32 %p1, %r2, 9; @!%p1 red.shared.max.s32 [tile], %r2;", 4),
    ],
)
def test_every_form_is_spread(
    atomic: str, width: int, make_subject: MakeSubject, built: Build
) -> None:
    source = shared("mov.u32 %r5, tile;" + atomic, 4096)
    kernel = make_subject(source, "k", (64, 1, 1), BLOCK)
    ptx = rewritten(propose(kernel, Scope()))
    built(ptx, "k")
    assert Warp(source, 0).accesses == Warp(ptx, 0).accesses
    ((_, off),), ((_, on),) = Warp(ptx, 0).accesses, Warp(ptx, 1).accesses
    assert len(set(off.values())) == 1
    assert on == {n: TILE + width * n for n in off}


@pytest.mark.parametrize("bytes_", [4, 512])
def test_a_small_array_has_words_added(
    bytes_: int, make_subject: MakeSubject, built: Build
) -> None:
    source = shared(ONE_WORD, bytes_)
    kernel = make_subject(source, "k", (64, 1, 1), BLOCK)
    ptx = rewritten(propose(kernel, Scope()))
    assert added(ptx) == 256 * 4
    made = built(ptx, "k")
    assert (made.resources.shared or 0) >= 256 * 4
    assert kernel.blocks_of(made.resources) == kernel.blocks_per_sm
    assert Warp(source, 0).accesses == Warp(ptx, 0).accesses
    ((_, on),) = Warp(ptx, 1).accesses
    assert on == {n: 4 * n for n in LANES}  # to the warp the array that is added begins at 0


def test_what_is_added_leaves_as_many_blocks(handmade: MakeSubject, built: Build) -> None:
    """8 blocks of 256 threads fit an SM if none has more than 28,160 bytes of shared memory."""
    resources = Resources(registers=16, shared=27_900, spill_stores=0, spill_loads=0)
    kernel = handmade(shared(ONE_WORD, 4), (64, 1, 1), BLOCK, resources)
    ptx = rewritten(propose(kernel, Scope()))
    assert added(ptx) == 64 * 4
    assert ", 63;" in ptx
    assert len(set(Warp(ptx, 1).accesses[0][1].values())) == 32
    full = Resources(registers=16, shared=28_160, spill_stores=0, spill_loads=0)
    refusal = propose(handmade(shared(ONE_WORD, 4), (64, 1, 1), BLOCK, full), Scope())
    assert isinstance(refusal, Refusal)
    assert "no room" in refusal.reason
    assert not refusal.absent
    narrow = handmade(shared(ONE_WORD, 512), (64, 1, 1), BLOCK, full)
    ptx = rewritten(propose(narrow, Scope()))
    assert not added(ptx)
    built(ptx, "k")
    assert Warp(ptx, 1).accesses[0][1] == {n: TILE + 4 * n for n in LANES}


def test_an_array_of_an_inner_scope_is_not_spoken_of_outside(
    make_subject: MakeSubject, built: Build
) -> None:
    body = "{ .shared .b32 inner[256]; mov.u32 %r5, inner; red.shared.add.u32 [%r5], 1; }"
    ptx = rewritten(propose(make_subject(shared(body), "k", (64, 1, 1), BLOCK), Scope()))
    assert added(ptx) == 1024
    built(ptx, "k")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (ONE_WORD + "ld.shared.u32 %r6, [tile+4]; setp.eq.s32 %p1, %r6, 0; @%p1 ret;", "branch"),
        (
            "mov.u32 %r5, tile; atom.shared.add.u32 %r6, [%r5], 1; mul.wide.u32 %rd5, %r6, 4;"
            "add.s64 %rd6, %rd1, %rd5; st.global.u32 [%rd6], %r2;",
            "depends on them",
        ),
    ],
)
def test_shared_memory_that_decides_stays(body: str, why: str, make_subject: MakeSubject) -> None:
    refusal = propose(make_subject(shared(body), "k", (64, 1, 1), BLOCK), Scope())
    assert isinstance(refusal, Refusal)
    assert why in refusal.reason
    assert not refusal.absent


@pytest.mark.parametrize(
    ("update", "varies"),
    [
        ("red.global.add.f32 [%rd1], %f1;", True),
        ("atom.global.add.f64 %fd1, [%rd1], %fd2;", True),
        ("red.global.add.u32 [%rd1], %r1;", False),
        ("st.global.f32 [%rd1], %f1;", False),
    ],
)
def test_sums_of_floats_depend_on_the_order_they_come_in(
    make_subject: Callable[..., Kernel], update: str, varies: bool
) -> None:
    ptx = f"""
.visible .entry k(.param .u64 a)
{{
	.reg .b32 %r<4>;
	.reg .b64 %rd<5>;
	.reg .f32 %f<4>;
	.reg .f64 %fd<4>;
	ld.param.u64 %rd1, [a];
	cvta.to.global.u64 %rd1, %rd1;
	mov.u32 %r1, %tid.x;
	mov.f32 %f1, 0f3F800000;
	mov.f64 %fd2, 0d3FF0000000000000;
	{update}
	ret;
}}
"""
    assert make_subject(ptx, "k").adds_floats is varies
