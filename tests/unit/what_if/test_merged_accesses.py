"""Copies whose accesses the assembler merges otherwise, and copies of originals that spill."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from made_versions import make

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.measure.equal_occupancy import may_spill, spilled
from cuado.what_if.measure.versions import Version
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Check

MakeSubject = Callable[..., Kernel]

BINS = """.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<8>;
	.reg .b64 %d<3>;
	.shared .align 16 .b8 bins[4096];
	ld.param.u64 %d1, [p];
	cvta.to.global.u64 %d1, %d1;
	mov.u32 %r1, %tid.x;
	shl.b32 %r2, %r1, 4;
	mov.u32 %r3, bins;
	add.s32 %r4, %r3, %r2;
	st.shared.u32 [%r4], %r1;
	st.shared.u32 [%r4+4], %r2;
	st.shared.u32 [%r4+8], %r1;
	st.shared.u32 [%r4+12], %r2;
	bar.sync 0;
	sub.s32 %r5, 4080, %r2;
	add.s32 %r6, %r3, %r5;
	ld.shared.u32 %r7, [%r6];
	mul.wide.u32 %d2, %r1, 4;
	add.s64 %d1, %d1, %d2;
	st.global.u32 [%d1], %r7;
	ret;
}
"""
"""Four neighbouring words of a thread; as it is, the assembler stores them at once."""


def proposed(kernel: Kernel, name: str = "conflict-free-shared") -> Proposal:
    proposal = experiment_named(name).propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    return proposal


def made_of(kernel: Kernel, proposal: Proposal) -> Version:
    return make(kernel, experiment_named("conflict-free-shared"), Scope(), proposal)


def spilling(built: Built, bytes_stored: int) -> Built:
    resources = replace(built.resources, spill_stores=bytes_stored, spill_loads=0)
    return replace(built, resources=resources)


def check_of_stores(version: Version) -> Check:
    return next(check for check in version.checks if "shared store" in check.name)


def test_accesses_that_the_assembler_does_not_merge_in_a_copy_are_the_same_bytes(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(BINS, "k", (64, 1, 1), (256, 1, 1))
    assert kernel.built.classes[SassClass.SHARED_STORE] == 1
    version = made_of(kernel, proposed(kernel))
    assert version.built.classes[SassClass.SHARED_STORE] == 4
    assert version.sound, version.checks
    check = check_of_stores(version)
    assert "bytes" in check.name
    assert (check.expected, check.found) == ("16", "16")


def test_a_copy_that_lost_one_of_the_merged_accesses_is_not_believed(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(BINS, "k", (64, 1, 1), (256, 1, 1))
    proposal = proposed(kernel)
    assert proposal.ptx is not None
    lines = proposal.ptx.splitlines()
    lost = next(n for n, line in enumerate(lines) if "st.shared" in line)
    ptx = "\n".join(lines[:lost] + lines[lost + 1 :])
    version = made_of(kernel, replace(proposal, ptx=ptx))
    assert not version.sound
    check = check_of_stores(version)
    assert (check.name, check.expected, check.found) == ("shared store instructions", "1", "3")


def test_where_no_switch_measures_what_merging_is_worth_it_is_not_believed(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(BINS, "k", (64, 1, 1), (256, 1, 1))
    separate = replace(proposed(kernel), kind=Kind.SEPARATE)
    assert not check_of_stores(made_of(kernel, separate)).passed


@pytest.mark.parametrize(("bytes_spilled", "more", "sound"), [(2000, 80, True), (2000, 120, False)])
def test_a_copy_of_an_original_that_spills_may_spill_a_little_more(
    bytes_spilled: int, more: int, sound: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(BINS, "k", (64, 1, 1), (256, 1, 1))
    assert may_spill(kernel) == 0  # The original spills none: a copy may not either.
    version = made_of(kernel, proposed(kernel))

    original = replace(kernel, built=spilling(kernel.built, bytes_spilled))
    spills = spilling(version.built, bytes_spilled + more)
    copy = replace(version, original=original, built=spills)
    assert spilled(copy.built) == bytes_spilled + more
    assert copy.sound == sound
    assert not replace(copy, original=kernel).sound
