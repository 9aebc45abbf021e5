"""What a kernel may not do is said with its kind, place, thread, block and instruction."""

import numpy as np
import pytest
from emulated_kernels import Array, by_thread, program_of, run

from cuado.backends.emulated.execution.blocks import Options, Shape, execute
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.errors import CuadoError

ACCESS = """
    mov.u32 %r1, %ctaid.x;
    mad.lo.u32 %r2, %r1, 64, %r0;
    mul.wide.u32 %rd8, %r2, 4;
    add.s64 %rd8, %rd0, %rd8;
    .loc 1 42 7
    ld.global.u32 %r3, [%rd8{offset}];"""
"""Blocks of 64 threads, a word each."""


def failing(body: str, buffers: dict[str, Array] | None = None, **rest: object) -> EmulationError:
    """The error of a run."""
    with pytest.raises(EmulationError) as raised:
        run(body, buffers, **rest)  # type: ignore[arg-type]
    return raised.value


def words(count: int) -> dict[str, Array]:
    """Two buffers; the second has room on both sides."""
    return {"data": np.zeros(count, np.uint32), "other": np.zeros(1024, np.uint32)}


def test_an_access_behind_a_buffer_names_all_that_is_known() -> None:
    body = ACCESS.format(offset="")
    error = failing(body, words(150), grid=(3, 1, 1), block=(64, 1, 1))
    assert error.kind is ErrorKind.OUT_OF_BOUNDS
    assert error.block == (2, 0, 0)
    assert error.thread == (22, 0, 0)
    assert error.source == ("small.cu", 42)
    assert error.place is not None
    assert (error.place.space, error.place.bytes) == ("global", 4)
    assert (error.place.buffer, error.place.offset, error.place.buffer_bytes) == ("data", 600, 600)
    text = str(error)
    assert "ld.global.u32" in text
    assert f"PTX line {error.ptx_line}" in text
    line = program_of(body, ("data", "other")).code.module.text.splitlines()[error.ptx_line - 1]
    assert "ld.global.u32" in line
    assert isinstance(error, CuadoError)


def test_an_access_before_a_buffer_has_a_negative_offset() -> None:
    error = failing(ACCESS.format(offset="+-8"), words(64))
    assert error.thread == (0, 0, 0)
    assert error.place is not None
    assert (error.place.buffer, error.place.offset) == ("data", -8)


@pytest.mark.parametrize("address", ["0", "-4", "0x7fffffffffffffff"])
def test_wild_addresses_are_errors_and_not_the_end_of_python(address: str) -> None:
    body = f"""
    mov.u64 %rd8, {address};
    and.b64 %rd8, %rd8, -4;
    setp.eq.u32 %p1, %r0, 9;
    selp.b64 %rd8, %rd8, %rd0, %p1;
    st.global.u32 [%rd8], %r0;"""
    error = failing(body, words(64))
    assert error.kind is ErrorKind.OUT_OF_BOUNDS
    assert error.thread == (9, 0, 0)


def test_the_last_byte_counts() -> None:
    body = """
    add.s64 %rd8, %rd0, 252;
    ld.global.u64 %rd9, [%rd8+-4];
    ld.global.u64 %rd9, [%rd8+4];"""
    assert failing(body, words(64)).instruction == 5


def test_threads_are_named_by_their_axes() -> None:
    body = """
    mov.u32 %r1, %tid.y;
    setp.eq.u32 %p1, %r1, 3;
    mov.u32 %r2, %tid.z;
    setp.eq.and.u32 %p2, %r2, 1, %p1;
    @%p2 ld.global.u32 %r3, [%rd0+-4];"""
    error = failing(body, words(64), grid=(1, 2, 2), block=(8, 4, 2))
    assert error.thread == (0, 3, 1)
    assert error.block == (0, 0, 0), "of several, that of the lowest block"


def test_misaligned_accesses() -> None:
    error = failing(ACCESS.format(offset="+2"), words(64))
    assert error.kind is ErrorKind.MISALIGNED
    assert error.place is not None
    assert error.place.offset == 2


def test_writes_to_constants() -> None:
    module = ".const .align 4 .u32 table[4] = {1, 2, 3, 4};"
    read = "mov.u64 %rd8, table;\n ld.const.u32 %r31, [%rd8+8];"
    assert by_thread(read, module=module) == [3] * 32
    error = failing("mov.u64 %rd8, table;\n st.global.u32 [%rd8], %r0;", module=module)
    assert error.kind is ErrorKind.READ_ONLY


SHARED = ".shared .align 4 .b8 data[128];"
LOAD_SHARED = "mov.u32 %r1, data;\n mad.lo.u32 %r2, %r0, 4, %r1;\n ld.shared.u32 %r31, [%r2{}];"


def test_shared_memory_beyond_its_end() -> None:
    error = failing(LOAD_SHARED.format("+4"), module=SHARED)
    assert error.kind is ErrorKind.OUT_OF_BOUNDS
    assert error.thread == (31, 0, 0)
    assert error.place is not None
    assert (error.place.space, error.place.address, error.place.buffer) == ("shared", 128, None)


def test_shared_addresses_of_32_bits_wrap() -> None:
    """Compilers make negative registers that an offset brings back."""
    body = """
    mov.u32 %r1, data;
    mul.lo.u32 %r2, %r0, -4;
    add.u32 %r2, %r2, %r1;
    st.shared.u32 [%r2+124], %r0;
    bar.sync 0;
    ld.shared.u32 %r31, [%r2+124];"""
    assert by_thread(body, module=SHARED) == list(range(32))


def test_shared_memory_that_was_never_written_is_an_error_where_that_is_asked_for() -> None:
    store = """
    setp.ne.u32 %p1, %r0, 17;
    mov.u32 %r1, data;
    mad.lo.u32 %r2, %r0, 4, %r1;
    @%p1 st.shared.u32 [%r2], %r0;
    """
    run(store + LOAD_SHARED.format(""), module=SHARED)
    error = failing(
        store + LOAD_SHARED.format(""), module=SHARED, options=Options(checks_shared=True)
    )
    assert error.kind is ErrorKind.UNINITIALISED
    assert error.thread == (17, 0, 0)
    written = store.replace("@%p1 ", "") + LOAD_SHARED.format("")
    run(written, module=SHARED, grid=(2, 1, 1), options=Options(checks_shared=True))


def test_a_loop_without_end_is_left_when_the_budget_is_spent() -> None:
    body = """
    setp.lt.u32 %p1, %r0, 4;
    @%p1 bra END;
LOOP:
    add.u32 %r1, %r1, 1;
    bra LOOP;
END:"""
    error = failing(body, options=Options(budget=100_000))
    assert error.kind is ErrorKind.BUDGET
    assert error.thread == (4, 0, 0), "the first lane that is in the loop"


@pytest.mark.parametrize("opcode", ["trap", "brkpt"])
def test_a_trap_is_an_error_for_lanes_that_come_to_it(opcode: str) -> None:
    body = f"setp.eq.u32 %p1, %r0, {{}};\n @%p1 {opcode};"
    error = failing(body.format(11))
    assert (error.kind, error.thread) == (ErrorKind.TRAPPED, (11, 0, 0))
    run(body.format(99))


def test_a_run_that_fails_on_several_threads_of_the_host_names_the_first_block() -> None:
    body = ACCESS.format(offset="")
    options = Options(workers=3)
    error = failing(body, words(64), grid=(40, 1, 1), block=(64, 1, 1), options=options)
    assert error.kind is ErrorKind.OUT_OF_BOUNDS
    assert error.block == (1, 0, 0)


@pytest.mark.parametrize(
    "instruction",
    [
        "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%f1, %f2}];",
        "cvt.rn.tf32.f32 %r1, %f1;",
        "mov.u64 %rd1, %clock64;",
        "mov.u64 %rd1, %globaltimer;",
        "mov.u32 %r1, %smid;",
        "add.u16x2 %r1, %r2, %r3;",
        "add.ftz.f16 %rs1, %rs2, %rs3;",
        "cvt.rn.satfinite.e2m1x2.f32 %rs1, %f1, %f2;",
        "cvt.rn.satfinite.f16.f32 %rs1, %f1;",
        "cvt.rn.e4m3x2.f32 %rs1, %f1, %f2;",
        "set.lt.f16.f16 %rs1, %rs2, %rs3;",
        "addc.u32 %r1, %r2, %r3;",
        "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%r1, %r2}, {%r3}, {%r4}, {%r5, %r6};",
        "mma.sync.aligned.m16n8k8.row.col.f32.tf32.bf16.f32 {%r1, %r2, %r3, %r4}, "
        "{%r1, %r2, %r3, %r4}, {%r5, %r6}, {%r1, %r2, %r3, %r4};",
        "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r1, %r2}, [%r3];",
    ],
)
def test_what_cannot_be_emulated_is_said_before_anything_runs(instruction: str) -> None:
    program = program_of(f"st.global.u32 [%rd0], %r0;\n {instruction}", ("data",))
    arena = program.arena({"data": 4})
    shape = Shape((1, 1, 1), (32, 1, 1), 0, arena.ranges["data"].address.to_bytes(8, "little"))
    with pytest.raises(UnsupportedInstructionError, match="PTX line") as raised:
        execute(program, shape, arena)
    assert instruction.split(maxsplit=1)[0] in raised.value.message
    assert not arena.view("data").any()


def test_launches_that_are_none_are_refused() -> None:
    program = program_of("mov.u32 %r1, 0;", ("data",))
    arena = program.arena({"data": 4})
    with pytest.raises(ValueError, match="parameters"):
        execute(program, Shape((1, 1, 1), (32, 1, 1), 0, b""), arena)
    with pytest.raises(ValueError, match="block 5 of 2"):
        execute(program, Shape((2, 1, 1), (32, 1, 1), 0, bytes(8)), arena, [0, 5])
