"""Copies that hold other blocks per SM: compared at theirs; undecided only where that matters."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from made_versions import make

import cuado
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import prepared
from cuado.kernel.proposal import Proposal, Scope
from cuado.model.arguments import Buffer, Scalar
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL
from cuado.stats import Comparison, Interval, Reason, Verdict
from cuado.what_if.experiments import all_hits_l2, coalesced_accesses
from cuado.what_if.measure import versions
from cuado.what_if.measure.equal_occupancy import held_like
from cuado.what_if.measure.other_occupancy import undecided_by_occupancy
from cuado.what_if.measure.versions import Version
from cuado.what_if.result import Outcome, Status, WhatIf

MakeSubject = Callable[..., Kernel]
SOFTMAX = Path(__file__).parents[1] / "ptx" / "corpus" / "triton_softmax.sm_90.ptx"
ROWS, COLUMNS = 64, 1024


def copy_of_softmax(corpus: MakeSubject) -> Version:
    """A copy that holds 12 blocks per SM where the original holds 16."""
    found = corpus("triton_softmax.sm_90", "softmax", (ROWS, 1, 1), (128, 1, 1))
    ptx, built = prepared(found.built, found.launch.kernel, found.options)
    kernel = replace(found, launch=replace(found.launch, ptx=ptx), built=built)
    proposal = coalesced_accesses.EXPERIMENT.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    return make(kernel, coalesced_accesses.EXPERIMENT, Scope(), proposal)


def test_the_original_is_measured_at_the_copys_occupancy(corpus: MakeSubject) -> None:
    version = copy_of_softmax(corpus)
    kernel = version.original
    blocks = kernel.blocks_of(version.built.resources)
    assert blocks < kernel.blocks_per_sm
    assert version.sound, version.checks
    name, trial = list(version.trials())[-1]
    assert name.startswith(f"{ORIGINAL} at {blocks} blocks per SM")
    assert trial.program == ORIGINAL
    assert kernel.blocks_of(kernel.built.resources, trial.dynamic_shared_bytes) == blocks


def test_what_holds_as_many_needs_no_other_original(corpus: MakeSubject) -> None:
    kernel = copy_of_softmax(corpus).original
    assert held_like(kernel, kernel.built, None) is None


def test_a_padded_copy_is_held_against_as_much_shared_memory(corpus: MakeSubject) -> None:
    kernel = copy_of_softmax(corpus).original
    assert held_like(kernel, kernel.built, 4096) == 4096


def compared(verdict: Verdict, low: float, high: float) -> Comparison:
    ratio = Interval((low * high) ** 0.5, low, high, 0.95, 20)
    return Comparison(verdict, (Reason.BEYOND_FLOOR,), (), ratio, 0.02, 20, (), ())


SAME = compared(Verdict.SAME, 0.998, 1.004)
SLOWER_BY_A_FIFTH = compared(Verdict.SLOWER, 1.19, 1.21)


@pytest.mark.parametrize("found", [SAME, compared(Verdict.FASTER, 0.93, 0.95)])
def test_an_occupancy_that_changes_nothing_leaves_the_verdict(found: Comparison) -> None:
    assert undecided_by_occupancy(found, SAME) is found


def test_a_gain_beyond_what_the_occupancy_does_is_one() -> None:
    found = undecided_by_occupancy(compared(Verdict.FASTER, 0.10, 0.11), SLOWER_BY_A_FIFTH)
    assert found.verdict is Verdict.FASTER
    assert Reason.OCCUPANCY in found.notes


@pytest.mark.parametrize(
    "found", [compared(Verdict.FASTER, 0.88, 0.9), compared(Verdict.SLOWER, 1.1, 1.2), SAME]
)
def test_what_the_occupancy_alone_could_do_is_undecided(found: Comparison) -> None:
    judged = undecided_by_occupancy(found, SLOWER_BY_A_FIFTH)
    assert judged.verdict is Verdict.UNDECIDED
    assert judged.reasons[0] is Reason.OCCUPANCY


def softmax() -> Launch:
    """A softmax by Triton, some copies of which hold fewer blocks per SM."""
    stride = Scalar("stride", "s32", COLUMNS)
    scratch = Buffer("scratch", "f32", (1,))
    return Launch(
        "softmax",
        SOFTMAX.read_text(),
        "softmax",
        (ROWS, 1, 1),
        (128, 1, 1),
        (
            Buffer("out", "f32", (ROWS, COLUMNS)),
            Buffer("in", "f32", (ROWS, COLUMNS)),
            stride,
            replace(stride, name="columns"),
            scratch,
            replace(scratch, name="profile"),
        ),
        ("out",),
        dynamic_shared_bytes=512,
    )


def answers(found: WhatIf) -> list[object]:
    """All that is said: limiter, causes, and each experiment's verdict and gain."""

    def said(outcome: Outcome) -> object:
        gain = outcome.gain.estimate if outcome.gain else None
        lines = [said(line) for line in outcome.lines]
        return outcome.experiment.name, outcome.status, outcome.verdict, gain, lines

    causes = [(each.cause, each.experiment) for each in found.causes]
    return [found.limiter.verdict, causes, *map(said, found.outcomes)]


def test_a_kernel_that_states_its_block_is_given_fewer_registers() -> None:
    """The assembler takes no cap of such a kernel but one in its PTX: 12 blocks in place of 16."""
    assert ".reqntid" in SOFTMAX.read_text()
    found = cuado.whatif(
        softmax(), device="emulated:h200", experiments=("all-hits-l2",), counters=False
    ).found
    (held,) = (o for o in found.outcomes if o.experiment is all_hits_l2.EXPERIMENT)
    assert held.status is Status.MEASURED
    assert not any("blocks per SM and not" in note for note in held.notes)


def test_the_same_question_has_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if no cap gave a copy the original's occupancy.
    monkeypatch.setattr(versions, "with_fewer_registers", lambda *given: given[2])
    asked = ("memory-only", "math-only", "coalesced-accesses", "all-hits-l2", "no-barriers")
    first, second = (
        cuado.whatif(softmax(), device="emulated:h200", experiments=asked, counters=False).found
        for _ in range(2)
    )
    assert answers(first) == answers(second)
    (held,) = (o for o in first.outcomes if o.experiment is all_hits_l2.EXPERIMENT)
    assert held.status is Status.MEASURED
    assert held.verdict is not Verdict.UNDECIDED
    assert any("blocks per SM and not" in note for note in held.notes)
