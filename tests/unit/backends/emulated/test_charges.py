"""An endless loop is told after a work that does not depend on what its instructions are."""

import numpy as np
import pytest
from emulated_kernels import TEMPLATE, program_of, run
from hostile_kernels import launch_of, ptx_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.check.check import BUDGET, CheckOptions, check
from cuado.backends.emulated.execution.blocks import Options, Shape, execute
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.execution.layout import LANES
from cuado.backends.emulated.frontend import program as frontend
from cuado.backends.emulated.process.local_engine import LOCAL, time_allowed
from cuado.backends.emulated.work import charged
from cuado.guesses.trial import RUN_BUDGET
from cuado.model.defect import DefectKind
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for

LOOP = """
    mov.u32 %r1, 0;
UP:
    {body}
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p1, %r1, 100;
    @%p1 bra UP;"""
BRANCHES = """
    setp.eq.u32 %p2, %r1, 1000;
    @%p2 bra OUT;
    {body}
OUT:"""
ADD, ATOMIC = "add.u32 %r2, %r2, 1;\n", "atom.global.add.u32 %r2, [%rd0], 1;\n"
MODULE = ".shared .align 128 .b8 tile[65536];"
WORD = {"word": np.zeros(1, np.uint32)}


def turns_of_an_endless_loop(body: str, budget: int) -> int:
    """Turns of a warp's first lane until the loop counts as endless."""
    program = program_of(
        f"UP: {body} add.u32 %r3, %r3, 1; st.global.u32 [%rd0+4], %r3; bra UP;", ("word",)
    )
    arena = program.arena({"word": 8})
    shape = Shape((1, 1, 1), (32, 1, 1), 0, arena.ranges["word"].address.to_bytes(8, "little"))
    with pytest.raises(EmulationError) as raised:
        execute(program, shape, arena, options=Options(block_budget=budget))
    assert raised.value.kind is ErrorKind.BUDGET
    return int(arena.view("word").view(np.uint32)[1])


@pytest.mark.parametrize("where", ["{body}", BRANCHES], ids=["head", "behind a branch"])
def test_a_loop_of_atomic_operations_is_told_after_fewer_turns(where: str) -> None:
    """Each takes some 80 times as long as an addition, so a hang took minutes to tell."""
    budget = 1 << 24
    plain = turns_of_an_endless_loop(where.format(body=ADD * 50), budget)
    atomic = turns_of_an_endless_loop(where.format(body=ATOMIC * 50), budget)
    assert 50 * 80 * atomic * LANES < budget
    assert atomic * 10 < plain


def test_what_is_charged_is_not_the_work_of_warps() -> None:
    """The model of time takes a warp's work for what it issues."""
    of = {}
    for name, body in {"add": ADD * 50, "atomic": ATOMIC * 50}.items():
        ran = run(LOOP.format(body=body), WORD)
        of[name] = ran.events.busiest, ran.events.longest, charged(ran.program, ran.events)
    assert of["add"][:2] == of["atomic"][:2] == (5300, 5300)
    assert of["atomic"][2] - of["add"][2] == 100 * 50 * 80 * LANES


def test_all_that_a_run_was_charged_lets_it_end() -> None:
    """The bench's bound of a trial is a multiple of what the original was charged."""
    body = LOOP.format(body=BRANCHES.format(body=ATOMIC * 50))
    ran = run(body, WORD)
    spent = int(charged(ran.program, ran.events))
    run(body, WORD, options=Options(budget=spent))
    with pytest.raises(EmulationError):
        run(body, WORD, options=Options(budget=spent // 2))


def test_a_trial_is_more_work_by_the_square_of_its_basic_blocks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """200 loops in each other were charged 60 ms a trial, and took 20 times as long."""
    monkeypatch.setattr("cuado.backends.emulated.work.MAPPED", unit := 1e15)
    body = "mov.u32 %r1, 0;" + "".join(
        f"U{n}: red.global.add.u32 [%rd0], 1; add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, %r0;"
        f" @%p1 bra U{n};\n"
        for n in range(9)
    )
    launch = launch_of(ptx_of(body))
    backend = EmulatedBackend("h200")
    cubin = assemble(launch.ptx, options_for(launch.ptx, backend.device, None)).cubin
    with backend.open(launch) as bench:
        bench.load(Program(ORIGINAL, cubin, launch.kernel, ptx=launch.ptx))
        blocks = len(bench.observe(Trial()).machine.blocks)
        assert blocks > 9
        assert round(bench.work / unit) == blocks**2


def turns_within(body: str, budget: int, *, module: str = "") -> int:
    """Turns of a warp's loop, which its body ends, until it counts as endless."""
    text = "UP: add.u32 %r3, %r3, 1; st.global.u32 [%rd0+4], %r3;\n" + body
    program = program_of(text + "bra UP;", ("word",), module)
    arena = program.arena({"word": 1 << 18})
    shape = Shape((1, 1, 1), (32, 1, 1), 0, arena.ranges["word"].address.to_bytes(8, "little"))
    with pytest.raises(EmulationError) as raised:
        execute(program, shape, arena, options=Options(block_budget=budget))
    assert raised.value.kind is ErrorKind.BUDGET
    return int(arena.view("word").view(np.uint32)[1])


def test_a_loop_that_is_cut_into_short_segments_is_charged_for_them() -> None:
    """Each was too short to be charged: a block's two seconds were two hours."""
    many, budget = 200, 1 << 24
    body = "".join(
        f"setp.eq.u32 %p2, %r3, {2**30 + n}; @%p2 bra L{n};\n"
        f"ld.global.u32 %r4, [%rd0]; add.u32 %r5, %r5, %r4; L{n}:\n"
        for n in range(many)
    )
    assert turns_within(body, budget) * 30 * many * LANES < budget


IDLE = """
    mov.u32 %r1, %ctaid.x; shl.b32 %r1, %r1, 5; mov.u32 %r2, %tid.x;
    or.b32 %r1, %r1, %r2; and.b32 %r1, %r1, 0xffffffe0; setp.ne.u32 %p1, %r1, 0; @%p1 bra WAIT;
UP: add.u32 %r3, %r3, 1; st.global.u32 [%rd0+4], %r3; bar.sync 1, 32; bra UP;
WAIT: barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;
"""
"""The first warp of a cluster goes from barrier to barrier of its own; all others wait for it."""


def test_warps_of_a_cluster_that_wait_are_charged_for_each_turn() -> None:
    """They are looked at in each: a turn took 7.5 us and was charged as 90 instructions."""
    blocks, threads, budget = 16, 1024, 1 << 24
    program = program_of(IDLE, ("word",))
    arena = program.arena({"word": 8})
    parameters = arena.ranges["word"].address.to_bytes(8, "little")
    shape = Shape((blocks, 1, 1), (threads, 1, 1), 0, parameters, cluster=(blocks, 1, 1))
    with pytest.raises(EmulationError) as raised:
        execute(program, shape, arena, options=Options(block_budget=budget))
    assert raised.value.kind is ErrorKind.BUDGET
    turns = int(arena.view("word").view(np.uint32)[1])
    assert 0 < 2 * turns * blocks * threads < budget * blocks  # A cluster has its blocks' budgets.


APART = "mov.u32 %r9, %tid.x; mul.wide.u32 %rd5, %r9, 16; add.s64 %rd5, %rd5, %rd0;\n"
"""Another place for each lane: copies of a warp with the same operands are one."""


@pytest.mark.parametrize(("opcode", "least"), [("cp.async.bulk", 8), ("cp.reduce.async.bulk", 800)])
def test_bulk_copies_are_charged_by_their_bytes(opcode: str, least: int) -> None:
    """Each of the lanes copies 64 KiB in one instruction, which was charged as 60 of others."""
    what = ".add.noftz.f16" if "reduce" in opcode else ""
    copy = f"{opcode}.global.shared::cta.bulk_group{what} [%rd5+128], [%r1], %r2;\n"
    body, module = APART + "mov.u32 %r1, tile; mov.u32 %r2, 65536;\n" + copy, MODULE
    cost = least * 512 * LANES * LANES
    assert turns_within(body, 3 * cost + 5000, module=module) == 3


def test_what_bulk_copies_were_charged_lets_a_run_end() -> None:
    copy = "cp.async.bulk.global.shared::cta.bulk_group [%rd5], [%r1], %r2;\n"
    body = APART + "mov.u32 %r1, tile; mov.u32 %r2, 4096;\n" + copy
    words = {"words": np.zeros(2048, np.uint32)}
    ran = run(body, words, module=MODULE)
    spent = int(charged(ran.program, ran.events))
    assert spent >= 8 * 32 * LANES * LANES
    run(body, words, module=MODULE, options=Options(budget=spent))
    with pytest.raises(EmulationError):
        run(body, words, module=MODULE, options=Options(budget=spent // 2))


@pytest.mark.parametrize(
    ("slow", "times"),
    [("add.rz.f32 %f1, %f1, %f2;", 500), ("cvt.rm.f32.s32 %f1, %r3;", 100),
     ("dp4a.u32.u32 %r5, %r5, %r5, %r5;", 50), ("rem.u32 %r5, %r5, %r0;", 20)],
)  # fmt: skip
def test_slow_arithmetic_is_charged_for_what_it_takes(slow: str, times: int) -> None:
    """Rounding as the host does not took 250 times as long as what it was charged."""
    budget, many = 1 << 24, 20
    assert turns_within(slow * many, budget) * times * many * LANES < budget


def test_products_of_warpgroups_are_charged_by_their_columns() -> None:
    found = {}
    for columns in (8, 256):
        words = ", ".join(f"%d{n}" for n in range(columns // 2))
        body = (
            f".reg .f32 %d<{columns // 2}>;\nwgmma.mma_async.sync.aligned.m64n{columns}k16.f32"
            f".f16.f16 {{{words}}}, %rd1, %rd1, 1, 1, 1, 0, 0;\n"
        )
        found[columns] = max(program_of(body).lowered.charges)
    assert found[256] > 15 * found[8]


def test_a_checked_loop_is_charged_behind_its_head() -> None:
    """Only heads of loops were: here some five instructions of a thousand."""
    branch = "setp.eq.u32 %p2, %r3, 1073741824; @%p2 bra OUT;\n"
    body = "UP: add.u32 %r3, %r3, 1;" + branch + "ld.global.u32 %r4, [%rd0];\n" * 999
    text = TEMPLATE.format(
        module="", parameters=".param .u64 p", loads="ld.param.u64 %rd0, [p];",
        body=body + "bra UP; OUT:",
    )  # fmt: skip
    charges = frontend.Program(text, "small", is_checked=True).lowered.charges
    assert 900 <= sum(charges) <= 1200


ROW = "st.global.u32 [%rd1], %r0;\n"
IN_BYTES = "st.shared.v4.u32 [%r7], {%r0, %r0, %r0, %r0};\n"
IN_DISORDER = "st.global.u32 [%rd2], %r0;\n"
ELSEWHERE = "st.global.u32 [%rd1+65536], %r0;\n"
PRODUCT = (
    "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
    "{%f0,%f1,%f2,%f3}, {%r5,%r5}, {%r5}, {%f0,%f1,%f2,%f3};\n"
)


@pytest.mark.parametrize(
    ("body", "times"),
    [(ROW, 5), (IN_BYTES, 64), (IN_DISORDER, 9), (ELSEWHERE, 3), (PRODUCT, 25)],
    ids=["a row", "bytes of shared memory", "a disordered row", "out of bounds", "a product"],
)
def test_a_checked_loop_is_charged_what_its_looks_take(body: str, times: int) -> None:
    """A loop of 16-byte stores that are looked at byte by byte took eight minutes to tell."""
    turns, many = 100, 16
    narrow = "st.shared.u8 [memory], %r0;\n" if body is IN_BYTES else ""
    text = (
        f"mul.wide.u32 %rd1, %r0, 4; add.s64 %rd1, %rd1, %rd0; xor.b32 %r6, %r0, 1;\n{narrow}"
        "mul.wide.u32 %rd2, %r6, 4; add.s64 %rd2, %rd2, %rd0; mov.b32 %r5, 0; mov.u32 %r1, 0;\n"
        "shl.b32 %r7, %r0, 4; mov.u32 %r8, memory; add.u32 %r7, %r7, %r8;\n"
        + "".join(f"mov.f32 %f{n}, 0f00000000;" for n in range(4))
        + f"UP: {body * many} add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, {turns}; @%p1 bra UP;"
    )
    launch = launch_of(ptx_of(text, declared=".shared .align 16 .b8 memory[512];"))
    work = turns * (many * times) * LANES
    short = check(launch, CheckOptions(budget=work), engine=LOCAL)
    assert DefectKind.ENDLESS in {each.kind for each in short.defects}
    enough = check(launch, CheckOptions(budget=2 * work), engine=LOCAL)
    assert DefectKind.ENDLESS not in {each.kind for each in enough.defects}


def test_who_allows_more_steps_of_a_check_allows_more_time() -> None:
    """Else --steps could not let a long block end."""
    assert time_allowed(BUDGET, 1) < 20e9
    assert time_allowed(10 * BUDGET, 1) == 10 * time_allowed(BUDGET, 1)
    assert time_allowed(BUDGET, 16) == 16 * time_allowed(BUDGET, 1)
    assert time_allowed(1, 1) > 10e9
    assert time_allowed(2**64 - 1, 16) < 2**64


def test_a_block_of_a_guessed_launch_may_read_half_a_million_rows() -> None:
    """Its bound counted heads of loops: charged for what they take, 8 ms of loads were endless."""
    body = LOOP.format(body="ld.global.u32 %r2, [%rd0];\n" * 16).replace("100", "4000")
    run(body, WORD, block=(256, 1, 1), options=Options(block_budget=RUN_BUDGET))
