import re
from collections.abc import Callable

import pytest
from onethread import Number, Thread

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.sass.toolchain.disassemble import disassemble
from cuado.what_if.experiments.wide_access import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
Evaluate = Callable[[str, str, dict[str, int]], dict[str, int]]

KERNEL = """
.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)
{{
	.reg .b16 %h<9>;
	.reg .b32 %r<20>;
	.reg .b64 %rd<20>;
	.reg .f32 %f<9>;
	.reg .f64 %d<9>;
	.reg .pred %p<5>;
	.shared .align 4 .b8 tile[1024];
	ld.param.u64 %rd1, [out];
	ld.param.u64 %rd2, [in];
	ld.param.u32 %r1, [n];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	setp.ge.s32 %p1, %r5, %r1;
	@%p1 bra end;
	mul.wide.s32 %rd5, %r5, {width};
	add.s64 %rd6, %rd3, %rd5;
	add.s64 %rd7, %rd4, %rd5;
	{body}
end:
	ret;
}}
"""
BODIES = {
    1: "ld.global.u8 %h1, [%rd7]; not.b16 %h2, %h1; st.global.u8 [%rd6], %h2;",
    2: """
	ld.global.nc.s16 %r6, [%rd7+32];
	{ .reg .b32 %r7; neg.s32 %r7, %r6; st.global.b16 [%rd6], %r7; }
    """,
    4: """
	ld.global.f32 %f1, [%rd7];
	ld.global.f32 %f2, [%rd4];
	mul.f32 %f3, %f1, %f2;
	st.global.f32 [%rd6], %f3;
    """,
    8: "ld.global.v2.f32 {%f1, %f2}, [%rd7]; @!%p1 st.global.v2.f32 [%rd6], {%f2, %f1};",
}
WIDE = (
    "ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd7]; st.global.v4.f32 [%rd6], {%f1, %f2, %f3, %f4};"
)


def kernel(make: MakeSubject, body: str, width: int = 4, threads: int = 128) -> Kernel:
    return make(KERNEL.format(body=body, width=width), "k", (64, 2, 1), (threads, 1, 1))


def made(kernel: Kernel) -> tuple[Proposal, str]:
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx
    return proposal, proposal.ptx


def opcodes(built: Built) -> list[str]:
    body = disassemble(built.cubin).functions["k"].body
    return [each.sass.split()[0] for each in body if re.match(r"LDG|STG", each.sass)]


@pytest.mark.parametrize("width", BODIES)
def test_accesses_become_wide(make_subject: MakeSubject, built: Build, width: int) -> None:
    proposal, ptx = made(kernel(make_subject, BODIES[width], width))
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert proposal.settings[0].grid == (64 * width // 16, 2, 1)
    found = opcodes(built(ptx, "k"))
    wide = [each for each in found if ".128" in each]
    assert len(wide) == 2, found
    assert len(found) == (3 if width == 4 else 2), found


def test_the_size_of_a_warp_is_a_number_as_any_other(make_subject: MakeSubject) -> None:
    body = "mov.u32 %r6, WARP_SZ; add.s32 %r6, %r6, %r5; st.global.u32 [%rd6], %r6;"
    _, ptx = made(kernel(make_subject, body, 4))
    assert ptx.count("WARP_SZ;") == 4


@pytest.mark.parametrize("threads", [128, 64])
def test_every_thread_is_worked_for_once(
    make_subject: MakeSubject, evaluate: Evaluate, threads: int
) -> None:
    proposal, ptx = made(kernel(make_subject, BODIES[4], 4, threads))
    copies = re.findall(r"mad\.lo\.s32 (%\w+), %\w+, %\w+, %\w+;", ptx)[-4:]
    assert copies[0] == "%r5"
    found = []
    for block in range((proposal.settings[0].grid or (0,))[0]):
        for thread in range(threads):
            known = {"%tid.x": thread, "%ctaid.x": block, "%ntid.x": threads}
            values = evaluate(ptx, "k", known)
            numbers = [values[name] for name in copies]
            assert numbers == list(range(numbers[0], numbers[0] + 4))
            found += numbers
    assert sorted(found) == list(range(64 * threads))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (BODIES[4] + "bar.sync 0;", "not an operation of a single thread"),
        (BODIES[4] + "st.shared.u32 [tile], %r1;", "shared between threads"),
        (BODIES[4] + "red.global.add.u32 [%rd4], 1;", "shared between threads"),
        (BODIES[4] + "mov.u32 %r9, %laneid; st.global.u32 [%rd4], %r9;", "%laneid"),
        (BODIES[4] + "st.global.f32 [%rd6+4096], %f1; add.s64 %rd9, %rd6, %rd5;"
                     "st.global.f32 [%rd9], %f1;", "1 of 5 global accesses are not contiguous"),
    ],
)  # fmt: skip
def test_threads_that_know_each_other_stay_apart(
    make_subject: MakeSubject, body: str, reason: str
) -> None:
    refusal = propose(kernel(make_subject, body), Scope())
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason
    assert not refusal.absent


def test_sizes_that_do_not_divide_are_refused(make_subject: MakeSubject) -> None:
    refusal = propose(kernel(make_subject, BODIES[4], 4, 33), Scope())
    assert isinstance(refusal, Refusal)
    assert "blocks of 33 threads" in refusal.reason


def test_in_loops_the_kernel_has_to_access_memory(make_subject: MakeSubject) -> None:
    loop = "mov.u32 %r8, 0; loop: add.s32 %r8, %r8, 1; setp.lt.s32 %p2, %r8, %r1; @%p2 bra loop;"
    refusal = propose(kernel(make_subject, BODIES[4] + loop), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent
    inside = loop.replace("loop: ", "loop: st.global.u32 [%rd6], %r8;")
    assert isinstance(propose(kernel(make_subject, BODIES[4] + inside), Scope()), Proposal)


@pytest.mark.parametrize("body", [WIDE, "ld.global.f32 %f1, [%rd4]; st.global.f32 [%rd3], %f1;"])
def test_wide_accesses_and_broadcasts_are_not_narrow(make_subject: MakeSubject, body: str) -> None:
    refusal = propose(kernel(make_subject, body, 16), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


OUT, IN, ROWS = 1 << 20, 1 << 30, (5, 0, 7, 2, 3, 1, 6, 4)


def gathered(pitch: int, first: int) -> str:
    """Each warp copies 32 numbers of a row whose number it reads."""
    return f"""
	shr.u32 %r6, %r5, 5; mul.wide.u32 %rd8, %r6, 4; add.s64 %rd9, %rd4, %rd8;
	ld.global.u32 %r7, [%rd9]; mul.wide.u32 %rd10, %r7, {pitch}; add.s64 %rd11, %rd4, %rd10;
	and.b32 %r8, %r4, 31; mul.wide.u32 %rd12, %r8, 4; add.s64 %rd13, %rd11, %rd12;
	ld.global.f32 %f1, [%rd13+{first}];
	add.f32 %f2, %f1, %f1;
	st.global.f32 [%rd6], %f2;
    """


def left_by(ptx: str, blocks: int, threads: int) -> dict[int, Number]:
    """What all threads together leave in memory."""
    start: dict[int, Number] = {IN + 4 * k: row for k, row in enumerate(ROWS)}
    parameters = {"out": OUT, "in": IN, "n": 1000}
    found: dict[int, Number] = {}
    for block in range(blocks):
        for thread in range(threads):
            special = {"%tid.x": thread, "%ctaid.x": block, "%ntid.x": threads}
            found |= Thread(ptx, parameters, special, start).memory
    return found


@pytest.mark.parametrize(("pitch", "first"), [(128, 0), (256, 64), (144, 16)])
def test_rows_that_begin_where_wide_accesses_can_are_copied_whole(
    handmade: MakeSubject, pitch: int, first: int
) -> None:
    ptx = KERNEL.format(body=gathered(pitch, first), width=4)
    proposal, after = made(handmade(ptx, (4, 1, 1), (64, 1, 1)))
    assert proposal.settings[0].grid == (1, 1, 1)
    before = left_by(handmade(ptx).launch.ptx, 4, 64)
    assert len(before) == 256 + len(ROWS)
    assert left_by(after, 1, 64) == before


@pytest.mark.parametrize(("pitch", "first"), [(132, 4), (132, 0), (128, 4), (136, 0)])
def test_rows_that_begin_elsewhere_stay_narrow(
    handmade: MakeSubject, pitch: int, first: int
) -> None:
    ptx = KERNEL.format(body=gathered(pitch, first), width=4)
    refusal = propose(handmade(ptx, (4, 1, 1), (64, 1, 1)), Scope())
    assert isinstance(refusal, Refusal)
    assert "1 of 2 contiguous accesses may not be aligned for wide ones" in refusal.reason
    assert not refusal.absent


DECIDED = """
	ld.global.f32 %f1, [%rd7];
	{decide}
	@%p2 bra over;
	mul.f32 %f1, %f1, %f1;
over:
	st.global.f32 [%rd6], %f1;
"""


@pytest.mark.parametrize(
    ("decide", "reason"),
    [
        ("setp.lt.f32 %p2, %f1, 0f00000000;", "on the data that they load"),
        ("and.b32 %r9, %r4, 1; setp.eq.s32 %p2, %r9, 0;", "neighbours diverge (PTX line"),
        ("and.b32 %r9, %r4, 4; setp.eq.s32 %p2, %r9, 0;", ""),
        ("ld.global.f32 %f2, [%rd4]; setp.lt.f32 %p2, %f2, 0f00000000;", ""),
        ("setp.lt.s32 %p2, %r5, %r1;", ""),
    ],
)
def test_neighbours_that_part_stay_apart(
    make_subject: MakeSubject, decide: str, reason: str
) -> None:
    found = propose(kernel(make_subject, DECIDED.format(decide=decide)), Scope())
    if not reason:
        assert isinstance(found, Proposal), found
        return
    assert isinstance(found, Refusal)
    assert reason in found.reason


def test_loops_that_data_ends_are_tried(make_subject: MakeSubject) -> None:
    loop = """
loop:
	ld.global.f32 %f1, [%rd7];
	add.s64 %rd7, %rd7, 65536;
	setp.lt.f32 %p2, %f1, 0f00000000;
	@%p2 bra loop;
	st.global.f32 [%rd6], %f1;
    """
    made(kernel(make_subject, loop))
