"""Loads that bypass the L1, made plain ones."""

from collections.abc import Callable

import pytest
from machine_code import bodies

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.what_if.experiments.cached_loads import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[[str, str], Built]
KERNEL = """
.visible .entry k(.param .u64 a)
{
	.reg .b64 %rd<3>; .reg .f32 %f<4>;
	ld.param.u64 %rd1, [a];
	cvta.to.global.u64 %rd2, %rd1;
	LOADS
	add.f32 %f3, %f1, %f2;
	st.global.f32 [%rd2], %f3;
	ret;
}
"""


@pytest.mark.parametrize(
    ("stated", "plain"),
    [
        ("ld.global.cg.f32", "ld.global.f32"),
        ("ld.global.cs.f32", "ld.global.f32"),
        ("ld.global.L1::no_allocate.f32", "ld.global.f32"),
        ("ld.global.nc.L1::no_allocate.f32", "ld.global.nc.f32"),
    ],
)
def test_operators_and_hints_are_taken_off(
    make_subject: MakeSubject, built: Build, stated: str, plain: str
) -> None:
    loads = f"{stated} %f1, [%rd2+64]; ld.global.f32 %f2, [%rd2+128];"
    kernel = make_subject(KERNEL.replace("LOADS", loads), "k")
    found = propose(kernel, Scope())
    assert isinstance(found, Proposal)
    assert found.kind is Kind.EQUIVALENT
    assert found.keeps_results
    assert len(found.touched) == 1
    assert found.ptx is not None
    assert f"{plain} %f1" in found.ptx
    assert stated not in found.ptx
    code = bodies("k", built(found.ptx, kernel.launch.kernel).cubin)[0]
    loads_made = [each.sass for each in code if each.sass.split()[0].startswith("LDG")]
    assert loads_made
    assert not any(".NA" in each or "STRONG" in each for each in loads_made)


@pytest.mark.parametrize("load", ["ld.global.f32", "ld.volatile.global.f32", "ld.global.ca.f32"])
def test_others_stay_and_that_says_nothing_of_misses(make_subject: MakeSubject, load: str) -> None:
    loads = f"{load} %f1, [%rd2]; ld.global.f32 %f2, [%rd2+128];"
    found = propose(make_subject(KERNEL.replace("LOADS", loads), "k"), Scope())
    assert isinstance(found, Refusal)
    assert not found.absent
