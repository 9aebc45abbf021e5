"""What is checked of member masks, branch tables, barriers' counts and copies' sizes."""

import pytest
from hostile_kernels import SHARED, launch_of, ptx_of

from cuado.backends.emulated.check.check import check
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.model.defect import Checked, Defect, DefectKind
from cuado.model.launch import Extent

_SHUFFLE = "shfl.sync.idx.b32 %r1, %r0, 0, 31, {mask};"
_LOW_LANES = "setp.gt.u32 %p1, %r0, 7;\n"
_THREE = "TABLE: .branchtargets A, B, C;\n{index}\nbrx.idx %r1, TABLE;\nA: ret;\nB: ret;\nC:"


def _checked(body: str, block: Extent = (32, 1, 1)) -> Checked:
    return check(launch_of(ptx_of(body, module=SHARED), block=block))


def _only(body: str, block: Extent = (32, 1, 1)) -> Defect:
    (found,) = _checked(body, block).defects
    return found


def test_a_lane_outside_of_its_own_mask_is_named() -> None:
    found = _only(_SHUFFLE.format(mask="0xfffffffd"))
    assert (found.kind, found.site.thread) == (DefectKind.MEMBER_MASK, (1, 0, 0))
    assert found.site.instruction.startswith("shfl.sync")


def test_lanes_that_run_together_name_the_same() -> None:
    masks = "setp.eq.u32 %p1, %r0, 9; selp.u32 %r2, 0x0000ffff, 0xffffffff, %p1;\n"
    found = _only(masks + "redux.sync.add.u32 %r1, %r0, %r2;")
    assert (found.kind, found.site.thread) == (DefectKind.MEMBER_MASK, (0, 0, 0))


@pytest.mark.parametrize(
    "exchange",
    [_SHUFFLE.format(mask=-1), "bar.warp.sync -1;", "vote.sync.ballot.b32 %r1, %p1, -1;"],
)
def test_lanes_that_come_to_a_barrier_instead_are_named(exchange: str) -> None:
    found = _only(f"{_LOW_LANES}@%p1 bra OVER;\n{exchange}\nOVER:\nbar.sync 0;")
    assert (found.kind, found.site.thread) == (DefectKind.MEMBER_MASK, (8, 0, 0))
    assert found.site.instruction.startswith(exchange[:4])


@pytest.mark.parametrize(
    "body",
    [
        # Lanes that were named exit, before the others come and after.
        f"{_LOW_LANES}@%p1 ret;\n{_SHUFFLE.format(mask=-1)}\nbar.sync 0;",
        f"{_LOW_LANES}@!%p1 bra ON;\nret;\nON: {_SHUFFLE.format(mask=-1)}",
        # Tiles of eight lanes name their own.
        "and.b32 %r2, %r0, 24; mov.u32 %r3, 255; shl.b32 %r3, %r3, %r2;\n"
        f"{_SHUFFLE.format(mask='%r3')}\nbar.sync 0;",
        # Both sides of a branch wait for the warp.
        f"{_LOW_LANES}@%p1 bra HIGH;\nbar.warp.sync -1;\nbra ON;\nHIGH: bar.warp.sync -1;\n"
        "ON: bar.sync 0;",
        # A block that ends inside of a warp, and lanes under a condition that name themselves.
        f"{_LOW_LANES}@!%p1 {_SHUFFLE.format(mask=255)}\nbar.sync 0;",
        "barrier.sync 3, 32;",
    ],
)
def test_what_programs_do_is_no_defect(body: str) -> None:
    assert _checked(body).defects == ()


@pytest.mark.parametrize("index", ["3", "-1", "0x80000000"])
def test_an_index_that_a_branch_table_has_not_is_named(index: str) -> None:
    one = f"setp.eq.u32 %p1, %r0, 5; selp.u32 %r1, {index}, 1, %p1;"
    found = _only(_THREE.format(index=one))
    assert (found.kind, found.site.thread) == (DefectKind.BRANCH_TABLE, (5, 0, 0))
    assert found.site.instruction == "brx.idx"


def test_indices_that_a_branch_table_has_are_no_defect() -> None:
    assert _checked(_THREE.format(index="rem.u32 %r1, %r0, 3;")).defects == ()


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("mov.u32 %r1, 31; barrier.sync 1, %r1;", DefectKind.BARRIER_COUNT),
        ("mov.u32 %r1, 0; barrier.sync 1, %r1;", DefectKind.BARRIER_COUNT),
        (
            "setp.lt.u32 %p1, %r0, 32; selp.u32 %r1, 64, 32, %p1; barrier.sync 1, %r1;",
            DefectKind.BARRIER_COUNT,
        ),
        ("and.b32 %r1, %r0, 7; barrier.sync %r1;", DefectKind.DIVERGENT_BARRIER),
        (
            "mov.u32 %r1, 17; mov.u32 %r2, memory;\n"
            "cp.async.cg.shared.global [%r2], [%rd0], 16, %r1;",
            DefectKind.COPY_SIZE,
        ),
    ],
)
def test_numbers_that_an_instruction_cannot_have_are_named(body: str, kind: DefectKind) -> None:
    assert {found.kind for found in _checked(body, (64, 1, 1)).defects} == {kind}


@pytest.mark.parametrize(
    "body",
    [
        "barrier.sync 1, 31;",
        "barrier.sync 1, 0;",
        "mov.u32 %r2, memory;\ncp.async.cg.shared.global [%r2], [%rd0], 16, 17;",
        "ld.param.u32 %r1, [out+2];",
    ],
)
def test_numbers_that_the_text_has_are_refused(body: str) -> None:
    with pytest.raises(UnsupportedInstructionError):
        _checked(body)
