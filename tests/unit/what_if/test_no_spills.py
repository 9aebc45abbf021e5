from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.resources import Resources
from cuado.what_if.experiments.no_spills import propose

MakeSubject = Callable[..., Kernel]
Build = Callable[..., Built]

EMPTY = ".entry k(.param .u64 a){} {{ ret; }}"
SPILLED = Resources(24, spill_stores=40, spill_loads=36)


def test_without_its_bound_the_kernel_does_not_spill(corpus: MakeSubject, built: Build) -> None:
    plain = corpus("stencil.sm_80", "wave_step", (64, 64, 1), (32, 16, 1))
    launch = replace(plain.launch, max_registers=24)
    kernel = replace(plain, launch=launch, built=built(launch.ptx, launch.kernel, 24))
    assert kernel.built.resources.spills
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.uncapped
    assert proposal.keeps_results
    assert proposal.ptx
    rewritten = built(proposal.ptx, launch.kernel)
    assert not rewritten.resources.spills
    assert rewritten.classes[SassClass.LOCAL_LOAD] == 0
    for expected in proposal.expectations:
        (kind,) = expected.classes
        less = kernel.built.classes[kind] - rewritten.classes[kind]
        assert 0 < less <= expected.minus


def test_bounds_go_and_the_block_stays(handmade: MakeSubject) -> None:
    text = EMPTY.format(" .maxntid 256, 1, 1 .minnctapersm 8 .maxnreg 24")
    proposal = propose(handmade(text, resources=SPILLED), Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert ".maxntid 256, 1, 1" in proposal.ptx
    assert "minnctapersm" not in proposal.ptx
    assert "maxnreg" not in proposal.ptx


def test_a_block_that_was_not_stated_is(handmade: MakeSubject) -> None:
    kernel = handmade(EMPTY.format(" .maxnreg 24"), block=(32, 8, 2), resources=SPILLED)
    proposal = propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    assert proposal.ptx
    assert ".maxntid 32, 8, 2\n{" in proposal.ptx


def test_spills_that_no_bound_makes_cannot_be_helped(handmade: MakeSubject) -> None:
    refusal = propose(handmade(EMPTY.format(""), resources=SPILLED), Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent


def test_no_spills_and_unknown_spills_differ(handmade: MakeSubject) -> None:
    for resources, absent in ((Resources(16, spill_stores=0, spill_loads=0), True),):
        refusal = propose(handmade(EMPTY.format(""), resources=resources), Scope())
        assert isinstance(refusal, Refusal)
        assert refusal.absent is absent
    kernel = handmade(EMPTY.format(""))
    unknown = replace(kernel, built=Built(b"", Resources(16), Counter()))
    refusal = propose(unknown, Scope())
    assert isinstance(refusal, Refusal)
    assert not refusal.absent
