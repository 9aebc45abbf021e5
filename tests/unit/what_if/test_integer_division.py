import itertools
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.instructions.constant_division import quotient
from cuado.model.arguments import Scalar
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiments import cheap_integer_division, known_divisors

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]

KERNEL = """
.visible .entry k(.param .u64 x, .param .u32 n, .param .u64 wide)
{{
	.reg .b32 %r<20>;
	.reg .b64 %rd<20>;
	.reg .pred %p<3>;
	ld.param.u64 %rd1, [x];
	ld.param.u32 %r1, [n];
	ld.param.u64 %rd2, [wide];
	cvta.to.global.u64 %rd3, %rd1;
	mov.u32 %r2, %tid.x;
	mul.wide.u32 %rd4, %r2, 4;
	add.s64 %rd5, %rd3, %rd4;
	ld.global.u32 %r3, [%rd5];
	setp.lt.u32 %p1, %r2, 100;
	{body}
	st.global.u32 [%rd5], %r9;
	ret;
}}
"""
PAIR = (
    "div.s32 %r4, %r3, %r1; mul.lo.s32 %r5, %r4, %r1; sub.s32 %r6, %r3, %r5; add.s32 %r9, %r4, %r6;"
)
"""What a compiler makes of a quotient and a remainder."""
WIDE = """
	cvt.u64.u32 %rd6, %r1;
	ld.global.u64 %rd7, [%rd5+8];
	@%p1 div.u64 %rd8, %rd7, %rd6;
	@!%p1 rem.s64 %rd8, %rd7, %rd2;
	cvt.u32.u64 %r9, %rd8;
"""
INDEX = """
	rem.u32 %r4, %r3, %r1;
	mul.wide.u32 %rd6, %r4, 4;
	add.s64 %rd7, %rd3, %rd6;
	ld.global.u32 %r9, [%rd7];
"""


def kernel(make: MakeSubject, body: str) -> Kernel:
    kernel = make(KERNEL.format(body=body), "k", (64, 1, 1), (128, 1, 1))
    given = (Scalar("x", "u64", 0), Scalar("n", "u32", 10), Scalar("wide", "u64", 2**64 - 3))
    launch = replace(kernel.launch, arguments=given)
    return Kernel(launch, kernel.chip, kernel.built)


def made(proposal: Proposal | Refusal) -> tuple[Proposal, str]:
    assert isinstance(proposal, Proposal), proposal
    assert proposal.ptx
    return proposal, proposal.ptx


def test_quotients_and_remainders_become_shifts_and_masks(
    make_subject: MakeSubject, built: Build
) -> None:
    subject = kernel(make_subject, PAIR)
    proposal, ptx = made(cheap_integer_division.propose(subject, Scope()))
    assert proposal.kind is Kind.SEPARATE
    assert proposal.pin_occupancy
    assert "shr.s32 %r4, %r3, 3;" in ptx
    assert "and.b32 %r6, %r3, 7;" in ptx
    classes = built(ptx, "k").classes
    assert subject.built.classes[SassClass.SPECIAL]
    assert not classes[SassClass.SPECIAL]
    assert classes[SassClass.GLOBAL_LOAD] == subject.built.classes[SassClass.GLOBAL_LOAD]


@pytest.mark.parametrize(
    "body",
    [
        PAIR.replace("%r5, %r4, %r1", "%r5, %r4, %r2"),
        PAIR.replace("%r3, %r5;", "%r2, %r5;"),
        PAIR.replace("mul.lo", "mul.hi"),
    ],
)
def test_other_differences_are_no_remainders(make_subject: MakeSubject, body: str) -> None:
    _, ptx = made(cheap_integer_division.propose(kernel(make_subject, body), Scope()))
    assert "and.b32" not in ptx


def test_wide_and_guarded_divisions_are_replaced(make_subject: MakeSubject, built: Build) -> None:
    _, ptx = made(cheap_integer_division.propose(kernel(make_subject, WIDE), Scope()))
    assert "@%p1 shr.u64 %rd8, %rd7, 3;" in ptx
    assert "@!%p1 and.b64 %rd8, %rd7, 7;" in ptx
    built(ptx, "k")


def test_divisions_that_decide_an_address_stay(make_subject: MakeSubject) -> None:
    refusal = cheap_integer_division.propose(kernel(make_subject, INDEX), Scope())
    assert isinstance(refusal, Refusal)
    assert "depends on" in refusal.reason
    assert not refusal.absent
    both = kernel(make_subject, INDEX + "add.s32 %r3, %r9, %r3;" + PAIR)
    proposal, ptx = made(cheap_integer_division.propose(both, Scope()))
    assert "rem.u32 %r4, %r3, %r1;" in ptx
    assert any(note.startswith("1 of 2 ") for note in proposal.notes)


@pytest.mark.parametrize(
    "body",
    [
        "add.s32 %r9, %r3, 1;",
        "mov.u32 %r8, 8; div.u32 %r9, %r3, %r8;",
        "mov.u32 %r8, WARP_SZ; rem.u32 %r9, %r3, %r8;",
    ],
)
def test_divisions_by_constants_are_none(make_subject: MakeSubject, body: str) -> None:
    subject = kernel(make_subject, body)
    for module in (cheap_integer_division, known_divisors):
        refusal = module.propose(subject, Scope())
        assert isinstance(refusal, Refusal)
        assert refusal.absent


@pytest.mark.parametrize("body", [PAIR, WIDE, INDEX])
def test_known_divisors_keep_results(make_subject: MakeSubject, built: Build, body: str) -> None:
    subject = kernel(make_subject, body)
    proposal, ptx = made(known_divisors.propose(subject, Scope()))
    assert proposal.kind is Kind.EQUIVALENT
    assert proposal.keeps_results
    assert "div." not in ptx
    assert "rem." not in ptx
    numbers = "10, -3" if body is WIDE else "10"
    assert proposal.notes == (f"the divisors of this launch: {numbers}",)
    assert not built(ptx, "k").classes[SassClass.SPECIAL]


@pytest.mark.parametrize(
    "body",
    [
        "div.s32 %r9, %r2, %r3;",
        "@%p1 mov.u32 %r1, 3; div.s32 %r9, %r2, %r1;",
        "cvt.rzi.s32.f32 %r7, 0f41200000; div.s32 %r9, %r2, %r7;",
    ],
)
def test_divisors_that_are_no_parameters_are_not_known(
    make_subject: MakeSubject, body: str
) -> None:
    refusal = known_divisors.propose(kernel(make_subject, body), Scope())
    assert isinstance(refusal, Refusal)
    assert "no divisor" in refusal.reason


@pytest.mark.parametrize(
    ("conversion", "number"), [("cvt.s64.s32", "-6"), ("cvt.u64.u32", "4294967290")]
)
def test_divisors_are_converted_as_the_kernel_does(
    make_subject: MakeSubject, conversion: str, number: str
) -> None:
    body = f"{conversion} %rd6, %r1; div.s64 %rd7, %rd4, %rd6; cvt.u32.u64 %r9, %rd7;"
    subject = kernel(make_subject, body)
    given = (Scalar("x", "u64", 0), Scalar("n", "s32", -6))
    launch = replace(subject.launch, arguments=given)
    proposal, _ = made(known_divisors.propose(Kernel(launch, subject.chip, subject.built), Scope()))
    assert proposal.notes == (f"the divisors of this launch: {number}",)


def divided(type_: str, number: int, divisor: int) -> int:
    """What the code for a division computes."""
    names = (f"t{n}" for n in itertools.count())
    lines, found = quotient(type_, "x", divisor, lambda: next(names))
    bits, values = int(type_[1:]), {"x": number}

    def seen(value: int, as_: str) -> int:
        value &= (1 << bits) - 1
        return value - (value >> (bits - 1) << bits) if as_ == "s" else value

    for line in lines:
        opcode, _, rest = line.rstrip(";").partition(" ")
        base, as_ = opcode.rpartition(".")[0], opcode.rpartition(".")[2][0]
        target, *texts = rest.split(", ")
        a, b = (*(seen(values[t] if t in values else int(t), as_) for t in texts), 0)[:2]
        values[target] = {
            "mul.hi": a * b >> bits,
            "shr": a >> b % bits,
            "add": a + b,
            "sub": a - b,
            "neg": -a,
            "mov": a,
        }[base]
    return seen(values[found], type_[0])


@pytest.mark.parametrize("type_", ["u32", "s32", "u64", "s64"])
def test_the_code_for_a_constant_divides(type_: str) -> None:
    bits, chosen = int(type_[1:]), random.Random(7)  # noqa: S311
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if type_[0] == "s" else (0, (1 << bits) - 1)
    divisors = [*range(1, 130), 641, 1000003, 1 << 20, high, high - 1, (high + 1) // 2]
    divisors += [chosen.randint(1, high) >> chosen.randint(0, bits - 2) or 1 for _ in range(200)]
    if type_[0] == "s":
        divisors += [-d for d in divisors]
    for d in divisors:
        edges = [
            0,
            1,
            low,
            low + 1,
            high,
            high - 1,
            high // abs(d) * abs(d),
            high // abs(d) * abs(d) - 1,
        ]
        for n in edges + [chosen.randint(low, high) for _ in range(10)]:
            exact = abs(n) // abs(d) * (-1 if (n < 0) != (d < 0) else 1)
            if low <= exact <= high:
                assert divided(type_, n, d) == exact, (n, d)
