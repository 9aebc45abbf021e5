"""``check`` of arrivals that order less than they seem to: relaxed, or of a small scope.

What each tells is in the PTX ISA ("barrier.cluster", "mbarrier.arrive", "Memory Consistency
Model"). ptxas agrees: where one tells nothing, its machine code has no MEMBAR before the arrival.
"""

from pathlib import Path

import pytest
from test_cluster_checking import CASE, PTX, SYNC
from test_cluster_races import ADD, BEGUN, GIVE, OTHERS, OWN_READ, READ

from cuado.backends.emulated.check.check import CheckOptions, check
from cuado.model.defect import Defect, DefectKind, Severity
from cuado.report.check.view import advice
from cuado.sources.case import load_case

RELAXED = "barrier.cluster.arrive.relaxed.aligned;\n    barrier.cluster.wait.acquire.aligned;\n"
FENCE, OF_BLOCK = "    fence.acq_rel.cluster;\n", "    fence.acq_rel.cta;\n"
RAW, WAR = DefectKind.READ_AFTER_WRITE, DefectKind.WRITE_AFTER_READ
INIT = "    @%p1 mbarrier.init.shared::cta.b64 [%r3], 64;\n"
TO_OTHER = "    mapa.shared::cluster.u32 %r8, %r3, %r5;\n"


def arrival(words: str) -> str:
    """Each thread arrives at the other block's mbarrier."""
    return f"{TO_OTHER}    mbarrier.arrive{words}.shared::cluster.b64 _, [%r8];\n"


def wait(words: str) -> str:
    """All wait for the end of the first phase of their block's mbarrier."""
    asks = f"mbarrier.try_wait.parity{words}.shared::cta.b64 %p2, [%r3], 0;"
    return f"WAIT:\n    {asks}\n    @!%p2 bra WAIT;\n"


def found(body: str, folder: Path, cluster: int = 2, kernel: str = PTX) -> tuple[Defect, ...]:
    (folder / "k.ptx").write_text(kernel.replace(".version 8.0", ".version 8.6").format(body=body))
    (folder / "k.toml").write_text(CASE.replace("cluster = 2", f"cluster = {cluster}"))
    return check(load_case(folder / "k.toml"), CheckOptions()).defects


@pytest.mark.parametrize(
    ("order", "races"),
    [
        (RELAXED, True),
        (OF_BLOCK + RELAXED, True),
        (RELAXED + FENCE, True),
        ("    fence.proxy.async;\n" + RELAXED, True),
        ("    fence.mbarrier_init.release.cluster;\n" + RELAXED, True),
        (FENCE + RELAXED, False),
        ("    fence.sc.gpu;\n" + RELAXED, False),
        ("    membar.gl;\n" + RELAXED, False),
        (SYNC, False),
        ("barrier.cluster.arrive.aligned;\n    barrier.cluster.wait.aligned;\n", False),
    ],
)
def test_a_relaxed_arrival_at_the_clusters_barrier_orders_what_a_fence_precedes(
    order: str, races: bool, tmp_path: Path
) -> None:
    after = found(BEGUN + GIVE + order + OWN_READ + SYNC, tmp_path)
    assert {each.kind for each in after} == ({RAW} if races else set())
    assert {each.severity for each in after} == ({Severity.ERROR} if races else set())
    for each in after:
        assert "barrier.cluster.arrive.relaxed" in advice(each)


def test_what_follows_the_fence_is_not_told(tmp_path: Path) -> None:
    assert {
        each.kind for each in found(BEGUN + FENCE + GIVE + RELAXED + OWN_READ + SYNC, tmp_path)
    } == {RAW}


def test_a_fence_in_another_warp_tells_nothing_of_this_one(tmp_path: Path) -> None:
    """Both warps write; the first alone has a fence, and has not waited for the second."""
    first = "    setp.lt.u32 %p4, %r0, 32;\n    @%p4 fence.acq_rel.cluster;\n"
    alone = found(BEGUN + GIVE + first + RELAXED + OWN_READ + SYNC, tmp_path)
    assert {each.kind for each in alone} == {RAW}
    assert {each.other.thread[0] // 32 for each in alone if each.other is not None} == {1}
    assert not found(
        BEGUN + GIVE + "    bar.sync 0;\n" + first + RELAXED + OWN_READ + SYNC, tmp_path
    )


def test_a_relaxed_arrival_is_an_arrival_all_the_same(tmp_path: Path) -> None:
    """Who waited knows that others have begun, and that they make no access any more."""
    assert not found("    st.shared.u32 [%r4], %r0;\n" + SYNC + READ + RELAXED, tmp_path)
    begun = found("    st.shared.u32 [%r4], %r0;\n" + RELAXED + ADD + SYNC, tmp_path)
    assert {each.kind for each in begun} == {DefectKind.WRITE_AFTER_WRITE}


@pytest.mark.parametrize(
    ("order", "races"), [(RELAXED, True), (OF_BLOCK + RELAXED, False), (SYNC, False)]
)
@pytest.mark.parametrize("cluster", [1, 2])
def test_a_relaxed_arrival_does_not_order_the_warps_of_a_block(
    order: str, races: bool, cluster: int, tmp_path: Path
) -> None:
    """Each warp reads what the other warp of its block wrote; a fence of the block is enough."""
    others = "    xor.b32 %r12, %r0, 32;\n    mad.lo.u32 %r13, %r12, 4, %r2;\n"
    body = "    st.shared.u32 [%r4], %r0;\n" + others + order + "    ld.shared.u32 %r14, [%r13];\n"
    after = found(body + SYNC, tmp_path, cluster)
    assert {each.kind for each in after} == ({RAW} if races else set())


@pytest.mark.parametrize(
    ("tells", "waits", "severities"),
    [
        (".release.cluster", ".acquire.cluster", set()),
        (".release.cluster", "", set()),
        (".relaxed.cluster", ".acquire.cluster", {Severity.ERROR}),
        (".release.cluster", ".relaxed.cluster", {Severity.ERROR}),
        ("", ".acquire.cluster", {Severity.WARNING}),
        (".release.cta", "", {Severity.WARNING}),
    ],
)
def test_arrivals_at_the_mbarrier_of_another_block(
    tells: str, waits: str, severities: set[Severity], tmp_path: Path
) -> None:
    body = INIT + BEGUN + GIVE + arrival(tells) + wait(waits) + OWN_READ + SYNC
    after = found(body, tmp_path)
    assert {each.severity for each in after} == severities
    assert {each.kind for each in after} <= {RAW}


def test_fences_make_up_for_relaxed_arrivals_and_waits(tmp_path: Path) -> None:
    body = (
        INIT + BEGUN + GIVE + FENCE + arrival(".relaxed.cluster") + wait(".relaxed.cluster") + FENCE
    )
    assert not found(body + OWN_READ + SYNC, tmp_path)


def test_memory_that_a_reader_hands_back_with_the_scope_of_its_block_is_a_note(
    tmp_path: Path,
) -> None:
    """As CUTLASS's pipelines do: the loads are over by then on today's GPUs."""
    body = INIT + BEGUN + READ + arrival("") + wait("") + "    add.u32 %r9, %r0, 7;\n"
    after = found(body + "    st.shared.u32 [%r4], %r9;\n" + SYNC, tmp_path)
    assert {(each.kind, each.severity) for each in after} == {(WAR, Severity.NOTE)}


@pytest.mark.parametrize("is_plain", [False, True])
def test_an_asynchronous_store_tells_of_itself_and_not_of_stores_before_it(
    is_plain: bool, tmp_path: Path
) -> None:
    """Every thread stores one word into the other block by itself, and half of them one before."""
    kernel = PTX.replace("tile[256]", "tile[512]")
    both = INIT.replace("64;", "1;") + BEGUN + "    st.shared.u32 [%r4+256], %r0;\n" + SYNC
    expects = "    @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3], 256;\n"
    plain = "    st.shared::cluster.u32 [%r6], 5;\n" if is_plain else ""
    sends = "    st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r6+256], %r0, [%r8];\n"
    body = both + OTHERS + TO_OTHER + expects + SYNC + plain + sends + wait("")
    after = found(
        body + OWN_READ + "    ld.shared.u32 %r15, [%r4+256];\n" + SYNC, tmp_path, 2, kernel
    )
    assert {each.severity for each in after} == ({Severity.WARNING} if is_plain else set())


def test_relaxed_arrivals_and_waits_at_a_blocks_own_mbarrier(tmp_path: Path) -> None:
    """The order of warps of one block, where no other block is."""
    others = "    xor.b32 %r12, %r0, 32;\n    mad.lo.u32 %r13, %r12, 4, %r2;\n"
    tells, waits = "mbarrier.arrive{}.shared::cta.b64 _, [%r3];\n", wait("{}")
    body = INIT + "    bar.sync 0;\n    st.shared.u32 [%r4], %r0;\n" + others
    read = "    ld.shared.u32 %r14, [%r13];\n"

    def kinds(before: str, arrives: str, asks: str, behind: str) -> set[DefectKind]:
        text = body + before + tells.format(arrives) + waits.format(asks) + behind + read
        return {each.kind for each in found(text, tmp_path, 1)}

    assert kinds("", "", "", "") == set()
    assert kinds("", ".relaxed.cta", "", "") == {RAW}
    assert kinds(OF_BLOCK, ".relaxed.cta", "", "") == set()
    assert kinds("", "", ".relaxed.cta", "") == {RAW}
    assert kinds("", "", ".relaxed.cta", OF_BLOCK) == set()


def test_each_block_of_a_cluster_has_the_budget_of_a_block(tmp_path: Path) -> None:
    """A cluster of eight had that of one, as all blocks run in the turn of the first."""
    loop = """    mov.u32 %r20, 0;
LOOP:
    add.u32 %r20, %r20, 1;
    setp.lt.u32 %p2, %r20, 1000;
    @%p2 bra LOOP;
"""

    def ends(cluster: int, budget: int) -> set[DefectKind]:
        (tmp_path / "k.ptx").write_text(PTX.format(body=loop))
        sizes = CASE.replace("grid = 4", "grid = 8").replace("cluster = 2", f"cluster = {cluster}")
        (tmp_path / "k.toml").write_text(sizes)
        options = CheckOptions(budget=budget)
        return {each.kind for each in check(load_case(tmp_path / "k.toml"), options).defects}

    enough = next(2**n for n in range(8, 31) if not ends(1, 2**n))
    assert not ends(8, 2 * enough)
    assert ends(1, enough // 2) == ends(8, enough // 2) == {DefectKind.ENDLESS}
