"""No kernel gets out of the emulated device: it is named or refused, and memory is its own."""

import re
import struct
import time
from itertools import pairwise
from unittest.mock import patch

import numpy as np
import pytest
from emulated_kernels import run
from hostile_kernels import (
    ACCUSED,
    ELEMENTS,
    SHARED,
    WRAPPING,
    launch_of,
    ptx_of,
)

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.check.check import CheckOptions, check
from cuado.backends.emulated.execution.blocks import Shape, execute
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.lowering.charges import ATOMIC_COST
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.backends.emulated.frontend.program import (
    LONG,
    MOST_INSTRUCTIONS,
    MOST_ROUNDED,
    MOST_TARGETS,
    Program,
)
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.written import written_buffers
from cuado.errors import CuadoError
from cuado.model.defect import DefectKind
from cuado.model.trial import ORIGINAL, Failure, Trial, TrialFailedError
from cuado.model.trial import Program as Loadable
from cuado.ptx.errors import PtxVerificationError
from cuado.sass.toolchain.assemble import AssembleOptions, assemble


@pytest.mark.parametrize("offset", [8, 4, -8, 1 << 40, -(1 << 40)])
def test_a_kernel_reads_nothing_beside_a_parameter(offset: int) -> None:
    """Finding B1: offsets of ``ld.param`` led anywhere in the process."""
    program = Program(ptx_of(f"ld.param.u64 %rd1, [out+{offset}];"), "hostile")
    with pytest.raises(UnsupportedInstructionError, match="of a parameter that has 8"):
        _ = program.lowered


def test_a_vector_of_a_parameter_ends_with_it() -> None:
    program = Program(ptx_of("ld.param.v2.u64 {%rd1, %rd2}, [out];"), "hostile")
    with pytest.raises(UnsupportedInstructionError, match="bytes 0 to 16"):
        _ = program.lowered


@pytest.mark.parametrize("body", WRAPPING.values(), ids=WRAPPING)
def test_a_row_of_shared_addresses_does_not_wrap(body: str) -> None:
    """Finding B2: only the last lane was held against the size; the others wrote the heap."""
    buffers = {"out": np.zeros(ELEMENTS, np.uint64)}
    with pytest.raises(EmulationError) as raised:
        run(body, buffers, module=SHARED)
    assert raised.value.kind is ErrorKind.OUT_OF_BOUNDS
    assert raised.value.thread == (0, 0, 0)


@pytest.mark.parametrize("body", WRAPPING.values(), ids=WRAPPING)
def test_a_check_names_every_lane_that_wraps(body: str) -> None:
    found = check(launch_of(ptx_of(body, module=SHARED)))
    (defect,) = (d for d in found.defects if d.kind is DefectKind.OUT_OF_BOUNDS)
    assert defect.times == 31


@pytest.mark.parametrize("index", [ELEMENTS, 1_000_000, 1 << 31, (1 << 32) - 1, -1])
def test_no_buffer_is_beside_another(index: int) -> None:
    """Finding B3: 32 MiB behind the last buffer counted as valid."""
    found = check(launch_of(ptx_of(f"st.global.u32 [%rd0+{4 * index}], %r0;")))
    (defect,) = found.defects
    assert defect.kind is DefectKind.OUT_OF_BOUNDS
    assert defect.location is not None
    assert (defect.location.array, defect.location.element) == ("out", index)


@pytest.mark.parametrize(("body", "module"), ACCUSED.values(), ids=ACCUSED)
def test_a_check_names_what_copies_and_matrices_do_wrong(body: str, module: str) -> None:
    """Finding B4: a KeyError."""
    found = check(launch_of(ptx_of(body, module=module)))
    kinds = {defect.kind for defect in found.defects}
    assert kinds & {DefectKind.OUT_OF_BOUNDS, DefectKind.PART_OF_WARP}


@pytest.mark.parametrize(
    ("launch", "said"),
    [
        (launch_of(ptx_of(""), grid=(2**31 - 1, 65535, 65535)), "blocks cannot be emulated"),
        (launch_of(ptx_of(""), dynamic=1 << 40), "bytes of shared memory"),
        (launch_of(ptx_of("", module=".shared .b8 much[1099511627776];")), "of shared memory"),
        (launch_of(ptx_of("", declared=".local .b8 much[1073741824];")), "local memory"),
        (launch_of(ptx_of(""), block=(1024, 2, 1)), "threads in a block"),
        (launch_of(ptx_of("", module=".global .b8 much[4611686018427387904];")), "GiB"),
    ],
    ids=["grid", "dynamic", "static", "local", "threads", "global"],
)
def test_what_no_gpu_has_is_refused(launch: object, said: str) -> None:
    """Finding B5: gigabytes were taken, or numpy ended in a traceback."""
    with pytest.raises(CuadoError, match=said):
        check(launch)  # type: ignore[arg-type]


def test_a_grid_of_two_thousand_million_blocks_takes_no_memory() -> None:
    launch = launch_of(ptx_of(""), grid=(2**31 - 1, 1, 1))
    found = check(launch, CheckOptions(seconds=0.3))
    assert found.blocks < 2**31 - 1
    assert "blocks were not run" in found.unchecked[0]


def opened(ptx: str) -> TrialFailedError:
    """How a kernel's first trial fails."""
    cubin = assemble(ptx, AssembleOptions("sm_90")).cubin
    with EmulatedBackend("h200").open(launch_of(ptx)) as bench:
        bench.load(Loadable(ORIGINAL, cubin, "hostile", ptx=ptx))
        with pytest.raises(TrialFailedError) as raised:
            bench.time(Trial())
    return raised.value


@pytest.mark.parametrize(
    "access", ["ld.global.u32 %r1, [%rd0+2048];", "st.global.u32 [%rd0+-2048], %r0;"]
)
def test_what_lies_beside_a_buffer_is_not_for_the_original(access: str) -> None:
    """Versions may round addresses, and are told of what they wrote there."""
    ptx = ptx_of(access)
    assert "access out of bounds: 4 bytes of global memory" in opened(ptx).message
    cubin = assemble(ptx, AssembleOptions("sm_90")).cubin
    with EmulatedBackend("h200").open(launch_of(ptx)) as bench:
        bench.load(Loadable("other", cubin, "hostile", ptx=ptx))
        assert bench.observe(Trial("other")).timing.seconds > 0


def test_an_endless_loop_ends_in_seconds_with_its_line() -> None:
    """Finding B6: it held ``analyze`` for nine minutes."""
    body = "setp.ne.u32 %p1, %r0, 77;\nFOREVER:\n@%p1 bra FOREVER;"
    start = time.process_time()
    error = opened(ptx_of(body))
    assert error.failure is Failure.HANG
    assert "does not end" in error.message
    assert "PTX line 16" in error.message
    assert time.process_time() - start < 30


@pytest.mark.parametrize("number", ["16", "99", "-1", "4294967295"])
def test_a_block_has_sixteen_barriers(number: str) -> None:
    """Finding B7: ``bar.sync 99`` was barrier 3."""
    with pytest.raises(UnsupportedInstructionError, match="16 barriers"):
        run(f"bar.sync {number};")
    with pytest.raises(EmulationError) as raised:
        run(f"mov.u32 %r1, {number}; bar.sync %r1;")
    assert raised.value.kind is ErrorKind.NO_BARRIER
    found = check(launch_of(ptx_of(f"mov.u32 %r1, {number}; bar.sync %r1;")))
    assert [defect.kind for defect in found.defects] == [DefectKind.NO_BARRIER]


def test_long_kernels_compile_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding B8: 512 such pairs took a minute, as LLVM's time grows faster than the text."""
    monkeypatch.setenv("CUADO_CACHE", "off")
    pairs = "\n".join(
        f"ld.param.u64 %rd1, [out]; st.global.u32 [%rd1+{4 * (n % 16)}], %r0;" for n in range(512)
    )
    ptx = ptx_of(pairs)
    start = time.thread_time()
    program = Program(ptx, "hostile")
    assert len(program.code.instructions) > LONG
    arena = program.arena({"out": 4 * ELEMENTS})
    parameters = struct.pack("<Q", arena.ranges["out"].address)
    execute(program, Shape((1, 1, 1), (32, 1, 1), 0, parameters), arena)
    assert time.thread_time() - start < 20
    assert arena.view("out").view("<u4")[:16].tolist() == [31] * 16


def test_a_kernel_that_would_take_minutes_to_compile_is_refused() -> None:
    body = "add.s32 %r1, %r0, %r1;\n" * (MOST_INSTRUCTIONS + 1)
    with pytest.raises(CuadoError, match="instructions; more than"):
        Program(ptx_of(body), "hostile")


def test_it_is_refused_before_it_takes_minutes_to_look_at() -> None:
    """What it writes, and whether all is well formed: half a minute for 100,000 instructions."""
    ptx = ptx_of("add.s32 %r1, %r0, %r1;\n" * 40_000)
    start = time.thread_time()
    with pytest.raises(CuadoError, match="more than 20,000 are not emulated"):
        Opened(launch_of(ptx))
    with pytest.raises(CuadoError, match="more than 20,000 are not emulated"):
        Program(ptx, "hostile")
    assert time.thread_time() - start < 3


@pytest.mark.parametrize("operation", ["rcp.rn.f64", "sqrt.rn.f64"])
def test_roots_that_would_take_minutes_to_assemble_are_refused(operation: str) -> None:
    body = ".reg .f64 %dd0;\nmov.f64 %dd0, 0d4000000000000000;\n"
    with pytest.raises(CuadoError, match=r"2,001 divisions and roots of doubles; more than 2,000"):
        Program(ptx_of(body + f"{operation} %dd0, %dd0;\n" * (MOST_ROUNDED + 1)), "hostile")
    Program(ptx_of(body + f"{operation} %dd0, %dd0;\n" * MOST_ROUNDED), "hostile")


def test_tables_of_branches_that_would_take_gigabytes_to_compile_are_refused() -> None:
    labels = ", ".join("A" if n % 2 else "B" for n in range(MOST_TARGETS + 1))
    body = f"TABLE: .branchtargets {labels};\nbrx.idx %r0, TABLE;\nA: ret;\nB: ret;\n"
    with pytest.raises(CuadoError, match="branches to 1,001 labels by tables; more than 1,000"):
        Program(ptx_of(body), "hostile")


@pytest.mark.parametrize(
    "form", ["atom.add.s16 %r1, [%rd0], %r0;", "atom.global.min.s16 %r1, [%rd0], %r0;"]
)
def test_a_form_that_does_not_exist_is_refused(form: str) -> None:
    """LLVM ends the process where a function is missing."""
    with pytest.raises((UnsupportedInstructionError, PtxVerificationError)):
        run(form, {"out": np.zeros(ELEMENTS, np.uint32)})


def test_allocations_are_far_apart_and_the_models_do_not_see_it() -> None:
    arena = Arena({"a": 1000, "b": 1 << 20, "c": 4}, guards={"b": 256})
    ranges = list(arena.ranges.values())
    for one, other in pairwise(ranges):
        assert other.low - one.high >= 1 << 36
        assert other.place(arena.low) - one.place(arena.low) < one.bytes + 4096
    assert all(where.address % 256 == 0 for where in ranges)
    arena.view("b")[-1] = 7
    assert [int(arena.view(name)[-1]) for name in "abc"] == [0, 7, 0]


def test_an_arena_larger_than_the_machine_is_refused() -> None:
    with pytest.raises(CuadoError, match="GiB"):
        Arena({"much": 1 << 60}).view("much")


def test_an_array_of_open_size_is_as_large_as_its_initial_values() -> None:
    module = ".global .b8 text[] = {1, 2, 3};"
    found = [
        check(launch_of(ptx_of(f"ld.global.u8 %r1, [text+{n}];", module=module))).defects
        for n in (2, 3)
    ]
    assert not found[0]
    assert [defect.kind for defect in found[1]] == [DefectKind.OUT_OF_BOUNDS]


def test_more_initial_values_than_elements_are_refused() -> None:
    module = ".global .b32 few[2] = {1, 2, 3};"
    with pytest.raises(CuadoError, match="'few' has more initial values"):
        check(launch_of(ptx_of("ld.global.u32 %r1, [few];", module=module)))


def test_a_plain_store_is_seen_behind_an_atomic_operation_of_the_same_thread() -> None:
    module = ".shared .align 4 .b32 sum;"
    body = "setp.eq.u32 %p1, %r0, 0; @%p1 st.shared.u32 [sum], 0;"
    add = "atom.shared.add.u32 %r1, [sum], 1;"
    (found,) = check(launch_of(ptx_of(body + add, module=module))).defects
    assert found.kind is DefectKind.WRITE_AFTER_WRITE
    ordered = f"{body} bar.sync 0; {add} {add}"
    assert not check(launch_of(ptx_of(ordered, module=module))).defects


def test_a_defect_in_a_function_is_on_its_own_line() -> None:
    module = ".func inner()\n{\n/* : */ trap;\nret;\n}\n.func stop()\n{\ncall inner, ();\nret;\n}"
    ptx = ptx_of("call stop, (); mov.u32 %r1, 1;", module=module)
    (found,) = check(launch_of(ptx)).defects
    assert "trap" in ptx.splitlines()[found.site.ptx_line - 1]
    behind = ptx.replace("trap;", "").replace("mov.u32 %r1, 1;", "trap;")
    (found,) = check(launch_of(behind)).defects
    assert "call stop" in behind.splitlines()[found.site.ptx_line - 1]


def test_a_grid_without_end_is_run_in_part() -> None:
    grid = ((1 << 31) - 1, 1, 1)
    with patch("cuado.backends.emulated.check.check.MOST_BLOCKS", 64):
        found = check(launch_of(ptx_of("mov.u32 %r1, 1;"), grid=grid))
        assert (found.blocks, found.wrong) == (64, False)
        assert found.unchecked[0] == "2,147,483,583 of the 2,147,483,647 blocks were not run"
        assert (
            check(launch_of(ptx_of("ret;"), grid=(99, 1, 1)), CheckOptions(blocks=70)).blocks == 70
        )


def test_a_loop_of_atomic_operations_ends_as_soon_as_others() -> None:
    """They take as long as 32 other instructions when they are checked."""
    found = []
    for one in ("add.u32 %r1, %r1, 1;", "red.global.add.u32 [%rd0], 1;"):
        ptx = ptx_of(f"UP: {one * 20} add.u32 %r2, %r2, 1; bra UP;")
        program = Program(ptx, "hostile", is_checked=True)
        costs = re.findall(r"@\"spend\"\(.*i32 (\d+), i32 (\d+)\)", program.lowered.text)
        found.append(sum(map(int, costs[-1])))
    assert found[1] == found[0] + 20 * ATOMIC_COST


def test_an_analysis_that_takes_too_long_takes_all_buffers_as_written() -> None:
    body = "mov.u32 %r1, 0;" + "".join(
        f"setp.eq.u32 %p1, %r0, {n}; @%p1 bra D{n}; add.u32 %r1, %r1, 1; D{n}:\n" for n in range(40)
    )
    launch = launch_of(ptx_of(body))
    assert written_buffers(launch) == frozenset()
    with patch("cuado.backends.written.MOST_CHAINS", 100):
        assert written_buffers(launch) == {"out"}
