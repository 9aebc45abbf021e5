"""mbarriers and bulk copies: phases, bytes, and what waits for ever is named."""

import numpy as np
import pytest
from emulated_kernels import Array, by_thread, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind

MODULE = ".shared .align 16 .b8 tile[1024];\n.shared .align 8 .b64 bars[4];"
START = """
    mov.u32 %r1, bars;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra READY;
    mbarrier.init.shared::cta.b64 [%r1], {count};
    mbarrier.init.shared::cta.b64 [%r1+8], {count};
    fence.proxy.async.shared::cta;
READY:
    bar.sync 0;"""
WAIT = """
{label}:
    mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r1+{at}], {parity};
    @!%p2 bra {label};"""
SOURCE = np.arange(1, 257, dtype=np.uint32)
LOAD = """
    mov.u32 %r2, tile;
    @!%p1 bra ISSUED;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], {expected};
    cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r2], [%rd0], 1024, [%r1];
ISSUED:"""
TAKE = """
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    mad.lo.u32 %r3, %r0, 4, %r2;
    ld.shared.u32 %r4, [%r3];
    st.global.u32 [%rd3], %r4;"""


def wait(at: int, parity: int | str, label: str = "WAIT") -> str:
    return WAIT.format(at=at, parity=parity, label=label)


def test_a_bulk_copy_is_there_when_its_phase_is_over() -> None:
    body = START.format(count=1) + LOAD.format(expected=1024) + wait(0, 0) + TAKE
    buffers = {"source": SOURCE.copy(), "found": np.zeros(256, np.uint32)}
    ran = run(body, buffers, block=(256, 1, 1), module=MODULE)
    assert (ran.buffers["found"] == SOURCE).all()
    assert [ran.count("cp.async.bulk", event) for event in ("requests", "sectors")] == [1, 32]


def test_warps_hand_over_in_turns_however_they_are_ordered() -> None:
    # The first warp waits for the last one, round by round, and that one for the first.
    body = (
        START.format(count=32)
        + """
    mov.u32 %r5, 0;
    mov.u32 %r31, 0;
    mov.u32 %r6, tile;
    setp.ge.u32 %p3, %r0, 32;
LOOP:
    and.b32 %r7, %r5, 1;
    xor.b32 %r8, %r7, 1;
    @%p3 bra GIVES;"""
        + wait(0, "%r7", "FULL")
        + """
    ld.shared.u32 %r9, [%r6];
    add.u32 %r31, %r31, %r9;
    mbarrier.arrive.shared::cta.b64 %rd5, [%r1+8];
    bra.uni NEXT;
GIVES:"""
        + wait(8, "%r8", "EMPTY")
        + """
    st.shared.u32 [%r6], %r5;
    mbarrier.arrive.shared::cta.b64 %rd5, [%r1];
NEXT:
    add.u32 %r5, %r5, 1;
    setp.lt.u32 %p4, %r5, 10;
    @%p4 bra LOOP;"""
    )
    assert by_thread(body, 64, module=MODULE) == [45] * 32 + [0] * 32


def test_lanes_of_one_warp_wait_for_each_other() -> None:
    # Lane 0 waits for an arrival that lane 1 makes only after it was waited for as well.
    body = (
        START.format(count=1)
        + """
    mov.u32 %r31, 7;
    setp.eq.u32 %p3, %r0, 1;
    @%p1 bra ZERO;
    @%p3 bra ONE;
    bra.uni END;
ZERO:"""
        + wait(0, 0, "FIRST")
        + """
    mbarrier.arrive.shared::cta.b64 %rd5, [%r1+8];
    mov.u32 %r31, 8;
    bra.uni END;
ONE:
    mbarrier.arrive.shared::cta.b64 %rd5, [%r1];"""
        + wait(8, 0, "SECOND")
        + """
    mov.u32 %r31, 9;
END:"""
    )
    assert by_thread(body, module=MODULE) == [8, 9] + [7] * 30


def test_a_state_a_count_and_what_is_pending() -> None:
    body = (
        START.format(count=40)
        + """
    @!%p1 bra OTHERS;
    mbarrier.arrive.shared::cta.b64 %rd4, [%r1], 9;
    mbarrier.pending_count.b64 %r31, %rd4;
    bra.uni DONE;
OTHERS:
    mbarrier.arrive.shared::cta.b64 %rd4, [%r1];
    mov.u32 %r31, 0;
DONE:
AGAIN:
    mbarrier.test_wait.shared::cta.b64 %p2, [%r1], %rd4;
    @!%p2 bra AGAIN;"""
    )
    assert by_thread(body, module=MODULE) == [9] + [0] * 31  # the other lanes run first


def test_cp_async_arrives_at_an_mbarrier() -> None:
    body = (
        START.format(count=32)
        + """
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd0, %rd2;
    mov.u32 %r2, tile;
    mad.lo.u32 %r3, %r0, 4, %r2;
    cp.async.ca.shared.global [%r3], [%rd3], 4;
    cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%r1];"""
        + wait(0, 0)
        + TAKE
    )
    buffers = {"source": SOURCE[:32].copy(), "found": np.zeros(32, np.uint32)}
    assert (run(body, buffers, module=MODULE).buffers["found"] == SOURCE[:32]).all()


@pytest.mark.parametrize("lanes", ["1", "32"])
def test_copies_back_and_sums_go_to_global_memory(lanes: str) -> None:
    """Lanes of a warp whose copies have the same operands make them once, as a GPU does."""
    store = f"""
    mov.u32 %r2, tile;
    mad.lo.u32 %r3, %r0, 4, %r2;
    st.shared.u32 [%r3], %r0;
    fence.proxy.async.shared::cta;
    bar.sync 0;
    setp.lt.u32 %p1, %r0, {lanes};
    @!%p1 bra DONE;
    cp.async.bulk.global.shared::cta.bulk_group [%rd0], [%r2], 128;
    cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [%r2], 128;
    cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32 [%rd1], [%r2], 16;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
DONE:"""
    buffers = {"copied": np.zeros(32, np.uint32), "sums": np.full(32, 5, np.uint32)}
    ran = run(store, buffers, module=MODULE)
    assert (ran.buffers["copied"] == np.arange(32)).all()
    assert (ran.buffers["sums"] == np.arange(32) + 5).all()
    assert ran.count("cp.async.bulk.global", "requests") == 1


def test_copies_of_lanes_whose_operands_differ_are_made_once_for_each() -> None:
    body = """
    mov.u32 %r2, tile;
    mov.u32 %r3, 1;
    mad.lo.u32 %r4, %r0, 4, %r2;
    st.shared.u32 [%r4], %r3;
    fence.proxy.async.shared::cta;
    bar.sync 0;
    shr.u32 %r5, %r0, 3;
    min.u32 %r5, %r5, 2;
    mul.wide.u32 %rd2, %r5, 16;
    add.s64 %rd3, %rd0, %rd2;
    cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd3], [%r2], 32;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;"""
    found = run(body, {"sums": np.zeros(16, np.uint32)}, module=MODULE).buffers["sums"]
    assert found.tolist() == [1] * 4 + [2] * 8 + [1] * 4


@pytest.mark.parametrize(
    ("kind", "type_", "ones", "expected"),
    [
        ("add.f32", np.float32, 1.5, 3.0),
        ("add.f64", np.float64, 1.5, 3.0),
        ("add.noftz.f16", np.float16, 1.5, 3.0),
        ("min.s64", np.int64, -4, -4),
    ],
)
def test_sums_of_other_types(kind: str, type_: type, ones: float, expected: float) -> None:
    body = f"""
    mov.u32 %r2, tile;
    setp.eq.u32 %p1, %r0, 0;
    @!%p1 bra DONE;
    ld.global.v4.u32 {{%r4, %r5, %r6, %r7}}, [%rd0];
    st.shared.v4.u32 [%r2], {{%r4, %r5, %r6, %r7}};
    cp.reduce.async.bulk.global.shared::cta.bulk_group.{kind} [%rd0], [%r2], 16;
DONE:"""
    data: dict[str, Array] = {"data": np.full(16 // np.dtype(type_).itemsize, ones, type_)}
    assert (run(body, data, module=MODULE).buffers["data"] == type_(expected)).all()


def error_of(body: str, threads: int = 32) -> EmulationError:
    buffers = {"source": SOURCE.copy(), "found": np.zeros(256, np.uint32)}
    with pytest.raises(EmulationError) as error:
        run(body, buffers, block=(threads, 1, 1), module=MODULE)
    return error.value


def test_a_wrong_parity_that_waits_for_ever_is_named() -> None:
    body = START.format(count=1) + LOAD.format(expected=1024) + wait(0, 0) + wait(0, 1, "WRONG")
    error = error_of(body)
    assert error.kind is ErrorKind.MBARRIER_DEADLOCK
    assert "phase of parity 1" in str(error)
    assert "1 of 1 arrivals pending" in str(error)


def test_bytes_that_nobody_brings_are_named() -> None:
    error = error_of(START.format(count=1) + LOAD.format(expected=2048) + wait(0, 0))
    assert error.kind is ErrorKind.TRANSACTION
    assert "1,024 bytes expected that no copy brings" in str(error)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("mov.u32 %r1, bars;" + wait(0, 0), ErrorKind.NO_MBARRIER),
        (
            START.format(count=1) + "mbarrier.arrive.shared::cta.b64 _, [%r1], 3;",
            ErrorKind.ARRIVALS,
        ),
        (
            START.format(count=1) + "mbarrier.arrive.shared::cta.b64 _, [%r1+4];",
            ErrorKind.MISALIGNED,
        ),
        (
            START.format(count=1) + "mbarrier.arrive.shared::cta.b64 _, [%r1+4096];",
            ErrorKind.OUT_OF_BOUNDS,
        ),
        (
            START.format(count=1) + LOAD.format(expected=1024).replace("[%rd0]", "[%rd0+8]"),
            ErrorKind.MISALIGNED,
        ),
        (
            START.format(count=1) + LOAD.format(expected=1024).replace("[%rd0]", "[%rd0+16]"),
            ErrorKind.OUT_OF_BOUNDS,
        ),
        (
            START.format(count=1) + LOAD.format(expected=1024).replace("[%r2]", "[%r2+2048]"),
            ErrorKind.OUT_OF_BOUNDS,
        ),
    ],
)
def test_what_may_not_be_is_refused(body: str, kind: ErrorKind) -> None:
    assert error_of(body).kind is kind
