"""``check`` of kernels in clusters: blocks that end too early, or are not known to have begun."""

from pathlib import Path

import pytest

from cuado.backends.emulated.check.check import CheckOptions, check
from cuado.model.defect import DefectKind
from cuado.sources.case import load_case

PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p0)
{{
    .reg .pred %p<5>;
    .reg .b32 %r<33>;
    .reg .b64 %rd<9>;
    .shared .align 8 .b8 tile[256];
    .shared .align 8 .b8 bar[8];
    ld.param.u64 %rd0, [p0];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %cluster_ctarank;
    mov.u32 %r2, tile;
    mov.u32 %r3, bar;
    mad.lo.u32 %r4, %r0, 4, %r2;
    xor.b32 %r5, %r1, 1;
    setp.eq.u32 %p1, %r0, 0;
{body}
    ret;
}}
"""
CASE = """schema = 1
source = "k.ptx"
grid = 4
block = 64
cluster = 2
[[arguments]]
name = "out"
type = "u32"
shape = [256]
output = true
"""
SYNC = "barrier.cluster.arrive.release.aligned;\n    barrier.cluster.wait.acquire.aligned;\n"
WRITE = "    st.shared.u32 [%r4], %r0;\n"
READ = """    mapa.shared::cluster.u32 %r6, %r4, %r5;
    ld.shared::cluster.u32 %r7, [%r6];
"""
INIT = "    @%p1 mbarrier.init.shared::cta.b64 [%r3], 64;\n"
ARRIVE = """    mapa.shared::cluster.u32 %r8, %r3, %r5;
    mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r8];
"""
WAIT = """WAIT:
    mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p2, [%r3], 0;
    @!%p2 bra WAIT;
"""
ONE_READS = """    setp.eq.u32 %p3, %r1, 0;
    mapa.shared::cluster.u32 %r6, %r4, %r5;
    @%p3 ld.shared::cluster.u32 %r7, [%r6];
"""
EARLY, LATE = DefectKind.CLUSTER_EARLY, DefectKind.CLUSTER_LATE
ENDED = DefectKind.BLOCK_ENDED
LATER_READ, LATER_WRITE = DefectKind.READ_AFTER_WRITE, DefectKind.WRITE_AFTER_READ


@pytest.mark.parametrize(
    ("body", "kinds"),
    [
        (WRITE + SYNC + READ + SYNC, set()),
        (WRITE + READ + SYNC, {EARLY, LATER_READ, LATER_WRITE, DefectKind.UNINITIALISED}),
        (WRITE + SYNC + READ, {ENDED}),
        (WRITE + SYNC + ONE_READS, {LATE}),
        (WRITE + "    bar.sync 0;\n" + ONE_READS, {EARLY, LATE, LATER_READ}),
        (INIT + WRITE + SYNC + READ + ARRIVE + WAIT, set()),
        (INIT + WRITE + SYNC + ARRIVE + WAIT + ONE_READS, {ENDED}),
    ],
)
def test_accesses_between_barriers(body: str, kinds: set[DefectKind], tmp_path: Path) -> None:
    (tmp_path / "k.ptx").write_text(PTX.format(body=body))
    (tmp_path / "k.toml").write_text(CASE)
    found = check(load_case(tmp_path / "k.toml"), CheckOptions())
    assert {defect.kind for defect in found.defects} == kinds
    assert any("clusters" in each or "cluster" in each for each in found.unchecked)


@pytest.mark.parametrize(
    ("written", "rank", "is_found"),
    [("", "%r1", True), ("", "%r5", True), (WRITE, "%r1", False), (WRITE, "%r5", False)],
    ids=["own unwritten", "other unwritten", "own", "other"],
)
def test_loads_by_cluster_addresses_of_what_was_never_written_are_found(
    written: str, rank: str, is_found: bool, tmp_path: Path
) -> None:
    """What is in shared memory from an earlier block looks like a value."""
    body = written + SYNC + READ.replace("%r5", rank) + SYNC
    (tmp_path / "k.ptx").write_text(PTX.format(body=body))
    (tmp_path / "k.toml").write_text(CASE)
    found = check(load_case(tmp_path / "k.toml"), CheckOptions()).defects
    assert {each.kind for each in found} == ({DefectKind.UNINITIALISED} if is_found else set())
