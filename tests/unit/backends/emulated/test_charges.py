"""An endless loop is told after a work that does not depend on what its instructions are."""

import numpy as np
import pytest
from emulated_kernels import program_of, run
from hostile_kernels import launch_of, ptx_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.execution.blocks import Options, Shape, execute
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.execution.layout import LANES
from cuado.backends.emulated.work import charged
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
