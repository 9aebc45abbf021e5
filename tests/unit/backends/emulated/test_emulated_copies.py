"""Asynchronous copies from global to shared memory."""

import numpy as np
import pytest
from emulated_kernels import run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.backends.emulated.hierarchy.caches import policies
from cuado.device.library import load_chip

SOURCE = np.arange(1, 129, dtype=np.uint32)
MODULE = ".shared .align 16 .b8 tile[512];"
PLACES = """
    mul.wide.u32 %rd2, %r0, {size};
    add.s64 %rd3, %rd0, %rd2;
    add.s64 %rd4, %rd1, %rd2;
    mov.u32 %r1, tile;
    cvt.u32.u64 %r2, %rd2;
    add.u32 %r1, %r1, %r2;"""
BACK = """
    cp.async.commit_group;
    cp.async.wait_group 0;
    cp.async.wait_all;
    bar.sync 0;
    ld.shared.v4.u32 {%r4, %r5, %r6, %r7}, [%r1];
    st.global.v4.u32 [%rd4], {%r4, %r5, %r6, %r7};"""


def buffers() -> dict[str, np.ndarray]:
    return {"source": SOURCE.copy(), "found": np.zeros(128, np.uint32)}


def test_a_copy_is_there_after_waiting_and_both_its_sides_are_counted() -> None:
    copy = "cp.async.cg.shared.global.L2::128B [%r1], [%rd3], 16;"
    ran = run(PLACES.format(size=16) + copy + BACK, buffers(), module=MODULE)
    assert (ran.buffers["found"] == SOURCE).all()
    assert [ran.count("cp.async.cg", event) for event in ("requests", "sectors")] == [1, 16]
    (written,) = ran.program.lowered.copy_slots.values()
    requests, lanes, *_ = ran.events.accesses[written]
    assert (requests, lanes) == (1, 32)


@pytest.mark.parametrize(("how", "sectors"), [("cg", 20), ("ca", 16)])
def test_sectors_that_go_to_two_lines_of_shared_memory_count_twice(how: str, sectors: int) -> None:
    # Each of four lines goes to two; the boundary is in the middle of its last sector.
    copy = f"cp.async.{how}.shared.global [%r1+16], [%rd3], 16;"
    body = PLACES.format(size=16) + copy + BACK.replace("[%r1]", "[%r1+16]")
    ran = run(body, buffers(), module=".shared .align 128 .b8 tile[528];")
    assert (ran.buffers["found"] == SOURCE).all()
    assert ran.count(f"cp.async.{how}", "requests") == 1
    assert ran.count(f"cp.async.{how}", "sectors") == sectors


def test_what_is_not_read_is_written_as_zeros_and_may_lie_anywhere() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 9;
    selp.b32 %r3, 8, 0, %p1;
    setp.gt.u32 %p2, %r0, 20;
    @%p2 mov.u64 %rd3, 5;
    cp.async.ca.shared.global [%r1], [%rd3], 16, %r3;"""
    ran = run(PLACES.format(size=16) + body + BACK, buffers(), module=MODULE)
    expected = SOURCE.reshape(32, 4).copy()
    expected[:, 2:] = 0
    expected[9:] = 0
    assert (ran.buffers["found"].reshape(32, 4) == expected).all()
    assert ran.count("cp.async.ca", "lanes") == 9


def test_only_lanes_that_run_copy() -> None:
    body = """
    st.shared.v4.u32 [%r1], {%r0, %r0, %r0, %r0};
    setp.eq.u32 %p1, %r0, 3;
    @%p1 cp.async.ca.shared.global [%r1], [%rd3], 16;"""
    ran = run(PLACES.format(size=16) + body + BACK, buffers(), module=MODULE)
    expected = np.repeat(np.arange(32, dtype=np.uint32), 4).reshape(32, 4)
    expected[3] = SOURCE[12:16]
    assert (ran.buffers["found"].reshape(32, 4) == expected).all()


def test_a_source_is_ignored_where_a_predicate_says_so() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 16;
    cp.async.cg.shared.global [%r1], [%rd3], 16, %p1;"""
    ran = run(PLACES.format(size=16) + body + BACK, buffers(), module=MODULE)
    expected = SOURCE[:128].reshape(32, 4).copy()
    expected[:16] = 0
    assert (ran.buffers["found"].reshape(32, 4) == expected).all()


def test_a_copy_from_beyond_a_buffer_is_an_error() -> None:
    body = PLACES.format(size=16) + "cp.async.cg.shared.global [%r1], [%rd3+16], 16;" + BACK
    with pytest.raises(EmulationError) as raised:
        run(body, buffers(), module=MODULE)
    assert raised.value.kind is ErrorKind.OUT_OF_BOUNDS
    assert raised.value.thread == (31, 0, 0)


@pytest.mark.parametrize(
    "copy",
    [
        "cp.async.bulk.global.global.bulk_group [%rd3], [%rd4], 16;",
        "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%rd3], [%r1], 16, %r2;",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.xor.f32 [%rd3], [%r1], 16;",
    ],
)
def test_bulk_copies_that_there_are_none_of_are_refused_by_name(copy: str) -> None:
    with pytest.raises(UnsupportedInstructionError, match=r"cp\."):
        run(PLACES.format(size=16) + copy, buffers(), module=MODULE)


def test_both_sides_of_a_copy_have_a_policy_in_the_caches() -> None:
    copy = "cp.async.cg.shared.global [%r1], [%rd3], 16;"
    program = run(PLACES.format(size=16) + copy + BACK, buffers(), module=MODULE).program
    found = policies(program, load_chip("h200"))
    assert len(found) == program.lowered.slots
    (written,) = program.lowered.copy_slots.values()
    assert written < len(found)
