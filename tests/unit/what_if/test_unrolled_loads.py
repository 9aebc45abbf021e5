"""Loads of several iterations made at once: what a thread does then, and what is refused."""

from collections.abc import Callable
from pathlib import Path

import pytest
from made_versions import make
from onethread import Thread

from cuado.device.library import load_chip
from cuado.device.occupancy import LaunchRequirements, occupancy
from cuado.kernel.assembly import build
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.ptx.syntax.tree import Instruction
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sources.case import load_case
from cuado.what_if.experiments.unrolled_loads import EXPERIMENT, propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 table, .param .u32 n){directives}
{{
	.reg .b16 %h<9>;
	.reg .b32 %r<20>;
	.reg .b64 %rd<20>;
	.reg .f32 %f<20>;
	.reg .f64 %d<9>;
	.reg .pred %p<9>;
	.shared .align 4 .b8 tile[1024];
	ld.param.u64 %rd1, [out];
	ld.param.u64 %rd2, [in];
	ld.param.u64 %rd3, [table];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd9, %r2, 4;
	add.s64 %rd4, %rd2, %rd9;
	add.s64 %rd5, %rd1, %rd9;
	mov.f32 %f1, 0f00000000;
	mov.u32 %r3, 0;
again:
	{body}
	add.s64 %rd4, %rd4, 128;
	add.s32 %r3, %r3, 1;
	setp.{back};
	bra.uni end;
end:
	st.global.f32 [%rd5], %f1;
	ret;
}}
"""
BACK = "lt.s32 %p1, %r3, %r1; @%p1 bra again"
SUM = "ld.global.f32 %f2, [%rd4]; fma.rn.f32 %f1, %f1, 0f3F000000, %f2;"
NEXT = """
	add.f32 %f1, %f1, %f4; add.s32 %r4, %r3, 1; setp.ge.s32 %p2, %r4, %r1; @%p2 bra over;
	mul.wide.s32 %rd6, %r4, 256; add.s64 %rd7, %rd3, %rd6; ld.global.f32 %f4, [%rd7];
over:
	st.global.f32 [%rd4], %f1;
"""
BODIES = {
    "a sum": SUM,
    "an index that is loaded": """
	ld.global.nc.u32 %r5, [%rd4]; mul.wide.u32 %rd6, %r5, 4; add.s64 %rd7, %rd3, %rd6;
	ld.global.nc.f32 %f2, [%rd7+8]; add.f32 %f1, %f1, %f2;
    """,
    "a vector, and its address overwritten": """
	mov.b64 %rd6, %rd4; ld.global.v2.f32 {%f2, %f3}, [%rd6+4]; mov.b64 %rd6, %rd3;
	add.f32 %f1, %f1, %f3; mul.f32 %f1, %f1, %f2;
    """,
    "a value for the next iteration": """
	add.f32 %f1, %f1, %f4; ld.global.f32 %f4, [%rd4+64];
    """,
    "a branch within": SUM + """
	setp.gt.s32 %p2, %r3, 2; @%p2 bra over; ld.global.f32 %f5, [%rd3]; add.f32 %f1, %f1, %f5;
over:
	mul.f32 %f1, %f1, 0f40000000;
    """,
    "stores behind": """
	add.s64 %rd6, %rd4, -128; ld.global.f32 %f2, [%rd4]; add.f32 %f1, %f1, %f2;
	st.global.f32 [%rd6], %f1;
    """,
    "a guard": """
	setp.lt.s32 %p2, %r3, 5; @%p2 ld.global.f32 %f5, [%rd4+4]; add.f32 %f1, %f1, %f5;
	setp.gt.s32 %p2, %r3, 2; @!%p2 ld.global.v2.f32 {%f5, %f6}, [%rd4+8]; add.f32 %f1, %f1, %f6;
    """,
    "a block for the next iteration": NEXT,
    "a block that is jumped to": """
	add.f32 %f1, %f1, %f4; setp.lt.s32 %p2, %r3, 3; @%p2 bra load; bra.uni over;
load:
	add.s64 %rd6, %rd4, 256; ld.global.f32 %f4, [%rd6];
over:
	mul.f32 %f1, %f1, 0f40000000;
    """,
    "one of two blocks": """
	add.s64 %rd6, %rd4, 4; and.b32 %r4, %r3, 1; setp.eq.s32 %p2, %r4, 0; @%p2 bra even;
	add.s64 %rd6, %rd6, 64; ld.global.f32 %f2, [%rd6]; bra.uni over;
even:
	ld.global.f32 %f2, [%rd6];
over:
	add.f32 %f1, %f1, %f2;
    """,
    "an address that a block moves on": """
	setp.lt.s32 %p2, %r3, 3; @%p2 bra over; ld.global.f32 %f2, [%rd4]; add.f32 %f1, %f1, %f2;
over:
	setp.gt.s32 %p2, %r3, 4; @%p2 bra beyond; ld.global.f32 %f5, [%rd4+8]; add.s64 %rd8, %rd8, 4;
beyond:
	add.s64 %rd7, %rd8, 4; ld.global.f32 %f2, [%rd7]; add.f32 %f1, %f1, %f2;
	fma.rn.f32 %f1, %f1, %f2, %f5;
    """,
    "a guard that is loaded": """
	ld.global.nc.u32 %r5, [%rd4]; setp.gt.u32 %p2, %r5, 600; @%p2 ld.global.f32 %f5, [%rd4+4];
	add.f32 %f1, %f1, %f5;
    """,
}  # fmt: skip


def subject_of(make: MakeSubject, body: str, back: str = BACK, *, directives: str = "") -> Kernel:
    source = KERNEL.format(body=body, back=back, directives=directives)
    return make(source, "k", (64, 1, 1), (128, 1, 1))


def versions(kernel: Kernel) -> dict[str, str]:
    """The rewritten modules by label."""
    found = propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    every = (found, *found.alternatives)
    assert all(each.kind is Kind.EQUIVALENT and each.keeps_results for each in every)
    return {each.label: each.ptx or "" for each in every}


def ran(ptx: str, trips: int) -> Thread:
    parameters = {"out": 1 << 20, "in": 1 << 24, "table": 1 << 28, "n": trips}
    registers = {"%tid.x": 3, "%f4": 7, "%f5": 9, "%f6": 11, "%rd8": 1 << 26}
    return Thread(ptx, parameters, registers)


@pytest.mark.parametrize("back", [BACK, "ge.s32 %p1, %r3, %r1; @!%p1 bra again"])
@pytest.mark.parametrize("body", BODIES)
def test_a_thread_loads_and_stores_the_same(
    make_subject: MakeSubject, body: str, back: str
) -> None:
    kernel = subject_of(make_subject, BODIES[body], back)
    found = versions(kernel)
    assert "2 iterations at once" in found
    assert "4 iterations at once" in found
    for trips in range(1, 11):
        original = ran(kernel.launch.ptx, trips)
        for label, ptx in found.items():
            then = ran(ptx, trips)
            assert then.memory == original.memory, (label, trips)
            assert sorted(then.loads) == sorted(original.loads), (label, trips)


class Watched(Thread):
    """Counts the loads that are made before the first sum."""

    ahead: int | None = None

    def run(self, each: Instruction) -> None:
        if each.opcode == "add.f32" and self.ahead is None:
            self.ahead = len(self.loads)
        super().run(each)


@pytest.mark.parametrize(
    "body", ["a value for the next iteration", "a block for the next iteration"]
)
def test_what_the_next_iteration_needs_is_loaded_one_earlier(
    make_subject: MakeSubject, body: str
) -> None:
    kernel = subject_of(make_subject, BODIES[body])
    early = versions(kernel)["one iteration earlier"]
    parameters = {"out": 1 << 20, "in": 1 << 24, "table": 1 << 28, "n": 5}
    registers = {"%tid.x": 3, "%f4": 7}
    assert Watched(kernel.launch.ptx, parameters, registers).ahead == 0
    assert Watched(early, parameters, registers).ahead == 2


@pytest.mark.parametrize("body", ["a sum", "one of two blocks", "a guard"])
def test_what_the_same_iteration_needs_is_not(make_subject: MakeSubject, body: str) -> None:
    assert "one iteration earlier" not in versions(subject_of(make_subject, BODIES[body]))


@pytest.mark.parametrize("body", BODIES)
def test_every_copy_is_assembled(make_subject: MakeSubject, built: Build, body: str) -> None:
    for ptx in versions(subject_of(make_subject, BODIES[body])).values():
        built(ptx, "k")


def test_one_copy_may_have_the_registers_of_fewer_blocks(make_subject: MakeSubject) -> None:
    bounded = subject_of(make_subject, NEXT, directives=".maxntid 128 .minnctapersm 3")
    found = versions(bounded)
    label = next(each for each in found if "fewer blocks" in each)
    assert ".minnctapersm" in found["one iteration earlier"]
    assert ".minnctapersm" not in found[label]
    cap = int(label.split()[-2])
    blocks = [
        occupancy(bounded.chip, LaunchRequirements(128, each, 1024, 1)).blocks_per_sm
        for each in (cap - 8, cap, cap + 8)
    ]
    assert bounded.blocks_per_sm > blocks[1] > blocks[2]
    assert blocks[0] == bounded.blocks_per_sm


def test_so_many_loads_come_before_the_first_use(make_subject: MakeSubject, built: Build) -> None:
    """The machine code has all loads of an iteration at once before any arithmetic on them."""
    found = versions(subject_of(make_subject, SUM))
    for factor in (2, 4):
        code = disassemble(built(found[f"{factor} iterations at once"], "k").cubin)
        kinds = "".join(
            "L" if "LDG" in each.sass or "LD.E" in each.sass else "A"
            for each in code.functions["k"].body
            if any(name in each.sass for name in ("LDG", "LD.E", "FFMA"))
        )
        assert "L" * factor + "A" * factor in kinds, kinds


@pytest.mark.parametrize(
    ("load", "use"),
    [
        ("ld.global.f64 %d1, [%rd4];", "cvt.rn.f32.f64 %f2, %d1;"),
        ("ld.global.u8 %h1, [%rd4];", "cvt.rn.f32.u16 %f2, %h1;"),
        ("ld.global.v4.f32 {%f2, %f3, %f4, %f5}, [%rd4];", "add.f32 %f2, %f4, %f5;"),
    ],
)
def test_registers_of_all_widths_are_assembled(
    make_subject: MakeSubject, built: Build, load: str, use: str
) -> None:
    for ptx in versions(subject_of(make_subject, f"{load}{use} add.f32 %f1, %f1, %f2;")).values():
        built(ptx, "k")


def test_bounds_of_registers_are_taken_away_in_a_copy(make_subject: MakeSubject) -> None:
    found = versions(subject_of(make_subject, SUM, directives=".maxntid 128 .minnctapersm 16"))
    assert ".minnctapersm" in found["2 iterations at once"]
    assert ".minnctapersm" not in found["2 iterations at once, no bounds of registers"]
    capped = versions(subject_of(make_subject, SUM))
    assert ".maxnreg 32" in capped["4 iterations at once, at most 32 registers"]


UNIFORM = "bar.sync 0;"
LANES = "shfl.sync.bfly.b32 %r7|%p3, %r3, 1, 31, -1;"
APART = "lt.s32 %p1, %r3, %r2; @%p1 bra again"
SKIP = "setp.lt.s32 %p2, %r3, 3; @%p2 bra over;"
STORE = "st.global.f32 [%rd5+64], %f1;"


@pytest.mark.parametrize(
    ("body", "back", "reason"),
    [
        ("add.f32 %f1, %f1, %f2;", BACK, "no innermost loop loads"),
        (SUM + "setp.eq.f32 %p2, %f2, %f1; @%p2 bra end;", BACK, "exit in the middle"),
        (SUM + "red.global.add.f32 [%rd3], %f2;", BACK, "does more than"),
        (SUM, "lt.f32 %p1, %f1, %f2; @%p1 bra again", "depends on more than arithmetic"),
        ("ld.shared.u64 %rd6, [tile]; ld.global.f32 %f1, [%rd6];", BACK, "more than arithmetic"),
        ("ld.volatile.global.f32 %f2, [%rd4]; add.f32 %f1, %f1, %f2;", BACK, "does more than"),
        ("setp.gt.f32 %p2, %f1, %f3; @%p2 ld.global.f32 %f1, [%rd4];", BACK, "more than arith"),
        (SKIP + "add.s64 %rd8, %rd8, 4; ld.global.f32 %f1, [%rd8]; over:", BACK, "more than arith"),
        (SKIP + "st.shared.f32 [tile], %f1; ld.global.f32 %f1, [%rd4]; over:", BACK, "not every"),
        (SKIP + "@%p3 ld.global.f32 %f1, [%rd4]; over:", BACK, "not every"),
        (SUM + UNIFORM, APART, "may have different trip counts"),
        (SUM + LANES, APART, "may have different trip counts"),
        (SUM + "st.global.f32 [%rd4], %f1;" + UNIFORM, BACK, "waits for other threads"),
        (SUM + "st.global.f32 [%rd4+128], %f1;", BACK, "stores to the addresses they load"),
        (SUM + "st.global.f32 [%rd4+384], %f1;", BACK, "stores to the addresses they load"),
        ("st.global.f32 [%rd4], %f1;" + SUM, BACK, "stores to the addresses they load"),
    ],
)  # fmt: skip
def test_what_might_change_results_is_refused(
    make_subject: MakeSubject, body: str, back: str, reason: str
) -> None:
    refusal = propose(subject_of(make_subject, body, back), Scope())
    assert isinstance(refusal, Refusal), refusal
    assert reason in refusal.reason
    assert not refusal.absent  # too little may be in flight all the same


@pytest.mark.parametrize(
    ("body", "back"),
    [(SUM + UNIFORM + STORE, BACK), (SUM + LANES, BACK), (SUM + STORE, APART)],
)
def test_barriers_and_exchanges_that_all_come_to_are_no_hindrance(
    make_subject: MakeSubject, built: Build, body: str, back: str
) -> None:
    for ptx in versions(subject_of(make_subject, body, back)).values():
        built(ptx, "k")


def test_the_wave_asks_for_what_comes_from_dram_two_planes_ahead() -> None:
    """Version 6 of the study is this by hand: three loads, one of them made by a condition."""
    path = Path(__file__).parents[3] / "examples" / "wave" / "wave_v5.toml"
    try:
        launch = load_case(path, architecture="sm_90")
    except ToolNotFoundError as error:
        pytest.skip(error.message)
    kernel = Kernel(launch, load_chip("h200"), build(launch.ptx, launch.kernel, AssembleOptions()))
    found = propose(kernel, Scope())
    assert isinstance(found, Proposal), found
    assert len(found.touched) == 13
    early = next(each for each in found.alternatives if "earlier, fewer blocks" in each.label)
    assert len(early.touched) == 3
    version = make(kernel, EXPERIMENT, Scope(), early)
    assert version.sound, version.checks
    assert kernel.blocks_per_sm == 3
    assert kernel.blocks_of(version.built.resources) == 2
    assert not version.built.resources.spill_stores
