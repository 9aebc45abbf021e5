"""``check`` of races in a cluster's shared memory: planted ones, and the same code repaired."""

from pathlib import Path

import pytest
from test_cluster_checking import ARRIVE, CASE, INIT, PTX, SYNC, WAIT

from cuado.backends.emulated.check.check import CheckOptions, check
from cuado.model.defect import Checked, DefectKind, Severity
from cuado.report.check.view import advice, title
from cuado.sources.case import load_case

BLOCK = "    bar.sync 0;\n"
WRITE = "    st.shared.u32 [%r4], %r0;\n"
NEXT_WRITE = "    add.u32 %r9, %r0, 7;\n    st.shared.u32 [%r4], %r9;\n"
OWN_READ = "    ld.shared.u32 %r10, [%r4];\n"
OTHERS = "    mapa.shared::cluster.u32 %r6, %r4, %r5;\n"
"""The address of the same element of the other block, in ``%r6``."""
READ = OTHERS + "    ld.shared::cluster.u32 %r7, [%r6];\n"
GIVE = OTHERS + "    add.u32 %r11, %r0, 9;\n    st.shared::cluster.u32 [%r6], %r11;\n"
ADD = OTHERS + "    red.relaxed.cluster.shared::cluster.add.u32 [%r6], 1;\n"
OWN_ADD = "    red.relaxed.cluster.shared::cta.add.u32 [%r4], 1;\n"
BEGUN = WRITE + SYNC
"""All elements have a value, and all blocks know that the others have begun."""
WAR, RAW = DefectKind.WRITE_AFTER_READ, DefectKind.READ_AFTER_WRITE
WAW = DefectKind.WRITE_AFTER_WRITE
RACES = {WAR, RAW, WAW}
PAIRS = [
    pytest.param(WRITE + BLOCK + READ + SYNC, WRITE + SYNC + READ + SYNC, {RAW, WAR}, id="given"),
    pytest.param(
        BEGUN + READ + NEXT_WRITE + SYNC, BEGUN + READ + SYNC + NEXT_WRITE, {RAW, WAR}, id="taken"
    ),
    pytest.param(
        BEGUN + GIVE + BLOCK + OWN_READ + SYNC,
        BEGUN + GIVE + SYNC + OWN_READ,
        {RAW, WAR},
        id="received",
    ),
    pytest.param(
        BEGUN + GIVE + NEXT_WRITE + SYNC, BEGUN + GIVE + SYNC + NEXT_WRITE, {WAW}, id="both-write"
    ),
    pytest.param(
        BEGUN + ADD + OWN_READ + SYNC, BEGUN + ADD + SYNC + OWN_READ, {RAW, WAR}, id="added"
    ),
    pytest.param(BEGUN + ADD + NEXT_WRITE + SYNC, BEGUN + ADD + OWN_ADD + SYNC, {WAW}, id="atomic"),
    pytest.param(
        INIT + BEGUN + GIVE + ARRIVE + OWN_READ + SYNC,
        INIT + BEGUN + GIVE + ARRIVE + WAIT + OWN_READ + SYNC,
        {RAW, WAR},
        id="mbarrier",
    ),
]


def checked(body: str, folder: Path) -> Checked:
    """What is found in a kernel of four blocks, in clusters of two."""
    (folder / "k.ptx").write_text(PTX.format(body=body))
    (folder / "k.toml").write_text(CASE)
    return check(load_case(folder / "k.toml"), CheckOptions())


@pytest.mark.parametrize(("planted", "repaired", "kinds"), PAIRS)
def test_a_planted_race_is_found_and_its_repaired_twin_has_none(
    planted: str, repaired: str, kinds: set[DefectKind], tmp_path: Path
) -> None:
    found = checked(planted, tmp_path).defects
    races = [defect for defect in found if defect.kind in RACES]
    # Which access comes first depends on the order in which the blocks run.
    assert races
    assert {defect.kind for defect in races} <= kinds
    for defect in races:
        assert defect.other is not None
        assert {defect.site.block[0] // 2} == {defect.other.block[0] // 2}
        assert defect.site.block != defect.other.block
        assert defect.location is not None
        assert defect.location.space == "shared"
        assert defect.location.array == "tile"
        assert title(defect).startswith("race between blocks of a cluster in shared memory")
        assert "cluster.sync()" in advice(defect)
    assert not checked(repaired, tmp_path).defects


@pytest.mark.parametrize(("order", "races"), [("", True), (BLOCK, False), (SYNC, False)])
def test_races_within_a_block_of_a_cluster(order: str, races: bool, tmp_path: Path) -> None:
    """Each warp reads what the block's other warp has written."""
    others = "    xor.b32 %r12, %r0, 32;\n    mad.lo.u32 %r13, %r12, 4, %r2;\n"
    read = "    ld.shared.u32 %r14, [%r13];\n"
    found = checked(BEGUN + NEXT_WRITE + others + order + read, tmp_path).defects
    assert bool(found) == races
    assert {defect.kind for defect in found} <= {RAW, WAR}
    assert all(each.other is not None and each.other.block == each.site.block for each in found)


def test_a_value_that_is_there_already_is_a_note(tmp_path: Path) -> None:
    again = OTHERS + "    st.shared::cluster.u32 [%r6], %r0;\n"
    found = checked(BEGUN + again + WRITE + SYNC, tmp_path)
    assert {defect.severity for defect in found.defects} == {Severity.NOTE}


def test_what_asynchronous_kernels_leave_unchecked_is_said(tmp_path: Path) -> None:
    plain = checked(BEGUN + READ + SYNC, tmp_path).unchecked
    copying = checked(INIT + BEGUN + ARRIVE + WAIT + SYNC, tmp_path).unchecked
    assert any("global memory" in each for each in plain)
    assert any("within blocks" in each for each in copying)


def test_a_cluster_without_shared_memory_is_checked(tmp_path: Path) -> None:
    """Its blocks' memories are nothing apart: their number was a division by zero."""
    shared = (".shared .align 8 .b8 tile[256];", ".shared .align 8 .b8 bar[8];")
    names = ("    mov.u32 %r2, tile;\n", "    mov.u32 %r3, bar;\n")
    text = PTX.format(body="    mad.wide.u32 %rd1, %r0, 4, %rd0;\n    st.global.u32 [%rd1], %r0;\n")
    for each in (*shared, *names):
        text = text.replace(each, "")
    (tmp_path / "k.ptx").write_text(text)
    (tmp_path / "k.toml").write_text(CASE)
    found = check(load_case(tmp_path / "k.toml"), CheckOptions())
    assert found.blocks == 4
    assert not [defect for defect in found.defects if defect.severity is Severity.ERROR]
