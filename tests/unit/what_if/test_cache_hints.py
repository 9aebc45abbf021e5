"""Hints that keep one buffer's data out of the L1: what carries them, and the machine code."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from machine_code import bodies

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.arguments import Argument, Buffer, Scalar
from cuado.model.bottleneck import Bottleneck
from cuado.model.trial import Equivalence
from cuado.what_if.experiments.cache_hints import EVERYTHING, EXPERIMENT, HINT, MOST, propose
from cuado.what_if.registry import documentation
from cuado.what_if.result import Claim, Outcome, Status

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]


def kernel(loads: str, buffers: str = "out stream table") -> str:
    """Loads from buffers whose pointers are in ``%rd1`` and on, and a sum stored to the first."""
    names = buffers.split()
    parameters = ", ".join(f".param .u64 {name}" for name in (*names, "n"))
    pointers = "".join(
        f"ld.param.u64 %g{n}, [{name}]; cvta.to.global.u64 %rd{n}, %g{n};\n"
        for n, name in enumerate(names, 1)
    )
    registers = ".reg .b64 %rd<20>, %g<20>; .reg .f32 %f<20>; .reg .pred %p<3>; .reg .b32 %r<5>;"
    return f"""
.visible .entry k({parameters})
{{
	{registers}
	{pointers}
	mov.u32 %r1, 0;
again:
	{loads}
	add.s32 %r1, %r1, 1;
	setp.lt.s32 %p1, %r1, 100;
	@%p1 bra again;
	add.f32 %f4, %f1, %f2; add.f32 %f4, %f4, %f3; st.global.f32 [%rd1], %f4;
	ret;
}}
"""


TWO = "ld.global.f32 %f1, [%rd2]; ld.global.f32 %f2, [%rd3]; ld.global.f32 %f3, [%rd3+4];"


def alternatives(found: Proposal | Refusal) -> dict[str, Proposal]:
    assert isinstance(found, Proposal), found
    return {each.label: each for each in (found, *found.alternatives)}


def test_each_buffer_is_tried_and_only_its_loads_carry_the_hint(
    make_subject: MakeSubject, built: Build
) -> None:
    subject = make_subject(kernel(TWO), "k", (64, 1, 1), (128, 1, 1))
    found = alternatives(propose(subject, Scope()))
    assert list(found) == ["table", "stream", EVERYTHING]  # most loads first, then the control
    for name, hinted in (("stream", 1), ("table", 2), (EVERYTHING, 3)):
        proposal = found[name]
        assert proposal.kind is Kind.EQUIVALENT
        assert proposal.keeps_results
        assert proposal.ptx
        assert proposal.ptx.replace(f".{HINT}", "") == subject.launch.ptx
        made = built(proposal.ptx, "k")
        assert made.classes == subject.built.classes
        code = bodies("k", made.cubin)[0]
        loads = [each.sass for each in code if each.sass.startswith("LDG")]
        assert sum(".NA" in each for each in loads) == hinted == len(proposal.touched)
        assert len(loads) == 3


@pytest.mark.parametrize(
    ("load", "hinted"),
    [
        ("ld.global.nc.f32 %f1, [%rd2];", "ld.global.nc.L1::no_allocate.f32"),
        (
            "ld.weak.global.L2::128B.v2.f32 {%f1, %f2}, [%rd2];",
            "ld.weak.global.L1::no_allocate.L2::128B.v2.f32",
        ),
        ("@%p1 ld.f32 %f1, [%g2];", "ld.L1::no_allocate.f32"),
        (
            "ld.global.nc.L2::128B.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];",
            "ld.global.nc.L1::no_allocate.L2::128B.v4.f32",
        ),
    ],
)
def test_the_hint_stands_where_each_form_has_it(
    load: str, hinted: str, make_subject: MakeSubject, built: Build
) -> None:
    subject = make_subject(kernel(f"{load} ld.global.cs.f32 %f5, [%rd3];"), "k")
    (proposal,) = alternatives(propose(subject, Scope())).values()
    assert proposal.ptx
    assert f"{hinted} " in proposal.ptx
    assert proposal.ptx.count(HINT) == 1
    built(proposal.ptx, "k")


@pytest.mark.parametrize(
    "load",
    [
        *("ld.volatile.global.f32 %f1, [%rd2];", "ld.relaxed.gpu.global.f32 %f1, [%rd2];"),
        *("ld.global.L1::evict_last.f32 %f1, [%rd2];", "ld.global.cg.f32 %f1, [%rd2];"),
        "ldu.global.f32 %f1, [%rd2];",
    ],
)
def test_loads_that_state_how_they_are_cached_stay(load: str, make_subject: MakeSubject) -> None:
    subject = make_subject(kernel(load + "ld.global.f32 %f2, [%rd3];"), "k")
    assert list(alternatives(propose(subject, Scope()))) == ["table"]
    alone = make_subject(kernel(load + load.replace("%rd2", "%rd3")), "k")
    refusal = propose(alone, Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent


def test_one_buffer_is_not_asked_and_no_loads_are_absent(make_subject: MakeSubject) -> None:
    one = propose(make_subject(kernel("ld.global.f32 %f1, [%rd2];"), "k"), Scope())
    assert isinstance(one, Refusal)
    assert "one buffer" in one.reason
    assert not one.absent  # its data may fall out of the L1 all the same
    none = propose(make_subject(kernel("mov.f32 %f1, 0f00000000;"), "k"), Scope())
    assert isinstance(none, Refusal)
    assert none.absent


def test_few_buffers_are_tried_and_only_what_loops_load_from(make_subject: MakeSubject) -> None:
    inside = "".join(f"ld.global.f32 %f{n}, [%rd{n}];" for n in (3, 4, 5, 6))
    source = kernel(inside, "a b c d e f").replace(
        "mov.u32 %r1, 0;", "mov.u32 %r1, 0; ld.global.f32 %f7, [%rd2]; ld.global.f32 %f8, [%rd2+4];"
    )
    found = alternatives(propose(make_subject(source, "k"), Scope()))
    assert set(found) == {*"cdef", EVERYTHING}
    assert len(found[EVERYTHING].touched) == 6  # those of the loop, and those before it
    more = "".join(f"ld.global.f32 %f{n}, [%rd{n}];" for n in range(2, 8))
    found = alternatives(propose(make_subject(kernel(more, "a b c d e f g"), "k"), Scope()))
    assert len(found) == MOST + 1
    assert found[EVERYTHING].settings[0].label == EVERYTHING


def test_buffers_are_called_as_the_launch_calls_them(make_subject: MakeSubject) -> None:
    subject = make_subject(kernel(TWO), "k")
    names = ("sums", "numbers", "weights")
    arguments: tuple[Argument, ...] = (
        *(Buffer(name, "f32", (64,)) for name in names),
        Scalar("n", "u64", 1),
    )
    named = replace(subject, launch=replace(subject.launch, arguments=arguments))
    found = alternatives(propose(named, Scope()))
    assert set(found) == {"numbers", "weights", EVERYTHING}
    assert found["weights"].notes == ("2 loads leave no data of 'weights' in the L1",)


def test_its_gain_is_real_where_results_are_equal() -> None:
    equal = Equivalence(equal=True)
    outcome = Outcome(EXPERIMENT, Status.MEASURED, kind=Kind.EQUIVALENT, equivalence=equal)
    assert EXPERIMENT.relaxes is Bottleneck.L1_MISSES
    assert outcome.claim is Claim.REAL
    assert replace(outcome, equivalence=None).claim is Claim.UNPROVEN


def test_it_teaches() -> None:
    text = documentation("cache-hints")
    for heading in ("What if", "What it changes:", "What the answer means:", "When it is valid:"):
        assert heading in text
