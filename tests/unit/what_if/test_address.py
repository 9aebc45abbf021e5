"""Addresses of the rewritten kernels, computed: a warp runs them, one instruction at a time.

It says where each lane's accesses go, off (which must be where the original goes) and on.
"""

import math
from collections.abc import Callable
from dataclasses import replace

import pytest
from warp import LANES, SCRATCH, TILE, A, Warp, kernel

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import LINE
from cuado.kernel.rewrites.accesses.fold_addresses import folded
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.what_if.experiments import (
    all_hits_l1,
    all_hits_l2,
    coalesced_loads,
    coalesced_stores,
    conflict_free_shared,
    no_atomic_contention,
)

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]


def rewritten(proposal: Proposal | Refusal) -> str:
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx is not None
    return proposal.ptx


ROWS = """mad.lo.s32 %r5, %r2, 4096, %r4; mul.wide.s32 %rd3, %r5, 4; add.s64 %rd4, %rd1, %rd3;
{access}"""
ACCESSES = [
    "ld.global.f32 %f1, [%rd4];",
    "ld.global.nc.L1::evict_last.v4.f32 {%f1, %f2, %f3, %f4}, [%rd4+64];",
    "setp.lt.s32 %p1, %r2, 20; @%p1 ld.global.f32 %f1, [%rd4+-8];",
    "setp.lt.s32 %p1, %r2, 5; @!%p1 ld.global.b64 %rd9, [%rd4];",
    "ld.global.b64 %rd4, [%rd4];",
    "{ .reg .b64 %rd4; mov.b64 %rd4, %rd3; add.s64 %rd4, %rd4, %rd1; ld.global.u8 %r7, [%rd4]; }",
]


@pytest.mark.parametrize("access", ACCESSES)
def test_off_a_load_goes_where_it_went_and_on_it_is_coalesced(
    access: str, make_subject: MakeSubject, built: Build
) -> None:
    source = kernel(ROWS.format(access=access))
    subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
    ptx = rewritten(coalesced_loads.propose(subject, Scope()))
    built(ptx, "k")
    ((opcode, before),) = Warp(source, 0).accesses
    assert Warp(ptx, 0).accesses == [(opcode, before)]
    ((_, after),) = Warp(ptx, 1).accesses
    assert after.keys() == before.keys()
    width = subject.code.effects[subject.global_loads[0]].opcode.bytes or 0
    base = {after[lane] - lane * width for lane in after}
    assert len(base) == 1
    assert base.pop() % (32 * width) == 0


def test_rows_are_each_visited_once_in_32_steps(make_subject: MakeSubject) -> None:
    source = kernel(ROWS.format(access=ACCESSES[0]))
    subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
    ptx = rewritten(coalesced_loads.propose(subject, Scope()))
    lines = [Warp(ptx, 1, (step, 0)).accesses[0][1][0] for step in range(32)]
    assert sorted(lines) == [A + 4 * 4096 * row for row in LANES]


def test_on_a_store_of_columns_writes_whole_rows(make_subject: MakeSubject, built: Build) -> None:
    source = kernel(
        "mad.lo.s32 %r5, %r2, 4096, %r3; mul.wide.s32 %rd3, %r5, 4; add.s64 %rd4, %rd2, %rd3;"
        "ld.global.f32 %f1, [%rd1]; st.global.f32 [%rd4], %f1;"
    )
    subject = make_subject(source, "k", (1, 1, 1), (32, 32, 1))
    proposal = coalesced_stores.propose(subject, Scope())
    ptx = rewritten(proposal)
    built(ptx, "k")
    assert isinstance(proposal, Proposal)
    assert proposal.touched == subject.global_stores
    off = {at for y in LANES for at in Warp(ptx, 0, (0, y)).accesses[1][1].values()}
    on = {at for y in LANES for at in Warp(ptx, 1, (0, y)).accesses[1][1].values()}
    assert on == off


def test_shared_accesses_are_spread_within_their_array(
    make_subject: MakeSubject, built: Build
) -> None:
    source = kernel(
        "shl.b32 %r5, %r2, 8; mov.u32 %r6, tile; add.s32 %r7, %r6, %r5; cvt.u64.u32 %rd5, %r7;"
        "st.shared.v2.f32 [%r7], {%f1, %f2}; bar.sync 0; ld.shared.f32 %f1, [%rd5+4];"
        "setp.eq.s32 %p1, %r2, 9; @%p1 st.shared.f32 [%r7], %f1; ld.shared.f32 %f2, [tile+8];"
    )
    subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
    proposal = conflict_free_shared.propose(subject, Scope())
    ptx = rewritten(proposal)
    after = built(ptx, "k")
    assert isinstance(proposal, Proposal)
    assert len(proposal.touched) == 3
    for each in proposal.expectations:
        change = sum(after.classes[c] - subject.built.classes[c] for c in each.classes)
        assert -each.minus <= change <= each.plus
    assert Warp(ptx, 0).accesses == Warp(source, 0).accesses
    wide, narrow, single, broadcast = (where for _, where in Warp(ptx, 1).accesses)
    assert wide == {n: TILE + 256 * n + 8 * n % 128 for n in LANES}
    assert narrow == {n: TILE + 256 * n + 4 * n for n in LANES}
    assert single == {9: TILE + 9 * 256 + 4 * 9}
    assert set(broadcast.values()) == {TILE + 8}


def test_atomics_get_a_place_of_their_own(make_subject: MakeSubject, built: Build) -> None:
    source = kernel(
        "mov.u32 %r5, tile; red.global.add.u32 [%rd1+4], 1; atom.global.max.u64 %rd5, [%rd2], 2;"
        "atom.shared.add.u32 %r6, [%r5], 1; and.b32 %r7, %r2, 3; shl.b32 %r7, %r7, 7;"
        "add.s32 %r7, %r7, %r5; red.shared.add.u32 [%r7], 1;"
    )
    subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
    ptx = rewritten(no_atomic_contention.propose(subject, Scope()))
    built(ptx, "k")
    assert Warp(ptx, 0).accesses == Warp(source, 0).accesses
    first, second, together, apart = (where for _, where in Warp(ptx, 1, (2, 0)).accesses)
    assert first == second == {n: SCRATCH + 16 * (64 + n) for n in LANES}
    assert together == apart == {n: TILE + 4 * n for n in LANES}


@pytest.mark.parametrize(
    ("experiment", "base", "size"),
    [(all_hits_l1, SCRATCH + 3 * (64 << 10), 16 << 10), (all_hits_l2, SCRATCH, 8 << 20)],
)
def test_hits_stay_in_their_part_of_scratch_memory(
    experiment: object, base: int, size: int, make_subject: MakeSubject, built: Build
) -> None:
    for access in ACCESSES:
        source = kernel(ROWS.format(access=access))
        subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
        ptx = rewritten(getattr(experiment, "propose")(subject, Scope()))  # noqa: B009
        built(ptx, "k")
        ((_, before),) = Warp(source, 0, (5, 0)).accesses
        assert Warp(ptx, 0, (5, 0)).accesses[0][1] == before
        after = Warp(ptx, 1, (5, 0)).accesses[0][1]
        assert after.keys() == before.keys()
        assert all(base - size <= at < base + 2 * size for at in after.values())
        assert all((after[lane] - before[lane]) % LINE == 0 for lane in before)
        assert len({at // LINE for at in after.values()}) == len(before)


@pytest.mark.parametrize("size", [16 << 10, 8 << 20])
@pytest.mark.parametrize("width", [1, 4, 16, 32])
def test_folding_keeps_the_pattern_of_an_access(size: int, width: int) -> None:
    for start in (A, A + 12345 * 128, A + size - 64 * width):
        line = [folded(start + lane * width, size) for lane in LANES]
        assert len({at // 32 for at in line}) == math.ceil(32 * width / 32)
        assert len({at // LINE for at in line}) == math.ceil(32 * width / LINE)
        assert all(0 <= at <= size - width and at % width == 0 for at in line)
    for power in range(5, 31):
        apart = [folded(A + (lane << power), size) for lane in LANES]
        assert len({at // 32 for at in apart}) == 32, power


def test_what_decides_stays_where_it_is(make_subject: MakeSubject) -> None:
    source = kernel(
        ROWS.format(access="ld.global.u32 %r6, [%rd4];")
        + "mul.wide.u32 %rd5, %r6, 4; add.s64 %rd6, %rd2, %rd5; ld.global.f32 %f1, [%rd6];"
        "st.global.f32 [%rd6], %f1; red.global.add.u32 [%rd6], 1;"
    )
    subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
    proposal = coalesced_loads.propose(subject, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.touched == subject.global_loads[1:]
    assert "an address or a branch depends on what they read" in proposal.notes[0]
    # What is written where the index is read from decides addresses, and so does what it is of.
    back = source.replace("[%rd6], %f1", "[%rd4], %f1").replace("u32 [%rd6], 1", "u32 [%rd4], 1")
    subject = make_subject(back, "k", (64, 64, 1), (32, 1, 1))
    for refusing in (coalesced_stores, no_atomic_contention):
        refusal = refusing.propose(subject, Scope())
        assert isinstance(refusal, Refusal)
        assert not refusal.absent
        assert "an address or a branch depends on" in refusal.reason
    assert isinstance(coalesced_loads.propose(subject, Scope()), Refusal)


def test_one_line_has_its_own_accesses_only(make_subject: MakeSubject) -> None:
    twice = ROWS.format(access="ld.global.f32 %f1, [%rd4]; ld.global.f32 %f2, [%rd4+4];")
    subject = make_subject(kernel(twice), "k", (64, 64, 1), (32, 1, 1))
    first = subject.global_loads[0]
    proposal = coalesced_loads.propose(subject, Scope(frozenset({first}), "k.cu:1"))
    assert isinstance(proposal, Proposal)
    assert proposal.touched == (first,)


@pytest.mark.parametrize("target", ["sm_75", "sm_80", "sm_90", "sm_100", "sm_120"])
def test_it_assembles_for_every_generation(
    target: str, make_subject: MakeSubject, built: Build
) -> None:
    head = f".version 8.8\n.target {target}\n.address_size 64\n"
    source = kernel(
        ROWS.format(access="".join(ACCESSES[2:4]))
        + "shl.b32 %r5, %r2, 8; mov.u32 %r6, tile; add.s32 %r7, %r6, %r5;"
        "st.shared.f32 [%r7], %f1; red.global.add.u32 [%rd2], 1; st.global.f32 [%rd4], %f1;"
    )
    subject = make_subject(head + source, "k", (64, 64, 1), (32, 1, 1))
    made = []
    for experiment in (
        *(coalesced_loads, coalesced_stores, conflict_free_shared),
        *(all_hits_l1, all_hits_l2, no_atomic_contention),
    ):
        proposal = experiment.propose(subject, Scope())
        made.append((proposal, built(rewritten(proposal), "k")))
    cubins = [subject.built.cubin, *(after.cubin for _, after in made)]
    disassemble_together(cubins, Cache.default())
    for proposal, after in made:
        assert isinstance(proposal, Proposal)
        for each in proposal.expectations:
            change = sum(after.classes[c] - subject.built.classes[c] for c in each.classes)
            assert -each.minus <= change <= each.plus


def test_dynamic_shared_memory_has_the_size_of_the_launch(make_subject: MakeSubject) -> None:
    source = ".extern .shared .align 16 .b8 open[];\n" + kernel(
        "shl.b32 %r5, %r2, 7; mov.u32 %r6, open; add.s32 %r7, %r6, %r5; st.shared.f32 [%r7], %f1;"
    )
    subject = make_subject(source, "k", (64, 64, 1), (32, 1, 1))
    refusal = conflict_free_shared.propose(subject, Scope())
    assert isinstance(refusal, Refusal)
    assert "smaller than a warp's access" in refusal.reason
    enough = replace(subject, launch=replace(subject.launch, dynamic_shared_bytes=4096))
    assert isinstance(conflict_free_shared.propose(enough, Scope()), Proposal)
