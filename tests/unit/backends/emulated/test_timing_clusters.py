"""The timing model: blocks of a cluster, their barrier, and each other's shared memory."""

from dataclasses import replace

import pytest
from emulated_kernels import program_of
from timing_workloads import H200, LAST, cycles, straight

from cuado.backends.emulated.frontend.untimed import untimed
from cuado.backends.emulated.timing.control import operation_of
from cuado.backends.emulated.timing.inputs import remote_accesses
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Operation,
    Protocol,
    Step,
    Workload,
)

UNITS = units_of(H200)
WORK = (Step(Operation.INTEGER, stall=10),)
ARRIVE, WAIT = Step(Operation.CLUSTER_ARRIVAL), Step(Operation.CLUSTER_WAIT)


def test_the_clusters_barrier_is_known_in_machine_code() -> None:
    assert operation_of("UCGABAR_ARV") is Operation.CLUSTER_ARRIVAL
    assert operation_of("UCGABAR_WAIT") is Operation.CLUSTER_WAIT


def in_clusters(size: int, first: int, second: int, resident: int = 4) -> Workload:
    """Each block has two warps; one works so long before it meets the cluster, the other so."""
    code = (
        CodeBlock(WORK, 2 * resident, (1, 2)),
        CodeBlock((*WORK * first, ARRIVE, WAIT, *WORK, LAST), resident, (END,)),
        CodeBlock((*WORK * second, ARRIVE, WAIT, *WORK, LAST), resident, (END,)),
    )
    protocol = Protocol(((1, 1, 0), (1, 0, 1)), (0, 1), ((), ()), 0)
    return Workload(code, resident * 132, 2, resident, protocol=protocol, cluster=size)


@pytest.mark.parametrize("size", [1, 2, 4])
def test_a_cluster_waits_for_its_last_warp(size: int) -> None:
    even = cycles(in_clusters(size, 10, 10))
    late = cycles(in_clusters(size, 10, 400))
    assert late - even == pytest.approx(3900, rel=0.05)


def test_a_barrier_takes_what_the_chip_takes_for_it() -> None:
    slow = replace(UNITS, cluster_barrier=UNITS.cluster_barrier + 1000)
    workload = in_clusters(4, 10, 10)
    assert cycles(workload, slow) - cycles(workload, UNITS) == pytest.approx(1000, abs=5)


def test_what_is_done_between_arrival_and_wait_hides_the_barrier() -> None:
    def took(between: int, after: int) -> float:
        steps = (ARRIVE, *WORK * between, WAIT, *WORK * after, LAST)
        return cycles(replace(straight(*steps, blocks=528, warps=2, resident=4), cluster=4))

    hidden = UNITS.cluster_barrier
    assert took(0, 100) - took(100, 0) == pytest.approx(hidden, rel=0.2)


def test_a_cluster_is_as_slow_as_the_slowest_of_its_blocks() -> None:
    """A quarter of the blocks work long: of four blocks two thirds of the time one does."""
    blocks, long = 32 * 132, 400
    code = (
        CodeBlock(WORK, blocks, (1, 2)),
        CodeBlock((*WORK * 10, ARRIVE, WAIT, LAST), 3 * blocks / 4, (END,)),
        CodeBlock((*WORK * long, ARRIVE, WAIT, LAST), blocks / 4, (END,)),
    )
    alone, *others = (cycles(Workload(code, blocks, 1, 1, cluster=size)) for size in (1, 2, 4, 8))
    mean = 0.25 * long + 0.75 * 10
    for size, found in zip((2, 4, 8), others, strict=True):
        slow = 1 - 0.75**size
        work = 10 * (slow * long + (1 - slow) * 10 - mean)
        assert found - alone == pytest.approx(32 * work, rel=0.25), size


def test_a_wait_is_over_when_its_own_arrivals_are_complete() -> None:
    """Two barriers, one after the other: nobody passes the second with arrivals at the first."""
    late = Step(Operation.INTEGER, stall=3000)
    code = (
        CodeBlock(WORK, 2, (1, 2)),
        CodeBlock((ARRIVE, WAIT, *WORK, ARRIVE, WAIT, LAST), 1, (END,)),
        CodeBlock((late, ARRIVE, WAIT, late, ARRIVE, WAIT, LAST), 1, (END,)),
    )
    protocol = Protocol(((1, 1, 0), (1, 0, 1)), (0, 1), ((), ()), 0)
    found = cycles(Workload(code, 1, 2, 1, protocol=protocol, cluster=2))
    assert found > 2 * late.stall + 2 * UNITS.cluster_barrier


def test_what_one_warp_of_a_cluster_does_is_on_a_path() -> None:
    """One in 32 warps works long: each cluster of four blocks of eight warps waits for it."""
    blocks, long = 8 * 132, 400
    warps = 8 * blocks
    code = (
        CodeBlock(WORK, warps, (1, 2)),
        CodeBlock((*WORK * 10, ARRIVE, WAIT, LAST), warps * 31 / 32, (END,)),
        CodeBlock((*WORK * long, ARRIVE, WAIT, LAST), warps / 32, (END,)),
    )
    assert cycles(Workload(code, blocks, 8, 8, cluster=4)) > 10 * long


def test_other_blocks_memory_is_further_than_the_own() -> None:
    own = Step(Operation.SHARED, waits=(0,), sets=0, access=Access())
    far = replace(own, operation=Operation.LOAD, access=Access(remote=True))
    near = cycles(straight(*(own,) * 20, LAST))
    found = cycles(straight(*(far,) * 20, LAST)) - near
    each = UNITS.cluster_latency - UNITS.latency[Operation.SHARED]
    assert found == pytest.approx(20 * each, rel=0.05)


def test_many_accesses_share_the_sms_port() -> None:
    far = Step(Operation.LOAD, access=Access(remote=True))
    workload = straight(*(far,) * 100, LAST, warps=32)
    moved = 100 * 32 * UNITS.shared_bytes
    assert cycles(workload) > moved / UNITS.cluster_bytes
    assert cycles(workload, replace(UNITS, cluster_bytes=1e6)) < 0.5 * cycles(workload)


REMOTE = """
    mapa.shared::cluster.u32 %r1, %r2, 1;
    ld.shared::cluster.u32 %r3, [%r1];
    ld.shared.u32 %r4, [%r2];
    barrier.cluster.arrive.aligned;
    barrier.cluster.wait.aligned;
"""


def test_accesses_to_other_blocks_are_known_by_their_space() -> None:
    program = program_of(REMOTE, ("out",))
    code = program.code.instructions
    assert [code[n].opcode for n in remote_accesses(program)] == ["ld.shared::cluster.u32"]


@pytest.mark.parametrize(
    ("more", "refused"),
    [
        ("", False),
        ("mbarrier.init.shared.b64 [%r2], 1;", True),
        ("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r1], %r3, [%r2];", True),
    ],
)
def test_what_one_block_cannot_say_of_its_cluster_is_refused(more: str, refused: bool) -> None:
    program = program_of(REMOTE + more, ("out",))
    assert (untimed("k", program.code, (2, 1, 1)) is not None) is refused
    # Without clusters, a block's mbarriers are its own.
    alone = program_of("mbarrier.init.shared.b64 [%r2], 1;", ("out",))
    assert untimed("k", alone.code, None) is None
