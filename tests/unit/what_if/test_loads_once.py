import re
from collections.abc import Callable

import pytest

from cuado.kernel.built import Built
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.ptx import parse
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.loops import loops_of
from cuado.what_if.experiments.loads_once import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 x, .param .u32 rounds)
{{
	.reg .b32 %r<20>;
	.reg .b64 %rd<9>;
	.reg .f32 %f<20>;
	.reg .pred %p<5>;
	ld.param.u64 %rd1, [x];
	ld.param.u32 %r1, [rounds];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd3, %r2, 16;
	add.s64 %rd4, %rd2, %rd3;
	mov.f32 %f9, 0f00000000;
	mov.u32 %r3, 0;
	setp.lt.u32 %p1, %r2, 9;
	setp.gt.s32 %p2, %r1, 0;
	{entry}
loop:
	{body}
	add.f32 %f9, %f9, %f1;
	st.global.f32 [%rd2], %f9;
next:
	add.s32 %r3, %r3, 1;
	setp.lt.s32 %p3, %r3, %r1;
	@%p3 bra loop;
end:
	ret;
}}
"""
LOAD = "ld.global.f32 %f1, [%rd4+4];"
VECTOR = "ld.global.v2.f32 {_, %f1}, [%rd4];"
FALL = "@!%p2 bra end;"
JUMP = "@%p2 bra loop; bra.uni end;"
AROUND = "bra.uni first; second: bra.uni loop; first: bra.uni second;"


def kernel(body: str, entry: str = FALL) -> str:
    return KERNEL.format(body=body, entry=entry)


@pytest.mark.parametrize("entry", [FALL, JUMP, AROUND, ""])
@pytest.mark.parametrize("body", [LOAD, VECTOR])
def test_a_load_is_made_before_the_loop(
    make_subject: MakeSubject, built: Build, entry: str, body: str
) -> None:
    subject = make_subject(kernel(body, entry), "k", (64, 1, 1), (128, 1, 1))
    proposal = propose(subject, Scope())
    assert isinstance(proposal, Proposal), proposal
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert proposal.ptx
    module = parse(proposal.ptx)
    code = Code(module, module.entries[0])
    flow = Slicer(code).flow
    (loop,) = loops_of(flow)
    (load,) = [n for n, each in enumerate(code.instructions) if each.opcode.startswith("ld.global")]
    assert flow.block_of[load] not in loop.blocks
    assert flow.block_of[load] in flow.reachable()
    assert code.instructions[load].guard == ("%p2" if entry == JUMP else "")
    kept = re.search(r"(%cuado\w+)\b", code.instructions[load].operand_text)
    assert kept is not None
    (copy,) = [
        each
        for each in code.instructions
        if each.opcode == "mov.b32" and kept[1] in each.operand_text
    ]
    assert copy.operand_text.split(",")[0] == "%f1"
    built(proposal.ptx, "k")


@pytest.mark.parametrize(
    ("body", "entry", "reason"),
    [
        ("@%p1 " + LOAD, FALL, "predicated"),
        ("ld.volatile.global.f32 %f1, [%rd4];", FALL, "order memory"),
        (LOAD + "bar.sync 0;", FALL, "barriers, or atomic updates"),
        (LOAD + "red.global.add.f32 [%rd2+8], %f1;", FALL, "barriers, or atomic updates"),
        ("@%p1 bra next;" + LOAD, FALL, "iteration may skip them"),
        (
            LOAD + "st.global.u16 [%rd4+6], %r2;".replace("%r2", "%h1"),
            FALL,
            "stores to the addresses",
        ),
        (LOAD, "@%p1 bra loop; mov.u32 %r3, 5; @!%p2 bra end;", "several entries"),
    ],
)
def test_loads_that_may_change_or_not_be_made_stay(
    make_subject: MakeSubject, body: str, entry: str, reason: str
) -> None:
    text = kernel(body, entry).replace(".reg .pred", ".reg .b16 %h<2>; .reg .pred")
    refusal = propose(make_subject(text, "k"), Scope())
    assert isinstance(refusal, Refusal), refusal
    assert reason in refusal.reason
    assert not refusal.absent


def test_a_store_elsewhere_does_not_hold_a_load(make_subject: MakeSubject) -> None:
    proposal = propose(make_subject(kernel(LOAD + "st.global.f32 [%rd4+8], %f1;"), "k"), Scope())
    assert isinstance(proposal, Proposal)


@pytest.mark.parametrize(
    "body",
    [
        "mov.f32 %f1, 0f3F800000;",
        "add.s64 %rd4, %rd4, 4; " + LOAD,
        LOAD + "add.s64 %rd4, %rd4, 4;",
    ],
)
def test_addresses_that_change_are_absent(make_subject: MakeSubject, body: str) -> None:
    refusal = propose(make_subject(kernel(body), "k"), Scope())
    assert isinstance(refusal, Refusal)
    assert refusal.absent


def test_one_of_two_loads_is_moved_and_the_other_told_of(make_subject: MakeSubject) -> None:
    body = LOAD + "@%p1 ld.global.f32 %f2, [%rd4+8];"
    proposal = propose(make_subject(kernel(body), "k"), Scope())
    assert isinstance(proposal, Proposal)
    assert len(proposal.touched) == 1
    assert any(note.startswith("1 of the repeated loads are kept") for note in proposal.notes)
