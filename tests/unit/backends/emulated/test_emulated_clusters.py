"""Blocks of a cluster: ranks, shared memory of others, the cluster's barrier, multicast."""

import numpy as np
import pytest
from emulated_kernels import Array, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.errors import CuadoError

SYNC = """
    barrier.cluster.arrive.release.aligned;
    barrier.cluster.wait.acquire.aligned;"""
STORE = """
    mov.u32 %r20, %ctaid.x;
    mad.lo.u32 %r21, %r20, 32, %r0;
    mul.wide.u32 %rd20, %r21, 4;
    add.s64 %rd21, %rd0, %rd20;
    st.global.u32 [%rd21], %r31;"""
"""The value in ``%r31`` of each thread of each block, of 32 threads."""
MODULE = ".shared .align 128 .b8 tile[1024];"


def stored(body: str, blocks: int = 4, cluster: int = 4, module: str = MODULE) -> Array:
    """What each thread leaves in ``%r31``, by block."""
    buffers: dict[str, Array] = {
        "out": np.zeros(blocks * 32, np.uint32),
        "source": np.arange(1024, dtype=np.uint32),
    }
    ran = run(body, buffers, grid=(blocks, 1, 1), cluster=(cluster, 1, 1), module=module)
    return ran.buffers["out"].reshape(blocks, 32)


@pytest.mark.parametrize(
    ("register", "expected"),
    [
        ("%cluster_ctarank", [0, 1, 0, 1]),
        ("%cluster_ctaid.x", [0, 1, 0, 1]),
        ("%cluster_nctarank", [2] * 4),
        ("%cluster_nctaid.x", [2] * 4),
        ("%clusterid.x", [0, 0, 1, 1]),
        ("%nclusterid.x", [2] * 4),
    ],
)
def test_special_registers(register: str, expected: list[int]) -> None:
    found = stored(f"mov.u32 %r31, {register};{STORE}", cluster=2)
    assert found[:, 0].tolist() == expected


READ_NEXT = """
    mov.u32 %r1, %cluster_ctarank;
    mov.u32 %r2, tile;
    mad.lo.u32 %r3, %r0, 4, %r2;
    mad.lo.u32 %r4, %r1, 100, %r0;
    st.shared.u32 [%r3], %r4;{sync}
    add.u32 %r5, %r1, 1;
    and.b32 %r5, %r5, 3;
    {read}{after}"""
BY_SPACE = "mapa.shared::cluster.u32 %r6, %r3, %r5; ld.shared::cluster.u32 %r31, [%r6];"
GENERIC = """cvt.u64.u32 %rd2, %r3; cvta.shared.u64 %rd3, %rd2;
    mapa.u64 %rd4, %rd3, %r5; ld.u32 %r31, [%rd4];"""


@pytest.mark.parametrize("read", [BY_SPACE, GENERIC])
def test_a_block_reads_the_next_ones_memory(read: str) -> None:
    found = stored(READ_NEXT.format(sync=SYNC, read=read, after=SYNC) + STORE)
    for block in range(4):
        assert (found[block] == (block + 1) % 4 * 100 + np.arange(32)).all()


def test_ranks_of_addresses() -> None:
    body = """
    mov.u32 %r2, tile;
    mov.u32 %r3, 2;
    mapa.shared::cluster.u32 %r4, %r2, %r3;
    getctarank.shared::cluster.u32 %r5, %r4;
    getctarank.shared::cluster.u32 %r6, %r2;
    mad.lo.u32 %r31, %r5, 10, %r6;"""
    assert stored(body + STORE)[:, 0].tolist() == [20, 21, 22, 23]


def test_atomic_operations_and_stores_in_another_blocks_memory() -> None:
    body = f"""
    mov.u32 %r2, tile;
    setp.eq.u32 %p1, %r0, 0;
    @%p1 st.shared.u32 [%r2], 7;{SYNC}
    mapa.shared::cluster.u32 %r4, %r2, 0;
    atom.shared::cluster.add.u32 %r5, [%r4], 1;{SYNC}
    ld.shared.u32 %r31, [%r2];"""
    assert stored(body + STORE)[:, 0].tolist() == [7 + 4 * 32, 7, 7, 7]


REMOTE_ARRIVAL = f"""
    mov.u32 %r2, tile;
    setp.eq.u32 %p1, %r0, 0;
    @%p1 mbarrier.init.shared::cta.b64 [%r2], 4;
    fence.mbarrier_init.release.cluster;{SYNC}
    mapa.shared::cluster.u32 %r4, %r2, 1;
    @%p1 mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r4];
    mov.u32 %r5, %cluster_ctarank;
    mov.u32 %r31, 1;
    setp.ne.u32 %p2, %r5, 1;
    @%p2 bra DONE;
WAIT:
    mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p3, [%r2], 0;
    @!%p3 bra WAIT;
    mov.u32 %r31, 2;
DONE:{SYNC}"""


def test_arrivals_at_another_blocks_mbarrier() -> None:
    assert stored(REMOTE_ARRIVAL + STORE)[:, 0].tolist() == [1, 2, 1, 1]


def test_a_phase_that_misses_an_arrival_of_another_block_is_named() -> None:
    with pytest.raises(EmulationError) as error:
        stored(REMOTE_ARRIVAL.replace("b64 [%r2], 4", "b64 [%r2], 5") + STORE)
    assert error.value.kind is ErrorKind.MBARRIER_DEADLOCK
    assert error.value.block == (1, 0, 0)


MULTICAST = f"""
    mov.u32 %r2, tile;
    setp.eq.u32 %p1, %r0, 0;
    @%p1 mbarrier.init.shared::cta.b64 [%r2+512], 1;
    fence.mbarrier_init.release.cluster;{SYNC}
    @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2+512], 128;
    mov.u32 %r5, %cluster_ctarank;
    setp.eq.and.u32 %p2, %r5, 2, %p1;
    mov.b16 %rs1, 15;
    @%p2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
        [%r2], [%rd1+256], 128, [%r2+512], %rs1;
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r2+512], 0;
    @!%p3 bra WAIT;
    mad.lo.u32 %r3, %r0, 4, %r2;
    ld.shared.u32 %r31, [%r3];{SYNC}"""


def test_one_copy_to_all_blocks() -> None:
    assert (stored(MULTICAST + STORE) == 64 + np.arange(32)).all()


def test_a_copy_to_blocks_that_there_are_not_is_an_error() -> None:
    with pytest.raises(EmulationError) as error:
        stored(MULTICAST.replace("%rs1, 15", "%rs1, 31") + STORE)
    assert error.value.kind is ErrorKind.NO_BLOCK


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (READ_NEXT.format(sync=SYNC, read=BY_SPACE.replace("%r5;", "9;"), after=""), "NO_BLOCK"),
        (READ_NEXT.format(sync=SYNC, read=BY_SPACE.replace("%r5;", "-1;"), after=""), "NO_BLOCK"),
        (SYNC.partition(";")[0] + ";" + SYNC, "CLUSTER_ARRIVAL"),
        (SYNC.partition(";")[2], "CLUSTER_ARRIVAL"),
        (
            "mov.u32 %r1, %cluster_ctarank; setp.eq.u32 %p1, %r1, 0;\n@%p1 bra NOT;"
            + SYNC
            + "\nbra OUT;\nNOT: bar.sync 1, 64;\nOUT:",
            "DEADLOCK",
        ),
    ],
)
def test_errors(body: str, kind: str) -> None:
    with pytest.raises(EmulationError) as error:
        stored(body + STORE)
    assert error.value.kind.name == kind


def test_memory_of_a_block_that_has_ended_is_an_error() -> None:
    # Blocks but the first exit at once; the first gives them time, and looks then.
    body = """
    mov.u32 %r2, tile;
    mov.u32 %r1, %cluster_ctarank;
    mov.u32 %r31, 0;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra DONE;
    bar.sync 0;
    mapa.shared::cluster.u32 %r4, %r2, 1;
    st.shared::cluster.u32 [%r4], %r0;
DONE:"""
    with pytest.raises(EmulationError, match="has ended") as error:
        stored(body + STORE)
    assert error.value.kind is ErrorKind.BLOCK_ENDED


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r6], %r5, [%r4];", 4),
        (
            "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 "
            "[%r6], %r5, [%r4];",
            4 + 100,
        ),
    ],
)
def test_asynchronous_stores_into_the_next_blocks_memory(given: str, expected: int) -> None:
    body = f"""
    mov.u32 %r2, tile;
    mad.lo.u32 %r3, %r0, 4, %r2;
    st.shared.u32 [%r3], 100;
    setp.eq.u32 %p1, %r0, 0;
    @%p1 mbarrier.init.shared::cta.b64 [%r2+512], 1;
    fence.mbarrier_init.release.cluster;{SYNC}
    @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2+512], 128;
    mov.u32 %r7, %cluster_ctarank;
    xor.b32 %r7, %r7, 1;
    mapa.shared::cluster.u32 %r6, %r3, %r7;
    mapa.shared::cluster.u32 %r4, %r2, %r7;
    add.u32 %r4, %r4, 512;
    mov.u32 %r5, 4;
    {given}
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r2+512], 0;
    @!%p3 bra WAIT;
    ld.shared.u32 %r31, [%r3];{{SYNC}}""".replace("{SYNC}", SYNC)
    assert (stored(body + STORE) == expected).all()


def test_clusters_that_do_not_divide_the_grid_are_refused() -> None:
    with pytest.raises(CuadoError, match="do not divide the grid"):
        stored(STORE, blocks=6)


def test_a_block_that_is_its_own_cluster() -> None:
    read = BY_SPACE.replace("%r5;", "0;", 1)
    found = stored(READ_NEXT.format(sync=SYNC, read=read, after=SYNC) + STORE, cluster=1)
    assert (found == np.arange(32)).all()
