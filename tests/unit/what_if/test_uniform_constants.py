"""Uniform constants: which loads are redirected, where to, and which stay."""

from collections.abc import Callable

import pytest
from warp import LANES, Warp, kernel

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.what_if.experiments import uniform_constants

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
TABLE = ".const .align 8 .b8 table[2048];\n"
GRID, BLOCK = (64, 64, 1), (32, 1, 1)
AT = 4096
BASE = (
    "mul.wide.u32 %rd9, %r2, 4; add.s64 %rd9, %rd1, %rd9; ld.global.u32 %r5, [%rd9];"
    "mul.wide.u32 %rd3, %r2, 8; mov.u64 %rd4, table;"
    "add.s64 %rd5, %rd4, %rd3;"
)


def constants(ptx: str, switch: int) -> list[dict[int, int]]:
    """Where the warp's constant loads go, by lane; the table lies at ``AT``."""
    warp = Warp(ptx.replace(", table;", f", {AT};"), switch)
    return [where for opcode, where in warp.accesses if ".const" in opcode]


def source_of(body: str) -> str:
    return TABLE + kernel(body)


def found(subject: Kernel) -> Proposal | Refusal:
    return uniform_constants.propose(subject, Scope())


def ptx_of(subject: Kernel) -> str:
    proposal = found(subject)
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx
    return proposal.ptx


def test_on_all_lanes_read_the_beginning_and_off_what_they_read(
    handmade: MakeSubject, built: Build
) -> None:
    source = source_of(
        BASE + "ld.const.f32 %f1, [%rd5]; ld.const.f32 %f2, [%rd5+4];"
        "add.f32 %f1, %f1, %f2; st.global.f32 [%rd2], %f1;"
    )
    ptx = ptx_of(handmade(source, GRID, BLOCK))
    built(ptx, "k")
    assert constants(ptx, 0) == [{n: AT + 8 * n + field for n in LANES} for field in (0, 4)]
    assert constants(ptx, 1) == [dict.fromkeys(LANES, AT + field) for field in (0, 4)]


@pytest.mark.parametrize("offset", [-8, 2048, 2044 + 8, 6])
def test_a_distance_that_might_leave_the_array_is_not_kept(
    offset: int, handmade: MakeSubject
) -> None:
    source = source_of(BASE + f"ld.const.f32 %f1, [%rd5+{offset}]; st.global.f32 [%rd2], %f1;")
    ptx = ptx_of(handmade(source, GRID, BLOCK))
    assert constants(ptx, 1) == [dict.fromkeys(LANES, AT)]
    assert constants(ptx, 0) == [{n: AT + 8 * n + offset for n in LANES}]


def test_a_chain_of_look_ups_is_changed_as_a_whole(handmade: MakeSubject) -> None:
    step = (
        "and.b32 %r6, %r5, 255; mul.wide.u32 %rd3, %r6, 8; add.s64 %rd5, %rd4, %rd3;"
        "ld.const.u32 %r5, [%rd5];"
    )
    source = source_of(BASE + step + step + "st.global.u32 [%rd2], %r5;")
    proposal = found(handmade(source, GRID, BLOCK))
    assert isinstance(proposal, Proposal)
    assert len(proposal.touched) == 2


def test_a_chain_that_ends_in_an_address_of_other_memory_stays(handmade: MakeSubject) -> None:
    step = (
        "and.b32 %r6, %r5, 255; mul.wide.u32 %rd3, %r6, 8; add.s64 %rd5, %rd4, %rd3;"
        "ld.const.u32 %r5, [%rd5];"
    )
    ends = "mul.wide.u32 %rd6, %r5, 4; add.s64 %rd7, %rd2, %rd6; st.global.u32 [%rd7], %r2;"
    refused = found(handmade(source_of(BASE + step + step + ends), GRID, BLOCK))
    assert isinstance(refused, Refusal)
    assert "an address or a branch depends on what they read" in refused.reason


def test_a_load_that_decides_a_branch_stays(handmade: MakeSubject) -> None:
    source = source_of(
        BASE + "ld.const.u32 %r6, [%rd5]; setp.eq.u32 %p1, %r6, 0; @%p1 bra DONE;"
        "st.global.u32 [%rd2], %r2; DONE:"
    )
    refused = found(handmade(source, GRID, BLOCK))
    assert isinstance(refused, Refusal)
    assert "a branch depends" in refused.reason


@pytest.mark.parametrize("body", ["ld.const.f32 %f1, [table+8];", "mov.f32 %f1, 0f00000000;"])
def test_there_is_nothing_to_relax_where_lanes_read_one_word(
    body: str, handmade: MakeSubject
) -> None:
    refused = found(handmade(source_of(body + "st.global.f32 [%rd2], %f1;"), GRID, BLOCK))
    assert isinstance(refused, Refusal)
    assert refused.absent


def test_an_array_of_unknown_length_or_alignment_stays(handmade: MakeSubject) -> None:
    load = "ld.const.v2.f32 {%f1, %f2}, [%rd5]; st.global.f32 [%rd2], %f1;"
    source = source_of(BASE + load)
    assert isinstance(found(handmade(source, GRID, BLOCK)), Proposal)
    packed = source.replace(".align 8", ".align 4")
    refused = found(handmade(packed, GRID, BLOCK))
    assert isinstance(refused, Refusal)
    assert "aligned to less" in refused.reason
    longer = source.replace(
        ".const .align 8 .b8 table[2048]", ".extern .const .align 8 .b8 table[]"
    )
    refused = found(handmade(longer, GRID, BLOCK))
    assert isinstance(refused, Refusal)
    assert "how long" in refused.reason
