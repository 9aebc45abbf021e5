"""Copies that the assembler unrolls otherwise than the original: made, judged and shown."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from made_versions import make
from outcomes import limiter, outcome
from test_conduct import MILLISECOND, FakeBackend, FakeBench, Key

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Scope
from cuado.kernel.rewrites.loops.forbid_unrolling import NOTE, ROLLED, without_unrolling
from cuado.model.launch import Launch
from cuado.model.limiter import Limit
from cuado.model.trial import ORIGINAL
from cuado.sass.toolchain.classes import SassClass
from cuado.stats import Reason, Verdict
from cuado.what_if.conduct import whatif
from cuado.what_if.measure.versions import Version
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Outcome, Status, WhatIf
from cuado.what_if.session import Options

MakeSubject = Callable[..., Kernel]
LOADS = "\n".join(
    f"\tld.global.f64 %f{n}, [%d3+{4096 * n}];\n\tfma.rn.f64 %f0, %f{n}, %f0, %f{n};"
    for n in range(1, 13)
)
LOOP = f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p, .param .u64 q, .param .u32 n)
{{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	.reg .b64 %d<5>;
	.reg .f64 %f<13>;
	ld.param.u64 %d1, [p];
	ld.param.u64 %d4, [q];
	ld.param.u32 %r2, [n];
	cvta.to.global.u64 %d1, %d1;
	cvta.to.global.u64 %d4, %d4;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %d2, %r1, 8;
	add.s64 %d3, %d1, %d2;
	add.s64 %d4, %d4, %d2;
	mov.f64 %f0, 0d0000000000000000;
	mov.u32 %r3, 0;
$again:
{LOADS}
	add.s64 %d3, %d3, 65536;
	add.s32 %r3, %r3, 1;
	setp.lt.s32 %p1, %r3, %r2;
	@%p1 bra $again;
	st.global.f64 [%d4], %f0;
	ret;
}}
"""
"""ptxas unrolls it just so: with anything more in it, it does not."""


def version(kernel: Kernel, name: str) -> Version:
    experiment = experiment_named(name)
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    return make(kernel, experiment, Scope(), proposal)


@pytest.mark.parametrize("name", ["math-only", "memory-only"])
def test_a_copy_that_is_not_unrolled_is_held_to_an_original_that_is_not(
    name: str, make_subject: MakeSubject
) -> None:
    kernel = make_subject(LOOP, "k", (64, 1, 1), (256, 1, 1))
    assert kernel.built.classes[SassClass.GLOBAL_LOAD] > 12
    made = version(kernel, name)
    assert made.sound, made.checks
    assert made.rolled is not None
    assert made.rolled.classes[SassClass.GLOBAL_LOAD] == 12
    assert made.checks[0].found == "12"
    assert NOTE in made.proposal.notes
    assert (made.baseline is None) == (made.proposal.kind is Kind.SWITCHED)
    assert (ROLLED in dict(made.trials())) == (made.baseline is not None)


def test_a_copy_that_is_unrolled_alike_is_compared_with_the_original(
    make_subject: MakeSubject,
) -> None:
    made = version(make_subject(LOOP, "k", (64, 1, 1), (256, 1, 1)), "no-stores")
    assert made.sound
    assert made.rolled is None
    assert made.baseline is None
    assert dict(made.trials()) == dict(made.variants())


def test_a_copy_that_lost_a_load_is_not_saved_by_rolling(make_subject: MakeSubject) -> None:
    kernel = make_subject(LOOP, "k", (64, 1, 1), (256, 1, 1))
    experiment = experiment_named("math-only")
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx is not None
    lines = proposal.ptx.splitlines()
    loads = [line for line in lines if "ld.global.f64" in line]
    lost = "\n".join(line for line in lines if line not in loads[:3])
    made = make(kernel, experiment, Scope(), replace(proposal, ptx=lost))
    assert not made.sound
    assert made.rolled is None


def test_only_loops_are_rolled() -> None:
    assert LOOP.count("nounroll") == 0
    made = without_unrolling(LOOP, "k")
    assert made is not None
    assert '$again:\n\t.pragma "nounroll";' in made
    assert without_unrolling(LOOP.replace("\t@%p1 bra $again;\n", ""), "k") is None
    assert without_unrolling(LOOP, "other") is None


def conducted(level: float) -> WhatIf:
    """What-if on a bench on which the original takes 1, and not unrolled ``level``."""
    times: dict[Key, float] = {
        (ORIGINAL, 0): MILLISECOND,
        (ROLLED, 0): level * MILLISECOND,
        ("memory-only", 0): 0.5 * MILLISECOND,
        ("math-only", 0): level * MILLISECOND,
        ("math-only", 1): 0.9 * level * MILLISECOND,
    }
    options = Options((experiment_named("memory-only"), experiment_named("math-only")), lines=False)
    launch = Launch("k", LOOP, "k", (4096, 1, 1), (256, 1, 1), ())
    return whatif(launch, FakeBackend(lambda given: FakeBench(given, times)), options)


def memory_only(found: WhatIf) -> Outcome:
    return next(o for o in found.outcomes if o.experiment.name == "memory-only")


def test_a_copy_of_its_own_is_compared_with_the_original_not_unrolled() -> None:
    found = memory_only(conducted(1.05))
    assert found.status is Status.MEASURED
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(1.05 / 0.5, rel=2e-3)
    assert found.perturbation is not None
    assert found.perturbation.estimate == pytest.approx(1.05, rel=2e-3)
    assert [timing.label for timing in found.timings] == [ROLLED, "on"]


def test_an_original_that_suffers_from_not_being_unrolled_says_nothing() -> None:
    found = conducted(1.4)
    memory = memory_only(found)
    assert memory.verdict is Verdict.UNDECIDED
    assert memory.comparison is not None
    assert memory.comparison.reasons[0] is Reason.PERTURBED
    assert found.limiter.verdict is Limit.UNDECIDED
    assert "memory-only is undecided (the original without unrolling" in found.limiter.reason


def test_the_limiter_takes_no_time_from_a_comparison_that_is_perturbed() -> None:
    memory, math = outcome("memory-only", 0.97, Kind.SEPARATE), outcome("math-only", 0.4)
    assert limiter(memory, math).verdict is Limit.MEMORY_BANDWIDTH
    assert memory.comparison is not None
    doubtful = replace(memory.comparison, verdict=Verdict.UNDECIDED, reasons=(Reason.PERTURBED,))
    found = limiter(replace(memory, comparison=doubtful), math)
    assert found.verdict is Limit.UNDECIDED
